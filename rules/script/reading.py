"""Reading table scripts: plain text into a setting and statements. Nothing here knows a rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.catalogue import RULEBOOKS, book_of
from rules.families import FAMILIES
from rules.options import BadOption
from rules.script.setting import Script, ScriptError, Statement, cards_of, nearest, number_of, one_of
from rules.script.wording import FIRST_WORDS, LIMIT
from rules.shedding.definitions.faults import BadDefinition
from rules.verbs import AMEND

EVERYWHERE = ("dealer", "turn", "scores")
LAYOUT = (*EVERYWHERE, *(word for family in FAMILIES for word in family.layout.statements))
"""The statements that lay a table out, in all games and in one family alone."""
DEFINITION = "|"
"""Begins a line of the definition by which a script is played, where its game is none of the project's; before the
action ``amend``, of the definition from then on."""
STATEMENTS = ("rules", "option", "seed", "seats", "computers", "hand", "undeclared", "opening", "team", *LAYOUT)
OF_THE_HOUSE = ("deal", "time", "clock", "dismiss", "end")
"""What nobody at the table does: a deal, a time that is up, and the time at which the next line happens."""
EVERY_GAME = ("turn", "hand", "count", "direction", "seats", "legal", "pending", "scores", "out")
KEYS = (
    *EVERY_GAME,
    *("round", "match", "winner", "view", "says"),
    *(word for family in FAMILIES for word in family.layout.expectations),
)
"""What can be expected, in all games and in one family alone."""


def read(text: str) -> Script:
    """Read a script. Raises ``ScriptError`` with the line and the nearest known word."""
    script = Script()
    joined: list[str] = []
    defined: list[str] = []
    for number, raw in enumerate(text.splitlines(), 1):
        if raw.startswith(DEFINITION):
            defined.append(raw.removeprefix(DEFINITION).removeprefix(" "))
            continue
        line = raw.split("#", 1)[0].strip() if "says" not in raw else raw.strip()
        if not line or line.startswith("#"):
            continue
        if defined and not script.game:
            script.game, defined = "\n".join(defined) + "\n", []
        head, *rest = line.split()
        if head == "=":
            script.steps.append(_expectation(number, line, rest))
        elif head in OF_THE_HOUSE:
            script.steps.append(_of_the_house(number, line, [*script.seats, *joined]))
        elif head.endswith(":"):
            action = _action(number, line, [*script.seats, *joined])
            joined += [action.seat] if action.words[0] == "join" else []
            if action.words == (AMEND,):
                action, defined = replace(action, words=(AMEND, "\n".join(defined) + "\n")), []
            script.steps.append(action)
        elif script.steps:
            raise ScriptError(number, f"a setting after the game has begun: {nearest(head, STATEMENTS)}")
        else:
            _setting(script, number, head, rest)
    if not script.game or not script.seats:
        raise ScriptError(1, "a script needs `rules` and `seats`")
    return script


def _expectation(number: int, line: str, words: list[str]) -> Statement:
    if not words or words[0] not in KEYS:
        raise ScriptError(number, f"no expectation {nearest(words[0] if words else '', KEYS)}")
    return Statement(number, line, "", tuple(words), "=")


def _of_the_house(number: int, line: str, seats: Sequence[str]) -> Statement:
    head, *rest = line.split()
    mark = rest.pop() if rest and rest[-1] == "!" else ""
    if head == "time" and rest not in ([], [LIMIT]):
        one_of(number, " ".join(rest), seats)
    if head == "dismiss":
        one_of(number, " ".join(rest), seats)
    if head == "clock" and (len(rest) != 1 or number_of(number, rest[0]) < 0):
        raise ScriptError(number, "a clock shows seconds")
    return Statement(number, line, "", (head, *rest), mark)


def _action(number: int, line: str, seats: Sequence[str]) -> Statement:
    seat, _, what = line.partition(":")
    words = what.split()
    mark = words.pop() if words and words[-1] in ("!", "?") else ""
    if not words or words[0] not in FIRST_WORDS:
        raise ScriptError(number, f"no action {nearest(words[0] if words else '', FIRST_WORDS)}")
    if words[0] != "join":
        one_of(number, seat, seats)
    elif words[1:] not in ([], ["computer"]):
        raise ScriptError(number, f"who joins is a person, or `computer`, not {' '.join(words[1:])!r}")
    return Statement(number, line, seat, tuple(words), mark)


def _setting(script: Script, number: int, head: str, rest: list[str]) -> None:
    match head, rest:
        case "rules", [name] if name in RULEBOOKS:
            script.game = name
        case "rules", [name]:
            raise ScriptError(number, f"no game {nearest(name, RULEBOOKS)}")
        case "option", [name, value] if script.game:
            _option(script, number, name, value)
        case "seed", [_, *_]:
            script.seed = " ".join(rest)
        case "seats", [_, *_]:
            script.seats = rest
        case "hand", [seat, *cards]:
            script.hands[one_of(number, seat, script.seats)] = cards_of(number, cards)
            script.lines[seat] = number
        case "undeclared", [seat]:
            script.undeclared.append(one_of(number, seat, script.seats))
        case "computers", [_, *_]:
            script.computers = [one_of(number, name, script.seats) for name in rest]
        case "team", [_, *_]:
            script.teams.append((number, [one_of(number, name, script.seats) for name in rest]))
        case "opening", []:
            script.opening = True
        case _ if head in LAYOUT and rest:
            script.layout[head] = (number, rest)
        case _:
            known = f"too little for {head!r}" if head in STATEMENTS else f"no statement {nearest(head, STATEMENTS)}"
            raise ScriptError(number, known)


def _option(script: Script, number: int, name: str, value: str) -> None:
    try:
        declared = {option.name: option for option in book_of(script.game).options}
    except BadDefinition as bad:
        raise ScriptError(1, str(bad)) from None
    if name not in declared:
        raise ScriptError(number, f"no option {nearest(name, declared)}")
    try:
        script.options[name] = declared[name].read(value)
    except BadOption as bad:
        raise ScriptError(number, str(bad)) from None
