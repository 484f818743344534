"""How the games of a server look: the list, one of them, and what is wrong with a definition; and the screen on which a
game is written: its parts as selects and buttons, beside them the rules as they will be told.

What can be set comes from the declarations of the parts (``parts``). Each button carries the number of the draft's last
change, so that what is pressed on an older screen changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, Self, TypeVar

import discord
from discord.ui import ActionRow, Button, Container, Item, Label, LayoutView, Modal, Separator, TextDisplay, TextInput

from bot.discord.offers import option_of
from bot.screens.components import (
    GOLD,
    GREEN,
    GREY,
    OPTION_CHARACTERS,
    SELECT_OPTIONS,
    TITLE_CHARACTERS,
    Labelled,
    PagePress,
    Press,
    Slots,
    SubjectPress,
    button,
    frame,
    framed_view,
    message_view,
    number,
    own_button,
    rows,
    select,
    select_option,
)
from bot.screens.doors import GameListPress
from bot.screens.lobby import OpenPress
from bot.screens.page import DraftGoOnPress, DraftTryPress, LearnPress, person
from bot.tables.table import Refused
from bot.time import moment
from bot.words import names
from bot.words.texts import Person, TextKeys, fact
from cogs.play.screens import RulesOf, essentials
from cogs.workshop import parts
from cogs.workshop.check import Verdict
from cogs.workshop.parts import (
    ABOUT,
    ALL,
    CARDS_PAGE,
    FINER,
    NONE,
    OPTIONS_PAGE,
    PAGES,
    RANK_WORDS,
    ROWS,
    SETTINGS_A_PAGE,
    EffectAlone,
    Setting,
    Tree,
    describe_all_effects,
    describe_cards,
    describe_entry,
    describe_option,
    describe_value,
    describe_word,
    effect_name,
    entry_plain,
    moment_name,
    option_title,
    page_name,
    read_tree,
    setting_name,
    to_toml,
)
from cogs.workshop.service import Draft, OwnGame, read_whole
from rules.cards import SUIT_NAMES
from rules.catalogue import make
from rules.shedding.definitions.definition import Definition
from rules.shedding.definitions.faults import BadDefinition, Fault, Wrong
from rules.shedding.definitions.new_rule import keep
from rules.shedding.definitions.reading import ABOUT_LENGTH_LIMIT, TITLE_LENGTH_LIMIT
from rules.shedding.parts import CARDS, MOMENTS, NUMBER, SWITCH, WORD

FAIR_WITHIN = 5
"""A share of wins that is this many parts of a hundred from luck alone is told as no different."""
TOLD_SELDOM = 4
"""Upper bound on the rules that are told to come up seldom."""
RULES_CHARACTERS = 3000
"""Upper bound on the characters of the rules in a message that has other things, too."""
TOLD_FAULTS, TOLD_WORDS = 6, 12
"""How many faults of a definition are told, and how many of the words that there are instead."""


class GameLookPress(SubjectPress, op="glook"):
    """A game of the server was chosen."""


class GameEditPress(Labelled, SubjectPress, op="gedit"):
    """*Edit* this game."""


class GameFilePress(Labelled, SubjectPress, op="gfile"):
    """This game as a file."""


class GameDeletePress(Labelled, SubjectPress, op="gdelete", label="drop"):
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
class GameNewPress(Labelled, Press, op="gnew"):
    """*New game*. ``anew``: the draft that is open is dropped for it."""

    of: DraftOf = FROM_NOTHING
    anew: bool = False

    @property
    def slots(self) -> Slots:
        game, like, table = self.of
        written = f"like {like}" if like else f"rule {table}" if table else str(game or "")
        return Slots(0, None, f"{written}!" if self.anew else written)

    @classmethod
    def from_slots(cls, slots: Slots) -> Self:
        written, anew = slots.argument.removesuffix("!"), slots.argument.endswith("!")
        kind, _, rest = written.partition(" ")
        if kind == "like":
            return cls(DraftOf(like=rest), anew)
        if kind == "rule":
            return cls(DraftOf(rule_at=number(rest)), anew)
        return cls(DraftOf(game=number(written)) if written else FROM_NOTHING, anew)


def list_view(games: Sequence[OwnGame], reader: Person, *, writes: bool) -> LayoutView:
    """The games of a server. ``writes``: the reader may write games here."""
    lines = [_line(game, reader) for game in games] or [reader.text("games-own-none")]
    offered = [option_of(game.offer, str(game.id)) for game in games]
    title = reader.text("games-own-title")
    which = select(GameLookPress(), reader.text("games-which"), offered) if offered else None
    new = rows(own_button(reader, GameNewPress(), discord.ButtonStyle.success, "✏️")) if writes else []
    return framed_view(GREY, [TextDisplay(title), TextDisplay("\n".join(lines)), which, *new])


def _line(game: OwnGame, reader: Person) -> str:
    facts = {"who": person(game.author), "when": moment(game.changed, "d"), "version": game.version}
    return reader.text("games-own-line", game=names.escape(game.name, TITLE_LENGTH_LIMIT), **facts)


def game_view(game: OwnGame, rules: Sequence[str], told: str, reader: Person, *, writes: bool) -> LayoutView:
    """A game of the server: its rules, line by line, and a note."""
    which = str(game.id)
    opens = own_button(reader, OpenPress(f"#{which}"), discord.ButtonStyle.success, "🃏")
    buttons = [own_button(reader, GameFilePress(which), emoji="💾")]
    if writes:
        buttons.insert(0, own_button(reader, GameCheckPress(which), emoji="🎯"))
    if writes:
        buttons.insert(0, own_button(reader, GameEditPress(which), discord.ButtonStyle.primary, "✏️"))
        buttons.append(own_button(reader, GameDeletePress(which), discord.ButtonStyle.danger, "🗑️"))
    learn = button(LearnPress(f"#{which}"), reader.text("button-lessons"), emoji="🎒")
    buttons += [learn, own_button(reader, GameListPress())]
    small = [_line(game, reader), _rating_text(game, reader), told]
    return framed_view(
        GREEN,
        [
            TextDisplay(cut_lines("\n".join(rules), RULES_CHARACTERS)),
            Separator(),
            TextDisplay("\n".join(f"-# {line}" for line in small if line)),
            *rows(opens, *buttons),
        ],
    )


class GameCheckPress(Labelled, SubjectPress, op="gcheck"):
    """*Check* this game; nothing: the draft that is open."""


BEHIND: Final = TextKeys("check-behind-{}", lambda: ("fair", "good", "bad"))
SKILL: Final = TextKeys("check-skill-{}", lambda: ("much", "some", "little"))


def describe_verdict(found: Verdict, text: str, reader: Person) -> str:
    """What a check has found, in sentences."""
    say, lines = _say(found), describe_ends(found, reader)
    off = found.behind - found.fair
    behind = "fair" if abs(off) <= FAIR_WITHIN else "good" if off > 0 else "bad"
    lines.append(reader.text(BEHIND.key(behind), **say))
    skill = "much" if found.skill > 2 * found.fair else "some" if found.skill > found.fair + FAIR_WITHIN else "little"
    lines.append(reader.text(SKILL.key(skill), **say))
    entries = read_tree(text).get("cards", [])
    lines += [
        reader.text("check-seldom", what=describe_entry(entries[place - 1], reader))
        for place in found.seldom[:TOLD_SELDOM]
        if place <= len(entries)
    ]
    lines.append(reader.text(_about_rating(found), **say))
    return "\n".join(lines)


def describe_ends(found: Verdict, reader: Person) -> list[str]:
    """How long rounds are, and whether they come to an end."""
    say = _say(found)
    lines = [reader.text("check-rounds", **say)]
    if found.unended < found.rounds:
        lines.append(reader.text("check-length", **say))
    ends = "check-unended" if found.unended else "check-all-end"
    return [*lines, reader.text(ends, stuck=fact(bool(found.hangs)), **say)]


def _say(found: Verdict) -> dict[str, object]:
    """What a check has found, as the facts of texts."""
    return {**found._asdict(), "percent": round(100 * found.unended / max(1, found.rounds))}


def _about_rating(found: Verdict) -> str:
    """The key of the text that says whether matches of a game are rated."""
    return "check-not-rated" if not found.ends else "check-rated" if found.decides else "check-luck"


def _rating_text(game: OwnGame, reader: Person) -> str:
    """Whether matches of a game count, as far as its check has said."""
    found = Verdict.load(game.checked)
    if found is None:
        return reader.text("check-none")
    return reader.text(_about_rating(found), pairs=found.pairs, changed=found.changed)


def cut_lines(text: str, most: int) -> str:
    """As many whole lines of a text as fit."""
    if len(text) <= most:
        return text
    return text[: most - 2].rpartition("\n")[0] + "\n…"


def sure_view(game: OwnGame, reader: Person) -> LayoutView:
    """The question whether a game is to be deleted."""
    asked = reader.text("game-delete-sure", game=names.escape(game.name, TITLE_LENGTH_LIMIT))
    yes = own_button(reader, GameDeletePress(f"{game.id}!"), discord.ButtonStyle.danger, "🗑️")
    return framed_view(GREY, [TextDisplay(asked), *rows(yes, own_button(reader, GameListPress()))])


# what is wrong


WRONG: Final = TextKeys("own-wrong-{}", lambda: Wrong)


def describe_faults(bad: BadDefinition, reader: Person) -> str:
    """What is wrong with a definition, in sentences: the place, what stands there, what there is instead."""
    lines = [reader.text("own-wrong"), *(f"- {describe_fault(fault, reader)}" for fault in bad.faults[:TOLD_FAULTS])]
    more = len(bad.faults) - TOLD_FAULTS
    return "\n".join([*lines, *([reader.text("and-more", count=more)] if more > 0 else [])])


def describe_fault(fault: Fault, reader: Person) -> str:
    """One thing that is wrong, in a sentence."""
    given = names.quote(fault.given, ABOUT_LENGTH_LIMIT) if fault.given else ""
    said = reader.text(WRONG.key(fault.wrong), given=given)
    place = f"**{names.escape(fault.place, 60)}**: " if fault.place else ""
    if fault.near:
        said += " " + reader.text("own-wrong-near", near=names.escape(fault.near))
    elif fault.known:
        known = [names.escape(word) for word in fault.known[:TOLD_WORDS]]
        said += " " + reader.text("own-wrong-known", known=", ".join(known))
    return place + said


RULES_BESIDE_CHARACTERS, LISTED_CHARACTERS = 2200, 1000
"""Upper bounds on the characters of the rules beside the editor, and of the list of what cards do."""
UNDONE_CHARACTERS = 700
"""Upper bound on the characters of what *Undo* has taken back."""
NEW_SENTENCES = 3
"""Upper bound on the sentences that are shown as changed."""
ANY, OWN_SUIT = "any", "suit"
Said = TypeVar("Said", str, Sequence[str])
"""What was typed, or the values that were chosen."""


class DraftPagePress(SubjectPress, op="gpage"):
    """Another page of the editor. Empty: the chosen one."""


class DraftSetPress(PagePress, op="gset"):
    """Something was chosen for the place that the subject names; for a button, with its value behind ``=``."""


class DraftAskPress(PagePress, op="gask"):
    """Something is to be typed."""


class DraftTypedPress(PagePress, op="gtyped"):
    """It was typed."""

    longest = ABOUT_LENGTH_LIMIT


class DraftUndoPress(Labelled, PagePress, op="gundo"):
    """*Undo*."""


class DraftSavePress(Labelled, PagePress, op="gsave"):
    """*Save*."""


class DraftDropPress(Labelled, PagePress, op="gdrop"):
    """*Discard the draft*; with ``sure``, after the question."""


class DraftLook(NamedTuple):
    """What a definition comes to: its rules, line by line, or what is wrong with it; and whether it is ``right``.
    ``effects`` is what its cards do in words.
    """

    lines: Sequence[str]
    right: bool
    effects: Mapping[EffectAlone, str]


class Writing(NamedTuple):
    """What the screen shows: the draft, its tree, the page, and for whom; what the draft comes to ``now``, and
    ``before`` its last change. ``cards.3.draw_debt`` is an effect of an entry.
    """

    draft: Draft
    tree: Tree
    page: str
    reader: Person
    now: DraftLook
    before: DraftLook | None
    note: str = ""
    typed: str = ""
    """The place for which cards are to be typed."""

    def text(self, key: str, /, **facts: object) -> str:
        """A text in the reader's language."""
        return self.reader.text(key, **facts)

    def set(self, place: str) -> DraftSetPress:
        """The press that sets something here."""
        return DraftSetPress(self.draft.prompt, place)

    def ask(self, place: str) -> DraftAskPress:
        """The press that asks for something to be typed."""
        return DraftAskPress(self.draft.prompt, place)


