"""What of a definition does nothing, because what it needs is not so.

Each parameter, effect and moment declares what it needs (``rules.shedding.parts.Need``). A definition that sets one in
vain says something that is not played, so it is refused when it is written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import pairwise, product
from math import prod

from rules.cards import mask
from rules.options import Option, Options, Value
from rules.shedding.definitions.book import Facts, deck
from rules.shedding.definitions.card_words import cards_in
from rules.shedding.definitions.definition import Definition, Entry, WrittenValue, are_met, options_in, settled
from rules.shedding.definitions.faults import Fault, Wrong
from rules.shedding.definitions.sections import PACK, SECTIONS
from rules.shedding.parts import (
    CARDS,
    CARDS_DO,
    HAS_PARTS,
    MAY_PLAY,
    MOMENT_NEEDS,
    SWITCH,
    Need,
    Parameter,
    SettingValue,
    effects,
)

WAYS_LIMIT = 500
"""Upper bound on the ways to choose options that are tried. What hangs on more passes."""
NUMBERS_LIMIT = 21
"""Upper bound on the numbers of an option that are all tried; of more, only the ends."""
A_CARD = 0
"""A card for which relative words are read."""

Place = tuple[Parameter, WrittenValue | None]
"""What can be set somewhere, and what is written there."""
SetTo = Callable[[Options], SettingValue | None]
"""What something is set to with some options; None where it says nothing."""


def without_effect(definition: Definition) -> Iterator[Fault]:
    """Everything that does nothing however options are chosen, each with what it needs."""
    needs = _Needs(definition)
    for place, (one, written) in needs.settings.items():
        if written is not None:
            yield from needs.fault(place, one.needs, options_in(written), _set_to(one, written))
            yield from _in_no_pack(needs, place, one, written)
    for number, entry in enumerate(definition.cards, 1):
        yield from _entry(needs, f"cards.{number}", entry)


def idle_places(definition: Definition, options: Options) -> set[str]:
    """The places of settings that have no effect with these options, whatever their value is."""
    needs = _Needs(definition)
    return {
        place
        for place, (one, written) in needs.settings.items()
        if needs.unmet(one.needs, settled(one, written, options), options) is not None
    }


def _set_to(one: Parameter, written: WrittenValue) -> SetTo:
    """What is written; nothing where it is the default."""

    def value(options: Options) -> SettingValue | None:
        found = settled(one, written, options, A_CARD)
        return None if one.default is not None and found == settled(one, None, options, A_CARD) else found

    return value


def _in_no_pack(needs: _Needs, place: str, one: Parameter, written: WrittenValue) -> Iterator[Fault]:
    """Cards that are named for something, and are in no pack that the game may have."""
    if one.kind != CARDS or place == "pack.cards":
        return
    value, named = _set_to(one, written), 0
    for options in needs.ways((*options_in(written), *needs.options_of("pack.cards"))):
        found, pack = value(options), mask(deck(Facts(needs.definition, PACK, options)).kinds)
        if not isinstance(found, int) or not found or found & pack:
            named = -1
            break
        named |= found
    if named > 0:
        yield Fault(place, Wrong.ABSENT, str(written) if isinstance(written, str) else one.name)


def _entry(needs: _Needs, place: str, entry: Entry) -> Iterator[Fault]:
    """What is set in vain of what some cards do."""
    when, known = [one.option for one in entry.when], effects(shipped=True)

    def only_if_met(value: SetTo) -> SetTo:
        return lambda options: value(options) if are_met(entry.when, options) else None

    yield from needs.fault(f"{place}.at", MOMENT_NEEDS.get(entry.at, ()), when, only_if_met(lambda _: 1))
    for does in entry.does:
        kind, said = known[does.word], dict(does.settings)
        within = {one.name: (one, said.get(one.name)) for one in kind.parameters}
        yield from needs.fault(f"{place}.{does.word}", kind.needs, when, only_if_met(lambda _: 1))
        for name, (one, written) in within.items():
            if written is not None:
                hangs = (*when, *options_in(written))
                value = only_if_met(_set_to(one, written))
                yield from needs.fault(f"{place}.{does.word}.{name}", one.needs, hangs, value, within)


class _Needs:
    """What holds in one definition of what something may need."""

    def __init__(self, definition: Definition) -> None:
        self.definition = definition
        self.options = {option.name: option for option in definition.options}
        self.settings: dict[str, Place] = {
            f"{section.name}.{one.name}": (one, definition.sections[section.name].get(one.name))
            for section in SECTIONS
            for one in section.parameters
        }
        """By place, what can be set in sections."""

    def fault(
        self,
        place: str,
        needs: tuple[Need, ...],
        hangs: Iterable[str],
        value: SetTo,
        within: Mapping[str, Place] | None = None,
    ) -> Iterator[Fault]:
        """What is wrong with something that is set, and never does anything. It ``hangs`` on options; ``within``: what
        is set of the same effect.
        """
        if not needs:
            return
        named = [where for one in needs for where, _ in one.any_of]
        asked = [option for where in named for option in self.options_of(where, within)]
        first = ""
        for options in self.ways((*hangs, *asked)):
            found = value(options)
            if found is None:
                continue
            missing = self.unmet(needs, found, options, within)
            if missing is None:
                return
            first = first or _needs_text(missing, found)
        if first:
            yield Fault(place, Wrong.WITHOUT_EFFECT, first)

    def ways(self, hang: Iterable[str]) -> Iterator[Options]:
        """The ways to choose these options, the others as usual; none where there are too many."""
        usual: dict[str, Value] = {option.name: option.default for option in self.definition.options}
        some = [self.options[name] for name in dict.fromkeys(hang)]
        each = [_values(option) for option in some]
        if prod(map(len, each)) <= WAYS_LIMIT:
            for values in product(*each):
                yield {**usual, **{option.name: value for option, value in zip(some, values, strict=True)}}

    def options_of(self, place: str, within: Mapping[str, Place] | None = None) -> list[str]:
        """The options on which it hangs what stands at a place."""
        if place == CARDS_DO:
            return [when.option for entry in self.definition.cards for when in entry.when]
        if place == HAS_PARTS:
            return [when.option for part in self.definition.parts for when in part.when]
        if place == MAY_PLAY:
            return []
        written = self._setting_at(place, within)[1]
        return [] if written is None else options_in(written)

    def unmet(
        self,
        needs: tuple[Need, ...],
        value: SettingValue,
        options: Options,
        within: Mapping[str, Place] | None = None,
    ) -> Need | None:
        """The first of these needs that is not met with these options, of what is set to this value."""
        for need in needs:
            if need.of and value not in need.of:
                continue
            if not any(self._holds(place, words, value, options, within) for place, words in need.any_of):
                return need
        return None

    def _holds(
        self,
        place: str,
        words: tuple[str, ...],
        value: SettingValue,
        options: Options,
        within: Mapping[str, Place] | None,
    ) -> bool:
        if place == CARDS_DO:
            entries = [entry for entry in self.definition.cards if entry.holds(options)]
            return any(does.word in words for entry in entries for does in entry.does)
        if place == HAS_PARTS:
            return any(part.word in words and part.holds(options) for part in self.definition.parts)
        if place == MAY_PLAY:
            return self._may_play(words, value)
        one, written = self._setting_at(place, within)
        found = settled(one, written, options, A_CARD)
        if not words:
            return bool(found)
        if one.kind == CARDS and isinstance(found, int):
            return any(found & cards_in(word) for word in words)
        return (("off", "on")[found == 1] if one.kind == SWITCH else str(found)) in words

    def _may_play(self, words: tuple[str, ...], value: SettingValue) -> bool:
        """Whether as many may play: as the words say, or from as many on as the setting itself does."""
        fewest, most = self.definition.players
        if words:
            return any(fewest <= int(word) <= most for word in words)
        if isinstance(value, tuple):
            begin = (*sorted(value[::2]), most + 1)
            return all(one <= most and after > fewest for one, after in pairwise(begin))
        return isinstance(value, int) and value <= most

    def _setting_at(self, place: str, within: Mapping[str, Place] | None) -> Place:
        return (within or {}).get(place) or self.settings[place]


def _needs_text(need: Need, value: SettingValue) -> str:
    """What something needs that is set to this value, in the words that everybody may write."""
    own = tuple(map(str, value[::2] if isinstance(value, tuple) else (value,)))
    found = []
    for place, words in need.any_of:
        if place == CARDS_DO:
            words = tuple(word for word in words if word in effects())
        elif place == MAY_PLAY:
            words = words or own
        if place != HAS_PARTS:
            found.append(f"{place} = {' / '.join(words)}" if words else place)
    return ", ".join(found)


def _values(option: Option) -> tuple[Value, ...]:
    """What an option may be: all words and numbers, or of many numbers the ends."""
    numbers = range(option.low, option.high + 1)
    return (*option.words, *(numbers if len(numbers) <= NUMBERS_LIMIT else (option.low, option.high)), option.default)
