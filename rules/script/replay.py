"""Playing table scripts: each step an action or an expectation, on the engine that the bot uses."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import zip_longest

from rules.cards import NAMES, SUIT_NAMES
from rules.catalogue import make
from rules.match import OVER, PLAYING
from rules.script.layout import lay_out
from rules.script.reading import VERBS, Script, ScriptError, Statement, card_of, cards_of, nearest, suit_of
from rules.shedding.events import Spoke
from rules.table import NOBODY, Action, Event, IllegalAction

Ear = Callable[[str], tuple[int, tuple[int, ...]]]
"""Judges a message: the bits of ``interrupts.SPEECH`` and ``interrupts.DECLARING``, and the cards that it names."""

TALK = ("declare", "knock", "accuse", "says", "eat", "stop", "ask", "tell", "show", "look")
"""What is possible at any time, and not listed among what a seat may do."""
OF_CARDS = ("play", "steal", "double", "attack", "retaliate", "give", "show", "poker")
"""The verbs behind which cards are named."""
SPELLED = {"jump": "jump in", "roulette": "lay"}
"""Verbs that a script spells otherwise."""
OF_STATE = {"top": "pile", "call": "call", "debt": "debt", "stock": "stock"}
"""Expectations of what only some games have on the table."""


class Replay:
    """A script being played: ``run`` gives a line for each step, and what went wrong."""

    def __init__(self, script: Script, ear: Ear) -> None:
        self.script, self.ear = script, ear
        self.game = make(script.game, script.options)
        self.names = list(script.seats)
        self.state = lay_out(script, self.game)
        self.clock, self.knocker, self.deals = 0, "", 1
        self.judged: dict[str, set[str]] = {}
        self.events: list[Event] = []

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
        if step_.words[0] != "knock" or self.knocker != step_.seat:
            self.clock += 60
        self.knocker = step_.seat if step_.words[0] == "knock" else ""
        before = tried = self.state.copy()
        events: list[Event] = []
        refused = ""
        try:
            for seat, action in self._actions(step_):
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
            return [(NOBODY, Action("deal", text=words[1] if len(words) > 1 else f"{self.script.seed}/{self.deals}"))]
        if words[0] == "join" and step_.seat not in self.names:
            return [(NOBODY, Action("join"))]
        if step_.seat not in self.names:
            raise ScriptError(line, f"no seat {nearest(step_.seat, self.names)}")
        seat = self.names.index(step_.seat)
        return [(seat, action) for action in self._of_seat(line, words)]

    def _of_seat(self, line: int, words: tuple[str, ...]) -> list[Action]:
        match words:
            case ["says", *said]:
                bits, cards = self.ear(" ".join(said))
                return [Action("says", cards, number=bits)]
            case ["play", *cards, "call", suit]:
                return [Action("play", tuple(cards_of(line, cards))), Action("call", suit=suit_of(line, suit))]
            case ["play", *rest] if "as" in rest:
                place = rest.index("as")
                return [Action("play", tuple(cards_of(line, rest[:place])), text=" ".join(rest[place + 1 :]))]
            case ["play", *rest] if "declare" in rest:
                place = rest.index("declare")
                laid = Action("play", tuple(cards_of(line, rest[:place])))
                return [laid, Action("declare", text=" ".join(rest[place + 1 :]))]
            case [("attack" | "retaliate") as verb, card, "at", victim]:
                tried = Action(verb, (card_of(line, card),))
                return [tried, Action("choose", seat=self._name(line, victim))] if self._is_secret(tried) else [tried]
            case ["lay", card, "face", "down"]:
                return [Action("roulette", (card_of(line, card),))]
            case ["jump", "in", card]:
                return [Action("jump", (card_of(line, card),))]
            case ["declare", *said]:
                return [Action("declare", text=" ".join(said))]
            case ["stop", "eating"]:
                return [Action("stop")]
            case [verb, *cards] if verb in OF_CARDS and cards:
                return [Action(verb, tuple(cards_of(line, cards)))]
        return [self._simple_action(line, words)]

    def _simple_action(self, line: int, words: tuple[str, ...]) -> Action:
        match words:
            case ["call", suit]:
                return Action("call", suit=suit_of(line, suit))
            case [("accuse" | "ask") as verb, who]:
                return Action(verb, seat=self._name(line, who))
            case ["charge", who, rule]:
                return Action("charge", seat=self._name(line, who), text=rule)
            case ["propose", rule]:
                return Action("propose", text=rule)
            case ["vote", ("yes" | "no") as how]:
                return Action("vote", number=1 if how == "yes" else 0)
            case ["choose", choice]:
                return self._choice(line, choice)
            case [verb]:
                return Action(verb)
        raise ScriptError(line, f"cannot read {' '.join(words)!r}")

    def _is_secret(self, action: Action) -> bool:
        return bool(action.cards[0] == self.state.marks.get("secret", NOBODY))

    def _name(self, line: int, name: str) -> int:
        if name not in self.names:
            raise ScriptError(line, f"no seat {nearest(name, self.names)}")
        return self.names.index(name)

    def _choice(self, line: int, word: str) -> Action:
        if word in self.names:
            return Action("choose", seat=self.names.index(word))
        if word.isdigit():
            return Action("choose", number=int(word))
        if word.lower() in SUIT_NAMES:
            return Action("choose", suit=suit_of(line, word))
        return Action("choose", (card_of(line, word),))

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
            case (("top" | "call"), _) if not hasattr(state, OF_STATE[key]):
                raise ScriptError(line, f"there is no {key} in {self.game.name}")
            case "top", [card]:
                return _differs(card_of(line, card), state.pile[-1], NAMES[state.pile[-1]])
            case "call", [suit]:
                called = SUIT_NAMES[state.call] if state.call >= 0 else "none"
                return _differs("none" if suit == "none" else SUIT_NAMES[suit_of(line, suit)], called)
            case "legal", [seat, *rest]:
                offered = self._offers(self._name(line, seat))
                listed = {" ".join(_spelled(line, part)) for part in " ".join(rest).split(",") if part.strip(" -")}
                return _differs(listed, offered, ", ".join(sorted(offered)) or "nothing")
            case "pending", _:
                return self._pending(" ".join(wanted))
            case "scores", _:
                totals = {name: str(total) for name, total in zip(self.names, state.totals, strict=True)}
                pairs = dict(zip_longest(wanted[::2], wanted[1::2], fillvalue=""))
                return _differs(pairs, {name: totals.get(name, "nobody") for name in pairs})
            case "seats", _:
                return self._circle(wanted)
            case "view", [seat, "hides", other]:
                return self._hides(self._name(line, seat), self._name(line, other))
            case "says", [seat, judged]:
                found = self.judged.get(seat, {"nothing"})
                return None if judged in found else ", ".join(sorted(found))
            case _, [value]:
                return self._simple(line, key, value)
            case "out", several:
                return _differs(several, [self.names[seat] for seat in state.out])
        raise ScriptError(line, f"cannot read the expectation {key!r}")

    def _simple(self, line: int, key: str, value: str) -> str | None:
        state = self.state
        if key in OF_STATE and not hasattr(state, OF_STATE[key]):
            raise ScriptError(line, f"there is no {key} in {self.game.name}")
        facts: dict[str, Callable[[], str]] = {
            "turn": lambda: self.names[state.stack[-1].seats[0]] if state.stack else "nobody",
            "debt": lambda: str(state.debt),
            "stock": lambda: str(len(state.stock)),
            "direction": lambda: "clockwise" if state.direction == 1 else "counter-clockwise",
            "silent": lambda: "yes" if state.marks.get("silent") else "no",
            "locked": lambda: "yes" if state.marks.get("locked") else "no",
            "out": lambda: " ".join(self.names[seat] for seat in state.out) or "nobody",
            "round": lambda: "on" if state.phase == PLAYING else "over",
            "match": lambda: "over" if state.phase == OVER else "on",
            "winner": self._winner,
        }
        if key not in facts:
            raise ScriptError(line, f"cannot read the expectation {key!r}")
        return _differs(value, facts[key]())

    def _winner(self) -> str:
        if self.state.phase == OVER:
            return self.names[self.game.standing(self.state)[0]]
        won = self.state.won
        return self.names[won[-1]] if won and won[-1] != NOBODY else "nobody"

    def _offers(self, seat: int) -> set[str]:
        """What a seat may lay, draw or choose, the choices left out; talk is possible at any time and not listed."""
        return {
            " ".join(
                [
                    SPELLED.get(verb, verb),
                    *(NAMES[card] for card in cards),
                    *(("face", "down") if verb == "roulette" else ()),
                ]
            )
            for verb, cards, *_ in self.game.legal(self.state, seat)
            if verb not in TALK
        }

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


def _spelled(line: int, part: str) -> list[str]:
    """An action of a list, its cards in their usual form."""
    words = part.split()
    return [word if word in (*VERBS, "in", "face", "down") else NAMES[card_of(line, word)] for word in words]


def _differs(wanted: object, found: object, shown: str | None = None) -> str | None:
    return None if wanted == found else (str(found) if shown is None else shown)
