"""Who plays with whom where partners hold a place together: those who ask each other, the others by lot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.chance import shuffled


def list_partners(number: int, asks: Mapping[int, Sequence[int]]) -> list[int]:
    """Return those with whom somebody will play, by their numbers: they and all of them ask each other. ``asks`` says
    whom each asks.
    """
    team = [number]
    for other in asks.get(number, ()):
        if other != number and all(other in asks.get(one, ()) and one in asks.get(other, ()) for one in team):
            team.append(other)
    return team[1:]


def form_teams(order: Sequence[int], size: int, asks: Mapping[int, Sequence[int]], lot: str) -> list[list[int]]:
    """Return the teams of so many of these numbers, which are in the order of their strength: the strongest team first.
    Whoever is over, the last to sign up, has none. The same ``lot`` draws the same partners.
    """
    if size == 1:
        return [[number] for number in order]
    groups, taken = list[list[int]](), set[int]()
    for number in sorted(order):
        partners = [other for other in list_partners(number, asks) if other in order and other not in taken]
        if number not in taken:
            groups.append([number, *partners[: size - 1]])
            taken |= {*groups[-1]}
    teams = [group for group in groups if len(group) == size]
    parts = [group for group in groups if 1 < len(group) < size]
    single = [group[0] for group in groups if len(group) == 1]
    while len(single) < sum(size - len(group) for group in parts):
        single = sorted([*single, *parts.pop()])
    free = single[: len(single) - len(order) % size]
    drawn = shuffled(lot, 0, free)
    teams += [[*group, *(drawn.pop() for _ in range(size - len(group)))] for group in parts]
    teams += [drawn[at : at + size] for at in range(0, len(drawn), size)]
    strength = {number: at for at, number in enumerate(order)}
    return sorted(teams, key=lambda team: (sum(strength[number] for number in team), min(team)))
