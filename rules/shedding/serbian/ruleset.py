"""Serbian Mau Mau as a table: its options, what goes on what, what each card does, and what it counts."""

from __future__ import annotations

from collections.abc import Callable

from rules.cards import (
    ACE,
    ALL,
    CARDS,
    EIGHT,
    JACK,
    JACKS,
    KING,
    NINE,
    OF_RANK,
    QUEEN,
    RANK,
    SEVEN,
    SUIT,
    Deck,
    card,
    parse,
)
from rules.game import WALKOVER, Scoring
from rules.match import Line
from rules.options import ON_OFF, Conflict, Option, Options
from rules.shedding.contract import CardEffects, Declaring, Effect, RuleIds, Ruleset
from rules.shedding.declaring import Accuse
from rules.shedding.effects import CallsSuit, DrawDebt, NextDraws, PreviousDraws, ReverseToBehind, Skip
from rules.shedding.game import MauMauBook
from rules.shedding.laying import Fitting, Laying
from rules.shedding.moves import Pass, PlayCard
from rules.shedding.scoring import card_by_card
from rules.shedding.serbian.cover import ACES, MustBeCovered
from rules.shedding.serbian.cut import Look, SerbianCourse
from rules.shedding.serbian.jump import JumpInFully
from rules.shedding.serbian.playing import BeginsDebt, DrawAlways, LastCard, NextHasPaid
from rules.shedding.state import MauMauState
from rules.table import NOBODY

SEVENS, QUEENS = OF_RANK[SEVEN], OF_RANK[QUEEN]
TWO_OF_CLUBS, TWO_OF_DIAMONDS = parse("2C"), parse("2D")
TWO_DRAWS, SEVEN_DRAWS = 4, 3
WON = -40
LAYING = Laying(anywhere=JACKS, not_on_own_rank=JACKS, suits_call=ALL & ~JACKS)  # SRB-3, SRB-13

IDS = RuleIds(
    turn="SRB-3",
    follow="SRB-3",
    draw="SRB-3",
    debt="SRB-9",
    call="SRB-13",
    more=(("cut", "SRB-2"), ("cover", "SRB-6"), ("skip", "SRB-11")),
)

OPTIONS = (
    Option("packs", "SRB-1", 2, low=1, high=2),
    Option("mau_penalty", "SRB-4", 2, low=0, high=8),
    Option("false_accusation", "COM-14", 0, low=0, high=5),
    Option("two_of_diamonds", "SRB-8", "off", ON_OFF),
    Option("queen", "SRB-14", "off", ON_OFF),
    Option("ace_cover", "SRB-6", "draw_until", ("draw_until", "draw_one")),
    Option("seven_stops", "SRB-10", "off", ON_OFF),
    Option("reverser", "SRB-12", "nine", ("nine", "queen")),
    Option("jump_in", "SRB-20", "on", ON_OFF),
    Option("two_adds", "SRB-22", "off", ON_OFF),
    Option("early_hand_penalty", "SRB-32", "off", ON_OFF),
    Option("target", "SRB-31", 501, low=1, high=2000),
    Option("return_penalty", "AMM-40", "worst", ("worst", "100")),
    WALKOVER,
)


def conflicts(options: Options) -> list[Conflict]:
    """A queen that reverses is no strong one; with one pack nobody can jump in."""
    found = []
    if options["reverser"] == "queen" and options["queen"] == "on":
        found.append(Conflict("SRB-12", refused=True))
    if options["packs"] == 1 and options["jump_in"] == "on":
        found.append(Conflict("SRB-1", refused=True))
    return found


def strong_cards(options: Options) -> int:
    """The strong cards in force, as a mask (SRB-5). Of nine and queen the one that reverses is among them (SRB-12)."""
    strong = ACES | 1 << TWO_OF_CLUBS | SEVENS | OF_RANK[EIGHT] | JACKS
    strong |= OF_RANK[NINE] if options["reverser"] == "nine" else QUEENS
    if options["two_of_diamonds"] == "on":
        strong |= 1 << TWO_OF_DIAMONDS
    return strong | QUEENS if options["queen"] == "on" else strong


