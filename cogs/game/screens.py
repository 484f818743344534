"""The screens of saved games: the list of a server, one game, its file."""

from __future__ import annotations

from io import BytesIO

import discord

from bot.discordpy.context import server_of
from bot.games.editor import look
from bot.games.store import OwnGame
from bot.games.views import game_view, list_view
from bot.language import names, texts
from bot.language.cards import named_faces
from bot.preferences.service import reader
from bot.services import Services
from bot.tables.table import Refused
from bot.views.components import notice_view
from rules.shedding.written.reading import TITLE_LENGTH_LIMIT


class GameScreens:
    """Answers with the screens of saved games. Only the person who asks sees them."""

    def __init__(self, services: Services) -> None:
        self.games, self.rights, self.pictures = services.games, services.rights, services.pictures
        self.answers, self.responder = services.answers, services.responder

    async def list(self, interaction: discord.Interaction) -> None:
        """Show the games of the server."""
        found = await self.games.all(server_of(interaction))
        writes = await self._writes(interaction)
        await self.answers.show(interaction, list_view(found, reader(interaction), writes=writes))

    async def game(self, interaction: discord.Interaction, game: OwnGame, note: str = "") -> None:
        """Show a game, with a note about what was done."""
        locale = reader(interaction)
        shown = await self.games.work(
            game.server, look, game.definition, locale, named_faces(locale, self.pictures.faces)
        )
        told = texts.text(locale, note) if note else ""
        if not shown.right:  # an earlier or later version has saved it
            view = notice_view("\n".join(shown.lines))
        else:
            view = game_view(game, shown.lines, told, locale, writes=await self._writes(interaction))
        await self.answers.show(interaction, view)

    async def file(self, interaction: discord.Interaction, game: OwnGame) -> None:
        """Give a game as a file."""
        called = "".join(sign if sign.isascii() and sign.isalnum() else "-" for sign in game.name.lower()).strip("-")
        file = discord.File(BytesIO(game.definition.encode()), f"{called or 'game'}.toml")
        said = texts.text(reader(interaction), "game-file", game=names.written(game.name, TITLE_LENGTH_LIMIT))
        await self.responder.alone(interaction, said, file=file)

    async def _writes(self, interaction: discord.Interaction) -> bool:
        try:
            await self.rights.check_writing(interaction)
        except Refused:
            return False
        return True
