"""A seat's own hand, with everything needed to play it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import dropwhile
from typing import NamedTuple

import discord
from discord.ui import Button, Item, LayoutView, MediaGallery, Separator, TextDisplay

from bot.screens.ahead import AheadPress, ahead_lines
from bot.screens.components import (
    GOLD,
    GREEN,
    GREY,
    RED,
    ScreenPart,
    button,
    framed_view,
    picture_part,
    rows,
)
from bot.screens.games import board, where_line, where_text
from bot.screens.page import (
    HandPress,
    LookPress,
    MorePress,
    Page,
    SeePress,
    aside_buttons,
    declaration_words,
    mau_buttons,
    pause_lines,
    signs,
    table_link,
    vote_buttons,
    votes,
    why_button,
    written_names,
)
from bot.screens.prompts import MoveParts, make_round_argument, plain_decision_rows
from bot.screens.result import NOTHING_AFTER, After, own_result_view
from bot.screens.shedding import AccusePress, JumpPress
from bot.screens.table import (
    BackPress,
    ResumePress,
    awaited_text,
    seats,
    seats_after,
    top_section,
)
from bot.tables.notes import NO_CARD
from bot.tables.table import Outcome, Table
from bot.tables.transition import VOTE
from bot.time import moment
from bot.words import names, text_keys
from bot.words.declaring import declaration, declaration_label, declaring_count
from bot.words.narration import Told, declaration_key, tell_lines
from bot.words.texts import Person, card_in_words, fact
from rules.ahead import JUMP
from rules.match import AWAY, OVER, PLAYING
from rules.shedding.declaring import ANNOUNCING, Accuse, Accused, Declared
from rules.shedding.misplays import Misplayed
from rules.table import SomeEvent
from rules.view import View


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


TOLD_LINES, LINE_CHARACTERS, ALL_CHARACTERS = 5, 400, 1200
"""Upper bounds: told lines, characters of one line, characters of all."""
CHOICES = ("call", "choose", "joker", "demand", "names")
"""Decisions that belong to a card that was just played."""
LONG_HAND_CARDS = 10
"""A hand with more cards than this is a long hand."""
HAND_PICTURE = "hand.png"
"""The file name of the picture of a long hand."""
ACCUSED_BUTTONS = 1
"""Up to this many others who hold as few cards as have to be declared have a button each. For more, one asks."""


class Recap(NamedTuple):
    """What a hand tells of the table: what ``happened`` since the seat's last turn; and, where its person asked to
    ``look`` at the table, how it stood ``at`` this time, in seconds since 1970. ``live``: it is kept up to date in a
    channel.
    """

    happened: Sequence[SomeEvent] = ()
    at: float = 0.0
    look: bool = False
    live: bool = False


NOTHING_NEW = Recap()


class Note(NamedTuple):
    """What stands on a hand about a press: what was ``done``, or a sentence about what does not go, with the id of its
    ``rule``; ``costly``, if it cost cards.
    """

    done: str = ""
    sentence: str = ""
    rule: str = ""
    costly: bool = False

    @property
    def text(self) -> str:
        """Both in one text."""
        return "\n".join(filter(None, (self.sentence, self.done)))


NO_NOTE = Note()


def hand_view(
    page: Page, note: Note = NO_NOTE, *, recap: Recap = NOTHING_NEW, after: After = NOTHING_AFTER
) -> LayoutView:
    """A seat's own hand: what it is to do, what happened, its cards, and everything needed to answer.

    Between two turns it says what its person did, or what befell them (``note``, ``recap``), and nothing that others
    change. A person who wants hints gets them in the buttons of special cards.

    After a round it is the seat's result instead, with what stands ``after`` it. During a pause nothing is asked.
    """
    table, seen = page.table, page.seen
    playing = seen.phase == PLAYING
    if not playing and not table.game.alone:
        return own_result_view(page, note.sentence or note.done, rule=note.rule, after=after)
    if playing and table.notes.pause.span:
        paused = "\n".join([f"### {page.text('hand-cards')}", *pause_lines(page)])
        resume = rows(page.button(ResumePress(table.id), emoji="▶️"))
        return framed_view(GREY, [note.sentence, paused, _held(page), *_presence(page), *resume, where_line(page)])
    asked = bool(seen.moves) or _is_asked(seen)
    announces = playing and not asked and seen.seat in announcing(page)
    if asked or table.game.alone:
        colour, told = GREEN if seen.moves else GREY, _asked_parts(page, note, recap)
    elif announces:
        colour, told = GOLD, _announcing_parts(page, note)
    else:
        colour, told = GREY, _waiting_parts(page, note, recap)
    parts: list[ScreenPart] = [*_open_vote(page), *told, *_presence(page), _solo_goal_line(page)]
    if asked and len(seen.order) > 1:
        parts.append(page.text("hand-after", seats=seats_after(page, seen.seat)))
    where = page.text("hand-live", when=moment(recap.at, "R")) if recap.live else where_line(page)
    return framed_view(RED if note.costly else colour, [*parts, where])


def _asked_parts(page: Page, note: Note, recap: Recap) -> list[ScreenPart]:
    """What a seat is asked, what happened, its cards and its moves."""
    seen = page.seen
    its = board(seen)
    playing = seen.phase == PLAYING
    moves = its.moves(page, seen) if playing else MoveParts(())
    kind = seen.awaits.kind if playing and seen.awaits is not None else ""
    chooses = bool(note.done) and kind in CHOICES  # what they have just done stands before them
    lines = [note.sentence, "" if chooses else _done_line(note)]
    return [
        "\n".join(filter(None, lines)),
        ask_head(page),
        "" if chooses else story(page, _news(page, note, recap)),
        "\n".join([*its.signs(page, seen), *signs(seen, page.person)]),
        ahead_lines(page),
        _held(page),
        "\n".join(its.private(page, seen) if playing else []),
        *moves.rows,
        *rows(*moves.small, *_small_buttons(page, note.rule)),
    ]


def _news(page: Page, note: Note, recap: Recap) -> list[SomeEvent]:
    """What happened, without what stands on the hand anyway: a vote that is open, a mistake that is told above."""
    news = [one for one in recap.happened if page.seen.vote is None or one.since != VOTE]
    mistakes = [n for n, one in enumerate(news) if isinstance(one, Misplayed) and one.seat == page.seat]
    return news[: mistakes[-1]] if note.costly and mistakes else news


def _announcing_parts(page: Page, note: Note) -> list[ScreenPart]:
    """That the last card is to be announced now, and the button that does it."""
    accuse = page.table.game.interrupts.get("accuse")
    cost = accuse.penalty if isinstance(accuse, Accuse) else 0
    count = len(page.seen.hand)
    needed = fact(board(page.seen).announces_in_time(page.table.game))
    if any(action.verb == "knock" for action in page.seen.legal):
        said = page.text("hand-announce-silent", cost=cost)
    else:
        said = page.text("hand-announce", count=count, needed=needed, cost=cost)
    title, _, line = said.partition("\n")
    told = "\n".join(filter(None, [f"### {title}", " · ".join(filter(None, [note.done, line]))]))
    return [note.sentence, told, _held(page), *rows(*_small_buttons(page, note.rule))]


def _waiting_parts(page: Page, note: Note, recap: Recap) -> list[ScreenPart]:
    """What a person did last, or what befell them; their cards; and the table, for who looks at it."""
    seen = page.seen
    struck = [line.text for line in tell_lines(recap.happened, page.names, page.person, seen.seat) if line.strikes]
    done = note.done or (struck[-1] if struck else page.text("hand-cards"))
    in_round = seen.phase == PLAYING and seen.seat in seen.order
    waits = page.text("hand-waits") if in_round and seen.status[seen.seat] != AWAY else ""
    if seen.seat in seen.out and not seen.hand:
        waits = page.text("seat-out", place=seen.out.index(seen.seat) + 1)
    begins = "" if note.done or struck else _begins(page)
    head = [f"### {done}", f"{begins} {waits}".strip()]
    private = board(seen).private(page, seen) if in_round else []
    parts: list[ScreenPart] = [note.sentence, "\n".join(filter(None, head)), ahead_lines(page), _held(page)]
    parts.append("\n".join(private))
    if recap.look:
        parts += [Separator(), *_table_as_seen(page, recap)]
    return [*parts, *rows(*_small_buttons(page, note.rule, look=recap.look))]


def _begins(page: Page) -> str:
    """Who begins, in a round in which nothing has happened yet."""
    seen = page.seen
    if page.table.recent or seen.awaits is None or seen.awaits.kind != "turn":
        return ""
    return page.text("hand-begins", who=page.person.format_list([page.names[seat] for seat in seen.awaits.seats]))


def _table_as_seen(page: Page, recap: Recap) -> list[ScreenPart]:
    """How the table stood when its person looked at it."""
    seen, reader = page.seen, page.person
    lines = [page.text("hand-seen", when=moment(recap.at, "R"))]
    told = _fitting_lines(tell_lines(page.table.recent, page.names, reader, seen.seat)[-LOOKED_LINES:])
    asked = awaited_text(seen, page.names, reader)
    notes = [*board(seen).signs(page, seen), *signs(seen, reader)]
    below = f"-# {seats(page, page.names_to_seat)}"
    return [top_section(page, "\n".join([*lines, *told, asked])), "\n".join([*notes, below])]


LOOKED_LINES = 3
"""How many of the last lines of the table stand under *Look*."""


def ask_head(page: Page) -> Item[LayoutView]:
    """What a seat is asked, with the card that lies there as a picture, and until when."""
    table = page.table
    title, _, line = _awaited_text(page).partition("\n")
    lines = [f"### {title}", line, _risk(page), _word_due(page)]
    if "turn" in table.deadlines and not table.game.alone:
        lines.append(page.text("clock-until", until=table.clock_of("turn")))
    return top_section(page, "\n".join(filter(None, lines)))


def _word_due(page: Page) -> str:
    """The word that is to be said before the last card is laid, where it costs something not to."""
    seen = page.seen
    due = [action for action in seen.legal if action.verb == "declare"]
    declare = declaration(page.table.game) if due and board(seen).last_card_needs_word(page.table.game) else None
    if declare is None or seen.hindered:
        return ""
    return page.text("hand-say", word=declaration_label(declare, due[0], page.locale, names.escape))


def story(page: Page, happened: Sequence[SomeEvent], *, causes: bool = False) -> str:
    """What happened since a seat's last turn: at most five lines, one for each cause. What struck the seat stays. It
    begins with ``causes``: first lines that are only effects are left out.
    """
    lines = tell_lines(happened, page.names, page.person, page.seat)
    lines = _from_cause(lines) if causes else lines
    late = 0 <= page.seat < len(page.table.players) and page.table.players[page.seat].idle > 0
    played = [page.text("hand-played-for")] if late else []
    kept = lines[-TOLD_LINES:]
    struck = [line for line in lines[: len(lines) - len(kept)] if line.strikes][-1:]
    if len(kept) < len(lines):
        kept = [*struck, *kept[len(struck) :]]
    kept = _from_cause(kept) if causes else kept
    told = _fitting_lines(kept)
    return "\n".join([*played, *(["…"] if len(told) < len(lines) else []), *told])


def _from_cause(lines: Sequence[Told]) -> list[Told]:
    """These lines from the first one that tells a cause."""
    return [*dropwhile(lambda line: line.effect, lines)]


def _fitting_lines(lines: Sequence[Told]) -> list[str]:
    """The last of these lines that fit."""
    told = list[str]()
    for line in reversed(lines):
        if len(line.text) <= LINE_CHARACTERS and sum(map(len, told)) + len(line.text) <= ALL_CHARACTERS:
            told.insert(0, line.text)
    return told


def _done_line(note: Note) -> str:
    return f"**{note.done}**" if note.done else ""


def plain_hand_view(page: Page, note: str = "") -> LayoutView:
    """A seat's own hand by the fewest means, for when ``hand_view`` has failed: the cards in words, and the moves."""
    seen = page.seen
    told = [page.text("hand-plain", number=page.table.id, link=table_link(page.table)), *([note] if note else [])]
    cards = " ".join(map(page.person.card, seen.hand)) if seen.phase == PLAYING else ""
    moves = plain_decision_rows(page) if seen.phase == PLAYING and not page.table.notes.pause.span else []
    return framed_view(GREY, [f"# {cards}" if cards else "", TextDisplay("\n".join(told)), *moves])


