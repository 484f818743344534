"""The rebound: four cards drawn for a joker may strike back at whoever laid it (IME-34)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, Self

from rules.cards import RANK, SUIT
from rules.chance import Lot
from rules.records import Backs, Seat, but, record
from rules.shedding.contract import (
    Choice,
    Effect,
    MauMauGame,
    MauMauPlay,
    Move,
    Ruleset,
    RulesFeature,
    Turn,
    last_drawn,
)
from rules.shedding.drawing import draw
from rules.shedding.events import Laid, MauMauEvent, TurnLost, backs
from rules.shedding.ime.imesco_state import OF_IMESCO, own
from rules.shedding.moves import NOTHING
from rules.shedding.parts import ON_LAYING
from rules.shedding.state import MauMauState
from rules.table import NOBODY, Action, IllegalAction, Reason

CLAIMS = (Action("claim"),)
JOKER_DRAWS, REBOUND_DRAWS = 4, 5
AFTER_PAYING = ("claim", "pass")
"""What is left of a turn that drawing for a joker has cost (IME-14)."""


@record
class Claimed(MauMauEvent):
    """A rebound: the four cards drawn for a joker were shown to whoever laid it, who draws (IME-34)."""

    seat: Seat
    victim: Seat
    cards: Backs

    def seen_by(self, seat: Seat) -> Claimed:
        return self if seat in (self.seat, self.victim) else Claimed(self.seat, self.victim, backs(self.cards))


@record
class JokerThrown(MauMauEvent):
    """Whose joker it is that lies there, should that seat leave before it is drawn for (IME-34)."""

    untold: ClassVar[bool] = True
    seat: Seat

    def change(self, state: MauMauState) -> None:
        state.own = but(own(state), thrower=self.seat)


@record
class Thrown(Effect):
    """A rebound will strike whoever has laid it (IME-34)."""

    word: ClassVar[str] = "may_rebound"
    shipped: ClassVar[str] = OF_IMESCO
    hangs: ClassVar[tuple[str, ...]] = ON_LAYING

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        play.emit(JokerThrown(laid.seat))


@record
class Rebound(Turn):
    """The turn of who has drawn for a joker: these cards may be a rebound on whoever laid it (IME-34).

    ``paid``: drawing has cost the rest of the turn, and nothing may be laid any more (IME-14).
    """

    version: ClassVar[int] = 2
    four: tuple[int, ...] = ()
    layer: Seat = NOBODY

    def dealt_anew(self, game: MauMauGame, state: MauMauState, seat: Seat, lot: Lot) -> Self:
        anew = Turn.dealt_anew(self, game, state, seat, lot)
        return anew if seat == self.seat else but(anew, four=last_drawn(state, self.seat, self.four))

    def strikes(self, state: MauMauState) -> bool:
        """Whether the four are all of one value, all of one suit, or of four different suits."""
        suits = {SUIT[card] for card in self.four}
        alike = len({RANK[card] for card in self.four}) == 1 or len(suits) in (1, 4)
        return len(self.four) == JOKER_DRAWS and -1 not in suits and alike and self.layer in state.order

    def moves(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [move for move in Turn.moves(self, game, state, seat) if not self.paid or move.verb in AFTER_PAYING]

    def refusal(self, game: MauMauGame, state: MauMauState, seat: Seat, action: Action) -> IllegalAction | None:
        if self.paid and action.verb not in AFTER_PAYING:
            return IllegalAction(Reason.NOT_NOW, "IME-14")
        return Turn.refusal(self, game, state, seat, action)


@record
class Claim(Move):
    """Claim a rebound: the cards are shown to the joker's player, who draws (IME-34)."""

    about: ClassVar[tuple[str, ...]] = ("rebound", "IME-34")
    verb: ClassVar[str] = "claim"
    cards: ClassVar[int] = JOKER_DRAWS
    answer: ClassVar[int] = REBOUND_DRAWS

    def offers(self, choice: Choice) -> Sequence[Action]:
        turn = choice.turn
        return CLAIMS if isinstance(turn, Rebound) and turn.strikes(choice.state) else NOTHING

    def everything(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [*CLAIMS]

    def refusal(self, choice: Choice, action: Action) -> IllegalAction:
        return IllegalAction(Reason.NO_REBOUND, "IME-34")

    def act(self, play: MauMauPlay, turn: Turn, action: Action) -> None:
        if not isinstance(turn, Rebound):
            raise IllegalAction(Reason.NO_REBOUND, "IME-34")
        play.emit(Claimed(turn.seat, turn.layer, turn.four))
        draw(play, turn.layer, REBOUND_DRAWS)
        if turn.paid:
            play.emit(TurnLost(turn.seat))
        else:
            play.ask(Turn(turn.seat, drew=turn.drew))


@record
class Rebounds(RulesFeature):
    """Four cards drawn for a joker may strike back (IME-34)."""

    word: ClassVar[str] = "rebound"
    shipped: ClassVar[str] = OF_IMESCO

    def fit(self, rules: Ruleset) -> Ruleset:
        return replace(rules, moves=(*rules.moves[:-1], Claim(), *rules.moves[-1:]))
