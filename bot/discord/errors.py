"""Turns faults into sentences: refusals of the rules, forged presses, and mistakes in our code."""

from __future__ import annotations

import logging
import secrets
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ui import LayoutView
from sqlalchemy.exc import DBAPIError

from bot.discord.access import seen_by_one
from bot.discord.context import context
from bot.discord.responder import NOT_HEARD, Answers, Overloaded
from bot.discord.sender import timed_out_until
from bot.people.preferences import reader_of
from bot.process.jobs import Passing
from bot.screens.components import NotOffered, Unreadable
from bot.screens.games import clash_text, describe_choices, has_sentences, option_name
from bot.screens.hand import Note, facts
from bot.screens.lobby import asks_to_join
from bot.screens.page import Page, refusal_buttons
from bot.store.database import AlreadyHandled
from bot.store.faults import StoreAway, StoreBusy, log_fault
from bot.tables.table import Refused, Table
from bot.time import moment
from bot.words import names, text_keys
from bot.words.texts import Person
from rules.catalogue import UnknownGame
from rules.game import Rulebook
from rules.options import BadOption, OptionsConflict
from rules.shedding.definitions.faults import BadDefinition
from rules.table import IllegalAction, Reason

log = logging.getLogger(__name__)


STILL_COMING = discord.InteractionResponseType.deferred_message_update

OF_PEOPLE = (
    IllegalAction,
    Refused,
    BadOption,
    OptionsConflict,
    BadDefinition,
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.NoPrivateMessage,
    Passing,
)
"""What a command may raise because of what a person tried, or because there is much to do. It is answered with a
sentence, and is no mistake in our code.
"""


def is_mistake(fault: BaseException) -> bool:
    """Whether a fault is a mistake in our code."""
    return not isinstance(getattr(fault, "original", fault), (*OF_PEOPLE, StoreAway))


class Faults:
    """The error handler of all presses and commands: tells the person concerned what went wrong."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.sentences: dict[type[Exception], Callable[[Any, Person], str]] = {}
        """Hook: what is said of the faults of an extension, by their types."""
        self.screens: dict[type[Exception], Callable[[Any, Person], LayoutView]] = {}
        """What is shown in place of a sentence, by the types of faults."""

    async def answer(self, interaction: discord.Interaction, fault: Exception) -> None:
        """Tell this person alone what went wrong. Afterwards the fault forgets where it was raised: the frames there
        hold the fault and the whole table, and a circle stays in memory until the collector of garbage finds it.
        """
        try:
            await self._tell(interaction, fault)
        finally:
            fault.__traceback__ = None

    def describe(self, interaction: discord.Interaction, fault: Exception) -> str:
        """Say what went wrong without a table, in the language of this person, for a message that is there already.
        The fault forgets where it was raised.
        """
        try:
            return self._fault_text(interaction, fault, None)
        finally:
            fault.__traceback__ = None

    async def _tell(self, interaction: discord.Interaction, fault: Exception) -> None:
        if isinstance(fault, AlreadyHandled):
            log.info("interaction %s was delivered again", interaction.id)
        elif interaction.type is discord.InteractionType.autocomplete:
            if isinstance(fault, NOT_HEARD):
                log.info("choices were offered too late: %s", fault or type(fault).__name__)
            elif not isinstance(fault, (*OF_PEOPLE, Unreadable)):
                log_fault(log, fault, "nothing could be suggested")
        elif isinstance(fault, StoreAway | Overloaded):  # the table cannot be shown either, or would cost too much
            await self.answers.responder.reply(interaction, self._fault_text(interaction, fault, None))
        elif (screen := self.screens.get(type(fault))) is not None:
            await self.answers.show(interaction, screen(fault, reader_of(interaction)))
        else:
            table = await self.answers.access.resolve_from_context(interaction)
            written = self._fault_text(interaction, fault, table)
            rule = rule_to_tell(table, interaction.user.id, fault)
            if isinstance(fault, Passing) or not await self._show_on_hand(interaction, fault, table, written, rule):
                below = next_step_view(interaction, table, fault, rule)
                await self.answers.responder.reply(interaction, written, view=below)

    def _fault_text(self, interaction: discord.Interaction, fault: Exception, table: Table | None) -> str:
        told = self.sentences.get(type(fault))
        return sentence(interaction, fault, table) if told is None else told(fault, reader_of(interaction))

    async def _show_on_hand(
        self, interaction: discord.Interaction, fault: Exception, table: Table | None, written: str, rule: str
    ) -> bool:
        """Show the sentence on the pressed hand, which is brought up to date too. Gives whether that was possible."""
        if not seen_by_one(interaction.message) or interaction.response.type not in (None, STILL_COMING):
            return False
        if table is None or table.seat_of(interaction.user.id) is None or table.state is None:
            return False
        if self.answers.access.tables.now() < table.dealing_until:  # who looks at the hand now pays for it (SRB-32)
            return False
        await self.answers.show_hand(interaction, table, Note(sentence=f"{_sign(fault)} {written}", rule=rule))
        return True


def _sign(fault: Exception) -> str:
    """The sign before a sentence on a hand: that the table has moved on, or that something does not go."""
    return "↻" if isinstance(fault, Refused) and fault.key == "moved-on" else "✋"


def sentence(interaction: discord.Interaction, fault: Exception, table: Table | None) -> str:
    """Say what went wrong, in the person's language. ``table`` is the table that was meant."""
    reader = reader_of(interaction)
    match fault:
        case IllegalAction():
            return _reason_text(interaction, fault, table)
        case Refused() if (key := text_keys.REFUSED.find(fault.key)) is not None:
            return reader.text(key, **_card_variables(fault.facts, reader))
        case BadOption():
            return _wrong_value(fault, None if table is None else table.game.book, reader)
        case OptionsConflict():
            return clash_text("refused-options-conflict", fault.rule, reader)
        case Unreadable() | app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            unknown = isinstance(fault, NotOffered | app_commands.CommandNotFound)
            return reader.text("refused-not-offered-now" if unknown else "refused-unreadable")
        case discord.Forbidden():
            return _no_posting_text(interaction, reader)
        case discord.NotFound():
            return reader.text("refused-gone")
        case discord.HTTPException() | aiohttp.ClientError():
            log.warning("Discord refused: %s", fault)
            return reader.text("refused-discord")
        case Passing() | StoreBusy():
            log.warning("refused: %s", fault)
            return reader.text("refused-work-busy" if isinstance(fault, Passing) else "refused-busy")
        case StoreAway():
            log.warning("refused: %s", fault)
            return reader.text("refused-store-away")
        case UnknownGame() | BadDefinition() | app_commands.TransformerError():
            return reader.text("refused-bad-value")
        case app_commands.NoPrivateMessage():
            return reader.text("refused-server-only")
    code = secrets.token_hex(3)
    kind = "the database" if isinstance(fault, DBAPIError) else "a mistake of ours"
    log.error("%s (code %s)", kind, code, exc_info=fault)
    return reader.text("refused-mistake", code=code)


