"""*More*: what one may want about a hand or a table, and seldom needs."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord.ui import Button, LayoutView, TextDisplay

from bot.screens.components import (
    GREY,
    SELECT_OPTIONS,
    Labelled,
    ScreenPart,
    TablePress,
    button,
    framed_view,
    last_lines,
    rows,
    select,
    select_option,
)
from bot.screens.games import board, current_topics, game_name, goal
from bot.screens.hand import cards_line
from bot.screens.lobby import InvitePress, JoinPress, LeavePress, WhoPress
from bot.screens.page import OF_TABLE, HandPress, MorePress, Page, fingerprint, reading_buttons, why_button
from bot.screens.shedding import AskPress
from bot.screens.table import PausePress, top_section
from bot.tables.table import Stage
from bot.words.narration import tell
from bot.words.texts import fact
from rules.game import WALKOVER
from rules.match import PLAYING
from rules.table import SomeEvent

STORY_CHARACTERS = 3500
"""Upper bound on the characters of the round so far."""


class CardsPress(Labelled, TablePress, op="cards"):
    """*What my cards do*."""


class StoryPress(Labelled, TablePress, op="story"):
    """*The round so far*."""


class ProposePress(Labelled, TablePress, op="propose"):
    """*Propose …*: ask what; with a choice, put it to the vote. The argument says where *Back* leads."""


class BottomPress(Labelled, TablePress, op="bottom"):
    """*Table to the bottom*."""


class SendAwayWhomPress(TablePress, op="away-whom"):
    """The host chose whom to send away; that is asked once more."""


class HandOverPress(TablePress, op="hand-over"):
    """The host chose who is the host from now on."""


class CloseAskPress(Labelled, TablePress, op="close"):
    """*Close*: close the table, or ask whether it is to be closed."""


def hand_more_view(page: Page) -> LayoutView:
    """What its person may want about a hand."""
    table, seen = page.table, page.seen
    playing = seen.phase == PLAYING
    anyway: Sequence[ScreenPart] = ()
    if playing and seen.anytime and not seen.moves:  # out of turn a card costs others
        anyway = [page.text("more-anyway"), *board(seen).moves(page, seen).rows]
    asks = [button(AskPress(table.id), page.text("button-ask"), emoji="❓")] if "ask" in table.game.interrupts else []
    why = [why_button(page, "")] if playing and current_topics(seen) else []
    buttons = [
        *([page.button(CardsPress(table.id), emoji="💡")] if playing and seen.hand else []),
        *why,
        page.button(StoryPress(table.id), emoji="📜"),
        *asks,
        *reading_buttons(page),
        *_stopping(page),
        button(HandPress(table.id), page.text("button-previous"), discord.ButtonStyle.primary, "↩️"),
    ]
    cards = cards_line(page) if playing else ""
    title = f"### {page.text('button-more')}"
    head = top_section(page, title) if seen.moves else title  # what others change stands nowhere between two turns
    return framed_view(GREY, [head, cards, *anyway, *rows(*buttons), _hand_print(page)])


def _hand_print(page: Page) -> str:
    """The clock and the draw pile at one's turn; the round, and what the match is played to."""
    table, seen = page.table, page.seen
    clock = table.clock_of("turn") if "turn" in table.deadlines and seen.moves else ""
    stock = board(seen).stock(seen) if seen.phase == PLAYING and seen.moves else -1
    told = [
        f"⏳ {clock}" if clock else "",
        page.text("table-stock", count=stock) if stock >= 0 else "",
        page.text("table-where", game=game_name(table, page.person), round=seen.round),
        goal(table.game, page.person),
    ]
    return "-# " + " · ".join(filter(None, told))