def writing(
    draft: Draft, page: str, reader: Person, looks: tuple[DraftLook, DraftLook | None], note: str = ""
) -> Writing:
    """What is shown of a draft. A page that is not there any more is the list of cards, or the first page."""
    tree = read_tree(draft.text)
    name, _, rest = page.partition(".")
    if name not in PAGES:
        page = ABOUT
    elif name == CARDS_PAGE and rest:
        number, _, word = rest.partition(".")
        there = number.isdecimal() and 1 <= int(number[:4]) <= len(parts.entries(tree))
        page = f"{CARDS_PAGE}.{number}" if there else CARDS_PAGE
        if there and word in parts.words_of(parts.entry_of(tree, int(number))):
            page += f".{word}"
    elif name == OPTIONS_PAGE and rest:
        there = rest.isdecimal() and 1 <= int(rest[:4]) <= len(parts.options(tree))
        page = page if there else OPTIONS_PAGE
    elif rest and not rest.isdecimal():
        page = name
    return Writing(draft, tree, page, reader, *looks, note)


def editor_view(shown: Writing) -> LayoutView:
    """The screen: the page with its settings, what can be done with the draft, and the rules."""
    name = names.escape(str(shown.tree.get("name", "")), TITLE_LENGTH_LIMIT)
    head = [shown.text("game-editing", game=name), *([shown.note] if shown.note else [])]
    top: list[Item[LayoutView]] = [
        TextDisplay("\n".join(head)),
        *_typing(shown),
        _pages(shown),
        *_page(shown),
        *rows(*_draft_buttons(shown)),
    ]
    return message_view(frame(GOLD, top), _rules(shown))


