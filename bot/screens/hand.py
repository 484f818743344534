"""A seat's own hand, with everything needed to play it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord
from discord import MediaGalleryItem
from discord.ui import Button, Item, LayoutView, MediaGallery, TextDisplay

from bot.screens.ahead import ahead_button, ahead_lines, ahead_rows, only_rows
from bot.screens.components import (
    DESCRIPTION_CHARACTERS,
    GREEN,
    GREY,
    ComponentRow,
    ScreenPart,
    framed_view,
    rows,
)
from bot.screens.games import board, current_topics, game_name
from bot.screens.page import (
    LookPress,
    Page,
    aside_buttons,
    declaration_words,
    mau_buttons,
    pause_lines,
    signs,
    table_link,
    vote_buttons,
    votes,
    where_text,
    why_button,
    written_names,
)
from bot.screens.prompts import plain_decision_rows
from bot.screens.result import NOTHING_AFTER, After, own_result_view
from bot.screens.table import BackPress, ResumePress, awaited_text, seats
from bot.tables.notes import NO_CARD
from bot.tables.table import Outcome, Table
from bot.time import moment
from bot.words import names, text_keys
from bot.words.declaring import declaration, declaration_label
from bot.words.narration import declaration_key, tell
from bot.words.texts import Person, card_in_words, fact
from rules.match import AWAY, OVER, PLAYING
from rules.shedding.declaring import ANNOUNCING, Accused, Declared
from rules.shedding.events import Called, DebtCleared, DirectionReversed, Drew, Laid, Reshuffled, Skipped, TurnLost
from rules.shedding.talk import Spoke
from rules.table import NOBODY, SomeEvent
from rules.view import View

EXPLAINED_CARDS = 3
"""How many kinds of cards are explained. Those that can be laid now come first."""
BEFORE_THE_LAST = 2
"""How many cards are held before a card is laid that leaves the last one."""
BETWEEN_CARD_AND_EFFECT = (Drew, Skipped, DirectionReversed, Called, Reshuffled, Declared)
"""Events that may come between a card and its effect on a seat. After any other event the card is not taken for the
reason.
"""


def hints(page: Page, happened: Sequence[SomeEvent]) -> str:
    """The hints for a seat. ``happened`` are the last events that everybody saw."""
    seen = page.seen
    if seen.phase != PLAYING or seen.seat not in seen.order:
        return ""
    found = [_announce_hint(page), _owes(page, happened) or _happened_text(page, happened), *_special(page)]
    return "\n".join(f"-# {line}" for line in found if line)


def _announce_hint(page: Page) -> str:
    """That the last card, which the next move leaves, has to be announced before one may lay it."""
    game, seen = page.table.game, page.seen
    lays = any(move.cards for move in seen.moves)
    if len(seen.hand) != BEFORE_THE_LAST or not lays or not board(seen).announces_in_time(game):
        return ""
    return page.text("hint-announce", words=declaration_words(game, page.person))


def _special(page: Page) -> list[str]:
    """What the special cards of the hand do. Cards with the same effect are named together."""
    game, seen = page.table.game, page.seen
    now = {card for move in seen.moves for card in move.cards}
    does: dict[str, list[int]] = {}
    its = board(seen)
    for card in sorted(set(seen.hand), key=lambda card: (card not in now, card)):
        told = its.does(game, card, page.person)
        if told:
            does.setdefault(told, []).append(card)
    parts = [f"{' '.join(map(page.faces.text, cards))}: {told}" for told, cards in list(does.items())[:EXPLAINED_CARDS]]
    if not parts:
        return []
    alone = [page.text("rules-alone")] if game.alone else []
    return [page.text("hint-cards", told=" · ".join(parts)), *alone]


def _owes(page: Page, happened: Sequence[SomeEvent]) -> str:
    """Whose card made the debt that the seat has to draw."""
    seen = page.seen
    laid = next((event for event in reversed(happened) if isinstance(event, Laid)), None)
    if laid is None or not seen.owed or seen.awaits is None or seen.seat not in seen.awaits.seats:
        return ""
    if laid.seat == seen.seat:
        return page.text("hint-owes-own", card=page.faces.text(laid.card))
    return page.text("hint-owes", who=page.names[laid.seat], card=page.faces.text(laid.card))


def _happened_text(page: Page, happened: Sequence[SomeEvent]) -> str:
    """What happened to the seat since its own last turn, and whose card was the reason."""
    seat, names, faces = page.seat, page.names, page.faces
    said, drawn, drew = "", 0, NOBODY
    laid: Laid | None = None
    cause: tuple[str, dict[str, object]] | None = None
    """Why somebody draws next: the text, and its facts."""
    for event in happened[_own_turn(seat, happened) :]:
        if isinstance(event, Laid):
            laid, drawn = event, 0
            cause = (
                None
                if event.seat == seat
                else ("hint-drew", {"who": names[event.seat], "card": faces.text(event.card)})
            )
            said = "" if event.seat == seat else said
        elif isinstance(event, Accused):
            mine = event.rightly and event.seat == seat
            laid, cause, drawn = None, ("hint-accused", {"who": names[event.by]}) if mine else None, 0
        elif isinstance(event, Spoke):
            mine = event.fined and event.seat == seat
            laid, cause, drawn = None, ("hint-spoke", {"what": event.what}) if mine else None, 0
        elif isinstance(event, DebtCleared):
            laid = cause = None
            said = "" if drew == seat else said  # whoever drew the debt was asked to
        elif isinstance(event, TurnLost):
            laid = cause = None
            said = "" if event.seat == seat else said
        elif isinstance(event, Drew):
            drew = event.seat
            drawn += len(event.cards) if drew == seat else 0
            if cause is not None and drew == seat:
                key, facts = cause
                said = page.text(key, count=drawn, **facts)
        elif isinstance(event, Skipped) and event.seat == seat and laid is not None and laid.seat != seat:
            said = page.text("hint-skipped", who=names[laid.seat], card=faces.text(laid.card))
        elif not event.untold and not isinstance(event, BETWEEN_CARD_AND_EFFECT):
            laid = cause = None
    return said


def _own_turn(seat: int, happened: Sequence[SomeEvent]) -> int:
    """The place of the last event with which a turn of this seat ended; 0 if there is none."""
    for place in range(len(happened) - 1, -1, -1):
        event = happened[place]
        if isinstance(event, Laid | TurnLost) and event.seat == seat:
            return place
    return 0


def declaration_text(events: Sequence[SomeEvent], reader: Person) -> str:
    """Say how the last card was declared, or that one more knock is due."""
    for event in events:
        if isinstance(event, Declared):
            return reader.text("hand-declared", words=declaration_key(event.words))
    return reader.text("hand-knocked")


def accusation_text(outcome: Outcome, whom: int, reader: Person) -> str:
    """Say whether an accusation was right, and what it cost."""
    rightly = any(isinstance(event, Accused) and event.rightly for event in outcome.events)
    drawn = sum(len(cards) for event in outcome.events for _, cards in event.cards_drawn())
    key, who = "accused-right" if rightly else "accused-wrong", written_names(outcome.table)[whom]
    return reader.text(key, who=who, count=drawn)


def facts(table: Table | None, seat: int, reader: Person, card: object) -> dict[str, object]:
    """Variables of the texts for reasons: the card that was tried, the card that lies there, who is to move."""
    found: dict[str, object] = {"card": "?", "top": "?", "who": "?", "suit": "?", "words": "?", "count": 0, "debt": 0}
    if isinstance(card, int):
        found["card"] = reader.faces.text(card)
    if table is None or table.state is None:
        return found
    seen = table.views[seat]
    named = written_names(table)
    return found | {
        "top": board(seen).top_text(seen, reader),
        "who": reader.format_list([named[other] for other in (seen.awaits.seats if seen.awaits else ())]) or "?",
        "suit": reader.text(text_keys.SUIT.key(seen.called)) if seen.called >= 0 else "?",
        "words": declaration_words(table.game, reader),
        "count": len(seen.hand),
        "debt": seen.owed,
    }


def seat_of_event(event: SomeEvent) -> int:
    """The seat that an event is about."""
    seat = getattr(event, "seat", NOBODY)
    return seat if isinstance(seat, int) else NOBODY


TOLD_EVENTS, EVENT_CHARACTERS, ALL_CHARACTERS = 6, 400, 1200
"""Upper bounds: told events, characters of one event, characters of all."""
EVENTS_BETWEEN = 4
"""Upper bound on the last events of the table that a hand between two turns tells."""
LONG_HAND_CARDS = 10
"""A hand with more cards than this is a long hand."""
HAND_PICTURE = "hand.png"
"""The file name of the picture of a long hand."""


class Recap(NamedTuple):
    """What a hand tells of the table: what ``happened`` since the seat's last turn, if it is asked; how the table stood
    ``at`` the time when it was painted, if it is not. The time is in seconds since 1970; 0 if it is not told.
    """

    happened: Sequence[SomeEvent] = ()
    at: float = 0.0


NOTHING_NEW = Recap()


def hand_view(
    page: Page, note: str = "", *, rule: str = "", recap: Recap = NOTHING_NEW, after: After = NOTHING_AFTER
) -> LayoutView:
    """A seat's own hand: the cards, large and first, where it is played, what is awaited, and everything needed to
    answer that.

    ``note`` says what has just been done, or why it was refused, by the ``rule`` of this id. A person who wants hints
    gets them about special cards, and about what has just happened to them.

    After a round it is the seat's result instead, with what stands ``after`` it. During a pause nothing is asked.
    """
    table, seen, reader = page.table, page.seen, page.person
    playing = seen.phase == PLAYING
    if not playing and not table.game.alone:
        return own_result_view(page, note, rule=rule, after=after)
    paused = playing and bool(table.notes.pause.span)
    if playing and not note and not recap.happened and not _is_asked(seen):  # who has just moved knows
        recap = recap._replace(happened=table.recent[-EVENTS_BETWEEN:])
    told = "\n".join(pause_lines(page)) if paused else _table(page, recap)
    where = page.text("hand-where", game=game_name(table, reader), link=where_text(table))
    held = hand_parts(page, told, below="\n".join([where, *([note] if note else [])]), asks=not paused)
    if paused:
        resume = rows(page.button(ResumePress(table.id), emoji="▶️"))
        return framed_view(GREY, [*held, *_presence(page), *resume])
    parts: list[ScreenPart] = [
        *held,
        _out_of_turn_text(page),
        _risk(page),
        ahead_lines(page) if playing else "",
        hints(page, table.recent) if page.person.hints else "",
        _solo_goal_line(page),
        *_presence(page),
        *_open_vote(page),
        *([*board(seen).rows(page, seen), *only_rows(page)] if playing else []),
        _announces(page),
        *_side_phase(page),
        *rows(*_last_buttons(page, rule)),
    ]
    mine = bool(seen.moves)
    return framed_view(GREEN if mine else GREY, parts)


def plain_hand_view(page: Page, note: str = "") -> LayoutView:
    """A seat's own hand by the fewest means, for when ``hand_view`` has failed: the cards in words, and the moves."""
    seen = page.seen
    told = [page.text("hand-plain", number=page.table.id, link=table_link(page.table)), *([note] if note else [])]
    cards = " ".join(map(page.person.card, seen.hand)) if seen.phase == PLAYING else ""
    moves = plain_decision_rows(page) if seen.phase == PLAYING and not page.table.notes.pause.span else []
    return framed_view(GREY, [f"# {cards}" if cards else "", TextDisplay("\n".join(told)), *moves])


