"""Known designs in which everybody meets everybody exactly once, where searching finds none.

Each line is a round, each digit the table of a place: Kirkman's fifteen schoolgirls (a packing of the projective space
of three dimensions over two elements), the lines of the affine plane of order four, and a Kirkman system of 21, cyclic
over seven. Those of the affine plane of order five are worked out. A plane without one of its points is for one fewer.
``tests/events/test_groups.py`` checks them.
"""

from __future__ import annotations

Design = list[list[int]]
"""The rounds of a league: for each place its table."""

_KIRKMAN_15 = """
000123414231342 012003413144223 012340041312432 012322400431413 012234243003141 012131442230034 012314123424300
"""
_AFFINE_16 = "0123012301230123 0123103223013210 0123230132101032 0123321010322301 0000111122223333"
_KIRKMAN_21 = """
001023412453554362661 011213452305452046366 012232455341506310646 012334315540256642160 012300452554131664326
012341145355026266043 010234024535513626614 012345601234560123456 012345660123455601234 012345656012342345601
"""


def _read(lines: str) -> Design:
    return [[int(digit) for digit in line] for line in lines.split()]


def _affine(order: int) -> Design:
    """The lines of the affine plane of a prime order, by their slopes."""
    points = [(x, y) for x in range(order) for y in range(order)]
    slopes = [[(y - slope * x) % order for x, y in points] for slope in range(order)]
    return [*slopes, [x for x, _ in points]]


def _without_last(design: Design, tables: int) -> Design:
    """The same without the last place, at whose table, the last one, sits one fewer."""
    return [[(table - tables_of[-1] - 1) % tables for table in tables_of[:-1]] for tables_of in design]


DESIGNS: dict[tuple[int, tuple[int, ...]], Design] = {
    (15, (3,) * 5): _read(_KIRKMAN_15),
    (15, (4, 4, 4, 3)): _without_last(_read(_AFFINE_16), 4),
    (16, (4,) * 4): _read(_AFFINE_16),
    (21, (3,) * 7): _read(_KIRKMAN_21),
    (24, (5, 5, 5, 5, 4)): _without_last(_affine(5), 5),
}
"""Designs by how many people and how many sit at each table."""