def _typing(shown: Writing) -> list[Item[LayoutView]]:
    """The way to the form for cards. A select that opens a form stays as it was chosen, and cannot open it again."""
    if not shown.typed:
        return []
    told = f"**{shown.text('game-typed-cards')}**\n-# {shown.text('game-typed-cards-about')}"
    return [TextDisplay(told), *rows(button(shown.ask(shown.typed), shown.text("button-form"), emoji="✏️"))]


def _rules(shown: Writing) -> Container[LayoutView]:
    """The rules as they would be told, the sentences that are new first; or what is wrong."""
    text, before = "\n".join(shown.now.lines), shown.before
    if not shown.now.right:
        return frame(GREY, [TextDisplay(cut_lines(text, RULES_BESIDE_CHARACTERS))])
    found: list[Item[LayoutView]] = []
    if before is not None and before.right and not shown.note:
        new = _new(shown.now.lines, before.lines)
        if new:
            fresh = "\n".join(f"✏️ {line.removeprefix('## ')}" for line in new[:NEW_SENTENCES])
            found = [TextDisplay(cut_lines(fresh, 700)), Separator()]
    return frame(GREEN, [*found, TextDisplay(cut_lines(text, RULES_BESIDE_CHARACTERS))])


def look(text: str, reader: Person) -> DraftLook:
    """Read a definition, and say what it comes to. It takes long: a process of its own does it."""
    found, tree = read_whole(text), read_tree(text)
    if isinstance(found, Definition):
        keep(found)
        said = "\n".join(essentials(RulesOf(make(text), 0, reader)))
    else:
        said = describe_faults(BadDefinition(found), reader)
    return DraftLook(said.split("\n"), isinstance(found, Definition), describe_all_effects(tree, reader))


