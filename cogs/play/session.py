"""What a person does with cards, and the answer: the resulting hand with a note about what was done.

A session is one person at one table, or in one lesson, while one press or command is answered.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress

import discord

from bot.discord.access import seen_by_one
from bot.discord.context import context
from bot.people.preferences import reader_of
from bot.screens.ahead import ahead_stamp
from bot.screens.components import notice_view
from bot.screens.hand import NO_NOTE, Note, accusation_text, declaration_text
from bot.screens.page import Page, written_names
from bot.services import Services
from bot.tables.table import Outcome, Refused, Table, check_held
from cogs.play.ahead import ahead_view
from cogs.play.screens import action_summary, meaning_view
from rules.ahead import MoveAhead
from rules.shedding.view import MauMauView
from rules.table import NOBODY, Action, IllegalAction
from rules.view import View

PlanChange = Callable[[Sequence[MoveAhead]], Sequence[MoveAhead]]
"""Makes of somebody's moves ahead those that they have from then on."""


class Sessions:
    """Makes sessions."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def for_table(self, interaction: discord.Interaction, number: int) -> Session:
        """Make a session at the table of this number, or in the person's open lesson. Raises ``Refused``."""
        return self.for_loaded_table(interaction, await self.services.access.get_table(interaction, number))

    async def for_command(self, interaction: discord.Interaction) -> Session:
        """Make a session at the table or lesson that a play command means. Raises ``Refused``."""
        return self.for_loaded_table(interaction, await self.services.access.resolve_for_play(interaction))

    async def for_turn(self, interaction: discord.Interaction) -> Session:
        """Make the same; where several tables may be meant, at the one whose time is up first. Raises ``Refused``."""
        return self.for_loaded_table(interaction, await self.services.access.resolve_most_urgent(interaction))

    async def show_hand(self, interaction: discord.Interaction, table: Table) -> None:
        """Answer with the hand."""
        await self.for_loaded_table(interaction, table).hand()

    def for_loaded_table(self, interaction: discord.Interaction, table: Table) -> Session:
        """Make a session at this table, or in the lesson that this table belongs to."""
        if table.unsaved:
            return UnsavedSession(self.services, interaction, table)
        return TableSession(self.services, interaction, table)


class Session(ABC):
    """A person who plays. Every method raises ``IllegalAction`` or ``Refused``."""

    table: Table

    def __init__(self, services: Services, interaction: discord.Interaction) -> None:
        self.services, self.answers, self.interaction = services, services.answers, interaction
        self.person, self.reader = interaction.user, reader_of(interaction)

    @abstractmethod
    async def hand(self) -> None:
        """Show the hand."""

    @abstractmethod
    async def look(self) -> None:
        """Show the hand, with the table as it is now."""

    @abstractmethod
    async def act(self, actions: Sequence[Action], *, prompt: int | None = None) -> None:
        """Carry out the actions, and answer with the resulting hand.

        ``prompt`` is the number of the decision. None: the action does not depend on it.
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

    async def laugh(self) -> None:
        """Laugh: it is allowed, and stands at the table."""
        seat = self.table.held_seat(self.person.id)
        if not self.table.game.alone and not self.table.unsaved:
            self.services.painter.laugh(self.table, seat)
        await self.hand()

    @abstractmethod
    async def vote(self, yes: bool, opened: int) -> None:
        """Vote yes or no in the vote that the command of this id ``opened``."""

    @abstractmethod
    async def plan_moves(self, cards: Sequence[int] = ()) -> None:
        """Show the moves ahead; with cards, ask when they are to be played."""

    @abstractmethod
    async def plan(self, change: PlanChange, seen: str = "") -> None:
        """Change the moves ahead. ``seen`` is the checksum of those that the person saw; empty: whatever they are."""

    @abstractmethod
    async def propose(self, what: str) -> None:
        """Put a proposal to the vote."""

    def page(self) -> Page:
        """Give the page of this person's seat. Raises ``Refused`` for who has none, also while looking costs cards."""
        self.own_view()
        return Page(self.table, self.reader, self.table.held_seat(self.person.id))

    def own_view(self) -> View:
        """Give what this person may be told of their own hand. Raises ``Refused``, also while looking costs cards."""
        return self.table.own_view(self.table.held_seat(self.person.id), self.services.clock.now())

    async def play(self, move: Action, *, prompt: int | None = None) -> None:
        """Lay the chosen cards. If they have several readings, ask for which (ZSY-14)."""
        table, seat, meant = self.table, self.table.seat_of(self.person.id), [move]
        if table.state is not None and seat is not None and prompt in (None, table.prompt):
            meant = table.game.meanings(table.state, seat, move)
        if seat is None or len(meant) == 1:
            await self.act([move], prompt=prompt)
            return
        await self.answers.show(self.interaction, meaning_view(table, seat, meant, self.reader))

    def declaration(self, words: str) -> Action:
        """Give the action that declares with these words, or the knock that takes its place under silence."""
        state = self.table.state
        silent = state is not None and "silent" in state.marks()
        return Action("knock") if silent else Action("declare", text=words)


