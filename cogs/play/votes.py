"""What is done at a table beside cards: proposals and charges that are put to the vote, and a card that is shown. They
are subcommands of ``/table``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import discord
from discord import app_commands

from bot.discord.router import CHOICE_CHARACTERS, CardsText, ChoiceText, choices, chosen_value, parse_seat
from bot.people.preferences import reader_of
from bot.screens.page import plain_names
from bot.services import Services
from bot.tables.table import Refused, Table
from bot.words import text_keys
from bot.words.texts import Person, local
from cogs.play.reading import split_typed_cards, with_card
from cogs.play.session import Sessions
from cogs.play.typed import Typed
from rules.game import SomeGame
from rules.table import Action


class VoteCommands:
    """Proposals, charges, and a card that is shown: what a table judges, or sees."""

    def __init__(self, services: Services, sessions: Sessions, typed: Typed) -> None:
        self.sessions, self.typed = sessions, typed
        self.access, self.matches, self.answers = services.access, services.matches, services.answers

    def make_commands(self) -> list[app_commands.Command[Any, ..., None]]:
        """Make the commands, for the group of ``/table``."""
        return [
            app_commands.Command(name="propose", description=local("cmd-table-propose"), callback=self.propose),
            app_commands.Command(name="complain", description=local("cmd-table-complain"), callback=self.complain),
            app_commands.Command(name="card", description=local("cmd-table-card"), callback=self.show),
        ]

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

    async def offer_cards(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer cards of the person's hand, after those already named."""
        try:
            table = await self.access.resolve_for_play(interaction)
            seen = table.own_view(table.held_seat(interaction.user.id), self.matches.tables.now())
        except Refused:
            return []
        reader = reader_of(interaction)
        before, found = split_typed_cards(typed, reader.locale, seen.hand)
        return choices(with_card(before, card, reader.locale) for card in sorted(found))

    async def offer_players(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the other players of the table."""
        table = await self._find_table(interaction)
        if table is None:
            return []
        others = [
            name for seat, name in enumerate(plain_names(table)) if table.players[seat].person != interaction.user.id
        ]
        return choices(((name, name) for name in others), typed)

    async def offer_proposals(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer what may be proposed at this table."""
        return await self._votes(interaction, typed, text_keys.PROPOSAL.key, lambda game: game.proposals)

    async def offer_charges(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the charges that may be put to the vote at this table."""
        return await self._votes(interaction, typed, text_keys.charge, lambda game: game.charges)

    @app_commands.describe(card=local("arg-card"))
    @app_commands.autocomplete(card=offer_cards)  # type: ignore[type-var]  # methods of its object, not of a cog
    async def show(self, interaction: discord.Interaction, card: CardsText) -> None:
        """Show a card to the table, in games where that costs something."""
        session = await self.sessions.for_command(interaction)
        if "show" not in session.table.game.interrupts:
            raise Refused("no-showing")
        await self.typed.use(session, card, "show")

    @app_commands.describe(player=local("arg-player"), rule=local("arg-rule"))
    @app_commands.autocomplete(player=offer_players, rule=offer_charges)  # type: ignore[type-var]  # methods of its object, not of a cog
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

    @app_commands.describe(what=local("arg-proposal"))
    @app_commands.autocomplete(what=offer_proposals)  # type: ignore[type-var]  # methods of its object, not of a cog
    async def propose(self, interaction: discord.Interaction, what: ChoiceText) -> None:
        """Put a proposal to the vote, about something that the rules leave to the table."""
        table = await self.access.resolve_for_play(interaction)
        if not table.game.proposals:
            raise Refused("no-proposals")
        offered = _votes_on(table.game.proposals, text_keys.PROPOSAL.key, reader_of(interaction))
        proposal = Action("propose", text=chosen_value(offered, what))
        await self.matches.act(table.id, interaction.user.id, [proposal], message=interaction.id)
        await self.answers.say(interaction, "vote-asked")


def _votes_on(rules: Iterable[str], key: Callable[[str], str], reader: Person) -> list[tuple[str, str]]:
    """Name what may be put to the vote: a sentence and the id of its rule. ``key`` gives the text of a rule."""
    return [(reader.text(key(rule))[:CHOICE_CHARACTERS], rule) for rule in rules]