def hand_title(page: Page) -> str:
    """The title of a hand: the game, the server, and the way to the table."""
    return page.text("hand-title", game=game_name(page.table, page.person), link=where_text(page.table))


def is_long(seen: View) -> bool:
    """Whether a hand has more cards than can be seen well in one row."""
    return seen.phase == PLAYING and len(seen.hand) > LONG_HAND_CARDS


def hand_parts(page: Page, summary: str, *, below: str = "", asks: bool = True) -> list[ScreenPart]:
    """The parts of a hand: its cards, what stands right ``below`` them, what only it is told, the ``summary`` of the
    table, and what is awaited from it, if it ``asks``.
    """
    seen = page.seen
    playing = seen.phase == PLAYING
    return [
        (_large(page) if page.person.large else TextDisplay(_cards(page))) if playing else None,
        below,
        "\n".join(board(seen).private(page, seen) if playing else []),
        summary,
        _awaited_text(page) if asks else "",
    ]


def _table(page: Page, recap: Recap) -> str:
    """The summary of the table. A hand that is not asked says at which time the table stood so: it is not edited when
    others move.
    """
    seen = page.seen
    if seen.phase != PLAYING:
        return ""
    if page.table.game.alone:
        return "\n".join(signs(seen, page.person))
    if _is_asked(seen):
        return table_summary(page, recap.happened)
    if not recap.at:
        return ""
    return f"{between_turns(page, recap.happened)}\n-# {page.text('hand-as-of')} {moment(recap.at, 'f')}"


