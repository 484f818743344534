"""What a message about a table is made from: the table as a seat sees it, and the person who reads it; and what many
messages say of a table: names of seats, votes, pauses, with the buttons that many have, as reading and declaring.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, Self

import discord
from discord.ui import ActionRow, Button, LayoutView

from bot.screens.components import (
    LABEL,
    Labelled,
    LessonPress,
    Press,
    Slots,
    SubjectPress,
    TablePress,
    button,
    discord_id,
    number,
)
from bot.tables.table import ERASED_NAME, Table, majority, votes_to_send_away
from bot.tables.transition import vote_opened
from bot.words import names, text_keys
from bot.words.declaring import declaration, declaration_label
from bot.words.narration import declaration_key
from bot.words.texts import OpenTextKeys, Person, fact
from rules.chance import commitment
from rules.game import WALKOVER, SomeGame
from rules.table import NOBODY
from rules.view import View


class Page:
    """A table as a seat sees it, ``NOBODY`` for what everybody sees; and for whom it is written.

    ``faces`` are those of the cards, each with its name in the reader's language. ``names`` are those of the seats, for
    text.
    """

    def __init__(self, table: Table, person: Person, seat: int = NOBODY) -> None:
        self.table, self.person, self.seat = table, person, seat
        self.locale, self.names = person.locale, written_names(table)
        self.faces, self.text = person.faces, person.text

    @cached_property
    def seen(self) -> View:
        """What the seat sees. Raises ``Refused`` where the table has no state (any more)."""
        return self.table.views[self.seat]

    @property
    def labels(self) -> Sequence[str]:
        """The names of the seats, for buttons and selects."""
        return plain_names(self.table)

    @property
    def names_to_seat(self) -> Sequence[str]:
        """The names of the seats, for lists in a message to this seat alone, which is "You" there."""
        named = [*self.names]
        if 0 <= self.seat < len(named):
            named[self.seat] = self.text("you")
        return named

    def button(
        self,
        press: Labelled,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        emoji: str | None = None,
        *,
        disabled: bool = False,
    ) -> Button[LayoutView]:
        """A button with the label that its press always has."""
        return button(press, self.text(LABEL.key(press.label)), style, emoji, disabled=disabled)


SERVER_NAME_CHARACTERS = 100
"""Upper bound on shown characters of a server's name."""
FINGERPRINT_CHARACTERS = 16
"""How many characters of a fingerprint are shown."""
TEAMS = ("🔴 A", "🔵 B", "🟢 C")
"""The teams. A letter tells them apart as well as a colour."""
COMPUTER = "🤖"
"""The sign of a computer player."""
LEVEL_SIGNS = {"easy": "🤖🐣", "medium": COMPUTER, "hard": "🤖🧠"}
"""Signs of computer players by level, in a lobby. At a table nobody is told how well they play."""
OUT_OF_TURN_BUTTONS = ("eat", "stop", "tell")
"""Verbs out of turn that need no choice. They are buttons on the hand when they are possible."""
SHOWN_CARD_S = 20
"""How long the secret card is shown to somebody, in seconds."""


MARK: Final = OpenTextKeys("table-mark-{}")
PERMISSION: Final = OpenTextKeys("permission-{}")
"""A permission, by Discord's word for it in the program."""
HAND_BESIDE = "beside"
"""The argument of *My hand* or *Open a table* on a message that stays as it is: what it leads to is another one."""


class HandPress(Labelled, TablePress, op="hand"):
    """*My hand*."""


class NextTablePress(Labelled, SubjectPress, op="next"):
    """*One after the other*: the hand at the most urgent table that waits, in the place of this message."""


@dataclass(frozen=True)
class VotePress(Press, op="vote"):
    """A vote: yes or no. ``opened`` is the id of the command that opened the vote (``vote_opened``). So a button of one
    vote does not count in the next one.
    """

    table: int
    yes: bool
    opened: int

    @property
    def bound_to(self) -> int:
        return self.table

    @property
    def slots(self) -> Slots:
        return Slots(self.table, None, f"{int(self.yes)}.{self.opened}")

    @classmethod
    def from_slots(cls, slots: Slots) -> Self:
        yes, _, opened = slots.argument.partition(".")
        return cls(slots.table, number(yes) == 1, discord_id(opened or "0"))  # earlier ids had no more than yes


class AsidePress(TablePress, op="aside"):
    """An action out of turn without a choice, by its verb."""


class MauPress(Labelled, TablePress, op="mau"):
    """Declaring with one card left, by the words; under silence, a knock."""


class LookPress(Labelled, TablePress, op="look"):
    """*Secret card*: look at it, once."""


