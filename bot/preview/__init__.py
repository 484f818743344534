"""`maumau preview`: the bot on a Discord of its own, in the browser, with no token and no network.

SimCord plays Discord; this package arranges a small town in it (a server, its channels, four people) and
opens a *hub*: one page that lists every room each person can enter, their direct messages included. A room
is a SimCord `Preview` of one channel seen by one person, in a tab of its own. What the bot does is the
bot's: nothing here knows a card.

SimCord is made for tests, one action at a time. Four things are bent here so that people can play:

- *Several rooms at once.* SimCord refuses a second `Preview` of an `Env`, because its pages, its actions and
  `Env._preview` (told when an action changed the world) are thought of as one. A `Room` takes that place for
  the time of its own action, and all rooms share one lock, the *floor*, so that actions never overlap.
- *Time passes.* SimCord's clock stands still between actions. The hub moves it along with the wall clock,
  and `LiveEnv` leaves the bot's timers to that clock alone: otherwise every action would wait for
  the next computer player's pause to end.
- *Emojis have pictures.* SimCord forgets the picture of an uploaded emoji; a room is handed it from the upload.
- *Tabs follow.* A page shows what was last published for it; the hub publishes whenever something happened,
  and `Room` takes a press on the publication before, which SimCord would refuse as stale.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterable
from datetime import UTC, datetime

import discord

__all__ = ["PreviewMissing", "preview"]

_NEEDED = ("simcord", "markdown_it", "linkify_it", "regex")


class PreviewMissing(Exception):
    """What the preview needs is not installed; the message says how to install it."""


async def preview(
    make_bot: Callable[[], discord.Client], *, port: int = 8000, ready: Callable[[str], None] = print
) -> None:
    """Run the bot on a local Discord until interrupted, or until somebody ends the preview on its page.

    `make_bot` builds the bot, which is closed at the end; `ready` is told the hub's address. Raises
    PreviewMissing when SimCord is not installed, OSError when the port is taken.
    """
    require(_NEEDED)
    from bot.preview.servers import LiveEnv, arrange
    from bot.preview.site import open_hub

    bot = make_bot()
    env = LiveEnv(bot)
    env.backend.advance_clock((datetime.now(UTC) - env.now()).total_seconds())
    town = arrange(env)
    try:
        await env.start()
        env.live = True
        with env.time_context():
            async with open_hub(env, town, port=port) as hub:
                ready(hub.url)
                await hub.ended.wait()
    finally:
        env.live = False
        await bot.close()
        await env.shutdown()


def require(modules: Iterable[str]) -> None:
    """Raise PreviewMissing unless all these modules can be imported."""
    missing = [module for module in modules if importlib.util.find_spec(module) is None]
    if missing:
        raise PreviewMissing(f'The preview needs {", ".join(missing)}: pip install "maumau[preview]"')
