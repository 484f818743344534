"""A definition checked as a whole: every word may be right, and the game still cannot be played."""

from __future__ import annotations

from collections.abc import Iterator

from rules.cards import NAMES, OF_RANK, RANK
from rules.options import Option, Options, Value
from rules.shedding.contract import Ruleset
from rules.shedding.laying import Fitting
from rules.shedding.parts import LAID, LAST, TURNED_UP, effects
from rules.shedding.written.book import Facts, ruleset, seats_with
from rules.shedding.written.card_words import cards_in
from rules.shedding.written.definition import Definition
from rules.shedding.written.faults import BadDefinition, Fault, Wrong
from rules.shedding.written.reading import EVERY_GAMES
from rules.shedding.written.sections import DEAL, SECTIONS

LEFT_TO_DRAW = 2
"""How many cards have to be left when all are dealt: the one turned up, and one to draw."""
OPPOSED = (
    ("end_debt", ("draw_debt", "pass_debt", "previous_owes")),
    ("skip", ("skip_debt",)),
    ("suspend", ("copy_below",)),
)
"""Effects that contradict each other where a card does both at one moment."""
TOGETHER = (
    ("ending", "plays_on", "ending", "countdown"),
    ("ending", "plays_on", "ending", "late"),
    ("ending", "countdown", "ending", "late"),
)
"""Switches that contradict each other: section and name of either."""


def checked(definition: Definition) -> Definition:
    """The same definition, if it can be played whatever its options are. Raises ``BadDefinition``."""
    faults: list[Fault] = []
    present: set[int] = set()
    for options in variants(definition):
        rules = ruleset(definition, options)
        kinds = sum(1 << card for card in rules.deck.kinds)
        for number, entry in enumerate(definition.cards, 1):
            if cards_in(entry.which) & kinds:
                present.add(number)
        faults += [fault for fault in _faults(definition, options, rules) if fault not in faults]
    faults += [
        Fault(f"cards.{number}.which", Wrong.ABSENT, entry.which)
        for number, entry in enumerate(definition.cards, 1)
        if number not in present
    ]
    if faults:
        raise BadDefinition(faults)
    return definition


def variants(definition: Definition) -> Iterator[Options]:
    """The options as they are, and each one at each word and at the ends of its range."""
    usual: dict[str, Value] = {option.name: option.default for option in (*definition.options, *EVERY_GAMES)}
    yield usual
    for option in definition.options:
        values: tuple[Value, ...] = (*option.words, *_ends(option))
        for value in values:
            if value != option.default:
                yield {**usual, option.name: value}


def _ends(option: Option) -> tuple[int, ...]:
    return (option.low, option.high) if option.high >= option.low else ()


def _faults(definition: Definition, options: Options, rules: Ruleset) -> Iterator[Fault]:
    yield from _pack(definition, options, rules)
    yield from _laying(rules)
    yield from _sections(definition, options, rules)
    yield from _entries(definition, options)


def _pack(definition: Definition, options: Options, rules: Ruleset) -> Iterator[Fault]:
    """The cards last for the fullest table."""
    deck, (fewest, most) = rules.deck, seats_with(definition, options)
    if len({RANK[card] for card in deck.kinds}) < 2:
        yield Fault("pack.cards", Wrong.PACK, f"{len(deck.kinds)} different cards")
        return
    chosen = "chosen-hand" in rules.course.facts()
    for seats in range(fewest, most + 1):
        hand = 1 if chosen else max(rules.hand_size, rules.course.facts().get("hand-of", 0) if seats == 2 else 0)
        have, need = len(deck.cards_for(seats)), hand * seats + LEFT_TO_DRAW
        if have < need:
            yield Fault("pack", Wrong.PACK, f"{have} cards, {need} needed by {seats}")
            return


def _laying(rules: Ruleset) -> Iterator[Fault]:
    """Each card can be laid on some card of another rank, or on a call; and some card may be the last one.

    A card that goes only on its own rank stays in a hand until such a card is turned up by chance.
    """
    kinds = rules.deck.kinds
    fitting = Fitting(rules.fitting.laying)
    goes = 0
    for some in (*(fitting.on[top] & ~OF_RANK[RANK[top]] for top in kinds), *fitting.on_call):
        goes |= some
    if never := [NAMES[card] for card in kinds if not goes >> card & 1]:
        yield Fault("follow", Wrong.NEVER, " ".join(never[:8]))
    last = rules.course.facts().get("not-with", 0)
    if all(last >> card & 1 for card in kinds):
        yield Fault("ending.not_with", Wrong.NEVER, "a last card")


def _sections(definition: Definition, options: Options, rules: Ruleset) -> Iterator[Fault]:
    """Switches that exclude each other."""
    facts = {section.name: Facts(definition, section, options) for section in SECTIONS}
    for first, one, second, other in TOGETHER:
        if facts[first].on(one) and facts[second].on(other):
            yield Fault(f"{second}.{other}", Wrong.CONTRADICTION, f"{first}.{one}, {second}.{other}")
    if rules.declaring.second and rules.declaring.left != 1:
        yield Fault("declare.second", Wrong.CONTRADICTION, "declare.left, declare.second")
    if rules.fitting.laying.declared and rules.declaring.left != 1:
        yield Fault("declare.needed", Wrong.CONTRADICTION, "declare.left, declare.needed")


def _entries(definition: Definition, options: Options) -> Iterator[Fault]:
    """No card calls twice at a moment, or does what excludes each other."""
    known = effects()
    acts = Facts(definition, DEAL, options).word("turned_up") == "acts"
    for card in range(len(NAMES)):
        by_moment: dict[tuple[str, int], list[tuple[int, str]]] = {}
        for number, entry in enumerate(definition.cards, 1):
            if entry.holds(options) and cards_in(entry.which) >> card & 1:
                by_moment.setdefault((entry.at, entry.row), []).extend((number, does.word) for does in entry.does)
        always = by_moment.pop((LAID, 0), [])
        apart = (LAST,) if acts else (LAST, TURNED_UP)
        together = [([] if at in apart else always) + some for (at, _), some in by_moment.items()]
        for some in [always, *together]:
            words = [word for _, word in some]
            calling = [number for number, word in some if known[word].calls]
            if len(calling) > 1:
                yield Fault(f"cards.{calling[-1]}", Wrong.CALLS, NAMES[card])
                return
            for one, others in OPPOSED:
                if one in words and any(other in words for other in others):
                    opposed = [one, *others]
                    number = next(number for number, word in reversed(some) if word in opposed)
                    other = next(other for other in others if other in words)
                    yield Fault(f"cards.{number}", Wrong.CONTRADICTION, f"{one}, {other}")
                    return
