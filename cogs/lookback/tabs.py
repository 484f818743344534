"""One message that looks back at a finished round. It has four tabs: who had which chance, who had the luck, the moves
one by one with all hands open, and whether the round was dealt fairly.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import sqrt
from typing import Final, NamedTuple, Self

from discord import ButtonStyle
from discord.ui import Item, LayoutView, TextDisplay

from bot.drawing.charts import Bar, Bars, Chart, ChartLine, Mark
from bot.drawing.letters import legend
from bot.screens.components import (
    DESCRIPTION_CHARACTERS,
    GREEN,
    ComponentRow,
    Labelled,
    Press,
    ScreenPart,
    Slots,
    button,
    framed_view,
    last_lines,
    number,
    picture_part,
    room,
    rows,
)
from bot.screens.games import board, game_name
from bot.screens.page import Page, fingerprint, plain_names, written_names
from bot.screens.result import chart_names
from bot.screens.table import beside_card, has_picture
from bot.tables.table import Table
from bot.words.narration import ARROW, draws_with_cards, tell
from bot.words.texts import Person, TextKeys, fact
from cogs.lookback.piles import Lying, describe_pile
from cogs.lookback.replays import Moment
from cogs.lookback.worker import Analysis, Decisive, Luck, SavedMistake
from rules import upcasting
from rules.match import GONE, PLAYING, WAITING
from rules.records import Json
from rules.shedding.events import Dealt, DrewHidden, Passed
from rules.strategies.luck import INTERVAL, POINTS, UNIT, WON
from rules.table import NOBODY, SomeEvent

CHANCES, LUCK, MOVES, FAIR = TABS = ("chances", "luck", "moves", "fair")
NUMBERS = "numbers"
"""The page behind the tab of luck with everything in figures."""
TAB: Final = TextKeys("tab-{}", lambda: (*TABS, NUMBERS))
TITLE: Final = TextKeys("look-{}", lambda: TABS)
CHANCES_PICTURE, LUCK_PICTURE = "chances.png", "luck.png"
"""The file names of the charts."""
DISCS = "①②③④⑤"
"""The numbers of the turning points in the text; those in the chart are discs."""
DECISION_CHARACTERS, MISTAKE_CHARACTERS, HANDS_CHARACTERS = 600, 300, 2400
"""Upper bounds on the characters of a turning point, of a mistake, and of all hands."""
SHOWN_HAND_CARDS = 26
"""How many cards of an open hand are shown. The others are counted."""
TOLD_MISTAKES = 3
"""Upper bound on the mistakes of the reader's own seat that are told."""
ACTOR = re.compile(r"\*\*.+?\*\* ")
"""Who does what a line tells."""
PILE_TOLD_FROM = 0.15
"""The draws are told of one's own luck if they changed the chance to win by this part of a round."""


# presses


@dataclass(frozen=True)
class RoundPress(Press):
    """A press about a finished round of a table. It counts for everybody who may see the table, wherever it was
    pressed.
    """

    table: int
    round: int
    argument: str = ""

    @property
    def slots(self) -> Slots:
        return Slots(0, self.round, f"{self.table}/{self.argument}" if self.argument else str(self.table))

    @classmethod
    def from_slots(cls, slots: Slots) -> Self:
        written, _, rest = slots.argument.partition("/")
        return cls(number(written), slots.version or 0, rest)


class AnalysePress(Labelled, RoundPress, op="analyse"):
    """*Look back* at a finished round. The argument is a tab of the message, with the number of a move."""


class FilmPress(RoundPress, op="film"):
    """*Film* below a result of an earlier version: a finished round as a film, for who presses."""


class FilmSendPress(Labelled, RoundPress, op="filmsend"):
    """A finished round as a film for everybody, in the channel of the table. The argument is the move that is shown."""


class FairPress(RoundPress, op="fair"):
    """*Fair?* below a result of an earlier version: the tab of that name."""


