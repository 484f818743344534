"""Lessons and the courses that they make: those that somebody has written, and those made from a game's rules.

Where nobody has written a course, its positions are found by the rules of the game. Each position was played when it
was found: the move is legal there, and the game would go on otherwise if the card did not do what the lesson is
about.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice, permutations
from pathlib import Path
from typing import ClassVar, Final, Self

from bot.words.rulebook import describe_card_actions
from bot.words.texts import OpenTextKeys, TextKeys
from rules.cards import JOKERS, NAMES, RANK, SUIT
from rules.catalogue import RULEBOOKS, make_saved
from rules.game import SomeGame, of_any, seats_near
from rules.match import PLAYING, Match
from rules.script.reading import read
from rules.script.replay import lay_out
from rules.script.setting import Script, ScriptError, Statement
from rules.script.wording import understood
from rules.shedding.contract import CardEffects, Effect
from rules.shedding.game import MauMau, MauMauBook
from rules.shedding.moments import ByMoment
from rules.shedding.parts import IN_DEBT, LAST, OWN_RANK, ROW, TWIN
from rules.shedding.state import MauMauState
from rules.strategies.levels import EASY, USUAL
from rules.table import Action, IllegalAction

LEARNER = 0
"""The seat of the learner: the first of the script."""
LEARNER_NAME = "you"
OTHER_SEATS = ("bia", "caio", "dora", "eva", "fabio", "gil", "hana", "ivo", "jana", "karl", "lia")
"""The names in scripts that are made, not written."""
PLAYERS_OF_TRIAL = 4
"""How many play a round to try a game out, if the game allows it."""
PLAYERS_OF_QUICK_ROUND = 3
ROUND, OWN, TRIAL, QUICK = "round", "own", "try", "now"
"""The name of the lesson that is a whole round; under what a lesson of an own game is kept, a trial, and a quick round.
So each person has one of each at most.
"""
FIRST = "first"
"""The name of the quick round of somebody who has played nothing yet."""
FIRST_GAME = "german"
"""The game of that round: few cards, and no special rule that has to be known before."""
MADE = ("follow", "anywhere", "together", "mau", "card", ROUND)
"""The names of the lessons that are made."""


OF_LESSON: Final = OpenTextKeys("lesson-{}-{}-{}")
"""What a written lesson says of its own."""
SHARED: Final = TextKeys("lesson-{}-{}", lambda: _shared())
"""What a lesson says that several games have."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: the position that its script lays out, and what has to be done there.

    ``game`` is the game's name, or its definition. ``number`` is the place in the course, which has so many lessons
    (``count``).
    """

    game: str
    name: str
    script: Script
    number: int
    count: int

    @property
    def steps(self) -> list[Statement]:
        """The steps of the script, without expectations and wrong answers, which are for tests."""
        return [step for step in self.script.steps if not step.mark]

    @property
    def wanted(self) -> list[Action]:
        """The actions that the learner has to do, in order; empty if a whole round is played."""
        mine = [step for step in self.steps if step.seat == self.script.seats[LEARNER]]
        return [action for step in mine for action in understood(step.line, step.words, self.script.seats)]

    @property
    def progress_key(self) -> str:
        """Under which name it is kept how far somebody is."""
        return OWN if self.definition else self.game

    @property
    def definition(self) -> str | None:
        """The definition of the game, if people have written it."""
        return self.game if "\n" in self.game else None

    def key(self, part: str) -> str:
        """Return the id of a text (``tell``, ``right``): the lesson's own, or one that it shares with other games."""
        return OF_LESSON.find(self.game, self.name, part) or SHARED.key(self.name, part)


@dataclass(frozen=True, slots=True)
class CardLesson(Lesson):
    """A lesson that was made for what a ``card`` does at a ``moment``."""

    card: int
    moment: str

    def key(self, part: str) -> str:
        """One text for all cards: what they do, the rules say."""
        return SHARED.key("card", part)


