"""German Mau-Mau with the 32 cards of Skat, as ``docs/german.md`` tells it (GER-1 to GER-22)."""

from __future__ import annotations

from rules.cards import (
    ACE,
    ALL,
    EIGHT,
    JACK,
    JACKS,
    KING,
    NINE,
    OF_RANK,
    QUEEN,
    RANK,
    SEVEN,
    TEN,
    Deck,
)
from rules.match import Line
from rules.options import ON_OFF, Option, Options
from rules.rounds import WALKOVER, Scoring
from rules.shedding.contract import CardEffects, Effect, RuleIds, Ruleset
from rules.shedding.declaring import Accuse, Declare
from rules.shedding.effects import CallsSuit, DrawDebt, PlayAgain, Reverse, Skip
from rules.shedding.game import MauMauBook
from rules.shedding.laying import Fitting, Laying
from rules.shedding.moves import Draw, Pass, PlayCard
from rules.shedding.scoring import card_by_card
from rules.shedding.state import MauMauState

SKAT = (ACE, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING)
MIN_SEATS, SEATS_PER_PACK = 2, 5
SEVENS = OF_RANK[SEVEN]
VALUES = {ACE: 11, QUEEN: 10, KING: 10, JACK: 20}
CARD_VALUES = tuple(VALUES.get(rank, rank + 1) for rank in RANK)  # GER-20
IDS = RuleIds(turn="GER-3", follow="GER-3", draw="GER-4", debt="GER-5", call="GER-7")

OPTIONS = (
    Option("packs", "GER-1", 1, low=1, high=2),
    Option("hand_size", "GER-1", 5, low=5, high=6),
    Option("voluntary_draw", "GER-4", "off", ON_OFF),
    Option("jack_on_jack", "GER-7", "off", ON_OFF),
    Option("ace", "GER-8", "off", ("off", "again", "skip")),
    Option("nine", "GER-9", "off", ("off", "reverse")),
    Option("mau_penalty", "GER-10", 2, low=0, high=4),
    Option("false_accusation", "COM-14", 0, low=0, high=5),
    Option("jack_doubles", "GER-21", "on", ON_OFF),
    Option("target", "GER-22", 300, low=1, high=1000),
    Option("return_penalty", "AMM-40", "worst", ("worst", "100")),
    WALKOVER,
)

ACES: dict[object, tuple[Effect, ...]] = {"again": (PlayAgain(),), "skip": (Skip(),)}  # GER-8
NINES: dict[object, tuple[Effect, ...]] = {"reverse": (Reverse(),)}  # GER-9


def seats_with(options: Options) -> tuple[int, int]:
    """Five to a pack (GER-1)."""
    return MIN_SEATS, SEATS_PER_PACK * int(options["packs"])


def laying(options: Options) -> Laying:
    """A jack goes on anything; on another jack, and so on a call, only where the table allows it (GER-7)."""
    if options["jack_on_jack"] == "on":
        return Laying(anywhere=JACKS, on_call=JACKS)
    return Laying(anywhere=JACKS, not_on_own_rank=JACKS, suits_call=ALL & ~JACKS)


count = card_by_card(CARD_VALUES)


def count_twice(state: MauMauState, winner: int) -> list[Line]:
    """The same; twice as much when the winner's last card was a jack (GER-21)."""
    lines = count(state, winner)
    if winner not in state.out or not JACKS >> state.pile[-1] & 1:
        return lines
    losers = dict.fromkeys(seat for seat, _, _, _ in lines)
    return lines + [(seat, "twice-jack", -1, sum(line[3] for line in lines if line[0] == seat)) for seat in losers]


COUNTED = Scoring(lowest_wins=True, account=count, values=CARD_VALUES)
COUNTED_TWICE = Scoring(lowest_wins=True, account=count_twice, values=CARD_VALUES, twice=JACKS)


def ruleset(options: Options) -> Ruleset:
    """The ruleset for these options."""
    by_rank: dict[int, tuple[Effect, ...]] = {
        SEVEN: (DrawDebt(2, answered_by=SEVENS),),  # GER-5
        EIGHT: (Skip(),),  # GER-6
        JACK: (CallsSuit(),),  # GER-7
        ACE: ACES.get(options["ace"], ()),
        NINE: NINES.get(options["nine"], ()),
    }
    return Ruleset(
        deck=Deck(int(options["packs"]), ranks=SKAT),
        hand_size=int(options["hand_size"]),
        direction=1,
        ids=IDS,
        fitting=Fitting(laying(options)),
        cards=CardEffects(laid=tuple(by_rank.get(rank, ()) for rank in RANK)),  # GER-2
        moves=(PlayCard(), Draw(voluntary=options["voluntary_draw"] == "on"), Pass()),
        interrupts=(
            Declare("GER-10"),
            Accuse("GER-10", int(options["mau_penalty"]), int(options["false_accusation"])),
        ),
        scoring=COUNTED_TWICE if options["jack_doubles"] == "on" else COUNTED,
        target=int(options["target"]),
    )


GERMAN = MauMauBook(
    name="german",
    version=2,
    options=OPTIONS,
    ruleset=ruleset,
    seats=(MIN_SEATS, 2 * SEATS_PER_PACK),
    seats_with=seats_with,
)
