"""Whether the position of a day is found soon, and whether what is told of it stands a recount.

``uv run python -m benchmarks.positions --days 12`` finds the positions of days as the bot does, and counts each again
on other imagined deals, twice as many. Printed are, for each day, the game, the rounds that were looked through, the
seconds of processor time, and whether computer players miss the best move as a rule; then how often the best move is
the best one again, and how often the second count of what a move is behind lies in the interval that was told (within
both errors).
"""

from __future__ import annotations

import argparse
from datetime import date, timedelta
from math import sqrt
from time import process_time

from cogs.daily.positions import ROUNDS_LIMIT, asked_in
from rules.catalogue import make
from rules.strategies.luck import INTERVAL
from rules.strategies.positions import Puzzle, Search, find, played, weighed

FIRST = date(2026, 12, 1)


def found_for(day: str) -> tuple[Puzzle, str, int]:
    """The position of a day, the seed of its round, and how many rounds were looked through. Raises ``LookupError``."""
    for attempt in range(ROUNDS_LIMIT):
        name, players = asked_in(day, attempt)
        found = find(make(name), players, f"{day}/{attempt}", Search())
        if found is not None:
            return found, f"{day}/{attempt}", attempt + 1
    raise LookupError(day)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--days", type=int, default=12)
    best = within = told = misses = rounds = 0
    seconds = list[float]()
    days = parser.parse_args().days
    for number in range(days):
        day, begun = (FIRST + timedelta(days=number)).isoformat(), process_time()
        found, seed, looked = found_for(day)
        seconds.append(process_time() - begun)
        asked, missed = found.question, found.usual != found.best
        misses, rounds = misses + missed, rounds + looked
        what = f"{asked.game.name}, {len(asked.state.hands)} players, {len(asked.moves)} moves"
        print(
            f"{day}: {what}; rounds: {looked}, {seconds[-1]:.0f} s{'; computers miss it' if missed else ''}", flush=True
        )
        undealt, all_, _ = played(asked.game, len(asked.state.hands), seed)
        same = next(one for one in all_ if one.step.state == asked.state)
        again, _ = weighed(asked.game, undealt, same, f"{seed}/again", 2 * found.deals)
        ahead = again[found.best].brings
        best += min(range(len(again)), key=lambda place: again[place].behind) == found.best
        for place, worth in enumerate(found.worths):
            if place != found.best:
                told += 1
                behind, error = ahead - again[place].brings, sqrt(worth.behind_error**2 * 1.5)
                within += abs(behind - worth.behind) <= INTERVAL * error
    print(
        f"{rounds} rounds, {sum(seconds) / days:.0f} s a day, {max(seconds):.0f} s at most; missed: {misses} of {days}"
    )
    print(f"the best move again: {best} of {days}; within the interval: {within} of {told}")


if __name__ == "__main__":
    main()
