"""How the tables of a family of games look: the parts that differ between families."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

from discord.ui import Button, LayoutView

from bot.screens.page import Page
from bot.screens.prompts import MoveParts, decision_parts, describe_move
from bot.words import text_keys
from bot.words.rulebook import Sentence
from bot.words.texts import Person
from rules.ahead import fact
from rules.match import Match
from rules.table import Action
from rules.view import UNTOLD, View

V = TypeVar("V", bound=View, contravariant=True)
G = TypeVar("G", contravariant=True)


class Centre(NamedTuple):
    """The middle of a table: the card in the picture (-1: none), the cards in large text, and lines about them."""

    picture: int
    cards: str
    lines: tuple[str, ...] = ()


class Board(ABC, Generic[V, G]):
    """How a family's tables look, and how its rules are told. ``seen`` is a view of that family; ``game`` is one of its
    games.
    """

    together = False
    """Whether cards are laid together more often than alone."""
    way_out = "draw"
    """What is done where no card can be played."""
    draws = False
    """Whether cards are drawn from a stock, so that nobody can know what is to come."""

    @abstractmethod
    def centre(self, page: Page, seen: V) -> Centre:
        """The middle of the table."""

    @abstractmethod
    def top_text(self, seen: V, reader: Person) -> str:
        """What has to be followed or beaten, in a few words; ``?`` if there is nothing."""

    @abstractmethod
    def lying(self, seen: V) -> tuple[int, ...]:
        """The cards in the middle, as a picture shows them."""

    def stock(self, seen: V) -> int:
        """How many cards may still be drawn; -1 if the family has no stock."""
        return -1

    @abstractmethod
    def seat_notes(self, seen: V, seat: int, reader: Person) -> list[str]:
        """What is said about a seat besides the number of its cards, and absence."""

    def signs(self, page: Page, seen: V) -> list[str]:
        """Signs at the table besides the cards and marks."""
        return []

    def open_hand_lines(self, page: Page, seen: V) -> list[str]:
        """Lines below the seats about cards that lie open."""
        return []

    def waits(self, seen: V) -> str:
        """The id of the text that says from whom what is awaited."""
        return text_keys.TABLE.find(seen.awaits.kind if seen.awaits else "") or "table-turn"

    @abstractmethod
    def buttons(self, page: Page, seen: V) -> list[Button[LayoutView]]:
        """The buttons of a round that are always the same for everybody."""

    def goes(self, page: Page, seen: V) -> str:
        """Which cards may be played now, for everybody; empty where the cards on the table say all."""
        return ""

    @abstractmethod
    def prompt(self, page: Page, seen: V) -> str:
        """The question to a seat, on its hand: a title, and a line about it."""

    def does(self, game: G, card: int, reader: Person) -> str:
        """What a special card does, in a few words; empty for a plain card."""
        return ""

    def announces_in_time(self, game: G) -> bool:
        """Whether a last card may be laid only by who has announced it before the turn."""
        return False

    def last_card_needs_word(self, game: G) -> bool:
        """Whether it costs something to lay the last card without a word, whoever notices."""
        return False

    def risk(self, game: G, state: Match, seat: int) -> int:
        """How many cards a wrong card costs this seat now; 0 if it is refused for nothing."""
        return 0

    def has_debts(self, game: G) -> bool:
        """Whether somebody may have to draw cards as a debt."""
        return False

    def facts_ahead(self, game: G, seen: V) -> list[str]:
        """The facts about a table (``rules.ahead``) on which a card can be played ahead."""
        others = [seen.counts[seat] for seat in seen.order if seat != seen.seat]
        return [fact("few", most) for most in (1, 2, 3)] if max(others, default=UNTOLD) >= 0 else []

    def questions_after(self, game: G, card: int) -> set[str]:
        """What somebody may be asked when they have laid a card: a ``suit``, a ``seat``."""
        return set()

    def private(self, page: Page, seen: V) -> list[str]:
        """What only this seat is told, besides its cards."""
        return []

    def precompute(self, seen: V) -> Callable[[], object] | None:
        """A slow computation that is needed before a hand is shown; None if there is none. It runs outside the event
        loop.
        """
        return None

    def moves(self, page: Page, seen: V) -> MoveParts:
        """Everything needed to answer the question to a seat. ``seen`` is the view of the page."""
        return decision_parts(page)

    def describe_move(self, page: Page, seen: V, move: Action, card: Callable[[int], str]) -> str:
        """A move of the seat of a page in a few words. ``card`` writes a card."""
        return describe_move(page, move, card)

    def arrange(self, hand: Sequence[int]) -> Sequence[int]:
        """The cards of a hand in the order in which its player sees them."""
        return sorted(hand)

    def teams(self, seen: V) -> bool:
        """Whether people play in teams whose points and places are one."""
        return False

    def sides(self, seen: V, names: Sequence[str]) -> list[tuple[int, str]]:
        """The sides of a round's account. For each: the seat that has its lines, and the name to show."""
        return [(seat, names[seat]) for seat in seen.seating]

    def result(self, seen: V, reader: Person, names: Sequence[str]) -> list[str]:
        """What is said of a finished round besides its points."""
        return []

    def finishing_order(self, seen: V) -> Sequence[int]:
        """The seats in the order of their places in a finished round; empty where the points alone say that."""
        return ()

    @abstractmethod
    def goal(self, game: G, reader: Person) -> str:
        """What a match is played to, in a few words; empty where no points end it."""

    @abstractmethod
    def match_end(self, game: G, reader: Person) -> str:
        """When a match ends, and whether few or many points win; empty where no points end it."""

    @abstractmethod
    def target(self, game: G) -> int:
        """How many points end a match; 0 if none do."""

    @abstractmethod
    def rules(self, game: G, reader: Person) -> list[Sentence]:
        """The rules of a game in sentences, made from what the game declares."""
