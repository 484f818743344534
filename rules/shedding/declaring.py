"""One card left: declaring it, in time or too late, knocking under silence, and accusing who did not."""

from __future__ import annotations

from typing import ClassVar

from rules.records import Seat, Words, but, record
from rules.shedding.contract import MauMauGame, MauMauInterrupt, MauMauPlay, Turn
from rules.shedding.drawing import draw
from rules.shedding.events import DeclarationLapsed, MauMauEvent
from rules.shedding.kept import own
from rules.shedding.state import LATE, OWES, SAFE, MauMauState, Talk
from rules.table import Action, IllegalAction, Reason

KNOCK_SECONDS = 10
"""How far apart two knocks may be to count as a declaration, in seconds (VOA-18)."""

ANNOUNCING = ("declare", "knock")
"""The verbs by which one announces a last card."""
MAU_MAU, KNOCKS, GESTURE = "", "knocks", "gesture"
"""How one may declare without words of the game's own: with the usual ones, by two knocks (VOA-18), without a word."""


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
        state.mau[self.seat], state.declared[self.seat] = OWES, 0
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

    follows: ClassVar[bool] = True
    seat: Seat

    def change(self, state: MauMauState) -> None:
        state.mau[self.seat] = SAFE


@record
class Declared(MauMauEvent):
    """A seat declared its last card, in these ``words``. ``cured``: in time, and rightly, which nobody is told.

    ``number`` is that of the words among those of the game, from 1.
    """

    version: ClassVar[int] = 2
    seat: Seat
    cured: bool
    words: Words
    number: int = 1

    def change(self, state: MauMauState) -> None:
        state.talk = without_knock(state.talk, self.seat)
        state.declared[self.seat] = self.number
        if self.cured:
            state.mau[self.seat] = SAFE

    def seen_by(self, seat: Seat) -> Declared:
        return Declared(self.seat, cured=True, words=self.words, number=self.number)


@record
class Knocked(MauMauEvent):
    """A seat knocked once on the table (VOA-18); ``at`` is the clock's time, in seconds."""

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


def declares(state: MauMauState, seat: Seat, due: int = 1) -> bool:
    """Whether a seat has one card left, and has not declared it with the words that are ``due``.

    Who is too late declares like everybody (COM-17).
    """
    return len(state.hands[seat]) == 1 and state.declared[seat] != due


def check_one_card(state: MauMauState, seat: Seat, rule: str, due: int = 1) -> None:
    """Refuse to let somebody declare who has not one card, or has declared it."""
    if len(state.hands[seat]) != 1:
        raise IllegalAction(Reason.NOT_ONE_CARD, rule)
    if state.declared[seat] == due:
        raise IllegalAction(Reason.ALREADY_DECLARED, rule)


def declare(play: MauMauPlay, seat: Seat, words: Words = MAU_MAU) -> None:
    """A declaration for which there is but one way: in time it cures, too late it does not (COM-17)."""
    play.emit(Declared(seat, cured=play.state.mau[seat] != LATE, words=words))


