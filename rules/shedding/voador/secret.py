"""The secret card: shown once, laid as an attack, answered in retaliation, and never named (VOA-20 to VOA-25)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from rules.cards import JOKERS, NATURALS
from rules.chance import Lot, draw_one
from rules.records import Card, Nobodys, Seat, record
from rules.shedding.contract import (
    Choice,
    Course,
    Effect,
    MauMauGame,
    MauMauPlay,
    Ruleset,
    RulesFeature,
    Turn,
    offer_before_drawing,
)
from rules.shedding.decisions import ChooseAnother, Targeted, Threatened
from rules.shedding.drawing import draw, show_draw
from rules.shedding.effects import others_draw
from rules.shedding.events import FollowedBelow, Laid, MauMauEvent
from rules.shedding.moves import CardMove, for_each_card
from rules.shedding.state import MauMauState, Own
from rules.shedding.talk import Says, fine
from rules.table import NOBODY, Action, IllegalAction, Reason

KEPT_ALONE = "it keeps something hidden of its own, beside which nothing else can be kept"
"""Why the secret card is for the definitions of the project alone."""
ATTACK, RETALIATION = 8, 16
FALSE_ATTACK = SECRET_LAST = SECRET_NAMED = 4


@record
class Secret(Own):
    """The secret card; -1 before the first deal."""

    card: Nobodys[Card] = -1

    def guessed(self, lot: Lot) -> Secret:
        return Secret(lot.choice(NATURALS))


def secret(state: MauMauState) -> int:
    """The secret card of a table that has one."""
    return state.own.card if isinstance(state.own, Secret) else NOBODY


# what happens


@record
class SecretShown(MauMauEvent):
    """The round's secret card was shown to all, and its picture taken away again (VOA-20)."""

    untold: ClassVar[bool] = True
    since: ClassVar[str] = "secret"
    card: Card

    def change(self, state: MauMauState) -> None:
        state.own = Secret(self.card)

    def card_shown(self) -> int:
        return self.card


@record
class Attacked(Laid):
    """The secret card was laid as an attack (VOA-22)."""

    version: ClassVar[int] = 2


@record
class Retaliated(Laid):
    """The secret card's twin was laid in retaliation (VOA-23); the turn stays behind the first attacker."""

    version: ClassVar[int] = 2

    def change(self, state: MauMauState) -> None:
        after = state.after
        Laid.change(self, state)
        state.after = after


@record
class AttackFailed(MauMauEvent):
    """A card that is not the secret one was offered as an attack, and went back to the hand (VOA-22)."""

    misplay: ClassVar[bool] = True
    seat: Seat


@record
class RetaliationFailed(MauMauEvent):
    """A card that is not the secret one was offered in retaliation, and went back to the hand (VOA-23)."""

    misplay: ClassVar[bool] = True
    seat: Seat


@record
class Accepted(MauMauEvent):
    """The chosen victim draws."""

    untold: ClassVar[bool] = True
    version: ClassVar[int] = 2
    seat: Seat


# what may be done


class Attack(CardMove):
    """Lay the secret card on anything and choose a victim (VOA-22). Offered for every card, so that it marks none."""

    __slots__ = ()
    about = ("secret", "VOA-21", "VOA-22", "VOA-23")
    verb = "attack"
    offered = for_each_card("attack")
    rule = "VOA-22"
    cards = ATTACK
    answer = RETALIATION
    wrong = FALSE_ATTACK

    def mask(self, game: MauMauGame, state: MauMauState, fits: int) -> int:
        return 0 if state.debt else -1

    def unfit(self, choice: Choice, card: int) -> IllegalAction:
        return IllegalAction(Reason.DEBT_STANDS, self.rule)

    def act(self, play: MauMauPlay, turn: Turn, action: Action) -> None:
        (card,), seat = action.cards, turn.seat
        if card != secret(play.state):
            show_draw(play)
            play.emit(AttackFailed(seat))
            draw(play, seat, FALSE_ATTACK)
            play.ask(turn, same=True)
            return
        play.game.lay(play, Attacked(seat, card, over=True), ())
        follow_below(play, card)
        play.ask(ChooseVictim(seat, ATTACK))


