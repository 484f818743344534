"""A definition checked as a whole: every word may be right, and the game still cannot be played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod

from rules.cards import NAMES, OF_RANK, RANK, mask
from rules.options import Option, Options, Value
from rules.shedding.contract import IN_PAIRS, Ruleset
from rules.shedding.declaring import SECOND
from rules.shedding.definitions.book import Facts, deal_facts, deck, out_from, ruleset, seats_with
from rules.shedding.definitions.card_words import cards_in
from rules.shedding.definitions.definition import ByOption, Definition, settled
from rules.shedding.definitions.faults import BadDefinition, Fault, Wrong
from rules.shedding.definitions.reading import EVERY_GAMES
from rules.shedding.definitions.sections import DEAL, PACK, SECTIONS
from rules.shedding.definitions.without_effect import without_effect
from rules.shedding.laying import Fitting
from rules.shedding.parts import LAID, LAST, TURNED_UP, effects

LEFT_TO_DRAW = 2
"""How many cards have to be left when all are dealt: the one turned up, and one to draw."""
OF_THE_DEAL = (
    *("pack.cards", "pack.packs", "pack.more_from", "pack.packs_from", "pack.seats_per_pack", "pack.jokers"),
    *("deal.hand", "deal.hand_of_two", "deal.hand_from", "deal.hand_of_dealer", "deal.chosen"),
)
"""The settings that say whether the cards last."""
DEALS_LIMIT = 500
"""Upper bound on the ways in which options can be chosen together that these settings hang on."""
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
    *(("deal", "partners", "ending", name) for name in ("plays_on", "countdown", "late")),
)
"""Switches that contradict each other: section and name of either."""


def check_definition(definition: Definition) -> Definition:
    """The same definition, if it can be played whatever its options are. Raises ``BadDefinition``."""
    faults: list[Fault] = []
    kinds = 0
    """All cards that are in the pack with some options."""
    acting: set[tuple[bool, tuple[int, ...]]] = set()
    """The entries that hold together with some options, and whether the card turned up acts."""
    for options in variants(definition):
        rules = ruleset(definition, options)
        kinds |= sum(1 << card for card in rules.deck.kinds)
        found = [*_faults(definition, options, rules)]
        act = Facts(definition, DEAL, options).word("turned_up") == "acts"
        hold = tuple(number for number, entry in enumerate(definition.cards, 1) if entry.holds(options))
        if (act, hold) not in acting:
            acting.add((act, hold))
            found += _entries(definition, hold, acts=act)
        found += _absent(definition, options, mask(rules.deck.kinds))
        faults += [fault for fault in found if fault not in faults]
    faults += [
        Fault(f"cards.{number}.which", Wrong.ABSENT, entry.which)
        for number, entry in enumerate(definition.cards, 1)
        if not cards_in(entry.which) & kinds
    ]
    if faults:
        raise BadDefinition(faults)
    return definition


def lasting(definition: Definition) -> Definition:
    """The same definition, if its cards last however the options are chosen together. Raises ``BadDefinition``.

    It is asked when a game is written. A table of a game that was written before plays on as long as its cards last.
    """
    if faults := [*_pack(definition)]:
        raise BadDefinition(faults)
    return definition


def accept_definition(definition: Definition) -> Definition:
    """The same definition, if it can be played, its cards last, and all that it says does something. Raises
    ``BadDefinition``.

    It is asked when a game is written. A table of a game that was written before plays on.
    """
    faults = [*_pack(check_definition(definition)), *without_effect(definition)]
    if faults:
        raise BadDefinition(faults)
    return definition


def variants(definition: Definition) -> Iterator[Options]:
    """The options as they are, and each one at each word and at the ends of its range."""
    usual: dict[str, Value] = {option.name: option.default for option in (*definition.options, *EVERY_GAMES)}
    yield usual
    for option in definition.options:
        for value in _values(option):
            if value != option.default:
                yield {**usual, option.name: value}


def _values(option: Option) -> tuple[Value, ...]:
    """Each word of an option, or the ends of its range."""
    return (*option.words, *((option.low, option.high) if option.high >= option.low else ()))


def _faults(definition: Definition, options: Options, rules: Ruleset) -> Iterator[Fault]:
    if (fault := _cards_last(definition, options)) is not None:
        yield fault
    yield from _laying(rules)
    yield from _sections(definition, options, rules)


def _pack(definition: Definition) -> Iterator[Fault]:
    """The cards last for every table, however the options are chosen together on which that hangs."""
    usual = next(iter(variants(definition)))
    hang = [option for option in definition.options if set(OF_THE_DEAL) & set(definition.hangs_on(option.name))]
    ways = [_values(option) for option in hang]
    if prod(map(len, ways)) > DEALS_LIMIT:
        yield Fault("options", Wrong.TOO_MANY, f"{DEALS_LIMIT}")
        return
    for values in product(*ways):
        options = {**usual, **{option.name: value for option, value in zip(hang, values, strict=True)}}
        fault = _cards_last(definition, options, with_dealer=True)
        if fault is not None:
            yield fault
            return


def _cards_last(definition: Definition, options: Options, *, with_dealer: bool = False) -> Fault | None:
    """What is wrong with the pack with these options, if something is. ``with_dealer``: also where the dealer is dealt
    another number of cards.
    """
    pack, deal = Facts(definition, PACK, options), Facts(definition, DEAL, options)
    cards, (fewest, most) = deck(pack), seats_with(definition, options)
    if len({RANK[card] for card in cards.kinds}) < 2:
        return Fault("pack.cards", Wrong.PACK, f"{len(cards.kinds)} different cards")
    for seats in range(fewest, most + 1):
        have, need = len(cards.cards_for(seats)), _dealt(deal, seats, with_dealer=with_dealer) + LEFT_TO_DRAW
        if have < need:
            return Fault("pack", Wrong.PACK, f"{have} cards, {need} needed by {seats}")
    return None


def _dealt(deal: Facts, seats: int, *, with_dealer: bool) -> int:
    """How many cards this many seats are dealt; where the dealer says how many each gets, at least."""
    how = deal_facts(deal)
    if how.chosen:
        return seats
    hand = how.hand_with(seats)
    return hand * (seats - 1) + ((with_dealer and how.hand_of_dealer) or hand)


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
    last = rules.course.facts().get("not-with", 0) | rules.cards.never_last
    if all(last >> card & 1 for card in kinds):
        yield Fault("ending.not_with", Wrong.NEVER, "a last card")


def _sections(definition: Definition, options: Options, rules: Ruleset) -> Iterator[Fault]:
    """Switches that exclude each other."""
    facts = {section.name: Facts(definition, section, options) for section in SECTIONS}
    for first, one, second, other in TOGETHER:
        if facts[first].on(one) and facts[second].on(other):
            yield Fault(f"{second}.{other}", Wrong.CONTRADICTION, f"{first}.{one}, {second}.{other}")
    if facts["deal"].on("partners") and (
        seats_with(definition, options)[1] < IN_PAIRS[0] or out_from(facts["counting"])
    ):
        yield Fault("deal.partners", Wrong.CONTRADICTION, "deal.partners")
    ending = facts["ending"]
    if ending.number("never_last") & ending.number("not_with"):
        yield Fault("ending.never_last", Wrong.CONTRADICTION, "ending.not_with, ending.never_last")
    call = facts["call"]
    if call.word("until") == "caller" and (call.number("cards") > 1 or call.on("then_another")):
        yield Fault("call.until", Wrong.CONTRADICTION, "call.until, call.cards")
    if rules.declaring.second and rules.declaring.left != 1:
        yield Fault("declare.second", Wrong.CONTRADICTION, "declare.left, declare.second")
    word, second = (_spelled(facts["declare"].word(name)) for name in ("word", "second_word"))
    usual = _spelled(SECOND)
    if rules.declaring.second and (word or second) and (word or usual) == (second or usual):
        yield Fault("declare.second_word", Wrong.CONTRADICTION, "declare.word, declare.second_word")
    if rules.fitting.laying.declared and rules.declaring.left != 1:
        yield Fault("declare.needed", Wrong.CONTRADICTION, "declare.left, declare.needed")


def _entries(definition: Definition, hold: Sequence[int], *, acts: bool) -> Iterator[Fault]:
    """No card calls twice at a moment, or does what excludes each other: by the entries that ``hold``, by number."""
    known = effects(shipped=True)
    entries = [(number, definition.cards[number - 1]) for number in hold]
    masks = [(number, entry, cards_in(entry.which)) for number, entry in entries]
    seen: set[tuple[int, ...]] = set()
    for card in range(len(NAMES)):
        of_card = tuple(number for number, _, cards in masks if cards >> card & 1)
        if of_card in seen:  # another card does the same
            continue
        seen.add(of_card)
        by_moment: dict[tuple[str, int], list[tuple[int, str]]] = {}
        for number, entry, cards in masks:
            if cards >> card & 1:
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


def _absent(definition: Definition, options: Options, pack: int) -> Iterator[Fault]:
    """Cards that an effect asks for are in the pack: without any it would ask for what nobody can lay."""
    known = effects(shipped=True)
    for number, entry in enumerate(definition.cards, 1):
        which = [card for card in range(len(NAMES)) if cards_in(entry.which) & pack & 1 << card]
        for does in entry.does if entry.holds(options) else ():
            kind, said = known[does.word], dict(does.settings)
            for one in kind.parameters:
                if one.name not in kind.asks_cards:
                    continue
                on_each = [settled(one, said.get(one.name), options, card) for card in which]
                asked = [some for some in on_each if isinstance(some, int) and (some or one.default is None)]
                if any(not some & pack for some in asked):
                    named = said.get(one.name, one.default)
                    written = named.chosen(options) if isinstance(named, ByOption) else named
                    yield Fault(f"cards.{number}.{does.word}.{one.name}", Wrong.ABSENT, str(written))


def _spelled(words: str) -> str:
    """Words as they sound, without signs."""
    return "".join(sign for sign in words.casefold() if sign.isalnum())
