"""Whether a rating can be bought, and whether it tells who plays well: simulated servers of people of known strength.

Rounds are drawn from the strengths (Plackett-Luce), matches are made of rounds, and the bot's own code rates them
(``bot/matches``). Honest people sit down with anybody. A farmer comes to such a server and plays in one of the ways
below. No way may bring more than honest play of the same strength, beyond the interval in which 99 % of that lies.

    uv run python -m benchmarks.honesty

prints the tables of ``docs/ratings.md``.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import count
from math import log
from operator import sub
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

import polars as pl

from bot.matches.results import MatchResult, PlaceTaken
from bot.time import DAY
from cogs.standings.accounts import ALL, Book, Holder
from cogs.standings.rating import displayed_rating, from_sort_value
from lab.figures import Figure, derive, mean_of
from lab.sums import Sums

GAME, HONEST = "classic", 40
STRENGTHS = 0.4
"""The deviation of people's strengths. One who is so much stronger wins three rounds of five of two."""
SEATS, ROUNDS = (2, 3, 4, 4, 4, 5), (2, 4, 5, 5, 8)
"""Numbers of people at honest tables, and of rounds of their matches."""
MATCHES_A_DAY = 40
MATCHES = 100
"""How many matches a farmer plays, and the honest people had each played before."""
HONEST_NEWCOMERS = 8
"""How many people of the farmer's strength come to each server and play honestly."""
DEVIATIONS = 2.58
"""Of a normal distribution, 99 % lie within so many deviations."""
ORDERED_AFTER = (20, 100, 300)
BEGAN = 1_767_225_600.0
COMPUTER = None


class Server:
    """People of known strength, and the accounts that their matches make. ``worst`` is how many points a round can
    cost: all who come later than that have as many. With 1, the rounds won decide, and many places are shared.
    """

    def __init__(self, chance: Random, worst: int = max(SEATS)) -> None:
        self.chance, self.book, self.strength, self.worst = chance, Book(), dict[int, float](), worst
        self.now, self.played = BEGAN, dict[int, int]()
        self.numbers = count(1)
        self.honest = [self.comes(chance.gauss(0, STRENGTHS)) for _ in range(HONEST)]

    def comes(self, strength: float) -> int:
        """A person comes to the server. Gives the id."""
        person = next(self.numbers)
        self.strength[person], self.played[person] = strength, 0
        return person

    def copy(self, chance: Random) -> Server:
        """The same server, which goes on otherwise."""
        made = Server.__new__(Server)
        made.__dict__ |= {**self.__dict__, "book": deepcopy(self.book), "chance": chance}
        made.strength, made.played = dict(self.strength), dict(self.played)
        made.numbers = count(max(self.strength) + 1)
        return made

    def others(self, many: int, *without: int, among: Sequence[int] = ()) -> list[int]:
        """Draw honest people."""
        return self.chance.sample([one for one in among or self.honest if one not in without], many)

    def rounds(self, sides: Sequence[float], many: int) -> Iterator[list[int]]:
        """Play rounds between sides of these strengths. Gives the points so far after each; few are good."""
        points = [0] * len(sides)
        for _ in range(many):
            luck = [strength - log(-log(self.chance.random())) for strength in sides]
            for place, side in enumerate(sorted(range(len(sides)), key=lambda one: -luck[one])):
                points[side] += min(place, self.worst)
            yield list(points)

    def match(self, who: Sequence[int], many: int, strengths: Sequence[float] | None = None) -> None:
        """A match of people who play alone, to its end."""
        self.played_out(who, list(self.rounds(strengths or [self.strength[one] for one in who], many)))

    def played_out(self, who: Sequence[int], points: Sequence[Sequence[int]]) -> None:
        """A match of people who play alone is over, which had these points after each round."""
        self.over(
            [(one, place, seat) for seat, (one, place) in enumerate(zip(who, places(points[-1]), strict=True))],
            len(points),
            points,
        )

    def over(
        self,
        taken: Sequence[tuple[int | None, int, int]],
        rounds: int,
        points: Sequence[Sequence[int]] = (),
        gone: Mapping[int, bool] = {},
    ) -> None:
        """A match has ended: who, their places and sides. Of who has gone it says whether the place counts. ``points``
        are those of all seats after each round; without them, places are those of any round.
        """
        self.now += DAY / MATCHES_A_DAY
        rows = [
            PlaceTaken(
                seat,
                one,
                place,
                points[-1][seat] if points else place,
                side,
                counted=gone.get(seat, True),
                rank=place if seat in gone else None,
            )
            for seat, (one, place, side) in enumerate(taken)
        ]
        first = dict(enumerate(points[0])) if points else {}
        self.book.add_match(GAME, MatchResult(self.now, rounds, rows).with_ranks(first))
        for one in rows:
            if one.person is not None:
                self.played[one.person] += 1

    def honest_match(self, person: int) -> None:
        """A person sits down with anybody."""
        who = [person, *self.others(self.chance.choice(SEATS) - 1, person)]
        self.match(who, self.chance.choice(ROUNDS))

    def live(self, matches: int) -> None:
        """Honest people play until they have had so many matches on average."""
        while sum(self.played[one] for one in self.honest) < matches * HONEST:
            self.honest_match(min(self.honest, key=lambda one: self.played[one] + self.chance.random()))

    def rating(self, person: int) -> float | None:
        """The rating of a person as it is shown, if it is not provisional."""
        mine = self.book.standings[Holder(ALL, GAME, person)]
        rating, provisional = from_sort_value(mine.rating or 0.0, self.now)
        return None if provisional else rating

    def order(self) -> float:
        """How well the honest people are ordered: their rank correlation with the truth."""
        mine = [self.book.standings[Holder(ALL, GAME, one)] for one in self.honest]
        return correlation(
            [displayed_rating(one.mu, one.deviation_at(self.now)) for one in mine],
            [self.strength[one] for one in self.honest],
        )


