"""The list of what a person has said of their next turns, and how it is changed."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord.ui import Button, LayoutView

from bot.screens.ahead import (
    ANY,
    ARM,
    LIST_CHARACTERS,
    WHEN,
    WITHOUT_CARDS,
    AheadPress,
    add_press,
    ahead_stamp,
    card_rows,
    deed_in_words,
    fact_in_words,
    fit_lines,
    follow_sign,
    sentence,
    way_label,
)
from bot.screens.components import (
    GREY,
    SELECT_OPTIONS,
    ComponentRow,
    TablePress,
    button,
    framed_view,
    number,
    rows,
    select,
    select_option,
)
from bot.screens.games import board
from bot.screens.hand import cards_line
from bot.screens.page import HandPress, Page
from bot.screens.prompts import chosen_move, decode_places, make_round_argument, stamp
from bot.tables.table import Refused, Table
from bot.words import text_keys
from bot.words.texts import Person, fact
from rules.ahead import JUMP, ONLY, MoveAhead, is_known_fact, parts
from rules.cards import SUIT_OUTLINES
from rules.table import Action

DROP, FIRST, THEN = "drop", "first", "then"
"""What can be done with a move ahead: take it back, put it first, say what is answered along."""


class AheadChangePress(TablePress, op="replan"):
    """A select of moves ahead that were made, by their places in the list."""


def ahead_view(page: Page, cards: Sequence[int] = ()) -> LayoutView:
    """What a person has said ahead, and how to change it; with ``cards``, the question when they are to be played."""
    if cards:
        named = " ".join(map(page.faces.text, cards))
        back = button(
            AheadPress(page.table.id, make_round_argument(page.table)), page.text("button-previous"), emoji="↩️"
        )
        return framed_view(GREY, [page.text("ahead-which", cards=named), *_ways(page, cards), *rows(back)])
    listed = [one for one in page.table.players[page.seat].ahead if one.action.verb != ONLY]
    told = [f"{place}. {sentence(page, one)}" for place, one in enumerate(listed, 1)]
    hand = button(HandPress(page.table.id), page.text("button-previous"), emoji="↩️")
    return framed_view(
        GREY,
        [
            f"### {page.text('ahead-title')}\n{page.text('ahead-explained')}",
            cards_line(page),
            fit_lines(told, LIST_CHARACTERS),
            *_follow_ups(page),
            *card_rows(page),
            *_changes(page),
            *rows(*_switch(page), hand),
            f"-# {page.text('ahead-secret')}",
        ],
    )


def _switch(page: Page) -> list[Button[LayoutView]]:
    """The switch that has the only thing done that can be done. It does nothing at once."""
    if page.seen.anytime:
        return []
    on = any(one.action.verb == ONLY for one in page.table.players[page.seat].ahead)
    return [button(add_press(page, ONLY, ()), page.text("button-ahead-only", on=fact(on)), emoji="🤖")]


def parse_choice_ahead(values: Sequence[str]) -> tuple[str, list[int]]:
    """What was chosen in such a select: the verb of what is said without a card, empty for none; and the cards."""
    said = [value.removeprefix(f"{ARM}.") for value in values]
    moves = [chosen_move([value]) for value in values]
    cards = [move.cards[0] for move in moves if move is not None and move.cards]
    return next((verb for verb in said if verb in WITHOUT_CARDS), ""), cards


def _follow_ups(page: Page) -> list[ComponentRow]:
    """What may be answered along with the last card that was played ahead: a suit, or a player."""
    ahead = page.table.players[page.seat].ahead
    place = max((place for place, one in enumerate(ahead) if one.action.cards), default=-1)
    if place < 0 or ahead[place].then or ahead[place].action.verb == JUMP:
        return []
    asked = board(page.seen).questions_after(page.table.game, ahead[place].action.cards[-1])
    options: list[discord.SelectOption] = []
    if "suit" in asked:
        options += [select_option(page.text(text_keys.SUIT.key(suit)), f"call.suit-{suit}") for suit in range(4)]
    if "seat" in asked:
        others = [seat for seat in page.seen.order if seat != page.seat]
        options += [select_option(page.labels[seat], f"choose.seat-{seat}") for seat in others]
    if not options:
        return []
    title = page.text("pick-ahead-then", cards=deed_in_words(page, ahead[place], label=True))
    return [select(_change_press(page, f"{THEN}{place}"), title, options)]


def resolve_cards(argument: str, hand: Sequence[int]) -> list[int]:
    """The cards of a hand that a button means, by their places and the checksum of the hand. Raises ``Refused``."""
    places, _, mark = argument.partition(".")
    if mark != stamp(hand):
        raise Refused("moved-on")
    return decode_places(places, hand)


def _ways(page: Page, cards: Sequence[int]) -> list[ComponentRow]:
    """When chosen cards are played: the usual ways as buttons, facts about the table in a select."""
    table = page.table
    facts = [] if page.seen.anytime else board(page.seen).facts_ahead(table.game, page.seen)
    options = [select_option(_label(page, one), one) for one in facts][:SELECT_OPTIONS]
    ways = [way for _, way in ways_ahead(table, page.person) if (way == JUMP or not page.seen.anytime)]
    found = rows(*(_add_button(page, way, cards) for way in ways))
    if options:
        found.append(select(add_press(page, WHEN, cards), page.text("pick-ahead-when"), options, most=len(options)))
    return found


def ways_ahead(table: Table, reader: Person) -> list[tuple[str, str]]:
    """When cards can be played ahead in the game of a table, in words, and how an id says it."""
    ways = [ANY, "no-other", *(["debt"] if board(table.game).has_debts(table.game) else [])]
    ways += [JUMP] if JUMP in table.game.interrupts else []
    return [(way_label(reader, way), way) for way in ways]


def _add_button(page: Page, how: str, cards: Sequence[int]) -> Button[LayoutView]:
    style = discord.ButtonStyle.primary if how == ANY else discord.ButtonStyle.secondary
    return button(add_press(page, how, cards), way_label(page.person, how), style)


def _label(page: Page, said: str) -> str:
    name, which = parts(said)
    if name == "suit":
        return page.text(text_keys.SUIT.key(which))
    return follow_sign(name, which) if name == "rank" else fact_in_words(page, said)


def _changes(page: Page) -> list[ComponentRow]:
    """Selects that take moves ahead back, or put one first."""
    ahead = page.table.players[page.seat].ahead
    options = [
        select_option(sentence(page, one, label=True), str(place))
        for place, one in enumerate(ahead)
        if one.action.verb != ONLY
    ]
    found = []
    if options:
        found.append(select(_change_press(page, DROP), page.text("pick-ahead-drop"), options, most=len(options)))
    if len(options) > 1:
        found.append(select(_change_press(page, FIRST), page.text("pick-ahead-first"), options[1:]))
    return found


def _change_press(page: Page, what: str) -> AheadChangePress:
    return AheadChangePress(
        page.table.id, make_round_argument(page.table, f"{what}.{ahead_stamp(page.table, page.seat)}")
    )


def with_added(ahead: Sequence[MoveAhead], one: MoveAhead) -> list[MoveAhead]:
    """The list with one more: with cards before those without, which are the way out. It takes the place of what it
    makes useless: the same without a condition, or, if it has none itself, the same with any.
    """
    others = [other for other in ahead if other.action != one.action or (one.when and other.when not in ((), one.when))]
    if not one.action.cards:
        return [*others, one]
    with_cards = [other for other in others if other.action.cards]
    return [*with_cards, one, *(other for other in others if not other.action.cards)]


def with_switched(ahead: Sequence[MoveAhead], one: MoveAhead) -> list[MoveAhead]:
    """The list with this, or without it where it was there."""
    others = [other for other in ahead if other.action != one.action]
    return others if len(others) < len(ahead) else with_added(ahead, one)


def move_ahead(how: str, cards: Sequence[int], facts: Sequence[str] = ()) -> MoveAhead:
    """The move ahead that a button or a select means. Raises ``Refused`` for what none of ours says."""
    when = tuple(facts) if how == WHEN else () if how in (ANY, JUMP, *WITHOUT_CARDS) else (how,)
    if not all(is_known_fact(one) for one in when) or bool(cards) == (how in WITHOUT_CARDS):
        raise Refused("moved-on")
    if how in WITHOUT_CARDS:
        return MoveAhead(Action(how), ("no-other",) if how == "draw" else ())
    return MoveAhead(Action(JUMP if how == JUMP else "play", tuple(cards)), when)


def with_changed(ahead: Sequence[MoveAhead], what: str, chosen: Sequence[str], seats: int) -> list[MoveAhead]:
    """The list after a choice of a select: without some, with one of them first, or with an answer along, which names a
    suit or one of the ``seats``. Raises ``Refused``.
    """
    if what.startswith(THEN):
        place, answer = number(what.removeprefix(THEN)), chosen_move(chosen)
        named = answer is not None and (0 <= answer.suit < len(SUIT_OUTLINES) or 0 <= answer.seat < seats)
        if answer is None or answer.cards or not named or place >= len(ahead):
            raise Refused("moved-on")
        return [one._replace(then=(answer,)) if place == at else one for at, one in enumerate(ahead)]
    places = [number(one) for one in chosen]
    some = [one for at, one in enumerate(ahead) if at in places]
    others = [one for at, one in enumerate(ahead) if at not in places]
    return others if what == DROP else [*some, *others]
