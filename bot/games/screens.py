"""How the games of a server look: the list, one of them, and what is wrong with a definition."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Self

import discord
from discord.ui import LayoutView, Separator, TextDisplay

from bot.games.check import Verdict
from bot.games.parts import entry_told, read_tree
from bot.games.service import OwnGame
from bot.screens.components import (
    GREEN,
    GREY,
    Press,
    Slots,
    SubjectPress,
    button,
    framed,
    number,
    own_button,
    rows,
    select,
    select_option,
)
from bot.screens.lobby import OpenPress
from bot.screens.page import LearnPress, person
from bot.time import moment
from bot.words import names, texts
from rules.shedding.written.faults import BadDefinition, Fault
from rules.shedding.written.reading import ABOUT_LENGTH_LIMIT, TITLE_LENGTH_LIMIT

FAIR_WITHIN = 5
"""A share of wins that is this many parts of a hundred from luck alone is told as no different."""
TOLD_SELDOM = 4
"""Upper bound on the rules that are told to come up seldom."""
RULES_CHARACTERS = 3000
"""Upper bound on the characters of the rules in a message that has other things, too."""
TOLD_FAULTS, TOLD_WORDS = 6, 12
"""How many faults of a definition are told, and how many of the words that there are instead."""


class GameListPress(SubjectPress, op="glist"):
    """The list of the server's games."""


class GameLookPress(SubjectPress, op="glook"):
    """A game of the server was chosen."""


class GameEditPress(SubjectPress, op="gedit"):
    """*Edit* this game."""


class GameFilePress(SubjectPress, op="gfile"):
    """This game as a file."""


class GameDeletePress(SubjectPress, op="gdelete"):
    """*Delete* this game; with a ``!`` behind its number: for sure."""


class DraftOf(NamedTuple):
    """What a draft is begun of: a game of the server that is changed (its number), a game ``like`` another one (its
    name, or a number behind a ``#``), a rule at a table (its number); without any of them, a game from nothing.
    """

    game: int = 0
    like: str = ""
    rule_at: int = 0


FROM_NOTHING = DraftOf()


@dataclass(frozen=True)
class GameNewPress(Press, op="gnew"):
    """*New game*. ``anew``: the draft that is open is dropped for it."""

    of: DraftOf = FROM_NOTHING
    anew: bool = False

    @property
    def slots(self) -> Slots:
        game, like, table = self.of
        written = f"like {like}" if like else f"rule {table}" if table else str(game or "")
        return Slots(0, None, f"{written}!" if self.anew else written)

    @classmethod
    def of_slots(cls, slots: Slots) -> Self:
        written, anew = slots.argument.removesuffix("!"), slots.argument.endswith("!")
        kind, _, rest = written.partition(" ")
        if kind == "like":
            return cls(DraftOf(like=rest), anew)
        if kind == "rule":
            return cls(DraftOf(rule_at=number(rest)), anew)
        return cls(DraftOf(game=number(written)) if written else FROM_NOTHING, anew)


def list_view(games: Sequence[OwnGame], locale: str, *, writes: bool) -> LayoutView:
    """The games of a server. ``writes``: the reader may write games here."""
    lines = [_line(game, locale) for game in games] or [texts.text(locale, "games-own-none")]
    offered = [_offered(game, str(game.id)) for game in games]
    title = texts.text(locale, "games-own-title")
    which = select(GameLookPress(), texts.text(locale, "games-which"), offered) if offered else None
    new = rows(own_button(locale, GameNewPress(), discord.ButtonStyle.success, "✏️")) if writes else []
    return framed(GREY, [TextDisplay(title), TextDisplay("\n".join(lines)), which, *new])


def _offered(game: OwnGame, value: str, *, default: bool = False) -> discord.SelectOption:
    label, told = names.plain(game.name, TITLE_LENGTH_LIMIT), names.plain(game.about, 100) if game.about else None
    return select_option(label, value, description=told, default=default)


def games_offered(games: Sequence[OwnGame], source: str) -> list[discord.SelectOption]:
    """The games of a server for a select, as ``source`` of ``bot/games/service.py`` reads them. ``source``: the game
    that is chosen now.
    """
    return [_offered(game, f"#{game.id}", default=game.definition == source) for game in games]


def _line(game: OwnGame, locale: str) -> str:
    facts = {"who": person(game.author), "when": moment(game.changed, "d"), "version": game.version}
    return texts.text(locale, "games-own-line", game=names.written(game.name, TITLE_LENGTH_LIMIT), **facts)


