"""Why something is refused, and by which rule: what players are told when they try what does not go."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from rules.script.wording import understood
from rules.table import NOBODY, Action, Reason
from tests.support.folding import each
from tests.support.games import played, refused
from tests.support.paths import ROOT
from tests.support.rules_index import rules

RULES = ROOT / "rules"
RULEBOOK = set(rules())
ONLY_OF_THE_HOUSE = ("deal", "dismiss", "end")
"""What scripts write without a seat, and a seat may not do."""
ID = re.compile(r"[A-Z]{3}-\d+")

CASES: dict[str, tuple[str, str]] = {
    "classic": (
        "seats ana bia caio\ntop 5S\nhand ana 6S 5D KH JD\nhand bia 6D 2C\nhand caio 9D\nturn ana",
        """
        bia: play 6D > not-your-turn AMM-30
        ana: play 9C > not-in-hand COM-2
        ana: play KH > does-not-follow AMM-3
        ana: pass > holds-playable AMM-4
        ana: draw > holds-playable AMM-4
        ana: choose 3 > not-now COM-2
        ana: steal 5D > not-now COM-2
        ana: knock > not-now COM-2
        ana: declare > not-one-card AMM-10
        caio: declare > already-declared AMM-10
        ana: accuse ana > not-yourself AMM-10
        ana: dismiss > not-now AMM-41
        ana: end > not-now AMM-41
        house: time > not-now IME-51
        house: deal > round-on AMM-2
        house: expire > not-now COM-9
        """,
    ),
    "classic, who sits and who does not": (
        "seats ana bia caio\ntop 5S\nhand ana 6S 5D\nhand bia 6D 2C\nhand caio 9D 9H\nturn ana\nbia: away",
        """
        house: draw > not-seated COM-7
        ana: join > not-now AMM-40
        ana: back > not-now AMM-42
        bia: away > not-now AMM-42
        """,
    ),
    "classic, who came too late for the round": (
        "seats ana bia\ntop 5S\nhand ana 6S 5D\nhand bia 6D 2C\nturn ana\nnovo: join",
        "novo: play 8D > not-in-round COM-9",
    ),
    "classic, all seats taken": ("seats a b c d e f g h i j k l\nseed 1", "house: join > table-full COM-7"),
    "classic, between two rounds": (
        "option target 100\nseats ana bia\ntop 5S\nhand ana 6S\nhand bia 8D\nturn ana\nana: play 6S",
        """
        bia: play 8D > round-over COM-9
        bia: deal > not-now AMM-2
        """,
    ),
    "classic, the match is over": (
        "option target 1\nseats ana bia\ntop 5S\nhand ana 6S\nhand bia 8D\nturn ana\nana: play 6S",
        """
        bia: play 8D > match-over AMM-21
        house: deal > match-over AMM-2
        house: end > match-over AMM-21
        house: join > match-over AMM-41
        """,
    ),
    "classic, a debt": (
        "seats ana bia\ntop 5S\nhand ana 7S 5D\nhand bia 6S 2C\nturn ana\nana: play 7S",
        """
        bia: play 6S > debt-stands AMM-7
        bia: pass > debt-stands AMM-7
        ana: draw > not-your-turn AMM-30
        """,
    ),
    "classic, to call": (
        "seats ana bia\ntop 5S\nhand ana JS 5D 3C\nhand bia 6S 2C\nturn ana\nana: play JS",
        """
        ana: play 5D > no-such-choice AMM-8
        ana: draw > no-such-choice AMM-8
        bia: call hearts > not-your-turn AMM-30
        """,
    ),
    "classic, called": (
        "seats ana bia\ntop 5S\nhand ana JS 5D 3C\nhand bia 6S 2C\nturn ana\nana: play JS call hearts",
        """
        bia: play 6S > call-stands AMM-8
        bia: pass > draw-first AMM-4
        """,
    ),
    "classic, drawn": (
        "seats ana bia\ntop 5S\nhand ana 9H 9D 3C\nhand bia 6S 2C\nstock 6S\nturn ana\nana: draw",
        """
        ana: draw > must-play-drawn AMM-4
        ana: pass > must-play-drawn AMM-4
        ana: play 9H > only-the-drawn AMM-4
        """,
    ),
    "german": (
        "seats ana bia\ntop 9S\nhand ana 10D KH JD 7S\nhand bia 8S 9C\nturn ana",
        """
        ana: play KH > does-not-follow GER-3
        ana: pass > holds-playable GER-4
        ana: draw > holds-playable GER-4
        ana: play 8C > not-in-hand COM-2
        """,
    ),
    "german, all cards in hands": (
        "seats ana bia\ntop 9S\nhand ana 10D KH\nhand bia 7S 8S 10S JS QS KS AS 7H 8H 9H 10H JH QH AH 7D 8D 9D JD QD "
        "KD AD 7C 8C 9C 10C JC QC KC AC\nturn ana",
        "ana: draw > nothing-to-draw COM-3",
    ),
    "switch, not declared": (
        "seats ana bia\ntop 9S\nhand ana 8S 10S\nhand bia 8H 9C\nturn ana\nana: play 8S",
        """
        ana: play 10S > declare-first SWI-12
        ana: declare mau mau > no-such-choice SWI-12
        """,
    ),
    "switch, declared too late": (
        "seats ana bia\ntop 9S\nhand ana 10S 4S\nhand bia 8C 9C 4C\nturn ana\nana: play 4S\nbia: play 4C",
        """
        ana: play 10S > declared-late SWI-12
        ana: declare > declared-late SWI-12
        ana: pass > draw-first SWI-2
        """,
    ),
    "switch, a queen": (
        "seats ana bia\ntop 9S\nhand ana QS AD 8D 4S\nhand bia 8S 9C\nturn ana\nana: play QS",
        """
        ana: play AD > does-not-cover SWI-11
        ana: play 3C > not-in-hand SWI-11
        ana: pass > draw-first SWI-11
        """,
    ),
    "own, a nine": (
        '| name = "Nines"\n| [pack]\n| cards = "all -joker"\n| [[cards]]\n| which = "9"\n'
        '| lay_again = { draws = "none" }\n'
        "seats ana bia\ntop 9S\nhand ana 9H 4H 5D\nhand bia 8S 9C\nturn ana\nana: play 9H",
        """
        ana: pass > must-cover COM-2
        ana: play 4H 5D > does-not-cover COM-2
        ana: draw > not-now COM-2
        """,
    ),
    "makao, the second word first": (
        "seats ana bia\ntop 9S\nhand ana 10S\nundeclared ana\nhand bia 4S 6C 8D\nstock QD\nturn ana",
        "ana: declare mau mau > first-word MAK-15",
    ),
    "makao, a demand": (
        "seats ana bia\ntop 9S\nhand ana JS 7C 6H\nhand bia 4S 6C 8D\nstock QD\nturn ana\nana: play JS\nana: choose 7",
        "bia: play 4S > demand-stands MAK-10",
    ),
    "makao, a four": (
        "seats ana bia\ntop 9S\nhand ana 4S 7C 6H\nhand bia 4C 10S 8D\nstock QD\nturn ana\nana: play 4S",
        """
        bia: play 10S > misses-turn MAK-9
        bia: draw > misses-turn MAK-9
        """,
    ),
    "voador": (
        "seats ana bia caio\ntop 5S\nhand ana 5D KH JD\nhand bia 5S 2C\nhand caio 5D 6S\nturn ana",
        """
        bia: jump in 2C > not-identical VOA-11
        bia: jump in 6H > not-in-hand VOA-11
        caio: jump in 5D > not-identical VOA-11
        ana: steal 5D > not-identical VOA-12
        ana: double KH > not-identical VOA-12
        ana: steal 9H > not-in-hand VOA-12
        ana: attack 5D > not-now COM-2
        """,
    ),
    "voador, the twin in hand": (
        "seats ana bia\ntop 5S\nhand ana 5S 5D KH JD\nhand bia 2C 3C\nturn ana",
        """
        ana: play 5S > steal-or-double VOA-12
        ana: jump in 5S > steal-or-double VOA-12
        """,
    ),
    "voador, to call": (
        "seats ana bia\ntop 5S\nhand ana JS 5D 3C\nhand bia JS 2C\nturn ana\nana: play JS",
        "bia: jump in JS > not-now VOA-11",
    ),
    "voador, one card": (
        "seats ana bia\ntop 5S\nhand ana 5D\nundeclared ana\nhand bia 2C 3C\nturn ana",
        """
        ana: knock > declare-instead VOA-3
        ana: declare last card > no-such-choice VOA-3
        bia: accuse bia > not-yourself VOA-3
        """,
    ),
    "voador, silence": (
        "seats ana bia\ntop 5S\nhand ana KS 5D\nhand bia 6H 2C 3C\nturn ana\nana: play KS",
        """
        ana: declare > knock-instead VOA-18
        bia: knock > not-one-card VOA-3
        """,
    ),
    "voador, to choose a victim": (
        "option secret_card on\nsecret 7S\nseats ana bia caio\ntop 5S\nhand ana 7S 5D KH JD\nhand bia 5H 2C 7S\n"
        "hand caio 6D 3C\nturn ana\nana: attack 7S",
        """
        ana: choose ana > no-such-choice VOA-22
        ana: choose 2 > no-such-choice VOA-22
        ana: draw > no-such-choice VOA-22
        bia: choose caio > not-your-turn VOA-4
        """,
    ),
    "voador, a victim": (
        "option secret_card on\nsecret 7S\nseats ana bia caio\ntop 5S\nhand ana 7S 5D KH JD\nhand bia 5H 2C 7S\n"
        "hand caio 6D 3C\nturn ana\nana: attack 7S at bia",
        """
        bia: retaliate 6D > not-now VOA-23
        bia: draw > not-now VOA-23
        bia: play 5H > not-now VOA-23
        bia: jump in 7S > not-now VOA-11
        caio: accept > not-your-turn VOA-4
        """,
    ),
    "amm": (
        "option misplay refuse\nseats ana bia\ntop 5S\nhand ana 8D 7H 9S 6H\nhand bia 2C 2H\nturn ana",
        """
        ana: play 7H > does-not-follow AMM-3
        ana: play 4C > not-in-hand COM-2
        ana: lay 7H face down > not-now COM-2
        ana: pass > holds-playable AMM-4
        ana: draw > holds-playable AMM-4
        bia: play 2C > not-your-turn AMM-30
        """,
    ),
    "amm, a joker face down on a debt": (
        "option misplay refuse\noption jokers both\nseats ana bia\ntop 5S\nhand ana 7S KH 2D\nhand bia BJ 2C\n"
        "turn ana\nana: play 7S",
        "bia: lay BJ face down > debt-stands AMM-51",
    ),
    "amm, a joker face down on a lock": (
        "option misplay refuse\noption jokers both\nseats ana bia\ntop 2S\nhand ana 2D KH QD\nhand bia BJ 3C\n"
        "turn ana\nana: play 2D",
        "bia: lay BJ face down > locked AMM-51",
    ),
    "amm, a joker that lies face down alone": (
        "option misplay refuse\noption jokers roulette\nseats ana bia\ntop 5S\nhand ana 7H BJ 2D\nhand bia 6S 2C\n"
        "turn ana",
        """
        ana: play BJ > only-face-down AMM-51
        ana: lay 7H face down > not-now AMM-51
        """,
    ),
    "amm, a lock": (
        "option misplay refuse\nseats ana bia\ntop 2S\nhand ana 2D KH QD\nhand bia 5D 3C\nturn ana\nana: play 2D",
        "bia: play 5D > locked AMM-36",
    ),
    "amm, eights together": (
        "option misplay refuse\nseats ana bia\ntop 8S\nhand ana 8D 8H KH 9C\nhand bia 8C 5C\nturn ana",
        """
        ana: play 8D 8H 9C > does-not-follow AMM-35
        ana: play 8D 8H KH 9C > keep-one AMM-35
        """,
    ),
    "amm, eights together, one just drawn": (
        "option misplay refuse\nseats ana bia\ntop 3S\nhand ana 8H KH 8D 5H\nhand bia 7D 9C\nstock 8S\nturn ana\n"
        "ana: draw",
        "ana: play 8H KH > only-the-drawn AMM-4",
    ),
    "amm, an eight turned up": (
        "option misplay refuse\nseats ana bia\ndealer bia\ntop 8H\nopening\nhand ana 3C 4C\nhand bia 8D 9D KS 5C",
        """
        bia: play KS > does-not-follow AMM-35
        bia: play 8D KS > does-not-follow AMM-35
        bia: play 8D 9D KS 5C > does-not-follow AMM-35
        bia: draw > does-not-follow AMM-35
        ana: pass > not-your-turn AMM-30
        """,
    ),
    "amm, to pass to the left": (
        "option misplay refuse\nseats ana bia\ntop 5D\nhand ana 4D KH\nhand bia 9C 5C\nturn ana\nana: play 4D",
        "bia: give KH > not-in-hand AMM-34",
    ),
    "amm, poker": (
        "option poker on\nseats ana bia\npile 6S 7S\nhand ana 8S KH KD 3C\nhand bia 2C 2H 5D\nturn ana\nana: play 8S",
        """
        bia: poker 2C 2H 5D > keep-one AMM-50
        bia: poker 2C 5D > no-hand-of-poker AMM-50
        bia: poker 2C 2C > not-in-hand AMM-50
        bia: poker KH 2C > not-in-hand AMM-50
        bia: draw > not-now AMM-50
        ana: draw > not-now AMM-50
        """,
    ),
    "serbian": (
        "seats ana bia caio\ntop 5S\nhand ana 5D KH JD 6S\nhand bia 5S 2C\nhand caio 5D 9H\nturn ana",
        """
        bia: jump in 2C > not-identical SRB-20
        bia: jump in 6H > not-in-hand SRB-20
        caio: jump in 5D > not-identical SRB-20
        ana: jump in 5D > not-now SRB-20
        bia: look > not-your-turn SRB-3
        ana: play KH > does-not-follow SRB-3
        """,
    ),
    "serbian, to jump in too late": (
        "option two_of_diamonds on\nseats ana bia caio dora\ntop 5D\nhand ana 2D 7D 3H\nhand bia 8H 9H\n"
        "hand caio 2D 5S 5H\nhand dora 7D 9C\nstock 3C 3S 4C 4S 6C 6S 6H 10C\nturn ana\nana: play 2D\nbia: pass",
        "caio: jump in 2D > not-now SRB-20",
    ),
    "serbian, a jack": (
        "seats ana bia\ntop JS\nhand ana 5D KH JD 6S\nhand bia JS 2C\nturn ana",
        "bia: jump in JS > not-now SRB-20",
    ),
    "serbian, an eight": (
        "seats ana bia caio\ntop 5S\nhand ana 8S KH\nhand bia 8S 2C\nhand caio 8H 9H\nturn ana\nana: play 8S",
        """
        bia: jump in 8S > not-now SRB-11
        caio: jump in 8H > not-now SRB-20
        """,
    ),
    "serbian, an ace": (
        "seats ana bia\ntop 5S\nhand ana AS KH 2C\nhand bia AS 2C\nturn ana\nana: play AS",
        """
        ana: play KH > does-not-cover SRB-6
        ana: play 3C > not-in-hand SRB-6
        ana: pass > draw-first SRB-6
        """,
    ),
    "serbian, a debt that was paid": (
        "seats ana bia\ntop 5S\nhand ana 7S 3C KH\nhand bia 9C 9D 8C\nstock 2C 3C 4C 6C\nturn ana\n"
        "ana: play 7S\nbia: draw",
        "bia: draw > has-paid SRB-9",
    ),
    "serbian, one card": (
        "seats ana bia\ntop 5S\nhand ana 5D\nundeclared ana\nhand bia 2C 3C\nturn ana",
        """
        ana: declare > no-such-choice SRB-4
        bia: declare last card > not-one-card SRB-4
        """,
    ),
    "serbian, dealt": ("option early_hand_penalty on\nseats ana bia\nseed 1", "ana: look > too-late SRB-32"),
    "amm, a joker turned up": (
        "option jokers both\nseats ana bia\ndealer bia\npile 5S RJ\nhand ana 5D KH\nhand bia 9D 8D\nopening",
        "bia: pass > no-such-choice AMM-51",
    ),
    "serbian, to cut": ("seats ana bia\nopening", "ana: draw > no-such-choice SRB-2"),
    "ime": (
        "seats ana bia caio\ntop 5S\nhand ana 5D KH JD 6S\nhand bia 5S 2C\nhand caio 5D 9H\nturn ana",
        """
        ana: ask ana > no-such-choice IME-7
        ana: tell > not-now IME-7
        ana: show 2C > not-in-hand IME-40
        ana: stop eating > not-now IME-22
        ana: claim > no-rebound IME-34
        ana: play KH > does-not-follow IME-8
        ana: play 2C > not-in-hand COM-2
        ana: vote yes > not-now COM-9
        ana: charge bia IME-1 > no-such-choice COM-9
        ana: propose IME-1 > no-such-choice COM-9
        """,
    ),
    "ime, in Mau-Mau": (
        "seats ana bia caio\ntop 5S\nhand ana 8S KH 3C\nhand bia 10D\nhand caio 5D 9H\nturn ana",
        "ana: play 8S > has-declared IME-27",
    ),
    "ime, the same card": (
        "option not_both on\nseats ana bia\ntop 5S\nhand ana 5S KH 3C\nhand bia 10D 2C\nturn ana",
        "ana: play 5S > does-not-follow IME-9",
    ),
    "ime, a joker paid for": (
        "option debt_ends_turn on\nseats ana bia caio\ntop 5C\nhand ana RJ KH 3C QH\nhand bia 9C 6H QS\n"
        "stock 2C 3D 4H 5S\nturn ana\nana: play RJ\nbia: draw",
        "bia: play 9C > not-now IME-14",
    ),
    "ime, in pairs": (
        "option teams pairs\nseats ana bia caio dora\ntop 5S\nhand ana 6S\nhand bia 8D\nhand caio 9H\nhand dora KD\n"
        "turn ana\nana: play 6S\ndora: leave",
        "house: deal > needs-pairs IME-55",
    ),
    "ime, two who play": (
        "option cyclic on\nseats ana bia\ntop 5S\nhand ana 6S 2D\nhand bia 8D 9D\nturn ana",
        """
        ana: charge ana IME-41 > not-yourself COM-9
        ana: charge bia IME-41 > nobody-to-vote COM-9
        """,
    ),
    "ime, a charge": (
        "seats ana bia caio dora\ntop 5S\nhand ana 6S 2D\nhand bia 8D 9D\nhand caio 2C 3C\nhand dora KD QD\nturn ana\n"
        "ana: charge bia IME-41",
        """
        ana: vote yes > voted COM-9
        bia: vote no > about-you COM-9
        """,
    ),
    "ime, asked": (
        "seats ana bia caio\ntop 5S\nhand ana 5D KH\nhand bia 5S 2C\nhand caio 5D 9H\nturn ana\nana: ask bia\nana: eat",
        """
        ana: ask caio > not-now IME-7
        caio: tell > not-now IME-7
        ana: eat > not-now IME-22
        """,
    ),
    "solitaire": (
        "seats ana\ntop 5S\nhand ana 5D KH JD 6S\nturn ana",
        """
        ana: play KH > does-not-follow IME-8
        ana: pass > draw-first IME-10
        """,
    ),
    "zheng": (
        "seats ana bia caio dora\nhand ana 3C 3D 4C 5C\nhand bia 4D 4H 6S\nhand caio 7C 7D 8C\nhand dora 9C 9D 9H\n"
        "turn ana",
        """
        ana: pass > leader-plays ZSY-3
        ana: play 4D > not-in-hand ZSY-3
        ana: play 3C 3C > not-in-hand ZSY-3
        ana: play 3C 4C > no-combination ZSY-10
        ana: play 3C 3D as straight > other-reading ZSY-14
        ana: give 3C > not-now ZSY-3
        bia: play 4D > not-your-turn ZSY-3
        """,
    ),
    "zheng, to beat": (
        "seats ana bia caio dora\nhand ana 4C 4D 6C 5C\nhand dora 3D 3H 6S 7S\nhand caio 7C 7D 8C\nhand bia 9C 9D 9H\n"
        "turn ana\nana: play 4C 4D",
        """
        dora: play 3D 3H > too-low ZSY-3
        dora: play 6S > other-shape ZSY-3
        dora: play 3D 6S > no-combination ZSY-10
        """,
    ),
    "zheng, in teams": (
        "option teams on\nseats ana bia caio dora\nhand ana 3C\nhand bia 4D\nhand caio 5C\nhand dora 7C 8C\nturn ana\n"
        "ana: play 3C\ndora: leave\ncaio: play 5C",
        "house: deal > needs-pairs ZSY-1",
    ),
    "zheng, tribute": (
        "seats ana bia caio dora\nhand ana 3C 3D 4C 5C\nhand bia 4D 4H 6S\nhand caio 7C 7D 8C\nhand dora 9C 9D KH\n"
        "placed ana bia caio dora",
        """
        dora: give 9C > not-the-highest ZSY-30
        dora: give 3C > not-in-hand ZSY-30
        dora: play KH > tribute-first ZSY-30
        """,
    ),
    "zheng, to pick": (
        "seats ana bia caio dora\nhand ana 3C 3D 4C 5C\nhand bia 4D 4H 6S\nhand caio 7C 7D 8C\nhand dora 9C 9D KH\n"
        "placed ana bia caio dora\ncaio: give 8C\ndora: give KH",
        """
        ana: choose 3 > no-such-choice ZSY-30
        ana: choose 9C > no-such-choice ZSY-30
        ana: give 5C > tribute-first ZSY-30
        bia: choose 1 > not-your-turn ZSY-3
        """,
    ),
}
"""A table, and what is tried there: each with the reason that is told, and the rule."""


@each("at", CASES)
def test_why_and_by_which_rule_it_is_refused(at: str) -> None:
    script, cases = CASES[at]
    replay = played(script if at.startswith("own") else f"rules {at.split(',')[0]}\n{script}")
    for case in cases.split("\n"):
        if not case.strip():
            continue
        who, _, rest = case.strip().partition(": ")
        what, _, wanted = rest.partition(" > ")
        seat = NOBODY if who == "house" else replay.names.index(who)
        action = (
            Action(what)
            if who == "house" or what in ONLY_OF_THE_HOUSE
            else understood(1, what.split(), replay.names)[0]
        )
        reason, rule = refused(replay, seat, action, at=replay.clock + 60)
        assert f"{reason} {rule}" == wanted, case


def told() -> set[tuple[str, str]]:
    """The reasons with their rules that the cases meet."""
    lines = [line for _, cases in CASES.values() for line in cases.split("\n") if " > " in line]
    return {(reason, rule) for reason, rule in (line.partition(" > ")[2].split() for line in lines)}


def trees() -> Iterator[tuple[str, ast.AST]]:
    """The rules' own code, file by file."""
    for file in sorted(RULES.rglob("*.py")):
        yield file.relative_to(RULES).as_posix(), ast.parse(file.read_text("utf-8"))


