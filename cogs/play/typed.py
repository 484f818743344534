"""Cards that somebody has typed: read in their language, asked about where they may be several, and used."""

from __future__ import annotations

import re

import discord

from bot.interactions.router import Press, number
from bot.language import names
from bot.language.card_input import held_meanings, read_cards, read_use
from bot.preferences.service import reader
from bot.tables.table import Refused, Table
from bot.views.parts import declarations
from bot.views.prompts import ANYTIME, stamp
from bot.views.which_cards import TypedCards, which_cards_view
from cogs.play.session import PlaySession, jump
from rules.table import Action

VERBS = ("play", "jump", "arm", "show")
ASKED_CARDS = 18
"""How many cards are asked about: the longest hand that is laid at once."""


class Typed:
    """What people type for cards."""

    def __init__(self, answers: PlaySession) -> None:
        self.answers = answers

    async def use(
        self,
        interaction: discord.Interaction,
        table: Table,
        typed: str,
        verb: str,
        *,
        call: int | None = None,
        mau: bool = False,
    ) -> None:
        """Do this with the cards that were typed; where they may be several of those held, ask for which."""
        seat = table.held_seat(interaction.user.id)
        cards, words = read_use(typed, reader(interaction))
        try:
            meant = read_cards(cards, reader(interaction))
        except ValueError:
            raise Refused("bad-card", given=names.written(typed, 20)) from None
        seen = table.view(seat)
        only = jump(table).cards if verb == "jump" else seen.hand
        ways = [TypedCards(verb, way, words, call, mau) for way in held_meanings(meant, only)]
        if len(ways) == 1:
            await self._do(interaction, table, ways[0], None)
            return
        if len(ways[0].cards) > ASKED_CARDS:
            raise Refused("bad-card", given=names.written(typed, 20))
        prompt = table.prompt if verb == "play" and not seen.anytime else ANYTIME
        await self.answers.bot.show(interaction, which_cards_view(table, seen.hand, ways, prompt, reader(interaction)))

    async def press_meant(self, interaction: discord.Interaction, press: Press) -> None:
        """It was said which cards were meant."""
        table = await self.answers.bot.access.table_of(interaction, press.table)
        hand = table.view(table.held_seat(interaction.user.id)).hand if table.state is not None else ()
        parts = press.argument.split(".", 5)
        if len(parts) != 6 or parts[0] not in VERBS or parts[2] != stamp(hand):
            raise Refused("moved-on")
        verb, places, _, call, mau, words = parts
        held = [int(place, 16) for place in re.findall("[0-9a-f]{2}", places)]
        if not held or max(held) >= len(hand):
            raise Refused("moved-on")
        suit = number(call) if call else None
        meant = TypedCards(verb, tuple(hand[place] for place in held), words, suit, mau == "1")
        await self._do(interaction, table, meant, press.prompt)

    async def _do(self, interaction: discord.Interaction, table: Table, meant: TypedCards, prompt: int | None) -> None:
        if meant.verb == "arm":
            await self.answers.arm(interaction, table.id, meant.cards)
            return
        if meant.verb != "play":
            await self.answers.act(interaction, table.id, [Action(meant.verb, meant.cards)])
            return
        action = _move(table, interaction.user.id, meant)
        others = [Action("call", suit=meant.call)] if meant.call is not None else []
        if meant.mau:
            others.append(Action("declare", text=only_words(table)))
        if others:
            await self.answers.act(interaction, table.id, [action, *others], prompt=prompt)
        else:
            await self.answers.play(interaction, table, action, prompt=prompt)


def _move(table: Table, person: int, meant: TypedCards) -> Action:
    """What laying these cards means: to lay them, or the other thing that this card alone may be used for.

    Behind "as" stands for what they are taken, or which of several things is meant: "8D as double".
    """
    moves: list[Action] = [move for move in table.view(table.held_seat(person)).moves if move.cards == meant.cards]
    named = next((move for move in moves if move.verb == meant.words), None)
    if named is not None:
        return named
    ways = [move for move in moves if move.verb not in ("attack", "retaliate")]
    return ways[0] if len(ways) == 1 and not meant.words else Action("play", meant.cards, text=meant.words)


def only_words(table: Table) -> str:
    """What is said with one card left, where a game has but one word for it."""
    words = declarations(table)
    return words[0].text if len(words) == 1 else ""
