"""Begins drafts of games and shows the screen on which they are written; and answers its buttons, selects and forms."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from io import BytesIO

import discord
from discord.ext import commands
from discord.ui import TextDisplay

from bot.discord.context import server_of
from bot.discord.responder import meet
from bot.discord.router import on_press, values, written
from bot.drawing.emojis import Faces
from bot.games.parts import (
    ABOUT,
    CARDS_PAGE,
    FINER,
    Tree,
    chosen_at,
    complete,
    empty,
    entries,
    named,
    note_told,
    page_of,
    page_of_last_change,
    read_tree,
    typed_at,
)
from bot.games.parts import written as tree_text
from bot.games.screens import (
    DraftAskPress,
    DraftDropPress,
    DraftLook,
    DraftOf,
    DraftPagePress,
    DraftSavePress,
    DraftSetPress,
    DraftTypedPress,
    DraftUndoPress,
    Said,
    Writing,
    ask_for,
    changed,
    drop_view,
    editor_view,
    game_view,
    list_view,
    look,
    open_view,
    undone,
    writing,
)
from bot.games.service import Draft, OwnGame
from bot.people.preferences import reader
from bot.process.jobs import NotDone
from bot.screens.components import GREEN, framed, notice_view
from bot.screens.page import DraftGoOnPress, DraftTryPress, table_link
from bot.screens.table import RulePress
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


class DraftsCog(commands.Cog):
    """What people press while they write. A press on a screen that is not the newest changes nothing."""

    def __init__(self, services: Services, screens: GameScreens, drafting: Drafting) -> None:
        self.games, self.lessons, self.rules = services.games, services.lessons, services.rule_making
        self.answers, self.responder = services.answers, services.responder
        self.screens, self.drafting = screens, drafting

    @on_press(DraftGoOnPress)
    async def press_go_on(self, interaction: discord.Interaction, press: DraftGoOnPress) -> None:
        """*Keep working*: open the draft again."""
        draft = await self.drafting.mine(interaction)
        await self.drafting.show(interaction, draft, page_of_last_change([*map(read_tree, draft.steps[-2:])]))

    @on_press(DraftPagePress)
    async def press_page(self, interaction: discord.Interaction, press: DraftPagePress) -> None:
        """Another page."""
        chosen = values(interaction)
        await self.drafting.show(
            interaction, await self.drafting.mine(interaction), chosen[0] if chosen else press.subject
        )

    @on_press(DraftSetPress)
    async def press_set(self, interaction: discord.Interaction, press: DraftSetPress) -> None:
        """Something was chosen."""
        draft = await self.drafting.mine(interaction)
        place, _, said = press.subject.partition("=")
        given = [said] if "=" in press.subject else values(interaction)
        if draft.prompt != press.page:
            await self.drafting.show(interaction, draft, page_of(place), "game-moved-on")
        elif FINER in given:
            shown = await self.drafting.shown(interaction, draft, page_of(place))
            await self.answers.show(interaction, editor_view(shown._replace(typed=place)))
        else:
            await self._change(interaction, draft, chosen_at, place, given)

    @on_press(DraftAskPress)
    async def press_ask(self, interaction: discord.Interaction, press: DraftAskPress) -> None:
        """Something is to be typed."""
        draft = await self.drafting.mine(interaction)
        shown = await self.drafting.shown(interaction, draft, page_of(press.subject))
        await self.responder.ask(interaction, ask_for(shown, press.subject))

    @on_press(DraftTypedPress)
    async def press_typed(self, interaction: discord.Interaction, press: DraftTypedPress) -> None:
        """It was typed."""
        draft = await self.drafting.mine(interaction)
        if draft.prompt != press.page:
            await self.drafting.show(interaction, draft, page_of(press.subject), "game-moved-on")
            return
        await self._change(interaction, draft, typed_at, press.subject, written(interaction))

    @on_press(DraftTryPress)
    async def press_try(self, interaction: discord.Interaction, press: DraftTryPress) -> None:
        """*Try it*: a round of the draft as it stands, for this person alone."""
        draft, user = await self.drafting.mine(interaction), interaction.user
        text = complete(draft.text)
        await self.games.played(draft.server, text)
        table = await self.lessons.try_out(user.id, user.display_name, text, interaction.channel_id or 0)
        await self.answers.show_hand(interaction, table)

    @on_press(DraftUndoPress)
    async def press_undo(self, interaction: discord.Interaction, press: DraftUndoPress) -> None:
        """*Undo*."""
        draft = await self.drafting.mine(interaction)
        if draft.prompt != press.page:
            await self.drafting.show(interaction, draft, press.subject, "game-moved-on")
            return
        after = await self.games.undo(draft)
        page = page_of_last_change([read_tree(text) for text in (draft.text, after.text)])
        shown = await self.drafting.shown(interaction, after, page)
        note = undone(await self.drafting.look(interaction, draft, draft.text), shown.now, shown.locale)
        await self.answers.show(interaction, editor_view(shown._replace(note=note)))

    @on_press(DraftSavePress)
    async def press_save(self, interaction: discord.Interaction, press: DraftSavePress) -> None:
        """*Save*: a game of the server, or a rule at a table."""
        draft = await self.drafting.mine(interaction)
        if draft.table_id is None:
            await self.screens.game(interaction, await self.games.save_draft(draft), "game-saved")
            return
        await self.responder.defer(interaction)
        try:
            made = await self.rules.make(draft)
        except NotDone:
            raise Refused("check-busy") from None
        told = texts.text(reader(interaction), "rule-ends" if made.ends else "rule-made", link=table_link(made.table))
        await self.responder.reply(interaction, view=framed(GREEN, [TextDisplay(told)]))

    @on_press(DraftDropPress)
    async def press_drop(self, interaction: discord.Interaction, press: DraftDropPress) -> None:
        """*Drop*, and for sure."""
        draft = await self.drafting.mine(interaction)
        if press.subject:
            await self.games.drop(draft)
            if draft.table_id is None:
                await self.screens.list(interaction)
            else:
                await self.answers.show(interaction, notice_view(texts.text(reader(interaction), "rule-dropped")))
        else:
            await self.answers.show(interaction, drop_view(draft, reader(interaction)))

    @on_press(RulePress)
    async def press_rule(self, interaction: discord.Interaction, press: RulePress) -> None:
        """*Make a rule*: who has won the round changes one thing of the game."""
        await self.drafting.begin(interaction, DraftOf(rule_at=press.table))

    async def _change(
        self,
        interaction: discord.Interaction,
        draft: Draft,
        do: Callable[[Tree, str, Said], Tree],
        place: str,
        said: Said,
    ) -> None:
        """Change a draft at a place: by what was chosen, or by what was typed."""
        after = await self.games.work(draft.server, changed, do, draft.text, place, said)
        if isinstance(after, Refused):
            raise after
        draft = await self.games.change(draft, after)
        page = f"{CARDS_PAGE}.{len(entries(read_tree(after)))}" if place == "cards.new" else page_of(place)
        await self.drafting.show(interaction, draft, page)
