"""Advanced Mau & Mau as a table: its options, what goes on what, and what each card does."""

from __future__ import annotations

from rules.cards import (
    ACE,
    BLACK_JOKER,
    CARDS,
    EIGHT,
    JACK,
    JACKS,
    JOKERS,
    KING,
    NINE,
    OF_RANK,
    QUEEN,
    RANK,
    SEVEN,
    TWO,
    Deck,
    parse,
)
from rules.game import WALKOVER
from rules.options import ON_OFF, Conflict, Option, Options
from rules.shedding.amm.eights import DealerGoesOn, LayCards
from rules.shedding.amm.jokers import ROULETTE, ChupaCabra, DealerUsesJoker, Hecatombe, RussianRoulette
from rules.shedding.amm.last_cards import GOING_OUT, SCORING, AdvancedCourse
from rules.shedding.amm.lock import DrawUnlessLocked, Lock, PassUnlessBound, UnderLock
from rules.shedding.amm.poker import PokerOnRun
from rules.shedding.amm.twins import CountsAsLaid
from rules.shedding.contract import CardEffects, Effect, Misplays, RuleIds, Ruleset, Votes
from rules.shedding.declaring import Accuse, Declare, Knock
from rules.shedding.effects import CallsSuit, DrawDebt, PreviousDraws, Reverse, Skip
from rules.shedding.game import MauMauBook
from rules.shedding.laying import Laying
from rules.shedding.passing import PassCards
from rules.shedding.talk import Says, Silence, Talked

SEVENS = OF_RANK[SEVEN]
FOUR_OF_DIAMONDS = parse("4D")
LAYING = Laying(  # AMM-7, AMM-51
    anywhere=JOKERS, on_call=JACKS | JOKERS, aside=JOKERS, call_until_caller=True, debt_in_call=True
)

IDS = RuleIds(
    turn="AMM-30",
    follow="AMM-3",
    draw="AMM-4",
    debt="AMM-7",
    call="AMM-8",
    more=(("passing", "AMM-34"), ("silence", "AMM-55"), ("knock", "AMM-55")),
)

OPTIONS = (
    Option("voluntary_draw", "AMM-4", "off", ON_OFF),
    Option("misplay", "AMM-30", "penalise", ("penalise", "refuse")),
    Option("misplay_penalty", "AMM-30", 5, low=0, high=10),
    Option("hints", "AMM-30", "off", ON_OFF),
    Option("mau_penalty", "AMM-31", 5, low=0, high=10),
    Option("false_accusation", "COM-14", 0, low=0, high=5),
    Option("lock", "AMM-36", "on", ON_OFF),
    Option("silence", "AMM-55", "on", ON_OFF),
    Option("silence_penalty", "VOA-17", 2, low=0, high=7),
    Option("silence_delete", "VOA-17", "off", ON_OFF),
    Option("silence_unreadable", "VOA-18", "forgive", ("forgive", "punish")),
    Option("poker", "AMM-50", "off", ON_OFF),
    Option("jokers", "AMM-51", "off", ("off", "both", "hecatombe", "roulette"), also=(("on", "both"),)),
    Option("chupa_cabra", "AMM-54", "off", ON_OFF),
    Option("target", "AMM-21", 100, low=1, high=1000),
    Option("return_penalty", "AMM-40", "worst", ("worst", "100")),
    WALKOVER,
)


def conflicts(options: Options) -> list[Conflict]:
    """Jokers beside the lock are advised against; a chupa-cabra needs jokers."""
    found = [Conflict("AMM-56", refused=False)] if options["jokers"] != "off" and options["lock"] == "on" else []
    if options["chupa_cabra"] == "on" and options["jokers"] == "off":
        found.append(Conflict("AMM-54", refused=False))
    return found


def _effects(card: int, options: Options) -> tuple[Effect, ...]:
    """What a card does, in the order in which it does it; nothing, where a joker is only laid face down."""
    if JOKERS >> card & 1:
        if card == BLACK_JOKER and options["chupa_cabra"] == "on" and options["jokers"] != "off":
            return (ChupaCabra(),)
        return (Hecatombe(),) if options["jokers"] in ("both", "hecatombe") else ()
    by_rank: dict[int, tuple[Effect, ...]] = {
        ACE: (Skip(),),
        TWO: (Lock(),) if options["lock"] == "on" else (),
        SEVEN: (DrawDebt(2, answered_by=SEVENS),),
        NINE: (PreviousDraws(1),),
        JACK: (CallsSuit(),),
        QUEEN: (Reverse(),),
        KING: (Silence(),) if options["silence"] == "on" else (),
    }
    found = by_rank.get(RANK[card], ())
    found += (PassCards(),) if card == FOUR_OF_DIAMONDS else ()
    return found + ((PokerOnRun(),) if options["poker"] == "on" else ())


def _turned_up(card: int, effects: tuple[Effect, ...], face_down: int) -> tuple[Effect, ...]:
    """What a card does when the dealer turns it up (AMM-2); the jokers of the mask ``face_down`` may be laid so."""
    if JOKERS >> card & 1:
        hidden = ROULETTE if face_down >> card & 1 else ()
        return (DealerUsesJoker(effects, hidden),) if effects or hidden else ()
    return (*((DealerGoesOn(),) if RANK[card] == EIGHT else effects), CountsAsLaid())


def ruleset(options: Options) -> Ruleset:
    """The ruleset for these options."""
    jokers, silence = options["jokers"], options["silence"] == "on"
    roulette = jokers in ("both", "roulette")
    face_down = JOKERS & ~(1 << BLACK_JOKER) if options["chupa_cabra"] == "on" else JOKERS
    talk = int(options["silence_penalty"])
    effects = tuple(_effects(card, options) for card in CARDS)
    misplays = Misplays(cost=int(options["misplay_penalty"]), hints=options["hints"] == "on")
    return Ruleset(
        deck=Deck(2, jokers=2 if jokers != "off" else 0),
        hand_size=5,
        direction=1,
        ids=IDS,
        fitting=UnderLock(LAYING),
        cards=CardEffects(
            laid=effects,
            turned_up=tuple(_turned_up(card, effects[card], face_down if roulette else 0) for card in CARDS),
            going_out=GOING_OUT,
        ),
        moves=(
            LayCards(face_down if jokers == "roulette" else 0),
            *((RussianRoulette(face_down),) if roulette else ()),
            DrawUnlessLocked(voluntary=options["voluntary_draw"] == "on", must=True),
            PassUnlessBound(must=True),
        ),
        interrupts=(
            Declare("AMM-10"),
            *((Knock("AMM-55"), Says(talk)) if silence else ()),
            Accuse("AMM-31", int(options["mau_penalty"]), int(options["false_accusation"]), while_one=True),
        ),
        scoring=SCORING,
        target=int(options["target"]),
        misplays=misplays if options["misplay"] == "penalise" else None,
        votes=Votes(charges={"AMM-55": Talked(talk)} if silence else {}),
        course=AdvancedCourse(),
    )


def jokers_named(options: Options) -> Options:
    """Version 1 knew jokers on and off alone: on, they were laid openly or face down."""
    return {**options, "jokers": "both"} if options.get("jokers") == "on" else options


AMM = MauMauBook(
    name="amm",
    version=7,
    options=OPTIONS,
    ruleset=ruleset,
    seats=(2, 12),
    conflicts=conflicts,
    renewals=(jokers_named,),
)