def closed_hand_view(table: int, reader: Person) -> LayoutView:
    """What stands for a private hand in a channel that is kept up to date no longer."""
    press = button(HandPress(table), reader.text("button-hand"), discord.ButtonStyle.primary)
    return framed_view(GREY, [reader.text("hand-closed"), *rows(press)])


def hand_title(page: Page) -> str:
    """The title of a hand: the game, the server, and the way to the table."""
    return f"### {where_text(page)}"


def is_long(seen: View) -> bool:
    """Whether a hand has more cards than can be seen well in one row."""
    return seen.phase == PLAYING and len(seen.hand) > LONG_HAND_CARDS


def _held(page: Page) -> ScreenPart:
    """The cards of a hand."""
    return _large(page) if page.person.large else TextDisplay(cards_line(page))


def _is_asked(seen: View) -> bool:
    """Whether something is awaited from the seat of this view."""
    return seen.awaits is not None and seen.seat in seen.awaits.seats


def announcing(page: Page) -> Collection[int]:
    """The seats that have a last card to announce now."""
    state = page.table.state
    return () if state is None or page.seen.hindered else page.table.game.to_announce(state)


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


def cards_line(page: Page) -> str:
    """The cards of a hand in a line, large."""
    seen, faces = page.seen, page.faces
    if not seen.hand:
        return page.text("hand-not-in" if seen.seat not in seen.order else "hand-empty")
    return faces.write_fitting(lambda some: ("# " if some is faces else "") + some.row(seen.hand))


