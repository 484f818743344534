"""The screens of lessons: the text, a small table, and the hand with its buttons as at any other table."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord.ui import Button, Item, LayoutView, Separator, TextDisplay

from bot.screens.components import (
    GOLD,
    GREEN,
    GREY,
    SELECT_OPTIONS,
    DecisionPress,
    Labelled,
    PagePress,
    ScreenPart,
    button,
    framed_view,
    own_button,
    read,
    rows,
    select,
    select_option,
)
from bot.screens.ending import medal
from bot.screens.games import board, game_name
from bot.screens.hand import accuse_buttons, ask_head, cards_line, story, word_buttons
from bot.screens.lobby import OpenPress
from bot.screens.page import (
    HAND_BESIDE,
    OUT_OF_TURN_BUTTONS,
    DraftGoOnPress,
    DraftTryPress,
    LearnPress,
    Page,
    PlayNowPress,
    RulesPress,
    aside_buttons,
    declaration_words,
    signs,
    vote_buttons,
    votes,
    written_names,
)
from bot.screens.shedding import JumpPress
from bot.screens.table import seats_after
from bot.tables.table import PLAYED_ALONE
from bot.words import names, text_keys
from bot.words.declaring import declaration, declaration_label
from bot.words.narration import tell
from bot.words.rulebook import describe_card_action
from bot.words.texts import Person, card_name, fact
from cogs.lessons.courses import LEARNER, CardLesson, QuickRound, Trial, taught
from cogs.lessons.table import LessonTable
from cogs.play.moves import move_word
from cogs.play.reading import USES, use_text
from rules.catalogue import RULEBOOKS
from rules.game import SomeGame
from rules.match import PLAYING
from rules.shedding.game import MauMau
from rules.table import NOBODY, Action, SomeEvent
from rules.verbs import VERBS
from rules.view import View

TOLD_EVENTS, TOLD_AT_THE_END = 8, 4
"""Upper bounds on the last lines that a lesson tells, and the end of a round that was dealt for one person."""
CLOSE_CARDS = 2
"""Whoever had so many cards left, or fewer, was close to winning."""
TYPED = {
    **dict.fromkeys(("play", "give", *USES), ""),
    **dict.fromkeys(("draw", "pass", "accuse", "jump"), "typed"),
    **dict.fromkeys(("declare", "knock"), "mau"),
}
"""Verbs that can be typed after ``/play``, by how: as cards, by the word of the verb, or as what is declared."""
EVERYTHING = frozenset(VERBS)
"""In a round, every button is shown."""
BESIDE = {"mau": ("declare", "knock"), "accuse": ("accuse",), "jump": ("jump",)}
"""Buttons of the table's message that a lesson has too, as soon as one of their verbs was needed."""


class AsidePagePress(PagePress, op="now-more"):
    """*More* of a round that was dealt for one person (1), and the way back to it (0)."""


class SkipPress(Labelled, DecisionPress, op="skip"):
    """Go to the next lesson."""


def lesson_view(table: LessonTable, reader: Person, note: str = "") -> LayoutView:
    """The open lesson, below the result of the last answer. ``note`` says why the last answer was refused."""
    if table.done:
        return finished_view(table, reader)
    page = Page(table, reader._replace(large=False, hints=table.free), LEARNER)
    if isinstance(table.lesson, Trial):
        return _round_view(table, page, note)
    seen = page.seen
    its, passed = board(seen), _solved_text(table, reader)
    moves, buttons = its.moves(page, seen), _out_of_turn_buttons(table, page)
    parts: list[ScreenPart] = [
        *([TextDisplay(passed), Separator()] if passed else []),
        *_begins(table, reader),
        note or (reader.text("lesson-aside") if table.aside else ""),
        _story_text(table, reader),
        Separator(),
        ask_head(page),
        "\n".join([*its.signs(page, seen), *signs(seen, reader), *votes(page)]),
        cards_line(page),
        "\n".join(its.private(page, seen)),
        *moves.rows,
        *rows(*moves.small, *buttons, *vote_buttons(page)),
        reader.text("hand-after", seats=after) if (after := seats_after(page, LEARNER)) else "",
        _keys(table, seen, reader),
        *rows(button(SkipPress(table.id, table.prompt), reader.text("button-skip"))),
    ]
    return framed_view(GREEN, parts)


