"""Begins drafts of games, and shows the screen on which they are written."""

from __future__ import annotations

from collections import OrderedDict
from io import BytesIO

import discord

from bot.discord.context import server_of
from bot.discord.responder import meet
from bot.drawing.emojis import Faces
from bot.games.parts import ABOUT, CARDS_PAGE, complete, empty, named, note_told
from bot.games.parts import written as tree_text
from bot.games.screens import DraftLook, DraftOf, Writing, editor_view, game_view, list_view, look, open_view, writing
from bot.games.service import Draft, OwnGame
from bot.people.preferences import reader
from bot.screens.components import notice_view
from bot.services import Services
from bot.tables.table import Refused
from bot.words import names, texts
from bot.words.cards import named_faces
from rules.catalogue import RULEBOOKS, WRITTEN_DOWN, definition_of
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
        await self.responder.reply(interaction, said, file=file)

    async def _writes(self, interaction: discord.Interaction) -> bool:
        try:
            await self.rights.check_writing(interaction)
        except Refused:
            return False
        return True


LOOKS_KEPT = 64
"""Upper bound on what drafts come to that is kept."""


class Drafting:
    """The drafts of the people who ask. Each method asks anew who may write. They raise ``Refused``."""

    def __init__(self, services: Services) -> None:
        self.games, self.rules, self.store = services.games, services.rule_making, services.store
        self.rights, self.answers, self.pictures = services.rights, services.answers, services.pictures
        self._looks: OrderedDict[tuple[str, str, Faces], DraftLook] = OrderedDict()

    async def begin(self, interaction: discord.Interaction, of: DraftOf, *, anew: bool = False) -> None:
        """Begin a draft, and show it. While another draft is open, ask first, unless this one begins ``anew``."""
        if of.rule_at:
            await self._begin_rule(interaction, of, anew=anew)
            return
        guild, person = await self.rights.check_writing(interaction), interaction.user.id
        draft = await self.games.open_draft(person, guild.id)
        game = await self.games.get(guild.id, f"#{of.game}") if of.game else None
        if draft is not None and game is not None and draft.game == game.id:
            await self.show(interaction, draft, ABOUT)
            return
        if of.like and of.like not in RULEBOOKS:  # a button may have to carry it, and a name can be long
            of = DraftOf(like=f"#{(await self.games.get(guild.id, of.like)).id}")
        text = await self._text(guild.id, of, game, reader(interaction))
        if draft is not None and not anew:
            await self.answers.show(interaction, open_view(draft, of, reader(interaction)))
            return
        await meet(self.store.people, self.store.servers, interaction)
        draft = await self.games.begin(person, guild.id, text, game)
        others = await self.games.others_at(draft)
        await self.show(interaction, draft, ABOUT, "game-others-at" if others else "game-begin")

    async def _begin_rule(self, interaction: discord.Interaction, of: DraftOf, *, anew: bool) -> None:
        """Begin the draft of a rule at a table. While another draft is open in its server, ask first."""
        table = await self.rules.at(of.rule_at, interaction.user.id)
        draft = await self.games.open_draft(interaction.user.id, table.server)
        if draft is not None and draft.table_id != table.id and not anew:
            await self.answers.show(interaction, open_view(draft, of, reader(interaction)))
            return
        draft = await self.rules.begin(table.id, interaction.user.id)
        await self.show(interaction, draft, CARDS_PAGE, "rule-begin")

    async def _text(self, server: int, of: DraftOf, game: OwnGame | None, locale: str) -> str:
        """The definition with which a draft begins. Raises ``Refused`` for a game of ours that is not written down."""
        if game is not None:
            return game.definition
        if not of.like:
            return tree_text(empty(texts.text(locale, "game-unnamed")))
        if of.like not in RULEBOOKS:
            return (await self.games.get(server, of.like)).definition
        called = texts.text(locale, f"game-{of.like}")
        if of.like not in WRITTEN_DOWN:
            raise Refused("game-not-written", game=called)
        mine = texts.text(locale, "game-like", game=called)
        return named(definition_of(of.like), names.plain(mine, TITLE_LENGTH_LIMIT))

    async def mine(self, interaction: discord.Interaction) -> Draft:
        """Give the draft of this person here, if they may still write; in direct messages, that of a rule."""
        draft = await self.games.draft(interaction.user.id, interaction.guild_id)
        if draft.table_id is None:
            await self.rights.check_writing(interaction)
        else:
            await self.rules.at(draft.table_id, interaction.user.id)
        return draft

    async def show(self, interaction: discord.Interaction, draft: Draft, page: str, note: str = "") -> None:
        """Show a page of a draft, with a note about what was done."""
        await self.answers.show(interaction, editor_view(await self.shown(interaction, draft, page, note)))

    async def shown(self, interaction: discord.Interaction, draft: Draft, page: str, note: str = "") -> Writing:
        """Give what the screen of a draft shows."""
        locale = reader(interaction)
        before = await self.look(interaction, draft, draft.steps[-2]) if len(draft.steps) > 1 else None
        now = await self.look(interaction, draft, draft.text)
        told = texts.text(locale, note) if note else ""
        return writing(draft, page, locale, (now, before), told)

    async def look(self, interaction: discord.Interaction, draft: Draft, step: str) -> DraftLook:
        """DraftLook what a step of a draft comes to, in the language of who asks."""
        locale = reader(interaction)
        key = complete(step), locale, named_faces(locale, self.pictures.faces)
        if key not in self._looks:
            self._looks[key] = await self.games.work(draft.server, look, *key)
        note_told(self._looks[key].effects)
        while len(self._looks) > LOOKS_KEPT:
            self._looks.popitem(last=False)
        return self._looks[key]
