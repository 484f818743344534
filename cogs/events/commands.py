"""``/event``: leagues, knock-outs and Swiss tournaments of a server; their buttons."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import MauMauBot
from bot.chores import every
from bot.discord.context import location_of, may_see, server_of
from bot.discord.responder import meet, meet_person
from bot.discord.router import ChoiceText, choices, on_press
from bot.people.preferences import reader_of
from bot.screens.components import notice_view, number
from bot.store.faults import StoreAway
from bot.tables.kinds import EVENT
from bot.tables.lobby import Location
from bot.tables.table import PLAYED_ALONE, Refused
from bot.time import DAY
from bot.words import names
from bot.words.texts import local
from cogs.events.event import (
    FEWEST_PLACES,
    LEGS_LIMIT,
    MOST_PLACES,
    ROUNDS_LIMIT,
    EventKind,
    EventPlan,
    EventStage,
    ServerEvent,
)
from cogs.events.screens import (
    KIND,
    BeginEventPress,
    CancelEventPress,
    JoinEventPress,
    LeaveEventPress,
    LeaveEventSurePress,
    StandingsPress,
    StopEventPress,
    leave_view,
    standings_view,
    stop_view,
)
from cogs.events.service import Events
from cogs.people.presets import presets_of
from cogs.tables.commands import offered_games, offered_presets
from rules.catalogue import make_saved
from rules.options import Options

KINDS = [app_commands.Choice(name=local(KIND.key(kind)), value=kind.value) for kind in EventKind]
USUAL_PLACES, USUAL_WEEKS, USUAL_SIGNUP_DAYS = 16, 6, 3
WEEKS_LIMIT, SIGNUP_DAYS_LIMIT = 26, 30
HIGHEST_PAGE = 100
EventName = app_commands.Range[str, 1, 64]


async def _events(interaction: discord.Interaction[MauMauBot], typed: str) -> list[app_commands.Choice[str]]:
    """Offer the events of the server that the person may see."""
    cog = interaction.client.get_cog(EventCog.__cog_name__)
    assert isinstance(cog, EventCog)
    manages = await cog.rights.manages(interaction)
    found = await cog.events.list_events(interaction.guild_id or 0)
    seen = (one for one in found if _may_see(cog.events, interaction, one.seen_in, manages=manages))
    return choices(((names.plain(one.name, 64), f"#{one.id}") for one in seen), typed)


def _may_see(events: Events, interaction: discord.Interaction, place: int, *, manages: bool) -> bool:
    """Whether a person may see an event of a place: also who manages the server, if that place is lost."""
    return may_see(interaction, place) or (manages and events.is_lost(place))


@app_commands.guild_only()
class EventCog(commands.GroupCog, group_name="event", group_description=local("cmd-event")):
    """``/event`` and the buttons of events. Each asks anew who may."""

    def __init__(self, bot: MauMauBot, events: Events) -> None:
        self.bot, self.events, self.services = bot, events, (services := bot.services)
        self.store, self.rights = services.store, services.rights
        self.answers, self.responder, self.preferences = services.answers, services.responder, services.preferences
        self.offers, self.presets = services.offers, presets_of(services)

    async def cog_load(self) -> None:
        self.services.changed.append(self.events.wake)
        self.services.kinds[EVENT] = self.events

    async def cog_unload(self) -> None:
        self.services.changed.remove(self.events.wake)
        del self.services.kinds[EVENT]

    @every(1, "events")
    async def move_on(self) -> None:
        """Move on what is due."""
        await self.events.tick()

    @commands.Cog.listener()
    async def on_permitted(self, server: int) -> None:
        """Show what could not be shown before the bot had other permissions."""
        await self.bot.retry_until(partial(self.events.retry_lost, server), away=StoreAway)

    @app_commands.command(name="new", description=local("cmd-event-new"))
    @app_commands.describe(
        name=local("arg-event-name"),
        kind=local("arg-event-kind"),
        rules=local("arg-rules"),
        preset=local("arg-preset"),
        weeks=local("arg-event-weeks"),
        places=local("arg-event-places"),
        rounds=local("arg-event-rounds"),
        signup=local("arg-event-signup"),
        role=local("arg-event-role"),
    )
    @app_commands.choices(kind=KINDS)
    @app_commands.autocomplete(rules=offered_games, preset=offered_presets)
    async def new(
        self,
        interaction: discord.Interaction,
        name: EventName,
        kind: str,
        rules: ChoiceText = "",
        preset: ChoiceText = "",
        weeks: app_commands.Range[int, 1, WEEKS_LIMIT] = USUAL_WEEKS,
        places: app_commands.Range[int, FEWEST_PLACES, max(MOST_PLACES.values())] = USUAL_PLACES,
        rounds: app_commands.Range[int, 0, ROUNDS_LIMIT] = 0,
        signup: app_commands.Range[int, 1, SIGNUP_DAYS_LIMIT] = USUAL_SIGNUP_DAYS,
        role: discord.Role | None = None,
    ) -> None:
        """Make an event in this channel, from a preset or a game; people sign up by its buttons."""
        guild, where = await self.rights.require_managed(interaction), await self._place(interaction)
        if rules in PLAYED_ALONE:
            raise Refused("bad-value")
        await meet(self.store.people, self.store.servers, interaction)
        source = await self.offers.source(guild.id, rules) if rules else ""
        usual, settings = await self.preferences.new_tables(guild.id)
        options: Options = await self.preferences.new_rules(guild.id, source or usual)
        if preset:
            kept = await self.presets.get(guild.id, preset)
            if source not in ("", kept.source):
                raise Refused("preset-game", preset=kept.written)
            source, options, settings = kept.source, kept.options_of_today(), dict(kept.settings)
        game = make_saved(source or usual, options)
        plan = EventPlan(
            names.plain(name, 64),
            EventKind(kind),
            game.name,
            game.book.source or None,
            game.book.title or None,
            game.version,
            dict(game.options),
            settings,
            role.id if role is not None and not role.is_default() else 0,
            places,
            weeks,
            min(rounds, LEGS_LIMIT) if kind == EventKind.LEAGUE else rounds,
        )
        event = await self.events.create(guild.id, where.channel, where.parent, interaction.user.id, plan, signup * DAY)
        await self._show(interaction, event, 0)

    @app_commands.command(name="show", description=local("cmd-event-show"))
    @app_commands.describe(event=local("arg-event"))
    @app_commands.autocomplete(event=_events)
    async def show(self, interaction: discord.Interaction, event: ChoiceText = "") -> None:
        """Show an event to the person: who leads, and its buttons."""
        await self._show(interaction, await self._find_event(interaction, event), 0)

    @app_commands.command(name="here", description=local("cmd-event-here"))
    @app_commands.describe(event=local("arg-event"))
    @app_commands.autocomplete(event=_events)
    async def here(self, interaction: discord.Interaction, event: ChoiceText = "") -> None:
        """Have an event go on in this channel."""
        guild, where = await self.rights.require_managed(interaction), await self._place(interaction)
        found = await self._find_event(interaction, event)
        await self.responder.defer(interaction)
        await self.events.move(guild.id, found.id, interaction.user.id, where.channel, where.parent)
        await self.answers.say(interaction, "event-moved")

    @app_commands.command(name="stop", description=local("cmd-event-stop"))
    @app_commands.describe(event=local("arg-event"))
    @app_commands.autocomplete(event=_events)
    async def stop(self, interaction: discord.Interaction, event: ChoiceText = "") -> None:
        """Stop an event, after a question."""
        await self.rights.require_managed(interaction)
        found = await self._find_event(interaction, event)
        if not found.running:
            raise Refused("event-over")
        await self.answers.show(interaction, stop_view(found, reader_of(interaction)))

    @on_press(StandingsPress)
    async def press_standings(self, interaction: discord.Interaction, press: StandingsPress) -> None:
        await self._show(
            interaction, await self._require_visible_event(interaction, press.subject), min(press.page, HIGHEST_PAGE)
        )

    @on_press(JoinEventPress)
    async def press_join(self, interaction: discord.Interaction, press: JoinEventPress) -> None:
        """*Join*: a place, or the reserve."""
        event = await self._require_visible_event(interaction, press.subject)
        await meet_person(self.store.people, interaction)
        roles = [role.id for role in getattr(interaction.user, "roles", ())]
        event = await self.events.join(event.server, event.id, interaction.user.id, roles)
        mine = event.entrant(interaction.user.id)
        key = "event-reserved" if mine in event.reserve else "event-joined"
        await self.answers.say(interaction, key, name=names.escape(event.plan.name, 64))

    @on_press(LeaveEventPress)
    async def press_leave(self, interaction: discord.Interaction, press: LeaveEventPress) -> None:
        """*Leave*: at once before it begins and from the reserve, after a question afterwards."""
        event = await self._require_visible_event(interaction, press.subject)
        mine = event.entrant(interaction.user.id)
        if mine is None or not event.running:
            raise Refused("event-not-in")
        if mine.place is None:
            await self._leave(interaction, event)
        else:
            await self.responder.reply(interaction, view=leave_view(event, reader_of(interaction)))

    @on_press(LeaveEventSurePress)
    async def press_leave_sure(self, interaction: discord.Interaction, press: LeaveEventSurePress) -> None:
        await self._leave(interaction, await self._require_visible_event(interaction, press.subject))

    @on_press(BeginEventPress)
    async def press_begin(self, interaction: discord.Interaction, press: BeginEventPress) -> None:
        """*Begin now*."""
        await self.rights.require_managed(interaction)
        event = await self._require_visible_event(interaction, press.subject)
        if len(event.signed_up) < FEWEST_PLACES:
            raise Refused("event-few", least=FEWEST_PLACES)
        await self.events.begin(event.server, event.id)
        await self._tell(interaction, "event-begins")

    @on_press(StopEventPress)
    async def press_stop(self, interaction: discord.Interaction, press: StopEventPress) -> None:
        """*Stop the event*, for sure."""
        await self.rights.require_managed(interaction)
        event = await self._require_visible_event(interaction, press.subject)
        await self.events.stop(event.server, event.id, interaction.user.id)
        await self._tell(interaction, "event-stop-done")

    @on_press(CancelEventPress)
    async def press_cancel(self, interaction: discord.Interaction, press: CancelEventPress) -> None:
        await self._tell(interaction, "nothing-done")

    async def _leave(self, interaction: discord.Interaction, event: ServerEvent) -> None:
        await self.events.leave(event.server, event.id, interaction.user.id)
        await self.answers.say(interaction, "event-left", name=names.escape(event.plan.name, 64))

    async def _tell(self, interaction: discord.Interaction, key: str) -> None:
        """Answer with a text: in the place of the question."""
        await self.answers.show(interaction, notice_view(reader_of(interaction).text(key)))

    async def _show(self, interaction: discord.Interaction, event: ServerEvent, page: int) -> None:
        manages, named = await self.rights.manages(interaction), await self.events.load_roster(event)
        await self.answers.show(
            interaction, standings_view(event, named, page, reader_of(interaction), manages=manages)
        )

    async def _find_event(self, interaction: discord.Interaction, said: str) -> ServerEvent:
        """Return the event that was named, by its number or its name; without a name the only one that goes on, or the
        last one. Raises ``Refused``.
        """
        listed = await self.events.list_events(server_of(interaction))
        manages = await self.rights.manages(interaction)
        seen = [one for one in listed if _may_see(self.events, interaction, one.seen_in, manages=manages)]
        going = [one for one in seen if one.stage in (EventStage.OPEN, EventStage.ON)]
        if not said:
            if len(going) > 1:
                raise Refused("which-event")
            found = going or seen
        else:
            wanted = names.plain(said, 64).casefold()
            found = [one for one in seen if said == f"#{one.id}" or names.plain(one.name, 64).casefold() == wanted]
        if not found:
            raise Refused("no-event")
        return await self.events.get(server_of(interaction), found[0].id)

    async def _require_visible_event(self, interaction: discord.Interaction, subject: str) -> ServerEvent:
        """Return the event of a press, if the person may see it. Raises ``Refused``."""
        event = await self.events.get(server_of(interaction), number(subject))
        manages = await self.rights.manages(interaction)
        if not _may_see(self.events, interaction, event.seen_in, manages=manages):
            raise Refused("no-event")
        return event

    async def _place(self, interaction: discord.Interaction) -> Location:
        """Return where an event is to be, if the server allows it there and the bot may post. Raises ``Refused``."""
        await self.rights.check_place(interaction)
        self.rights.check_posting(interaction)
        return location_of(interaction)
