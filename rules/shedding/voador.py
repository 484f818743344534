"""Mau Mau Voador (VOA-1 to VOA-25): stealing the turn, the dobradinha, the king of silence and the secret card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.cards import (
    ACE,
    JACK,
    JACKS,
    JOKER,
    JOKERS,
    KING,
    NATURALS,
    NINE,
    OF_RANK,
    QUEEN,
    RANK,
    SEVEN,
)
from rules.chance import drawn
from rules.options import ON_OFF, Option, Options
from rules.shedding import events
from rules.shedding.dealing import draw, show_draw
from rules.shedding.decisions import Turn
from rules.shedding.effects import (
    CallsSuit,
    DrawDebt,
    Effect,
    NextDraws,
    OthersDrawAtTheEnd,
    PreviousDraws,
    Reverse,
    Silence,
    Skip,
    others_draw,
)
from rules.shedding.game import MauMau, MauMauBook, RuleIds, Ruleset
from rules.shedding.interrupts import Accuse, Declare, Interrupt, Knock, Says, Talked
from rules.shedding.moves import CardMove, Draw, Pass, PlayCard
from rules.shedding.scoring import SCORINGS, USUAL_TARGETS
from rules.shedding.state import MauMauState
from rules.table import Action, IllegalAction, OfOneSeat, Play, Reason

SEVENS = OF_RANK[SEVEN]
ATTACK, RETALIATION = 8, 16
FALSE_ATTACK = SECRET_LAST = SECRET_NAMED = 4

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
    Option("target", "VOA-14", "usual", ("usual",), low=1, high=1000),
    Option("return_penalty", "AMM-40", "worst", ("worst", "100")),
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


def fits(state: MauMauState, seat: int) -> int:
    """Value, suit, a jack or a joker (VOA-4, VOA-8, VOA-10); on a debt only what answers it (VOA-6)."""
    del seat
    if state.debt:
        return state.answers
    return state.follow_mask() | JACKS | JOKERS


def twin(state: MauMauState) -> int:
    """The card that steals the turn, as a mask: identical to the top, which is no joker and no attack (VOA-11)."""
    return 1 << state.base if not state.covered else 0


def may_lay(state: MauMauState, seat: int) -> int:
    """What fits; a twin has to steal or double, unless it answers a debt (VOA-12)."""
    return fits(state, seat) if state.debt else fits(state, seat) & ~twin(state)


class TwinMove(CardMove):
    """Laying the identical card on one's own turn. A debt of its twin is void."""

    __slots__ = ()
    rule = "VOA-12"

    def mask(self, game: MauMau, state: MauMauState, turn: Turn) -> int:
        return twin(state)

    def offers(self, game: MauMau, state: MauMauState, turn: Turn) -> list[Action]:
        if state.covered or state.base not in (turn.drawn or state.hands[turn.seat]):
            return []
        return [self.offered[state.base]]

    def unfit(self, game: MauMau, state: MauMauState, turn: Turn, card: int) -> IllegalAction:
        return IllegalAction(Reason.NOT_IDENTICAL, self.rule)


class StealOwn(TwinMove):
    """Steal one's own turn: the card has no effect, and one plays on (VOA-12)."""

    __slots__ = ()
    verb = "steal"

    def act(self, play: Play, turn: Turn, action: Action) -> None:
        steal(play, turn.seat, action.cards[0])


class Double(TwinMove):
    """The *dobradinha*: no effect of its own, the next draws two and then plays normally (VOA-12)."""

    __slots__ = ()
    verb = "double"
    effects: ClassVar[tuple[Effect, ...]] = (NextDraws(2),)

    def act(self, play: Play, turn: Turn, action: Action) -> None:
        void_debt(play)
        play.game.lay(play, events.Doubled(turn.seat, action.cards[0]), self.effects)


