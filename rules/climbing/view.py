"""What a seat may see of a table of the climbing game."""

from __future__ import annotations

from dataclasses import dataclass

from rules.climbing.combinations import Reading, ladder
from rules.climbing.state import Held, ZhengState
from rules.game import Game
from rules.view import View, public_view


@dataclass(frozen=True, slots=True, kw_only=True)
class ZhengView(View):
    """A table of Zheng Shangyou as one seat sees it.

    ``lying`` are the cards to be beaten, taken as ``reading``, laid ``by`` a seat; those who ``passed`` have done so
    since. ``placed`` is the placing of the last round; ``teams`` are by seat, none where all play alone; ``twos`` may
    end a sequence above the ace where the option says so; ``back``: tribute is being repaid. ``gave`` and
    ``took`` are the cards that the seat itself has exchanged. ``played`` are all cards that were laid before those that
    lie there: none once somebody has left, and taken cards along that nobody saw.
    """

    lying: tuple[int, ...]
    reading: Reading | None
    by: int
    passed: tuple[int, ...]
    placed: tuple[int, ...]
    teams: tuple[int, ...]
    twos: int
    back: bool
    gave: tuple[int, ...]
    took: tuple[int, ...]
    played: tuple[int, ...]

    @property
    def leads(self) -> bool:
        return (
            self.awaits is not None and self.awaits.kind == "turn" and self.seat in self.awaits.seats and not self.lying
        )

    @property
    def partner_lies(self) -> bool:
        others = 0 <= self.by < len(self.teams) and self.by != self.seat
        return others and bool(self.lying) and self.teams[self.by] == self.teams[self.seat]


def view(
    game: Game[ZhengState], state: ZhengState, seat: int, *, twos: int, back: bool = False, laid: Held = ()
) -> ZhengView:
    """The table as this seat sees it. ``laid`` are cards that lie face down as tribute."""
    moves = tuple(game.moves(state, seat))
    givers, mine = [giver for giver, _ in laid], _own(laid, seat)
    held = list(state.hands[seat]) if 0 <= seat < len(state.hands) else []
    for card in mine:
        held.remove(card)
    return ZhengView(
        **public_view(game.name, state),
        seat=seat,
        counts=tuple(len(hand) - givers.count(owner) for owner, hand in enumerate(state.hands)),
        marks=state.marks(),
        hand=tuple(ladder(held)),
        moves=moves,
        legal=moves,
        offered=moves,
        anytime=False,
        lying=tuple(state.lying),
        reading=state.to_beat,
        by=state.by,
        passed=tuple(state.passed),
        placed=tuple(state.placed),
        teams=tuple(state.teams),
        twos=twos,
        back=back,
        gave=(*_own(state.gave, seat), *mine),
        took=_own(state.took, seat),
        played=() if state.has_unseen_leavers() else tuple(sorted(state.aside)),
    )


def _own(held: Held, seat: int) -> tuple[int, ...]:
    return tuple(card for owner, card in held if owner == seat)
