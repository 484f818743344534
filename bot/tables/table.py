"""A table as the application knows it: seats, game and state. Also its form as a row of the database.

How matches end
---------------
A match ends in exactly one way, and its table keeps which (``Table.ended``). What each way of ending or leaving one
means is said in this file and nowhere else. The log ends with the same: either the rules ended the match, or its last
step is ``end`` with the reason (``reason``).

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
- A match counts for nobody only if everybody who has a part in it agrees, or somebody decides so who surely has none
  (``Table.check_judge``). Who is absent does not agree. Who has a part has no other power over it than those who play
  with them: also who hosts it, or manages the server.
- Who sends away others cannot come out of it better than they stood (``Player.at_best``), and who is sent away has the
  place of that moment. What was on then is finished: a computer player plays the hand to the end of the round.
- What a match counts for, and for how long its clocks may stand, is fixed when it begins
  (``bot.tables.notes.Stakes``).

Where this says yes, a match still does not count if its server leaves it out (``Ended.left_out``), or somebody who
manages the server, and has no part in it, has made it void (``cogs/standings/recount.py``).

Finished rounds count in every case, because they were played. Every match with places is in the history.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from enum import Enum, StrEnum
from math import inf
from operator import attrgetter
from typing import Literal, NamedTuple
from zlib import crc32

from bot.store.database import Row
from bot.tables.notes import Notes, Posted, Stakes, copy_of, plain
from bot.time import DAY, HOUR, MINUTE, moment
from rules.ahead import JUMP, MoveAhead
from rules.catalogue import FOR_TABLES, RULEBOOKS, book_of, make
from rules.game import SomeGame
from rules.match import AWAY, GONE, OVER, PLAYING, WAITING, Left, Match, MatchEnded, Stopped
from rules.options import Options
from rules.shedding.definitions.new_rule import trust
from rules.strategies.levels import LEVELS, USUAL, errs, nearest
from rules.table import NOBODY, Action, IllegalAction, SomeEvent
from rules.upcasting import all_events
from rules.view import View


class Stage(Enum):
    """How far a table has come."""

    LOBBY = "lobby"
    """No match has begun."""
    PLAYING = "playing"
    """A round is played."""
    BETWEEN = "between"
    """A round is over, and the next one is not dealt."""
    OVER = "over"
    """The match has ended."""
    CLOSED = "closed"
    """The table was closed before a match began, or the cards of its match are no longer kept."""


STAGES = {PLAYING: Stage.PLAYING, WAITING: Stage.BETWEEN, OVER: Stage.OVER}
"""By the phase of a match."""


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


def find_match_end(
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
    void = rounds == 0 and not game.alone and not MEANINGS[why].counts
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


TABLE_SETTINGS: Mapping[str, tuple[str, ...]] = {
    "turn_clock": ("24h", "off", "1m", "5m", "15m", "1h", "6h", "12h", "48h", "72h", "7d"),
    "time_bank": ("off", "5m", "15m", "1h", "6h", "12h", "24h", "48h", "72h", "7d"),
    "company": ("off", "on"),
    "thread": ("auto", "off"),
}
"""The settings of a table that are not rules. The first choice of each is the default."""
USUAL_SETTINGS = {name: choices[0] for name, choices in TABLE_SETTINGS.items()}
"""Their defaults, also for tables that were opened when there were fewer."""
PLAYED_ALONE = [game for game in RULEBOOKS if game not in FOR_TABLES]
"""Games for one player."""
_UNITS = {"m": MINUTE, "h": HOUR, "d": DAY}


ERASED_NAME = "someone"
"""The name of a person whose data was erased. It is the same in every language, because it is a name."""


class Refused(Exception):
    """A request that cannot be met. The text ``refused-`` with this ``key`` says why; ``facts`` are its variables."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key, self.facts = key, facts


class Deleted(Refused):
    """There is no such table."""


class Damaged(Refused):
    """The row of a table cannot be read by this version. Only this table is refused; others are not affected."""


