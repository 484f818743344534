"""A game with its options chosen: the contract of every game, and how an action is worked out.

Rounds become a match here: dealing, scoring, coming and going, and votes about what no program can see (COM-9), or what
the rules leave to the table.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Self, TypeVar, cast

from rules import upcasting
from rules.chance import FAIR, Lot, Shuffler
from rules.match import (
    AWAY,
    GONE,
    IN,
    OVER,
    PLAYING,
    SCHEMA,
    WAITING,
    CameBack,
    Charged,
    Joined,
    Left,
    Line,
    Match,
    MatchEnded,
    ProposalClosed,
    Proposed,
    RoundEnded,
    Scored,
    SentAway,
    Stopped,
    Vote,
    VoteClosed,
    Voted,
    Welcomed,
    WentAway,
    WentOut,
)
from rules.options import Conflict, Option, Options
from rules.records import Json, record
from rules.table import NOBODY, Action, Decision, Event, IllegalAction, Interrupt, Play, Reason, SomeEvent, Stalled
from rules.view import View

M = TypeVar("M", bound=Match)
S = TypeVar("S", bound=Match, contravariant=True)

AUTOMATIC_STEPS_LIMIT = 1000
"""Upper bound on the steps that a round goes on by itself. A round with more goes round in circles."""
WALKOVER = Option("walkover", "COM-20", "vote", ("vote", "off"))
"""Whether a round may be given up when all agree."""


@record
class Scoring(Generic[S]):
    """How a round is scored: whether the lowest total wins, and the account of a finished round.

    ``account(state, winner)`` gives its lines; the winner is ``NOBODY`` when nobody could move any more.
    """

    lowest_wins: bool
    account: Callable[[S, int], Sequence[Line]]
    shared: bool = False
    """Partners score together, so that nobody's absence changes the points."""
    values: tuple[int, ...] = ()
    """What each card left in hand counts, by card; empty where no cards are counted."""
    winner: int = 0
    """What whoever has won the round scores."""
    twice: int = 0
    """Last cards with which somebody goes out and the round counts twice, as a mask (GER-21)."""


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
    best: tuple[int, int] = (0, 0)
    """With how many it is best; zeros where its document does not say."""
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

    def make(self, options: Options) -> SomeGame:
        """The game with these options, all of them given."""
        raise NotImplementedError


