"""The bot: its intents, how it starts, what it does without being asked, and how it stops."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from importlib import import_module
from itertools import chain, islice
from typing import Any

import discord
from discord import app_commands
from discord.abc import Snowflake
from discord.app_commands.namespace import ResolveKey
from discord.ext import commands
from discord.utils import MISSING

from bot.chores import Chores
from bot.discord.client import (
    FILE_BYTES,
    PatientBot,
    cut_files,
    raise_at_once,
    respect_global_limit,
    throttle_ratelimit_cleanup,
)
from bot.discord.router import USER_COMMAND, Entrances, check_command, find_entrances
from bot.process.metrics import Metrics
from bot.screens.components import NotOffered, Unreadable
from bot.services import Services, open_store
from bot.settings import Settings
from bot.store.faults import StoreAway, log_fault
from bot.store.lock import ShardsInUse
from bot.tables.repository import Chance
from bot.time import PlayClock
from bot.words import texts

log = logging.getLogger(__name__)

LOADED_AT_START = (texts.load,)
"""What the first person to need it would wait for; extensions add theirs (``load_at_start``)."""
LEAVE_DISCORD_S = 3.0
"""Upper bound on the farewell to Discord when another process takes over, in seconds."""
FINISH_ANSWERS_S, FINISH_PAINTING_S = 20.0, 5.0
"""Upper bounds on finishing answers and painting when the bot stops, in seconds."""


TEXTS_PARSED_A_SECOND = 1000
"""Upper bound on the texts that are parsed in the background, one at a time: a tenth of a second's work. A language has
2,300.
"""


TRANSLATED = {locale: tongue for locale in discord.Locale if (tongue := texts.language(locale.value)) != "en"}
"""The languages of Discord into which commands are translated: for each of the others it asks, too."""


class Translator(app_commands.Translator):
    """Translates names and descriptions of commands."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        key, tongue = string.extras.get("key"), TRANSLATED.get(locale)
        return texts.text(tongue, key)[:100] if key and tongue else None


class BotCommands(app_commands.CommandTree["MauMauBot"]):
    """The commands. They are begun and answered in the same way as presses."""

    entrances: Entrances
    """Set once all commands are there."""

    async def interaction_check(self, interaction: discord.Interaction[MauMauBot], /) -> bool:
        """Whether a command is to be carried out. Choices for who types are offered here, and nothing else is done."""
        services = self.client.services
        try:
            if not await services.responder.begin(interaction):
                return False
            check_command(dict(interaction.data or {}), self.entrances)
            focused = self._read(interaction)
            if interaction.type is not discord.InteractionType.autocomplete:
                return True
            command = interaction.command
            if focused is None or not isinstance(command, app_commands.Command):
                raise Unreadable("focused")
            # discord.py would log every fault of that as a mistake of ours
            await command._invoke_autocomplete(interaction, focused, interaction.namespace)
        except Exception as fault:  # noqa: BLE001 -- discord.py passes no fault of this method to ``on_error``
            await services.faults.answer(interaction, fault)
        return False

    def _read(self, interaction: discord.Interaction[MauMauBot]) -> str | None:
        """Read a command and what its options name, as discord.py does it after the check: there, what it cannot read
        would end as a mistake of ours. Gives the option in which somebody types. Raises ``Unreadable``.
        """
        data = dict(interaction.data or {})
        resolved = data.get("resolved", {})
        if data.get("type") == USER_COMMAND:
            self._read_menu(interaction, data)
            return None
        try:
            command, options = self._get_app_command_options(interaction.data)  # type: ignore[arg-type]
            namespace = app_commands.Namespace(interaction, resolved, options)  # type: ignore[arg-type]
        except (AttributeError, KeyError, TypeError, ValueError) as fault:
            raise Unreadable("data") from fault
        typing = interaction.type is discord.InteractionType.autocomplete  # then Discord sends ids alone
        if not typing and any(isinstance(named, discord.Object) for _, named in namespace):
            raise Unreadable("resolved")
        # what discord.py sets itself, if it goes on
        interaction._cs_command, interaction._cs_namespace = command, namespace  # type: ignore[attr-defined]
        return next((option["name"] for option in options if option.get("focused")), None)

    def _read_menu(self, interaction: discord.Interaction[MauMauBot], data: Mapping[str, Any]) -> None:
        """The same for a command in the menu of a person. Raises ``Unreadable``."""
        try:
            found = app_commands.Namespace._get_resolved_items(interaction, data["resolved"])
            whom, command = found.get(ResolveKey.any_with(data["target_id"])), interaction.command
        except (AttributeError, KeyError, TypeError, ValueError) as fault:
            raise Unreadable("data") from fault
        if command is None:
            raise NotOffered("menu")
        if not isinstance(whom, discord.Member | discord.User):
            raise Unreadable("target")

    async def on_error(
        self, interaction: discord.Interaction[MauMauBot], fault: app_commands.AppCommandError, /
    ) -> None:
        """Answer a command that has failed."""
        original = fault.original if isinstance(fault, app_commands.CommandInvokeError) else fault
        await self.client.services.faults.answer(interaction, original)


