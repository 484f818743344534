"""The one place where every button, select and form arrives. Each goes to the method that answers its operation.

Here is also how much a stranger may feed the bot through presses, forms and commands. It is held before anything of it
is read. Each entrance declares its longest length where it is made: an option of a command in its signature, by one of
the types below; a form in the class of its press (``longest``). A number declares its bounds. Discord is told all of
them. It is not relied on to hold them. A file is cut by ``bot/discord/client.py`` and held in
the cog that takes it, a message in ``cogs/play/listening.py``.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeGuard, TypeVar

import discord
from discord import AppCommandOptionType, InteractionType, app_commands

from bot.screens.components import OPERATIONS, OURS, SELECT_OPTIONS, NotOffered, Press, Unreadable, read
from bot.screens.page import plain_names
from bot.store.schema import INTEGER_LIMIT
from bot.tables.table import Refused, Table
from bot.words import names
from rules.plain_text import caseless

if TYPE_CHECKING:
    from bot.discord.access import Access
    from bot.discord.errors import Faults
    from bot.discord.responder import Responder

Method = TypeVar("Method", bound=Callable[..., Awaitable[None]])
PressHandler = Callable[..., Awaitable[None]]
_ANSWERS = "_answers_presses"


works_in_dms = app_commands.allowed_contexts(guilds=True, dms=True)
"""Declares that a command is offered in direct messages with the bot, too. Others are offered in servers only."""


def on_press(*kinds: type[Press]) -> Callable[[Method], Method]:
    """Mark a method as the one that answers these operations. Its cog is given to ``Router.serve``."""

    def mark(method: Method) -> Method:
        setattr(method, _ANSWERS, kinds)
        return method

    return mark


class Router:
    """Passes each admitted press to the method for its operation, and every fault to the error handler.

    Whatever an id says may be forged: the method checks it. Into ``unanswered`` the router writes the operations that
    nobody answers.
    """

    def __init__(self, responder: Responder, access: Access, faults: Faults, unanswered: set[str]) -> None:
        self.responder, self.access, self.faults, self.unanswered = responder, access, faults, unanswered
        self._answers: dict[type[Press], PressHandler] = {}

    def serve(self, cog: object) -> None:
        """Register the methods of this cog, inherited ones too. Raises ``ValueError`` if another cog already answers
        one of their operations.
        """
        for name in dir(type(cog)):
            for kind in getattr(getattr(type(cog), name, None), _ANSWERS, ()):
                if kind in self._answers:
                    raise ValueError(f"two answer the presses of {kind.op}")
                self._answers[kind] = getattr(cog, name)
                self.unanswered.discard(kind.op)

    def remove_cog(self, cog: object) -> None:
        """Forget the methods of a cog that goes: its presses are not offered any more."""
        self.unanswered |= {kind.op for kind, answer in self._answers.items() if answer.__self__ is cog}  # type: ignore[attr-defined]
        self._answers = {kind: answer for kind, answer in self._answers.items() if answer.__self__ is not cog}  # type: ignore[attr-defined]

    def check(self) -> None:
        """Look whether every press is answered, once all cogs are served; note which optional ones are not. Raises
        ``ValueError`` for another: its button would be shown, and could not be read.
        """
        unanswered = set(OPERATIONS.values()) - self._answers.keys()
        self.unanswered |= {kind.op for kind in unanswered if kind.optional}
        if missing := sorted(kind.op for kind in unanswered if not kind.optional):
            raise ValueError(f"nobody answers the presses of {', '.join(missing)}")

    async def arrive(self, interaction: discord.Interaction) -> None:
        """Handle an interaction of any type."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: dict[str, object] = dict(interaction.data or {})
        if not str(data.get("custom_id", "")).startswith(OURS):
            return
        try:
            if not await self.responder.begin(interaction):
                return
            custom_id = check_id(data)
            press = read(custom_id)
            answer = self._answers.get(type(press)) if press is not None else None
            if press is None or answer is None:
                raise NotOffered(custom_id)
            check_press(interaction, press)
            await self.access.admit(interaction, press)
            await answer(interaction, press)
        except Exception as fault:  # noqa: BLE001 -- the one place where every fault of a press arrives
            await self.faults.answer(interaction, fault)

    async def pass_on(self, interaction: discord.Interaction, press: Press) -> None:
        """Answer a choice in a select as if the button of this press had been pressed."""
        answer = self._answers.get(type(press))
        if answer is None:
            raise NotOffered(press.id)
        interaction.data = {**dict(interaction.data or {}), "custom_id": press.id, "values": []}  # type: ignore[assignment]
        await self.access.admit(interaction, press)
        await answer(interaction, press)