def _large(page: Page) -> MediaGallery[LayoutView]:
    """The picture of a long hand, described by the cards' names for screen readers."""
    cards = page.person.format_list(card_in_words(page.locale, card) for card in page.seen.hand)
    told = page.text("hand-large", cards=cards)
    return picture_part(HAND_PICTURE, told)


def _awaited_text(page: Page) -> str:
    """What is awaited from this seat. Nothing is said about other seats: a hand is edited only when it is asked, so
    that would become outdated.
    """
    seen = page.seen
    if seen.phase != PLAYING or seen.awaits is None:
        return page.text("why-match-over" if seen.phase == OVER else "hand-between")
    if not _is_asked(seen):
        return ""
    return board(seen).prompt(page, seen)


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


def _small_buttons(page: Page, rule: str, *, look: bool = False) -> list[Button[LayoutView]]:
    """What may be done beside the moves: declare, accuse, plan, look, and the way to the rest."""
    table, seen = page.table, page.seen
    if seen.phase != PLAYING or table.game.alone:
        return [why_button(page, rule)] if rule else []
    found = [*word_buttons(page), *aside_buttons(page)]
    if _may_look(table, seen):
        found.append(page.button(LookPress(table.id), emoji="🤐"))
    if not _is_asked(seen):
        if _may_plan(page):
            found.append(page.button(AheadPress(table.id, make_round_argument(table)), emoji="⏭"))
        found.append(button(SeePress(table.id), page.text("button-see-again" if look else "button-see"), emoji="👁️"))
    if look or _is_asked(seen):
        found += accuse_buttons(page)
    if look and JUMP in table.game.interrupts:
        found.append(page.button(JumpPress(table.id), emoji="⚡"))
    if rule:
        found.append(why_button(page, rule))
    return [*found, page.button(MorePress(table.id))]


