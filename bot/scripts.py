"""Table scripts and the database: replaying files, writing finished games, and checking that a deal was fair."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from bot.speech import hear
from bot.store.queries import Record, Store
from bot.tables import Table, from_row
from rules.cards import NAMES, SUIT_NAMES, pretty
from rules.catalogue import make
from rules.chance import commitment
from rules.match import PLAYING
from rules.script.reading import read
from rules.script.replay import Replay
from rules.script.setting import ScriptError
from rules.shedding.talk import DECLARING, SPEECH
from rules.table import NOBODY, Action, IllegalAction, SomeEvent

FAILED, UNREADABLE = 1, 2
WORDS = ((SPEECH, "words"), (DECLARING, "mau mau"))
"""What stands in a written script for what was said; the messages themselves are not kept."""


def ear(text: str) -> tuple[int, tuple[int, ...]]:
    """Judges a message of a script as one in a channel is judged."""
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


async def written(store: Store, number: int) -> str:
    """A table of the database as a script. Raises ``LookupError`` when there is none, or it has not begun."""
    table, log = await _table(store, number)
    names = _names(table)
    deals = [row for row in log if row["action"][0] == "deal"]
    lines = [f"rules {table.game.name}"]
    usual = make(table.game.name).options
    lines += [f"option {name} {value}" for name, value in sorted(table.game.options.items()) if value != usual[name]]
    first = _seats_at_start(log, len(names))
    lines += [f"seed {deals[0]['action'][5]}", "seats " + " ".join(names[:first]), ""]
    for row in log[1:]:
        lines += _statement(row, names)
    lines.append("= scores " + " ".join(f"{name} {total}" for name, total in _totals(table, names)))
    return "\n".join(lines) + "\n"


def _seats_at_start(log: list[Record], seats: int) -> int:
    joined = sum(1 for row in log for event in row["events"] if event[0] == "Joined")
    return seats - joined


def _statement(row: Record, names: list[str]) -> list[str]:
    """The lines that stand for a logged action."""
    verb, cards, seat, suit, number, text = row["action"]
    if verb == "deal":
        return [f"deal {text}"]
    if row["seat"] == NOBODY:
        joined = [event[1] for event in row["events"] if event[0] == "Joined"]
        return [f"{names[who]}: join" for who in joined]
    who = names[row["seat"]]
    named = " ".join(NAMES[card] for card in cards)
    if verb == "says":
        return [f"{who}: says {' '.join([word for bit, word in WORDS if number & bit] + [NAMES[c] for c in cards])}"]
    if verb == "roulette":
        return [f"{who}: lay {named} face down"]
    if verb == "stop":
        return [f"{who}: stop eating"]
    said = {"jump": "jump in", "vote": f"vote {'yes' if number == 1 else 'no'}"}.get(verb, verb)
    if text and verb == "play":
        text = f"as {text}"
    picked = str(number) if verb == "choose" and number >= 0 else ""
    parts = [said, named, names[seat] if seat >= 0 else "", SUIT_NAMES[suit] if suit >= 0 else "", picked, text]
    return [f"{who}: " + " ".join(part for part in parts if part)]


def _names(table: Table) -> list[str]:
    """A plain word for each seat."""
    names: list[str] = []
    for seat, player in enumerate(table.players):
        word = re.sub(r"[^a-z0-9]+", "", player.name.lower()) or f"seat{seat + 1}"
        while word in names:
            word = f"{word}{seat + 1}"
        names.append(word)
    return names


def _totals(table: Table, names: list[str]) -> list[tuple[str, int]]:
    return list(zip(names, table.state.totals if table.state else [], strict=False))


async def checked(store: Store, number: int) -> tuple[bool, str]:
    """Whether a table's log is what its seeds and actions give when they are played again; and a report."""
    table, log = await _table(store, number)
    computers = tuple(seat for seat, player in enumerate(table.players) if player.person is None)
    first = _seats_at_start(log, len(table.players))
    state = table.game.new(first, computers=tuple(seat for seat in computers if seat < first))
    report = []
    for row in log:
        verb, cards, seat, suit, value, text = row["action"]
        action = Action(verb, tuple(cards), seat, suit, value, text)
        if verb == "deal":
            report.append(f"round {state.round + 1}: seed {text}, fingerprint {commitment(text)}")
        try:
            found = [event.code() for event in table.game.apply(state, row["seat"], action, int(row["at"]))]
        except IllegalAction:
            found = None
        if _plain(found) != _plain(row["events"]):
            return False, "\n".join([*report, f"step {row['version']} ({verb}) does not follow from the rules"])
    same = table.state is not None and state.save() == table.state.save()
    report.append("every card came from its seed, and every step follows" if same else "the table's state differs")
    return same, "\n".join(report)


def _plain(value: Any) -> Any:
    """A value as JSON gives it back."""
    if isinstance(value, dict):
        return {name: _plain(item) for name, item in value.items()}
    return [_plain(item) for item in value] if isinstance(value, list | tuple) else value


async def _table(store: Store, number: int) -> tuple[Table, list[Record]]:
    row = await store.table(number)
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
