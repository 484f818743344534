"""The buttons, selects and forms of the screen on which games and rules are written."""

from __future__ import annotations

from collections.abc import Callable

import discord
from discord.ext import commands
from discord.ui import TextDisplay

from bot.discord.router import on_press, values, written
from bot.games.parts import (
    CARDS_PAGE,
    FINER,
    Tree,
    chosen_at,
    complete,
    entries,
    page_of,
    page_of_last_change,
    read_tree,
    typed_at,
)
from bot.games.screens import (
    DraftAskPress,
    DraftDropPress,
    DraftOf,
    DraftPagePress,
    DraftSavePress,
    DraftSetPress,
    DraftTypedPress,
    DraftUndoPress,
    Said,
    ask_for,
    changed,
    drop_view,
    editor_view,
    undone,
)
from bot.games.service import Draft
from bot.people.preferences import reader
from bot.process.jobs import NotDone
from bot.screens.components import GREEN, framed, notice_view
from bot.screens.page import DraftGoOnPress, DraftTryPress, table_link
from bot.screens.table import RulePress
from bot.services import Services
from bot.tables.table import Refused
from bot.words import texts
from cogs.games.drafting import Drafting, GameScreens


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
