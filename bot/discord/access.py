"""Finds the table that a person means, and decides who may press what where; and finds out who is still a member.

A press is accepted on the table's own messages, and on messages that only the person sees. Discord tells this bot of
bans at most, so the bot asks at times who is still in a table's server.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Hashable, Mapping, Sequence
from contextlib import suppress
from contextvars import Context
from dataclasses import dataclass
from math import inf
from typing import Protocol, TypeGuard, cast

import aiohttp
import discord
from discord.ui import LayoutView
from structlog.contextvars import bind_contextvars

from bot.discord.context import context, may_see, sees
from bot.discord.sender import is_in, list_missing_permissions, timed_out_until
from bot.people.preferences import (
    HOSTS,
    MANAGERS,
    OPENERS,
    OPENING,
    PLACES,
    Preference,
    Preferences,
    ids,
    reader_of,
)
from bot.screens.components import Press, Unreadable, read
from bot.screens.page import permission_names, table_link
from bot.store.faults import StoreAway
from bot.store.people import GONE, PeopleStore
from bot.tables.play import Matches
from bot.tables.repository import Tables
from bot.tables.table import UNSAVED, Damaged, Refused, Table
from bot.time import Clock, moment, real_time
from bot.words.texts import Person
from rules.table import Action, IllegalAction

log = logging.getLogger(__name__)


class Rights:
    """Judges rights. They are judged anew with every interaction: a right that was lost counts no more, whatever still
    stands on a screen.
    """

    def __init__(self, preferences: Preferences) -> None:
        self.preferences = preferences

    async def check_opening(self, interaction: discord.Interaction) -> None:
        """Raise ``Refused`` unless this person may open a table here, as the server has configured."""
        chosen = await self.check_place(interaction)
        who = chosen[OPENING.name]
        if who == OPENING.usual or await self.has_right(interaction, *((OPENERS, HOSTS) if who == "roles" else ())):
            return
        raise Refused("roles-only" if who == "roles" else "managers-only")

    def check_posting(self, interaction: discord.Interaction) -> None:
        """Raise ``Refused`` unless the bot may post a table or an event here."""
        if until := timed_out_until(interaction.guild):
            raise Refused("bot-timed-out", until=moment(until, "f"))
        if lacks := list_missing_permissions(
            interaction.app_permissions, thread=isinstance(interaction.channel, discord.Thread)
        ):
            raise Refused("lacks-permission", permissions=permission_names(lacks, reader_of(interaction)))

    async def check_place(self, interaction: discord.Interaction) -> Mapping[str, str]:
        """Raise ``Refused`` unless the server allows tables in this channel, or in a thread of it. Gives the server's
        preferences.
        """
        if interaction.guild is None:
            raise Refused("server-only")
        chosen = await self.preferences.get_for_server(interaction.guild)
        places = ids(chosen[PLACES.name])
        channel = interaction.channel
        here = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
        if places and here not in places:
            raise Refused("not-here", where=" ".join(f"<#{place}>" for place in places))
        return chosen

    async def require_managed(self, interaction: discord.Interaction) -> discord.Guild:
        """Return the server, if this person manages the bot there. Raises ``Refused`` for others."""
        if interaction.guild is None:
            raise Refused("server-only")
        if not await self.manages(interaction):
            raise Refused("manage-only")
        return interaction.guild

    async def manages(self, interaction: discord.Interaction) -> bool:
        """Whether this person manages the bot in the server: they manage the server, or have a role for it."""
        return await self.has_right(interaction)

    async def may_host(self, interaction: discord.Interaction) -> bool:
        """Whether this person may do at every table of the server what its host does: they manage, or have a role for
        it.
        """
        return await self.has_right(interaction, HOSTS)

    async def may_host_table(self, interaction: discord.Interaction, table: Table) -> bool:
        """Whether this person may do at this table what its host does. A right of one server counts at no table of
        another one, at which the person may play.
        """
        return interaction.guild_id == table.server and await self.may_host(interaction)

    async def has_right(self, interaction: discord.Interaction, *granted: Preference) -> bool:
        """Whether this person manages the server, or has a role to which one of these was granted, or managing."""
        user, server = interaction.user, interaction.guild_id
        if not isinstance(user, discord.Member) or server is None:
            return False
        if owns(interaction):
            return True
        roles = (role.id for role in user.roles if not role.is_default())
        return await self.preferences.may(server, roles, MANAGERS, *granted)


def owns(interaction: discord.Interaction) -> bool:
    """Whether this person manages the server by Discord's permissions, and may say which roles have rights."""
    return isinstance(interaction.user, discord.Member) and interaction.permissions.manage_guild


