"""``/table``: opening a table, its lobby and options, sitting down, leaving and closing."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import Item, LayoutView, TextDisplay

from bot.app import MauMauBot
from bot.discord.access import WhichTable
from bot.discord.context import may_see, parent_of
from bot.discord.entrances import CHOICE_CHARACTERS, ChoiceText, choices
from bot.discord.responder import meet, meet_person
from bot.discord.router import on_press, value, values
from bot.discord.sender import lacking_of
from bot.lessons.screens import offer_parts
from bot.people.preferences import reader, readers_faces
from bot.screens.components import GREEN, framed, notice_view
from bot.screens.lobby import (
    IN_LOBBY,
    SURE,
    AcceptPress,
    AgainPress,
    ClosePress,
    ComputerPress,
    ControlsPress,
    DeclinePress,
    DismissPress,
    JoinPress,
    LeavePress,
    LevelPress,
    OpenPress,
    PartnersPress,
    SendAwayPress,
    StartPress,
    StayPress,
    TeamPress,
    close_view,
    computer_seated,
    host_view,
    leave_view,
    lobby_view,
    partners_view,
    send_away_view,
)
from bot.screens.my_tables import SitPress
from bot.screens.page import Page, Person
from bot.screens.parts import permission_names, table_link, written_names
from bot.screens.press import discord_id, number
from bot.screens.table import GiveUpPress, table_view
from bot.services import Services
from bot.tables.table import PLAYED_ALONE, USUAL, Refused, Table
from bot.words import names, texts
from bot.words.texts import local
from cogs.play.session import Sessions
from cogs.tables.options import own_lobby
from cogs.tables.people import Hosting, sees
from rules.catalogue import FOR_TABLES, MORE_GAMES
from rules.match import OVER, Joined
from rules.options import Options
from rules.plain_text import caseless
from rules.shedding.written.reading import TITLE_LENGTH_LIMIT
from rules.table import SomeEvent


async def _games(interaction: discord.Interaction[MauMauBot], typed: str) -> list[app_commands.Choice[str]]:
    """Offer the server's own games, then ours."""
    locale, folded = reader(interaction), caseless(typed)
    own = await interaction.client.services.games.named(interaction.guild_id or 0)
    called = [(f"📝 {names.plain(game.name, TITLE_LENGTH_LIMIT)}", f"#{game.id}") for game in own]
    called += [(_introduced(name, locale), name) for name in FOR_TABLES]
    return choices((name, one) for name, one in called if folded in caseless(name) or folded == one)


def _introduced(name: str, locale: str) -> str:
    """One of our games; those that few know with a sentence about them."""
    called = texts.text(locale, f"game-{name}")
    if name not in MORE_GAMES:
        return called
    return names.plain(f"{called} · {texts.text(locale, f'intro-{name}')}", CHOICE_CHARACTERS)


async def _presets(interaction: discord.Interaction[MauMauBot], typed: str) -> list[app_commands.Choice[str]]:
    """Offer the server's presets of the game that was named."""
    rules = interaction.namespace.rules
    kept = await interaction.client.services.presets.all(interaction.guild_id or 0)
    return choices(((one.name, one.name) for one in kept if rules in (None, "", one.game)), typed)


