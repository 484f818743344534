"""Laying a table out as a script says, each family of games in its own way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import singledispatch
from itertools import zip_longest
from typing import Any

from rules.cards import JOKERS, NAMES
from rules.chance import shuffled
from rules.climbing.decisions import TrickTurn
from rules.climbing.state import ZhengState
from rules.climbing.zheng import Zheng
from rules.match import PLAYING, Match, step
from rules.rounds import RoundGame
from rules.script.reading import Script, ScriptError, cards_of, named, nearest, suit_of
from rules.shedding.decisions import Turn
from rules.shedding.game import MauMau
from rules.shedding.state import DECLARED, OWES, SAFE, MauMauState
from rules.table import NOBODY, Action, Play

EVERYWHERE = ("dealer", "turn", "scores")
OF_MAUMAU = ("top", "pile", "stock", "direction", "secret", "call")
OF_ZHENG = ("placed",)
"""The statements that lay a table out: in all games, and in one family alone."""
CARDS_OF_MAUMAU = ("top", "pile", "stock")


def lay_out(script: Script, game: RoundGame) -> Any:
    """The table at the script's first step: dealt by the seed, or laid out. Raises ``ScriptError``."""
    state = game.new(len(script.seats), dealer=_seat(script, "dealer"))
    for number, name, score in _pairs(script, "scores"):
        if not score.removeprefix("-").isdecimal():
            raise ScriptError(number, f"no score {score!r}")
        state.totals[script.seats.index(name)] = int(score)
    family(game, state, script)
    return state


@singledispatch
def family(game: Any, state: Any, script: Script) -> None:
    """Deal, or lay the cards out, as the family of the game does."""
    raise NotImplementedError(type(game))


def _deal(game: RoundGame, state: Match, script: Script) -> None:
    game.apply(state, NOBODY, Action("deal", text=script.seed))


def _seat(script: Script, key: str) -> int | None:
    if key not in script.layout:
        return None
    number, words = script.layout[key]
    return script.seats.index(named(script, number, words[0]))


def _pairs(script: Script, key: str) -> Iterator[tuple[int, str, str]]:
    number, words = script.layout.get(key, (0, []))
    for name, value in zip_longest(words[::2], words[1::2], fillvalue=""):
        yield number, named(script, number, name), value


def _cards(script: Script, key: str) -> list[int]:
    number, words = script.layout.get(key, (0, []))
    return cards_of(number, words)


def _only(script: Script, game: RoundGame, known: Sequence[str]) -> None:
    """Refuse statements that this game has no use for."""
    for key, (number, _) in script.layout.items():
        if key not in known and key not in EVERYWHERE:
            raise ScriptError(number, f"there is no {key} in {game.name}")


def _rest(script: Script, whole: Sequence[int], laid: Sequence[tuple[str, list[int]]]) -> list[int]:
    """The cards that the script names nowhere, shuffled by its seed."""
    rest = Counter(whole)
    for where, cards in [*laid, *script.hands.items()]:
        for card in cards:
            rest[card] -= 1
            if rest[card] < 0:
                line = script.lines.get(where) or script.layout[where][0]
                raise ScriptError(line, f"more copies of {NAMES[card]} than the packs hold")
    return shuffled(script.seed, 1, sorted(rest.elements()))


# the Mau-Mau games


@family.register
def maumau(game: MauMau, state: MauMauState, script: Script) -> None:
    """Hands, stock and pile; cards that are not named lie at the bottom of the stock."""
    _only(script, game, OF_MAUMAU)
    if script.teams:
        raise ScriptError(script.teams[0][0], f"there is no team in {game.name}")
    if not script.hands and not any(key in script.layout for key in CARDS_OF_MAUMAU):
        _deal(game, state, script)
        return
    _lay_cards(game, state, script)
    _lay_facts(game, state, script)
    if script.opening:
        play = Play(game, state, 0)
        state.stack.clear()
        state.after = state.dealer
        game.open(play)
        game.go_on(play)


