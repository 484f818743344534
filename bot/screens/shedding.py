"""The tables of the Mau-Mau games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Any, Final

from discord.ui import Button, LayoutView

from bot.screens.board import Board, Centre
from bot.screens.components import Labelled, TablePress, button
from bot.screens.page import TEAMS, LookPress, Page, mau_buttons, written_names
from bot.screens.prompts import MoveParts, decision_parts
from bot.tables.notes import NO_CARD
from bot.tables.table import Table
from bot.words import text_keys
from bot.words.narration import ARROW, tell
from bot.words.rulebook import Sentence, describe_use, mau_mau_match_end, mau_mau_rules
from bot.words.texts import Person, TextKeys, fact
from rules import ahead
from rules.cards import OF_RANK, OF_SUIT, RANK, RANKS, SUIT, SUIT_OUTLINES, mask
from rules.chance import Seeded
from rules.match import PLAYING, Match
from rules.shedding.contract import Effect
from rules.shedding.game import MauMau
from rules.shedding.state import MauMauState
from rules.shedding.view import MauMauView
from rules.table import Action, Interrupt, Reason


class AccusePress(Labelled, TablePress, op="accuse"):
    """*Accuse*: ask whom."""


class AccusedPress(TablePress, op="accused"):
    """Who is accused was chosen."""


class JumpPress(Labelled, TablePress, op="jump"):
    """*Jump in*."""


class AskPress(Labelled, TablePress, op="ask"):
    """*How many cards?*: ask whom, or the seat that was chosen."""


class LaughPress(TablePress, op="laugh"):
    """*Laugh*."""


BESIDE: Mapping[str, tuple[type[TablePress], str]] = {
    "accuse": (AccusePress, "☝️"),
    "ask": (AskPress, "❓"),
    "jump": (JumpPress, "⚡"),
}
"""Verbs out of turn that have buttons on the table's message, if the game has them."""

OTHER_CARDS = 3
"""Up to this many cards are named that may be played besides whole suits and ranks. Of more, nothing is said."""
PLAIN_WAYS = ("play", "draw", "pass")
"""What can be done in most turns."""
OF_TURNS = ("turn", "answer")
"""Decisions in which a card may be played that fits."""
SILENT_MARK = "silent"
"""The mark of a table at which nobody may speak."""
HINT_DEALS = 3
"""In how many deals of what is unseen a hint is to be the same."""
CACHED_WORDS = 8192
"""Upper bound on cards whose effects are cached in words."""
_DOES: dict[tuple[object, ...], str] = {}
"""Effects in words by game, options, card and language."""


def _parts(game: MauMau, card: int) -> list[Effect]:
    """All that a card does when a player lays it."""
    return [part for effect in game.rules.cards.laid[card] for _, part in effect.parts() if part.from_hand]


def _teams(table: Table, seen: MauMauView) -> list[str]:
    """A line about who plays with whom in this round (IME-55). Empty where everybody plays alone."""
    state, sides = table.state, dict[int, list[int]]()
    if state is None or seen.phase != PLAYING or not table.game.scoring.shared:
        return []
    for seat in seen.order:
        sides.setdefault(table.game.side_of(state, seat), []).append(seat)
    if len(sides) == len(seen.order):
        return []
    names = written_names(table)
    told = [
        f"{TEAMS[team]}: {', '.join(names[seat] for seat in sides[side])}" for team, side in enumerate(sorted(sides))
    ]
    return [" · ".join(told)]


HINDRANCE: Final = TextKeys("why-{}", lambda: (Reason.DECLARED_LATE, Reason.DECLARE_FIRST))
"""What keeps somebody from laying what would go otherwise (``Fitting.hindrance``)."""
OUT_OF_TURN: Final = TextKeys("button-{}", lambda: _labels())


def _labels() -> set[str]:
    """What can be done out of turn, by its verb, or by its label where it has one."""
    kinds: list[type[Interrupt[Any, Any]]] = [Interrupt]
    for kind in kinds:
        kinds += kind.__subclasses__()
    return {*BESIDE, *(kind.label for kind in kinds if kind.label)}


def _out_of_turn_buttons(page: Page) -> list[Button[LayoutView]]:
    """Buttons for what the game lets others do out of turn."""
    found = []
    for verb, (press, emoji) in BESIDE.items():
        if (interrupt := page.table.game.interrupts.get(verb)) is not None:
            label = page.text(OUT_OF_TURN.key(interrupt.label or verb))
            found.append(button(press(page.table.id), label, emoji=emoji))
    return found


def _open_ways(seen: MauMauView) -> str:
    """What can be done now, as the texts choose by it: ``play``, ``draw`` and ``pass``, with a ``-`` between them.

    ``any`` where something else can be done as well, and in games that do not say what fits (AMM-30). Why the rest
    cannot be done is not said: it may be the cards, a lock, a call, or that the turn is nearly over.
    """
    verbs = {"play" if move.cards else move.verb for move in seen.moves}
    if seen.anytime or not verbs <= {*PLAIN_WAYS}:
        return "any"
    return "-".join(verb for verb in PLAIN_WAYS if verb in verbs)


