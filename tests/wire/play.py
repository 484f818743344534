"""People who play at random on the wire, and what must hold of the bot whatever happened to it meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from contextlib import suppress
from random import Random
from time import monotonic

from bot.services import Store
from bot.store.database import Database, connect
from bot.tables.table import from_row
from cogs.archive.logs import LogStore
from cogs.archive.verify import disagreements
from rules.match import PLAYING, WAITING
from tests.wire.payloads import Json, parts, text
from tests.wire.people import Person, begun, is_hand, offered, tells_hand, tells_refusal, until
from tests.wire.process import BotProcess
from tests.wire.small_discord import Interaction, SmallDiscord

GIVEN_UP = 4.0
"""Seconds after which a person presses again."""
HAND, LATE_HAND = 7, 6
"""The kinds of answers that show the hand as it is now, at once or after a deferral: without a warning, what was
pressed is done.
"""
IN_CHANNEL = 0.3
"""The part of the moves that are made on a hand that is shown in the channel of the table."""
SEEN_WITHIN_S = 60.0
"""Seconds within which a hand shows what its person is asked, on a machine that is busy."""
ENOUGH = 0.25
"""The least part of the presses that are done where one process plays: otherwise too little is proved."""


class Company:
    """Two people at each of some tables; each presses whatever the own hand offers, by turns in direct messages and in
    the channel of the table.

    The tables play these games by turns, each perhaps with a computer player; and they are in the servers
    of this Discord by turns. ``bots`` are the processes of the bot, on one database.
    """

    def __init__(
        self,
        discord: SmallDiscord,
        bots: Sequence[BotProcess],
        tables: int,
        chance: Random,
        games: Sequence[str] = ("voador",),
        computer: bool = False,
    ) -> None:
        self.discord, self.bots, self.chance, self.games, self.computer = discord, bots, chance, games, computer
        self.pairs = [(Person(discord, f"ana{n}"), Person(discord, f"bia{n}")) for n in range(tables)]
        self.pressed: list[Interaction] = []
        self.moves: set[int] = set()
        self._unsettled: list[Interaction] = []
        self._done: list[Interaction] = []
        self._shown: dict[int, Json] = {}
        self._looks: set[int] = set()
        self._kept = 0
        self._playing: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        """Open the tables, each in a channel of its own, and begin."""
        for number, pair in enumerate(self.pairs):
            guild = self.discord.guilds[number % len(self.discord.guilds)]
            self.discord.channel = self.discord.add_channel(f"mesa{number}", guild)
            made = self.discord.channels[self.discord.channel]
            self.discord.dispatch("CHANNEL_CREATE", made)
            rules = self.games[number % len(self.games)]
            await begun(self.discord, *pair, rules=rules, computer=self.computer)

    def play(self) -> None:
        """Begin to press."""
        self._playing = [asyncio.create_task(self._play(person)) for pair in self.pairs for person in pair]

    async def stop(self) -> None:
        """Press no more, and wait until what was pressed last has arrived: it may change a table still."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        on_their_way = [asyncio.create_task(one.complete.wait()) for one in self.pressed if not one.complete.is_set()]
        if on_their_way:
            _, never = await asyncio.wait(on_their_way, timeout=GIVEN_UP)
            for waiting in never:
                waiting.cancel()

    async def _play(self, person: Person) -> None:
        while True:
            await asyncio.sleep(self.chance.random() * 0.05)
            pressed = self._something(person)
            if pressed is not None:
                self.pressed.append(pressed)
                self._unsettled.append(pressed)
                try:
                    async with asyncio.timeout(GIVEN_UP):  # Python 3.11's wait_for may swallow that it was stopped
                        await pressed.complete.wait()
                except TimeoutError:
                    continue
                if pressed.id in self._looks and pressed.shown is not None and is_hand(pressed.shown):
                    self._shown[person.id] = pressed.shown

    def _something(self, person: Person) -> Interaction | None:
        """Press one of the moves of one's hand, have it shown in the channel, or have the next round dealt."""
        private = self._shown.get(person.id)
        hands = [hand for hand in (private, person.hand()) if hand is not None and is_hand(hand)]
        if not hands:
            return None
        # a private hand may be left as it was by a process that died: then the direct message asks
        hand = next((one for one in hands if moves_of(one)), hands[0])
        moves = moves_of(hand)
        if moves and "guild_id" not in hand and self.chance.random() < IN_CHANNEL:
            made = next((person.press(one, "hand") for one in self._at_the_table(person, "hand")), None)
            self._looks |= {made.id} if made else set()
            return made
        if moves:
            part = self.chance.choice(moves)
            chosen = [option["value"] for option in part.get("options", [])]
            made = person.send_press(hand, part["custom_id"], tuple(self.chance.sample(chosen, min(1, len(chosen)))))
            self.moves.add(made.id)
            return made
        table = next(self._at_the_table(person, "deal"), None)
        return None if table is None else person.press(table, "deal")

    def _at_the_table(self, person: Person, op: str) -> Iterator[Json]:
        """The messages at the table of a person that offer an operation."""
        host = next(pair[0] for pair in self.pairs if person in pair)
        for channel in self.discord.channels.values():
            if channel["type"] == 11 and channel["name"].endswith(host.name):
                yield from (one for one in self.discord.said(int(channel["id"])) if offered(one, op))

    def changes(self) -> list[Interaction]:
        """The presses that would change a table."""
        return [one for one in self.pressed if one.id not in self._looks]

    def done(self) -> list[Interaction]:
        """Those whose answers say that they are done."""
        answered = [one for one in self._unsettled if one.complete.is_set() and one.id not in self._looks]
        self._done += [one for one in answered if shows_hand(one) and not tells_refusal(one.says())]
        self._unsettled = [one for one in self._unsettled if not one.complete.is_set()]
        return self._done

    async def kept(self) -> None:
        """All that was answered as done is kept, whoever plays on."""
        new = {one.id: one for one in self.done()[self._kept :]}
        lost = await asyncio.to_thread(unknown, self.bots[0], new.keys())
        assert not lost, [(new[event].payload["data"], new[event].says()) for event in lost]
        self._kept += len(new)

    def say_again(self, count: int = 3) -> None:
        """Discord delivers the last presses once more."""
        for one in self.pressed[-count:]:
            self.discord.send_again(one)


