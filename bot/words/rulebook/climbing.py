"""The rules of Zheng Shangyou in sentences, from what the game declares."""

from __future__ import annotations

from bot.words import texts
from bot.words.rulebook.sentence import Sentence
from bot.words.texts import fact
from rules.climbing.combinations import ALL, KINDS, OFF, SINGLE
from rules.climbing.scoring import ALONE
from rules.climbing.zheng import IN_TEAMS, TARGET, TARGET_OF_THREES, Zheng

PARTS: tuple[tuple[str, ...], ...] = (
    ("deal", "deal"),
    ("turn", "turn", "trick"),
    ("turn", "leads", "trick"),
    ("turn", "order"),
    *(("cards", kind, *(["wild"] if kind != KINDS[SINGLE] else [])) for kind in KINDS),
    ("moves", "tribute"),
    ("points", "scores"),
    ("points", "end"),
)
"""Each part of the rules, in order: its section, its name, and the special words that it explains."""


def match_end(game: Zheng, locale: str) -> str:
    """When a match ends, and whose points win."""
    target = game.options["target"]
    facts = {
        "teams": fact(game.teams),
        "target": TARGET if target == "usual" else int(target),
        "threes": TARGET_OF_THREES if target == "usual" else int(target),
    }
    return texts.text(locale, "rules-zheng-end", **facts)


def told(game: Zheng, locale: str) -> list[Sentence]:
    """The rules sentence by sentence, in the order in which they are told."""
    first, second = (points for _, _, points in ALONE)
    target = game.options["target"]
    least, most = (min(IN_TEAMS), max(IN_TEAMS)) if game.teams else game.seats
    facts = {
        "cards": len(game.pack()),
        "least": least,
        "most": most,
        "twos": fact(game.twos > OFF),
        "all": fact(game.twos == ALL),
        "teams": fact(game.teams),
        "drawn": fact(game.options["partners"] == "drawn"),
        "open": fact(game.open_pick),
        "fifth": int(game.options["fourth_or_fifth"]),
        "first": first,
        "second": second,
        "target": TARGET if target == "usual" else int(target),
        "threes": TARGET_OF_THREES if target == "usual" else int(target),
    }
    aim = Sentence("aim", texts.text(locale, "rules-aim", pairs=fact(game.teams)), ("aim",))
    return [
        aim,
        *(
            Sentence(where, texts.text(locale, f"rules-zheng-{part}", **facts), (part, *words))
            for where, part, *words in PARTS
        ),
    ]
