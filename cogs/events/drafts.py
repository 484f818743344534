"""The event that somebody is about to make: what is chosen so far, and the private message with its selects.

Nothing of it is saved: each button carries all that is chosen, so a message of yesterday still works.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from string import ascii_lowercase, digits
from typing import Any, Self
from zlib import crc32

import discord
from discord.ui import ActionRow, Label, LayoutView, Modal, RoleSelect, TextInput

from bot.screens.components import (
    GREY,
    PLACEHOLDER_CHARACTERS,
    TITLE_CHARACTERS,
    ComponentRow,
    Labelled,
    ScreenPart,
    SubjectPress,
    Unreadable,
    button,
    discord_id,
    framed_view,
    number,
    own_button,
    rows,
    select,
    select_option,
)
from bot.words import names
from bot.words.texts import Person, capital
from cogs.events.groups import SEATS_LIMIT
from cogs.events.match import TWO
from cogs.events.plan import LEGS_LIMIT, MOST_PLACES, EventKind, EventPlan, EventScoring, Late
from cogs.events.screens import describe_plan, kind_parts, pace_text

USUAL_PLACES, USUAL_SIGNUP_DAYS, USUAL_DAYS, USUAL_SEATS = 16, 3, 7, 4
DAYS_LIMIT, SIGNUP_DAYS_LIMIT = 28, 30
"""Upper bounds on the days of a round, and of a sign-up."""
DAYS_OFFERED, SIGNUP_OFFERED, PLACES_OFFERED, ROUNDS_OFFERED = (
    (0, 1, 3, 7, 14),
    (1, 3, 7),
    (8, 16, 32, 64),
    range(2, 13),
)
EVENING_MINUTES = 40
"""How many minutes a round of an evening takes."""
PRESETS: Mapping[str, dict[str, Any]] = {
    "evening": {"kind": EventKind.SWISS, "days": 0, "rounds": 3, "seats": USUAL_SEATS},
    "season": {"kind": EventKind.LEAGUE, "days": 7, "rounds": 10, "seats": USUAL_SEATS},
    "cup": {"kind": EventKind.KNOCKOUT, "days": 7, "rounds": 0, "seats": USUAL_SEATS},
}
"""What is chosen at once, by what it is called."""
SELDOM = ("more", "seats", "rounds", "scoring", "late", "above", "role")
"""What is chosen behind *More*."""
NUMBER_LIMIT = 2**31 - 1
"""Upper bound on the number of an event."""
NAME_UNITS = 34
"""Upper bound on a new event's name, in the units that Discord counts: it stands in the ids of the buttons."""
BASE = digits + ascii_lowercase


PACKED = (
    len(EventKind),
    DAYS_LIMIT + 1,
    SIGNUP_DAYS_LIMIT + 1,
    max(MOST_PLACES.values()) + 1,
    max(ROUNDS_OFFERED) + 1,
    SEATS_LIMIT + 1,
    2,
    len(Late),
)
"""How many values each number of a draft has that stands in the ids of its buttons."""


class DraftEventPress(SubjectPress, op="event-draft"):
    """Something of a new event is chosen. The subject is what, and what is chosen so far, as in all that follow."""


class NameEventPress(Labelled, SubjectPress, op="event-name"):
    """*Name*: asks for the name."""


class NamedEventPress(SubjectPress, op="event-named"):
    """The name was written."""

    longest = NAME_UNITS


class PostEventPress(Labelled, SubjectPress, op="event-post"):
    """*Post it here*."""


