"""Playing in a lesson, or in a round that tries a game out, with the buttons of its message."""

from __future__ import annotations

from typing import Any

from bot.screens.components import read
from bot.screens.page import AsidePress, VotePress
from bot.screens.prompts import MovePress, make_round_argument, stamp
from bot.tables.table import UNSAVED
from bot.tables.transition import vote_opened
from cogs.lessons.courses import LEARNER
from cogs.lessons.table import LessonTable
from rules.cards import NAMES
from rules.table import Action
from tests.support.house import House, parts


def shown(house: House, answer: object) -> object:
    return answer.response._message


async def press(house: House, message: object, table: LessonTable, action: Action, who: Any = None) -> object:
    """Do it with the buttons and selects of the lesson's message."""
    seen, who = table.views[LEARNER], who or house.ana
    ids = [part["custom_id"] for part in parts(message.components) if part.get("custom_id")]
    if action.verb in ("declare", "knock"):
        (custom_id,) = [one for one in ids if (p := read(one)) and p.op == "mau" and p.argument == action.text]
    elif action.verb in ("accuse", "jump"):
        (custom_id,) = [one for one in ids if (p := read(one)) and p.op == action.verb]
    elif action.verb == "vote":
        custom_id = VotePress(UNSAVED, action.number == 1, vote_opened(table)).id
        assert custom_id in ids
    elif action.verb == "eat":
        custom_id = AsidePress(UNSAVED, action.verb).id
        assert custom_id in ids
    else:
        moves, prompt = (seen.offered, None) if seen.anytime else (seen.moves, table.prompt)
        fits = [
            n
            for n, move in enumerate(moves)
            if move.verb == action.verb
            and sorted(move.cards) == sorted(action.cards)
            and (move.suit, move.seat) == (action.suit, action.seat)
        ]
        at_any_time = make_round_argument(table) if seen.anytime else ""
        pressed = [MovePress(UNSAVED, prompt, f"{n}.{stamp(moves)}{at_any_time}").id for n in fits]
        found = [one for one in pressed if one in ids]
        if not found:
            values = [f"{action.verb}.{NAMES[card]}" for card in action.cards]
            together = [f"{action.verb}.{'+'.join(NAMES[card] for card in action.cards)}"]
            offered = house.options(message, "card")
            chosen = [one for one in offered if one.startswith(together[0])][:1] if len(values) > 1 else values
            return await house.choose(who, "card", *(chosen or values), message=message)
        custom_id = found[0]
    answer = await who.click(house._real(message), custom_id=custom_id)
    if action.verb == "accuse":
        question = shown(house, answer)
        return await house.choose(who, "accused", str(action.seat), message=question)
    return answer