def _is_asked(seen: View) -> bool:
    """Whether something is awaited from the seat of this view."""
    return seen.awaits is not None and seen.seat in seen.awaits.seats


def _may_look(table: Table, seen: View) -> bool:
    """Whether there is a card in this round at which this seat has not looked yet."""
    shown = table.notes.round.shown != NO_CARD and seen.seat in seen.order
    return shown and seen.phase == PLAYING and seen.seat not in table.notes.round.looked


def _solo_goal_line(page: Page) -> str:
    """What a person who plays alone has reached (IME-54)."""
    table = page.table
    if not table.game.alone or table.state is None or table.notes.round.scored is None:
        return ""
    found = {why: points for _, why, _, points in table.notes.round.scored.lines}
    key = "solitaire-done" if found else "solitaire-stuck"
    return page.text(key, drawn=found.get("drawn", 0), turns=found.get("turns", 0), total=page.seen.totals[0])


def _cards(page: Page) -> str:
    seen, faces = page.seen, page.faces
    if not seen.hand:
        return page.text("hand-not-in" if seen.seat not in seen.order else "hand-empty")
    return faces.write_fitting(lambda some: ("# " if some is faces else "") + some.row(seen.hand))


def _large(page: Page) -> MediaGallery[LayoutView]:
    """The picture of a long hand, described by the cards' names for screen readers."""
    cards = page.person.format_list(card_in_words(page.locale, card) for card in page.seen.hand)
    told = page.text("hand-large", cards=cards)
    return MediaGallery(MediaGalleryItem(f"attachment://{HAND_PICTURE}", description=told[:DESCRIPTION_CHARACTERS]))


