"""The one place where every button, select and form arrives. Each goes to the method that answers its operation."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.discord.entrances import check_id, check_press, fields
from bot.screens.components import OPERATIONS, OURS, Press, Unreadable, read

Method = TypeVar("Method", bound=Callable[..., Awaitable[None]])
PressHandler = Callable[..., Awaitable[None]]
OnFault = Callable[[discord.Interaction, Exception], Awaitable[None]]
Begin = Callable[[discord.Interaction], Awaitable[bool]]
_ANSWERS = "_answers_presses"


def on_press(*kinds: type[Press]) -> Callable[[Method], Method]:
    """Mark a method as the one that answers these operations. Its cog is given to ``Router.serve``."""

    def mark(method: Method) -> Method:
        setattr(method, _ANSWERS, kinds)
        return method

    return mark


class Router:
    """Passes each admitted press to the method for its operation, and every fault to the error handler.

    ``begin`` says whether a press is to be answered at all. ``admit`` raises for a press that is bound to a table and
    does not count there. Whatever else an id says may be forged: the method checks it.
    """

    def __init__(
        self, begin: Begin, admit: Callable[[discord.Interaction, Press], Awaitable[None]], fault: OnFault
    ) -> None:
        self.begin, self.admit, self.fault = begin, admit, fault
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

    def check(self) -> None:
        """Look whether every press is answered, once all cogs are served. Raises ``ValueError`` if a view has declared
        one that is not: its button would be shown, and could not be read.
        """
        unanswered = sorted(kind.op for kind in set(OPERATIONS.values()) - self._answers.keys())
        if unanswered:
            raise ValueError(f"nobody answers the presses of {', '.join(unanswered)}")

    async def arrive(self, interaction: discord.Interaction) -> None:
        """Handle an interaction of any type."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: dict[str, object] = dict(interaction.data or {})
        if not str(data.get("custom_id", "")).startswith(OURS):
            return
        try:
            if not await self.begin(interaction):
                return
            custom_id = check_id(data)
            press = read(custom_id)
            answer = self._answers.get(type(press)) if press is not None else None
            if press is None or answer is None:
                raise Unreadable(custom_id)
            check_press(interaction, press)
            await self.admit(interaction, press)
            await answer(interaction, press)
        except Exception as fault:  # noqa: BLE001 -- the one place where every fault of a press arrives
            await self.fault(interaction, fault)


def values(interaction: discord.Interaction) -> list[str]:
    """Give the values that were chosen in a select."""
    return [str(value) for value in dict(interaction.data or {}).get("values", [])]  # type: ignore[attr-defined]


def value(interaction: discord.Interaction) -> str:
    """Give the only value that was chosen in a select. Raises ``Unreadable`` if there is not exactly one."""
    chosen = values(interaction)
    if len(chosen) != 1:
        raise Unreadable(f"{len(chosen)} values")
    return chosen[0]


def written(interaction: discord.Interaction) -> str:
    """Give the text of the only field of a form."""
    return next(iter(fields(dict(interaction.data or {}))), "")
