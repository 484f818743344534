"""Presets: options that a server saves under a name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import and_, delete, select

from bot.services import Services
from bot.store.database import Database, Row
from bot.store.schema import presets
from bot.tables.repository import Tables
from bot.tables.table import TABLE_SETTINGS, Refused, upgrade_game
from bot.words import names
from rules.options import BadOption, Options
from rules.plain_text import caseless


class PresetStore:
    """Presets. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def list_for_server(self, server: int) -> list[Row]:
        """Return all presets of a server, by name."""
        return await self.database.all(select(presets).where(presets.c.server == server).order_by(presets.c.name))

    async def save(self, row: Row, most: int) -> bool:
        """Save a preset of a server known to the store. Replaces one whose name differs in capital letters only.

        Gives False if the server already has ``most`` presets.
        """
        server, name = row["server"], row["name"]
        async with self.database.writing() as connection:
            found = await connection.execute(select(presets.c.name).where(presets.c.server == server))
            taken = [one for (one,) in found]
            same = [one for one in taken if caseless(one) == caseless(name)]
            if not same and len(taken) >= most:
                return False
            await connection.execute(delete(presets).where(and_(presets.c.server == server, presets.c.name.in_(same))))
            await connection.execute(presets.insert().values(row))
        return True

    async def delete(self, server: int, name: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(presets).where(and_(presets.c.server == server, presets.c.name == name)))


PRESETS_PER_SERVER = 20
"""Upper bound on presets of a server."""


class OldPreset(Refused):
    """A preset that cannot be played any more, because an option has changed."""

    def __init__(self, preset: str, option: str) -> None:
        super().__init__("preset-option", preset=preset, option=option)
        self.option = option


class Preset(NamedTuple):
    """A preset as it was saved, with the names of options at that time."""

    name: str
    game: str
    definition: str | None
    rules_version: int
    options: Options
    settings: Mapping[str, str]

    @property
    def source(self) -> str:
        """Of which game it is: the name, or the definition that people have written."""
        return self.definition or self.game

    @property
    def written(self) -> str:
        """Its name, for text."""
        return names.escape(self.name)

    def options_of_today(self) -> Options:
        """Return its options with their present names. Raises ``Refused`` for a preset that cannot be played now."""
        for name, value in self.settings.items():
            if value not in TABLE_SETTINGS.get(name, ()):
                raise OldPreset(self.written, name)
        try:
            return upgrade_game(self.source, self.rules_version, self.options).options
        except BadOption as fault:
            raise OldPreset(self.written, fault.name) from fault
        except ValueError as fault:  # the game or the version is unknown, or the options contradict each other
            raise Refused("preset-rules", preset=self.written) from fault


class Presets:
    """The presets of servers. Methods raise ``Refused``."""

    def __init__(self, store: PresetStore, tables: Tables) -> None:
        self.store, self.tables = store, tables

    async def all(self, server: int) -> list[Preset]:
        """Return the presets of a server, by name."""
        return [_read(row) for row in await self.store.list_for_server(server)]

    async def get(self, server: int, name: str) -> Preset:
        wanted = caseless(names.plain(name))
        for preset in await self.all(server):
            if caseless(preset.name) == wanted:
                return preset
        raise Refused("no-preset", preset=names.quote(name))

    async def save(self, server: int, number: int, person: int, name: str) -> Preset:
        """Save the options of a table of this server, for its host. Replaces a preset of the same name."""
        table, called = await self.tables.get(number), names.plain(name)
        if table.server != server or table.game.alone:
            raise Refused("no-table")
        if table.host != person:
            raise Refused("host-only")
        if called == names.plain(""):
            raise Refused("preset-name")
        game = table.game
        found = Preset(
            called, game.name, game.book.source or None, game.version, dict(game.options), dict(table.settings)
        )
        if not await self.store.save({"server": server, **found._asdict()}, PRESETS_PER_SERVER):
            raise Refused("presets-full", most=PRESETS_PER_SERVER)
        return found

    async def delete(self, server: int, name: str) -> None:
        await self.store.delete(server, (await self.get(server, name)).name)


def _read(row: Row) -> Preset:
    return Preset(**{name: row[name] for name in Preset._fields})


def presets_of(services: Services) -> Presets:
    """Return the presets of all servers."""
    return Presets(PresetStore(services.store.database), services.tables)
