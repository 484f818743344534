"""Components of messages: presses, which buttons, selects and forms mean; these themselves; and how much fits in.

The custom id of a component consists of format, operation, and three slots: table, version, argument. It never contains
a card. Each operation is a class, declared beside the view that shows its button. The class says what the slots mean,
and where a press counts. The cog that answers the operation names the class.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, ClassVar, Final, Generic, NamedTuple, Self, TypeVar

import discord
from discord import MediaGalleryItem
from discord.ui import ActionRow, Button, Container, Item, LayoutView, MediaGallery, Section, Select, TextDisplay
from discord.ui.view import BaseView

from bot.store.schema import BIG_INTEGER_LIMIT, INTEGER_LIMIT
from bot.tables.table import UNSAVED
from bot.words.texts import Person, TextKeys

OURS = "mm"
FORMAT = OURS + "1"
NO_VERSION = "-1"
"""Stands in an id that depends on no version."""
_KINDS: dict[str, type[Press]] = {}
OPERATIONS: Mapping[str, type[Press]] = MappingProxyType(_KINDS)
"""All operations, by the name in ids."""


class Slots(NamedTuple):
    """What an id carries after its operation."""

    table: int
    version: int | None
    argument: str


class Unreadable(Exception):
    """A custom id of this bot that cannot be read."""


class NotOffered(Unreadable):
    """One whose operation is unknown: its extension does not run, or it is of another version."""


class Press(ABC):
    """A press. One that is bound to a table counts in the place of that table, or on messages of its seated people."""

    op: ClassVar[str]
    longest: ClassVar[int] = 0
    """Upper bound on the characters of the field of a form; 0: it is no form."""
    reads: ClassVar[bool] = False
    """Whether it only reads what everybody may read who sees the table."""
    optional: ClassVar[bool] = False
    """Whether an extension answers it. Where none does, its buttons and selects are not shown."""

    def __init_subclass__(cls, op: str = "", *, optional: bool = False, **more: object) -> None:
        super().__init_subclass__(**more)
        if op:
            cls.optional = optional
            if op in _KINDS:
                raise ValueError(f"two classes are presses of {op}")
            cls.op = op
            _KINDS[op] = cls

    @property
    def bound_to(self) -> int:
        """The table that the press is bound to; 0 for none."""
        return 0

    @property
    @abstractmethod
    def slots(self) -> Slots:
        """The slots of its id."""

    @classmethod
    @abstractmethod
    def from_slots(cls, slots: Slots) -> Self:
        """Make the press from the slots of an id. Raises ``Unreadable``."""

    @property
    def id(self) -> str:
        table, version, argument = self.slots
        return f"{FORMAT}:{self.op}:{table}:{NO_VERSION if version is None else version}:{argument}"


class Labelled(Press):
    """A press whose button has one label wherever it stands: the text ``button-`` with its operation, or with the
    ``label`` that it shares with others.
    """

    label: ClassVar[str]

    def __init_subclass__(cls, op: str = "", *, label: str = "", **more: bool) -> None:
        super().__init_subclass__(op, **more)
        if op:
            cls.label = label or op


LABEL: Final = TextKeys("button-{}", lambda: (kind.label for kind in _KINDS.values() if issubclass(kind, Labelled)))


def take_out(view: BaseView, unanswered: Collection[str]) -> None:
    """Take the buttons and selects out of a view that mean one of these operations; rows that they leave empty, too,
    and sections with such a button.
    """
    for row in [*view.walk_children()]:
        if isinstance(row, Section):
            if operation(getattr(row.accessory, "custom_id", None) or "") in unanswered:
                _remove(view, row)
        elif isinstance(row, ActionRow):
            for item in row.children:
                if (custom_id := getattr(item, "custom_id", None)) and operation(custom_id) in unanswered:
                    row.remove_item(item)
            if not row.children:
                _remove(view, row)


def take_out_time(view: BaseView) -> None:
    """Take the last text out of a view, if it names a time: what was to come then has come."""
    told = [item for item in view.walk_children() if isinstance(item, TextDisplay)]
    if told and "<t:" in told[-1].content:
        _remove(view, told[-1])


def _remove(view: BaseView, item: Item[Any]) -> None:
    (item.parent if isinstance(item.parent, Container) else view).remove_item(item)


def operation(custom_id: str) -> str:
    """Return the operation of a custom id of this bot; empty for another."""
    ours, _, rest = custom_id.partition(":")
    return rest.partition(":")[0] if ours == FORMAT else ""


def discord_id(written: str) -> int:
    """Read the id of a person or a message, as an id of a button or a select carries it; 0 for none. Raises
    ``Unreadable``.
    """
    return _parse_whole_number(written, BIG_INTEGER_LIMIT)


@dataclass(frozen=True)
class TablePress(Press):
    """A press about a table, at any moment."""

    table: int
    argument: str = ""

    @property
    def bound_to(self) -> int:
        return self.table

    @property
    def slots(self) -> Slots:
        return Slots(self.table, None, self.argument)

    @classmethod
    def from_slots(cls, slots: Slots) -> Self:
        return cls(slots.table, slots.argument)


@dataclass(frozen=True)
class DecisionPress(Press):
    """An answer to a decision. ``prompt`` is its number at its table; None: it may be given at any time."""

    table: int
    prompt: int | None = None
    argument: str = ""

    @property
    def bound_to(self) -> int:
        return self.table

    @property
    def slots(self) -> Slots:
        return Slots(self.table, self.prompt, self.argument)

    @classmethod
    def from_slots(cls, slots: Slots) -> Self:
        return cls(*slots)


@dataclass(frozen=True)
class SubjectPress(Press):
    """A press about a subject: a game, a person, a page of settings."""

    subject: str = ""

    @property
    def slots(self) -> Slots:
        return Slots(0, None, self.subject)

    @classmethod
    def from_slots(cls, slots: Slots) -> Self:
        return cls(slots.argument)


@dataclass(frozen=True)
class LessonPress(Press):
    """A press that begins what one person plays alone: of a game, or, where that is empty, of one to be chosen.

    ``within``: it was pressed in a lesson, whose message is replaced.
    """

    game: str = ""
    within: bool = False

    @property
    def slots(self) -> Slots:
        return Slots(0, 0 if self.within else None, self.game)

    @classmethod
    def from_slots(cls, slots: Slots) -> Self:
        return cls(slots.argument, slots.version is not None)


@dataclass(frozen=True)
class PagePress(Press):
    """A page, from 0, of the list that the subject names."""

    page: int
    subject: str = ""

    @property
    def slots(self) -> Slots:
        return Slots(0, self.page, self.subject)

    @classmethod
    def from_slots(cls, slots: Slots) -> Self:
        return cls(slots.version or 0, slots.argument)


def read(custom_id: str) -> Press | None:
    """Read a custom id. Gives None if the id is not of this bot. Raises ``Unreadable``."""
    if not custom_id.startswith(OURS):
        return None
    parts = custom_id.split(":", 4)
    if len(parts) != 5 or parts[0] != FORMAT:
        raise Unreadable(custom_id)
    if parts[1] not in _KINDS:
        raise NotOffered(custom_id)
    _, op, table, version, argument = parts
    asked = None if version == NO_VERSION else number(version)
    return _KINDS[op].from_slots(Slots(UNSAVED if table == str(UNSAVED) else number(table), asked, argument))


def number(text: str) -> int:
    """Read a number from an id or a value. Raises ``Unreadable`` for anything that the bot has not written there."""
    return _parse_whole_number(text, INTEGER_LIMIT)


DIGITS_LIMIT = 20
"""No column holds a number of so many digits."""


def _parse_whole_number(text: str, most: int) -> int:
    """Read a whole number up to the bound of the column in which it is looked up. Raises ``Unreadable``."""
    if len(text) < DIGITS_LIMIT and text.isascii() and text.isdecimal() and (number := int(text)) <= most:
        return number
    raise Unreadable(text[:20])


T = TypeVar("T")
ComponentRow = ActionRow[LayoutView]

GREEN, GOLD, GREY = discord.Colour(0x2E7D4F), discord.Colour(0xC9A227), discord.Colour(0x6B6F76)
RED = discord.Colour(0xC8372D)
"""The colour of a mistake that has cost cards."""
BUTTONS_A_ROW = 5
SELECT_OPTIONS = 25
"""Upper bound on the options of a select."""
TITLE_CHARACTERS, BUTTON_CHARACTERS, OPTION_CHARACTERS, PLACEHOLDER_CHARACTERS = 45, 80, 100, 150
"""Upper bounds on the characters of a form's title and the labels of its fields, of a button's label, of an option's
label and description, and of what a select says before something was chosen.
"""
DESCRIPTION_CHARACTERS = 1024
"""Upper bound on the characters of the description of a picture."""
COMPONENTS_LIMIT = 40
"""Upper bound on the components of a message, with those within others."""
MESSAGE_CHARACTERS = 4000
"""Upper bound on the characters of all texts in a message."""


ScreenPart = Item[LayoutView] | str | None
"""A part of a message, or its text."""


def framed_view(colour: discord.Colour, parts: Sequence[ScreenPart]) -> LayoutView:
    """A message with these parts in a frame. It is stopped at once, so that discord.py does not keep it."""
    return message_view(frame(colour, parts))


def message_view(*parts: Item[LayoutView]) -> LayoutView:
    """A message of frames, and of texts outside them. It is stopped at once, so that discord.py does not keep it."""
    view = LayoutView(timeout=None)
    for one in parts:
        view.add_item(one)
    view.stop()
    return view


def frame(colour: discord.Colour, parts: Sequence[ScreenPart]) -> Container[LayoutView]:
    """A frame with these parts. Those without content are left out, as a text without a word and a select without an
    option: Discord would refuse the whole message. Raises ``ValueError`` if nothing is left.
    """
    shown: list[Item[LayoutView]] = []
    for part in parts:
        if isinstance(part, str):
            if part and not part.isspace():
                shown.append(TextDisplay(part))
        elif part is not None and not _is_empty(part):
            shown.append(part)
    if not shown:
        raise ValueError("a frame has nothing to show")
    return Container(*shown, accent_colour=colour)


def _is_empty(part: Item[LayoutView]) -> bool:
    if isinstance(part, TextDisplay):
        return not part.content or part.content.isspace()
    if isinstance(part, ActionRow):
        first = next(iter(part.children), None)  # a select has a row for itself
        return first is None or (isinstance(first, Select) and not first.options)
    return isinstance(part, Section) and all(map(_is_empty, part.children))


def notice_view(written: str) -> LayoutView:
    """A short text in a frame."""
    return framed_view(GREY, [TextDisplay(written)])


def rows(*items: Button[LayoutView]) -> list[ComponentRow]:
    return [ActionRow(*items[start : start + BUTTONS_A_ROW]) for start in range(0, len(items), BUTTONS_A_ROW)]


def button(
    press: Press,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: discord.PartialEmoji | str | None = None,
    *,
    disabled: bool = False,
) -> Button[LayoutView]:
    """A button with this press. A label that is too long for Discord is cut. Raises ``ValueError`` if it has neither a
    label nor a sign: Discord would refuse the whole message.
    """
    shown = label.strip()[:BUTTON_CHARACTERS] or None
    sign = _partial_emoji(emoji) if isinstance(emoji, str) else emoji
    if shown is None and sign is None:
        raise ValueError(f"a button of {press.op} shows nothing")
    return Button(custom_id=press.id, label=shown, style=style, emoji=sign, disabled=disabled)


def link_button(address: str, label: str) -> Button[LayoutView]:
    """A button that leads to an address. It always looks the same, and nobody hears of its press."""
    return Button(url=address, label=label[:BUTTON_CHARACTERS])


@cache
def _partial_emoji(emoji: str) -> discord.PartialEmoji:
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
    """An option of a select. What is too long for Discord is cut, a description after a word. Raises ``ValueError`` if
    it has no label.
    """
    if not label.strip():
        raise ValueError(f"the option {value} has no label")
    told = shorten(description, OPTION_CHARACTERS) if description else None
    return discord.SelectOption(
        label=label[:OPTION_CHARACTERS], value=value, description=told, emoji=emoji, default=default
    )


def shorten(text: str, most: int) -> str:
    """A text of at most so many characters, which ends after a word with a sign if something is left out."""
    if len(text) <= most:
        return text
    kept = text[: most - 2]
    return f"{kept[: kept.rfind(' ')] if ' ' in kept else kept} …"


def own_button(
    reader: Person,
    press: Labelled,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
    *,
    disabled: bool = False,
) -> Button[LayoutView]:
    return button(press, reader.text(LABEL.key(press.label)), style, emoji, disabled=disabled)


def room(parts: Sequence[ScreenPart]) -> int:
    """How many characters these parts leave for the other parts of a message."""
    taken = sum(len(part) for part in parts if isinstance(part, str))
    taken += sum(len(part.content) for part in parts if isinstance(part, TextDisplay))
    return MESSAGE_CHARACTERS - taken - sum(part.content_length() for part in parts if isinstance(part, Section))


def picture_part(name: str, described: str) -> MediaGallery[LayoutView]:
    """A picture that is sent with the message, by the name of its file."""
    return MediaGallery(MediaGalleryItem(f"attachment://{name}", description=described[:DESCRIPTION_CHARACTERS]))


def last_lines(lines: Sequence[str], most: int) -> str:
    """The last of these lines: as many whole lines as fit."""
    kept = list(lines)
    while kept and len("\n".join(kept)) > most:
        del kept[0]
    return "\n".join(kept)


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
    """Return the page to show of this many things, and the last page."""
    last = max(0, count - 1) // size
    return min(page, last), last


def page_buttons(page: int, last: int, press: Callable[[int], Press]) -> list[ComponentRow]:
    """Buttons to the pages before and after. ``press`` gives the press that shows a page."""
    ways = ((page - 1, "◀"), (page + 1, "▶"))
    return rows(*(button(press(other), mark) for other, mark in ways if 0 <= other <= last))