class TabPlace(NamedTuple):
    """Where somebody looks: at a tab; of the moves at the one with this number, from 0."""

    tab: str = CHANCES
    move: int = 0

    @classmethod
    def read(cls, argument: str) -> TabPlace:
        """Read the argument of a press. What an earlier version wrote there means the first tab."""
        tab, _, rest = argument.partition(".")
        if tab not in (*TABS, NUMBERS):
            return cls()
        move = rest.partition(".")[0]
        return cls(tab, number(move) if move else 0)


def look_press(page: Page, which: int, tab: str, move: int | None = None, mark: str = "") -> AnalysePress:
    """A press that shows a tab; of the moves a certain one. ``mark`` tells buttons apart that lead to the same."""
    return AnalysePress(page.table.id, which, tab if move is None else f"{tab}.{move}.{mark}")


# the message


def tab_view(
    page: Page,
    which: int,
    tab: str,
    parts: Sequence[ScreenPart],
    small: str = "",
    *,
    more: Sequence[ComponentRow] = (),
    waits: bool = False,
) -> LayoutView:
    """A tab: its parts, the buttons of all tabs, ``more`` of its own, and small print. One that ``waits`` can be
    pressed again.
    """
    tabs = rows(
        *(
            button(
                look_press(page, which, one),
                page.text(TAB.key(one)),
                ButtonStyle.primary if one == tab else ButtonStyle.secondary,
                disabled=one == tab and not waits,
            )
            for one in TABS
        )
    )
    return framed_view(GREEN, [*parts, *tabs, *more, f"-# {small}" if small else ""])


def title(page: Page, which: int, tab: str, **facts: object) -> str:
    """What a tab shows, as its first line."""
    return f"## 🔍 {page.text(TITLE.key(tab), round=which, **facts)}"


def counting_view(page: Page, which: int, tab: str) -> LayoutView:
    """A tab that is still worked out. It is edited as soon as that is done."""
    return tab_view(page, which, tab, [title(page, which, tab), page.text("look-counting")], waits=True)


def unknown_view(page: Page, which: int, tab: str, why: str = "") -> LayoutView:
    """A tab of a round that cannot be worked out; ``why`` says so of one that may be tried again."""
    told = why or page.text("refused-no-analysis")
    return tab_view(page, which, tab, [title(page, which, tab), told], waits=bool(why))


# chances


def chances_view(page: Page, which: int, found: Analysis, *, drawn: bool, moments: Sequence[Moment] = ()) -> LayoutView:
    """Everybody's chances, and the moves that changed them most. ``drawn``: with the chart."""
    parts: list[ScreenPart] = [title(page, which, CHANCES)]
    if drawn:
        parts.append(picture_part(CHANCES_PICTURE, chances_in_words(page, found)))
        drawn_as = chart_names(page.table)
        numbered = legend(page.names, drawn_as)
        parts.append(f"-# {numbered}" if numbered else "")
    else:
        parts.append("\n".join(_course(page, found, side) for side in range(len(found.sides))))
    points = turning_points(found)
    told = [f"{DISCS[place]} {_describe_decision(page, one, found, moments)}" for place, one in enumerate(points)]
    parts.append("\n".join(told))
    about = page.text("analysis-about", alone=fact(len(found.sides) == 1))
    return tab_view(page, which, CHANCES, parts, about)


def turning_points(found: Analysis) -> list[Decisive]:
    """The moves that changed the chances most, in the order in which they were made."""
    return sorted(found.decisive, key=lambda one: one.place)[: len(DISCS)]


