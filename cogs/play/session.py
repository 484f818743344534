"""What a person does with cards, and the answer: the resulting hand with a note about what was done.

A session is one person at one table, or in one lesson, while one press or command is answered.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress

import discord

from bot.discordpy.context import context
from bot.interactions.access import seen_by_one
from bot.interactions.errors import facts
from bot.language import texts
from bot.language.cards import named_faces
from bot.language.narration import spoken
from bot.lessons.table import LessonTable
from bot.pictures.emojis import Faces
from bot.preferences.service import reader, readers_faces
from bot.rulebook.why import told_of
from bot.services import Services
from bot.tables.table import Outcome, Refused, Table
from bot.views.components import notice_view
from bot.views.families.climbing import meaning_view
from bot.views.parts import last_words, written_names
from rules.records import SeatCards
from rules.shedding.declaring import Accused, Declared
from rules.shedding.misplays import Misplayed
from rules.shedding.view import MauMauView
from rules.table import NOBODY, Action, IllegalAction, SomeEvent


class Sessions:
    """Makes sessions."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def at(self, interaction: discord.Interaction, number: int) -> Session:
        """Make a session at the table of this number, or in the person's open lesson. Raises ``Refused``."""
        return self.of(interaction, await self.services.access.table_of(interaction, number))

    async def here(self, interaction: discord.Interaction) -> Session:
        """Make a session at the table or lesson that a play command means. Raises ``Refused``."""
        return self.of(interaction, await self.services.access.played_here(interaction))

    async def show_hand(self, interaction: discord.Interaction, table: Table) -> None:
        """Answer with the hand."""
        await self.of(interaction, table).hand()

    def of(self, interaction: discord.Interaction, table: Table) -> Session:
        """Make a session at this table, or in the lesson that this table belongs to."""
        if isinstance(table, LessonTable):
            return LessonSession(self.services, interaction, table)
        return TableSession(self.services, interaction, table)


class Session(ABC):
    """A person who plays. Every method raises ``IllegalAction`` or ``Refused``."""

    table: Table

    def __init__(self, services: Services, interaction: discord.Interaction) -> None:
        self.services, self.answers, self.interaction = services, services.answers, interaction
        self.person, self.locale = interaction.user, reader(interaction)

    @abstractmethod
    async def hand(self) -> None:
        """Show the hand."""

    @abstractmethod
    async def act(self, actions: Sequence[Action], *, prompt: int | None = None) -> None:
        """Carry out the actions, and answer with the resulting hand.

        ``prompt`` is the version at which the decision was asked. None: the action does not depend on it.
        """

    @abstractmethod
    async def declare(self, words: str = "") -> None:
        """Declare Mau-Mau; under silence, knock."""

    @abstractmethod
    async def accuse(self, seat: int) -> None:
        """Accuse a seat of not having declared."""

    @abstractmethod
    async def ask(self, seat: int) -> None:
        """Ask a seat how many cards it has."""

    @abstractmethod
    async def vote(self, yes: bool, opened: int) -> None:
        """Vote yes or no in the vote that this message ``opened``."""

    @abstractmethod
    async def arm(self, cards: Sequence[int]) -> None:
        """Arm a jump with these cards."""

    async def play(self, move: Action, *, prompt: int | None = None) -> None:
        """Lay the chosen cards. If they have several readings, ask for which (ZSY-14)."""
        table, seat, meant = self.table, self.table.seat_of(self.person.id), [move]
        if table.state is not None and seat is not None and prompt in (None, table.prompt):
            meant = table.game.meanings(table.state, seat, move)
        if seat is None or len(meant) == 1:
            await self.act([move], prompt=prompt)
            return
        await self.answers.show(self.interaction, meaning_view(table, seat, meant, self.locale))

    def declaration(self, words: str) -> Action:
        """Give the action that declares with these words, or the knock that takes its place under silence."""
        silent = self.table.state is not None and "silent" in self.table.view().marks
        return Action("knock") if silent else Action("declare", text=words)


