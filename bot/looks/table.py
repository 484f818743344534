"""The table as everybody sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord.ui import Item, LayoutView, Section, Separator, TextDisplay, Thumbnail

from bot import texts
from bot.looks.parts import (
    GOLD,
    GREEN,
    GREY,
    WIDEST,
    framed,
    game_name,
    if_any,
    mau_buttons,
    own_button,
    signs,
    written_names,
)
from bot.narration import tell
from bot.pictures.emojis import Faces
from bot.prompts import Row, button, rows
from bot.router import Press
from bot.tables import Table
from rules.chance import commitment
from rules.rounds import AWAY, GONE, LATE, OVER, PLAYING
from rules.shedding.view import UNTOLD, View
from rules.table import Event

BESIDE = {"accuse": "☝️", "jump": "⚡", "ask": "❓"}
"""What may be done out of turn, with buttons at the table where the game has it."""
TOLD = 6
"""How many of the last events a table tells."""


def table_view(table: Table, locale: str, faces: Faces) -> LayoutView:
    """The table as everybody sees it, with the buttons that are the same for everybody all the time."""
    seen = table.view()
    names = written_names(table)
    over = seen.phase == OVER
    title = texts.text(
        locale, "table-title-over" if over else "table-title", game=game_name(table, locale), round=seen.round
    )
    parts: list[Item[Any] | None] = [
        _top(title, seen, table, locale, faces),
        TextDisplay(_seats(seen, locale, names)),
        if_any(_signs(table, seen, locale, names)),
        if_any(_open_hands(seen, names, faces)),
        if_any("\n".join(_told(table, locale, names, faces)) if not over else ""),
        Separator(),
    ]
    if table.closed is not None and not over:
        return framed(GREY, [TextDisplay(title), TextDisplay(texts.text(locale, "notice-closed"))])
    return framed(GOLD if "silent" in seen.marks else GREEN, [*parts, *_table_rows(table, seen, locale)])


def _top(title: str, seen: View, table: Table, locale: str, faces: Faces) -> Item[Any]:
    if seen.top < 0 or seen.phase == OVER:
        return TextDisplay(title)
    lines = [title, "# " + faces.text(seen.top)]
    if seen.base != seen.top:
        lines.append(texts.text(locale, "table-follow", card=faces.text(seen.base)))
    lines.append(_whose_turn(table, seen, locale))
    picture = faces.emoji(seen.top)
    if picture is None:
        return TextDisplay("\n".join(lines))
    lines.pop(1)
    described = Faces.plain().text(seen.top)
    return Section(TextDisplay("\n".join(lines)), accessory=Thumbnail(picture.url, description=described))


def _whose_turn(table: Table, seen: View, locale: str) -> str:
    names = written_names(table)
    if seen.phase != PLAYING or seen.awaits is None:
        if seen.phase == OVER:
            return ""
        return texts.text(locale, "table-between", when=f"<t:{int(table.deadlines.get('deal', 0))}:R>")
    who = ", ".join(names[seat] for seat in seen.awaits.seats)
    key = {"turn": "table-turn", "answer": "table-answers"}.get(seen.awaits.kind, f"table-{seen.awaits.kind}")
    facts: dict[str, Any] = {"who": who, "debt": seen.debt or seen.threat}
    if "turn" in table.deadlines and seen.awaits.kind in ("turn", "answer"):
        return texts.text(locale, key + "-until", until=f"<t:{int(table.deadlines['turn'])}:R>", **facts)
    return texts.text(locale, key, **facts)


def _seats(seen: View, locale: str, names: Sequence[str]) -> str:
    """The seats in the order in which they sit, clockwise, with what each holds."""
    turning = texts.text(locale, "table-clockwise" if seen.direction == 1 else "table-counter")
    stock = texts.text(locale, "table-stock", count=seen.stock)
    lines = [f"{turning} · {stock}"] if seen.phase != OVER else []
    for seat in seen.seating:
        if seen.status[seat] == GONE:
            continue
        awaited = seen.awaits is not None and seat in seen.awaits.seats
        said = [f"**{names[seat]}**" if awaited else names[seat]]
        if seat in seen.order and seen.phase == PLAYING and seen.counts[seat] != UNTOLD:
            said.append(texts.text(locale, "cards-count", count=seen.counts[seat]))
        if f"eating:{seat}" in seen.marks:
            said.append(texts.text(locale, "seat-eating"))
        if seen.status[seat] == AWAY:
            said.append(texts.text(locale, "seat-away"))
        if seen.status[seat] == LATE:
            said.append(texts.text(locale, "seat-next"))
        said.append(f"Σ {seen.totals[seat]}")
        lines.append(("▸ " if awaited else "– ") + " · ".join(said))
    return "\n".join(lines)


def _signs(table: Table, seen: View, locale: str, names: Sequence[str]) -> str:
    """What stands at the table: a call, silence, a secret card, a vote, the deal's fingerprint."""
    found = []
    if seen.call >= 0:
        found.append(texts.text(locale, "table-called", suit=texts.text(locale, f"suit-{seen.call}")))
    found += signs(seen, locale)
    if table.game.options.get("secret_card") == "on" and seen.phase == PLAYING:
        found.append(texts.text(locale, "table-secret"))
    if seen.vote is not None:
        vote = seen.vote
        found.append(texts.text(locale, "table-vote", accused=names[vote.accused], by=names[vote.by], rule=vote.rule))
    if table.state is not None and seen.phase == PLAYING:
        mark = commitment(table.state.seed)[:16]
        found.append("-# " + texts.text(locale, "table-hash", round=seen.round, hash=mark))
    return "\n".join(found)