def values(interaction: discord.Interaction) -> list[str]:
    """Return the values that were chosen in a select."""
    return [str(value) for value in dict(interaction.data or {}).get("values", [])]  # type: ignore[attr-defined]


def value(interaction: discord.Interaction) -> str:
    """Return the only value that was chosen in a select. Raises ``Unreadable`` if there is not exactly one."""
    chosen = values(interaction)
    if len(chosen) != 1:
        raise Unreadable(f"{len(chosen)} values")
    return chosen[0]


def field_value(interaction: discord.Interaction) -> str:
    """Return the text of the only field of a form."""
    return next(iter(fields(dict(interaction.data or {}))), "")


CHOICE_CHARACTERS, CHOICES_LIMIT = 100, 25
"""Discord's upper bounds: characters of a choice, and number of choices."""


def choices(found: Iterable[tuple[str, str]], typed: str = "") -> list[app_commands.Choice[str]]:
    """Make Discord's choices from the names and values whose name contains what was typed. Those that are empty or too
    long are left out, and too many are dropped.
    """
    folded = caseless(typed)
    fitting = [
        (name, value)
        for name, value in found
        if folded in caseless(name) and 0 < len(name) <= CHOICE_CHARACTERS and 0 < len(value) <= CHOICE_CHARACTERS
    ]
    return [app_commands.Choice(name=name, value=value) for name, value in fitting[:CHOICES_LIMIT]]


def chosen_value(offered: Sequence[tuple[str, str]], typed: str) -> str:
    """Return the value that was chosen from names and values, or whose name or value was typed in full. Raises
    ``Refused`` with the names.
    """
    said = caseless(typed)
    for name, value in offered:
        if said in (caseless(name), caseless(value)):
            return value
    raise Refused("not-offered", choices=", ".join(name for name, _ in offered))


def parse_seat(table: Table, name: str) -> int:
    """Return the seat with this name, as ``plain_names`` writes it. The sign of a computer player may be left out.
    Raises ``Refused``.
    """
    said = caseless(name)
    for known in (plain_names(table), [names.plain(player.name) for player in table.players]):
        found = [seat for seat, one in enumerate(known) if caseless(one) == said]
        if len(found) == 1:
            return found[0]
    raise Refused("bad-value")


ID_CHARACTERS = 100
"""Discord's upper bound on the characters of a custom id, and of a value of a select."""
OPTIONS_LIMIT, FORM_ROWS = 25, 5
"""Discord's upper bounds on the options of a command, and on the rows of a form."""
SLASH_COMMAND, USER_COMMAND = 1, 2
"""The types of commands: typed ones, and those in the menu of a person. Menus of messages have none."""
CardsText = app_commands.Range[str, 1, 200]
"""Cards as they are typed, the whole hand of a game if need be."""
ChoiceText = app_commands.Range[str, 1, CHOICE_CHARACTERS]
"""The name or the value of something that is offered while one types."""


class Entrance(NamedTuple):
    """An option of a command: its type, its longest length in characters where that is words, its bounds where it is a
    number, and the values that it takes, where they are named.
    """

    kind: AppCommandOptionType
    longest: int = CHOICE_CHARACTERS
    values: tuple[object, ...] = ()
    numbers: range = range(0)


Entrances = Mapping[tuple[str, str], Entrance]
"""The options of all commands, by the command and the option as Discord calls them."""


