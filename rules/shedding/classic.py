"""Mau-Mau, as the first half of the AM&M document tells it (AMM-1 to AMM-22)."""

from __future__ import annotations

from rules.cards import ACE, EIGHT, JACK, JACKS, NINE, OF_RANK, QUEEN, RANK, SEVEN, Deck
from rules.options import ON_OFF, Option, Options
from rules.rounds import WALKOVER
from rules.shedding.contract import CardEffects, Effect, RuleIds, Ruleset
from rules.shedding.declaring import Accuse, Declare
from rules.shedding.effects import CallsSuit, DealerTakesTurn, DrawDebt, PreviousDraws, Reverse, Skip
from rules.shedding.game import MauMauBook
from rules.shedding.laying import Fitting, Laying
from rules.shedding.moves import Draw, Pass, PlayCard
from rules.shedding.scoring import AMM_POINTS

SEVENS = OF_RANK[SEVEN]
LAYING = Laying(on_call=JACKS, call_until_caller=True, debt_in_call=True)  # AMM-3, AMM-7, AMM-8
IDS = RuleIds(turn="AMM-30", follow="AMM-3", draw="AMM-4", debt="AMM-7", call="AMM-8")

OPTIONS = (
    Option("voluntary_draw", "AMM-4", "off", ON_OFF),
    Option("mau_penalty", "AMM-10", 5, low=0, high=10),
    Option("false_accusation", "COM-14", 0, low=0, high=5),
    Option("target", "AMM-21", 100, low=1, high=1000),
    Option("return_penalty", "AMM-40", "worst", ("worst", "100")),
    WALKOVER,
)

EFFECTS: dict[int, tuple[Effect, ...]] = {
    ACE: (Skip(),),  # AMM-5
    SEVEN: (DrawDebt(2, answered_by=SEVENS),),  # AMM-7
    EIGHT: (DealerTakesTurn(),),  # AMM-2
    NINE: (PreviousDraws(1),),  # AMM-9
    JACK: (CallsSuit(),),  # AMM-8
    QUEEN: (Reverse(),),  # AMM-6
}


def ruleset(options: Options) -> Ruleset:
    """The ruleset for these options."""
    effects = tuple(EFFECTS.get(rank, ()) for rank in RANK)
    return Ruleset(
        deck=Deck(2),
        hand_size=5,
        direction=1,
        ids=IDS,
        fitting=Fitting(LAYING),
        cards=CardEffects(laid=effects, turned_up=effects),
        moves=(PlayCard(), Draw(voluntary=options["voluntary_draw"] == "on", must=True), Pass(must=True)),
        interrupts=(
            Declare("AMM-10"),
            Accuse("AMM-10", int(options["mau_penalty"]), int(options["false_accusation"]), while_one=True),
        ),
        scoring=AMM_POINTS,
        target=int(options["target"]),
    )


CLASSIC = MauMauBook(name="classic", version=3, options=OPTIONS, ruleset=ruleset, seats=(2, 12))
