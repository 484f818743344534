"""Laying a table out on the database of a bot that does not run."""

from __future__ import annotations

from pathlib import Path

from rules.script.reading import read
from rules.script.replay import lay_out
from tests.support.repository import process


async def lay(database: Path, script: str, number: int = 1) -> None:
    """The begun table becomes what the setting of a table script says (without ``rules`` and ``seats``)."""
    async with process(database) as here:
        table = await here.tables.get(number)
        names = " ".join(player.name.lower() for player in table.players)
        options = "\n".join(f"option {name} {value}" for name, value in table.game.options.items())
        setting = f"rules {table.game.name}\n{options}\nseats {names}\n{script}"
        async with here.tables.changing(number) as changing:
            changing.set_state(lay_out(read(setting), changing.game))
            changing.prompt = changing.version + 1
            changing.notes.round.recent, changing.deadlines = [], {}
            await here.tables.save(changing)
