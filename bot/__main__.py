"""The ``maumau`` command. Each worker process imports this module again, so it imports nothing else at that time."""

from __future__ import annotations


def main() -> None:
    """Run the command line."""
    from bot.cli import app

    app()


if __name__ == "__main__":
    main()
