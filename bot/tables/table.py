"""A table as the application knows it: its seats, its game, its state; and the same as a row of the database."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import NamedTuple

from bot.store.database import Row
from bot.tables.notes import Notes
from bot.tables.posted import Posted
from bot.time import DAY, HOUR, MINUTE
from rules.catalogue import FOR_TABLES, RULEBOOKS, UnknownGame, make
from rules.match import AWAY, Match
from rules.options import Options
from rules.rounds import SomeGame
from rules.table import NOBODY, IllegalAction, SomeEvent
from rules.view import View

TABLE_SETTINGS: Mapping[str, tuple[str, ...]] = {
    "turn_clock": ("24h", "off", "1m", "5m", "15m", "1h", "6h", "12h", "48h", "72h", "7d"),
    "thread": ("auto", "off"),
}
"""What a table does beside the rules: the first choice is the default."""
EASY, USUAL, HARD = LEVELS = ("easy", "medium", "hard")
"""How well computer players play."""
PLAYED_ALONE = [game for game in RULEBOOKS if game not in FOR_TABLES]
"""Games for one."""
_UNITS = {"m": MINUTE, "h": HOUR, "d": DAY}


CACHED_VIEWS = 128
"""How many views are kept. One press asks some ten times for three of them."""
_VIEWS: OrderedDict[tuple[int, int], tuple[Match, View]] = OrderedDict()
"""By state and seat. A state that a table holds is never changed: a change makes a new one."""


class Refused(Exception):
    """A request that cannot be met; ``text`` names the sentence that says why, ``facts`` fill it in."""

    def __init__(self, text: str, **facts: object) -> None:
        super().__init__(text)
        self.text, self.facts = text, facts


class Damaged(Refused):
    """A table whose row this version cannot read: it is refused alone, and the others go on."""


@dataclass(slots=True)
class Player:
    """Who holds a seat: a person, or a computer player (``person`` is None)."""

    person: int | None
    name: str
    gone: bool = False
    idle: int = 0
    armed: list[int] = field(default_factory=list)
    level: str = USUAL
    """How well a computer player plays; of a person it says nothing."""


class RulesThen(NamedTuple):
    """The rules by which a match began: their version, and the options as they were called then."""

    version: int
    options: Options


@dataclass(slots=True)
class Table:
    """A table as it was last saved. ``state`` is None while it is a lobby.

    ``prompt`` is the version at which the present decision was asked, as everybody sees it: buttons that answer it
    carry it, and its deadlines hang on it (COM-22).
    """

    id: int
    server: int
    channel: int
    thread: int | None
    host: int
    game: SomeGame
    settings: dict[str, str]
    version: int
    prompt: int
    players: list[Player]
    state: Match | None
    notes: Notes
    posted: Posted
    deadlines: dict[str, float]
    opened: float
    touched: float
    closed: float | None = None
    ahead: float = field(default=0.0, compare=False)
    """By how many seconds clocks on the wall are ahead of the time in which its deadlines are told."""
    holidays: Mapping[int, tuple[float, float]] = field(default_factory=dict, compare=False)
    """From when until when the people of these seats are away, by the clock on the wall, as the painter has heard."""
    began_by: RulesThen | None = None
    """Of a match that was loaded; the others began, or will begin, by the rules of today."""
    stored: Row = field(default_factory=dict, repr=False, compare=False)
    """What the store holds of the columns that seldom change; empty when that is not known."""

    @property
    def place(self) -> int:
        """The channel or thread in which it is played."""
        return self.thread or self.channel

    def seat_of(self, person: int) -> int | None:
        """The seat that a person holds."""
        return next((n for n, player in enumerate(self.players) if player.person == person and not player.gone), None)

    def held_seat(self, person: int) -> int:
        """The same, of a person who must hold one. Raises ``Refused``."""
        seat = self.seat_of(person)
        if seat is None:
            raise Refused("not-seated")
        return seat

    @property
    def alone(self) -> bool:
        """Whether it is a table for one: everything is shown to its player alone, as an answer."""
        return self.game.seats[1] == 1

    @property
    def complete(self) -> bool:
        """Whether the next round can be dealt to the seats as they are: a team may lack somebody."""
        try:
            if self.state is not None:
                self.game.check_deal(self.state)
        except IllegalAction:
            return False
        return True

    @property
    def has_room(self) -> bool:
        """Whether somebody more may sit down."""
        return sum(not player.gone for player in self.players) < self.game.seats[1]

    @property
    def chooses_partners(self) -> bool:
        """Whether the host may say who plays with whom: in the lobby, with as many as there are teams for (ZSY-40)."""
        sides = self.game.sides_in_lobby(len(self.players))
        return self.state is None and self.game.options.get("partners") == "chosen" and bool(sides)

    def awaited(self) -> tuple[int, ...]:
        """The seats from which a decision is awaited."""
        return self.state.stack[-1].seats if self.state and self.state.stack else ()

    def by_computer(self, seat: int) -> bool:
        """Whether a computer player decides for this seat now."""
        return self.state is not None and (self.players[seat].person is None or self.state.status[seat] == AWAY)

    def voters(self, whom: int = 0) -> list[int]:
        """The people who are asked about the table, or about ``whom``: those who sit there and are not absent."""
        return [
            player.person
            for seat, player in enumerate(self.players)
            if player.person is not None and player.person != whom and not player.gone and not self.by_computer(seat)
        ]

    @property
    def silent(self) -> bool:
        """Whether nobody may speak now."""
        return self.state is not None and self.closed is None and "silent" in self.view().marks

    def dealing(self, now: float) -> bool:
        """Whether the dealer is still dealing, and hands are not to be looked at yet (SRB-32)."""
        return self.state is not None and now < self.game.alarms(self.state).get("dealt", 0)

    @property
    def rules_then(self) -> RulesThen:
        """The rules by which it began: those of today as long as it is a lobby."""
        return self.began_by or RulesThen(self.game.version, self.game.options)

    def clock_of(self, kind: str) -> str:
        """A deadline as Discord shows it to everybody in their own time."""
        return f"<t:{int(self.deadlines.get(kind, 0) + self.ahead)}:R>"

    def paused(self, now: float) -> bool:
        """Whether nobody plays now, because most have asked for it."""
        return bool(self.notes.pause) and now < self.notes.pause[1]

    @property
    def paused_until(self) -> str:
        """The end of the pause as Discord shows it."""
        return f"<t:{int(self.notes.pause[1] + self.ahead)}:R>"

    def end_pause(self) -> None:
        """It is played again: whoever is asked is to hear of it."""
        self.notes.pause, self.notes.pausing, self.notes.pause_for = [], [], ""
        self.deadlines.pop("resume", None)
        self.notes.ring = self.version + 1

    def passed(self, kind: str, now: float) -> bool:
        """Whether there is a deadline of this kind, and it has passed."""
        return kind in self.deadlines and self.deadlines[kind] <= now

    def draft(self) -> Table:
        """A copy to change. The state is shared: it is copied before anything happens to it."""
        return replace(
            self,
            settings=dict(self.settings),
            players=[replace(player, armed=list(player.armed)) for player in self.players],
            notes=self.notes.copy(),
            deadlines=dict(self.deadlines),
        )

    def view(self, seat: int = NOBODY) -> View:
        """The table as this seat sees it: a ``View`` of its family. Only of a table that has begun."""
        if self.state is None:
            raise Refused("not-started")
        key = id(self.state), seat
        kept = _VIEWS.get(key)
        if kept is not None and kept[0] is self.state:
            return kept[1]
        view = self.game.view(self.state, seat)
        _VIEWS[key] = self.state, view
        while len(_VIEWS) > CACHED_VIEWS:
            _VIEWS.popitem(last=False)
        return view


class Outcome(NamedTuple):
    """What a change led to: the table after it, the seat that acted, and everything that happened."""

    table: Table
    seat: int
    events: list[SomeEvent]


def most_of(voters: Sequence[int]) -> int:
    """How many have to ask that somebody leaves: more than half of them, and never one alone."""
    return max(2, len(voters) // 2 + 1)


def majority(voters: Sequence[int]) -> int:
    """How many have to ask for something that is everybody's affair: more than half of them."""
    return len(voters) // 2 + 1