class UnsavedSession(Session):
    """A session at a table that is not saved, as in a lesson. Every action is answered with the table."""

    def __init__(self, services: Services, interaction: discord.Interaction, table: Table) -> None:
        super().__init__(services, interaction)
        self.table = table

    async def hand(self) -> None:
        await self.answers.show_hand(self.interaction, self.table)

    async def look(self) -> None:
        await self.hand()

    async def act(self, actions: Sequence[Action], *, prompt: int | None = None) -> None:
        context(self.interaction).cards = actions[0].cards
        alone = self.services.access.require_unsaved()
        after = await alone.act(self.person.id, self.person.display_name, actions, prompt)
        await self.answers.show_hand(self.interaction, after)

    async def declare(self, words: str = "") -> None:
        await self.act([self.declaration(words)])

    async def accuse(self, seat: int) -> None:
        await self.act([Action("accuse", seat=seat)])

    async def ask(self, seat: int) -> None:
        await self.act([Action("ask", seat=seat)])

    async def vote(self, yes: bool, opened: int) -> None:
        await self.act([Action("vote", number=int(yes))])

    async def propose(self, what: str) -> None:
        await self.act([Action("propose", text=what)])

    async def plan_moves(self, cards: Sequence[int] = ()) -> None:
        raise Refused("not-in-lesson")

    async def plan(self, change: PlanChange, seen: str = "") -> None:
        raise Refused("not-in-lesson")


