"""A house to play in: people act as people do, through buttons, selects, commands and messages."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator
from itertools import count
from random import Random
from typing import Any, TypeVar

import discord
import simcord
import sqlalchemy as sa
from discord.ext import commands

from bot.app import MauMauBot
from bot.screens.components import DecisionPress, Press, Unreadable, read
from bot.screens.doors import MatchesPress
from bot.screens.lobby import COMPUTERS, ControlsPress, LeavePress, OptionPress
from bot.screens.page import LearnPress, VotePress
from bot.screens.prompts import DrawPress, PassPress
from bot.services import Services
from bot.settings import Settings
from bot.store.schema import rounds
from bot.tables.table import Table
from bot.tables.transition import vote_opened
from bot.time import PlayClock
from cogs.people.away import AwayTypedPress
from cogs.people.screens import DESK_AUDIT, DESK_TABLES, ManagePress
from cogs.tables.screens import ClosePress, SendAwayPress
from rules.cards import parse
from rules.match import PLAYING
from rules.script.reading import read as read_script
from rules.script.replay import lay_out
from rules.strategies.levels import levels_for
from tests.support.flawless import Flawless

OF_YESTERDAY: dict[str, type[DecisionPress]] = {kind.op: kind for kind in (DrawPress, PassPress)}
"""Buttons that tables' messages had once. Those of messages that were not painted since still do."""
AnyCog = TypeVar("AnyCog", bound=commands.Cog)


