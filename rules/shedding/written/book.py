"""From a definition to a game: what is written becomes the values of a ruleset, and the one engine plays it."""

from __future__ import annotations

from functools import cache, partial
from hashlib import sha256

from rules.cards import CARDS, NATURALS, RANK, Deck
from rules.options import Options
from rules.records import made_of
from rules.rounds import Scoring
from rules.shedding.contract import AS_USUAL, CardEffects, Course, Effect, RuleIds, Ruleset
from rules.shedding.declaring import Accuse, Declare
from rules.shedding.game import MauMauBook
from rules.shedding.laying import Fitting, Laying
from rules.shedding.moves import Draw, Pass, PlayCard
from rules.shedding.parts import LAID, LAST, TURNED_UP, Setting, effects
from rules.shedding.scoring import CARDS as CARDS_LEFT
from rules.shedding.scoring import WINS
from rules.shedding.state import MauMauState
from rules.shedding.written.card_words import cards_in
from rules.shedding.written.counting import Counting
from rules.shedding.written.definition import Definition, Does, settled
from rules.shedding.written.moments import ByMoment
from rules.shedding.written.reading import EVERY_GAMES, read
from rules.shedding.written.sections import CALL, COUNTING, DEAL, DEBT, DECLARE, DRAW, FOLLOW, PACK, Section

COMMON = {"turn": "COM-2", "follow": "COM-2", "draw": "COM-13", "debt": "COM-12", "call": "COM-18", "declare": "COM-15"}
"""The rules of the family, by topic, where a definition names none."""


class Facts:
    """A section of a definition with its options chosen."""

    __slots__ = ("values",)

    def __init__(self, definition: Definition, section: Section, options: Options) -> None:
        written = definition.sections[section.name]
        self.values: dict[str, Setting] = {
            one.name: settled(one, written.get(one.name), options) for one in section.parameters
        }

    def number(self, name: str) -> int:
        """A number, or cards as a mask."""
        found = self.values[name]
        assert isinstance(found, int)
        return found

    def on(self, name: str) -> bool:
        """Whether a switch is on."""
        return self.values[name] == 1

    def word(self, name: str) -> str:
        """A word."""
        return str(self.values[name])

    def row(self, name: str) -> tuple[int, ...]:
        """What each card counts."""
        found = self.values[name]
        assert isinstance(found, tuple)
        return found


def key_of(text: str) -> str:
    """The name under which the engine knows a game that people have written: the same for the same text."""
    return f"own-{sha256(text.encode()).hexdigest()[:12]}"


@cache
def shipped(name: str, text: str) -> MauMauBook:
    """A game that the project ships, by its definition."""
    return book(read(text), name)


def book(definition: Definition, name: str = "") -> MauMauBook:
    """The game of a definition, before its options are chosen. ``name``: how the project calls it, if it ships it."""
    fewest, most = definition.players
    return MauMauBook(
        name=name or key_of(definition.text),
        version=definition.version,
        options=(*definition.options, *EVERY_GAMES),
        ruleset=partial(ruleset, definition),
        seats=(fewest, most),
        seats_with=partial(seats_with, definition),
        title="" if name else definition.title,
        source="" if name else definition.text,
    )


def seats_with(definition: Definition, options: Options) -> tuple[int, int]:
    """How many sit down: as many as the game says, and as many to a pack."""
    fewest, most = definition.players
    pack = Facts(definition, PACK, options)
    each = pack.number("seats_per_pack")
    return fewest, min(most, max(fewest, each * pack.number("packs"))) if each else most


