"""The rules of a game in sentences: each says where it stands and what it is about, so that it is found again.

A sentence is made from what a game declares, with the words of ``does-…`` and ``rules-…``: first those of the Mau-Mau
family, at the end those of Zheng Shangyou.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import Final, NamedTuple

from bot.drawing.emojis import Faces
from bot.words import names, text_keys, texts
from bot.words.declaring import declaration, declaration_label
from bot.words.texts import OpenTextKeys, Person, TextKeys, card_name, fact
from rules.cards import ALL, JOKER, JOKERS, OF_RANK, RANK, RANKS, SPADES, SUIT, SUITS, TEN, TWO
from rules.cards import card as card_of
from rules.climbing import combinations
from rules.climbing.scoring import ALONE
from rules.climbing.zheng import IN_TEAMS, TARGET, TARGET_OF_THREES, Zheng
from rules.game import WALKOVER, of_any
from rules.shedding import course
from rules.shedding.contract import TURN_OVER, Effect, MauMauInterrupt, Move
from rules.shedding.declaring import Accuse, Declare, Knock
from rules.shedding.effects import DrawDebt, NextDraws, OthersDraw, PreviousDraws, PreviousOwes, Skip, SkipRow
from rules.shedding.game import MauMau
from rules.shedding.ime.cards import Defence, ThirdSix
from rules.shedding.moves import Draw, LayTogether
from rules.shedding.partners import SharedAccount
from rules.shedding.parts import IN_DEBT, LAID, LAST, MOMENTS, NO_DEBT, OWN_RANK, OWN_SUIT, ROW, TURNED_UP, TWIN
from rules.shedding.scoring import ByPlace, Counting
from rules.shedding.talk import Says
from rules.table import Reason

SECTIONS = ("aim", "deal", "turn", "one", "cards", "moves", "points")
"""The order in which the rules are told."""
CLASS_FACTS = ("cards", "answer", "wrong")
"""Numbers that are the same for all of a kind, and are told of it."""


class Sentence(NamedTuple):
    """A sentence of the rules: its place, and what it is about: parts of the rules, and kinds of what is declared.

    Of a sentence about cards: which they are, and what it says without naming them.
    """

    section: str
    text: str
    about: tuple[str, ...]
    cards: tuple[int, ...] = ()
    does: str = ""


DOES: Final = OpenTextKeys("does-{}")
"""An effect, move or interrupt, by the name of its class; what is told with another has no text."""
WHEN: Final = TextKeys("when-{}", lambda: {*MOMENTS, ROW} - {LAID})


def describe(thing: object, locale: str, common: Mapping[str, object], ending: str = "") -> str:
    """An effect, move or interrupt in words, with the facts that it is declared with; empty where there are none."""
    facts = {name: getattr(thing, name) for name in CLASS_FACTS if hasattr(thing, name)}
    facts |= {name: getattr(thing, name) for name, _ in getattr(thing, "FIELDS", ())}
    told = {**{name: fact(value) for name, value in facts.items()}, **common}
    for kind in type(thing).__mro__:
        if key := DOES.find(f"{kind.__name__}{ending}"):
            return texts.text(locale, key, **told)
    return ""


def describe_ranks(cards: Iterable[int], kinds: Iterable[int], locale: str, beside: Iterable[int] = ()) -> list[str]:
    """Cards of a pack in the fewest words: by rank where all suits are among them, by suit where all ranks are, by
    those that are missing, or by name. Of a suit some may have been named ``beside`` them.
    """
    some, every, named = set(cards), set(kinds), set(beside)
    by_rank = _by_rank(some, every, locale)
    suits = [suit for suit in range(len(SUITS)) if len(of := _of_suit(suit, every - named)) > 1 and of <= some]
    rest = some.difference(*(_of_suit(suit, every) for suit in suits))
    by_suit = [texts.text(locale, text_keys.SUIT.key(suit)) for suit in suits] + _by_rank(rest, every, locale)
    found = by_suit if len(by_suit) < len(by_rank) else by_rank
    if len(found) > 1 and not named and (missing := every - some):
        but = describe_ranks(missing, every, locale) if len(missing) < len(some) else []
        if but and 1 + len(but) < len(found):
            return [texts.text(locale, "rules-any-but", cards=texts.format_list(locale, but))]
    return found


def _of_suit(suit: int, cards: Iterable[int]) -> set[int]:
    return {card for card in cards if SUIT[card] == suit}


def _by_rank(cards: Iterable[int], kinds: Iterable[int], locale: str) -> list[str]:
    """Cards by their rank where all suits are among them, the others by name."""
    some, found = sorted(set(cards)), []
    for rank in sorted({RANK[card] for card in some}):
        of_rank = [card for card in some if RANK[card] == rank]
        whole = all(card in of_rank for card in kinds if RANK[card] == rank)
        if rank == JOKER and whole:
            found.append(texts.text(locale, "rules-joker"))
        elif whole:
            found.append(RANKS[rank])
        else:
            found += [card_name(locale, card) for card in of_rank]
    return found


def faces_text(cards: Iterable[int], faces: Faces) -> str:
    """The faces of cards, one for a rank that is meant as a whole; nothing where there are no pictures, or too many."""
    some, found = sorted(set(cards)), []
    for rank in sorted({RANK[card] for card in some}):
        of_rank = [card for card in some if RANK[card] == rank]
        if len(of_rank) >= 3:
            of_rank = [card_of(rank, SPADES)]
        elif rank == JOKER:
            of_rank = of_rank[-1:]
        found += [faces.text(card) for card in of_rank if faces.emoji(card)]
    return " ".join(found) if len(found) <= PICTURES_LIMIT else ""


def _spans(numbers: Sequence[tuple[int, int]], most: int) -> list[tuple[str, int, int, int]]:
    """Numbers that hold from so many players on, each told apart from the next one: for one number of players, some, or
    so many and more; the first and the last of them, and the number.
    """
    begin, found = [one for one in sorted(numbers) if one[0] <= most], list[tuple[str, int, int, int]]()
    for (least, number), (after, _) in pairwise([*begin, (most + 1, 0)]):
        span = "more" if after > most else "one" if after == least + 1 else "some"
        found.append((span, least, after - 1, number))
    return found


def cards_in_mask(mask: int, kinds: Iterable[int]) -> list[int]:
    """The cards of a mask that a pack has."""
    return [card for card in kinds if mask >> card & 1]


def has_whole_rank(mask: int, rank: int, kinds: Iterable[int]) -> bool:
    """Whether all cards of a rank that a pack has are in the mask."""
    return all(mask >> card & 1 for card in kinds if OF_RANK[rank] >> card & 1)


SITS_OUT = (Skip, SkipRow)
"""Effects because of which others are for the player after the next one."""
OWED = (DrawDebt, PreviousOwes, ThirdSix)
"""Effects that make a debt, which may be answered."""
DRAWN_FOR = (*OWED, NextDraws, PreviousDraws, OthersDraw)
"""Effects that have others draw."""
OF_COURSE = {
    "aim": ("out-above",),
    "deal": ("chosen-hand", "hand-of-dealer", "more-packs"),
    "turn": ("single-drawn", "first-saves", "call-cards", "then-another"),
    "one": ("second-word", "needed", "misses-turn", "disturbed"),
    "moves": ("own-number", "late", "too-many", "plays-on", "countdown", "side-out"),
    "points": ("rounds", "rounds-of", "lives", "per-two"),
}
"""By section the facts of a course that are told with their number alone."""
COURSE: Final = TextKeys("rules-{}", lambda: (name for names in OF_COURSE.values() for name in names))
OF_COURSE_POINTS = ("pairs", "cyclic", "shuffles", "minutes")
"""The facts of a course that are told with the points."""
COURSE_POINTS: Final = TextKeys("rules-course-{}", lambda: OF_COURSE_POINTS)
OF_ONE_CARD = (Declare, Accuse)
"""What is told where one card is left."""
PICTURES_LIMIT = 8
"""Upper bound on the pictures before a sentence: of a whole suit there would be thirteen."""
SENTENCE_CHARACTERS = 2000
"""Upper bound on what a card is said to do. Fluent takes 2500 characters as a part of a text; a message holds 4000."""
NO_ANSWER = "none"
"""What the texts are told of a debt that nothing answers."""
NEXT, BEYOND = "next", "beyond"
"""Whom an effect is for: the next player, or the one after those whom it makes sit out."""
PLAYS, SITS = "plays", "sits"
"""What whoever draws does then."""
WHO = {"dealer": course.WHO, "begins": course.BEGINS}
"""Who deals or begins, by the number that a course says."""
DEALS: Final = TextKeys("rules-who-{}", lambda: WHO)
JOKERS_TOLD = ("no", "one", "yes")
"""How many jokers a pack has; more are ``many``."""


def mau_mau_rules(game: MauMau, reader: Person) -> list[Sentence]:
    """The rules of a game, sentence by sentence, in the order in which they are told."""
    return _RulesText(game, reader).everything()


def mau_mau_match_end(game: MauMau, locale: str) -> str:
    """When a match of a game ends, and whose points win; empty where no points end it."""
    if not game.rules.target:
        return ""
    facts = {"lowest": fact(game.scoring.lowest_wins), "beyond": fact(game.rules.beyond)}
    return texts.text(locale, "rules-end", target=game.rules.target, **facts)


def describe_use(game: MauMau, card: int, locale: str) -> str:
    """What a card of a hand does beside being laid; nothing, where it is like most."""
    teller = _RulesText(game, Person(locale))
    effects = teller.effects(card, held=True)
    return teller.join_effects(effects) if effects else ""


def describe_card_actions(game: MauMau, locale: str) -> list[tuple[int, str, str]]:
    """What cards do when a player lays them: the card, the moment, and what it does then, in words."""
    teller = _RulesText(game, Person(locale))
    return [(card, moment, told) for card in teller.kinds for moment, told in teller.actions(card).items()]


def describe_card_action(game: MauMau, card: int, moment: str, locale: str) -> str:
    """What a card does at a moment, in words."""
    return _RulesText(game, Person(locale)).actions(card).get(moment, "")


def describe_effects(game: MauMau, card: int, locale: str) -> list[str]:
    """What a card does in all, without when: laid, turned up, or as the last one."""
    teller, cards = _RulesText(game, Person(locale)), game.rules.cards
    every = (*cards.laid[card], *cards.turned_up[card], *cards.going_out[card])
    said = [teller.effect_text(part, card) for effect in every for _, part in effect.parts()]
    return [one for one in dict.fromkeys(said) if one]


class _RulesText:
    """Tells one game's rules in one language."""

    def __init__(self, game: MauMau, reader: Person) -> None:
        self.game, self.rules, self.locale, self.faces = game, game.rules, reader.locale, reader.faces
        self.kinds = tuple(self.rules.deck.kinds)
        laid = self.rules.cards.laid
        parts = (
            {*_whenever(part for effect in laid[card] for part in effect.parts())}
            for card in self.kinds
            if RANK[card] != JOKER
        )
        self.common = set.intersection(*parts)
        """What all cards do, each with its moment: that is told once. A joker need not do it."""
        self.course = {**self.rules.course.facts(), **self._laying_facts()}
        self.facts = self._facts()

    def _laying_facts(self) -> dict[str, int]:
        """What is told like a fact of the course, and stands in what goes on what, and in the pack."""
        laying, deck = self.rules.fitting.laying, self.rules.deck
        said = {"own-number": laying.own_number, "needed": laying.declared, "more-packs": deck.more_from}
        said["first-saves"] = any(getattr(move, "first_saves", False) for move in self.rules.moves)
        said["disturbed"] = any(getattr(one, "disturbed", False) for one in self.rules.interrupts)
        return {name: int(number) for name, number in said.items() if number}

    def _facts(self) -> dict[str, object]:
        """What sentences about several things need."""
        rules, laying = self.rules, self.rules.fitting.laying
        talk = next((thing.silence_penalty for thing in rules.interrupts if isinstance(thing, Says)), 0)
        together = [move.together | move.pairs for move in rules.moves if isinstance(move, LayTogether)]
        of_several = [
            part for cards in together for one in cards_in_mask(cards, self.kinds) for part in self.parts(one)
        ]
        return {
            "any_act": fact(rules.declaring.any_act),
            "knock": fact(any(isinstance(thing, Knock) for thing in rules.interrupts)),
            "after": TURN_OVER if rules.course.after_debt == course.SINGLE else rules.course.after_debt,
            "until": "caller" if laying.call_until_caller else "cards" if "call-cards" in self.course else "next",
            "call_cards": self.course.get("call-cards", 1),
            "debt": fact(laying.debt_in_call),
            "talk": talk,
            "several": fact(bool(together)),
            "calls": fact(any(part.calls for part in of_several)),
            "skips": fact(any(isinstance(part, Skip) for part in of_several)),
            "hand": rules.hand_size,
            "alone": fact("alone" in self.course),
            "whom": NEXT,
            "then": PLAYS,
            **self._declaration_variables(),
        }

    def _declaration_variables(self) -> dict[str, str]:
        """The buttons with which one declares the last cards: with the first word, and with the second one."""
        declare = declaration(of_any(self.game))
        if declare is None:
            return {}
        said = [declaration_label(declare, word, self.locale, names.escape) for word in declare.words]
        return dict(zip(("word", "second_word"), said, strict=False))

    def sentence(self, section: str, key: str, *about: str, **facts: object) -> Sentence:
        """A sentence with the facts of the game."""
        return Sentence(section, texts.text(self.locale, key, **{**self.facts, **facts}), about)

    def everything(self) -> list[Sentence]:
        sections = (self.aim, self.deal, self.turn, self.one_left_sentences, self.cards, self.moves, self.points)
        return [sentence for section in sections for sentence in section()]

    def aim(self) -> list[Sentence]:
        if "alone" in self.course:
            return [self.sentence("aim", "rules-aim-alone", "aim"), self.sentence("aim", "rules-alone", "aim")]
        pairs = "pairs" in self.course and "side-out" not in self.course
        return [self.sentence("aim", "rules-aim", "aim", pairs=fact(pairs)), *self.course_sentences("aim")]

    def deal(self) -> list[Sentence]:
        """The cards, who may play, who begins, and what is turned up."""
        rules, (least, most) = self.rules, self.game.seats
        deck = rules.deck
        whole = len(deck.ranks) == len(RANKS)
        facts = {
            "chosen": fact("chosen-hand" in self.course),
            "packs": deck.packs,
            "size": len(deck.cards) // deck.packs,
            "from": "all" if whole else RANKS[min(rank for rank in deck.ranks if rank)],
            "jokers": JOKERS_TOLD[deck.jokers] if deck.jokers < len(JOKERS_TOLD) else "many",
            "joker_count": deck.jokers,
            "direction": "clockwise" if rules.direction == 1 else "counter",
            "least": least,
            "most": most,
            "same": fact(least == most),
        }
        found = [self.sentence("deal", "rules-deal", "deal", **facts), *_best(self.game, self.locale)]
        if "hand-of" in self.course:
            found.append(self.sentence("deal", "rules-hand-of", "deal", two=self.course["hand-of"]))
        found += [
            self.sentence("deal", key, "deal", span=span, seats=seats, last=last, number=number)
            for key, numbers in (("rules-hand-from", rules.course.hand_from), ("rules-packs-from", deck.by_seats))
            for span, seats, last, number in _spans(numbers, most)
        ]
        found += self.course_sentences("deal")
        if "dealer" in self.course or "begins" in self.course:
            for name in ("dealer", "begins"):
                who = WHO[name][self.course.get(name, 0)]
                found.append(self.sentence("deal", DEALS.key(name), "deal", who=who))
        elif "alone" not in self.course:
            found.append(self.sentence("deal", "rules-begins", "deal", begins=rules.course.begins))
        if "plain" in self.course:
            found.append(self.sentence("deal", "rules-opening-plain", "opening"))
        else:
            found.append(self._opening())
        if back := cards_in_mask(self.course.get("put-back", 0), self.kinds):
            found.append(self.sentence("deal", "rules-put-back", "opening", cards=self._ranks(back)))
        return found

    def _opening(self) -> Sentence:
        """Which cards act when they are turned up, as if they were laid."""
        if not self.rules.course.starting_card:
            return self.sentence("deal", "rules-opening", "opening", acts="none")
        special = [one for one in self.kinds if self._acts(one)]
        alike = [one for one in special if self._acts(one) <= {*self._turned_up_effects(one)}]
        acting = any(self._turned_up_effects(one) for one in self.kinds)
        acts = "no" if not acting else "yes" if alike == special else "some" if alike else "own"
        return self.sentence("deal", "rules-opening", "opening", acts=acts, cards=self._ranks(alike))

    def _acts(self, one: int) -> set[Effect]:
        """What a card does whenever it is laid and no debt stands."""
        parts = [part for effect in self.rules.cards.laid[one] for part in effect.parts()]
        return {part for moment, part in parts if moment in (LAID, NO_DEBT) and part.from_hand}

    def _turned_up_effects(self, one: int) -> list[Effect]:
        """What a card does when it is turned up."""
        return [part for effect in self.rules.cards.turned_up[one] for _, part in effect.parts()]

    # a turn

    def turn(self) -> list[Sentence]:
        rules = self.rules
        found = [self.sentence("turn", "rules-follow", "follow", twin=fact(rules.fitting.laying.not_both))]
        if alike := cards_in_mask(rules.fitting.laying.one_rank, self.kinds):
            found.append(self.sentence("turn", "rules-one-rank", "follow", cards=self._ranks(alike)))
        found += self.describe_all("turn", [move for move in rules.moves if isinstance(move, Draw)], "draw")
        if any(self._owes(one) for one in self.kinds):
            found.append(self.sentence("turn", "rules-debt", "debt", "after-debt", "answer"))
        found.append(self.sentence("turn", "rules-used-up", "draw"))
        return found + self.course_sentences("turn")

    def course_sentences(self, section: str, *about: str) -> list[Sentence]:
        """What the course of a round says with a number. Each sentence is about its name, and ``about`` these."""
        return [
            self.sentence(section, COURSE.key(name), name, *about, number=self.course[name])
            for name in OF_COURSE[section]
            if name in self.course
        ]

    def one_left_sentences(self) -> list[Sentence]:
        rules = self.rules
        found = self.describe_all("one", [thing for thing in rules.interrupts if isinstance(thing, OF_ONE_CARD)])
        if rules.declaring.forgotten:
            found.append(self.sentence("one", "rules-forgotten", "declare", cards=rules.declaring.forgotten))
        if "undeclared" in self.course:
            found.append(self.sentence("one", "rules-course-undeclared", "declare"))
        found += self.course_sentences("one", "declare", Reason.DECLARED_LATE, Reason.DECLARE_FIRST)
        draws = any(isinstance(part, DRAWN_FOR) for one in self.kinds for part in self.parts(one))
        if draws and self._ends_with_a_card():
            found.append(self.sentence("one", "rules-last-acts", "ending"))
        return found

    def _ends_with_a_card(self) -> bool:
        """Whether the round is over as soon as somebody has laid the last card."""
        return not {"alone", "cyclic", "late", "plays-on", "countdown", "side-out"} & {*self.course}

    # the cards

    def cards(self) -> list[Sentence]:
        """Cards that do the same are told together."""
        alike: dict[tuple[str, ...], list[int]] = {}
        for one in self.kinds:
            if does := (*self.goes(one), *self.effects(one)):
                alike.setdefault(does, []).append(one)
        return [*(self._line(does, some) for does, some in alike.items()), *self._sentences_for_all_cards()]

    def _sentences_for_all_cards(self) -> list[Sentence]:
        """What all cards do; apart, what jokers do not."""
        alike: dict[tuple[int, ...], list[tuple[str, Effect]]] = {}
        for moment, part in self.common:
            doing = tuple(one for one in self.kinds if (moment, part) in self._each(one))
            alike.setdefault(doing, []).append((moment, part))
        return [self._line_of_all(some, parts) for some, parts in sorted(alike.items(), reverse=True)]

    def _line_of_all(self, some: Sequence[int], parts: Sequence[tuple[str, Effect]]) -> Sentence:
        by_moment: dict[str, list[str]] = {}
        for moment, part in sorted(parts, key=str):
            said = describe(part, self.locale, {**self.facts, **self.masks(part)})
            by_moment.setdefault(moment, []).extend([said] if said else [])
        does = [
            self.text_at_moment(moment, said)
            for moment, told in by_moment.items()
            for said in self._lines_of_moment(moment, told)
        ]
        whole = len(some) == len(self.kinds)
        named = texts.text(self.locale, "rules-every-card") if whole else self._ranks(some)
        about = dict.fromkeys(name for _, part in parts for name in _about(part))
        told = texts.text(self.locale, "rules-card", cards=named, does=self.join_effects(does))
        return Sentence("cards", told, (*about,))

    def _line(self, does: tuple[str, ...], some: list[int]) -> Sentence:
        said = self.join_effects(does)
        told = texts.text(self.locale, "rules-card", cards=self._ranks(some), does=said)
        effects = [part for one in some for _, part in self._each(one)]
        about = dict.fromkeys(name for effect in effects for name in _about(effect))
        places = ["follow" for one in some if self.goes(one)][:1]
        text = " ".join(filter(None, [faces_text(some, self.faces), told]))
        return Sentence("cards", text, (*about, *places), tuple(some), said)

    def join_effects(self, does: Sequence[str]) -> str:
        """Several things that a card does, as one sentence; of an own game's, as many as there is room for."""
        said = does[0]
        for more in does[1:]:
            if len(said) + len(more) > SENTENCE_CHARACTERS:
                return f"{said} …"
            said = texts.text(self.locale, "rules-and", one=said, more=more)
        return said

    def goes(self, one: int) -> list[str]:
        """What a card may be laid on, beside its rank and suit, and what goes on it."""
        laying = self.rules.fitting.laying
        anywhere, on_call, own = (mask >> one & 1 for mask in (laying.anywhere, laying.on_call, laying.not_on_own_rank))
        calls = any(part.calls and "demand" not in part.about for some in map(self.parts, self.kinds) for part in some)
        keys = ["goes-anywhere" if on_call or not calls else "goes-anywhere-uncalled"] if anywhere else []
        keys += ["goes-on-call"] if on_call and not anywhere and calls else []
        keys += ["goes-not-on-own"] if own else []
        if laying.own_rank_by_colour >> one & 1:
            keys.append("goes-by-colour")
        asks = any(part.calls or "demand" in part.about for part in self.parts(one))
        """Whether its player says, or it says itself, what goes on it."""
        if laying.takes_any >> one & 1 and not asks:
            keys.append("goes-then-any")
        if laying.over >> one & 1:
            keys.append("goes-over")
        elif laying.aside >> one & 1:
            keys.append("goes-aside")
        elif (JOKERS & ~laying.takes_any) >> one & 1 and self.rules.fitting.on[one] == ALL and not asks:
            keys.append("goes-then-any")
        rank = RANKS[RANK[one]] if RANK[one] != JOKER else ""
        return [texts.text(self.locale, key, rank=rank) for key in keys]

    def effects(self, one: int, *, held: bool = False) -> list[str]:
        """What a card does, in words; ``held``: to who holds it, and not when it is turned up."""
        by_moment: dict[str, list[str]] = {}
        every = self._each(one)
        told_before = self._told_with_draws(every).values()
        for place, (moment, part) in enumerate(every):
            if place in told_before:
                continue
            if (moment, part) not in self.common and (not held or (part.from_hand and moment != TURNED_UP)):
                said = self.effect_text(part, one, self._whom(every, place))
                by_moment.setdefault(_display_moment(moment, part), []).extend([said] if said else [])
        return [
            self.text_at_moment(moment, said)
            for moment, some in by_moment.items()
            for said in self._lines_of_moment(moment, some)
        ]

    def _each(self, one: int) -> list[tuple[str, Effect]]:
        """Every effect of a card with its moment: laid, laid as the last card, or turned up where that differs. Effects
        that only shipped games have are told elsewhere.
        """
        cards = self.rules.cards
        laid = _whenever(part for effect in cards.laid[one] for part in effect.parts())
        last = [(LAST, part) for effect in cards.going_out[one] for _, part in effect.parts() if not part.shipped]
        opening, acts = self._turned_up_effects(one), self._acts(one)
        told = acts if acts <= {*opening} else set()
        turned = [(TURNED_UP, part) for part in opening if not part.shipped and part.from_hand and part not in told]
        return [*laid, *last, *turned]

    def _whom(self, every: Sequence[tuple[str, Effect]], place: int) -> dict[str, object]:
        """Whom an effect is for, by who sits out because of others that come with it."""
        at, part = every[place]
        moments = (at,) if at in (LAST, TURNED_UP) else (at, LAID)
        sitting = [n for n, (moment, other) in enumerate(every) if isinstance(other, SITS_OUT) and moment in moments]
        before = [number for number in sitting if number < place]
        beyond = (
            before if isinstance(part, (*SITS_OUT, NextDraws)) else [number for number in sitting if number != place]
        )
        sits = place in self._told_with_draws(every)
        return {"whom": BEYOND if beyond else NEXT, "then": SITS if sits else PLAYS if beyond or not sitting else ""}

    def _told_with_draws(self, every: Sequence[tuple[str, Effect]]) -> dict[int, int]:
        """By the place of a draw, that of the effect by which the same player sits out: one sentence tells both."""
        found: dict[int, int] = {}
        for place, each in enumerate(every):
            before = every[:place]
            draws = [n for n, one in enumerate(before) if isinstance(one[1], NextDraws) and one[0] == each[0]]
            if not isinstance(each[1], Skip) or not draws or any(isinstance(one, SITS_OUT) for _, one in before):
                continue
            if each not in self.common and every[draws[0]] not in self.common:
                found[draws[0]] = place
        return found

    def actions(self, one: int) -> dict[str, str]:
        """What a player does with a card, by moment: whatever it does then is one sentence."""
        by_moment: dict[tuple[str, str], list[str]] = {}
        cards = self.rules.cards
        laid = [(moment, part) for effect in cards.laid[one] for moment, part in effect.parts() if part.from_hand]
        last = [(LAST, part) for effect in cards.going_out[one] for _, part in effect.parts()]
        every = (*laid, *last)
        told_before = self._told_with_draws(every).values()
        for place, (moment, part) in enumerate(every):
            if place not in told_before and (said := self.effect_text(part, one, self._whom(every, place))):
                by_moment.setdefault((moment, _display_moment(moment, part)), []).append(said)
        told: dict[str, list[str]] = {}
        for (moment, at), some in by_moment.items():
            told.setdefault(moment, []).append(self.text_at_moment(at, self.join_effects(some)))
        return {moment: self.join_effects(some) for moment, some in told.items()}

    def effect_text(self, part: Effect, one: int, whom: Mapping[str, object] = MappingProxyType({})) -> str:
        """What an effect of a card does, in words."""
        facts = {**self.facts, **self.masks(part, one), **self.debt_variables(part, one), **whom}
        return describe(part, self.locale, facts)

    def _lines_of_moment(self, moment: str, some: list[str]) -> list[str]:
        """What happens at a moment is one sentence; what always happens, one by one."""
        return some if moment == LAID or not some else [self.join_effects(some)]

    def text_at_moment(self, moment: str, said: str) -> str:
        """What a card does at a moment alone."""
        if moment == LAID:
            return said
        row = moment.removeprefix(f"{ROW}:")
        key = ROW if row != moment else moment
        return texts.text(self.locale, WHEN.key(key), does=said, row=row)

    def masks(self, thing: object, one: int = -1) -> dict[str, object]:
        """The sets of cards that a thing is declared with, in words; with ``…_any`` where there are none."""
        found: dict[str, object] = {}
        one = -1 if one >= 0 and self._of_any_suit(thing, one) else one
        for name, sort in getattr(thing, "FIELDS", ()):
            if sort == "Mask":
                cards, kinds = cards_in_mask(getattr(thing, name), self.kinds), self.kinds
                words = self._some(cards, one) if cards else [texts.text(self.locale, "rules-no-card")]
                if name in getattr(thing, "of_ranks", ()):
                    kinds = tuple(card for card in kinds if RANK[card] != JOKER)
                    cards = [card for card in kinds if OF_RANK[RANK[card]] & getattr(thing, name)]
                    words = _by_rank(cards, kinds, self.locale)
                found[name] = self._choice(words)
                found[f"{name}_any"], found[f"{name}_none"] = fact(not getattr(thing, name)), fact(not cards)
                found[f"{name}_all"] = fact(len(cards) == len(kinds))
                if isinstance(thing, OWED):
                    found["answers"] = found[name] if cards else NO_ANSWER
        return found

    def _of_any_suit(self, thing: object, one: int) -> bool:
        """Whether cards of another suit do the same: then it does not hang on the suit."""
        alike = [card for card in self.kinds if RANK[card] == RANK[one] and SUIT[card] != SUIT[one]]
        return any(thing in self.parts(card) for card in alike)

    def debt_variables(self, effect: Effect, one: int) -> dict[str, object]:
        """With what a debt is answered; and which debts a card answers that makes none itself."""
        if isinstance(effect, OWED):
            return {"answers": self._answers(effect, one)}
        if isinstance(effect, Defence):
            return self._answered_debts(RANK[one])
        return {}

    def _ranks(self, cards: Sequence[int]) -> str:
        return self._format_list(describe_ranks(cards, self.kinds, self.locale))

    def _some(self, cards: Sequence[int], one: int) -> list[str]:
        """Cards in words: all, those of the suit of this card (-1: of none), the others by rank or name."""
        if len(cards) == len(self.kinds):
            return [texts.text(self.locale, "rules-any-card")]
        own = [card for card in self.kinds if one >= 0 and SUIT[card] == SUIT[one]]
        if own and {*own} <= {*cards}:
            others = [card for card in self.kinds if card not in own]
            rest = describe_ranks([card for card in cards if card not in own], others, self.locale)
            by_name = describe_ranks(cards, self.kinds, self.locale)
            return by_name if len(by_name) <= len(rest) else [texts.text(self.locale, "rules-its-suit"), *rest]
        return self._name_cards(cards, one) if one >= 0 else describe_ranks(cards, self.kinds, self.locale)

    def _format_list(self, words: Sequence[str]) -> str:
        return texts.format_list(self.locale, words)

    def _choice(self, words: Sequence[str]) -> str:
        return texts.format_choice_list(self.locale, words)

    def _answers(self, effect: DrawDebt | PreviousOwes | ThirdSix, one: int) -> str:
        """The cards that answer a debt; those that add to it with what it comes to."""
        answers = cards_in_mask(effect.answered_by, self.kinds)
        found, named = [], set[int]()
        by_suit = -1 if self._of_any_suit(effect, one) else one
        for sums, adding in self._adding(effect, answers, one).items():
            card = self._choice(self._name_cards(adding, by_suit))
            key = "rules-adding" if len(sums) > 1 else "rules-adding-once"
            facts = dict(zip(("twice", "thrice") if len(sums) > 1 else ("sum",), sums, strict=True))
            found.append(texts.text(self.locale, key, card=card, **facts))
            named.update(adding)
        ending = [card for card in answers if card not in named]
        return self._choice([*found, *self._name_cards(ending, by_suit, named)]) or NO_ANSWER

    def _adding(
        self, effect: DrawDebt | PreviousOwes | ThirdSix, answers: Sequence[int], one: int
    ) -> dict[tuple[int, ...], list[int]]:
        """The answers that add to a debt, by what it comes to: with one, and, where more may follow, with two."""
        found: dict[tuple[int, ...], list[int]] = {}
        for card in answers:
            more = self._adds(card, one)
            if not more:
                continue
            then = [other for other in cards_in_mask(self._answered_by(card, one), self.kinds) if other in answers]
            goes_on = more == effect.cards and any(self._adds(other, card) == more for other in then)
            sums = (effect.cards + more, effect.cards + 2 * more) if goes_on else (effect.cards + more,)
            found.setdefault(sums, []).append(card)
        return dict(sorted(found.items(), key=lambda each: -len(each[0])))

    def _name_cards(self, cards: Sequence[int], one: int, named: Collection[int] = ()) -> list[str]:
        """Cards that answer this one (-1: any): whole ranks, or those of its suit; beside those ``named`` already."""
        if one < 0:
            return describe_ranks(cards, self.kinds, self.locale, named)
        found: list[str] = []
        suited: list[str] = []
        alone = sum(RANK[other] == RANK[one] and self._owes(other) for other in self.kinds) == 1
        for rank in sorted({RANK[card] for card in cards}):
            some = [card for card in cards if RANK[card] == rank]
            if rank != JOKER and [SUIT[card] for card in some] == [SUIT[one]] and not alone:
                suited.append(RANKS[rank])
            else:
                found += _by_rank(some, self.kinds, self.locale)
        if suited:
            found.append(texts.text(self.locale, "rules-of-its-suit", rank=self._choice(suited)))
        shorter = describe_ranks(cards, self.kinds, self.locale, named)
        return shorter if len(shorter) < len(found) else found

    def _answered_debts(self, rank: int) -> dict[str, object]:
        """The debts that cards of this rank answer: those of the card's own suit, and those of any."""
        suited: list[int] = []
        every: list[int] = []
        for other in self.kinds:
            for effect in self.parts(other):
                if isinstance(effect, OWED) and effect.answered_by & OF_RANK[rank]:
                    (every if has_whole_rank(effect.answered_by, rank, self.kinds) else suited).append(other)
        return {
            "suited": self._choice(describe_ranks(suited, self.kinds, self.locale)),
            "every": self._choice(describe_ranks(every, self.kinds, self.locale)),
        }

    def parts(self, one: int) -> list[Effect]:
        """Everything that a card does, taken apart."""
        return [part for effect in self.rules.cards.laid[one] for _, part in effect.parts()]

    def _owes(self, one: int) -> bool:
        return any(isinstance(effect, OWED) for effect in self.parts(one))

    def _adds(self, one: int, on: int) -> int:
        """How many cards a card adds to the debt that another one has made."""
        return sum(effect.cards for effect in self._debts_made(one, on))

    def _answered_by(self, one: int, on: int) -> int:
        """What answers the debt once a card has been added to that of another one."""
        return next((effect.answered_by for effect in reversed(self._debts_made(one, on))), 0)

    def _debts_made(self, one: int, on: int) -> list[DrawDebt | PreviousOwes | ThirdSix]:
        """The debts that a card makes as the answer to another one's."""
        moments = [LAID, IN_DEBT]
        moments += [OWN_RANK] if RANK[one] == RANK[on] else []
        moments += [OWN_SUIT] if SUIT[one] == SUIT[on] else []
        moments += [TWIN] if one == on else []
        parts = [part for effect in self.rules.cards.laid[one] for part in effect.parts()]
        return [part for moment, part in parts if moment in moments and isinstance(part, OWED)]

    # what else may be done

    def moves(self) -> list[Sentence]:
        rules = self.rules
        moves = [move for move in rules.moves if not isinstance(move, Draw)]
        beside = [thing for thing in rules.interrupts if not isinstance(thing, OF_ONE_CARD)]
        laid = {part for one in self.kinds for part in self.parts(one)}
        opening = [part for one in self.kinds for part in self._turned_up_effects(one)]
        turned = dict.fromkeys(part for part in opening if part.shipped and part not in laid)
        last = dict.fromkeys(effect for some in rules.cards.going_out for effect in some if effect.shipped)
        found = self.describe_all("moves", [*moves, *turned, *beside, *last])
        if rules.misplays is not None:
            facts = {"cards": rules.misplays.cost, "hints": fact(rules.misplays.hints)}
            found.append(self.sentence("moves", "rules-misplay", "misplay", "mistake", **facts))
            if rules.misplays.once:
                found.append(self.sentence("moves", "rules-misplay-once", "misplay"))
        if never := cards_in_mask(rules.cards.never_last, self.kinds):
            cards = self._ranks(never)
            found.append(self.sentence("moves", "rules-never-last", "cover", cards=cards))
        if cut := cards_in_mask(self.course.get("cut", 0), self.kinds):
            cards = self._ranks(cut)
            found.append(self.sentence("moves", "rules-course-cut", "cut", "strong", cards=cards))
        if refused := cards_in_mask(self.course.get("not-with", 0), self.kinds):
            cards = self._choice(describe_ranks(refused, self.kinds, self.locale))
            found.append(
                self.sentence(
                    "moves", "rules-not-with", "ending", cards=cards, number=self.course.get("not-with-costs", 0)
                )
            )
        return found + self.course_sentences("moves")

    def describe_all(
        self, section: str, things: Sequence[Move | MauMauInterrupt | Effect], *about: str
    ) -> list[Sentence]:
        """Things in words; the same sentence once."""
        found: dict[str, Sentence] = {}
        for thing in things:
            facts = {**self.facts, **self.masks(thing)}
            for ending in ("", "-more"):
                if said := describe(thing, self.locale, facts, ending):
                    found.setdefault(said, Sentence(section, said, (*about, *_about(thing))))
        return list(found.values())

    # points

    def points(self) -> list[Sentence]:
        """What is counted, what counts twice, and when the match ends."""
        scoring, found = self.rules.scoring, []
        if isinstance(scoring.account, ByPlace):
            found.append(self.sentence("points", "rules-places", "points"))
        if scoring.values and len(set(scoring.values)) == 1:
            found.append(self.sentence("points", "rules-points-each", "points", each=scoring.values[0]))
        elif scoring.values:
            found.append(
                self.sentence("points", "rules-points", "points", values=self._values(), winner=scoring.winner)
            )
        elif scoring.winner:
            found.append(self.sentence("points", "rules-points-won", "points", winner=scoring.winner))
        account = scoring.account.of if isinstance(scoring.account, SharedAccount) else scoring.account
        if isinstance(account, Counting):
            found += self.counted_sentences(account)
        if twice := cards_in_mask(scoring.twice, self.kinds):
            cards = self._ranks(twice)
            found.append(self.sentence("points", "rules-points-twice", "points", cards=cards))
        found += [
            self.sentence("points", COURSE_POINTS.key(name), name, number=self.course[name])
            for name in OF_COURSE_POINTS
            if name in self.course
        ]
        found += self.course_sentences("points")
        if found and "alone" not in self.course and (ends := mau_mau_match_end(self.game, self.locale)):
            found.append(Sentence("points", ends, ("points",)))
        return found + _coming(self.game, self.locale)

    def counted_sentences(self, account: Counting) -> list[Sentence]:
        """What a written game counts beside the cards."""
        said: list[tuple[str, object]] = []
        if account.to_winner:
            said.append(("rules-to-winner", 0))
        if account.to_loser:
            said.append(("rules-to-loser", 0))
        if account.stuck_fewest:
            said.append(("rules-stuck-fewest", 0))
        if account.round_to > 1:
            said.append(("rules-rounded", account.round_to))
        if account.shuffled_twice:
            said.append(("rules-shuffled-twice", 0))
        if account.exactly:
            said.append(("rules-exactly", account.exactly))
        found = [self.sentence("points", key, "points", number=number) for key, number in said]
        for key, values in (("rules-alone-points", account.alone), ("rules-last-points", account.last)):
            if values:
                found.append(self.sentence("points", key, "points", values=self._equal_values_text(values)))
        return found

    def _equal_values_text(self, values: Sequence[int]) -> str:
        """What some cards count, those that count the same together."""
        by_value: dict[int, list[int]] = {}
        for one in self.kinds:
            if values[one]:
                by_value.setdefault(values[one], []).append(one)
        return self._values_text(sorted(by_value.items()))

    def _values_text(self, values: Iterable[tuple[int, Sequence[int]]]) -> str:
        """Points, each with the cards that count it."""
        named = [
            texts.text(self.locale, "rules-value", points=value, cards=self._ranks(some)) for value, some in values
        ]
        return texts.format_list(self.locale, named, key="list-semicolon")

    def _values(self) -> str:
        """What cards count, those that count the same together; not those that count the number on them."""
        by_value: dict[int, list[int]] = {}
        values = self.rules.scoring.values
        plain = {one for one in self.kinds if TWO <= RANK[one] <= TEN and values[one] == RANK[one] + 1}
        special = {RANK[one] for one in self.kinds if one not in plain}
        for one in self.kinds:
            if RANK[one] in special:
                by_value.setdefault(values[one], []).append(one)
        told = [(value, some) for value, some in sorted(by_value.items()) if not plain.issuperset(some)]
        return texts.text(self.locale, "rules-values", values=self._values_text(told))