def apply_change(do: Callable[[Tree, str, Said], Tree], text: str, place: str, said: Said) -> str | Refused:
    """Return a definition after something was chosen or typed at a place, or why it cannot be. It may take long."""
    try:
        return to_toml(do(read_tree(text), place, said))
    except Refused as why:
        return why


def _new(lines: Sequence[str], before: Sequence[str]) -> list[str]:
    """Those of these lines that were not there before."""
    return [line for line in lines if line.strip() and line not in before]


def undone(was: DraftLook, now: DraftLook, reader: Person) -> str:
    """What *Undo* has taken back: the sentences that hold no longer are struck out, those that hold again follow."""
    gone = [f"↩️ ~~{line}~~" for line in _new(was.lines, now.lines)[:NEW_SENTENCES] if was.right]
    back = [f"✏️ {line}" for line in _new(now.lines, was.lines)[:NEW_SENTENCES] if now.right]
    lines = [line.replace("## ", "") for line in (*gone, *back)]
    return cut_lines("\n".join([reader.text("game-undone"), *lines]), UNDONE_CHARACTERS)


def _pages(shown: Writing) -> ActionRow[LayoutView]:
    """The pages to choose from."""
    now = shown.page.partition(".")[0]
    offered = [select_option(page_name(page, shown.reader), page) for page in PAGES]
    title = shown.text("game-page", page=page_name(now, shown.reader))
    return select(DraftPagePress(), title, offered)


