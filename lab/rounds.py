"""Let strategies play rounds, and record one row for each seat of each round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from lab.shuffling import PERFECT, Criterion, TablePack
from rules.cards import FOLLOWS, OF_RANK, RANK
from rules.catalogue import book_of, make
from rules.families import family_of
from rules.game import SomeGame
from rules.match import OVER, PLAYING
from rules.options import Value
from rules.shedding.game import MauMau
from rules.shedding.ime.course import LimitOfRound
from rules.shedding.state import LATE, MauMauState
from rules.strategies.by_name import Strategist, player
from rules.strategies.playing import act
from rules.table import NOBODY, Action, IllegalAction, SomeEvent

DECISIONS_LIMIT = 20_000
"""A longer round counts as one without an end, and is broken off. Where somebody wins, ``sensible`` and ``greedy``
players have taken up to 1,443 decisions, random ones up to some 7,000 (at Imesco 17,000)."""
ROUNDS_LIMIT = 500
"""A longer match is broken off."""
SAME_VALUE = [OF_RANK[rank] for rank in RANK]
"""By card all cards of its value, as masks."""
ROUNDS_USUAL = 10
"""How many rounds are played with a pack that people shuffle, where nobody says how many."""


class BadSetup(ValueError):
    """A setup that cannot be played; the message is for people."""


def seats_for(game: str, players: int) -> int:
    """The nearest number of players that the game allows. Raises ``UnknownGame`` or ``BadDefinition``."""
    low, high = book_of(game).seats
    return max(low, min(players, high))


def usual_players(game: str) -> int:
    """Four, or the nearest number that the game allows. Raises ``UnknownGame``."""
    return seats_for(game, 4)


class RoundRow(NamedTuple):
    """What one seat did in one round.

    ``behind``: how many places it sits behind the dealer in playing order (0: it dealt). ``place``: by the round's
    points, 1 is best, ties share the better place. ``ended``: somebody went ``out``, all were ``stuck``, the round was
    broken off at the ``limit``, or its own limit on shuffles or time ended it with nobody winning (``mini``, IME-51). A
    round that was broken off has no winner; its decisions, turns and cards count like those of any other, and so do the
    points and places that there are by then. ``left`` and ``alike`` are of the hand that was dealt: about how many
    moves it takes to get rid of it (``Strategy.moves_left``), and the share of its pairs that agree in value, or in
    suit where that counts.
    """

    number: int
    round: int
    seat: int
    strategy: str
    behind: int
    decisions: int
    turns: int
    drawn: int
    laid: int
    points: int
    place: int
    won: bool
    ended: str
    seed: str
    left: float
    alike: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """What is played: a game with its options, the number of players, and the strategies by seat. The game is a name,
    or the text of a definition.

    Deals follow from ``seed`` and the number of the deal alone. ``rotated``: every deal is played once from every seat,
    each time the strategies move on by one seat. ``matches``: whole matches instead of single rounds. ``rounds``: how
    many in a row are dealt from one pack, where no whole matches are played. ``shuffle``: the criterion by which people
    shuffle (``lab.shuffling``). ``pace``: how many seconds a decision takes, for games with a limit on time.
    """

    game: str
    options: tuple[tuple[str, Value], ...] = ()
    players: int = 0
    strategies: tuple[str, ...] = ("sensible",)
    seed: str = "1"
    matches: bool = False
    rotated: bool = False
    rounds: int = 1
    shuffle: str = PERFECT
    pace: int = 0

    @property
    def named(self) -> str:
        """The game's name, for people and files."""
        book = book_of(self.game)
        return "".join(one for one in book.title if one.isalnum() or one in " -").strip() or book.name

    def make_game(self) -> SomeGame:
        """Make the game. Raises ``ValueError`` with the reason where options, seats or a strategy are wrong."""
        game = make(self.game, dict(self.options))
        low, high = game.seats
        if not low <= self.players <= high:
            raise BadSetup(f"{self.named} is played by {low} to {high}, not by {self.players}")
        if game.options.get("teams", "off") != "off" and self.players % 2:
            raise BadSetup(f"teams need an even number of players, not {self.players}")
        try:
            game.check_deal(game.new(self.players))
        except IllegalAction as why:
            raise BadSetup(f"{self.named} cannot be dealt to {self.players} ({why.rule})") from None
        if len(self.strategies) > self.players:
            raise BadSetup(f"{len(self.strategies)} strategies for {self.players} seats")
        for name in self.strategies:
            player(name, perf_counter)
        if game.options.get("time_limit", "off") != "off" and not self.pace:
            raise BadSetup("a limit on time needs to know how long a decision takes: give it a pace, in seconds")
        if self.matches and self.rounds > 1:
            raise BadSetup("a match has as many rounds as it takes: matches or a number of rounds, not both")
        if Criterion.read(self.shuffle).name != PERFECT and not self.matches and self.rounds < 2:
            raise BadSetup("how people shuffle shows from the second round on: play several rounds with a pack")
        return game

    @property
    def exact(self) -> bool:
        """Whether every run plays the same: not so where a strategy thinks for a time by the clock."""
        return all(player(name, perf_counter).exact for name in self.strategies)

    @property
    def turns_of_seats(self) -> int:
        """How often each deal is played."""
        return len(self.strategies) if self.rotated else 1

    def seated(self, number: int) -> list[str]:
        """The strategies by seat in the game of this number, moved on where seats are rotated."""
        moved = number % self.turns_of_seats
        return [self.strategies[(seat + moved) % len(self.strategies)] for seat in range(self.players)]

    def deal(self, number: int) -> int:
        """Which deal the game of this number is."""
        return number // self.turns_of_seats


