"""The card faces as emojis of the application: uploaded once, and used in messages, selects and buttons.

Where one is missing, plain text is shown.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache

import aiohttp
import discord

from bot.drawing.cards import FOUR_COLOURS, TWO_COLOURS, face
from rules.cards import (
    CARDS,
    NATURALS,
    RANK,
    RED_JOKER,
    SUIT,
    SUIT_NAMES,
    SUIT_OUTLINES,
    SUIT_SYMBOLS,
    pretty,
)

log = logging.getLogger(__name__)


EDITION = ""
"""Change this to ``_2``, ``_3`` … when the drawings change: emojis of another edition are removed, and the new ones
uploaded.
"""
RANK_WORDS = ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king")
NEW_COLOURS = {0: "green", 1: "blue"}
"""The colours of clubs and diamonds in four colours."""
OURS = re.compile(
    rf"mm[a-z]_\w+|((black|red)_joker|({'|'.join(RANK_WORDS)})_of_({'|'.join(SUIT_NAMES)})(_in_\w+)?)(_\d+)?"
)
"""The names that this bot has given to emojis, in every edition."""


@cache
def emoji_name(card: int, *, four_colour: bool = False) -> str:
    """Return the name of a card's emoji, which screen readers read aloud: ``seven_of_clubs``. In four colours
    ``seven_of_clubs_in_green``, if that is a different picture.
    """
    if card not in NATURALS:
        return ("red_joker" if card == RED_JOKER else "black_joker") + EDITION
    named = f"{RANK_WORDS[RANK[card]]}_of_{SUIT_NAMES[SUIT[card]]}"
    return named + (f"_in_{NEW_COLOURS[SUIT[card]]}" if four_colour and card in RECOLOURED else "") + EDITION


RECOLOURED = frozenset(card for card in NATURALS if TWO_COLOURS[SUIT[card]] != FOUR_COLOURS[SUIT[card]])
"""The cards that look different in four colours: clubs and diamonds."""
PICTURES: Mapping[str, tuple[int, bool]] = {
    emoji_name(card, four_colour=four): (card, four)
    for four in (False, True)
    for card in CARDS
    if not four or card in RECOLOURED
}
"""The cards by the names of their emojis, and whether these are the ones in four colours."""


LEGIBLE = str.maketrans("".join(SUIT_SYMBOLS), "".join(SUIT_OUTLINES))
"""Suits as they are written. Discord draws ♠ and ♣ as small black pictures that nobody sees on a dark ground. These
others are no emojis: they are drawn as text, in its colour.
"""
PLAIN = [pretty(card).translate(LEGIBLE) for card in CARDS]
"""Cards without a picture: ``7♤``."""
IN_TEXT = re.compile(rf"<:({'|'.join(PICTURES)}):\d+>")
"""A picture of a card as it stands in a text."""
LOOK_AGAIN_AFTER_S, LOOK_AT_LATEST_S = 60.0, 3600.0
"""Pause until missing pictures are looked for again, in seconds, and its upper bound: it doubles each time."""
EMOJI_CHARACTERS_LIMIT = 1200
"""A text with cards that is longer than this, in characters, is shown with plain text instead of pictures."""


def without_pictures(text: str) -> str:
    """Write the cards of a text without their pictures."""
    return IN_TEXT.sub(lambda found: PLAIN[PICTURES[found[1]][0]], text)


@dataclass(frozen=True, slots=True, eq=False)  # compared by identity, so that what is made from them can be cached
class Faces:
    """The available emojis, by name. ``called`` are names of cards without an emoji that are not called like ``7♤``.

    ``four_colour``: each suit has its own colour, if the emojis for that are available. ``in_words``: there are no
    pictures, and cards are called in words.
    """

    emojis: Mapping[str, discord.PartialEmoji] = field(default_factory=dict)
    called: Mapping[int, str] = field(default_factory=dict)
    four_colour: bool = False
    in_words: bool = False

    @classmethod
    def plain(cls) -> Faces:
        """Faces without any pictures."""
        return cls()

    def text(self, card: int) -> str:
        """Write a card in a text: its emoji, or ``7♤``."""
        emoji = self.emoji(card)
        return str(emoji) if emoji else self.called.get(card) or PLAIN[card]

    def row(self, cards: Iterable[int]) -> str:
        return (", " if self.in_words else " ").join(self.text(card) for card in cards)

    def write_fitting(self, told: Callable[[Faces], str], most: int = EMOJI_CHARACTERS_LIMIT) -> str:
        """Write a text about cards with ``told``: with pictures if that is not too long, otherwise without."""
        written = told(self)
        return written if len(written) <= most else told(Faces(called=self.called))

    def emoji(self, card: int) -> discord.PartialEmoji | None:
        """Return a card's emoji for a button or a select; None if it is not available."""
        own = self.emojis.get(emoji_name(card, four_colour=True)) if self.four_colour else None
        return own or self.emojis.get(emoji_name(card))


class CardPictures:
    """The pictures of cards that are available: none at the start, then those that Discord has accepted."""

    def __init__(self) -> None:
        self.faces = Faces.plain()
        self._hidden = asyncio.Event()

    def hide(self) -> None:
        """Show none until they have been looked for again: Discord does not know one of them any more."""
        self.faces = Faces.plain()
        self._hidden.set()

    async def keep(self, client: discord.Client, is_leader: Callable[[], Awaitable[bool]]) -> None:
        """Upload the missing pictures, and look for them again while some are missing and when they were hidden. Of
        several processes one uploads them.
        """
        pause = LOOK_AGAIN_AFTER_S
        while True:
            self._hidden.clear()
            self.faces = await ensure_emojis(client, adds=await is_leader())
            whole = len(self.faces.emojis) == len(PICTURES)
            await asyncio.sleep(pause)
            pause = LOOK_AGAIN_AFTER_S if whole else min(2 * pause, LOOK_AT_LATEST_S)
            if whole:
                await self._hidden.wait()


async def ensure_emojis(client: discord.Client, *, adds: bool = True) -> Faces:
    """Upload the missing pictures one after the other, if this process ``adds`` them, and give all that are available.

    Faults of Discord are logged and end the upload. The next call continues it.
    """
    found: dict[str, discord.PartialEmoji] = {}
    try:
        for emoji in await client.fetch_application_emojis():
            if emoji.name in PICTURES:
                found[emoji.name] = emoji._to_partial()
            elif adds and OURS.fullmatch(emoji.name):
                await emoji.delete()
        for name, (card, four_colour) in PICTURES.items():
            if adds and name not in found:
                picture = await asyncio.to_thread(face, card, four_colour=four_colour)
                made = await client.create_application_emoji(name=name, image=picture)
                found[name] = made._to_partial()
    except (discord.HTTPException, discord.MissingApplicationID, aiohttp.ClientError, OSError) as fault:
        log.warning("only %d of %d card pictures are available: %s", len(found), len(PICTURES), fault)
    return Faces(found)
