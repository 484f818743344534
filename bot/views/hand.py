"""A seat's own hand, with everything needed to play it."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import MediaGalleryItem
from discord.ui import Button, Item, LayoutView, MediaGallery, TextDisplay

from bot.language import names, texts
from bot.language.cards import card_in_words, named_faces
from bot.language.narration import tell
from bot.language.texts import fact
from bot.pictures.emojis import Faces
from bot.rulebook.why import about_now
from bot.tables.latest import recent
from bot.tables.notes import NO_CARD
from bot.tables.schedule import RULE
from bot.tables.table import Table
from bot.tables.talk import declaration, said_by
from bot.time import moment
from bot.views.components import (
    DESCRIPTION_CHARACTERS,
    GOLD,
    GREEN,
    GREY,
    SELECT_OPTIONS,
    ComponentRow,
    framed,
    if_any,
    own_button,
    rows,
    select,
)
from bot.views.families.of_game import board
from bot.views.game_names import game_name
from bot.views.hints import hints
from bot.views.new_rule import RulePress, makes_rule
from bot.views.own_result import own_result
from bot.views.parts import (
    SERVER_NAME_CHARACTERS,
    aside_buttons,
    look_button,
    mau_buttons,
    names_to,
    pause_lines,
    plain_names,
    signs,
    table_link,
    vote_buttons,
    votes,
    why_button,
    why_row,
    written_names,
)
from bot.views.press import TablePress
from bot.views.prompts import card_option, of_round
from bot.views.table import BackPress, DealPress, ResumePress, awaited_from, seats
from rules.cards import BLACK_JOKER, NAMES
from rules.match import AWAY, OVER, PLAYING
from rules.shedding.declaring import ANNOUNCING
from rules.table import SomeEvent
from rules.view import View

TOLD_EVENTS, EVENT_CHARACTERS, ALL_CHARACTERS = 6, 400, 1200
"""Upper bounds: told events, characters of one event, characters of all."""
EVENTS_BETWEEN = 4
"""Upper bound on the last events of the table that a hand between two turns tells."""
LONG_HAND_CARDS = 10
"""A hand with more cards than this is a long hand."""
HAND_PICTURE = "hand.png"
"""The file name of the picture of a long hand."""


class ArmPress(TablePress, op="arm"):
    """*Jump in if I can, with …*."""


def hand_view(
    table: Table,
    seat: int,
    locale: str,
    faces: Faces,
    note: str = "",
    happened: Sequence[SomeEvent] = (),
    at: float = 0.0,
    *,
    rule: str = "",
    hinted: bool = False,
    large: bool = False,
    turned: str = "",
) -> LayoutView:
    """A seat's own hand: the cards, large and first, where it is played, what is awaited, and everything needed to
    answer that.

    ``note`` says what has just been done, or why it was refused, by the ``rule`` of this id. A hand that is asked tells
    what ``happened`` since its last turn. Any other hand says how the table stood ``at`` the time when it was painted.
    ``hinted`` adds hints about its special cards, and about what has just happened to it. ``large``: its cards are in a
    picture that is sent with it.

    After a round it is the seat's result instead; ``turned`` says which move turned the round. During a pause nothing
    is asked.
    """
    seen, faces = table.view(seat), named_faces(locale, faces)
    playing = seen.phase == PLAYING
    if not playing and not table.alone:
        ended = [TextDisplay(hand_title(table, locale)), if_any(note), *own_result(table, seat, locale, faces, turned)]
        after = [why_row(table, rule, locale) if rule else None, *_after_round(table, seen, locale)]
        return framed(GOLD, [*ended, *after])
    paused = playing and bool(table.notes.pause.span)
    if playing and not note and not happened and not _is_asked(seen):  # who has just moved knows
        happened = recent(table.notes.round)[-EVENTS_BETWEEN:]
    told = "\n".join(pause_lines(table, locale)) if paused else _table(table, seen, locale, faces, happened, at)
    where = texts.text(locale, "hand-where", game=game_name(table, locale), link=_where(table))
    below = "\n".join([where, *([note] if note else [])])
    held = hand_parts(seen, locale, faces, told, below=below, asks=not paused, large=large)
    if paused:
        resume = rows(own_button(locale, ResumePress(table.id), emoji="▶️"))
        return framed(GREY, [*held, *_presence(table, seen, locale), *resume])
    parts: list[Item[LayoutView] | None] = [
        *held,
        if_any(_out_of_turn(seen, locale)),
        if_any(_risk(table, seen, locale)),
        if_any(
            hints(table.game, seen, recent(table.notes.round), written_names(table), locale, faces) if hinted else ""
        ),
        if_any(_reached(table, seen, locale)),
        *_presence(table, seen, locale),
        *_open_vote(table, seen, locale),
        *(board(seen).rows(table, seen, plain_names(table), locale, faces) if playing else []),
        if_any(_announces(table, seen, locale)),
        *_beside(table, seen, locale, faces),
        *rows(*_last_buttons(table, seen, locale, rule)),
    ]
    mine = bool(seen.moves)
    return framed(GREEN if mine else GREY, parts)


def hand_title(table: Table, locale: str) -> str:
    """The title of a hand: the game, the server, and the way to the table."""
    return texts.text(locale, "hand-title", game=game_name(table, locale), link=_where(table))


def _where(table: Table) -> str:
    """The server of a table, and the way to it."""
    where = f"{names.written(table.notes.origin.where, SERVER_NAME_CHARACTERS)} · " if table.notes.origin.where else ""
    return where + f"[#{table.id}]({table_link(table)})"  # no name stands in a link: it might end it


def is_long(seen: View) -> bool:
    """Whether a hand has more cards than can be seen well in one row."""
    return seen.phase == PLAYING and len(seen.hand) > LONG_HAND_CARDS


def hand_parts(
    seen: View, locale: str, faces: Faces, table: str, *, below: str = "", asks: bool = True, large: bool = False
) -> list[Item[LayoutView] | None]:
    """The parts of a hand: its cards, what stands right ``below`` them, what only it is told, the ``table`` in words,
    and what is awaited from it, if it ``asks``.
    """
    playing = seen.phase == PLAYING
    return [
        (_large(seen, locale) if large else TextDisplay(_cards(seen, locale, faces))) if playing else None,
        if_any(below),
        if_any("\n".join(board(seen).private(seen, locale, faces) if playing else [])),
        if_any(table),
        if_any(_awaited(seen, locale, faces) if asks else ""),
    ]


def _table(table: Table, seen: View, locale: str, faces: Faces, happened: Sequence[SomeEvent], at: float) -> str:
    """The summary of the table. A hand that is not asked says at which time the table stood so: it is not edited when
    others move.
    """
    if seen.phase != PLAYING:
        return ""
    if table.alone:
        return "\n".join(signs(seen, locale))
    if _is_asked(seen):
        return table_summary(table, seen, locale, faces, happened)
    if not at:
        return ""
    summary = between_turns(table, seen, locale, faces, happened)
    return f"{summary}\n-# {texts.text(locale, 'hand-as-of')} {moment(at, 'f')}"


def _is_asked(seen: View) -> bool:
    """Whether something is awaited from the seat of this view."""
    return seen.awaits is not None and seen.seat in seen.awaits.seats


def _may_look(table: Table, seen: View) -> bool:
    """Whether there is a card in this round at which this seat has not looked yet."""
    shown = table.notes.round.shown != NO_CARD and seen.seat in seen.order
    return shown and seen.phase == PLAYING and seen.seat not in table.notes.round.looked


def _after_round(table: Table, seen: View, locale: str) -> Sequence[Item[LayoutView]]:
    """What a person may do between two rounds; nothing when the match is over."""
    if seen.phase == OVER or table.closed is not None:
        return []
    if seen.status[seen.seat] == AWAY:
        return rows(own_button(locale, BackPress(table.id), discord.ButtonStyle.success))
    if not table.complete or table.notes.pause.span:
        return []
    if not (makes_rule(table) and seen.seat == table.rule_maker):
        return rows(own_button(locale, DealPress(table.id), discord.ButtonStyle.success))
    rule = own_button(locale, RulePress(table.id), discord.ButtonStyle.primary, "✏️")
    told = texts.text(locale, "hand-rule", until=table.clock_of(RULE))
    return [TextDisplay(told), *rows(rule, own_button(locale, DealPress(table.id), discord.ButtonStyle.success))]


def _reached(table: Table, seen: View, locale: str) -> str:
    """What a person who plays alone has reached (IME-54)."""
    if not table.alone or table.state is None or table.notes.round.scored is None:
        return ""
    found = {why: points for _, why, _, points in table.notes.round.scored.lines}
    key = "solitaire-done" if found else "solitaire-stuck"
    return texts.text(locale, key, drawn=found.get("drawn", 0), turns=found.get("turns", 0), total=seen.totals[0])


def _cards(seen: View, locale: str, faces: Faces) -> str:
    if not seen.hand:
        return texts.text(locale, "hand-not-in" if seen.seat not in seen.order else "hand-empty")
    return faces.told(lambda some: ("# " if some is faces else "") + some.row(seen.hand))


def _large(seen: View, locale: str) -> MediaGallery[LayoutView]:
    """The picture of a long hand, described by the cards' names for screen readers."""
    cards = texts.listed(locale, (card_in_words(locale, card) for card in seen.hand))
    told = texts.text(locale, "hand-large", cards=cards)
    return MediaGallery(MediaGalleryItem(f"attachment://{HAND_PICTURE}", description=told[:DESCRIPTION_CHARACTERS]))