def _lay_cards(game: MauMau, state: MauMauState, script: Script) -> None:
    rules = game.rules
    pile, stock = _cards(script, "pile") or _cards(script, "top"), _cards(script, "stock")
    top = "pile" if "pile" in script.layout else "top"
    loose = _rest(script, game.pack(), [(top, pile), ("stock", stock)])
    if all(JOKERS >> card & 1 for card in pile):
        pile = [loose.pop(next(i for i, card in enumerate(loose) if not JOKERS >> card & 1)), *pile]
    state.hands = [
        script.hands[name] if name in script.hands else [loose.pop() for _ in range(rules.hand_size)]
        for name in script.seats
    ]
    state.stock, state.pile = loose + stock[::-1], pile
    while state.covered < len(pile) and rules.over >> pile[-1 - state.covered] & 1:
        state.covered += 1
    state.base = pile[-1 - state.covered]


def _lay_facts(game: MauMau, state: MauMauState, script: Script) -> None:
    state.phase, state.round, state.seed, state.rolls = PLAYING, 1, script.seed, 2
    state.dealt, state.fresh = list(state.seating), not script.opening
    if script.opening:
        state.marks["talon"] = 1
    state.mau = [DECLARED if len(hand) == 1 else SAFE for hand in state.hands]
    for name in script.undeclared:
        state.mau[script.seats.index(name)] = OWES
    if "direction" in script.layout:
        number, words = script.layout["direction"]
        if words[0] not in ("clockwise", "counter-clockwise"):
            raise ScriptError(number, f"no direction {nearest(words[0], ('clockwise', 'counter-clockwise'))}")
        state.direction = 1 if words[0] == "clockwise" else -1
    if "call" in script.layout:
        number, words = script.layout["call"]
        state.call = suit_of(number, words[0])
        state.caller = script.seats.index(named(script, number, words[-1]))
    for before in game.rules.before_deal:
        before(Play(game, state, 0), script.seed)
    for card in _cards(script, "secret"):
        if JOKERS >> card & 1:
            raise ScriptError(script.layout["secret"][0], "a joker cannot be the secret card")
        state.marks["secret"] = card
    turn = _seat(script, "turn")
    turn = step(state, state.dealer) if turn is None else turn
    state.after = step(state, turn, -1)
    state.stack = [Turn(turn)]


# Zheng Shangyou


@family.register
def zheng(game: Zheng, state: ZhengState, script: Script) -> None:
    """Hands, with the last round's placing where tribute is to be paid; cards that are not named have been played.

    Hands that are not named share what is left.
    """
    _only(script, game, OF_ZHENG)
    state.placed = _placed(script)
    _check_teams(game, state, script)
    if not script.hands:
        _deal(game, state, script)
        return
    state.phase, state.round, state.seed, state.rolls = PLAYING, 1, script.seed, 2
    state.dealt, state.teams = list(state.seating), game.sides(state) if game.teams else []
    loose = _rest(script, game.pack(), [])
    unnamed = [name for name in script.seats if name not in script.hands]
    shares = {name: [loose.pop() for _ in range(len(loose) // (len(unnamed) - n))] for n, name in enumerate(unnamed)}
    state.hands = [(script.hands | shares)[name] for name in script.seats]
    state.aside = loose
    if state.dealer == NOBODY:
        state.dealer = game.dealer_after(state.placed, state.order) if state.placed else state.seating[-1]
    turn = _seat(script, "turn")
    turn = state.dealer if turn is None else turn
    state.after = step(state, turn, -1)
    play = Play(game, state, 0)
    if "turn" in script.layout:
        play.ask(TrickTurn(turn))
    else:
        game.ask_tribute(play)
        game.go_on(play)


def _placed(script: Script) -> list[int]:
    number, words = script.layout.get("placed", (0, []))
    placed = [script.seats.index(named(script, number, name)) for name in words]
    if len(set(placed)) < len(placed):
        raise ScriptError(number, "a seat has one place")
    return placed


def _check_teams(game: Zheng, state: ZhengState, script: Script) -> None:
    """Partners sit alternately (ZSY-40)."""
    for number, names in script.teams:
        if not game.teams:
            raise ScriptError(number, "teams need `option teams on`")
        sides = game.sides(state)
        if len({sides[script.seats.index(name)] for name in names}) > 1 or 2 * len(names) != len(script.seats):
            raise ScriptError(number, "a team is every other seat")
