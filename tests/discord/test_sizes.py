"""No message is longer than Discord takes: the longest names, the most players, every option, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from discord.ui import LayoutView

from bot.drawing.emojis import Faces
from bot.screens.games import option_value
from bot.screens.hand import Note, hand_view
from bot.screens.lobby import host_view, lobby_view
from bot.screens.page import Page
from bot.screens.result import points_chart, result_view
from bot.screens.table import table_view
from bot.tables.notes import GuestList, Notes, Origin, Posted, RoundAccount, Seeds
from bot.tables.table import TABLE_SETTINGS, Player, Table
from bot.tables.transition import remember
from bot.words import texts
from bot.words.texts import Person
from cogs.play.screens import RulesOf, option_view, rule_options_view, rules_view, why_view
from cogs.tables.screens import options_view
from cogs.workshop.service import read_whole
from rules.catalogue import MORE_GAMES, RULEBOOKS, make
from rules.game import SomeGame
from rules.match import OVER, PLAYING, WAITING
from rules.options import OptionsConflict, Value
from rules.shedding.amm.poker import PokerShown
from rules.shedding.definitions.definition import Definition
from rules.strategies import sensible
from rules.table import NOBODY, Action, IllegalAction
from tests.support.examples import EACH_GAME, EACH_LANGUAGE, rest_in_gate
from tests.support.games import something, values
from tests.support.limits import within_limits
from tests.support.screens import PICTURED

LONG_NAME = "_*" * 16
"""The name that takes the most room: a backslash stands before each of its characters."""
SERVER = "_*" * 50


def at_their_longest(name: str) -> dict[str, Value]:
    """Every option at a value that is not the usual one, and takes as much room as any."""
    chosen: dict[str, Value] = {}
    for option in RULEBOOKS[name].options:
        others = [value for value in values(option) if value != option.default]
        for value in sorted(
            others, key=lambda value: -max(len(option_value(Person(to), value)) for to in texts.LANGUAGES)
        ):
            try:
                make(name, {**chosen, option.name: value})
            except OptionsConflict:
                continue
            chosen[option.name] = value
            break
    return chosen


def crowded(game: SomeGame) -> Table:
    """A table with as many people as it takes, all of whom are asked to leave by all the others."""
    people = range(1, game.seats[1] + 1)
    unwanted = {str(one): [*people] for one in people}
    notes = Notes(Origin(SERVER), Seeds("a seed"), guests=GuestList(unwanted=unwanted))
    settings = {name: choices[-1] for name, choices in TABLE_SETTINGS.items()}
    return Table(
        id=10**9,
        server=10**18,
        channel=10**18,
        thread=None,
        host=10**18,
        game=game,
        settings=settings,
        version=1,
        prompt=1,
        players=[Player(person, LONG_NAME) for person in people],
        notes=notes,
        posted=Posted(),
        deadlines={"turn": 1e9, "deal": 1e9},
        opened=0,
        touched=0,
    )


def screens(table: Table, locale: str, faces: Faces) -> Iterator[LayoutView]:
    """What is shown of a table: of the hands the fullest one, and one from which something is awaited."""
    if table.state is None:
        yield lobby_view(Page(table, Person(locale)))
        yield host_view(Page(table, Person(locale)))
        yield from (options_view(Page(table, Person(locale)), name) for name in ("", *table.game.options))
        return
    yield table_view(Page(table, Person(locale, faces)))
    if table.notes.round.scored:
        page = Page(table, Person(locale, faces))
        yield result_view(page, chart=points_chart(page, dict.fromkeys(range(len(table.players)), (0, 9, 9, 99))))
    held = [len(table.views[seat].hand) for seat in range(len(table.players))]
    for seat in {held.index(max(held)), *table.awaited[:1]}:
        yield hand_view(Page(table, Person(locale, faces), seat), Note(sentence=f"✋ {LONG_NAME}"))


def look(table: Table) -> None:
    """Paint everything, in every language, with pictures and without."""
    for number, locale in enumerate(texts.LANGUAGES):
        for view in screens(table, locale, PICTURED if number % 2 == 0 else Faces.plain()):
            within_limits(view)


def act(table: Table, seat: int, action: Action) -> None:
    """Do this, and note what it means, as the table's steps do."""
    assert table.state is not None
    before, state = table.state, table.state.copy()
    events = table.game.apply(state, seat, action, 0)
    table.set_state(state)
    remember(table, before, events, None, 0.0)


def go_on(table: Table, chance: Random) -> None:
    """Whatever comes next: at first anything that may be done, later what a player would do, so that it ends."""
    state = table.state
    assert state is not None
    if state.phase == WAITING:
        act(table, NOBODY, Action("deal", text=str(chance.random())))
    elif chance.random() < 0.3:
        seat, action = something(table.game, state, chance)
        if action.verb not in ("leave", "join"):
            act(table, seat, action)
    else:
        seat = state.stack[-1].seats[0]
        act(table, seat, sensible.choose(table.views[seat], chance.choice))