class Game(ABC, Generic[M]):
    """A game with its options chosen. It holds no state; every method takes one. A family derives its own."""

    scoring: Scoring[M]
    interrupts: Mapping[str, Interrupt[Self, M]]
    """What may be done out of turn, by its verb."""
    charges: Mapping[str, Callable[[Play[Self, M], int], None]]
    """Rules that the table votes on, each with the penalty of an upheld charge."""
    proposals: Mapping[str, Callable[[Play[Self, M]], None]]
    """What the rules leave to the table's vote, each with what happens when it is accepted."""
    shuffler: Shuffler
    """Who shuffles the cards; fair everywhere but in the laboratory."""

    def __init__(self, book: Rulebook, options: Options) -> None:
        self.name, self.version, self.options, self.book = book.name, book.version, options, book
        self.seats, self.shuffler = book.seats_for(options), FAIR
        self.alone = self.seats[1] == 1
        self.interrupts, self.charges, self.proposals = {}, {}, {}
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
        return state.unseen(seat) + ([state.aside] if state.has_unseen_leavers() else [])

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
        return self.moves(state, seat) + self.out_of_turn_actions(state, seat)

    def out_of_turn_actions(self: Self, state: M, seat: int) -> list[Action]:
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
                self.on_refused(play, seat, action, why)
        self.go_on(play)
        return play.events

    def on_refused(self, play: Play[Self, M], seat: int, action: Action, why: IllegalAction) -> None:
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

    @property
    def deletes_talk(self) -> bool:
        """Whether messages that break the silence are deleted (VOA-17)."""
        return False

    @property
    def punishes_unreadable(self) -> bool:
        """Whether a message under silence costs cards that nobody can read (VOA-18)."""
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

    def combines(self, cards: Sequence[int]) -> bool:
        """Whether cards of a hand can be laid together at all."""
        return len(cards) == 1 or self.lays_several

    def still_matters(self, state: M, seat: int, said: Action, happened: Sequence[SomeEvent]) -> bool:
        """Whether what was said with a card still matters once it is laid: a call with the last card does not."""
        done = any(event.misplay or (isinstance(event, WentOut) and event.seat == seat) for event in happened)
        if state.phase == PLAYING and not done:
            return True
        return any(action.verb == said.verb for action in self.legal(state, seat))

    def alarms(self, state: M) -> dict[str, float]:
        """The times at which something changes by itself."""
        return {}

    def ends_at(self, state: M) -> float | None:
        """The time at which the round ends by itself, whoever is to move (IME-51). None where it has no such time."""
        return None

    def has_looked(self, state: M, seat: int) -> bool:
        """Whether a seat has taken up its cards, where it costs something to do so too early (SRB-32)."""
        return True

    def to_announce(self, state: M) -> Sequence[int]:
        """Who has yet to announce the last card, and can still do so in time, as everybody sees."""
        return ()

    def to_accuse(self, state: M) -> Sequence[int]:
        """Who has come to the last card and has not announced it, as everybody sees."""
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
        return {
            "charge": self.charge,
            "propose": self.propose,
            "vote": self.cast,
            "expire": self.expire,
            "deal": self.deal,
            "join": self.join,
            "leave": self.leave,
            "dismiss": self.dismiss,
            "end": self.end,
            "away": self.away,
            "back": self.back,
        }

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

    # from round to round

    def consents(self) -> Mapping[str, Callable[[Play[Self, M]], None]]:
        """What is proposed in every game, and needs everybody's consent (COM-20)."""
        return {WALKOVER.rule: self.give_up} if self.options.get(WALKOVER.name) == "vote" else {}

    def give_up(self, play: Play[Self, M]) -> None:
        """The round ends as it stands, without a winner, and every hand counts as it is (COM-20)."""
        self.end_round(play, NOBODY, self.scoring.account(play.state, NOBODY))

    def rule_maker(self, state: M) -> int:
        """Who may change one thing of the game now, with the action ``amend``: the winner of the last round, where a
        game has it so. ``NOBODY`` in all others.
        """
        return NOBODY

    def sides_in_lobby(self, seats: int) -> list[int]:
        """Who will play with whom if this many seats begin as they sit: teams by seat. Empty where nobody knows yet."""
        return []

    def side_of(self, state: M, seat: int) -> int:
        """The side that a seat plays for: itself where it plays alone, else the first seat of its team."""
        return seat

    def deal(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """The house deals the next round; ``action.text`` is its seed."""
        state = play.state
        if state.phase != WAITING:
            raise IllegalAction(Reason.ROUND_ON if state.phase == PLAYING else Reason.MATCH_OVER, "AMM-2")
        if seat != NOBODY:
            raise IllegalAction(Reason.NOT_NOW, "AMM-2")
        self.check_deal(state)
        for late in tuple(state.returning):
            play.emit(Welcomed(late, self.welcome(state, late)))
        if self.seats_of_next_round(state) < self.fewest:
            self.end_match(play)  # who has come back had lost the match before
            return
        self.deal_round(play, action.text)

    def check_deal(self, state: M) -> None:
        """Refuse to deal where the seats do not do for it."""

    def seats_of_next_round(self, state: M) -> int:
        """How many will be dealt to: those who play, and those who wait to."""
        return sum(self.plays(state, seat) for seat in state.seating) + len(state.returning)

    def welcome(self, state: M, seat: int) -> int:
        """The total that a late seat (AMM-41) or a returning one (AMM-40) starts with."""
        worse = max if self.scoring.lowest_wins else min
        others = [state.totals[other] for other in state.seating if self.plays(state, other)]
        worst, own = worse(others, default=0), state.totals[seat]
        if seat not in state.dealt:
            return worst
        if self.options["return_penalty"] == "100":
            return own + (100 if self.scoring.lowest_wins else -100)
        return worse(own, worst)

    @abstractmethod
    def deal_round(self, play: Play[Self, M], seed: str) -> None:
        """Shuffle and deal; a family's own."""

    def end_round(self, play: Play[Self, M], winner: int, lines: Sequence[Line] | None = None) -> None:
        """Close the round, count it, and end the match when its target is reached.

        ``lines`` are the round's account, where it has ended in another way than by somebody going out.
        """
        state = play.state
        if lines is None:
            lines = self.scoring.account(state, winner)
        play.emit(RoundEnded(winner, state.seed))
        lines = [*lines, *self.missed(state, lines)]
        totals = list(state.totals)
        for seat, _, _, points in lines:
            totals[seat] += points
        play.emit(Scored(tuple(lines), tuple(totals)))
        if self.target_reached(state) or self.seats_of_next_round(state) < self.fewest:
            self.end_match(play)

    def missed(self, state: M, lines: Sequence[Line]) -> list[Line]:
        """Who was away since the deal, or has left, scores the round's worst hand instead of an own one (AMM-42)."""
        if self.scoring.shared:
            return []
        points = dict.fromkeys(state.order, 0)
        for seat, _, _, value in lines:
            points[seat] = points.get(seat, 0) + value
        present = {seat: value for seat, value in points.items() if seat not in state.missing}
        worst = (max if self.scoring.lowest_wins else min)(present.values() or points.values(), default=0)
        absent = [(seat, why) for seat, why in self.absent(state) if seat not in present]
        return [(seat, why, -1, worst - points.get(seat, 0)) for seat, why in absent]

    def absent(self, state: M) -> list[tuple[int, str]]:
        """Who has not played this round to its end, and why: ``missed``, or a reason of a family's own.

        Who is out of the match, and has not left it, has missed nothing.
        """
        missing = [seat for seat in state.missing if state.status[seat] >= GONE or self.plays(state, seat)]
        return [(seat, "missed") for seat in missing]

    def broke_off(self, state: M) -> bool:
        """Whether the last round was not played to its end: others have left it, and too few were in it to go on."""
        return state.phase != PLAYING and bool(state.won) and not self.gone_out(state) and self._too_few(state)

    def _too_few(self, state: M) -> bool:
        """Whether a round does not go on with the seats that are left in it."""
        return len(state.order) < min(2, self.seats[1])

    def target_reached(self, state: M) -> bool:
        """Whether the totals end the match (AMM-21)."""
        target = self.target
        return target > 0 and any(state.totals[seat] >= target for seat in state.seating if state.status[seat] != GONE)

    @property
    def target(self) -> int:
        """The total that ends a match."""
        return int(self.options["target"])

    def end_match(self, play: Play[Self, M]) -> None:
        """The match is over with the totals as they are."""
        play.emit(MatchEnded(tuple(self.standing(play.state))))

    def standing(self, state: M) -> list[int]:
        """The seats from first to last by total. Who left the match has no place in it, nor who waits for the next deal
        (AMM-40, AMM-41): their total is not known before it. Only where nobody else stays they have one.
        """
        best_first = 1 if self.scoring.lowest_wins else -1
        staying = [seat for seat in state.seating if state.status[seat] != GONE]
        playing = [seat for seat in staying if seat not in state.returning]
        return sorted(playing or staying, key=lambda seat: best_first * state.totals[seat])

    def sides_ahead(self, state: M, seat: int, among: Sequence[int]) -> int:
        """How many sides of these seats have a better total than a seat."""
        best_first = 1 if self.scoring.lowest_wins else -1
        total = best_first * state.totals[seat]
        return len({self.side_of(state, other) for other in among if best_first * state.totals[other] < total})

    def join(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """Sit down, or come back after leaving; from the next deal on. A computer player joins with ``text`` so."""
        state = play.state
        if state.phase == OVER:
            raise IllegalAction(Reason.MATCH_OVER, "AMM-41")
        if 0 <= seat < len(state.status) and state.status[seat] != GONE:
            raise IllegalAction(Reason.NOT_NOW, "AMM-40")
        if sum(status != GONE for status in state.status) >= self.seats[1]:
            raise IllegalAction(Reason.TABLE_FULL, "COM-7")
        old = 0 <= seat < len(state.status)
        play.emit(Joined(seat if old else len(state.status), action.text == "computer"))

    def leave(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """Leave the match."""
        self._go(play, Left(seat))

    def _go(self, play: Play[Self, M], left: Left) -> None:
        """A seat goes for good. What was awaited of it is settled first, so that nobody waits for it."""
        state, seat = play.state, left.seat
        self.seated(state, seat)
        if state.phase != PLAYING or seat not in state.order:
            play.emit(left)
            if state.phase != PLAYING and self.seats_of_next_round(state) < self.fewest:
                self.end_match(play)  # a round that is on is played to its end
            return
        self.settle_leaver(play, seat)
        play.emit(left)
        if self._too_few(state):
            self.end_round(play, next(iter(self.gone_out(state) or state.order), NOBODY))
        self.count_votes(play)

    def dismiss(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """The house takes ``action.seat`` out of the match: for the game it has left."""
        if seat != NOBODY:
            raise IllegalAction(Reason.NOT_NOW, "AMM-41")
        self._go(play, SentAway(action.seat))

    def end(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """The house ends the match as it stands; ``action.text`` says why."""
        if play.state.phase == OVER:
            raise IllegalAction(Reason.MATCH_OVER, "AMM-21")
        if seat != NOBODY:
            raise IllegalAction(Reason.NOT_NOW, "AMM-41")
        play.emit(Stopped(action.text))
        self.end_match(play)

    def settle_leaver(self, play: Play[Self, M], seat: int) -> None:
        """Whatever is awaited of a seat that leaves, now or later, is abandoned, so that nobody waits for it."""
        above = []
        while any(one.asks(seat) for one in play.state.stack) and (decision := self.awaited(play.state)) is not None:
            play.settle()
            if decision.asks(seat):
                decision.abandon(play, seat)
            else:
                above.append(decision)
        for decision in reversed(above):
            play.ask(decision, same=True)

    def away(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """A person does not come: a computer player sits in."""
        self.seated(play.state, seat)
        if play.state.status[seat] != IN:
            raise IllegalAction(Reason.NOT_NOW, "AMM-42")
        play.emit(WentAway(seat))
        self.count_votes(play)

    def back(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """The absent person takes the seat again."""
        self.seated(play.state, seat)
        if play.state.status[seat] != AWAY:
            raise IllegalAction(Reason.NOT_NOW, "AMM-42")
        play.emit(CameBack(seat))

    # votes

    def charge(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """Put an infraction to the table's vote: ``action.seat`` is accused of breaking the rule ``action.text``."""
        state = play.state
        self.in_round(state, seat)
        if action.text not in self.charges or action.seat not in state.order:
            raise IllegalAction(Reason.NO_SUCH_CHOICE, "COM-9")
        if action.seat == seat:
            raise IllegalAction(Reason.NOT_YOURSELF, "COM-9")
        if state.vote is not None:
            raise IllegalAction(Reason.NOT_NOW, "COM-9")
        if not self.voters(state, Vote(action.seat, action.text, seat)):
            raise IllegalAction(Reason.NOBODY_TO_VOTE, "COM-9")
        play.emit(Charged(action.seat, action.text, seat))

    def propose(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """Put to the vote what the rules leave to the table: ``action.text`` of the game's proposals.

        Who is alone with computer players decides nothing by it: they would give up each round that they lose.
        """
        state = play.state
        self.in_round(state, seat)
        if action.text not in self.proposals:
            raise IllegalAction(Reason.NO_SUCH_CHOICE, "COM-9")
        if state.vote is not None:
            raise IllegalAction(Reason.NOT_NOW, "COM-9")
        if not self._without_vote(state, Vote(NOBODY, action.text, seat)):
            raise IllegalAction(Reason.NOBODY_TO_VOTE, "COM-9")
        play.emit(Proposed(action.text, seat))

    def cast(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """Vote on the open charge or proposal: ``action.number`` 1 upholds it, 0 rejects it."""
        state, vote = play.state, play.state.vote
        self.in_round(state, seat)
        if vote is not None and (vote.accused, vote.by, action.number) == (NOBODY, seat, 0):
            self._close(play, vote, upheld=False)  # who has proposed it takes it back
            return
        if seat not in self.voters(state, state.vote):
            raise IllegalAction(_no_vote(state.vote, seat), "COM-9")
        if action.number not in (0, 1):
            raise IllegalAction(Reason.NO_SUCH_CHOICE, "COM-9")
        play.emit(Voted(seat, action.number == 1))
        self.count_votes(play)

    def expire(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """The time of the open vote has run out: only the house says so. It upholds nothing."""
        vote = play.state.vote
        if seat != NOBODY or vote is None:
            raise IllegalAction(Reason.NOT_NOW, "COM-9")
        self._close(play, vote, upheld=False)

    def voters(self, state: M, vote: Vote | None) -> list[int]:
        """Who still can vote: the people of the round but who brought it up, the accused, and those who have voted."""
        return [seat for seat in self._without_vote(state, vote) if state.status[seat] == IN]

    def _without_vote(self, state: M, vote: Vote | None) -> list[int]:
        """Return who still can vote, with those who are absent."""
        if vote is None:
            return []
        done = (vote.accused, vote.by, *vote.yes, *vote.no)
        return [seat for seat in state.order if seat not in state.computers and seat not in done]

    def count_votes(self, play: Play[Self, M]) -> None:
        """Close the open vote, if there is one and the votes, or who is left to vote, decide it.

        A charge needs more than half. A proposal ends something, so all have to agree to it. It waits also for who is
        absent: they have not agreed, and may come back.
        """
        vote = play.state.vote
        if vote is None:
            return
        if vote.accused == NOBODY:
            still = self._without_vote(play.state, vote)
            agreed = vote.by in play.state.order and not vote.no  # who has proposed it is for it, while still there
            upheld, rejected = agreed and bool(vote.yes) and not still, not agreed or not (vote.yes or still)
        else:
            waiting = len(self.voters(play.state, vote))
            yes, able = len(vote.yes), len(vote.yes) + len(vote.no) + waiting
            upheld, rejected = 2 * yes > able, 2 * (yes + waiting) <= able
        if upheld or rejected:
            self._close(play, vote, upheld=upheld)

    def _close(self, play: Play[Self, M], vote: Vote, *, upheld: bool) -> None:
        """The vote is over; what it upholds takes effect."""
        if vote.accused == NOBODY:
            play.emit(ProposalClosed(vote.rule, upheld))
            if upheld:
                self.proposals[vote.rule](play)
        else:
            play.emit(VoteClosed(vote.accused, vote.rule, upheld))
            if upheld:
                self.charges[vote.rule](play, vote.accused)


SomeGame = Game[Match]
"""A game of whatever family: it takes states that it has made itself."""


def of_any(game: Game[M]) -> SomeGame:
    """A game as one of whatever family. Whoever has it so hands it back only states that it has made itself."""
    return cast(SomeGame, game)


def _no_vote(vote: Vote | None, seat: int) -> Reason:
    """Why a seat cannot vote."""
    if vote is None:
        return Reason.NOT_NOW
    if seat == vote.accused:
        return Reason.ABOUT_YOU
    return Reason.VOTED if seat == vote.by or seat in vote.yes + vote.no else Reason.NOT_NOW


def seats_near(game: SomeGame, wanted: int) -> int:
    """The number of seats nearest to this one that can be dealt to: partners are four or six."""
    fewest, most = game.seats

    def may_deal(seats: int) -> bool:
        try:
            game.check_deal(game.new(seats))
        except IllegalAction:
            return False
        return True

    numbers = sorted(range(fewest, most + 1), key=lambda seats: abs(seats - wanted))
    return next(filter(may_deal, numbers), fewest)
