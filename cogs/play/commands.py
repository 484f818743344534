"""Playing from the keyboard: a command for everything that the buttons do."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot import names, texts
from bot.app import MauMauBot
from bot.preferences import reader
from bot.renderers import choices, declarations, named_seat, plain_names
from bot.tables import Refused, Table
from bot.texts import local
from cogs.play.answers import Answers, jump
from rules.cards import NAMES, SUIT_NAMES, parse
from rules.table import Action

WORDS = [app_commands.Choice(name=words, value=words) for words in ("last card", "mau mau")]
CALLS = [app_commands.Choice(name=local(f"suit-{suit}"), value=suit) for suit in range(len(SUIT_NAMES))]


class PlayCog(commands.Cog):
    """What people type."""

    def __init__(self, bot: MauMauBot, answers: Answers) -> None:
        self.bot, self.answers = bot, answers

    @app_commands.command(name="hand", description=local("cmd-hand"))
    async def hand(self, interaction: discord.Interaction) -> None:
        """One's own hand."""
        await self.answers.hand(interaction, await self.bot.table_here(interaction))

    @app_commands.command(name="play", description=local("cmd-play"))
    @app_commands.describe(
        card=local("arg-card"),
        call=local("arg-call"),
        mau=local("arg-mau"),
    )
    @app_commands.choices(call=CALLS)
    async def play(
        self, interaction: discord.Interaction, card: str, call: int | None = None, mau: bool = False
    ) -> None:
        """Lay a card; with the call and the declaration that go with it, all at once."""
        table = await self.bot.table_here(interaction)
        action = _typed_move(table, interaction.user.id, card)
        others = [Action("call", suit=call)] if call is not None else []
        if mau:
            others.append(Action("declare", text=_only_words(table)))
        if others:
            await self.answers.act(interaction, table.id, [action, *others])
        else:
            await self.answers.play(interaction, table, action)

    @app_commands.command(name="draw", description=local("cmd-draw"))
    async def draw(self, interaction: discord.Interaction) -> None:
        """Draw a card, or the debt."""
        await self.answers.act(interaction, (await self.bot.table_here(interaction)).id, [Action("draw")])

    @app_commands.command(name="pass", description=local("cmd-pass"))
    async def pass_(self, interaction: discord.Interaction) -> None:
        """Pass."""
        await self.answers.act(interaction, (await self.bot.table_here(interaction)).id, [Action("pass")])

    @app_commands.command(name="mau", description=local("cmd-mau"))
    @app_commands.describe(words=local("arg-words"))
    @app_commands.choices(words=WORDS)
    async def mau(self, interaction: discord.Interaction, words: str = "") -> None:
        """Say Mau-Mau, or knock under silence."""
        table = await self.bot.table_here(interaction)
        await self.answers.declare(interaction, table, words or _only_words(table))

    @app_commands.command(name="accuse", description=local("cmd-accuse"))
    @app_commands.describe(player=local("arg-player"))
    async def accuse(self, interaction: discord.Interaction, player: str) -> None:
        """Say that somebody did not say Mau-Mau."""
        table = await self.bot.table_here(interaction)
        await self.answers.accuse(interaction, table.id, named_seat(table, player))

    @app_commands.command(name="jump", description=local("cmd-jump"))
    @app_commands.describe(card=local("arg-card"))
    async def jump(self, interaction: discord.Interaction, card: str = "") -> None:
        """Jump in with the twin of the top."""
        table = await self.bot.table_here(interaction)
        await self.answers.act(interaction, table.id, [Action("jump", (_card(card),)) if card else jump(table)])

    @app_commands.command(name="arm", description=local("cmd-arm"))
    @app_commands.describe(card=local("arg-card"))
    async def arm(self, interaction: discord.Interaction, card: str = "") -> None:
        """Jump in with a card as soon as it can be done; without a card, disarm."""
        table = await self.bot.table_here(interaction)
        await self.answers.arm(interaction, table.id, [_card(card)] if card else [])

    @app_commands.command(name="show", description=local("cmd-show"))
    @app_commands.describe(card=local("arg-card"))
    async def show(self, interaction: discord.Interaction, card: str) -> None:
        """Show a card to the table, where the game has a price for it."""
        table = await self.bot.table_here(interaction)
        if "show" not in table.game.interrupts:
            raise Refused("no-showing")
        await self.answers.act(interaction, table.id, [Action("show", (_card(card),))])

    @app_commands.command(name="complain", description=local("cmd-complain"))
    @app_commands.describe(player=local("arg-player"), rule=local("arg-rule"))
    async def complain(self, interaction: discord.Interaction, player: str, rule: str = "") -> None:
        """Put what no program can see to the table's vote."""
        table = await self.bot.table_here(interaction)
        if not table.game.charges:
            raise Refused("no-charges")
        rule = rule or next(iter(table.game.charges))
        charge = Action("charge", seat=named_seat(table, player), text=rule)
        await self.bot.matches.act(table.id, interaction.user.id, [charge])
        await self.bot.say(interaction, "vote-asked")

    @app_commands.command(name="propose", description=local("cmd-propose"))
    @app_commands.describe(what=local("arg-proposal"))
    async def propose(self, interaction: discord.Interaction, what: str = "") -> None:
        """Put to the vote what the rules leave to the table."""
        table = await self.bot.table_here(interaction)
        if not table.game.proposals:
            raise Refused("no-proposals")
        action = Action("propose", text=what or next(iter(table.game.proposals)))
        await self.bot.matches.act(table.id, interaction.user.id, [action])
        await self.bot.say(interaction, "vote-asked")

    @play.autocomplete("card")
    @arm.autocomplete("card")
    @show.autocomplete("card")
    async def own_cards(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The cards of one's own hand, behind those already named; those that may be laid come first."""
        try:
            table = await self.bot.table_here(interaction)
        except Refused:
            return []
        seat = table.seat_of(interaction.user.id)
        if seat is None or table.state is None:
            return []
        seen = table.view(seat)
        named, _, begun = typed.rpartition(" ")
        left = list(seen.hand)
        for name in named.upper().split():
            if name in NAMES and NAMES.index(name) in left:
                left.remove(NAMES.index(name))
        playable = {card for move in seen.moves if move.verb == "play" for card in move.cards}
        plain = self.bot.faces.plain()
        return choices(
            (f"{named} {plain.text(card)}".strip(), f"{named} {NAMES[card]}".strip())
            for card in sorted(set(left), key=lambda card: (card not in playable, card))
            if begun.lower() in (NAMES[card] + plain.text(card)).lower()
        )

    @accuse.autocomplete("player")
    @complain.autocomplete("player")
    async def players(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The others at the table."""
        try:
            table = await self.bot.table_here(interaction)
        except Refused:
            return []
        others = [
            name for seat, name in enumerate(plain_names(table)) if table.players[seat].person != interaction.user.id
        ]
        return choices((name, name) for name in others if typed.lower() in name.lower())

    @propose.autocomplete("what")
    async def proposals(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """What may be proposed at this table."""
        try:
            table = await self.bot.table_here(interaction)
        except Refused:
            return []
        named = {rule: texts.text(reader(interaction), f"proposal-{rule}")[:100] for rule in table.game.proposals}
        return choices((name, rule) for rule, name in named.items() if typed.lower() in name.lower())

    @complain.autocomplete("rule")
    async def charges(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """What may be put to the vote at this table."""
        try:
            table = await self.bot.table_here(interaction)
        except Refused:
            return []
        named = {rule: texts.text(reader(interaction), f"charge-{rule}")[:100] for rule in table.game.charges}
        return choices((name, rule) for rule, name in named.items() if typed.lower() in name.lower())


def _card(typed: str) -> int:
    try:
        return parse(typed)
    except ValueError:
        raise Refused("bad-card", given=names.written(typed, 20)) from None


def _typed_move(table: Table, person: int, typed: str) -> Action:
    """What laying this card means: to lay it, or the other thing that this card alone may be used for."""
    named, _, words = typed.partition(" as ")
    cards = tuple(_card(word) for word in named.replace(",", " ").split()) or (_card(typed),)
    moves = [move for move in table.view(table.held_seat(person)).moves if move.cards == cards]
    ways = [move for move in moves if move.verb not in ("attack", "retaliate")]
    return ways[0] if len(ways) == 1 and not words else Action("play", cards, text=words.strip())


def _only_words(table: Table) -> str:
    """What is said with one card left, where a game has but one word for it."""
    words = declarations(table)
    return words[0].text if len(words) == 1 else ""
