"""Logs of tables: what was done there, move by move; the list of finished matches; and table scripts.

A log is folded: each step adds its events to the state, whatever the rules of today are.
"""

from __future__ import annotations

import asyncio
import json
import re
import zlib
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple, Self

import discord
from sqlalchemy import BindParameter, and_, bindparam, delete, func, null, select, update

from bot.matches.results import PlaceTaken
from bot.store.database import Database, Row
from bot.store.schema import log, matches, places, recounts, rounds, scripts, seasons, standings, tables
from bot.store.tables import TableStore
from bot.tables.repository import Tables
from bot.tables.table import Player, Table, Views, from_row
from cogs.play.listening import hear
from rules import upcasting
from rules.cards import NAMES
from rules.catalogue import game_after_change, game_before_change
from rules.game import SomeGame
from rules.match import Match
from rules.plain_text import NoText, decoded
from rules.script.reading import DEFINITION, read
from rules.script.replay import Replay
from rules.script.setting import ScriptError
from rules.script.wording import EARLIER, LIMIT, format_action, understood
from rules.shedding.talk import DECLARING, QUIET_MARKS, SPEECH
from rules.table import NOBODY, Action, IllegalAction, SomeEvent, Stalled
from rules.verbs import AMEND

ALL = ""
"""Stands for all time, or all games, in what is added up."""
LOGGED = ("version", "at", "seat", "action", "events", "house")
"""The columns that are read of each step. Which actions were moves ahead is not among them: only their player knew."""


class Finished(NamedTuple):
    """A finished match in a list, with its ``places``, the best first.

    ``ending`` is how it has ended; None for a match of an earlier version. ``voided`` is when somebody who manages the
    server made it void, and ``voided_by`` who did.
    """

    number: int
    game: str
    ended: float
    rounds: int
    players: list[Row]
    ending: str | None
    voided: float | None
    voided_by: int | None
    places: list[PlaceTaken]


_SHOWN: BindParameter[int] = bindparam("numbers", expanding=True)
_TOLD = (
    select(matches, tables.c.players, tables.c.ending)
    .join(tables, tables.c.id == matches.c.table_id)
    .where(matches.c.table_id.in_(_SHOWN))
)
_PLACES = (
    select(places.c.table_id, *(places.c[name] for name in PlaceTaken._fields))
    .where(places.c.table_id.in_(_SHOWN))
    .order_by(places.c.place, places.c.seat)
)
"""What a page of the history tells of its matches, and their places. A query takes longer to make than to ask."""


