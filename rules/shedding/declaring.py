"""One card left: declaring it, in time or too late, knocking under silence, and accusing who did not."""

from __future__ import annotations

from typing import ClassVar

from rules.records import Seat, but, record
from rules.shedding.contract import MauMauGame, MauMauInterrupt, MauMauPlay
from rules.shedding.dealing import draw
from rules.shedding.events import DeclarationLapsed, MauMauEvent
from rules.shedding.state import DECLARED, LATE, OWES, SAFE, MauMauState, Talk
from rules.table import Action, IllegalAction, Reason

KNOCK_SECONDS = 10
"""Two knocks within so many seconds are a declaration (VOA-18)."""


def without_knock(talk: Talk, seat: Seat) -> Talk:
    """The same talk, once a seat's first knock no longer counts."""
    if not talk.knocks:
        return talk
    return but(talk, knocks=tuple(knock for knock in talk.knocks if knock[0] != seat))


@record
class OwesDeclaration(MauMauEvent):
    """A seat has one card left and has yet to declare it. Nobody is told: whoever can count sees it."""

    untold: ClassVar[bool] = True
    seat: Seat

    def change(self, state: MauMauState) -> None:
        state.mau[self.seat] = OWES
        state.talk = without_knock(state.talk, self.seat)

    def seen_by(self, seat: Seat) -> None:
        return None


@record
class DeclarationMissed(MauMauEvent):
    """The next card was laid before a seat had declared: it can be accused. Nobody is told."""

    untold: ClassVar[bool] = True
    seat: Seat

    def change(self, state: MauMauState) -> None:
        state.mau[self.seat] = LATE

    def seen_by(self, seat: Seat) -> None:
        return None


@record
class DeclarationForgotten(MauMauEvent):
    """The next card was laid before a seat had declared, which costs it cards at once (IME-12)."""

    seat: Seat

    def change(self, state: MauMauState) -> None:
        state.mau[self.seat] = SAFE


@record
class Declared(MauMauEvent):
    """A seat said "Mau-Mau", or knocked twice under silence. ``cured``: it was in time."""

    seat: Seat
    cured: bool

    def change(self, state: MauMauState) -> None:
        state.talk = without_knock(state.talk, self.seat)
        if self.cured:
            state.mau[self.seat] = DECLARED

    def seen_by(self, seat: Seat) -> Declared:
        return self if seat == self.seat else Declared(self.seat, cured=True)


@record
class Knocked(MauMauEvent):
    """A seat knocked once on the table (VOA-18), at so many seconds of the clock handed in."""

    seat: Seat
    at: int

    def change(self, state: MauMauState) -> None:
        talk = without_knock(state.talk, self.seat)
        state.talk = but(talk, knocks=(*talk.knocks, (self.seat, self.at)))


@record
class Accused(MauMauEvent):
    """Somebody said that a seat had not declared; ``rightly`` or not."""

    by: Seat
    seat: Seat
    rightly: bool

    def change(self, state: MauMauState) -> None:
        if self.rightly:
            state.mau[self.seat] = SAFE


# what may be done


def declares(state: MauMauState, seat: Seat) -> bool:
    """Whether a seat has one card left, and has not declared it."""
    return len(state.hands[seat]) == 1 and state.mau[seat] != DECLARED


def check_one_card(state: MauMauState, seat: Seat, rule: str) -> None:
    """Refuse to let somebody declare who has not one card, or has declared it."""
    if len(state.hands[seat]) != 1:
        raise IllegalAction(Reason.NOT_ONE_CARD, rule)
    if state.mau[seat] == DECLARED:
        raise IllegalAction(Reason.ALREADY_DECLARED, rule)


def declare(play: MauMauPlay, seat: Seat) -> None:
    """A declaration: in time it cures, too late it does not (COM-17)."""
    play.emit(Declared(seat, cured=play.state.mau[seat] != LATE))