def ruleset(definition: Definition, options: Options) -> Ruleset:
    """The ruleset of a definition with these options."""
    pack, deal, call = (Facts(definition, section, options) for section in (PACK, DEAL, CALL))
    draw, declare = Facts(definition, DRAW, options), Facts(definition, DECLARE, options)
    ids = rule_ids(definition)
    declaring = definition.rules.get("declare", COMMON["declare"])
    return Ruleset(
        deck=deck(pack),
        hand_size=deal.number("hand"),
        direction=1 if deal.word("direction") == "clockwise" else -1,
        ids=ids,
        fitting=Fitting(laying(Facts(definition, FOLLOW, options), call)),
        cards=card_effects(definition, options, acts=deal.word("turned_up") == "acts"),
        moves=(
            PlayCard(),
            Draw(voluntary=draw.on("voluntary"), must=draw.on("must")),
            Pass(must=draw.on("must")),
        ),
        interrupts=(
            Declare(declaring),
            Accuse(declaring, declare.number("penalty"), declare.number("false_accusation"), declare.on("while_one")),
        ),
        scoring=scoring(Facts(definition, COUNTING, options)),
        target=Facts(definition, COUNTING, options).number("target"),
        beyond=Facts(definition, COUNTING, options).on("beyond"),
        course=course(definition, options),
    )


def rule_ids(definition: Definition) -> RuleIds:
    """The ids of a game's rules: its own, else those of the family."""
    said = {**COMMON, **definition.rules}
    return RuleIds(
        turn=said["turn"],
        follow=said["follow"],
        draw=said["draw"],
        debt=said["debt"],
        call=said["call"],
        more=tuple((topic, rule) for topic, rule in definition.rules.items() if topic not in COMMON),
    )


def deck(pack: Facts) -> Deck:
    """The pack: whole ranks, and jokers where they are named."""
    some = pack.number("cards")
    ranks = tuple(sorted({RANK[card] for card in NATURALS if some >> card & 1}))
    return Deck(pack.number("packs"), jokers=some >> len(NATURALS) != 0, ranks=ranks)


def laying(follow: Facts, call: Facts) -> Laying:
    """What goes on what."""
    return Laying(
        anywhere=follow.number("anywhere"),
        on_call=follow.number("on_call"),
        not_on_own_rank=follow.number("not_on_own_rank"),
        suits_call=follow.number("follow_call"),
        over=follow.number("over"),
        not_both=follow.on("not_both"),
        call_until_caller=call.word("until") == "caller",
        debt_in_call=call.on("binds_debt"),
    )


def card_effects(definition: Definition, options: Options, *, acts: bool) -> CardEffects:
    """What each card does, in the order in which it is written."""
    laid: list[list[tuple[str, Effect]]] = [[] for _ in CARDS]
    turned: list[list[Effect]] = [[] for _ in CARDS]
    last: list[list[Effect]] = [[] for _ in CARDS]
    for entry in definition.cards:
        some = cards_in(entry.which) if entry.holds(options) else 0
        for card in CARDS:
            for does in entry.does if some >> card & 1 else ():
                effect = effect_of(does, options, card)
                if entry.at == LAST:
                    last[card].append(effect)
                    continue
                if entry.at == TURNED_UP or acts:
                    turned[card].append(effect)
                if entry.at != TURNED_UP or not effect.from_hand:
                    laid[card].append((entry.at, effect))
    return CardEffects(
        laid=tuple(_together(some) for some in laid),
        turned_up=tuple(map(tuple, turned)),
        going_out=tuple(map(tuple, last)),
    )


def _together(some: list[tuple[str, Effect]]) -> tuple[Effect, ...]:
    """What a card does: one thing after the other, or, where some hang on a moment, all of it as one."""
    if all(moment in (LAID, TURNED_UP) for moment, _ in some):
        return tuple(effect for _, effect in some)
    return (ByMoment(tuple(some)),)


def effect_of(does: Does, options: Options, card: int) -> Effect:
    """An effect with its settings, on this card."""
    kind, said = effects()[does.word], dict(does.settings)
    assert issubclass(kind, Effect)
    return made_of(kind, [settled(one, said.get(one.name), options, card) for one in kind.parameters])


def scoring(counting: Facts) -> Scoring[MauMauState]:
    """How a round is counted."""
    match counting.word("by"):
        case "rounds":
            return WINS
        case "cards":
            return CARDS_LEFT
        case _:
            values, twice = counting.row("points"), counting.number("twice")
            account = Counting(values=values, twice=twice)
            return Scoring(lowest_wins=True, account=account, values=values, twice=twice)


def course(definition: Definition, options: Options) -> Course:
    """How its rounds run."""
    debt = Facts(definition, DEBT, options)
    return AS_USUAL if debt.word("after") == "over" else Course()
