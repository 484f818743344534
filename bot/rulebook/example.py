"""A position of a game as it looks at a table, laid out by a table script, and what could be done in it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from discord.ui import Item, LayoutView, Separator, TextDisplay

from bot.language.texts import has
from bot.rulebook.pages import RulesOf, back_row
from bot.tables.notes import Notes
from bot.tables.posted import Posted
from bot.tables.table import USUAL_SETTINGS, Player, Table
from bot.views.components import GREEN, framed
from bot.views.game_names import name_of
from bot.views.table import position
from rules.match import Match
from rules.rounds import SomeGame
from rules.script.reading import read
from rules.script.replay import Replay
from rules.script.setting import Script
from rules.table import Action
from rules.view import View

SCRIPTS = Path(__file__).with_name("examples")
"""A script a game; its last seat to move is the reader's."""
NAMES, DEALT_SEED = ("ana", "bia", "caio", "dora"), "7"
"""Who sits at the table of a game without a script, and the seed that deals it."""
TOLD_ACTIONS = 8
"""How many of the possible actions are told."""


@cache
def script_of(game: str) -> str:
    """The script of a game's example; empty for a game that has none."""
    file = SCRIPTS / f"{game}.table"
    return file.read_text(encoding="utf-8") if file.exists() else ""


def script_for(game: SomeGame) -> Script:
    """The example of a game: its script, or a table just dealt."""
    if said := script_of(game.name):
        return read(said)
    return Script(game=game.source, seed=DEALT_SEED, seats=list(NAMES[: max(game.seats[0], min(3, game.seats[1]))]))


def example_table(game: SomeGame) -> tuple[Table, int]:
    """The table of the example, by the options of this game, and the seat that is to move."""
    script = script_for(game)
    script.options = dict(game.options)
    replay = Replay(script, lambda _: (0, ()))
    for step, failure in replay.run():
        assert not failure, f"{game.name}: {step.text}: {failure}"
    _begin(replay.game, replay.state)
    table = Table(
        id=0,
        server=0,
        channel=0,
        thread=None,
        host=0,
        game=replay.game,
        settings=dict(USUAL_SETTINGS),
        version=0,
        prompt=0,
        players=[Player(seat + 1, name.capitalize()) for seat, name in enumerate(replay.names)],
        state=replay.state,
        notes=Notes(),
        posted=Posted(),
        deadlines={},
        opened=0,
        touched=0,
    )
    return table, replay.state.stack[-1].seats[0]


def _begin(game: SomeGame, state: Match) -> None:
    """Let whatever comes before the first turn be answered."""
    while state.stack and state.stack[-1].alone:
        seat = state.stack[-1].seats[0]
        game.apply(state, seat, game.moves(state, seat)[-1])


def example_view(rules: RulesOf) -> LayoutView:
    """The table, the reader's hand, and what may be laid, with what it does."""
    table, seat = example_table(rules.game)
    seen = table.view(seat)
    title = rules.text("rules-example-title", game=name_of(rules.game, rules.locale))
    hand = " ".join(rules.faces.text(card) for card in seen.hand)
    does = "\n".join(_may(rules, seen))
    parts: list[Item[LayoutView]] = [
        *position(table, title, rules.locale, rules.faces),
        Separator(),
        TextDisplay(rules.text("rules-example-hand", who=table.players[seat].name, cards=hand)),
        TextDisplay(does),
    ]
    return framed(GREEN, [*parts, *back_row(rules)])


def _may(rules: RulesOf, seen: View) -> list[str]:
    """What may be laid now, each with what it does; and the cards that may not."""
    laid = [move for move in seen.moves if move.cards]
    lines = list(dict.fromkeys(f"✅ {_named(rules, move)}" for move in laid))[:TOLD_ACTIONS]
    able = {card for move in laid for card in move.cards}
    if idle := [card for card in seen.hand if card not in able]:
        lines.append(rules.text("rules-example-not", cards=" ".join(rules.faces.text(card) for card in idle)))
    return lines


def _named(rules: RulesOf, move: Action) -> str:
    """A move in words: its cards, how they are laid, and what the rules say that they do."""
    cards = " ".join(rules.faces.text(card) for card in move.cards)
    key = f"move-{move.verb}"
    if move.verb != "play" and has(rules.locale, key):
        return rules.text(key, card=cards)
    said = [one.does for one in rules.told() if one.does and move.cards[-1] in one.cards]
    return f"{cards}: {said[0]}" if said else cards