@dataclass(frozen=True)
class EventDraft:
    """What is chosen of a new event. ``game`` is what means it in selects: a name of ours, ``#12`` for one of the
    server's own, ``~`` and a checksum for a preset; empty: the server's default. ``days`` 0: rounds of an evening.
    ``seats`` is how many people sit at a table. ``by_points``: the points of the game count. Everything else as in
    ``EventPlan``.
    """

    name: str = ""
    kind: EventKind = EventKind.LEAGUE
    game: str = ""
    days: int = USUAL_DAYS
    signup: int = USUAL_SIGNUP_DAYS
    places: int = USUAL_PLACES
    rounds: int = 0
    role: int = 0
    seats: int = USUAL_SEATS
    by_points: bool = False
    late: Late = Late.ALWAYS
    above: int = 0

    @property
    def preset(self) -> str:
        """What it is called if it is chosen as one of ``PRESETS`` chooses it; else empty."""
        return next((name for name, chosen in PRESETS.items() if replace(self, **chosen).bounded() == self), "")

    @property
    def minutes(self) -> int:
        """How many minutes a round takes; 0: it takes days."""
        return 0 if self.days else EVENING_MINUTES

    @property
    def coded(self) -> str:
        """All of it, for an id."""
        kind, late = [*EventKind].index(self.kind), [*Late].index(self.late)
        whole = (kind, self.days, self.signup, self.places, self.rounds, self.seats, int(self.by_points), late)
        packed = 0
        for value, most in zip(whole, PACKED, strict=True):
            packed = packed * most + value
        return "/".join([_in_letters(packed), self.game, _in_letters(self.role), _in_letters(self.above), self.name])

    @classmethod
    def decoded(cls, coded: str) -> Self:
        """Read it from an id. Raises ``Unreadable``."""
        parts = coded.split("/", 4)
        if len(parts) != 5:
            raise Unreadable(coded)
        try:
            packed, role, above = (int(one, 36) for one in (parts[0], *parts[2:4]))
            role = discord_id(str(role))
        except ValueError:
            raise Unreadable(coded) from None
        whole = list[int]()
        for most in reversed(PACKED):
            packed, value = divmod(packed, most)
            whole.insert(0, value)
        kind, days, signup, places, rounds, seats, by_points, late = whole
        if packed or above > NUMBER_LIMIT:
            raise Unreadable(coded)
        chosen = (days, signup, places, rounds, role, seats, bool(by_points), [*Late][late], above)
        draft = cls(parts[4], [*EventKind][kind], parts[1], *chosen)
        return draft if draft == draft.bounded() else cls().bounded()

    def bounded(self) -> Self:
        """The same within the bounds of its kind, with a name that fits into an id."""
        name = names.plain(self.name, NAME_UNITS) if self.name.strip() else ""
        while len(name.encode("utf-16-le")) // 2 > NAME_UNITS:
            name = name[:-1]
        return replace(
            self,
            name=name.strip(),
            days=min(self.days, DAYS_LIMIT),
            signup=min(max(self.signup, 1), SIGNUP_DAYS_LIMIT),
            places=min(self.places, MOST_PLACES[self.kind]),
            rounds=min(self.rounds, max(_offered_rounds(self.kind, self.seats))),
            seats=min(max(self.seats, TWO), SEATS_LIMIT),
        )

    def choose(self, what: str, chosen: str) -> Self:
        """Take over what was chosen in a select. Raises ``Unreadable``."""
        if what == "kind":
            if chosen in PRESETS:
                return replace(self, **PRESETS[chosen]).bounded()
            if chosen not in [*EventKind]:
                raise Unreadable(chosen)
            return replace(self, kind=EventKind(chosen), rounds=0).bounded()
        if what == "game":
            return replace(self, game=chosen)
        if what == "signup":
            days, _, places = chosen.partition(" ")
            return replace(self, signup=number(days), places=number(places)).bounded()
        if what == "role":
            return replace(self, role=discord_id(chosen or "0"))
        if what == "days":
            return replace(self, days=number(chosen)).bounded()
        if what == "seats":
            seats = number(chosen)
            changes = self.kind == EventKind.LEAGUE and TWO in (seats, self.seats) and seats != self.seats
            return replace(self, seats=seats, rounds=0 if changes else self.rounds).bounded()
        if what == "rounds":
            return replace(self, rounds=number(chosen)).bounded()
        if what == "scoring":
            return replace(self, by_points=chosen != EventScoring.PLACES)
        if what == "late":
            if chosen not in [*Late]:
                raise Unreadable(chosen)
            return replace(self, late=Late(chosen))
        if what == "above":
            return replace(self, above=number(chosen))
        raise Unreadable(what)


def _offered_rounds(kind: EventKind, seats: int) -> Sequence[int]:
    """The numbers of rounds of an event that may be chosen, in a league of two how often all meet; 0: the usual one."""
    if kind == EventKind.KNOCKOUT:
        return [0]
    return range(1, LEGS_LIMIT + 1) if kind == EventKind.LEAGUE and seats == TWO else [0, *ROUNDS_OFFERED]


def preset_key(name: str) -> str:
    """What means a preset in the id of a button."""
    return f"~{crc32(name.encode()):x}"


def _in_letters(number: int) -> str:
    """Write a number in base 36."""
    found = ""
    while number:
        number, digit = divmod(number, 36)
        found = BASE[digit] + found
    return found or "0"


def draft_view(
    draft: EventDraft,
    plan: EventPlan,
    games: Sequence[discord.SelectOption],
    reader: Person,
    *,
    sizes: Sequence[int] = (),
    leagues: Sequence[tuple[int, str]] = (),
    more: bool = False,
) -> LayoutView:
    """A new event before it is posted: its selects, how it will look, *Post it here*. ``more``: what is seldom
    chosen. ``sizes`` are the tables for which its game can be dealt, ``leagues`` the events that may stand above it.
    """
    name = names.escape(plan.name, 64)
    parts: list[ScreenPart] = [reader.text("event-draft", name=name)]
    parts += _seldom(draft, plan, sizes, leagues, reader) if more else _selects(draft, games, reader)
    parts.append("> " + reader.text("event-draft-look", name=name, plan=describe_plan(plan, reader)))
    post = own_button(reader, PostEventPress(draft.coded), discord.ButtonStyle.success, "📣")
    turn = button(DraftEventPress(f"more/{draft.coded}"), reader.text("button-more"))
    if more:
        turn = button(DraftEventPress(f"/{draft.coded}"), reader.text("button-previous"))
    naming = own_button(reader, NameEventPress(draft.coded), emoji="✏️")
    return framed_view(GREY, [*parts, *rows(post, naming, turn)])


