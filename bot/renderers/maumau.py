"""The tables of the Mau-Mau games, and their rules in words."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ui import Button, LayoutView

from bot import texts
from bot.pictures.emojis import Faces
from bot.prompts import button
from bot.renderers.board import Board, Centre
from bot.renderers.parts import fact, mau_buttons, own_button
from bot.router import Press
from bot.tables import Table
from bot.wording import card_name
from rules.cards import JOKER, RANK, RANKS
from rules.match import PLAYING
from rules.shedding.game import MauMau
from rules.shedding.laying import Laying
from rules.shedding.view import MauMauView
from rules.view import UNTOLD

BESIDE = {"accuse": "☝️", "jump": "⚡", "ask": "❓"}
"""What may be done out of turn, with buttons at the table where the game has it."""


class MauMauBoard(Board):
    """A pile with its top, a stock, calls and debts."""

    def centre(self, seen: MauMauView, locale: str, faces: Faces, names: Sequence[str]) -> Centre:
        if seen.top < 0:
            return Centre(-1, "")
        follow = (texts.text(locale, "table-follow", card=faces.text(seen.base)),) if seen.base != seen.top else ()
        return Centre(seen.top, faces.text(seen.top), follow)

    def lies_there(self, seen: MauMauView, locale: str, faces: Faces) -> str:
        return faces.text(seen.base) if seen.base >= 0 else "?"

    def course(self, seen: MauMauView, locale: str) -> str:
        return f"{super().course(seen, locale)} · {texts.text(locale, 'table-stock', count=seen.stock)}"

    def of_seat(self, seen: MauMauView, seat: int, locale: str) -> list[str]:
        said = []
        if seat in seen.order and seen.phase == PLAYING and seen.counts[seat] != UNTOLD:
            said.append(texts.text(locale, "cards-count", count=seen.counts[seat]))
        if f"eating:{seat}" in seen.marks:
            said.append(texts.text(locale, "seat-eating"))
        return said

    def signs(self, table: Table, seen: MauMauView, locale: str) -> list[str]:
        found = []
        if seen.call >= 0:
            found.append(texts.text(locale, "table-called", suit=texts.text(locale, f"suit-{seen.call}")))
        if table.game.options.get("secret_card") == "on" and seen.phase == PLAYING:
            found.append(texts.text(locale, "table-secret"))
        return found

    def below(self, seen: MauMauView, faces: Faces, names: Sequence[str]) -> list[str]:
        """All hands, where they lie open (IME-52)."""
        if not seen.hands or seen.phase != PLAYING:
            return []
        hands = [(names[seat], seen.hands[seat]) for seat in seen.order]
        return faces.told(lambda some: "\n".join(f"{name}: {some.row(cards)}" for name, cards in hands)).split("\n")

    def waits(self, seen: MauMauView) -> str:
        kind = seen.awaits.kind if seen.awaits else ""
        return "table-answers" if kind == "answer" else f"table-{kind}"

    def buttons(self, table: Table, seen: MauMauView, locale: str) -> list[Button[LayoutView]]:
        found: list[Button[LayoutView]] = [
            own_button(locale, Press("draw", table.id, table.prompt)),
            own_button(locale, Press("pass", table.id, table.prompt)),
            *mau_buttons(table, seen, locale),
        ]
        for verb, emoji in BESIDE.items():
            if verb in table.game.interrupts:
                found.append(own_button(locale, Press(verb, table.id), emoji=emoji))
        if "says" in table.game.interrupts:
            found.append(button(Press("laugh", table.id), "", emoji="😂"))
        return found

    def prompt(self, seen: MauMauView, locale: str, faces: Faces) -> str:
        kind = seen.awaits.kind if seen.awaits else ""
        if kind != "turn":
            return texts.text(locale, f"hand-{kind}", debt=seen.debt or seen.threat)
        if seen.base < 0:
            return texts.text(locale, "hand-turn-any")
        if seen.drawn:
            return texts.text(locale, "hand-turn-drawn", card=" ".join(faces.text(card) for card in seen.drawn))
        if seen.call >= 0:
            return texts.text(locale, "hand-turn-call", suit=texts.text(locale, f"suit-{seen.call}"))
        return texts.text(locale, "hand-turn", top=faces.text(seen.base))

    def does(self, game: MauMau, card: int, locale: str) -> str:
        return " ".join(said for effect in game.rules.cards.laid[card] if (said := _described(effect, locale)))

    def rules(self, game: MauMau, locale: str) -> list[str]:
        """The deal, what the cards do, what else one may do."""
        declared, seats = game.rules, game.seats
        deal = texts.text(
            locale,
            "rules-deal",
            packs=declared.deck.packs,
            jokers="yes" if declared.deck.jokers else "no",
            hand=declared.hand_size,
            direction="clockwise" if declared.direction == 1 else "counter",
            least=seats[0],
            most=seats[1],
        )
        kinds, laid = declared.deck.kinds, declared.cards.laid
        common = set.intersection(*(set(laid[card]) for card in kinds if RANK[card] != JOKER))
        by_effects: dict[tuple[object, ...], list[int]] = {}
        for card in kinds:
            effects = tuple(effect for effect in laid[card] if effect not in common)
            told = [sentence for effect in effects if (sentence := _described(effect, locale))]
            key = (*_goes(declared.fitting.laying, card, locale, more=bool(told)), *told)
            if key:
                by_effects.setdefault(key, []).append(card)
        cards = [f"- **{_cards_named(some, locale)}** {' '.join(map(str, key))}" for key, some in by_effects.items()]
        last = [effect for effects in declared.cards.going_out for effect in effects]
        others = [*common, *last, *declared.moves, *declared.interrupts]
        beside = [f"- {sentence}" for thing in others if (sentence := _described(thing, locale))]
        return [deal + "\n" + "\n".join(cards), "\n".join(dict.fromkeys(beside))]


def _goes(laying: Laying, card: int, locale: str, *, more: bool) -> list[str]:
    """What a card may be laid on, beside its rank and suit, and what it may not; ``more`` is said behind it."""
    anywhere, on_call, own_rank = (
        mask >> card & 1 for mask in (laying.anywhere, laying.on_call, laying.not_on_own_rank)
    )
    keys = []
    if anywhere:
        keys.append("goes-anywhere" if on_call else "goes-anywhere-uncalled")
    elif on_call:
        keys.append("goes-on-call")
    if own_rank:
        keys.append("goes-not-on-own")
    follows = [True] * (len(keys) - 1) + [more]
    return [texts.text(locale, key, more=fact(then)) for key, then in zip(keys, follows, strict=False)]


def _described(thing: object, locale: str) -> str:
    """An effect, move or interrupt in words, with the numbers that it is declared with."""
    key = f"does-{type(thing).__name__}"
    if not texts.has(locale, key):
        return ""
    facts = {name: getattr(thing, name) for name, _ in getattr(thing, "FIELDS", ())}
    return texts.text(locale, key, **{name: fact(value) for name, value in facts.items()})


def _cards_named(cards: list[int], locale: str) -> str:
    """Cards by rank where all four suits are among them, the others by name."""
    found = []
    for rank in sorted({RANK[card] for card in cards}):
        some = [card for card in cards if RANK[card] == rank]
        if rank == JOKER and len(some) == 2:
            found.append(texts.text(locale, "rules-joker"))
        elif len(some) >= 3:
            found.append(RANKS[rank])
        else:
            found += [card_name(locale, card) for card in some]
    return " ".join(found)
