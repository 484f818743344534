"""Custom ids out and in, and the one place where every button, select and modal arrives.

An id says format, operation, table, the version at which its decision was asked, and an argument; never a card.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
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
    return Press(op, number(table), -1 if prompt == "-1" else number(prompt), argument)


def number(text: str) -> int:
    """A number that an id or a value carries. Raises ``Unreadable`` for whatever the bot has not written there."""
    if not (text.isascii() and text.isdigit()) or len(text) > 12:
        raise Unreadable(text[:20])
    return int(text)


Answer = Callable[[discord.Interaction, Press], Awaitable[None]]
Fault = Callable[[discord.Interaction, Exception], Awaitable[None]]
Begin = Callable[[discord.Interaction], Awaitable[bool]]


class Router:
    """Hands each press that is admitted to whoever answers its operation, and every fault to the one error handler.

    ``begin`` says whether a press is to be answered at all; ``admit`` raises for one that does not count: nobody who
    answers an operation has to think of forged ones.
    """

    def __init__(self, begin: Begin, admit: Answer, fault: Fault) -> None:
        self.begin, self.admit, self.fault = begin, admit, fault
        self._answers: dict[str, Answer] = {}

    @property
    def operations(self) -> Sequence[str]:
        """Everything that can be pressed."""
        return tuple(self._answers)

    def add(self, op: str, answer: Answer) -> None:
        """Say who answers the presses of an operation. Raises ``ValueError`` where somebody does already."""
        if op in self._answers:
            raise ValueError(f"two answer the presses of {op}")
        self._answers[op] = answer

    async def arrive(self, interaction: discord.Interaction) -> None:
        """An interaction of whatever kind has come."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: dict[str, object] = dict(interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        if not custom_id.startswith(OURS) or not await self.begin(interaction):
            return
        try:
            press = read(custom_id)
            answer = self._answers.get(press.op) if press is not None else None
            if press is None or answer is None:
                raise Unreadable(custom_id)
            await self.admit(interaction, press)
            await answer(interaction, press)
        except Exception as fault:  # noqa: BLE001 -- the one place where every fault of a press arrives
            await self.fault(interaction, fault)


def values(interaction: discord.Interaction) -> list[str]:
    """What was chosen in a select."""
    return [str(value) for value in dict(interaction.data or {}).get("values", [])]  # type: ignore[attr-defined]


def value(interaction: discord.Interaction) -> str:
    """The only thing that was chosen in a select. Raises ``Unreadable`` when it is not one."""
    chosen = values(interaction)
    if len(chosen) != 1:
        raise Unreadable(f"{len(chosen)} values")
    return chosen[0]


def written(interaction: discord.Interaction) -> str:
    """What was written in the only field of a modal."""
    rows = dict(interaction.data or {}).get("components", [])
    for row in rows:  # type: ignore[attr-defined]
        inner = row.get("component") or next(iter(row.get("components", [])), None)
        if inner is not None:
            return str(inner.get("value", ""))
    return ""
