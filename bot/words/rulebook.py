"""The rules of a game in sentences: each says where it stands and what it is about, so that it is found again.

A sentence is made from what a game declares, with the words of ``does-…`` and ``rules-…``: first those of the Mau-Mau
family, at the end those of Zheng Shangyou.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from bot.drawing.emojis import Faces
from bot.words import names, texts
from bot.words.cards import card_name
from bot.words.listening import declaration, said_by
from bot.words.texts import fact
from rules.cards import ALL, JOKER, JOKERS, OF_RANK, RANK, RANKS, SPADES, SUIT, TEN, TWO
from rules.cards import card as card_of
from rules.climbing import combinations
from rules.climbing.scoring import ALONE
from rules.climbing.zheng import IN_TEAMS, TARGET, TARGET_OF_THREES, Zheng
from rules.game import of_any
from rules.shedding.contract import TURN_OVER, Effect, MauMauInterrupt, Move
from rules.shedding.declaring import Accuse, Declare, Knock
from rules.shedding.effects import DrawDebt
from rules.shedding.game import MauMau
from rules.shedding.ime.cards import Defence, ThirdSix
from rules.shedding.moves import Draw
from rules.shedding.parts import LAID, LAST, ROW
from rules.shedding.talk import Says
from rules.shedding.written import course
from rules.shedding.written.counting import ByPlace, Counting
from rules.shedding.written.doing import PreviousOwes
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


def described(thing: object, locale: str, common: Mapping[str, object], ending: str = "") -> str:
    """An effect, move or interrupt in words, with the facts that it is declared with; empty where there are none."""
    facts = {name: getattr(thing, name) for name in CLASS_FACTS if hasattr(thing, name)}
    facts |= {name: getattr(thing, name) for name, _ in getattr(thing, "FIELDS", ())}
    told = {**{name: fact(value) for name, value in facts.items()}, **common}
    for kind in type(thing).__mro__:
        if texts.has(locale, f"does-{kind.__name__}{ending}"):
            return texts.text(locale, f"does-{kind.__name__}{ending}", **told)
    return ""


def ranks_named(cards: Iterable[int], kinds: Iterable[int], locale: str) -> list[str]:
    """Cards by their rank where all suits are among them, the others by name."""
    some, found = sorted(set(cards)), []
    for rank in sorted({RANK[card] for card in some}):
        of_rank = [card for card in some if RANK[card] == rank]
        whole = all(card in of_rank for card in kinds if RANK[card] == rank)
        if rank == JOKER and whole:
            found.append(texts.text(locale, "rules-joker"))
        elif whole or len(of_rank) >= 3:
            found.append(RANKS[rank])
        else:
            found += [card_name(locale, card) for card in of_rank]
    return found


def pictured(cards: Iterable[int], faces: Faces) -> str:
    """The faces of cards, one for a rank that is meant as a whole; nothing where there are no pictures."""
    some, found = sorted(set(cards)), []
    for rank in sorted({RANK[card] for card in some}):
        of_rank = [card for card in some if RANK[card] == rank]
        if len(of_rank) >= 3:
            of_rank = [card_of(rank, SPADES)]
        elif rank == JOKER:
            of_rank = of_rank[-1:]
        found += [faces.text(card) for card in of_rank if faces.emoji(card)]
    return " ".join(found)


def in_mask(mask: int, kinds: Iterable[int]) -> list[int]:
    """The cards of a mask that a pack has."""
    return [card for card in kinds if mask >> card & 1]


def whole_rank(mask: int, rank: int, kinds: Iterable[int]) -> bool:
    """Whether all cards of a rank that a pack has are in the mask."""
    return all(mask >> card & 1 for card in kinds if OF_RANK[rank] >> card & 1)


OWED = (DrawDebt, PreviousOwes, ThirdSix)
"""Effects that make a debt, which may be answered."""
OF_COURSE = {
    "deal": ("chosen-hand", "hand-of-dealer", "more-packs"),
    "turn": ("single-drawn",),
    "one": ("second-word", "needed", "misses-turn"),
    "moves": ("own-number", "late", "too-many", "plays-on", "countdown"),
    "points": ("rounds", "rounds-of", "out-above", "per-two"),
}
"""By section the facts of a course that are told with their number alone."""
OF_ONE_CARD = (Declare, Accuse)
"""What is told where one card is left."""
SENTENCE_CHARACTERS = 2000
"""Upper bound on what a card is said to do. Fluent takes 2500 characters as a part of a text; a message holds 4000."""
NO_ANSWER = "none"
"""What the texts are told of a debt that nothing answers."""
WHO = ("next", "winner", "loser")
"""Who deals or begins, by the number that a course says."""


def mau_mau_rules(game: MauMau, locale: str, faces: Faces) -> list[Sentence]:
    """The rules of a game, sentence by sentence, in the order in which they are told."""
    return _RulesText(game, locale, faces).everything()


def mau_mau_match_end(game: MauMau, locale: str) -> str:
    """When a match of a game ends, and whose points win; empty where no points end it."""
    if not game.rules.target:
        return ""
    facts = {"lowest": fact(game.scoring.lowest_wins), "beyond": fact(game.rules.beyond)}
    return texts.text(locale, "rules-end", target=game.rules.target, **facts)


def does(game: MauMau, card: int, locale: str) -> str:
    """What a card of a hand does beside being laid; nothing, where it is like most."""
    teller = _RulesText(game, locale, Faces.plain())
    effects = teller.effects(card, held=True)
    return teller.joined(effects) if effects else ""


def card_actions_told(game: MauMau, locale: str) -> list[tuple[int, str, str]]:
    """What cards do when a player lays them: the card, the moment, and what it does then, in words."""
    teller = _RulesText(game, locale, Faces.plain())
    return [(card, moment, told) for card in teller.kinds for moment, told in teller.actions(card).items()]


def card_action_told(game: MauMau, card: int, moment: str, locale: str) -> str:
    """What a card does at a moment, in words."""
    return _RulesText(game, locale, Faces.plain()).actions(card).get(moment, "")


def effects_told(game: MauMau, card: int, locale: str) -> list[str]:
    """What a card does in all, without when: laid, turned up, or as the last one."""
    teller, cards = _RulesText(game, locale, Faces.plain()), game.rules.cards
    every = (*cards.laid[card], *cards.turned_up[card], *cards.going_out[card])
    said = [teller.said(part, card) for effect in every for _, part in effect.parts()]
    return [one for one in dict.fromkeys(said) if one]


class _RulesText:
    """Tells one game's rules in one language."""

    def __init__(self, game: MauMau, locale: str, faces: Faces) -> None:
        self.game, self.rules, self.locale, self.faces = game, game.rules, locale, faces
        self.kinds = tuple(self.rules.deck.kinds)
        laid = self.rules.cards.laid
        parts = (
            {part for effect in laid[card] for part in effect.parts()} for card in self.kinds if RANK[card] != JOKER
        )
        self.common = set.intersection(*parts)
        """What all cards do, each with its moment: that is told once."""
        self.course = {**self.rules.course.facts(), **self._of_laying()}
        self.facts = self._facts()

    def _of_laying(self) -> dict[str, int]:
        """What is told like a fact of the course, and stands in what goes on what, and in the pack."""
        laying, deck = self.rules.fitting.laying, self.rules.deck
        said = {"own-number": laying.own_number, "needed": laying.declared, "more-packs": deck.more_from}
        return {name: int(number) for name, number in said.items() if number}

    def _facts(self) -> dict[str, object]:
        """What sentences about several things need."""
        rules, laying = self.rules, self.rules.fitting.laying
        talk = next((thing.silence_penalty for thing in rules.interrupts if isinstance(thing, Says)), 0)
        return {
            "any_act": fact(rules.declaring.any_act),
            "knock": fact(any(isinstance(thing, Knock) for thing in rules.interrupts)),
            "after": TURN_OVER if rules.course.after_debt == course.SINGLE else rules.course.after_debt,
            "until": "caller" if laying.call_until_caller else "next",
            "debt": fact(laying.debt_in_call),
            "talk": talk,
            "hand": rules.hand_size,
            "alone": fact("alone" in self.course),
            **self._declared(),
        }

    def _declared(self) -> dict[str, str]:
        """The buttons with which one declares the last cards: with the first word, and with the second one."""
        declare = declaration(of_any(self.game))
        if declare is None:
            return {}
        said = [said_by(declare, word, self.locale, names.written) for word in declare.words]
        return dict(zip(("word", "second_word"), said, strict=False))

    def sentence(self, section: str, key: str, *about: str, **facts: object) -> Sentence:
        """A sentence with the facts of the game."""
        return Sentence(section, texts.text(self.locale, key, **{**self.facts, **facts}), about)

    def everything(self) -> list[Sentence]:
        sections = (self.aim, self.deal, self.turn, self.one_left, self.cards, self.moves, self.points)
        return [sentence for section in sections for sentence in section()]

    def aim(self) -> list[Sentence]:
        if "alone" in self.course:
            return [self.sentence("aim", "rules-aim-alone", "aim"), self.sentence("aim", "rules-alone", "aim")]
        return [self.sentence("aim", "rules-aim", "aim", pairs=fact("pairs" in self.course))]

    def deal(self) -> list[Sentence]:
        """The cards, who may play, who begins, and what is turned up."""
        rules, (least, most) = self.rules, self.game.seats
        deck, acts = rules.deck, "yes" if any(rules.cards.turned_up) else "no"
        whole = len(deck.ranks) == len(RANKS)
        facts = {
            "packs": deck.packs,
            "size": len(deck.kinds),
            "from": "all" if whole else RANKS[min(rank for rank in deck.ranks if rank)],
            "jokers": fact(deck.jokers),
            "direction": "clockwise" if rules.direction == 1 else "counter",
            "least": least,
            "most": most,
        }
        found = [self.sentence("deal", "rules-deal", "deal", **facts)]
        if "hand-of" in self.course:
            found.append(self.sentence("deal", "rules-hand-of", "deal", two=self.course["hand-of"]))
        found += self.of_course("deal")
        if "dealer" in self.course or "begins" in self.course:
            for name in ("dealer", "begins"):
                who = WHO[self.course.get(name, 0)]
                found.append(self.sentence("deal", f"rules-who-{name}", "deal", who=who))
        elif "alone" not in self.course:
            found.append(self.sentence("deal", "rules-begins", "deal", begins=rules.course.begins))
        if "plain" in self.course:
            found.append(self.sentence("deal", "rules-opening-plain", "opening"))
        else:
            opening = acts if rules.course.starting_card else "none"
            found.append(self.sentence("deal", "rules-opening", "opening", acts=opening))
        if back := in_mask(self.course.get("put-back", 0), self.kinds):
            found.append(self.sentence("deal", "rules-put-back", "opening", cards=self._ranks(back)))
        return found

    # a turn

    def turn(self) -> list[Sentence]:
        rules = self.rules
        found = [self.sentence("turn", "rules-follow", "follow", twin=fact(rules.fitting.laying.not_both))]
        found += self.described("turn", [move for move in rules.moves if isinstance(move, Draw)], "draw")
        if any(self._owes(one) for one in self.kinds):
            found.append(self.sentence("turn", "rules-debt", "debt", "after-debt", "answer"))
        return found + self.of_course("turn")

    def of_course(self, section: str, *about: str) -> list[Sentence]:
        """What the course of a round says with a number. Each sentence is about its name, and ``about`` these."""
        return [
            self.sentence(section, f"rules-{name}", name, *about, number=self.course[name])
            for name in OF_COURSE[section]
            if name in self.course
        ]

    def one_left(self) -> list[Sentence]:
        rules = self.rules
        found = self.described("one", [thing for thing in rules.interrupts if isinstance(thing, OF_ONE_CARD)])
        if rules.declaring.forgotten:
            found.append(self.sentence("one", "rules-forgotten", "declare", cards=rules.declaring.forgotten))
        if "undeclared" in self.course:
            found.append(self.sentence("one", "rules-course-undeclared", "declare"))
        return found + self.of_course("one", "declare", Reason.DECLARED_LATE, Reason.DECLARE_FIRST)

    # the cards

    def cards(self) -> list[Sentence]:
        """Cards that do the same are told together."""
        alike: dict[tuple[str, ...], list[int]] = {}
        for one in self.kinds:
            if does := (*self.goes(one), *self.effects(one)):
                alike.setdefault(does, []).append(one)
        return [self._line(does, some) for does, some in alike.items()]

    def _line(self, does: tuple[str, ...], some: list[int]) -> Sentence:
        said = self.joined(does)
        told = texts.text(self.locale, "rules-card", cards=self._ranks(some), does=said)
        effects = [part for one in some for effect in self.rules.cards.laid[one] for _, part in effect.parts()]
        about = dict.fromkeys(name for effect in effects for name in _about(effect))
        places = ["follow" for one in some if self.goes(one)][:1]
        text = " ".join(filter(None, [pictured(some, self.faces), told]))
        return Sentence("cards", text, (*about, *places), tuple(some), said)

    def joined(self, does: Sequence[str]) -> str:
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
        keys = ["goes-anywhere" if on_call else "goes-anywhere-uncalled"] if anywhere else []
        keys += ["goes-on-call"] if on_call and not anywhere else []
        keys += ["goes-not-on-own"] if own else []
        if laying.own_rank_by_colour >> one & 1:
            keys.append("goes-by-colour")
        if laying.takes_any >> one & 1:
            keys.append("goes-takes-any")
        if laying.over >> one & 1:
            keys.append("goes-over")
        elif laying.aside >> one & 1:
            keys.append("goes-aside")
        elif (JOKERS & ~laying.takes_any) >> one & 1 and self.rules.fitting.on[one] == ALL:
            keys.append("goes-then-any")
        rank = RANKS[RANK[one]] if RANK[one] != JOKER else ""
        return [texts.text(self.locale, key, rank=rank) for key in keys]

    def effects(self, one: int, *, held: bool = False) -> list[str]:
        """What a card does, in words; ``held``: to who holds it, and not when it is turned up."""
        by_moment: dict[str, list[str]] = {}
        for effect in self.rules.cards.laid[one]:
            for moment, part in effect.parts():
                if (moment, part) not in self.common and (part.from_hand or not held):
                    said = self.said(part, one)
                    by_moment.setdefault(moment, []).extend([said] if said else [])
        return [self.at(moment, said) for moment, some in by_moment.items() for said in self._at_once(moment, some)]

    def actions(self, one: int) -> dict[str, str]:
        """What a player does with a card, by moment: whatever it does then is one sentence."""
        by_moment: dict[str, list[str]] = {}
        cards = self.rules.cards
        laid = [(moment, part) for effect in cards.laid[one] for moment, part in effect.parts() if part.from_hand]
        last = [(LAST, part) for effect in cards.going_out[one] for _, part in effect.parts()]
        for moment, part in (*laid, *last):
            if said := self.said(part, one):
                by_moment.setdefault(moment, []).append(said)
        return {moment: self.at(moment, self.joined(some)) for moment, some in by_moment.items()}

    def said(self, part: Effect, one: int) -> str:
        """What an effect of a card does, in words."""
        return described(part, self.locale, {**self.facts, **self.masks(part, one), **self.of_debts(part, one)})

    def _at_once(self, moment: str, some: list[str]) -> list[str]:
        """What happens at a moment is one sentence; what always happens, one by one."""
        return some if moment == LAID or not some else [self.joined(some)]

    def at(self, moment: str, said: str) -> str:
        """What a card does at a moment alone."""
        if moment == LAID:
            return said
        row = moment.removeprefix(f"{ROW}:")
        key = ROW if row != moment else moment
        return texts.text(self.locale, f"when-{key}", does=said, row=row)

    def masks(self, thing: object, one: int = -1) -> dict[str, object]:
        """The sets of cards that a thing is declared with, in words; with ``…_any`` where there are none."""
        found: dict[str, object] = {}
        for name, sort in getattr(thing, "FIELDS", ()):
            if sort == "Mask":
                cards = in_mask(getattr(thing, name), self.kinds)
                found[name] = (
                    self._listed(self._some(cards, one)) if cards else texts.text(self.locale, "rules-no-card")
                )
                found[f"{name}_any"] = fact(not cards)
                if isinstance(thing, OWED):
                    found["answers"] = found[name]
        return found

    def of_debts(self, effect: Effect, one: int) -> dict[str, object]:
        """With what a debt is answered; and which debts a card answers that makes none itself."""
        if isinstance(effect, OWED):
            return {"answers": self._answers(effect, one)}
        if isinstance(effect, Defence):
            return self._answered(RANK[one])
        return {}

    def _ranks(self, cards: Sequence[int]) -> str:
        return self._listed(ranks_named(cards, self.kinds, self.locale))

    def _some(self, cards: Sequence[int], one: int) -> list[str]:
        """Cards in words: all, those of the suit of this card (-1: of none), the others by rank or name."""
        if len(cards) == len(self.kinds):
            return [texts.text(self.locale, "rules-any-card")]
        own = [card for card in self.kinds if one >= 0 and SUIT[card] == SUIT[one]]
        if own and {*own} <= {*cards}:
            rest = ranks_named([card for card in cards if card not in own], self.kinds, self.locale)
            return [texts.text(self.locale, "rules-its-suit"), *rest]
        return self._named(cards, one) if one >= 0 else ranks_named(cards, self.kinds, self.locale)

    def _listed(self, words: Sequence[str]) -> str:
        return texts.listed(self.locale, words)

    def _answers(self, effect: DrawDebt | PreviousOwes | ThirdSix, one: int) -> str:
        """The cards that answer a debt; those that add to it with what it comes to."""
        answers = in_mask(effect.answered_by, self.kinds)
        adding = [card for card in answers if self._adds(card, effect) and isinstance(effect, DrawDebt)]
        ending = [card for card in answers if card not in adding]
        sums = {"twice": 2 * effect.cards, "thrice": 3 * effect.cards}
        named = self._listed(self._named(adding, one))
        found = [texts.text(self.locale, "rules-adding", card=named, **sums)] if adding else []
        return self._listed([*found, *self._named(ending, one)]) or NO_ANSWER

    def _named(self, cards: Sequence[int], one: int) -> list[str]:
        """Cards that answer this one: whole ranks, or those of its suit."""
        found = []
        for rank in sorted({RANK[card] for card in cards}):
            some = [card for card in cards if RANK[card] == rank]
            alone = sum(RANK[other] == RANK[one] and self._owes(other) for other in self.kinds) == 1
            if [SUIT[card] for card in some] == [SUIT[one]] and not alone:
                found.append(texts.text(self.locale, "rules-of-its-suit", rank=RANKS[rank]))
            else:
                found += ranks_named(some, self.kinds, self.locale)
        return found

    def _answered(self, rank: int) -> dict[str, object]:
        """The debts that cards of this rank answer: those of the card's own suit, and those of any."""
        suited: list[int] = []
        every: list[int] = []
        for other in self.kinds:
            for effect in self.parts(other):
                if isinstance(effect, OWED) and effect.answered_by & OF_RANK[rank]:
                    (every if whole_rank(effect.answered_by, rank, self.kinds) else suited).append(other)
        return {
            "suited": self._ranks(suited),
            "every": self._ranks(every),
        }

    def parts(self, one: int) -> list[Effect]:
        """Everything that a card does, taken apart."""
        return [part for effect in self.rules.cards.laid[one] for _, part in effect.parts()]

    def _owes(self, one: int) -> bool:
        return any(isinstance(effect, OWED) for effect in self.parts(one))

    def _adds(self, one: int, to: Effect) -> bool:
        """Whether a card makes the debt of this effect grow by as many again."""
        return any(
            isinstance(effect, OWED) and effect.cards == to.cards for effect in self.parts(one) if isinstance(to, OWED)
        )

    # what else may be done

    def moves(self) -> list[Sentence]:
        rules = self.rules
        moves = [move for move in rules.moves if not isinstance(move, Draw)]
        beside = [thing for thing in rules.interrupts if not isinstance(thing, OF_ONE_CARD)]
        laid = {part for one in self.kinds for part in self.parts(one)}
        turned = dict.fromkeys(effect for some in rules.cards.turned_up for effect in some if effect not in laid)
        last = dict.fromkeys(effect for some in rules.cards.going_out for effect in some)
        always = [part for moment, part in self.common if moment == LAID]
        found = self.described("moves", [*moves, *turned, *beside, *always, *last])
        for moment, part in self.common:
            if moment != LAID:
                said = self.at(moment, described(part, self.locale, {**self.facts, **self.masks(part)}))
                found.append(Sentence("moves", f"{said[:1].upper()}{said[1:]}.", _about(part)))
        if rules.misplays is not None:
            facts = {"cards": rules.misplays.cost, "hints": fact(rules.misplays.hints)}
            found.append(self.sentence("moves", "rules-misplay", "misplay", "mistake", **facts))
        if never := in_mask(rules.cards.never_last, self.kinds):
            cards = self._ranks(never)
            found.append(self.sentence("moves", "rules-never-last", "cover", cards=cards))
        if cut := in_mask(self.course.get("cut", 0), self.kinds):
            cards = self._ranks(cut)
            found.append(self.sentence("moves", "rules-course-cut", "cut", "strong", cards=cards))
        if refused := in_mask(self.course.get("not-with", 0), self.kinds):
            cards = " ".join(ranks_named(refused, self.kinds, self.locale))
            found.append(
                self.sentence("moves", "rules-not-with", "ending", cards=cards, number=self.course["not-with-costs"])
            )
        return found + self.of_course("moves")

    def described(self, section: str, things: Sequence[Move | MauMauInterrupt | Effect], *about: str) -> list[Sentence]:
        """Things in words; the same sentence once."""
        found: dict[str, Sentence] = {}
        for thing in things:
            facts = {**self.facts, **self.masks(thing), "doubled": fact(bool(getattr(thing, "doubled", ())))}
            for ending in ("", "-more"):
                if said := described(thing, self.locale, facts, ending):
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
        if isinstance(scoring.account, Counting):
            found += self.counted(scoring.account)
        if twice := in_mask(scoring.twice, self.kinds):
            cards = self._ranks(twice)
            found.append(self.sentence("points", "rules-points-twice", "points", cards=cards))
        found += [
            self.sentence("points", f"rules-course-{name}", name, number=self.course[name])
            for name in ("pairs", "cyclic", "shuffles", "minutes")
            if name in self.course
        ]
        found += self.of_course("points")
        if found and "alone" not in self.course and (ends := mau_mau_match_end(self.game, self.locale)):
            found.append(Sentence("points", ends, ("points",)))
        return found

    def counted(self, account: Counting) -> list[Sentence]:
        """What a written game counts beside the cards."""
        said: list[tuple[str, object]] = []
        if account.to_winner:
            said.append(("to-winner", 0))
        if account.stuck_fewest:
            said.append(("stuck-fewest", 0))
        if account.round_to > 1:
            said.append(("rounded", account.round_to))
        if account.shuffled_twice:
            said.append(("shuffled-twice", 0))
        if account.exactly:
            said.append(("exactly", account.exactly))
        found = [self.sentence("points", f"rules-{name}", "points", number=number) for name, number in said]
        for name, values in (("alone-points", account.alone), ("last-points", account.last)):
            if values:
                found.append(self.sentence("points", f"rules-{name}", "points", values=self._alike(values)))
        return found

    def _alike(self, values: Sequence[int]) -> str:
        """What some cards count, those that count the same together."""
        by_value: dict[int, list[int]] = {}
        for one in self.kinds:
            if values[one]:
                by_value.setdefault(values[one], []).append(one)
        named = (
            f"{' '.join(ranks_named(some, self.kinds, self.locale))} = {value}"
            for value, some in sorted(by_value.items())
        )
        return " · ".join(named)

    def _values(self) -> str:
        """What cards count, those that count the same together; not those that count the number on them."""
        by_value: dict[int, list[int]] = {}
        values = self.rules.scoring.values
        plain = {one for one in self.kinds if TWO <= RANK[one] <= TEN and values[one] == RANK[one] + 1}
        special = {RANK[one] for one in self.kinds if one not in plain}
        for one in self.kinds:
            if RANK[one] in special:
                by_value.setdefault(values[one], []).append(one)
        named = [
            texts.text(self.locale, "rules-value", points=value, cards=self._ranks(some))
            for value, some in sorted(by_value.items())
            if not plain.issuperset(some)
        ]
        return texts.text(self.locale, "rules-values", values=texts.listed(self.locale, named, key="list-semicolon"))


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
    return [
        aim,
        *(
            Sentence(where, texts.text(locale, f"rules-zheng-{part}", **facts), (part, *words))
            for where, part, *words in ZHENG_PARTS
        ),
    ]