def _begins(table: LessonTable, reader: Person) -> list[Item[LayoutView]]:
    """What is played, and what for."""
    game = game_name(table, reader)
    title = reader.text("lesson-title", game=game, number=table.lesson.number, count=table.lesson.count)
    told = reader.text(table.lesson.key("tell"), **_facts(table, reader))
    return [TextDisplay(title), TextDisplay(told)]


def _round_view(table: LessonTable, page: Page, note: str) -> LayoutView:
    """A round that was dealt for one person: as a hand, with what it is above, and who is next below."""
    seen, reader, its = page.seen, page.person, board(page.seen)
    moves, more = its.moves(page, seen), button(AsidePagePress(1), reader.text("button-more"))
    aside = [*word_buttons(page), *aside_buttons(page), *accuse_buttons(page), *vote_buttons(page)]
    jumps = [page.button(JumpPress(table.id), emoji="⚡")] if "jump" in table.game.interrupts else []
    parts: list[ScreenPart] = [
        _round_terms(table, reader),
        note,
        ask_head(page),
        story(page, _events_of_learner(table)),
        "\n".join([*its.signs(page, seen), *signs(seen, reader), *votes(page)]),
        cards_line(page),
        "\n".join(its.private(page, seen)),
        *moves.rows,
        *rows(*moves.small, *aside, *jumps, more),
        reader.text("hand-after", seats=after) if (after := seats_after(page, LEARNER)) else "",
    ]
    return framed_view(GREEN, parts)


def _round_terms(table: LessonTable, reader: Person) -> str:
    """What a round is that was dealt for one person."""
    lesson, game = table.lesson, game_name(table, reader)
    if not isinstance(lesson, QuickRound):
        begins = [] if table.answered else [f"-# {reader.text('try-tell')}"]
        return "\n".join([reader.text("try-title", game=game), *begins])
    return "-# " + reader.text("now-terms", first=fact(lesson.first), game=game, count=len(table.players) - 1)


def round_more_view(table: LessonTable, reader: Person) -> LayoutView:
    """*More* of a round that was dealt for one person: what else can be done, and the way back."""
    back = button(AsidePagePress(0), reader.text("button-previous"), emoji="↩️")
    quick = isinstance(table.lesson, QuickRound)
    rules = [own_button(reader, RulesPress(0, f"essentials.{table.game.name}"), emoji="📖")] if quick else []
    return framed_view(GREY, [_round_terms(table, reader), *rows(*rules, *_again_buttons(table, reader)), *rows(back)])


def _again_buttons(table: LessonTable, reader: Person) -> list[Button[LayoutView]]:
    """Buttons that deal another round, or lead back to the game that is being written."""
    if isinstance(table.lesson, QuickRound):
        label = reader.text("button-another-round")
        return [button(PlayNowPress(table.lesson.game, within=True), label, emoji="🔁")]
    anew = button(DraftTryPress(), reader.text("button-try-anew"), emoji="🎲")
    return [anew, own_button(reader, DraftGoOnPress(), emoji="✏️")]


def finished_view(table: LessonTable, reader: Person) -> LayoutView:
    """The end of the last lesson: its result, and how to go on."""
    if isinstance(table.lesson, Trial):
        return _tried_view(table, reader)
    again = button(LearnPress(table.game.name, within=True), reader.text("button-learn-again"))
    now = own_button(reader, PlayNowPress(table.game.name, within=True), emoji="▶️")
    rules = own_button(reader, RulesPress(0, f"essentials.{table.game.name}"), emoji="📖")
    alone = table.game.name in PLAYED_ALONE
    opens = own_button(reader, OpenPress(table.game.name), discord.ButtonStyle.success, "🃏")
    parts: list[ScreenPart] = [
        TextDisplay(reader.text("lesson-finished-title", game=game_name(table, reader))),
        _solved_text(table, reader, last=True),
        TextDisplay(reader.text("lesson-finished-alone" if alone else "lesson-finished")),
        *rows(
            *([] if table.lesson.definition or alone else [opens]),
            *([] if table.lesson.definition or alone else [now]),
            *([] if table.lesson.definition else [rules, again]),
            button(LearnPress(within=True), reader.text("button-learn-other")),
        ),
    ]
    return framed_view(GOLD, parts)


