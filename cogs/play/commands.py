"""Playing by commands: one for everything that the buttons do."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.router import CHOICE_CHARACTERS, CardsText, ChoiceText, choices, chosen_value, parse_seat, works_in_dms
from bot.people.preferences import reader_of
from bot.screens.page import plain_names
from bot.services import Services
from bot.tables.table import Refused, Table
from bot.words import text_keys
from bot.words.texts import Person, card_name, local
from cogs.play.ahead import ways_ahead
from cogs.play.listening import find_declaration, hear
from cogs.play.reading import split_typed_cards, unmistakable
from cogs.play.session import Session, Sessions, jump
from cogs.play.typed import Typed, words_due, words_offered
from rules.cards import SUIT_NAMES
from rules.game import SomeGame
from rules.table import Action

CALLS = [app_commands.Choice(name=local(text_keys.SUIT.key(suit)), value=suit) for suit in range(len(SUIT_NAMES))]


class PlayCog(commands.Cog):
    """The commands of play."""

    def __init__(self, services: Services, sessions: Sessions) -> None:
        self.sessions, self.typed = sessions, Typed(services, sessions)
        self.access, self.matches, self.answers = services.access, services.matches, services.answers

    @app_commands.command(name="hand", description=local("cmd-hand"))
    @works_in_dms
    async def hand(self, interaction: discord.Interaction) -> None:
        """Show the person's own hand."""
        await (await self.sessions.for_command(interaction)).hand()

    @app_commands.command(name="play", description=local("cmd-play"))
    @works_in_dms
    @app_commands.describe(
        card=local("arg-card"),
        call=local("arg-call"),
        mau=local("arg-mau"),
    )
    @app_commands.choices(call=CALLS)
    async def play(
        self, interaction: discord.Interaction, card: CardsText, call: int | None = None, mau: bool = False
    ) -> None:
        """Lay a card, with the call and the declaration that belong to it, all in one command."""
        await self.typed.use(await self.sessions.for_command(interaction), card, "play", call=call, mau=mau)

    @app_commands.command(name="draw", description=local("cmd-draw"))
    @works_in_dms
    async def draw(self, interaction: discord.Interaction) -> None:
        """Draw a card, or the debt."""
        await (await self.sessions.for_command(interaction)).act([Action("draw")])

    @app_commands.command(name="pass", description=local("cmd-pass"))
    @works_in_dms
    async def pass_(self, interaction: discord.Interaction) -> None:
        """Pass."""
        await (await self.sessions.for_command(interaction)).act([Action("pass")])

    @app_commands.command(name="mau", description=local("cmd-mau"))
    @works_in_dms
    @app_commands.describe(words=local("arg-words"))
    async def mau(self, interaction: discord.Interaction, words: ChoiceText = "") -> None:
        """Declare Mau-Mau, or knock under silence."""
        session = await self.sessions.for_command(interaction)
        await session.declare(_resolve_declaration(session, words))

    @mau.autocomplete("words")
    async def own_words(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer what is said with the last cards at this table."""
        table = await self._find_table(interaction)
        if table is None:
            return []
        return choices(((label, label) for label, _ in words_offered(table, reader_of(interaction))), typed)

    @app_commands.command(name="accuse", description=local("cmd-accuse"))
    @works_in_dms
    @app_commands.describe(player=local("arg-player"))
    async def accuse(self, interaction: discord.Interaction, player: ChoiceText) -> None:
        """Accuse a player of not having declared Mau-Mau."""
        session = await self.sessions.for_command(interaction)
        await session.accuse(parse_seat(session.table, player))

    @app_commands.command(name="jump", description=local("cmd-jump"))
    @works_in_dms
    @app_commands.describe(card=local("arg-card"))
    async def jump(self, interaction: discord.Interaction, card: CardsText = "") -> None:
        """Jump in with the twin of the top."""
        session = await self.sessions.for_command(interaction)
        if card:
            await self.typed.use(session, card, "jump")
        else:
            await session.act([jump(session.table)])

    @app_commands.command(name="arm", description=local("cmd-arm"))
    @works_in_dms
    @app_commands.describe(card=local("arg-card"), when=local("arg-when"))
    async def arm(self, interaction: discord.Interaction, card: CardsText = "", when: ChoiceText = "") -> None:
        """Play a card ahead; without a card, show what was said ahead."""
        session = await self.sessions.for_command(interaction)
        if card:
            how = chosen_value(ways_ahead(session.table, session.reader), when) if when else ""
            await self.typed.use(session, card, "arm", how=how)
        else:
            await session.plan_moves()

    @arm.autocomplete("when")
    async def ways(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer when a card can be played ahead."""
        table = await self._find_table(interaction)
        if table is None:
            return []
        return choices(((label, label) for label, _ in ways_ahead(table, reader_of(interaction))), typed)

    @app_commands.command(name="show", description=local("cmd-show"))
    @works_in_dms
    @app_commands.describe(card=local("arg-card"))
    async def show(self, interaction: discord.Interaction, card: CardsText) -> None:
        """Show a card to the table, in games where that costs something."""
        session = await self.sessions.for_command(interaction)
        if "show" not in session.table.game.interrupts:
            raise Refused("no-showing")
        await self.typed.use(session, card, "show")

    @app_commands.command(name="complain", description=local("cmd-complain"))
    @works_in_dms
    @app_commands.describe(player=local("arg-player"), rule=local("arg-rule"))
    async def complain(self, interaction: discord.Interaction, player: ChoiceText, rule: ChoiceText = "") -> None:
        """Put a charge to the vote, about something that the bot cannot see."""
        table = await self.access.resolve_for_play(interaction)
        if not table.game.charges:
            raise Refused("no-charges")
        offered = _votes_on(table.game.charges, text_keys.charge, reader_of(interaction))
        about = chosen_value(offered, rule) if rule else offered[0][1]
        charge = Action("charge", seat=parse_seat(table, player), text=about)
        await self.matches.act(table.id, interaction.user.id, [charge], message=interaction.id)
        await self.answers.say(interaction, "vote-asked")

    @app_commands.command(name="propose", description=local("cmd-propose"))
    @works_in_dms
    @app_commands.describe(what=local("arg-proposal"))
    async def propose(self, interaction: discord.Interaction, what: ChoiceText) -> None:
        """Put a proposal to the vote, about something that the rules leave to the table."""
        table = await self.access.resolve_for_play(interaction)
        if not table.game.proposals:
            raise Refused("no-proposals")
        offered = _votes_on(table.game.proposals, text_keys.PROPOSAL.key, reader_of(interaction))
        proposal = Action("propose", text=chosen_value(offered, what))
        await self.matches.act(table.id, interaction.user.id, [proposal], message=interaction.id)
        await self.answers.say(interaction, "vote-asked")

    @play.autocomplete("card")
    @arm.autocomplete("card")
    @show.autocomplete("card")
    async def own_cards(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer cards of the person's hand, after those already named. Cards that may be laid come first."""
        try:
            table = await self.access.resolve_for_play(interaction)
            seen = table.own_view(table.held_seat(interaction.user.id), self.matches.tables.now())
        except Refused:
            return []
        reader = reader_of(interaction)
        before, found = split_typed_cards(typed, reader.locale, seen.hand)
        playable = {card for move in seen.moves if move.verb == "play" for card in move.cards}
        return choices(
            (f"{before} {card_name(reader.locale, card)}".strip(), f"{before} {unmistakable(card)}".strip())
            for card in sorted(found, key=lambda card: (card not in playable, card))
        )

    @accuse.autocomplete("player")
    @complain.autocomplete("player")
    async def players(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the other players of the table."""
        table = await self._find_table(interaction)
        if table is None:
            return []
        others = [
            name for seat, name in enumerate(plain_names(table)) if table.players[seat].person != interaction.user.id
        ]
        return choices(((name, name) for name in others), typed)

    @propose.autocomplete("what")
    async def proposals(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer what may be proposed at this table."""
        return await self._votes(interaction, typed, text_keys.PROPOSAL.key, lambda game: game.proposals)

    @complain.autocomplete("rule")
    async def charges(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the charges that may be put to the vote at this table."""
        return await self._votes(interaction, typed, text_keys.charge, lambda game: game.charges)

    async def _find_table(self, interaction: discord.Interaction) -> Table | None:
        """Return the table that a command means while it is being typed; None if there is none."""
        try:
            return await self.access.resolve_for_play(interaction)
        except Refused:
            return None

    async def _votes(
        self,
        interaction: discord.Interaction,
        typed: str,
        key: Callable[[str], str],
        voted: Callable[[SomeGame], Iterable[str]],
    ) -> list[app_commands.Choice[str]]:
        """Offer what the game of this table has of a kind of votes."""
        table = await self._find_table(interaction)
        if table is None:
            return []
        return choices(_votes_on(voted(table.game), key, reader_of(interaction)), typed)


def _resolve_declaration(session: Session, words: str) -> str:
    """Give the words of the action that somebody means who has typed these, or none. Raises ``Refused`` with those that
    the game has.
    """
    offered = words_offered(session.table, session.reader)
    if not words or not offered:
        return words_due(session)
    heard = find_declaration(session.table, hear(words))
    return heard.text if heard is not None else chosen_value(offered, words)


def _votes_on(rules: Iterable[str], key: Callable[[str], str], reader: Person) -> list[tuple[str, str]]:
    """Name what may be put to the vote: a sentence and the id of its rule. ``key`` gives the text of a rule."""
    return [(reader.text(key(rule))[:CHOICE_CHARACTERS], rule) for rule in rules]
