"""``/play`` and a move: what is offered while somebody types one, and what they mean by it.

A move is cards (``7♠``, ``8♦ as double``, ``J♦ hearts Mau-Mau``), or the label of a button, or a word of
``TYPED_MOVE`` with what belongs to it: ``draw``, ``plan 7♠``, ``accuse Bia``. Words of all languages are read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from discord import app_commands

from bot.discord.router import CHOICES_LIMIT, choices, chosen_value, parse_seat
from bot.screens.ahead import WITHOUT_CARDS
from bot.screens.games import board
from bot.screens.page import OUT_OF_TURN_BUTTONS, Page, plain_names
from bot.screens.prompts import describe_move, describe_with_cards
from bot.tables.table import Refused
from bot.tables.transition import vote_opened
from bot.words import text_keys, texts
from bot.words.texts import Person, TextKeys
from cogs.play.ahead import move_ahead, ways_ahead, with_added
from cogs.play.listening import find_declaration, hear
from cogs.play.reading import (
    USES,
    held_meanings,
    read_cards,
    read_suit,
    read_use,
    split_typed_cards,
    use_text,
    with_card,
)
from cogs.play.session import Session, jump
from cogs.play.typed import Typed, words_due, words_offered
from rules.cards import SUIT_OUTLINES, SUIT_SYMBOLS
from rules.plain_text import caseless
from rules.shedding.view import MauMauView
from rules.table import Action

WORDS = ("draw", "pass", "jump", "plan", "accuse", "ask", "mau", "laugh")
TYPED_MOVE: Final = TextKeys("typed-move-{}", lambda: WORDS)
"""What may be typed for a move without cards. The first word of each is offered."""
DECLARING_WORDS = 4
"""Upper bound on the words with which the last card is declared behind a card."""
WAY_SIGN = ":"
"""Stands between a card that is planned, and when it is to be played."""

_SOLID = str.maketrans("".join(SUIT_OUTLINES), "".join(SUIT_SYMBOLS))
Do = Callable[[Session], Awaitable[None]]


class MoveOffer(NamedTuple):
    """Something that may be tried: its label, what is done then, how it may be typed besides, and the suit that it
    chooses.
    """

    label: str
    do: Do
    said: str = ""
    suit: int | None = None


class Moves:
    """Moves as they are typed."""

    def __init__(self, typed: Typed) -> None:
        self.typed = typed

    def offer(self, session: Session, typed: str) -> list[app_commands.Choice[str]]:
        """Offer what somebody may try, as far as it fits to what was typed: cards first."""
        word, rest = _split_word(typed)
        page = session.page()
        said = [(one.label, one.label) for one in list_offers(session, page)]
        if word == "plan":
            found = list(_plans(page, rest))
        elif word in ("draw", "pass", "jump"):
            found = []
        else:
            found = list(_cards(page, typed))
            said += [(label, label) for label in _plan_labels(page)]
        return [*choices(found), *choices(said, typed)][:CHOICES_LIMIT]

    async def use(self, session: Session, typed: str) -> None:
        """Do what was typed. Raises ``Refused`` if nobody knows what it means."""
        said, suit = _fold(typed), read_suit(typed, session.reader.locale)
        for one in list_offers(session, session.page()):
            if said in (_fold(one.label), _fold(one.said)) or (suit is not None and suit == one.suit):
                await one.do(session)
                return
        word, rest = _split_word(typed)
        if word and await self._say(session, word, rest):
            return
        if (heard := _declared(session, typed)) is not None:
            await session.declare(heard)
            return
        cards, call, declares = _split_along(session, typed)
        await self.typed.use(session, cards, "play", call=call, mau=declares)

    async def _say(self, session: Session, word: str, rest: str) -> bool:
        """Do what a word says. False: with what stands behind it, it says nothing."""
        table = session.table
        match word:
            case "draw" | "pass" if not rest or rest.isdecimal():
                await session.act([Action(word)])
            case "jump" if rest:
                await self.typed.use(session, rest, "jump")
            case "jump":
                await session.act([jump(table)])
            case "plan":
                await self._plan(session, rest)
            case "accuse":
                await session.accuse(_seat(session, rest))
            case "ask":
                await session.ask(_seat(session, rest))
            case "mau" if not rest:
                await session.declare(words_due(session))
            case "laugh" if not rest:
                await session.laugh()
            case _:
                return False
        return True

    async def _plan(self, session: Session, rest: str) -> None:
        """Plan cards, or what is done without; or show the plan."""
        word, more = _split_word(rest)
        if word in WITHOUT_CARDS and not more:
            await session.plan(lambda ahead: with_added(ahead, move_ahead(word, ())))
            return
        if not rest:
            await session.plan_moves()
            return
        cards, sign, when = rest.partition(WAY_SIGN)
        how = chosen_value(ways_ahead(session.table, session.reader), when.strip()) if sign else ""
        await self.typed.use(session, cards, "arm", how=how)


def list_offers(session: Session, page: Page) -> list[MoveOffer]:
    """List what somebody may try without cards: the moves, what may be said, and what may be done out of turn."""
    table, reader, seen = session.table, session.reader, page.seen
    interrupts = table.game.interrupts
    moves = seen.offered if seen.anytime else seen.moves
    found = [
        MoveOffer(describe_move(page, move, reader.card), _act(move), suit=move.suit if move.suit >= 0 else None)
        for move in moves
        if not move.cards
    ]
    if seen.vote is not None:
        found += [MoveOffer(reader.text("button-yes" if yes else "button-no"), _vote(yes)) for yes in (True, False)]
    if "silent" in seen.marks and "knock" in interrupts:
        found.append(MoveOffer(reader.text("button-knock"), _declare("")))
    else:
        found += [MoveOffer(label, _declare(words), words) for label, words in words_offered(table, reader)]
    aside = [action for action in seen.legal if action.verb in OUT_OF_TURN_BUTTONS]
    found += [MoveOffer(reader.text(text_keys.BUTTON.key(one.verb)), _act(one)) for one in aside]
    others = [(seat, plain_names(table)[seat]) for seat in seen.order if seat != page.seat]
    if "accuse" in interrupts:
        found += [MoveOffer(f"{move_word('accuse', reader)} {name}", _accuse(seat)) for seat, name in others]
    if "ask" in interrupts:
        found += [MoveOffer(f"{move_word('ask', reader)} {name}", _ask(seat)) for seat, name in others]
    if "jump" in interrupts:
        found.append(MoveOffer(move_word("jump", reader), _jump))
    if "silent" in seen.marks:
        found.append(MoveOffer(move_word("laugh", reader), Session.laugh))
    return found


def _fold(said: str) -> str:
    """Make what was typed comparable with a label, whose suits are outlines."""
    return caseless(said.translate(_SOLID))


def _cards(page: Page, typed: str) -> Iterator[tuple[str, str]]:
    """The cards that what was typed may become, each with its value: what may be laid, or where mistakes cost the whole
    hand.
    """
    seen, reader = page.seen, page.person
    before, found = split_typed_cards(typed, reader.locale, seen.hand)
    taken = held_meanings(read_cards(before, reader.locale), seen.hand)[0] if before else ()
    moves = [move for move in (seen.offered if seen.anytime else seen.moves) if move.cards]
    every = seen.anytime or (bool(moves) and not isinstance(seen, MauMauView))  # of equal plays its moves have one
    fits = {card: [move for move in moves if Counter(move.cards) >= Counter((*taken, card))] for card in found}
    for card in sorted(found, key=lambda card: (not fits[card], card)):
        some, fitting = Counter((*taken, card)), fits[card]
        if not fitting and not every:
            continue
        name, value = with_card(before, card, reader.locale)
        exact = [move for move in fitting if Counter(move.cards) == some]
        plain = [move for move in exact if move.verb not in USES]
        if plain or not exact:
            yield (describe_with_cards(reader, plain[0].verb, name) if plain else name), value
        for move in exact:
            if move.verb in USES:
                use = use_text(move.verb, reader.locale)
                yield f"{name} {use}", f"{value} {use}"
        if len(found) == 1 and plain and "suit" in board(seen).questions_after(page.table.game, card):
            for suit, sign in enumerate(SUIT_SYMBOLS[:4]):
                yield f"{name} {reader.text(text_keys.SUIT.key(suit))}", f"{value} {sign}"


def _plans(page: Page, typed: str) -> Iterator[tuple[str, str]]:
    """The cards that may be planned; of one of them, when it is to be played."""
    reader, word = page.person, move_word("plan", page.person)
    before, found = split_typed_cards(typed, reader.locale, page.seen.hand)
    for card in sorted(found):
        name, value = with_card(before, card, reader.locale)
        yield f"{word} {name}", f"{word} {value}"
        if len(found) == 1:
            for label, _ in ways_ahead(page.table, reader):
                yield f"{word} {name}{WAY_SIGN} {label}", f"{word} {value}{WAY_SIGN} {label}"


def _plan_labels(page: Page) -> list[str]:
    """The plan, if there is a hand to plan with."""
    return [move_word("plan", page.person)] if page.seen.hand and not page.table.unsaved else []


def _split_word(typed: str) -> tuple[str, str]:
    """Split what was typed into the name of its first word, empty for none that is known, and the rest."""
    words = typed.split()
    for length in range(min(3, len(words)), 0, -1):
        name = _meanings().get(caseless(" ".join(words[:length])))
        if name is not None:
            return name, " ".join(words[length:])
    return "", typed


def _declared(session: Session, typed: str) -> str | None:
    """The words with which somebody declares who has typed nothing else; None if these are no such words."""
    words, reader = typed.split(), session.reader
    heard = find_declaration(session.table, hear(typed))
    if heard is None or any(_are_cards(" ".join(words[: count + 1]), reader) for count in range(len(words))):
        return None
    return heard.text


def _split_along(session: Session, typed: str) -> tuple[str, int | None, bool]:
    """Split what was typed into the cards, the suit that is called with them, and whether the last card is declared."""
    words, reader = typed.split(), session.reader
    call: int | None = None
    declares = False
    if _are_cards(typed, reader):
        return typed, None, False
    for length in range(min(DECLARING_WORDS, len(words) - 1), 0, -1):
        tail = " ".join(words[-length:])
        if read_suit(words[-length], reader.locale) is None and _declares(session, tail):
            words, declares = words[:-length], True
            break
    if len(words) > 1 and not _are_cards(" ".join(words), reader):
        call = read_suit(words[-1], reader.locale)
        words = words[:-1] if call is not None else words
    return " ".join(words) if declares or call is not None else typed, call, declares


def _declares(session: Session, said: str) -> bool:
    """Whether these words declare the last card."""
    return _meanings().get(caseless(said)) == "mau" or find_declaration(session.table, hear(said)) is not None


def _are_cards(typed: str, reader: Person) -> bool:
    try:
        read_cards(read_use(typed, reader.locale)[0], reader.locale)
    except ValueError:
        return False
    return True


def _seat(session: Session, name: str) -> int:
    """The other player of this name. Raises ``Refused`` with their names."""
    table = session.table
    try:
        return parse_seat(table, name)
    except Refused:
        mine = table.held_seat(session.person.id)
        others = [one for seat, one in enumerate(plain_names(table)) if seat != mine]
        raise Refused("not-offered", choices=", ".join(others)) from None


def move_word(name: str, reader: Person) -> str:
    """The word of a move that is offered to a reader."""
    return reader.text(TYPED_MOVE.key(name)).split(",")[0].strip()


@cache
def _meanings() -> Mapping[str, str]:
    """The words of all languages for moves, with the names of these. English words mean the same everywhere."""
    found: dict[str, str] = {}
    for tongue in sorted(texts.LANGUAGES, key=lambda one: one != "en"):
        for name in WORDS:
            for word in texts.text(tongue, TYPED_MOVE.key(name)).split(","):
                found.setdefault(caseless(word.strip()), name)
    return found


def _act(move: Action) -> Do:
    return lambda session: session.act([move])


def _declare(words: str) -> Do:
    return lambda session: session.declare(words)


def _accuse(seat: int) -> Do:
    return lambda session: session.accuse(seat)


def _ask(seat: int) -> Do:
    return lambda session: session.ask(seat)


def _vote(yes: bool) -> Do:
    return lambda session: session.vote(yes, vote_opened(session.table))


async def _jump(session: Session) -> None:
    await session.act([jump(session.table)])
