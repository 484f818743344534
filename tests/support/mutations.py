"""Changes of a definition that scripts have to notice: a line is taken out, or holds where it must not.

A script that holds with the changed definition as well does not show the line at work, or not where it ends.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from cogs.archive.logs import classify_speech
from rules.options import complete
from rules.script.reading import read
from rules.script.replay import Replay
from rules.script.setting import ScriptError
from rules.shedding.definitions.book import book
from rules.shedding.definitions.checking import variants
from rules.shedding.definitions.definition import Definition, Entry, settled
from rules.shedding.definitions.sections import SECTIONS
from rules.shedding.game import MauMauBook
from rules.shedding.parts import CARDS, IN_DEBT, LAID, LAST, SAID, TURNED_UP, effects

OUT, ANY_CARD, ANY_TIME, ANY_OPTIONS = "taken out", "for all cards", "at any moment", "with any options"
OF_DEBTS = {"end_debt", "pass_debt", "scale_debt"}
"""Effects that do nothing where no debt stands: whether that is said of them makes no difference."""
SETTINGS = {(section.name, one.name): one for section in SECTIONS for one in section.parameters}


class Line(NamedTuple):
    """A line of a definition: a setting of a section, or the entry of this number about cards."""

    section: str
    name: str = ""
    number: int = -1


class Mutant(NamedTuple):
    """A definition in which a line is changed. ``line`` and ``change`` are the same in all definitions that have it."""

    line: str
    change: str
    definition: Definition


def lines_of(definition: Definition) -> list[Line]:
    """All lines of a definition, but for its pack, and for what people only say and what is as usual anyway."""
    entries = [Line("cards", number=number) for number in range(len(definition.cards))]
    settings = [Line(section, name) for section, said in definition.sections.items() for name in said]
    return entries + [line for line in settings if line.section != "pack" and not _is_usual(definition, line)]


def _is_usual(definition: Definition, line: Line) -> bool:
    """Whether a setting makes no difference to how the game is played, whatever the options are."""
    one, written = SETTINGS[line.section, line.name], definition.sections[line.section][line.name]
    return one.kind == SAID or all(
        settled(one, written, options) == settled(one, None, options) for options in variants(definition)
    )


def without(definition: Definition, lines: list[Line]) -> Definition:
    """The same definition without these lines."""
    numbers = {line.number for line in lines}
    sections = {
        section: {name: value for name, value in said.items() if Line(section, name) not in lines}
        for section, said in definition.sections.items()
    }
    left = tuple(entry for number, entry in enumerate(definition.cards) if number not in numbers)
    return replace(definition, sections=sections, cards=left)


def taken_out(definition: Definition, line: Line) -> Mutant:
    """The definition without this line."""
    return Mutant(_named(definition, line), OUT, without(definition, [line]))


def widened(definition: Definition, line: Line) -> Iterator[Mutant]:
    """The definition with this line for cards, at moments and with options for which it is not meant."""
    named = _named(definition, line)
    if line.number >= 0:
        for change, entry in _wider(definition.cards[line.number]):
            cards = (*definition.cards[: line.number], entry, *definition.cards[line.number + 1 :])
            yield Mutant(named, change, replace(definition, cards=cards))
    elif SETTINGS[line.section, line.name].kind == CARDS and definition.sections[line.section][line.name] != "all":
        said = {**definition.sections[line.section], line.name: "all"}
        yield Mutant(named, ANY_CARD, replace(definition, sections={**definition.sections, line.section: said}))


def _named(definition: Definition, line: Line) -> str:
    if line.number < 0:
        return f"{line.section}.{line.name}"
    entry = definition.cards[line.number]
    return " ".join([entry.which, entry.at, *(does.word for does in entry.does)])


def _wider(entry: Entry) -> Iterator[tuple[str, Entry]]:
    if entry.which != "all":
        yield ANY_CARD, entry._replace(which="all")
    of_debt = entry.at == IN_DEBT and {does.word for does in entry.does} <= OF_DEBTS
    if entry.row or (entry.at not in (LAID, LAST, TURNED_UP) and not of_debt):
        yield ANY_TIME, entry._replace(at=LAID, row=0)
    if entry.when:
        yield ANY_OPTIONS, entry._replace(when=())
    for place, does in enumerate(entry.does):
        said = dict(does.settings)
        for one in effects(shipped=True)[does.word].parameters:
            if one.kind == CARDS and said.get(one.name, one.default) != "all":
                wider = does._replace(settings=tuple({**said, one.name: "all"}.items()))
                some = (*entry.does[:place], wider, *entry.does[place + 1 :])
                yield f"{does.word}.{one.name} {ANY_CARD}", entry._replace(does=some)


def failure(text: str, definition: Definition) -> str:
    """Where a script fails, played by this definition; empty, where it holds.

    It also fails with a misplay that no ``?`` foresees.
    """
    script, made = read(text), book(definition, kind=MauMauBook)
    try:
        replay = Replay(script, classify_speech, made.make(complete(made.options, script.options)))
    except ScriptError as bad:
        return str(bad)
    for step, failed in replay.run():
        unforeseen = not step.mark and any(event.misplay for event in replay.events)
        if failed or unforeseen:
            return f"{step.text}: {failed or 'was a misplay'}"
    return ""