@pytest.mark.parametrize("options", ["usual", "longest"])
@pytest.mark.parametrize("name", EACH_GAME)
def test_a_whole_match_of_the_most_players_keeps_the_limits(name: str, options: str) -> None:
    declared = {option.name for option in RULEBOOKS[name].options}
    short = {"target": 1} if "target" in declared else {}
    table = crowded(make(name, (at_their_longest(name) if options == "longest" else {}) | short))
    chance, steps = Random(name), 300 if name in MORE_GAMES else 1000
    look(table)
    table.set_state(table.game.new(len(table.players)))
    asked: set[str] = set()
    for step in range(steps):
        if table.state.phase == OVER:
            break
        try:
            go_on(table, chance)
        except IllegalAction:
            continue
        kinds = {decision.kind for decision in table.state.stack[-1:]}
        if step % 40 == 0 or table.state.phase != PLAYING or not kinds <= asked:
            look(table)
        asked |= kinds
    assert table.state.phase == OVER or name in MORE_GAMES, "where one plays on for places a match of many is long"
    look(table)


@pytest.mark.parametrize("locale", EACH_LANGUAGE)
def test_twelve_hands_of_poker_are_told_a_line_each(locale: str) -> None:
    table = crowded(make("amm"))
    table.set_state(table.game.new(12))
    act(table, NOBODY, Action("deal", text="a round"))
    table.notes.guests.unwanted = {}
    table.recent = [PokerShown(tuple((seat, (4, 5, 6, 7, 8)) for seat in range(12)), 0)]
    said = [part.get("content", "") for part in within_limits(table_view(Page(table, Person(locale, PICTURED))))]
    told = next(text for text in said if text.startswith("🃏"))
    assert told.count("\n– **") == told.count("2♧ 2♢ 2♡ 2♤ 3♧") == 12
    assert table.state.phase == PLAYING


@pytest.mark.parametrize("locale", EACH_LANGUAGE)
def test_a_result_says_as_much_of_every_card_as_there_is_room_for(locale: str) -> None:
    """Pictures first; then the cards in plain text; then the points alone."""
    table = crowded(make("amm"))
    table.notes.guests.unwanted = {}
    state = table.game.new(12)
    state.phase, state.won, state.totals = OVER, [0], [*range(100, 112)]
    table.set_state(state)
    for cards, picture, plain in ((2, True, False), (20, False, True), (150, False, False)):
        table.notes.round.scored = RoundAccount(
            1, [(seat, "card", 12, 1) for seat in range(1, 12) for _ in range(cards)]
        )
        found = within_limits(result_view(Page(table, Person(locale, PICTURED))))
        account = next(part["content"] for part in found if "🥇" in part.get("content", ""))
        assert account.count("\n") == 11, "a line for everybody"
        assert ("<:four_of_clubs:" in account, "4♧" in account) == (picture, plain)


def test_reasons_are_told_as_long_as_the_whole_result_is_no_longer_than_a_message() -> None:
    table = crowded(make("amm"))
    state = table.game.new(12)
    state.phase, state.won, state.totals = OVER, [0], [*range(100, 112)]
    table.set_state(state)
    longest = 0
    for cards in range(0, 1400, 5):
        table.notes.round.scored = RoundAccount(1, [(1, "card", 12, 1)] * cards)
        found = within_limits(result_view(Page(table, Person("en", PICTURED))))
        longest = max(longest, sum(len(part.get("content", "")) for part in found))
    assert longest > 3970, "to the last line that fits"


def busy_game() -> str:
    """A written game that may be played, with as many effects on a card as anybody wants, as each option is set."""
    head = 'name = "Busy"\nplayers = [2, 6]\n'
    words = "".join(f'[options.o{n}]\nwords = ["a{n}", "b{n}"]\n' for n in range(12))
    entry = '[[cards]]\nwhich = "{} J"\nskip = true\nplay_again = {}\nwhen = {{ o{} = "a{}" }}\n'
    entries = (entry.format(n % 9 + 2, "true" if n % 2 else "{ }", n % 12, n % 12) for n in range(60))
    return head + words + "".join(entries)


@pytest.mark.gate
@pytest.mark.parametrize("locale", rest_in_gate(texts.LANGUAGES, ["de"]))
def test_a_written_game_with_all_there_is_keeps_the_limits(locale: str) -> None:
    text = busy_game()
    assert isinstance(read_whole(text), Definition)
    game = make(text)
    reading = RulesOf(game, 1, Person(locale, PICTURED))
    assert max(len(one.text) for one in reading.all_sentences()) > 400
    within_limits(rules_view(reading))
    within_limits(rule_options_view(reading))
    for name in game.options:
        within_limits(option_view(reading, name))
    for topic in {topic for one in reading.all_sentences() for topic in one.about}:
        within_limits(why_view(reading, topic))
    table = crowded(game)
    for view in screens(table, locale, PICTURED):
        within_limits(view)
    table.set_state(game.new(len(table.players)))
    act(table, NOBODY, Action("deal", text="a round"))
    for view in screens(table, locale, PICTURED):
        within_limits(view)
