"""The parts of a game in words: what can be set, what to, and what cards do, as the rules say it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping

from bot.games import parts
from bot.games.parts import OF_ITS_SUIT, OPTIONS_PAGE, RANK_WORDS, Node, Setting, Tree, empty, written
from bot.screens.games import option_line, option_value, part_name
from bot.words import names, texts
from bot.words.rulebook import effects_told
from rules.cards import CARDS as EVERY_CARD
from rules.cards import RANK, SEVEN, SUIT_NAMES
from rules.shedding.game import MauMau, MauMauBook
from rules.shedding.parts import CARDS, LAID, POINTS, SAID, effects
from rules.shedding.written.book import book
from rules.shedding.written.card_words import BadCards, cards_in
from rules.shedding.written.faults import BadDefinition
from rules.shedding.written.reading import read

FINER, ALL, NONE = "finer", "all", "none"
"""Choices of a select of cards beside the ranks: in words that are typed; all; none."""


def page_name(page: str, locale: str) -> str:
    """The name of a page."""
    return _own(locale, f"part-{page}", page)


def setting_name(setting: Setting, locale: str) -> str:
    """The name of something that can be set: its own, or one that it shares with others."""
    return part_name(setting.place, locale) or setting.parameter.name.replace("_", " ")


def option_title(tree: Tree, option: str, locale: str) -> str:
    """What a table chooses: the one setting that hangs on the option, else the option's name."""
    found = parts.hanging(tree, option)
    return setting_name(found[0], locale) if len(found) == 1 else option.replace("_", " ")


def option_told(tree: Tree, number: int, locale: str) -> str:
    """What a table chooses, for text: what is usual, and what else there is."""
    name = parts.option_at(tree, number)
    usual = parts.option_settings(tree, number)[0]
    known = usual.parameter
    words = [option_value(locale, word) for word in known.words] or [f"{known.low}–{known.high}"]
    title, value = names.written(option_title(tree, name, locale), 80), word_told(usual, str(usual.now), locale)
    return f"{option_line(locale, title, _number_or(value))} ({texts.listed(locale, words)})"


def _number_or(word: str) -> int | str:
    """A number as such: by the same sign a game of ours may mean a word."""
    return int(word) if word.isdecimal() else word


def _own(locale: str, key: str, word: str) -> str:
    """A text; the word itself, where a part is new and has no text yet."""
    key = key.replace("_", "-")
    return texts.text(locale, key) if texts.has(locale, key) else word.replace("_", " ")


def value_told(setting: Setting, locale: str) -> str:
    """What something is set to."""
    if setting.by_option:
        return texts.text(locale, "game-by-option")
    now: Node = setting.now
    if setting.parameter.kind == CARDS:
        return cards_told(str(now), locale)
    if setting.parameter.kind == SAID:
        return str(now) or texts.text(locale, "value-usual", number=0)
    if setting.parameter.kind == POINTS:
        return parts.points_text(now) or texts.text(locale, "game-cards-none")
    return word_told(setting, str(now), locale)


def word_told(setting: Setting, word: str, locale: str) -> str:
    """A value in words: a number as it is; where it says what 0 means, that."""
    *where, name = setting.place.split(".")
    if where[0] == OPTIONS_PAGE:
        return option_value(locale, _number_or(word))
    key = f"part-{where[-1]}-{name}-{word}".replace("_", "-")
    if texts.has(locale, key):
        return texts.text(locale, key)
    return word if word.isdecimal() else word.replace("_", " ")


def cards_told(text: str, locale: str) -> str:
    """Cards in words, for a label."""
    found = [_card_told(word, locale) for word in text.split()]
    return texts.listed(locale, found) if found else texts.text(locale, "game-cards-none")


def _card_told(word: str, locale: str) -> str:
    if word.startswith("-"):
        return texts.text(locale, "game-cards-without", card=_card_told(word[1:], locale))
    rank = word.removesuffix(OF_ITS_SUIT)
    if rank != word:
        return texts.text(locale, "rules-of-its-suit", rank=_card_told(rank, locale))
    if word in SUIT_NAMES:
        return texts.text(locale, f"suit-{SUIT_NAMES.index(word)}")
    key = f"game-cards-{word}"
    return texts.text(locale, key) if word in (ALL, NONE, FINER, "joker") else word