UNSAVED = 999_999_999_999
"""Stands for the number of a table that is not saved as one: what the person who presses plays alone, as a lesson."""
OF_MOVES_AHEAD = ("ahead", "dropped", "made")
"""The fields of a player with moves ahead."""
_PLANS = attrgetter(*OF_MOVES_AHEAD)


@dataclass(slots=True)
class Player:
    """Who holds a seat: a person or a computer player. ``person`` is None for a computer player, and for a person who
    was ``erased``: the seat and its place stay, and are nobody's.
    """

    person: int | None
    name: str
    gone: bool = False
    idle: int = 0
    ahead: Sequence[MoveAhead] = field(default_factory=list)
    """What the person has said that is to be done at their next turns. Nobody else may know."""
    dropped: Sequence[MoveAhead] = field(default_factory=list)
    """What of it went because the hand has changed, until the person has done something."""
    made: Sequence[MoveAhead] = field(default_factory=list)
    """What of it was done, until then."""
    level: str = USUAL
    """How well a computer player plays. Not used for a person."""
    erased: bool = False
    spent: float = 0.0
    """How much of the time bank is used up, in seconds."""
    placed: int | None = None
    """The place that a person had when the table sent them away; 0 for who had not been dealt to."""
    at_best: int = 1
    """The best place that a person can have in the match: who has sent somebody away has none better than before."""

    @property
    def computer(self) -> bool:
        """Whether this is a computer player."""
        return self.person is None and not self.erased

    def copy(self) -> Player:
        """A player to change."""
        return copy_of(self)

    def save(self) -> Row:
        """This as plain data for JSON."""
        saved = plain(self)
        if self.ahead or self.dropped or self.made:
            saved |= {name: [one.save() for one in saved[name]] for name in OF_MOVES_AHEAD}
        return saved


class Views(dict[int, View]):
    """A state as each seat sees it, made when it is asked for; ``NOBODY`` sees what everybody does."""

    def __init__(self, game: SomeGame, state: Match) -> None:
        super().__init__()
        self.game, self.state = game, state

    def __missing__(self, seat: int) -> View:
        seen = self[seat] = self.game.view(self.state, seat)
        return seen


class NoViews(Views):
    """What is seen where there is no state: whoever asks is refused."""

    def __init__(self, *, closed: bool = False) -> None:
        self.closed = closed

    def __missing__(self, seat: int) -> View:
        raise Refused("table-closed" if self.closed else "not-started")


class RulesSnapshot(NamedTuple):
    """The rules by which a match began: their version, and the options as that version called them."""

    version: int
    options: Options


Due = Literal[
    "expire", "stale", "deal", "rule", "vote", "alarm", "computer", "ahead", "turn", "remind", "resume", "shown"
]
"""The kinds of deadlines, as they are saved: a lobby that was not started, and a match in which nobody acts; the next
deal, the winner's rule, a vote; a time that the rules declare; a computer player's move, and one that a person has made
ahead; a person's turn, the reminder of it; the end of a pause; a card that version 0.1.0 showed at the table.
"""