def clock_seconds(text: str) -> float:
    """A turn clock in seconds; 0 when it is off."""
    return 0.0 if text == "off" else int(text[:-1]) * _UNITS[text[-1]]


def to_row(table: Table) -> Row:
    """A table as the store keeps it, without what the painter keeps."""
    return {
        "server": table.server,
        "channel": table.channel,
        "thread": table.thread,
        "host": table.host,
        "game": table.game.name,
        "rules_version": table.rules_then.version,
        "options": dict(table.rules_then.options),
        "settings": dict(table.settings),
        "version": table.version,
        "prompt": table.prompt,
        "players": [asdict(player) for player in table.players],
        "state": table.state.save() if table.state else None,
        "notes": table.notes.save(),
        "due": min(table.deadlines.values(), default=None),
        "deadlines": table.deadlines,
        "opened": table.opened,
        "touched": table.touched,
        "closed": table.closed,
        "silent": table.silent,
    }


def from_row(row: Row) -> Table:
    """A table as the store kept it. Raises ``ValueError`` with its number for what this version cannot read."""
    try:
        return _from_row(row)
    except (ValueError, LookupError, TypeError, AttributeError) as why:
        raise ValueError(f"table {row['id']} cannot be read: {why}") from why


def _from_row(row: Row) -> Table:
    then = RulesThen(row["rules_version"], row["options"])
    game = of_today(row["game"], then.version, then.options)
    kept = ("id", "server", "channel", "thread", "host", "settings", "version", "prompt", "deadlines")
    return Table(
        **{name: row[name] for name in kept},
        game=game,
        notes=Notes.load(row["notes"]),
        posted=Posted.load(row["posted"]),
        players=[_player(player) for player in row["players"]],
        state=game.load(row["state"]) if row["state"] else None,
        opened=row["opened"],
        touched=row["touched"],
        closed=row["closed"],
        began_by=then if row["state"] else None,
    )


def _player(saved: Row) -> Player:
    """Who holds a seat. Raises ``ValueError`` for a level that there is not."""
    player = Player(**saved)
    if player.level not in LEVELS:
        raise ValueError(f"there is no level {player.level!r}")
    return player


def of_today(name: str, version: int, chosen: Options) -> SomeGame:
    """The game of today with options that were chosen for a version of it. Raises ``ValueError``."""
    if name not in RULEBOOKS:
        raise UnknownGame(name)
    book = RULEBOOKS[name]
    if not 1 <= version <= book.version:
        raise ValueError(f"version {version} of {name}, and this bot knows up to {book.version}")
    if not isinstance(chosen, dict):
        raise ValueError(f"the options of {name} are {chosen!r}")
    try:
        options = book.renewed(chosen, version)
    except (LookupError, TypeError) as why:
        raise ValueError(f"options of version {version} of {name} cannot be renewed: {why!r}") from why
    return make(name, options)