def _best(game: MauMau | Zheng, locale: str) -> list[Sentence]:
    """With how many a game is best, if its document says so."""
    least, most = game.book.best
    return [Sentence("deal", texts.text(locale, "rules-best", least=least, most=most), ("deal",))] if most else []


def _coming(game: MauMau | Zheng, locale: str) -> list[Sentence]:
    """What total somebody has who comes back or joins late, and whether a round can be given up."""
    if "return_penalty" not in game.options:
        return []
    facts = {"penalty": game.options["return_penalty"], "walkover": fact(WALKOVER.rule in game.proposals)}
    return [Sentence("points", texts.text(locale, "rules-coming", **facts), ("returning", "walkover"))]


def _whenever(parts: Iterable[tuple[str, Effect]]) -> list[tuple[str, Effect]]:
    """Parts of effects, each with its moment; what a card does with a debt and without one, it does always."""
    found = list(parts)
    always = {part for moment, part in found if moment == NO_DEBT and (IN_DEBT, part) in found}
    merged = [(LAID if part in always and moment in (IN_DEBT, NO_DEBT) else moment, part) for moment, part in found]
    return sorted(dict.fromkeys(merged), key=lambda each: each[0] != LAID) if always else found


def _display_moment(moment: str, part: Effect) -> str:
    """At which moment an effect is told; one that hangs on a moment alone names it itself."""
    return LAID if part.hangs[0] in (LAST, TURNED_UP) else moment