def places(points: Sequence[int]) -> list[int]:
    """Give the places for these points, of which few are good."""
    return [1 + sum(other < mine for other in points) for mine in points]


def correlation(first: Sequence[float], second: Sequence[float]) -> float:
    """Spearman's rank correlation."""

    def ranks(values: Sequence[float]) -> list[int]:
        order = sorted(range(len(values)), key=values.__getitem__)
        return [order.index(one) for one in range(len(values))]

    many = len(first)
    apart = sum((one - other) ** 2 for one, other in zip(ranks(first), ranks(second), strict=True))
    return 1 - 6 * apart / (many * (many * many - 1))


# ways to play. Each is told the server and the farmer, and gives what one match of the farmer is.

Way = Callable[[Server, int], Callable[[], None]]
HIGH = 1800
"""A rating with which somebody is content."""
HELP, HARM = 1.5, -1.0
"""By how much stronger somebody plays whom accomplices help, and how they themselves play."""


def honestly(server: Server, me: int) -> Callable[[], None]:
    return lambda: server.honest_match(me)


def short_matches(server: Server, me: int) -> Callable[[], None]:
    """Matches of one round."""
    return lambda: server.match([me, *server.others(server.chance.choice(SEATS) - 1, me)], 1)


def against_the_weak(server: Server, me: int) -> Callable[[], None]:
    """With the weakest quarter alone."""
    weak = sorted(server.honest, key=server.strength.__getitem__)[: HONEST // 4]
    return lambda: server.match([me, *server.others(3, me, among=weak)], 5)


def against_computers(server: Server, me: int) -> Callable[[], None]:
    """Against three computer players, always won."""
    return lambda: server.over([(me, 1, 0), *((COMPUTER, 2, seat) for seat in (1, 2, 3))], 5)


def computer_partner(server: Server, me: int) -> Callable[[], None]:
    """With a computer player as partner against two people, always won."""

    def match() -> None:
        first, second = server.others(2, me)
        server.over([(me, 1, 0), (first, 3, 1), (COMPUTER, 1, 0), (second, 3, 1)], 5)

    return match


def strong_partner(server: Server, me: int) -> Callable[[], None]:
    """Always with the same partner, who is among the best, against two others."""
    partner = server.comes(3 * STRENGTHS)

    def match() -> None:
        first, second = server.others(2, me)
        together = [server.strength[me] + server.strength[partner], server.strength[first] + server.strength[second]]
        points = [(mine, theirs, mine, theirs) for mine, theirs in server.rounds(together, 5)]
        mine, theirs, *_ = places(points[-1])
        server.over([(me, mine, 0), (first, theirs, 1), (partner, mine, 0), (second, theirs, 1)], 5, points)

    return match


def one_alt(server: Server, me: int) -> Callable[[], None]:
    """Against one other account of one's own, always won."""
    alt = server.comes(0)
    return lambda: server.over([(me, 1, 0), (alt, 2, 1)], 5)


def new_alts(server: Server, me: int) -> Callable[[], None]:
    """Against a new account in each match, always won."""
    return lambda: server.over([(me, 1, 0), (server.comes(0), 2, 1)], 5)


def eleven_alts(server: Server, me: int) -> Callable[[], None]:
    """Against eleven accounts of one's own by turns, always won. They play as many matches among each other."""
    alts = [server.comes(0) for _ in range(11)]

    def match() -> None:
        server.over([(me, 1, 0), (server.chance.choice(alts), 2, 1)], 5)
        server.match(server.chance.sample(alts, 4), 5)

    return match


def twelve_at_a_table(server: Server, me: int) -> Callable[[], None]:
    """Against eleven accounts of one's own at one table, always won."""
    alts = [server.comes(0) for _ in range(11)]

    def match() -> None:
        server.over([(me, 1, 0), *((one, place, place) for place, one in enumerate(alts, 2))], 5)

    return match


def half(way: Way) -> Way:
    """Every other match in another way, the rest honestly."""

    def made(server: Server, me: int) -> Callable[[], None]:
        other = way(server, me)

        def match() -> None:
            server.honest_match(me)
            other()

        return match

    return made


def losing_friend(server: Server, me: int) -> Callable[[], None]:
    """A friend who plays honestly with everybody else loses every third match to the farmer, on purpose."""
    friend, turns = server.honest[0], count()

    def match() -> None:
        if next(turns) % 3:
            server.honest_match(me)
            server.honest_match(friend)
        else:
            server.over([(me, 1, 0), (friend, 2, 1)], 5)

    return match


def quitter_of_two(server: Server, me: int) -> Callable[[], None]:
    """At tables of two, leaves in the first round unless it is being won: such a match is not rated."""

    def match() -> None:
        (other,) = server.others(1, me)
        while (points := list(server.rounds([server.strength[me], server.strength[other]], 5)))[0][0]:
            pass
        server.played_out([me, other], points)

    return match


def quitter_of_four(server: Server, me: int) -> Callable[[], None]:
    """At tables of four, leaves after two rounds unless being first or second."""

    def match() -> None:
        who = [me, *server.others(3, me)]
        points = list(server.rounds([server.strength[one] for one in who], 5))
        if places(points[1])[0] <= 2:
            server.played_out(who, points)
        else:
            rest = places(points[-1][1:])
            server.over([(one, place, one) for one, place in zip(who, [4, *rest], strict=True)], 5, points, {0: True})

    return match


def sending_away(when: Callable[[float, int, int], bool]) -> Way:
    """At tables of four, together with somebody else sends away a third one after two of five rounds. ``when`` is told
    the other's strength and place, and one's own place.
    """

    def made(server: Server, me: int) -> Callable[[], None]:
        def match() -> None:
            who = [me, *server.others(3, me)]
            points = list(server.rounds([server.strength[one] for one in who], 5))
            middle = places(points[1])
            sent = [seat for seat in (2, 3) if when(server.strength[who[seat]], middle[seat], middle[0])][:1]
            stay = [seat for seat in range(4) if seat not in sent]
            final = places([points[-1][seat] for seat in stay])
            place = dict(zip(stay, final, strict=True)) | {seat: middle[seat] for seat in sent}
            server.over([(who[seat], place[seat], seat) for seat in range(4)], 5, points, dict.fromkeys(sent, False))

        return match

    return made


def three_at_a_table(server: Server, me: int) -> Callable[[], None]:
    """Two accomplices help against whoever else sits down at the table of four."""
    helpers = [server.comes(0), server.comes(0)]

    def match() -> None:
        (victim,) = server.others(1, me)
        who = [me, *helpers, victim]
        server.match(who, 5, [server.strength[me] + HELP, HARM, HARM, server.strength[victim]])

    return match


def sharing_with_the_next(server: Server, me: int) -> Callable[[], None]:
    """At tables of four, lets who comes next behind end level."""

    def match() -> None:
        who = [me, *server.others(3, me)]
        points = list(server.rounds([server.strength[one] for one in who], 5))
        mine = points[-1][0]
        behind = min((one for one in points[-1] if one > mine), default=mine)
        server.played_out(who, [*points[:-1], [mine if one == behind else one for one in points[-1]]])

    return match


def sharing_friend(server: Server, me: int) -> Callable[[], None]:
    """In every third match, at a table of four, a friend who is ahead lets the farmer end level."""
    friend, turns = server.honest[0], count()

    def match() -> None:
        if next(turns) % 3:
            server.honest_match(me)
            server.honest_match(friend)
            return
        who = [me, friend, *server.others(2, me, friend)]
        points = list(server.rounds([server.strength[one] for one in who], 5))
        mine, theirs, *rest = points[-1]
        server.played_out(who, [*points[:-1], [mine, max(mine, theirs), *rest]])

    return match


def everybody_level(server: Server, me: int) -> Callable[[], None]:
    """At tables of four, all agree to end level."""
    return lambda: server.over([(one, 1, seat) for seat, one in enumerate([me, *server.others(3, me)])], 5)


def until_it_is_high(server: Server, me: int) -> Callable[[], None]:
    """Plays honestly, and no more once the rating is high."""

    def match() -> None:
        if (server.rating(me) or 0) < HIGH:
            server.honest_match(me)

    return match


WAYS: dict[str, Way] = {
    "matches of one round": short_matches,
    "the weakest alone": against_the_weak,
    "computer players, always won": against_computers,
    "a computer as partner, always won": computer_partner,
    "one partner, who is strong": strong_partner,
    "one alt, always won": one_alt,
    "a new alt each time, always won": new_alts,
    "eleven alts by turns, always won": eleven_alts,
    "eleven alts at a table, always won": twelve_at_a_table,
    "three at a table of four": three_at_a_table,
    "a friend loses a match of three": losing_friend,
    "two: leaves a first round that goes badly": quitter_of_two,
    "four: leaves what goes badly": quitter_of_four,
    "sends away who leads": sending_away(lambda _, place, mine: place < mine),
    "sends away the strong when behind": sending_away(lambda strength, place, mine: strength > 0.2 and place > mine),
    "shares the place with the next behind": sharing_with_the_next,
    "a friend ahead shares, a match of three": sharing_friend,
    "everybody ends level": everybody_level,
    f"stops at {HIGH}": until_it_is_high,
}
WITH_HONEST = (strong_partner, one_alt, new_alts, eleven_alts, twelve_at_a_table, three_at_a_table)
"""Ways that are tried beside as many honest matches, too."""
WAYS |= {f"{name}, and as many honest": half(way) for name, way in WAYS.items() if way in WITH_HONEST}


def farmed(server: Server, way: Way, strength: float) -> float | None:
    """The rating after ``MATCHES`` matches in a way."""
    me = server.comes(strength)
    match = way(server, me)
    for _ in range(MATCHES):
        match()
    return server.rating(me)


class Found(NamedTuple):
    """The ratings of honest people, and of farmers by their way. None is a provisional one, or none at all."""

    honest: list[float]
    farmers: dict[str, list[float | None]]

    @property
    def interval(self) -> tuple[float, float]:
        """Between these 99 % of the honest ones lie."""
        width = DEVIATIONS * stdev(self.honest)
        return mean(self.honest) - width, mean(self.honest) + width


def farms(servers: int, strength: float) -> Found:
    """Let farmers and honest people of a strength come to some servers."""
    found = Found([], {name: [] for name in WAYS})
    for seed in range(servers):
        server = Server(Random(f"{seed} server"))
        server.live(MATCHES)
        for number in range(HONEST_NEWCOMERS):
            rating = farmed(server.copy(Random(f"{seed} honest {number}")), honestly, strength)
            found.honest.extend([] if rating is None else [rating])
        for name, way in WAYS.items():
            found.farmers[name].append(farmed(server.copy(Random(f"{seed} {name}")), way, strength))
    return found


def told_farms(found: Found, strength: float) -> list[str]:
    """Give the table of what ways bring to farmers of a strength."""
    middle, (lowest, highest) = mean_figure(found.honest), found.interval
    lines = [
        f"| {MATCHES} matches by somebody of strength {strength:+.1f} | rating | more than honestly | above the 99 % |",
        "| --- | ---: | ---: | ---: |",
        f"| honestly: 99 % within {lowest:.0f} to {highest:.0f} | {middle.words} | | |",
    ]
    for name, ratings in found.farmers.items():
        rated = [rating for rating in ratings if rating is not None]
        above = sum(rating > highest for rating in rated) / len(ratings)
        brought = "provisional or none | |"
        if rated:
            rating = mean_figure(rated)
            brought = f"{rating.words} | {derive(sub, rating, middle).words} | {above:.0%}"
        lines.append(f"| {name} | {brought} |")
    return lines


def mean_figure(values: Sequence[float]) -> Figure:
    """Give a mean with its interval of 95 %."""
    return mean_of(Sums.of(pl.Series(values)))


def ordered_in(servers: int, after: Sequence[int], worst: int = max(SEATS)) -> dict[int, list[float]]:
    """Give how well honest people are ordered in each of some servers with farmers, after so many matches a person.
    ``worst`` is how many points a round can cost.
    """
    found: dict[int, list[float]] = {matches: [] for matches in after}
    ways = (eleven_alts, three_at_a_table, WAYS["sends away who leads"], one_alt)
    for seed in range(servers):
        server = Server(Random(f"{seed} order"), worst)
        farmers = [way(server, server.comes(0)) for way in ways]
        for matches in after:
            for average in range(int(mean(server.played[one] for one in server.honest)) + 1, matches + 1):
                server.live(average)
                for farm in farmers:
                    farm()
            found[matches].append(server.order())
    return found


def told_order(found: Mapping[int, list[float]], by_rounds_won: Mapping[int, list[float]]) -> list[str]:
    """Give the table of how well honest people are ordered."""
    lines = [
        "| matches a person | rank correlation with the truth | where rounds won decide |",
        "| ---: | ---: | ---: |",
    ]
    for matches in found:
        figures = (mean_figure(correlations[matches]) for correlations in (found, by_rounds_won))
        lines.append(f"| {matches} | {' | '.join(one.words for one in figures)} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--servers", type=int, default=12)
    chosen = parser.parse_args()
    print(*told_farms(farms(chosen.servers, 0.0), 0.0), sep="\n")
    print()
    ordered = (ordered_in(chosen.servers, ORDERED_AFTER, worst) for worst in (max(SEATS), 1))
    print(*told_order(*ordered), sep="\n")


if __name__ == "__main__":
    main()