def table_more_view(page: Page, person: int) -> LayoutView:
    """What this person may want about a table: whoever sits there, whoever does not, and its host."""
    table, state = page.table, page.table.state
    story = [page.button(StoryPress(table.id, OF_TABLE), emoji="📜"), *reading_buttons(page)]
    if table.seat_of(person) is not None:
        invites = [page.button(InvitePress(table.id), emoji="✉️")] if table.takes_players else []
        who = page.button(WhoPress(table.id), emoji="👥")
        buttons = [*story, who, *_stopping(page, OF_TABLE), *invites, page.button(BottomPress(table.id), emoji="⬇️")]
    else:
        buttons = [*([page.button(JoinPress(table.id))] if table.takes_players else []), *story]
    told = " · ".join(filter(None, (game_name(table, page.person), goal(table.game, page.person))))
    head = [f"### {page.text('more-table')}", told]
    parts: list[ScreenPart] = [TextDisplay("\n".join(head)), *rows(*buttons)]
    if table.host == person:
        parts += _host_parts(page)
    if state is not None and page.seen.phase == PLAYING:
        parts.append("-# " + fingerprint(page.seen.round, state.seed, page.person))
    return framed_view(GREY, parts)


def _stopping(page: Page, about: str = "") -> list[Button[LayoutView]]:
    """Buttons that stop play for a while, or for this person. ``about``: what they stand behind."""
    table = page.table
    if table.game.alone or table.stage not in (Stage.PLAYING, Stage.BETWEEN):
        return []
    proposes = [page.button(ProposePress(table.id, about), emoji="🗳️")] if table.game.proposals else []
    return [
        page.button(PausePress(table.id), emoji="⏸️"),
        *proposes,
        page.button(LeavePress(table.id), emoji="🚪"),
    ]


def _host_parts(page: Page) -> list[ScreenPart]:
    """What only the host may do: send somebody away, hand over, close the table."""
    table = page.table
    others = [
        select_option(page.labels[seat], str(player.person))
        for seat, player in enumerate(table.players)
        if player.person and player.person != table.host and not player.gone
    ][:SELECT_OPTIONS]
    found: list[ScreenPart] = [f"👑 **{page.text('more-host')}**"]
    if others:
        found.append(select(SendAwayWhomPress(table.id), page.text("pick-send-away"), others))
        found.append(select(HandOverPress(table.id), page.text("pick-hand-over"), others))
    stops = page.text("button-giveup" if table.stage is not Stage.LOBBY else "button-close")
    return [*found, *rows(button(CloseAskPress(table.id), stops))]


def story_view(page: Page, happened: Sequence[SomeEvent], about: str) -> LayoutView:
    """The round so far, as far as it is known here: a line for each cause. ``about``: where *Back* leads."""
    lines = tell(happened, page.names, page.person, page.seat)
    told = last_lines(lines, STORY_CHARACTERS) or page.text("story-empty")
    return framed_view(GREY, [f"### {page.text('button-story')}", told, *_back(page, about)])


def cards_view(page: Page) -> LayoutView:
    """What the special cards of a hand do. Cards with the same effect are named together."""
    its, does = board(page.seen), dict[str, list[int]]()
    for card in sorted(set(page.seen.hand)):
        if told := its.does(page.table.game, card, page.person):
            does.setdefault(told, []).append(card)
    lines = [f"{' '.join(map(page.faces.text, cards))} {told}" for told, cards in does.items()]
    told = "\n".join(lines) or page.text("cards-plain")
    return framed_view(GREY, [f"### {page.text('button-cards')}", told, *_back(page)])


def proposals_view(page: Page, labels: Sequence[tuple[str, str]], about: str) -> LayoutView:
    """The question what to propose. ``labels`` are proposals in words, and their values; ``about``: where *Back*
    leads.
    """
    options = [select_option(label, chosen) for label, chosen in labels][:SELECT_OPTIONS]
    which = select(ProposePress(page.table.id, about), page.text("button-propose"), options)
    told = page.text("propose-explained", round=fact(WALKOVER.rule in page.table.game.proposals))
    return framed_view(GREY, [f"### {page.text('button-propose')}", told, which, *_back(page, about)])


def _back(page: Page, about: str = "") -> list[ScreenPart]:
    press = MorePress(page.table.id, about)
    return [*rows(button(press, page.text("button-previous"), discord.ButtonStyle.primary, "↩️"))]
