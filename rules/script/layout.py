"""Laying a table out as a script says, and telling what lies there: each family of games in its own way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import TypeVar

from rules.cards import JOKERS, NAMES, SUIT_NAMES
from rules.chance import shuffled
from rules.climbing.decisions import TrickTurn
from rules.climbing.state import ZhengState
from rules.climbing.zheng import Zheng
from rules.game import Game
from rules.match import PLAYING, Match, step
from rules.script.setting import Script, ScriptError, cards_of, nearest, number_of, suit_of, unread
from rules.shedding.amm.lock import locked
from rules.shedding.game import MauMau
from rules.shedding.state import OWES, SAFE, MauMauState
from rules.shedding.voador.secret import Secret
from rules.table import NOBODY, Action, Play

M = TypeVar("M", bound=Match)
ANY_GAME = ("dealer", "turn", "scores")
"""The statements that lay a table out in all games."""
DIRECTIONS = ("clockwise", "counter-clockwise")


class Layout(ABC):
    """How tables of a family are laid out. ``statements`` and ``expectations`` are those that it alone has.

    ``game`` and ``state`` are always of the family.
    """

    statements: tuple[str, ...] = ()
    expectations: tuple[str, ...] = ()

    @abstractmethod
    def lay(self, game: object, state: object, script: Script) -> None:
        """Deal by the seed, or lay the cards out. Raises ``ScriptError``."""

    @abstractmethod
    def facts(self, state: object) -> Mapping[str, str]:
        """What is expected of tables of this family alone, in the words of scripts."""


def only(script: Script, game: Game[M], known: Sequence[str]) -> None:
    """Refuse statements that this game has no use for."""
    for key, (number, _) in script.layout.items():
        if key not in known and key not in ANY_GAME:
            raise ScriptError(number, f"there is no {key} in {game.name}; it has {', '.join((*ANY_GAME, *known))}")


def deal(game: Game[M], state: M, script: Script) -> None:
    """Deal by the script's seed."""
    game.apply(state, NOBODY, Action("deal", text=script.seed))


def seat_of(script: Script, key: str) -> int | None:
    """The seat that a statement names; None where the script has no such statement."""
    if key not in script.layout:
        return None
    number, words = script.layout[key]
    return script.seat(number, words[0])


