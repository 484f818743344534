"""Films of rounds: drawn, and sent to everybody in a channel."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from discord.ui import TextDisplay

from bot.discord.sender import Picture
from bot.process.jobs import Busy, NotDone
from bot.screens.components import GREEN, framed_view, picture_part
from bot.services import Services
from bot.tables.table import Refused
from cogs.lookback.film import film
from cogs.lookback.history import scenes
from cogs.lookback.replays import Moment
from cogs.lookback.tabs import describe_film, film_text


class Films:
    """Draws films of rounds, and sends them. Every method raises ``Refused``."""

    def __init__(self, services: Services) -> None:
        self.drawing, self.sender, self.preferences = services.drawing, services.sender, services.preferences

    async def draw(self, server: int, moments: Sequence[Moment]) -> bytes:
        """Draw the film of a round."""
        if self.drawing is None:
            raise Refused("no-film")
        try:
            return await self.drawing.draw(server, film, await asyncio.to_thread(scenes, moments))
        except Busy:
            raise Refused("film-busy") from None
        except NotDone:
            raise Refused("film-failed") from None

    async def send(self, channel: int, server: int, moments: Sequence[Moment]) -> None:
        """Send the film of a round to a channel of a server, whose language its people read there."""
        made, reader = await self.draw(server, moments), await self.preferences.readers_in(server)
        name = film_name(moments)
        shown = picture_part(name, describe_film(moments, reader))
        view = framed_view(GREEN, [TextDisplay(film_text(moments, reader)), shown])
        await self.sender.send(channel, view, picture=Picture(name, made))


def film_name(moments: Sequence[Moment]) -> str:
    """The name of the file of a film."""
    return f"maumau-{moments[0].table.id}-{moments[0].state.round}.gif"
