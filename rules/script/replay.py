"""Playing table scripts: each step an action or an expectation, on the engine that the bot uses."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

from rules.cards import NAMES, SUIT_NAMES
from rules.catalogue import UnknownGame, game_after_change, make
from rules.families import family_of
from rules.game import SomeGame
from rules.match import OVER, PLAYING, Match
from rules.options import BadOption, OptionsConflict
from rules.plain_text import whole_number
from rules.records import but
from rules.script.layout import lay_scores, pairs, seat_of
from rules.script.setting import (
    EXPECTATIONS,
    Script,
    ScriptError,
    Statement,
    card_of,
    cards_of,
    one_of,
    suit_of,
    unread,
)
from rules.script.wording import EARLIER, LIMIT, format_action, understood
from rules.shedding.definitions.faults import BadDefinition
from rules.shedding.state import MauMauState
from rules.shedding.talk import SPEECH, Spoke
from rules.shedding.voador.secret import secret
from rules.strategies.sensible import choose
from rules.table import NOBODY, Action, IllegalAction, Reason, SomeEvent
from rules.verbs import VERBS

STEP_SECONDS = 60
"""So much later each line happens, as long as no clock says when; a second knock happens at once."""
NOBODY_SAID = "nobody"
"""How an expectation names no seat."""
Ear = Callable[[str], tuple[int, tuple[int, ...]]]
"""Judges a message: the bits of ``talk.SPEECH`` and ``talk.DECLARING``, and the cards that it names."""


def lay_out(script: Script, game: SomeGame) -> Match:
    """The table at the script's first step: dealt by the seed, or laid out. Raises ``ScriptError``."""
    computers = tuple(map(script.seats.index, script.computers))
    state = game.new(len(script.seats), computers=computers, dealer=seat_of(script, "dealer"))
    least, most = game.seats
    if not least <= len(script.seats) <= most:
        raise ScriptError(
            script.heads.get("seats", 1),
            f"{game.name} with these options has {least} to {most} seats, not {len(script.seats)}",
        )
    lay_scores(state, script)
    family_of(game).layout.lay(game, state, script)
    return state