def _open_hands(seen: View, names: Sequence[str], faces: Faces) -> str:
    """All hands, where they lie open (IME-52)."""
    if not seen.hands or seen.phase != PLAYING:
        return ""
    for kind in (faces, Faces.plain()):
        lines = [f"{names[seat]}: " + " ".join(kind.text(card) for card in seen.hands[seat]) for seat in seen.order]
        if sum(map(len, lines)) <= WIDEST:
            break
    return "\n".join(lines)


def _told(table: Table, locale: str, names: Sequence[str], faces: Faces) -> list[str]:
    happened = [Event.decode(code) for code in table.notes["recent"]]
    return tell(happened, names, locale, faces)[-TOLD:]


def _table_rows(table: Table, seen: View, locale: str) -> list[Row]:
    number, asked = table.id, table.asked
    if seen.phase == OVER:
        return rows(own_button(locale, Press("again", number), discord.ButtonStyle.success))
    hand = own_button(locale, Press("hand", number), discord.ButtonStyle.primary)
    if seen.phase != PLAYING:
        return rows(
            own_button(locale, Press("deal", number), discord.ButtonStyle.success),
            hand,
            own_button(locale, Press("join", number)),
            own_button(locale, Press("leave", number)),
        )
    buttons = [
        hand,
        own_button(locale, Press("draw", number, asked)),
        own_button(locale, Press("pass", number, asked)),
        *mau_buttons(table, seen, locale),
    ]
    for verb, emoji in BESIDE.items():
        if verb in table.game.window:
            buttons.append(own_button(locale, Press(verb, number), emoji=emoji))
    if "says" in table.game.window:
        buttons.append(button(Press("laugh", number), "", emoji="😂"))
    if any(status == AWAY for status in seen.status):
        buttons.append(own_button(locale, Press("back", number)))
    if seen.vote is not None:
        buttons += [
            button(Press("vote", number, argument=str(yes)), texts.text(locale, "button-yes" if yes else "button-no"))
            for yes in (1, 0)
        ]
    return rows(*buttons)


def secret_view(card: int, locale: str, faces: Faces) -> LayoutView:
    """The secret card, for a moment."""
    return framed(GOLD, [TextDisplay(texts.text(locale, "secret-shown", card=faces.text(card)))])
