"""Mau-Mau Imesco as a table: its options, what goes on what, and what each card does."""

from __future__ import annotations

from dataclasses import replace

from rules.cards import (
    ACE,
    CARDS,
    EIGHT,
    FIVE,
    JACK,
    JACKS,
    JOKER,
    JOKERS,
    KING,
    NINE,
    QUEEN,
    RANK,
    SEVEN,
    SIX,
    SUIT,
    TWO,
    Deck,
    card,
    parse,
)
from rules.game import WALKOVER
from rules.options import ON_OFF, Conflict, Option, Options, number_or_off
from rules.shedding.contract import CardEffects, Declaring, Effect, RuleIds, Ruleset, Visibility, Votes
from rules.shedding.declaring import Accuse, Declare
from rules.shedding.effects import CallsSuit, DrawDebt, OthersDraw, PlayAgain, PreviousDraws, Reverse, Skip
from rules.shedding.game import MauMauBook
from rules.shedding.ime.cards import SEVENS, SIXES_DRAW, TWOS, Defence, SwapSeats, TakeAndPlay, ThirdSix
from rules.shedding.ime.course import ImescoCourse, ends_by_vote, of_pairs
from rules.shedding.ime.drawing import DrawUntil
from rules.shedding.ime.interrupts import AskCount, CardsShown, Eat, Gesture, SaysNothing, Show, StopEating, Tell
from rules.shedding.ime.laying import QUEENS, ImescoFitting, PlayImesco
from rules.shedding.ime.rebound import JOKER_DRAWS, Claim, Thrown
from rules.shedding.laying import Laying
from rules.shedding.moves import Pass
from rules.shedding.scoring import SCORINGS, USUAL_TARGETS, usual_target

SWAPPING = (parse("3H"), parse("3D"))
FOUR_OF_SPADES, TEN_OF_CLUBS = parse("4S"), parse("10C")
SEVEN_DRAWS, TEN_DRAWS = 3, 5
LAYING = Laying(anywhere=JACKS | JOKERS, on_call=JACKS, not_on_own_rank=QUEENS)  # IME-8, IME-30, IME-31

IDS = RuleIds(
    turn="IME-8",
    follow="IME-8",
    draw="IME-10",
    debt="IME-21",
    call="IME-30",
    more=(
        ("follow", "IME-9"),
        ("after-debt", "IME-14"),
        ("cyclic", "IME-50"),
        ("shuffles", "IME-51"),
        ("minutes", "IME-51"),
        ("pairs", "IME-55"),
    ),
)

OPTIONS = (
    Option("packs", "IME-2", 4, low=1, high=8),
    Option("hand_size", "IME-3", 9, low=1, high=12),
    Option("first_player", "IME-5", "draw_high", ("draw_high", "host", "winner")),
    Option("starting_card", "IME-6", "on", ON_OFF),
    Option("show_counts", "IME-7", "off", ON_OFF),
    Option("not_both", "IME-9", "off", ON_OFF),
    Option("draw_limit", "IME-11", "off", ("off",), low=1, high=20),
    Option("mau_penalty", "IME-12", 3, low=0, high=9),
    Option("mau_check", "IME-12", "automatic", ("automatic", "accuse")),
    Option("false_accusation", "COM-14", 0, low=0, high=5),
    Option("debt_ends_turn", "IME-14", "off", ON_OFF),
    Option("reshuffle_when_full", "IME-15", "off", ("off",), low=20, high=200),
    Option("seven_defence", "IME-26", "relay", ("relay", "kill", "chain")),
    Option("shown_card_penalty", "IME-40", 3, low=0, high=9),
    Option("cyclic", "IME-50", "off", ON_OFF),
    Option("max_reshuffles", "IME-51", "off", ("off",), low=1, high=20),
    Option("time_limit", "IME-51", "off", ("off",), low=1, high=10080),
    Option("open_hands", "IME-52", "off", ON_OFF),
    Option("read_only", "IME-53", "off", ON_OFF),
    Option("talk_penalty", "IME-53", 3, low=0, high=9),
    Option("silence_delete", "VOA-17", "off", ON_OFF),
    Option("silence_unreadable", "VOA-18", "forgive", ("forgive", "punish")),
    Option("teams", "IME-55", "off", ("off", "pairs")),
    Option("scoring", "IME-61", "wins", ("wins", "cards", "amm_points")),
    Option("target", "IME-61", "usual", ("usual",), low=1, high=1000, usual=usual_target),
    Option("return_penalty", "AMM-40", "worst", ("worst", "100")),
    WALKOVER,
)


SEATS = (2, 6)


