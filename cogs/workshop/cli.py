"""Definitions on the command line: their check, and their schema."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import typer

from bot.terminal import Hooks

if TYPE_CHECKING:
    from rules.game import SomeGame


def add(app: typer.Typer, hooks: Hooks) -> None:
    """Add these commands, and the check of a definition."""
    app.command()(schema)
    hooks.definition_checks.append(ends)


def ends(game: SomeGame, language: str) -> bool:
    """Print whether the rounds of a definition come to an end, and give it."""
    from bot.words.texts import Person
    from cogs.play.screens import ESCAPED_OR_MARKS
    from cogs.workshop.check import TRIED_ROUNDS, TRIED_S, try_rounds
    from cogs.workshop.screens import describe_ends

    found = try_rounds(game, TRIED_ROUNDS, TRIED_S)
    for line in describe_ends(found, Person(language)):
        typer.echo(ESCAPED_OR_MARKS.sub(r"\1", line))
    return found.ends


def schema() -> None:
    """Print the JSON schema of definitions, by which editors complete and check them."""
    from cogs.workshop.parts import describe_schema

    typer.echo(json.dumps(describe_schema(), indent=1))
