"""The sections of a definition: what a game as a whole is set to, beside what its cards do."""

from __future__ import annotations

from typing import NamedTuple

from rules.shedding.parts import (
    CALLED,
    CARDS_DO,
    HAS_PARTS,
    MAY_PLAY,
    OWED,
    Parameter,
    by_seats,
    cards,
    choice,
    need,
    number,
    points,
    said,
    switch,
)

WORD_LENGTH_LIMIT = 24
"""Upper bound on what is said with the last card, in characters: it stands on a button."""


OTHERS_PLAY = need(MAY_PLAY)
HAND_FIXED = need("deal.chosen", "off")
TOGETHER = need("play.together") | need("play.pairs")
SINGLE = need("debt.after", "single")
DECLARED = need("declare.left", "1", "2", "3")
NOT_NEEDED = need("declare.needed", "off")
ACCUSED = (DECLARED, need("declare.forgotten", "0"), NOT_NEEDED)
"""Who has not declared is accused, if the game lets anybody do so."""
ACCUSING = (*ACCUSED, need("declare.accuse", "on"))
CAUGHT = (
    need("declare.forgotten") | need("declare.accuse", "on"),
    need("declare.forgotten") | NOT_NEEDED,
)
"""Something comes of it when somebody has not declared."""
SILENT = need(CARDS_DO, "silence") | need(HAS_PARTS, "read_only")
JUMPS = need("jump_in.allowed", "on")
MISPLAYED = (need("misplay.tried", "priced", "always"), need("misplay.cost") | need("misplay.tried", "always"))
BY_POINTS = need("counting.by", "points")
TO_WINNER, NOT_TO_WINNER = need("counting.to", "winner"), need("counting.to", "losers", "loser")
PER_TWO = need("counting.per_two", "on")
NOT_LIVES, NOBODY_OUT = need("counting.by", "points", "cards", "rounds", "places"), need("counting.out_above", "0")


class Section(NamedTuple):
    """A part of a definition under one heading."""

    name: str
    parameters: tuple[Parameter, ...]