class MauMauBot(PatientBot):
    """The application on Discord. ``reads_text``: it may read what people write.

    ``wall`` gives real time in seconds since 1970; ``ticks`` is a clock that never jumps. ``chance`` gives seeds for
    deals.
    """

    services: Services
    """Set after the login to Discord."""

    def __init__(
        self,
        settings: Settings,
        *,
        reads_text: bool = True,
        wall: Callable[[], float] = time.time,
        ticks: Callable[[], float] = time.monotonic,
        chance: Chance | None = None,
    ) -> None:
        intents = discord.Intents(
            guilds=True, guild_messages=True, dm_messages=True, moderation=True, message_content=reads_text
        )
        self.metrics = metrics = Metrics()
        super().__init__(
            commands.when_mentioned,
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            help_command=None,
            shard_count=settings.mine.count or None,
            max_messages=None,
            tree_cls=BotCommands,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
            http_trace=raise_at_once(metrics.count_requests(respect_global_limit(lambda: self.http))),
        )
        throttle_ratelimit_cleanup(self.http)
        cut_files(self.http, FILE_BYTES)
        self.shard_ids = settings.mine.ids
        self.settings, self.reads_text, self.wall = settings, reads_text, wall
        self.clock, self.chance = PlayClock(wall, ticks), chance or Chance()
        self.load_at_start: list[Callable[[], object]] = [*LOADED_AT_START]
        self._aside: list[asyncio.Task[None]] = []
        self._left = False
        self._leaving: asyncio.Task[None] | None = None
        self._connected: set[int] = set()
        self.chores = Chores(lambda: self.services.store.database.is_leader())

    @property
    def overtaken(self) -> bool:
        """Whether the bot has ended because another process has taken its place, or may take it."""
        return self._leaving is not None

    @property
    def is_set_up(self) -> bool:
        """Whether the services have been built."""
        return hasattr(self, "services")

    async def setup_hook(self) -> None:
        """Open the store, load the cogs, and begin to register the commands with Discord.

        A database that is not there yet is waited for. If the bot is closed meanwhile, nothing is set up.
        """
        told = self.settings
        store = await self.retry_until(
            lambda: open_store(told.database_url, told.mine, told.limits), away=StoreAway, taken=ShardsInUse
        )
        if store is None:
            return
        self.services = services = Services(
            self, store, self.settings, self.metrics, self.clock, self.wall, self.chance
        )
        played = await store.clock.load()
        if played is not None:
            self.clock.set(played)  # it goes on from where it stopped
        self.add_listener(services.router.arrive, "on_interaction")
        self._add_chores()
        for name in self.settings.rooms:
            await import_module(f"cogs.{name}").setup(self)
        services.router.check()
        texts.check()
        assert isinstance(self.tree, BotCommands)
        self.tree.entrances = find_entrances(self.tree.walk_commands())
        await self.tree.set_translator(Translator())
        store.database.when_overtaken(self._leave_at_once)
        self._run_in_background(self._make_ready(), "commands")
        if self.settings.card_pictures:
            self._run_in_background(services.pictures.keep(self, store.database.is_leader), "card pictures")

    def _run_in_background(self, doing: Coroutine[None, None, None], name: str) -> None:
        self._aside.append(asyncio.create_task(doing, name=name))

    async def _make_ready(self) -> None:
        """Load texts and what extensions have, and register the commands with Discord."""
        for load in self.load_at_start:
            await asyncio.to_thread(load)  # presses are answered meanwhile
        await self.sync_commands()

    async def _parse_texts(self) -> None:
        """Parse some texts of the languages in use, one at a time: nobody waits until a whole screen is parsed. What is
        parsed stays: ``texts_parsed`` is dispatched after each language.
        """
        languages = texts.list_unparsed()
        for _ in islice(chain.from_iterable(map(texts.parse, languages)), TEXTS_PARSED_A_SECOND):
            await asyncio.sleep(0)
        if not {*languages} <= {*texts.list_unparsed()}:
            self.dispatch("texts_parsed")

    def _leave_at_once(self) -> None:
        self._leaving = asyncio.create_task(self._leave(), name="another process takes over")

    async def _leave(self) -> None:
        """Hear nothing more of Discord, because another process may answer for the same shards; then close."""
        if gone := [asyncio.create_task(shard.disconnect()) for shard in self.shards.values()]:
            await asyncio.wait(gone, timeout=LEAVE_DISCORD_S)
        await self.close()

    async def on_shard_connect(self, shard: int) -> None:
        """Start the play clock: people can play."""
        self._connected.add(shard)
        self.metrics.shards.labels(shard).set(1)
        self.clock.run()

    async def on_shard_resumed(self, shard: int) -> None:
        """Start the play clock: the connection is back."""
        await self.on_shard_connect(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        """Stop the play clock if no shard is left: nobody can play until a connection is back."""
        self._connected.discard(shard)
        self.metrics.shards.labels(shard).set(0)
        if not self._connected:
            self.clock.stand()

    async def on_message(self, message: discord.Message, /) -> None:
        """Nothing: no command is typed as text. discord.py would log each message that begins with a mention of the bot
        as a mistake of ours.
        """

    async def on_error(self, event_method: str, /, *_: object, **__: object) -> None:
        """Log what went wrong in a listener."""
        fault = sys.exc_info()[1]
        if isinstance(fault, Exception):
            log_fault(log, fault, "%s was not dealt with", event_method)

    async def on_ready(self) -> None:
        """Paint the unpainted tables, and begin to meet deadlines."""
        self.clock.run()
        services = self.services
        if self.chores.begin() and services.drawing is not None:
            self._run_in_background(services.drawing.open(), "drawing")
        log.info("ready in %d servers", len(self.guilds))
        await self.retry_until(services.painter.recover, away=StoreAway)

    def _add_chores(self) -> None:
        """Add what keeps tables and data in order. What belongs to commands is marked there (``every``)."""
        services, add = self.services, self.chores.add
        add("the timer", services.timer.tick)
        add("parsing texts", self._parse_texts)

    async def add_cog(
        self,
        cog: commands.Cog,
        /,
        *,
        override: bool = False,
        guild: Snowflake | None = MISSING,
        guilds: Sequence[Snowflake] = MISSING,
    ) -> None:
        """Add a cog: its commands, its listeners, the presses that it answers, and its chores."""
        await super().add_cog(cog, override=override, guild=guild, guilds=guilds)
        self.services.router.serve(cog)
        self.chores.serve(cog)

    async def remove_cog(
        self, name: str, /, *, guild: Snowflake | None = MISSING, guilds: Sequence[Snowflake] = MISSING
    ) -> commands.Cog | None:
        """Take a cog away, with the presses that it answers and its chores."""
        if (cog := self.get_cog(name)) is not None:
            self.services.router.remove_cog(cog)
            await self.chores.remove_cog(cog)
            if (group := cog.__cog_app_commands_group__) is not None:
                self.tree.remove_command(group.name)  # discord.py looks for the name of the cog
        return await super().remove_cog(name, guild=guild, guilds=guilds)

    async def close(self) -> None:
        """Finish the answers, then the painting, and close everything."""
        for task in self._aside:
            task.cancel()
        await asyncio.gather(*self._aside, return_exceptions=True)
        if self.is_set_up and not self._left:
            self._left = True
            try:
                async with asyncio.timeout(FINISH_ANSWERS_S):
                    await self.services.responder.finish()
            except TimeoutError:
                log.warning("stopped before everybody was answered")
            try:
                async with asyncio.timeout(FINISH_PAINTING_S):
                    await self.chores.stop("the timer")
                    await self.services.painter.finish()
                    await self.chores.stop()
            except TimeoutError:
                log.warning("stopped before everything was painted; it will be at the next start")
            self.chores.cancel()
            await self.services.stop_painting()  # before the buttons of cogs that go are offered no more
            for name in [*self.cogs]:
                await self.remove_cog(name)
            await self.services.close()
        await super().close()
