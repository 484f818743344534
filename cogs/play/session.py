"""What a person does with cards, and the answer: the hand as it is then, with a word about what was done."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import discord

from bot.app import MauMauBot
from bot.interactions.errors import facts
from bot.language import texts
from bot.language.cards import named_faces
from bot.lessons.table import LESSON, LessonTable
from bot.preferences.service import reader, readers_faces
from bot.rulebook.refusals import told_of
from bot.tables.table import Outcome, Refused, Table
from bot.views.families.climbing import meaning_view
from bot.views.parts import notice_view, written_names
from bot.views.prompts import ANYTIME
from rules.records import SeatCards
from rules.shedding.declaring import Accused, Knocked
from rules.shedding.misplays import Misplayed
from rules.table import Action, IllegalAction


class PlaySession:
    """Lets people act, by buttons and by commands alike."""

    def __init__(self, bot: MauMauBot) -> None:
        self.bot = bot

    async def hand(self, interaction: discord.Interaction, table: Table, note: str = "", rule: str = "") -> None:
        """Show the hand; who looks at it while it is being dealt pays for that (SRB-32)."""
        if isinstance(table, LessonTable):
            await self.bot.show_hand(interaction, table)
            return
        table.held_seat(interaction.user.id)
        if table.state is None:
            raise Refused("not-started" if table.closed is None else "table-closed")
        if table.dealing(self.bot.now()):
            with suppress(IllegalAction):  # who has looked before has paid for it
                table = (await self.bot.matches.act(table.id, interaction.user.id, [Action("look")])).table
                note = texts.text(reader(interaction), "hand-looked-early")
        await self.bot.show_hand(interaction, table, note, rule)

    async def act(
        self, interaction: discord.Interaction, number: int, actions: Sequence[Action], *, prompt: int | None = None
    ) -> None:
        """Do it, and answer with the hand as it is then."""
        interaction.extras["card"] = actions[0].cards[0] if actions[0].cards else None
        prompt = None if prompt == ANYTIME else prompt
        if number == LESSON:
            user = interaction.user
            await self.bot.show_hand(
                interaction, await self.bot.lessons.act(user.id, user.display_name, actions, prompt)
            )
            return
        async with self.bot.answered_with_hand(interaction, number):
            outcome = await self.bot.matches.act(
                number, interaction.user.id, actions, prompt=prompt, message=interaction.id
            )
            await self.hand(interaction, outcome.table, self._note(interaction, outcome), _rule_broken(outcome))

    async def play(
        self, interaction: discord.Interaction, table: Table, move: Action, *, prompt: int | None = None
    ) -> None:
        """Lay the chosen cards; where they could be taken for several things, ask for which (ZSY-14)."""
        seat = table.seat_of(interaction.user.id)
        meant = [move]
        if table.state is not None and seat is not None and prompt in (None, ANYTIME, table.prompt):
            meant = table.game.meanings(table.state, seat, move)
        if seat is None or len(meant) == 1:
            await self.act(interaction, table.id, [move], prompt=prompt)
            return
        await self.bot.show(interaction, meaning_view(table, seat, meant, reader(interaction)))

    def _note(self, interaction: discord.Interaction, outcome: Outcome) -> str:
        """What the person has just done, in a few words of the person's own language."""
        locale = reader(interaction)
        faces = named_faces(locale, readers_faces(interaction, self.bot.faces))
        tried = interaction.extras.get("card")
        laid: list[int] = []
        for event in outcome.events:
            if isinstance(event, Misplayed) and event.seat == outcome.seat and not laid:
                named = facts(outcome.table, event.seat, locale, tried, faces)
                why = texts.text(locale, f"why-{event.reason}", **named)
                key = "hand-misplayed" if event.fined else "hand-misplayed-again"
                return f"{texts.text(locale, key, why=why)}\n-# {event.rule}"
            laid += _of_seat(event.cards_laid(), outcome.seat)
        if laid:
            return texts.text(locale, "hand-played", card=" ".join(faces.text(card) for card in laid))
        drawn = [card for event in outcome.events for card in _of_seat(event.cards_drawn(), outcome.seat)]
        if drawn:
            cards = " ".join(faces.text(card) for card in drawn)
            return texts.text(locale, "hand-drew", cards=cards)
        return ""

    async def declare(self, interaction: discord.Interaction, table: Table, words: str = "") -> None:
        """Say Mau-Mau; under silence the same is a knock."""
        silent = table.state is not None and "silent" in table.view().marks
        action = Action("knock") if silent else Action("declare", text=words)
        if table.id == LESSON:
            await self.act(interaction, LESSON, [action])
            return
        async with self.bot.answered_with_hand(interaction, table.id):
            outcome = await self.bot.matches.act(table.id, interaction.user.id, [action])
            knocked = any(isinstance(event, Knocked) for event in outcome.events)
            note = texts.text(reader(interaction), "hand-knocked" if knocked else "hand-declared")
            await self.hand(interaction, outcome.table, note)

    async def accuse(self, interaction: discord.Interaction, number: int, seat: int) -> None:
        """Say that a seat did not say Mau-Mau."""
        if number == LESSON:
            await self.act(interaction, LESSON, [Action("accuse", seat=seat)])
            return
        outcome = await self.bot.matches.act(number, interaction.user.id, [Action("accuse", seat=seat)])
        rightly = any(isinstance(event, Accused) and event.rightly for event in outcome.events)
        who = written_names(outcome.table)[seat]
        written = texts.text(reader(interaction), "accused-right" if rightly else "accused-wrong", who=who)
        await self.answer(interaction, written)

    async def answer(self, interaction: discord.Interaction, written: str) -> None:
        """Answer over the private question that was asked, or alone."""
        await self.bot.show(interaction, notice_view(written))

    async def arm(self, interaction: discord.Interaction, number: int, cards: Sequence[int]) -> None:
        """Jump in with these cards as soon as it can be done."""
        if number == LESSON:
            raise Refused("not-in-lesson")
        async with self.bot.answered_with_hand(interaction, number):
            outcome = await self.bot.matches.arm(number, interaction.user.id, cards)
            locale = reader(interaction)
            faces = named_faces(locale, readers_faces(interaction, self.bot.faces))
            named = " ".join(faces.text(card) for card in cards)
            note = texts.text(locale, "hand-armed", cards=named) if cards else texts.text(locale, "hand-disarmed")
            await self.hand(interaction, outcome.table, note)


def _rule_broken(outcome: Outcome) -> str:
    """The rule against which somebody has just misplayed; nothing, for most."""
    misplays = [event for event in outcome.events if isinstance(event, Misplayed) and event.seat == outcome.seat]
    return misplays[0].rule if misplays and told_of(outcome.table.game, misplays[0].rule) else ""


def _of_seat(cards: SeatCards, seat: int) -> list[int]:
    """Those of the cards that are this seat's."""
    return [card for owner, some in cards if owner == seat for card in some]


def jump(table: Table) -> Action:
    """Jumping in with the card that is to be followed: no other may jump in."""
    if "jump" not in table.game.interrupts:
        raise Refused("no-jumping")
    return Action("jump", (table.view().base,))
