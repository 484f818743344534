"""Finished matches: a list of them, and replays move by move."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final, NamedTuple

import discord
from discord.ext import commands
from discord.ui import ActionRow, Button, Item, LayoutView, Separator, TextDisplay

from bot.discord.context import may_see, server_of
from bot.discord.router import on_press, value
from bot.matches.results import PlaceTaken
from bot.people.preferences import reader_of
from bot.screens.components import (
    GREEN,
    GREY,
    LABEL,
    SELECT_OPTIONS,
    ListPage,
    PagePress,
    ScreenPart,
    SubjectPress,
    Unreadable,
    button,
    discord_id,
    framed_view,
    number,
    own_button,
    page_buttons,
    rows,
    select,
    select_option,
)
from bot.screens.doors import MatchesPress, record_tabs
from bot.screens.ending import medal
from bot.screens.games import OwnGames, board, game_name
from bot.screens.page import Page, PlayNowPress, person, written_names
from bot.screens.result import chart_names
from bot.screens.table import beside_card, has_picture
from bot.services import Services
from bot.tables.table import Ending, Table
from bot.time import moment
from bot.words import names, texts
from bot.words.narration import tell
from bot.words.texts import Person, TextKeys, card_name
from cogs.archive.logs import Finished, LogStore, running
from cogs.archive.titles import NO_OWN_GAMES, game_title, plain_game_title
from cogs.lookback.film import Scene
from cogs.lookback.replays import Moment, Replays, viewable_row
from cogs.lookback.tabs import SHOWN_HAND_CARDS, AnalysePress
from cogs.tables.screens import running_frame
from rules.match import GONE, OVER, PLAYING, Match
from rules.table import NOBODY
from rules.view import View

EVERYBODY, OPEN = "table", "open"
"""How a replay is seen: as everybody saw it, or with all hands open. Otherwise by the number of a seat."""
LISTED_ROUNDS = 25
TOLD_EVENTS = 10
"""Upper bound on the lines that tell of a moment."""


FORMS = ("script", "json")
"""The forms in which a replay is given."""
EXPORT: Final = TextKeys("export-{}", lambda: FORMS)


class ReplayPress(PagePress, op="replay"):
    """Another moment of a replay. Its subject says which match is seen how, and which button it is."""


class ReplayEyesPress(PagePress, op="replay-eyes"):
    """The same moment seen in another way."""


class ReplayRoundPress(PagePress, op="replay-round"):
    """Go to the deal of the chosen round."""


class ReplayExportPress(SubjectPress, op="replay-export"):
    """The match as a file. The subject names the table and the format."""


class HistoryPress(PagePress, op="history"):
    """A page of finished matches: of a person, or (0) of the server."""


class HistoryOpenPress(PagePress, op="history-open"):
    """A match was chosen on such a page."""


class Looking(NamedTuple):
    """Which match is seen, and how."""

    table: int
    eyes: str = EVERYBODY

    @property
    def argument(self) -> str:
        """This as the argument of a press."""
        return f"{self.table}/{self.eyes}"

    @property
    def seat(self) -> int:
        """The seat whose hand is seen, or ``NOBODY``."""
        return int(self.eyes) if self.eyes.isdecimal() else NOBODY


def looking(written: str) -> Looking:
    """Read an argument. Raises ``Unreadable``."""
    table, _, eyes = written.partition("/")
    if eyes not in (EVERYBODY, OPEN):
        number(eyes)
    return Looking(number(table), eyes)


def moment_view(moment: Moment, looks: Looking, reader: Person) -> LayoutView:
    """A moment, seen in this way."""
    table, state = moment.table, moment.state
    if looks.seat >= len(state.status):
        looks = looks._replace(eyes=EVERYBODY)
    seen: View = table.game.view(state, looks.seat)
    named = written_names(table)
    game = game_name(table, reader)
    title = reader.text("replay-title", number=table.id, game=game)
    where = reader.text("replay-where", round=seen.round, move=moment.number + 1, moves=moment.count)
    visible = [shown for event in moment.events if (shown := event.seen_by(looks.seat)) is not None]
    told = tell(visible, named, reader)[-TOLD_EVENTS:]
    if moment.house:
        told.append(reader.text("replay-house", who=named[moment.seat] if moment.seat >= 0 else ""))
    parts: list[ScreenPart] = [
        _centre(Page(table, reader), seen, f"{title}\n-# {where}"),
        TextDisplay(_seats(seen, state, looks, reader, named)[:2600]),
        Separator(),
        "\n".join(told),
    ]
    return framed_view(GREEN, [*parts, *_controls(moment, looks, reader)])


def scenes(moments: Sequence[Moment]) -> tuple[Scene, ...]:
    """Return the moments of a round for its film. Each has a line for each seat that was dealt to."""
    seats, drawn = moments[0].state.order, chart_names(moments[0].table)
    names = tuple(drawn[seat] for seat in seats)
    return tuple(_scene(moment, seats, names) for moment in moments)


def _scene(moment: Moment, seats: Sequence[int], names: tuple[str, ...]) -> Scene:
    state = moment.state
    seen: View = moment.table.game.view(state)
    return Scene(
        hands=tuple(tuple(board(seen).arrange(state.hands[seat])) for seat in seats),
        totals=tuple(state.totals[seat] for seat in seats),
        lies=board(seen).lying(seen),
        mover=seats.index(moment.seat) if moment.seat in seats else -1,
        stock=board(seen).stock(seen),
        call=seen.called,
        debt=seen.owed,
        names=names,
    )


def _centre(page: Page, seen: View, title: str) -> Item[LayoutView]:
    if seen.phase == OVER:
        return TextDisplay(title)
    centre = board(seen).centre(page, seen)
    large = ["# " + centre.cards] if centre.cards and not has_picture(page, centre.picture) else []
    return beside_card(page, centre.picture, "\n".join([title, *large, *centre.lines]))


def _seats(seen: View, state: Match, looks: Looking, reader: Person, named: Sequence[str]) -> str:
    """The seats in order, with what each holds, and the hands that are open."""
    lines = []
    for seat in seen.seating:
        if seen.status[seat] == GONE:
            continue
        awaited = seen.awaits is not None and seat in seen.awaits.seats
        holds = seat in seen.order and seen.phase == PLAYING and seen.counts[seat] >= 0
        who = f"{named[seat]} {seen.counts[seat]}" if holds else named[seat]
        said = [f"**{who}**" if awaited else who, *board(seen).seat_notes(seen, seat, reader)]
        said.append(reader.text("points-count", count=seen.totals[seat]))
        lines.append(("▸ " if awaited else "– ") + " · ".join(said))
        if (looks.eyes == OPEN or looks.seat == seat) and seat < len(state.hands) and state.hands[seat]:
            held = board(seen).arrange(state.hands[seat])
            more = f" +{len(held) - SHOWN_HAND_CARDS}" if len(held) > SHOWN_HAND_CARDS else ""
            lines.append("-# " + " ".join(card_name(reader.locale, card) for card in held[:SHOWN_HAND_CARDS]) + more)
    return "\n".join(lines)


def _controls(moment: Moment, looks: Looking, reader: Person) -> list[ActionRow[LayoutView]]:
    last = moment.count - 1
    ways = (("⏮", 0, "a"), ("◀", moment.number - 1, "b"), ("▶", moment.number + 1, "c"), ("⏭", last, "d"))
    leafing = [
        button(
            ReplayPress(max(0, min(last, to)), f"{looks.argument}/{which}"),
            mark,
            disabled=not 0 <= to <= last or to == moment.number,
        )
        for mark, to, which in ways
    ]
    eyes = [(EVERYBODY, reader.text("replay-eyes-table")), (OPEN, reader.text("replay-eyes-open"))]
    eyes += [(str(seat), reader.text("replay-eyes-seat", who=name)) for seat, name in enumerate(_plain(moment))]
    looks_on = [select_option(label, value, default=value == looks.eyes) for value, label in eyes[:SELECT_OPTIONS]]
    at = ReplayEyesPress(moment.number, looks.argument)
    found = [*rows(*leafing), select(at, reader.text("replay-eyes"), looks_on)]
    if len(moment.rounds) > 1:
        jump = ReplayRoundPress(moment.number, looks.argument)
        found.insert(1, select(jump, reader.text("replay-round"), _rounds(moment, reader)))
    exports = [button(ReplayExportPress(f"{looks.table}/{form}"), reader.text(EXPORT.key(form))) for form in FORMS]
    now = sum(begin <= moment.number for begin in moment.rounds)
    return [
        *found,
        *rows(
            own_button(reader, AnalysePress(looks.table, now), emoji="🔍"),
            *exports,
        ),
    ]


def _rounds(moment: Moment, reader: Person) -> list[discord.SelectOption]:
    """Choices of rounds around the present one, as many as a select allows."""
    now = sum(begin <= moment.number for begin in moment.rounds) - 1
    first = max(0, min(now - LISTED_ROUNDS // 2, len(moment.rounds) - LISTED_ROUNDS))
    return [
        select_option(
            texts.capital(reader.text("round-number", round=first + n + 1)),
            str(begin),
            default=first + n == now,
        )
        for n, begin in enumerate(moment.rounds[first : first + LISTED_ROUNDS])
    ]


def _plain(moment: Moment) -> list[str]:
    return [names.plain(player.name) for player in moment.table.players[: len(moment.state.status)]]


def history_view(
    whose: str, person: int, found: ListPage[Finished], reader: Person, written: OwnGames = NO_OWN_GAMES
) -> LayoutView:
    """A page of finished matches of a person; of the server, where ``person`` is 0. Each can be replayed."""
    title, tabs = reader.text("history-title", whose=whose), record_tabs(MatchesPress, person, reader)
    if not found.items:
        now = rows(own_button(reader, PlayNowPress(), discord.ButtonStyle.success, "▶️"))
        return framed_view(GREY, [TextDisplay(title), TextDisplay(reader.text("history-none")), *now, *tabs])
    page, last = found.place
    options = [
        select_option(f"#{one.number} {called}", str(one.number))
        for one, called in ((one, plain_game_title(one.game, reader, written)) for one in found.items)
    ]
    chooser = select(HistoryOpenPress(page, str(person)), reader.text("history-open"), options)
    parts: list[ScreenPart] = [TextDisplay(title)]
    parts += [TextDisplay(_finished(one, reader, written)) for one in found.items]
    pages = page_buttons(page, last, lambda other: HistoryPress(other, str(person)))
    return framed_view(GREEN, [*parts, chooser, *pages, *tabs])


def _replay_buttons(running: Sequence[tuple[Table, int]], reader: Person) -> list[Button[LayoutView]]:
    """Buttons for the last finished round of each of these matches."""
    return [
        button(AnalysePress(table.id, last), f"{reader.text(LABEL.key(AnalysePress.label))} · #{table.id}", emoji="🔍")
        for table, last in running
    ]


NAMED_PLACES = 4
"""How many places of a match the list names."""


CUT_SHORT: Final = TextKeys("history-{}", lambda: (Ending.AGREED, Ending.DECIDED))


def _finished(one: Finished, reader: Person, written: OwnGames) -> str:
    head = reader.text(
        "history-match",
        number=one.number,
        game=game_title(one.game, reader, written),
        when=moment(one.ended, "d"),
        rounds=one.rounds,
    )
    if one.voided is not None:
        head += " · " + reader.text("history-voided", who=person(one.voided_by))
    elif one.ending in (Ending.AGREED, Ending.DECIDED):
        head += " · " + reader.text(CUT_SHORT.key(one.ending))
    came = [_place_text(one, place, reader) for place in one.places[:NAMED_PLACES]]
    more = len(one.places) - NAMED_PLACES
    return head + "\n-# " + ", ".join([*came, *([f"+{more}"] if more > 0 else [])])


def _place_text(one: Finished, place: PlaceTaken, reader: Person) -> str:
    """A seat with its place in the match, as the result has told it, and its total."""
    player = one.players[place.seat] if place.seat < len(one.players) else {}
    sign = medal(place.place, max(other.place for other in one.places)) or f"{place.place}. "
    gone = "no" if not player.get("gone") else "left" if player.get("placed") is None else "sent"
    return sign + reader.text("result-place", who=_name(one, place.seat), total=place.total, won=0, gone=gone)


def _name(one: Finished, seat: int) -> str:
    player = one.players[seat] if seat < len(one.players) else {"name": "?", "person": None}
    computer = not player["person"] and not player.get("erased")
    return ("🤖 " if computer else "") + names.escape(str(player["name"]))


MATCHES_A_PAGE = 8
"""How many matches a page lists."""
HIGHEST_PAGE = 10**6
"""Upper bound on the page of a list and the moment of a match."""


class HistoryCog(commands.Cog):
    """Past matches, a page of ``/leaderboard``, and its buttons. Only the person who asks sees the answer."""

    def __init__(self, services: Services, replays: Replays) -> None:
        self.replays, self.store = replays, services.store
        self.logs = LogStore(services.store.database)
        self.tables, self.offers = services.tables, services.offers
        self.responder, self.answers = services.responder, services.answers
        self.pages = services.record_pages
        self.pages.append(self.open)

    async def cog_unload(self) -> None:
        """Take the page away from the leaderboard."""
        self.pages.remove(self.open)

    async def open(self, interaction: discord.Interaction, game: str, player: int) -> None:
        """List the finished matches of a server, or of a person there: a page of ``/leaderboard``."""
        await self._list(interaction, player, 0)

    @on_press(MatchesPress)
    async def press_matches(self, interaction: discord.Interaction, press: MatchesPress) -> None:
        """*Past matches*, on another page."""
        await self._list(interaction, discord_id(press.subject or "0"), 0)

    @on_press(HistoryPress)
    async def press_page(self, interaction: discord.Interaction, press: HistoryPress) -> None:
        await self._list(interaction, discord_id(press.subject), press.page)

    @on_press(HistoryOpenPress)
    async def press_open(self, interaction: discord.Interaction, press: HistoryOpenPress) -> None:
        """A match was chosen."""
        await self._look(interaction, Looking(number(value(interaction))), 0)

    @on_press(ReplayPress)
    async def press_move(self, interaction: discord.Interaction, press: ReplayPress) -> None:
        """*First*, *back*, *on* or *last*."""
        await self._look(interaction, looking(press.subject.rpartition("/")[0]), press.page)

    @on_press(ReplayEyesPress)
    async def press_eyes(self, interaction: discord.Interaction, press: ReplayEyesPress) -> None:
        """Another view of the hands was chosen."""
        looks = looking(press.subject)
        await self._look(interaction, looking(f"{looks.table}/{value(interaction)}"), press.page)

    @on_press(ReplayRoundPress)
    async def press_round(self, interaction: discord.Interaction, press: ReplayRoundPress) -> None:
        """Go to the deal of another round."""
        await self._look(interaction, looking(press.subject), number(value(interaction)))

    @on_press(ReplayExportPress)
    async def press_export(self, interaction: discord.Interaction, press: ReplayExportPress) -> None:
        """Send the match as a file."""
        written, _, form = press.subject.partition("/")
        table, server = number(written), server_of(interaction)
        if form not in ("script", "json"):
            raise Unreadable(form[:20])
        await viewable_row(self.store.tables, interaction, table)
        found = await (self.replays.script if form == "script" else self.replays.export_json)(server, table)
        ending = "table" if form == "script" else "json"
        file = discord.File(io.BytesIO(found.encode()), f"maumau-{table}.{ending}")
        await self.responder.reply(interaction, f"#{table}", file=file)

    async def _list(self, interaction: discord.Interaction, person: int, page: int) -> None:
        server = server_of(interaction)
        if page > HIGHEST_PAGE:
            raise Unreadable(str(page))
        known = await self.store.people.get(person) if person else None
        whose = (
            names.escape(known["name"])
            if known
            else names.escape(interaction.guild.name if interaction.guild else "", 100)
        )
        hidden = [place for place in await self.logs.channels_of_matches(server) if not may_see(interaction, place)]
        found, count = await self.logs.list_finished(
            server, person=person or None, page=page, size=MATCHES_A_PAGE, hidden=hidden
        )
        view = history_view(
            whose,
            person,
            ListPage(found, count, page, MATCHES_A_PAGE),
            reader_of(interaction),
            await self.offers.titles(server, {one.game for one in found}),
        )
        if person in (0, interaction.user.id):
            mine, reader = await running(self.tables, self.logs, interaction), reader_of(interaction)
            if mine:
                again = _replay_buttons(mine, reader)
                view.add_item(running_frame(mine, interaction.user.id, reader, again))
        await self.answers.show(interaction, view)

    async def _look(self, interaction: discord.Interaction, looks: Looking, at: int) -> None:
        server = server_of(interaction)
        await viewable_row(self.store.tables, interaction, looks.table)
        recording = await self.replays.recording(server, looks.table)
        view = moment_view(recording.moment(at), looks, reader_of(interaction))
        await self.answers.show(interaction, view)
