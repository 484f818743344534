"""The sections of a definition: what a game as a whole is set to, beside what its cards do."""

from __future__ import annotations

from typing import NamedTuple

from rules.shedding.parts import Parameter, by_seats, cards, choice, number, points, said, switch

WORD_LENGTH_LIMIT = 24
"""Upper bound on what is said with the last card, in characters: it stands on a button."""


class Section(NamedTuple):
    """A part of a definition under one heading."""

    name: str
    parameters: tuple[Parameter, ...]


PACK = Section(
    "pack",
    (
        cards("cards", "all -joker"),
        number("packs", 1, 1, 8),
        number("more_from", 0, 0, 12),
        by_seats("packs_from", 1, 8),
        number("seats_per_pack", 0, 0, 12),
        number("jokers", 2, 1, 4),
        switch("full_hands"),
    ),
)
DEAL = Section(
    "deal",
    (
        number("hand", 5, 1, 12),
        number("hand_of_two", 0, 0, 12),
        by_seats("hand_from", 1, 12),
        number("hand_of_dealer", 0, 0, 12),
        switch("chosen"),
        choice("direction", "clockwise", "counter-clockwise"),
        choice("dealer", "next", "winner", "loser"),
        choice("begins", "behind", "winner", "loser", "dealer", "before"),
        choice("turned_up", "nothing", "acts", "plain"),
        cards("acts", "all"),
        cards("put_back"),
        switch("partners"),
    ),
)
FOLLOW = Section(
    "follow",
    (
        cards("anywhere"),
        cards("on_call"),
        cards("not_on_own_rank"),
        cards("own_rank_by_colour"),
        cards("one_rank"),
        cards("follow_call", "all"),
        cards("takes_any"),
        cards("over"),
        switch("not_both"),
        switch("own_number"),
    ),
)
CALL = Section(
    "call", (choice("until", "next", "caller"), number("cards", 1, 1, 8), switch("then_another"), switch("binds_debt"))
)
PLAY = Section("play", (cards("together"), switch("all_act", 1), cards("pairs")))
DRAW = Section(
    "draw", (switch("voluntary"), switch("must"), switch("until"), number("limit", 0, 0, 20), switch("lay_drawn", 1))
)
DEBT = Section("debt", (choice("after", "over", "lays", "on", "single"), switch("first_saves")))
DECLARE = Section(
    "declare",
    (
        number("left", 1, 0, 3),
        said("word", WORD_LENGTH_LIMIT),
        number("penalty", 2, 0, 20),
        number("forgotten", 0, 0, 20),
        number("false_accusation", 0, 0, 20),
        switch("while_one"),
        number("second", 0, 0, 10),
        said("second_word", WORD_LENGTH_LIMIT),
        switch("needed"),
        switch("misses_turn"),
        switch("disturbed"),
        switch("any_act"),
        switch("accuse", 1),
    ),
)
TALK = Section("talk", (number("penalty", 2, 0, 7), switch("delete"), choice("unreadable", "forgive", "punish")))
NOTICE = Section("notice", (number("row", 0, 0, 8), number("wrong", 0, 0, 10)))
JUMP_IN = Section("jump_in", (switch("allowed"), cards("never"), cards("spared"), cards("doubled")))
MISPLAY = Section(
    "misplay",
    (number("cost", 0, 0, 10), choice("tried", "priced", "always", "never"), switch("hints"), switch("once")),
)
ENDING = Section(
    "ending",
    (
        switch("plays_on"),
        switch("countdown"),
        switch("late"),
        cards("not_with"),
        cards("never_last"),
        number("costs", 1, 0, 10),
        number("too_many", 0, 0, 60),
        number("give_up", 0, 0, 500),
    ),
)
COUNTING = Section(
    "counting",
    (
        choice("by", "points", "cards", "rounds", "places", "lives"),
        points("points", "pips"),
        points("alone"),
        points("last"),
        number("winner", 0, -100, 100),
        cards("twice"),
        number("round_to", 1, 1, 100),
        switch("shuffled_twice"),
        choice("to", "losers", "winner", "loser"),
        choice("stuck", "all", "fewest"),
        number("exactly", 0, 0, 5000),
        number("target", 100, 0, 5000),
        switch("beyond"),
        switch("per_two"),
        number("rounds", 0, 0, 100),
        switch("round_each"),
        number("out_above", 0, 0, 5000),
        number("lives", 3, 1, 20),
    ),
)

SECTIONS = (PACK, DEAL, FOLLOW, CALL, PLAY, DRAW, DEBT, DECLARE, TALK, JUMP_IN, NOTICE, MISPLAY, ENDING, COUNTING)