class TableSession(Session):
    """A session at a table."""

    def __init__(self, services: Services, interaction: discord.Interaction, table: Table) -> None:
        super().__init__(services, interaction)
        self.table, self.matches = table, services.matches

    async def hand(self) -> None:
        await self._show(self.table)

    async def look(self) -> None:
        await self._show(self.table, look=True)

    async def act(self, actions: Sequence[Action], *, prompt: int | None = None) -> None:
        context(self.interaction).cards = actions[0].cards
        async with self.answers.with_hand(self.interaction, self.table.id):
            outcome = await self._do(actions, prompt=prompt)
            await self._show(outcome.table, action_summary(outcome, self.reader, context(self.interaction).card))

    async def declare(self, words: str = "") -> None:
        async with self.answers.with_hand(self.interaction, self.table.id):
            outcome = await self._do([self.declaration(words)])
            await self._show(outcome.table, Note(done=declaration_text(outcome.events, self.reader)))

    async def accuse(self, seat: int) -> None:
        def note(outcome: Outcome) -> str:
            return accusation_text(outcome, seat, self.reader)

        await self._do_out_of_turn(Action("accuse", seat=seat), note)

    async def ask(self, seat: int) -> None:
        def note(outcome: Outcome) -> str:
            return self.reader.text("asked", who=written_names(outcome.table)[seat])

        await self._do_out_of_turn(Action("ask", seat=seat), note)

    async def vote(self, yes: bool, opened: int) -> None:
        cast = Action("vote", number=int(yes))
        await self._do_out_of_turn(cast, lambda _: self.reader.text("vote-cast"), vote=opened)

    async def propose(self, what: str) -> None:
        if what not in self.table.game.proposals:
            raise Refused("moved-on")
        await self._do_out_of_turn(Action("propose", text=what), lambda _: self.reader.text("vote-asked"))

    async def plan_moves(self, cards: Sequence[int] = ()) -> None:
        hand = self.own_view().hand
        if not hand:
            raise Refused("ahead-no-cards")
        check_held(cards, hand)
        if cards and not self.table.game.combines(cards):
            raise Refused("ahead-together")
        await self._show_ahead(self.table, cards)

    async def plan(self, change: PlanChange, seen: str = "") -> None:
        seat = self.table.held_seat(self.person.id)
        self.own_view()
        before = self.table.players[seat].ahead
        if seen and seen != ahead_stamp(self.table, seat):
            raise Refused("moved-on")
        async with self.answers.with_hand(self.interaction, self.table.id):
            outcome = await self.matches.plan(self.table.id, self.person.id, change(before), before)
            if outcome.events:
                await self._show(outcome.table, action_summary(outcome, self.reader, None))
            else:
                await self._show_ahead(outcome.table)
        if self.interaction.guild_id is not None:  # it was said in the server, and the hand lies elsewhere
            self.services.painter.hands.renew(self.table.id, [seat])
            self.services.painter.wake_hands(self.table.id, [seat])

    async def _show_ahead(self, table: Table, cards: Sequence[int] = ()) -> None:
        page = Page(table, self.reader, table.held_seat(self.person.id))
        await self.answers.show(self.interaction, ahead_view(page, cards))

    async def _do_out_of_turn(self, action: Action, note: Callable[[Outcome], str], vote: int | None = None) -> None:
        """Do an action out of turn, and show a ``note`` about it. The note stands on the hand if the action was asked
        on a message that only this person sees.
        """
        async with self.answers.with_hand(self.interaction, self.table.id):
            outcome = await self._do([action], vote=vote)
            if seen_by_one(self.interaction.message):
                await self._show(outcome.table, Note(done=note(outcome)))
            else:
                await self.answers.show(self.interaction, notice_view(note(outcome)))

    async def _do(self, actions: Sequence[Action], *, prompt: int | None = None, vote: int | None = None) -> Outcome:
        asked_by = self.interaction.id
        return await self.matches.act(
            self.table.id, self.person.id, actions, prompt=prompt, vote=vote, message=asked_by
        )

    async def _show(self, table: Table, note: Note = NO_NOTE, *, look: bool = False) -> None:
        """Show the hand. Who looks at it during the deal pays for that (SRB-32)."""
        table.held_seat(self.person.id)
        table.begun_state()
        if self.services.clock.now() < table.dealing_until:
            with suppress(IllegalAction):  # who has looked before has paid already
                table = (await self._do([Action("look")])).table
                note = Note(sentence=self.reader.text("hand-looked-early"), costly=True)
        closed = await self._closed_note(table)
        note = note._replace(sentence="\n".join(filter(None, (note.sentence, closed))))
        await self.answers.show_hand(self.interaction, table, note, look=look)

    async def _closed_note(self, table: Table) -> str:
        """Tell a person once at a table that their hand cannot be sent to them."""
        seat, painter = table.held_seat(self.person.id), self.services.painter
        if self.interaction.guild_id is None or not await painter.hands.retry_closed(table, seat):
            return ""
        painter.wake_hands(table.id, [seat])
        told = await painter.public.note_told(table, f"no-dms of seat {seat}")
        return self.reader.text("hand-no-dms") if told else ""


def jump(table: Table) -> Action:
    """Give the action that jumps in with the card to follow: no other card may jump in."""
    if "jump" not in table.game.interrupts:
        raise Refused("no-jumping")
    seen = table.views[NOBODY]
    assert isinstance(seen, MauMauView)
    if seen.base < 0:
        raise Refused("nothing-to-jump-on")
    return Action("jump", (seen.base,))