def game_view(game: OwnGame, rules: Sequence[str], told: str, locale: str, *, writes: bool) -> LayoutView:
    """A game of the server: its rules, line by line, and a note."""
    which = str(game.id)
    opens = own_button(locale, OpenPress(f"#{which}"), discord.ButtonStyle.success, "🃏")
    buttons = [own_button(locale, GameFilePress(which), emoji="💾")]
    if writes:
        buttons.insert(0, own_button(locale, GameCheckPress(which), emoji="🎯"))
    if writes:
        buttons.insert(0, own_button(locale, GameEditPress(which), discord.ButtonStyle.primary, "✏️"))
        buttons.append(own_button(locale, GameDeletePress(which), discord.ButtonStyle.danger, "🗑️"))
    learn = button(LearnPress(f"#{which}"), texts.text(locale, "button-lessons"), emoji="🎒")
    buttons += [learn, own_button(locale, GameListPress())]
    small = [_line(game, locale), _rated(game, locale), told]
    return framed(
        GREEN,
        [
            TextDisplay(cut_lines("\n".join(rules), RULES_CHARACTERS)),
            Separator(),
            TextDisplay("\n".join(f"-# {line}" for line in small if line)),
            *rows(opens, *buttons),
        ],
    )


class GameCheckPress(SubjectPress, op="gcheck"):
    """*Check* this game; nothing: the draft that is open."""


def verdict_told(found: Verdict, text: str, locale: str) -> str:
    """What a check has found, in sentences."""
    say: dict[str, object] = {**found._asdict(), "percent": round(100 * found.unended / max(1, found.rounds))}
    lines = [texts.text(locale, "check-rounds", **say), texts.text(locale, "check-length", **say)]
    if found.unended:
        lines.append(texts.text(locale, "check-unended" if found.hangs else "check-unended-plain", **say))
    else:
        lines.append(texts.text(locale, "check-all-end"))
    off = found.behind - found.fair
    behind = "fair" if abs(off) <= FAIR_WITHIN else "good" if off > 0 else "bad"
    lines.append(texts.text(locale, f"check-behind-{behind}", **say))
    skill = "much" if found.skill > 2 * found.fair else "some" if found.skill > found.fair + FAIR_WITHIN else "little"
    lines.append(texts.text(locale, f"check-skill-{skill}", **say))
    entries = read_tree(text).get("cards", [])
    lines += [
        texts.text(locale, "check-seldom", what=entry_told(entries[place - 1], locale))
        for place in found.seldom[:TOLD_SELDOM]
        if place <= len(entries)
    ]
    lines.append(texts.text(locale, _about_rating(found), **say))
    return "\n".join(lines)


def _about_rating(found: Verdict) -> str:
    """The key of the text that says whether matches of a game are rated."""
    return "check-not-rated" if not found.ends else "check-rated" if found.decides else "check-luck"


def _rated(game: OwnGame, locale: str) -> str:
    """Whether matches of a game count, as far as its check has said."""
    found = Verdict.load(game.checked)
    if found is None:
        return texts.text(locale, "check-none")
    return texts.text(locale, _about_rating(found), pairs=found.pairs, changed=found.changed)


def cut_lines(text: str, most: int) -> str:
    """As many whole lines of a text as fit."""
    if len(text) <= most:
        return text
    return text[: most - 2].rpartition("\n")[0] + "\n…"


def sure_view(game: OwnGame, locale: str) -> LayoutView:
    """The question whether a game is to be deleted."""
    asked = texts.text(locale, "game-delete-sure", game=names.written(game.name, TITLE_LENGTH_LIMIT))
    yes = own_button(locale, GameDeletePress(f"{game.id}!"), discord.ButtonStyle.danger, "🗑️")
    return framed(GREY, [TextDisplay(asked), *rows(yes, own_button(locale, GameListPress()))])


# what is wrong


def faults_told(bad: BadDefinition, locale: str) -> str:
    """What is wrong with a definition, in sentences: the place, what stands there, what there is instead."""
    lines = [texts.text(locale, "own-wrong"), *(f"- {fault_told(fault, locale)}" for fault in bad.faults[:TOLD_FAULTS])]
    more = len(bad.faults) - TOLD_FAULTS
    return "\n".join([*lines, *([texts.text(locale, "own-wrong-more", count=more)] if more > 0 else [])])


def fault_told(fault: Fault, locale: str) -> str:
    """One thing that is wrong, in a sentence."""
    given = names.quoted(fault.given, ABOUT_LENGTH_LIMIT) if fault.given else ""
    said = texts.text(locale, f"own-wrong-{fault.wrong}", given=given)
    place = f"**{names.written(fault.place, 60)}**: " if fault.place else ""
    if fault.near:
        said += " " + texts.text(locale, "own-wrong-near", near=names.written(fault.near))
    elif fault.known:
        known = [names.written(word) for word in fault.known[:TOLD_WORDS]]
        said += " " + texts.text(locale, "own-wrong-known", known=", ".join(known))
    return place + said