@dataclass(slots=True)
class Table:
    """A table as it was last saved. ``state`` is None while it is a lobby.

    ``host`` is None only for a closed table whose host was erased, and in the lobby of a match of an event.

    ``state`` is replaced by ``set_state``, and never changed in place: what follows from it is worked out there, and
    stands beside it until there is another.

    ``prompt`` counts the decisions that all have seen fall. Buttons that answer the present one carry this number, and
    its deadlines depend on it: what is public is numbered by what is public (COM-22). ``version`` counts all changes,
    also those that only one seat sees, and is shown to nobody.
    """

    id: int
    server: int
    channel: int
    thread: int | None
    host: int | None
    game: SomeGame
    settings: dict[str, str]
    version: int
    prompt: int
    players: list[Player]
    notes: Notes
    posted: Posted
    deadlines: dict[Due, float]
    opened: float
    touched: float
    state: Match | None = None
    stage: Stage = Stage.LOBBY
    closed: float | None = None
    """When it was closed (``close``)."""
    ended: Ended | None = None
    """How the match has ended. Set for every match that is closed, except by earlier versions."""
    parent: int | None = None
    """The channel above, where ``channel`` is a public thread."""
    ahead: float = field(default=0.0, compare=False)
    """Seconds by which real time is ahead of the play clock. The deadlines are times of the play clock."""
    holidays: Mapping[int, tuple[date, date]] = field(default_factory=dict, compare=False)
    """Holidays by seat, as their first and last day. The painter fills this in."""
    laughing: Sequence[int] = field(default=(), compare=False)
    """The seats that have laughed since the present decision was asked. The painter fills this in."""
    began_by: RulesSnapshot | None = None
    """Set for a match that was loaded. Any other match began, or will begin, by the rules of today."""
    recent: Sequence[SomeEvent] = field(default=(), repr=False, compare=False)
    """The last events of the round that everybody saw, which the notes have as codes."""
    stored: Row = field(default_factory=dict, repr=False, compare=False)
    """The stored values of ``rare_columns``. Empty when they are not known."""
    # what follows from the state
    awaited: tuple[int, ...] = field(default=(), compare=False)
    """The seats from which a decision is awaited."""
    people_awaited: tuple[int, ...] = field(default=(), compare=False)
    """Those of them for which a person decides."""
    computers: frozenset[int] = field(default=frozenset(), compare=False)
    """The seats for which a computer player decides now; none in a lobby."""
    alarms: Mapping[str, float] = field(default_factory=dict, repr=False, compare=False)
    """The times at which something of the round changes by itself."""
    ends_at: float | None = field(default=None, compare=False)
    """The time at which the round ends, whoever is to move (IME-51). Then nothing makes a turn longer."""
    dealing_until: float = field(default=0.0, compare=False)
    """Until when the dealer deals. Nobody may look at the hands before (SRB-32)."""
    views: Views = field(default_factory=NoViews, repr=False, compare=False)

    def set_state(self, state: Match | None) -> None:
        """Go on to another state. What follows from it is worked out here, once, for the players as they sit then."""
        self.state = state
        if state is None:
            self.stage = Stage.LOBBY if self.closed is None else Stage.CLOSED
            self.views = NoViews(closed=self.closed is not None)
            self.awaited = self.people_awaited = ()
            self.computers, self.alarms, self.ends_at, self.dealing_until = frozenset(), {}, None, 0.0
            return
        self.stage = STAGES[state.phase] if self.closed is None else Stage.OVER
        self.views = Views(self.game, state)
        seated = enumerate(zip(self.players, state.status, strict=False))
        self.computers = frozenset(seat for seat, (player, status) in seated if player.computer or status == AWAY)
        self.awaited = state.stack[-1].seats if state.stack else ()
        self.people_awaited = tuple(seat for seat in self.awaited if seat not in self.computers)
        self.alarms = self.game.alarms(state) if state.phase == PLAYING else {}
        self.dealing_until = self.alarms.get("dealt", 0.0)
        self.ends_at = self.game.ends_at(state)

    def close(self, at: float) -> None:
        """Close it for good."""
        self.closed = at
        self.set_state(self.state)

    @property
    def place(self) -> int:
        """The channel or thread in which the table is played."""
        return self.thread or self.channel

    @property
    def seen_in(self) -> int:
        """The channel that says who may see the table."""
        return self.parent or self.channel

    def seat_of(self, person: int) -> int | None:
        """Give the seat that a person holds, or None. Who was sent away holds none."""
        for seat, player in enumerate(self.players):
            if player.person == person and not player.gone:
                return seat if person not in self.notes.guests.barred else None
        return None

    def seated(self) -> list[tuple[int, Player]]:
        """The people who hold a seat, and their seats."""
        barred = self.notes.guests.barred
        found = [(seat, player) for seat, player in enumerate(self.players) if player.person and not player.gone]
        return [one for one in found if one[1].person not in barred] if barred else found

    @property
    def sent_away(self) -> list[int]:
        """The seats whose people were sent away, and whose hand is played to the end of the round."""
        barred = self.notes.guests.barred
        seated = enumerate(self.players) if barred else ()
        return [seat for seat, player in seated if player.person in barred and not player.gone]

    @property
    def plans(self) -> bool:
        """Whether anybody has said something ahead, or is still to be told what became of it. Asked at every change."""
        return any(map(any, map(_PLANS, self.players)))

    @property
    def called(self) -> tuple[str, ...]:
        """The name of each seat, as its player is called."""
        return tuple(player.name for player in self.players)

    def held_seat(self, person: int) -> int:
        """Give the seat that a person holds. Raises ``Refused`` when there is none."""
        seat = self.seat_of(person)
        if seat is None:
            raise self.no_seat_refusal(person)
        return seat

    def no_seat_refusal(self, person: int) -> Refused:
        """Give the refusal of a person who has no seat."""
        if person in self.notes.guests.barred:
            return Refused("barred")
        return Refused("not-seated" if self.takes_players else "no-seat")

    @property
    def urgency(self) -> float:
        """Sort key: the table whose turn ends first comes first."""
        return self.deadlines.get("turn", inf)

    def waits_for(self, person: int) -> bool:
        """Whether a decision is awaited from this person now: no pause is on, and no computer player sits in."""
        seat = self.seat_of(person)
        return seat is not None and not self.notes.pause.span and seat in self.awaited and seat not in self.computers

    @property
    def unsaved(self) -> bool:
        """Whether no row of the database has this table."""
        return self.id == UNSAVED

    @property
    def begun(self) -> bool:
        """Whether a match of several is on or over: cards were dealt, so from then on it counts as it stands."""
        return self.state is not None and not self.game.alone

    def has_part(self, person: int) -> bool:
        """Whether somebody has a part in the match: they play in it, or have played."""
        return any(player.person == person for player in self.players)

    def check_no_part(self, person: int) -> None:
        """Raise ``Refused`` if somebody has a part in the match, and it has begun."""
        if (self.begun or self.closed is not None) and self.has_part(person):
            raise Refused("own-match")

    def check_judge(self, person: int) -> None:
        """Raise ``Refused`` if somebody may not decide alone about a match that has begun.

        They have a part in it, or somebody had one whose data was deleted: nothing tells who that was, so it could be
        anybody.
        """
        self.check_no_part(person)
        if (self.begun or self.closed is not None) and any(player.erased for player in self.players):
            raise Refused("erased-match")

    def may_judge(self, person: int) -> bool:
        """Whether somebody may decide alone about the match (``check_judge``)."""
        try:
            self.check_judge(person)
        except Refused:
            return False
        return True

    def all_ask_to_stop(self, but: Sequence[int]) -> bool:
        """Whether all who play have asked to stop the match in this round, apart from these seats, which they leave."""
        staying = {player.person for seat, player in self.seated() if seat not in but}
        return self.begun and bool(staying) and staying <= {*self.notes.guests.stopping}

    def are_one_side(self, people: Sequence[int]) -> bool:
        """Whether these people all play for the same side of a match, and others for another one."""
        if self.state is None or self.game.alone:
            return False
        sides = {self.game.side_of(self.state, seat) for seat in self.state.dealt}
        mine = {self.game.side_of(self.state, seat) for n in people if (seat := self.seat_of(n)) in self.state.dealt}
        return len(mine) == 1 < len(sides)

    @property
    def stands(self) -> bool:
        """Whether a match can no longer be stopped by agreement: somebody was sent away, and cannot agree."""
        return any(player.placed is not None for player in self.players) or bool(self.sent_away)

    def places(self) -> dict[int, int]:
        """Give the places of those who play in the match, by the points as they stand. Sides with the same points have
        the same place. Who has sent somebody away does not come out better than they stood then: those who can stand
        further ahead come first.
        """
        state, game = self.begun_state(), self.game
        playing = [seat for seat in game.standing(state) if seat in state.dealt]
        best = {seat: self.players[seat].at_best for seat in playing}
        found = {seat: 1 + game.sides_ahead(state, seat, playing) for seat in playing}
        if max(best.values(), default=1) == 1:
            return found
        sides: dict[int, tuple[int, int]] = {}
        for seat in playing:
            limit, place = sides.get(game.side_of(state, seat), (1, len(playing)))
            sides[game.side_of(state, seat)] = max(limit, best[seat]), min(place, found[seat])
        given, following = dict[tuple[int, int], int](), 1
        for key in sorted({*sides.values()}):
            given[key] = max(following, key[0])
            following = given[key] + sum(other == key for other in sides.values())
        return {seat: given[sides[game.side_of(state, seat)]] for seat in playing}

    @property
    def complete(self) -> bool:
        """Whether the next round (in a lobby, the first one) can be dealt to the seats as they are. It cannot when a
        team lacks a player.
        """
        try:
            self.game.check_deal(self.state or self.game.new(len(self.players)))
        except IllegalAction:
            return False
        return True

    @property
    def may_begin(self) -> bool:
        """Whether the match can begin with the players who sit in the lobby."""
        fewest, most = self.game.seats
        return fewest <= len(self.players) <= most and self.complete

    def challenges(self, person: int) -> bool:
        """Whether a lobby waits for this person's answer to a challenge. A match of an event is no challenge."""
        return self.stage is Stage.LOBBY and not self.notes.origin.event and person in self.notes.guests.challenged

    @property
    def has_room(self) -> bool:
        """Whether one more player may sit down, beside those for whom a seat is kept because they were challenged."""
        if self.notes.origin.event:  # its people are called by name
            return False
        taken = sum(not player.gone for player in self.players)
        return taken + len(self.notes.guests.challenged) < self.game.seats[1]

    @property
    def seating(self) -> int:
        """A checksum of who sits where, as large as the numbers of ids are at most."""
        return crc32(repr([(player.person, player.name) for player in self.players]).encode()) >> 1

    @property
    def people(self) -> list[int]:
        """The people who are seated, also those who are absent."""
        return [player.person for _, player in self.seated() if player.person is not None]

    @property
    def takes_players(self) -> bool:
        """Whether one more person may sit down now: in the lobby at once, in a match with the next deal."""
        return self.stage not in (Stage.OVER, Stage.CLOSED) and self.has_room and not self.game.alone

    @property
    def chooses_partners(self) -> bool:
        """Whether the host may choose the partners: in the lobby, when the number of players allows teams (ZSY-40)."""
        sides = self.game.sides_in_lobby(len(self.players))
        return self.stage is Stage.LOBBY and self.game.options.get("partners") == "chosen" and bool(sides)

    @property
    def rule_maker(self) -> int:
        """The seat whose person may change one thing of the game now, if nothing has come of it yet; else ``NOBODY``.
        A computer player makes no rule.
        """
        seat = NOBODY if self.state is None else self.game.rule_maker(self.state)
        return seat if seat != NOBODY and self.players[seat].person is not None else NOBODY

    def level(self, seat: int) -> str:
        """Give the level at which a computer player plays for a seat: its own, or the nearest that the game offers.
        Who plays for an absent person has the usual one.
        """
        player = self.players[seat]
        return nearest(self.game, player.level) if player.computer else USUAL

    def errs(self, seat: int) -> float:
        """Give the share of its decisions in which a seat's computer player errs. For an absent person none does."""
        return errs(self.game, self.level(seat)) if self.players[seat].computer else 0.0

    def may_vote(self, seat: int) -> bool:
        """Whether a charge or proposal is open on which the person of a seat still can vote (COM-9)."""
        state = self.state
        return state is not None and state.vote is not None and seat in self.game.voters(state, state.vote)

    def voters(self, whom: int = 0) -> list[int]:
        """Give the people who vote about the table, or about ``whom``: those who are seated and not absent, without
        ``whom``. About ``whom`` only those vote who have been dealt to: others have no chance to give up for it.
        """
        dealt = self.state.dealt if whom and self.state is not None else range(len(self.players))
        return [
            player.person
            for seat, player in self.seated()
            if player.person is not None and player.person != whom and seat not in self.computers and seat in dealt
        ]

    @property
    def silent(self) -> bool:
        """Whether nobody may speak now."""
        return self.state is not None and self.closed is None and "silent" in self.state.marks()

    def own_view(self, seat: int, now: float) -> View:
        """Give what a person may be told of their own hand. Whatever answers with it, compares with it or offers it
        begins here. Raises ``Refused`` while looking costs cards that the seat has not paid (SRB-32), and as
        ``begun_state`` does.
        """
        self.check_looked(seat, now)
        return self.views[seat]

    def check_looked(self, seat: int, now: float) -> None:
        """Refuse to tell a seat of its hand while looking costs cards that it has not paid (SRB-32)."""
        if now < self.dealing_until and not self.game.has_looked(self.begun_state(), seat):
            raise Refused("still-dealing")

    @property
    def rules_then(self) -> RulesSnapshot:
        """The rules by which the match began. For a lobby: the rules of today."""
        return self.began_by or RulesSnapshot(self.game.version, self.game.options)

    def clock_of(self, kind: Due) -> str:
        """Give a deadline as text."""
        return moment(self.deadlines.get(kind, 0) + self.ahead)

    def paused(self, now: float) -> bool:
        """Whether a pause is on, for which a majority has asked."""
        return bool(self.notes.pause.span) and now < self.notes.pause.span[1]

    @property
    def paused_until(self) -> str:
        """The end of the pause as text."""
        return moment(self.notes.pause.span[1] + self.ahead)

    def end_pause(self, now: float) -> None:
        """End the pause, and note how long it was. The players who are asked for a decision are to be reminded."""
        begin, end = self.notes.pause.span
        self.notes.pause.used += min(now, end) - begin
        self.notes.pause.past = [*self.notes.pause.past, [begin, min(now, end)]]
        self.notes.pause.span, self.notes.pause.asking, self.notes.pause.length = [], [], ""
        self.deadlines.pop("resume", None)
        self.notes.ring = self.version + 1

    def has_passed(self, kind: Due, now: float) -> bool:
        """Whether there is a deadline of this kind, and it has passed."""
        return kind in self.deadlines and self.deadlines[kind] <= now

    def draft(self) -> Table:
        """Make a copy to change. The state is shared: it is copied before it changes."""
        draft = copy_of(self)
        draft.settings, draft.deadlines = dict(self.settings), dict(self.deadlines)
        draft.players, draft.notes = [player.copy() for player in self.players], self.notes.copy()
        return draft

    def begun_state(self) -> Match:
        """Give the state of the match. Raises ``Refused`` if it has not begun, or is over and no longer kept
        (``cogs/people/erasure.py``).
        """
        if self.state is None:
            raise Refused("not-started" if self.closed is None else "table-closed")
        return self.state


