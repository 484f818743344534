"""Table scripts: a game written down in plain text, read, replayed, checked and written (``docs/table-scripts.md``).

A script is read into a table and steps; a step is an action or an expectation. Speech is judged by whoever replays
the script, who hands in an ear: ``hear(text)`` gives what was said and the cards that were named.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from itertools import zip_longest

from rules.cards import JOKERS, NAMES, SUIT_NAMES, SUIT_SYMBOLS, SUITS, pack, parse
from rules.catalogue import RULEBOOKS, make
from rules.chance import shuffled
from rules.options import BadOption, Value
from rules.rounds import OVER, PLAYING, step
from rules.shedding.decisions import Turn
from rules.shedding.events import Spoke
from rules.shedding.game import MauMau
from rules.shedding.state import DECLARED, OWES, SAFE, State
from rules.shedding.view import view
from rules.table import NOBODY, Action, Event, IllegalAction, Play

Ear = Callable[[str], tuple[int, tuple[int, ...]]]
"""Judges a message: the bits of ``windows.SPEECH`` and ``windows.DECLARING``, and the cards that it names."""


class ScriptError(ValueError):
    """A script that cannot be read: its line and why."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line, self.why = line, why


@dataclass(frozen=True, slots=True)
class Step:
    """One line after the setting. ``mark`` is ``!`` (refused), ``?`` (a misplay), ``=`` (an expectation) or empty."""

    line: int
    text: str
    seat: str
    words: tuple[str, ...]
    mark: str


@dataclass(slots=True)
class Script:
    """A script as read: the setting, and the steps in order. ``lines`` are those of the statements about cards."""

    game: str = ""
    options: dict[str, Value] = field(default_factory=dict)
    seed: str = "0"
    seats: list[str] = field(default_factory=list)
    layout: dict[str, tuple[int, list[str]]] = field(default_factory=dict)
    hands: dict[str, list[int]] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    undeclared: list[str] = field(default_factory=list)
    opening: bool = False
    steps: list[Step] = field(default_factory=list)


LAYOUT = ("dealer", "top", "pile", "stock", "turn", "direction", "scores", "secret", "call")
LAID_OUT = ("top", "pile", "stock")
SETTINGS = ("rules", "option", "seed", "seats", "hand", "undeclared", "opening", *LAYOUT)
VERBS = (
    *("play", "draw", "pass", "declare", "knock", "accuse", "jump", "steal", "double", "attack", "retaliate", "accept"),
    *("choose", "call", "says", "leave", "join", "away", "back", "charge", "vote"),
    *("give", "lay", "poker", "decline", "keep", "claim", "eat", "stop", "show", "ask", "tell", "look"),
)
TALK = ("declare", "knock", "accuse", "says", "eat", "stop", "ask", "tell", "show", "look")
"""What is possible at any time, and not listed among what a seat may do."""
OF_CARDS = ("play", "steal", "double", "attack", "retaliate", "give", "show", "poker")
"""The verbs behind which cards are named."""
SPELLED = {"jump": "jump in", "roulette": "lay"}
"""Verbs that a script spells otherwise."""
KEYS = (
    *("turn", "top", "hand", "count", "call", "debt", "direction", "silent", "seats", "legal", "pending", "scores"),
    *("locked", "out", "round", "match", "winner", "view", "stock", "says"),
)


def _near(word: str, known: Iterable[str]) -> str:
    near = get_close_matches(word.lower(), list(known), 1, 0.5)
    return f"{word!r}; do you mean {near[0]!r}?" if near else repr(word)


def _cards(line: int, words: Sequence[str]) -> list[int]:
    return [_card(line, word) for word in words if word != "-"]


def _card(line: int, word: str) -> int:
    try:
        return parse(word)
    except ValueError:
        raise ScriptError(line, f"no card {_near(word.upper(), NAMES)}") from None


def _suit(line: int, word: str) -> int:
    for names in (SUIT_NAMES, SUIT_SYMBOLS, tuple(suit.lower() for suit in SUITS)):
        if word.lower() in names:
            return names.index(word.lower())
    raise ScriptError(line, f"no suit {_near(word, SUIT_NAMES)}")