def _selects(draft: EventDraft, games: Sequence[discord.SelectOption], reader: Person) -> list[ComponentRow]:
    """The four selects: kind, game, how long a round takes, sign-up."""
    kinds = [
        select_option(called, name, about, default=name == (draft.preset or draft.kind.value))
        for name in (*PRESETS, *(kind.value for kind in EventKind))
        for called, about in [kind_parts(name, reader)]
    ]
    paces = [
        select_option(
            capital(pace_text(draft.kind, days, reader, minutes=0 if days else EVENING_MINUTES)),
            str(days),
            default=days == draft.days,
        )
        for days in sorted({*DAYS_OFFERED, draft.days})
    ]
    most = MOST_PLACES[draft.kind]
    rooms = sorted({*(min(places, most) for places in PLACES_OFFERED), draft.places})
    signups = [
        select_option(
            reader.text("event-draft-signup", days=days, places=places),
            f"{days} {places}",
            emoji="📅",
            default=(days, places) == (draft.signup, draft.places),
        )
        for days in sorted({*SIGNUP_OFFERED, draft.signup})
        for places in rooms
    ]
    of = "/" + draft.coded
    return [
        select(DraftEventPress("kind" + of), reader.text("arg-event-kind"), kinds),
        select(DraftEventPress("game" + of), reader.text("arg-game"), games),
        select(DraftEventPress("days" + of), reader.text("arg-event-days"), paces),
        select(DraftEventPress("signup" + of), reader.text("arg-event-signup"), signups),
    ]


def _seldom(
    draft: EventDraft, plan: EventPlan, sizes: Sequence[int], leagues: Sequence[tuple[int, str]], reader: Person
) -> list[ComponentRow]:
    """The selects behind *More*: how many sit at a table, how many rounds, what counts, who may sign up and join later,
    and the league above it.
    """
    found: list[ComponentRow] = []

    def offer(what: str, said: str, options: Sequence[discord.SelectOption]) -> None:
        if len(options) > 1:
            found.append(select(DraftEventPress(f"{what}/{draft.coded}"), reader.text(said), options))

    offer(
        "seats",
        "arg-event-seats",
        [
            select_option(reader.text("event-draft-seats", seats=seats), str(seats), default=seats == plan.at_table)
            for seats in sizes
        ],
    )
    offered = _offered_rounds(draft.kind, plan.seats)
    counted = EventKind.SWISS if 0 in offered else draft.kind
    offer(
        "rounds",
        "arg-event-rounds",
        [
            select_option(
                reader.text("event-draft-rounds", kind=counted.value, count=count),
                str(count),
                default=count == (draft.rounds or offered[0]),
            )
            for count in offered
        ],
    )
    if draft.kind != EventKind.KNOCKOUT:
        counts = {False: EventScoring.PLACES, True: EventScoring.FEWEST}
        offer(
            "scoring",
            "arg-event-scoring",
            [
                select_option(
                    reader.text("event-draft-scoring", scoring=one.value), one.value, default=by == draft.by_points
                )
                for by, one in counts.items()
            ],
        )
    offer(
        "late",
        "arg-event-late",
        [
            select_option(reader.text("event-draft-late", late=one.value), one.value, default=one == draft.late)
            for one in Late
        ],
    )
    if draft.kind == EventKind.KNOCKOUT:
        leagues = ()
    offer(
        "above",
        "arg-event-above",
        [
            select_option(
                reader.text("event-draft-above", above=number, name=names.plain(name, NAME_UNITS)),
                str(number),
                default=number == draft.above,
            )
            for number, name in [(0, ""), *leagues]
        ],
    )
    role: ActionRow[LayoutView] = ActionRow()
    roles: RoleSelect[LayoutView] = RoleSelect(
        custom_id=DraftEventPress(f"role/{draft.coded}").id,
        placeholder=reader.text("arg-event-role")[:PLACEHOLDER_CHARACTERS],
        min_values=0,
    )
    if draft.role:
        roles.default_values = [discord.SelectDefaultValue(id=draft.role, type=discord.SelectDefaultValueType.role)]
    role.add_item(roles)
    return [*found, role]


def ask_event_name(draft: EventDraft, reader: Person) -> Modal:
    """A form that asks for the name of a new event."""
    title = reader.text("arg-event-name")[:TITLE_CHARACTERS]
    modal = Modal(title=title, custom_id=NamedEventPress(draft.coded).id)
    field: TextInput[Modal] = TextInput(max_length=NamedEventPress.longest, default=draft.name or None)
    modal.add_item(Label(text=title, component=field))
    modal.stop()
    return modal
