"""``/workshop``: games that the people of a server write down, with the buttons of saved games; drafts of them, and the
buttons, selects and forms of the screen on which they are written.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from io import BytesIO

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import TextDisplay

from bot.chores import every
from bot.discord.context import server_of
from bot.discord.responder import meet
from bot.discord.router import CHOICES_LIMIT, ChoiceText, choices, field_value, on_press, value, values
from bot.people.preferences import reader_of
from bot.process.jobs import Passing, TookLong
from bot.screens.components import GREEN, GREY, framed_view, notice_view, number
from bot.screens.doors import GameListPress
from bot.screens.page import DraftGoOnPress, DraftTryPress, table_link
from bot.screens.table import RulePress
from bot.services import Services
from bot.tables.table import Refused
from bot.words import names, text_keys
from bot.words.texts import Person, local
from cogs.workshop.check import Verdict
from cogs.workshop.parts import (
    ABOUT,
    CARDS_PAGE,
    FINER,
    Tree,
    complete,
    empty,
    entries,
    note_told,
    page_of,
    page_of_last_change,
    read_tree,
    set_chosen,
    set_typed,
    with_name,
)
from cogs.workshop.parts import to_toml as tree_text
from cogs.workshop.screens import (
    DraftAskPress,
    DraftDropPress,
    DraftLook,
    DraftOf,
    DraftPagePress,
    DraftSavePress,
    DraftSetPress,
    DraftTypedPress,
    DraftUndoPress,
    GameCheckPress,
    GameDeletePress,
    GameEditPress,
    GameFilePress,
    GameLookPress,
    GameNewPress,
    Said,
    Writing,
    apply_change,
    ask_for,
    describe_faults,
    describe_verdict,
    drop_view,
    editor_view,
    game_view,
    list_view,
    look,
    open_view,
    sure_view,
    undone,
    writing,
)
from cogs.workshop.service import Draft, Games, OwnGame, RuleMaking, check_writing, decode_file
from rules.catalogue import RULEBOOKS, WRITTEN_DOWN, definition_of
from rules.shedding.definitions.faults import BadDefinition
from rules.shedding.definitions.reading import TITLE_LENGTH_LIMIT

CHECK_AGAIN_AFTER_S = (15.0, 60.0, 240.0)
"""After these pauses a check that could not be done is tried again, in seconds. Discord takes an answer for 15 min."""
Offered = list[app_commands.Choice[str]]


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class GameCog(commands.GroupCog, group_name="workshop", group_description=local("cmd-workshop")):
    """``/workshop`` and the buttons of saved games. Each asks anew who may."""

    def __init__(self, services: Services, games: Games, screens: GameScreens, drafting: Drafting) -> None:
        self.games, self.store, self.rights = games, services.store, services.rights
        self.answers, self.responder, self.offers = services.answers, services.responder, services.offers
        self.screens, self.drafting = screens, drafting
        self.offers.sources.append(games)
        self.sentences = services.faults.sentences
        self.sentences[BadDefinition] = describe_faults

    async def cog_unload(self) -> None:
        """Take the games away that people have written. Tables that play them go on."""
        self.offers.sources.remove(self.games)
        del self.sentences[BadDefinition]

    @every(1, "deleting old drafts")
    async def delete_old_drafts(self) -> None:
        """Delete drafts that nobody has touched for long."""
        await self.games.tick()

    @app_commands.command(name="list", description=local("cmd-workshop-list"))
    async def list(self, interaction: discord.Interaction) -> None:
        """Show the games of this server."""
        await self.screens.list(interaction)

    @app_commands.command(name="file", description=local("cmd-workshop-file"))
    @app_commands.describe(game=local("arg-game"), file=local("arg-file"))
    async def file(
        self, interaction: discord.Interaction, game: ChoiceText = "", file: discord.Attachment | None = None
    ) -> None:
        """Take a game from a file, or give one as a file."""
        if file is None:
            if not game:
                raise Refused("file-which")
            await self.screens.file(interaction, await self.games.get(server_of(interaction), game))
            return
        guild = await check_writing(self.rights, interaction)
        await self.responder.defer(interaction)
        text = decode_file(await file.read())
        await meet(self.store.people, self.store.servers, interaction)
        await self.screens.game(
            interaction, await self.games.take(guild.id, interaction.user.id, text), "game-taken-in"
        )

    @app_commands.command(name="copy", description=local("cmd-workshop-copy"))
    @app_commands.describe(game=local("arg-game"), name=local("arg-event-name"))
    async def copy(self, interaction: discord.Interaction, game: ChoiceText, name: ChoiceText) -> None:
        """Save a game of this server once more, under another name."""
        guild = await check_writing(self.rights, interaction)
        text = (await self.games.get(guild.id, game)).definition
        await meet(self.store.people, self.store.servers, interaction)
        await self.screens.game(
            interaction, await self.games.copy(guild.id, interaction.user.id, text, name), "game-saved"
        )

    @app_commands.command(name="delete", description=local("cmd-workshop-delete"))
    @app_commands.describe(game=local("arg-game"))
    async def delete(self, interaction: discord.Interaction, game: ChoiceText) -> None:
        """Delete a game of this server, after a question."""
        guild = await check_writing(self.rights, interaction)
        await self.answers.show(interaction, sure_view(await self.games.get(guild.id, game), reader_of(interaction)))

    @app_commands.command(name="new", description=local("cmd-workshop-new"))
    @app_commands.describe(like=local("arg-like"))
    async def new(self, interaction: discord.Interaction, like: ChoiceText = "") -> None:
        """Begin to write a game: from nothing, or from any game there is."""
        await self.drafting.begin(interaction, DraftOf(like=like))

    @app_commands.command(name="edit", description=local("cmd-workshop-edit"))
    @app_commands.describe(game=local("arg-game"))
    async def edit(self, interaction: discord.Interaction, game: ChoiceText) -> None:
        """Change a game of this server."""
        found = await self.games.get(server_of(interaction), game)
        await self.drafting.begin(interaction, DraftOf(game=found.id))

    @file.autocomplete("game")
    @copy.autocomplete("game")
    @delete.autocomplete("game")
    @edit.autocomplete("game")
    async def own_games(self, interaction: discord.Interaction, typed: str) -> Offered:
        """Offer the games of the server."""
        return await self._own_games(interaction.guild_id or 0, typed)

    @new.autocomplete("like")
    async def any_game(self, interaction: discord.Interaction, typed: str) -> Offered:
        """Offer the games of the server, and those of ours that are written down."""
        ours = [(reader_of(interaction).text(text_keys.GAME.key(name)), name) for name in WRITTEN_DOWN]
        return [*await self._own_games(interaction.guild_id or 0, typed), *choices(ours, typed)][:CHOICES_LIMIT]

    async def _own_games(self, server: int, typed: str) -> Offered:
        called = [
            (names.plain(game.name, TITLE_LENGTH_LIMIT), game.said) for game in await self.games.list_names(server)
        ]
        return choices(called, typed)

    # presses

    @on_press(GameListPress)
    async def press_list(self, interaction: discord.Interaction, press: GameListPress) -> None:
        await self.screens.list(interaction)

    @on_press(GameLookPress)
    async def press_look(self, interaction: discord.Interaction, press: GameLookPress) -> None:
        """A game was chosen."""
        await self.screens.game(interaction, await self._game(interaction, value(interaction)))

    @on_press(GameFilePress)
    async def press_file(self, interaction: discord.Interaction, press: GameFilePress) -> None:
        await self.screens.file(interaction, await self._game(interaction, press.subject))

    @on_press(GameCheckPress)
    async def press_check(self, interaction: discord.Interaction, press: GameCheckPress) -> None:
        """*Check*: it takes some seconds, and is told in a message of its own."""
        if press.subject:
            server = (await check_writing(self.rights, interaction)).id
            text = (await self._game(interaction, press.subject)).definition
        else:
            draft = await self.drafting.own_draft(interaction)
            server, text = draft.server, complete(draft.text)
        await self.responder.defer(interaction)
        found = await self._check(interaction, server, text)
        told = describe_verdict(found, text, reader_of(interaction))
        await self.responder.reply(interaction, view=framed_view(GREY, [TextDisplay(told)]))

    async def _check(self, interaction: discord.Interaction, server: int, text: str) -> Verdict:
        """Check a definition. Where the machine has no time for it now, tell the person, and try again later."""
        for pause_s in CHECK_AGAIN_AFTER_S:
            try:
                return await self.games.check(server, text)
            except TookLong:
                raise Refused("check-failed") from None
            except Passing:
                if pause_s == CHECK_AGAIN_AFTER_S[0]:
                    await self.answers.say(interaction, "check-goes-on")
                await asyncio.sleep(pause_s)
        return await self.games.check(server, text)

    @on_press(GameDeletePress)
    async def press_delete(self, interaction: discord.Interaction, press: GameDeletePress) -> None:
        """*Delete*, and for sure."""
        guild = await check_writing(self.rights, interaction)
        game = await self._game(interaction, press.subject.removesuffix("!"))
        if not press.subject.endswith("!"):
            await self.answers.show(interaction, sure_view(game, reader_of(interaction)))
            return
        await self.games.delete(guild.id, f"#{game.id}")
        await self.screens.list(interaction)

    @on_press(GameNewPress)
    async def press_new(self, interaction: discord.Interaction, press: GameNewPress) -> None:
        """*New game*, or what was to be begun while a draft was open."""
        await self.drafting.begin(interaction, press.of, anew=press.anew)

    @on_press(GameEditPress)
    async def press_edit(self, interaction: discord.Interaction, press: GameEditPress) -> None:
        await self.drafting.begin(interaction, DraftOf(game=number(press.subject)))

    async def _game(self, interaction: discord.Interaction, said: str) -> OwnGame:
        """Return the game of this server with this number. Raises ``Refused`` for one that was deleted."""
        return await self.games.get(server_of(interaction), f"#{number(said)}")


class GameScreens:
    """Answers with the screens of saved games. Only the person who asks sees them."""

    def __init__(self, services: Services, games: Games) -> None:
        self.games, self.rights = games, services.rights
        self.answers, self.responder = services.answers, services.responder

    async def list(self, interaction: discord.Interaction) -> None:
        """Show the games of the server."""
        found = await self.games.all(server_of(interaction))
        writes = await self._writes(interaction)
        await self.answers.show(interaction, list_view(found, reader_of(interaction), writes=writes))

    async def game(self, interaction: discord.Interaction, game: OwnGame, note: str = "") -> None:
        """Show a game, with a note about what was done."""
        reader = reader_of(interaction)
        shown = await self.games.work(game.server, look, game.definition, reader)
        told = reader.text(note) if note else ""
        if not shown.right:  # an earlier or later version has saved it
            view = notice_view("\n".join(shown.lines))
        else:
            view = game_view(game, shown.lines, told, reader, writes=await self._writes(interaction))
        await self.answers.show(interaction, view)

    async def file(self, interaction: discord.Interaction, game: OwnGame) -> None:
        called = "".join(sign if sign.isascii() and sign.isalnum() else "-" for sign in game.name.lower()).strip("-")
        file = discord.File(BytesIO(game.definition.encode()), f"{called or 'game'}.toml")
        said = reader_of(interaction).text("game-file", game=names.escape(game.name, TITLE_LENGTH_LIMIT))
        await self.responder.reply(interaction, said, file=file)

    async def _writes(self, interaction: discord.Interaction) -> bool:
        try:
            await check_writing(self.rights, interaction)
        except Refused:
            return False
        return True


LOOKS_KEPT = 64
"""Upper bound on what drafts come to that is kept."""


class Drafting:
    """The drafts of the people who ask. Each method asks anew who may write. They raise ``Refused``."""

    def __init__(self, services: Services, games: Games, rules: RuleMaking) -> None:
        self.games, self.rules, self.store = games, rules, services.store
        self.rights, self.answers = services.rights, services.answers
        self._looks: OrderedDict[tuple[str, Person], DraftLook] = OrderedDict()

    async def begin(self, interaction: discord.Interaction, of: DraftOf, *, anew: bool = False) -> None:
        """Begin a draft, and show it. While another draft is open, ask first, unless this one begins ``anew``."""
        if of.rule_at:
            await self._begin_rule(interaction, of, anew=anew)
            return
        guild, person = await check_writing(self.rights, interaction), interaction.user.id
        draft = await self.games.open_draft(person, guild.id)
        game = await self.games.get(guild.id, f"#{of.game}") if of.game else None
        if draft is not None and game is not None and draft.game == game.id:
            await self.show(interaction, draft, ABOUT)
            return
        if of.like and of.like not in RULEBOOKS:  # a button may have to carry it, and a name can be long
            of = DraftOf(like=f"#{(await self.games.get(guild.id, of.like)).id}")
        text = await self._text(guild.id, of, game, reader_of(interaction))
        if draft is not None and not anew:
            await self.answers.show(interaction, open_view(draft, of, reader_of(interaction)))
            return
        await meet(self.store.people, self.store.servers, interaction)
        draft = await self.games.begin(person, guild.id, text, game)
        others = await self.games.list_other_workers(draft)
        await self.show(interaction, draft, ABOUT, "game-others-at" if others else "game-begin")

    async def _begin_rule(self, interaction: discord.Interaction, of: DraftOf, *, anew: bool) -> None:
        """Begin the draft of a rule at a table. While another draft is open in its server, ask first."""
        table = await self.rules.table_for_rule(of.rule_at, interaction.user.id)
        draft = await self.games.open_draft(interaction.user.id, table.server)
        if draft is not None and draft.table_id != table.id and not anew:
            await self.answers.show(interaction, open_view(draft, of, reader_of(interaction)))
            return
        draft = await self.rules.begin(table.id, interaction.user.id)
        await self.show(interaction, draft, CARDS_PAGE, "rule-begin")

    async def _text(self, server: int, of: DraftOf, game: OwnGame | None, reader: Person) -> str:
        """The definition with which a draft begins. Raises ``Refused`` for a game of ours that is not written down."""
        if game is not None:
            return game.definition
        if not of.like:
            return tree_text(empty(reader.text("game-unnamed")))
        if of.like not in RULEBOOKS:
            return (await self.games.get(server, of.like)).definition
        called = reader.text(text_keys.GAME.key(of.like))
        if of.like not in WRITTEN_DOWN:
            raise Refused("game-not-written", game=called)
        mine = reader.text("game-like", game=called)
        return with_name(definition_of(of.like), names.plain(mine, TITLE_LENGTH_LIMIT))

    async def own_draft(self, interaction: discord.Interaction) -> Draft:
        """Return the draft of this person here, if they may still write; in direct messages, that of a rule."""
        draft = await self.games.draft(interaction.user.id, interaction.guild_id)
        if draft.table_id is None:
            await check_writing(self.rights, interaction)
        else:
            await self.rules.table_for_rule(draft.table_id, interaction.user.id)
        return draft

    async def show(self, interaction: discord.Interaction, draft: Draft, page: str, note: str = "") -> None:
        """Show a page of a draft, with a note about what was done."""
        await self.answers.show(interaction, editor_view(await self.shown(interaction, draft, page, note)))

    async def shown(self, interaction: discord.Interaction, draft: Draft, page: str, note: str = "") -> Writing:
        """Return what the screen of a draft shows."""
        reader = reader_of(interaction)
        before = await self.look(interaction, draft, draft.steps[-2]) if len(draft.steps) > 1 else None
        now = await self.look(interaction, draft, draft.text)
        told = reader.text(note) if note else ""
        return writing(draft, page, reader, (now, before), told)

    async def look(self, interaction: discord.Interaction, draft: Draft, step: str) -> DraftLook:
        """Return what a step of a draft comes to, for who asks."""
        key = complete(step), reader_of(interaction)
        if key not in self._looks:
            self._looks[key] = await self.games.work(draft.server, look, *key)
        note_told(self._looks[key].effects)
        while len(self._looks) > LOOKS_KEPT:
            self._looks.popitem(last=False)
        return self._looks[key]


class DraftsCog(commands.Cog):
    """What people press while they write. A press on a screen that is not the newest changes nothing."""

    def __init__(
        self, services: Services, games: Games, rules: RuleMaking, screens: GameScreens, drafting: Drafting
    ) -> None:
        self.games, self.access, self.rules = games, services.access, rules
        self.answers, self.responder = services.answers, services.responder
        self.screens, self.drafting = screens, drafting

    @on_press(DraftGoOnPress)
    async def press_go_on(self, interaction: discord.Interaction, press: DraftGoOnPress) -> None:
        """*Keep working*: open the draft again."""
        draft = await self.drafting.own_draft(interaction)
        await self.drafting.show(interaction, draft, page_of_last_change([*map(read_tree, draft.steps[-2:])]))

    @on_press(DraftPagePress)
    async def press_page(self, interaction: discord.Interaction, press: DraftPagePress) -> None:
        chosen = values(interaction)
        await self.drafting.show(
            interaction, await self.drafting.own_draft(interaction), chosen[0] if chosen else press.subject
        )

    @on_press(DraftSetPress)
    async def press_set(self, interaction: discord.Interaction, press: DraftSetPress) -> None:
        """Something was chosen."""
        draft = await self.drafting.own_draft(interaction)
        place, _, said = press.subject.partition("=")
        given = [said] if "=" in press.subject else values(interaction)
        if draft.prompt != press.page:
            await self.drafting.show(interaction, draft, page_of(place), "game-moved-on")
        elif FINER in given:
            shown = await self.drafting.shown(interaction, draft, page_of(place))
            await self.answers.show(interaction, editor_view(shown._replace(typed=place)))
        else:
            await self._change(interaction, draft, set_chosen, place, given)

    @on_press(DraftAskPress)
    async def press_ask(self, interaction: discord.Interaction, press: DraftAskPress) -> None:
        """Something is to be typed."""
        draft = await self.drafting.own_draft(interaction)
        shown = await self.drafting.shown(interaction, draft, page_of(press.subject))
        await self.responder.ask(interaction, ask_for(shown, press.subject))

    @on_press(DraftTypedPress)
    async def press_typed(self, interaction: discord.Interaction, press: DraftTypedPress) -> None:
        draft = await self.drafting.own_draft(interaction)
        if draft.prompt != press.page:
            await self.drafting.show(interaction, draft, page_of(press.subject), "game-moved-on")
            return
        await self._change(interaction, draft, set_typed, press.subject, field_value(interaction))

    @on_press(DraftTryPress)
    async def press_try(self, interaction: discord.Interaction, press: DraftTryPress) -> None:
        """*Try it*: a round of the draft as it stands, for this person alone."""
        draft, user = await self.drafting.own_draft(interaction), interaction.user
        text = complete(draft.text)
        await self.games.read_playable(draft.server, text)
        table = await self.access.require_unsaved().try_out(
            user.id, user.display_name, text, interaction.channel_id or 0
        )
        await self.answers.show_hand(interaction, table)

    @on_press(DraftUndoPress)
    async def press_undo(self, interaction: discord.Interaction, press: DraftUndoPress) -> None:
        draft = await self.drafting.own_draft(interaction)
        if draft.prompt != press.page:
            await self.drafting.show(interaction, draft, press.subject, "game-moved-on")
            return
        after = await self.games.undo(draft)
        page = page_of_last_change([read_tree(text) for text in (draft.text, after.text)])
        shown = await self.drafting.shown(interaction, after, page)
        note = undone(await self.drafting.look(interaction, draft, draft.text), shown.now, shown.reader)
        await self.answers.show(interaction, editor_view(shown._replace(note=note)))

    @on_press(DraftSavePress)
    async def press_save(self, interaction: discord.Interaction, press: DraftSavePress) -> None:
        """*Save*: a game of the server, or a rule at a table."""
        draft = await self.drafting.own_draft(interaction)
        if draft.table_id is None:
            await self.screens.game(interaction, await self.games.save_draft(draft), "game-saved")
            return
        await self.responder.defer(interaction)
        made = await self.rules.make(draft)
        told = reader_of(interaction).text("rule-ends" if made.ends else "rule-made", link=table_link(made.table))
        await self.responder.reply(interaction, view=framed_view(GREEN, [TextDisplay(told)]))

    @on_press(DraftDropPress)
    async def press_drop(self, interaction: discord.Interaction, press: DraftDropPress) -> None:
        """*Drop*, and for sure."""
        draft = await self.drafting.own_draft(interaction)
        if press.subject:
            await self.games.drop(draft)
            if draft.table_id is None:
                await self.screens.list(interaction)
            else:
                await self.answers.show(interaction, notice_view(reader_of(interaction).text("rule-dropped")))
        else:
            await self.answers.show(interaction, drop_view(draft, reader_of(interaction)))

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
        after = await self.games.work(draft.server, apply_change, do, draft.text, place, said)
        if isinstance(after, Refused):
            raise after
        draft = await self.games.change(draft, after)
        page = f"{CARDS_PAGE}.{len(entries(read_tree(after)))}" if place == "cards.new" else page_of(place)
        await self.drafting.show(interaction, draft, page)