class SeePress(TablePress, op="see"):
    """*Look*: a hand between two turns also shows the table as it is now."""


OF_TABLE = "table"
"""The argument of *More* on the table's message."""


class MorePress(Labelled, TablePress, op="more"):
    """*More*: what one may want about a hand, or (``OF_TABLE``) about a table, and seldom needs."""


class WhyPress(Labelled, TablePress, op="why"):
    """*Why?*: the named rule; without one, what applies right now."""


class LearnPress(Labelled, LessonPress, op="learn", optional=True):
    """The lessons of a game, or the choice of one."""


class PlayNowPress(Labelled, LessonPress, op="now", optional=True):
    """*Play now*: a round of a game, or of the one that was played last, against computer players."""


class LearnHerePress(TablePress, op="learnhere", optional=True):
    """The lessons of the game that is played at a table."""

    reads = True


def learn_press(game: SomeGame, table: int) -> Press | None:
    """The press that begins the lessons of a game. A game that people have written is known by its table, or (0) not
    at all.
    """
    if not game.book.source:
        return LearnPress(game.name)
    return LearnHerePress(table) if table else None


class DraftTryPress(Labelled, SubjectPress, op="gtry", optional=True):
    """*Try it*: a round of the game that this person is writing."""


class DraftGoOnPress(Labelled, SubjectPress, op="gon", optional=True):
    """*Keep working*: open the draft again."""


class RulesPress(Labelled, TablePress, op="rules"):
    """A page of the rules of a game, as they are at a table, or (0) at none: ``PAGE.GAME``."""

    reads = True


def plain_names(table: Table) -> Sequence[str]:
    """The names of the seats, for buttons and selects. No two seats have the same."""
    return _names_apart(table.called)


def written_names(table: Table) -> Sequence[str]:
    """The names of the seats, for text."""
    return _names_in_text(table.called)


def signed_names(table: Table) -> Sequence[str]:
    """The names of the seats for text that lists who sits there: those of computer players with their sign."""
    named = zip(written_names(table), table.players, strict=True)
    return [f"{COMPUTER} {name}" if player.computer else name for name, player in named]


@lru_cache(maxsize=1024)
def _names_apart(called: tuple[str, ...]) -> Sequence[str]:
    return tuple(names.make_distinct([names.plain(name) for name in called]))


@lru_cache(maxsize=1024)
def _names_in_text(called: tuple[str, ...]) -> Sequence[str]:
    return tuple(names.escape(name, len(name)) for name in _names_apart(called))


def vote_lines(page: Page) -> list[str]:
    """Who is asked to leave, and by how many."""
    table = page.table
    named, found = written_names(table), []
    for whom, asking in table.notes.guests.unwanted.items():
        seat, voters = table.seat_of(int(whom)), table.voters(int(whom))
        still = [person for person in asking if person in voters]
        if seat is not None and still:
            facts = {"who": named[seat], "count": len(still), "most": votes_to_send_away(voters)}
            found.append(page.text("table-unwanted", **facts))
    return found


def pause_lines(page: Page) -> list[str]:
    """Lines about a pause: that there is one, and how many ask for it or for its end."""
    table = page.table
    voters, found = table.voters(), []
    still = [person for person in table.notes.pause.asking if person in voters]
    facts = {"count": len(still), "most": majority(voters)}
    if table.notes.pause.span:
        found.append(page.text("table-paused", until=table.paused_until))
    if still and table.notes.pause.span:
        found.append(page.text("table-unpausing", **facts))
    elif still:
        length = page.text(text_keys.PAUSE.key(table.notes.pause.length))
        found.append(page.text("table-pausing", length=length, **facts))
    return found


def stopping(page: Page) -> list[str]:
    """How many ask to stop the match."""
    people = page.table.people
    still = [person for person in page.table.notes.guests.stopping if person in people]
    return [page.text("table-stopping", count=len(still), most=len(people))] if still else []


def votes(page: Page) -> list[str]:
    """Lines about the open vote: a charge or a proposal."""
    vote, names = page.seen.vote, page.names
    if vote is None:
        return []
    if vote.accused == NOBODY:
        proposal = page.text(text_keys.PROPOSAL.key(vote.rule))
        by = page.text("table-proposal", by=names[vote.by], proposal=proposal)
        return [by, f"-# {page.text('propose-explained', round=fact(vote.rule == WALKOVER.rule))}"]
    so_far = page.text("table-votes", yes=len(vote.yes), no=len(vote.no))
    charge = page.text(text_keys.charge(vote.rule))
    return [page.text("table-vote", accused=names[vote.accused], by=names[vote.by], rule=charge), so_far]


