"""Components of messages: buttons and selects with their presses, rows, frames; and how much fits into a message."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Generic, TypeVar

import discord
from discord.ui import ActionRow, Button, Container, Item, LayoutView, Section, Select, TextDisplay

from bot.screens.press import Press
from bot.words import texts

T = TypeVar("T")
ComponentRow = ActionRow[LayoutView]

GREEN, GOLD, GREY = discord.Colour(0x2E7D4F), discord.Colour(0xC9A227), discord.Colour(0x6B6F76)
BUTTONS_A_ROW = 5
SELECT_OPTIONS = 25
"""Upper bound on the options of a select."""
TITLE_CHARACTERS, BUTTON_CHARACTERS, OPTION_CHARACTERS, PLACEHOLDER_CHARACTERS = 45, 80, 100, 150
"""Upper bounds on the characters of a form's title and the labels of its fields, of a button's label, of an option's
label and description, and of what a select says before something was chosen.
"""
DESCRIPTION_CHARACTERS = 1024
"""Upper bound on the characters of the description of a picture."""
MESSAGE_CHARACTERS = 4000
"""Upper bound on the characters of all texts in a message."""


def framed(colour: discord.Colour, parts: Sequence[Item[LayoutView] | None]) -> LayoutView:
    """A message with these parts in a frame. It is stopped at once, so that discord.py does not keep it."""
    view = LayoutView(timeout=None)
    view.add_item(Container(*(part for part in parts if part is not None), accent_colour=colour))
    view.stop()
    return view


def listing(colour: discord.Colour, parts: Sequence[Item[LayoutView] | None]) -> LayoutView:
    """A page of a list in a frame. What the list has left empty is left out, a text without a word and a select without
    an option: Discord would refuse the whole message.
    """
    return framed(colour, [part for part in parts if part is not None and not _empty(part)])


def _empty(part: Item[LayoutView]) -> bool:
    if isinstance(part, TextDisplay):
        return not part.content.strip()
    return isinstance(part, ActionRow) and any(isinstance(one, Select) and not one.options for one in part.children)


def notice_view(written: str) -> LayoutView:
    """A short text in a frame."""
    return framed(GREY, [TextDisplay(written)])


def rows(*items: Button[LayoutView]) -> list[ComponentRow]:
    """Buttons in rows."""
    return [ActionRow(*items[start : start + BUTTONS_A_ROW]) for start in range(0, len(items), BUTTONS_A_ROW)]


def button(
    press: Press,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: discord.PartialEmoji | str | None = None,
    *,
    disabled: bool = False,
) -> Button[LayoutView]:
    """A button with this press. A label that is too long for Discord is cut."""
    shown = label[:BUTTON_CHARACTERS] or None
    sign = _sign(emoji) if isinstance(emoji, str) else emoji
    return Button(custom_id=press.id, label=shown, style=style, emoji=sign, disabled=disabled)


@cache
def _sign(emoji: str) -> discord.PartialEmoji:
    """A sign of ours, read once: discord.py would search for it with each button."""
    return discord.PartialEmoji.from_str(emoji)


def select(
    press: Press, placeholder: str, options: Sequence[discord.SelectOption], *, least: int = 1, most: int = 1
) -> ComponentRow:
    """A select with this press, of which from ``least`` to ``most`` options may be chosen."""
    row: ComponentRow = ActionRow()
    row.add_item(
        Select(
            custom_id=press.id,
            placeholder=placeholder[:PLACEHOLDER_CHARACTERS],
            options=[*options],
            min_values=least,
            max_values=most,
        )
    )
    return row


def select_option(
    label: str,
    value: str,
    description: str | None = None,
    *,
    emoji: discord.PartialEmoji | str | None = None,
    default: bool = False,
) -> discord.SelectOption:
    """An option of a select. What is too long for Discord is cut, a description after a word."""
    told = shortened(description, OPTION_CHARACTERS) if description else None
    return discord.SelectOption(
        label=label[:OPTION_CHARACTERS], value=value, description=told, emoji=emoji, default=default
    )


def shortened(text: str, most: int) -> str:
    """A text of at most so many characters, which ends after a word with a sign if something is left out."""
    if len(text) <= most:
        return text
    kept = text[: most - 2]
    return f"{kept[: kept.rfind(' ')] if ' ' in kept else kept} …"


def own_button(
    locale: str,
    press: Press,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
    *,
    disabled: bool = False,
) -> Button[LayoutView]:
    return button(press, texts.text(locale, f"button-{press.op}"), style, emoji, disabled=disabled)


def room(parts: Sequence[Item[LayoutView] | None]) -> int:
    """How many characters these parts leave for the other parts of a message."""
    taken = sum(len(part.content) for part in parts if isinstance(part, TextDisplay))
    return MESSAGE_CHARACTERS - taken - sum(part.content_length() for part in parts if isinstance(part, Section))


def whole(lines: Sequence[str], most: int) -> str:
    """The last of these lines: as many whole lines as fit."""
    kept = list(lines)
    while kept and len("\n".join(kept)) > most:
        del kept[0]
    return "\n".join(kept)


def if_any(written: str) -> TextDisplay[LayoutView] | None:
    return TextDisplay(written) if written else None


@dataclass(frozen=True)
class ListPage(Generic[T]):
    """A page of a longer list: its items, how many there are in all, the number of the page, and how long pages are."""

    items: Sequence[T]
    count: int
    number: int
    size: int

    @property
    def place(self) -> tuple[int, int]:
        """The page to show, and the last page."""
        return page_of(self.count, self.size, self.number)


def page_of(count: int, size: int, page: int) -> tuple[int, int]:
    """Give the page to show of this many things, and the last page."""
    last = max(0, count - 1) // size
    return min(page, last), last


def turning(page: int, last: int, press: Callable[[int], Press]) -> list[ComponentRow]:
    """Buttons to the pages before and after. ``press`` gives the press that shows a page."""
    ways = ((page - 1, "◀"), (page + 1, "▶"))
    return rows(*(button(press(other), mark) for other, mark in ways if 0 <= other <= last))