def _awaited_text(page: Page) -> str:
    """What is awaited from this seat. Nothing is said about other seats: a hand is edited only when it is asked, so
    that would become outdated.
    """
    seen = page.seen
    if seen.phase != PLAYING or seen.awaits is None:
        return page.text("hand-over" if seen.phase == OVER else "hand-between")
    if not _is_asked(seen):
        return ""
    return board(seen).prompt(page, seen)


def _out_of_turn_text(page: Page) -> str:
    """That a card would be a mistake now, where the hand offers them at any time. When the turn comes, the hand is
    painted again.
    """
    offers_cards = any(move.cards for move in page.seen.offered)
    return page.text("hand-out-of-turn") if offers_cards and not page.seen.moves else ""


def _risk(page: Page) -> str:
    """What a wrong card costs, as long as this seat has not paid for one in this round."""
    table, seen = page.table, page.seen
    if table.state is None or seen.phase != PLAYING or not seen.offered:
        return ""
    cost = board(seen).risk(table.game, table.state, seen.seat)
    return page.text("hand-risk", cards=cost) if cost else ""


def _presence(page: Page) -> list[Item[LayoutView]]:
    """That a person is away while a round is on, and the way back."""
    seen = page.seen
    if seen.phase != PLAYING or seen.status[seen.seat] != AWAY:
        return []
    back = page.button(BackPress(page.table.id), discord.ButtonStyle.success)
    return [TextDisplay(page.text("hand-away")), *rows(back)]


def _open_vote(page: Page) -> list[Item[LayoutView]]:
    """What is voted on, and the buttons, for who still can vote."""
    table, seen = page.table, page.seen
    if seen.phase != PLAYING or seen.vote is None or not table.may_vote(seen.seat):
        return []
    told = "\n".join(votes(page))
    return [TextDisplay(told), *rows(*vote_buttons(page))]