def pairs(words: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Words two by two; an empty one where the last is alone."""
    yield from zip_longest(words[::2], words[1::2], fillvalue="")


def lay_scores(state: Match, script: Script) -> None:
    """The totals with which the script begins."""
    number, words = script.layout.get("scores", (0, []))
    for name, score in pairs(words):
        state.totals[script.seat(number, name)] = number_of(number, score)


def _cards(script: Script, key: str) -> list[int]:
    number, words = script.layout.get(key, (0, []))
    return cards_of(number, words)


def _rest(script: Script, named: str, whole: Sequence[int], laid: Sequence[tuple[str, list[int]]]) -> list[int]:
    """The cards that the script names nowhere, shuffled by its seed."""
    rest = Counter(whole)
    for where, cards in [*laid, *script.hands.items()]:
        for card in cards:
            rest[card] -= 1
            if rest[card] < 0:
                line = script.lines.get(where) or script.layout[where][0]
                if card not in whole:
                    raise ScriptError(line, f"there is no {NAMES[card]} in the packs of {named}: name another card")
                held = Counter(whole)[card]
                raise ScriptError(line, f"more copies of {NAMES[card]} than the packs hold, which is {held}")
    return shuffled(script.seed, 1, sorted(rest.elements()))


class MauMauLayout(Layout):
    """Hands, stock and pile; cards that are not named lie at the bottom of the stock."""

    statements = ("top", "pile", "stock", "direction", "secret", "call")
    expectations = ("top", "call", "debt", "stock", "silent", "locked")

    def lay(self, game: object, state: object, script: Script) -> None:
        assert isinstance(game, MauMau)
        assert isinstance(state, MauMauState)
        only(script, game, self.statements)
        if script.teams:
            raise ScriptError(script.teams[0][0], f"there is no team in {game.name}; zheng has teams")
        if not script.hands and not any(key in script.layout for key in ("top", "pile", "stock")):
            deal(game, state, script)
            return
        self._lay_cards(game, state, script)
        self._lay_facts(game, state, script)
        if game.rules.course.pairs:
            state.own = state.own.with_partners(tuple(state.order))
        if script.opening:
            play = Play(game, state, 0)
            state.after = state.dealer
            game.open(play)
            game.go_on(play)

    def facts(self, state: object) -> Mapping[str, str]:
        assert isinstance(state, MauMauState)
        return {
            "top": NAMES[state.pile[-1]] if state.pile else "-",
            "call": SUIT_NAMES[state.call] if state.call >= 0 else "none",
            "debt": str(state.debt),
            "stock": str(len(state.stock)),
            "silent": "yes" if state.talk.silent else "no",
            "locked": "yes" if locked(state) else "no",
        }

    def _lay_cards(self, game: MauMau, state: MauMauState, script: Script) -> None:
        rules = game.rules
        pile, stock = _cards(script, "pile") or _cards(script, "top"), _cards(script, "stock")
        top = "pile" if "pile" in script.layout else "top"
        loose = _rest(script, game.name, game.pack(len(script.seats)), [(top, pile), ("stock", stock)])
        laying = rules.fitting.laying
        turned = bool(pile or rules.course.starting_card) and all(JOKERS >> card & 1 for card in pile)
        unnamed = sum(name not in script.hands for name in script.seats)
        if len(loose) < unnamed * rules.hand_size + turned or (turned and all(JOKERS >> card & 1 for card in loose)):
            raise ScriptError(
                script.heads.get("seats", 1),
                "the packs have too few cards for the hands and the top that are not named: name them, or fewer seats",
            )
        if turned:
            pile = [loose.pop(next(i for i, card in enumerate(loose) if not JOKERS >> card & 1)), *pile]
        state.hands = [
            script.hands[name][:] if name in script.hands else [loose.pop() for _ in range(rules.hand_size)]
            for name in script.seats
        ]
        state.stock, state.pile = loose + stock[::-1], pile
        while state.covered < len(pile) and (laying.over | laying.aside) >> pile[-1 - state.covered] & 1:
            state.covered += 1
        state.base = pile[-1 - state.covered] if pile else -1
        for card in pile:
            state.own = state.own.after_laying(card)

    def _lay_facts(self, game: MauMau, state: MauMauState, script: Script) -> None:
        state.phase, state.round, state.seed, state.rolls = PLAYING, 1, script.seed, 2
        state.dealt, state.fresh = list(state.seating), not script.opening
        state.nothing_shown()
        state.mau = [SAFE] * len(state.hands)
        state.declared = [int(len(hand) == 1) for hand in state.hands]
        for name in script.undeclared:
            seat = script.seats.index(name)
            state.mau[seat], state.declared[seat] = OWES, 0
        if "direction" in script.layout:
            number, words = script.layout["direction"]
            if words[0] not in DIRECTIONS:
                raise ScriptError(number, f"no direction {nearest(words[0], DIRECTIONS)}")
            state.direction = 1 if words[0] == "clockwise" else -1
        if "call" in script.layout:
            number, words = script.layout["call"]
            if len(words) < 2:
                raise unread(number, f"call {words[0]}", "call SUIT by SEAT")
            state.call = suit_of(number, words[0])
            state.caller = script.seat(number, words[-1])
        game.rules.course.before_deal(Play(game, state, 0), script.seed)
        for card in _cards(script, "secret"):
            if JOKERS >> card & 1:
                raise ScriptError(script.layout["secret"][0], "a joker cannot be the secret card: name another card")
            state.own = Secret(card)
        turn = seat_of(script, "turn")
        turn = step(state, state.dealer) if turn is None else turn
        state.after = step(state, turn, -1)
        if not script.opening:
            game.go_on(Play(game, state, 0))


class ZhengLayout(Layout):
    """Hands, with the last round's placing where tribute is to be paid; cards that are not named have been played.

    Hands that are not named share what is left.
    """

    statements = ("placed",)

    def lay(self, game: object, state: object, script: Script) -> None:
        assert isinstance(game, Zheng)
        assert isinstance(state, ZhengState)
        only(script, game, self.statements)
        state.placed = self._placed(script)
        self._lay_teams(game, state, script)
        if not script.hands:
            deal(game, state, script)
            return
        state.phase, state.round, state.seed, state.rolls = PLAYING, 1, script.seed, 2
        state.dealt, state.teams = list(state.seating), game.sides(state) if game.teams else []
        state.threes = game.teams and game.in_threes(state.order)
        loose = _rest(script, game.name, game.pack(), [])
        unnamed = [name for name in script.seats if name not in script.hands]
        shares = {
            name: [loose.pop() for _ in range(len(loose) // (len(unnamed) - n))] for n, name in enumerate(unnamed)
        }
        state.hands = [(script.hands | shares)[name][:] for name in script.seats]
        state.aside = loose
        if state.dealer == NOBODY:
            state.dealer = game.dealer_after(state.placed, state.order) if state.placed else state.seating[-1]
        turn = seat_of(script, "turn")
        turn = state.dealer if turn is None else turn
        state.after = step(state, turn, -1)
        play = Play(game, state, 0)
        if "turn" in script.layout:
            play.ask(TrickTurn(turn))
        else:
            game.ask_tribute(play)
            game.go_on(play)

    def facts(self, state: object) -> Mapping[str, str]:
        return {}

    def _placed(self, script: Script) -> list[int]:
        number, words = script.layout.get("placed", (0, []))
        placed = [script.seat(number, name) for name in words]
        if len(set(placed)) < len(placed):
            raise ScriptError(number, "a seat has one place: write each name once")
        return placed

    def _lay_teams(self, game: Zheng, state: ZhengState, script: Script) -> None:
        """Partners sit alternately; where the table may choose them, they sit down so (ZSY-40)."""
        chosen = game.options["partners"] == "chosen"
        for number, names in script.teams:
            if not game.teams:
                raise ScriptError(number, "teams need a line `option teams on`")
            sides = game.sides(state)
            if 2 * len(names) != len(script.seats):
                raise ScriptError(number, f"a team is half of the seats: write {len(script.seats) // 2} names")
            if chosen and not state.teams:
                state.teams = [int(name not in names) for name in script.seats]
                state.order = game.alternately(state.order, state.teams)
                state.seating = list(state.order)
            elif len({sides[script.seats.index(name)] for name in names}) > 1:
                others = " ".join(name for seat, name in enumerate(script.seats) if sides[seat] == chosen)
                what = "the first team leaves the other one" if chosen else "a team is every other seat"
                raise ScriptError(number, f"{what}: write `team {others}`")
