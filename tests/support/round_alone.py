"""Starts a bot with some of the extensions, has a round played, and says of which modules its commands and presses are,
which jobs it has, and what is answered to old buttons.

    python -m tests.support.round_alone FOLDER EXTENSIONS CUSTOM_ID …
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

from bot.screens.components import OPERATIONS
from rules.match import PLAYING
from tests.support.patience import be_patient
from tests.support.started import started


async def main(folder: Path, extensions: str, old: list[str]) -> None:
    async with started(folder, extensions=extensions) as house:
        await house.begun("ana", "bia", rules="german")
        while (state := (table := await house.table()).state) is not None and state.phase == PLAYING:
            seat = table.awaited[0]
            await house.services.matches.act(
                table.id, table.players[seat].person or 0, [table.game.moves(state, seat)[0]]
            )
        await house.passes(5)
        await house.services.painter.finish()
        message = await house.table_message()
        answers = []
        for custom_id in old:
            answer = await house.forge_at(house.ana, message, custom_id)
            answers.append(house.said(answer.response._message) if answer.response else "")
        told = {
            "round": state.round if state is not None else 0,
            "commands": {command.qualified_name: command.module for command in house.bot.tree.walk_commands()},
            "presses": {op: kind.__module__ for op, kind in OPERATIONS.items()},
            "jobs": sorted(house.bot.chores.names),
            "answers": answers,
            "errors": [repr(error) for error in house.env.errors],
        }
        sys.stdout.write(json.dumps(told))


if __name__ == "__main__":
    be_patient()
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2], sys.argv[3:]))