def _may_plan(page: Page) -> bool:
    """Whether a person can say ahead what they do."""
    seen = page.seen
    free = bool(seen.hand) and not seen.moves and seen.status[seen.seat] != AWAY
    return free and (not seen.anytime or JUMP in page.table.game.interrupts)


def word_buttons(page: Page) -> list[Button[LayoutView]]:
    """The button that declares the last card, as soon as that counts."""
    return mau_buttons(page, due=True) if any(action.verb in ANNOUNCING for action in page.seen.legal) else []


def accuse_buttons(page: Page) -> list[Button[LayoutView]]:
    """A button that accuses who holds as few cards as have to be declared, where that is public; said or not."""
    table, seen = page.table, page.seen
    accuse, left = table.game.interrupts.get("accuse"), declaring_count(table.game)
    few = [seat for seat in seen.order if seat != seen.seat and seen.counts[seat] == left]
    if not isinstance(accuse, Accuse) or not few:
        return []
    if len(few) > ACCUSED_BUTTONS:
        return [button(AccusePress(table.id), page.text("button-accuse-whom"), emoji="☝️")]
    press = AccusePress(table.id, make_round_argument(table, str(few[0])))
    return [button(press, page.text("button-accuse-one", who=page.labels[few[0]]), emoji="☝️")]