def _awaited(seen: View, locale: str, faces: Faces) -> str:
    """What is awaited from this seat. Nothing is said about other seats: a hand is edited only when it is asked, so
    that would become outdated.
    """
    if seen.phase != PLAYING or seen.awaits is None:
        return texts.text(locale, "hand-over" if seen.phase == OVER else "hand-between")
    if not _is_asked(seen):
        return ""
    return board(seen).prompt(seen, locale, faces)


def _out_of_turn(seen: View, locale: str) -> str:
    """That a card would be a mistake now, where the hand offers them at any time. When the turn comes, the hand is
    painted anew.
    """
    return "" if seen.moves or not any(move.cards for move in seen.offered) else texts.text(locale, "hand-out-of-turn")


def _risk(table: Table, seen: View, locale: str) -> str:
    """What a wrong card costs, as long as this seat has not paid for one in this round."""
    if table.state is None or seen.phase != PLAYING or not seen.offered:
        return ""
    cost = board(seen).risk(table.game, table.state, seen.seat)
    return texts.text(locale, "hand-risk", cards=cost) if cost else ""


def _presence(table: Table, seen: View, locale: str) -> list[Item[LayoutView]]:
    """That a person is away while a round is on, and the way back."""
    if seen.phase != PLAYING or seen.status[seen.seat] != AWAY:
        return []
    back = own_button(locale, BackPress(table.id), discord.ButtonStyle.success)
    return [TextDisplay(texts.text(locale, "hand-away")), *rows(back)]