def _no_posting_text(interaction: discord.Interaction, reader: Person) -> str:
    if until := timed_out_until(interaction.guild):
        return reader.text("refused-bot-timed-out", until=moment(until, "f"))
    return reader.text("refused-may-not-post")


def _wrong_value(fault: BadOption, book: Rulebook | None, reader: Person) -> str:
    """Say what an option may be."""
    return reader.text(
        "refused-bad-option",
        name=option_name(book, fault.name, reader),
        given=names.quote(fault.given, 60),
        choices=describe_choices(fault.option, reader) if fault.option else fault.choices,
    )


def _card_variables(facts: Mapping[str, object], reader: Person) -> Mapping[str, object]:
    """The variables of a refusal; a ``card`` among them as this person reads cards."""
    card = facts.get("card")
    if not isinstance(card, int):
        return facts
    return {**facts, "card": reader.faces.text(card)}


def _reason_text(interaction: discord.Interaction, fault: IllegalAction, table: Table | None) -> str:
    """Say why the rules refuse it, with the card that lies there and who is to move."""
    reader = reader_of(interaction)
    seat = table.seat_of(interaction.user.id) if table is not None else None
    named = facts(table, -1 if seat is None else seat, reader, context(interaction).card)
    if (
        fault.reason is Reason.NOT_IN_HAND
        and (card := _first_not_held(table, seat, context(interaction).cards)) is not None
    ):
        return reader.text("refused-not-held", card=reader.faces.text(card))
    reason = Reason.DOES_NOT_FOLLOW if fault.reason is Reason.CALL_STANDS and named["suit"] == "?" else fault.reason
    return reader.text(text_keys.WHY.key(reason), **named)


def _first_not_held(table: Table | None, seat: int | None, cards: Sequence[int]) -> int | None:
    """Return the first of these cards that a seat does not hold, or not as often; None if that is not known."""
    if table is None or table.state is None or seat is None:
        return None
    held = Counter(table.views[seat].hand)
    return next((card for place, card in enumerate(cards, 1) if [*cards[:place]].count(card) > held[card]), None)


def next_step_view(
    interaction: discord.Interaction, table: Table | None, fault: Exception, rule: str
) -> discord.ui.View | None:
    """The button below a refusal: *Why?*; *Try again*, for what passes; or *Join*, for somebody without a seat. While a
    round is played the table itself does not have that one.
    """
    if isinstance(fault, Passing):
        return _retry_view(interaction)
    if table is None:
        return None
    if rule:
        return refusal_buttons(Page(table, reader_of(interaction)), rule)
    return asks_to_join(Page(table, reader_of(interaction))) if _may_ask_to_join(interaction, table, fault) else None


def _retry_view(interaction: discord.Interaction) -> discord.ui.View | None:
    """The button that was pressed, to be pressed again. A command or a choice is made again without it."""
    data = dict(interaction.data or {})
    if data.get("component_type") != discord.ComponentType.button.value:
        return None
    view = discord.ui.View(timeout=None)
    label = reader_of(interaction).text("button-try-again")
    view.add_item(discord.ui.Button(label=label, custom_id=str(data["custom_id"])))
    view.stop()
    return view


def _may_ask_to_join(interaction: discord.Interaction, table: Table, fault: Exception) -> bool:
    """Whether somebody without a seat sees the table here, and could take one."""
    wanted = interaction.user.id not in table.notes.guests.barred
    here = interaction.channel_id in (table.place, table.channel)
    return _without_a_seat(fault) and wanted and here and table.takes_players


def _without_a_seat(fault: Exception) -> bool:
    if isinstance(fault, IllegalAction):
        return fault.reason == Reason.NOT_SEATED
    return isinstance(fault, Refused) and fault.key == Reason.NOT_SEATED


def rule_to_tell(table: Table | None, person: int, fault: Exception) -> str:
    """Return the id of the rule that refused it, if the person sits at the table and may ask for it; otherwise an empty
    string.
    """
    if table is None or table.seat_of(person) is None or not isinstance(fault, IllegalAction | OptionsConflict):
        return ""
    return fault.rule if has_sentences(table.game, fault.rule) else ""
