"""Everything that is sent in random matches of all games, to compare what two versions send.

The same seed plays the same matches: the same deals, moves, presses and commands by the same clock. Each different
request is a line of the file, without ids, in the order of the alphabet: what is sent to several at once has no order.
Whoever changes the code, and nothing that players see, makes a recording before and one after. A line that only one of
them has is looked at; a few come from messages that were edited once or twice as the machine was quick or slow.

    uv run python -m benchmarks.recording before.txt --matches 200
    uv run python -m benchmarks.recording after.txt --matches 200
    diff before.txt after.txt
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import re
import tempfile
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from bot.tables.table import Refused
from rules.catalogue import FOR_TABLES, make
from rules.match import PLAYING, WAITING
from rules.table import Action, IllegalAction
from tests.support.house import House
from tests.support.started import started

MATCHES_A_BOT = 10
MOVES_A_MATCH = 60
NAMES = ("ana", "bia", "caio", "dora")
COMMANDS = ("play", "table show", "games", "rules", "daily", "leaderboard", "me", "help")
"""What somebody looks at now and then."""
IDS, NONCE = re.compile(r"\d{17,20}"), re.compile(r'"nonce": "[^"]*", ')


def told(request: Any) -> str:
    """A request as a line, without ids."""
    body = json.dumps(request.json, sort_keys=True, ensure_ascii=False, default=str)
    path = re.sub(r"/[^/]{60,}", "/token", request.path)
    return IDS.sub("#", NONCE.sub("", f"{request.method} {path} {body}"))  # a nonce hangs on a secret of the database


async def match(house: House, chance: Random) -> None:
    """A random match of a random game, or the beginning of one."""
    name = chance.choice(FOR_TABLES)
    fewest, most = make(name).seats
    people = NAMES[: max(fewest, min(most, chance.choice((2, 3, 4))))]
    await house.begun(*people, computers=chance.choice((0, 0, 1)) if len(people) < most else 0, rules=name)
    for _ in range(MOVES_A_MATCH):
        table = await house.table()
        state = table.state
        if table.closed is not None or state is None:
            break
        with suppress(Refused, IllegalAction):
            await _step(house, chance, people)
        if chance.random() < 0.05:
            await house.people[chance.choice(people)].slash(house.channel, chance.choice(COMMANDS))
        if chance.random() < 0.1:
            await house.passes(chance.choice((3, 30, 400)))
        await house.services.painter.finish()
    if (await house.table()).closed is None:
        await house.services.lobbies.close(house.number, house.people[people[0]].id, may_close=True)
    await house.services.painter.finish()


async def _step(house: House, chance: Random, people: tuple[str, ...]) -> None:
    """Somebody who is asked does something: by a button of the hand if it has one for it, or as a command does."""
    table = await house.table()
    state = table.state
    assert state is not None
    if state.phase == WAITING:
        await house.services.matches.deal(table.id, house.people[people[0]].id)
        return
    asked = [seat for seat in table.awaited if seat not in table.computers]
    if state.phase != PLAYING or not asked:
        await house.passes(15)
        return
    seat = chance.choice(asked)
    who = house.people[table.players[seat].name.lower()]
    labels = sorted(house.offered(who))
    moves = table.game.moves(state, seat)
    said = [action for action in table.views[seat].legal if action.verb in ("declare", "knock")]
    if labels and chance.random() < 0.3:
        await house.play(who, chance.choice(labels))
    elif said and chance.random() < 0.5:
        await house.services.matches.act(table.id, who.id, [said[0]])
    elif moves:
        await house.services.matches.act(table.id, who.id, [chance.choice(moves)], prompt=table.prompt)
    else:
        await house.services.matches.act(table.id, who.id, [Action("pass")])


async def record(matches: int, seed: int) -> set[str]:
    """Play the matches, a few with each bot. Gives all that was sent."""
    found = set[str]()
    for begin in range(0, matches, MATCHES_A_BOT):
        chance = Random(f"{seed} {begin}")
        with tempfile.TemporaryDirectory() as folder:
            async with started(Path(folder)) as house:
                for _ in range(min(MATCHES_A_BOT, matches - begin)):
                    await match(house, chance)
                found |= {told(request) for request in house.env.http_requests}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    logging.disable(logging.ERROR)
    found = asyncio.run(record(wanted.matches, wanted.seed))
    wanted.file.write_text("".join(f"{line}\n" for line in sorted(found)), encoding="utf-8")
    print(f"{len(found)} different requests in {wanted.matches} matches")


if __name__ == "__main__":
    main()
