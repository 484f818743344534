"""What players see beside their hand: the rules of a game on pages, with examples (``/rules``); moves ahead; what their
last move did.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple
from unicodedata import east_asian_width

import discord
from discord.ui import Item, LayoutView, Separator, TextDisplay

from bot.screens.components import (
    GREEN,
    GREY,
    SELECT_OPTIONS,
    ComponentRow,
    Press,
    button,
    framed_view,
    own_button,
    rows,
    select,
    select_option,
)
from bot.screens.components import rows as in_rows
from bot.screens.games import (
    about,
    about_text,
    board,
    current_topics,
    game_sentence,
    has_sentences,
    name_of,
    option_help,
    option_name,
    option_value,
    rule_words,
    usual_numbers,
)
from bot.screens.hand import Note, facts
from bot.screens.page import HandPress, LearnPress, Page, RulesPress, declaration_words, learn_press, written_names
from bot.screens.prompts import ROUND, CardPress, describe_with_cards, move_value, stamp
from bot.screens.table import position
from bot.tables.notes import Notes, Posted
from bot.tables.table import USUAL_SETTINGS, Outcome, Player, Refused, Table
from bot.tables.transition import cards_of
from bot.words import names, text_keys, texts
from bot.words.narration import seat_of_event, tell
from bot.words.readings import read_as
from bot.words.rulebook import SECTIONS, Sentence
from bot.words.texts import Person, TextKeys
from rules.climbing.combinations import readings
from rules.climbing.view import ZhengView
from rules.game import SomeGame, seats_near
from rules.match import Match
from rules.options import Option, Value
from rules.script.reading import read
from rules.script.replay import Replay
from rules.script.setting import Script
from rules.shedding.misplays import Misplayed
from rules.shedding.view import MauMauView
from rules.table import Action
from rules.view import View

SECTIONS_APART = ("turn", "cards", "moves", "points")
"""Sections before which a line is drawn."""
PHONE_COLUMNS = 46
"""How many columns a phone shows."""
PAGE_LINES = 66
"""How many lines a page may have: three screens of a phone."""
PAGE_CHARACTERS = 3900
"""Upper bound on the characters of a page: what a message may have, less the words of its buttons."""
PICTURE, MARKS = re.compile(r"<:\w+:\d+>"), re.compile(r"[*]+|^(?:-#|##) ", re.MULTILINE)
ESCAPED_OR_MARKS = re.compile(rf"\\{names.STEERING.pattern}|{MARKS.pattern}", re.MULTILINE)
"""What ``names.escape`` has escaped, whose sign is kept, or a mark."""
WORD = re.compile(r"[\u2e80-\u9fff\uff00-\uffef]|[^\s\u2e80-\u9fff\uff00-\uffef]+\s*|\s+")
"""What is not broken at the end of a line."""
NAMED_OPTIONS = 6
"""How many changed options are named; the others are counted."""


class RulesOf(NamedTuple):
    """What is read: the rules of a game as they are at a table (0: at none), in whose language, with which pictures.
    ``said`` means a game of the server's own, where no table is meant.
    """

    game: SomeGame
    table: int
    reader: Person
    said: str = ""

    def all_sentences(self) -> list[Sentence]:
        """All rules, sentence by sentence."""
        return board(self.game).rules(self.game, self.reader)

    def text(self, key: str, /, **facts: object) -> str:
        """A text in the reader's language."""
        return self.reader.text(key, **facts)

    def press(self, page: str) -> Press:
        """The press that leads to another page."""
        return RulesPress(self.table, argument=f"{page}.{self.said or self.game.name}")


def essentials(reading: RulesOf) -> list[str]:
    """What one must know to play, in parts: from the aim to what the table has changed; a sentence a line."""
    told = reading.all_sentences()
    parts = [reading.text("rules-title", game=name_of(reading.game, reading.reader))]
    if about_text(reading.game.book.source):
        parts[0] += f"\n*{game_sentence(reading.game, reading.reader)}*"
    for section in SECTIONS:
        lines = [one.text for one in told if one.section == section]
        if section in SECTIONS_APART and lines:
            parts.append("\n".join(lines))
        elif lines:
            parts[-1] += "\n" + "\n".join(lines)
    parts[-1] += "".join(
        "\n" + line for line in (_deviation_text(reading), f"-# {reading.text('rules-letters')}") if line
    )
    return fit_parts(parts, PAGE_CHARACTERS)