def find_entrances(commands: Iterable[object]) -> Entrances:
    """Find the entrances of these commands. Raises ``ValueError`` for words without a longest length, and for
    numbers without bounds.
    """
    found = {}
    for command in commands:
        if not isinstance(command, app_commands.Command):
            continue
        for option in command.parameters:
            where = command.qualified_name, option.display_name
            entrance = Entrance(option.type, values=tuple(one.value for one in option.choices))
            if option.type is AppCommandOptionType.string and not option.choices:
                if not isinstance(option.max_value, int):
                    raise ValueError(f"/{' '.join(where)} declares no longest length")
                entrance = entrance._replace(longest=option.max_value)
            if option.type is AppCommandOptionType.integer and not option.choices:
                least, most = option.min_value, option.max_value
                if not isinstance(least, int) or not isinstance(most, int) or not 0 <= least <= most <= INTEGER_LIMIT:
                    raise ValueError(f"/{' '.join(where)} declares no bounds that a database holds")
                entrance = entrance._replace(numbers=range(least, most + 1))
            found[where] = entrance
    return found


def check_command(data: Mapping[str, object], entrances: Entrances) -> None:
    """Check what was typed into a command, or is being typed. Raises ``Refused`` and ``Unreadable``."""
    kind = data.get("type", SLASH_COMMAND)
    if kind == USER_COMMAND and not data.get("options"):
        return
    if kind != SLASH_COMMAND:
        raise Unreadable("no slash command")
    name, options = str(data.get("name", "")), _objects(data, "options")
    while len(options) == 1 and options[0].get("type") in (1, 2):  # a command within a group
        name, options = f"{name} {options[0].get('name', '')}", _objects(options[0], "options")
    if len(options) > OPTIONS_LIMIT:
        raise Unreadable("options")
    for option in options:
        _check_option(option, entrances.get((name, str(option.get("name")))))


def _check_option(option: Mapping[str, object], entrance: Entrance | None) -> None:
    """Check one option. Raises ``Refused`` and ``Unreadable``."""
    if entrance is None or option.get("type") != entrance.kind.value:
        raise Unreadable("option")
    value = option.get("value")
    if isinstance(value, str) and len(value) > entrance.longest:
        raise Refused("too-long", most=entrance.longest)
    if option.get("focused") and isinstance(value, str):  # a number may be typed in part
        return
    if entrance.kind is AppCommandOptionType.integer:
        if type(value) is not int or (entrance.numbers and value not in entrance.numbers):
            raise Unreadable("value")
    elif not isinstance(value, bool if entrance.kind is AppCommandOptionType.boolean else str):
        raise Unreadable("value")
    if entrance.values and value not in entrance.values:
        raise Refused("bad-value")


def check_id(data: Mapping[str, object]) -> str:
    """Return the custom id of a press or a form. Raises ``Unreadable``."""
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
    chosen = _list(data, "values")
    if len(chosen) > SELECT_OPTIONS or not all(isinstance(one, str) and len(one) <= ID_CHARACTERS for one in chosen):
        raise Unreadable("values")
    if form and any(len(one) > press.longest for one in fields(data)):
        raise Refused("too-long", most=press.longest)


def fields(data: Mapping[str, object]) -> list[str]:
    """What stands in the fields of a form. Raises ``Unreadable``."""
    rows = _objects(data, "components")
    found = [
        field for row in rows for field in ([row["component"]] if "component" in row else _list(row, "components"))
    ]
    if len(rows) > FORM_ROWS or len(found) > FORM_ROWS:
        raise Unreadable("components")
    written = [field.get("value", "") if isinstance(field, Mapping) else None for field in found]
    if not _are_texts(written):
        raise Unreadable("value")
    return written


def _objects(data: Mapping[str, object], name: str) -> Sequence[Mapping[str, object]]:
    """A list of objects; an empty one where there is none. Raises ``Unreadable``."""
    found = _list(data, name)
    if not _are_objects(found):
        raise Unreadable(name)
    return found


def _list(data: Mapping[str, object], name: str) -> Sequence[object]:
    """A list; an empty one where there is none. Raises ``Unreadable``."""
    found = data.get(name, ())
    if not isinstance(found, list | tuple):
        raise Unreadable(name)
    return found


def _are_objects(found: Sequence[object]) -> TypeGuard[Sequence[Mapping[str, object]]]:
    return all(isinstance(one, Mapping) for one in found)


def _are_texts(found: list[object]) -> TypeGuard[list[str]]:
    return all(isinstance(one, str) for one in found)