@dataclass(frozen=True, slots=True)
class JumpIn(Interrupt):
    """Lay the identical card before the player to move does anything, and take the turn (VOA-11)."""

    verb: ClassVar[str] = "jump"

    def offers(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        open_to = bool(state.stack) and isinstance(state.stack[-1], Turn) and seat != state.stack[-1].seat
        if open_to and not state.covered and state.base in state.hands[seat]:
            return [Action("jump", (state.base,))]
        return []

    def act(self, play: Play, seat: int, action: Action) -> None:
        state: MauMauState = play.state
        turn = state.stack[-1] if state.stack else None
        if not isinstance(turn, Turn):
            raise IllegalAction(Reason.NOT_NOW, "VOA-11")
        if len(action.cards) != 1 or action.cards[0] not in state.hands[seat]:
            raise IllegalAction(Reason.NOT_IN_HAND, "VOA-11")
        if not twin(state) >> action.cards[0] & 1:
            raise IllegalAction(Reason.NOT_IDENTICAL, "VOA-11")
        if turn.seat == seat:
            raise IllegalAction(Reason.STEAL_OR_DOUBLE, "VOA-12")
        steal(play, seat, action.cards[0])


def steal(play: Play, seat: int, card: int) -> None:
    """Take the turn with the identical card, without its effect; play goes on from here (VOA-11)."""
    void_debt(play)
    play.game.lay(play, events.Stole(seat, card), ())
    if play.state.hands[seat]:
        play.ask(Turn(seat, stole=True))


def void_debt(play: Play) -> None:
    """A debt still standing from the card's twin is void."""
    if play.state.debt:
        play.emit(events.DebtCleared())


# The secret card


def show_secret(play: Play, seed: str) -> None:
    """Before the deal a card, no joker, is drawn and shown to all (VOA-20)."""
    play.emit(events.SecretShown(drawn(seed, 0, NATURALS)))


class Attack(CardMove):
    """Lay the secret card on anything and choose a victim (VOA-22). Offered for every card, so that it marks none."""

    __slots__ = ()
    verb = "attack"
    rule = "VOA-22"

    def mask(self, game: MauMau, state: MauMauState, turn: Turn) -> int:
        return 0 if state.debt else -1

    def unfit(self, game: MauMau, state: MauMauState, turn: Turn, card: int) -> IllegalAction:
        return IllegalAction(Reason.DEBT_STANDS, self.rule)

    def act(self, play: Play, turn: Turn, action: Action) -> None:
        (card,), seat = action.cards, turn.seat
        if card != play.state.marks["secret"]:
            show_draw(play)
            play.emit(events.AttackFailed(seat))
            draw(play, seat, FALSE_ATTACK)
            return
        play.game.lay(play, events.Attacked(seat, card, over=True), ())
        follow_below(play, card)
        play.ask(ChooseVictim(seat, ATTACK))


def follow_below(play: Play, secret: int) -> None:
    """Play goes on from the last card that is no secret one, be its twin below laid as an ordinary card (VOA-22)."""
    state: MauMauState = play.state
    below, over = state.covered, JOKERS | 1 << secret
    while below < len(state.pile) and over >> state.pile[-1 - below] & 1:
        below += 1
    if state.covered < below < len(state.pile):
        play.emit(events.FollowedBelow(below))


@dataclass(frozen=True, slots=True)
class ChooseVictim(OfOneSeat):
    """Whoever attacks or retaliates chooses anybody else to draw so many cards (VOA-22, VOA-23)."""

    kind: ClassVar[str] = "choose"
    seat: int
    cards: int

    def moves(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        del game
        return [Action("choose", seat=other) for other in state.order if other != seat]

    def resolve(self, play: Play, seat: int, action: Action) -> None:
        if action not in self.moves(play.game, play.state, seat):
            raise IllegalAction(Reason.NO_SUCH_CHOICE, "VOA-22")
        play.emit(events.Targeted(seat, action.seat, self.cards))
        if play.state.out:
            draw(play, action.seat, self.cards)
        else:
            play.ask(Retaliate(action.seat, self.cards))


@dataclass(frozen=True, slots=True)
class Retaliate(OfOneSeat):
    """Who was chosen draws, or lays the other copy in retaliation: asked of everybody alike (VOA-23)."""

    kind: ClassVar[str] = "retaliate"
    seat: int
    cards: int

    def moves(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        del game
        held = sorted(set(state.hands[seat]))
        return [Action("accept"), *(Action("retaliate", (card,)) for card in held)]

    def resolve(self, play: Play, seat: int, action: Action) -> None:
        if action not in self.moves(play.game, play.state, seat):
            raise IllegalAction(Reason.NOT_NOW, "VOA-23")
        if action.verb == "accept":
            play.emit(events.Accepted(seat))
            draw(play, seat, self.cards)
        elif action.cards[0] != play.state.marks["secret"]:
            play.emit(events.RetaliationFailed(seat))
            draw(play, seat, FALSE_ATTACK)
        else:
            play.game.lay(play, events.Retaliated(seat, action.cards[0], over=True), ())
            play.ask(ChooseVictim(seat, RETALIATION))


@dataclass(frozen=True, slots=True)
class SecretLast(Effect):
    """The secret card as last card: everybody else draws four (VOA-25)."""

    def run(self, play: Play, seat: int, out: bool) -> None:
        if out and play.state.pile[-1] == play.state.marks["secret"]:
            others_draw(play, seat, SECRET_LAST)


def hinted(play: Play, seat: int) -> None:
    """The table found that somebody hinted at the secret card (VOA-21)."""
    draw(play, seat, SECRET_NAMED)


def ruleset(options: Options) -> Ruleset:
    """The ruleset for these options."""
    stealing, secret = options["steal"] == "on", options["secret_card"] == "on"
    scoring = str(options["scoring"])
    target = options["target"]
    return Ruleset(
        packs=2,
        jokers=True,
        hand_size=7,
        direction=-1,
        may_lay=may_lay if stealing else fits,
        fits=fits,
        effects=tuple(EFFECTS.get(rank, ()) for rank in RANK),
        moves=(
            PlayCard(),
            *((StealOwn(),) if stealing else ()),
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
            Says(int(options["silence_penalty"]), SECRET_NAMED),
        ),
        scoring=SCORINGS[scoring],
        ids=RuleIds(turn="VOA-4", follow="VOA-4", draw="VOA-4", debt="VOA-6", call="VOA-8", twin="VOA-12"),
        over=JOKERS,
        drawn_always_waits=secret,
        going_out=(SecretLast(),) if secret else (),
        before_deal=(show_secret,) if secret else (),
        charges={**({"VOA-21": hinted} if secret else {}), "VOA-15": Talked(int(options["silence_penalty"]))},
        target=USUAL_TARGETS[scoring] if target == "usual" else int(target),
    )


VOADOR = MauMauBook(name="voador", version=1, options=OPTIONS, ruleset=ruleset, seats=(2, 12))