def _tried_view(table: LessonTable, reader: Person) -> LayoutView:
    """The end of a round that was dealt for one person: their place, what everybody had left, what happened last, and
    what comes next.
    """
    named, won = written_names(table), table.match.won[-1]
    place = _place_of_learner(table)
    if won == NOBODY:
        title = reader.text("try-won-nobody")
    elif won == LEARNER:
        title = reader.text("try-won-you")
    else:
        close = fact(len(table.match.hands[LEARNER]) <= CLOSE_CARDS)
        title = medal(place, len(table.players)) + reader.text("try-won", who=named[won], close=close)
    game, quick = table.lesson.game, isinstance(table.lesson, QuickRound)
    beside = OpenPress(f"{game}/{HAND_BESIDE}")
    friends = button(beside, reader.text("button-with-friends"), discord.ButtonStyle.success, "🃏")
    learn = button(LearnPress(game, within=True), reader.text("button-teach-more"), emoji="🎒")
    parts: list[ScreenPart] = [
        _round_terms(table, reader),
        TextDisplay("\n".join([f"### {title}", *_left_lines(table, reader)])),
        "\n".join(_story_lines(table, reader, earlier=table.earlier)[-TOLD_AT_THE_END:]),
        *rows(*([friends] if quick else []), *_again_buttons(table, reader)),
        *rows(*([learn] if quick else [])),
    ]
    return framed_view(GOLD, parts)


def _place_of_learner(table: LessonTable) -> int:
    """The place of the learner in a finished round, from 1."""
    ranks = _ranks(table)
    return 1 + sum(rank < ranks[LEARNER] for rank in ranks.values())


def _ranks(table: LessonTable) -> dict[int, tuple[int, int]]:
    """What the places of the seats in a finished round go by, the first is the least: who went out first, and then the
    number of cards left.
    """
    seen, hands = table.views[LEARNER], table.match.hands
    out = [*board(seen).finishing_order(seen)] or [seat for seat in table.match.won[-1:] if seat != NOBODY]
    return {seat: (out.index(seat) if seat in out else len(out), len(hands[seat])) for seat in seen.seating}


def _left_lines(table: LessonTable, reader: Person) -> list[str]:
    """Which cards the learner had left, and how many everybody, by their places."""
    hands, ranks = table.match.hands, _ranks(table)
    named = Page(table, reader, LEARNER).names_to_seat
    order, mine = sorted(ranks, key=lambda seat: ranks[seat]), hands[LEARNER]
    called = [named[seat].lower() if seat == LEARNER != order[0] else named[seat] for seat in order]
    left = [f"{name} **{len(hands[seat])}**" for seat, name in zip(order, called, strict=True)]
    return [reader.text("now-left", some=fact(bool(mine)), cards=reader.faces.row(mine), who=" · ".join(left))]


def courses_view(reader: Person, own: Sequence[discord.SelectOption] = ()) -> LayoutView:
    """The choice of a game to learn: of ours, and of those that the server has written as many as there is room for."""
    options = [select_option(reader.text(text_keys.GAME.key(name)), name) for name in RULEBOOKS]
    options += own[: SELECT_OPTIONS - len(options)]
    which = select(LearnPress(within=True), reader.text("pick-learn"), options)
    return framed_view(GREEN, [TextDisplay(reader.text("lesson-which")), which])


def offer_parts(game: str, reader: Person) -> list[Item[LayoutView]]:
    """An offer of lessons to a person who sits down at a game for the first time."""
    named = reader.text(text_keys.GAME.key(game))
    learn = button(LearnPress(game), reader.text("button-learn"), emoji="🎒")
    return [TextDisplay(reader.text("lesson-offer", game=named)), *rows(learn)]