def vote_buttons(page: Page) -> list[Button[LayoutView]]:
    """Buttons for yes and no, while there is a vote."""
    if page.seen.vote is None:
        return []
    opened = vote_opened(page.table)
    return [
        button(VotePress(page.table.id, yes, opened), page.text("button-yes" if yes else "button-no"))
        for yes in (True, False)
    ]


def aside_buttons(page: Page) -> list[Button[LayoutView]]:
    """Buttons for actions out of turn that need no choice, while they are possible."""
    aside = [action.verb for action in page.seen.legal if action.verb in OUT_OF_TURN_BUTTONS]
    return [button(AsidePress(page.table.id, argument=verb), page.text(text_keys.BUTTON.key(verb))) for verb in aside]


def permission_names(lacking: Sequence[str], reader: Person) -> str:
    """Permissions of Discord by their names in its settings."""
    return reader.format_list([f"**{_permission_name(name, reader)}**" for name in lacking])


def _permission_name(name: str, reader: Person) -> str:
    key = PERMISSION.find(name)
    return reader.text(key) if key else name.replace("_", " ")


def table_link(table: Table) -> str:
    """The address of the result of its match, of the table's message, or of its channel."""
    posted = table.posted.final or table.posted.place
    channel = f"https://discord.com/channels/{table.server or '@me'}/{table.place}"
    return f"{channel}/{posted.id}" if posted is not None and posted.channel == table.place else channel


def declaration_words(game: SomeGame, reader: Person, *, ending: bool = False) -> str:
    """What is said in this game with the last cards, as it declares it. Where one word comes after the other: the
    first, or the one for the ``ending``.
    """
    declare = declaration(game)
    if declare is None:
        said = [""]
    else:
        words = declare.words[-1:] if ending and declare.begun_with else declare.words[: declare.begun_with]
        said = [declare.heard(word) for word in words]
    return " / ".join(_quote_declaration(words, reader) for words in said)


def _quote_declaration(words: str, reader: Person) -> str:
    """What somebody says to declare, for text."""
    key = text_keys.SPOKEN.find(declaration_key(words))
    return reader.text(key) if key else names.escape(words)


def signs(seen: View, reader: Person) -> list[str]:
    """Marks of the table besides the cards: silence, a lock …"""
    return [reader.text(key) for mark in seen.marks if (key := MARK.find(mark))]


def person(number: int | None) -> str:
    """A person as a mention; without a number, somebody whose data was erased."""
    return f"<@{number}>" if number else ERASED_NAME


def reading_buttons(page: Page) -> list[Button[LayoutView]]:
    """Buttons for whoever does not know the game yet: its rules as they are at this table, and its lessons."""
    table = page.table
    rules = RulesPress(table.id, argument=f"essentials.{table.game.name}")
    learn = learn_press(table.game, table.id)
    return [
        button(rules, page.text("button-rules"), emoji="📖"),
        *([button(learn, page.text("button-lessons"), emoji="🎒")] if learn is not None else []),
    ]


def why_row(page: Page, rule: str) -> ActionRow[LayoutView]:
    """A row with the *Why?* button for a rule; without a rule, for what applies right now."""
    return ActionRow(why_button(page, rule))


def why_button(page: Page, rule: str) -> Button[LayoutView]:
    return button(WhyPress(page.table.id, argument=rule), page.text("button-why"), emoji="❓")


def refusal_buttons(page: Page, rule: str) -> discord.ui.View:
    """The same button and *My hand*, below a refusal that is plain text."""
    view = discord.ui.View(timeout=None)
    view.add_item(why_button(page, rule))
    view.add_item(button(HandPress(page.table.id), page.text("button-hand"), discord.ButtonStyle.primary))
    view.stop()
    return view


def fingerprint(which: int, seed: str, reader: Person) -> str:
    """The fingerprint of the seed that deals a round."""
    return reader.text("table-hash", round=which, hash=commitment(seed)[:FINGERPRINT_CHARACTERS])


def mau_buttons(page: Page, *, due: bool = False) -> list[Button[LayoutView]]:
    """Buttons to declare with one card left, or the knock that takes its place under silence. ``due``: only for words
    that are open to the seat of this view, and green, as what it should do next.
    """
    table, seen = page.table, page.seen
    style = discord.ButtonStyle.success if due else discord.ButtonStyle.secondary
    if "silent" in seen.marks and "knock" in table.game.interrupts:
        return [button(MauPress(table.id), page.text("button-knock"), style)]
    declare = declaration(table.game)
    if declare is None:
        return []
    return [
        button(MauPress(table.id, argument=word.text), declaration_label(declare, word, page.locale), style)
        for word in declare.words
        if not due or word in seen.legal
    ]