class LessonSession(Session):
    """A session in a lesson. Every action is answered with the lesson."""

    def __init__(self, services: Services, interaction: discord.Interaction, table: LessonTable) -> None:
        super().__init__(services, interaction)
        self.table = table

    async def hand(self) -> None:
        await self.answers.show_hand(self.interaction, self.table)

    async def act(self, actions: Sequence[Action], *, prompt: int | None = None) -> None:
        context(self.interaction).cards = actions[0].cards
        after = await self.services.lessons.act(self.person.id, self.person.display_name, actions, prompt)
        await self.answers.show_hand(self.interaction, after)

    async def declare(self, words: str = "") -> None:
        await self.act([self.declaration(words)])

    async def accuse(self, seat: int) -> None:
        await self.act([Action("accuse", seat=seat)])

    async def ask(self, seat: int) -> None:
        await self.act([Action("ask", seat=seat)])

    async def vote(self, yes: bool, opened: int) -> None:
        await self.act([Action("vote", number=int(yes))])

    async def arm(self, cards: Sequence[int]) -> None:
        raise Refused("not-in-lesson")


class TableSession(Session):
    """A session at a table."""

    def __init__(self, services: Services, interaction: discord.Interaction, table: Table) -> None:
        super().__init__(services, interaction)
        self.table, self.matches = table, services.matches

    async def hand(self) -> None:
        await self._show(self.table)

    async def act(self, actions: Sequence[Action], *, prompt: int | None = None) -> None:
        context(self.interaction).cards = actions[0].cards
        async with self.answers.with_hand(self.interaction, self.table.id):
            outcome = await self._do(actions, prompt=prompt)
            await self._show(outcome.table, self._note(outcome), _rule_broken(outcome))

    async def declare(self, words: str = "") -> None:
        async with self.answers.with_hand(self.interaction, self.table.id):
            outcome = await self._do([self.declaration(words)])
            await self._show(outcome.table, self._declared(outcome.events))

    async def accuse(self, seat: int) -> None:
        await self._do_beside(Action("accuse", seat=seat), lambda outcome: self._accused(outcome, seat))

    async def ask(self, seat: int) -> None:
        def note(outcome: Outcome) -> str:
            return texts.text(self.locale, "asked", who=written_names(outcome.table)[seat])

        await self._do_beside(Action("ask", seat=seat), note)

    async def vote(self, yes: bool, opened: int) -> None:
        cast = Action("vote", number=int(yes))
        await self._do_beside(cast, lambda _: texts.text(self.locale, "vote-cast"), vote=opened)

    async def arm(self, cards: Sequence[int]) -> None:
        async with self.answers.with_hand(self.interaction, self.table.id):
            outcome = await self.matches.arm(self.table.id, self.person.id, cards)
            named = " ".join(self._faces().text(card) for card in cards)
            key = "hand-armed" if cards else "hand-disarmed"
            await self._show(outcome.table, texts.text(self.locale, key, cards=named))

    async def _do_beside(self, action: Action, note: Callable[[Outcome], str], vote: int | None = None) -> None:
        """Do something that is no turn, and say so with a ``note``: on the hand, if it was asked on a message that only
        this person sees.
        """
        async with self.answers.with_hand(self.interaction, self.table.id):
            outcome = await self._do([action], vote=vote)
            if seen_by_one(self.interaction.message):
                await self._show(outcome.table, note(outcome))
            else:
                await self.answers.show(self.interaction, notice_view(note(outcome)))

    def _accused(self, outcome: Outcome, whom: int) -> str:
        rightly = any(isinstance(event, Accused) and event.rightly for event in outcome.events)
        drawn = sum(len(cards) for event in outcome.events for _, cards in event.cards_drawn())
        key, who = "accused-right" if rightly else "accused-wrong", written_names(outcome.table)[whom]
        return texts.text(self.locale, key, who=who, count=drawn)

    def _declared(self, events: Sequence[SomeEvent]) -> str:
        """Say how it was declared, or that one more knock is due."""
        for event in events:
            if isinstance(event, Declared):
                return texts.text(self.locale, "hand-declared", words=spoken(event.words))
        return texts.text(self.locale, "hand-knocked")

    async def _do(self, actions: Sequence[Action], *, prompt: int | None = None, vote: int | None = None) -> Outcome:
        asked_by = self.interaction.id
        return await self.matches.act(
            self.table.id, self.person.id, actions, prompt=prompt, vote=vote, message=asked_by
        )

    async def _show(self, table: Table, note: str = "", rule: str = "") -> None:
        """Show the hand. Who looks at it during the deal pays for that (SRB-32)."""
        table.held_seat(self.person.id)
        table.begun_state()
        if table.dealing(self.services.clock.now()):
            with suppress(IllegalAction):  # who has looked before has paid already
                table = (await self._do([Action("look")])).table
                note = texts.text(self.locale, "hand-looked-early")
        note = "\n".join(filter(None, (note, await self._closed_note(table))))
        await self.answers.show_hand(self.interaction, table, note, rule)

    async def _closed_note(self, table: Table) -> str:
        """Tell a person once at a table that their hand cannot be sent to them."""
        seat, painter = table.held_seat(self.person.id), self.services.painter
        if self.interaction.guild_id is None or not await painter.hands.retry_closed(table, seat):
            return ""
        painter.wake_hands(table.id)
        told = await painter.public.note_told(table, f"no-dms of seat {seat}")
        return texts.text(self.locale, "hand-no-dms") if told else ""

    def _faces(self) -> Faces:
        return named_faces(self.locale, readers_faces(self.interaction, self.services.pictures.faces))

    def _note(self, outcome: Outcome) -> str:
        """Say in a few words of the person's language what the person has just done."""
        locale, faces = self.locale, self._faces()
        laid: list[int] = []
        drawn = [card for event in outcome.events for card in _of_seat(event.cards_drawn(), outcome.seat)]
        for event in outcome.events:
            if isinstance(event, Misplayed) and event.seat == outcome.seat and not laid:
                named = facts(outcome.table, event.seat, locale, context(self.interaction).card, faces)
                why = texts.text(locale, f"why-{event.reason}", **named)
                key = "hand-misplayed" if event.fined else "hand-misplayed-again"
                return f"{texts.text(locale, key, why=why, cards=len(drawn))}\n-# {event.rule}"
            laid += _of_seat(event.cards_laid(), outcome.seat)
        told = [texts.text(locale, "hand-played", card=" ".join(map(faces.text, laid)))] if laid else []
        told += self._befell(outcome)
        seen = outcome.table.view(outcome.seat)
        asked = isinstance(seen, MauMauView) and [*seen.drawn] == drawn  # then the hand says what was drawn
        told += [texts.text(locale, "hand-drew", cards=" ".join(map(faces.text, drawn)))] if drawn and not asked else []
        return " ".join(told)

    def _befell(self, outcome: Outcome) -> list[str]:
        """Say what has befallen the person by what they did, where that is told to them alone (``hand-TheEvent``)."""
        keys = [f"hand-{type(event).__name__}" for event in outcome.events if _whose(event) == outcome.seat]
        known = [key for key in keys if texts.has(self.locale, key)]
        words = last_words(outcome.table.game, self.locale, ending=True) if known else ""
        return [texts.text(self.locale, key, words=words) for key in known]


def _whose(event: SomeEvent) -> int:
    """The seat that an event is about."""
    seat = getattr(event, "seat", NOBODY)
    return seat if isinstance(seat, int) else NOBODY


def _rule_broken(outcome: Outcome) -> str:
    """Give the id of the rule that the person has broken with a misplay; empty if there was none."""
    misplays = [event for event in outcome.events if isinstance(event, Misplayed) and event.seat == outcome.seat]
    return misplays[0].rule if misplays and told_of(outcome.table.game, misplays[0].rule) else ""


def _of_seat(cards: SeatCards, seat: int) -> list[int]:
    """Those of the cards that are this seat's."""
    return [card for owner, some in cards if owner == seat for card in some]


def jump(table: Table) -> Action:
    """Give the action that jumps in with the card to follow: no other card may jump in."""
    if "jump" not in table.game.interrupts:
        raise Refused("no-jumping")
    seen = table.view()
    assert isinstance(seen, MauMauView)
    if seen.base < 0:
        raise Refused("nothing-to-jump-on")
    return Action("jump", (seen.base,))
