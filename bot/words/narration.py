"""What happened at a table, in words: public events to lines of text.

The type of an event's field is its role, and says how it is told: a ``Seat`` as a name, a ``Card`` as its picture …
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from bot.drawing.emojis import Faces
from bot.words import names, text_keys, texts
from bot.words.readings import read_as
from bot.words.texts import OpenTextKeys, Person, TextKeys
from rules.climbing.combinations import SINGLE, of_code
from rules.match import WentOut
from rules.records import Record
from rules.shedding.declaring import KNOCKS
from rules.shedding.events import DrawShown, Drew, DrewHidden, Passed
from rules.table import NOBODY, Event, SomeEvent


class Telling(NamedTuple):
    """Whose names, which language, which pictures, and whose message it is: that seat is told as "you"."""

    names: Sequence[str]
    locale: str
    faces: Faces
    you: int

    def seat(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else "?"

    def cards(self, cards: Sequence[int]) -> str:
        """Cards by their pictures."""
        return self.faces.row(cards)

    def cards_text(self, cards: Sequence[int]) -> str:
        """Cards by their pictures to who sees them, and otherwise the word ``none``."""
        return self.cards(cards) if cards and min(cards) >= 0 else "none"

    def drawn_text(self, drawn: Sequence[tuple[int, int]]) -> str:
        """Seats, each with a card."""
        each = [f"**{self.seat(seat)}** {self.faces.text(card)}" for seat, card in drawn]
        return texts.format_list(self.locale, each, key="list-semicolon")

    def hands(self, hands: Sequence[tuple[int, Sequence[int]]]) -> str:
        """Seats, each with its cards in a line of its own."""
        return self.faces.write_fitting(
            lambda faces: "".join(f"\n– **{self.seat(seat)}** {faces.row(cards)}" for seat, cards in hands)
        )

    def reading(self, code: Sequence[int]) -> str:
        """What cards are taken for, where the cards alone do not say it."""
        reading = of_code(code)
        return "" if reading.kind == SINGLE else f" ({read_as(self.locale, reading)})"


OWN = "own"
"""How the texts name words that a game has of its own."""
SILENT = (KNOCKS, "unknown")
"""What is declared without any words, or with words that are no longer known."""


def declaration_key(words: str) -> str:
    """How the texts name what somebody declares: as ``words-…`` does; ``OWN`` where they do not know it."""
    key = words.replace(" ", "-") or "usual"
    return key if words in SILENT or text_keys.SPOKEN.find(key) else OWN


ROLES: Mapping[str, Callable[[Telling, Any], Any]] = {
    "Seat": Telling.seat,
    "Card": lambda telling, card: telling.faces.text(card),
    "Cards": Telling.cards,
    "Backs": lambda _, cards: len(cards),
    "SeatCard": Telling.drawn_text,
    "SeatCards": Telling.hands,
    "ReadingCode": Telling.reading,
    "Words": lambda _, words: declaration_key(words),
    "Suit": lambda telling, suit: texts.text(telling.locale, text_keys.SUIT.key(suit)),
    "Charge": lambda telling, rule: texts.text(telling.locale, text_keys.charge(rule)),
    "Proposal": lambda telling, rule: texts.text(telling.locale, text_keys.PROPOSAL.key(rule)),
    "RuleId": lambda _, rule: rule,
    "bool": lambda _, value: "yes" if value else "no",
    "int": lambda _, value: value,
    "str": lambda _, value: value,
}
"""How a field is told, by its declared type. A field of another type cannot be told, and its text cannot ask for it."""


TOLD: Final = TextKeys("told-{}", lambda: _told_events())
YOU: Final = OpenTextKeys("you-{}")
"""Events of the reader's own seat, where they are told otherwise."""
BY_YOU: Final = OpenTextKeys("by-you-{}")
"""Events of another seat that the reader has brought about, where they are told otherwise."""


def _told_events() -> Iterator[str]:
    """The events that are told."""
    for name, kind in Record.named.items():
        if (
            kind.__module__.startswith("rules.")
            and issubclass(kind, Event)
            and "FIELDS" in vars(kind)
            and not kind.untold
        ):
            yield name


ARROW = " → "
"""Stands between what somebody does and what comes of it."""


class Told(NamedTuple):
    """A line of what happened: a cause with its effects. ``strikes``: an effect is on the reader's own seat.
    ``effect``: it is only an effect, whose cause is not told; who draws does something.
    """

    text: str
    strikes: bool = False
    effect: bool = False


def tell(events: Sequence[SomeEvent], names: Sequence[str], reader: Person, you: int = NOBODY) -> list[str]:
    """A line for each cause, with its effects (``Event.follows``) behind an arrow; ``names`` are those of the seats. In
    a message to one seat alone that is ``you``, and so are its events (``you-TheEvent``). Raises ``KeyError`` where
    words lack.
    """
    return [line.text for line in tell_lines(events, names, reader, you)]


