"""Mau-Mau, as the first half of the AM&M document tells it (AMM-1 to AMM-22)."""

from __future__ import annotations

from rules.cards import ACE, EIGHT, FOLLOWS, JACK, JACKS, NINE, OF_RANK, OF_SUIT, QUEEN, RANK, SEVEN
from rules.options import ON_OFF, Option, Options
from rules.shedding.effects import CallsSuit, DealerTakesTurn, DrawDebt, Effect, PreviousDraws, Reverse, Skip
from rules.shedding.game import MauMauBook, RuleIds, Ruleset
from rules.shedding.interrupts import Accuse, Declare
from rules.shedding.moves import Draw, Pass, PlayCard
from rules.shedding.scoring import AMM_POINTS
from rules.shedding.state import MauMauState

SEVENS = OF_RANK[SEVEN]

OPTIONS = (
    Option("voluntary_draw", "AMM-4", "off", ON_OFF),
    Option("mau_penalty", "AMM-10", 5, low=0, high=10),
    Option("false_accusation", "COM-14", 0, low=0, high=5),
    Option("target", "AMM-21", 100, low=1, high=1000),
    Option("return_penalty", "AMM-40", "worst", ("worst", "100")),
)


def may_lay(state: MauMauState, seat: int) -> int:
    """Suit or rank (AMM-3); on a call the suit or a jack (AMM-8); on a debt a seven, which respects the call (AMM-7).

    The caller is free of the own call.
    """
    called = state.call >= 0 and seat != state.caller
    if state.debt:
        return SEVENS & OF_SUIT[state.call] if called else SEVENS
    return OF_SUIT[state.call] | JACKS if called else FOLLOWS[state.base]


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
    return Ruleset(
        packs=2,
        jokers=False,
        hand_size=5,
        direction=1,
        may_lay=may_lay,
        fits=may_lay,
        effects=tuple(EFFECTS.get(rank, ()) for rank in RANK),
        moves=(PlayCard(), Draw(voluntary=options["voluntary_draw"] == "on", must=True), Pass(must=True)),
        interrupts=(
            Declare("AMM-10"),
            Accuse("AMM-10", int(options["mau_penalty"]), int(options["false_accusation"]), while_one=True),
        ),
        scoring=AMM_POINTS,
        ids=RuleIds(turn="AMM-30", follow="AMM-3", draw="AMM-4", debt="AMM-7", call="AMM-8"),
        call_until_caller=True,
        target=int(options["target"]),
    )


CLASSIC = MauMauBook(name="classic", version=1, options=OPTIONS, ruleset=ruleset, seats=(2, 12))
