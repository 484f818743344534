"""``/game``: games that the people of a server write down."""

from __future__ import annotations

from io import BytesIO

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import TextDisplay

from bot.app import MauMauBot
from bot.discordpy.context import server_of
from bot.games.editor import (
    DraftAskPress,
    DraftDropPress,
    DraftPagePress,
    DraftSavePress,
    DraftSetPress,
    DraftTypedPress,
    DraftUndoPress,
    Writing,
    ask_for,
    drop_view,
    editor_view,
    open_view,
    writing,
)
from bot.games.parts import ABOUT, CARDS_PAGE, chosen_at, entries, page_of, typed_at
from bot.games.service import FILE_BYTES, played, text_of
from bot.games.store import Draft, OwnGame
from bot.games.tree import Tree, complete, empty, named, read_tree
from bot.games.tree import written as tree_text
from bot.games.views import (
    GameCheckPress,
    GameDeletePress,
    GameEditPress,
    GameFilePress,
    GameListPress,
    GameLookPress,
    GameNewPress,
    faults_told,
    game_view,
    list_view,
    sure_view,
    verdict_told,
)
from bot.games.wording import FINER
from bot.interactions.meeting import meet_person, meet_server
from bot.interactions.router import on_press, value, values, written
from bot.language import names, texts
from bot.language.cards import named_faces
from bot.language.texts import local
from bot.preferences.service import reader
from bot.process.worker import Busy, NotDone
from bot.rulebook.pages import RulesOf
from bot.services import Services
from bot.tables.schedule import RULE
from bot.tables.table import Refused
from bot.views.new_rule import RulePress
from bot.views.parts import GREEN, GREY, DraftGoOnPress, DraftTryPress, framed, notice_view, table_link
from bot.views.press import number
from bot.views.typed_choices import CHOICES_LIMIT, choices
from rules.catalogue import RULEBOOKS, WRITTEN_DOWN, definition_of, make
from rules.shedding.written.faults import BadDefinition
from rules.shedding.written.reading import TITLE_LENGTH_LIMIT


async def own_games(interaction: discord.Interaction[MauMauBot], typed: str) -> list[app_commands.Choice[str]]:
    """Offer the games of the server."""
    found = await interaction.client.services.games.all(interaction.guild_id or 0)
    called = [(names.plain(game.name, TITLE_LENGTH_LIMIT), f"#{game.id}") for game in found]
    return choices(called, typed)


async def any_game(interaction: discord.Interaction[MauMauBot], typed: str) -> list[app_commands.Choice[str]]:
    """Offer the games of the server, and those of ours that are written down."""
    ours = [(texts.text(reader(interaction), f"game-{name}"), name) for name in WRITTEN_DOWN]
    return [*await own_games(interaction, typed), *choices(ours, typed)][:CHOICES_LIMIT]