def fit_parts(parts: Sequence[str], most: int) -> list[str]:
    """The same parts, the longest one cut where they are longer than a message together: an own game may do much."""
    found = list(parts)
    while (over := sum(map(len, found)) - most) > 0:
        longest = max(range(len(found)), key=lambda place: len(found[place]))
        found[longest] = found[longest][: max(0, len(found[longest]) - over - 2)] + " …"
    return found


def to_plain_text(game: SomeGame, locale: str) -> str:
    """The essentials as plain text, without the marks of Discord."""
    parts = essentials(RulesOf(game, 0, Person(texts.language(locale))))
    return "\n".join(ESCAPED_OR_MARKS.sub(r"\1", part) for part in parts)


def screen_lines(text: str) -> int:
    """How many lines of a phone's screen a text takes; pictures and Chinese characters are two columns wide."""
    lines = 0
    for line in MARKS.sub("", PICTURE.sub("🃏", text)).split("\n"):
        lines, at = lines + 1, 0
        for word in WORD.findall(line):
            wide = sum(2 if east_asian_width(sign) in "WF" else 1 for sign in word.rstrip())
            if at and at + wide > PHONE_COLUMNS:
                lines, at = lines + 1, 0
            at += wide + len(word) - len(word.rstrip())
    return lines


def _deviation_text(reading: RulesOf) -> str:
    """What this table plays otherwise than the game's document."""
    named = [_option_text(reading, option, value) for option, value in _options(reading) if value != option.default]
    if not named:
        return ""
    shown = " · ".join(named[:NAMED_OPTIONS])
    if len(named) > NAMED_OPTIONS:
        shown = reading.text("rules-and-others", options=shown, count=len(named) - NAMED_OPTIONS)
    return reading.text("rules-changed", options=shown)


def _options(reading: RulesOf) -> list[tuple[Option, Value]]:
    return [(option, reading.game.options[option.name]) for option in reading.game.book.options]


def rules_view(reading: RulesOf) -> LayoutView:
    """The essentials, with buttons that lead on."""
    parts: list[Item[Any]] = []
    for text in essentials(reading):
        parts += [Separator(), TextDisplay(text)] if parts else [TextDisplay(text)]
    learn = LearnPress(reading.said) if reading.said else learn_press(reading.game, reading.table)
    taught = [] if learn is None else [button(learn, reading.text("rules-learn"), discord.ButtonStyle.success, "🎒")]
    buttons = [
        *taught,
        button(reading.press("options"), reading.text("button-options"), emoji="⚙️"),
        button(reading.press("example"), reading.text("rules-example"), emoji="👀"),
        button(reading.press("words"), reading.text("rules-words"), emoji="📖"),
    ]
    return framed_view(GREEN, [*parts, *rows(*buttons)])


def _option_text(reading: RulesOf, option: Option, value: Value) -> str:
    """An option and what it is set to."""
    usual = usual_numbers(reading.game, option.name)
    return option_line(reading.reader, option_name(reading.game.book, option.name, reading.reader), value, usual)


def rule_options_view(reading: RulesOf) -> LayoutView:
    """All options with their values; those that the table has changed come first."""
    changed, usual = [], []
    for option, value in _options(reading):
        named = _option_text(reading, option, value)
        if value == option.default:
            usual.append(f"-# – {named}")
        else:
            changed.append(f"▸ {named}")
    title = reading.text("rules-options", game=name_of(reading.game, reading.reader))
    shown: list[Item[Any]] = [TextDisplay(text) for text in (title, "\n".join(changed), "\n".join(usual)) if text]
    offered = [
        select_option(option_name(reading.game.book, name, reading.reader), name) for name in options_of(reading)
    ]
    asked = [
        select(reading.press(f"option{start}"), reading.text("rules-which-option"), offered[start:][:SELECT_OPTIONS])
        for start in range(0, len(offered), SELECT_OPTIONS)
    ]
    return framed_view(GREEN, [*shown, *asked, *back_row(reading)])


def options_of(reading: RulesOf) -> list[str]:
    """The names of a game's options."""
    return [option.name for option, _ in _options(reading)]


@cache
def special_words() -> tuple[str, ...]:
    """The special words, in the order of their texts. Each is a topic that something in the rules is about."""
    return tuple(key.removeprefix("term-") for key in texts.keys("en") if key.startswith("term-"))


TERM: Final = TextKeys("term-{}", special_words)


def option_view(reading: RulesOf, name: str) -> LayoutView:
    """An option: what it does, what it is set to, and the sentences of its rule."""
    option, value = next((option, value) for option, value in _options(reading) if option.name == name)
    first = [_option_text(reading, option, value), *option_help(reading.game, name, reading.reader)]
    return _answer(reading, first, about(reading.game, option.rule), option.rule)