AtTable = Callable[[discord.Interaction, Table], Awaitable[None]]
"""What is done at a table for the person of an interaction."""


class WhichTable(Refused):
    """Several tables may be meant. The person is asked which one (``hand``, ``leave`` or ``close``)."""

    def __init__(self, tables: Sequence[Table], does: str) -> None:
        super().__init__("which-table")
        self.tables, self.does = tables, does


def seen_by_one(message: discord.Message | None) -> TypeGuard[discord.Message]:
    """Whether there is a message that only one person sees: a direct message or an ephemeral one."""
    return message is not None and (message.guild is None or message.flags.ephemeral)


def operations_on(message: discord.Message | None) -> dict[str, str]:
    """The operations of the buttons on a message that only one person sees, each with the argument of its press."""
    found, parts = {}, [*message.components] if seen_by_one(message) else []
    while parts:
        part = parts.pop()
        parts += getattr(part, "children", ())
        if isinstance(part, discord.Button) and (press := read(part.custom_id or "")) is not None:
            found[press.op] = press.slots.argument
    return found


class Unsaved(Protocol):
    """What one person plays at a table that is not saved as one: lessons, and rounds that are dealt to try a game.
    Methods take the person's id and name, and raise ``Refused``.
    """

    async def table(self, person: int, name: str) -> Table:
        """Return the open table of a person."""

    async def recent_table(self, person: int, name: str, channel: int) -> Table | None:
        """Return the table that was opened in this channel a short time ago, if none was opened elsewhere since."""

    async def act(self, person: int, name: str, actions: Sequence[Action], prompt: int | None = None) -> Table:
        """Do these actions; give the table after them. Raises ``IllegalAction``."""

    async def try_out(self, person: int, name: str, definition: str, channel: int) -> Table:
        """Deal a round of a definition."""

    def view(self, table: Table, reader: Person, note: str = "") -> LayoutView:
        """Show the table, with a note why the last action was refused."""