def read(text: str) -> Script:
    """Read a script. Raises ``ScriptError`` with the line and the nearest known word."""
    script = Script()
    joined: list[str] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#", 1)[0].strip() if "says" not in raw else raw.strip()
        if not line or line.startswith("#"):
            continue
        head, *rest = line.split()
        if head == "=":
            script.steps.append(_expectation(number, line, rest))
        elif head.endswith(":") or head == "deal":
            action = _action(number, line, [*script.seats, *joined])
            joined += [action.seat] if action.words[0] == "join" else []
            script.steps.append(action)
        elif script.steps:
            raise ScriptError(number, f"a setting after the game has begun: {_near(head, SETTINGS)}")
        else:
            _setting(script, number, head, rest)
    if not script.game or not script.seats:
        raise ScriptError(1, "a script needs `rules` and `seats`")
    return script


def _expectation(number: int, line: str, words: list[str]) -> Step:
    if not words or words[0] not in KEYS:
        raise ScriptError(number, f"no expectation {_near(words[0] if words else '', KEYS)}")
    return Step(number, line, "", tuple(words), "=")


def _action(number: int, line: str, seats: Sequence[str]) -> Step:
    seat, _, what = line.partition(":")
    if line.split()[0] == "deal":
        return Step(number, line, "", tuple(line.split()), "")
    words = what.split()
    mark = words.pop() if words and words[-1] in ("!", "?") else ""
    if not words or words[0] not in VERBS:
        raise ScriptError(number, f"no action {_near(words[0] if words else '', VERBS)}")
    if seat not in seats and words[0] != "join":
        raise ScriptError(number, f"no seat {_near(seat, seats)}")
    return Step(number, line, seat, tuple(words), mark)


def _setting(script: Script, number: int, head: str, rest: list[str]) -> None:
    match head, rest:
        case "rules", [name] if name in RULEBOOKS:
            script.game = name
        case "rules", [name]:
            raise ScriptError(number, f"no game {_near(name, RULEBOOKS)}")
        case "option", [name, value] if script.game:
            _option(script, number, name, value)
        case "seed", [seed]:
            script.seed = seed
        case "seats", [_, *_]:
            script.seats = rest
        case "hand", [seat, *cards]:
            script.hands[_seat(script, number, seat)] = _cards(number, cards)
            script.lines[seat] = number
        case "undeclared", [seat]:
            script.undeclared.append(_seat(script, number, seat))
        case "opening", []:
            script.opening = True
        case _ if head in LAYOUT and rest:
            script.layout[head] = (number, rest)
        case _:
            known = f"too little for {head!r}" if head in SETTINGS else f"no statement {_near(head, SETTINGS)}"
            raise ScriptError(number, known)


def _option(script: Script, number: int, name: str, value: str) -> None:
    declared = {option.name: option for option in RULEBOOKS[script.game].options}
    if name not in declared:
        raise ScriptError(number, f"no option {_near(name, declared)}")
    try:
        script.options[name] = declared[name].read(value)
    except BadOption as bad:
        raise ScriptError(number, str(bad)) from None


def _seat(script: Script, number: int, name: str) -> str:
    if name not in script.seats:
        raise ScriptError(number, f"no seat {_near(name, script.seats)}")
    return name