async def holds(company: Company, enough: float = ENOUGH) -> int:
    """Nothing answered is lost, nothing was done or posted twice, all is painted. How many presses were answered."""
    discord, bot = company.discord, company.bots[0]
    await until(lambda: bot.ask("SELECT count(*) FROM tables WHERE painted < version") == [(0,)], 40)
    arrived = {event for (event,) in bot.ask("SELECT event FROM arrivals")}
    done = company.done()
    assert len(done) > len(company.changes()) * enough, (
        f"{len(done)} of {len(company.changes())} presses say that they are done"
    )
    lost = [one.id for one in done if one.id not in arrived]
    assert not lost, f"answered and lost: {lost}"
    steps = bot.ask("SELECT count(*) FROM log WHERE seat >= 0")[0][0]
    assert steps == len(arrived & company.moves), "something was done twice, or without a cause"
    await folds(bot.url)
    rounds: dict[int, int] = dict(bot.ask("SELECT table_id, count(*) FROM rounds GROUP BY table_id"))
    for number, thread in bot.ask("SELECT id, thread FROM tables"):
        said = discord.said(thread)
        assert len(said) == 1 + rounds.get(number, 0), "\n---\n".join(text(one) for one in said)
    people = [person for pair in company.pairs for person in pair]
    with suppress(TimeoutError):  # a hand may be on its way: it is sent after the table is painted
        await until(lambda: all(person.hands() for person in people), 40)
    for person in people:
        hands = person.hands()
        assert len(hands) == 1, f"{person.name} has {len(hands)} hands"
    return len(done)


def moves_of(hand: Json) -> list[Json]:
    """The buttons and selects of a hand that lay something."""
    offers = ("mm1:move:", "mm1:card:")
    return [part for part in parts(hand["components"]) if part.get("custom_id", "").startswith(offers)]


def shows_hand(one: Interaction) -> bool:
    """Whether an answer shows the hand."""
    return one.kind == HAND or (one.kind == LATE_HAND and tells_hand(one.says()))


def unknown(bot: BotProcess, events: AbstractSet[int]) -> AbstractSet[int]:
    """Which of these interactions the database does not know."""
    if not events:
        return set()
    among = ", ".join(map(str, events))
    query = f"SELECT event FROM arrivals WHERE event IN ({among})"  # noqa: S608 -- numbers alone
    return events - {event for (event,) in bot.ask(query)}


async def folds(url: str) -> None:
    """The log of each table folds to its state, and whoever is to move sees the present hand before long: a computer
    may just have moved, a card laid ahead may be about to be played, or the dealer deals.
    """
    store = Store(Database(await connect(url)))
    try:
        wrong: list[str] = []
        await disagreements(LogStore(store.database), wrong.append)
        assert not wrong, wrong
        end = monotonic() + SEEN_WITHIN_S
        while behind := await _behind(store):
            assert monotonic() < end, f"who is to move sees an old hand: {behind}"
            await asyncio.sleep(0.1)
    finally:
        await store.database.close()


async def _behind(store: Store) -> list[str]:
    """The open tables at which the hand message of whoever is to move does not show what they are asked."""
    behind = []
    for number, *_ in await store.open_tables.places():
        row = await store.tables.get(number)
        assert row is not None
        table = from_row(row)
        if table.state is None:
            continue
        assert table.state.phase in (PLAYING, WAITING)
        asked = [seat for seat in table.awaited if seat not in table.computers]
        if table.state.phase == PLAYING and asked:
            shown = table.posted.hands.get(asked[0])
            if shown is None or shown.prompt != table.prompt:
                behind.append(f"seat {asked[0]} of table {number}, {table.state.stack[-1].kind}: {shown}")
    return behind