def words_view(reading: RulesOf) -> LayoutView:
    """The special words of a game, each to be chosen for its rule."""
    words = words_of(reading)
    told = [reading.text(TERM.key(word)) for word in words]
    options = [select_option(said.split("**")[1], word) for word, said in zip(words, told, strict=True)]
    asked = select(reading.press("word"), reading.text("rules-which-word"), options)
    return framed_view(GREEN, [TextDisplay("\n".join(told)), asked, *back_row(reading)])


def words_of(reading: RulesOf) -> list[str]:
    """The special words that a game has."""
    topics = {topic for one in reading.all_sentences() for topic in one.about}
    return words_for(topics)


def word_view(reading: RulesOf, word: str) -> LayoutView:
    """A special word: what it means, and its rules."""
    return _answer(reading, [reading.text(TERM.key(word))], [word], "")


def why_view(reading: RulesOf, rule: str) -> LayoutView:
    """Why something was refused: its rule, as it is at this table."""
    return _answer(reading, rule_words(rule, reading.reader), about(reading.game, rule), rule)


def now_view(reading: RulesOf, seen: View) -> LayoutView:
    """The rules of what holds for somebody right now: what is asked, and what stands at the table."""
    return _answer(reading, [], current_topics(seen), "")


def _answer(reading: RulesOf, first: list[str], topics: Iterable[str], rule: str) -> LayoutView:
    wanted = set(topics)
    sentences = [one for one in reading.all_sentences() if wanted & {*one.about}]
    told = [*first, *(one.text for one in sentences)] or [reading.text("rules-nothing")]
    explained = words_for(wanted.union(*(one.about for one in sentences)))
    words = [reading.text(TERM.key(word)) for word in explained]
    cited = [reading.text("rules-id", rule=rule)] if rule else []
    small = " · ".join([*cited, name_of(reading.game, reading.reader)])
    meant = [f"-# {word}" for word in words if word not in first]
    return framed_view(GREY, [TextDisplay("\n".join([*told, *meant, f"-# {small}"])), *back_row(reading)])


def back_row(reading: RulesOf) -> list[ComponentRow]:
    """The way back to the essentials."""
    return rows(button(reading.press("essentials"), reading.text("rules-all"), emoji="📜"))


SCRIPTS = Path(__file__).with_name("examples")
"""A script a game; its last seat to move is the reader's."""
SEATED, DEALT_SEED = ("ana", "bia", "caio", "dora"), "7"
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
    return Script(game=game.source, seed=DEALT_SEED, seats=list(SEATED[: seats_near(game, 3)]))


def example_table(game: SomeGame) -> tuple[Table, int]:
    """The table of the example, by the options of this game, and the seat that is to move."""
    script = script_for(game)
    script.options = dict(game.options)
    replay = Replay(script, lambda _: (0, ()))
    for step, failure in replay.run():
        assert not failure, f"{game.name}: {step.text}: {failure}"
    _begin(replay.game, replay.state)
    return table_of(replay), replay.state.stack[-1].seats[0]


def table_of(replay: Replay) -> Table:
    """A table at which a script was played; it belongs to no server."""
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
        notes=Notes(),
        posted=Posted(),
        deadlines={},
        opened=0,
        touched=0,
    )
    table.set_state(replay.state)
    return table


def _begin(game: SomeGame, state: Match) -> None:
    """Let whatever comes before the first turn be answered."""
    while state.stack and state.stack[-1].alone:
        seat = state.stack[-1].seats[0]
        game.apply(state, seat, game.moves(state, seat)[-1])


def example_view(rules: RulesOf) -> LayoutView:
    """The table, the reader's hand, and what may be laid, with what it does."""
    table, seat = example_table(rules.game)
    seen = table.views[seat]
    title = rules.text("rules-example-title", game=name_of(rules.game, rules.reader))
    hand = " ".join(rules.reader.faces.text(card) for card in seen.hand)
    does = "\n".join(_may(rules, seen))
    parts: list[Item[LayoutView]] = [
        *position(Page(table, rules.reader), title),
        Separator(),
        TextDisplay(rules.text("rules-example-hand", who=table.players[seat].name, cards=hand)),
        TextDisplay(does),
    ]
    return framed_view(GREEN, [*parts, *back_row(rules)])


def _may(rules: RulesOf, seen: View) -> list[str]:
    """What may be laid now, each with what it does; and the cards that may not."""
    laid = [move for move in seen.moves if move.cards]
    lines = list(dict.fromkeys(f"✅ {_describe_move(rules, move)}" for move in laid))[:TOLD_ACTIONS]
    able = {card for move in laid for card in move.cards}
    if idle := [card for card in seen.hand if card not in able]:
        lines.append(rules.text("rules-example-not", cards=" ".join(rules.reader.faces.text(card) for card in idle)))
    return lines