class LogStore:
    """Logs and results of tables. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database, self.tables = database, TableStore(database)

    async def channels_of_matches(self, server: int) -> list[int]:
        """Return the channels that say who may see the finished matches of a server."""
        of_server = matches.c.server == server
        first = select(func.min(matches.c.seen_in).label("place")).where(of_server)
        found = first.cte("found", recursive=True)  # from one to the next by the index, however many matches there are
        following = select(func.min(matches.c.seen_in)).where(and_(of_server, matches.c.seen_in > found.c.place))
        found = found.union_all(select(following.scalar_subquery()).where(found.c.place.is_not(None)))
        rows = await self.database.all(select(found.c.place).where(found.c.place.is_not(None)))
        return [int(row["place"]) for row in rows]

    async def list_finished(
        self, server: int, *, person: int | None, page: int, size: int, hidden: Collection[int] = ()
    ) -> tuple[list[Finished], int]:
        """Return a page, from 0, of finished matches of a server or a person; and the number of matches. Those that are
        seen in ``hidden`` channels are left out, and are not counted.

        The newest come first. A page beyond the end is the last page.
        """
        out_of_sight = and_(matches.c.server == server, matches.c.seen_in.in_(hidden))
        if person is None:
            here = and_(seasons.c.server == server, seasons.c.season == ALL, seasons.c.game == ALL)
            counts = select(seasons.c.matches).where(here)
            which = select(matches.c.table_id).where(matches.c.server == server)
            which = which.order_by(matches.c.ended.desc(), matches.c.table_id.desc())
            unseen = select(func.count()).select_from(matches).where(out_of_sight)
            if hidden:
                which = which.where(matches.c.seen_in.not_in(hidden))
        else:
            here = and_(standings.c.server == server, standings.c.season == ALL, standings.c.game == ALL)
            all_of_them = standings.c.matches + standings.c.solo + standings.c.uncounted
            counts = select(all_of_them).where(and_(here, standings.c.person == person))
            which = select(places.c.table_id).where(and_(places.c.server == server, places.c.person == person))
            which = which.order_by(places.c.ended.desc(), places.c.table_id.desc())
            theirs = and_(places.c.person == person, places.c.server == server, out_of_sight)
            joined = places.join(matches, matches.c.table_id == places.c.table_id)
            unseen = select(func.count()).select_from(joined).where(theirs)
            if hidden:
                which = which.join(matches, matches.c.table_id == places.c.table_id)
                which = which.where(matches.c.seen_in.not_in(hidden))
        async with self.database.reading() as connection:
            noted = (await connection.execute(select(recounts.c.noted).where(recounts.c.server == server))).first()
            if noted is not None:  # nobody adds up what is played at the moment
                counts, hidden = select(func.count()).select_from(which.order_by(None).subquery()), ()
            count = int((await connection.execute(counts)).scalar() or 0)
            if hidden:
                count -= int((await connection.execute(unseen)).scalar() or 0)
            page = min(page, max(0, count - 1) // size)
            numbers = (await connection.execute(which.limit(size).offset(page * size))).scalars().all()
            if not numbers:
                return [], count
            rows = (await connection.execute(_TOLD, {"numbers": numbers})).mappings()
            known = {row["table_id"]: row for row in rows}
            came: dict[int, list[PlaceTaken]] = {number: [] for number in numbers}
            for number, *told in (await connection.execute(_PLACES, {"numbers": numbers})).all():
                came[number].append(PlaceTaken(*told))
        kept = ("game", "ended", "rounds", "players", "ending", "voided", "voided_by")
        found = [Finished(one, **{name: known[one][name] for name in kept}, places=came[one]) for one in numbers]
        return found, count

    async def row(self, number: int) -> Row | None:
        """Return the row of a table as it was last saved."""
        return await self.tables.get(number)

    async def version(self, number: int) -> int:
        """Return the version at which a table was last saved; 0 if it does not exist."""
        return await self.tables.version(number)

    async def is_finished(self, number: int) -> bool:
        """Whether a table's match is over. Then no hand is secret any more."""
        return await self.database.one(select(matches.c.table_id).where(matches.c.table_id == number)) is not None

    async def seeds(self, number: int) -> list[Row]:
        """Return the finished rounds of a table, with their seeds."""
        query = select(rounds.c.round, rounds.c.seed, rounds.c.ended).where(rounds.c.table_id == number)
        return await self.database.all(query.order_by(rounds.c.round))

    async def end_of_round(self, number: int, which: int) -> int | None:
        """Return the table's version at the last step of a finished round; 0 if it is not known. None if the round is
        not finished.
        """
        query = select(rounds.c.version).where(and_(rounds.c.table_id == number, rounds.c.round == which))
        row = await self.database.one(query)
        return int(row["version"]) if row else None

    async def compactable(self, before: float, limit: int) -> list[int]:
        """Return tables that were closed before this time and still have their state and log, the oldest first."""
        old = and_(tables.c.closed < before, tables.c.closed.is_not(None), tables.c.state.is_not(null()))
        return await self.database.numbers(select(tables.c.id).where(old).order_by(tables.c.closed).limit(limit))

    async def numbers(self, after: int, limit: int) -> list[int]:
        """Return the numbers of the tables after this one, in order."""
        return await self.database.numbers(
            select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id).limit(limit)
        )

    async def compact(self, number: int, script: str | None) -> None:
        """Delete the state and the log of a closed table, and save its script. Results and seeds stay.

        The log of a finished match is kept, packed. A replay folds it, so it does not depend on the rules of that day.
        """
        packed = None
        if await self.is_finished(number):
            packed = await asyncio.to_thread(_pack, await self._steps(number))
        async with self.database.writing() as connection:
            if script is not None:
                await connection.execute(scripts.insert().values(table_id=number, script=script, log=packed))
            await connection.execute(delete(log).where(log.c.table_id == number))
            await connection.execute(update(tables).where(tables.c.id == number).values(state=null()))

    async def script(self, number: int) -> str | None:
        """Return the script of a compacted table, or None."""
        row = await self.database.one(select(scripts.c.script).where(scripts.c.table_id == number))
        return str(row["script"]) if row else None

    async def history(self, number: int) -> list[Row]:
        """Return the whole event log of a table, packed or not."""
        found = await self._steps(number)
        if not found:
            row = await self.database.one(select(scripts.c.log).where(scripts.c.table_id == number))
            found = await asyncio.to_thread(_unpack, row["log"]) if row and row["log"] else []
        return found

    async def _steps(self, number: int) -> list[Row]:
        steps = select(*(log.c[name] for name in LOGGED)).where(log.c.table_id == number)
        return await self.database.all_in_batches(steps.order_by(log.c.version))