@lru_cache(maxsize=CACHED_WORDS)
def describe_cards(kinds: tuple[int, ...], cards: int, reader: Person) -> str:
    """Cards, as a mask, in a few words: whole suits of the ``kinds`` of a game, whole ranks, and what is left; ``all``
    for all kinds, empty for none, or for what is no few words.
    """
    deck = mask(kinds)
    left = cards & deck
    if left in (0, deck):
        return "all" if left else ""
    told = []
    for suit, sign in enumerate(SUIT_OUTLINES):
        missing = OF_SUIT[suit] & deck & ~left
        if not left & OF_SUIT[suit] or missing & (missing - 1):  # none of the suit, or more than one card lacks
            continue
        lacks = f"**{RANKS[RANK[missing.bit_length() - 1]]}**" if missing else ""
        told.append(reader.text("fits-but", suit=sign, card=lacks) if missing else sign)
        left &= ~OF_SUIT[suit]
    for rank, of_rank in enumerate(OF_RANK):
        whole = of_rank & deck
        if whole & left and cards & whole == whole:
            told.append(f"**{RANKS[rank]}**" if rank < len(RANKS) else "🃏")
            left &= ~whole
    others = [reader.faces.text(card) for card in kinds if left >> card & 1]
    return reader.format_choices([*told, *others]) if len(others) <= OTHER_CARDS else ""


