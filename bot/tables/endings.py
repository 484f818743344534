"""How matches end, and what each way of ending or leaving one means. It is said here and nowhere else.

A match ends in exactly one way, and its table keeps which (``Table.ended``). The log ends with the same: either the
rules ended the match, or its last step is ``end`` with the reason (``reason``).

==========  =========================================================  ====================================
ending      places                                                     counts for wins, streaks and ratings
==========  =========================================================  ====================================
played      by points; who has left is last                            yes
agreed      by points as they stand                                    no
decided     by points as they stand; who has left is last              yes, if players ended it by going
void        none                                                       no
==========  =========================================================  ====================================

**The law:** nobody gains by ending a match, sending somebody away, changing a setting or waiting, compared with playing
on or leaving. From that follows all the rest:

- From the first deal on whoever leaves has lost. So there is no moment at which leaving is free.
- A match counts for nobody only if everybody who has a part in it agrees, or somebody decides so who has none
  (``Table.has_part``). Who is absent does not agree. Who has a part has no other power over it than those who play with
  them: also who hosts it, or manages the server.
- Who sends away others cannot come out of it better than they stood (``Player.at_best``), and who is sent away has the
  place of that moment. What was on then is finished: a computer player plays the hand to the end of the round.
- What a match counts for is fixed when it begins (``bot.tables.notes.Stakes``).

Where this says yes, a match still does not count if its server leaves it out (``Ended.left_out``), or somebody who
manages the server, and has no part in it, has made it void (``bot/standings/rulings.py``).

Finished rounds count in every case, because they were played. Every match with places is in the history.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from bot.tables.notes import Stakes
from rules.match import GONE, Left, Match, MatchEnded, Stopped
from rules.rounds import SomeGame
from rules.table import NOBODY, Action, SomeEvent


class Ending(StrEnum):
    """How a match has ended."""

    PLAYED = "played"
    AGREED = "agreed"
    DECIDED = "decided"
    VOID = "void"


class Why(StrEnum):
    """Why a match has ended."""

    RULES = "rules"
    """The rules ended it: the target was reached, or the rules' own vote."""
    FEW = "few"
    """Too few are left to play, or no person."""
    STALE = "stale"
    """Nobody has acted for a long time. Who was awaited has left."""
    CONSENT = "consent"
    """Everybody who plays has agreed to stop."""
    CLOSED = "closed"
    """A person who has no part in it closed it."""
    SERVER = "server"
    """The server had removed the bot. Only earlier versions ended a match for that."""
    DAMAGED = "damaged"
    """The table could not be read any more."""
    UNENDING = "unending"
    """The winner of a round had made a rule by which rounds come to no end. Only earlier versions took such a rule."""


class Means(NamedTuple):
    """How a match ends for a reason, and whether its places count for wins, streaks and ratings."""

    ending: Ending
    counts: bool


MEANINGS: Mapping[Why, Means] = {
    Why.RULES: Means(Ending.PLAYED, True),
    Why.FEW: Means(Ending.DECIDED, True),
    Why.STALE: Means(Ending.DECIDED, True),
    Why.CONSENT: Means(Ending.AGREED, False),
    Why.CLOSED: Means(Ending.DECIDED, False),
    Why.SERVER: Means(Ending.DECIDED, False),
    Why.DAMAGED: Means(Ending.VOID, False),
    Why.UNENDING: Means(Ending.DECIDED, False),
}
"""What each reason means. Before a first round is over there are no points, and what counts for nobody is void. A round
that broke off because others left it is not over.
"""


class Going(StrEnum):
    """How a person goes from a match. The value is the verb by which the log says it."""

    LEFT = "leave"
    """Left, had their data erased, or was awaited when the table went stale: placed last."""
    SENT = "dismiss"
    """Sent away by the table: has the place of that moment."""
    AWAY = "away"
    """Too late three times, banned, or gone from the server: keeps the seat, and a computer player plays (AMM-42)."""


class Ended(NamedTuple):
    """The record of how a match has ended. ``by`` is the person who closed it, if one person did. ``left_out``: it is
    none of those that its server counted when it began.
    """

    ending: Ending
    why: Why
    by: int | None = None
    left_out: bool = False

    @property
    def rules_say(self) -> tuple[Ending, Why]:
        """What follows from the match alone, and not from who closed it or what its server counts."""
        return self.ending, self.why

    @property
    def counts(self) -> bool:
        """Whether its places count for wins, streaks and ratings."""
        return self.ending != Ending.VOID and MEANINGS[self.why].counts and not self.left_out


def ended(
    game: SomeGame, state: Match, events: Sequence[SomeEvent], by: int | None = None, stakes: Stakes | None = None
) -> Ended | None:
    """Give the record of a match that its last events have ended, from the state after them; None if it goes on.

    A match that is played out needs as many rounds as its ``stakes`` say. One that people broke off does not: else who
    is losing would break it off before.
    """
    if not any(isinstance(event, MatchEnded) for event in events):
        return None
    why = reason(game, state, events)
    rounds = len(state.won) - (1 if game.broke_off(state) else 0)
    void = rounds == 0 and game.seats[1] > 1 and not MEANINGS[why].counts
    ending = Ending.VOID if void else MEANINGS[why].ending
    few = stakes is not None and ending == Ending.PLAYED and rounds < stakes.rounds
    return Ended(ending, why, by, few or (stakes is not None and stakes.counts is False))


def reason(game: SomeGame, state: Match, events: Sequence[SomeEvent]) -> Why:
    """Give why a match has ended, from its last events and the state after them."""
    stopped = next((event.why for event in events if isinstance(event, Stopped)), None)
    if stopped is not None:
        return Why(stopped)
    staying = sum(status != GONE for status in state.status)
    left = staying < game.fewest or any(isinstance(event, Left) for event in events)
    return Why.FEW if left and not game.target_reached(state) else Why.RULES


def steps_to_stop(why: Why) -> list[tuple[int, Action]]:
    """Give the steps that end a match as it stands."""
    return [(NOBODY, Action("end", text=why))]