def _pack(steps: list[Row]) -> bytes:
    """Pack a log for long storage: it takes a tenth of the space.

    JSON is written and read a step at a time: one call for thousands of steps would keep all other threads waiting.
    """
    written = (json.dumps([*step.values()], separators=(",", ":")) for step in steps)
    return zlib.compress(f"[{','.join(written)}]".encode(), 9)


def _unpack(packed: bytes) -> list[Row]:
    written, decode = zlib.decompress(packed).decode(), json.JSONDecoder().raw_decode
    found: list[Row] = []
    at = len("[")
    while at < len(written) - len("]"):
        step, at = decode(written, at)
        found.append(dict(zip(LOGGED, step, strict=False)))  # once, moves ahead were packed, too
        at += len(",")
    return found


CANNOT_BE = (IllegalAction, Stalled, ValueError, LookupError, TypeError, AttributeError)
"""Raised for an action that the rules refuse, or for a damaged log."""


class Folding:
    """Goes through the log of a table. ``state`` is the state after the logged events so far, and ``game`` the game as
    it is then: the winner of a round may have changed it.

    The first deal says how many players there were at the start. Raises one of ``CANNOT_BE``.
    """

    def __init__(self, table: Table, log: Sequence[Row]) -> None:
        self.game = first_game(table, log)
        first = len(Deal.among(events_of(log[0]))[0].hands)
        computers = tuple(seat for seat, player in enumerate(table.players[:first]) if player.computer)
        self.state = self.game.new(first, computers=computers)

    def fold(self, row: Row) -> list[SomeEvent]:
        """Apply the logged events of a row to the state."""
        found = events_of(row)
        apply_events(self.state, found)
        if row["action"][0] == AMEND:
            self.game = game_after_change(self.game, found)
        return found


def events_of(row: Row) -> list[SomeEvent]:
    return upcasting.all_events(row["events"])


def first_game(table: Table, log: Sequence[Row]) -> SomeGame:
    """The game with which a match began."""
    changed = next((row for row in log if row["action"][0] == AMEND), None)
    return (game_before_change(events_of(changed)) if changed is not None else None) or table.game


def with_game(table: Table, game: SomeGame) -> Table:
    """A table as it was while this game was played there."""
    if table.game is game:
        return table
    views = table.views if table.state is None else Views(game, table.state)
    return replace(table, game=game, views=views)


def apply_events(state: Match, events: Sequence[SomeEvent]) -> None:
    """Apply events of a table to a state of its game, which they change."""
    for event in events:
        event.change(state)  # type: ignore[arg-type]  # it is an event of this table's game


async def table_and_log(store: LogStore, number: int) -> tuple[Table, list[Row]]:
    """Return a table that has been played, and its log. Raises ``LookupError`` if there is none, or only its script is
    kept.
    """
    row = await store.row(number)
    if await store.script(number) is not None:
        raise LookupError(f"of table {number} only its script is kept, which `maumau replay --write` gives")
    if row is None or row["state"] is None:
        raise LookupError(f"there is no table {number} that has been played")
    return from_row(row), await store.history(number)