class Access:
    """Finds tables for people. Every method raises ``Refused``."""

    def __init__(self, tables: Tables, membership: Membership, rights: Rights) -> None:
        self.tables, self.open_tables = tables, tables.open_tables
        self.membership, self.rights = membership, rights
        self.unsaved: list[Unsaved] = []
        """Hook: what one person plays at a table that is not saved."""
        self._after_choice: dict[str, AtTable] = {}

    def do_after_choice(self, does: str, operation: AtTable) -> None:
        """Have an operation done at the table that a person has chosen among several. ``does`` is its name."""
        self._after_choice[does] = operation

    def after_choice(self, does: str) -> AtTable:
        """Return the operation of this name. Raises ``Refused`` if there is none."""
        if does not in self._after_choice:
            raise Refused("moved-on")
        return self._after_choice[does]

    async def admit(self, interaction: discord.Interaction, press: Press) -> None:
        """Raise ``Refused`` unless the press counts: in the channel of its table, or by a seated person on a message of
        their own.

        Nobody may act from a place that does not show the table's buttons. What only reads counts for everybody who may
        see the table. A press that names no table, or the person's own one that is not saved, always counts.
        """
        number = press.bound_to
        if not number:
            return
        bind_contextvars(table=number)
        if number == UNSAVED:
            return
        table = await self.tables.get(number)
        if self._at(interaction, table) or (press.reads and self._sees(interaction, table)):
            return
        if seen_by_one(interaction.message):
            table.held_seat(interaction.user.id)
            await self.check_presence(table, interaction)
        elif table.game.alone or table.server != interaction.guild_id or not may_see(interaction, table.seen_in):
            raise Refused("no-table")
        else:
            raise Refused("elsewhere", link=table_link(table))

    def _at(self, interaction: discord.Interaction, table: Table) -> bool:
        """Whether a person is where the table is. There an answer to that person alone counts like the table's message:
        it may have a button for who has no seat yet.
        """
        here = interaction.guild_id == table.server and interaction.channel_id in (table.channel, table.thread)
        return here and not table.game.alone

    def _sees(self, interaction: discord.Interaction, table: Table) -> bool:
        return not table.game.alone and table.server == interaction.guild_id and may_see(interaction, table.seen_in)

    async def get_table(self, interaction: discord.Interaction, number: int) -> Table:
        """Return the table of this number. ``UNSAVED`` means the person's own."""
        if number == UNSAVED:
            return await self.require_unsaved().table(interaction.user.id, interaction.user.display_name)
        return await self.tables.get(number)

    def require_unsaved(self) -> Unsaved:
        """Return what one person plays at a table that is not saved, if an extension brings it."""
        if not self.unsaved:
            raise Refused("not-offered-now")
        return self.unsaved[0]

    async def resolve_from_context(self, interaction: discord.Interaction) -> Table | None:
        """Return the table that an interaction was about, if it is known; None if it cannot be loaded."""
        try:
            press = read(str(dict(interaction.data or {}).get("custom_id", "")))
            number = (press.bound_to if press is not None else 0) or context(interaction).table
            return await self.get_table(interaction, number) if number else None
        except (Unreadable, Refused, StoreAway):
            return None

    async def resolve_for_play(self, interaction: discord.Interaction) -> Table:
        """Return the table that a play command means: one that is not saved when there is no other here."""
        user, here = interaction.user, interaction.channel_id or 0
        found: Table | None = None
        for unsaved in self.unsaved:
            found = await unsaved.recent_table(user.id, user.display_name, here)
        if found is not None:
            mine = await self.tables.get_many(await self.open_tables.list_for_person(user.id))
            if any(interaction.guild_id is None or here in (table.place, table.channel) for table in mine):
                found = None
        found = found or await self.resolve_for_command(interaction)
        return self._bind_table(interaction, found)

    async def resolve_most_urgent(self, interaction: discord.Interaction) -> Table:
        """Return the table whose hand is shown without naming one. Where several may be meant, the one that waits for
        this person and whose time is up first.
        """
        person = interaction.user.id
        try:
            return await self.resolve_for_play(interaction)
        except WhichTable as several:
            waiting = [table for table in several.tables if table.waits_for(person)]
            if not waiting:
                raise
        first = min(waiting, key=lambda table: (table.urgency, table.id))
        await self.check_presence(first, interaction)
        return self._bind_table(interaction, first)

    async def resolve_for_command(self, interaction: discord.Interaction, does: str = "hand") -> Table:
        """Return the table that a command means without naming it. ``does`` is the operation to ask about if it is not
        clear.
        """
        mine = await self.list_own(interaction.user.id)
        together = [table for table in mine if not table.game.alone] or mine
        here = [table for table in together if interaction.channel_id in (table.place, table.channel)]
        exact = [table for table in here if table.place == interaction.channel_id]
        awaiting = [table for table in together if table.seat_of(interaction.user.id) in table.awaited]
        for some in (exact, here, together, awaiting):
            if len(some) == 1:
                await self.check_presence(some[0], interaction)
                return self._bind_table(interaction, some[0])
        if mine:
            raise WhichTable(mine, does)
        raise await self._not_at_any(interaction)

    async def _not_at_any(self, interaction: discord.Interaction) -> Refused:
        """Return the refusal of a person without a seat: by the table of this channel, or of a thread below it."""
        here = interaction.channel_id or 0
        around = [
            one for one in await self.tables.get_many(await self.open_tables.list_in_place(here)) if not one.game.alone
        ]
        tables = [table for table in around if table.place == here] or around
        if len(tables) != 1:
            return Refused("not-seated" if tables else "no-table-here")
        (table,) = tables
        self._bind_table(interaction, table)
        if table.place != here:
            return Refused("elsewhere", link=table_link(table))
        return table.no_seat_refusal(interaction.user.id)

    async def table_to_read(self, interaction: discord.Interaction) -> Table | None:
        """Return the table of which a person wants to read: the only one of this channel, or else their own. None if it
        is not clear. One who reads needs no seat.
        """
        here = await self.tables.list_shared_in(interaction.channel_id or 0)
        mine = [table for table in here if table.seat_of(interaction.user.id) is not None]
        if found := mine or here:
            return self._bind_table(interaction, found[0]) if len(found) == 1 else None
        try:
            return await self.resolve_for_command(interaction)
        except Refused:
            return None

    def _bind_table(self, interaction: discord.Interaction, table: Table) -> Table:
        """Note with the interaction which table it is about."""
        context(interaction).table = table.id
        bind_contextvars(table=table.id)
        return table

    async def check_presence(self, table: Table, interaction: discord.Interaction) -> None:
        """Refuse a person who has left the server or was banned, also in direct messages and other places."""
        if interaction.guild_id != table.server and await self.membership.make_absent_if_gone(
            table, interaction.user.id
        ):
            raise Refused("left-server")

    async def list_own(self, person: int) -> list[Table]:
        """Return the open tables at which a person is seated. A damaged one is reported only if there is no other."""
        numbers = await self.open_tables.list_for_person(person)
        found = await self.tables.get_many(numbers)
        if numbers and not found:
            raise Damaged("damaged", number=numbers[0])
        return found

    async def resolve_as_host(self, interaction: discord.Interaction) -> Table:
        """Return the table that a command means. For a server manager, the only table of this channel comes first."""
        if await self.rights.may_host(interaction):
            found = [table for table in await self._find_closable(interaction) if not table.game.alone]
            if len(found) == 1:
                return found[0]
        return await self.resolve_for_command(interaction)

    async def list_closable(self, interaction: discord.Interaction) -> list[Table]:
        """Return the tables of this channel and its threads that this person may close. A host may close their own; who
        manages the server may close all; who plays in a match may ask for it.

        Raises ``Refused`` if there is none.
        """
        if found := await self._find_closable(interaction):
            return found
        numbers = await self.open_tables.list_in_place(interaction.channel_id or 0)
        around = await self.tables.get_many(numbers)
        if numbers and not around:
            raise Damaged("damaged", number=numbers[0])
        raise Refused("no-table-here" if all(table.game.alone for table in around) else "host-only")

    async def _find_closable(self, interaction: discord.Interaction) -> list[Table]:
        """The same, empty if there is none."""
        around = await self.tables.get_many(await self.open_tables.list_in_place(interaction.channel_id or 0))
        person, may_all = interaction.user.id, await self.rights.may_host(interaction)
        shared = [table for table in around if not table.game.alone]
        found = [table for table in shared if person in (table.host, *(table.people if table.begun else ())) or may_all]
        found = found or [table for table in around if table.game.alone and table.host == person]
        exact = [table for table in found if table.place == interaction.channel_id]
        return exact if len(exact) == 1 else found

    async def list_unreadable(self, interaction: discord.Interaction) -> list[int]:
        """Return the damaged tables of this channel and its threads that this person may close."""
        numbers = await self.open_tables.list_in_place(interaction.channel_id or 0)
        whole = {table.id for table in await self.tables.get_many(numbers)}
        damaged = [number for number in numbers if number not in whole]
        if await self.rights.may_host(interaction):
            return damaged
        return [number for number in damaged if await self.tables.store.host(number) == interaction.user.id]

    async def candidates(self, interaction: discord.Interaction, does: str) -> list[Table]:
        """Return the tables among which a person is asked to choose."""
        return await (self.list_closable(interaction) if does == "close" else self.list_own(interaction.user.id))


