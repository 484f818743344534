"""A game with its options chosen: the contract of every game, and how an action is worked out.

What happens between rounds stands in ``rules.rounds``, votes in ``rules.votes``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Self, TypeVar

from rules import upcasting
from rules.chance import Lot
from rules.match import GONE, IN, OVER, PLAYING, SCHEMA, Match, WentOut
from rules.options import Conflict, Option, Options
from rules.records import Json
from rules.table import NOBODY, Action, Decision, Event, IllegalAction, Interrupt, Play, Reason, SomeEvent, Stalled
from rules.view import View

M = TypeVar("M", bound=Match)

AUTOMATIC_STEPS_LIMIT = 1000
"""Upper bound on the steps that a round goes on by itself. A round with more goes round in circles."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Rulebook:
    """A game before its options are chosen: its name, its version, and how many seats it takes.

    ``version`` is raised when the game's behaviour changes; ``renewals`` lead the options of version 1 to those of 2,
    of 2 to 3 …
    """

    name: str
    version: int
    options: tuple[Option, ...]
    seats: tuple[int, int]
    conflicts: Callable[[Options], list[Conflict]] | None = None
    seats_with: Callable[[Options], tuple[int, int]] | None = None
    """How many seats it takes with these options, where that depends on them: within ``seats``."""
    renewals: tuple[Callable[[Options], Options], ...] = ()
    title: str = ""
    """How people call it who have written it down; empty for a game of the project, whose name is a text."""
    source: str = ""
    """The text of its definition, where people have written it: what ``rules.catalogue.make`` makes it of."""

    def clashes(self, options: Options) -> list[Conflict]:
        """Which of these options do not go together."""
        return self.conflicts(options) if self.conflicts is not None else []

    def seats_for(self, options: Options) -> tuple[int, int]:
        """The fewest and the most seats that it takes with these options."""
        return self.seats_with(options) if self.seats_with is not None else self.seats

    def renewed(self, options: Options, version: int) -> Options:
        """Options that were chosen for an earlier version of the game, as they are called now."""
        for renew in self.renewals[version - 1 :]:
            options = renew(options)
        return options


