"""Custom ids out and in, and the one place where every button, select and modal arrives.

An id says format, operation, table, the version at which its decision was asked, and an argument; never a card.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord

OURS = "mm"
FORMAT = OURS + "1"


@dataclass(frozen=True, slots=True)
class Press:
    """A press, by its custom id. ``prompt`` is the version at which its decision was asked; -1: it depends on none."""

    op: str
    table: int
    prompt: int = -1
    argument: str = ""

    @property
    def id(self) -> str:
        """The custom id."""
        return f"{FORMAT}:{self.op}:{self.table}:{self.prompt}:{self.argument}"


class Unreadable(Exception):
    """A custom id of ours that cannot be read."""


def read(custom_id: str) -> Press | None:
    """The press that an id means; None when the id is none of ours. Raises ``Unreadable``."""
    if not custom_id.startswith(OURS):
        return None
    parts = custom_id.split(":", 4)
    if len(parts) != 5 or parts[0] != FORMAT:
        raise Unreadable(custom_id)
    _, op, table, prompt, argument = parts
    if not (table.isascii() and table.isdigit() and prompt.lstrip("-").isdigit() and prompt.isascii()):
        raise Unreadable(custom_id)
    if len(table) > 12 or len(prompt) > 12:
        raise Unreadable(custom_id)
    return Press(op, int(table), int(prompt), argument)


Answer = Callable[[discord.Interaction, Press], Awaitable[None]]
Fault = Callable[[discord.Interaction, Exception], Awaitable[None]]
Begin = Callable[[discord.Interaction], bool]


class Router:
    """Hands each press to whoever answers its operation, and every fault to the one error handler.

    ``begin`` says whether a press is to be answered at all.
    """

    def __init__(self, begin: Begin, fault: Fault) -> None:
        self.begin, self.fault = begin, fault
        self._answers: dict[str, Answer] = {}

    def add(self, op: str, answer: Answer) -> None:
        """Say who answers the presses of an operation."""
        self._answers[op] = answer

    async def arrive(self, interaction: discord.Interaction) -> None:
        """An interaction of whatever kind has come."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: dict[str, object] = dict(interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        if not custom_id.startswith(OURS) or not self.begin(interaction):
            return
        try:
            press = read(custom_id)
            answer = self._answers.get(press.op) if press is not None else None
            if press is None or answer is None:
                raise Unreadable(custom_id)
            await answer(interaction, press)
        except Exception as fault:  # noqa: BLE001 -- the one place where every fault of a press arrives
            await self.fault(interaction, fault)


def values(interaction: discord.Interaction) -> list[str]:
    """What was chosen in a select."""
    return [str(value) for value in dict(interaction.data or {}).get("values", [])]  # type: ignore[attr-defined]


def written(interaction: discord.Interaction) -> str:
    """What was written in the only field of a modal."""
    rows = dict(interaction.data or {}).get("components", [])
    for row in rows:  # type: ignore[attr-defined]
        inner = row.get("component") or next(iter(row.get("components", [])), None)
        if inner is not None:
            return str(inner.get("value", ""))
    return ""