@dataclass(frozen=True, slots=True)
class Trial(Lesson):
    """A round of a game that is still being written, to see how it plays. What is kept of it is its seed, and as its
    ``definition`` the game: a definition, or a name.
    """

    kept: ClassVar[str] = TRIAL
    players: ClassVar[int] = PLAYERS_OF_TRIAL
    level: ClassVar[str] = USUAL

    @property
    def progress_key(self) -> str:
        return self.kept

    @property
    def definition(self) -> str | None:
        return self.game

    @classmethod
    def of(cls, game: str, seed: str) -> Self:
        """Make the round of a game, by its name or definition, dealt by this seed. Raises ``BadDefinition``."""
        others = OTHER_SEATS[: seats_near(make_saved(game), cls.players) - 1]
        script = Script(game=game, seed=seed, seats=[LEARNER_NAME, *others], computers=[*others])
        return cls(game, cls.kept, script, 1, 1)


@dataclass(frozen=True, slots=True)
class QuickRound(Trial):
    """*Play now*: a round of one of our games against easy computer players, at once and for one person alone."""

    kept: ClassVar[str] = QUICK
    players: ClassVar[int] = PLAYERS_OF_QUICK_ROUND
    level: ClassVar[str] = EASY

    @property
    def first(self) -> bool:
        """Whether it is somebody's first round."""
        return self.name == FIRST


DEALT = {TRIAL: Trial, QUICK: QuickRound}
"""Rounds that are dealt by a seed of their own, by what they are kept as."""


PLAYERS = 3
"""How many sit at a position, if the game allows it."""
CARD_LESSONS, ACTIONS_TRIED = 12, 20
"""Upper bounds on the lessons about what cards do, and on the actions for which a position is looked for."""
TRIES, TRIES_OF_CARD = 40, 30
"""Upper bounds on the positions that are tried for a lesson, and for a lesson with one card."""
HELD, MANY = 4, 12
"""How many cards the learner holds at a position, and among how many it is looked for such as do not go."""
SEED = "lesson"


def make_course(source: str) -> tuple[Lesson, ...]:
    """Make the course of a game of the Mau-Mau family, by its name or definition: positions for the laying, one for
    each thing that a card does, one for the last card, and a round.
    """
    game = make_saved(source)
    assert isinstance(game, MauMau)
    search = _Search(source, game)
    laying = (("follow", search.follow()), ("anywhere", search.anywhere()), ("together", search.together()))
    found: list[tuple[str, Script, tuple[int, str]]] = [
        (name, script, (-1, "")) for name, script in laying if script is not None
    ]
    actions = filter(None, map(search.position, search.actions()[:ACTIONS_TRIED]))
    for script, card, moment in islice(actions, CARD_LESSONS):
        found.append(("-".join(("card", NAMES[card], *moment.split(":"))), script, (card, moment)))
    last = search.last_card()
    found += [("mau", last, (-1, ""))] if last is not None else []
    found.append((ROUND, search.script(), (-1, "")))
    return tuple(
        CardLesson(source, name, script, number, len(found), *about)
        if about[0] >= 0
        else Lesson(source, name, script, number, len(found))
        for number, (name, script, about) in enumerate(found, 1)
    )