class Game(ABC, Generic[M]):
    """A game with its options chosen: what happens within a round. It holds no state; every method takes one."""

    interrupts: Mapping[str, Interrupt[Self, M]]
    """What may be done out of turn, by its verb."""

    def __init__(self, book: Rulebook, options: Options) -> None:
        self.name, self.version, self.options, self.book = book.name, book.version, options, book
        self.seats = book.seats_for(options)
        self.interrupts = {}
        self.handler = self.handlers()

    @property
    def source(self) -> str:
        """What ``rules.catalogue.make`` makes it of again, in any process: its name, or the text of its definition."""
        return self.book.source or self.name

    @property
    def fewest(self) -> int:
        """The number of seats below which a match that has begun is over."""
        return self.seats[0]

    def new(self, seats: int, *, computers: tuple[int, ...] = (), dealer: int | None = None) -> M:
        """A match about to begin. ``dealer`` is who deals the first round."""
        everybody = list(range(seats))
        state = self.blank([IN] * seats, [0] * seats, everybody, everybody[:])
        state.dealer = self.first_dealer(seats) if dealer is None else dealer
        state.computers = list(computers)
        return state

    @abstractmethod
    def blank(self, status: list[int], totals: list[int], seating: list[int], order: list[int]) -> M:
        """A state of the family's own with these seats."""

    def first_dealer(self, seats: int) -> int:
        """Who deals the first round where nobody says otherwise; ``NOBODY`` when that is left to chance."""
        return seats - 1

    @abstractmethod
    def pack(self) -> list[int]:
        """All cards of the game, in order."""

    def load(self, saved: Json) -> M:
        """The state that its ``save`` wrote, also in an earlier version. Raises ``ValueError`` saying what is wrong."""
        blank = self.blank([], [], [], [])
        if not isinstance(saved, dict) or saved.get("schema") != SCHEMA:
            saved = upcasting.state(saved, self.name, SCHEMA, blank.save())
        return type(blank).load(saved)

    @abstractmethod
    def view(self, state: M, seat: int = NOBODY) -> View:
        """The table as this seat sees it, ``NOBODY`` for what everybody sees: a ``View`` of the family's own."""

    def unseen(self, state: M, seat: int) -> list[list[int]]:
        """The cards that a seat does not see and could not have seen: lists of the state itself."""
        return state.unseen(seat) + ([state.aside] if state.left_unseen() else [])

    def dealt_anew(self: Self, state: M, seat: int, lot: Lot) -> M:
        """The table with everything that this seat does not know dealt again: its view stays as it is.

        Where a decision of the seat is awaited, what comes out hangs on what the seat knows and on the lot alone.
        """
        other = state.copy()
        shown = [pair for one in self.on_stack(other) for pair in one.open_to(self, seat)]
        for owner, card in shown:
            other.hands[owner].remove(card)
        hidden = self.unseen(other, seat)
        loose = sorted([card for some in hidden for card in some])
        lot.shuffle(loose)
        for some in hidden:
            left = len(loose) - len(some)
            some[:] = loose[left:]
            del loose[left:]
        self.agree(other, hidden, lot)
        cards = sorted(card for _, card in shown)
        lot.shuffle(cards)
        for (owner, _), card in zip(sorted(shown), cards, strict=True):
            other.hands[owner].append(card)
        other.forget(seat, lot)
        other.stack = [one.dealt_anew(self, other, seat, lot) for one in self.on_stack(other)]
        return other

    def agree(self, state: M, hidden: list[list[int]], lot: Lot) -> None:
        """Change among these piles and hands, dealt anew, what everybody has seen not to be so."""

    def hands_open(self: Self, state: M, lot: Lot) -> M:
        """The table as it is to who sees all hands and nothing else that is hidden: what nobody sees, the order of the
        stock and all chance to come, is drawn anew."""
        other = state.copy()
        for some in self.unseen(other, NOBODY):
            if all(some is not hand for hand in other.hands):
                lot.shuffle(some)
        other.forget(NOBODY, lot)
        return other

    def on_stack(self, state: M) -> list[Decision[Self, M]]:
        """Everything that is awaited; what is to be answered first comes last."""
        return state.stack  # type: ignore[return-value]

    def awaited(self, state: M) -> Decision[Self, M] | None:
        """The decision that is awaited. A state holds decisions of its own family, and of no other."""
        return state.stack[-1] if state.stack else None  # type: ignore[return-value]

    def moves(self, state: M, seat: int) -> list[Action]:
        """What the rules accept of the seat from which a decision is awaited; nothing of any other."""
        decision = self.awaited(state)
        return decision.moves(self, state, seat) if decision is not None and decision.asks(seat) else []

    def legal(self, state: M, seat: int) -> list[Action]:
        """Everything that a seat may do within the round: its moves, and what may be done out of turn."""
        return self.moves(state, seat) + self.beside(state, seat)

    def beside(self: Self, state: M, seat: int) -> list[Action]:
        """What a seat may do out of turn."""
        if state.phase != PLAYING or seat not in state.order or (state.stack and state.stack[-1].alone):
            return []
        found: list[Action] = []
        for one in self.interrupts.values():
            found += one.offers(self, state, seat)
        return found

    def apply(self, state: M, seat: int, action: Action, at: int = 0) -> list[Event[M]]:
        """Do an action. It changes the state in place, and gives the events that changed it.

        ``at`` is the clock's time, in seconds. Raises ``IllegalAction`` before anything changes; raises ``Stalled`` for
        a mistake in the rules, and then the state must not be used any more.
        """
        play, verb = Play(self, state, at), action.verb
        if verb in self.handler:
            self.handler[verb](play, seat, action)
        else:
            if state.phase != PLAYING or seat not in state.order:
                self.in_round(state, seat)
            try:
                self.act(play, seat, action)
            except IllegalAction as why:
                self.refused(play, seat, action, why)
        self.go_on(play)
        return play.events

    def refused(self, play: Play[Self, M], seat: int, action: Action, why: IllegalAction) -> None:
        """An action within the round is refused. In some games that costs cards."""
        raise why

    def act(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """Somebody acts within the round: out of turn, or on the decision that is awaited."""
        state = play.state
        decision = self.awaited(state)
        if action.verb in self.interrupts:
            if decision is not None and decision.alone:
                raise IllegalAction(Reason.NOT_NOW, self.turn_rule)
            self.interrupts[action.verb].act(play, seat, action)
            return
        if decision is None or not decision.asks(seat):
            raise IllegalAction(Reason.NOT_YOUR_TURN, self.turn_rule)
        refusal = decision.refusal(self, state, seat, action)
        if refusal is not None:
            raise refusal
        play.settle()
        decision.resolve(play, seat, action)

    @property
    def lays_several(self) -> bool:
        """Whether several cards may be laid in one turn."""
        return False

    @property
    def charges_misplays(self) -> bool:
        """Whether wrong moves are part of the game, and cost cards (AMM-30). Then nobody is told which cards fit."""
        return False

    def about(self, rule: str) -> tuple[str, ...]:
        """The topics that the rule of this id is about, where no effect, move or interrupt names it."""
        return ()

    @property
    @abstractmethod
    def turn_rule(self) -> str:
        """The rule that says whose turn it is."""

    def go_on(self, play: Play[Self, M]) -> None:
        """Play on until somebody has to decide, or the round is over. Raises ``Stalled`` if that never happens."""
        state = play.state
        for _ in range(AUTOMATIC_STEPS_LIMIT):
            if state.phase != PLAYING:
                return
            if not state.stack:
                self.next(play)
            elif state.stack[-1].waits:
                return
            else:
                decision = self.awaited(state)
                play.settle()
                if decision is not None:
                    decision.close(play)
        raise Stalled(f"{self.name} goes on by itself for more than {AUTOMATIC_STEPS_LIMIT} steps")

    @abstractmethod
    def next(self, play: Play[Self, M]) -> None:
        """Nothing is awaited: end the round, or ask for the next decision. A family's own."""

    def meanings(self, state: M, seat: int, action: Action) -> list[Action]:
        """The different things that a choice of cards may mean. Where there are several, the player is asked which."""
        return [action]

    def still_matters(self, state: M, seat: int, said: Action, happened: Sequence[SomeEvent]) -> bool:
        """Whether what was said with a card still matters once it is laid: a call with the last card does not."""
        done = any(event.misplay or (isinstance(event, WentOut) and event.seat == seat) for event in happened)
        if state.phase == PLAYING and not done:
            return True
        return any(action.verb == said.verb for action in self.legal(state, seat))

    def alarms(self, state: M) -> dict[str, float]:
        """The times at which something changes by itself."""
        return {}

    def has_looked(self, state: M, seat: int) -> bool:
        """Whether a seat has taken up its cards, where it costs something to do so too early (SRB-32)."""
        return True

    def to_announce(self, state: M) -> Sequence[int]:
        """Who has yet to announce the last card, and can still do so in time, as everybody sees."""
        return ()

    def to_reply(self: Self, state: M) -> Sequence[int]:
        """Who was asked something that may be replied to out of turn (``Interrupt.reply``)."""
        replies = [self.interrupts[one.reply] for one in self.interrupts.values() if one.reply]
        return [seat for reply in replies for seat in state.order if reply.offers(self, state, seat)]

    def gone_out(self, state: M) -> Sequence[int]:
        """Who has gone out of this round, the first one first."""
        return state.out

    def plays(self, state: M, seat: int) -> bool:
        """Whether a seat is dealt to."""
        return state.status[seat] < GONE

    def handlers(self) -> dict[str, Callable[[Play[Self, M], int, Action], None]]:
        """What may be done at any time, whoever is to move."""
        return {}

    def seated(self, state: M, seat: int) -> None:
        """Refuse whoever does not sit here, and everybody once the match is over."""
        if not 0 <= seat < len(state.status) or state.status[seat] == GONE:
            raise IllegalAction(Reason.NOT_SEATED, "COM-7")
        if state.phase == OVER:
            raise IllegalAction(Reason.MATCH_OVER, "AMM-21")

    def in_round(self, state: M, seat: int) -> None:
        """Refuse whoever does not take part in a round that is on."""
        self.seated(state, seat)
        if state.phase != PLAYING:
            raise IllegalAction(Reason.ROUND_OVER, "COM-9")
        if seat not in state.order:
            raise IllegalAction(Reason.NOT_IN_ROUND, "COM-9")
