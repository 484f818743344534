"""Whether a game is any good: rounds by the thousand with computer players, in a process of its own.

It plays for a few seconds. What it finds are figures; ``cogs/workshop/screens.py`` says them in sentences.

Whether decisions matter is measured with pairs of rounds: the same deal once more, in which one player lays another
card that fits, once. Where that hardly ever changes whether this player wins, luck alone decides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from hashlib import sha256
from math import sqrt
from time import monotonic, process_time
from typing import NamedTuple, Self

from bot.process.jobs import Worker
from rules.cards import RANK, RANKS, SUIT
from rules.catalogue import make_saved
from rules.chance import Seeded
from rules.families import family_of
from rules.game import SomeGame, seats_near
from rules.match import PLAYING, Match
from rules.records import Json
from rules.shedding.definitions.card_words import cards_in
from rules.shedding.definitions.definition import Definition
from rules.shedding.definitions.new_rule import definition
from rules.shedding.parts import IN_DEBT, LAID, NO_DEBT, OWN_RANK, OWN_SUIT, TWIN
from rules.shedding.state import MauMauState
from rules.strategies.by_name import at_random, sensibly
from rules.strategies.playing import Chooser, act
from rules.table import NOBODY, Action, IllegalAction, Stalled

CHECK_LIMIT_S, PLAY_S = 45.0, 6.0
"""Upper bounds on a check with the start of its process, and on the time in which it plays, in seconds
(``play_clock``). On a busy machine a process takes long to start.
"""
ROUNDS = 2000
"""How many rounds are played, if there is time."""
TRIED_ROUNDS, TRIED_S = 200, 5.0
"""Upper bounds on the rounds, and on their time in seconds, that are played of a file whose rules are printed."""
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
PAIRS, PAIRS_TIME_SHARE = 100, 1 / 3
"""How many deals are played twice, if there is time, and the share of the time that is left for them."""
MATTERS_SHARE = 0.1
"""A game is rated if another card changes who wins in a larger share of deals, beyond doubt. With hands of one card it
is 7 %, with two 12 %; in the games of the documents 30 % and more.
"""
DEVIATIONS = 2.58
"""The interval of a measured share: so many deviations to each side, which is 99 %."""
TOLD_MOMENTS = (LAID, IN_DEBT, NO_DEBT, OWN_RANK, OWN_SUIT, TWIN)
"""The moments of which it is counted how often they come."""


class Verdict(NamedTuple):
    """What a check has found. Shares are parts of a hundred.

    ``unended`` are rounds that came to no end; ``hangs`` is the rank that lay there most often then. ``turns`` and
    ``long`` are how often each player decides in a usual and in a long round. ``behind`` is how often who sits behind
    the dealer wins, and ``skill`` how often who plays sensibly wins against those who play at random; ``fair`` is what
    luck alone would give. ``seldom`` are the entries, counted from 1, that hardly ever come up.

    ``pairs`` are deals that were played twice, and ``changed`` how many of them another card has changed; earlier
    versions have not measured that. ``plays`` is the fingerprint of what was checked.
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
    pairs: int = 0
    changed: int = 0
    plays: str = ""

    @property
    def rated(self) -> bool:
        """Whether matches of the game may count for ratings."""
        return self.ends and self.decides

    @property
    def ends(self) -> bool:
        """Whether its rounds come to an end."""
        return self.unended <= self.rounds * UNENDED_SHARE

    @property
    def decides(self) -> bool:
        """Whether decisions change who wins: the lower end of the interval (Wilson's) is beyond luck."""
        if not self.pairs:
            return True
        share, doubt = self.changed / self.pairs, DEVIATIONS**2 / self.pairs
        spread = DEVIATIONS * sqrt((share * (1 - share) + doubt / 4) / self.pairs)
        return (share + doubt / 2 - spread) / (1 + doubt) > MATTERS_SHARE

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
    """Checks games in the process of a worker: so many ``rounds`` of each."""

    def __init__(self, worker: Worker, rounds: int = ROUNDS) -> None:
        self.rounds, self._worker = rounds, worker

    async def check(self, server: int, text: str) -> Verdict:
        """Check a definition that can be played. Raises ``NotDone``."""
        return await self._worker.run_job(server, check_by_playing, text, self.rounds, PLAY_S, limit=CHECK_LIMIT_S)


def play_clock() -> Callable[[], float]:
    """Make a clock of processor time, in seconds: no verdict hangs on what else the machine does. It runs at least a
    fifth as fast as real time, so that a check ends on a busy machine, too.
    """
    used, began = process_time(), monotonic()
    return lambda: max(process_time() - used, (monotonic() - began) / 5)


def check_by_playing(text: str, rounds: int, seconds: float, clock: Callable[[], float] | None = None) -> Verdict:
    """Play a game of a definition for so many rounds, or for so long."""
    clock = clock or play_clock()
    until, check = clock() + seconds, _Check(make_saved(text))
    found = check.verdict(rounds, until - seconds * PAIRS_TIME_SHARE, clock)
    pairs, changed = check.pairs(until, clock)
    return found._replace(pairs=pairs, changed=changed, plays=fingerprint(definition(text)))


def try_rounds(game: SomeGame, rounds: int, seconds: float) -> Verdict:
    """Play so many rounds of a game that is written down, with these options, or for so long: whether they end."""
    clock = play_clock()
    return _Check(game).verdict(rounds, clock() + seconds, clock)


def fingerprint(definition: Definition) -> str:
    """Return the fingerprint of what a definition plays. Its name, what it says about itself and its comments are no
    part of that.
    """
    sections = sorted((name, sorted(values.items())) for name, values in definition.sections.items())
    options = [(one.name, one.default, one.words, one.low, one.high) for one in definition.options]
    played = (definition.players, options, sections, definition.cards)
    return sha256(repr(played).encode()).hexdigest()


class _Check:
    """Plays rounds and counts."""

    def __init__(self, game: SomeGame) -> None:
        self.game = game
        self.entries = definition(game.source).cards
        self.players = seats_near(self.game, PLAYERS)
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

    def pairs(self, until: float, clock: Callable[[], float]) -> tuple[int, int]:
        """Play deals twice. Give how many, and in how many another card has changed whether its player wins."""
        pairs = changed = 0
        while pairs < PAIRS and (clock() < until or not pairs):
            seed, seat = f"pair {pairs}", pairs % self.players
            pairs += 1
            changed += self._wins(seed, seat, otherwise=False) != self._wins(seed, seat, otherwise=True)
        return pairs, changed

    def _wins(self, seed: str, seat: int, *, otherwise: bool) -> bool:
        """Whether a seat wins a deal that is played sensibly; ``otherwise`` it lays another card once, if one fits."""
        game, strategy = self.game, family_of(self.game).strategy
        lots, state = [Seeded(f"{seed} {each}") for each in range(self.players)], game.new(self.players)
        try:
            game.apply(state, NOBODY, Action("deal", text=seed))
            for _ in range(DECISIONS_LIMIT):
                if state.phase != PLAYING:
                    return state.won[-1] == seat
                asked = state.stack[-1].seats[0]
                action = sensibly(game, state, asked, lots[asked])
                if otherwise and asked == seat and action.cards:
                    others = [move for move in game.moves(state, seat) if move.cards and move.cards != action.cards]
                    action, otherwise = (lots[seat].choice(others), False) if others else (action, True)
                act(game, state, strategy, asked, action)
        except (Stalled, IllegalAction):
            pass
        return False

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