def moment_name(moment: str, locale: str) -> str:
    """When something happens, for a label."""
    kind, _, row = moment.partition(":")
    if kind == LAID:
        return texts.text(locale, "game-laid")
    key = f"when-{kind}"
    said = texts.text(locale, key, does="", row=row) if texts.has(locale, key) else kind.replace("_", " ")
    return said.strip().rstrip("：:").strip()


def entry_told(entry: Tree, locale: str) -> str:
    """What an entry says, for text."""
    which = cards_told(str(entry.get("which", "")), locale)
    return f"**{names.written(which, 60)}** – {names.written(_does(entry, locale), 200)}"


def entry_plain(entry: Tree, locale: str) -> str:
    """What an entry says, for a label."""
    return f"{cards_told(str(entry.get('which', '')), locale)} – {_does(entry, locale)}"


def _does(entry: Tree, locale: str) -> str:
    """What the cards of an entry do and when, in the words of the rules."""
    which = str(entry.get("which", ""))
    words = parts.words_of(entry)
    said = texts.listed(locale, [effect_told(word, entry[word], first_rank(which), locale) for word in words])
    if not said:
        return texts.text(locale, "game-does-nothing")
    moment = parts.moment_of(entry)
    return said if moment == LAID else f"{moment_name(moment, locale)}: {said}"


def first_rank(which: str) -> int:
    """The rank of the first of these cards, by which the rules tell what they do."""
    try:
        mask = cards_in(which)
    except BadCards:
        mask = 0
    return next((RANK[card] for card in EVERY_CARD if mask >> card & 1), SEVEN)


def effect_name(word: str, locale: str) -> str:
    """What an effect does, in the words of the rules, as it is set at first."""
    return effect_told(word, _at_first(word), SEVEN, locale)


def _at_first(word: str) -> Node:
    """An effect as it is set at first."""
    return {one.name: parts.least(one) for one in effects()[word].parameters if one.default is None} or True


def effect_told(word: str, value: Node, rank: int, locale: str) -> str:
    """What an effect does, in the words of the rules; its word where it cannot be told yet."""
    key = _alone(word, value, rank, locale)
    if key not in _ALONE:
        note_told({key: _told_alone(*key)})
    return _ALONE[key] or _own(locale, f"part-{word}", word)


EffectAlone = tuple[str, int, str]
"""A game of which nothing but one effect is said, the rank of the cards that have it, and the reader's language."""
ALONE_KEPT = 8192
"""Upper bound on effects that are kept in words."""
_ALONE: OrderedDict[EffectAlone, str] = OrderedDict()


def note_told(told: Mapping[EffectAlone, str]) -> None:
    """Keep what effects are in words: another process has found them."""
    _ALONE.update(told)
    while len(_ALONE) > ALONE_KEPT:
        _ALONE.popitem(last=False)


def all_told(tree: Tree, locale: str) -> dict[EffectAlone, str]:
    """What every effect of a game is in words, and each that there is as it is set at first. It takes long."""
    shown = [
        (word, entry[word], first_rank(str(entry.get("which", ""))))
        for entry in parts.entries(tree)
        for word in parts.words_of(entry)
    ]
    shown += [(word, _at_first(word), SEVEN) for word in effects()]
    keys = [_alone(*one, locale) for one in shown]
    return {key: _ALONE[key] if key in _ALONE else _told_alone(*key) for key in keys}


def _alone(word: str, value: Node, rank: int, locale: str) -> EffectAlone:
    entry = {"which": RANK_WORDS[rank], word: value}
    if LAID not in effects()[word].hangs:
        entry["at"] = effects()[word].hangs[0]
    return written({**empty("-"), "cards": [entry]}), rank, locale


def _told_alone(text: str, rank: int, locale: str) -> str:
    """What the rules say of the cards of a rank in a game of which nothing else is said."""
    try:
        alone = book(read(text), kind=MauMauBook)
    except BadDefinition:
        return ""
    game = alone.make({option.name: option.default for option in alone.options})
    card = next(card for card in EVERY_CARD if RANK[card] == rank)
    return texts.listed(locale, effects_told(game, card, locale)).replace("*", "") if isinstance(game, MauMau) else ""
