"""The tables of Zheng Shangyou, and how a combination is chosen from a hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from itertools import groupby, zip_longest
from typing import Final

import discord
from discord.ui import Button, LayoutView

from bot.screens.board import Board, Centre
from bot.screens.components import SELECT_OPTIONS, ComponentRow, Press, button, select, select_option
from bot.screens.components import rows as in_rows
from bot.screens.page import TEAMS, Page
from bot.screens.prompts import CardPress, MoveParts, MovePress, cards_select, move_value, stamp
from bot.tables.table import Table
from bot.words import text_keys
from bot.words.readings import as_cards, read_as
from bot.words.rulebook import Sentence, zheng_match_end, zheng_rules
from bot.words.texts import Person, TextKeys, card_name
from rules.climbing.combinations import HEIGHT, KINDS, SINGLE, TWO, ladder, readings
from rules.climbing.decisions import tribute_due
from rules.climbing.view import ZhengView
from rules.climbing.zheng import TARGET, Zheng
from rules.match import PLAYING
from rules.strategies.climbing import Suggestion, suggestions
from rules.table import Action

SUGGESTED_PLAYS = 8
"""How many suggested plays are buttons, smallest first. The others are in lists, one for each kind."""
SUGGESTED_LEADS = 5
"""The same for a lead, where any combination is allowed and the lists matter more."""
REMEMBERED_HANDS = 64
"""How many hands are cached with their offered plays."""


COMBINATION: Final = TextKeys("pick-{}", lambda: KINDS)


class ZhengBoard(Board[ZhengView, Zheng]):
    """A trick: the cards to beat, who laid them, and who has passed."""

    together = True
    way_out = "pass"

    def facts_ahead(self, game: Zheng, seen: ZhengView) -> list[str]:
        return ["lead", *(["partner"] if seen.teams else []), *super().facts_ahead(game, seen)]

    def centre(self, page: Page, seen: ZhengView) -> Centre:
        if seen.reading is None or seen.phase != PLAYING:
            return Centre(-1, "")
        by = page.names[seen.by] if seen.by >= 0 else "–"
        said = page.text("table-lies", who=by, what=read_as(page.locale, seen.reading))
        return Centre(-1, " ".join(page.faces.text(card) for card in seen.lying), (said,))

    def top_text(self, seen: ZhengView, reader: Person) -> str:
        if len(seen.lying) == 1:
            return reader.faces.text(seen.lying[0])
        return read_as(reader.locale, seen.reading) if seen.reading else "?"

    def lying(self, seen: ZhengView) -> tuple[int, ...]:
        return seen.lying

    def seat_notes(self, seen: ZhengView, seat: int, reader: Person) -> list[str]:
        said = [TEAMS[seen.teams[seat]]] if seat < len(seen.teams) and seen.teams[seat] >= 0 else []
        if seat not in seen.order or seen.phase != PLAYING:
            return said
        if seat in seen.out:
            return [*said, reader.text("seat-out", place=seen.out.index(seat) + 1)]
        if seat in seen.passed:
            said.append(reader.text("seat-passed"))
        return said

    def waits(self, seen: ZhengView) -> str:
        kind = seen.awaits.kind if seen.awaits else ""
        if kind == "turn":
            return "table-turn" if seen.reading else "table-leads"
        return text_keys.TABLE.find(_question_key(seen)) or "table-turn"

    def buttons(self, page: Page, seen: ZhengView) -> list[Button[LayoutView]]:
        return []

    def prompt(self, page: Page, seen: ZhengView) -> str:
        kind = seen.awaits.kind if seen.awaits else ""
        if kind == "turn" and seen.reading is None:
            return page.text("hand-lead")
        if kind == "turn":
            key = "hand-beat" if len(seen.moves) > 1 else "hand-cannot-beat"
            return page.text(key, lying=self.top_text(seen, page.person))
        seen_open = any(move.cards for move in seen.moves) and kind == "choose"
        key = text_keys.HAND.find(_question_key(seen) + ("-open" if seen_open else "")) or "hand-decide"
        return page.text(key, who=_other_side(page, seen))

    def private(self, page: Page, seen: ZhengView) -> list[str]:
        """In teams who plays with whom, and how it stands; the cards exchanged in this round's tribute."""
        found = []
        if seen.teams:
            sides = (f"{who} {seen.totals[seat]}" for seat, who in self.sides(seen, page.names_to_seat))
            found.append(f"-# {' · '.join(sides)}")
        if seen.gave:
            found.append(page.text("hand-gave", cards=" ".join(page.faces.text(card) for card in seen.gave)))
        if seen.took:
            found.append(page.text("hand-took", cards=" ".join(page.faces.text(card) for card in seen.took)))
        return found

    def precompute(self, seen: ZhengView) -> Callable[[], object] | None:
        """Find the plays to offer on a lead, where any combination is allowed. That is slow: for each play the rest of
        the hand is judged.
        """
        return partial(_suggestions, seen) if _is_on_turn(seen) and seen.reading is None else None

    def moves(self, page: Page, seen: ZhengView) -> MoveParts:
        return _combination_parts(page, seen) if _is_on_turn(seen) else super().moves(page, seen)

    def does(self, game: Zheng, card: int, reader: Person) -> str:
        """That twos and jokers may stand for other cards."""
        return reader.text("term-wild") if HEIGHT[card] >= TWO else ""

    def describe_move(self, page: Page, seen: ZhengView, move: Action, card: Callable[[int], str]) -> str:
        """Cards with what they are taken for, where some are wild."""
        cards = super().describe_move(page, seen, move, card)
        meant = (one for one in readings(move.cards, twos=seen.twos) if one.words == move.text)
        reading = next(meant, None) if len(move.cards) > 1 else None
        return cards if reading is None or reading.pure else f"{cards} = {as_cards(page.locale, reading)}"

    def arrange(self, hand: Sequence[int]) -> Sequence[int]:
        return ladder(hand)

    def teams(self, seen: ZhengView) -> bool:
        return bool(seen.teams)

    def sides(self, seen: ZhengView, names: Sequence[str]) -> list[tuple[int, str]]:
        """In teams, each team once: all its seats have the same points."""
        if not seen.teams:
            return super().sides(seen, names)
        dealt = [seat for seat in seen.seating if seat < len(seen.teams)]
        sides = [(team, [seat for seat in dealt if seen.teams[seat] == team]) for team in (0, 1)]
        return [(some[0], f"{TEAMS[team]} {', '.join(names[seat] for seat in some)}") for team, some in sides]

    def result(self, seen: ZhengView, reader: Person, names: Sequence[str]) -> list[str]:
        if not seen.teams or not seen.placed:
            return []  # the account says it, or the round was given up
        placed = [f"{place}. {names[seat]}" for place, seat in enumerate(seen.placed, 1)]
        return [reader.text("result-placing", placing=" · ".join(placed))]

    def finishing_order(self, seen: ZhengView) -> Sequence[int]:
        return () if seen.teams else seen.placed

    def goal(self, game: Zheng, reader: Person) -> str:
        target = game.options["target"]
        if target == "usual" and game.teams:  # then it depends on how many sit down
            return ""
        return reader.text("goal", target=TARGET if target == "usual" else int(target), lowest="no")

    def match_end(self, game: Zheng, reader: Person) -> str:
        return zheng_match_end(game, reader.locale)

    def target(self, game: Zheng) -> int:
        target = game.options["target"]
        return TARGET if target == "usual" else int(target)

    def rules(self, game: Zheng, reader: Person) -> list[Sentence]:
        return zheng_rules(game, reader.locale)


