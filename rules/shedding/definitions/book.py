"""From a definition to a game: what is written becomes the values of a ruleset, and the one engine plays it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache, partial
from hashlib import sha256
from typing import TypeVar

from rules.cards import CARDS, NATURALS, RANK, Deck, mask
from rules.game import Scoring
from rules.options import Conflict, Option, Options
from rules.records import from_values
from rules.shedding import amm, ime, passing, serbian, voador
from rules.shedding.contract import (
    AS_USUAL,
    CardEffects,
    Course,
    Declaring,
    Effect,
    MauMauInterrupt,
    Misplays,
    Move,
    RuleIds,
    Ruleset,
    RulesFeature,
    Talking,
    Votes,
)
from rules.shedding.course import CallFacts, DealFacts, DefinedCourse, EndFacts, GiveUp
from rules.shedding.declaring import Accuse, Declare, DeclareCards, DeclareTwice, Knock
from rules.shedding.definitions.card_words import cards_in
from rules.shedding.definitions.definition import (
    ByOption,
    Definition,
    Does,
    Part,
    WrittenValue,
    are_met,
    chosen,
    settled,
)
from rules.shedding.definitions.reading import EVERY_GAMES, OF_OWN_GAMES, read
from rules.shedding.definitions.sections import PACK, SECTIONS, Section
from rules.shedding.effects import CallColour, LayAgain, SkipRow
from rules.shedding.game import MauMauBook
from rules.shedding.jumping import JumpIn, Notice
from rules.shedding.kept import DefinedState
from rules.shedding.laying import Fitting, Laying
from rules.shedding.moments import ByMoment
from rules.shedding.moves import Draw, FittingKept, LayInForce, LayPairs, LayTogether, Pass, PlayCard
from rules.shedding.partners import of_pairs
from rules.shedding.parts import (
    FIRST_CIRCLE,
    LAID,
    LAST,
    NO_DEBT,
    ROW,
    TURNED_UP,
    Feature,
    GamePart,
    SettingValue,
    effects,
    features,
)
from rules.shedding.scoring import CARDS as CARDS_LEFT
from rules.shedding.scoring import WINS, ByPlace, Counting, Lives
from rules.shedding.state import MauMauState
from rules.shedding.talk import Says, Silence, Talked
from rules.table import NOBODY

COMMON = {
    "turn": "COM-2",
    "follow": "COM-2",
    "draw": "COM-13",
    "debt": "COM-12",
    "call": "COM-18",
    "declare": "COM-15",
    "cover": "COM-2",
    "demand": "COM-2",
    "skip": "COM-2",
    "silence": "VOA-15",
    "knock": "VOA-18",
}
"""The topics whose rules a definition may name, each with the rule of the family that holds where it names none."""


USUAL = "usual"
"""The word of an option for the number that is usual with the others."""
DECLARED_IN = (amm, ime, passing, serbian, voador)
"""What declares parts and is named by nothing but definitions."""
OF_REFUSALS = ("turn", "follow", "draw", "debt", "call")
"""The topics of which every game's refusals name a rule."""


