"""The ``maumau`` command. Each worker process imports this module again, so it imports nothing else at that time."""

from __future__ import annotations


def main() -> None:
    """Run the command line. Ctrl+C ends it at once until the command begins: there is nothing to finish yet."""
    import os
    import signal
    import sys

    if sys.argv[1:] == ["health"]:  # asked every 30 seconds: nothing else is imported for it
        from bot.process.asking import ask

        sys.exit(ask())
    interruptible = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if interruptible:
        signal.signal(signal.SIGINT, lambda *_: os._exit(130))
    from bot.cli import app, end_at_once

    if interruptible:
        signal.signal(signal.SIGINT, end_at_once)
    app()


if __name__ == "__main__":
    main()
