"""`maumau preview`: the bot on a Discord of its own, in the browser, without token or network.

SimCord simulates Discord. This package builds a small server with channels and four people, and opens a *hub*: one page
that lists every room each person can enter, direct messages included. A room is a SimCord `Preview` of one channel,
seen by one person, in a browser tab of its own. Nothing here knows the games: the bot is the usual one.

``servers`` builds the world, ``room`` is a room, ``hub`` keeps all of them, ``site`` serves them and lets time pass.

SimCord is made for tests, one action at a time. Four things are changed here so that people can play:

- *Several rooms at once.* SimCord allows one `Preview` for an `Env`, because it treats its pages, its actions and
  `Env._preview` (which is told when an action changed the world) as one. A `Room` takes that role during its own
  action. All rooms share one lock, the *floor*, so that actions never overlap.
- *Time passes.* SimCord's clock stands still between actions. The hub moves it along with real time, and `LiveEnv`
  leaves the bot's timers to that clock alone: otherwise every action would wait for the end of the next computer
  player's pause.
- *Emojis have pictures.* SimCord drops the picture of an uploaded emoji. A room gets it from the upload.
- *Tabs stay up to date.* A page shows what was last published for it. The hub publishes whenever something has
  happened. `Room` accepts a press on an earlier publication, which SimCord would refuse as stale, and takes it to where
  the button is now. A press during an action waits; SimCord's page drops it.
"""

from __future__ import annotations

import asyncio
import importlib.util
from collections.abc import Callable, Iterable
from datetime import UTC, datetime

import discord

__all__ = ["PreviewMissing", "preview"]

_NEEDED = ("simcord", "markdown_it", "linkify_it", "regex")


class PreviewMissing(Exception):
    """A package that the preview needs is not installed."""


async def preview(
    make_bot: Callable[[], discord.Client],
    *,
    port: int = 8000,
    ready: Callable[[str], None] = print,
    ended: asyncio.Event | None = None,
) -> None:
    """Run the bot on a local Discord until somebody ends the preview on its page, or `ended` is set.

    `make_bot` builds the bot, which is closed at the end. `ready` is called with the hub's address. Raises
    PreviewMissing if SimCord is not installed, OSError if the port is taken.
    """
    require(_NEEDED)
    from preview.servers import LiveEnv, arrange
    from preview.site import open_hub

    bot = make_bot()
    env = LiveEnv(bot)
    env.backend.advance_clock((datetime.now(UTC) - env.now()).total_seconds())
    servers = arrange(env)
    try:
        await env.start()
        env.live = True
        with env.time_context():
            async with open_hub(env, servers, port=port, ended=ended) as hub:
                if not hub.ended.is_set():
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
        needed = ", ".join(missing)
        raise PreviewMissing(f"the preview needs {needed}")
