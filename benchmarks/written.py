"""Random definitions, drawn from the declarations, each played by lot: ``python -m benchmarks.written 10000``.

Prints how many were refused, how many could be played and came to an end, and every definition that broke the engine.
"""

from __future__ import annotations

import sys
import traceback
import warnings
from random import Random

from rules.catalogue import make
from rules.shedding.written.faults import BadDefinition
from tests.support.written_games import definitions, played_by_lot

ROUNDS = 20


def main(many: int) -> int:
    """Play this many definitions; how many broke."""
    warnings.simplefilter("ignore")  # examples are drawn outside of a test
    refused = ended = broken = 0
    for number in range(many):
        text = definitions().example()
        try:
            make(text)
        except BadDefinition:
            refused += 1
            continue
        try:
            ended += played_by_lot(text, Random(number), ROUNDS) > 0
        except Exception:  # noqa: BLE001 -- whatever it is, it is told, and the next one is played
            broken += 1
            print(f"--- definition {number}\n{text}\n{traceback.format_exc(limit=-3)}")
    print(f"{many} definitions: {refused} refused, {ended} with rounds that ended, {broken} broken")
    return broken


if __name__ == "__main__":
    raise SystemExit(bool(main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)))