def _open_vote(table: Table, seen: View, locale: str) -> list[Item[LayoutView]]:
    """What is voted on, and the buttons, for who still can vote."""
    if seen.phase != PLAYING or seen.vote is None or not table.may_vote(seen.seat):
        return []
    told = "\n".join(votes(seen, written_names(table), locale))
    return [TextDisplay(told), *rows(*vote_buttons(table, seen, locale))]


def _announces(table: Table, seen: View, locale: str) -> str:
    """That the last card is to be announced now, as long as nothing was said; or the word that is due before it is
    laid.
    """
    state = table.state
    if state is None or state.phase != PLAYING or seen.hindered:
        return ""
    if seen.seat not in table.game.to_announce(state):
        due = [action for action in seen.legal if action.verb == "declare"]
        declare = declaration(table.game) if due and board(seen).ends_with_a_word(table.game) else None
        if declare is None:
            return ""
        return texts.text(locale, "hand-say", word=said_by(declare, due[0], locale, names.written))
    needed = fact(board(seen).announces_in_time(table.game))
    return texts.text(locale, "hand-announce", needed=needed, count=len(seen.hand))


def _beside(table: Table, seen: View, locale: str, faces: Faces) -> list[ComponentRow]:
    """What may be done out of turn: declare, arm a jump, and actions without a choice."""
    found: list[ComponentRow] = []
    if seen.phase != PLAYING:
        return found
    if any(action.verb in ANNOUNCING for action in seen.legal):
        found += rows(*mau_buttons(table, seen, locale, due=True))
    found += rows(*aside_buttons(table.id, seen, locale))
    held = sorted(set(seen.hand))
    if "jump" in table.game.interrupts and not seen.moves and held and seen.status[seen.seat] != AWAY:
        armed = table.players[seen.seat].armed
        options = [card_option("arm", card, locale, faces) for card in held if card < BLACK_JOKER][:SELECT_OPTIONS]
        for option in options:
            option.default = option.value.partition(".")[2] in {NAMES[card] for card in armed}
        if options:
            found.append(
                select(
                    ArmPress(table.id, of_round(table)),
                    texts.text(locale, "pick-arm"),
                    options,
                    least=0,
                    most=len(options),
                )
            )
    return found


