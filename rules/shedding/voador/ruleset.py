"""Mau Mau Voador as a table: its options, what goes on what, and what each card does."""

from __future__ import annotations

from rules.cards import ACE, JACK, JACKS, JOKER, JOKERS, KING, NINE, OF_RANK, QUEEN, RANK, SEVEN, Deck
from rules.game import WALKOVER
from rules.options import ON_OFF, Option, Options
from rules.shedding.contract import AS_USUAL, CardEffects, Effect, RuleIds, Ruleset, Votes
from rules.shedding.declaring import Accuse, Declare, Knock
from rules.shedding.effects import CallsSuit, DrawDebt, OthersDrawAtTheEnd, PreviousDraws, Reverse, Skip
from rules.shedding.game import MauMauBook
from rules.shedding.laying import Fitting, Laying
from rules.shedding.moves import Draw, Pass, PlayCard
from rules.shedding.scoring import SCORINGS, USUAL_TARGETS, usual_target
from rules.shedding.talk import Says, Silence, Talked
from rules.shedding.voador.secret import SECRET_NAMED, Attack, SaysNoSecret, SecretCourse, SecretLast, hinted
from rules.shedding.voador.twins import BesideTwin, Double, JumpIn, PlayOther, StealOwn

SEVENS = OF_RANK[SEVEN]
LAYING = Laying(anywhere=JACKS | JOKERS, on_call=JACKS | JOKERS, over=JOKERS)  # VOA-4, VOA-8, VOA-10

IDS = RuleIds(
    turn="VOA-4",
    follow="VOA-4",
    draw="VOA-4",
    debt="VOA-6",
    call="VOA-8",
    more=(("knock", "VOA-18"), ("silence", "VOA-15")),
)

OPTIONS = (
    Option("steal", "VOA-13", "on", ON_OFF),
    Option("voluntary_draw", "VOA-4", "off", ON_OFF),
    Option("mau_penalty", "VOA-3", 7, low=0, high=14),
    Option("false_accusation", "COM-14", 0, low=0, high=5),
    Option("silence_penalty", "VOA-17", 2, low=0, high=7),
    Option("silence_delete", "VOA-17", "off", ON_OFF),
    Option("silence_unreadable", "VOA-18", "forgive", ("forgive", "punish")),
    Option("secret_card", "VOA-20", "off", ON_OFF),
    Option("scoring", "VOA-14", "cards", ("cards", "wins", "amm_points")),
    Option("target", "VOA-14", "usual", ("usual",), low=1, high=1000, usual=usual_target),
    Option("return_penalty", "AMM-40", "worst", ("worst", "100")),
    WALKOVER,
)

EFFECTS: dict[int, tuple[Effect, ...]] = {
    ACE: (Skip(),),  # VOA-5
    SEVEN: (DrawDebt(3, answered_by=SEVENS),),  # VOA-6
    NINE: (PreviousDraws(1),),  # VOA-7
    JACK: (CallsSuit(), OthersDrawAtTheEnd(1)),  # VOA-8
    QUEEN: (Reverse(),),  # VOA-9
    KING: (Silence(),),  # VOA-15
    JOKER: (DrawDebt(5, answered_by=JOKERS),),  # VOA-10
}


def ruleset(options: Options) -> Ruleset:
    """The ruleset for these options."""
    stealing, secret = options["steal"] == "on", options["secret_card"] == "on"
    scoring, target = str(options["scoring"]), options["target"]
    talk = int(options["silence_penalty"])
    effects = tuple(EFFECTS.get(rank, ()) for rank in RANK)
    return Ruleset(
        deck=Deck(2, jokers=2),
        hand_size=7,
        direction=-1,
        ids=IDS,
        fitting=BesideTwin(LAYING) if stealing else Fitting(LAYING),
        cards=CardEffects(
            laid=effects, turned_up=effects, going_out=((SecretLast(),) if secret else (),) * len(effects)
        ),
        moves=(
            *((PlayOther(), StealOwn()) if stealing else (PlayCard(),)),
            Double(),
            *((Attack(),) if secret else ()),
            Draw(voluntary=options["voluntary_draw"] == "on"),
            Pass(),
        ),
        interrupts=(
            *((JumpIn(),) if stealing else ()),
            Declare("VOA-3"),
            Knock("VOA-3"),
            Accuse("VOA-3", int(options["mau_penalty"]), int(options["false_accusation"])),
            SaysNoSecret(talk, SECRET_NAMED) if secret else Says(talk),
        ),
        scoring=SCORINGS[scoring],
        target=USUAL_TARGETS[scoring] if target == "usual" else int(target),
        votes=Votes(charges={**({"VOA-21": hinted} if secret else {}), "VOA-15": Talked(talk)}),
        course=SecretCourse() if secret else AS_USUAL,
    )


VOADOR = MauMauBook(name="voador", version=5, options=OPTIONS, ruleset=ruleset, seats=(2, 12), best=(5, 12))