@app_commands.guild_only()
class TableCog(Hosting, commands.GroupCog, group_name="table", group_description=local("cmd-table")):
    """``/table`` and the buttons of the lobby."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.store, self.tables, self.lobbies, self.lessons = (
            services.store,
            services.tables,
            services.lobbies,
            services.lessons,
        )
        self.pictures = services.pictures
        self.presets, self.games, self.sessions = services.presets, services.games, Sessions(services)
        self.access.do_after_choice("leave", self._leave_or_ask)
        self.access.do_after_choice("close", self._close_or_ask)
        self.access.do_after_choice("show", self._show)

    # commands

    @app_commands.command(name="open", description=local("cmd-table-open"))
    @app_commands.describe(
        rules=local("arg-rules"),
        preset=local("arg-preset"),
        player=local("arg-challenged"),
        player2=local("arg-challenged-too"),
        player3=local("arg-challenged-too"),
    )
    @app_commands.autocomplete(rules=_games, preset=_presets)
    async def open(
        self,
        interaction: discord.Interaction,
        rules: ChoiceText = "",
        preset: ChoiceText = "",
        player: discord.Member | None = None,
        player2: discord.Member | None = None,
        player3: discord.Member | None = None,
    ) -> None:
        """Open a lobby in this channel. Whoever is named is challenged."""
        await self._open(interaction, rules, preset, [one for one in (player, player2, player3) if one is not None])

    @app_commands.guild_only()
    async def challenge(self, interaction: discord.Interaction, player: discord.Member | discord.User) -> None:
        """*Challenge*, in the menu of a person: open a lobby of the server's default game for them."""
        await self._open(interaction, "", "", [player])

    @on_press(OpenPress)
    async def press_open(self, interaction: discord.Interaction, press: OpenPress) -> None:
        """*Open a table*."""
        if interaction.guild is None:
            raise Refused("opens-in-server")
        await self._open(interaction, press.subject, "")

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
        self._may_post(interaction)
        await self.rights.check_opening(interaction)
        for player in challenged:
            if player == interaction.user:
                raise Refused("yourself")
            if player.bot or not isinstance(player, discord.Member) or not sees(player, interaction.channel.id):
                raise Refused("no-challenge")
        await meet(self.store.people, self.store.servers, interaction)
        source = await self.games.source(interaction.guild.id, rules) if rules else ""
        game, settings = await self.preferences.new_tables(interaction.guild.id)
        options: Options = await self.preferences.new_rules(interaction.guild.id, source or game)
        if preset:
            kept = await self.presets.get(interaction.guild.id, preset)
            if source not in ("", kept.source):
                raise Refused("preset-game", preset=kept.written)
            game, options, settings = kept.source, kept.options_of_today(), dict(kept.settings)
        table = await self.lobbies.open(
            interaction.guild.id,
            interaction.channel.id,
            interaction.user.id,
            interaction.user.display_name,
            source or game,
            parent=parent_of(interaction.channel),
            where=interaction.guild.name,
            options=options,
            settings=settings,
            challenged=[*dict.fromkeys(player.id for player in challenged)],
        )
        await self._greet(interaction, table)

    @app_commands.command(name="show", description=local("cmd-table-show"))
    async def show(self, interaction: discord.Interaction) -> None:
        """Have the table's message stand at the end of its channel. Anywhere else, show the table to the person."""
        await self._show(interaction, await self.access.table_here(interaction, "show"))

    @app_commands.command(name="here", description=local("cmd-table-here"))
    async def here(self, interaction: discord.Interaction) -> None:
        """Move a table to this channel, when its own channel is lost."""
        self._may_post(interaction)
        table = await self._lost_table(interaction) or await self.access.table_here(interaction)
        if table.server != interaction.guild_id:
            raise Refused("no-table-here")
        await self.rights.check_place(interaction)
        channel, parent = interaction.channel_id or 0, parent_of(interaction.channel)
        await self.lobbies.move(table.id, interaction.user.id, channel, parent)
        await self.painter.repost(table)
        await self.answers.say(interaction, "notice-table-here")

    @app_commands.command(name="leave", description=local("cmd-table-leave"))
    async def leave(self, interaction: discord.Interaction) -> None:
        """Leave the table of this channel."""
        await self._leave_or_ask(interaction, await self.access.table_here(interaction, "leave"))

    @app_commands.command(name="close", description=local("cmd-table-close"))
    async def close(self, interaction: discord.Interaction) -> None:
        """Close a table of this channel: one that cannot be read first, because nobody can choose it from a list.

        Its host and server managers may do so; those who play in a match after its first round only together.
        """
        if damaged := await self.access.unreadable(interaction):
            await self.tables.close_unreadable(damaged[0], interaction.user.id)
            await self.answers.say(interaction, "notice-closed-damaged", number=damaged[0])
            return
        found = await self.access.closable(interaction)
        if len(found) > 1:
            raise WhichTable(found, "close")
        await self._close_or_ask(interaction, found[0])

    @app_commands.command(name="kick", description=local("cmd-table-kick"))
    @app_commands.describe(player=local("arg-player"))
    async def kick(self, interaction: discord.Interaction, player: ChoiceText) -> None:
        """Remove somebody. The host and server managers may do so alone; otherwise a majority of the others
        is needed.
        """
        table, whom, name = await self.named(interaction, player)
        if whom is None:
            raise Refused("only-people")
        if whom == interaction.user.id:
            raise Refused("bad-value")
        await self.answers.show(interaction, send_away_view(table, whom, name, reader(interaction)))

    @on_press(SendAwayPress)
    async def press_send_away(self, interaction: discord.Interaction, press: SendAwayPress) -> None:
        """*Send away*, for sure."""
        table, whom = await self.tables.get(press.table), discord_id(press.argument)
        name = written_names(table)[table.held_seat(whom)]
        may_alone = await self.rights.hosts_at(interaction, table)
        lacking = await self.lobbies.send_away(table.id, interaction.user.id, whom, may_alone=may_alone)
        await self._tell(interaction, "kick-asked" if lacking else "kick-done", who=name, count=lacking)

    @kick.autocomplete("player")
    async def others(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the other people of the table."""
        return await self.offered_people(interaction, typed)

    @on_press(GiveUpPress)
    async def press_give_up(self, interaction: discord.Interaction, press: GiveUpPress) -> None:
        """*Stop the match*."""
        await self._close(interaction, await self.tables.get(press.table))

    @on_press(ClosePress)
    async def press_close(self, interaction: discord.Interaction, press: ClosePress) -> None:
        """*Close the table*, for sure."""
        await self._close(interaction, await self.tables.get(press.table))

    @on_press(StayPress)
    async def press_stay(self, interaction: discord.Interaction, press: StayPress) -> None:
        """*Stay* or *Cancel*."""
        await self._tell(interaction, "nothing-done")

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
        if table.server != interaction.guild_id or table.alone or not may_see(interaction, table.seen_in):
            raise Refused("no-table")
        await self._sit(interaction, table.id)

    @on_press(AcceptPress)
    async def press_accept(self, interaction: discord.Interaction, press: AcceptPress) -> None:
        """*Accept*, by a person who was challenged."""
        if interaction.user.id not in (await self.tables.get(press.table)).notes.guests.challenged:
            raise Refused("not-challenged")
        await self._sit(interaction, press.table)

    @on_press(DeclinePress)
    async def press_decline(self, interaction: discord.Interaction, press: DeclinePress) -> None:
        """*Decline*, by a person who was challenged."""
        await self.lobbies.decline(press.table, interaction.user.id)
        await self.answers.say(interaction, "declined")

    @on_press(LeavePress)
    async def press_leave(self, interaction: discord.Interaction, press: LeavePress) -> None:
        """*Leave*."""
        table = await self.tables.get(press.table)
        if press.argument == IN_LOBBY and table.state is not None:
            raise Refused("moved-on")
        await (self._leave if press.argument == SURE else self._leave_or_ask)(interaction, table)

    @on_press(ControlsPress)
    async def press_controls(self, interaction: discord.Interaction, press: ControlsPress) -> None:
        """*Host controls*, and the way back to them."""
        await self._show_controls(interaction, await own_lobby(self.tables, interaction, press))

    @on_press(ComputerPress)
    async def press_computer(self, interaction: discord.Interaction, press: ComputerPress) -> None:
        """*Add a computer*."""
        await self._add_computer(interaction, press.table, press.argument or USUAL)

    @on_press(LevelPress)
    async def press_level(self, interaction: discord.Interaction, press: LevelPress) -> None:
        """The level of one more computer player was chosen."""
        await self._add_computer(interaction, press.table, value(interaction))

    @on_press(DismissPress)
    async def press_dismiss(self, interaction: discord.Interaction, press: DismissPress) -> None:
        """*Remove a computer*: the last one that has sat down."""
        table = (await self.lobbies.dismiss_computer(press.table, interaction.user.id)).table
        await self._show_controls(interaction, table)

    @on_press(PartnersPress)
    async def press_partners(self, interaction: discord.Interaction, press: PartnersPress) -> None:
        """*Teams*: ask the host who plays in the first team."""
        table = await own_lobby(self.tables, interaction, press)
        if not table.chooses_partners:
            raise Refused("no-teams")
        await self.answers.show(interaction, partners_view(table, reader(interaction)))

    @on_press(TeamPress)
    async def press_team(self, interaction: discord.Interaction, press: TeamPress) -> None:
        """The first team was chosen."""
        seats = [number(chosen) for chosen in values(interaction)]
        table = (await self.lobbies.set_partners(press.table, interaction.user.id, seats, press.prompt)).table
        await self._show_controls(interaction, table)

    @on_press(StartPress)
    async def press_start(self, interaction: discord.Interaction, press: StartPress) -> None:
        """*Start*: deal, and open the hand of who has pressed, but not before the dealer has dealt (SRB-32)."""
        table = (await self.lobbies.start(press.table, interaction.user.id, interaction.id)).table
        if table.dealing(self.tables.now()):
            dealt = notice_view(texts.text(reader(interaction), "hand-dealing"))
            await self.answers.show(interaction, dealt)
        else:
            await self.sessions.show_hand(interaction, table)

    @on_press(AgainPress)
    async def press_again(self, interaction: discord.Interaction, press: AgainPress) -> None:
        """*Play again*: the same people with the same game and options; each person presses once."""
        self._may_post(interaction)
        await self.rights.check_opening(interaction)
        await meet_person(self.store.people, interaction)
        user, channel = interaction.user, interaction.channel_id or 0
        parent = parent_of(interaction.channel)
        outcome = await self.guests.again(
            press.table, channel, user.id, user.display_name, interaction.id, parent=parent
        )
        await self._greet(interaction, outcome.table, outcome.events)

    async def _lost_table(self, interaction: discord.Interaction) -> Table | None:
        """Give the person's only table in this server whose channel cannot be reached, or None."""
        mine = await self.tables.readable(await self.store.open_tables.of_person(interaction.user.id))
        lost = [table for table in mine if table.posted.lost and table.server == interaction.guild_id]
        return lost[0] if len(lost) == 1 else None

    def _may_post(self, interaction: discord.Interaction) -> None:
        inside = isinstance(interaction.channel, discord.Thread)
        if lacks := lacking_of(interaction.app_permissions, thread=inside):
            raise Refused("lacks-permission", permissions=permission_names(lacks, reader(interaction)))

    async def _sit(self, interaction: discord.Interaction, table: int) -> None:
        """Give the person a seat, and say so."""
        await meet_person(self.store.people, interaction)
        outcome = await self.lobbies.sit(table, interaction.user.id, interaction.user.display_name, interaction.id)
        await self._greet(interaction, outcome.table, outcome.events)

    async def _greet(self, interaction: discord.Interaction, table: Table, events: Sequence[SomeEvent] = ()) -> None:
        """Answer a person who has sat down, with one message. ``events`` are those of sitting down.

        Who joins somebody else's table is written to, which shows whether direct messages arrive. To the host of a
        lobby that is done only if they did not: they look at the channel, and the first hand will show it.
        """
        person, locale = interaction.user.id, reader(interaction)
        hosts = table.host == person and table.state is None
        known = await self.store.people.get(person)
        arrive = known is None or known["takes_dms"]
        if not hosts or not arrive:
            await self.responder.defer(interaction)
            arrive = await self.painter.hands.greet(table, person, locale, "joined")
        later = any(isinstance(event, Joined) for event in events)
        key = "joined-no-dms" if not arrive else "joined-later" if later else "table-opened" if hosts else "seated"
        told = [texts.text(locale, key)]
        if interaction.channel_id not in (table.channel, table.thread):
            told.append(texts.text(locale, "seated-elsewhere", link=table_link(table)))
        offered = table.state is None and await self.lessons.offer(person, table.game.name)
        lessons = offer_parts(table.game.name, locale) if offered else []
        if hosts:
            await self._show_controls(interaction, table, told[0], lessons)
            return
        if table.state is None:
            told.append(texts.text(locale, "seated-host", host=f"<@{table.host}>"))
        await self.responder.reply(interaction, view=framed(GREEN, [TextDisplay("\n".join(told)), *lessons]))

    async def _show_controls(
        self, interaction: discord.Interaction, table: Table, note: str = "", more: Sequence[Item[LayoutView]] = ()
    ) -> None:
        """Show the host of a lobby what only a host may do. From now on that message follows the lobby."""
        locale = reader(interaction)
        view = host_view(table, locale, note, more)
        self.painter.public.follow_lobby(table, interaction, locale)
        await self.answers.show(interaction, view)

    async def _add_computer(self, interaction: discord.Interaction, number: int, level: str) -> None:
        """Seat one more computer player, and tell who has added it: the host, or anybody where a match waits."""
        table, locale = await self.tables.get(number), reader(interaction)
        if table.state is None and table.host != interaction.user.id:
            raise Refused("not-the-host", host=f"<@{table.host}>")
        if table.state is not None and table.complete:
            raise Refused("already-started")
        if not table.has_room:
            raise Refused("table-full", most=table.game.seats[1])
        table = (await self.lobbies.add_computer(number, interaction.user.id, level)).table
        if table.state is None:
            await self._show_controls(interaction, table, computer_seated(table, locale))
        else:
            await self.answers.show(interaction, notice_view(computer_seated(table, locale)))

    async def _close_or_ask(self, interaction: discord.Interaction, table: Table) -> None:
        """Close a table, and ask first if that ends it for others, or if who closes it alone leaves a match by that.
        Who plays in a match with others asks those anyway.
        """
        others = [person for person in table.people if person != interaction.user.id]
        plays = table.state is not None and table.seat_of(interaction.user.id) is not None
        if others and not plays:
            await self.answers.show(interaction, close_view(table, len(others), reader(interaction)))
        elif plays and not others and not table.alone:
            await self._leave_or_ask(interaction, table)
        else:
            await self._close(interaction, table)

    async def _close(self, interaction: discord.Interaction, table: Table) -> None:
        may_close = await self.rights.hosts_at(interaction, table)
        lacking = await self.lobbies.close(table.id, interaction.user.id, may_close=may_close)
        await self._tell(interaction, "stop-asked" if lacking else "notice-closed", count=lacking)

    async def _tell(self, interaction: discord.Interaction, key: str, **facts: object) -> None:
        """Answer with a text: in the place of the question, if there was one."""
        await self.answers.show(interaction, notice_view(texts.text(reader(interaction), key, **facts)))

    async def _show(self, interaction: discord.Interaction, table: Table) -> None:
        if table.alone:
            await self.answers.show_hand(interaction, table)
        elif interaction.channel_id == table.place:
            await self.painter.repost(table)
            await self.answers.say(interaction, "hand-picked")
        else:
            person = Person(reader(interaction), readers_faces(interaction, self.pictures.faces))
            began = table.state is not None
            view = table_view(Page(table, person)) if began else lobby_view(table, person.locale)
            view.add_item(TextDisplay(table_link(table)))
            await self.answers.show(interaction, view)

    async def _leave_or_ask(self, interaction: discord.Interaction, table: Table) -> None:
        """Leave a table, and ask first whether somebody leaves a match that is on."""
        on = table.state is not None and table.state.phase != OVER and not table.alone
        if on and table.seat_of(interaction.user.id) is not None:
            await self.responder.reply(interaction, view=leave_view(table, reader(interaction)))
        else:
            await self._leave(interaction, table)

    async def _leave(self, interaction: discord.Interaction, table: Table) -> None:
        lobby = table.state is None or table.alone
        after = (await self.lobbies.rise(table.id, interaction.user.id)).table
        if lobby:
            await self.answers.say(interaction, "left-lobby")
        else:
            await self.answers.say(interaction, "left-match" if after.closed is None else "left-match-over")
