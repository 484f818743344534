"""Table scripts: replays files, and writes games of the database as scripts."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from bot.language.speech import hear
from bot.replays.log import Folding, action_of, table_and_log
from bot.replays.store import ReplayStore
from bot.store.database import Row
from bot.tables.table import Player, Table
from rules.cards import NAMES
from rules.plain_text import NoText, decoded
from rules.script.reading import DEFINITION, read
from rules.script.replay import Replay
from rules.script.setting import ScriptError
from rules.script.wording import EARLIER, LIMIT, said, understood
from rules.shedding.talk import DECLARING, QUIET_MARKS, SPEECH
from rules.table import NOBODY
from rules.verbs import AMEND

FAILED, UNREADABLE = 1, 2
USUAL_WORDS = "mau mau"
WORDS = ((SPEECH, "words"), (DECLARING, USUAL_WORDS))
"""What a script says in place of a message. The messages themselves are not saved."""


def ear(text: str) -> tuple[int, tuple[int, ...]]:
    """Judge a message of a script in the same way as one in a channel."""
    heard = hear(text)
    bits = (SPEECH if heard.speech else 0) | (DECLARING if heard.says(USUAL_WORDS) else 0)
    return bits, tuple(sorted(heard.cards))


def play(file: Path, tell: Callable[[str], None], game: str = "") -> int:
    """Replay a script and report each step. Gives 0 when all steps held, 1 when something failed, 2 when it cannot be
    read. ``game``: a name or a definition by which it is played instead of its own.
    """
    failed = 0
    try:
        script = read(decoded(file.read_bytes()))
        script.game = game or script.game
        for step, failure in Replay(script, ear).run():
            mark = "FAILED: " + failure if failure else "ok"
            tell(f"{file}:{step.line}: {step.text}  [{mark}]")
            failed = failed or (FAILED if failure else 0)
    except ScriptError as why:
        tell(f"{file}:{why.line}: {why.why}")
        return UNREADABLE
    except (OSError, NoText) as why:
        tell(f"{file}:0: {why}")
        return UNREADABLE
    return failed


async def written(store: ReplayStore, number: int) -> str:
    """Write a table of the database as a script. Raises ``LookupError`` if it does not exist or has not begun."""
    kept = await store.script(number)
    if kept is not None:
        return kept
    return written_out(*await table_and_log(store, number))


def written_out(table: Table, log: Sequence[Row]) -> str:
    """Write a table as a script from its log. What the house did for a person is marked."""
    names, folding = _names(table.players), Folding(table, log)
    first, state = len(folding.state.status), folding.state
    game = folding.game
    lines = _definition(game.book.source) if game.book.source else [f"rules {game.name}"]
    usual = {option.name: option.default for option in game.book.options}
    lines += [f"option {name} {value}" for name, value in sorted(game.options.items()) if value != usual[name]]
    lines += [f"seed {log[0]['action'][5]}", "seats " + " ".join(names[:first])]
    if state.computers:
        lines.append("computers " + " ".join(names[seat] for seat in state.computers))
    lines.append("")
    began = shown = int(log[0]["at"])
    timed = any(row["action"][0] in TIMED for row in log) or (table.state and table.game.alarms(table.state))
    for row in log:
        if timed and int(row["at"]) != shown:
            shown = int(row["at"])
            lines.append(f"clock {shown - began}")
        if row is not log[0]:
            mark = f"  # {HOUSE}" if row["house"] else ""
            lines += _definition(row["action"][5]) if row["action"][0] == AMEND else []
            lines.append(_statement(row, names, folding) + mark)
        folding.fold(row)
    lines.append("= scores " + " ".join(f"{name} {total}" for name, total in _totals(table, names)))
    return "\n".join(lines) + "\n"


HOUSE = "the time was up: the house"
"""Follows an action that the house did for the person of a seat."""
TIMED = ("says", "knock", "look", "time")
"""Verbs for which the time may matter."""


def _definition(text: str) -> list[str]:
    """Write a definition as lines of a script."""
    return [f"{DEFINITION} {line}".rstrip() for line in text.splitlines()]


def _statement(row: Row, names: list[str], before: Folding) -> str:
    """Write a logged action as a line. ``before``: the log up to it."""
    action, state = action_of(row), before.state
    if action.verb == AMEND:
        return f"{names[row['seat']]}: {AMEND}"  # the definition stands above
    if action.verb in ("deal", "dismiss", "end"):
        return said(action, names)
    if action.verb == "join" and row["seat"] == NOBODY:
        return f"{names[len(state.status)]}: {said(action, names)}"
    if row["seat"] == NOBODY:
        return f"time {LIMIT}" if action.verb == "time" and state.vote is not None else "time"
    if action.verb != "says":
        return f"{names[row['seat']]}: {said(action, names)}"
    quiet = not QUIET_MARKS.isdisjoint(before.game.view(state).marks)
    verb = EARLIER if quiet and not action.number & SPEECH else "says"
    words = [word for bit, word in WORDS if action.number & bit]
    return " ".join([f"{names[row['seat']]}: {verb}", *words, *(NAMES[card] for card in action.cards)])


WORDS_OF_SCRIPTS = {LIMIT, *(name.lower() for name in NAMES)}
"""Words that no seat of a script may be called, because a line could mean two things."""


def renamed(script: str, before: Sequence[Player], now: Sequence[Player]) -> str:
    """Write a script with the present names of the players instead of their names from before."""
    old, new = _names(before), _names(now)
    return "\n".join(_renamed(line, old, new) for line in script.split("\n"))


def _renamed(line: str, old: list[str], new: list[str]) -> str:
    """Replace the names in a line. Where a name is also a word of the language, the word stays."""
    called = dict(zip(old, new, strict=True))
    who, colon, does = line.partition(": ")
    if colon and who in called:
        return f"{called[who]}: {_renamed_action(does, old, new)}"
    words = line.split(" ")
    named = {"seats": 1, "computers": 1, "time": 1, "dismiss": 1}.get(
        words[0], 2 if line.startswith("= scores ") else len(words)
    )
    return " ".join([*words[:named], *(called.get(word, word) for word in words[named:])])


def _renamed_action(does: str, old: list[str], new: list[str]) -> str:
    try:
        actions = understood(0, does.split(), old)
    except ScriptError:
        return does
    return said(actions[0], new) if [said(action, old) for action in actions] == [does] else does


def _names(players: Sequence[Player]) -> list[str]:
    """Give a plain word for each seat that means nothing else in a script."""
    names: list[str] = []
    for seat, player in enumerate(players):
        word = re.sub(r"[^a-z0-9]+", "", player.name.lower()) or f"seat{seat + 1}"
        if word in WORDS_OF_SCRIPTS or word.isdigit():
            word = f"p{word}"
        while word in names:
            word = f"{word}{seat + 1}"
        names.append(word)
    return names


def _totals(table: Table, names: list[str]) -> list[tuple[str, int]]:
    return list(zip(names, table.state.totals if table.state else [], strict=False))