class Deal(NamedTuple):
    """What was dealt: the hands, the stock, and the cards turned up."""

    hands: tuple[tuple[int, ...], ...]
    stock: tuple[int, ...]
    pile: tuple[int, ...]

    @classmethod
    def among(cls, events: Sequence[SomeEvent]) -> list[Self]:
        return [
            cls(event.hands, getattr(event, "stock", ()), getattr(event, "pile", ()))
            for event in events
            if hasattr(event, "hands")
        ]

    @property
    def shape(self) -> tuple[object, ...]:
        """Return the cards that were dealt from, and how many went where."""
        whole = sorted(card for some in (*self.hands, self.stock, self.pile) for card in some)
        return whole, [len(hand) for hand in self.hands], len(self.stock), len(self.pile)


def action_of(row: Row) -> Action:
    verb, cards, seat, suit, number, text = row["action"]
    return Action(verb, tuple(cards), seat, suit, number, text)


RUNNING_SHOWN = 3
"""Upper bound on running matches that are shown beside finished ones. `/games` has all."""


async def running(tables: Tables, replays: LogStore, interaction: discord.Interaction) -> list[tuple[Table, int]]:
    """Return the matches of this server that the person plays, wherever they are, the latest first; and of each the
    last round that is over.
    """
    mine = await tables.get_many(await tables.open_tables.list_for_person(interaction.user.id))
    begun = [one for one in mine if one.server == interaction.guild_id and not one.game.alone and one.state is not None]
    found: list[tuple[Table, int]] = []
    for table in sorted(begun, key=lambda one: one.touched, reverse=True):
        rounds = [row["round"] for row in await replays.seeds(table.id)]
        if rounds and len(found) < RUNNING_SHOWN:
            found.append((table, max(rounds)))
    return found


FAILED, UNREADABLE = 1, 2
USUAL_WORDS = "mau mau"
WORDS = ((SPEECH, "words"), (DECLARING, USUAL_WORDS))
"""What a script says in place of a message. The messages themselves are not saved."""


def classify_speech(text: str) -> tuple[int, tuple[int, ...]]:
    """Judge a message of a script in the same way as one in a channel."""
    heard = hear(text)
    bits = (SPEECH if heard.speech else 0) | (DECLARING if heard.says(USUAL_WORDS) else 0)
    return bits, tuple(sorted(heard.cards))


def play(file: Path, tell: Callable[[str], None], game: str = "") -> int:
    """Replay a script and report each step. Gives 0 when all steps held, 1 when something failed, 2 when it cannot be
    read. ``game``: a name or a definition by which it is played instead of its own.
    """
    failed = 0
    try:
        script = read(decoded(file.read_bytes()))
        script.game = game or script.game
        for step, failure in Replay(script, classify_speech).run():
            mark = "FAILED: " + failure if failure else "ok"
            tell(f"{file}:{step.line}: {step.text}  [{mark}]")
            failed = failed or (FAILED if failure else 0)
    except ScriptError as why:
        tell(f"{file}:{why.line}: {why.why}")
        return UNREADABLE
    except (OSError, NoText) as why:
        tell(f"{file}:0: {why}")
        return UNREADABLE
    return failed


async def export_script(store: LogStore, number: int) -> str:
    """Write a table of the database as a script. Raises ``LookupError`` if it does not exist or has not begun."""
    kept = await store.script(number)
    if kept is not None:
        return kept
    return log_to_script(*await table_and_log(store, number))