def tell_lines(events: Sequence[SomeEvent], names: Sequence[str], reader: Person, you: int = NOBODY) -> list[Told]:
    """The same lines, with whether they strike the reader."""
    telling = Telling(names, reader.locale, reader.faces, you)
    lines, drawn = list[Told](), draws_with_cards(events, you) if you != NOBODY else {}
    cause: SomeEvent | None = None
    last, before = NOBODY, ""
    """Whose the last event on the present line is, and how it is told."""
    for _, some in groupby((event for event in events if not event.untold), key=_row):
        row = [*some]
        event = row[0]
        told, repeated = _line([drawn.get(id(one), one) for one in row], telling), before
        before = told
        if cause is not None and _is_said_with(event, cause):
            continue
        if event.follows and cause is not None and _causes(cause, event):
            if told == repeated:  # two cards do the same to the same seat
                continue
            text, strikes, _ = lines[-1]
            effect, sign = _as_effect(told, event, last, telling), isinstance(event, WentOut)
            separator = " " if sign and seat_of_event(event) == last else ", " if ARROW in text else ARROW
            last, strikes = seat_of_event(event), strikes or seat_of_event(event) == you != NOBODY
            lines[-1] = lines[-1]._replace(text=f"{text}{separator}{effect}", strikes=strikes)
            continue
        cause, last = event, seat_of_event(event)
        strikes = event.follows and seat_of_event(event) == you != NOBODY
        lines.append(Told(told, strikes, event.follows and not event.cards_drawn()))
    return lines


def draws_with_cards(events: Sequence[SomeEvent], seat: int = NOBODY) -> dict[int, Drew]:
    """What a seat (``NOBODY``: each) has drawn unseen, with the cards, by the id of the event in which the others hear
    of it.
    """
    drawn, found = list[int](), dict[int, Drew]()
    for event in events:
        if not isinstance(event, DrewHidden | DrawShown) or seat not in (NOBODY, event.seat):
            continue
        if isinstance(event, DrewHidden):
            drawn += event.cards
        elif drawn:
            found[id(event)] = Drew(event.seat, tuple(drawn))
            drawn = []
    return found


def seat_of_event(event: SomeEvent) -> int:
    """The seat that an event is about."""
    seat = getattr(event, "seat", NOBODY)
    return seat if isinstance(seat, int) else NOBODY


def _is_said_with(event: SomeEvent, cause: SomeEvent) -> bool:
    """Whether an event adds nothing to the one before: who has drawn, and lays nothing, passes."""
    return isinstance(event, Passed) and isinstance(cause, DrawShown) and event.seat == cause.seat


def _causes(cause: SomeEvent, effect: SomeEvent) -> bool:
    """Whether an effect is one of this cause: of a card that was laid everything is, otherwise what it does to those
    whom the cause is about.
    """
    seat = seat_of_event(effect)
    return bool(cause.cards_laid()) or seat == NOBODY or seat in (seat_of_event(cause), getattr(cause, "by", NOBODY))


def _as_effect(text: str, event: SomeEvent, last: int, telling: Telling) -> str:
    """A line as it stands behind another: with no name in bold, and without that of whoever was the last there."""
    seat = seat_of_event(event)
    if isinstance(event, WentOut) and seat == last:
        return text.rpartition("** ")[2]  # the flag alone
    if seat != NOBODY and seat == telling.you:
        plain = text.replace("**", "")
        return plain[:1].lower() + plain[1:]
    if seat != NOBODY and seat == last:
        text = text.removeprefix(f"**{telling.seat(seat)}** ")
    return text.replace("**", "")


def _row(event: SomeEvent) -> object:
    """What events have in common that are told in one line."""
    return (type(event), getattr(event, event.in_a_row[0])) if event.in_a_row else id(event)


def _line(events: Sequence[SomeEvent], telling: Telling) -> str:
    event = events[0]
    facts = {name: ROLES[role](telling, getattr(event, name)) for name, role in event.FIELDS if role in ROLES}
    facts |= {f"{name}-own": names.escape(getattr(event, name)) for name, role in event.FIELDS if role == "Words"}
    facts |= {
        f"{name}-shown": telling.cards_text(getattr(event, name)) for name, role in event.FIELDS if role == "Backs"
    }
    facts |= {f"{name}-signed": f"{getattr(event, name):+}" for name, role in event.FIELDS if role == "int"}
    if event.in_a_row and len(events) > 1:
        what = event.in_a_row[1]
        facts[what] = telling.cards([getattr(one, what) for one in events])
    name = type(event).__name__
    you, seat, key = telling.you, seat_of_event(event), None
    if you != NOBODY and you in (seat, getattr(event, "by", NOBODY)):
        key = (YOU if seat == you else BY_YOU).find(name)
    return texts.text(telling.locale, key or TOLD.key(name), **facts)
