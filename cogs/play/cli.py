"""The rules of games on the command line."""

from __future__ import annotations

from typing import Annotated

import typer

from bot.terminal import GameOptions, Hooks, source_of
from rules.options import read_options

ROUNDS_DO_NOT_END = 1
"""The exit code of a definition whose rounds do not come to an end."""


def add(app: typer.Typer, hooks: Hooks) -> None:
    """Add the command."""

    @app.command()
    def rules(
        game: Annotated[str, typer.Argument(help="a game, or a definition, FILE.toml")],
        language: Annotated[str, typer.Option(help="in which language: en, de, pt-BR, sr-Latn, zh-CN")] = "en",
        option: GameOptions = None,
    ) -> None:
        """Print the rules of a game, and its options. Of a definition, print what is wrong with it, and whether its
        rounds come to an end. Exits with 2 when it cannot be played, with 1 when rounds do not end.
        """
        from bot.words.texts import LANGUAGES
        from cogs.play.screens import to_plain_text
        from rules.catalogue import make
        from rules.shedding.definitions.checking import accept_definition
        from rules.shedding.definitions.reading import read

        if language not in LANGUAGES:
            raise ValueError(f"{language} is none of the languages {', '.join(LANGUAGES)}")
        source = source_of(game)
        if source != game:
            accept_definition(read(source))
        made = make(source, dict(read_options(option or ())))
        typer.echo(to_plain_text(made, language))
        for one in made.book.options:
            spread = [f"{one.low}-{one.high}"] if one.high >= one.low else []
            typer.echo(f"--option {one.name}={one.default}  ({', '.join([*one.words, *spread])})")
        if source != game and False in [check(made, language) for check in hooks.definition_checks]:
            raise typer.Exit(ROUNDS_DO_NOT_END)
