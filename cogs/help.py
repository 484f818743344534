"""How to start, and the rules."""

from __future__ import annotations

from functools import singledispatch

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import LayoutView, TextDisplay

from bot import texts
from bot.app import MauMauBot
from bot.pictures.emojis import Faces
from bot.renderers import GREEN, framed, option_value
from bot.tables import Refused
from bot.texts import local
from rules.cards import JOKER, RANK, RANKS
from rules.catalogue import RULEBOOKS, make
from rules.climbing.combinations import KINDS
from rules.climbing.zheng import Zheng
from rules.options import Options, OptionsConflict
from rules.shedding.game import MauMau
from rules.shedding.laying import Laying

ZHENG_PARTS = ("deal", "trick", *KINDS, "scores", "tribute")
GAMES = [app_commands.Choice(name=local(f"game-{name}"), value=name) for name in RULEBOOKS]


class HelpCog(commands.Cog):
    """``/help`` and ``/rules``."""

    def __init__(self, bot: MauMauBot) -> None:
        self.bot = bot

    @app_commands.command(name="help", description=local("cmd-help"))
    async def help(self, interaction: discord.Interaction) -> None:
        """How to start."""
        view = _page(texts.text(interaction.locale.value, "help-body"))
        await interaction.response.send_message(view=view, ephemeral=True)

    @app_commands.command(name="rules", description=local("cmd-rules"))
    @app_commands.describe(game=local("arg-game"))
    @app_commands.choices(game=GAMES)
    async def rules(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """A game's rules, the options in force at one's table marked."""
        chosen: Options = {}
        try:
            table = await self.bot.table_here(interaction)
            if game in (None, table.game.name):
                game, chosen = table.game.name, table.game.options
        except Refused:
            game = game or next(iter(RULEBOOKS))
        view = _page(*rules_pages(game or next(iter(RULEBOOKS)), chosen, interaction.locale.value))
        await interaction.response.send_message(view=view, ephemeral=True)


def rules_pages(game: str, chosen: Options, locale: str) -> list[str]:
    """The rules of a game in short, and its options with the values in force."""
    title = texts.text(locale, "rules-title", game=texts.text(locale, f"game-{game}"))
    try:
        made = make(game, chosen)
    except OptionsConflict:
        made = make(game)
    told = told_rules(made, locale)
    lines = [texts.text(locale, "rules-options")]
    for option in RULEBOOKS[game].options:
        value = chosen.get(option.name, option.default)
        lines.append(
            texts.text(
                locale,
                "rules-option",
                mark="–" if value == option.default else "▸",
                option=texts.text(locale, f"option-{option.name}"),
                value=option_value(locale, value),
                rule=option.rule,
            )
        )
    more = f"rules-more-{game}"
    return [title, *told, *([texts.text(locale, more)] if texts.has(locale, more) else []), "\n".join(lines)]


@singledispatch
def told_rules(game: object, locale: str) -> list[str]:
    """What a game declares, in words."""
    raise NotImplementedError(type(game))


@told_rules.register
def _of_zheng(game: Zheng, locale: str) -> list[str]:
    """The deal; tricks, the kinds of combinations, points and tribute."""
    least, most = game.seats
    facts = {"twos": _fact(game.twos), "teams": _fact(game.teams), "least": least, "most": most}
    lines = [texts.text(locale, f"rules-zheng-{part}", **facts) for part in ZHENG_PARTS]
    return [lines[0], "\n".join(lines[1:])]


@told_rules.register
def _of_maumau(game: MauMau, locale: str) -> list[str]:
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
    common = set.intersection(*(set(laid[card]) for card in kinds))
    by_effects: dict[tuple[object, ...], list[int]] = {}
    for card in kinds:
        effects = tuple(effect for effect in laid[card] if effect not in common)
        told = [sentence for effect in effects if (sentence := described(effect, locale))]
        key = (*_goes(declared.fitting.laying, card, locale), *told)
        if key:
            by_effects.setdefault(key, []).append(card)
    cards = [f"- **{cards_named(some, locale)}** {' '.join(map(str, key))}" for key, some in by_effects.items()]
    others = [*common, *declared.cards.going_out, *declared.moves, *declared.interrupts]
    beside = [f"- {sentence}" for thing in others if (sentence := described(thing, locale))]
    return [deal + "\n" + "\n".join(cards), "\n".join(dict.fromkeys(beside))]


def _goes(laying: Laying, card: int, locale: str) -> list[str]:
    """On what a card goes beside its rank and suit, and on what it does not."""
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
    return [texts.text(locale, key) for key in keys]


def described(thing: object, locale: str) -> str:
    """An effect, move or interrupt in words, with the numbers that it is declared with."""
    key = f"does-{type(thing).__name__}"
    if not texts.has(locale, key):
        return ""
    facts = {name: getattr(thing, name) for name, _ in getattr(thing, "FIELDS", ())}
    return texts.text(locale, key, **{name: _fact(value) for name, value in facts.items()})


def _fact(value: object) -> object:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int | str) else ""


def cards_named(cards: list[int], locale: str) -> str:
    """Cards by rank where all four suits are among them, the others by name."""
    plain = Faces.plain()
    found = []
    for rank in sorted({RANK[card] for card in cards}):
        some = [card for card in cards if RANK[card] == rank]
        if rank == JOKER and len(some) == 2:
            found.append(texts.text(locale, "rules-joker"))
        elif len(some) >= 3:
            found.append(RANKS[rank])
        else:
            found += [plain.text(card) for card in some]
    return " ".join(found)


def _page(*parts: str) -> LayoutView:
    return framed(GREEN, [TextDisplay(part) for part in parts])


async def setup(bot: MauMauBot) -> None:
    """Add the cog."""
    await bot.add_cog(HelpCog(bot))
