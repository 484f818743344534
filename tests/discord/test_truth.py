"""What stands in front of the people at a table, held against the table, over random matches: nothing untrue stays
there for longer than ``TRUE_WITHIN_S``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from bot.drawing.emojis import Faces
from bot.screens.components import TablePress, read
from bot.screens.games import board
from bot.screens.hand import announcing, cards_line
from bot.screens.page import Page
from bot.screens.table import awaited_text
from bot.tables.table import Table
from bot.words.texts import Person
from rules.cards import NAMES
from rules.catalogue import RULEBOOKS
from rules.match import PLAYING
from rules.table import NOBODY
from tests.support.examples import RICHEST, is_night, rest_in_gate
from tests.support.house import House, as_typed, parts

TRUE_WITHIN_S = 15
NAMES_USED = ("ana", "bia", "caio", "dora")
GAMES = ("classic", "german", "ime", "voador", "serbian", "zheng", "makao", "switch", "amm", "sto-odno", "branne")
STEPS = 40
"""How often somebody does something in a match."""
MATCHES = 20
"""Of each game, at night; otherwise one."""
PLAYING_OPS = frozenset({"card", "move", "draw", "pass", "mau", "accuse", "accused", "jump", "ask", "laugh", "aside"})
LOOKING_OPS = frozenset(
    {"hand", "see", "more", "why", "cards", "story", "look", "arm", "plan", "replan", "who", "next"}
)
COMMON_OPS = frozenset({"propose", "vote", "deal", "back", "bottom"})
SAID = ("mau mau", "knock", "hahaha", "what a card", "mau")
"""What people write at the table, some of it for the bot."""
READER = Person("en-US", Faces.plain())
COUNTED = re.compile(r"(?:→|After you:|^-#|^) (?:🤖 )?(\w+) \*\*(\d+)\*\*|\*\*(\w+) (\d+)\*\*(?= →|$)", re.MULTILINE)
"""A seat with the number of its cards."""


class Choice(NamedTuple):
    """A button or a select in front of somebody."""

    message: Any
    op: str
    part: dict[str, Any]


def in_front(house: House, who: Any) -> Iterator[Any]:
    """The messages of the bot that somebody can see, oldest first."""
    mine = house.dm(who)
    for channel, messages in house.env.backend.messages.items():
        if channel == mine or house.env.backend.get_channel(channel).guild_id == house.guild.id:
            for message in messages.values():
                if message.author_id == house.bot.user.id and message.visible_to(who.id):
                    yield message


def choices(house: House, who: Any, ops: frozenset[str]) -> list[Choice]:
    """What somebody may press in the messages in front of them."""
    found = []
    for message in in_front(house, who):
        for part in parts(message.components):
            press = read(part.get("custom_id") or "")
            if press is not None and press.op in ops and not part.get("disabled"):
                found.append(Choice(message, press.op, part))
    return found


async def press_any(house: House, chance: Random, who: Any, ops: frozenset[str]) -> str:
    """Press something at random; the newest messages are likelier."""
    found = choices(house, who, ops)
    if not found:
        return ""
    chosen = chance.choice(found[-12:] if chance.random() < 0.8 else found)
    if chosen.part["type"] == 2:
        await house.click(who, chosen.message, chosen.part["custom_id"])
    else:
        values = [option["value"] for option in chosen.part["options"]]
        some = chance.sample(values, chance.randint(chosen.part.get("min_values", 1), 1))
        await house.choose(who, chosen.op, *some, message=chosen.message)
    return f"{who.name} pressed {chosen.part['custom_id']} {chosen.message.id}"


async def do_something(house: House, chance: Random, names: list[str]) -> str:
    """Somebody presses, types or writes. Returns what was done."""
    table = await house.table()
    asked = [player.name for seat, player in enumerate(table.players) if seat in table.awaited and player.person]
    turn, dice = [name for name in names if name in asked], chance.random()
    who = house.people[chance.choice(turn or names)]
    if turn and dice < 0.45 and (done := await press_any(house, chance, who, PLAYING_OPS)):
        return done
    if turn and dice < 0.65:
        seat = next(seat for seat, player in enumerate(table.players) if player.person == who.id)
        moves = table.game.moves(table.state, seat)
        typed = [move for move in moves if move.verb in ("draw", "pass") or (move.verb == "play" and move.cards)]
        if typed:
            move = chance.choice(typed)
            said = move.verb if move.verb != "play" else " ".join(NAMES[card] for card in move.cards)
            await who.slash(house.channel, "play", move=said)
            return f"{who.name} typed {said}"
    who = house.people[chance.choice(names)]
    if dice < 0.75:
        await who.send(house.channel, said := chance.choice(SAID))
        return f"{who.name} wrote {said}"
    ops = LOOKING_OPS if dice < 0.9 else COMMON_OPS if dice < 0.95 else PLAYING_OPS
    return await press_any(house, chance, who, ops)


def tables_of(message: Any) -> set[int]:
    """The tables that the buttons of a message are of."""
    pressed = (read(part.get("custom_id") or "") for part in parts(message.components))
    return {press.table for press in pressed if isinstance(press, TablePress)}


def untrue(house: House, table: Table, who: Any, message: Any) -> Iterator[str]:
    """What a message in front of somebody says that is not so."""
    said, ops, state = house.said(message), house.buttons(message), table.state
    seat = next((seat for seat, player in enumerate(table.players) if player.person == who.id), NOBODY)
    playing = state is not None and state.phase == PLAYING and tables_of(message) <= {table.id}
    public = not message.is_ephemeral and message.channel_id != house.dm(who)
    page = Page(table, READER, NOBODY if public else seat)
    if "join" in ops and (playing or table.closed is not None):
        yield "a free seat"
    if "deal" in ops and playing:
        yield "a next round"
    if "vote" in ops and (not playing or page.seen.vote is None):
        yield "a vote"
    if state is None or "**Seen**" in said:
        return
    counted = [(one, int(many)) for pair in COUNTED.findall(said) for one, many in [pair[:2] if pair[0] else pair[2:]]]
    held = {name: page.seen.counts[one] for one, name in enumerate(page.names)}
    if any(playing and held.get(one, many) not in (many, -1) for one, many in counted):
        yield f"{counted}, and not {held}"
    if public:
        turn = re.search(r"▸ \*\*(.+?)\*\*", said)
        if turn and (not playing or awaited_text(page.seen, page.names, READER) not in said):
            yield turn[0]
        return
    asked = playing and seat in table.awaited and not table.notes.pause.span
    if not asked and any(line.startswith("### Your turn") for line in said.splitlines()):
        yield "my turn"
    if asked and "I'll write when it's your turn" in said:
        yield "that I wait"
    if "say it!" in said and not (playing and seat in announcing(page)):
        yield "that a last card is to be said"
    shown = [line for line in said.splitlines() if line.startswith("# ")]
    if shown and playing and as_typed(cards_line(page)) not in shown:
        yield f"cards {shown}, and not {as_typed(cards_line(page))}"
    elif shown and asked and "### More" not in said and message.id == house.hand(who).id:
        prompt = as_typed(board(page.seen).prompt(page, page.seen)).partition("\n")[0]
        if prompt not in said:
            yield f"nothing of: {prompt}"


async def list_untrue(house: House, names: list[str]) -> dict[tuple[str, int], str]:
    """What stands in front of people and is not so, by person and message."""
    await house.services.painter.finish()
    table, found = await house.table(), {}
    for name in names:
        for message in in_front(house, house.people[name]):
            for what in untrue(house, table, house.people[name], message):
                found[name, message.id] = f"{what}\n{house.said(message)}"
    return found


async def walk(house: House, game: str, chance: Random) -> str:
    """Play a match at random. Returns what stood in front of somebody for too long and was not so, and how it came to
    that.
    """
    names, done = list(NAMES_USED[: chance.randint(2, 4)]), list[str]()
    computers = max(chance.randint(0, 1), RULEBOOKS[game].seats[0] - len(names))
    await house.begun(*names, computers=computers, rules=game, turn_clock=chance.choice(("15m", "1h")))
    for _ in range(STEPS):
        done.append(await do_something(house, chance, names))
        await house.env.advance_time(chance.randint(1, TRUE_WITHIN_S))
        if before := await list_untrue(house, names):
            await house.env.advance_time(TRUE_WITHIN_S)
            after = await list_untrue(house, names)
            if lasting := [f"{where}: {what}" for where, what in after.items() if where in before]:
                return "\n".join([*lasting, *done])
        if (await house.table()).closed is not None:
            break
    return ""


@pytest.mark.parametrize("which", range(MATCHES if is_night() else 1))
@pytest.mark.parametrize("game", rest_in_gate(GAMES, RICHEST))
async def test_what_stands_in_front_of_people_is_true(house: House, game: str, which: int) -> None:
    found = await walk(house, game, Random(f"{game} {which}"))
    assert not found, found