def _about(thing: Move | MauMauInterrupt | Effect) -> tuple[str, ...]:
    """The topics of a thing that is declared: its kinds, what it declares to be about, and the rule that it names."""
    kinds = [kind.__name__ for kind in type(thing).__mro__ if kind.__module__.startswith("rules.")]
    return (*kinds, *thing.about, *([thing.rule] if hasattr(thing, "rule") else []))


ZHENG_PARTS: tuple[tuple[str, ...], ...] = (
    ("deal", "deal"),
    ("turn", "turn", "trick"),
    ("turn", "leads", "trick"),
    ("turn", "order"),
    *(
        ("cards", kind, *(["wild"] if kind != combinations.KINDS[combinations.SINGLE] else []))
        for kind in combinations.KINDS
    ),
    ("moves", "tribute"),
    ("points", "scores"),
    ("points", "end"),
)
"""Each part of the rules, in order: its section, its name, and the special words that it explains."""


ZHENG: Final = TextKeys("rules-zheng-{}", lambda: (part for _, part, *_ in ZHENG_PARTS))


def zheng_match_end(game: Zheng, locale: str) -> str:
    """When a match ends, and whose points win."""
    target = game.options["target"]
    facts = {
        "teams": fact(game.teams),
        "target": TARGET if target == "usual" else int(target),
        "threes": TARGET_OF_THREES if target == "usual" else int(target),
    }
    return texts.text(locale, "rules-zheng-end", **facts)