def chances_chart(page: Page, found: Analysis) -> Chart:
    """The chart of everybody's chances, with the turning points on the lines that they changed."""
    drawn, last = chart_names(page.table), found.places[-1]
    lines = tuple(
        ChartLine(_side(seats, drawn), seats[0], values) for seats, values in zip(found.sides, found.lines, strict=True)
    )
    ticks = [(0, page.text("chart-deal")), (last, page.text("chart-end"))] if last else [(0, page.text("chart-deal"))]
    if last >= 8:
        ticks.insert(1, (last // 2, page.text("chart-move", move=last // 2)))
    marks = tuple(Mark(one.place, one.after) for one in turning_points(found))
    return Chart(page.text("chart-chances"), lines, tuple(ticks), percent=True, marks=marks)


def chances_in_words(page: Page, found: Analysis) -> str:
    """What the chart shows, for screen readers: five points of each line."""
    told = []
    for seats, line in zip(found.sides, found.chances, strict=True):
        some = [line[round(step * (len(line) - 1) / 4)] for step in range(5)]
        course = page.person.format_list(["–" if chance is None else f"{chance}%" for chance in some])
        told.append(f"{_side(seats, page.labels)}: {course}")
    return f"{page.text('chart-chances')}: {page.person.format_list(told, key='list-semicolon')}"


def _course(page: Page, found: Analysis, side: int) -> str:
    """A side's chances in a line, where there is no chart: at the deal, at best, and at the end."""
    known = [chance for chance in found.chances[side] if chance is not None] or [0]
    who = _side(found.sides[side], page.names)
    return f"{who}: {known[0]} → {max(known)} → {known[-1]}%"


def _side(seats: Sequence[int], named: Sequence[str]) -> str:
    """The names of the seats that win together."""
    return " & ".join(named[seat] if seat < len(named) else "?" for seat in seats)


def _describe_decision(page: Page, one: Decisive, found: Analysis, moments: Sequence[Moment]) -> str:
    """A turning point in words, and how it changed whose chance. Where the moments of the round are there, also which
    cards were drawn.
    """
    if one.place < len(moments):
        told = _tell_moment(page, moments[one.place])
    else:
        told = _tell_in_a_line(page, upcasting.all_events(one.events), DECISION_CHARACTERS)
    facts = {"told": told, "who": _side(found.sides[one.side], page.names)}
    return page.text("analysis-decision", before=one.before, after=one.after, house=fact(one.house), **facts)


def _tell_moment(page: Page, moment: Moment) -> str:
    """What happened at a moment of a round that is over, in one line: with the cards that were drawn, and at the deal
    with the card that was turned up, where that did something.
    """
    events = drawn_openly(moment.events)
    told = _tell_in_a_line(page, events, DECISION_CHARACTERS)
    first = next((event for event in events if not event.untold), None)
    turned = next((event.pile for event in events if isinstance(event, Dealt)), ())
    if told and turned and first is not None and first.follows:
        return f"{page.faces.text(turned[-1])}{ARROW}{told}"
    return told


def drawn_openly(events: Sequence[SomeEvent]) -> list[SomeEvent]:
    """Events of a round that is over, with the cards in place of the number of those that somebody has drawn unseen.
    Whoever passes then only ends the turn.
    """
    named, found, drawer = draws_with_cards(events), list[SomeEvent](), NOBODY
    for event in events:
        if (draw := named.get(id(event))) is not None:
            found.append(draw)
            drawer = draw.seat
        elif not (isinstance(event, DrewHidden) or (isinstance(event, Passed) and event.seat == drawer)):
            found.append(event)
    return found


def _tell_in_a_line(page: Page, events: Sequence[SomeEvent], most: int, you: int = NOBODY) -> str:
    """Events in words, in one line: as many of the last ones as fit. Who does two things one after the other is named
    once.
    """
    written = page.faces.write_fitting(
        lambda faces: "\n".join(tell(events, page.names, page.person._replace(pictures=faces), you)), most
    )
    lines = last_lines(written.splitlines(), most).splitlines()
    return ", ".join(
        line.removeprefix(_actor(before)) if ARROW not in before else line
        for before, line in zip(["", *lines], lines, strict=False)
    )


def _actor(line: str) -> str:
    """The name in bold with which a line begins; empty if there is none."""
    name = ACTOR.match(line)
    return name.group() if name is not None else ""


# luck


def percent(value: int) -> int:
    """A value in whole percent, or in points where one plays alone."""
    return round(100 * value / UNIT)


def interval(error: float) -> int:
    """Half of an interval of 95 %, in whole percent or points, from a standard error."""
    return max(1, percent(round(INTERVAL * error)))


def luck_view(page: Page, which: int, found: Luck, *, drawn: bool) -> LayoutView:
    """Who had the luck, how many mistakes each made, and the reader's own with the better move: nobody else is told
    what was better with that hand. ``drawn``: with the bars.
    """
    parts: list[ScreenPart] = [title(page, which, LUCK)]
    bars = luck_bars(page, found)
    if drawn:
        each = [f"{page.labels[bar.seat]} {signed_text(round(bar.value))}" for bar in bars.bars]
        parts.append(picture_part(LUCK_PICTURE, f"{bars.title} {page.person.format_list(each, key='list-semicolon')}"))
        told_of = [bar.seat for bar in bars.bars]
        numbered = legend([page.names[seat] for seat in told_of], [bar.name for bar in bars.bars])
        parts.append(f"-# {numbered}" if numbered else "")
    parts.append("\n".join(luck_in_words(page, found, bar.seat) for bar in bars.bars))
    mine = [line for one in found.mistakes_of(page.seat)[:TOLD_MISTAKES] if (line := mistake_line(page, one))]
    parts.append("\n".join(mine))
    numbers = rows(button(look_press(page, which, NUMBERS), page.text(TAB.key(NUMBERS)), emoji="🔢"))
    return tab_view(page, which, LUCK, parts, page.text("look-luck-about") if drawn else "", more=numbers)


def luck_bars(page: Page, found: Luck) -> Bars:
    """The bars of everybody's luck, the luckiest first. Of who was erased nothing is told."""
    drawn, players = chart_names(page.table), page.table.players
    bars = [
        Bar(drawn[one.seat], one.seat, 100 * one.luck / UNIT, 100 * INTERVAL * one.luck_error / UNIT)
        for one in sorted(found.shares, key=lambda one: -one.luck)
        if not players[one.seat].erased
    ]
    words = f"‹ {page.text('chart-unlucky')}", f"{page.text('chart-lucky')} ›"
    return Bars(page.text("chart-luck"), *words, tuple(bars))


def _luck_word(luck: int, error: int) -> str:
    """What luck is called in the texts. What may as well be chance of counting is neither good nor bad."""
    if abs(luck) <= INTERVAL * error:
        return "even"
    return "good" if luck > 0 else "bad"


def luck_in_words(page: Page, found: Luck, seat: int) -> str:
    """Whether a seat was lucky, and how many mistakes it made. Empty for whom nothing is told."""
    share, player = found.of_seat(seat), page.table.players[seat]
    if share is None or player.erased:
        return ""
    facts = {"luck": _luck_word(share.luck, share.luck_error), "mistakes": len(found.mistakes_of(seat))}
    return page.text("luck-words", who=page.names[seat], judged=fact(not player.computer), **facts)


def own_luck(page: Page, found: Luck) -> str:
    """Say to the seat of a page how lucky it was: with the deal, and with what it drew; and how many mistakes it made.
    Empty for who was not in the round.
    """
    seat, share = page.seat, found.of_seat(page.seat)
    if share is None or page.table.players[seat].erased:
        return ""
    facts: dict[str, object] = {"deal": "none", "pile": "even"}
    place = [one.seat for one in found.shares].index(seat)
    if found.measure == WON and found.course and found.course[0][0] == 0:
        dealt = found.course[0][1][place]
        facts["deal"] = max(1, min(9, round(10 * (share.par + dealt) / UNIT)))
        later = (share.luck - dealt) / UNIT
        if board(page.table.game).draws and abs(later) >= PILE_TOLD_FROM:
            facts["pile"] = "good" if later > 0 else "bad"
    luck, mistakes = _luck_word(share.luck, share.luck_error), len(found.mistakes_of(seat))
    return page.text("luck-mine", luck=luck, mistakes=mistakes, **facts)


def mistake_line(page: Page, one: SavedMistake) -> str:
    """A mistake in words, and what was better; empty if there are no words for it."""
    done, better = (_describe_codes(page, codes) for codes in (one["done"], one["better"]))
    return page.text("luck-mistake", place=one["place"], done=done, better=better) if done and better else ""


def _describe_codes(page: Page, codes: Sequence[Json]) -> str:
    """Saved events in words, in one line; to whose they are in the second person."""
    return _tell_in_a_line(page, upcasting.all_events(codes), MISTAKE_CHARACTERS, page.seat)


def signed_text(value: int) -> str:
    """A number with its sign, as people write it."""
    return f"{value:+d}".replace("-", "−")


# numbers


def numbers_view(page: Page, which: int, found: Luck, pile: Sequence[Lying] = ()) -> LayoutView:
    """Luck and skill of everybody in figures, and how long the pile kept PSMM."""
    kept = describe_pile(pile, page.names, page.person)
    about = "-# " + page.text("luck-about", measure=found.measure)
    head = f"{title(page, which, LUCK)} · {page.text(TAB.key(NUMBERS))}"
    lines = [line for share in found.shares for line in _account(page, found, share.seat)]
    left = room([head, kept, about, " " * DESCRIPTION_CHARACTERS])
    while lines and len("\n".join(lines)) > left:
        lines.pop()
    return tab_view(page, which, NUMBERS, [head, "\n".join(lines), about, kept])


def _account(page: Page, found: Luck, seat: int) -> list[str]:
    """Two lines about a seat: its luck with its mistakes, and what its result consists of."""
    share, player = found.of_seat(seat), page.table.players[seat]
    if share is None or player.erased:
        return []
    mistakes = found.mistakes_of(seat)
    line = page.text(
        "luck-line",
        measure=found.measure,
        who=page.names[seat],
        luck=signed_text(percent(share.luck)),
        error=interval(share.luck_error),
        mistakes=len(mistakes),
        gave=percent(sum(one["gave"] for one in mistakes)),
        gave_error=interval(sqrt(sum(one["error"] ** 2 for one in mistakes))),
    )
    if found.measure == POINTS:
        return [line]
    result, par, own, luck = (percent(value) for value in (share.result, share.par, share.own, share.luck))
    others = result - par - own - luck  # with what rounding leaves
    facts = {"par": par, "own": own, "others": others, "result": result}
    told = {name: str(value) if name in ("par", "result") else signed_text(value) for name, value in facts.items()}
    told |= {"own_error": str(interval(share.own_error)), "others_error": str(interval(share.others_error))}
    return [line, page.text("luck-account", **told)]


# moves


class Film(Enum):
    """Whether a film of the round may be sent to the channel, or was."""

    NONE, OFFERED, SENT = range(3)


def moves_view(
    page: Page,
    which: int,
    moments: Sequence[Moment],
    at: int,
    *,
    turning: Sequence[int] = (),
    film: Film = Film.NONE,
) -> LayoutView:
    """A moment of a round with all hands open, and the ways to others. ``turning`` are the places of the turning
    points in the round.
    """
    last = len(moments) - 1
    at = max(0, min(at, last))
    moment = moments[at]
    told = _tell_moment(page, moment)
    if moment.house and moment.seat >= 0:
        told += "\n" + page.text("replay-house", who=page.names[moment.seat])
    if at in turning:
        told += f"\n-# {page.text('look-turning')} {DISCS[[*turning].index(at)]}"
    head = _with_top_card(page, moment, f"{title(page, which, MOVES, move=at, moves=last)}\n{told}")
    ways = [
        button(
            look_press(page, which, MOVES, max(0, at - 1), "a"), str(at - 1) if at else "–", emoji="◀️", disabled=not at
        ),
        button(
            look_press(page, which, MOVES, min(last, at + 1), "b"),
            str(at + 1) if at < last else "–",
            ButtonStyle.primary,
            "▶️",
            disabled=at == last,
        ),
    ]
    if turning:
        following = next((place for place in turning if place > at), turning[0])
        to = look_press(page, which, MOVES, following, "c")
        ways.append(button(to, page.text("look-turning"), emoji="⏭️", disabled=following == at))
    send = page.button(FilmSendPress(page.table.id, which, str(at)), emoji="🎬", disabled=film is Film.SENT)
    more = rows(send) if film is not Film.NONE else []
    return tab_view(page, which, MOVES, [head, _hands(page, moment), *rows(*ways)], more=more)


def _with_top_card(page: Page, moment: Moment, told: str) -> Item[LayoutView]:
    """A text with the card beside it that lies on top; with all cards below it where there are several."""
    seen = moment.table.game.view(moment.state)
    centre = board(seen).centre(Page(moment.table, page.person), seen) if moment.state.phase == PLAYING else None
    if centre is None:
        return TextDisplay(told)
    large = f"\n# {centre.cards}" if centre.cards and not has_picture(page, centre.picture) else ""
    return beside_card(page, centre.picture, told + large)


def _hands(page: Page, moment: Moment) -> str:
    """The hands of all seats, a line each; whoever has just moved is bold."""
    state, arrange = moment.state, board(moment.table.game).arrange
    held = [
        (page.names[seat], seat == moment.seat, arrange(state.hands[seat]))
        for seat in state.seating
        if seat in state.order and state.status[seat] != GONE and seat < len(state.hands)
    ]
    return page.faces.write_fitting(
        lambda faces: "\n".join(
            f"{f'**{name}**' if moved else name} {faces.row(cards[:SHOWN_HAND_CARDS])}"
            + (f" +{len(cards) - SHOWN_HAND_CARDS}" if len(cards) > SHOWN_HAND_CARDS else "")
            for name, moved, cards in held
        ),
        HANDS_CHARACTERS,
    )


def film_text(moments: Sequence[Moment], reader: Person) -> str:
    """The title of a film, and who is drawn as a number in it."""
    table, state = moments[0].table, moments[0].state
    named, drawn = written_names(table), chart_names(table)
    numbered = legend([named[seat] for seat in state.order], [drawn[seat] for seat in state.order])
    return "\n".join(filter(None, [reader.text("film-of", round=state.round), numbered]))


def describe_film(moments: Sequence[Moment], reader: Person) -> str:
    """Say what is seen in a film, for who does not see it."""
    last = moments[-1]
    played_out = last.state.won and not last.table.game.broke_off(last.state)
    winner = last.state.won[-1] if played_out else NOBODY
    who = plain_names(last.table)[winner] if winner != NOBODY else "–"
    facts = {"game": game_name(last.table, reader), "count": len(moments), "who": who}
    return reader.text("film-described", **facts)[:DESCRIPTION_CHARACTERS]


# fairness


def fair_view(page: Page, which: int, seed: str) -> LayoutView:
    """The fingerprint and the seed of a finished round, and the fingerprint of the round that comes after it."""
    table: Table = page.table
    state, coming = table.state, table.notes.seeds.coming
    lines = [page.text("fair-about"), fingerprint(which, seed, page.person)]
    if state is not None and state.phase == WAITING and state.round == which and coming:
        lines.append(fingerprint(which + 1, coming, page.person))
    lines.append(page.text("result-seed", seed=seed))
    return tab_view(page, which, FAIR, [title(page, which, FAIR), "\n".join(lines)])