def refusals(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """The reasons that a file gives, each with the rule that stands beside it, where one does."""
    for one in ast.walk(tree):
        if isinstance(one, ast.Call) and isinstance(one.func, ast.Name) and one.func.id == "IllegalAction":
            parts = [list(ast.walk(part)) for part in one.args]
        elif isinstance(one, ast.Tuple) and len(one.elts) == 2:
            parts = [list(ast.walk(part)) for part in one.elts]
        else:
            continue
        reasons = [
            Reason[part.attr]
            for part in parts[0]
            if isinstance(part, ast.Attribute) and part.attr in Reason.__members__
        ]
        ids = [part.value for part in parts[-1] if isinstance(part, ast.Constant) and part.value in RULEBOOK]
        yield from ((reason, rule) for reason in reasons for rule in ids)


def test_every_reason_is_met() -> None:
    assert {reason for reason, _ in told()} == set(Reason)


@pytest.mark.sources
def test_every_refusal_that_the_rules_write_down_is_met() -> None:
    """Each reason beside its rule: a case shows that it is given, and given so."""
    written = {(name, *refusal) for name, tree in trees() for refusal in refusals(tree)}
    assert len(written) > 50
    assert not {one for one in written if one[1:] not in told()}


@pytest.mark.sources
def test_every_rule_that_the_rules_name_is_in_the_rulebook() -> None:
    """Where a refusal, an option, a charge or an account names a rule, people can look it up."""
    for name, tree in trees():
        for one in ast.walk(tree):
            if isinstance(one, ast.Constant) and isinstance(one.value, str) and ID.fullmatch(one.value):
                assert one.value in RULEBOOK, (name, one.lineno)
