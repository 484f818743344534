"""How everything looks: tables, lobbies, hands, results. Nothing here sends, and nothing knows a rule.

A view is made to be rendered only: it is stopped at once, so that discord.py keeps nothing of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord.ui import ActionRow, Button, Container, Item, LayoutView, Section, Separator, TextDisplay, Thumbnail
from discord.utils import escape_markdown

from bot import texts
from bot.narration import tell
from bot.pictures.emojis import Faces
from bot.prompts import MOST_OPTIONS, Row, button, card_option, decision_rows, rows, select
from bot.router import Press
from bot.tables import HABITS, Table
from rules.cards import BLACK_JOKER, NAMES
from rules.catalogue import FOR_TABLES, RULEBOOKS
from rules.chance import commitment
from rules.options import Value
from rules.rounds import AWAY, GONE, LATE, OVER, PLAYING
from rules.shedding.state import State
from rules.shedding.view import UNTOLD, View
from rules.shedding.windows import Declare
from rules.table import Action, Event

GREEN, GOLD, GREY = discord.Colour(0x2E7D4F), discord.Colour(0xC9A227), discord.Colour(0x6B6F76)
BESIDE = {"accuse": "☝️", "jump": "⚡", "ask": "❓"}
"""What may be done out of turn, with buttons at the table where the game has it."""
ASIDE = ("eat", "stop", "tell")
"""What may be done out of turn without a choice, with buttons on the hand when it can be done."""
TOLD = 6
"""How many of the last events a table tells."""
WIDEST = 1200
"""How many characters of a hand are shown as pictures before plain text takes their place."""


def _view(colour: discord.Colour, parts: Sequence[Item[Any] | None], *outside: Row) -> LayoutView:
    view = LayoutView(timeout=None)
    view.add_item(Container(*(part for part in parts if part is not None), accent_colour=colour))
    for row in outside:
        view.add_item(row)
    view.stop()
    return view


def plain_names(table: Table) -> list[str]:
    """The names of the seats, for buttons and selects."""
    return [sitter.name if sitter.person else f"🤖 {sitter.name}" for sitter in table.sitters]


def written_names(table: Table) -> list[str]:
    """The names of the seats, for text."""
    return [escape_markdown(name) for name in plain_names(table)]


def declarations(table: Table) -> tuple[Action, ...]:
    """What may be said with one card left: in most games one thing."""
    window = table.game.window.get("declare")
    return window.words if isinstance(window, Declare) else ()


def game_name(table: Table, locale: str) -> str:
    """What a table's game is called."""
    return texts.text(locale, f"game-{table.game.name}")


def option_value(locale: str, value: Value) -> str:
    """An option's value in words."""
    key = f"value-{value}"
    return texts.text(locale, key) if isinstance(value, str) and texts.has(locale, key) else str(value)


def notice_view(written: str) -> LayoutView:
    """A few words."""
    return _view(GREY, [TextDisplay(written)])


# the lobby


def lobby_view(table: Table, locale: str) -> LayoutView:
    """The lobby: who sits, which game, which options differ; after the start, where it is played."""
    game = game_name(table, locale)
    if table.closed is not None:
        return _view(GREY, [TextDisplay(texts.text(locale, "lobby-closed", game=game))])
    if table.state is not None:
        link = f"<#{table.place}>"
        started = texts.text(locale, "lobby-started", game=game) + "\n" + texts.text(locale, "lobby-link", link=link)
        return _view(GREEN, [TextDisplay(started)])
    host = f"<@{table.host}>"
    seats = "\n".join(
        f"{place}. {f'<@{sitter.person}>' if sitter.person else '🤖 ' + escape_markdown(sitter.name)}"
        for place, sitter in enumerate(table.sitters, 1)
    )
    head = texts.text(locale, "lobby-title", game=game) + "\n" + texts.text(locale, "lobby-host", host=host)
    count = texts.text(locale, "lobby-seats", count=len(table.sitters), most=table.game.seats[1])
    enough = len(table.sitters) >= table.game.seats[0]
    return _view(
        GREEN,
        [
            TextDisplay(head),
            Separator(),
            TextDisplay(f"{count}\n{seats}"),
            TextDisplay(_different(table, locale)),
            *rows(
                _button(locale, Press("join", table.id), discord.ButtonStyle.success),
                _button(locale, Press("leave", table.id)),
                _button(locale, Press("computer", table.id), emoji="🤖"),
                _button(locale, Press("options", table.id), emoji="⚙️"),
                _button(locale, Press("start", table.id), discord.ButtonStyle.primary, disabled=not enough),
            ),
        ],
    )


