"""``/daily``: the puzzle of the day, and Solitaire: a table for one, and the daily deal with its board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.chores import every
from bot.discord.context import context, server_of
from bot.discord.responder import meet
from bot.discord.router import on_press, works_in_dms
from bot.people.preferences import reader_of
from bot.screens.components import Unreadable, button
from bot.screens.doors import PositionPress, SolitairePress
from bot.services import Services
from bot.tables.lobby import DailyDeal, Location
from bot.tables.table import Player, Refused, Stage, Table
from bot.time import day_of
from bot.words.texts import local
from cogs.daily.announcements import DailyBoard, DailyPosition
from cogs.daily.positions import Positions, day_before
from cogs.daily.screens import (
    BOARD,
    DEAL,
    KIND,
    KINDS,
    AnswerPress,
    board_view,
    question_view,
    read_date,
    solitaire_view,
    solution_view,
)
from cogs.daily.store import DailyDealStore, DailyResult

PUZZLE = "puzzle"
WHAT = [
    app_commands.Choice(name=local("button-today"), value=PUZZLE),
    *(app_commands.Choice(name=local(KIND.key(what)), value=what) for what in KINDS),
]


class SolitaireCog(commands.Cog):
    """Solitaire, by ``/daily`` and by buttons."""

    def __init__(self, services: Services, deals: DailyDealStore, board: DailyBoard) -> None:
        self.store, self.tables, self.lobbies = services.store, services.tables, services.lobbies
        self.answers, self.wall = services.answers, services.wall
        self.deals, self.board = deals, board

    @every(1, "the daily deal")
    async def announce(self) -> None:
        """Show the board of a day that is over."""
        await self.board.tick()

    @on_press(SolitairePress)
    async def press_solitaire(self, interaction: discord.Interaction, press: SolitairePress) -> None:
        """*Solitaire*: what there is of it; or what was chosen there."""
        reader = reader_of(interaction)
        if not press.subject:
            in_server = interaction.guild_id is not None
            await self.answers.show(interaction, solitaire_view(reader, in_server=in_server))
        elif press.subject == BOARD:
            date, done = await self._results(interaction)
            await self.answers.show(interaction, board_view(date, done, reader))
        elif press.subject in KINDS:
            await self.deal(interaction, press.subject)
        else:
            raise Unreadable(press.subject[:20])

    async def deal(self, interaction: discord.Interaction, what: str) -> None:
        """Begin or go on with a game alone: the daily deal, or any other."""
        user, server = interaction.user, interaction.guild_id or 0
        await meet(self.store.people, self.store.servers, interaction)
        daily = await self._deal_of(self._today()) if what == DEAL else None
        table = await (self._find_try(user.id, daily.date) if daily else self._find_unfinished(user.id))
        if table is None:
            where = interaction.guild.name if interaction.guild else reader_of(interaction).text("game-solitaire")
            outcome = await self.lobbies.open_alone(
                Location(server, interaction.channel_id or 0, name=where),
                Player(user.id, user.display_name),
                daily=daily,
                press=interaction.id,
            )
            table = outcome.table
        elif table.stage is Stage.LOBBY:  # it was interrupted before the deal
            table = (await self.lobbies.deal_alone(table.id, daily.seed if daily else "", interaction.id)).table
        await self.answers.show_hand(interaction, table)

    async def _find_unfinished(self, person: int) -> Table | None:
        """Return the person's unfinished game alone, other than a daily deal."""
        for table in await self.tables.get_many(await self.store.open_tables.list_for_person(person)):
            if table.game.alone and not table.notes.origin.daily:
                return table
        return None

    async def _find_try(self, person: int, date: str) -> Table | None:
        """Return the person's one try at a daily deal, to go on with it. Raises ``Refused`` when it is over."""
        number = await self.deals.find_try(date, person)
        table = await self.tables.get(number) if number is not None else None
        if table is not None and table.closed is not None:
            raise Refused("daily-played")
        return table

    def _today(self) -> str:
        return day_of(self.wall())

    async def _deal_of(self, date: str) -> DailyDeal:
        return DailyDeal(date, await self.deals.seed(date, self.tables.chance.new_seed()))

    async def show_board(self, interaction: discord.Interaction) -> None:
        """Show everybody who did best with the daily deal in this server."""
        context(interaction).public = True
        date, done = await self._results(interaction)
        await self.answers.show_all(interaction, partial(board_view, date, done))

    async def _results(self, interaction: discord.Interaction) -> tuple[str, Sequence[DailyResult]]:
        """Today, and how people of this server have done with its deal."""
        date = self._today()
        return date, await self.deals.results(date, server_of(interaction))