def _announces(page: Page) -> str:
    """That the last card is to be announced now, as long as nothing was said; or the word that is due before it is
    laid.
    """
    table, seen, state = page.table, page.seen, page.table.state
    if state is None or state.phase != PLAYING or seen.hindered:
        return ""
    if seen.seat not in table.game.to_announce(state):
        due = [action for action in seen.legal if action.verb == "declare"]
        declare = declaration(table.game) if due and board(seen).last_card_needs_word(table.game) else None
        if declare is None:
            return ""
        return page.text("hand-say", word=declaration_label(declare, due[0], page.locale, names.escape))
    needed = fact(board(seen).announces_in_time(table.game))
    return page.text("hand-announce", needed=needed, count=len(seen.hand))


def _side_phase(page: Page) -> list[ComponentRow]:
    """What may be done out of turn: declare, play ahead, and actions without a choice."""
    seen = page.seen
    found: list[ComponentRow] = []
    if seen.phase != PLAYING:
        return found
    if any(action.verb in ANNOUNCING for action in seen.legal):
        found += rows(*mau_buttons(page, due=True))
    found += rows(*aside_buttons(page))
    found += ahead_rows(page)
    return found


def _last_buttons(page: Page, rule: str) -> list[Button[LayoutView]]:
    """Buttons about others, *Secret card* and *Why?*: one row, for a row of its own costs as much as a button."""
    table, seen = page.table, page.seen
    found = ahead_button(page)
    if seen.phase == PLAYING:
        found += board(seen).other_player_buttons(page)
    if _may_look(table, seen):
        found.append(page.button(LookPress(table.id), emoji="🤐"))
    if rule or (seen.phase == PLAYING and current_topics(seen)):
        found.append(why_button(page, rule))
    return found


def table_summary(page: Page, happened: Sequence[SomeEvent]) -> str:
    """Who sits where with how many cards, the card to follow, other signs, and what ``happened`` since the seat's last
    turn.
    """
    table, seen, reader = page.table, page.seen, page.person
    its = board(seen)
    lies = its.top_text(seen, reader)
    said = lies == "?" or lies in its.prompt(page, seen)
    lying = [] if said else [reader.text("hand-lies", lies=lies)]
    holds = [*lying, *its.signs(page, seen), *signs(seen, reader)]
    late = 0 <= seen.seat < len(table.players) and table.players[seen.seat].idle > 0
    lines = tell(happened, page.names, reader, seen.seat)
    since = _headed_lines("hand-since-late" if late else "hand-since", lines, reader)
    return "\n".join([seats(page, page.names_to_seat), *holds, *since])


def between_turns(page: Page, lately: Sequence[SomeEvent]) -> str:
    """The card to follow, from whom what is awaited, how many cards the others hold (where the game shows it), and what
    happened ``lately``. Each answer to a press has this, so it is made of texts that are cached.
    """
    seen, reader, named = page.seen, page.person, page.names
    its = board(seen)
    lies = its.top_text(seen, reader)
    lines = [reader.text("hand-lies", lies=lies)] if lies != "?" else []
    lines += [awaited_text(seen, named, reader), *its.signs(page, seen), *signs(seen, reader)]
    held = [f"{named[one]} **{seen.counts[one]}**" for one in seen.order if one != seen.seat and seen.counts[one] >= 0]
    lines += [f"{reader.text('hand-counts')} {' · '.join(held)}"] if held else []
    told = tell(lately, named, reader, seen.seat) if lately else []
    return "\n".join([*lines, *_headed_lines("hand-lately", told, reader)])


def _headed_lines(heading: str, lines: Sequence[str], reader: Person) -> list[str]:
    """The last of the lines of what happened, below a heading; nothing if there are none."""
    told = list[str]()
    for line in reversed([line for line in lines if len(line) <= EVENT_CHARACTERS][-TOLD_EVENTS:]):
        if sum(map(len, told)) + len(line) <= ALL_CHARACTERS:
            told.insert(0, f"- {line}")
    told = ["- …", *told] if len(told) < len(lines) else told
    return [reader.text(heading), *told] if told else []