class Laying:
    """Lays a table out as a script says."""

    def __init__(self, script: Script, game: MauMau) -> None:
        self.script, self.game = script, game

    def table(self) -> State:
        """The table at the script's first step."""
        script, game = self.script, self.game
        dealer = self._named_seat("dealer", len(script.seats) - 1)
        state = game.new(len(script.seats), dealer=dealer)
        for number, name, score in self._pairs("scores"):
            if not score.removeprefix("-").isdecimal():
                raise ScriptError(number, f"no score {score!r}")
            state.totals[script.seats.index(name)] = int(score)
        if not script.hands and not any(key in script.layout for key in LAID_OUT):
            game.apply(state, NOBODY, Action("deal", text=script.seed))
            return state
        self._lay_cards(state)
        self._lay_facts(state)
        if script.opening:
            play = Play(game, state, 0)
            state.stack.clear()
            state.after = dealer
            game.open(play)
            game.go_on(play)
        return state

    def _named_seat(self, key: str, default: int) -> int:
        if key not in self.script.layout:
            return default
        number, words = self.script.layout[key]
        return self.script.seats.index(_seat(self.script, number, words[0]))

    def _pairs(self, key: str) -> Iterator[tuple[int, str, str]]:
        number, words = self.script.layout.get(key, (0, []))
        for name, value in zip_longest(words[::2], words[1::2], fillvalue=""):
            yield number, _seat(self.script, number, name), value

    def _named_cards(self, key: str) -> list[int]:
        number, words = self.script.layout.get(key, (0, []))
        return _cards(number, words)

    def _lay_cards(self, state: State) -> None:
        script, sheet = self.script, self.game.sheet
        pile = self._named_cards("pile") or self._named_cards("top")
        stock = self._named_cards("stock")
        rest = Counter(pack(sheet.packs, sheet.jokers))
        top = "pile" if "pile" in script.layout else "top"
        for where, cards in [(top, pile), ("stock", stock), *script.hands.items()]:
            for card in cards:
                rest[card] -= 1
                if rest[card] < 0:
                    line = script.lines.get(where) or script.layout[where][0]
                    raise ScriptError(line, f"more copies of {NAMES[card]} than the packs hold")
        loose = shuffled(script.seed, 1, sorted(rest.elements()))
        if all(JOKERS >> card & 1 for card in pile):
            pile = [loose.pop(next(i for i, card in enumerate(loose) if not JOKERS >> card & 1)), *pile]
        state.hands = [
            script.hands[name] if name in script.hands else [loose.pop() for _ in range(sheet.hand_size)]
            for name in script.seats
        ]
        state.stock, state.pile = loose + stock[::-1], pile
        while state.covered < len(pile) and sheet.over >> pile[-1 - state.covered] & 1:
            state.covered += 1
        state.base = pile[-1 - state.covered]

    def _lay_facts(self, state: State) -> None:
        script = self.script
        state.phase, state.round, state.seed, state.rolls = PLAYING, 1, script.seed, 2
        state.dealt, state.fresh = list(state.seating), not script.opening
        if script.opening:
            state.marks["talon"] = 1
        state.mau = [DECLARED if len(hand) == 1 else SAFE for hand in state.hands]
        for name in script.undeclared:
            state.mau[script.seats.index(name)] = OWES
        for number, words in [script.layout[key] for key in ("direction",) if key in script.layout]:
            if words[0] not in ("clockwise", "counter-clockwise"):
                raise ScriptError(number, f"no direction {_near(words[0], ('clockwise', 'counter-clockwise'))}")
            state.direction = 1 if words[0] == "clockwise" else -1
        for number, words in [script.layout[key] for key in ("call",) if key in script.layout]:
            state.call = _suit(number, words[0])
            state.caller = script.seats.index(_seat(script, number, words[-1]))
        for before in self.game.sheet.before_deal:
            before(Play(self.game, state, 0), script.seed)
        for card in self._named_cards("secret"):
            if JOKERS >> card & 1:
                raise ScriptError(script.layout["secret"][0], "a joker cannot be the secret card")
            state.marks["secret"] = card
        turn = self._named_seat("turn", step(state, state.dealer))
        state.after = step(state, turn, -1)
        state.stack = [Turn(turn)]