def _describe_move(rules: RulesOf, move: Action) -> str:
    """A move in words: its cards, how they are laid, and what the rules say that they do."""
    cards = " ".join(rules.reader.faces.text(card) for card in move.cards)
    if (named := describe_with_cards(rules.reader, move.verb, cards)) != cards:
        return named
    said = [one.does for one in rules.all_sentences() if one.does and move.cards[-1] in one.cards]
    return f"{cards}: {said[0]}" if said else cards


def action_summary(outcome: Outcome, reader: Person, tried: int | None) -> Note:
    """Say in a few words what the person has laid and drawn, and what befell them. ``tried`` is the card that they
    named.
    """
    laid: list[int] = []
    drawn = [card for event in outcome.events for card in cards_of(event.cards_drawn(), outcome.seat)]
    for event in outcome.events:
        if isinstance(event, Misplayed) and event.seat == outcome.seat and not laid:
            why = reader.text(text_keys.WHY.key(event.reason), **facts(outcome.table, event.seat, reader, tried))
            key = "hand-misplayed" if event.fined else "hand-misplayed-again"
            shown = " ".join(map(reader.faces.text, drawn)) or "none"
            told = reader.text(key, why=why, drawn=shown)
            rule = event.rule if has_sentences(outcome.table.game, event.rule) else ""
            return Note(sentence=told, rule=rule, costly=bool(event.fined))
        laid += cards_of(event.cards_laid(), outcome.seat)
    said = [reader.text("hand-played", card=" ".join(map(reader.faces.text, laid)))] if laid else []
    said += _effects_on_self(outcome, reader)
    seen = outcome.table.views[outcome.seat]
    asked = isinstance(seen, MauMauView) and [*seen.drawn] == drawn  # then the hand says what was drawn
    said += [reader.text("hand-drew", cards=" ".join(map(reader.faces.text, drawn)))] if drawn and not asked else []
    if not said:
        own = [event for event in outcome.events if seat_of_event(event) == outcome.seat]
        said = [line.replace("**", "") for line in tell(own, written_names(outcome.table), reader, outcome.seat)[:1]]
    return Note(done=" · ".join(said))


def _effects_on_self(outcome: Outcome, reader: Person) -> list[str]:
    """Say what has befallen the person by what they did, where that is told to them alone (``hand-TheEvent``)."""
    mine = [event for event in outcome.events if seat_of_event(event) == outcome.seat]
    known = [key for event in mine if (key := text_keys.HAND.find(type(event).__name__))]
    words = declaration_words(outcome.table.game, reader, ending=True) if known else ""
    return [reader.text(key, words=words) for key in known]


def parse_round_argument(table: Table, argument: str) -> str:
    """Return the argument of an id that counts at any time in its round. Raises ``Refused`` if that is not the present
    one: the cards of a select may be held in the next round, too.
    """
    rest, _, number = argument.rpartition(ROUND)
    if table.state is None or number != str(table.state.round):
        raise Refused("moved-on")
    return rest


def pressed_move(argument: str, moves: tuple[Action, ...]) -> Action | None:
    """Return the move that a button's argument means; None if the list of moves has changed since."""
    number, _, mark = argument.partition(".")
    if not (number.isascii() and number.isdigit()) or mark != stamp(moves) or int(number) >= len(moves):
        return None
    return moves[int(number)]


def option_line(reader: Person, named: str, value: Value, usual: Sequence[int] = ()) -> str:
    """A line with an option's name in words, and its value in bold."""
    return reader.text("options-line", option=named, value=f"**{option_value(reader, value, usual)}**")


def words_for(topics: Iterable[str]) -> list[str]:
    """The special words among these topics."""
    among = set(topics)
    return [word for word in special_words() if word in among]


def meaning_view(table: Table, seat: int, meant: Sequence[Action], reader: Person) -> LayoutView:
    """The question what the chosen cards are taken for, if there are several readings (ZSY-14)."""
    options, seen = [], table.views[seat]
    assert isinstance(seen, ZhengView)
    for move in meant:
        reading = next(one for one in readings(move.cards, twos=seen.twos) if one.words == move.text)
        options.append(select_option(read_as(reader.locale, reading), move_value(move)))
    which = select(CardPress(table.id, table.prompt, "reading"), reader.text("pick-reading"), options)
    back = in_rows(own_button(reader, HandPress(table.id)))
    return framed_view(GREEN, [TextDisplay(reader.text("reading-title")), which, *back])