def check_held(cards: Sequence[int], hand: Sequence[int]) -> None:
    """Raise ``Refused`` with the first of these cards that a hand does not have, or not so often."""
    for card in cards:
        if cards.count(card) > hand.count(card):
            raise Refused("not-held", card=card)


class Outcome(NamedTuple):
    """The result of a change: the table after it, the seat that acted, and all events."""

    table: Table
    seat: int
    events: list[SomeEvent]


def majority(voters: Sequence[int]) -> int:
    """How many people have to ask for something that concerns all: more than half."""
    return len(voters) // 2 + 1


def votes_to_send_away(voters: Sequence[int]) -> int:
    """How many people have to ask before somebody is sent away: more than half, and at least two."""
    return max(2, majority(voters))


def clock_seconds(text: str) -> float:
    """Give a turn clock in seconds; 0 when it is off."""
    return 0.0 if text == "off" else int(text[:-1]) * _UNITS[text[-1]]


def to_row(table: Table) -> Row:
    """Make the row that the store keeps of a table, without the columns that the painter writes."""
    return rare_columns(table) | frequent_columns(table)


def frequent_columns(table: Table) -> Row:
    """The columns that every change writes."""
    return {
        "version": table.version,
        "prompt": table.prompt,
        "state": table.state.save() if table.state else None,
        "notes": table.notes.save(),
        "due": min(table.deadlines.values(), default=None),
        "deadlines": table.deadlines,
        "touched": table.touched,
    }


