"""Which sentences of the rules answer a *why?*: for a rule's id, for what is awaited, and for a word."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.language import texts
from bot.pictures.emojis import Faces
from bot.views.families.of_game import board
from rules.rounds import SomeGame
from rules.view import View

ABOUT: Mapping[str, tuple[str, ...]] = {
    "COM-2": ("follow",),
    "COM-14": ("Accuse",),
    "AMM-2": ("opening", "DealerGoesOn"),
    "AMM-21": ("points",),
    "AMM-34": ("PassCards",),
    "AMM-35": ("LayCards", "DealerGoesOn"),
    "AMM-36": ("Lock",),
    "AMM-39": ("LastTwoOfClubs",),
    "AMM-50": ("PokerOnRun",),
    "AMM-51": ("Hecatombe", "RussianRoulette", "ChupaCabra"),
    "AMM-54": ("ChupaCabra",),
    "AMM-55": ("Silence",),
    "IME-7": ("AskCount",),
    "IME-9": ("follow",),
    "IME-14": ("debt",),
    "IME-22": ("SwapSeats", "Eat"),
    "IME-27": ("TakeAndPlay",),
    "IME-34": ("Claim",),
    "IME-40": ("Show",),
    "IME-50": ("cyclic",),
    "IME-51": ("shuffles", "minutes"),
    "IME-55": ("pairs",),
    "SRB-2": ("cut",),
    "SRB-6": ("MustBeCovered",),
    "SRB-11": ("Skip", "JumpInFully"),
    "SRB-20": ("JumpInFully",),
    "SRB-32": ("Look",),
    "VOA-11": ("JumpIn",),
    "VOA-12": ("StealOwn", "Double"),
    "VOA-15": ("Silence",),
    "VOA-18": ("Silence", "Declare"),
    "VOA-21": ("Attack",),
    "VOA-22": ("Attack",),
    "VOA-23": ("Attack",),
    "ZSY-1": ("scores",),
    "ZSY-3": ("turn", "leads"),
    "ZSY-10": ("single", "set", "sequence", "multiple"),
    "ZSY-14": ("set", "sequence", "multiple"),
    "ZSY-30": ("tribute",),
}
"""What rules are about that refusals, charges and votes name; a game adds those that it declares itself."""

AWAITED: Mapping[str, tuple[str, ...]] = {
    "turn": (),
    "answer": ("debt", "DrawDebt", "ThirdSix", "Defence"),
    "call": ("CallsSuit",),
    "choose": ("ChupaCabra", "LastTwoOfClubs", "PokerOnRun", "Attack", "tribute"),
    "cover": ("MustBeCovered",),
    "cut": ("cut",),
    "eights": ("LayCards", "DealerGoesOn"),
    "give": ("PassCards",),
    "poker": ("PokerOnRun",),
    "retaliate": ("Attack",),
    "tribute": ("tribute",),
}
"""What a decision that is awaited is about, by its kind: nothing special, when it is one's turn."""

MARKED: Mapping[str, tuple[str, ...]] = {"silent": ("Silence",), "locked": ("Lock",), "mute": ("SaysNothing",)}
"""What the signs are about that stand at a table."""

WORDS: Mapping[str, tuple[str, ...]] = {
    "twin": ("JumpIn", "JumpInFully", "StealOwn", "Double", "LayCards"),
    "answer": ("debt", "DrawDebt", "ThirdSix", "Defence"),
    "call": ("CallsSuit",),
    "arm": ("JumpIn", "JumpInFully"),
    "dobradinha": ("Double",),
    "boi": ("Lock",),
    "silence": ("Silence",),
    "accuse": ("Accuse",),
    "secret": ("Attack", "SecretLast"),
    "rebound": ("Claim",),
    "mistake": ("misplay",),
    "strong": ("cut",),
    "cover": ("MustBeCovered",),
    "rom": ("SaysNothing",),
    "trick": ("turn", "leads"),
    "wild": ("set", "sequence", "multiple"),
    "tribute": ("tribute",),
}
"""The special words, each with what it is about."""


def about(game: SomeGame, rule: str) -> set[str]:
    """What a rule of a game is about."""
    return {*ABOUT.get(rule, ()), *board(game).rule_names(game).get(rule, ())}


def about_now(seen: View) -> set[str]:
    """What somebody who looks at this may wonder about: what is awaited from them, and what stands at the table."""
    found = {topic for mark in seen.marks for topic in MARKED.get(mark, ())}
    if seen.awaits is not None and seen.seat in seen.awaits.seats:
        found |= {*AWAITED[seen.awaits.kind]}
    if seen.called >= 0:
        found.add("CallsSuit")
    return found


def words_for(topics: Iterable[str]) -> list[str]:
    """The special words that belong to these topics."""
    wanted = set(topics)
    return [word for word, its in WORDS.items() if wanted & set(its)]


def told_of(game: SomeGame, rule: str) -> bool:
    """Whether there are sentences about a rule of a game."""
    topics = about(game, rule)
    if texts.has("en", f"rule-{rule}"):
        return True
    return any(topics & {*one.about} for one in board(game).rules(game, "en", Faces.plain()))


def of_clash(key: str, rule: str, locale: str) -> str:
    """That chosen options do not go together, in the words of this text, and why; the rule's id stands below."""
    return "\n".join([texts.text(locale, key), *of_its_own(rule, locale), f"-# {rule}"])


def of_its_own(rule: str, locale: str) -> list[str]:
    """The words of a rule that no game tells by itself, as what happens to who leaves."""
    return [texts.text(locale, f"rule-{rule}")] if texts.has(locale, f"rule-{rule}") else []