class Replay:
    """A script being played: ``run`` gives a line for each step, and what went wrong.

    ``game``: by which it is played, where that is not the one that the script names.
    """

    def __init__(self, script: Script, ear: Ear, game: SomeGame | None = None) -> None:
        self.script, self.ear = script, ear
        try:
            self.game = game or make(script.game, script.options)
        except (BadDefinition, BadOption, OptionsConflict, UnknownGame) as bad:
            raise ScriptError(script.heads.get("option", script.heads.get("rules", 1)), str(bad)) from None
        self.names = list(script.seats)
        self.state = lay_out(script, self.game)
        self.clock, self.clocked, self.knocker, self.deals = 0, False, "", 1
        self.judged: dict[str, set[str]] = {}
        self.events: list[SomeEvent] = []

    def run(self) -> Iterator[tuple[Statement, str]]:
        """Each step with the reason why it failed, or an empty text. Stops at the first action that fails."""
        for step_ in self.script.steps:
            if step_.mark == "=":
                yield step_, self._expect(step_)
                continue
            failure = self._act(step_)
            yield step_, failure
            if failure:
                return

    # actions

    def _act(self, step_: Statement) -> str:
        if step_.words[0] == "clock":
            self.clock, self.clocked = whole_number(step_.words[1]), True
            return ""
        if not self.clocked and (step_.words[0] != "knock" or self.knocker != step_.seat):
            self.clock += STEP_SECONDS
        self.knocker = step_.seat if step_.words[0] == "knock" else ""
        before = tried = self.state.copy()
        events: list[SomeEvent] = []
        refused = ""
        try:
            for seat, action in self._actions(step_):
                if events and VERBS[action.verb].along and not self.game.still_matters(tried, seat, action, events):
                    continue
                before = tried.copy()
                events += self.game.apply(tried, seat, action, self.clock)
        except IllegalAction as why:
            refused = str(why)
        if step_.mark == "!":
            if not refused:
                return "was accepted, and should be refused"
            return "" if before.save() == tried.save() else "was refused, but changed the table"
        if refused:
            return f"was refused: {refused}"
        self.state, self.events = tried, events
        self.game = game_after_change(self.game, events)
        self.names += [step_.seat] if step_.seat and step_.seat not in self.names else []
        if step_.words[0] == "says":
            self.judged[step_.seat] = {event.what for event in events if isinstance(event, Spoke)} or {"free"}
        if step_.mark == "?" and not any(event.misplay for event in events):
            return "was no misplay"
        return ""

    def _actions(self, step_: Statement) -> list[tuple[int, Action]]:
        """The actions that a line stands for; one after the other where it names a choice too."""
        line, words = step_.line, step_.words
        if words[0] == "deal":
            self.deals += 1
            return [(NOBODY, Action("deal", text=" ".join(words[1:]) or f"{self.script.seed}/{self.deals}"))]
        if words[0] == "dismiss":
            return [(NOBODY, Action("dismiss", seat=self._name(line, words[1])))]
        if words[0] == "end":
            return [(NOBODY, Action("end", text=" ".join(words[1:])))]
        if words[0] == "time":
            return [self._time(line, words[1:])]
        if words[0] == "join" and step_.seat not in self.names:
            return [(NOBODY, Action("join", text=" ".join(words[1:])))]
        seat = self.names.index(one_of(line, step_.seat, self.names))
        if words[0] in ("says", EARLIER):
            bits, cards = self.ear(" ".join(words[1:]))
            return [(seat, Action("says", cards, number=bits & ~SPEECH if words[0] == EARLIER else bits))]
        found = understood(line, words, self.names)
        if len(found) > 1 and found[0].verb in ("attack", "retaliate") and not self._is_secret(found[0]):
            found = found[:1]  # it fails, and nobody is chosen
        return [(seat, action) for action in found]

    def _time(self, line: int, words: Sequence[str]) -> tuple[int, Action]:
        """What the house does when a time is up: that of a seat's turn, of a vote, or of the round."""
        if words and words != (LIMIT,):
            seat = self._name(line, words[0])
            if not self.state.stack or seat not in self.state.stack[-1].seats:
                raise IllegalAction(Reason.NOT_YOUR_TURN, self.game.turn_rule)
            return seat, choose(self.game.view(self.state, seat), lambda moves: moves[0])
        if self.state.vote is not None and not words:
            return NOBODY, Action("expire")
        self.clock = max(self.clock, math.ceil(min(self.game.alarms(self.state).values(), default=0)))
        return NOBODY, Action("time")

    def _is_secret(self, action: Action) -> bool:
        return isinstance(self.state, MauMauState) and action.cards[0] == secret(self.state)

    def _name(self, line: int, name: str) -> int:
        return self.names.index(one_of(line, name, self.names))

    # expectations

    def _expect(self, step_: Statement) -> str:
        key, *wanted = step_.words
        found = self._fact(step_.line, key, wanted)
        return "" if found is None else f"it is {found}"

    def _fact(self, line: int, key: str, wanted: list[str]) -> str | None:
        """None when the expectation holds, else what is there instead."""
        state = self.state
        match key, wanted:
            case "hand", [seat, *cards]:
                held = sorted(state.hands[self._name(line, seat)])
                return _differs(sorted(cards_of(line, cards)), held, " ".join(NAMES[card] for card in held))
            case "count", [seat, number]:
                return _differs(number, str(len(state.hands[self._name(line, seat)])))
            case "legal", [seat, *rest]:
                offered = self._offers(self._name(line, seat))
                listed = {self._listed(line, part.split()) for part in " ".join(rest).split(",") if part.strip(" -")}
                return _differs(listed, offered, ", ".join(sorted(offered)) or "nothing")
            case "pending", _:
                return self._pending(" ".join(wanted))
            case "scores", _:
                totals = {name: str(total) for name, total in zip(self.names, state.totals, strict=True)}
                expected = dict(pairs(wanted))
                return _differs(expected, {name: totals.get(name, "nobody") for name in expected})
            case "seats", _:
                return self._circle(wanted)
            case "view", [seat, "hides", other]:
                return self._hides(self._name(line, seat), self._name(line, other))
            case "says", [seat, judged]:
                found = self.judged.get(seat, {"nothing"})
                return None if judged in found else ", ".join(sorted(found))
            case "out", several:
                out = [self.names[seat] for seat in self.game.gone_out(state)] or [NOBODY_SAID]
                return _differs(several, out, " ".join(out))
            case _, [value]:
                return self._simple(line, key, value)
        raise unread(line, " ".join(["=", key, *wanted]), f"= {EXPECTATIONS[key]}")

    def _simple(self, line: int, key: str, value: str) -> str | None:
        state, layout = self.state, family_of(self.game).layout
        own = layout.facts(state)
        if key in own:
            return _differs(_plain(line, key, value), own[key])
        facts: dict[str, Callable[[], str]] = {
            "turn": lambda: self.names[state.stack[-1].seats[0]] if state.stack else NOBODY_SAID,
            "direction": lambda: "clockwise" if state.direction == 1 else "counter-clockwise",
            "round": lambda: "on" if state.phase == PLAYING else "over",
            "match": lambda: "over" if state.phase == OVER else "on",
            "winner": self._winner,
        }
        if key not in facts:
            if EXPECTATIONS[key].count(" ") > 1:  # it needs more than one word
                raise unread(line, f"= {key} {value}", f"= {EXPECTATIONS[key]}")
            known = ", ".join(sorted([*facts, *own]))
            raise ScriptError(line, f"there is no {key} in {self.game.name}; it has {known}")
        return _differs(value, facts[key]())

    def _winner(self) -> str:
        if self.state.phase == OVER:
            return self.names[self.game.standing(self.state)[0]]
        won = self.state.won
        return self.names[won[-1]] if won and won[-1] != NOBODY else NOBODY_SAID

    def _offers(self, seat: int) -> set[str]:
        """What a seat may lay, draw or choose, the choices left out; talk is possible at any time and not listed."""
        legal = self.game.legal(self.state, seat)
        return {format_action(but(action, text=""), self.names) for action in legal if not VERBS[action.verb].talk}

    def _listed(self, line: int, words: list[str]) -> str:
        """An action of a list, in its usual form, what has still to be chosen left out."""
        verb = next((verb for verb in VERBS.values() if verb.written.split()[0] == words[0]), None)
        short = verb is not None and len(words) == 1
        return words[0] if short else format_action(understood(line, words, self.names)[0], self.names)

    def _pending(self, wanted: str) -> str | None:
        stack = self.state.stack
        found = sorted(f"{self.names[seat]} {stack[-1].kind}" for seat in stack[-1].seats) if stack else ["none"]
        return _differs(sorted(part.strip() for part in wanted.split(",")), found, ", ".join(found))

    def _circle(self, wanted: list[str]) -> str | None:
        found = [self.names[seat] for seat in self.state.order]
        turns = [found[place:] + found[:place] for place in range(len(found))]
        return None if wanted in turns else " ".join(found)

    def _hides(self, seat: int, other: int) -> str | None:
        """Whether the view stays the same when all cards that it should not show are dealt in another order."""
        again = self.state.copy()
        unseen = again.unseen(seat)
        if not any(some is again.hands[other] for some in unseen):
            return "shown"
        loose = [card for some in unseen for card in some]
        for some in unseen:
            some[:] = [loose.pop() for _ in some]
        return None if self.game.view(again, seat) == self.game.view(self.state, seat) else "shown"


def _plain(line: int, key: str, value: str) -> str:
    """An expected value in its usual form."""
    if key == "top" and value != "-":
        return NAMES[card_of(line, value)]
    return SUIT_NAMES[suit_of(line, value)] if key == "call" and value != "none" else value


def _differs(wanted: object, found: object, shown: str | None = None) -> str | None:
    return None if wanted == found else (str(found) if shown is None else shown)