def _button(
    locale: str,
    press: Press,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
    *,
    disabled: bool = False,
) -> Any:
    return button(press, texts.text(locale, f"button-{press.op}"), style, emoji, disabled=disabled)


def _different(table: Table, locale: str) -> str:
    """The options that are not at their defaults."""
    usual = {option.name: option.default for option in RULEBOOKS[table.game.name].options}
    usual |= {name: choices[0] for name, choices in HABITS.items()}
    now = {**table.game.options, **table.habits}
    changed = [
        f"{texts.text(locale, f'option-{name}')}: {option_value(locale, value)}"
        for name, value in now.items()
        if value != usual[name]
    ]
    if not changed:
        return texts.text(locale, "lobby-plain")
    return texts.text(locale, "lobby-options", options="; ".join(changed))


def options_view(table: Table, locale: str, opened: str = "") -> LayoutView:
    """The options screen, from the declared options; ``opened`` is the one whose values are offered."""
    book = RULEBOOKS[table.game.name]
    now: dict[str, Value] = {**table.game.options, **table.habits}
    listed = "\n".join(
        f"- {texts.text(locale, f'option-{name}')}: **{option_value(locale, value)}**" for name, value in now.items()
    )
    head = texts.text(locale, "options-title", game=game_name(table, locale))
    games = [
        discord.SelectOption(label=texts.text(locale, f"game-{name}"), value=name, default=name == book.name)
        for name in FOR_TABLES
    ]
    names = [
        discord.SelectOption(
            label=texts.text(locale, f"option-{name}")[:100],
            value=name,
            description=option_value(locale, value)[:100],
            default=name == opened,
        )
        for name, value in now.items()
    ]
    found: list[Item[Any] | None] = [
        TextDisplay(f"{head}\n{texts.text(locale, 'options-hint')}"),
        TextDisplay(listed),
        _if_any(_clashes(table, locale)),
        select(Press("game", table.id), texts.text(locale, "options-pick-game"), games),
        *(
            select(Press("option", table.id, argument=str(start)), texts.text(locale, "options-pick"), some)
            for start in range(0, len(names), MOST_OPTIONS)
            if (some := names[start : start + MOST_OPTIONS])
        ),
    ]
    choices = option_choices(table, opened)
    if choices:
        title = texts.text(locale, "options-value", option=texts.text(locale, f"option-{opened}"))
        offered = [
            discord.SelectOption(
                label=option_value(locale, value)[:100], value=str(value), default=value == now[opened]
            )
            for value in choices
        ]
        found.append(select(Press("value", table.id, argument=opened), title, offered))
    found += rows(_button(locale, Press("dismiss", table.id)))
    return _view(GREY, found)


def _clashes(table: Table, locale: str) -> str:
    """Which of the chosen options are advised against."""
    clashes = RULEBOOKS[table.game.name].clashes(table.game.options)
    return "\n".join(texts.text(locale, "options-conflict", rule=clash.rule) for clash in clashes)


def option_choices(table: Table, name: str) -> list[Value]:
    """The values that an option offers to choose from; none when it has to be written."""
    if name in HABITS:
        return list(HABITS[name])
    for option in RULEBOOKS[table.game.name].options:
        if option.name == name and option.high - option.low < 24 - len(option.words):
            return [*option.words, *range(option.low, option.high + 1)]
    return []


# the table


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
        _if_any(_signs(table, seen, locale, names)),
        _if_any(_open_hands(seen, names, faces)),
        _if_any("\n".join(_told(table, locale, names, faces)) if not over else ""),
        Separator(),
    ]
    if table.closed is not None and not over:
        return _view(GREY, [TextDisplay(title), TextDisplay(texts.text(locale, "notice-closed"))])
    return _view(GOLD if "silent" in seen.marks else GREEN, [*parts, *_table_rows(table, seen, locale)])


