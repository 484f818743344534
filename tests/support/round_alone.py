"""Starts a bot with some of the extensions, has a round played, and says of which modules its commands and presses are,
which jobs it has, and what is answered to old buttons.

    python -m tests.support.round_alone DATABASE EXTENSIONS CUSTOM_ID …
"""

from __future__ import annotations

import asyncio
import json
import sys

import simcord

from bot.app import MauMauBot
from bot.screens.components import OPERATIONS
from bot.settings import Settings
from rules.match import PLAYING
from tests.support.house import House


async def main(database: str, extensions: str, old: list[str]) -> None:
    settings = Settings(
        database_url=database,
        card_pictures=False,
        charts=False,
        shard_count=1,
        luck_per_day=0,
        positions=False,
        extensions=extensions,
    )
    env = simcord.Env(MauMauBot(settings))
    house = House(env, settings)
    house.clocked(house.bot)
    await env.start()
    try:
        await env.settle()
        house.fix_chance()
        await house.begun("ana", "bia", rules="german")
        while (state := (table := await house.table()).state) is not None and state.phase == PLAYING:
            seat = table.awaited()[0]
            await house.services.matches.act(
                table.id, table.players[seat].person or 0, [table.game.moves(state, seat)[0]]
            )
        await house.passes(5)
        await house.services.painter.finish()
        message = await house.table_message()
        answers = []
        for custom_id in old:
            answer = await house._send(house.ana, message, 3, {"custom_id": custom_id, "component_type": 2})
            answers.append(house.said(answer.response._message) if answer.response else "")
        told = {
            "round": state.round if state is not None else 0,
            "commands": {command.qualified_name: command.module for command in house.bot.tree.walk_commands()},
            "presses": {op: kind.__module__ for op, kind in OPERATIONS.items()},
            "jobs": sorted(house.bot.chores.names),
            "answers": answers,
            "errors": [repr(error) for error in env.errors],
        }
        sys.stdout.write(json.dumps(told))
    finally:
        await env.shutdown()
        await house.services.store.database.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3:]))