def _effects(number: int, options: Options) -> tuple[Effect, ...]:
    rank, suit, queens = RANK[number], SUIT[number], options["queen"] == "on"
    one_draw = options["ace_cover"] == "draw_one"
    if number == TWO_OF_CLUBS:
        return (PreviousDraws(TWO_DRAWS),)  # SRB-7
    if number == TWO_OF_DIAMONDS and options["two_of_diamonds"] == "on":
        return (NextDraws(TWO_DRAWS), NextHasPaid())  # SRB-8
    reverse = ReverseToBehind()
    if suit < 0:
        return ()
    seven = SEVENS | (1 << card(QUEEN, suit) if queens else 0)
    matters = queens and options["seven_stops"] == "on"  # else all debts are begun by sevens, or none is stopped
    begins: tuple[Effect, ...] = (BeginsDebt(),) if matters else ()
    by_rank: dict[int, tuple[Effect, ...]] = {
        ACE: (MustBeCovered(one_draw),),  # SRB-6
        SEVEN: (*begins, DrawDebt(SEVEN_DRAWS, answered_by=seven)),  # SRB-9, SRB-14
        EIGHT: (Skip(),),  # SRB-11
        NINE: (reverse,) if options["reverser"] == "nine" else (),  # SRB-12
        JACK: (CallsSuit(),),  # SRB-13
    }
    if queens:
        by_rank[QUEEN] = (*begins, DrawDebt(SEVEN_DRAWS, answered_by=QUEENS | 1 << card(SEVEN, suit)))  # SRB-14
    elif options["reverser"] == "queen":
        by_rank[QUEEN] = (reverse,)
    return by_rank.get(rank, ())


def _values(strong: int) -> tuple[int, ...]:
    """What each card left in hand counts; ``strong`` is a mask (SRB-30)."""
    by_rank = {JACK: 20, QUEEN: 10, KING: 10}
    return tuple(by_rank.get(rank, 10 if strong >> number & 1 else rank + 1) for number, rank in enumerate(RANK))


def _account(values: tuple[int, ...]) -> Callable[[MauMauState, int], list[Line]]:
    """The points left in hand; the winner scores less than nothing (SRB-30)."""
    count = card_by_card(values)

    def account(state: MauMauState, winner: int) -> list[Line]:
        lines = count(state, winner)
        return [*lines, (winner, "won", -1, WON)] if winner != NOBODY else lines

    return account


def ruleset(options: Options) -> Ruleset:
    """The ruleset for these options."""
    strong = strong_cards(options)
    values = _values(strong)
    effects = tuple(_effects(card, options) for card in CARDS)
    doubled: tuple[tuple[int, tuple[Effect, ...]], ...] = ()
    if options["two_adds"] == "on":
        doubled = ((TWO_OF_CLUBS, (PreviousDraws(2 * TWO_DRAWS),)),)
        if options["two_of_diamonds"] == "on":
            doubled += ((TWO_OF_DIAMONDS, (NextDraws(2 * TWO_DRAWS), NextHasPaid())),)
    early_hand_costs, stops = options["early_hand_penalty"] == "on", options["seven_stops"] == "on"
    return Ruleset(
        deck=Deck(int(options["packs"])),
        hand_size=6,
        direction=1,
        ids=IDS,
        fitting=Fitting(LAYING),
        cards=CardEffects(laid=effects, never_last=ACES),
        moves=(
            PlayCard(),
            DrawAlways(voluntary=True, seven_stops=stops, queen_stops=stops and options["queen"] == "on"),
            Pass(),
        ),
        interrupts=(
            *((JumpInFully(doubled=doubled),) if options["jump_in"] == "on" else ()),
            LastCard("SRB-4"),
            Accuse("SRB-4", int(options["mau_penalty"]), int(options["false_accusation"])),
            *((Look(),) if early_hand_costs else ()),
        ),
        scoring=Scoring(lowest_wins=True, account=_account(values), values=values, winner=WON),
        target=int(options["target"]),
        beyond=True,  # SRB-31
        declaring=Declaring(any_act=True),
        course=SerbianCourse(strong, early_hand_costs=early_hand_costs),
    )


SERBIAN = MauMauBook(name="serbian", version=5, options=OPTIONS, ruleset=ruleset, seats=(2, 8), conflicts=conflicts)