def seats_with(options: Options) -> tuple[int, int]:
    """As many as the packs hold hands for, and the card turned up (IME-2, IME-3)."""
    cards = len(Deck(int(options["packs"]), jokers=2).cards) - (options["starting_card"] == "on")
    return SEATS[0], min(SEATS[1], cards // int(options["hand_size"]))


def conflicts(options: Options) -> list[Conflict]:
    """Pairs win when either goes out, which a cycle of goings-out has no place for; nor has it for other scorings."""
    found = []
    if options["cyclic"] == "on" and options["teams"] == "pairs":
        found.append(Conflict("IME-55", refused=True))
    if options["cyclic"] == "on" and options["scoring"] != "wins":
        found.append(Conflict("IME-50", refused=True))
    return found


def _effects(number: int, options: Options) -> tuple[Effect, ...]:
    rank, suit = RANK[number], SUIT[number]
    if number in SWAPPING:
        return (SwapSeats(),)  # IME-22
    if number == FOUR_OF_SPADES:
        return (OthersDraw(1),)  # IME-23
    if number == TEN_OF_CLUBS:
        return (DrawDebt(TEN_DRAWS, answered_by=1 << card(TWO, suit)),)  # IME-29
    by_rank: dict[int, tuple[Effect, ...]] = {
        ACE: (PlayAgain(),),  # IME-20
        TWO: (Defence(str(options["seven_defence"])),),  # IME-21
        FIVE: (Reverse(),),  # IME-24
        SIX: (ThirdSix(SIXES_DRAW, answered_by=1 << card(TWO, suit) if suit >= 0 else 0),),  # IME-25
        SEVEN: (DrawDebt(SEVEN_DRAWS, answered_by=SEVENS | 1 << card(TWO, suit) if suit >= 0 else 0),),  # IME-26
        EIGHT: (TakeAndPlay(),),  # IME-27
        NINE: (DrawDebt(1, answered_by=1 << card(TWO, suit) if suit >= 0 else 0),),  # IME-28
        JACK: (CallsSuit(),),  # IME-30
        QUEEN: (Skip(),),  # IME-31
        KING: (PreviousDraws(1),),  # IME-32
        JOKER: (DrawDebt(JOKER_DRAWS, answered_by=TWOS), Thrown()),  # IME-33, IME-34
    }
    return by_rank.get(rank, ())


def ruleset(options: Options) -> Ruleset:
    """The ruleset for these options."""
    scoring = SCORINGS[str(options["scoring"])]
    target = USUAL_TARGETS[str(options["scoring"])] if options["target"] == "usual" else int(options["target"])
    accuse, read_only = options["mau_check"] == "accuse", options["read_only"] == "on"
    cyclic, pairs = options["cyclic"] == "on", options["teams"] == "pairs"
    penalty, shown = int(options["mau_penalty"]), int(options["shown_card_penalty"])
    hidden_counts = options["show_counts"] == "off"
    effects = tuple(_effects(card, options) for card in CARDS)
    return Ruleset(
        deck=Deck(int(options["packs"]), jokers=2),
        hand_size=int(options["hand_size"]),
        direction=1,
        ids=IDS,
        fitting=ImescoFitting(replace(LAYING, not_both=options["not_both"] == "on")),
        cards=CardEffects(laid=effects),
        moves=(PlayImesco(), DrawUntil(limit=number_or_off(options["draw_limit"]) or 0), Claim(), Pass()),
        interrupts=(
            Gesture("IME-12") if read_only else Declare("IME-12"),
            *((Accuse("IME-12", penalty, int(options["false_accusation"])),) if accuse else ()),
            Eat(),
            StopEating(),
            *((AskCount(), Tell()) if hidden_counts else ()),
            Show(shown),
            *((SaysNothing(int(options["talk_penalty"])),) if read_only else ()),
        ),
        scoring=of_pairs(scoring) if pairs else scoring,
        target=target,
        declaring=Declaring(forgotten=0 if accuse else penalty),
        visibility=Visibility(counts=not hidden_counts, hands=options["open_hands"] == "on"),
        votes=Votes(
            charges={"IME-40": CardsShown(shown), "IME-41": CardsShown(shown)},
            proposals={"IME-50": ends_by_vote} if cyclic else {},
        ),
        course=ImescoCourse(
            first_player=str(options["first_player"]),
            starting_card=options["starting_card"] == "on",
            debt_ends_turn=options["debt_ends_turn"] == "on",
            mute=read_only,
            full=number_or_off(options["reshuffle_when_full"]),
            reshuffles=number_or_off(options["max_reshuffles"]),
            seconds=seconds_of(options),
            cyclic=target if cyclic else None,
            pairs=pairs,
        ),
    )


def seconds_of(options: Options) -> int | None:
    """After how many seconds the round ends (IME-51); None where it has no such limit."""
    minutes = number_or_off(options["time_limit"])
    return None if minutes is None else 60 * minutes


IME = MauMauBook(
    name="ime",
    version=4,
    options=OPTIONS,
    ruleset=ruleset,
    seats=SEATS,
    seats_with=seats_with,
    conflicts=conflicts,
)