def zheng_rules(game: Zheng, locale: str) -> list[Sentence]:
    """The rules sentence by sentence, in the order in which they are told."""
    first, second = (points for _, _, points in ALONE)
    target = game.options["target"]
    least, most = (min(IN_TEAMS), max(IN_TEAMS)) if game.teams else game.seats
    facts = {
        "cards": len(game.pack()),
        "least": least,
        "most": most,
        "twos": fact(game.twos > combinations.OFF),
        "all": fact(game.twos == combinations.ALL),
        "teams": fact(game.teams),
        "drawn": fact(game.options["partners"] == "drawn"),
        "open": fact(game.open_pick),
        "fifth": int(game.options["fourth_or_fifth"]),
        "first": first,
        "second": second,
        "target": TARGET if target == "usual" else int(target),
        "threes": TARGET_OF_THREES if target == "usual" else int(target),
    }
    aim = Sentence("aim", texts.text(locale, "rules-aim", pairs=fact(game.teams)), ("aim",))
    told = [
        Sentence(where, texts.text(locale, ZHENG.key(part), **facts), (part, *words))
        for where, part, *words in ZHENG_PARTS
    ]
    best = [] if game.teams else _best(game, locale)
    return [aim, told[0], *best, *told[1:], *_coming(game, locale)]
