"""Table scripts and the database: replaying files, writing finished games, and checking that a deal was fair."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Self

from bot.language.speech import hear
from bot.replays.store import ReplayStore
from bot.store.database import Row
from bot.tables.table import Player, Table, from_row
from rules import upcasting
from rules.cards import NAMES, pretty
from rules.catalogue import make
from rules.chance import commitment
from rules.match import PLAYING, Match
from rules.script.reading import read
from rules.script.replay import Replay
from rules.script.setting import ScriptError
from rules.script.wording import EARLIER, LIMIT, said, understood
from rules.shedding.talk import DECLARING, SPEECH
from rules.table import NOBODY, Action, IllegalAction, SomeEvent, Stalled

FAILED, UNREADABLE = 1, 2
WORDS = ((SPEECH, "words"), (DECLARING, "mau mau"))
"""What a written script says in place of a message; the messages themselves are not kept."""


def ear(text: str) -> tuple[int, tuple[int, ...]]:
    """Judge a message of a script in the same way as one in a channel."""
    heard = hear(text)
    bits = (SPEECH if heard.speech else 0) | (DECLARING if heard.declares else 0)
    return bits, tuple(sorted(heard.cards))


def play(file: Path, tell: Callable[[str], None]) -> int:
    """Replay a script, telling each step: 0 when all held, 1 when something failed, 2 when it cannot be read."""
    failed = 0
    try:
        for step, failure in Replay(read(file.read_text(encoding="utf-8")), ear).run():
            mark = "FAILED: " + failure if failure else "ok"
            tell(f"{file}:{step.line}: {step.text}  [{mark}]")
            failed = failed or (FAILED if failure else 0)
    except ScriptError as why:
        tell(f"{file}:{why.line}: {why.why}")
        return UNREADABLE
    except (OSError, UnicodeDecodeError) as why:
        tell(f"{file}:0: {why}")
        return UNREADABLE
    return failed


async def written(store: ReplayStore, number: int) -> str:
    """A table of the database as a script. Raises ``LookupError`` when there is none, or it has not begun."""
    kept = await store.script(number)
    if kept is not None:
        return kept
    return written_out(*await table_and_log(store, number))


def written_out(table: Table, log: Sequence[Row]) -> str:
    """A table as a script, by its log. What the house did in place of somebody is marked."""
    names, folding = _names(table.players), Folding(table, log)
    first, state = len(folding.state.status), folding.state
    lines = [f"rules {table.game.name}"]
    usual = make(table.game.name).options
    lines += [f"option {name} {value}" for name, value in sorted(table.game.options.items()) if value != usual[name]]
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
            lines.append(_statement(row, names, table, folding.state) + mark)
        folding.fold(row)
    lines.append("= scores " + " ".join(f"{name} {total}" for name, total in _totals(table, names)))
    return "\n".join(lines) + "\n"


HOUSE = "the time was up: the house"
"""Stands behind what was not done by whose seat it is."""
TIMED = ("says", "knock", "look", "time")
"""Verbs by which it may matter when something was done."""


def _statement(row: Row, names: list[str], table: Table, state: Match) -> str:
    """The line that stands for a logged action, in the state before it."""
    action = _action(row)
    if action.verb == "deal":
        return said(action, names)
    if action.verb == "join" and row["seat"] == NOBODY:
        return f"{names[len(state.status)]}: {said(action, names)}"
    if row["seat"] == NOBODY:
        return f"time {LIMIT}" if action.verb == "time" and state.vote is not None else "time"
    if action.verb != "says":
        return f"{names[row['seat']]}: {said(action, names)}"
    quiet = not {"silent", "mute"}.isdisjoint(table.game.view(state).marks)
    verb = EARLIER if quiet and not action.number & SPEECH else "says"
    words = [word for bit, word in WORDS if action.number & bit]
    return " ".join([f"{names[row['seat']]}: {verb}", *words, *(NAMES[card] for card in action.cards)])


def _action(row: Row) -> Action:
    verb, cards, seat, suit, number, text = row["action"]
    return Action(verb, tuple(cards), seat, suit, number, text)


WORDS_OF_SCRIPTS = {LIMIT, *(name.lower() for name in NAMES)}
"""What no seat of a script is called, or a line could mean two things."""


def renamed(script: str, before: Sequence[Player], now: Sequence[Player]) -> str:
    """A script that was written when these players had the names of before, as it is written now."""
    old, new = _names(before), _names(now)
    return "\n".join(_renamed(line, old, new) for line in script.split("\n"))


def _renamed(line: str, old: list[str], new: list[str]) -> str:
    """A line with other names; where a name is a word of the language too, the words stay what they are."""
    called = dict(zip(old, new, strict=True))
    who, colon, does = line.partition(": ")
    if colon and who in called:
        return f"{called[who]}: {_renamed_action(does, old, new)}"
    words = line.split(" ")
    named = {"seats": 1, "computers": 1, "time": 1}.get(words[0], 2 if line.startswith("= scores ") else len(words))
    return " ".join([*words[:named], *(called.get(word, word) for word in words[named:])])


def _renamed_action(does: str, old: list[str], new: list[str]) -> str:
    try:
        actions = understood(0, does.split(), old)
    except ScriptError:
        return does
    return said(actions[0], new) if [said(action, old) for action in actions] == [does] else does


def _names(players: Sequence[Player]) -> list[str]:
    """A plain word for each seat, which means nothing else in a script."""
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


async def checked(store: ReplayStore, number: int) -> tuple[bool, str]:
    """Whether a table's rounds were dealt by their seeds and played by the rules; and a report.

    Every action is done again by the rules of today, if the table was played by these; else the log is folded, and what
    was dealt is compared.
    """
    table, log = await table_and_log(store, number)
    then, now = table.rules_then.version, table.game.version
    report: list[str] = []
    try:
        judge = _Judge(table, log) if then == now else _JudgeOfOldRules(table, log)
    except CANNOT_BE as damage:
        return False, f"the log does not begin with a deal: {type(damage).__name__}: {damage}"
    for row in log:
        verb, text = row["action"][0], row["action"][5]
        if verb == "deal":
            report.append(f"round {judge.state.round + 1}: seed {text}, fingerprint {commitment(text)}")
        try:
            why = judge.step(row)
        except CANNOT_BE as damage:
            why = f"does not follow from the rules: {type(damage).__name__}: {damage}"
        if why:
            return False, "\n".join([*report, f"step {row['version']} ({verb}) {why}"])
    if judge.state != table.state:
        return False, "\n".join([*report, "the table's state differs from what its log leads to"])
    if then == now:
        return True, "\n".join([*report, "every card came from its seed, and every step follows"])
    changed = f"the rules of {table.game.name} have changed since it began (version {then} -> {now})"
    folded = "the steps were not judged by them: the log leads to the table's state, step by step"
    return True, "\n".join([*report, f"{changed}; {folded}", *judge.doubts])


async def disagreements(store: ReplayStore, tell: Callable[[str], None]) -> tuple[int, int]:
    """Fold every event log, telling of each table that differs from its own, or cannot be read; how many tables there
    are, and how many of them are amiss. A bot may play on meanwhile."""
    seen = amiss = after = 0
    while numbers := await store.numbers(after, TABLES_A_TIME):
        for after in numbers:
            seen += 1
            if why := await _disagreement(store, after):
                amiss += 1
                tell(f"table {after}: {why}")
    return seen, amiss


TABLES_A_TIME = 500
"""How many table numbers are asked for at a time."""


async def _disagreement(store: ReplayStore, number: int) -> str:
    """How a table differs from its log. Nothing is said of its cards."""
    while True:
        try:
            row, log = await store.row(number), await store.history(number)
            if row is None:
                return ""
            table = from_row(row)
        except CANNOT_BE as damage:
            return f"it cannot be read ({type(damage.__cause__ or damage).__name__})"
        if row["version"] == await store.version(number):  # else somebody has acted between the two questions
            break
    if table.state is None:
        return ""
    try:
        folding = Folding(table, log)
        for step in log:
            folding.fold(step)
    except CANNOT_BE as damage:
        return f"its log cannot be folded ({type(damage).__name__})"
    return "" if folding.state == table.state else "its state differs from what its log leads to"


CANNOT_BE = (IllegalAction, Stalled, ValueError, LookupError, TypeError, AttributeError)
"""What is raised by an action that the rules refuse, and by a log that was damaged."""


class Folding:
    """Goes through the log of a table; ``state`` is that to which the logged events have led so far.

    How many sat there at the beginning, the first deal says. Raises one of ``CANNOT_BE``.
    """

    def __init__(self, table: Table, log: Sequence[Row]) -> None:
        self.game = table.game
        first = len(_Deal.among([event for code in log[0]["events"] for event in upcasting.events(code)])[0].hands)
        computers = tuple(seat for seat, player in enumerate(table.players[:first]) if player.person is None)
        self.state = self.game.new(first, computers=computers)

    def fold(self, row: Row) -> list[SomeEvent]:
        """Let the logged events have happened."""
        found = [event for code in row["events"] for event in upcasting.events(code)]
        for event in found:
            event.change(self.state)  # type: ignore[arg-type]  # it is one of the table's own
        return found


class _Judge(Folding):
    """Holds each step against the rules of today.

    States are compared, for earlier versions have saved events in other forms.
    """

    def __init__(self, table: Table, log: Sequence[Row]) -> None:
        super().__init__(table, log)
        self.doubts: list[str] = []

    def step(self, row: Row) -> str:
        """What is wrong with this step; empty when it is right. Raises one of ``CANNOT_BE``."""
        by_rules = self.state.copy()
        self.done(by_rules, row)
        self.fold(row)
        return "" if self.state.agrees(by_rules) else "does not follow from the rules"

    def done(self, state: Match, row: Row) -> Sequence[SomeEvent]:
        """What happens when the action is done in this state, by the rules of today."""
        return self.game.apply(state, row["seat"], _action(row), int(row["at"]))


class _JudgeOfOldRules(_Judge):
    """The same of a table that began by earlier rules: only what was dealt is held against those of today."""

    def step(self, row: Row) -> str:
        before = self.state.copy()
        deals = _Deal.among(self.fold(row))
        if not deals:
            return ""
        try:
            again = _Deal.among(self.done(before, row))
        except CANNOT_BE:
            again = []
        if again == deals:
            return ""
        if [deal.shape for deal in again] == [deal.shape for deal in deals]:
            return "has dealt other cards than its seed gives"
        self.doubts.append(f"step {row['version']}: the rules of dealing have changed, and the seed says nothing of it")
        return ""


class _Deal(NamedTuple):
    """What was dealt: to the seats, as the stock, and turned up."""

    hands: tuple[tuple[int, ...], ...]
    stock: tuple[int, ...]
    pile: tuple[int, ...]

    @classmethod
    def among(cls, events: Sequence[Any]) -> list[Self]:
        """What these events have dealt: those with hands."""
        dealing = [event for event in events if hasattr(event, "hands")]
        return [cls(event.hands, getattr(event, "stock", ()), getattr(event, "pile", ())) for event in dealing]

    @property
    def shape(self) -> tuple[object, ...]:
        """Which cards were dealt from, and how many went where."""
        whole = sorted(card for some in (*self.hands, self.stock, self.pile) for card in some)
        return whole, [len(hand) for hand in self.hands], len(self.stock), len(self.pile)


async def table_and_log(store: ReplayStore, number: int) -> tuple[Table, list[Row]]:
    row = await store.row(number)
    if await store.script(number) is not None:
        raise LookupError(f"of table {number} only its script is kept, which `maumau replay --write` gives")
    if row is None or row["state"] is None:
        raise LookupError(f"there is no table {number} that has been played")
    return from_row(row), await store.history(number)


def dealt(seed: str, game: str, seats: int, dealer: int, options: dict[str, Any]) -> str:
    """The round that a seed deals: its fingerprint, every hand, and the card turned up. ``dealer`` counts from 1; 0 is
    whoever deals a first round."""
    made = make(game, options)
    least, most = made.seats
    if not least <= seats <= most or not 0 <= dealer <= seats:
        raise ValueError(f"{game} is for {least} to {most} seats, and the dealer is one of them")
    state = made.new(seats, dealer=dealer - 1 if dealer else None)
    events: Sequence[SomeEvent] = made.apply(state, NOBODY, Action("deal", text=seed))
    deal = next(event for event in events if hasattr(event, "hands"))
    hands = [f"seat {seat + 1}: {_cards(hand)}" for seat, hand in enumerate(deal.hands)]
    turned = [f"turned up: {_cards(deal.pile)}"] if hasattr(deal, "pile") else []
    begun = "on" if state.phase == PLAYING else "over"
    return "\n".join([f"fingerprint {commitment(seed)}", *hands, *turned, f"round {begun}"])


def _cards(cards: tuple[int, ...]) -> str:
    return " ".join(pretty(card) for card in sorted(cards))