def _facts(table: LessonTable, reader: Person) -> dict[str, object]:
    """Variables of a lesson's text: the card to lay first, the cards that are laid with it, the player whom an answer
    names, the last card's words, as they are said and as the button has them, and whether one may not lay it without
    them.
    """
    wanted = table.lesson.wanted
    laid = next(([*map(reader.faces.text, action.cards)] for action in wanted if action.cards), [""])
    seat = next((written_names(table)[action.seat] for action in wanted if action.seat >= 0), "")
    needed, declare = fact(board(table.views[LEARNER]).announces_in_time(table.game)), declaration(table.game)
    return {
        "card": laid[0],
        "cards": " ".join(laid),
        "seat": seat,
        "words": declaration_words(table.game, reader),
        "word": declaration_label(declare, declare.words[0], reader.locale, names.escape) if declare else "",
        "does": _does(table, reader),
        "needed": needed,
    }


def _does(table: LessonTable, reader: Person) -> str:
    """What the card of a lesson that was made does then."""
    lesson, game = table.lesson, table.game
    if not isinstance(lesson, CardLesson) or not isinstance(game, MauMau):
        return ""
    return describe_card_action(game, lesson.card, lesson.moment, reader.locale)


def _solved_text(table: LessonTable, reader: Person, *, last: bool = False) -> str:
    """That the lesson before was done correctly, and what it led to."""
    before = table if last else table.before
    if before is None:
        return ""
    why = reader.text(before.lesson.key("right"), **_facts(before, reader))
    lines = [reader.text("lesson-right", why=why)]
    return "\n".join([*lines, _story_text(before, reader)]).strip()


def _story_text(table: LessonTable, reader: Person) -> str:
    """What has happened, as the learner sees it, in small print."""
    return "\n".join(f"-# {line}" for line in _story_lines(table, reader)[-TOLD_EVENTS:])


def _story_lines(table: LessonTable, reader: Person, earlier: Sequence[SomeEvent] = ()) -> Sequence[str]:
    """What has happened, as the learner sees it, after what was ``earlier``."""
    return tell(_events_of_learner(table, earlier), written_names(table), reader, LEARNER)


def _events_of_learner(table: LessonTable, earlier: Sequence[SomeEvent] = ()) -> list[SomeEvent]:
    return [part for event in (*earlier, *table.happened) if (part := event.seen_by(LEARNER)) is not None]


def _out_of_turn_buttons(table: LessonTable, page: Page) -> list[Button[LayoutView]]:
    """Buttons for actions out of turn that were needed so far."""
    known = EVERYTHING if table.free else taught(table.lesson.game, table.lesson.number)
    found = []
    for one in board(page.seen).buttons(page, page.seen) if page.seen.phase == PLAYING else []:
        press = read(one.custom_id or "")
        if press is not None and known.intersection(BESIDE.get(press.op, ())):
            found.append(one)
    return [*found, *(aside_buttons(page) if known.intersection(OUT_OF_TURN_BUTTONS) else ())]


def _keys(table: LessonTable, seen: View, reader: Person) -> str:
    """What to type instead of pressing: the next action; or in the round at the end, one action of each kind.

    In games where misplays cost cards, no legal card is revealed: the first card of the hand is named.
    """
    able = [move for move in (seen.offered if seen.anytime else seen.moves) if move.verb in TYPED]
    kinds = {TYPED[move.verb] and move.verb: move for move in reversed(able)}
    some = list(kinds.values())[::-1] if table.free else table.todo[:1]
    called = [names.plain(player.name) for player in table.players]
    typed = [f"`{_typed_form(action, called, table.game, reader)}`" for action in some if action.verb in TYPED]
    return reader.text("lesson-keys", commands=" · ".join(typed), hidden=fact(not table.free)) if typed else ""


def _typed_form(action: Action, names: Sequence[str], game: SomeGame, reader: Person) -> str:
    """An action in the form in which a person types it: ``/play 6♦ as double``."""
    words = ["/play"]
    if TYPED[action.verb] == "typed":
        words.append(move_word(action.verb, reader))
    if action.verb != "jump":
        words += [card_name(reader.locale, card) for card in action.cards]
    if action.verb in USES:
        words.append(use_text(action.verb, reader.locale))
    declare = declaration(game) if TYPED[action.verb] == "mau" else None
    if declare is not None:
        said = declaration_label(declare, action, reader.locale) if action.verb == "declare" else ""
        words.append(said or reader.text("button-knock"))
    return " ".join([*words, *([names[action.seat]] if action.seat >= 0 else [])])