def _question_key(seen: ZhengView) -> str:
    """What is awaited, as the keys of its texts say it: ``-back`` while tribute is being repaid."""
    kind = seen.awaits.kind if seen.awaits else ""
    return ("pick" if kind == "choose" else kind) + ("-back" if seen.back else "")


def _other_side(page: Page, seen: ZhengView) -> str:
    """Who has to do with the tribute that a seat is asked about: who gets the card that it gives, or the one that it
    leaves lying.
    """
    due = tribute_due([*seen.placed], [*seen.order])
    if due is None:
        return ""
    mine, others = (due.givers, due.takers) if seen.seat in due.givers else (due.takers, due.givers)
    if seen.awaits is not None and seen.awaits.kind == "choose":
        others = mine
    names = [page.names[seat] for seat in others if seat != seen.seat]
    return page.person.format_list(names, key="list-or" if seen.back else "list-comma")


def _is_on_turn(seen: ZhengView) -> bool:
    return seen.awaits is not None and seen.seat in seen.awaits.seats and seen.awaits.kind == "turn"


@lru_cache(maxsize=REMEMBERED_HANDS)
def _suggestions(seen: ZhengView) -> tuple[Suggestion, ...]:
    """The plays to offer. Cached: a hand is shown several times before it changes, and finding leads takes
    milliseconds.
    """
    return tuple(suggestions(seen))