@record
class Declare(MauMauInterrupt):
    """Say "Mau-Mau" with one card in hand (COM-15); under silence one knocks instead (VOA-18)."""

    about: ClassVar[tuple[str, ...]] = ("declare", "knock")
    verb: ClassVar[str] = "declare"
    words: ClassVar[tuple[Action, ...]] = (Action("declare"),)
    rule: str

    def offers(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return list(self.words) if declares(state, seat) and not state.talk.silent else []

    def act(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        state = play.state
        check_one_card(state, seat, self.rule)
        if state.talk.silent:
            raise IllegalAction(Reason.KNOCK_INSTEAD, play.game.rules.ids.of("knock"))
        if action not in self.words:
            raise IllegalAction(Reason.NO_SUCH_CHOICE, self.rule)
        if self.right(state, seat, action):
            declare(play, seat)
        else:
            play.emit(Declared(seat, cured=False))

    def right(self, state: MauMauState, seat: Seat, action: Action) -> bool:
        """Whether these are the words for the card."""
        return True


@record
class Knock(MauMauInterrupt):
    """Knock on the table; twice is a declaration under silence (VOA-18)."""

    verb: ClassVar[str] = "knock"
    rule: str

    def offers(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [Action("knock")] if declares(state, seat) and state.talk.silent else []

    def act(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        state = play.state
        check_one_card(state, seat, self.rule)
        if not state.talk.silent:
            raise IllegalAction(Reason.DECLARE_INSTEAD, self.rule)
        first = next((at for who, at in state.talk.knocks if who == seat), None)
        if first is None or play.at - first > KNOCK_SECONDS:
            play.emit(Knocked(seat, play.at))
        else:
            declare(play, seat)


@record
class Accuse(MauMauInterrupt):
    """Point out that somebody did not declare: so many cards; a wrong accusation may cost some too (COM-14)."""

    about: ClassVar[tuple[str, ...]] = ("accuse", "COM-14")
    verb: ClassVar[str] = "accuse"
    rule: str
    penalty: int
    false_penalty: int
    while_one: bool = False
    """Only as long as the offender holds exactly one card (AMM-31); else until the offender next lays one (VOA-3)."""

    def offers(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [Action("accuse", seat=other) for other in state.order if other != seat]

    def act(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        state = play.state
        if action.seat == seat:
            raise IllegalAction(Reason.NOT_YOURSELF, self.rule)
        if action.seat not in state.order:
            raise IllegalAction(Reason.NO_SUCH_CHOICE, self.rule)
        rightly = state.mau[action.seat] == LATE and not (self.while_one and state.shown_count(action.seat) != 1)
        play.emit(Accused(seat, action.seat, rightly))
        if rightly:
            draw(play, action.seat, self.penalty)
        else:
            draw(play, seat, self.false_penalty)


# who owes one


def after_laying(play: MauMauPlay, seat: Seat) -> None:
    """Keep account of who owes a declaration, now that this seat has laid a card."""
    state = play.state
    if OWES in state.mau:
        missed(play, seat)
    if len(state.hands[seat]) == 1:
        play.emit(OwesDeclaration(seat))
    elif state.mau[seat] != SAFE:
        play.emit(DeclarationLapsed(seat))


def acted(play: MauMauPlay, seat: Seat) -> None:
    """A seat has drawn or passed: in some games that is the end of the others' time to declare (SRB-4)."""
    if play.game.rules.declaring.any_act:
        missed(play, seat)


def missed(play: MauMauPlay, seat: Seat) -> None:
    """Whoever still owes a declaration when another seat acts is too late (COM-17), or pays at once (IME-12)."""
    state = play.state
    penalty = play.game.rules.declaring.forgotten
    for other, owed in enumerate(state.mau):
        if other != seat and owed == OWES:
            if penalty:
                play.emit(DeclarationForgotten(other))
                draw(play, other, penalty)
            else:
                play.emit(DeclarationMissed(other))