PACK = Section(
    "pack",
    (
        cards("cards", "all -joker"),
        number("packs", 1, 1, 8),
        number("more_from", 0, 0, 12).where(OTHERS_PLAY),
        by_seats("packs_from", 1, 8).where(OTHERS_PLAY),
        number("seats_per_pack", 0, 0, 12).where(need("pack.full_hands", "off")),
        number("jokers", 2, 1, 4).where(need("pack.cards", "joker")),
        switch("full_hands"),
    ),
)
DEAL = Section(
    "deal",
    (
        number("hand", 5, 1, 12),
        number("hand_of_two", 0, 0, 12).where(HAND_FIXED, need(MAY_PLAY, "2")),
        by_seats("hand_from", 1, 12).where(HAND_FIXED, OTHERS_PLAY),
        number("hand_of_dealer", 0, 0, 12).where(HAND_FIXED),
        switch("chosen"),
        choice("direction", "clockwise", "counter-clockwise"),
        choice("dealer", "next", "winner", "loser").where(need("deal.begins", "behind", "dealer", "before")),
        choice("begins", "behind", "winner", "loser", "dealer", "before"),
        choice("turned_up", "nothing", "acts", "plain"),
        cards("acts", "all").where(need("deal.turned_up", "acts")),
        cards("put_back"),
        switch("partners"),
    ),
)
FOLLOW = Section(
    "follow",
    (
        cards("anywhere"),
        cards("on_call").where(CALLED),
        cards("not_on_own_rank"),
        cards("own_rank_by_colour"),
        cards("one_rank"),
        cards("follow_call", "all").where(CALLED),
        cards("takes_any"),
        cards("over"),
        switch("not_both"),
        switch("own_number").where(need("ending.countdown", "on")),
    ),
)
CALL = Section(
    "call",
    (
        choice("until", "next", "caller").where(CALLED),
        number("cards", 1, 1, 8).where(CALLED),
        switch("then_another").where(CALLED),
        switch("binds_debt").where(CALLED, OWED),
    ),
)
PLAY = Section("play", (cards("together"), switch("all_act", 1).where(TOGETHER), cards("pairs")))
DRAW = Section(
    "draw",
    (
        switch("voluntary"),
        switch("must").where(need("draw.until", "off") | SINGLE, need("draw.lay_drawn", "on") | SINGLE),
        switch("until").where(need("draw.lay_drawn", "on")),
        number("limit", 0, 0, 20).where(need("draw.until", "on")),
        switch("lay_drawn", 1),
    ),
)
DEBT = Section("debt", (choice("after", "over", "lays", "on", "single").where(OWED), switch("first_saves").where(OWED)))
DECLARE = Section(
    "declare",
    (
        number("left", 1, 0, 3),
        said("word", WORD_LENGTH_LIMIT).where(DECLARED),
        number("penalty", 2, 0, 20).where(*ACCUSING),
        number("forgotten", 0, 0, 20).where(DECLARED),
        number("false_accusation", 0, 0, 20).where(*ACCUSING),
        switch("while_one").where(*ACCUSING),
        number("second", 0, 0, 10),
        said("second_word", WORD_LENGTH_LIMIT).where(need("declare.second")),
        switch("needed"),
        switch("misses_turn").where(DECLARED, *CAUGHT),
        switch("disturbed").where(DECLARED),
        switch("any_act").where(DECLARED, *CAUGHT),
        switch("accuse", 1).where(*ACCUSED),
    ),
)
TALK = Section(
    "talk",
    (
        number("penalty", 2, 0, 7).where(SILENT),
        switch("delete").where(SILENT),
        choice("unreadable", "forgive", "punish").where(SILENT),
    ),
)
NOTICE = Section("notice", (number("row", 0, 0, 8), number("wrong", 0, 0, 10).where(need("notice.row"))))
JUMP_IN = Section(
    "jump_in",
    (
        switch("allowed"),
        cards("never").where(JUMPS),
        cards("spared").where(JUMPS),
        cards("doubled").where(JUMPS, need(CARDS_DO, "draw_debt", "next_draws", "previous_draws", "others_draw")),
    ),
)
MISPLAY = Section(
    "misplay",
    (
        number("cost", 0, 0, 10).where(need("misplay.tried", "priced", "always")),
        choice("tried", "priced", "always", "never")
        .where(need("misplay.cost", "0"), of=("always",))
        .where(need("misplay.cost"), of=("never",)),
        switch("hints").where(*MISPLAYED),
        switch("once").where(*MISPLAYED),
    ),
)
ENDING = Section(
    "ending",
    (
        switch("plays_on"),
        switch("countdown"),
        switch("late"),
        cards("not_with"),
        cards("never_last"),
        number("costs", 1, 0, 10).where(need("ending.not_with")),
        number("too_many", 0, 0, 60),
        number("give_up", 0, 0, 500),
    ),
)
COUNTING = Section(
    "counting",
    (
        choice("by", "points", "cards", "rounds", "places", "lives"),
        points("points", "pips").where(need("counting.by", "points", "lives")),
        points("alone").where(BY_POINTS),
        points("last").where(BY_POINTS, NOT_TO_WINNER),
        number("winner", 0, -100, 100).where(BY_POINTS, NOT_TO_WINNER),
        cards("twice").where(BY_POINTS),
        number("round_to", 1, 1, 100).where(BY_POINTS),
        switch("shuffled_twice").where(BY_POINTS),
        choice("to", "losers", "winner", "loser").where(BY_POINTS),
        choice("stuck", "all", "fewest").where(BY_POINTS, TO_WINNER),
        number("exactly", 0, 0, 5000).where(BY_POINTS, NOT_TO_WINNER),
        number("target", 100, 0, 5000).where(NOT_LIVES | PER_TWO, NOBODY_OUT | PER_TWO),
        switch("beyond").where(NOT_LIVES, NOBODY_OUT, need("counting.per_two", "off"), need("counting.target")),
        switch("per_two").where(need("counting.target")),
        number("rounds", 0, 0, 100).where(need("counting.round_each", "off")),
        switch("round_each"),
        number("out_above", 0, 0, 5000).where(NOT_LIVES),
        number("lives", 3, 1, 20).where(need("counting.by", "lives")),
    ),
)

SECTIONS = (PACK, DEAL, FOLLOW, CALL, PLAY, DRAW, DEBT, DECLARE, TALK, JUMP_IN, NOTICE, MISPLAY, ENDING, COUNTING)
