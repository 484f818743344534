"""``/open``, ``/table`` and the lobby: opening a table, sitting down, leaving and closing; its host, invitations and
pauses; its game and its options. And ``/games``: a person's tables in all servers, and those of a server that take
players; and the choice of a table where several may be meant.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from operator import attrgetter

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import TextDisplay

from bot.app import MauMauBot
from bot.discord.access import WhichTable, seen_by_one
from bot.discord.context import context, location_of, may_see, parent_of
from bot.discord.responder import meet, meet_person
from bot.discord.router import (
    CHOICE_CHARACTERS,
    ChoiceText,
    choices,
    on_press,
    parse_seat,
    value,
    works_in_dms,
)
from bot.discord.sender import PASSING
from bot.people.preferences import ROLE, reader_of
from bot.screens.components import (
    GREEN,
    discord_id,
    framed_view,
    notice_view,
    number,
)
from bot.screens.games import game_name
from bot.screens.lobby import (
    IN_LOBBY,
    PANEL,
    SURE,
    SURE_IN_LOBBY,
    AcceptPress,
    AgainPress,
    ControlsPress,
    DeclinePress,
    InviteAllPress,
    InvitePress,
    InviteWhomPress,
    JoinPress,
    LeavePress,
    OpenPress,
    StartPress,
    lobby_view,
    match_starts_text,
    more_view,
)
from bot.screens.more import BottomPress, CloseAskPress, HandOverPress, SendAwayWhomPress
from bot.screens.page import HAND_BESIDE, NextTablePress, Page, plain_names, table_link, written_names
from bot.screens.table import GiveUpPress, PausePress, ResumePress, table_view
from bot.services import Services
from bot.tables.lobby import TableSetup
from bot.tables.play import PAUSE_LENGTHS
from bot.tables.table import PLAYED_ALONE, Player, Refused, Stage, Table
from bot.words import names, text_keys
from bot.words.texts import Person, local
from cogs.people.presets import presets_of
from cogs.play.session import Sessions
from cogs.tables.guests import Guests
from cogs.tables.options import Panels, own_lobby
from cogs.tables.screens import (
    ANY_WISH,
    OF_PACE,
    QUICK,
    SLOW,
    WISH_OFF,
    ClosePress,
    MyTablesPress,
    OpenTablesPress,
    SendAwayPress,
    SitPress,
    StayPress,
    TablesPagePress,
    WhichTablePress,
    WishPress,
    close_view,
    invite_view,
    leave_view,
    left_view,
    my_tables_view,
    open_tables_view,
    send_away_view,
    stayed_view,
    waits_for,
    which_table_view,
    wish_view,
)
from cogs.tables.wishes import ANY, WISH_S, Wish, Wishes, WishStore
from rules.catalogue import FOR_TABLES, MORE_GAMES
from rules.match import Joined
from rules.options import Options
from rules.plain_text import caseless
from rules.table import SomeEvent

LENGTHS = [app_commands.Choice(name=local(text_keys.PAUSE.key(length)), value=length) for length in PAUSE_LENGTHS]


async def offered_games(interaction: discord.Interaction[MauMauBot], typed: str) -> list[app_commands.Choice[str]]:
    """Offer the server's own games, then ours."""
    reader, folded = reader_of(interaction), caseless(typed)
    called = await interaction.client.services.offers.list_choices(interaction.guild_id or 0)
    called += [(_introduced(name, reader), name) for name in FOR_TABLES]
    return choices((name, one) for name, one in called if folded in caseless(name) or folded == one)


def _introduced(name: str, reader: Person) -> str:
    """One of our games; those that few know with a sentence about them."""
    called = reader.text(text_keys.GAME.key(name))
    if name not in MORE_GAMES:
        return called
    return names.plain(f"{called} · {reader.text(text_keys.INTRO_OF_MORE.key(name))}", CHOICE_CHARACTERS)


async def offered_presets(interaction: discord.Interaction[MauMauBot], typed: str) -> list[app_commands.Choice[str]]:
    """Offer the server's presets of the game that was named."""
    game = interaction.namespace.game
    kept = await presets_of(interaction.client.services).all(interaction.guild_id or 0)
    return choices(((one.name, one.name) for one in kept if game in (None, "", one.game)), typed)


