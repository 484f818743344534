"""``/game``: games that the people of a server write down."""

from __future__ import annotations

from io import BytesIO

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import MauMauBot
from bot.games.service import FILE_BYTES, text_of
from bot.games.store import OwnGame
from bot.games.views import (
    GameDeletePress,
    GameFilePress,
    GameListPress,
    GameLookPress,
    faults_told,
    game_view,
    list_view,
    sure_view,
)
from bot.interactions.access import meet
from bot.interactions.router import on_press, value
from bot.language import names, texts
from bot.language.cards import named_faces
from bot.language.texts import local
from bot.preferences.service import reader
from bot.rulebook.pages import RulesOf
from bot.services import Services
from bot.tables.table import Refused
from bot.views.press import number
from bot.views.which_table import choices
from rules.catalogue import make
from rules.shedding.written.faults import BadDefinition
from rules.shedding.written.reading import TITLE_LENGTH_LIMIT


async def own_games(interaction: discord.Interaction[MauMauBot], typed: str) -> list[app_commands.Choice[str]]:
    """Offer the games of the server."""
    found = await interaction.client.services.games.all(interaction.guild_id or 0)
    called = [(names.plain(game.name, TITLE_LENGTH_LIMIT), f"#{game.id}") for game in found]
    return choices(one for one in called if typed.casefold() in one[0].casefold())


@app_commands.guild_only()
class GameCog(commands.GroupCog, group_name="game", group_description=local("cmd-game")):
    """``/game`` and its screens. Only the person who asks sees them, and each press asks anew who may."""

    def __init__(self, services: Services) -> None:
        self.games, self.store, self.access = services.games, services.store, services.access
        self.answers, self.responder, self.pictures = services.answers, services.responder, services.pictures

    @app_commands.command(name="list", description=local("cmd-game-list"))
    async def list(self, interaction: discord.Interaction) -> None:
        """Show the games of this server."""
        await self._list(interaction)

    @app_commands.command(name="file", description=local("cmd-game-file"))
    @app_commands.describe(game=local("arg-own-game"), file=local("arg-file"))
    @app_commands.autocomplete(game=own_games)
    async def file(
        self, interaction: discord.Interaction, game: str = "", file: discord.Attachment | None = None
    ) -> None:
        """Take a game from a file, or give one as a file."""
        if file is None:
            if not game:
                raise Refused("file-which")
            await self._give(interaction, await self.games.get(self._server(interaction), game))
            return
        guild = await self.access.check_writing(interaction)
        if file.size > FILE_BYTES:
            raise Refused("file-too-long", most=FILE_BYTES // 1000)
        await self.responder.thinking(interaction)
        text = text_of(await file.read())
        await self._known(interaction, guild)
        await self._look(interaction, await self.games.take(guild.id, interaction.user.id, text), "game-taken-in")

    @app_commands.command(name="copy", description=local("cmd-game-copy"))
    @app_commands.describe(game=local("arg-own-game"), name=local("arg-game-name"))
    @app_commands.autocomplete(game=own_games)
    async def copy(self, interaction: discord.Interaction, game: str, name: str) -> None:
        """Save a game of this server once more, under another name."""
        guild = await self.access.check_writing(interaction)
        text = (await self.games.get(guild.id, game)).definition
        await self._known(interaction, guild)
        await self._look(interaction, await self.games.copy(guild.id, interaction.user.id, text, name), "game-saved")

    @app_commands.command(name="delete", description=local("cmd-game-delete"))
    @app_commands.describe(game=local("arg-own-game"))
    @app_commands.autocomplete(game=own_games)
    async def delete(self, interaction: discord.Interaction, game: str) -> None:
        """Delete a game of this server, after a question."""
        guild = await self.access.check_writing(interaction)
        await self.answers.show(interaction, sure_view(await self.games.get(guild.id, game), reader(interaction)))

    # presses

    @on_press(GameListPress)
    async def press_list(self, interaction: discord.Interaction, press: GameListPress) -> None:
        """*All games*."""
        await self._list(interaction)

    @on_press(GameLookPress)
    async def press_look(self, interaction: discord.Interaction, press: GameLookPress) -> None:
        """A game was chosen."""
        await self._look(interaction, await self._game(interaction, value(interaction)))

    @on_press(GameFilePress)
    async def press_file(self, interaction: discord.Interaction, press: GameFilePress) -> None:
        """*As a file*."""
        await self._give(interaction, await self._game(interaction, press.subject))

    @on_press(GameDeletePress)
    async def press_delete(self, interaction: discord.Interaction, press: GameDeletePress) -> None:
        """*Delete*, and for sure."""
        guild = await self.access.check_writing(interaction)
        game = await self._game(interaction, press.subject.removesuffix("!"))
        if not press.subject.endswith("!"):
            await self.answers.show(interaction, sure_view(game, reader(interaction)))
            return
        await self.games.delete(guild.id, f"#{game.id}")
        await self._list(interaction)

    # internal

    def _server(self, interaction: discord.Interaction) -> int:
        if interaction.guild_id is None:
            raise Refused("server-only")
        return interaction.guild_id

    async def _game(self, interaction: discord.Interaction, said: str) -> OwnGame:
        """Give the game of this server with this number. Raises ``Refused`` for one that was deleted."""
        return await self.games.get(self._server(interaction), f"#{number(said)}")

    async def _known(self, interaction: discord.Interaction, guild: discord.Guild) -> None:
        """Make sure that the store knows who writes, and where."""
        await meet(self.store.people, interaction)
        await self.store.servers.meet(guild.id, (interaction.guild_locale or interaction.locale).value)

    async def _writes(self, interaction: discord.Interaction) -> bool:
        try:
            await self.access.check_writing(interaction)
        except Refused:
            return False
        return True

    async def _list(self, interaction: discord.Interaction) -> None:
        found = await self.games.all(self._server(interaction))
        writes = await self._writes(interaction)
        await self.answers.show(interaction, list_view(found, reader(interaction), writes=writes))

    async def _look(self, interaction: discord.Interaction, game: OwnGame, note: str = "") -> None:
        """Show a game, with a note about what was done."""
        locale = reader(interaction)
        try:
            reading = RulesOf(make(game.definition), 0, locale, named_faces(locale, self.pictures.faces))
            told = texts.text(locale, note) if note else ""
        except BadDefinition as bad:  # an earlier or later version has saved it
            reading, told = None, faults_told(bad, locale)
        view = game_view(game, reading, told, writes=await self._writes(interaction))
        await self.answers.show(interaction, view)

    async def _give(self, interaction: discord.Interaction, game: OwnGame) -> None:
        called = "".join(sign if sign.isascii() and sign.isalnum() else "-" for sign in game.name.lower()).strip("-")
        file = discord.File(BytesIO(game.definition.encode()), f"{called or 'game'}.toml")
        said = texts.text(reader(interaction), "game-file", game=names.written(game.name, TITLE_LENGTH_LIMIT))
        await self.responder.alone(interaction, said, file=file)


async def setup(bot: MauMauBot) -> None:
    """Add the cog."""
    await bot.add_cog(GameCog(bot.services))