def rare_columns(table: Table) -> Row:
    """The columns that are written only when they change."""
    return {
        "server": table.server,
        "channel": table.channel,
        "thread": table.thread,
        "parent": table.parent,
        "host": table.host,
        "game": table.game.name,
        "definition": table.game.book.source or None,
        "title": table.game.book.title or None,
        "rules_version": table.rules_then.version,
        "options": dict(table.rules_then.options),
        "settings": dict(table.settings),
        "players": [player.save() for player in table.players],
        "opened": table.opened,
        "closed": table.closed,
        **ended_columns(table.ended),
        "silent": table.silent,
    }


def ended_columns(ended: Ended | None) -> Row:
    """Give the columns that say how a match has ended."""
    ending, why, by, left_out = (None, None, None, False) if ended is None else ended
    return {"ending": ending, "ended_why": why, "ended_by": by, "ended_small": left_out}


def _read_end(row: Row) -> Ended | None:
    if row["ending"] is None:
        return None
    return Ended(Ending(row["ending"]), Why(row["ended_why"]), row["ended_by"], row["ended_small"])


def from_row(row: Row) -> Table:
    """Read a table from its row. Raises ``ValueError``, with the table's number, for a row that this version cannot
    read.
    """
    try:
        return _from_row(row)
    except (ValueError, LookupError, TypeError, AttributeError) as why:
        raise ValueError(f"table {row['id']} cannot be read: {why}") from why


