"""A lesson that is being played: a table that is not saved as one, laid out by the lesson's script."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from bot.tables.lobby import COMPUTER_NAMES
from bot.tables.notes import Notes, Posted
from bot.tables.table import UNSAVED, Player, Refused, Table, Views
from bot.tables.transition import question
from cogs.lessons.courses import LEARNER, Lesson, Trial
from rules.catalogue import make_saved
from rules.chance import Seeded, draw_one
from rules.game import SomeGame
from rules.match import PLAYING, Match
from rules.records import but
from rules.script.replay import lay_out
from rules.script.wording import understood
from rules.strategies import sensible
from rules.strategies.levels import EASY, USUAL, mistaken
from rules.table import Action, SomeEvent
from rules.verbs import VERBS
from rules.view import View

COMPUTER_MOVES_LIMIT = 500
"""Upper bound on moves of computer players between two moves of the learner."""
EARLIER_EVENTS = 40
"""Upper bound on the events before the last answer that are kept: the end of a round tells of some."""


class EveryCard(Views):
    """The views of the first lesson. It offers every card of the hand: where one button is left, there is nothing to
    find out.
    """

    def __missing__(self, seat: int) -> View:
        seen = Views.__missing__(self, seat)
        fits = [move for move in seen.moves if move.verb == "play"]
        if seat == LEARNER and fits:
            known = {move.cards for move in fits}
            wrong = [Action("play", (card,)) for card in dict.fromkeys(seen.hand) if (card,) not in known]
            others = [move for move in seen.moves if move.verb != "play"]
            moves = sorted([*fits, *wrong], key=lambda move: move.cards)
            seen = self[seat] = replace(seen, moves=(*moves, *others))
        return seen


@dataclass(slots=True, kw_only=True)
class LessonTable(Table):
    """The table of a lesson. The learner sits in the first seat, and is always there as host.

    ``todo`` is what has to be done next; ``step`` is how far the script
    was played; ``happened`` are the events of the last answer. ``aside``: the last answer was legal, but not what this
    lesson teaches, and was not carried out.
    """

    host: int
    lesson: Lesson
    step: int = 0
    todo: list[Action] = field(default_factory=list)
    happened: list[SomeEvent] = field(default_factory=list)
    earlier: list[SomeEvent] = field(default_factory=list)
    """The last events of a round before those."""
    aside: bool = False
    answered: int = 0
    """How many answers the learner has given here."""
    answers: list[list[Action]] = field(default_factory=list)
    """The actions of each answer, from which a lesson is replayed; those of a round are not needed."""
    before: LessonTable | None = None
    """The lesson that has just been finished."""

    @property
    def free(self) -> bool:
        """Whether the lesson is a round that is played to its end."""
        return not self.lesson.wanted

    @property
    def done(self) -> bool:
        """Whether everything has been done."""
        if self.free:
            return self.match.phase != PLAYING
        return not self.todo and self.step >= len(self.lesson.steps)

    @property
    def match(self) -> Match:
        """The state, which a lesson always has."""
        assert self.state is not None
        return self.state

    def set_state(self, state: Match | None) -> None:
        """Go on to another state."""
        Table.set_state(self, state)
        if self.lesson.number == 1 and not self.free:
            self.views = EveryCard(self.game, self.match)

    def act(self, actions: Sequence[Action]) -> None:
        """Do the learner's actions. Raises ``IllegalAction`` for what the rules refuse."""
        if any(action.seat >= len(self.players) for action in actions):
            raise Refused("bad-value")
        state, todo, events = self.match.copy(), list(self.todo), list[SomeEvent]()
        before, self.happened, self.aside = self.happened, [], False
        for action in actions:
            if events and VERBS[action.verb].along and not self.game.still_matters(state, LEARNER, action, events):
                continue
            events += self.game.apply(state, LEARNER, action)
            if todo and _is(action, todo[0]):
                todo.pop(0)
            elif not self.free and not (VERBS[action.verb].along and not todo and self.step >= len(self.lesson.steps)):
                self.aside = True
        if not self.aside:
            self.todo, self.happened = todo, events
            self.earlier = [*self.earlier, *before][-EARLIER_EVENTS:] if self.free else []
            self.answered += 1
            if not self.free:
                self.answers.append(list(actions))
            self.go_on(state)

    def go_on(self, state: Match) -> None:
        """Go on from this state, which changes, until it is the learner's turn again: do what the other players do."""
        names, steps = self.lesson.script.seats, self.lesson.steps
        while not self.todo and self.step < len(steps):
            said = steps[self.step]
            self.step += 1
            actions = understood(said.line, said.words, names)
            if said.seat == names[LEARNER]:
                self.todo = actions
                break
            for action in actions:
                self.happened += self.game.apply(state, names.index(said.seat), action)
        if self.free:
            self._move_computers(state)
        self.set_state(state)

    def _move_computers(self, state: Match) -> None:
        """The other players move as their level says. The same answers lead to the same round, so that it can be
        replayed.
        """
        for move in range(COMPUTER_MOVES_LIMIT):
            others = [seat for seat in question(state)[1] if seat != LEARNER]
            if state.phase != PLAYING or not others:
                return
            roll = COMPUTER_MOVES_LIMIT * self.answered + move
            pick = partial(draw_one, state.seed, roll)
            share = self.errs(others[0]) if self.players[others[0]].level == EASY else 0.0
            action = mistaken(self.game, state, others[0], share, Seeded(f"{state.seed}/{roll}"))
            action = action or sensible.choose(self.game.view(state, others[0]), pick)
            self.happened += self.game.apply(state, others[0], action)
            said = sensible.speaks(self.game.view(state, others[0])) if state.phase == PLAYING else None
            for word in [] if said is None else [said] * (2 if said.verb == "knock" else 1):
                self.happened += self.game.apply(state, others[0], word)


def _is(done: Action, wanted: Action) -> bool:
    """Whether an action is the wanted one: the same cards in any order, with the reading that the script
    says, if any.
    """
    if sorted(done.cards) != sorted(wanted.cards) or wanted.text not in ("", done.text):
        return False
    return but(done, cards=(), text="") == but(wanted, cards=(), text="")


def make_lesson_table(lesson: Lesson, person: int, name: str, prompt: int = 0) -> LessonTable:
    """Make the table of a lesson at its beginning."""
    game = make_saved(lesson.game, lesson.script.options)
    table = with_state(lesson, game, lay_out(lesson.script, game), person, name, prompt)
    table.go_on(table.match.copy())
    return table


def with_state(lesson: Lesson, game: SomeGame, state: Match, person: int, name: str, prompt: int) -> LessonTable:
    """The table of a lesson in this state."""
    script = lesson.script
    level = lesson.level if isinstance(lesson, Trial) else USUAL
    others = [Player(None, called, level=level) for _, called in zip(script.seats[1:], COMPUTER_NAMES, strict=False)]
    table = LessonTable(
        id=UNSAVED,
        server=0,
        channel=0,
        thread=None,
        host=person,
        game=game,
        settings={},
        version=0,
        prompt=prompt,
        players=[Player(person, name), *others],
        notes=Notes(),
        posted=Posted(),
        deadlines={},
        opened=0.0,
        touched=0.0,
        lesson=lesson,
    )
    table.set_state(state)
    return table
