"""A lesson being played: a table that stands in no database, laid out by the lesson's script."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from bot.lessons.course import LEARNER, Lesson, course
from bot.tables.notes import Notes
from bot.tables.posted import Posted
from bot.tables.table import Player, Refused, Table
from rules.catalogue import make
from rules.chance import drawn
from rules.match import PLAYING, Match
from rules.records import but
from rules.script.replay import lay_out
from rules.script.wording import understood
from rules.strategies import sensible
from rules.table import NOBODY, Action, SomeEvent
from rules.verbs import VERBS
from rules.view import View

LESSON = 999_999_999_999
"""Stands in the place of a table's number for the lesson of whoever presses; no table is called so."""
COMPUTER_MOVES_LIMIT = 500
"""How many moves computer players may make between two moves of the learner."""


@dataclass(slots=True, kw_only=True)
class LessonTable(Table):
    """The table of a lesson; who learns sits in the first seat.

    ``number`` is the lesson's place in its course. ``todo`` is what is to be done next, ``step`` how far the script has
    been played, ``happened`` what the last answer has led to. ``aside``: the last answer was allowed, but not what is
    to be learned here, and was not carried out.
    """

    lesson: Lesson
    number: int
    step: int = 0
    todo: list[Action] = field(default_factory=list)
    happened: list[SomeEvent] = field(default_factory=list)
    aside: bool = False
    answers: list[list[Action]] = field(default_factory=list)
    """All that who learns has done here: of each answer its actions."""
    before: LessonTable | None = None
    """The lesson that has just been finished."""

    @property
    def count(self) -> int:
        """How many lessons the course has."""
        return len(course(self.game.name))

    @property
    def free(self) -> bool:
        """Whether it is a round that is played to its end."""
        return not self.lesson.wanted

    @property
    def done(self) -> bool:
        """Whether everything has been done."""
        if self.free:
            return self.match.phase != PLAYING
        return not self.todo and self.step >= len(self.lesson.steps)

    @property
    def match(self) -> Match:
        """The state: a lesson has begun."""
        assert self.state is not None
        return self.state

    def view(self, seat: int = NOBODY) -> View:
        """The lesson as this seat sees it. Its state changes as it is played on."""
        return self.game.view(self.match, seat)

    def act(self, actions: Sequence[Action]) -> None:
        """Who learns does this. Raises ``IllegalAction`` for what the rules refuse."""
        if any(action.seat >= len(self.players) for action in actions):
            raise Refused("bad-value")
        state, todo, events = self.match.copy(), list(self.todo), list[SomeEvent]()
        self.happened, self.aside = [], False
        for action in actions:
            if events and VERBS[action.verb].along and not self.game.still_matters(state, LEARNER, action, events):
                continue
            events += self.game.apply(state, LEARNER, action)
            if todo and _is(action, todo[0]):
                todo.pop(0)
            elif not self.free:
                self.aside = True
        if not self.aside:
            self.state, self.todo, self.happened = state, todo, events
            self.answers.append(list(actions))
            self.go_on()

    def go_on(self) -> None:
        """Let happen what the others do, until it is again the turn of who learns."""
        names, steps = self.lesson.script.seats, self.lesson.steps
        while not self.todo and self.step < len(steps):
            said = steps[self.step]
            self.step += 1
            actions = understood(said.line, said.words, names)
            if said.seat == names[LEARNER]:
                self.todo = actions
                return
            for action in actions:
                self.happened += self.game.apply(self.match, names.index(said.seat), action)
        if self.free:
            self._computers_move()

    def _computers_move(self) -> None:
        """The others play sensibly; the same answers lead to the same round, so that it can be played again."""
        state = self.match
        for move in range(COMPUTER_MOVES_LIMIT):
            others = [seat for seat in self.awaited() if seat != LEARNER]
            if state.phase != PLAYING or not others:
                return
            roll = COMPUTER_MOVES_LIMIT * len(self.answers) + move
            action = sensible.choose(self.view(others[0]), partial(drawn, state.seed, roll))
            self.happened += self.game.apply(state, others[0], action)
            said = sensible.speaks(self.view(others[0])) if state.phase == PLAYING else None
            for word in [] if said is None else [said] * (2 if said.verb == "knock" else 1):
                self.happened += self.game.apply(state, others[0], word)


def _is(done: Action, wanted: Action) -> bool:
    """Whether an action is the wanted one: its cards in whatever order, taken for what the script says, if it does."""
    if sorted(done.cards) != sorted(wanted.cards) or wanted.text not in ("", done.text):
        return False
    return but(done, cards=(), text="") == but(wanted, cards=(), text="")


def laid_out(lesson: Lesson, person: int, name: str, prompt: int = 0) -> LessonTable:
    """The table of a lesson at its beginning."""
    game, script = make(lesson.game, lesson.script.options), lesson.script
    others = [Player(None, seat.capitalize()) for seat in script.seats[1:]]
    table = LessonTable(
        id=LESSON,
        server=0,
        channel=0,
        thread=None,
        host=person,
        game=game,
        settings={},
        version=0,
        prompt=prompt,
        players=[Player(person, name), *others],
        state=lay_out(script, game),
        notes=Notes(),
        posted=Posted(),
        deadlines={},
        opened=0.0,
        touched=0.0,
        lesson=lesson,
        number=course(lesson.game).index(lesson) + 1,
    )
    table.go_on()
    return table