class DailyCog(commands.Cog):
    """``/daily``, the answers to the puzzle of the day, and the button of the message that a server has posted. Only
    the person who asks sees a position.
    """

    def __init__(self, services: Services, positions: Positions, posts: DailyPosition, solitaire: SolitaireCog) -> None:
        self.solitaire = solitaire
        self.store, self.answers = services.store, services.answers
        self.positions, self.posts = positions, posts

    @every(1, "the search for positions", leader=True)
    async def find(self) -> None:
        """Find the next position that is missing."""
        await self.positions.tick()

    @every(1, "the puzzle of the day")
    async def post(self) -> None:
        """Post that of today where a server wants it."""
        await self.posts.tick()

    async def cog_unload(self) -> None:
        await self.positions.stop()

    @app_commands.command(name="daily", description=local("cmd-daily"))
    @works_in_dms
    @app_commands.describe(what=local("cmd-daily"))
    @app_commands.choices(what=WHAT)
    async def daily(self, interaction: discord.Interaction, what: str = PUZZLE) -> None:
        """Show the position of today: the question, or the solution to who has answered. Or play Solitaire."""
        if what == PUZZLE:
            await self._show(interaction, self.positions.today)
        elif what == BOARD:
            await self.solitaire.show_board(interaction)
        else:
            await self.solitaire.deal(interaction, what)

    @on_press(PositionPress)
    async def press_position(self, interaction: discord.Interaction, press: PositionPress) -> None:
        """The position of a day, or the solution of one that is over."""
        await self._show(interaction, read_date(press.subject) if press.subject else self.positions.today)

    @on_press(AnswerPress)
    async def press_answer(self, interaction: discord.Interaction, press: AnswerPress) -> None:
        """A move was chosen. The first answer counts, and only while the day lasts."""
        date, reader = read_date(press.date), reader_of(interaction)
        found = await self.positions.puzzle(date)
        if press.move >= len(found.question.moves):
            raise Unreadable(str(press.move))
        if date != self.positions.today:
            await self._show(interaction, date, reader.text("position-over"))
            return
        await meet(self.store.people, self.store.servers, interaction)
        best = press.move == found.best
        counts = await self.positions.store.answer(date, interaction.user.id, press.move, best=best)
        await self._show(interaction, date, "" if counts == press.move else reader.text("position-again"))

    async def _show(self, interaction: discord.Interaction, date: str, note: str = "") -> None:
        """Show the position of a day: with its solution if the person has answered, or the day is over."""
        found, reader, today = await self.positions.puzzle(date), reader_of(interaction), self.positions.today
        stands = await self.positions.standing(date, interaction.user.id, interaction.guild_id or 0)
        yesterday = await self.positions.yesterday()
        if date == today and stands.move is None:
            await self.answers.show(interaction, question_view(found.question, date, reader, yesterday=bool(yesterday)))
            return
        other = button(PositionPress(), reader.text("button-today")) if date != today else None
        if date == today and yesterday:
            other = button(PositionPress(day_before(today)), reader.text("button-yesterday"))
        await self.answers.show(interaction, solution_view(found, date, stands, reader, note, other))