def _combination_parts(page: Page, seen: ZhengView) -> MoveParts:
    """Suggestions as buttons, the rest in lists, a free choice of cards, and the pass."""
    table, reader = page.table, page.person
    mark = stamp(seen.moves)
    found = _suggestions(seen)
    once = {one.move.cards: one for one in reversed(found)}  # of several readings the first, which is the highest
    shown = [one for one in found if once[one.move.cards] is one][
        : SUGGESTED_PLAYS if seen.reading else SUGGESTED_LEADS
    ]
    buttons = [_button(MovePress(table.id, table.prompt, f"{one.number}.{mark}"), page, seen, one) for one in shown]
    passing = MovePress(table.id, table.prompt, f"{len(seen.moves) - 1}.{mark}")
    small = [button(passing, reader.text("button-pass"))] if seen.reading is not None else []
    made = in_rows(*buttons)
    others = [one for one in found if one not in shown] if seen.reading or len(found) <= len(shown) else [*found]
    others.sort(key=lambda one: (one.reading.kind, one.reading.size, not one.reading.pure, one.reading.strength))
    for kind, some in groupby(others, key=lambda one: one.reading.kind):
        made.append(_list(table, kind, list(some), reader))
    if len(seen.hand) > 1 and len(seen.moves) > 1:
        made += cards_select(page, "play", seen.hand, page.text("pick-combination"), table.prompt)
    return MoveParts(made, small)


def _button(press: Press, page: Page, seen: ZhengView, one: Suggestion) -> Button[LayoutView]:
    """A suggestion: a single card as a picture, several by their names."""
    picture = page.faces.emoji(one.move.cards[0]) if len(one.move.cards) == 1 else None
    label = _label(one, page.person, named=_unclear(seen, one))
    return button(press, label, discord.ButtonStyle.primary, picture)


def _list(table: Table, kind: int, some: list[Suggestion], reader: Person) -> ComponentRow:
    options = [
        select_option(
            _label(one, reader),
            move_value(one.move),
            description=read_as(reader.locale, one.reading) if kind != SINGLE else None,
        )
        for one in _spread(some)
    ]
    press = CardPress(table.id, table.prompt, f"list{kind}")
    return select(press, reader.text(COMBINATION.key(KINDS[kind])), options)


def _spread(some: Sequence[Suggestion]) -> list[Suggestion]:
    """As many plays of a kind as a list has room for: of each size the lowest ones, so that no size is left out."""
    by_size = [[*plays] for _, plays in groupby(some, key=lambda one: one.reading.size)]
    in_turn = [one.number for turn in zip_longest(*by_size) for one in turn if one is not None]
    kept = {*in_turn[:SELECT_OPTIONS]}
    return [one for one in some if one.number in kept]


def _label(one: Suggestion, reader: Person, *, named: bool = False) -> str:
    cards = " ".join(card_name(reader.locale, card) for card in one.move.cards)
    return f"{cards} = {as_cards(reader.locale, one.reading)}" if named else cards


def _unclear(seen: ZhengView, one: Suggestion) -> bool:
    """Whether the cards alone do not say what they are taken for: some are wild, or there are several readings."""
    if len(one.move.cards) > 1 and not one.reading.pure:
        return True
    found = readings(one.move.cards, twos=seen.twos)
    return sum(seen.reading is None or reading.beats(seen.reading) for reading in found) > 1