def follow_below(play: MauMauPlay, secret: int) -> None:
    """Play goes on from the last card that is no secret one, be its twin below laid as an ordinary card (VOA-22)."""
    state = play.state
    below, over = state.covered, JOKERS | 1 << secret
    while below < len(state.pile) and over >> state.pile[-1 - below] & 1:
        below += 1
    if state.covered < below < len(state.pile):
        play.emit(FollowedBelow(below))


@record
class ChooseVictim(ChooseAnother):
    """Whoever attacks or retaliates chooses who draws ``cards`` cards (VOA-22, VOA-23)."""

    about: ClassVar[tuple[str, ...]] = ("VOA-22",)
    rule: ClassVar[str] = "VOA-22"
    seat: Seat
    cards: int

    def chosen(self, play: MauMauPlay, seat: Seat, other: Seat) -> None:
        play.emit(Targeted(seat, other, self.cards))
        if play.state.out:
            draw(play, other, self.cards)
        else:
            play.ask(Retaliate(other, self.cards))


@record
class Retaliate(Threatened):
    """Who was chosen draws, or lays the other copy in retaliation: asked of everybody alike (VOA-23)."""

    about: ClassVar[tuple[str, ...]] = ("VOA-23",)
    kind: ClassVar[str] = "retaliate"
    seat: Seat
    cards: int

    def moves(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        held = sorted(set(state.hands[seat]))
        return [Action("accept"), *(Action("retaliate", (card,)) for card in held)]

    def refused(self, game: MauMauGame) -> tuple[Reason, str]:
        return Reason.NOT_NOW, "VOA-23"

    def resolve(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        if action.verb == "accept":
            self.abandon(play, seat)
        elif action.cards[0] != secret(play.state):
            play.emit(RetaliationFailed(seat))
            draw(play, seat, FALSE_ATTACK)
            play.ask(self, same=True)
        else:
            play.game.lay(play, Retaliated(seat, action.cards[0], over=True), ())
            play.ask(ChooseVictim(seat, RETALIATION))

    def abandon(self, play: MauMauPlay, seat: Seat) -> None:
        """The cards are drawn."""
        play.emit(Accepted(seat))
        draw(play, seat, self.cards)


@record
class SecretLast(Effect):
    """The secret card as last card: everybody else draws four (VOA-25)."""

    shipped: ClassVar[str] = KEPT_ALONE
    about: ClassVar[tuple[str, ...]] = ("secret",)
    cards: ClassVar[int] = SECRET_LAST

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        if out and laid.card == secret(play.state):
            others_draw(play, laid.seat, SECRET_LAST)


@record
class SaysNoSecret(Says):
    """A message may not name the secret card either (VOA-21)."""

    secret_penalty: int

    def hear(self, play: MauMauPlay, seat: Seat, cards: Sequence[int]) -> None:
        if secret(play.state) in cards:
            fine(play, seat, "secret", self.secret_penalty)


def hinted(play: MauMauPlay, seat: Seat) -> None:
    """The table found that somebody hinted at the secret card (VOA-21)."""
    draw(play, seat, SECRET_NAMED)


class SecretCourse(Course):
    """Before the deal a card, no joker, is drawn and shown to all (VOA-20)."""

    def __init__(self) -> None:
        self.own = Secret()

    def before_deal(self, play: MauMauPlay, seed: str) -> None:
        play.emit(SecretShown(draw_one(seed, 0, NATURALS)))

    def leaves_choice(self, game: MauMauGame, state: MauMauState, turn: Turn) -> bool:
        """Any drawn card might be laid as an attack, so all of them wait alike."""
        return True


@record
class SecretCard(RulesFeature):
    """A secret card is shown before the deal; it attacks, answers attacks, and must not be named (VOA-20 to VOA-25)."""

    word: ClassVar[str] = "secret_card"
    shipped: ClassVar[str] = KEPT_ALONE

    def fit(self, rules: Ruleset) -> Ruleset:
        going_out: tuple[tuple[Effect, ...], ...] = tuple([(SecretLast(), *some) for some in rules.cards.going_out])
        hears = [
            SaysNoSecret(one.silence_penalty, SECRET_NAMED) if isinstance(one, Says) else one
            for one in rules.interrupts
        ]
        return replace(
            rules,
            cards=replace(rules.cards, going_out=going_out),
            moves=offer_before_drawing(rules, Attack()),
            interrupts=tuple(hears),
            votes=replace(rules.votes, charges={"VOA-21": hinted, **rules.votes.charges}),
            course=SecretCourse(),
        )