@works_in_dms
class TableCog(commands.GroupCog, group_name="table", group_description=local("cmd-table")):
    """``/open``, ``/table`` and the buttons of the lobby."""

    def __init__(self, services: Services, wishes: Wishes) -> None:
        self.store, self.tables, self.lobbies = services.store, services.tables, services.lobbies
        self.access, self.rights, self.guests = (
            services.access,
            services.rights,
            Guests(services.tables, services.lobbies),
        )
        self.answers, self.responder, self.painter = services.answers, services.responder, services.painter
        self.preferences, self.pauses, self.greetings = services.preferences, services.pauses, services.greetings
        self.sender, self.wishes, self.kinds = services.sender, wishes, services.kinds
        self.membership, self.messages = services.membership, services.messages
        self.presets, self.offers, self.sessions = presets_of(services), services.offers, Sessions(services)
        self.panels = Panels(services)
        self.access.do_after_choice("leave", self._leave_or_ask)
        self.access.do_after_choice("close", self._close_or_ask)
        self.access.do_after_choice("show", self._show)

    # commands

    @app_commands.describe(
        game=local("arg-game"),
        preset=local("arg-preset"),
        player=local("arg-challenged"),
        player2=local("arg-challenged"),
        player3=local("arg-challenged"),
    )
    @app_commands.autocomplete(game=offered_games, preset=offered_presets)
    @app_commands.guild_only()
    async def open(
        self,
        interaction: discord.Interaction,
        game: ChoiceText = "",
        preset: ChoiceText = "",
        player: discord.Member | None = None,
        player2: discord.Member | None = None,
        player3: discord.Member | None = None,
    ) -> None:
        """``/open``: open a lobby in this channel. Whoever is named is challenged."""
        await self._open(interaction, game, preset, [one for one in (player, player2, player3) if one is not None])

    @app_commands.guild_only()
    async def challenge(self, interaction: discord.Interaction, player: discord.Member | discord.User) -> None:
        """*Challenge*, in the menu of a person: open a lobby of the server's default game for them."""
        await self._open(interaction, "", "", [player])

    @on_press(OpenPress)
    async def press_open(self, interaction: discord.Interaction, press: OpenPress) -> None:
        if interaction.guild is None:
            raise Refused("opens-in-server")
        game, _, how = press.subject.partition("/")
        context(interaction).beside = how == HAND_BESIDE
        await self._open(interaction, game, "")

    async def _open(
        self,
        interaction: discord.Interaction,
        rules: str,
        preset: str,
        challenged: Sequence[discord.Member | discord.User] = (),
    ) -> None:
        if interaction.guild is None or interaction.channel is None:
            raise Refused("server-only")
        if rules in PLAYED_ALONE:
            raise Refused("bad-value")
        self.rights.check_posting(interaction)
        await self.rights.check_opening(interaction)
        for player in challenged:
            if player == interaction.user:
                raise Refused("yourself")
            if player.bot or not isinstance(player, discord.Member):
                raise Refused("no-challenge")
            if not await self.membership.may_see(player, interaction.channel.id):
                raise Refused("no-challenge")
        await meet(self.store.people, self.store.servers, interaction)
        source = await self.offers.source(interaction.guild.id, rules) if rules else ""
        game, settings = await self.preferences.new_tables(interaction.guild.id)
        options: Options = await self.preferences.new_rules(interaction.guild.id, source or game)
        if preset:
            kept = await self.presets.get(interaction.guild.id, preset)
            if source not in ("", kept.source):
                raise Refused("preset-game", preset=kept.written)
            game, options, settings = kept.source, kept.options_of_today(), dict(kept.settings)
        table = await self.lobbies.open(
            location_of(interaction),
            Player(interaction.user.id, interaction.user.display_name),
            TableSetup(source or game, options, settings),
            challenged=[*dict.fromkeys(player.id for player in challenged)],
        )
        await self._greet(interaction, table)
        if not challenged:
            self.sender.run_in_background(self.wishes.announce(table), "tell who wants to know that a table has opened")

    @app_commands.command(name="show", description=local("cmd-table-show"))
    async def show(self, interaction: discord.Interaction) -> None:
        """Have the table's message stand at the end of its channel. Anywhere else, show the table to the person."""
        await self._show(interaction, await self.access.resolve_for_command(interaction, "show"))

    @app_commands.command(name="here", description=local("cmd-table-here"))
    async def here(self, interaction: discord.Interaction) -> None:
        """Move a table to this channel, when its own channel is lost."""
        if interaction.guild is None:
            raise Refused("server-only")
        self.rights.check_posting(interaction)
        table = await self._lost_table(interaction) or await self.access.resolve_for_command(interaction)
        if table.server != interaction.guild_id:
            raise Refused("no-table-here")
        await self.rights.check_place(interaction)
        channel, parent = interaction.channel_id or 0, parent_of(interaction.channel)
        others = [person for person in table.people if person != interaction.user.id]
        if unseen := await self.membership.who_cannot_see(table.server, channel, others):
            called = written_names(table)
            who = ", ".join(called[table.held_seat(person)] for person in unseen)
            raise Refused("channel-not-seen", who=who, count=len(unseen))
        await self.lobbies.move(table.id, interaction.user.id, channel, parent)
        await self.painter.repost(table)
        await self.answers.say(interaction, "notice-table-here")

    @app_commands.command(name="leave", description=local("cmd-table-leave"))
    async def leave(self, interaction: discord.Interaction) -> None:
        """Leave the table of this channel."""
        await self._leave_or_ask(interaction, await self.access.resolve_for_command(interaction, "leave"))

    @app_commands.command(name="close", description=local("cmd-table-close"))
    async def close(self, interaction: discord.Interaction) -> None:
        """Close a table of this channel: one that cannot be read first, because nobody can choose it from a list.

        Its host and server managers may do so; those who play in a match after its first round only together.
        """
        if damaged := await self.access.list_unreadable(interaction):
            await self.tables.close_unreadable(damaged[0], interaction.user.id)
            await self.answers.say(interaction, "notice-closed-damaged", number=damaged[0])
            return
        found = await self.access.list_closable(interaction)
        if len(found) > 1:
            raise WhichTable(found, "close")
        await self._close_or_ask(interaction, found[0])

    @app_commands.command(name="kick", description=local("cmd-table-kick"))
    @app_commands.describe(player=local("arg-player"))
    async def kick(self, interaction: discord.Interaction, player: ChoiceText) -> None:
        """Remove somebody. The host and server managers may do so alone; otherwise a majority of the others
        is needed.
        """
        table, whom, name = await self.resolve_named(interaction, player)
        if whom is None:
            raise Refused("only-people")
        if whom == interaction.user.id:
            raise Refused("bad-value")
        await self.answers.show(interaction, send_away_view(Page(table, reader_of(interaction)), whom, name))

    @on_press(SendAwayPress)
    async def press_send_away(self, interaction: discord.Interaction, press: SendAwayPress) -> None:
        """*Send away*, for sure."""
        table, whom = await self.tables.get(press.table), discord_id(press.argument)
        name = written_names(table)[table.held_seat(whom)]
        may_alone = await self.rights.may_host_table(interaction, table)
        lacking = await self.lobbies.send_away(table.id, interaction.user.id, whom, may_alone=may_alone)
        await self._tell(interaction, "kick-asked" if lacking else "kick-done", who=name, count=lacking)

    @kick.autocomplete("player")
    async def others(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the other people of the table."""
        return await self.offered_people(interaction, typed)

    @on_press(GiveUpPress)
    async def press_give_up(self, interaction: discord.Interaction, press: GiveUpPress) -> None:
        await self._close(interaction, await self.tables.get(press.table))

    @on_press(ClosePress)
    async def press_close(self, interaction: discord.Interaction, press: ClosePress) -> None:
        """*Close the table*, for sure."""
        await self._close(interaction, await self.tables.get(press.table))

    @on_press(StayPress)
    async def press_stay(self, interaction: discord.Interaction, press: StayPress) -> None:
        """*Stay* or *Cancel*. Where the question stood on a hand, that is shown again."""
        table = await self.tables.get(press.table)
        plays = table.begun and table.closed is None and table.seat_of(interaction.user.id) is not None
        if plays and interaction.guild_id is None:
            await self.sessions.show_hand(interaction, table)
            return
        await self.answers.show(interaction, stayed_view(Page(table, reader_of(interaction)), plays=plays))

    # the lobby

    @on_press(JoinPress)
    async def press_join(self, interaction: discord.Interaction, press: JoinPress) -> None:
        """*Join*. For a person who is seated already and could not be written to, try direct messages again."""
        person = await self.store.people.get(interaction.user.id)
        table = await self.tables.get(press.table)
        if person and not person["takes_dms"] and table.seat_of(interaction.user.id) is not None:
            await self._greet(interaction, table)
            return
        await self._sit(interaction, press.table)

    @on_press(SitPress)
    async def press_sit(self, interaction: discord.Interaction, press: SitPress) -> None:
        """*Join* in the list of the tables of a server: also from another channel, if the person may see the table."""
        table = await self.tables.get(number(press.subject))
        if table.server != interaction.guild_id or table.game.alone or not may_see(interaction, table.seen_in):
            raise Refused("no-table")
        await self._sit(interaction, table.id)

    @on_press(AcceptPress)
    async def press_accept(self, interaction: discord.Interaction, press: AcceptPress) -> None:
        """*Accept*, by a person who was challenged; *I'm here*, at a match of an event."""
        table = await self.tables.get(press.table)
        if (kind := self.kinds.for_table(table)) is not None:
            if interaction.user.id not in table.notes.guests.invited:
                raise Refused("event-no-match")
            await meet_person(self.store.people, interaction)
            found = await kind.come(table.notes.origin.event, interaction.user.id, interaction.id)
            await self._greet(interaction, found or table)
            return
        if interaction.user.id not in table.notes.guests.challenged:
            raise Refused("not-challenged")
        await self._sit(interaction, press.table)

    @on_press(DeclinePress)
    async def press_decline(self, interaction: discord.Interaction, press: DeclinePress) -> None:
        """*Decline*, by a person who was challenged."""
        await self.lobbies.decline(press.table, interaction.user.id)
        await self.answers.say(interaction, "declined")

    @on_press(LeavePress)
    async def press_leave(self, interaction: discord.Interaction, press: LeavePress) -> None:
        table = await self.tables.get(press.table)
        if press.argument in (IN_LOBBY, SURE_IN_LOBBY) and table.stage is not Stage.LOBBY:
            raise Refused("moved-on")
        if table.stage is Stage.LOBBY and (kind := self.kinds.for_table(table)) is not None:
            await kind.go_away(table.notes.origin.event, interaction.user.id)
            await self.answers.say(interaction, "left-lobby")
            return
        sure = press.argument in (SURE, SURE_IN_LOBBY)
        await (self._leave if sure else self._leave_or_ask)(interaction, table)

    @on_press(BottomPress)
    async def press_bottom(self, interaction: discord.Interaction, press: BottomPress) -> None:
        """*Table to the bottom*."""
        table = await self.access.get_table(interaction, press.table)
        if table.unsaved:
            raise Refused("moved-on")
        await self._show(interaction, table)

    @on_press(CloseAskPress)
    async def press_close_ask(self, interaction: discord.Interaction, press: CloseAskPress) -> None:
        """*Close*, in what only the host is offered."""
        await self._close_or_ask(interaction, await self.tables.get(press.table))

    @on_press(SendAwayWhomPress)
    async def press_send_away_whom(self, interaction: discord.Interaction, press: SendAwayWhomPress) -> None:
        """Whom to send away was chosen: that is asked once more."""
        table, whom, name = await self._resolve_chosen(interaction, press.table)
        await self.answers.show(interaction, send_away_view(Page(table, reader_of(interaction)), whom, name))

    @on_press(HandOverPress)
    async def press_hand_over(self, interaction: discord.Interaction, press: HandOverPress) -> None:
        """Who is the host from now on was chosen."""
        table, whom, name = await self._resolve_chosen(interaction, press.table)
        may_appoint = await self.rights.may_host_table(interaction, table)
        await self.guests.hand_host(table.id, interaction.user.id, whom, may_appoint=may_appoint)
        await self._tell(interaction, "host-done", who=name)

    async def _resolve_chosen(self, interaction: discord.Interaction, at: int) -> tuple[Table, int, str]:
        """Return the table, the person who was chosen from its players in a select, and what they are called. Raises
        ``Refused`` if they have left.
        """
        table, whom = await self.tables.get(at), discord_id(value(interaction))
        seat = table.seat_of(whom)
        if seat is None:
            raise Refused("moved-on")
        return table, whom, written_names(table)[seat]

    @on_press(ControlsPress)
    async def press_controls(self, interaction: discord.Interaction, press: ControlsPress) -> None:
        """*More*, and the way back to it: for the host of a lobby with their panel."""
        table, person = await self.tables.get(press.table), interaction.user.id
        if table.stage is not Stage.LOBBY:
            raise Refused("already-started")
        if table.host != person or table.notes.origin.event:
            sits = table.seat_of(person) is not None or person in table.notes.guests.invited
            await self.answers.show(interaction, more_view(Page(table, reader_of(interaction)), sits=sits))
            return
        if table.notes.guests.challenged:
            await self._withdraw_gone(table, person)
            table = await own_lobby(self.tables, interaction, press)
        await self.panels.show(interaction, table, more=press.argument != PANEL)

    @on_press(StartPress)
    async def press_start(self, interaction: discord.Interaction, press: StartPress) -> None:
        """*Start*: deal, and say where the cards are. The panel becomes that receipt; the hand comes by itself."""
        table, reader = await self.tables.get(press.table), reader_of(interaction)
        if table.notes.origin.event:
            raise Refused("event-table")
        if table.stage is Stage.LOBBY and table.host != interaction.user.id:
            raise Refused("not-the-host", host=f"<@{table.host}>")
        if table.may_begin:
            await self.painter.hands.open_inbox(interaction.user.id)
        table = (await self.lobbies.start(press.table, interaction.user.id, interaction.id)).table
        self.painter.public.follow_start(table, interaction, reader)
        await self.answers.show(interaction, await self.painter.public.start_view(table, interaction.user.id, reader))

    @on_press(InvitePress)
    async def press_invite(self, interaction: discord.Interaction, press: InvitePress) -> None:
        """*Invite*: ask whom."""
        table = await self.tables.get(press.table)
        table.held_seat(interaction.user.id)
        if not table.has_room:
            raise Refused("table-full", most=table.game.seats[1])
        role = await self._find_role(interaction)
        if table.host == interaction.user.id:
            self.painter.public.unfollow_lobby(table)
        self.answers.lead_back(interaction, press.table)
        await self.answers.show(
            interaction, invite_view(Page(table, reader_of(interaction)), role.name if role is not None else "")
        )

    @on_press(InviteWhomPress)
    async def press_whom(self, interaction: discord.Interaction, press: InviteWhomPress) -> None:
        """Somebody was chosen, to be invited."""
        table, whom = await self.tables.get(press.table), discord_id(value(interaction))
        member = None if interaction.guild is None else await self.membership.find_member(interaction.guild, whom)
        if member is None:
            raise Refused("not-invited")
        await self._invite(interaction, table, member)

    @on_press(InviteAllPress)
    async def press_invite_all(self, interaction: discord.Interaction, press: InviteAllPress) -> None:
        """Everybody is called who looks for a table."""
        await self._invite(interaction, await self.tables.get(press.table), None)

    @on_press(AgainPress)
    async def press_again(self, interaction: discord.Interaction, press: AgainPress) -> None:
        """*Play again*: the same people with the same game and options; each person presses once."""
        self.rights.check_posting(interaction)
        await self.rights.check_opening(interaction)
        await meet_person(self.store.people, interaction)
        who = Player(interaction.user.id, interaction.user.display_name)
        outcome = await self.guests.again(press.table, location_of(interaction), who, interaction.id)
        await self._greet(interaction, outcome.table, outcome.events)

    async def _lost_table(self, interaction: discord.Interaction) -> Table | None:
        """Return the person's only table in this server whose channel cannot be reached, or None."""
        mine = await self.tables.get_many(await self.store.open_tables.list_for_person(interaction.user.id))
        lost = [table for table in mine if table.posted.lost and table.server == interaction.guild_id]
        return lost[0] if len(lost) == 1 else None

    async def _sit(self, interaction: discord.Interaction, table: int) -> None:
        """Seat the person, and say so."""
        await meet_person(self.store.people, interaction)
        await self._withdraw_gone(await self.tables.get(table), interaction.user.id)
        outcome = await self.lobbies.sit(table, interaction.user.id, interaction.user.display_name, interaction.id)
        await self._greet(interaction, outcome.table, outcome.events)

    async def _withdraw_gone(self, table: Table, asking: int) -> None:
        """Wait no longer for challenged people who have left the server: of that Discord tells nothing by itself."""
        others = [person for person in table.notes.guests.challenged if person != asking]
        there = await asyncio.gather(*(self.membership.check_member(table.server, person) for person in others))
        for person in (person for person, is_there in zip(others, there, strict=True) if not is_there):
            with suppress(Refused):  # the match has begun meanwhile
                await self.lobbies.withdraw(table.id, person)

    async def _greet(self, interaction: discord.Interaction, table: Table, events: Sequence[SomeEvent] = ()) -> None:
        """Answer a person who has sat down, with one message. ``events`` are those of sitting down.

        Who joins somebody else's table is written to, which shows whether direct messages arrive. To the host of a
        lobby that is done only if they did not: they look at the channel, and the first hand will show it.
        """
        person, reader = interaction.user.id, reader_of(interaction)
        hosts = table.host == person and table.stage is Stage.LOBBY
        known = await self.store.people.get(person)
        arrive = known is None or known["takes_dms"]
        if not hosts or not arrive:
            await self.responder.defer(interaction)
            arrive = await self.painter.hands.greet(table, person, reader, "joined")
        later = any(isinstance(event, Joined) for event in events)
        key = "joined-no-dms" if not arrive else "hand-not-in" if later else "seated"
        told = [reader.text(key)]
        if interaction.channel_id not in (table.channel, table.thread):
            told.append(reader.text("seated-elsewhere", link=table_link(table)))
        if hosts:
            note = [] if arrive else told[:1]
            await self.panels.show(interaction, table, "\n".join([*note, *told[1:]]))
            return
        if table.stage is Stage.LOBBY and table.notes.origin.event:
            told.append(match_starts_text(table, reader))
        elif table.stage is Stage.LOBBY and not table.notes.guests.challenged:  # else it starts when all have accepted
            told.append(reader.text("seated-host", host=f"<@{table.host}>"))
        offered = [part for hook in self.greetings for part in await hook(table, reader)]
        await self.responder.reply(interaction, view=framed_view(GREEN, [TextDisplay("\n".join(told)), *offered]))

    async def _close_or_ask(self, interaction: discord.Interaction, table: Table) -> None:
        """Close a table, and ask first if that ends it for others, or if who closes it alone leaves a match by that.
        Who plays in a match with others asks those anyway.
        """
        others = [person for person in table.people if person != interaction.user.id]
        plays = table.stage is not Stage.LOBBY and table.seat_of(interaction.user.id) is not None
        if others and not plays:
            await self.answers.show(interaction, close_view(Page(table, reader_of(interaction)), len(others)))
        elif plays and not others and not table.game.alone:
            await self._leave_or_ask(interaction, table)
        else:
            await self._close(interaction, table)

    async def _close(self, interaction: discord.Interaction, table: Table) -> None:
        may_close = await self.rights.may_host_table(interaction, table)
        lacking = await self.lobbies.close(table.id, interaction.user.id, may_close=may_close)
        await self._tell(interaction, "stop-asked" if lacking else "notice-closed", count=lacking)

    async def _tell(self, interaction: discord.Interaction, key: str, **facts: object) -> None:
        """Answer with a text: in the place of the question, if there was one."""
        await self.answers.show(interaction, notice_view(reader_of(interaction).text(key, **facts)))

    async def _show(self, interaction: discord.Interaction, table: Table) -> None:
        if table.game.alone:
            await self.answers.show_hand(interaction, table)
        elif interaction.channel_id == table.place:
            await self.painter.repost(table)
            await self.answers.say(interaction, "hand-picked")
        else:
            reader = reader_of(interaction)
            view = (lobby_view if table.stage is Stage.LOBBY else table_view)(Page(table, reader))
            view.add_item(TextDisplay(table_link(table)))
            await self.answers.show(interaction, view)

    async def _leave_or_ask(self, interaction: discord.Interaction, table: Table) -> None:
        """Leave a table, and ask first whether somebody leaves a match that is on, or a host the lobby."""
        person = interaction.user.id
        on = table.stage in (Stage.PLAYING, Stage.BETWEEN) and table.seat_of(person) is not None
        hosts = table.stage is Stage.LOBBY and table.host == person
        if (on or hosts) and not table.game.alone:
            self.painter.public.unfollow_lobby(table)
            await self.answers.show(interaction, leave_view(Page(table, reader_of(interaction))))
        else:
            await self._leave(interaction, table)

    async def _leave(self, interaction: discord.Interaction, table: Table) -> None:
        """Leave a table. The answer takes the place of the question. Whoever hosts the lobby then is told."""
        person, hosted = interaction.user.id, table.stage is Stage.LOBBY and table.host == interaction.user.id
        after = (await self.lobbies.leave_seat(table.id, person)).table
        there = interaction.guild_id == after.server and interaction.channel_id in (after.channel, after.thread)
        await self.answers.show(interaction, left_view(Page(after, reader_of(interaction)), returns=there))
        if hosted and after.stage is Stage.LOBBY and after.host not in (None, person):
            self.sender.run_in_background(
                self._tell_new_host(after, after.host), "tell somebody that they are the host"
            )

    async def _tell_new_host(self, table: Table, host: int) -> None:
        """Tell somebody that they host a lobby now, silently."""
        reader = await self.preferences.reader(host)
        told = notice_view(reader.text("host-now", game=game_name(table, reader), link=table_link(table)))
        with suppress(*PASSING):  # the lobby says so, too
            await self.messages.send(host, told, silent=True)

    # what people decide about a table besides playing: its host, invitations, pauses

    @app_commands.command(name="host", description=local("cmd-table-host"))
    @app_commands.describe(player=local("arg-player"))
    async def host(self, interaction: discord.Interaction, player: ChoiceText) -> None:
        """Make somebody else host."""
        table, whom, name = await self.resolve_named(interaction, player)
        may_appoint = await self.rights.may_host_table(interaction, table)
        await self.guests.hand_host(table.id, interaction.user.id, whom, may_appoint=may_appoint)
        await self.answers.say(interaction, "host-done", who=name)

    @app_commands.command(name="invite", description=local("cmd-table-invite"))
    @app_commands.describe(player=local("arg-invited"))
    async def invite(self, interaction: discord.Interaction, player: discord.User | None = None) -> None:
        """Invite somebody to the table. If nobody is named: everybody with the role that the server has
        chosen for it.
        """
        table = await self.access.resolve_for_command(interaction)
        await self._invite(interaction, table, player)

    async def _invite(
        self, interaction: discord.Interaction, table: Table, player: discord.Member | discord.User | None
    ) -> None:
        if table.server != interaction.guild_id:
            raise Refused("no-table-here")
        called = await self._role(interaction) if player is None else player
        if isinstance(called, discord.User):
            raise Refused("not-invited")
        if isinstance(called, discord.Member) and (
            called.bot or not await self.membership.may_see(called, table.place)
        ):
            raise Refused("not-invited")
        await self.guests.invite(table.id, interaction.user.id, player.id if player else None)
        await self.responder.defer(interaction)
        await self.painter.public.invite(table, names.escape(interaction.user.display_name), called)
        hosts = table.stage is Stage.LOBBY and table.host == interaction.user.id
        if hosts and seen_by_one(interaction.message):
            await self.panels.show(interaction, table, reader_of(interaction).text("invite-done"))
        else:
            await self.answers.say(interaction, "invite-done")

    @app_commands.command(name="pause", description=local("cmd-table-pause"))
    @app_commands.describe(length=local("arg-pause"))
    @app_commands.choices(length=LENGTHS)
    async def pause(self, interaction: discord.Interaction, length: str = "") -> None:
        """Ask for a pause. It begins when a majority asks for it."""
        await self._pause(interaction, (await self.access.resolve_for_command(interaction)).id, length)

    @app_commands.command(name="resume", description=local("cmd-table-resume"))
    async def resume(self, interaction: discord.Interaction) -> None:
        """Ask that a pause ends now."""
        await self._go_on(interaction, (await self.access.resolve_for_command(interaction)).id)

    @on_press(PausePress)
    async def press_pause(self, interaction: discord.Interaction, press: PausePress) -> None:
        """*Pause*: join the request for a pause."""
        await self._pause(interaction, press.table)

    @on_press(ResumePress)
    async def press_resume(self, interaction: discord.Interaction, press: ResumePress) -> None:
        await self._go_on(interaction, press.table)

    @host.autocomplete("player")
    async def people(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the other people of the table."""
        return await self.offered_people(interaction, typed)

    async def offered_people(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the other people of the table that a command is about, while the person types."""
        try:
            table = await self.access.resolve_as_host(interaction)
        except Refused:
            return []
        named = enumerate(plain_names(table))
        people = [name for seat, name in named if table.players[seat].person not in (None, interaction.user.id)]
        return choices(((name, name) for name in people), typed)

    async def resolve_named(self, interaction: discord.Interaction, player: str) -> tuple[Table, int | None, str]:
        """Return the table of a command, the person who was named there (None: a computer player), and that player's
        name.
        """
        table = await self.access.resolve_as_host(interaction)
        seat = parse_seat(table, player)
        return table, table.players[seat].person, written_names(table)[seat]

    async def _pause(self, interaction: discord.Interaction, number: int, length: str = "") -> None:
        table, lacking = await self.pauses.pause(number, interaction.user.id, length)
        if lacking:
            how_long = reader_of(interaction).text(text_keys.PAUSE.key(table.notes.pause.length))
            await self.answers.say(interaction, "pause-asked", length=how_long, count=lacking)
        else:
            await self.answers.say(interaction, "pause-begun", until=table.paused_until)

    async def _go_on(self, interaction: discord.Interaction, number: int) -> None:
        _, lacking = await self.pauses.go_on(number, interaction.user.id)
        if lacking:
            await self.answers.say(interaction, "pause-end-asked", count=lacking)
        else:
            await self.answers.say(interaction, "pause-over")

    async def _role(self, interaction: discord.Interaction) -> discord.Role:
        """Return the role that the server has chosen for looking for players. Raises ``Refused``."""
        role = await self._find_role(interaction)
        if role is None:
            raise Refused("no-role")
        return role

    async def _find_role(self, interaction: discord.Interaction) -> discord.Role | None:
        guild = interaction.guild
        chosen = (await self.preferences.of("server", guild.id))[ROLE.name] if guild else ""
        role = guild.get_role(int(chosen)) if guild and chosen.isdigit() else None
        return None if role is None or role.is_default() else role


class MyTablesCog(commands.Cog):
    """The tables of one person, and those at which they could sit down."""

    def __init__(self, services: Services, wishes: WishStore) -> None:
        self.access, self.answers, self.store = services.access, services.answers, services.store
        self.tables, self.of_server = services.tables, services.store.open_tables.list_for_server
        self.wishes, self.wall, self.kinds, self.sessions = wishes, services.wall, services.kinds, Sessions(services)

    @app_commands.command(name="games", description=local("cmd-games"))
    @works_in_dms
    async def games(self, interaction: discord.Interaction) -> None:
        """List the tables at which the person is seated, and their matches of events that wait, in every server."""
        await self._games(interaction)

    @on_press(MyTablesPress)
    async def press_page(self, interaction: discord.Interaction, press: MyTablesPress) -> None:
        await self._games(interaction, press.page)

    async def _games(self, interaction: discord.Interaction, page: int = 0) -> None:
        mine = await self.access.list_own(interaction.user.id)
        for kind in self.kinds.values():
            mine += await kind.waiting_for(interaction.user.id)
        here, free = interaction.guild_id is not None, None
        if here:
            found = await self._list_others(interaction)
            mine += [table for table in found if table.challenges(interaction.user.id)]
            free = sum(table.takes_players for table in found)
        view = my_tables_view(mine, reader_of(interaction), page, here=here, free=free)
        await self.answers.show(interaction, view)

    @on_press(NextTablePress)
    async def press_next(self, interaction: discord.Interaction, press: NextTablePress) -> None:
        """*One after the other*: the hand at the most urgent table takes the place of the message."""
        mine = await self.access.list_own(interaction.user.id)
        first = min(
            (one for one in mine if waits_for(one, interaction.user.id)), key=attrgetter("urgency"), default=None
        )
        if first is None:
            await self.answers.show(interaction, notice_view(reader_of(interaction).text("games-title", count=0)))
            return
        context(interaction).table = first.id
        await self.access.check_presence(first, interaction)
        await self.sessions.show_hand(interaction, first)

    @on_press(OpenTablesPress)
    async def press_open_tables(self, interaction: discord.Interaction, press: OpenTablesPress) -> None:
        person = interaction.user.id
        found = [table for table in await self._list_others(interaction) if table.takes_players]
        wish = await self.wishes.get(person, interaction.guild_id or 0)
        wished = None if wish is None or wish.until <= self.wall() else wish.game
        await self.answers.show(interaction, open_tables_view(found, reader_of(interaction), press.page, wished))

    async def _list_others(self, interaction: discord.Interaction) -> list[Table]:
        """Return the tables of the server at which the person does not sit, may, and may see."""
        person, numbers = interaction.user.id, await self.of_server(interaction.guild_id or 0)
        return [
            table
            for table in await self.tables.get_many(numbers)
            if table.seat_of(person) is None
            and person not in table.notes.guests.barred
            and may_see(interaction, table.seen_in)
        ]

    @on_press(WishPress)
    async def press_wish(self, interaction: discord.Interaction, press: WishPress) -> None:
        """*Tell me when a table opens*: of which game, or, in the answer to that, how quick; or not any more."""
        person, server, chosen = interaction.user.id, interaction.guild_id or 0, value(interaction)
        if not server:
            raise Refused("server-only")
        before = await self.wishes.get(person, server) or Wish(ANY, ANY, 0.0)
        wish = before._replace(until=self.wall() + WISH_S)
        if chosen == WISH_OFF:
            await self.wishes.drop(person, server, self.wall())
            await self.answers.show(interaction, notice_view(reader_of(interaction).text("wish-off")))
            return
        if press.subject == OF_PACE and chosen in (QUICK, SLOW, ANY_WISH):
            wish = wish._replace(pace=ANY if chosen == ANY_WISH else chosen)
        elif press.subject != OF_PACE and chosen in (ANY_WISH, *FOR_TABLES):
            wish = wish._replace(game=ANY if chosen == ANY_WISH else chosen)
        else:
            raise Refused("bad-value")
        await meet(self.store.people, self.store.servers, interaction)
        await self.wishes.put(person, server, wish)
        await self.answers.show(interaction, wish_view(wish.game, wish.pace, wish.until, reader_of(interaction)))


class WhichTableCog(commands.Cog):
    """The list of tables, and the operation at the chosen one."""

    def __init__(self, services: Services) -> None:
        self.access, self.answers = services.access, services.answers
        services.faults.screens[WhichTable] = lambda fault, reader: which_table_view(fault.tables, fault.does, reader)

    @on_press(TablesPagePress)
    async def press_page(self, interaction: discord.Interaction, press: TablesPagePress) -> None:
        self.access.after_choice(press.subject)
        tables = await self.access.candidates(interaction, press.subject)
        if not tables:
            raise Refused("nothing-listed")
        view = which_table_view(tables, press.subject, reader_of(interaction), press.page)
        await self.answers.show(interaction, view)

    @on_press(WhichTablePress)
    async def press_which(self, interaction: discord.Interaction, press: WhichTablePress) -> None:
        """A table was chosen from the offered ones."""
        chosen, operation = number(value(interaction)), self.access.after_choice(press.subject)
        for table in await self.access.candidates(interaction, press.subject):
            if table.id == chosen:
                context(interaction).table = table.id
                await self.access.check_presence(table, interaction)
                await operation(interaction, table)
                return
        raise Refused("moved-on")