def _draft_buttons(shown: Writing) -> list[Button[LayoutView]]:
    """What can be done with the draft."""
    prompt, page, green = shown.draft.prompt, shown.page, discord.ButtonStyle.success
    right = shown.now.right
    return [
        own_button(shown.reader, DraftUndoPress(prompt, page), emoji="↩️", disabled=len(shown.draft.steps) < 2),
        own_button(shown.reader, DraftTryPress(), emoji="🎲", disabled=not right),
        own_button(shown.reader, GameCheckPress(), emoji="🎯", disabled=not right),
        own_button(shown.reader, DraftSavePress(prompt, page), green, "💾", disabled=not right),
        own_button(shown.reader, DraftDropPress(prompt), emoji="🗑️"),
    ]


HEADINGS = ("name", "about")
"""What is typed at the top of a definition."""
HEADING: Final = TextKeys("game-{}", lambda: HEADINGS)


def _page(shown: Writing) -> list[Item[LayoutView]]:
    name, _, rest = shown.page.partition(".")
    if name == CARDS_PAGE:
        return _entry(shown, *rest.partition(".")[::2]) if rest else _entries(shown)
    if name == OPTIONS_PAGE:
        return _option(shown, int(rest)) if rest else _options(shown)
    found: list[Item[LayoutView]] = []
    if name == ABOUT:
        asked = [button(shown.ask(f"about.{key}"), shown.text(HEADING.key(key)), emoji="✏️") for key in HEADINGS]
        found += rows(*asked)
    settings = parts.settings_of(shown.tree, name)
    start = SETTINGS_A_PAGE * int(rest or 0)
    found += controls(shown, settings[start : start + SETTINGS_A_PAGE])
    if len(settings) > SETTINGS_A_PAGE:
        last = (len(settings) - 1) // SETTINGS_A_PAGE
        turned = [
            button(DraftPagePress(f"{name}.{at}"), str(at + 1), disabled=at == start // SETTINGS_A_PAGE)
            for at in range(last + 1)
        ]
        found += rows(*turned)
    return found


def open_view(draft: Draft, of: DraftOf, reader: Person) -> LayoutView:
    """The question what becomes of the draft that is open, before another one is begun ``of`` something else."""
    name = names.escape(str(read_tree(draft.text).get("name", "")), TITLE_LENGTH_LIMIT)
    on = own_button(reader, DraftGoOnPress(), discord.ButtonStyle.primary, "✏️")
    anew = button(GameNewPress(of, anew=True), reader.text("game-anew"), discord.ButtonStyle.danger, "🗑️")
    return framed_view(GREY, [TextDisplay(reader.text("game-draft-open", game=name)), *rows(on, anew)])


def drop_view(draft: Draft, reader: Person) -> LayoutView:
    """The question whether a draft is to be dropped."""
    name = names.escape(str(read_tree(draft.text).get("name", "")), TITLE_LENGTH_LIMIT)
    sure = own_button(reader, DraftDropPress(draft.prompt, "sure"), discord.ButtonStyle.danger, "🗑️")
    on = own_button(reader, DraftGoOnPress(), emoji="✏️")
    return framed_view(GREY, [TextDisplay(reader.text("game-drop-sure", game=name)), *rows(on, sure)])


# what cards do


def _entries(shown: Writing) -> list[Item[LayoutView]]:
    """What cards do, entry by entry; one can be chosen, or a new one made for some cards."""
    found = parts.entries(shown.tree)
    lines = [f"{number}. {describe_entry(entry, shown.reader)}" for number, entry in enumerate(found, 1)]
    text = "\n".join(lines) or shown.text("game-no-entries")
    options = [
        select_option(names.plain(f"{number}. {entry_plain(entry, shown.reader)}", 100), f"{CARDS_PAGE}.{number}")
        for number, entry in enumerate(found, 1)
    ]
    return [
        TextDisplay(cut_lines(text, LISTED_CHARACTERS)),
        _cards(shown, "cards.new", shown.text("game-add-entry"), several=True),
        *(
            select(DraftPagePress(f"entries{start}"), shown.text("game-which-entry"), options[start:][:SELECT_OPTIONS])
            for start in range(0, len(options), SELECT_OPTIONS)
        ),
    ]


def _entry(shown: Writing, number: str, word: str) -> list[Item[LayoutView]]:
    """One entry: for which cards, when, and what they do; with the settings of one effect."""
    place, reader = f"cards.{number}", shown.reader
    entry = parts.entry_of(shown.tree, int(number))
    words = parts.words_of(entry)
    opened = word or (words[-1] if words else "")
    moment = parts.moment_of(entry)
    moments = [select_option(names.plain(moment_name(one, reader), 100), one) for one in (*MOMENTS, *ROWS)]
    free = [select_option(names.plain(effect_name(one, reader), 100), one) for one in parts.fitting(entry)]
    which = shown.text("game-which", cards=describe_cards(str(entry.get("which", "")), reader))
    found: list[Item[LayoutView]] = [
        TextDisplay(f"**{number}.** {describe_entry(entry, reader)}"),
        _cards(shown, f"{place}.which", which, several=True),
        select(shown.set(f"{place}.at"), shown.text("game-when", when=moment_name(moment, reader)), moments),
        *(
            select(
                shown.set(f"{place}.add/{start}"),
                shown.text("game-more-effects" if start else "game-add-effect"),
                free[start:][:SELECT_OPTIONS],
            )
            for start in range(0, len(free), SELECT_OPTIONS)
        ),
    ]
    if opened:
        found += controls(shown, parts.effect_settings(shown.tree, int(number), opened))
    if len(words) > 1:
        others = [select_option(names.plain(effect_name(one, reader), 100), f"{place}.{one}") for one in words]
        found.append(select(DraftPagePress("effect"), shown.text("game-which-effect"), others))
    drop = [button(shown.set(f"{place}.drop={opened}"), shown.text("game-drop-effect"), emoji="✂️")] if opened else []
    away = button(shown.set(f"{place}.remove="), shown.text("game-remove-entry"), emoji="❌")
    return [*found, *rows(*drop, away, button(DraftPagePress(CARDS_PAGE), shown.text("game-all-cards"), emoji="🃏"))]


# what tables choose


def _options(shown: Writing) -> list[Item[LayoutView]]:
    """What each table chooses; one can be changed, and more be left to the tables."""
    found = [*parts.options(shown.tree)]
    lines = [f"{number}. {describe_option(shown.tree, number, shown.reader)}" for number in range(1, len(found) + 1)]
    options = [
        select_option(
            names.plain(f"{number}. {option_title(shown.tree, name, shown.reader)}", 100),
            f"{OPTIONS_PAGE}.{number}",
        )
        for number, name in enumerate(found, 1)
    ]
    free = [
        select_option(names.plain(_where(one, shown.reader), 100), one.place) for one in parts.choosable(shown.tree)
    ]
    change = select(DraftPagePress("choice"), shown.text("game-which-option"), options) if options else None
    return [
        TextDisplay(cut_lines("\n".join(lines) or shown.text("game-no-options"), LISTED_CHARACTERS)),
        *([change] if change is not None else []),
        *(
            select(
                shown.set(f"{OPTIONS_PAGE}.add/{start}"),
                shown.text("game-more-choices" if start else "game-let-choose"),
                free[start:][:SELECT_OPTIONS],
            )
            for start in range(0, len(free), SELECT_OPTIONS)
        ),
    ]


def _where(setting: Setting, reader: Person) -> str:
    """A setting with the part to which it belongs."""
    return f"{page_name(setting.place.partition('.')[0], reader)}: {setting_name(setting, reader)}"


def _option(shown: Writing, number: int) -> list[Item[LayoutView]]:
    """One thing that tables choose: what is usual, and how far it goes."""
    settle = button(shown.set(f"{OPTIONS_PAGE}.{number}.settle="), shown.text("game-settle"), emoji="🔁")
    every = button(DraftPagePress(OPTIONS_PAGE), shown.text("game-all-options"), emoji="⚙️")
    return [
        TextDisplay(f"**{number}.** {describe_option(shown.tree, number, shown.reader)}"),
        *controls(shown, parts.option_settings(shown.tree, number)),
        *rows(settle, every),
    ]


# settings


def controls(shown: Writing, settings: Sequence[Setting]) -> list[Item[LayoutView]]:
    """Selects for what has a few values, and buttons for what is switched or typed."""
    chosen = [one for one in settings if one.parameter.kind != SWITCH]
    lines = [
        f"{names.escape(setting_name(one, shown.reader), 80)}: "
        f"**{names.escape(describe_value(one, shown.reader), 100)}**"
        for one in chosen
    ]
    found: list[Item[LayoutView]] = [TextDisplay("\n".join(lines))] if lines else []
    small: list[Button[LayoutView]] = []
    for setting in settings:
        one = setting.parameter
        named = setting_name(setting, shown.reader)
        if one.kind == SWITCH:
            small.append(_switch(shown, setting, named))
        elif one.kind == CARDS:
            found += _card_selects(shown, setting, named)
        elif one.kind == WORD or (one.kind == NUMBER and one.high - one.low < SELECT_OPTIONS):
            found.append(_values(shown, setting, named))
        else:
            small.append(
                button(shown.ask(setting.place), _with_value(named, describe_value(setting, shown.reader)), emoji="✏️")
            )
    return [*found, *rows(*small)]


def _with_value(named: str, value: str, most: int = 80) -> str:
    """A label: what it is, and what it is set to."""
    return names.plain(f"{named}: {value}", most)


def _switch(shown: Writing, setting: Setting, named: str) -> Button[LayoutView]:
    on = setting.now in (True, 1, "on")
    label = _with_value(named, shown.text("value-on" if on else "value-off"))
    style = discord.ButtonStyle.success if on else discord.ButtonStyle.secondary
    return button(shown.set(f"{setting.place}={0 if on else 1}"), label, style)


def _values(shown: Writing, setting: Setting, named: str) -> ActionRow[LayoutView]:
    one = setting.parameter
    values = [*one.words] if one.kind == WORD else [str(number) for number in range(one.low, one.high + 1)]
    options = [select_option(names.plain(describe_word(setting, value, shown.reader), 100), value) for value in values]
    return select(shown.set(setting.place), _with_value(named, describe_value(setting, shown.reader), 150), options)


def _card_selects(shown: Writing, setting: Setting, named: str) -> list[Item[LayoutView]]:
    """A select of ranks; where cards may be named by the card on which it hangs, a second one for its own suit."""
    now = setting.now if isinstance(setting.now, str) else ""
    if not setting.parameter.relative:
        return [_cards(shown, setting.place, _with_value(named, describe_value(setting, shown.reader), 150))]
    suited, others = parts.card_parts(now)
    said = {
        ANY: describe_cards(" ".join(others), shown.reader),
        OWN_SUIT: describe_cards(" ".join(suited), shown.reader),
    }
    return [
        _cards(
            shown,
            f"{setting.place}/{part}",
            _with_value(f"{named}, {shown.text(parts.CARDS_NAMED.key(part))}", said[part], 150),
        )
        for part in (ANY, OWN_SUIT)
    ]


def _cards(shown: Writing, place: str, title: str, *, several: bool = False) -> ActionRow[LayoutView]:
    """A select of ranks; ``several``: some cards at least, and by suit, too."""
    words = [ALL, *([] if several else [NONE]), *RANK_WORDS, *(SUIT_NAMES if several else ()), FINER]
    options = [select_option(describe_cards(word, shown.reader), word) for word in words]
    return select(shown.set(place), title, options, most=len(options))


def asked_view(shown: Writing, place: str, now: str, title: str, about: str) -> Modal:
    """A form to type something."""
    modal = Modal(title=names.plain(title, TITLE_CHARACTERS), custom_id=DraftTypedPress(shown.draft.prompt, place).id)
    most = parts.characters_at(shown.tree, place.partition("/")[0])
    field: TextInput[Modal] = TextInput(default=now[:most] or None, max_length=most, required=False)
    label, told = names.plain(title, TITLE_CHARACTERS), about[:OPTION_CHARACTERS] or None
    modal.add_item(Label(text=label, description=told, component=field))
    modal.stop()
    return modal


def ask_for(shown: Writing, place: str) -> Modal:
    """The form for a place: the name, the sentence, cards in words, points, or a large number."""
    if place in ("about.name", "about.about"):
        key = place.partition(".")[2]
        return asked_view(shown, place, str(shown.tree.get(key, "")), shown.text(HEADING.key(key)), "")
    if place == "cards.new" or place.endswith(".which"):
        return asked_view(shown, place, "", shown.text("game-typed-cards"), shown.text("game-typed-cards-about"))
    setting = parts.find(shown.tree, place.partition("/")[0])
    named, one = setting_name(setting, shown.reader), setting.parameter
    match one.kind:
        case "by_seats":
            about, now = shown.text("game-typed-by-seats"), parts.points_text(setting.now)
        case "points":
            about, now = shown.text("game-typed-points"), parts.points_text(setting.now)
        case "cards":
            about, now = shown.text("game-typed-cards-about"), str(setting.now)
        case "said":
            return asked_view(shown, setting.place, str(setting.now), named, shown.text("game-typed-said"))
        case _:
            about, now = f"{one.low}–{one.high}", "" if setting.by_option else str(setting.now)
    return asked_view(shown, setting.place, now, named, about)
