"""How much a stranger may feed the bot through presses, forms and commands. It is held before anything of it is read.

Each entrance declares its longest length where it is made: an option of a command in its signature, by one of the types
below; a form in the class of its press (``longest``). Discord is told these lengths. It is not relied on to hold them.
A file is held in ``bot/games/service.py``, a message in ``bot/language/speech.py``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeGuard

import discord
from discord import AppCommandOptionType, InteractionType, app_commands

from bot.tables.table import Refused
from bot.views.components import SELECT_OPTIONS
from bot.views.press import Press, Unreadable
from bot.views.typed_choices import CHOICE_CHARACTERS

ID_CHARACTERS = 100
"""Discord's upper bound on the characters of a custom id, and of a value of a select."""
OPTIONS_LIMIT = 25
"""Discord's upper bound on the options of a command."""
CardsText = app_commands.Range[str, 1, 200]
"""Cards as they are typed, the whole hand of a game if need be."""
ChoiceText = app_commands.Range[str, 1, CHOICE_CHARACTERS]
"""The name or the value of something that is offered while one types."""
DayText = app_commands.Range[str, 1, 40]
"""A day, or two."""


class Entrance(NamedTuple):
    """An option of a command: its longest length in characters, and the values that it takes, where they are named."""

    longest: int
    values: tuple[object, ...] = ()


Entrances = Mapping[tuple[str, str], Entrance]
"""The options of all commands that take words or choices, by the command and the option as Discord calls them."""


def entrances_of(commands: Iterable[object]) -> Entrances:
    """Find the entrances of these commands. Raises ``ValueError`` for one without a longest length."""
    found = {}
    for command in commands:
        if not isinstance(command, app_commands.Command):
            continue
        for option in command.parameters:
            where = command.qualified_name, option.display_name
            if option.choices:
                found[where] = Entrance(CHOICE_CHARACTERS, tuple(one.value for one in option.choices))
            elif option.type is AppCommandOptionType.string:
                if not isinstance(option.max_value, int):
                    raise ValueError(f"/{' '.join(where)} declares no longest length")
                found[where] = Entrance(option.max_value)
    return found


def check_command(data: Mapping[str, object], entrances: Entrances) -> None:
    """Check what was typed into a command, or is being typed. Raises ``Refused`` and ``Unreadable``."""
    name, options = str(data.get("name", "")), data.get("options", [])
    while _is_list(options) and len(options) == 1 and options[0].get("type") in (1, 2):  # a command within a group
        name, options = f"{name} {options[0].get('name', '')}", options[0].get("options", [])
    if not _is_list(options) or len(options) > OPTIONS_LIMIT:
        raise Unreadable("options")
    for option in options:
        value, entrance = option.get("value"), entrances.get((name, str(option.get("name"))))
        if isinstance(value, str) and len(value) > (entrance.longest if entrance else ID_CHARACTERS):
            raise Refused("too-long", most=entrance.longest if entrance else ID_CHARACTERS)
        if entrance is not None and entrance.values and value not in entrance.values and not option.get("focused"):
            raise Refused("bad-value")


def check_id(data: Mapping[str, object]) -> str:
    """Give the custom id of a press or a form. Raises ``Unreadable``."""
    custom_id = str(data.get("custom_id", ""))
    if len(custom_id) > ID_CHARACTERS:
        raise Unreadable(custom_id[:ID_CHARACTERS])
    return custom_id


def check_press(interaction: discord.Interaction, press: Press) -> None:
    """Check what was chosen in a select or written into a form. Raises ``Refused`` and ``Unreadable``."""
    data: Mapping[str, object] = {**(interaction.data or {})}
    form = interaction.type is InteractionType.modal_submit
    if form != (press.longest > 0):
        raise Unreadable(f"{press.op} is {'no' if form else 'a'} form")
    values = data.get("values") or ()
    if not _is_list(values) or len(values) > SELECT_OPTIONS or any(len(str(one)) > ID_CHARACTERS for one in values):
        raise Unreadable("values")
    if form and any(len(written) > press.longest for written in _fields(data)):
        raise Refused("too-long", most=press.longest)


def _fields(data: Mapping[str, object]) -> Iterator[str]:
    """What stands in the fields of a form."""
    rows = data.get("components", [])
    for row in rows if _is_list(rows) else ():
        inner = row.get("components", [])
        for field in (row.get("component"), *(inner if _is_list(inner) else ())):
            yield str(field.get("value", "")) if isinstance(field, Mapping) else ""


def _is_list(value: object) -> TypeGuard[Sequence[Mapping[str, object]]]:
    return isinstance(value, Sequence) and not isinstance(value, str)