def _if_any(written: str) -> TextDisplay[LayoutView] | None:
    return TextDisplay(written) if written else None


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
    signs = []
    if seen.call >= 0:
        signs.append(texts.text(locale, "table-called", suit=texts.text(locale, f"suit-{seen.call}")))
    signs += [
        texts.text(locale, f"table-mark-{mark}") for mark in seen.marks if texts.has(locale, f"table-mark-{mark}")
    ]
    if table.game.options.get("secret_card") == "on" and seen.phase == PLAYING:
        signs.append(texts.text(locale, "table-secret"))
    if seen.vote is not None:
        vote = seen.vote
        signs.append(texts.text(locale, "table-vote", accused=names[vote.accused], by=names[vote.by], rule=vote.rule))
    if table.state is not None and seen.phase == PLAYING:
        mark = commitment(table.state.seed)[:16]
        signs.append("-# " + texts.text(locale, "table-hash", round=seen.round, hash=mark))
    return "\n".join(signs)


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
        return rows(_button(locale, Press("again", number), discord.ButtonStyle.success))
    hand = _button(locale, Press("hand", number), discord.ButtonStyle.primary)
    if seen.phase != PLAYING:
        return rows(
            _button(locale, Press("deal", number), discord.ButtonStyle.success),
            hand,
            _button(locale, Press("join", number)),
            _button(locale, Press("leave", number)),
        )
    buttons = [
        hand,
        _button(locale, Press("draw", number, asked)),
        _button(locale, Press("pass", number, asked)),
        *_mau_buttons(table, seen, locale),
    ]
    for verb, emoji in BESIDE.items():
        if verb in table.game.window:
            buttons.append(_button(locale, Press(verb, number), emoji=emoji))
    if "says" in table.game.window:
        buttons.append(button(Press("laugh", number), "", emoji="😂"))
    if any(status == AWAY for status in seen.status):
        buttons.append(_button(locale, Press("back", number)))
    if seen.vote is not None:
        buttons += [
            button(Press("vote", number, argument=str(yes)), texts.text(locale, "button-yes" if yes else "button-no"))
            for yes in (1, 0)
        ]
    return rows(*buttons)


def _mau_buttons(table: Table, seen: View, locale: str) -> list[Button[LayoutView]]:
    """What is said with one card left, or the knock that takes its place under silence."""
    green = discord.ButtonStyle.success
    if "silent" in seen.marks and "knock" in table.game.window:
        return [button(Press("mau", table.id), texts.text(locale, "button-knock"), green)]
    return [
        button(Press("mau", table.id, argument=word.text), texts.text(locale, _said(word)), green)
        for word in declarations(table)
    ]


def _said(word: Action) -> str:
    return f"button-say-{word.text.replace(' ', '-')}" if word.text else "button-mau"


def secret_view(card: int, locale: str, faces: Faces) -> LayoutView:
    """The secret card, for a moment."""
    return _view(GOLD, [TextDisplay(texts.text(locale, "secret-shown", card=faces.text(card)))])


# results


def result_view(table: Table, locale: str, faces: Faces) -> LayoutView:
    """Who scored what in the round that is over, and why; with the last round, the standing."""
    state = table.state
    names = written_names(table)
    lines, number = table.notes["scored"]
    if state is None:
        return notice_view("")
    winner = state.won[-1]
    title = (
        texts.text(locale, "result-title", round=number, winner=names[winner])
        if winner >= 0
        else texts.text(locale, "result-nobody", round=number)
    )
    account = "\n".join(_account(state, seat, lines, names, locale, faces) for seat in state.seating)
    parts: list[Item[Any] | None] = [TextDisplay(title), TextDisplay(account[:3000])]
    if state.phase == OVER:
        parts += [Separator(), TextDisplay(_final(table, state, names, locale))]
    parts.append(TextDisplay("-# " + texts.text(locale, "result-seed", seed=state.seed)))
    return _view(GOLD, parts)


def _account(
    state: State, seat: int, lines: Sequence[Sequence[Any]], names: Sequence[str], locale: str, faces: Faces
) -> str:
    """A seat's points of the round, each with its reason."""
    mine = [(why, card, points) for who, why, card, points in lines if who == seat]
    whys = [
        texts.text(locale, f"result-why-{why}", card=faces.text(card) if card >= 0 else "", points=points, count=points)
        for why, card, points in mine
    ]
    told = texts.text(
        locale,
        "result-line",
        who=f"**{names[seat]}**",
        points=sum(points for *_, points in mine),
        total=state.totals[seat],
    )
    return told + (f" ({', '.join(whys)})" if whys else "")


def _final(table: Table, state: State, names: Sequence[str], locale: str) -> str:
    standing = table.game.standing(state)
    best = [names[seat] for seat in standing if state.totals[seat] == state.totals[standing[0]]]
    places = [
        texts.text(
            locale,
            "result-place",
            place=1 + sum(1 for other in standing if _better(table, state, other, seat)),
            who=names[seat],
            total=state.totals[seat],
        )
        for seat in standing
    ]
    return "\n".join([texts.text(locale, "result-final", winner=", ".join(best)), *places])