def _last_buttons(table: Table, seen: View, locale: str, rule: str) -> list[Button[LayoutView]]:
    """Buttons about others, *Secret card* and *Why?*: one row, for a row of its own costs as much as a button."""
    found: list[Button[LayoutView]] = []
    if seen.phase == PLAYING:
        found += board(seen).about_others(table, locale)
    if _may_look(table, seen):
        found.append(look_button(table, locale))
    if rule or (seen.phase == PLAYING and about_now(seen)):
        found.append(why_button(table, rule, locale))
    return found


def table_summary(table: Table, seen: View, locale: str, faces: Faces, happened: Sequence[SomeEvent]) -> str:
    """Who sits where with how many cards, the card to follow, other signs, and what ``happened`` since the seat's last
    turn.
    """
    its, named = board(seen), written_names(table)
    lies = its.lies_there(seen, locale, faces)
    said = lies == "?" or lies in its.prompt(seen, locale, faces)
    lying = [] if said else [texts.text(locale, "hand-lies", lies=lies)]
    holds = [*lying, *its.signs(table, seen, locale), *signs(seen, locale)]
    late = 0 <= seen.seat < len(table.players) and table.players[seen.seat].idle > 0
    lines = tell(happened, named, locale, faces, seen.seat)
    since = _told("hand-since-late" if late else "hand-since", lines, locale)
    return "\n".join([seats(table, seen, locale, names_to(table, seen.seat, locale)), *holds, *since])


def between_turns(table: Table, seen: View, locale: str, faces: Faces, lately: Sequence[SomeEvent]) -> str:
    """The card to follow, from whom what is awaited, how many cards the others hold (where the game shows it), and what
    happened ``lately``. Each answer to a press has this, so it is made of texts that are cached.
    """
    its, named = board(seen), written_names(table)
    lies = its.lies_there(seen, locale, faces)
    lines = [texts.text(locale, "hand-lies", lies=lies)] if lies != "?" else []
    lines += [awaited_from(seen, named, locale), *its.signs(table, seen, locale), *signs(seen, locale)]
    held = [f"{named[one]} **{seen.counts[one]}**" for one in seen.order if one != seen.seat and seen.counts[one] >= 0]
    lines += [f"{texts.text(locale, 'hand-counts')} {' · '.join(held)}"] if held else []
    told = tell(lately, named, locale, faces, seen.seat) if lately else []
    return "\n".join([*lines, *_told("hand-lately", told, locale)])


def _told(heading: str, lines: Sequence[str], locale: str) -> list[str]:
    """The last of the lines of what happened, below a heading; nothing if there are none."""
    told = list[str]()
    for line in reversed([line for line in lines if len(line) <= EVENT_CHARACTERS][-TOLD_EVENTS:]):
        if sum(map(len, told)) + len(line) <= ALL_CHARACTERS:
            told.insert(0, f"- {line}")
    told = ["- …", *told] if len(told) < len(lines) else told
    return [texts.text(locale, heading), *told] if told else []
