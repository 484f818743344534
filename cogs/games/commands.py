"""``/game``, and the buttons of saved games."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import TextDisplay

from bot.app import MauMauBot
from bot.discord.context import server_of
from bot.discord.responder import meet
from bot.discord.router import CHOICES_LIMIT, ChoiceText, choices, on_press, value
from bot.games.check import Verdict
from bot.games.parts import complete
from bot.games.screens import (
    DraftOf,
    GameCheckPress,
    GameDeletePress,
    GameEditPress,
    GameFilePress,
    GameListPress,
    GameLookPress,
    GameNewPress,
    sure_view,
    verdict_told,
)
from bot.games.service import OwnGame, text_of
from bot.people.preferences import reader
from bot.process.jobs import NotDone
from bot.screens.components import GREY, framed, number
from bot.services import Services
from bot.tables.table import Refused
from bot.words import names, texts
from bot.words.texts import local
from cogs.games.drafting import Drafting, GameScreens
from rules.catalogue import WRITTEN_DOWN
from rules.shedding.written.reading import TITLE_LENGTH_LIMIT

CHECK_AGAIN_AFTER_S = (15.0, 60.0, 240.0)
"""After these pauses a check that could not be done is tried again, in seconds. Discord takes an answer for 15 min."""


async def own_games(interaction: discord.Interaction[MauMauBot], typed: str) -> list[app_commands.Choice[str]]:
    """Offer the games of the server."""
    found = await interaction.client.services.games.named(interaction.guild_id or 0)
    called = [(names.plain(game.name, TITLE_LENGTH_LIMIT), f"#{game.id}") for game in found]
    return choices(called, typed)


async def any_game(interaction: discord.Interaction[MauMauBot], typed: str) -> list[app_commands.Choice[str]]:
    """Offer the games of the server, and those of ours that are written down."""
    ours = [(texts.text(reader(interaction), f"game-{name}"), name) for name in WRITTEN_DOWN]
    return [*await own_games(interaction, typed), *choices(ours, typed)][:CHOICES_LIMIT]


@app_commands.guild_only()
class GameCog(commands.GroupCog, group_name="game", group_description=local("cmd-game")):
    """``/game`` and the buttons of saved games. Each asks anew who may."""

    def __init__(self, services: Services, screens: GameScreens, drafting: Drafting) -> None:
        self.games, self.store, self.rights = services.games, services.store, services.rights
        self.answers, self.responder = services.answers, services.responder
        self.screens, self.drafting = screens, drafting

    @app_commands.command(name="list", description=local("cmd-game-list"))
    async def list(self, interaction: discord.Interaction) -> None:
        """Show the games of this server."""
        await self.screens.list(interaction)

    @app_commands.command(name="file", description=local("cmd-game-file"))
    @app_commands.describe(game=local("arg-own-game"), file=local("arg-file"))
    @app_commands.autocomplete(game=own_games)
    async def file(
        self, interaction: discord.Interaction, game: ChoiceText = "", file: discord.Attachment | None = None
    ) -> None:
        """Take a game from a file, or give one as a file."""
        if file is None:
            if not game:
                raise Refused("file-which")
            await self.screens.file(interaction, await self.games.get(server_of(interaction), game))
            return
        guild = await self.rights.check_writing(interaction)
        await self.responder.defer(interaction)
        text = text_of(await file.read())
        await meet(self.store.people, self.store.servers, interaction)
        await self.screens.game(
            interaction, await self.games.take(guild.id, interaction.user.id, text), "game-taken-in"
        )

    @app_commands.command(name="copy", description=local("cmd-game-copy"))
    @app_commands.describe(game=local("arg-own-game"), name=local("arg-game-name"))
    @app_commands.autocomplete(game=own_games)
    async def copy(self, interaction: discord.Interaction, game: ChoiceText, name: ChoiceText) -> None:
        """Save a game of this server once more, under another name."""
        guild = await self.rights.check_writing(interaction)
        text = (await self.games.get(guild.id, game)).definition
        await meet(self.store.people, self.store.servers, interaction)
        await self.screens.game(
            interaction, await self.games.copy(guild.id, interaction.user.id, text, name), "game-saved"
        )

    @app_commands.command(name="delete", description=local("cmd-game-delete"))
    @app_commands.describe(game=local("arg-own-game"))
    @app_commands.autocomplete(game=own_games)
    async def delete(self, interaction: discord.Interaction, game: ChoiceText) -> None:
        """Delete a game of this server, after a question."""
        guild = await self.rights.check_writing(interaction)
        await self.answers.show(interaction, sure_view(await self.games.get(guild.id, game), reader(interaction)))

    @app_commands.command(name="new", description=local("cmd-game-new"))
    @app_commands.describe(like=local("arg-like"))
    @app_commands.autocomplete(like=any_game)
    async def new(self, interaction: discord.Interaction, like: ChoiceText = "") -> None:
        """Begin to write a game: from nothing, or from any game there is."""
        await self.drafting.begin(interaction, DraftOf(like=like))

    @app_commands.command(name="edit", description=local("cmd-game-edit"))
    @app_commands.describe(game=local("arg-own-game"))
    @app_commands.autocomplete(game=own_games)
    async def edit(self, interaction: discord.Interaction, game: ChoiceText) -> None:
        """Change a game of this server."""
        found = await self.games.get(server_of(interaction), game)
        await self.drafting.begin(interaction, DraftOf(game=found.id))

    # presses

    @on_press(GameListPress)
    async def press_list(self, interaction: discord.Interaction, press: GameListPress) -> None:
        """*All games*."""
        await self.screens.list(interaction)

    @on_press(GameLookPress)
    async def press_look(self, interaction: discord.Interaction, press: GameLookPress) -> None:
        """A game was chosen."""
        await self.screens.game(interaction, await self._game(interaction, value(interaction)))

    @on_press(GameFilePress)
    async def press_file(self, interaction: discord.Interaction, press: GameFilePress) -> None:
        """*Get as a file*."""
        await self.screens.file(interaction, await self._game(interaction, press.subject))

    @on_press(GameCheckPress)
    async def press_check(self, interaction: discord.Interaction, press: GameCheckPress) -> None:
        """*Check*: it takes some seconds, and is told in a message of its own."""
        if press.subject:
            server = (await self.rights.check_writing(interaction)).id
            text = (await self._game(interaction, press.subject)).definition
        else:
            draft = await self.drafting.mine(interaction)
            server, text = draft.server, complete(draft.text)
        await self.responder.defer(interaction)
        found = await self._check(interaction, server, text)
        told = verdict_told(found, text, reader(interaction))
        await self.responder.reply(interaction, view=framed(GREY, [TextDisplay(told)]))

    async def _check(self, interaction: discord.Interaction, server: int, text: str) -> Verdict:
        """Check a definition. Where the machine has no time for it now, tell the person, and try again later."""
        for pause_s in CHECK_AGAIN_AFTER_S:
            try:
                return await self.games.check(server, text)
            except NotDone:
                if pause_s == CHECK_AGAIN_AFTER_S[0]:
                    await self.answers.say(interaction, "check-goes-on")
                await asyncio.sleep(pause_s)
        try:
            return await self.games.check(server, text)
        except NotDone:
            raise Refused("check-failed") from None

    @on_press(GameDeletePress)
    async def press_delete(self, interaction: discord.Interaction, press: GameDeletePress) -> None:
        """*Delete*, and for sure."""
        guild = await self.rights.check_writing(interaction)
        game = await self._game(interaction, press.subject.removesuffix("!"))
        if not press.subject.endswith("!"):
            await self.answers.show(interaction, sure_view(game, reader(interaction)))
            return
        await self.games.delete(guild.id, f"#{game.id}")
        await self.screens.list(interaction)

    @on_press(GameNewPress)
    async def press_new(self, interaction: discord.Interaction, press: GameNewPress) -> None:
        """*New game*, or what was to be begun while a draft was open."""
        await self.drafting.begin(interaction, press.of, anew=press.anew)

    @on_press(GameEditPress)
    async def press_edit(self, interaction: discord.Interaction, press: GameEditPress) -> None:
        """*Edit*."""
        await self.drafting.begin(interaction, DraftOf(game=number(press.subject)))

    async def _game(self, interaction: discord.Interaction, said: str) -> OwnGame:
        """Give the game of this server with this number. Raises ``Refused`` for one that was deleted."""
        return await self.games.get(server_of(interaction), f"#{number(said)}")
