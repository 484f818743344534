"""Whether a game is any good: rounds by the thousand with computer players, in a process of its own.

It plays for a few seconds. What it finds are figures; ``bot/games/views.py`` says them in sentences.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from time import monotonic
from typing import NamedTuple, Self

from bot.process.worker import Worker
from rules.cards import RANK, RANKS, SUIT
from rules.catalogue import make_saved
from rules.chance import Seeded
from rules.families import family_of
from rules.match import PLAYING, Match
from rules.records import Json
from rules.rounds import SomeGame
from rules.shedding.parts import IN_DEBT, LAID, NO_DEBT, OWN_RANK, OWN_SUIT, TWIN
from rules.shedding.state import MauMauState
from rules.shedding.written.card_words import cards_in
from rules.shedding.written.new_rule import definition
from rules.strategies.by_name import at_random, sensibly
from rules.strategies.playing import Chooser, act
from rules.table import NOBODY, Action, IllegalAction, Stalled

CHECK_LIMIT_S, PLAY_S = 45.0, 6.0
"""Upper bounds on a check with the start of its process, and on the time in which it plays, in seconds. On a busy
machine a process takes long to start.
"""
ROUNDS = 2000
"""How many rounds are played, if there is time."""
SKILL_EVERY = 4
"""One round in so many is played by one who plays sensibly against others who play at random."""
DECISIONS_LIMIT = 600
"""A round with more decisions has come to no end."""
PLAYERS = 3
"""How many play, if the game allows it."""
SELDOM_SHARE = 0.03
"""A rule that comes up in a smaller share of rounds hardly ever matters."""
UNENDED_SHARE = 0.01
"""With a larger share of rounds that come to no end, a game is not rated."""
TOLD_MOMENTS = (LAID, IN_DEBT, NO_DEBT, OWN_RANK, OWN_SUIT, TWIN)
"""The moments of which it is counted how often they come."""


class Verdict(NamedTuple):
    """What a check has found. Shares are parts of a hundred.

    ``unended`` are rounds that came to no end; ``hangs`` is the rank that lay there most often then. ``turns`` and
    ``long`` are how often each player decides in a usual and in a long round. ``behind`` is how often who sits behind
    the dealer wins, and ``skill`` how often who plays sensibly wins against those who play at random; ``fair`` is what
    luck alone would give. ``seldom`` are the entries, counted from 1, that hardly ever come up.
    """

    rounds: int
    players: int
    unended: int
    hangs: str
    turns: int
    long: int
    behind: int
    skill: int
    fair: int
    seldom: Sequence[int]

    @property
    def rated(self) -> bool:
        """Whether matches of the game may count for ratings."""
        return self.unended <= self.rounds * UNENDED_SHARE

    def save(self) -> Mapping[str, Json]:
        """This as plain data for JSON."""
        return {**self._asdict(), "seldom": list(self.seldom)}

    @classmethod
    def load(cls, saved: Mapping[str, Json] | None) -> Self | None:
        """Read what ``save`` gave; None for anything else: then the game counts as not checked."""
        try:
            return None if saved is None else cls(**saved)  # type: ignore[arg-type]
        except TypeError:
            return None


class Checker:
    """Checks one game after the other, the servers in turn: so many ``rounds`` of each."""

    def __init__(self, rounds: int = ROUNDS) -> None:
        self.rounds = rounds
        self._worker = Worker(CHECK_LIMIT_S, yielding=True, lasting=False)

    async def check(self, server: int, text: str) -> Verdict:
        """Check a definition that can be played. Raises ``NotDone``."""
        return await self._worker.do(server, checked, text, self.rounds, PLAY_S)

    def stop(self) -> None:
        """Stop the worker process."""
        self._worker.stop()


def checked(text: str, rounds: int, seconds: float, clock: Callable[[], float] = monotonic) -> Verdict:
    """Play a game of a definition for so many rounds, or for so long."""
    return _Check(text).verdict(rounds, clock() + seconds, clock)


class _Check:
    """Plays rounds and counts."""

    def __init__(self, text: str) -> None:
        self.game: SomeGame = make_saved(text)
        self.entries = definition(text).cards
        fewest, most = self.game.seats
        self.players = min(most, max(fewest, PLAYERS))
        self.laid: Counter[int] = Counter()
        """In how many rounds an entry came up."""
        self.hangs: Counter[str] = Counter()

    def verdict(self, rounds: int, until: float, clock: Callable[[], float]) -> Verdict:
        lengths: list[int] = []
        usual = behind = tries = skilled = played = unended = 0
        while played < rounds and (clock() < until or played < 2):
            of_skill = played % SKILL_EVERY == SKILL_EVERY - 1
            best = played // SKILL_EVERY % self.players
            length, winner, first = self._round(f"check {played}", best if of_skill else NOBODY)
            played += 1
            if length is None:
                unended += 1
            elif of_skill:
                tries, skilled = tries + 1, skilled + (winner == best)
            else:
                lengths.append(length)
                usual, behind = usual + 1, behind + (winner == first)
        lengths.sort()
        seldom = [
            number
            for number, entry in enumerate(self.entries)
            if entry.at in TOLD_MOMENTS and not getattr(entry, "row", 0) and self.laid[number] < played * SELDOM_SHARE
        ]
        return Verdict(
            rounds=played,
            players=self.players,
            unended=unended,
            hangs=next((rank for rank, _ in self.hangs.most_common(1)), ""),
            turns=lengths[len(lengths) // 2] // self.players if lengths else 0,
            long=lengths[len(lengths) * 9 // 10] // self.players if lengths else 0,
            behind=round(100 * behind / usual) if usual else 0,
            skill=round(100 * skilled / tries) if tries else 0,
            fair=round(100 / self.players),
            seldom=[number + 1 for number in seldom],
        )

    def _round(self, seed: str, best: int) -> tuple[int | None, int, int]:
        """Play a round: its decisions (None: it came to no end), who won, and who sits behind the dealer. ``best``
        plays sensibly, and others at random; ``NOBODY``: all play sensibly.
        """
        game, lot = self.game, Seeded(seed)
        state = game.new(self.players)
        strategy, came = family_of(game).strategy, set[int]()
        try:
            game.apply(state, NOBODY, Action("deal", text=seed))
            first = _behind(state)
            choose = self._chooser(lot, best)
            for number in range(DECISIONS_LIMIT):
                if state.phase != PLAYING:
                    self.laid.update(came)
                    return number, state.won[-1], first
                seat = state.stack[-1].seats[0]
                before = _before(state)
                for event in act(game, state, strategy, seat, choose(state, seat)):
                    if event.moves_cards:
                        for _, cards in event.cards_laid():
                            came |= self._came(before, cards)
        except (Stalled, IllegalAction):
            pass
        self.hangs[_lies_there(state)] += 1
        return None, NOBODY, NOBODY

    def _chooser(self, lot: Seeded, best: int) -> Chooser:
        def choose(state: Match, seat: int) -> Action:
            plays = sensibly if best in (NOBODY, seat) else at_random
            return plays(self.game, state, seat, lot)

        return choose

    def _came(self, before: tuple[int, bool], cards: Sequence[int]) -> set[int]:
        """The entries that come up with these cards."""
        return {
            number
            for number, entry in enumerate(self.entries)
            if any(_mask(entry.which) >> card & 1 and entry.at in _moments(before, card) for card in cards)
        }


@cache
def _mask(which: str) -> int:
    return cards_in(which)


def _behind(state: Match) -> int:
    """Who sits behind the dealer."""
    if state.dealer not in state.order:
        return NOBODY
    return state.order[(state.order.index(state.dealer) + state.direction) % len(state.order)]


def _before(state: Match) -> tuple[int, bool]:
    """What lay there before somebody acted, and whether a debt stood."""
    if not isinstance(state, MauMauState):
        return -1, False
    return (state.pile[-1] if state.pile else -1), bool(state.debt)


def _moments(before: tuple[int, bool], card: int) -> list[str]:
    """The moments that this card comes at."""
    below, owed = before
    found = [LAID, IN_DEBT if owed else NO_DEBT]
    if below >= 0:
        found += [OWN_RANK] if RANK[below] == RANK[card] else []
        found += [OWN_SUIT] if SUIT[below] == SUIT[card] else []
        found += [TWIN] if below == card else []
    return found


def _lies_there(state: Match) -> str:
    """The rank of the card that lies there; nothing for a joker, or none."""
    below, _ = _before(state)
    return RANKS[RANK[below]] if 0 <= below < 4 * len(RANKS) else ""
