"""The ``maumau`` command. Each process that draws or thinks loads this module again, so it loads nothing by itself."""

from __future__ import annotations


def main() -> None:
    """Do what the command line says."""
    from bot.cli import app

    app()


if __name__ == "__main__":
    main()