TRUSTED_FOR_S, TRUSTED_TO_MOVE_S = 600.0, 3600.0
"""A person seen in the server within this time counts as a member, in seconds: for a press, and for sending a hand."""
REMEMBERED_PEOPLE = 10_000
"""How many people are remembered as seen."""
UNKNOWN_MEMBER = 10007
BARRING = ("ban_members", "kick_members", "moderate_members", "manage_channels", "manage_roles")
"""Permissions by which somebody can keep others from coming to a channel."""
ASK_LIMIT_S = 1.0
"""Upper bound on asking Discord for a member, in seconds: a press waits for it."""


@dataclass(slots=True)
class Sighting:
    """When a person was last seen in a server, and what they are called there, empty if that is not known."""

    at: float = -inf
    name: str = ""


class Membership:
    """Remembers who was seen in which server, and makes the seats of people absent who have left."""

    def __init__(self, client: discord.Client, matches: Matches, people: PeopleStore, clock: Clock) -> None:
        self.client, self.matches, self.people, self.clock = client, matches, people, clock
        self._seen: OrderedDict[tuple[int, int], Sighting] = OrderedDict()
        if people.database.notifier is not None:
            people.database.notifier.subscribe(GONE, self._hear_gone)
        self._asked: dict[tuple[int, int], asyncio.Task[str | None]] = {}

    def note_seen(self, server: int, person: int) -> Sighting:
        """Note that a person is in a server. Gives what is known of that."""
        known = self._seen.get((server, person))
        if known is None:
            known = self._seen[server, person] = Sighting()
            while len(self._seen) > REMEMBERED_PEOPLE:
                self._seen.popitem(last=False)
        known.at = self.clock.now()
        self._seen.move_to_end((server, person))
        return known

    async def note_name(self, server: int, person: int, name: str) -> None:
        """Note what a person is called in a server. A new name stands in whatever is painted from then on."""
        known = self.note_seen(server, person)
        if name in ("", known.name):
            return
        try:  # in a context of its own: it is no effect of the press that shows the name
            await asyncio.create_task(self._rename(server, person, name), context=Context())
        except StoreAway as why:
            log.info("a new name is not saved yet: %s", why)
        else:
            known.name = name

    async def _rename(self, server: int, person: int, name: str) -> None:
        """Have a person called by their new name in a server: at its open tables, then in what is kept. So it is done
        again if the process dies in between.
        """
        tables = self.matches.tables
        for table in await tables.get_many(await tables.open_tables.list_for_person(person)):
            seat = table.seat_of(person)
            if table.server == server and seat is not None and table.players[seat].name != name:
                with suppress(Refused):  # closed, or left meanwhile
                    await self.matches.rename(table.id, person, name)
        await self.people.rename(server, person, name)

    async def make_absent_if_gone(self, table: Table, person: int, trusted: float = TRUSTED_FOR_S) -> bool:
        """Make the seat of a person absent who has left the table's server, and tell the table. Gives whether they
        have. A person who was seen in the ``trusted`` seconds before is not asked about.
        """
        if table.game.alone or not table.server:
            return False
        known = self._seen.get((table.server, person))
        if known is not None and self.clock.now() - known.at < trusted:
            return False
        if await self.check_member(table.server, person):
            return False
        await self.make_absent(table.id, person)
        return True

    async def check_member(self, server: int, person: int) -> bool:
        """Ask Discord whether a person is still in a server, and note who is not."""
        name = await self._name_in(server, person)
        if name is None:
            await self.people.note_gone(server, person)
            return False
        await self.note_name(server, person, name)
        return True

    async def make_absent(self, number: int, person: int, suspects: Collection[int] = ()) -> None:
        """Make the seat of a person absent who has left the server. ``suspects`` may have banned them."""
        with suppress(Refused, IllegalAction):  # the seat is absent already, or the table is closed
            await self.matches.make_absent(number, person, suspects)

    async def who_may_ban(self, guild: discord.Guild, people: Collection[int]) -> list[int]:
        """Return those of these people who may ban others. Who cannot be asked about is not one of them."""
        found = []
        for person in people:
            try:
                member = guild.get_member(person) or await guild.fetch_member(person)
            except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as fault:
                log.info("cannot find out what %s may do in server %s: %s", person, guild.id, fault)
                continue
            if member.guild_permissions.ban_members:
                found.append(person)
        return found

    async def who_may_bar(self, server: int, people: Collection[int]) -> list[int]:
        """Return those of these people who may keep others from coming to a channel. Raises Discord's faults, so that
        nobody counts as one who may not only because Discord does not answer.
        """
        members = [member for person in people if (member := await self._fetch(server, person)) is not None]
        return [one.id for one in members if any(may for name, may in one.guild_permissions if name in BARRING)]

    async def can_come(self, server: int, place: int, person: int) -> bool:
        """Return whether a person sees a place and may press buttons there. Raises Discord's faults."""
        member = await self._fetch(server, person)
        if member is None:
            return True
        until = member.timed_out_until
        timed_out = until is not None and until.timestamp() > real_time(self.matches.tables.clock)
        return not timed_out and await self._sees(member, place)

    async def who_cannot_see(self, server: int, place: int, people: Collection[int]) -> list[int]:
        """Return those of these people who are in a server and do not see a place of it. Raises Discord's faults."""
        members = await asyncio.gather(*(self._fetch(server, person) for person in people))
        return [one.id for one in members if one is not None and not await self._sees(one, place)]

    async def _fetch(self, server: int, person: int) -> discord.Member | None:
        """Return a member as Discord has them now; None, and note it, if they are gone, or where the bot is not."""
        guild = self.client.get_guild(server)
        if guild is None:
            return None
        try:
            return await guild.fetch_member(person)
        except discord.NotFound as fault:
            if fault.code == UNKNOWN_MEMBER:
                await self.people.note_gone(server, person)
        except discord.Forbidden as fault:
            log.info("cannot find out what %s may do in server %s: %s", person, server, fault)
        return None

    async def _sees(self, member: discord.Member, place: int) -> bool:
        """Whether a member sees a place; also one that the bot does not know, as one that is gone."""
        return member.guild.get_channel_or_thread(place) is None or await self.may_see(member, place)

    async def may_come(self, table: Table, person: int) -> bool:
        """Whether a person, who is asked for at Discord, may see the place of a table. Raises Discord's faults."""
        guild = self.client.get_guild(table.server)
        if guild is None:
            return False
        try:
            member = guild.get_member(person) or await guild.fetch_member(person)
        except discord.NotFound:
            return False
        return await self.may_see(member, table.place)

    async def find_member(self, guild: discord.Guild, person: int) -> discord.Member | None:
        """Return somebody who is in a server; None if they are not, or Discord does not say."""
        try:
            return guild.get_member(person) or await guild.fetch_member(person)
        except discord.HTTPException as fault:
            log.info("%s is not known to be in server %s: %s", person, guild.id, fault)
            return None

    async def may_see(self, member: discord.Member, place: int) -> bool:
        """Whether a member may see a place, to be called to it or told of it. Discord is asked who is in a private
        thread: ``sees`` does not know that.
        """
        thread = member.guild.get_thread(place)
        if sees(member, place) or thread is None or not thread.permissions_for(member).view_channel:
            return sees(member, place)
        try:
            await thread.fetch_member(member.id)
        except discord.HTTPException as fault:
            log.info("%s is not known to be in thread %s: %s", member.id, place, fault)
            return False
        return True

    async def note_gone(self, server: int, person: int) -> None:
        """Note that a person was banned, or has left."""
        self._seen.pop((server, person), None)
        await self.people.note_gone(server, person)

    def _hear_gone(self, key: Hashable) -> None:
        self._seen.pop(cast(tuple[int, int], key), None)

    async def _name_in(self, server: int, person: int) -> str | None:
        """Ask Discord what a member is called. None if it knows none; if it does not say, the person counts as one,
        whose name is empty.
        """
        if not is_in(self.client, server) and self.matches.tables.shards.has(server):
            return ""
        asked = self._asked.get((server, person))
        if asked is None:
            asked = self._asked[server, person] = asyncio.create_task(_fetch_name(self.client, server, person))
            asked.add_done_callback(lambda _: self._asked.pop((server, person), None))
        answered, _ = await asyncio.wait({asked}, timeout=ASK_LIMIT_S)
        return asked.result() if answered else ""


async def _fetch_name(client: discord.Client, server: int, person: int) -> str | None:
    """Return what this member is called, also in a server of another process: None if there is none, and empty if
    Discord does not say.

    Never cancelled: cancelling a request while discord.py waits for its global rate limit would leave its lock closed.
    """
    try:
        member = await client.http.get_member(server, person)
        return member.get("nick") or member["user"].get("global_name") or member["user"]["username"]
    except discord.NotFound as fault:
        return None if fault.code == UNKNOWN_MEMBER else ""
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as fault:
        log.info("cannot find out whether %s is a member of server %s: %s", person, server, fault)
    return ""
