"""Typed cards: read in the person's language, asked about if they are ambiguous, and used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord
from discord.ui import LayoutView, TextDisplay

from bot.discord.router import on_press
from bot.screens.ahead import ANY
from bot.screens.components import GREEN, DecisionPress, button, framed_view, number, own_button, rows
from bot.screens.page import HandPress
from bot.screens.prompts import decode_places, encode_places, stamp
from bot.services import Services
from bot.tables.table import Refused, Table
from bot.words import names
from bot.words.declaring import declaration, declaration_label
from bot.words.texts import Person, card_name
from cogs.play.ahead import move_ahead, with_added
from cogs.play.reading import held_meanings, read_cards, read_use
from cogs.play.session import Session, Sessions, jump
from rules.ahead import JUMP, is_known_fact
from rules.table import Action
from rules.verbs import VERBS
from rules.view import View


class TypedCards(NamedTuple):
    """Cards to be used: for what, what they are taken for, and what is called and declared with them."""

    verb: str
    cards: tuple[int, ...]
    words: str = ""
    call: int | None = None
    mau: bool = False


class TypedCardsPress(DecisionPress, op="meant"):
    """The person has said which cards of the hand were meant, by their places in it."""


def which_cards_view(
    table: Table, hand: Sequence[int], ways: Sequence[TypedCards], prompt: int | None, reader: Person
) -> LayoutView:
    """A button for each way. It contains no card, only places in this hand."""
    asked = [
        button(
            TypedCardsPress(table.id, prompt, _argument(table, hand, way)),
            " ".join(card_name(reader.locale, card) for card in way.cards),
            discord.ButtonStyle.primary,
        )
        for way in ways
    ]
    title: TextDisplay[LayoutView] = TextDisplay(reader.text("meant-title"))
    return framed_view(GREEN, [title, *rows(*asked), *rows(own_button(reader, HandPress(table.id)))])


def hand_stamp(table: Table, hand: Sequence[int]) -> str:
    """A checksum of a hand in its round."""
    return stamp((table.begun_state().round, *hand))


def _argument(table: Table, hand: Sequence[int], way: TypedCards) -> str:
    call = "" if way.call is None else way.call
    return f"{way.verb}.{encode_places(way.cards, hand)}.{hand_stamp(table, hand)}.{call}.{int(way.mau)}.{way.words}"


ASKABLE = ("play", "jump", "arm", "show")
"""Verbs for which it may be asked which of the held cards were meant."""
ASKED_CARDS = 18
"""Upper bound on cards in the question: the longest hand that can be laid at once."""


class Typed:
    """Handles cards that people type."""

    def __init__(self, services: Services, sessions: Sessions) -> None:
        self.answers, self.sessions = services.answers, sessions

    async def use(
        self, session: Session, typed: str, verb: str, *, call: int | None = None, mau: bool = False, how: str = ""
    ) -> None:
        """Use the typed cards for this verb. If they may mean several held cards, ask which. ``how`` stands in place of
        the words after "as".
        """
        table, reader = session.table, session.reader
        table.held_seat(session.person.id)
        cards, words = read_use(typed, reader.locale)
        try:
            meant = read_cards(cards, reader.locale)
        except ValueError:
            raise Refused("bad-card", given=names.quote(typed, 20)) from None
        seen = session.own_view()
        only = jump(table).cards if verb == "jump" else seen.hand
        ways = [TypedCards(verb, way, how or words, call, mau) for way in held_meanings(meant, only)]
        if len(ways) == 1:
            await self._do(session, ways[0], None)
            return
        if len(ways[0].cards) > ASKED_CARDS:
            raise Refused("bad-card", given=names.quote(typed, 20))
        prompt = table.prompt if verb == "play" and not seen.anytime else None
        await self.answers.show(session.interaction, which_cards_view(table, seen.hand, ways, prompt, reader))

    @on_press(TypedCardsPress)
    async def press_typed(self, interaction: discord.Interaction, press: TypedCardsPress) -> None:
        """The person has said which cards were meant."""
        session = await self.sessions.for_table(interaction, press.table)
        table = session.table
        hand = session.own_view().hand
        parts = press.argument.split(".", 5)
        if len(parts) != 6 or parts[0] not in ASKABLE or parts[2] != hand_stamp(table, hand):
            raise Refused("moved-on")
        verb, places, _, call, mau, words = parts
        cards = decode_places(places, hand)
        if not cards:
            raise Refused("moved-on")
        suit = number(call) if call else None
        meant = TypedCards(verb, tuple(cards), words, suit, mau == "1")
        await self._do(session, meant, press.prompt)

    async def _do(self, session: Session, meant: TypedCards, prompt: int | None) -> None:
        if meant.verb == "arm" and not meant.words:
            await session.plan_moves(meant.cards)
            return
        if meant.verb == "arm":
            if meant.words not in (ANY, JUMP) and not is_known_fact(meant.words):
                raise Refused("bad-value")
            one = move_ahead(meant.words, meant.cards)
            await session.plan(lambda ahead: with_added(ahead, one))
            return
        if meant.verb != "play":
            await session.act([Action(meant.verb, meant.cards)])
            return
        action = _move(session.own_view(), meant)
        others = [Action("call", suit=meant.call)] if meant.call is not None else []
        if meant.mau:
            others.append(Action("declare", text=only_words(session.table)))
        if others:
            await session.act([action, *others], prompt=prompt)
        else:
            await session.play(action, prompt=prompt)


def _move(seen: View, meant: TypedCards) -> Action:
    """Give the action for laying these cards: to play them, or the only other thing that this card may be used for.

    The words after "as" say what the cards are taken for, or which of several uses is meant: "8D as double".
    """
    moves = [move for move in seen.moves if move.cards == meant.cards]
    named = next((move for move in moves if move.verb == meant.words), None)
    if named is not None:
        return named
    ways = [move for move in moves if not VERBS[move.verb].own_choice]
    return ways[0] if len(ways) == 1 and not meant.words else Action("play", meant.cards, text=meant.words)


def only_words(table: Table) -> str:
    """Give the words that are declared with one card left, if the game has only one such text; otherwise an empty
    string.
    """
    declare = declaration(table.game)
    return declare.words[0].text if declare is not None and len(declare.words) == 1 else ""


def words_due(session: Session) -> str:
    """Give the words that a person can declare with now, if there is one such text; otherwise an empty string."""
    table = session.table
    seated = table.state is not None and table.seat_of(session.person.id) is not None
    legal = session.own_view().legal if seated else ()
    due = [action.text for action in legal if action.verb == "declare"]
    return due[0] if len(due) == 1 else only_words(table)


def words_offered(table: Table, reader: Person) -> list[tuple[str, str]]:
    """Give what may be said with the last cards at a table: the label of its button, and the words of the action."""
    declare = declaration(table.game)
    return (
        []
        if declare is None
        else [(declaration_label(declare, word, reader.locale), word.text) for word in declare.words]
    )