class Replay:
    """A script being played: ``run`` gives a line for each step, and what went wrong."""

    def __init__(self, script: Script, ear: Ear) -> None:
        self.script, self.ear = script, ear
        self.game = make(script.game, script.options)
        self.names = list(script.seats)
        self.state = Laying(script, self.game).table()
        self.clock, self.knocker, self.deals = 0, "", 1
        self.judged: dict[str, set[str]] = {}
        self.events: list[Event] = []

    def run(self) -> Iterator[tuple[Step, str]]:
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

    def _act(self, step_: Step) -> str:
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

    def _actions(self, step_: Step) -> list[tuple[int, Action]]:
        """The actions that a line stands for; one after the other where it names a choice too."""
        line, words = step_.line, step_.words
        if words[0] == "deal":
            self.deals += 1
            return [(NOBODY, Action("deal", text=words[1] if len(words) > 1 else f"{self.script.seed}/{self.deals}"))]
        if words[0] == "join" and step_.seat not in self.names:
            return [(NOBODY, Action("join"))]
        if step_.seat not in self.names:
            raise ScriptError(line, f"no seat {_near(step_.seat, self.names)}")
        seat = self.names.index(step_.seat)
        return [(seat, action) for action in self._of_seat(line, words)]

    def _of_seat(self, line: int, words: tuple[str, ...]) -> list[Action]:
        match words:
            case ["says", *said]:
                bits, cards = self.ear(" ".join(said))
                return [Action("says", cards, number=bits)]
            case ["play", *cards, "call", suit]:
                return [Action("play", tuple(_cards(line, cards))), Action("call", suit=_suit(line, suit))]
            case ["play", *rest] if "declare" in rest:
                place = rest.index("declare")
                laid = Action("play", tuple(_cards(line, rest[:place])))
                return [laid, Action("declare", text=" ".join(rest[place + 1 :]))]
            case [("attack" | "retaliate") as verb, card, "at", victim]:
                tried = Action(verb, (_card(line, card),))
                return [tried, Action("choose", seat=self._name(line, victim))] if self._is_secret(tried) else [tried]
            case ["lay", card, "face", "down"]:
                return [Action("roulette", (_card(line, card),))]
            case ["jump", "in", card]:
                return [Action("jump", (_card(line, card),))]
            case ["declare", *said]:
                return [Action("declare", text=" ".join(said))]
            case ["stop", "eating"]:
                return [Action("stop")]
            case [verb, *cards] if verb in OF_CARDS and cards:
                return [Action(verb, tuple(_cards(line, cards)))]
        return [self._simple_action(line, words)]

    def _simple_action(self, line: int, words: tuple[str, ...]) -> Action:
        match words:
            case ["call", suit]:
                return Action("call", suit=_suit(line, suit))
            case [("accuse" | "ask") as verb, who]:
                return Action(verb, seat=self._name(line, who))
            case ["charge", who, rule]:
                return Action("charge", seat=self._name(line, who), text=rule)
            case ["vote", ("yes" | "no") as how]:
                return Action("vote", number=1 if how == "yes" else 0)
            case ["choose", choice]:
                return self._choice(line, choice)
            case [verb]:
                return Action(verb)
        raise ScriptError(line, f"cannot read {' '.join(words)!r}")

    def _is_secret(self, action: Action) -> bool:
        return action.cards[0] == self.state.marks.get("secret", NOBODY)

    def _name(self, line: int, name: str) -> int:
        if name not in self.names:
            raise ScriptError(line, f"no seat {_near(name, self.names)}")
        return self.names.index(name)

    def _choice(self, line: int, word: str) -> Action:
        if word in self.names:
            return Action("choose", seat=self.names.index(word))
        if word.isdigit():
            return Action("choose", number=int(word))
        if word.lower() in SUIT_NAMES:
            return Action("choose", suit=_suit(line, word))
        return Action("choose", (_card(line, word),))

    # expectations

    def _expect(self, step_: Step) -> str:
        key, *wanted = step_.words
        found = self._fact(step_.line, key, wanted)
        return "" if found is None else f"it is {found}"

    def _fact(self, line: int, key: str, wanted: list[str]) -> str | None:
        """None when the expectation holds, else what is there instead."""
        state = self.state
        match key, wanted:
            case "hand", [seat, *cards]:
                held = sorted(state.hands[self._name(line, seat)])
                return _differs(sorted(_cards(line, cards)), held, " ".join(NAMES[card] for card in held))
            case "count", [seat, number]:
                return _differs(number, str(len(state.hands[self._name(line, seat)])))
            case "top", [card]:
                return _differs(_card(line, card), state.pile[-1], NAMES[state.pile[-1]])
            case "call", [suit]:
                called = SUIT_NAMES[state.call] if state.call >= 0 else "none"
                return _differs("none" if suit == "none" else SUIT_NAMES[_suit(line, suit)], called)
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
        """Whether the view stays the same when the other's cards change places with those of the stock."""
        again = self.state.copy()
        loose = again.hands[other] + again.stock
        again.hands[other], again.stock = loose[::-1][: len(again.hands[other])], loose[::-1][len(again.hands[other]) :]
        same = view(self.game, again, seat) == view(self.game, self.state, seat)
        return None if same else "shown"


def _spelled(line: int, part: str) -> list[str]:
    """An action of a list, its cards in their usual form."""
    words = part.split()
    return [word if word in (*VERBS, "in", "face", "down") else NAMES[_card(line, word)] for word in words]


def _differs(wanted: object, found: object, shown: str | None = None) -> str | None:
    return None if wanted == found else (str(found) if shown is None else shown)