def parts(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component, also the ones within others."""
    for component in components:
        yield component
        yield from parts(component.get("components", []))
        if "accessory" in component:
            yield component["accessory"]


def as_typed(told: str) -> str:
    """A text with its suits as people write them, and not as the bot does, which nobody could read on a dark ground;
    and with plain spaces.
    """
    return told.translate(str.maketrans("♧♢♡♤\u00a0", "♣♦♥♠ "))


class House:
    """A server, its people, and the bot; ``table`` is the last one opened."""

    NAMES = ("ana", "bia", "caio", "dora", "eva", "fabio")
    LANGUAGE = "en-US"

    def __init__(self, env: simcord.Env, settings: Settings) -> None:
        self.env, self.settings = env, settings
        self.guild = env.create_guild("House")
        self.channel = self.guild.create_text_channel("mesa")
        self.people = {name: self.guild.add_member(env.create_user(name)) for name in self.NAMES}
        self.number = 0
        self.skipped = 0.0

    def __getattr__(self, name: str) -> Any:
        try:
            return self.__dict__["people"][name]
        except KeyError:
            raise AttributeError(name) from None

    @property
    def bot(self) -> MauMauBot:
        """The bot that runs now."""
        assert isinstance(self.env.bot, MauMauBot)
        return self.env.bot

    @property
    def services(self) -> Services:
        """The parts of the bot that runs now."""
        return self.bot.services

    def cog(self, kind: type[AnyCog]) -> AnyCog:
        """A cog of the bot that runs now."""
        found = self.bot.get_cog(kind.__name__)
        assert isinstance(found, kind)
        return found

    def clocked(self, bot: MauMauBot) -> MauMauBot:
        """A bot that is yet to start, by the clock of this Discord."""
        bot.wall = self.time
        bot.clock = PlayClock(self.time, self.time)
        return bot

    def time(self) -> float:
        """What the clock of this Discord says, in seconds."""
        return self.env.now().timestamp() + self.skipped

    async def restart(self) -> None:
        """The bot dies, and another one takes its place."""
        await self.services.store.database.close()
        await self.env.restart_bot(self.clocked(MauMauBot(self.settings)))
        await self.env.settle()
        self.fix_chance()

    def fix_chance(self) -> None:
        """Deal the same cards in every run."""
        rounds = count(1)
        self.services.tables.chance.new_seed = lambda: f"round {next(rounds)}"
        self.services.tables.chance.pick = Random(7).choice
        self.services.tables.chance.lot = Flawless()
        self.services.tables.chance.stretch = lambda: 1.0

    def later(self, seconds: float) -> None:
        """Let so much time pass for the bot at once; what is due then happens with the next seconds."""
        self.skipped += seconds

    async def passes(self, seconds: float) -> None:
        """So much time passes, and what is due happens."""
        self.later(seconds)
        await self.env.advance_time(2)

    async def table(self) -> Table:
        """The last table."""
        return await self.services.tables.get(self.number)

    async def round_is_on(self) -> bool:
        """Whether a round is played at the last table."""
        table = await self.table()
        return table.state is not None and table.state.phase == PLAYING

    # what stands in channels

    def messages(self, channel: int) -> list[Any]:
        """The messages of a channel, oldest first."""
        return sorted(self.env.backend.messages.get(channel, {}).values(), key=lambda message: message.id)

    def said(self, message: Any) -> str:
        """The text of a message, with cards as people write them: its content (empty for a layout), then each part."""
        texts = [part.get("content", "") for part in parts(message.components) if part["type"] == 10]
        return as_typed("\n".join([message.content, *texts]))

    def buttons(self, message: Any) -> dict[str, str]:
        """The custom ids of a message's buttons and selects, by operation (the last of each)."""
        found = {}
        for part in parts(message.components):
            press = read(part.get("custom_id") or "")
            if press is not None:
                found[press.op] = part["custom_id"]
        return found

    def options(self, message: Any, op: str) -> list[str]:
        """The values that a message's selects of an operation offer."""
        return [
            option["value"]
            for part in parts(message.components)
            if part["type"] == 3 and (press := read(part["custom_id"])) is not None and press.op == op
            for option in part["options"]
        ]

    def chosen(self, message: Any, op: str) -> str:
        """What the select of an operation shows of a message."""
        return next(
            option["label"]
            for part in parts(message.components)
            if part["type"] == 3 and (press := read(part["custom_id"])) is not None and press.op == op
            for option in part["options"]
            if option.get("default")
        )

    async def table_message(self) -> Any:
        """The message of the table; of a match that is over that with its result."""
        table = await self.table()
        memo = table.posted.final or table.posted.place
        assert memo is not None
        return self.env.backend.get_message(memo.channel, memo.id)

    def dm(self, who: Any) -> int:
        """The channel of a person's direct messages with the bot."""
        return self.env.backend.get_dm_channel(who.id).id

    def hand(self, who: Any) -> Any:
        """The hand at which a person looks: a private one in a channel, as long as it is kept up to date; otherwise the
        newest of their direct messages.
        """
        for (number, _), live in self.services.painter.hands.live._kept.items():
            if number == self.number and live.interaction.user.id == who.id and live.interaction.channel_id:
                return self.env.backend.get_message(live.interaction.channel_id, live.message)
        return self.direct(who)

    def direct(self, who: Any) -> Any:
        """The newest message in a person's direct messages."""
        return self.messages(self.dm(who))[-1]

    def offered(self, who: Any) -> dict[str, str]:
        """What the hand of a person offers as buttons: label, without a hint, to custom id."""
        return {
            as_typed(part.get("label") or "").partition(" · ")[0]: part["custom_id"]
            for part in parts(self.hand(who).components)
            if part["type"] == 2 and "custom_id" in part and (read(part["custom_id"]) or 0)
        }

    # what people do

    def actor(self, who: Any, message: Any) -> Any:
        """Somebody as who acts on a message: a member in a server, a user in direct messages."""
        here = self.env.backend.get_channel(message.channel_id).guild_id in (None, self.guild.id)
        member = next((one for one in self.people.values() if one.id == who.id), who) if here else who
        direct = message.channel_id == self.env.backend.dm_channels.get(who.id)
        return getattr(member, "user", member) if direct else member

    async def click(self, who: Any, message: Any, custom_id: str) -> simcord.results.InteractionResult:
        """Press a button of a message."""
        return await self.actor(who, message).click(self._real(message), custom_id=custom_id)

    async def press(self, who: Any, op: str, *, message: Any = None) -> simcord.results.InteractionResult:
        """Press a button of the table's message (or another one) by its operation. What a lobby has behind *More*
        stands on a message of one's own.
        """
        stored = message if message is not None else await self.table_message()
        buttons = self.buttons(stored)
        if message is None and op not in buttons and ControlsPress.op in buttons:
            asked = await self.click(who, stored, buttons[ControlsPress.op])
            stored = asked.response._message
            if op not in self.buttons(stored):  # no host: the refusal
                return asked
        if op not in self.buttons(stored) and (kind := OF_YESTERDAY.get(op)) is not None:
            return await self.forge(who, kind(self.number, (await self.table()).prompt).id)
        return await self.click(who, stored, self.buttons(stored)[op])

    async def choose(self, who: Any, op: str, *values: str, message: Any) -> simcord.results.InteractionResult:
        """Choose in a select by its operation; the one that has the values."""
        for part in parts(message.components):
            press = read(part.get("custom_id") or "")
            if part["type"] == 3 and press is not None and press.op == op:
                have = {option["value"] for option in part["options"]}
                if have.issuperset(values) and part.get("max_values", 1) >= len(values):
                    chosen, actor = list(values), self.actor(who, message)
                    return await actor.select(self._real(message), chosen, custom_id=part["custom_id"])
        raise AssertionError(f"no select {op} offers {values}")

    async def computer(self, who: Any, level: str = "") -> simcord.results.InteractionResult:
        """Have a computer player of a level sit down, medium or, where there is none, easy: by the host's buttons, or
        those of a match between two rounds.
        """
        message = await self.table_message()
        if ControlsPress.op not in self.buttons(message):
            return await self.press(who, "computer")
        page = await self.setting(who, COMPUTERS)
        usual = "medium" if "medium" in self.options(page, "level") else "easy"
        return await self.choose(who, "level", level or usual, message=page)

    async def panel(self, who: Any) -> Any:
        """The panel of the host of the lobby, anew."""
        return (await self.press(who, ControlsPress.op)).response._message

    async def setting(self, who: Any, name: str) -> Any:
        """What a host sets, chosen on the panel: an option, a setting, or a page."""
        panel = await self.panel(who)
        await self.choose(who, OptionPress.op, name, message=panel)
        return self.env.backend.get_message(panel.channel_id, panel.id)

    async def leave(self, who: Any, where: Any = None) -> simcord.results.InteractionResult:
        """Leave the table of a channel by the command; who is asked is sure."""
        return await self.sure(who, who.slash(where or self.channel, "table leave"))

    async def sure(
        self, who: Any, asking: Awaitable[simcord.results.InteractionResult]
    ) -> simcord.results.InteractionResult:
        """Answer what a command or a press asks before it does something to others: yes. What asks nothing is done."""
        answer = await asking
        asked = answer.response._message if answer.response else None
        for op in (SendAwayPress.op, ClosePress.op, LeavePress.op):
            if asked is not None and op in self.buttons(asked):
                return await self.press(who, op, message=asked)
        return answer

    # pages that are reached from others

    async def visit(self, who: Any, press: Press, where: Any = None, *values: str) -> simcord.results.InteractionResult:
        """Press a button that leads to a page, on a message that this person alone sees."""
        opened = await who.slash(where or self.channel, "help")
        return await self.forge_at(who, opened.response._message, press.id, [*values])

    async def learn(self, who: Any, game: str = "", where: Any = None) -> simcord.results.InteractionResult:
        """Have a game taught."""
        return await self.visit(who, LearnPress(game), where)

    async def past_matches(self, who: Any, player: Any = None, where: Any = None) -> simcord.results.InteractionResult:
        """Look at the finished matches of the server, or of a player."""
        return await self.visit(who, MatchesPress(str(player.id) if player else ""), where)

    async def record(
        self, who: Any, player: Any = None, game: str = "", where: Any = None
    ) -> simcord.results.InteractionResult:
        """Look at what somebody has done."""
        named = {"game": game} if game else {}
        return await who.slash(where or self.channel, "leaderboard", player=player or who, **named)

    async def board(
        self, who: Any, game: str = "", by: str = "", season: str = "", where: Any = None
    ) -> simcord.results.InteractionResult:
        """Look at a leaderboard: the one of a game, then in another order, and of another month."""
        answer = await who.slash(where or self.channel, "leaderboard", **({"game": game} if game else {}))
        chosen = {"leaders-game": "" if game else "all", "leaders-by": by, "leaders-season": season}
        for op, wanted in chosen.items():
            message = answer.response._message if answer.response else None
            offered = self.options(message, op) if message is not None else []
            value = next((one for one in offered if wanted and one.split("/")[0] == wanted), "")
            if value and (op != "leaders-game" or by not in ("", "points", "rating")):
                answer = await self.choose(who, op, value, message=message)
        return answer

    async def analyse(
        self, who: Any, table: int = 0, which: int = 0, where: Any = None
    ) -> simcord.results.InteractionResult:
        """Look at the chances of a round: of the last table, and its last round, where none is named."""
        from cogs.lookback.tabs import AnalysePress

        number = table or self.number
        ended = sa.select(sa.func.max(rounds.c.round)).where(rounds.c.table_id == number)
        async with self.services.store.database.engine.connect() as connection:
            last = (await connection.execute(ended)).scalar() or 1
        return await self.visit(who, AnalysePress(number, which or last), where)

    async def away(
        self, who: Any, begin: str = "", end: str = "", where: Any = None
    ) -> simcord.results.InteractionResult:
        """Announce time off, by the form."""
        opened = await who.slash(where or self.channel, "help")
        written = [
            {"type": 18, "component": {"type": 4, "custom_id": name, "value": value}}
            for name, value in (("begin", begin), ("end", end))
        ]
        data = {"custom_id": AwayTypedPress().id, "components": written}
        return await self._send(who, opened.response._message, 5, data)

    async def desk(self, who: Any, where: Any = None) -> simcord.results.InteractionResult:
        """Look at the desk of the server; who does not manage it, at what concerns them."""
        answer = await self.visit(who, ManagePress(0, DESK_TABLES), where)
        if answer.response and answer.response.content:
            return await self.visit(who, ManagePress(0, DESK_AUDIT), where)
        return answer

    async def play(self, who: Any, label: str) -> simcord.results.InteractionResult:
        """Press a button of one's own hand by its label."""
        return await self.click(who, self.hand(who), self.offered(who)[label])

    async def plan(self, who: Any, card: str, when: str = "As soon as possible") -> simcord.results.InteractionResult:
        """Play a card ahead, on one's own hand: choose it, then press when."""
        await self.press(who.user, "arm", message=self.hand(who))
        await self.choose(who, "arm", f"arm.{card}", message=self.hand(who))
        return await self.play(who, when)

    async def planning(self, who: Any) -> Any:
        """Press *Plan* on one's own hand; gives the message in its place."""
        return (await self.press(who.user, "arm", message=self.hand(who))).response._message

    async def vote(self, who: Any, *, yes: bool = True) -> simcord.results.InteractionResult:
        """Press a button of the last vote, as everybody who sees it may try."""
        table = await self.table()
        return await self.forge(who, VotePress(table.id, yes, vote_opened(table)).id)

    async def forge(
        self, who: Any, custom_id: str, values: list[str] | None = None
    ) -> simcord.results.InteractionResult:
        """Send the press of a button that no message has, or the form that it opens, as a forger would."""
        message, written = await self.table_message(), (values or [""])[0]
        if not _is_form(custom_id):
            return await self.forge_at(who, message, custom_id, values)
        field = {"type": 18, "component": {"type": 4, "custom_id": "x", "value": written}}
        return await self._send(who, message, 5, {"custom_id": custom_id, "components": [field]})

    async def forge_at(
        self, who: Any, message: Any, custom_id: str, values: list[str] | None = None
    ) -> simcord.results.InteractionResult:
        """Send a press as if this message had the button."""
        data = {"custom_id": custom_id, "component_type": 3 if values else 2, "values": values or []}
        return await self._send(who, message, 3, data)

    async def _send(self, who: Any, message: Any, kind: int, data: dict[str, Any]) -> simcord.results.InteractionResult:
        return await who._dispatch_interaction(
            kind, self._channel(message.channel_id), data, source_message_id=message.id, extra=self._source(message)
        )

    def _source(self, message: Any) -> dict[str, Any]:
        from simcord.backend import serializers

        return {"message": dict(serializers.message_payload(self.env.backend, message))}

    def _channel(self, number: int) -> Any:
        from simcord.builders import ChannelHandle

        channel = self.env.backend.get_channel(number)
        guild = next((one for one in self.env._guilds if one.id == channel.guild_id), self.guild)
        return ChannelHandle(self.env, guild, channel)

    def _real(self, message: Any) -> discord.Message:
        from simcord.results import to_discord_message

        return to_discord_message(self.env, message)

    async def sit(self, who: Any) -> None:
        """Sit down at the table without a press, for tests that are not about that: the bot knows the same afterwards,
        and has written to the person.
        """
        services, language = self.services, self.LANGUAGE
        called = self.env.backend.get_member(self.guild.id, who.id).nick or who.name
        await services.store.people.meet(who.id, who.name, language, self.guild.id, called)
        table = (await services.lobbies.sit(self.number, who.id, called)).table
        reader = await services.preferences.reader(who.id, language)
        await services.painter.hands.greet(table, who.id, reader, "joined")

    async def seated(self, *names: str, computers: int = 0, rules: str = "voador", **options: str) -> Table:
        """Open a table, sit these people down, set options; not begun yet. Only the host presses anything."""
        host = self.people[names[0]]
        await host.slash(self.channel, "open", game=rules)
        self.number += 1
        for name in names[1:]:
            await self.sit(self.people[name])
        table = await self.table()
        level = "medium" if "medium" in levels_for(table.game) else "easy"
        for _ in range(computers):
            await self.services.lobbies.add_computer(table.id, host.id, level)
        for name, value in {"thread": "off", **options}.items():
            await self.services.lobbies.set_option(table.id, host.id, name, value)
        await self.services.painter.finish()
        return await self.table()

    async def begun(self, *names: str, computers: int = 0, rules: str = "voador", **options: str) -> Table:
        """The same, and the match has begun."""
        await self.seated(*names, computers=computers, rules=rules, **options)
        await self.press(self.people[names[0]], "start")
        return await self.table()

    async def play_out(self) -> None:
        """Everybody does what comes first, until the match is over."""
        while (table := await self.table()).closed is None:
            assert table.state is not None
            seat = table.awaited[0]
            moves = table.game.moves(table.state, seat)
            await self.services.matches.act(table.id, table.players[seat].person or 0, [moves[0]])
        await self.services.painter.finish()

    async def lay(self, script: str) -> Table:
        """Lay the begun table out as the setting of a table script says (without ``rules`` and ``seats``)."""
        table = await self.table()
        names = [player.name.lower() for player in table.players]
        options = "\n".join(f"option {name} {value}" for name, value in table.game.options.items())
        defined = "\n".join(f"| {line}" for line in table.game.book.source.splitlines())
        setting = f"{defined or f'rules {table.game.name}'}\n{options}\nseats {' '.join(names)}\n{script}"
        state = lay_out(read_script(setting), table.game)
        async with self.services.tables.changing(table.id) as changing:
            if changing.state is not None:
                state.computers = changing.state.computers
            changing.set_state(state)
            changing.prompt = changing.version + 1
            changing.notes.round.recent, changing.recent = [], []
            await self.services.tables.save(changing)
        await self.services.painter.finish()
        table = await self.table()
        for seat, player in enumerate(table.players):
            if player.person is not None and not player.gone:
                await self.services.painter.hands.send(table, seat)
        self.services.painter.paintings.for_table(table.id).corrected.clear()  # these hands are true
        return await self.table()

    async def hand_cards(self, name: str) -> list[int]:
        """The cards that somebody holds, sorted."""
        table = await self.table()
        seat = next(seat for seat, player in enumerate(table.players) if player.name == name)
        assert table.state is not None
        return sorted(table.state.hands[seat])


def _is_form(custom_id: str) -> bool:
    try:
        press = read(custom_id)
    except Unreadable:
        return False
    return press is not None and press.longest > 0


def cards(text: str) -> list[int]:
    """Cards by their names, sorted."""
    return sorted(parse(name) for name in text.split())


async def show_command(house: House, name: str) -> None:
    """Have the server show a command to everybody that Discord shows to managers only, as *Integrations* does."""
    found = next(one for one in await house.bot.tree.fetch_commands() if one.name == name)
    house.guild.set_command_permissions(found, {house.guild.default_role: True})


def manager(house: House) -> Any:
    """Somebody who manages the server."""
    role = house.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    return house.guild.add_member(house.env.create_user("boss"), roles=[role])


async def spoil(house: House, number: int, **columns: Any) -> None:
    """Write into a table's row what no version has written."""
    async with house.services.store.database.engine.begin() as connection:
        for name, value in columns.items():
            await connection.execute(
                sa.text(f"UPDATE tables SET {name} = :value, painted = 0 WHERE id = :number"),  # noqa: S608
                {"value": value, "number": number},
            )