@record
class Declare(MauMauInterrupt):
    """Say "Mau-Mau" with one card in hand (COM-15); under silence one knocks instead (VOA-18)."""

    about: ClassVar[tuple[str, ...]] = ("declare", "knock", "knocks")
    verb: ClassVar[str] = "declare"
    words: ClassVar[tuple[Action, ...]] = (Action("declare"),)
    said: ClassVar[Words] = MAU_MAU
    """What is heard where the action has no words of its own."""
    begun_with: ClassVar[int | None] = None
    """With how many of these words, from the first one, one may begin; None: with each of them."""
    rule: str
    own: tuple[Words, ...] = ()
    """What a game has people say instead of these words, in their order; empty, where it is the usual."""

    def heard(self, word: Action) -> Words:
        """What is heard when somebody declares so."""
        number = self.words.index(word)
        own = self.own[number] if number < len(self.own) else ""
        return own or word.text or self.said

    def offers(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return list(self.words) if declares(state, seat, self.due(state, seat)) and not state.talk.silent else []

    def act(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        state = play.state
        due = self.due(state, seat)
        check_one_card(state, seat, self.rule, due)
        if state.talk.silent:
            raise IllegalAction(Reason.KNOCK_INSTEAD, play.game.rules.ids.of("knock"))
        if action not in self.words:
            raise IllegalAction(Reason.NO_SUCH_CHOICE, self.rule)
        number = self.words.index(action) + 1
        cured = number == due and state.mau[seat] != LATE
        play.emit(Declared(seat, cured, self.heard(action), number))

    def due(self, state: MauMauState, seat: Seat) -> int:
        """Which of the words are right for the card, from 1."""
        return 1


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
            declare(play, seat, KNOCKS)


@record
class Accuse(MauMauInterrupt):
    """Point out that somebody did not declare. It costs that player cards; if it is wrong, the accuser (COM-14)."""

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
        left = play.game.rules.declaring.left
        rightly = state.mau[action.seat] == LATE and not (self.while_one and state.shown_count(action.seat) != left)
        play.emit(Accused(seat, action.seat, rightly))
        if rightly:
            draw(play, action.seat, self.penalty)
            play.game.rules.course.on_caught(play, action.seat)
        else:
            draw(play, seat, self.false_penalty)


# who owes one


def after_laying(play: MauMauPlay, seat: Seat) -> None:
    """Keep account of who owes a declaration, now that this seat has laid a card."""
    state = play.state
    if OWES in state.mau:
        penalise_missed(play, seat)
    if len(state.hands[seat]) == play.game.rules.declaring.left:
        play.emit(OwesDeclaration(seat))
    elif state.mau[seat] != SAFE or state.declared[seat]:
        play.emit(DeclarationLapsed(seat))


def acted(play: MauMauPlay, seat: Seat) -> None:
    """A seat has drawn or passed: in some games that is the end of the others' time to declare (SRB-4)."""
    if play.game.rules.declaring.any_act:
        penalise_missed(play, seat)


def penalise_missed(play: MauMauPlay, seat: Seat) -> None:
    """Whoever still owes a declaration when another seat acts is too late (COM-17), or pays at once (IME-12)."""
    state = play.state
    penalty = play.game.rules.declaring.forgotten
    for other, owed in enumerate(state.mau):
        if other != seat and owed == OWES:
            if penalty:
                play.emit(DeclarationForgotten(other))
                draw(play, other, penalty)
                play.game.rules.course.on_caught(play, other)
            else:
                play.emit(DeclarationMissed(other))


SECOND = "mau mau"
"""The second word, which is due before the last card is laid. The first one, where a game has none of its own, sounds
the same.
"""


@record
class DeclareCards(Declare):
    """Say that ``left`` cards are left.

    Where that is needed to go out, who has not said so before their turn comes does not say so in it either.
    """

    left: int = 1
    disturbed: bool = False
    """Whether who has nothing to declare takes away by the word what others have declared."""

    def offers(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        if state.talk.silent or len(state.hands[seat]) != self.left or state.declared[seat]:
            return []
        return [] if self.too_late(game, state, seat) else [self.words[0]]

    def act(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        state = play.state
        if action not in self.words:
            raise IllegalAction(Reason.NO_SUCH_CHOICE, self.rule)
        if len(state.hands[seat]) != self.left and self.disturbed and any(state.declared):
            play.emit(Disturbed(seat))
            return
        if len(state.hands[seat]) != self.left:
            raise IllegalAction(Reason.NOT_ONE_CARD, self.rule)
        if not state.declared[seat] and self.too_late(play.game, state, seat):
            raise IllegalAction(Reason.DECLARED_LATE, self.rule)
        if action not in self.offers(play.game, state, seat):
            first = action != self.words[0] and not state.declared[seat]
            raise IllegalAction(Reason.FIRST_WORD if first else Reason.ALREADY_DECLARED, self.rule)
        play.emit(Declared(seat, state.mau[seat] != LATE, self.heard(action), self.words.index(action) + 1))

    def too_late(self, game: MauMauGame, state: MauMauState, seat: Seat) -> bool:
        """Whether it is this seat's turn, and others had theirs since it came to the card."""
        asked = game.awaited(state)
        return own(state).undeclared == seat and isinstance(asked, Turn) and asked.seat == seat


@record
class Disturbed(MauMauEvent):
    """A seat that has nothing to declare has said the word: whoever has declared has to do so again."""

    seat: Seat

    def change(self, state: MauMauState) -> None:
        state.mau = [OWES if said else owed for said, owed in zip(state.declared, state.mau, strict=True)]
        state.declared = [0] * len(state.declared)


@record
class DeclareTwice(DeclareCards):
    """The same, and then with a second word that the last card is going to be laid."""

    words: ClassVar[tuple[Action, ...]] = (Action("declare"), Action("declare", text=SECOND))
    begun_with: ClassVar[int] = 1

    def offers(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        first_said = state.declared[seat] == 1 and len(state.hands[seat]) == 1 and not state.talk.silent
        return [self.words[1]] if first_said else DeclareCards.offers(self, game, state, seat)