class Facts:
    """A section of a definition with its options chosen."""

    __slots__ = ("values",)

    def __init__(self, definition: Definition, section: Section, options: Options) -> None:
        written = definition.sections[section.name]
        self.values: dict[str, SettingValue] = {
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

    def by_seats(self, name: str) -> tuple[tuple[int, int], ...]:
        """Numbers of players, each with what holds from so many on."""
        found = self.row(name)
        return tuple(zip(found[::2], found[1::2], strict=True))


def key_of(text: str) -> str:
    """The name under which the engine knows a game that people have written: the same for the same text."""
    return f"own-{sha256(text.encode()).hexdigest()[:12]}"


@cache
def shipped_book(name: str, text: str) -> MauMauBook:
    """A game that the project ships, by its definition."""
    return book(read(text, shipped=True), name, kind=MauMauBook)


Book = TypeVar("Book", bound=MauMauBook)


def book(definition: Definition, name: str = "", *, kind: type[Book]) -> Book:
    """The game of a definition, before its options are chosen. ``name``: how the project calls it, if it ships it."""
    fewest, most = definition.players
    every = (EVERY_GAMES if most > 1 else ()) if name else OF_OWN_GAMES
    return kind(
        name=name or key_of(definition.text),
        version=definition.version,
        options=(*(with_usual(option, definition) for option in definition.options), *every),
        ruleset=partial(ruleset, definition),
        seats=(fewest, most),
        seats_with=partial(seats_with, definition),
        conflicts=partial(conflicts, definition) if definition.conflicts else None,
        best=definition.best,
        title="" if name else definition.title,
        source="" if name else definition.text,
    )


def with_usual(option: Option, definition: Definition) -> Option:
    """The same option, with the number for which its word ``usual`` stands."""
    for settings in definition.sections.values():
        for written in settings.values():
            if isinstance(written, ByOption) and written.option == option.name and USUAL in dict(written.cases):
                return replace(option, usual=partial(usual_number, dict(written.cases)[USUAL]))
    return option


def usual_number(written: WrittenValue, options: Options) -> tuple[int, ...]:
    """The number that is usual with these options."""
    return (int(str(chosen(written, options))),)


def conflicts(definition: Definition, options: Options) -> list[Conflict]:
    """Which of these options do not go together."""
    return [
        Conflict(clash.rule or ", ".join(one.option for one in clash.when), clash.refused)
        for clash in definition.conflicts
        if are_met(clash.when, options)
    ]


def seats_with(definition: Definition, options: Options) -> tuple[int, int]:
    """How many sit down: as many as the game says, and as many to a pack."""
    fewest, most = definition.players
    pack = Facts(definition, PACK, options)
    each = pack.number("seats_per_pack")
    if pack.on("full_hands"):
        rules = ruleset(definition, options)
        return fewest, min(most, (len(rules.deck.cards) - rules.course.starting_card) // rules.hand_size)
    return fewest, min(most, max(fewest, each * pack.number("packs"))) if each else most


def ruleset(definition: Definition, options: Options) -> Ruleset:
    """The ruleset of a definition with these options."""
    facts = {section.name: Facts(definition, section, options) for section in SECTIONS}
    deal, counting, misplay = facts["deal"], facts["counting"], facts["misplay"]
    cards = card_effects(definition, options, deal.number("acts") if deal.word("turned_up") == "acts" else 0)
    if never_last := facts["ending"].number("never_last"):
        cards = replace(cards, never_last=never_last)
    declared = Declaring(
        any_act=facts["declare"].on("any_act"),
        forgotten=facts["declare"].number("forgotten"),
        left=facts["declare"].number("left"),
        second=facts["declare"].number("second") > 0,
    )
    counts = scoring(counting, facts["ending"].number("give_up"))
    course = course_of(facts, cards, keeps=keeps(definition, facts))
    own = isinstance(course.own, DefinedState)
    goes = laying(facts, cards)
    silence = any(isinstance(part, Silence) for part in parts(cards))
    talk, ids = facts["talk"], rule_ids(definition)
    costs = talk.number("penalty")
    rules = Ruleset(
        deck=deck(facts["pack"]),
        hand_size=deal.number("hand"),
        direction=1 if deal.word("direction") == "clockwise" else -1,
        ids=ids,
        fitting=FittingKept(goes) if own or goes.declared else Fitting(goes),
        cards=cards,
        moves=moves(facts, cards, own=own),
        interrupts=interrupts(facts, ids, costs if silence else NOBODY),
        scoring=of_pairs(counts) if deal.on("partners") else counts,
        target=0 if out_from(counting) or counting.on("per_two") else counting.number("target"),
        beyond=counting.on("beyond"),
        declaring=declared,
        misplays=misplays(misplay),
        talking=Talking(delete=talk.on("delete"), punish_unreadable=talk.word("unreadable") == "punish"),
        votes=Votes(charges={ids.of("silence"): Talked(costs)} if silence else {}),
        course=course,
    )
    known = features(shipped=True)
    for part in definition.parts:
        if part.holds(options):
            rules = feature_of(known[part.word], part, options).fit(rules)
    return rules


def feature_of(kind: type[Feature], part: Part, options: Options) -> RulesFeature:
    """A feature of this kind with its settings."""
    said = dict(part.settings)
    assert issubclass(kind, RulesFeature)
    return from_values(kind, [settled(one, said.get(one.name), options) for one in kind.parameters])


def misplays(misplay: Facts) -> Misplays | None:
    """What a wrong card costs; None where it is only refused."""
    cost, tried = misplay.number("cost"), misplay.word("tried")
    if tried == "never" or (tried == "priced" and not cost):
        return None
    return Misplays(cost=cost, hints=misplay.on("hints"), once=misplay.on("once"))


def out_from(counting: Facts) -> int:
    """With how many points, or lives lost, one is out of the match; 0: never."""
    if counting.word("by") == "lives":
        return counting.number("lives")
    above = counting.number("out_above")
    return above + 1 if above else 0


def rule_ids(definition: Definition) -> RuleIds:
    """The ids of a game's rules: its own, else those of the family."""
    said = {**COMMON, **{topic: ids[0] for topic, ids in definition.rules.items()}}
    more = [(topic, rule) for topic, ids in definition.rules.items() for rule in ids[1:]]
    return RuleIds(
        turn=said["turn"],
        follow=said["follow"],
        draw=said["draw"],
        debt=said["debt"],
        call=said["call"],
        more=(*((topic, rule) for topic, rule in said.items() if topic not in OF_REFUSALS), *more),
    )


def deck(pack: Facts) -> Deck:
    """The pack: whole ranks, and jokers where they are named."""
    some = pack.number("cards")
    ranks = tuple(sorted({RANK[card] for card in NATURALS if some >> card & 1}))
    return Deck(
        pack.number("packs"),
        jokers=pack.number("jokers") if some >> len(NATURALS) else 0,
        ranks=ranks,
        more_from=pack.number("more_from"),
        by_seats=pack.by_seats("packs_from"),
    )


def laying(facts: Mapping[str, Facts], cards: CardEffects) -> Laying:
    """What goes on what."""
    follow, call = facts["follow"], facts["call"]
    return Laying(
        anywhere=follow.number("anywhere"),
        on_call=follow.number("on_call"),
        not_on_own_rank=follow.number("not_on_own_rank"),
        suits_call=follow.number("follow_call"),
        over=follow.number("over"),
        not_both=follow.on("not_both"),
        call_until_caller=call.word("until") == "caller",
        debt_in_call=call.on("binds_debt"),
        takes_any=follow.number("takes_any"),
        own_rank_by_colour=follow.number("own_rank_by_colour"),
        by_colour=any(isinstance(part, CallColour) for part in parts(cards)),
        own_number=follow.on("own_number"),
        declared=facts["declare"].on("needed"),
        one_rank=follow.number("one_rank"),
    )


def parts(cards: CardEffects) -> list[Effect]:
    """Everything that cards do, taken apart."""
    every = (*cards.laid, *cards.turned_up, *cards.going_out)
    return [part for some in every for effect in some for _, part in effect.parts()]


def keeps(definition: Definition, facts: Mapping[str, Facts]) -> bool:
    """Whether something has to be kept beside the cards."""
    ending, declare, counting = facts["ending"], facts["declare"], facts["counting"]
    known = effects(shipped=True)
    by_part = any(known[does.word].keeps for entry in definition.cards for does in entry.does)
    by_row = any(entry.row or entry.at == FIRST_CIRCLE for entry in definition.cards)
    by_ending = ending.on("plays_on") or ending.on("countdown") or ending.number("too_many") or ending.number("give_up")
    by_word = declare.on("misses_turn") or declare.on("needed")
    by_call = facts["call"].number("cards") > 1 or facts["call"].on("then_another")
    by_error = facts["misplay"].on("once") or facts["deal"].on("partners") or facts["notice"].number("row") > 0
    return any((by_part, by_row, by_ending, by_word, by_call, by_error, counting.word("by") == "places"))


def moves(facts: Mapping[str, Facts], cards: CardEffects, *, own: bool) -> tuple[Move, ...]:
    """What a turn offers."""
    draw, play = facts["draw"], facts["play"]
    voluntary, must = draw.on("voluntary"), draw.on("must")
    together, pairs, needed = play.number("together"), play.number("pairs"), facts["declare"].on("needed")
    lays: Move = PlayCard()
    if together or pairs:
        lays = (LayPairs if pairs else LayTogether)(together, play.on("all_act"), pairs)
    elif needed or own:
        lays = LayInForce()
    until, lay_drawn = draw.on("until"), draw.on("lay_drawn")
    saves = facts["debt"].on("first_saves")
    draws = Draw(
        voluntary,
        must,
        till_fits=until,
        limit=draw.number("limit"),
        lay_drawn=lay_drawn,
        unclear=needed or own or saves or any(isinstance(one, LayAgain) for one in parts(cards)),
        first_saves=saves,
    )
    price = facts["ending"].number("give_up")
    gives_up = (GiveUp(price if facts["counting"].word("by") == "points" else 0),) if price else ()
    return (lays, draws, Pass(must=must), *gives_up)


def interrupts(facts: Mapping[str, Facts], ids: RuleIds, talk: int) -> tuple[MauMauInterrupt, ...]:
    """What may be done out of turn. ``talk``: what it costs to speak under silence; ``NOBODY``, where there is none."""
    rule = ids.of("declare")
    declare, jump = facts["declare"], facts["jump_in"]
    found: list[MauMauInterrupt] = []
    if jump.on("allowed"):
        by, masks = ids.of("jump_in", rule), [jump.number(name) for name in ("never", "spared", "doubled")]
        found.append(JumpIn(by, *masks))
    left, second, needed = declare.number("left"), declare.number("second") > 0, declare.on("needed")
    if left:
        own, kind = (declare.word("word"), declare.word("second_word")), DeclareTwice if second else DeclareCards
        disturbed = declare.on("disturbed")
        usual = left == 1 and not (second or needed or disturbed)
        found.append(Declare(rule, own) if usual else kind(rule, own, left, disturbed))
    if talk != NOBODY:
        found.append(Knock(ids.of("knocks", rule)))
    if left and not declare.number("forgotten") and not needed and declare.on("accuse"):
        penalty, wrong = declare.number("penalty"), declare.number("false_accusation")
        found.append(Accuse(ids.of("accuse", rule), penalty, wrong, declare.on("while_one")))
    if talk != NOBODY:
        found.append(Says(talk))
    if row := facts["notice"].number("row"):
        found.append(Notice(row, facts["notice"].number("wrong")))
    return tuple(found)


def card_effects(definition: Definition, options: Options, acts: int) -> CardEffects:
    """What each card does, in the order in which it is written. Those of the mask ``acts`` do it turned up, too."""
    laid: list[list[tuple[str, Effect]]] = [[] for _ in CARDS]
    turned: list[list[Effect]] = [[] for _ in CARDS]
    last: list[list[Effect]] = [[] for _ in CARDS]
    known = effects(shipped=True)
    for entry in definition.cards:
        some = cards_in(entry.which) if entry.holds(options) else 0
        for card in CARDS:
            for does in entry.does if some >> card & 1 else ():
                effect = effect_of(known[does.word], does, options, card)
                if entry.at == LAST:
                    last[card].append(effect)
                    continue
                laying = entry.at in (LAID, NO_DEBT) and not entry.row
                if entry.at == TURNED_UP or (acts >> card & 1 and laying):
                    turned[card].append(effect)
                if entry.at != TURNED_UP or not effect.from_hand:
                    laid[card].append((f"{ROW}:{entry.row}" if entry.row else entry.at, effect))
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


def effect_of(kind: type[GamePart], does: Does, options: Options, card: int) -> Effect:
    """An effect of this kind with its settings, on this card."""
    said = dict(does.settings)
    assert issubclass(kind, Effect)
    return from_values(kind, [settled(one, said.get(one.name), options, card) for one in kind.parameters])


def scoring(counting: Facts, give_up: int) -> Scoring[MauMauState]:
    """How a round is counted. ``give_up``: what giving it up costs."""
    match counting.word("by"):
        case "rounds":
            return WINS
        case "cards":
            return CARDS_LEFT
        case "lives":
            return Scoring(lowest_wins=True, account=Lives(counting.row("points")), values=counting.row("points"))
        case "places":
            return Scoring(lowest_wins=True, account=ByPlace())
        case _:
            values, twice = counting.row("points"), counting.number("twice")
            alone, last = counting.row("alone"), counting.row("last")
            to_winner, to_loser = counting.word("to") == "winner", counting.word("to") == "loser"
            account = Counting(
                values=values,
                twice=twice,
                alone=alone if any(alone) else (),
                round_to=counting.number("round_to"),
                shuffled_twice=counting.on("shuffled_twice"),
                last=last if any(last) else (),
                to_winner=to_winner,
                stuck_fewest=counting.word("stuck") == "fewest",
                exactly=counting.number("exactly"),
                to_loser=to_loser,
                give_up=give_up,
                winner=(winner := counting.number("winner")),
            )
            return Scoring(lowest_wins=not to_winner, account=account, values=values, twice=twice, winner=winner)


def deal_facts(deal: Facts) -> DealFacts:
    """How a round is dealt."""
    return DealFacts(
        hand=deal.number("hand"),
        hand_of_two=deal.number("hand_of_two"),
        hand_from=deal.by_seats("hand_from"),
        hand_of_dealer=deal.number("hand_of_dealer"),
        chosen=deal.on("chosen"),
        dealer=deal.word("dealer"),
        begins=deal.word("begins"),
        turned_up=deal.word("turned_up"),
        put_back=deal.number("put_back"),
        partners=deal.on("partners"),
    )


def course_of(facts: Mapping[str, Facts], cards: CardEffects, *, keeps: bool) -> Course:
    """How its rounds run."""
    ending, declare, counting = facts["ending"], facts["declare"], facts["counting"]
    dealt = deal_facts(facts["deal"])
    hangs = counting.number("twice") > 0 or any(counting.row("last")) or any(cards.going_out)
    end = EndFacts(
        plays_on=ending.on("plays_on"),
        countdown=ending.on("countdown"),
        not_with=ending.number("not_with"),
        costs=ending.number("costs"),
        late=ending.on("late"),
        second=declare.number("second"),
        too_many=ending.number("too_many"),
        rounds=-1 if counting.on("round_each") else counting.number("rounds"),
        out_from=out_from(counting),
        caught_misses=declare.on("misses_turn"),
        target_of_two=counting.number("target") if counting.on("per_two") else 0,
        notes_last=hangs and (ending.on("late") or ending.on("plays_on")),
        needed=declare.on("needed"),
        lives=counting.word("by") == "lives",
        priced=counting.word("by") == "points",
    )
    call = CallFacts(facts["call"].number("cards"), facts["call"].on("then_another"))
    after = facts["debt"].word("after")
    usual = DealFacts(dealt.hand, 0, 0, False, "next", "behind", "nothing", 0)
    plain_deal = dealt._replace(turned_up="nothing") == usual and dealt.turned_up != "plain"
    plain_end = end == NO_END._replace(costs=end.costs, priced=end.priced) and after == "over"
    if plain_deal and plain_end and not keeps:
        return AS_USUAL
    rows = any(moment.startswith(ROW) for some in cards.laid for effect in some for moment, _ in effect.parts())
    rows = rows or any(isinstance(part, SkipRow) for part in parts(cards)) or facts["notice"].number("row") > 0
    plain = mask(card for card in CARDS if not cards.laid[card])
    circles = any(moment == FIRST_CIRCLE for some in cards.laid for effect in some for moment, _ in effect.parts())
    kept = DefinedState(rows=rows, circles=circles) if keeps else None
    return DefinedCourse(deal=dealt, end=end, call=call, after_debt=after, kept=kept, plain=plain)


NO_END = EndFacts(False, False, 0, 1, False, 0, 0, 0, 0, False, 0, False)
"""A round ends when somebody goes out, a match by its target."""
