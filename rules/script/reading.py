"""Reading table scripts: plain text into a setting and statements. Nothing here knows a rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.catalogue import RULEBOOKS, book_of
from rules.families import FAMILIES
from rules.options import BadOption
from rules.script.layout import ANY_GAME, pairs
from rules.script.setting import (
    EXPECTATIONS,
    Script,
    ScriptError,
    Statement,
    cards_of,
    nearest,
    number_of,
    one_of,
    unread,
)
from rules.script.wording import FIRST_WORDS, LIMIT
from rules.shedding.definitions.faults import BadDefinition
from rules.verbs import AMEND

LAYOUT = (*ANY_GAME, *(word for family in FAMILIES for word in family.layout.statements))
"""The statements that lay a table out, in all games and in one family alone."""
DEFINITION = "|"
"""Begins a line of the definition by which a script is played, where its game is none of the project's; before the
action ``amend``, of the definition from then on."""
STATEMENTS = {
    "rules": "rules GAME",
    "option": "option NAME VALUE",
    "seed": "seed WORDS",
    "seats": "seats ana bia",
    "computers": "computers SEAT …",
    "hand": "hand SEAT CARD …",
    "undeclared": "undeclared SEAT",
    "opening": "opening",
    "team": "team SEAT SEAT …",
    "dealer": "dealer SEAT",
    "turn": "turn SEAT",
    "scores": "scores SEAT NUMBER SEAT NUMBER …",
    "top": "top CARD",
    "pile": "pile CARD …",
    "stock": "stock CARD …",
    "direction": "direction clockwise",
    "secret": "secret CARD",
    "call": "call SUIT by SEAT",
    "placed": "placed SEAT SEAT …",
}
"""The statements of a setting, and in which form each is written."""
OF_THE_HOUSE = ("deal", "time", "clock", "dismiss", "end")
"""What nobody at the table does: a deal, a time that is up, and the time at which the next line happens."""


def read(text: str) -> Script:
    """Read a script. Raises ``ScriptError`` with the line, what is wrong there, and what is right."""
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
        else:
            _setting(script, number, head, rest)
    for missing, there in (("rules GAME", script.game), ("seats ana bia", script.seats)):
        if not there:
            raise ScriptError(1, f"a script needs a line `{missing}`")
    return script


def _expectation(number: int, line: str, words: list[str]) -> Statement:
    if not words or words[0] not in EXPECTATIONS:
        raise ScriptError(number, f"no expectation {nearest(words[0] if words else '', EXPECTATIONS)}")
    return Statement(number, line, "", tuple(words), "=")


def _of_the_house(number: int, line: str, seats: Sequence[str]) -> Statement:
    head, *rest = line.split()
    mark = rest.pop() if rest and rest[-1] == "!" else ""
    if head == "time" and rest not in ([], [LIMIT]):
        one_of(number, " ".join(rest), seats)
    if head == "dismiss":
        if not rest:
            raise unread(number, line, "dismiss SEAT")
        one_of(number, " ".join(rest), seats)
    if head == "clock" and (len(rest) != 1 or number_of(number, rest[0]) < 0):
        raise unread(number, line, "clock SECONDS")
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
        raise unread(number, line, f"{seat}: join` or `{seat}: join computer")
    return Statement(number, line, seat, tuple(words), mark)


def _setting(script: Script, number: int, head: str, rest: list[str]) -> None:
    _check_place(script, number, head, rest)
    script.heads[head] = number
    match head, rest:
        case "rules", [_, *_]:
            _rules(script, number, rest)
        case "option", [_, *_]:
            _option(script, number, rest)
        case "seed", [_, *_]:
            script.seed = " ".join(rest)
        case "seats", [_, *_]:
            script.seats = _seats(number, rest)
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
        case _ if head in LAYOUT and rest and (head != "scores" or len(rest) % 2 == 0):
            script.layout[head] = (number, rest)
        case _:
            raise unread(number, " ".join([head, *rest]), STATEMENTS[head])


def _check_place(script: Script, number: int, head: str, rest: Sequence[str]) -> None:
    """Whether a statement of the setting begins so, and stands above the game."""
    if head not in STATEMENTS:
        raise ScriptError(number, _unknown(script, head, rest))
    if script.steps:
        why = f"{head!r} belongs to the setting: move it above line {script.steps[0].line}, where the game begins"
        raise ScriptError(number, why)


def _seats(number: int, names: list[str]) -> list[str]:
    if twice := [name for name in names if names.count(name) > 1]:
        raise ScriptError(number, f"two seats are called {twice[0]!r}: give each a name of its own")
    return names


def _rules(script: Script, number: int, words: Sequence[str]) -> None:
    name, *more = words
    if name not in RULEBOOKS:
        raise ScriptError(number, f"no game {nearest(name, RULEBOOKS)}")
    if more:
        options = " and ".join(f"`option {option} {value or 'VALUE'}`" for option, value in pairs(_equals_apart(more)))
        raise ScriptError(number, f"an option stands on a line of its own: write {options}")
    script.game = name


def _option(script: Script, number: int, words: Sequence[str]) -> None:
    if not script.game:
        raise ScriptError(number, "`rules GAME` has to stand above `option`")
    if len(words) != 2 or "=" in " ".join(words):
        apart = _equals_apart(words)
        name, value = (apart[0] if apart else "NAME"), (apart[1] if apart[1:] else "VALUE")
        raise unread(number, " ".join(["option", *words]), f"option {name} {value}")
    name, value = words
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


def _equals_apart(words: Sequence[str]) -> list[str]:
    """Words as on a command line, ``name=value``, apart."""
    return " ".join(words).replace("=", " ").split()


def _unknown(script: Script, head: str, rest: Sequence[str]) -> str:
    """Why a line that begins with this word is none, and what may be meant by it."""
    behind = " ".join(rest).removeprefix(":").strip()
    if head in script.seats and behind:
        return f"a colon stands behind who does something: write `{head}: {behind}`"
    if head in FIRST_WORDS:
        doer = script.seats[0] if script.seats else "SEAT"
        return f"nobody does that: write `{' '.join([f'{doer}:', head, *rest])}`"
    if head.startswith("=") and (key := head.lstrip("=")):
        return f"a space stands behind `=`: write `{' '.join(['=', key, *rest])}`"
    return f"no statement {nearest(head, [*STATEMENTS, *OF_THE_HOUSE])}"
