"""Before and beside a match: opening a table, its options, who sits there, who is sent away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import NamedTuple

from bot.tables.deadlines import ABSENT_AFTER_TURNS
from bot.tables.notes import Notes, Origin, Posted
from bot.tables.repository import LOBBY, VOTED, AuditEntry, Power, Tables, Trigger, retry_all_on_conflict
from bot.tables.schedule import LOBBY_LIFE_S
from bot.tables.table import (
    PLAYED_ALONE,
    TABLE_SETTINGS,
    USUAL_SETTINGS,
    Going,
    Outcome,
    Player,
    Refused,
    Stage,
    Table,
    Why,
    steps_to_stop,
    votes_to_send_away,
)
from bot.tables.transition import finishes_round, hand_over_host, steps_to_go
from rules.catalogue import UnknownGame, make_saved
from rules.match import AWAY
from rules.options import Options, Value
from rules.strategies.levels import LEVELS, USUAL, levels_for
from rules.table import NOBODY, Action

COMPUTER_NAMES = ("Zezé", "Tica", "Nilo", "Lia", "Rui", "Bel", "Tonho", "Duda", "Chico", "Rita", "Beto")


EVENT_DECIDES_S = 3600.0
"""For how long the lobby of a match of an event stays, after it should have begun, so that the event can see who has
come, in seconds.
"""


class TableLimits(NamedTuple):
    """How many tables may be open at the same time: for one person, in a channel, in a server."""

    person: int = 20
    channel: int = 20
    server: int = 200


class Location(NamedTuple):
    """Where a table is opened: a channel, with the server and its name, and the channel above a public thread."""

    server: int
    channel: int
    parent: int | None = None
    name: str = ""


class TableSetup(NamedTuple):
    """What is to be played: a game, by its name or definition, with the options and the settings of the table that are
    not at their defaults.
    """

    game: str
    options: Options | None = None
    settings: Mapping[str, str] = MappingProxyType({})


class DailyDeal(NamedTuple):
    """The deal of a day, which is the same for everybody, with its seed."""

    date: str
    seed: str


@retry_all_on_conflict
class Lobbies:
    """Opens and closes tables, seats people, and sets options. Every method raises ``Refused`` for what is
    not allowed.
    """

    def __init__(self, tables: Tables, limits: TableLimits) -> None:
        self.tables, self.limits = tables, limits
        self.may_sit: list[Callable[[Table, int], Awaitable[None]]] = []
        """Hook: each raises ``Refused`` for a person who may not sit down at a table."""
        self._opening = asyncio.Lock()

    # opening and closing

    async def open(self, where: Location, host: Player, setup: TableSetup, *, challenged: Sequence[int] = ()) -> Table:
        """Open a new lobby; the host is seated.

        ``challenged`` are the people whom the host challenges: a seat is kept for each until they answer, and they are
        called, as seldom as invited people are. Raises ``UnknownGame``.
        """
        table = self._lobby(where, host, setup)
        table.notes.guests.challenged = [*challenged]
        return await self._add(table)

    async def open_like(self, where: Location, host: Player, old: Table) -> Table:
        """Open a lobby after a match, with its game, options, settings and computer players. A seat is kept for
        everybody who played to its end. Who was sent away there may not sit down.
        """
        table = self._lobby(where, host, TableSetup(old.game.source, old.game.options, old.settings))
        staying = [player for player in old.players if player.computer and not player.gone]
        table.players += [Player(None, player.name, level=player.level) for player in staying]
        table.notes.origin.after, table.notes.guests.barred = old.id, [*old.notes.guests.barred]
        free = table.game.seats[1] - len(table.players)
        others = [one.person for one in old.players if one.person not in (None, host.person) and not one.gone]
        table.notes.guests.challenged = [one for one in others if one and await self._may_sit(table, one)][:free]
        return await self._add(table)

    async def _may_sit(self, table: Table, person: int) -> bool:
        try:
            await self.check_may_sit(table, person)
        except Refused:
            return False
        return True

    def _lobby(self, where: Location, host: Player, setup: TableSetup) -> Table:
        now = self.tables.now()
        return Table(
            id=0,
            server=where.server,
            channel=where.channel,
            thread=None,
            parent=where.parent,
            host=host.person,
            game=make_saved(setup.game, setup.options),
            settings=USUAL_SETTINGS | dict(setup.settings),
            version=1,
            prompt=0,
            players=[host],
            notes=Notes(Origin(where.name)),
            posted=Posted(),
            deadlines={"expire": now + LOBBY_LIFE_S},
            opened=now,
            touched=now,
        )

    async def _add(self, table: Table) -> Table:
        """Save a new lobby, unless there are too many, or somebody may not be challenged."""
        async with self._opening:  # simultaneous requests are counted one after the other
            await self._check_room(table, table.host or 0)
            if table.notes.guests.challenged and not table.notes.origin.after:  # who has just played is not called
                await self._check_challenge(table, table.notes.guests.challenged)
            return await self.tables.add(table)

    async def _check_challenge(self, table: Table, people: Sequence[int]) -> None:
        """Refuse a challenge of more people than can play, of somebody who may not sit down, or who was called within
        the hour. Which of that it is, is not the host's to know.
        """
        most = table.game.seats[1]
        if len(table.players) + len(people) > most:
            raise Refused("table-full", most=most)
        for person in people:
            try:
                await self.check_may_sit(table, person)
            except Refused:
                raise Refused("no-challenge") from None
        if not await self.tables.store.note_calls(people, table.server, self.tables.now(), CALL_INTERVAL_S):
            raise Refused("no-challenge")

    async def _check_room(self, table: Table, host: int) -> None:
        """Refuse a table that is too many for its person, channel or server. Tables for one do not count in a channel
        or server.
        """
        await self._check_person(table, host)
        if table.game.alone:
            return
        open_tables, most = self.tables.open_tables, self.limits
        counted = await open_tables.count(but=PLAYED_ALONE, channel=table.channel)
        if counted >= most.channel and await self._full(await open_tables.list_in_place(table.channel), most.channel):
            raise Refused("too-many-here", most=most.channel)
        counted = await open_tables.count(but=PLAYED_ALONE, server=table.server)
        if counted >= most.server and await self._full(await open_tables.list_for_server(table.server), most.server):
            raise Refused("too-many-in-server", most=most.server)

    async def _full(self, numbers: Sequence[int], most: int) -> bool:
        """Whether at least ``most`` of these tables are for several players. Damaged tables do not count, nor do those
        of events, which open by themselves.
        """
        found = await self.tables.get_many(numbers)
        return sum(not table.game.alone and not table.notes.origin.event for table in found) >= most

    async def check_may_sit(self, table: Table, person: int) -> None:
        """Raise ``Refused`` unless this person may sit down at a table."""
        for check in self.may_sit:
            await check(table, person)

    async def _check_person(self, table: Table, person: int) -> None:
        await self.check_may_sit(table, person)
        numbers, most = await self.tables.open_tables.list_for_person(person), self.limits.person
        if len(numbers) >= most and len(await self.tables.get_many(numbers)) >= most:
            raise Refused("too-many-of-yours", most=most)

    async def open_alone(
        self,
        where: Location,
        person: Player,
        *,
        game: str = "solitaire",
        daily: DailyDeal | None = None,
        press: int = 0,
    ) -> Outcome:
        """Open a table for one and deal at once: from a seed of its own, or a daily deal."""
        table = self._lobby(where, person, TableSetup(game))
        table.notes.origin.daily = daily.date if daily else ""
        number = (await self._add(table)).id
        return await self.deal_alone(number, daily.seed if daily else "", press)

    async def deal_alone(self, number: int, seed: str = "", press: int = 0) -> Outcome:
        """Deal at a table for one."""
        async with self.tables.changing(number) as draft:
            before_start(draft)
            draft.settings = dict.fromkeys(draft.settings, "off")
            draft.set_state(draft.game.new(1))
            deal = Action("deal", text=seed) if seed else self.tables.next_deal(draft, press)
            return await self.tables.apply(draft, [(NOBODY, deal)], Trigger.PERSON)

    async def close(self, number: int, person: int, *, may_close: bool = False) -> int:
        """Close a table. Before its match begins its host may do so, and a person with ``may_close``.

        From then on those who play stop their match only together: each asks for it, once a round. Who has nobody to
        agree with has left. Who has ``may_close`` and no part in it closes it alone; then it is decided as it stands,
        and counts for nobody.

        Gives how many others still have to ask for it; 0 when the table is closed.
        """
        async with self.tables.changing(number) as table:
            plays = table.begun and table.seat_of(person) is not None
            if not plays and not may_close and (table.begun or person != table.host):
                raise Refused("host-only" if not table.notes.origin.event else "event-table")
            if not plays:
                table.check_judge(person)
                await self.stop(table, Why.CONSENT if table.game.alone else Why.CLOSED, person)
                return 0
            if table.people == [person]:
                await self._unseat(table, table.held_seat(person))
                return 0
            if table.stands:
                raise Refused("match-stands")
            table.notes.guests.stopping = sorted({*table.notes.guests.stopping, person})
            if lacking := len({*table.people} - {*table.notes.guests.stopping}):
                await self.tables.save(table, human=False)
                return lacking
            await self.stop(table, Why.CONSENT, person)
            return 0

    async def close_by_manager(self, number: int, person: int) -> Table:
        """Who manages the server closes a table. If they play in its match, they have left it, and the others play on:
        nobody decides about their own match. Gives the table.
        """
        async with self.tables.changing(number) as table:
            if table.begun and (seat := table.seat_of(person)) is not None:
                return (await self._unseat(table, seat)).table
            table.check_judge(person)
            return (await self.stop(table, Why.CLOSED, person)).table

    async def keep_out(self, number: int, whom: int, person: int) -> None:
        """Somebody may not play in the server any more, by order of a person: their seat goes as if the table had sent
        them away. From a match in which that person has a part, only all who play can send them.
        """
        async with self.tables.changing(number) as table:
            table.check_no_part(person)
            await self._send_away(table, table.held_seat(whom), AuditEntry(Power.SENT, person, whom))

    async def stop(self, table: Table, why: Why, by: int | None = None) -> Outcome:
        """Close a table, whose match ends as it stands."""
        if table.stage is not Stage.LOBBY:
            trigger = Trigger.BOT if by is None else Trigger.PERSON
            return await self.tables.apply(table, steps_to_stop(why), trigger, by=by if why == Why.CLOSED else None)
        table.close(self.tables.now())
        audited = [AuditEntry(Power.CLOSED, by, detail=LOBBY)] if by not in (None, table.host) else []
        return await self.tables.save(table, human=by is not None, audited=audited)

    # coming and going

    async def sit(self, number: int, person: int, name: str, press: int = 0) -> Outcome:
        """Seat a person: in a lobby at once, in a match with the next deal (AMM-40, AMM-41).

        The last of those who were challenged starts the match by that, if all have accepted: nobody else is waited for.
        ``press`` is the id of the interaction.
        """
        async with self.tables.changing(number) as table:
            if table.seat_of(person) is not None:
                raise Refused("already-seated")
            _no_event(table)
            if person in table.notes.guests.barred:
                raise Refused("barred")
            await self._check_person(table, person)
            newcomer, guests = Player(person, name), table.notes.guests
            if table.stage is not Stage.LOBBY:
                old = next((seat for seat, player in enumerate(table.players) if player.person == person), NOBODY)
                if old != NOBODY:  # what is for the whole match: the time bank, and the best place left
                    newcomer.spent, newcomer.at_best = table.players[old].spent, table.players[old].at_best
                return await self.tables.apply(table, [(old, Action("join"))], Trigger.PERSON, newcomer=newcomer)
            last = guests.challenged == [person] and not guests.declined
            seated = await self._seat(table, newcomer)
        after = seated.table
        if last and after.host is not None and after.may_begin and not after.chooses_partners and after.posted.lobby:
            with suppress(Refused):  # the host has started it, or has left
                return await self.start(number, after.host, press)
        return seated

    async def decline(self, number: int, person: int) -> Outcome:
        """A person who was challenged does not want to play: the seat is anybody's."""
        async with self.tables.changing(number) as table:
            _no_event(table)
            self._wait_no_longer(table, person)
            table.notes.guests.declined = [*table.notes.guests.declined, person]
            return await self.tables.save(table)

    async def withdraw(self, number: int, person: int) -> Outcome:
        """A person who was challenged has left the server: nobody waits for them, and the seat is anybody's."""
        async with self.tables.changing(number) as table:
            _no_event(table)
            self._wait_no_longer(table, person)
            return await self.tables.save(table, human=False)

    def _wait_no_longer(self, table: Table, person: int) -> None:
        """Free the seat that a lobby keeps for a challenged person."""
        guests = table.notes.guests
        if person not in guests.challenged:
            raise Refused("not-challenged")
        guests.challenged = [one for one in guests.challenged if one != person]

    async def add_computer(self, number: int, person: int, level: str | None = None) -> Outcome:
        """The host adds a computer player of this level, or of the usual one. In a match it has the usual one and plays
        from the next deal. If the match waits because a team lacks a player, anybody who plays may add it: whoever is
        ahead need not.
        """
        async with self.tables.changing(number) as table:
            _no_event(table)
            if table.stage is not Stage.LOBBY and not table.complete:
                table.held_seat(person)
            else:
                _only_host(table, person)
            if level not in (None, *(LEVELS if table.stage is Stage.LOBBY else (USUAL,))):
                raise Refused("bad-value")
            if level is not None and level not in levels_for(table.game) and table.stage is Stage.LOBBY:
                raise Refused("level-not-told")
            used = {player.name for player in table.players if not player.gone}
            free = [name for name in COMPUTER_NAMES if name not in used]
            name = free[0] if free else f"{COMPUTER_NAMES[0]} {len(table.players)}"
            newcomer = Player(None, name, level=level or USUAL)
            if table.stage is Stage.LOBBY:
                return await self._seat(table, newcomer)
            joins = [(NOBODY, Action("join", text="computer"))]
            return await self.tables.apply(table, joins, Trigger.PERSON, newcomer=newcomer)

    async def leave_seat(self, number: int, person: int) -> Outcome:
        """A person leaves. In a lobby the seat becomes free; a match goes on without it. When the last one leaves, the
        table closes.
        """
        async with self.tables.changing(number) as table:
            sent = [seat for seat in table.sent_away if table.players[seat].person == person]
            return await self._unseat(table, sent[0] if sent else table.held_seat(person))

    async def send_away(self, number: int, person: int, whom: int, *, may_alone: bool = False) -> int:
        """Remove somebody for good. In a lobby the host decides alone. In a match those who play decide together,
        whoever they are. A person with ``may_alone`` who may judge the match decides alone.

        Gives how many others still have to ask for it; 0 when it is done. More than half of the players have to ask,
        at least two, and not only those of one side.
        """
        async with self.tables.changing(number) as table:
            seat = table.seat_of(whom)
            if seat is None or whom == person:
                raise Refused("bad-value")
            _no_event(table)
            in_lobby = not table.begun and person == table.host
            alone = in_lobby or (may_alone and table.may_judge(person))
            if not alone:
                if may_alone and table.seat_of(person) is None:
                    table.check_judge(person)
                mine, voters = table.held_seat(person), table.voters(whom)
                if table.state is not None and mine not in table.state.dealt:
                    raise Refused("not-dealt")
                if len(voters) < votes_to_send_away(voters):
                    raise Refused("nobody-to-agree")
                asking = sorted({*table.notes.guests.unwanted.get(str(whom), ()), person} & set(voters))
                table.notes.guests.unwanted = {**table.notes.guests.unwanted, str(whom): asking}
                if lacking := max(votes_to_send_away(voters) - len(asking), 1 if table.are_one_side(asking) else 0):
                    await self.tables.save(table, human=False)
                    return lacking
            entry = AuditEntry(Power.SENT, person, whom) if alone else AuditEntry(Power.SENT, None, whom, VOTED)
            await self._send_away(table, seat, entry)
            return 0

    async def _send_away(self, table: Table, seat: int, entry: AuditEntry) -> Outcome:
        """Free the seat of somebody who may not sit down here again. A hand that is being played is played on by a
        computer player, and the seat goes with the end of the round: nobody gains by sending away who has one card.
        """
        guests, whom = table.notes.guests, table.players[seat].person or 0
        if entry.by is not None:  # nobody has voted
            guests.unwanted = {other: some for other, some in guests.unwanted.items() if other != str(whom)}
        others = [person for person in table.people if person != whom]
        guests.barred = [*guests.barred, whom]
        if table.begun and others and finishes_round(table, seat):
            table.players[seat].ahead = []
            todo = [] if seat in table.computers else [(seat, Action(Going.AWAY))]
            table.touched = self.tables.now()  # the others have acted, and not whom all may wait for
            return await self.tables.apply(table, todo, seat=seat, audited=[entry])
        return await self._unseat(table, seat, Going.SENT, [entry])

    async def dismiss_computer(self, number: int, person: int) -> Outcome:
        """The host removes the last computer player of a lobby."""
        async with self.tables.changing(number) as table:
            _only_host(table, person)
            seats = [seat for seat, player in enumerate(table.players) if player.computer]
            if table.stage is not Stage.LOBBY or not seats:
                raise Refused("no-computer")
            table.players.pop(seats[-1])
            return await self.tables.save(table)

    async def set_partners(self, number: int, person: int, first: Sequence[int], seen: int | None) -> Outcome:
        """The host chooses the first team. Players change seats so that partners sit between opponents (ZSY-40).

        ``seen`` is the checksum of the seating that the host saw.
        """
        async with self.tables.changing(number) as table:
            _only_host(table, person)
            before_start(table)
            if seen != table.seating:
                raise Refused("moved-on")
            one = [player for seat, player in enumerate(table.players) if seat in first]
            other = [player for seat, player in enumerate(table.players) if seat not in first]
            if not table.chooses_partners or len(one) != len(other):
                raise Refused("no-teams")
            table.players = [player for pair in zip(one, other, strict=True) for player in pair]
            return await self.tables.save(table)

    async def _unseat(
        self, table: Table, seat: int, how: Going = Going.LEFT, audited: Sequence[AuditEntry] = ()
    ) -> Outcome:
        """Free a seat. At a table for one, this gives the game up. ``audited`` go to the audit."""
        if table.game.alone:
            return await self.stop(table, Why.CONSENT, table.players[seat].person)
        if table.stage is Stage.LOBBY:
            table.players.pop(seat)
            hand_over_host(table, self.tables.now())
            return await self.tables.save(table, audited=audited)
        return await self.tables.apply(table, steps_to_go(table, [seat], how), Trigger.PERSON, audited=audited)

    async def _seat(self, table: Table, newcomer: Player) -> Outcome:
        """Seat somebody in a lobby."""
        guests, most = table.notes.guests, table.game.seats[1]
        kept = newcomer.person in guests.challenged and len(table.players) < most
        if not kept and not table.has_room:
            raise Refused("table-full", most=most)
        guests.challenged = [one for one in guests.challenged if one != newcomer.person]
        guests.declined = [one for one in guests.declined if one != newcomer.person]
        table.players.append(newcomer)
        return await self.tables.save(table)

    # what is played, and the start

    async def choose_game(self, number: int, person: int, game: str, options: Options | None = None) -> Outcome:
        """The host chooses another game, by its name or definition. Options that are not given have their defaults."""
        async with self.tables.changing(number) as table:
            _only_host(table, person)
            before_start(table)
            try:
                made = make_saved(game, options)
            except UnknownGame:
                raise Refused("bad-value") from None
            if made.name in PLAYED_ALONE:
                raise Refused("bad-value")
            table.game = made
            return await self.tables.save(table)

    async def set_option(self, number: int, person: int, name: str, value: Value) -> Outcome:
        """The host sets an option of the game, or a setting of the table. Raises ``BadOption``."""
        async with self.tables.changing(number) as table:
            _only_host(table, person)
            before_start(table)
            if name in TABLE_SETTINGS:
                if value not in TABLE_SETTINGS[name]:
                    raise Refused("bad-value")
                table.settings[name] = str(value)
            else:
                table.game = make_saved(table.game.source, {**table.game.options, name: value})
            return await self.tables.save(table)

    async def start(self, number: int, person: int, press: int = 0) -> Outcome:
        """The host starts the match: the first round is dealt. ``press`` is the id of the interaction."""
        async with self.tables.changing(number) as table:
            _only_host(table, person)
            before_start(table)
            if len(table.players) < table.game.seats[0]:
                raise Refused("too-few", least=table.game.seats[0])
            if len(table.players) > table.game.seats[1]:
                raise Refused("too-many", most=table.game.seats[1])
            computers = tuple(seat for seat, player in enumerate(table.players) if player.computer)
            return await self.deal(table, press, computers)

    async def deal(self, table: Table, press: int, computers: Sequence[int] = ()) -> Outcome:
        """Deal the first round of a match."""
        table.set_state(table.game.new(len(table.players), computers=tuple(computers)))
        table.notes.guests.challenged, table.notes.guests.declined = [], []
        deal = self.tables.next_deal(table, press)
        return await self.tables.apply(table, [(NOBODY, deal)], Trigger.PERSON, message=press or None)

    # where it is played

    async def move(self, number: int, person: int, channel: int, parent: int | None = None) -> None:
        """The host moves the table to another channel of the server; ``parent`` is the one above a public thread."""
        async with self.tables.changing(number) as table:
            _no_event(table)
            if person != table.host:
                raise Refused("host-only")
            table.channel, table.thread, table.parent = channel, None, parent
            await self.tables.save(table)

    async def set_thread(self, number: int, thread: int) -> None:
        """Note the thread that the painter has made for the table."""
        async with self.tables.changing(number) as table:
            table.thread = thread
            await self.tables.save(table, human=False, paint=False)

    async def extend_deadlines(self, number: int, since: float) -> None:
        """The channel of the table can be reached again. Deadlines move by the time since then, which does
        not count; where somebody has acted since, as by a hand, by the time since that.

        Who is absent only because nobody could come is asked again: whoever lost the channel, and found it first, would
        else play against computer players.
        """
        async with self.tables.changing(number) as table:
            lost, state = self.tables.now() - max(since, table.touched), table.state
            table.deadlines = {kind: due + lost for kind, due in table.deadlines.items()}
            away = [seat for seat, _ in table.seated() if state is not None and state.status[seat] == AWAY]
            back = [seat for seat in away if table.players[seat].idle < ABSENT_AFTER_TURNS]
            if back:
                await self.tables.apply(table, [(seat, Action("back")) for seat in back])
            else:
                await self.tables.save(table, human=False)


def _no_event(table: Table) -> None:
    """Refuse what nobody may do at a table of an event: who plays there, and what, is not theirs to change."""
    if table.notes.origin.event:
        raise Refused("event-table")


def _only_host(table: Table, person: int) -> None:
    _no_event(table)
    if person != table.host:
        raise Refused("host-only")


def before_start(table: Table) -> None:
    if table.stage is not Stage.LOBBY:
        raise Refused("already-started")


CALL_INTERVAL_S = 3600.0
"""A server calls everybody who looks for a table once in this time, and a person is invited once, in seconds."""