class _Search:
    """Looks for positions of one game."""

    def __init__(self, source: str, game: MauMau) -> None:
        self.source, self.game, self.played = source, game, of_any(game)
        self.seats = [LEARNER_NAME, *OTHER_SEATS[: seats_near(self.played, PLAYERS) - 1]]
        self.kinds = [card for card in game.rules.deck.kinds if not JOKERS >> card & 1]
        laid, last = game.rules.cards.laid, game.rules.cards.going_out
        self.plain = [card for card in self.kinds if not laid[card] and not last[card]]
        self.owed = [card for card in self.kinds if any("debt" in part.about for part in _parts(laid[card]))]
        """The cards after which something may have to be drawn."""

    # what is to be found

    def follow(self) -> Script | None:
        """A position in which one card alone may be laid: of the rank that lies there."""
        for top in self.plain or self.kinds:
            for card in (one for one in self.kinds if RANK[one] == RANK[top] and one != top):
                held = [card, *(one for one in self.kinds if RANK[one] != RANK[top] and SUIT[one] != SUIT[top])]
                goes = self.goes(self.script(held[:MANY], [top], [(LEARNER_NAME, card)]))
                fits = [one for one in held[:MANY] if Action("play", (one,)) not in goes]
                script = self.script([card, *fits[: HELD - 1]], [top], [(LEARNER_NAME, card)])
                if len(fits) >= HELD - 1 and self.goes(script) == [Action("play", (card,))]:
                    return script
        return None

    def anywhere(self) -> Script | None:
        """A position in which only the card may be laid that goes on anything; none, where every card has to follow."""
        free = self.game.rules.fitting.laying.anywhere
        following = [card for card in self.kinds if not free >> card & 1]
        tries = (
            (card, top)
            for card in sorted(self.kinds, key=self._is_special)
            for top in following
            if free >> card & 1 and RANK[card] != RANK[top] and SUIT[card] != SUIT[top]
        )
        for card, top in islice(tries, TRIES_OF_CARD):
            held = [one for one in following if RANK[one] not in (RANK[top], RANK[card]) and SUIT[one] != SUIT[top]]
            script = self.script([card, *held][:HELD], [top], [(LEARNER_NAME, card)])
            if self.goes(script) == [Action("play", (card,))]:
                return script
        return None

    def together(self) -> Script | None:
        """A position in which two cards of a rank are laid at once; none, where cards are laid one by one."""
        if not self.game.lays_several:
            return None
        pairs = (pair for pair in permutations(self.plain or self.kinds, 2) if RANK[pair[0]] == RANK[pair[1]])
        tries = (
            (card, other, top) for card, other in pairs for top in self._below(card)[:1] if RANK[top] != RANK[card]
        )
        for card, other, top in islice(tries, TRIES_OF_CARD):
            rest = [one for one in self._other_ranks(card) if one != top]
            script = self.script([card, other, *rest], [top], [(LEARNER_NAME, card)])
            if Action("play", (card, other)) in self.goes(script):
                [step] = script.steps
                words = (*step.words, NAMES[other])
                script.steps = [replace(step, text=f"{step.text} {NAMES[other]}", words=words)]
                return script
        return None

    def last_card(self) -> Script | None:
        """A position in which a plain card leaves another one, which is announced; none, where nobody announces it."""
        if "declare" not in self.game.interrupts or self.game.rules.declaring.left != 1:
            return None
        pairs = (
            (card, other)
            for card, other in permutations(self.plain or self.kinds, 2)
            if SUIT[card] != SUIT[other] and RANK[card] != RANK[other]
        )
        positions = ((card, other, top) for card, other in pairs for top in self._below(card)[:1])
        for card, other, top in islice(positions, TRIES_OF_CARD):
            script = self.script([card, other], [top], [(LEARNER_NAME, card)])
            after = _match_after(self.played, script, script.steps) if self.right(script) else None
            if after is not None and Action("declare") in self.played.legal(after, LEARNER):
                [step] = script.steps
                script.steps = [replace(step, text=f"{step.text} declare", words=(*step.words, "declare"))]
                return script
        return None

    def actions(self) -> list[list[tuple[int, str]]]:
        """What cards do, each with the cards and moments at which it happens; what is told alike is one."""
        alike: dict[str, list[tuple[int, str]]] = {}
        for card, moment, told in describe_card_actions(self.game, "en"):
            alike.setdefault(told, []).append((card, moment))
        return list(alike.values())

    def position(self, action: Sequence[tuple[int, str]]) -> tuple[Script, int, str] | None:
        """A position in which one of these cards does what it does at its moment."""
        tried = (
            (script, card, moment)
            for card, moment in action
            for script in islice(self._candidates(card, moment), TRIES_OF_CARD)
        )
        return next((one for one in islice(tried, TRIES) if self.right(one[0]) and self.matters(*one)), None)

    # positions

    def _is_special(self, card: int) -> bool:
        """Whether a card does something."""
        return card not in self.plain

    def _candidates(self, card: int, moment: str) -> Iterator[Script]:
        held = [card] if moment == LAST else [card, *self._other_ranks(card)]
        mine = (LEARNER_NAME, card)
        if moment == IN_DEBT:
            for owed in sorted(self.owed, key=lambda one: SUIT[one] != SUIT[card]):
                for seat in dict.fromkeys((self.seats[-1], self.seats[1])):
                    rest = {seat: [owed, *self._other_ranks(owed, held)]}
                    yield self.script(held, self._below(owed)[:1], [(seat, owed), mine], rest)
            return
        if moment.startswith(ROW):
            row = int(moment.partition(":")[2])
            of_rank = [one for one in self.kinds if RANK[one] == RANK[card]] * self.game.rules.deck.packs
            of_rank = [one for one in of_rank if one != card] + [card] * (of_rank.count(card) - 1)
            yield self.script(held, of_rank[: row - 1], [mine])
            return
        for top in self._below(card, moment):
            yield self.script(held, [top], [mine])

    def _below(self, card: int, moment: str = "") -> list[int]:
        """The cards on which a card may lie, first those that do nothing themselves."""
        if moment == TWIN:
            return [card]
        some = [one for one in (*self.plain, *self.kinds) if one != card]
        suited = [one for one in some if SUIT[one] == SUIT[card]]
        ranked = [one for one in some if RANK[one] == RANK[card]]
        return [*dict.fromkeys([*ranked, *suited] if moment == OWN_RANK else [*suited, *ranked, *some])]

    def _other_ranks(self, card: int, taken: Sequence[int] = ()) -> list[int]:
        """Cards beside a card, of other ranks, and not ``taken``."""
        rest = [one for one in (*self.plain, *self.kinds) if RANK[one] != RANK[card] and one not in taken]
        step = max(1, len(rest) // (HELD - 1))
        return list(dict.fromkeys(rest[::step]))[: HELD - 1]

    def script(
        self,
        held: Sequence[int] = (),
        pile: Sequence[int] = (),
        steps: Sequence[tuple[str, int]] = (),
        rest: dict[str, list[int]] | None = None,
    ) -> Script:
        """A script: dealt by the seed, or the learner holds these cards, and these are laid by these seats."""
        script = Script(game=self.source, seed=SEED, seats=self.seats, computers=self.seats[1:])
        if held:
            script.hands = {LEARNER_NAME: list(held), **(rest or {})}
            script.lines = dict.fromkeys(script.hands, 0)
            script.layout = {"pile": (0, [NAMES[card] for card in pile]), "turn": (0, [steps[0][0]])}
        for seat, card in steps:
            words = ("play", NAMES[card])
            script.steps.append(Statement(0, f"{seat}: {' '.join(words)}", seat, words, ""))
        return script

    # held against the engine

    def goes(self, script: Script) -> list[Action]:
        """What the learner may lay before the last step. Nothing, where a step before is refused, or where something
        was to be owed, and is not.
        """
        before = _match_after(self.played, script, script.steps[:-1])
        if before is None or not before.stack or before.stack[-1].seats != (LEARNER,):
            return []
        if len(script.steps) > 1 and isinstance(before, MauMauState) and not before.debt:
            return []
        return [move for move in self.played.moves(before, LEARNER) if move.verb == "play"]

    def right(self, script: Script) -> bool:
        """Whether each step is legal, and the last is the learner's, who is asked."""
        return Action("play", (script.hands[LEARNER_NAME][0],)) in self.goes(script)

    def matters(self, script: Script, card: int, moment: str) -> bool:
        """Whether the game goes on otherwise where the card does nothing then."""
        bare = _game_without(self.game, card, moment)
        after, otherwise = _match_after(self.played, script, script.steps), _match_after(bare, script, script.steps)
        return after is not None and otherwise is not None and after.save() != otherwise.save()


def _parts(effects: Sequence[Effect]) -> list[Effect]:
    return [part for effect in effects for _, part in effect.parts()]


def _match_after(game: SomeGame, script: Script, steps: Sequence[Statement]) -> Match | None:
    """The table after these steps; None where it cannot be laid out so, or a step is refused or a misplay."""
    try:
        state = lay_out(script, game)
        for step in steps:
            seat = script.seats.index(step.seat)
            if state.phase != PLAYING or not state.stack or seat not in state.stack[-1].seats:
                return None
            card = script.hands[step.seat][0]
            if any(event.misplay for event in game.apply(state, seat, Action("play", (card,)))):
                return None
    except (ScriptError, IllegalAction, LookupError):  # no such cards, not so many, or they may not be laid
        return None
    return state


def _game_without(game: MauMau, card: int, moment: str) -> SomeGame:
    """The same game, in which a card does nothing at a moment."""
    rules, book = game.rules, game.book
    assert isinstance(book, MauMauBook)
    laid, last = list(rules.cards.laid), list(rules.cards.going_out)
    laid[card] = tuple(kept for effect in laid[card] for kept in _effects_at_other_moments(effect, moment))
    last[card] = () if moment == LAST else last[card]
    cards = CardEffects(laid=tuple(laid), turned_up=rules.cards.turned_up, going_out=tuple(last))
    bare = replace(rules, cards=cards)
    return replace(book, ruleset=lambda _: bare).make(game.options)


def _effects_at_other_moments(effect: Effect, moment: str) -> tuple[Effect, ...]:
    """What of an effect comes at other moments."""
    rest = tuple(part for part in effect.parts() if part[0] != moment)
    if len(rest) == len(effect.parts()):
        return (effect,)
    return (ByMoment(rest),) if rest else ()


HERE = Path(__file__).parent


def _shared() -> Iterator[tuple[str, str]]:
    """The names of the lessons that have no text of their own game's for a part, with the part."""
    written = [(path.parent.name, _name_of(path)) for path in HERE.glob("*/*.table")]
    for game, name in [*written, *(("", name) for name in MADE)]:
        yield from ((name, part) for part in ("tell", "right") if OF_LESSON.find(game, name, part) is None)


def load() -> None:
    """Load the lessons that are written, so that the first learner of each game need not wait."""
    for game in RULEBOOKS:
        if is_written(game):
            course(game)


def is_written(game: str) -> bool:
    """Whether somebody has written lessons of a game."""
    return game in RULEBOOKS and (HERE / game).is_dir()


COURSES_KEPT = 64
"""Upper bound on courses that are kept."""
_COURSES: OrderedDict[str, tuple[Lesson, ...]] = OrderedDict()


def is_at_hand(game: str) -> bool:
    """Whether the lessons of a game are there already. To make them takes long."""
    return game in _COURSES


def keep(game: str, lessons: tuple[Lesson, ...]) -> tuple[Lesson, ...]:
    """Cache the lessons of a game. Another process may have made them."""
    _COURSES[game] = lessons
    if len(_COURSES) > COURSES_KEPT:
        _COURSES.popitem(last=False)
    return lessons


def course(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in order, by its name or definition. Raises ``BadDefinition``."""
    if game not in _COURSES:
        return keep(game, _read_lessons(game) if is_written(game) else make_course(game))
    _COURSES.move_to_end(game)
    return _COURSES[game]


def _read_lessons(game: str) -> tuple[Lesson, ...]:
    """Read the lessons of a game. Their files are called ``NUMBER_NAME.table``. Raises ``ScriptError``."""
    found = []
    paths = sorted((HERE / game).glob("*.table"))
    for number, path in enumerate(paths, 1):
        script = read(path.read_text(encoding="utf-8"))
        if script.game != game or any(step.seat not in script.seats for step in script.steps if not step.mark):
            raise ScriptError(1, f"{path.name} is no lesson of {game}: there only those at the table act")
        found.append(Lesson(game, _name_of(path), script, number, len(paths)))
    return tuple(found)


def _name_of(path: Path) -> str:
    return path.stem.partition("_")[2]


@lru_cache(maxsize=256)
def taught(game: str, number: int) -> frozenset[str]:
    """Return the verbs that were needed up to this lesson, counted from 1. Only their buttons are shown out of turn."""
    return frozenset(action.verb for lesson in course(game)[:number] for action in lesson.wanted)