def play_games(setup: Setup, numbers: Iterable[int]) -> list[RoundRow]:
    """Play the games of these numbers. Each game is the same in whatever process it is played."""
    game = setup.make_game()
    players = {name: player(name, perf_counter) for name in setup.strategies}
    found: list[RoundRow] = []
    for number in numbers:
        found += _game(game, setup, players, number)
    return found


def _game(game: SomeGame, setup: Setup, players: dict[str, Strategist], number: int) -> list[RoundRow]:
    """Play one game: a round, or a match."""
    seats = [(name, players[name]) for name in setup.seated(number)]
    state = game.new(setup.players)
    lot = Random(f"{setup.seed}/{number}")
    pack = TablePack(Criterion.read(setup.shuffle)) if setup.shuffle != PERFECT else None
    if pack is not None:
        game = game.book.make(game.options)  # one that nobody else plays with
        game.shuffler = pack
    found: list[RoundRow] = []
    for which in range(1, (ROUNDS_LIMIT if setup.matches else setup.rounds) + 1):
        seed = f"{setup.seed}/{setup.deal(number)}/{which}"
        game.apply(state, NOBODY, Action("deal", text=seed))
        found += _round(game, state, seats, lot, number, which, seed, setup.pace)
        if state.phase == PLAYING or (state.phase == OVER and setup.matches):
            break
        if pack is not None:
            pack.gather(state)
        if state.phase == OVER:
            state = game.new(setup.players, dealer=state.dealer)
    return found


class Tally:
    """Counts what the seats do in a round."""

    def __init__(self, seats: int) -> None:
        self.decisions, self.turns, self.drawn, self.laid = ([0] * seats for _ in range(4))

    def count(self, events: Sequence[SomeEvent]) -> None:
        """Count the cards drawn and laid."""
        for event in events:
            if event.moves_cards:
                for seat, cards in event.cards_drawn():
                    self.drawn[seat] += len(cards)
                for seat, cards in event.cards_laid():
                    self.laid[seat] += len(cards)


def _round(
    game: SomeGame,
    state: Any,
    seats: list[tuple[str, Strategist]],
    lot: Random,
    number: int,
    which: int,
    seed: str,
    pace: int,
) -> list[RoundRow]:
    """Play a round that has been dealt to its end."""
    strategy, tally, before, last = family_of(game).strategy, Tally(len(seats)), list(state.totals), NOBODY
    order, dealer, direction = list(state.order), state.dealer, state.direction
    dealt: dict[int, tuple[float, float]] = {}
    agrees = FOLLOWS if isinstance(state, MauMauState) else SAME_VALUE
    at, mini, forgot = 0, False, frozenset[int]()
    for _ in range(DECISIONS_LIMIT):
        if state.phase != PLAYING:
            break
        if not dealt and all(state.hands[seat] for seat in order):
            dealt = {
                seat: (strategy.moves_left(hand), _alike(hand, agrees))
                for seat in order
                for hand in [state.hands[seat]]
            }
        at += pace
        ends = game.ends_at(state) if pace else None
        if ends is not None and at >= ends:
            game.apply(state, NOBODY, Action("time"), at)
            mini = True
            break
        seat = state.stack[-1].seats[0]
        tally.decisions[seat] += 1
        tally.turns[seat] += seat != last
        last = seat
        who = seats[seat][1]
        action = who.plays(game, state, seat, lot)
        if who.errs is not None:
            forgot = (forgot - {seat}) | ({seat} if lot.random() < who.errs(game) else frozenset())
        events = act(game, state, strategy, seat, action, at, forgot)
        if forgot:
            events += _accused(game, state, at)
        tally.count(events)
        mini = state.phase != PLAYING and any(isinstance(event, LimitOfRound) for event in events)
    over = state.phase != PLAYING
    winner = state.won[-1] if over else NOBODY
    ended = "limit" if not over else "out" if winner != NOBODY else "mini" if mini else "stuck"
    points = [total - old for total, old in zip(state.totals, before, strict=True)]
    sign = 1 if game.scoring.lowest_wins else -1
    return [
        RoundRow(
            number,
            which,
            seat,
            seats[seat][0],
            (order.index(seat) - order.index(dealer)) * direction % len(order),
            tally.decisions[seat],
            tally.turns[seat],
            tally.drawn[seat],
            tally.laid[seat],
            points[seat],
            1 + sum(sign * points[other] < sign * points[seat] for other in order),
            seat == winner,
            ended,
            seed,
            *dealt.get(seat, (0.0, 0.0)),
        )
        for seat in order
    ]


def _accused(game: SomeGame, state: Any, at: int) -> list[Any]:
    """Somebody accuses who is too late with a declaration, as people do; strategies by themselves accuse nobody."""
    if not isinstance(game, MauMau) or state.phase != PLAYING or LATE not in state.mau:
        return []
    late = state.mau.index(LATE)
    accusation = Action("accuse", seat=late)
    by = [seat for seat in state.order if seat != late and accusation in game.out_of_turn_actions(state, seat)]
    return (
        game.apply(state, by[0], accusation, at) if by and len(state.hands[late]) == game.rules.declaring.left else []
    )


def _alike(hand: Sequence[int], agrees: Sequence[int]) -> float:
    """The share of the pairs of cards of a hand of which one is in the mask that ``agrees`` with the other."""
    pairs = [agrees[one] >> other & 1 for one, other in combinations(hand, 2)]
    return sum(pairs) / max(1, len(pairs))
