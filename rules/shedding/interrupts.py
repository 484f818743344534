"""What may be done out of turn, beside whatever is awaited: jumping in, declaring, knocking, accusing, speaking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from rules.shedding import events
from rules.shedding.dealing import draw
from rules.shedding.state import DECLARED, LATE, OWES, SAFE, MauMauState
from rules.table import Action, IllegalAction, Play, Reason

if TYPE_CHECKING:
    from rules.shedding.game import MauMau

KNOCK_SECONDS = 10
"""Two knocks within so many seconds are a declaration (VOA-18)."""
FINE_SECONDS = 10
"""A seat pays for talking at most once in so many seconds (VOA-17)."""

SPEECH, DECLARING = 1, 2
"""What a message was, as bits of the number of a ``says`` action; the cards that it names are its cards."""


class Interrupt:
    """Something that may be done out of turn."""

    __slots__ = ()
    verb: ClassVar[str]

    def offers(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        """All the ways in which this seat may do it now."""
        raise NotImplementedError

    def act(self, play: Play, seat: int, action: Action) -> None:
        """Do it. Raises ``IllegalAction`` before anything has changed."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Declare(Interrupt):
    """Say "Mau-Mau" with one card in hand (COM-15); under silence one knocks instead (VOA-18)."""

    verb: ClassVar[str] = "declare"
    rule: str
    words: ClassVar[tuple[Action, ...]] = (Action("declare"),)

    def offers(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        may = len(state.hands[seat]) == 1 and state.mau[seat] != DECLARED and not state.marks.get("silent")
        return list(self.words) if may else []

    def act(self, play: Play, seat: int, action: Action) -> None:
        state: MauMauState = play.state
        check_one_card(state, seat, self.rule)
        if state.marks.get("silent"):
            raise IllegalAction(Reason.KNOCK_INSTEAD, "VOA-18")
        if action not in self.words:
            raise IllegalAction(Reason.NO_SUCH_CHOICE, self.rule)
        if self.right(state, seat, action):
            declare(play, seat)
        else:
            play.emit(events.Declared(seat, cured=False))

    def right(self, state: MauMauState, seat: int, action: Action) -> bool:
        """Whether these are the words for the card."""
        del state, seat, action
        return True


@dataclass(frozen=True, slots=True)
class Knock(Interrupt):
    """Knock on the table; twice is a declaration under silence (VOA-18)."""

    verb: ClassVar[str] = "knock"
    rule: str

    def offers(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        may = len(state.hands[seat]) == 1 and state.mau[seat] != DECLARED and state.marks.get("silent")
        return [Action("knock")] if may else []

    def act(self, play: Play, seat: int, action: Action) -> None:
        state: MauMauState = play.state
        check_one_card(state, seat, self.rule)
        if not state.marks.get("silent"):
            raise IllegalAction(Reason.DECLARE_INSTEAD, self.rule)
        first = state.marks.get(f"knock:{seat}")
        if first is None or play.at - first > KNOCK_SECONDS:
            play.emit(events.Knocked(seat, play.at))
        else:
            declare(play, seat)


def check_one_card(state: MauMauState, seat: int, rule: str) -> None:
    """Refuse to let somebody declare who has not one card, or has declared it."""
    if len(state.hands[seat]) != 1:
        raise IllegalAction(Reason.NOT_ONE_CARD, rule)
    if state.mau[seat] == DECLARED:
        raise IllegalAction(Reason.ALREADY_DECLARED, rule)


def declare(play: Play, seat: int) -> None:
    """A declaration: in time it cures, too late it does not (COM-17)."""
    play.emit(events.Declared(seat, cured=play.state.mau[seat] != LATE))


@dataclass(frozen=True, slots=True)
class Accuse(Interrupt):
    """Point out that somebody did not declare: so many cards; a wrong accusation may cost some too (COM-14)."""

    verb: ClassVar[str] = "accuse"
    rule: str
    penalty: int
    false_penalty: int
    while_one: bool = False
    """Only as long as the offender holds exactly one card (AMM-31); else until the offender next lays one (VOA-3)."""

    def offers(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        return [Action("accuse", seat=other) for other in state.order if other != seat]

    def act(self, play: Play, seat: int, action: Action) -> None:
        state: MauMauState = play.state
        if action.seat == seat:
            raise IllegalAction(Reason.NOT_YOURSELF, self.rule)
        if action.seat not in state.order:
            raise IllegalAction(Reason.NO_SUCH_CHOICE, self.rule)
        rightly = state.mau[action.seat] == LATE and not (self.while_one and state.shown_count(action.seat) != 1)
        play.emit(events.Accused(seat, action.seat, rightly))
        if rightly:
            draw(play, action.seat, self.penalty)
        else:
            draw(play, seat, self.false_penalty)


@dataclass(frozen=True, slots=True)
class Says(Interrupt):
    """A message at the table, heard and handed in: judged for silence (VOA-16) and the secret card (VOA-21).

    Where talking is allowed, "mau mau" in it counts as declaring.
    """

    verb: ClassVar[str] = "says"
    silence_penalty: int
    secret_penalty: int = 0

    def offers(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        return []

    def act(self, play: Play, seat: int, action: Action) -> None:
        state: MauMauState = play.state
        silent = state.marks.get("silent")
        if silent and action.number & SPEECH:
            self._fine(play, seat, "silence", self.silence_penalty)
        if state.marks.get("secret", -1) in action.cards:
            self._fine(play, seat, "secret", self.secret_penalty)
        owes = len(state.hands[seat]) == 1 and state.mau[seat] != DECLARED
        if action.number & DECLARING and owes and not silent:
            declare(play, seat)

    def _fine(self, play: Play, seat: int, what: str, cards: int) -> None:
        last = play.state.marks.get(f"{what}:{seat}")
        fined = last is None or play.at - last >= FINE_SECONDS
        play.emit(events.Spoke(seat, what, fined, play.at))
        if fined:
            draw(play, seat, cards)


@dataclass(frozen=True, slots=True)
class Talked:
    """The table found that somebody talked aloud under silence (VOA-15): it costs what writing does (VOA-17)."""

    cards: int

    def __call__(self, play: Play, seat: int) -> None:
        draw(play, seat, self.cards)


def after_laying(play: Play, seat: int) -> None:
    """Keep account of who owes a declaration, now that this seat has laid a card."""
    state: MauMauState = play.state
    missed(play, seat)
    if len(state.hands[seat]) == 1:
        play.emit(events.OwesDeclaration(seat))
    elif state.mau[seat] != SAFE:
        play.emit(events.DeclarationLapsed(seat))


def acted(play: Play, seat: int) -> None:
    """A seat has drawn or passed: in some games that is the end of the others' time to declare (SRB-4)."""
    if play.game.rules.late_on_any_act:
        missed(play, seat)


def missed(play: Play, seat: int) -> None:
    """Whoever still owes a declaration when another seat acts is too late (COM-17), or pays at once (IME-12)."""
    state: MauMauState = play.state
    penalty = play.game.rules.forgotten_penalty
    for other, owed in enumerate(state.mau):
        if other != seat and owed == OWES:
            if penalty:
                play.emit(events.DeclarationForgotten(other))
                draw(play, other, penalty)
            else:
                play.emit(events.DeclarationMissed(other))