def _better(table: Table, state: State, one: int, other: int) -> bool:
    lower = state.totals[one] < state.totals[other]
    return lower if table.game.scoring.lowest_wins else state.totals[one] > state.totals[other]


# the hand


def hand_view(table: Table, seat: int, locale: str, faces: Faces, note: str = "") -> LayoutView:
    """A seat's own hand: where it belongs, the cards, what is awaited, and everything needed to do it there."""
    seen = table.view(seat)
    message = table.posted.get("message")
    place = f"https://discord.com/channels/{table.server or '@me'}/{table.place}"
    link = f"{place}/{message['id']}" if message and message["channel"] == table.place else place
    where = escape_markdown(table.notes.get("where") or f"#{table.id}")
    title = texts.text(locale, "hand-title", game=game_name(table, locale), link=f"[{where}]({link})")
    parts: list[Item[Any] | None] = [
        TextDisplay(title),
        _if_any(note),
        TextDisplay(_cards(seen, locale, faces)) if seen.phase == PLAYING else None,
        TextDisplay(_awaited(table, seen, locale, faces)),
        _if_any(_reached(table, seen, locale)),
        *(decision_rows(table, seen, plain_names(table), locale, faces) if seen.phase == PLAYING else []),
        *_beside(table, seen, locale, faces),
    ]
    mine = bool(seen.moves)
    return _view(GREEN if mine else GREY, parts)


def _reached(table: Table, seen: View, locale: str) -> str:
    """What somebody playing alone has reached (IME-54)."""
    if not table.alone or table.state is None or "scored" not in table.notes:
        return ""
    found = {why: points for _, why, _, points in table.notes["scored"][0]}
    key = "solitaire-done" if found else "solitaire-stuck"
    return texts.text(locale, key, drawn=found.get("drawn", 0), turns=found.get("turns", 0), total=seen.totals[0])


def _cards(seen: View, locale: str, faces: Faces) -> str:
    if not seen.hand:
        return texts.text(locale, "hand-not-in" if seen.seat not in seen.order else "hand-empty")
    pictures = "# " + " ".join(faces.text(card) for card in seen.hand)
    if len(pictures) > WIDEST:
        pictures = " ".join(Faces.plain().text(card) for card in seen.hand)
    return pictures


def _awaited(table: Table, seen: View, locale: str, faces: Faces) -> str:
    if seen.phase != PLAYING or seen.awaits is None:
        return texts.text(locale, "hand-over" if seen.phase == OVER else "hand-between")
    names = written_names(table)
    if seen.seat not in seen.awaits.seats:
        who = ", ".join(names[seat] for seat in seen.awaits.seats)
        key = "hand-away" if seen.seat >= 0 and seen.status[seen.seat] == AWAY else "hand-wait"
        return texts.text(locale, key, who=who)
    kind = seen.awaits.kind
    if kind != "turn":
        return texts.text(locale, f"hand-{kind}", debt=seen.debt or seen.threat)
    if seen.base < 0:
        return texts.text(locale, "hand-turn-any")
    if seen.drawn:
        return texts.text(locale, "hand-turn-drawn", card=" ".join(faces.text(card) for card in seen.drawn))
    if seen.call >= 0:
        return texts.text(locale, "hand-turn-call", suit=texts.text(locale, f"suit-{seen.call}"))
    return texts.text(locale, "hand-turn", top=faces.text(seen.base))


def _beside(table: Table, seen: View, locale: str, faces: Faces) -> list[Row]:
    """What may be done out of turn: declaring, and arming a jump."""
    found: list[Row] = []
    if seen.phase == PLAYING and len(seen.hand) == 1 and seen.seat in seen.order:
        found += rows(*_mau_buttons(table, seen, locale))
    aside = [action.verb for action in seen.legal if action.verb in ASIDE]
    found += rows(
        *(button(Press("aside", table.id, argument=verb), texts.text(locale, f"button-{verb}")) for verb in aside)
    )
    held = sorted(set(seen.hand))
    if seen.phase == PLAYING and "jump" in table.game.window and not seen.moves and len(held) > 0:
        armed = table.sitters[seen.seat].armed
        row: Row = ActionRow()
        options = [card_option("arm", card, locale, faces) for card in held if card < BLACK_JOKER][:25]
        for option in options:
            option.default = option.value.partition(".")[2] in {NAMES[card] for card in armed}
        if options:
            row.add_item(
                discord.ui.Select(
                    custom_id=Press("arm", table.id).id,
                    placeholder=texts.text(locale, "pick-arm")[:150],
                    options=options,
                    min_values=0,
                    max_values=len(options),
                )
            )
            found.append(row)
    return found