class MauMauBoard(Board[MauMauView, MauMau]):
    """A pile with its top, a stock, calls and debts."""

    draws = True

    def centre(self, page: Page, seen: MauMauView) -> Centre:
        if seen.top < 0:
            return Centre(-1, "")
        follow = (page.text("table-follow", card=page.faces.text(seen.base)),) if seen.base != seen.top else ()
        return Centre(seen.top, page.faces.text(seen.top), follow)

    def top_text(self, seen: MauMauView, reader: Person) -> str:
        if seen.base < 0:
            return "?"
        if seen.base == seen.top:
            return reader.faces.text(seen.base)
        follow = reader.text("table-follow", card=reader.faces.text(seen.base))
        return f"{reader.faces.text(seen.top)} ({follow})"

    def lying(self, seen: MauMauView) -> tuple[int, ...]:
        return (seen.top,) if seen.top >= 0 else ()

    def stock(self, seen: MauMauView) -> int:
        return seen.stock

    def seat_notes(self, seen: MauMauView, seat: int, reader: Person) -> list[str]:
        said = []
        if f"eating:{seat}" in seen.marks:
            said.append(reader.text("seat-eating"))
        if missed := seen.marks.count(f"misses:{seat}"):
            said.append(reader.text("seat-misses", turns=missed))
        return said

    def signs(self, page: Page, seen: MauMauView) -> list[str]:
        found = _teams(page.table, seen)
        if page.table.game.options.get("secret_card") == "on" and seen.phase == PLAYING:
            found.append(page.text("table-secret"))
        return found

    def open_hand_lines(self, page: Page, seen: MauMauView) -> list[str]:
        """All hands, in games where they lie open (IME-52)."""
        if not seen.hands or seen.phase != PLAYING:
            return []
        hands = [(page.names[seat], seen.hands[seat]) for seat in seen.order]
        return page.faces.write_fitting(
            lambda some: "\n".join(f"{name}: {some.row(cards)}" for name, cards in hands)
        ).split("\n")

    def waits(self, seen: MauMauView) -> str:
        kind = seen.awaits.kind if seen.awaits else ""
        return "table-answers" if kind == "answer" else text_keys.TABLE.find(kind) or "table-turn"

    def buttons(self, page: Page, seen: MauMauView) -> list[Button[LayoutView]]:
        found: list[Button[LayoutView]] = [*mau_buttons(page), *_out_of_turn_buttons(page)]
        if page.table.notes.round.shown != NO_CARD:
            found.append(page.button(LookPress(page.table.id), emoji="🤐"))
        if "says" in page.table.game.interrupts and SILENT_MARK in seen.marks:
            found.append(button(LaughPress(page.table.id), "", emoji="😂"))
        return found

    def goes(self, page: Page, seen: MauMauView) -> str:
        game = page.table.game
        if seen.awaits is None or seen.awaits.kind != "turn" or not isinstance(game, MauMau):
            return ""
        if game.rules.fitting.laying.declared:  # it would tell who has declared
            return ""
        fits = self._fits(page, seen, seen.awaits.seats[0])
        return page.text("table-goes", fits=fits) if fits else ""

    def _fits(self, page: Page, seen: MauMauView, seat: int) -> str:
        """What may be played now, as suits, ranks and cards; empty where the game says nobody what fits (AMM-30)."""
        state, game = page.table.state, page.table.game
        if not isinstance(state, MauMauState) or not isinstance(game, MauMau) or seen.anytime or game.charges_misplays:
            return ""
        reader = Person(page.locale, page.person.pictures)
        return describe_cards(tuple(game.rules.deck.kinds), game.rules.fitting.mask(state, seat), reader)

    def prompt(self, page: Page, seen: MauMauView) -> str:
        if seen.drawn:
            key = "hand-turn-drawn" if any(not move.cards for move in seen.moves) else "hand-must-play-drawn"
            return page.text(key, card=" ".join(page.faces.text(card) for card in seen.drawn))
        kind = seen.awaits.kind if seen.awaits else ""
        fits = self._fits(page, seen, seen.seat) if kind in OF_TURNS else ""
        held = Counter(SUIT[card] for card in seen.hand)
        facts: dict[str, object] = {
            "can": _open_ways(seen),
            "debt": seen.debt or seen.threat,
            "fits": fits or "none",
            "held": " · ".join(f"{SUIT_OUTLINES[suit]} {held[suit]}" for suit in range(4) if held[suit]) or "–",
        }
        key = "hand-turn" if kind == "turn" else text_keys.HAND.find(kind) or "hand-decide"
        told = page.text(key, **facts)
        return f"{told} {page.text(HINDRANCE.key(seen.hindrance))}" if seen.hindrance else told

    def moves(self, page: Page, seen: MauMauView) -> MoveParts:
        return decision_parts(page, partial(self._outcome, page))

    def _outcome(self, page: Page, move: Action) -> str:
        """What comes of a special card now, in a few words. Nothing where chance decides it, or what is unseen."""
        game, state = page.table.game, page.table.state
        if not isinstance(game, MauMau) or not isinstance(state, MauMauState):
            return ""
        if move.verb != "play" or not self.does(game, move.cards[0], page.person):
            return ""
        told = self._tried(page, game, state, move, "hint 0")
        same = told and all(told == self._tried(page, game, state, move, f"hint {n}") for n in range(1, HINT_DEALS))
        return told if same else ""

    def _tried(self, page: Page, game: MauMau, state: MauMauState, move: Action, lot: str) -> str:
        """What comes of a card at a copy of the table at which all that the seat does not see was dealt anew."""
        seat = page.seat
        tried = game.dealt_anew(state, seat, Seeded(lot))
        events = game.apply(tried, seat, move)
        after = game.view(tried, seat)
        asked, kind = (after.awaits.seats, after.awaits.kind) if after.awaits is not None else ((), "")
        if after.debt and seat not in asked:
            return page.text("hint-debt", who=page.labels[asked[0]], count=after.debt)
        if kind == "call" and seat in asked:
            return page.text("hint-call")
        seen = [one for event in events if (one := event.seen_by(seat)) is not None]
        lines = tell(seen, page.labels, page.person, seat)
        return lines[0].partition(ARROW)[2] if lines else ""

    def does(self, game: MauMau, card: int, reader: Person) -> str:
        key = (game.name, *game.options.values(), card, reader.locale)
        found = _DOES.get(key)
        if found is None:
            if len(_DOES) >= CACHED_WORDS:
                _DOES.clear()
            found = _DOES[key] = describe_use(game, card, reader.locale)
        return found

    def announces_in_time(self, game: MauMau) -> bool:
        return game.rules.fitting.laying.declared

    def last_card_needs_word(self, game: MauMau) -> bool:
        return game.rules.declaring.second

    def risk(self, game: MauMau, state: Match, seat: int) -> int:
        misplays = game.rules.misplays
        paid = isinstance(state, MauMauState) and seat in state.misplayed
        return 0 if misplays is None or paid else misplays.cost

    def has_debts(self, game: MauMau) -> bool:
        return any("debt" in part.about for card in game.rules.deck.kinds for part in _parts(game, card))

    def facts_ahead(self, game: MauMau, seen: MauMauView) -> list[str]:
        ranks = [ahead.fact("rank", rank) for rank in game.rules.deck.ranks]
        return [*(ahead.fact("suit", suit) for suit in range(4)), *ranks, *super().facts_ahead(game, seen)]

    def questions_after(self, game: MauMau, card: int) -> set[str]:
        return {part.asks for part in _parts(game, card) if part.asks}

    def goal(self, game: MauMau, reader: Person) -> str:
        target = game.rules.target
        return reader.text("goal", target=target, lowest=fact(game.scoring.lowest_wins)) if target else ""

    def match_end(self, game: MauMau, reader: Person) -> str:
        return mau_mau_match_end(game, reader.locale)

    def target(self, game: MauMau) -> int:
        return game.rules.target

    def rules(self, game: MauMau, reader: Person) -> list[Sentence]:
        return mau_mau_rules(game, reader)
