"""``/event``: leagues, knock-outs and Swiss tournaments of a server; their buttons."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import TextDisplay

from bot.app import MauMauBot
from bot.chores import every
from bot.discord.context import location_of, may_see, server_of
from bot.discord.responder import meet, meet_person
from bot.discord.router import ChoiceText, choices, field_value, on_press, values
from bot.people.preferences import reader_of
from bot.screens.components import (
    GREY,
    SELECT_OPTIONS,
    discord_id,
    framed_view,
    notice_view,
    number,
    select,
    select_option,
)
from bot.screens.doors import EventsPress
from bot.screens.lobby import HereEventPress
from bot.screens.page import table_link
from bot.store.faults import StoreAway
from bot.tables.kinds import EVENT
from bot.tables.lobby import Location
from bot.tables.table import PLAYED_ALONE, Refused, Table
from bot.time import DAY
from bot.words import names
from bot.words.text_keys import GAME
from bot.words.texts import Person, local
from cogs.archive.titles import game_text
from cogs.events.drafts import (
    DAYS_LIMIT,
    NAME_UNITS,
    ROUNDS_OFFERED,
    SELDOM,
    SIGNUP_DAYS_LIMIT,
    USUAL_DAYS,
    USUAL_PLACES,
    USUAL_SEATS,
    USUAL_SIGNUP_DAYS,
    DraftEventPress,
    EventDraft,
    NamedEventPress,
    NameEventPress,
    PostEventPress,
    ask_event_name,
    draft_view,
    preset_key,
)
from cogs.events.drawings import draw_meetings, draw_results, has_meetings
from cogs.events.event import EventStage, ServerEvent
from cogs.events.groups import SEATS_LIMIT
from cogs.events.ladder import MOVES
from cogs.events.match import TWO
from cogs.events.plan import FEWEST_PLACES, MOST_PLACES, EventKind, EventPlan, EventScoring
from cogs.events.screens import (
    KIND,
    AskStopEventPress,
    BeginEventPress,
    CancelEventPress,
    CrossEventPress,
    EventMorePress,
    JoinEventPress,
    LeaveEventPress,
    LeaveEventSurePress,
    MyMatchPress,
    NextSeasonPress,
    PartnerEventPress,
    StandingsPress,
    StopEventPress,
    cross_view,
    ladder_lines,
    leave_view,
    more_view,
    out_view,
    signup_line,
    standings_view,
    stop_view,
)
from cogs.events.service import AlreadyHere, Events
from cogs.events.store import Listed
from cogs.people.presets import presets_of
from cogs.tables.commands import offered_games, offered_presets
from rules.catalogue import FOR_TABLES, RULEBOOKS, make_saved
from rules.game import SomeGame, seats_near

HIGHEST_PAGE = 100


def team_size(game: SomeGame, seats: int) -> int:
    """How many play together at a table of so many, as they sit; 1 where each plays alone, or partners are drawn."""
    sides = game.sides_in_lobby(seats)
    several = max(sides, default=0) + 1
    return seats // several if sides and sides == [seat % several for seat in range(seats)] else 1


KINDS = [app_commands.Choice(name=local(KIND.key(kind)), value=kind.value) for kind in EventKind]
EventName = app_commands.Range[str, 1, NAME_UNITS]


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
@app_commands.default_permissions(manage_guild=True)
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
        game=local("arg-game"),
        preset=local("arg-preset"),
        days=local("arg-event-days"),
        places=local("arg-event-places"),
        seats=local("arg-event-seats"),
        rounds=local("arg-event-rounds"),
        signup=local("arg-event-signup"),
        role=local("arg-event-role"),
    )
    @app_commands.choices(kind=KINDS)
    @app_commands.autocomplete(game=offered_games, preset=offered_presets)
    async def new(
        self,
        interaction: discord.Interaction,
        name: EventName = "",
        kind: str = EventKind.LEAGUE.value,
        game: ChoiceText = "",
        preset: ChoiceText = "",
        days: app_commands.Range[int, 1, DAYS_LIMIT] = USUAL_DAYS,
        places: app_commands.Range[int, FEWEST_PLACES, max(MOST_PLACES.values())] = USUAL_PLACES,
        seats: app_commands.Range[int, TWO, SEATS_LIMIT] = USUAL_SEATS,
        rounds: app_commands.Range[int, 0, max(ROUNDS_OFFERED)] = 0,
        signup: app_commands.Range[int, 1, SIGNUP_DAYS_LIMIT] = USUAL_SIGNUP_DAYS,
        role: discord.Role | None = None,
    ) -> None:
        """Show a new event to who makes it, as far as it was said, with selects for all of it."""
        guild = await self.rights.require_managed(interaction)
        await self._place(interaction)
        key = await self._game_key(guild.id, game, preset)
        said = role.id if role is not None and not role.is_default() else 0
        draft = EventDraft(name, EventKind(kind), key, days, signup, places, rounds, said, seats)
        await self._show_draft(interaction, draft.bounded())

    async def _game_key(self, server: int, rules: str, preset: str) -> str:
        """Return what means the game, or the preset, that was typed. Raises ``Refused``."""
        if rules in PLAYED_ALONE:
            raise Refused("bad-value")
        source = await self.offers.source(server, rules) if rules else ""
        if preset:
            kept = await self.presets.get(server, preset)
            if source not in ("", kept.source):
                raise Refused("preset-game", preset=kept.written)
            return preset_key(kept.name)
        if source in ("", *RULEBOOKS):
            return source
        offered = [one for kind in self.offers.sources for one in await kind.list_offers(server)]
        return next((one.said for one in offered if one.definition == source), "")

    @on_press(DraftEventPress)
    async def press_draft(self, interaction: discord.Interaction, press: DraftEventPress) -> None:
        """Something of a new event was chosen, or its other page."""
        await self.rights.require_managed(interaction)
        what, _, coded = press.subject.partition("/")
        draft = EventDraft.decoded(coded)
        if what not in ("", "more"):
            draft = draft.choose(what, next(iter(values(interaction)), ""))
        await self._show_draft(interaction, draft, more=what in SELDOM)

    @on_press(NameEventPress)
    async def press_name(self, interaction: discord.Interaction, press: NameEventPress) -> None:
        await self.rights.require_managed(interaction)
        await self.responder.ask(interaction, ask_event_name(EventDraft.decoded(press.subject), reader_of(interaction)))

    @on_press(NamedEventPress)
    async def press_named(self, interaction: discord.Interaction, press: NamedEventPress) -> None:
        """The name of a new event was written."""
        await self.rights.require_managed(interaction)
        draft = replace(EventDraft.decoded(press.subject), name=field_value(interaction))
        await self._show_draft(interaction, draft.bounded())

    @on_press(PostEventPress)
    async def press_post(self, interaction: discord.Interaction, press: PostEventPress) -> None:
        """*Post it here*: the event is made; its message comes at once."""
        guild, where = await self.rights.require_managed(interaction), await self._place(interaction)
        await meet(self.store.people, self.store.servers, interaction)
        reader, draft = reader_of(interaction), EventDraft.decoded(press.subject)
        plan, _ = await self._plan(guild.id, draft, reader)
        by, until = interaction.user.id, draft.signup * DAY
        event = await self.events.create(guild.id, where.channel, where.parent, by, plan, until)
        line = signup_line(event, self.events.tables.clock.ahead, reader)
        await self.answers.show(interaction, notice_view(f"✅ **{names.escape(event.plan.name, 64)}**\n{line}"))

    async def _show_draft(self, interaction: discord.Interaction, draft: EventDraft, *, more: bool = False) -> None:
        server, reader = server_of(interaction), reader_of(interaction)
        plan, sizes = await self._plan(server, draft, reader)
        games = await self._list_games(server, draft.game or plan.game, reader)
        leagues = await self._list_above(interaction) if more else ()
        view = draft_view(draft, plan, games, reader, sizes=sizes, leagues=leagues, more=more)
        await self.answers.show(interaction, view)

    async def _list_above(self, interaction: discord.Interaction) -> list[tuple[int, str]]:
        """The numbers and names of the events under which another one may stand: none does yet."""
        seen = await self._list_visible(interaction)
        taken = {one.above for one in seen}
        running = [one for one in seen if one.stage in (EventStage.OPEN, EventStage.ON)]
        return [(one.id, one.name) for one in running if one.id not in taken][: SELECT_OPTIONS - 1]

    async def _list_games(self, server: int, chosen: str, reader: Person) -> list[discord.SelectOption]:
        """The server's presets and its own games, then ours, for a select."""
        found = [
            select_option(names.plain(one.name, 64), preset_key(one.name), game_text(one.source, reader))
            for one in await self.presets.all(server)
        ]
        found += await self.offers.options(server)
        found += [select_option(reader.text(GAME.key(name)), name) for name in FOR_TABLES]
        for one in found:
            one.default = one.value == chosen
        return found[:SELECT_OPTIONS]

    async def _plan(self, server: int, draft: EventDraft, reader: Person) -> tuple[EventPlan, Sequence[int]]:
        """Return what is chosen of a new event as its plan, and how many people may sit at its tables. Raises
        ``Refused``.
        """
        usual, settings = await self.preferences.new_tables(server)
        source = usual
        if draft.game.startswith("~"):
            kept = next((one for one in await self.presets.all(server) if preset_key(one.name) == draft.game), None)
            if kept is None:
                raise Refused("moved-on")
            source, options, settings = kept.source, kept.options_of_today(), dict(kept.settings)
        else:
            source = await self.offers.source(server, draft.game) if draft.game else source
            options = await self.preferences.new_rules(server, source)
        game = make_saved(source, options)
        called = game.book.title or reader.text(GAME.key(game.name))
        sizes = tuple(seats for seats in range(TWO, SEATS_LIMIT + 1) if seats_near(game, seats) == seats)
        seats = min(sizes, key=lambda seats: (abs(seats - draft.seats), -seats), default=draft.seats)
        team = team_size(game, seats)
        allowed = tuple(one // team for one in sizes if team_size(game, one) == team)
        above = draft.above if draft.kind != EventKind.KNOCKOUT else 0
        best = EventScoring.FEWEST if game.scoring.lowest_wins else EventScoring.MOST
        plan = EventPlan(
            draft.name or reader.text("event-draft-name", kind=draft.preset or draft.kind.value, game=called),
            draft.kind,
            game.name,
            game.book.source or None,
            game.book.title or None,
            game.version,
            dict(game.options),
            settings,
            draft.role,
            draft.places,
            0,
            replace(draft, seats=seats).bounded().rounds,
            draft.days,
            seats // team,
            allowed,
            draft.minutes,
            team,
            best if draft.by_points and draft.kind != EventKind.KNOCKOUT else EventScoring.PLACES,
            draft.late,
            above,
            MOVES if above else 0,
        )
        return plan, sizes

    @app_commands.command(name="show", description=local("cmd-event-show"))
    @app_commands.describe(event=local("arg-event"))
    @app_commands.autocomplete(event=_events)
    async def show(self, interaction: discord.Interaction, event: ChoiceText = "") -> None:
        """Show an event to the person: the sign-up, or who leads; and its buttons."""
        found = await self._find_event(interaction, event)
        await (self._show_more if found.stage == EventStage.OPEN else self._show)(interaction, found)

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
        await self._ask_stop(interaction, await self._find_event(interaction, event))

    @on_press(EventsPress)
    async def press_events(self, interaction: discord.Interaction, press: EventsPress) -> None:
        """*Events*: the only one that goes on; of several, which one."""
        chosen, reader = "".join(values(interaction)), reader_of(interaction)
        if chosen:
            await self._show(interaction, await self._require_visible_event(interaction, chosen), 0)
            return
        seen = await self._list_visible(interaction)
        going = [one for one in seen if one.stage in (EventStage.OPEN, EventStage.ON)] or seen[:1]
        if not going:
            await self.answers.show(interaction, notice_view(reader.text("refused-no-event")))
        elif len(going) == 1:
            await self._show(interaction, await self.events.get(server_of(interaction), going[0].id), 0)
        else:
            options = [select_option(names.plain(one.name, 64), str(one.id)) for one in going[:SELECT_OPTIONS]]
            which = select(EventsPress(), reader.text("arg-event"), options)
            await self.answers.show(
                interaction, framed_view(GREY, [TextDisplay(reader.text("refused-which-event")), which])
            )

    @on_press(StandingsPress)
    async def press_standings(self, interaction: discord.Interaction, press: StandingsPress) -> None:
        await self._show(
            interaction, await self._require_visible_event(interaction, press.subject), min(press.page, HIGHEST_PAGE)
        )

    @on_press(EventMorePress)
    async def press_more(self, interaction: discord.Interaction, press: EventMorePress) -> None:
        """*More*."""
        await self._show_more(interaction, await self._require_visible_event(interaction, press.subject))

    @on_press(MyMatchPress)
    async def press_mine(self, interaction: discord.Interaction, press: MyMatchPress) -> None:
        """*My match*: the hand if it has begun, else who awaits whom."""
        event, person = await self._require_visible_event(interaction, press.subject), interaction.user.id
        found = await self.events.board.load_match(event, person, reader_of(interaction))
        if isinstance(found, Table) and found.seat_of(person) is None:  # the hand would have them join the table
            left = any(player.person == person for player in found.players)
            raise Refused("not-seated" if left else "event-late")
        if isinstance(found, Table):
            await self.answers.show_hand(interaction, found)
        elif found is not None:
            await self.answers.show(interaction, found)
        elif event.is_out(person):
            await self.answers.show(interaction, out_view(event, reader_of(interaction)))
        elif event.entrant(person) is None:
            raise Refused("event-not-in")
        else:
            await self._tell(interaction, "event-no-match")

    @on_press(HereEventPress)
    async def press_here(self, interaction: discord.Interaction, press: HereEventPress) -> None:
        """*I'm here*, wherever it is pressed: only whose match it is can do so."""
        await meet_person(self.store.people, interaction)
        subject, _, on_call = press.subject.partition("/")
        person, reader = interaction.user.id, reader_of(interaction)
        with suppress(AlreadyHere):  # it is shown all the same
            await self.events.come(number(subject), person, interaction.id)
        event = await self.events.store.get(number(subject))
        found = await self.events.board.load_match(event, person, reader)
        if isinstance(found, Table):
            found = notice_view(f"{reader.text('seated')}\n{reader.text('seated-elsewhere', link=table_link(found))}")
        found = found or notice_view(reader.text("event-no-match"))
        if on_call:
            await self.answers.show(interaction, found)
        else:
            await self.responder.reply(interaction, view=found)

    @on_press(JoinEventPress)
    async def press_join(self, interaction: discord.Interaction, press: JoinEventPress) -> None:
        """*Sign up*: a place, or the reserve. Who has one is asked whether to leave."""
        event = await self._require_visible_event(interaction, press.subject)
        if event.running and event.entrant(interaction.user.id) is not None:
            await self._ask_leave(interaction, event)
            return
        await meet_person(self.store.people, interaction)
        roles = [role.id for role in getattr(interaction.user, "roles", ())]
        event = await self.events.join(event.server, event.id, interaction.user.id, roles)
        mine = event.entrant(interaction.user.id)
        key = "event-reserved" if mine in event.reserve else "event-joined"
        await self._tell(interaction, key, name=names.escape(event.plan.name, 64))

    @on_press(PartnerEventPress)
    async def press_partner(self, interaction: discord.Interaction, press: PartnerEventPress) -> None:
        """Somebody says with whom they want to play; those who have not said so are asked."""
        event, reader = await self._require_visible_event(interaction, press.subject), reader_of(interaction)
        whom = [discord_id(one) for one in values(interaction)]
        event, asked = await self.events.ask_partners(event.server, event.id, reader.id, whom)
        named = await self.events.board.load_names(event)
        self.events.calls.tell_asked(event, asked, named.person(reader.id))
        if not whom:
            await self._show_more(interaction, event)
            return
        who = reader.format_list([named.person(person) for person in asked or whom])
        await self._tell(interaction, "event-partner-told", who=who, count=len(asked))

    @on_press(NextSeasonPress)
    async def press_next(self, interaction: discord.Interaction, press: NextSeasonPress) -> None:
        """*Next season*: its message comes at once."""
        guild = await self.rights.require_managed(interaction)
        await meet(self.store.people, self.store.servers, interaction)
        event, reader = await self._require_visible_event(interaction, press.subject), reader_of(interaction)
        made = await self.events.follow(guild.id, event.id, interaction.user.id, USUAL_SIGNUP_DAYS * DAY)
        line = signup_line(made, self.events.tables.clock.ahead, reader)
        await self.answers.show(interaction, notice_view(f"✅ **{names.escape(made.plan.name, 64)}**\n{line}"))

    @on_press(LeaveEventPress)
    async def press_leave(self, interaction: discord.Interaction, press: LeaveEventPress) -> None:
        """*Leave*: at once before it begins and from the reserve, after a question afterwards."""
        event = await self._require_visible_event(interaction, press.subject)
        mine = event.entrant(interaction.user.id)
        if not event.running:
            raise Refused("event-over")
        if mine is None:
            raise Refused("event-not-in")
        if mine.place is None:
            await self._leave(interaction, event)
        else:
            await self._ask_leave(interaction, event)

    @on_press(LeaveEventSurePress)
    async def press_leave_sure(self, interaction: discord.Interaction, press: LeaveEventSurePress) -> None:
        await self._leave(interaction, await self._require_visible_event(interaction, press.subject))

    @on_press(AskStopEventPress)
    async def press_ask_stop(self, interaction: discord.Interaction, press: AskStopEventPress) -> None:
        """*Stop the event*: asks whether one is sure."""
        await self.rights.require_managed(interaction)
        await self._ask_stop(interaction, await self._require_visible_event(interaction, press.subject))

    @on_press(BeginEventPress)
    async def press_begin(self, interaction: discord.Interaction, press: BeginEventPress) -> None:
        """*Begin now*."""
        await self.rights.require_managed(interaction)
        event = await self._require_visible_event(interaction, press.subject)
        least = FEWEST_PLACES * event.plan.team
        if len(event.signed_up) < least:
            raise Refused("event-few", least=least)
        event = await self.events.begin(event.server, event.id)
        await self._show_more(interaction, event)

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

    async def _ask_leave(self, interaction: discord.Interaction, event: ServerEvent) -> None:
        """Ask whether somebody leaves, unless they are out already."""
        out = event.knocked_out(interaction.user.id)
        view = (out_view if out else leave_view)(event, reader_of(interaction))
        await self.answers.show(interaction, view)

    async def _leave(self, interaction: discord.Interaction, event: ServerEvent) -> None:
        await self.events.leave(event.server, event.id, interaction.user.id)
        await self._tell(interaction, "event-left", name=names.escape(event.plan.name, 64))

    async def _ask_stop(self, interaction: discord.Interaction, event: ServerEvent) -> None:
        if not event.running:
            raise Refused("event-over")
        await self.answers.show(interaction, stop_view(event, reader_of(interaction)))

    async def _tell(self, interaction: discord.Interaction, key: str, **facts: str | int) -> None:
        """Answer with a text: in the place of the question."""
        await self.answers.show(interaction, notice_view(reader_of(interaction).text(key, **facts)))

    async def _show(self, interaction: discord.Interaction, event: ServerEvent, page: int = 0) -> None:
        named, reader = await self.events.board.load_roster(event), reader_of(interaction)
        leagues = await self.events.store.list_ladder(event)
        ladder, below = ladder_lines(event, leagues, reader), [one for one in leagues if one.plan.above == event.id]
        manages = event.stage == EventStage.OVER and await self.rights.manages(interaction)
        down = sum(one.plan.moves for one in below)
        wanted = draw_results(event, named, reader, down) if event.round and not page else None
        picture = await self.events.board.draw(event, wanted)
        view = standings_view(
            event,
            named._replace(ladder=ladder),
            page,
            reader,
            drawn=wanted.shown if wanted is not None and picture is not None else None,
            crossed=self.events.board.drawing is not None and has_meetings(event),
            manages=manages,
        )
        await self.answers.show(interaction, view, picture)

    @on_press(CrossEventPress)
    async def press_cross(self, interaction: discord.Interaction, press: CrossEventPress) -> None:
        """*Cross table*."""
        event, reader = await self._require_visible_event(interaction, press.subject), reader_of(interaction)
        wanted = draw_meetings(event, await self.events.board.load_names(event), reader)
        picture = await self.events.board.draw(event, wanted)
        if wanted is None or picture is None:
            await self._show(interaction, event)
            return
        await self.answers.show(interaction, cross_view(event, wanted.shown, reader), picture)

    async def _show_more(self, interaction: discord.Interaction, event: ServerEvent) -> None:
        manages, named = await self.rights.manages(interaction), await self.events.board.load_names(event)
        begins = event.begins <= self.events.tables.now()
        view = more_view(event, named, reader_of(interaction), manages=manages, begins=begins)
        await self.answers.show(interaction, view)

    async def _find_event(self, interaction: discord.Interaction, said: str) -> ServerEvent:
        """Return the event that was named, by its number or its name; without a name the only one that goes on, or the
        last one. Raises ``Refused``.
        """
        seen = await self._list_visible(interaction)
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

    async def _list_visible(self, interaction: discord.Interaction) -> list[Listed]:
        """List the events of the server that the person may see: those that go on first."""
        listed = await self.events.list_events(server_of(interaction))
        manages = await self.rights.manages(interaction)
        return [one for one in listed if _may_see(self.events, interaction, one.seen_in, manages=manages)]

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
