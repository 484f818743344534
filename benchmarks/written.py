"""Random definitions, drawn from the declarations, each played by lot and told in every language:
``python -m benchmarks.written 10000``.

Prints every definition that broke something, with its number; then how many were refused; and of the rounds that were
played how many came to an end by lot, how many only when all play sensibly and declare in time, and how many did not.
``python -m benchmarks.written 1 4711`` plays definition 4711 alone.
"""

from __future__ import annotations

import sys
import traceback
from operator import add
from random import Random

from bot.words import texts
from bot.words.texts import Person
from cogs.play.screens import RulesOf, essentials
from rules.catalogue import make
from rules.shedding.definitions.faults import BadDefinition
from tests.support.written_games import Ends, drawn, played_by_lot

DEFINITIONS = 100
"""How many are drawn where nothing is said."""
MESSAGE_CHARACTERS = 4000
"""Upper bound on the characters of a message."""


def told(text: str) -> None:
    """Tell the rules of a definition in every language, each in a message."""
    for locale in texts.LANGUAGES:
        whole = sum(map(len, essentials(RulesOf(make(text), 0, Person(locale)))))
        assert 0 < whole <= MESSAGE_CHARACTERS, (locale, whole)


def main(many: int, first: int) -> int:
    """Play this many definitions, from number ``first`` on; how many broke."""
    refused = broken = 0
    ends = Ends()
    for number in range(first, first + many):
        text = drawn(Random(number))
        try:
            found = played_by_lot(text, Random(number), further=True)
            told(text)
            ends = Ends(*map(add, ends, found))
        except BadDefinition:
            refused += 1
        except Exception:  # noqa: BLE001 -- whatever it is, it is told, and the next one is played
            broken += 1
            print(f"--- definition {number}\n{text}\n{traceback.format_exc(limit=-3)}", flush=True)
    print(
        f"{many} definitions: {refused} refused, {broken} broken; of {sum(ends)} rounds {ends.by_lot} ended by lot, "
        f"{ends.declared} once all declare in time, {ends.open} not at all"
    )
    return broken


if __name__ == "__main__":
    given = [int(said) for said in sys.argv[1:]]
    raise SystemExit(bool(main(*(given + [DEFINITIONS, 0][len(given) :]))))
