"""Playing by buttons and selects: those of the table, and those of the hand."""

from __future__ import annotations

import discord
from discord.ext import commands
from discord.ui import TextDisplay

from bot.app import MauMauBot
from bot.interactions.router import Press, number, value, values
from bot.language import texts
from bot.lessons.table import LESSON
from bot.preferences.service import reader
from bot.tables.table import Refused
from bot.views.parts import GREY, OUT_OF_TURN_BUTTONS, framed, plain_names, written_names
from bot.views.prompts import ANYTIME, chosen_move, pressed_move, select
from cogs.play.session import PlaySession, jump
from rules.table import Action

OPERATIONS = (
    *("hand", "draw", "pass", "mau", "accuse", "accused", "jump", "laugh", "deal", "back", "vote", "ask", "aside"),
    *("move", "card", "arm"),
)


class PlayButtonsCog(commands.Cog):
    """What people press."""

    def __init__(self, bot: MauMauBot, answers: PlaySession) -> None:
        self.bot, self.answers = bot, answers
        for op in OPERATIONS:
            bot.router.add(op, getattr(self, f"press_{op}"))

    # buttons of the table

    async def press_hand(self, interaction: discord.Interaction, press: Press) -> None:
        """*My hand*."""
        await self.answers.hand(interaction, await self.bot.access.table_of(interaction, press.table))

    async def press_draw(self, interaction: discord.Interaction, press: Press) -> None:
        """*Draw*."""
        await self.answers.act(interaction, press.table, [Action("draw")], prompt=press.prompt)

    async def press_pass(self, interaction: discord.Interaction, press: Press) -> None:
        """*Pass*."""
        await self.answers.act(interaction, press.table, [Action("pass")], prompt=press.prompt)

    async def press_mau(self, interaction: discord.Interaction, press: Press) -> None:
        """*Mau-Mau!*, or a knock under silence."""
        await self.answers.declare(
            interaction, await self.bot.access.table_of(interaction, press.table), press.argument
        )

    async def press_accuse(self, interaction: discord.Interaction, press: Press) -> None:
        """*Accuse*: whom?"""
        await self._whom(interaction, press, "accused", "accuse-title", "pick-accused")

    async def press_ask(self, interaction: discord.Interaction, press: Press) -> None:
        """*How many cards?*: whom to ask, or whoever was chosen to be asked (IME-7)."""
        if not press.argument:
            await self._whom(interaction, press, "ask", "ask-title", "pick-asked")
            return
        action = Action("ask", seat=number(value(interaction)))
        outcome = await self.bot.matches.act(press.table, interaction.user.id, [action])
        who = written_names(outcome.table)[action.seat]
        await self.answers.answer(interaction, texts.text(reader(interaction), "asked", who=who))

    async def _whom(self, interaction: discord.Interaction, press: Press, op: str, title: str, pick: str) -> None:
        """Have somebody else at the table chosen."""
        table = await self.bot.access.table_of(interaction, press.table)
        seat = table.held_seat(interaction.user.id)
        if table.state is None:
            raise Refused("not-started")
        names = plain_names(table)
        options = [
            discord.SelectOption(label=names[other][:100], value=str(other))
            for other in table.state.order
            if other != seat
        ]
        if not options:
            raise Refused("bad-value")
        locale = reader(interaction)
        which = select(Press(op, table.id, argument="seat"), texts.text(locale, pick), options)
        view = framed(GREY, [TextDisplay(texts.text(locale, title)), which])
        await self.bot.responder.alone(interaction, view=view)

    async def press_aside(self, interaction: discord.Interaction, press: Press) -> None:
        """What may be done beside the turn and needs no choice: eating, telling one's count …"""
        if press.argument not in OUT_OF_TURN_BUTTONS:
            raise Refused("moved-on")
        await self.answers.act(interaction, press.table, [Action(press.argument)])

    async def press_accused(self, interaction: discord.Interaction, press: Press) -> None:
        """Somebody was chosen to be accused."""
        await self.answers.accuse(interaction, press.table, number(value(interaction)))

    async def press_jump(self, interaction: discord.Interaction, press: Press) -> None:
        """*Jump in*: with the card that lies on top, for no other may jump in."""
        table = await self.bot.access.table_of(interaction, press.table)
        await self.answers.act(interaction, press.table, [jump(table)])

    async def press_laugh(self, interaction: discord.Interaction, press: Press) -> None:
        """Laughing is allowed."""
        table = await self.bot.access.table_of(interaction, press.table)
        table.held_seat(interaction.user.id)
        await self.bot.responder.openly(interaction, f"😂 {interaction.user.mention}")

    async def press_deal(self, interaction: discord.Interaction, press: Press) -> None:
        """*Next round*."""
        await self.bot.matches.deal(press.table, interaction.user.id, interaction.id)
        await self.bot.responder.nothing(interaction)

    async def press_back(self, interaction: discord.Interaction, press: Press) -> None:
        """*I am back*."""
        await self.answers.act(interaction, press.table, [Action("back")])

    async def press_vote(self, interaction: discord.Interaction, press: Press) -> None:
        """A vote on a complaint."""
        action = Action("vote", number=number(press.argument))
        if press.table == LESSON:
            await self.answers.act(interaction, LESSON, [action])
            return
        await self.bot.matches.act(press.table, interaction.user.id, [action])
        await self.bot.say(interaction, "vote-cast")

    # the hand

    async def press_move(self, interaction: discord.Interaction, press: Press) -> None:
        """A button of the hand: one of the moves that were offered."""
        table = await self.bot.access.table_of(interaction, press.table)
        seen = table.view(table.held_seat(interaction.user.id))
        if seen.anytime and press.prompt == ANYTIME:
            move = pressed_move(press.argument, seen.offered)
        else:
            move = pressed_move(press.argument, seen.moves) if press.prompt == table.prompt else None
        if move is None:
            raise Refused("moved-on")
        await self.answers.act(interaction, press.table, [move], prompt=press.prompt)

    async def press_card(self, interaction: discord.Interaction, press: Press) -> None:
        """A select of the hand: cards or a player, and what to do with them."""
        move = chosen_move(values(interaction))
        if move is None:
            raise Refused("moved-on")
        await self.answers.play(
            interaction, await self.bot.access.table_of(interaction, press.table), move, prompt=press.prompt
        )

    async def press_arm(self, interaction: discord.Interaction, press: Press) -> None:
        """*Jump in if I can, with …*."""
        moves = [chosen_move([value]) for value in values(interaction)]
        await self.answers.arm(interaction, press.table, [move.cards[0] for move in moves if move and move.cards])