@app_commands.guild_only()
class GameCog(commands.GroupCog, group_name="game", group_description=local("cmd-game")):
    """``/game`` and its screens. Only the person who asks sees them, and each press asks anew who may."""

    def __init__(self, services: Services) -> None:
        self.games, self.store, self.rights = services.games, services.store, services.rights
        self.lessons = services.lessons
        self.rules = services.rule_making
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
            await self._give(interaction, await self.games.get(server_of(interaction), game))
            return
        guild = await self.rights.check_writing(interaction)
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
        guild = await self.rights.check_writing(interaction)
        text = (await self.games.get(guild.id, game)).definition
        await self._known(interaction, guild)
        await self._look(interaction, await self.games.copy(guild.id, interaction.user.id, text, name), "game-saved")

    @app_commands.command(name="delete", description=local("cmd-game-delete"))
    @app_commands.describe(game=local("arg-own-game"))
    @app_commands.autocomplete(game=own_games)
    async def delete(self, interaction: discord.Interaction, game: str) -> None:
        """Delete a game of this server, after a question."""
        guild = await self.rights.check_writing(interaction)
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

    @on_press(GameCheckPress)
    async def press_check(self, interaction: discord.Interaction, press: GameCheckPress) -> None:
        """*Check*: it takes some seconds, and is told in a message of its own."""
        if press.subject:
            server = (await self.rights.check_writing(interaction)).id
            text = (await self._game(interaction, press.subject)).definition
        else:
            draft = await self._draft(interaction)
            server, text = draft.server, complete(draft.text)
        await self.responder.thinking(interaction)
        try:
            found = await self.games.check(server, text)
        except Busy:
            raise Refused("check-busy") from None
        except NotDone:
            raise Refused("check-failed") from None
        told = verdict_told(found, text, reader(interaction))
        await self.responder.alone(interaction, view=framed(GREY, [TextDisplay(told)]))

    @on_press(GameDeletePress)
    async def press_delete(self, interaction: discord.Interaction, press: GameDeletePress) -> None:
        """*Delete*, and for sure."""
        guild = await self.rights.check_writing(interaction)
        game = await self._game(interaction, press.subject.removesuffix("!"))
        if not press.subject.endswith("!"):
            await self.answers.show(interaction, sure_view(game, reader(interaction)))
            return
        await self.games.delete(guild.id, f"#{game.id}")
        await self._list(interaction)

    # writing

    @app_commands.command(name="new", description=local("cmd-game-new"))
    @app_commands.describe(like=local("arg-like"))
    @app_commands.autocomplete(like=any_game)
    async def new(self, interaction: discord.Interaction, like: str = "") -> None:
        """Begin to write a game: from nothing, or from any game there is."""
        await self._begin(interaction, f"like {like}" if like else "")

    @app_commands.command(name="edit", description=local("cmd-game-edit"))
    @app_commands.describe(game=local("arg-own-game"))
    @app_commands.autocomplete(game=own_games)
    async def edit(self, interaction: discord.Interaction, game: str) -> None:
        """Change a game of this server."""
        found = await self.games.get(server_of(interaction), game)
        await self._begin(interaction, str(found.id))

    @on_press(GameNewPress)
    async def press_new(self, interaction: discord.Interaction, press: GameNewPress) -> None:
        """*New game*; with ``!``: the draft that is open is dropped."""
        await self._begin(interaction, press.subject.removesuffix("!"), sure=press.subject.endswith("!"))

    @on_press(GameEditPress)
    async def press_edit(self, interaction: discord.Interaction, press: GameEditPress) -> None:
        """*Edit*."""
        await self._begin(interaction, press.subject)

    @on_press(DraftGoOnPress)
    async def press_go_on(self, interaction: discord.Interaction, press: DraftGoOnPress) -> None:
        """*Go on* with the draft that is open."""
        await self._write(interaction, await self._draft(interaction), ABOUT)

    @on_press(DraftPagePress)
    async def press_page(self, interaction: discord.Interaction, press: DraftPagePress) -> None:
        """Another page."""
        chosen = values(interaction)
        await self._write(interaction, await self._draft(interaction), chosen[0] if chosen else press.subject)

    @on_press(DraftSetPress)
    async def press_set(self, interaction: discord.Interaction, press: DraftSetPress) -> None:
        """Something was chosen."""
        draft = await self._draft(interaction)
        place, _, said = press.subject.partition("=")
        given = [said] if "=" in press.subject else values(interaction)
        if draft.prompt != press.page:
            await self._write(interaction, draft, page_of(place), "game-moved-on")
        elif FINER in given:
            shown = self._shown(interaction, draft, page_of(place))
            await self.responder.ask(interaction, ask_for(shown, place))
        else:
            await self._change(interaction, draft, place, chosen_at(read_tree(draft.text), place, given))

    @on_press(DraftAskPress)
    async def press_ask(self, interaction: discord.Interaction, press: DraftAskPress) -> None:
        """Something is to be typed."""
        draft = await self._draft(interaction)
        shown = self._shown(interaction, draft, page_of(press.subject))
        await self.responder.ask(interaction, ask_for(shown, press.subject))

    @on_press(DraftTypedPress)
    async def press_typed(self, interaction: discord.Interaction, press: DraftTypedPress) -> None:
        """It was typed."""
        draft = await self._draft(interaction)
        if draft.prompt != press.page:
            await self._write(interaction, draft, page_of(press.subject), "game-moved-on")
            return
        after = typed_at(read_tree(draft.text), press.subject, written(interaction))
        await self._change(interaction, draft, press.subject, after)

    @on_press(DraftTryPress)
    async def press_try(self, interaction: discord.Interaction, press: DraftTryPress) -> None:
        """*Try it*: a round of the draft as it stands, for this person alone."""
        text, user = complete((await self._draft(interaction)).text), interaction.user
        played(text)
        table = await self.lessons.try_out(user.id, user.display_name, text, interaction.channel_id or 0)
        await self.answers.show_hand(interaction, table)

    @on_press(DraftUndoPress)
    async def press_undo(self, interaction: discord.Interaction, press: DraftUndoPress) -> None:
        """*Undo*."""
        draft = await self._draft(interaction)
        if draft.prompt == press.page:
            draft = await self.games.undo(draft)
        await self._write(interaction, draft, press.subject)

    @on_press(DraftSavePress)
    async def press_save(self, interaction: discord.Interaction, press: DraftSavePress) -> None:
        """*Save*: a game of the server, or a rule at a table."""
        draft = await self._draft(interaction)
        if draft.table_id is None:
            await self._look(interaction, await self.games.save_draft(draft), "game-saved")
            return
        await self.responder.thinking(interaction)
        made = await self.rules.make(draft)
        told = texts.text(reader(interaction), "rule-ends" if made.ends else "rule-made", link=table_link(made.table))
        await self.responder.alone(interaction, view=framed(GREEN, [TextDisplay(told)]))

    @on_press(DraftDropPress)
    async def press_drop(self, interaction: discord.Interaction, press: DraftDropPress) -> None:
        """*Drop*, and for sure."""
        draft = await self._draft(interaction)
        if press.subject:
            await self.games.drop(draft)
            if draft.table_id is None:
                await self._list(interaction)
            else:
                await self.answers.show(interaction, notice_view(texts.text(reader(interaction), "rule-dropped")))
        else:
            await self.answers.show(interaction, drop_view(draft, reader(interaction)))

    @on_press(RulePress)
    async def press_rule(self, interaction: discord.Interaction, press: RulePress) -> None:
        """*Make a rule*: who has won the round changes one thing of the game."""
        await self._begin(interaction, f"{RULE} {press.table}")

    # internal

    async def _begin(self, interaction: discord.Interaction, what: str, *, sure: bool = False) -> None:
        """Begin a draft: of a game of the server by its number, of one that is ``like`` another, or from nothing. While
        another draft is open, ask first.
        """
        if what.startswith(f"{RULE} "):
            await self._begin_rule(interaction, what, sure=sure)
            return
        guild = await self.rights.check_writing(interaction)
        locale = reader(interaction)
        draft = await self.games.open_draft(interaction.user.id, guild.id)
        game = await self._game(interaction, what) if what.isdecimal() else None
        if draft is not None and game is not None and draft.game == game.id:
            await self._write(interaction, draft, ABOUT)
            return
        if draft is not None and not sure:
            await self.answers.show(interaction, open_view(draft, what, locale))
            return
        await self._known(interaction, guild)
        if game is not None:
            text = game.definition
        elif what:
            text = await self._like(guild.id, what.removeprefix("like "), locale)
        else:
            text = tree_text(empty(texts.text(locale, "game-unnamed")))
        draft = await self.games.begin(interaction.user.id, guild.id, text, game)
        others = await self.games.others_at(draft)
        await self._write(interaction, draft, ABOUT, "game-others-at" if others else "game-begin")

    async def _begin_rule(self, interaction: discord.Interaction, what: str, *, sure: bool) -> None:
        """Begin the draft of a rule at a table. While another draft is open in its server, ask first."""
        table = await self.rules.at(number(what.removeprefix(f"{RULE} ")), interaction.user.id)
        draft = await self.games.open_draft(interaction.user.id, table.server)
        if draft is not None and draft.table_id != table.id and not sure:
            await self.answers.show(interaction, open_view(draft, what, reader(interaction)))
            return
        draft = await self.rules.begin(table.id, interaction.user.id)
        await self._write(interaction, draft, CARDS_PAGE, "rule-begin")

    async def _like(self, server: int, said: str, locale: str) -> str:
        """The definition of a game that is to be like another. Raises ``Refused`` for one that is not written down."""
        if said not in RULEBOOKS:
            return (await self.games.get(server, said)).definition
        if said not in WRITTEN_DOWN:
            raise Refused("game-not-written", game=texts.text(locale, f"game-{said}"))
        mine = texts.text(locale, "game-like", game=texts.text(locale, f"game-{said}"))
        return named(definition_of(said), names.plain(mine, TITLE_LENGTH_LIMIT))

    async def _draft(self, interaction: discord.Interaction) -> Draft:
        """Give the draft of this person here, if they may still write; in direct messages, that of a rule."""
        draft = await self.games.draft(interaction.user.id, interaction.guild_id)
        if draft.table_id is None:
            await self.rights.check_writing(interaction)
        else:
            await self.rules.at(draft.table_id, interaction.user.id)
        return draft

    async def _change(self, interaction: discord.Interaction, draft: Draft, place: str, after: Tree) -> None:
        draft = await self.games.change(draft, tree_text(after))
        page = f"{CARDS_PAGE}.{len(entries(after))}" if place == "cards.new" else page_of(place)
        await self._write(interaction, draft, page)

    def _shown(self, interaction: discord.Interaction, draft: Draft, page: str, note: str = "") -> Writing:
        locale = reader(interaction)
        told = texts.text(locale, note) if note else ""
        return writing(draft, page, locale, named_faces(locale, self.pictures.faces), told)

    async def _write(self, interaction: discord.Interaction, draft: Draft, page: str, note: str = "") -> None:
        await self.answers.show(interaction, editor_view(self._shown(interaction, draft, page, note)))

    async def _game(self, interaction: discord.Interaction, said: str) -> OwnGame:
        """Give the game of this server with this number. Raises ``Refused`` for one that was deleted."""
        return await self.games.get(server_of(interaction), f"#{number(said)}")

    async def _known(self, interaction: discord.Interaction, guild: discord.Guild) -> None:
        """Make sure that the store knows who writes, and where."""
        await meet_person(self.store.people, interaction)
        await meet_server(self.store.servers, interaction)

    async def _writes(self, interaction: discord.Interaction) -> bool:
        try:
            await self.rights.check_writing(interaction)
        except Refused:
            return False
        return True

    async def _list(self, interaction: discord.Interaction) -> None:
        found = await self.games.all(server_of(interaction))
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