def log_to_script(table: Table, log: Sequence[Row]) -> str:
    """Write a table as a script from its log. What the house did for a person is marked."""
    names, folding = _names(table.players), Folding(table, log)
    first, state = len(folding.state.status), folding.state
    game = folding.game
    lines = _definition(game.book.source) if game.book.source else [f"rules {game.name}"]
    usual = {option.name: option.default for option in game.book.options}
    lines += [f"option {name} {value}" for name, value in sorted(game.options.items()) if value != usual[name]]
    lines += [f"seed {log[0]['action'][5]}", "seats " + " ".join(names[:first])]
    if state.computers:
        lines.append("computers " + " ".join(names[seat] for seat in state.computers))
    lines.append("")
    began = shown = int(log[0]["at"])
    timed = any(row["action"][0] in TIMED for row in log) or (table.state and table.game.alarms(table.state))
    for row in log:
        if timed and int(row["at"]) != shown:
            shown = int(row["at"])
            lines.append(f"clock {shown - began}")
        if row is not log[0]:
            mark = f"  # {HOUSE}" if row["house"] else ""
            lines += _definition(row["action"][5]) if row["action"][0] == AMEND else []
            lines.append(_statement(row, names, folding) + mark)
        folding.fold(row)
    lines.append("= scores " + " ".join(f"{name} {total}" for name, total in _totals(table, names)))
    return "\n".join(lines) + "\n"


HOUSE = "the time was up: the house"
"""Follows an action that the house did for the person of a seat."""
TIMED = ("says", "knock", "look", "time")
"""Verbs for which the time may matter."""


def _definition(text: str) -> list[str]:
    """Write a definition as lines of a script."""
    return [f"{DEFINITION} {line}".rstrip() for line in text.splitlines()]


def _statement(row: Row, names: list[str], before: Folding) -> str:
    """Write a logged action as a line. ``before``: the log up to it."""
    action, state = action_of(row), before.state
    if action.verb == AMEND:
        return f"{names[row['seat']]}: {AMEND}"  # the definition stands above
    if action.verb in ("deal", "dismiss", "end"):
        return format_action(action, names)
    if action.verb == "join" and row["seat"] == NOBODY:
        return f"{names[len(state.status)]}: {format_action(action, names)}"
    if row["seat"] == NOBODY:
        return f"time {LIMIT}" if action.verb == "time" and state.vote is not None else "time"
    if action.verb != "says":
        return f"{names[row['seat']]}: {format_action(action, names)}"
    quiet = not QUIET_MARKS.isdisjoint(state.marks())
    verb = EARLIER if quiet and not action.number & SPEECH else "says"
    words = [word for bit, word in WORDS if action.number & bit]
    return " ".join([f"{names[row['seat']]}: {verb}", *words, *(NAMES[card] for card in action.cards)])


WORDS_OF_SCRIPTS = {LIMIT, *(name.lower() for name in NAMES)}
"""Words that no seat of a script may be called, because a line could mean two things."""


def rename_players(script: str, before: Sequence[Player], now: Sequence[Player]) -> str:
    """Write a script with the present names of the players instead of their names from before."""
    old, new = _names(before), _names(now)
    return "\n".join(_rename_in_line(line, old, new) for line in script.split("\n"))


def _rename_in_line(line: str, old: list[str], new: list[str]) -> str:
    """Replace the names in a line. Where a name is also a word of the language, the word stays."""
    called = dict(zip(old, new, strict=True))
    who, colon, does = line.partition(": ")
    if colon and who in called:
        return f"{called[who]}: {_rename_in_action(does, old, new)}"
    words = line.split(" ")
    named = {"seats": 1, "computers": 1, "time": 1, "dismiss": 1}.get(
        words[0], 2 if line.startswith("= scores ") else len(words)
    )
    return " ".join([*words[:named], *(called.get(word, word) for word in words[named:])])


def _rename_in_action(does: str, old: list[str], new: list[str]) -> str:
    try:
        actions = understood(0, does.split(), old)
    except ScriptError:
        return does
    return format_action(actions[0], new) if [format_action(action, old) for action in actions] == [does] else does


def _names(players: Sequence[Player]) -> list[str]:
    """Return a plain word for each seat that means nothing else in a script."""
    names: list[str] = []
    for seat, player in enumerate(players):
        word = re.sub(r"[^a-z0-9]+", "", player.name.lower()) or f"seat{seat + 1}"
        if word in WORDS_OF_SCRIPTS or word.isdigit():
            word = f"p{word}"
        while word in names:
            word = f"{word}{seat + 1}"
        names.append(word)
    return names


def _totals(table: Table, names: list[str]) -> list[tuple[str, int]]:
    return list(zip(names, table.state.totals if table.state else [], strict=False))