def _from_row(row: Row) -> Table:
    then = RulesSnapshot(row["rules_version"], row["options"])
    game = upgrade_game(row["definition"] or row["game"], then.version, then.options)
    kept = ("id", "server", "channel", "thread", "parent", "host", "settings", "version", "prompt", "deadlines")
    table = Table(
        **{name: row[name] for name in kept} | {"settings": USUAL_SETTINGS | row["settings"]},
        game=game,
        notes=Notes.load(row["notes"]),
        posted=Posted.load(row["posted"]),
        players=[_player(player) for player in row["players"]],
        opened=row["opened"],
        touched=row["touched"],
        closed=row["closed"],
        ended=_read_end(row),
        began_by=then if row["state"] else None,
    )
    table.recent = all_events(table.notes.round.recent)
    table.set_state(game.load(row["state"]) if row["state"] else None)
    return table


def _player(saved: Row) -> Player:
    """Read a player. Raises ``ValueError`` for an unknown level."""
    moves = {name: [MoveAhead.load(one) for one in saved.get(name, ())] for name in OF_MOVES_AHEAD}
    moves["ahead"] += [MoveAhead(Action(JUMP, (card,))) for card in saved.get("armed", ())]  # of version 0.2.0
    player = Player(**{name: value for name, value in saved.items() if name != "armed"} | moves)
    if player.level not in LEVELS:
        raise ValueError(f"there is no level {player.level!r}")
    return player


def upgrade_game(source: str, version: int, chosen: Options) -> SomeGame:
    """Make the game of today, by its name or definition, from options that were chosen for an older version. Raises
    ``ValueError``.
    """
    if "\n" in source:
        trust(source)
    book = book_of(source)
    name = book.name
    if not 1 <= version <= book.version:
        raise ValueError(f"version {version} of {name}, and this bot knows up to {book.version}")
    if not isinstance(chosen, dict):
        raise ValueError(f"the options of {name} are {chosen!r}")
    try:
        options = book.renewed(chosen, version)
    except (LookupError, TypeError) as why:
        raise ValueError(f"options of version {version} of {name} cannot be renewed: {why!r}") from why
    return make(source, options)
