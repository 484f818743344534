"""Playing: the hand, its buttons, the table's buttons, and the same from the keyboard."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot import texts
from bot.app import MauMauBot
from bot.prompts import ANYTIME, chosen_move, pressed_move, select
from bot.renderers import ASIDE, declarations, meaning_view, plain_names
from bot.router import Press, values
from bot.tables import Outcome, Refused, Table
from bot.texts import local
from rules.cards import NAMES, SUIT_NAMES, parse
from rules.climbing.events import Played
from rules.shedding.events import Accused, Drew, DrewHidden, Knocked, Laid, Misplayed
from rules.table import Action, Event

WORDS = [app_commands.Choice(name=words, value=words) for words in ("last card", "mau mau")]
CALLS = [app_commands.Choice(name=local(f"suit-{suit}"), value=suit) for suit in range(len(SUIT_NAMES))]


class PlayCog(commands.Cog):
    """What people do with their cards."""

    def __init__(self, bot: MauMauBot) -> None:
        self.bot = bot
        for op in ("hand", "draw", "pass", "mau", "accuse", "accused", "jump", "laugh", "deal", "back", "vote"):
            bot.router.add(op, getattr(self, f"press_{op}"))
        for op in ("move", "card", "arm", "aside", "ask"):
            bot.router.add(op, getattr(self, f"press_{op}"))

    # buttons of the table

    async def press_hand(self, interaction: discord.Interaction, press: Press) -> None:
        """*My hand*."""
        await self._hand(interaction, await self.bot.tables.get(press.table))

    async def press_draw(self, interaction: discord.Interaction, press: Press) -> None:
        """*Draw*."""
        await self._act(interaction, press.table, [Action("draw")], prompt=press.prompt)

    async def press_pass(self, interaction: discord.Interaction, press: Press) -> None:
        """*Pass*."""
        await self._act(interaction, press.table, [Action("pass")], prompt=press.prompt)

    async def press_mau(self, interaction: discord.Interaction, press: Press) -> None:
        """*Mau-Mau!*, or a knock under silence."""
        await self._declare(interaction, await self.bot.tables.get(press.table), press.argument)

    async def press_accuse(self, interaction: discord.Interaction, press: Press) -> None:
        """*Accuse*: whom?"""
        await self._whom(interaction, press, "accused", "accuse-title", "pick-accused")

    async def press_ask(self, interaction: discord.Interaction, press: Press) -> None:
        """*How many cards?*: whom to ask, or whoever was chosen to be asked (IME-7)."""
        if not press.argument:
            await self._whom(interaction, press, "ask", "ask-title", "pick-asked")
            return
        choice = values(interaction)[0]
        action = Action("ask", seat=int(choice) if choice.isdigit() else -1)
        outcome = await self.bot.matches.act(press.table, interaction.user.id, [action])
        who = plain_names(outcome.table)[action.seat]
        await self._answered(interaction, texts.text(interaction.locale.value, "asked", who=who))

    async def _whom(self, interaction: discord.Interaction, press: Press, op: str, title: str, pick: str) -> None:
        """Have somebody else at the table chosen."""
        table = await self.bot.tables.get(press.table)
        seat = table.seat_of(interaction.user.id)
        if seat is None or table.state is None:
            raise Refused("not-seated")
        names = plain_names(table)
        options = [
            discord.SelectOption(label=names[other][:100], value=str(other))
            for other in table.state.order
            if other != seat
        ]
        if not options:
            raise Refused("bad-value")
        locale = interaction.locale.value
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.TextDisplay(texts.text(locale, title)))
        view.add_item(select(Press(op, table.id, argument="seat"), texts.text(locale, pick), options))
        view.stop()
        await interaction.response.send_message(view=view, ephemeral=True)

    async def press_aside(self, interaction: discord.Interaction, press: Press) -> None:
        """What may be done beside the turn and needs no choice: eating, telling one's count …"""
        if press.argument not in ASIDE:
            raise Refused("moved-on")
        await self._act(interaction, press.table, [Action(press.argument)])

    async def press_accused(self, interaction: discord.Interaction, press: Press) -> None:
        """Somebody was chosen to be accused."""
        choice = values(interaction)[0]
        await self._accuse(interaction, press.table, int(choice) if choice.isdigit() else -1)

    async def press_jump(self, interaction: discord.Interaction, press: Press) -> None:
        """*Jump in*: with the card that lies on top, for no other can be laid so."""
        table = await self.bot.tables.get(press.table)
        await self._act(interaction, press.table, [_jump(table)])

    async def press_laugh(self, interaction: discord.Interaction, press: Press) -> None:
        """Laughing is allowed."""
        table = await self.bot.tables.get(press.table)
        if table.seat_of(interaction.user.id) is None:
            raise Refused("not-seated")
        await interaction.response.send_message(f"😂 {interaction.user.mention}", silent=True)

    async def press_deal(self, interaction: discord.Interaction, press: Press) -> None:
        """*Next round*."""
        await self.bot.matches.deal(press.table, interaction.user.id)
        await interaction.response.defer()

    async def press_back(self, interaction: discord.Interaction, press: Press) -> None:
        """*I am back*."""
        await self._act(interaction, press.table, [Action("back")])

    async def press_vote(self, interaction: discord.Interaction, press: Press) -> None:
        """A vote on a complaint."""
        number = 1 if press.argument == "1" else 0
        await self.bot.matches.act(press.table, interaction.user.id, [Action("vote", number=number)])
        await self.bot.say(interaction, "vote-cast")

    # the hand

    async def press_move(self, interaction: discord.Interaction, press: Press) -> None:
        """A button of the hand: one of the moves that were offered."""
        table = await self.bot.tables.get(press.table)
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            raise Refused("not-seated")
        seen = table.view(seat)
        if seen.anytime and press.prompt == ANYTIME:
            move = pressed_move(press.argument, seen.offered)
        else:
            move = pressed_move(press.argument, seen.moves) if press.prompt == table.prompt else None
        if move is None:
            raise Refused("moved-on")
        await self._act(interaction, press.table, [move], prompt=press.prompt)

    async def press_card(self, interaction: discord.Interaction, press: Press) -> None:
        """A select of the hand: cards or a player, and what to do with them."""
        move = chosen_move(values(interaction))
        if move is None:
            raise Refused("moved-on")
        await self._play(interaction, await self.bot.tables.get(press.table), move, prompt=press.prompt)

    async def press_arm(self, interaction: discord.Interaction, press: Press) -> None:
        """*Jump in if I can, with …*."""
        moves = [chosen_move([value]) for value in values(interaction)]
        await self._arm(interaction, press.table, [move.cards[0] for move in moves if move and move.cards])

    # commands

    @app_commands.command(name="hand", description=local("cmd-hand"))
    async def hand(self, interaction: discord.Interaction) -> None:
        """One's own hand."""
        await self._hand(interaction, await self.bot.table_here(interaction))

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
            await self._act(interaction, table.id, [action, *others])
        else:
            await self._play(interaction, table, action)

    @app_commands.command(name="draw", description=local("cmd-draw"))
    async def draw(self, interaction: discord.Interaction) -> None:
        """Draw a card, or the debt."""
        await self._act(interaction, (await self.bot.table_here(interaction)).id, [Action("draw")])

    @app_commands.command(name="pass", description=local("cmd-pass"))
    async def pass_(self, interaction: discord.Interaction) -> None:
        """Pass."""
        await self._act(interaction, (await self.bot.table_here(interaction)).id, [Action("pass")])

    @app_commands.command(name="mau", description=local("cmd-mau"))
    @app_commands.describe(words=local("arg-words"))
    @app_commands.choices(words=WORDS)
    async def mau(self, interaction: discord.Interaction, words: str = "") -> None:
        """Say Mau-Mau, or knock under silence."""
        table = await self.bot.table_here(interaction)
        await self._declare(interaction, table, words or _only_words(table))

    @app_commands.command(name="accuse", description=local("cmd-accuse"))
    @app_commands.describe(player=local("arg-player"))
    async def accuse(self, interaction: discord.Interaction, player: str) -> None:
        """Say that somebody did not say Mau-Mau."""
        table = await self.bot.table_here(interaction)
        await self._accuse(interaction, table.id, _seat_named(table, player))

    @app_commands.command(name="jump", description=local("cmd-jump"))
    @app_commands.describe(card=local("arg-card"))
    async def jump(self, interaction: discord.Interaction, card: str = "") -> None:
        """Jump in with the twin of the top."""
        table = await self.bot.table_here(interaction)
        await self._act(interaction, table.id, [Action("jump", (_card(card),)) if card else _jump(table)])

    @app_commands.command(name="arm", description=local("cmd-arm"))
    @app_commands.describe(card=local("arg-card"))
    async def arm(self, interaction: discord.Interaction, card: str = "") -> None:
        """Jump in with a card as soon as it can be done; without a card, disarm."""
        table = await self.bot.table_here(interaction)
        await self._arm(interaction, table.id, [_card(card)] if card else [])

    @app_commands.command(name="show", description=local("cmd-show"))
    @app_commands.describe(card=local("arg-card"))
    async def show(self, interaction: discord.Interaction, card: str) -> None:
        """Show a card to the table, where the game has a price for it."""
        table = await self.bot.table_here(interaction)
        if "show" not in table.game.interrupts:
            raise Refused("no-showing")
        await self._act(interaction, table.id, [Action("show", (_card(card),))])

    @app_commands.command(name="complain", description=local("cmd-complain"))
    @app_commands.describe(player=local("arg-player"), rule=local("arg-rule"))
    async def complain(self, interaction: discord.Interaction, player: str, rule: str = "") -> None:
        """Put what no program can see to the table's vote."""
        table = await self.bot.table_here(interaction)
        if not table.game.charges:
            raise Refused("no-charges")
        rule = rule or next(iter(table.game.charges))
        charge = Action("charge", seat=_seat_named(table, player), text=rule)
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
        return [
            app_commands.Choice(name=f"{named} {plain.text(card)}".strip(), value=f"{named} {NAMES[card]}".strip())
            for card in sorted(set(left), key=lambda card: (card not in playable, card))
            if begun.lower() in (NAMES[card] + plain.text(card)).lower()
        ][:25]

    @accuse.autocomplete("player")
    @complain.autocomplete("player")
    async def players(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The others at the table."""
        try:
            table = await self.bot.table_here(interaction)
        except Refused:
            return []
        names = [
            name for seat, name in enumerate(plain_names(table)) if table.players[seat].person != interaction.user.id
        ]
        return [app_commands.Choice(name=name, value=name) for name in names if typed.lower() in name.lower()][:25]

    @propose.autocomplete("what")
    async def proposals(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """What may be proposed at this table."""
        try:
            table = await self.bot.table_here(interaction)
        except Refused:
            return []
        named = {rule: texts.text(interaction.locale.value, f"proposal-{rule}")[:100] for rule in table.game.proposals}
        return [
            app_commands.Choice(name=name, value=rule) for rule, name in named.items() if typed.lower() in name.lower()
        ]

    @complain.autocomplete("rule")
    async def charges(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """What may be put to the vote at this table."""
        try:
            table = await self.bot.table_here(interaction)
        except Refused:
            return []
        named = {rule: texts.text(interaction.locale.value, f"charge-{rule}")[:100] for rule in table.game.charges}
        return [
            app_commands.Choice(name=name, value=rule) for rule, name in named.items() if typed.lower() in name.lower()
        ]

    # within

    async def _hand(self, interaction: discord.Interaction, table: Table, note: str = "") -> None:
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            raise Refused("not-seated")
        if table.state is None:
            raise Refused("not-started")
        if table.dealing(self.bot.now()) and f"looked:{seat}" not in table.state.marks:
            table = (await self.bot.matches.act(table.id, interaction.user.id, [Action("look")])).table
            note = texts.text(interaction.locale.value, "hand-looked-early")
        await self.bot.show_hand(interaction, table, note)

    async def _act(
        self, interaction: discord.Interaction, number: int, actions: Sequence[Action], *, prompt: int | None = None
    ) -> None:
        """Do it, and answer with the hand as it is then."""
        interaction.extras["card"] = actions[0].cards[0] if actions[0].cards else None
        prompt = None if prompt == ANYTIME else prompt
        async with self.bot.answered_with_hand(interaction, number):
            outcome = await self.bot.matches.act(
                number, interaction.user.id, actions, prompt=prompt, message=interaction.id
            )
            await self._hand(interaction, outcome.table, self._note(interaction, outcome))

    async def _play(
        self, interaction: discord.Interaction, table: Table, move: Action, *, prompt: int | None = None
    ) -> None:
        """Lay the chosen cards; where they could be taken for several things, ask for which (ZSY-14)."""
        seat = table.seat_of(interaction.user.id)
        meant = [move]
        if table.state is not None and seat is not None and prompt in (None, ANYTIME, table.prompt):
            meant = table.game.meanings(table.state, seat, move)
        if seat is None or len(meant) == 1:
            await self._act(interaction, table.id, [move], prompt=prompt)
            return
        view = meaning_view(table, seat, meant, interaction.locale.value)
        if interaction.message is not None:  # the hand itself, which comes back with the answer
            await interaction.response.edit_message(view=view)
        else:
            await interaction.response.send_message(view=view, ephemeral=True)

    def _note(self, interaction: discord.Interaction, outcome: Outcome) -> str:
        """What the person has just done, in a few words of the person's own language."""
        locale = interaction.locale.value
        tried = interaction.extras.get("card")
        for event in outcome.events:
            if isinstance(event, Misplayed) and event.seat == outcome.seat:
                facts = self.bot.facts(outcome.table, event.seat, locale, tried) | {"rule": event.rule}
                why = texts.text(locale, f"why-{event.reason}", **facts)
                return texts.text(locale, "hand-misplayed" if event.fined else "hand-misplayed-again", why=why)
            if isinstance(event, Played) and event.seat == outcome.seat:
                laid = " ".join(self.bot.faces.text(card) for card in event.laid)
                return texts.text(locale, "hand-played", card=laid)
            if isinstance(event, Laid) and event.seat == outcome.seat:
                return texts.text(locale, "hand-played", card=self.bot.faces.text(event.card))
        drawn = [card for event in outcome.events for card in _drawn_by(event, outcome.seat)]
        if drawn:
            cards = " ".join(self.bot.faces.text(card) for card in drawn)
            return texts.text(locale, "hand-drew", cards=cards)
        return ""

    async def _declare(self, interaction: discord.Interaction, table: Table, words: str = "") -> None:
        silent = table.state is not None and "silent" in table.view().marks
        action = Action("knock") if silent else Action("declare", text=words)
        async with self.bot.answered_with_hand(interaction, table.id):
            outcome = await self.bot.matches.act(table.id, interaction.user.id, [action])
            knocked = any(isinstance(event, Knocked) for event in outcome.events)
            note = texts.text(interaction.locale.value, "hand-knocked" if knocked else "hand-declared")
            await self._hand(interaction, outcome.table, note)

    async def _accuse(self, interaction: discord.Interaction, number: int, seat: int) -> None:
        outcome = await self.bot.matches.act(number, interaction.user.id, [Action("accuse", seat=seat)])
        rightly = any(isinstance(event, Accused) and event.rightly for event in outcome.events)
        who = plain_names(outcome.table)[seat]
        written = texts.text(interaction.locale.value, "accused-right" if rightly else "accused-wrong", who=who)
        await self._answered(interaction, written)

    async def _answered(self, interaction: discord.Interaction, written: str) -> None:
        """Answer over the private question that was asked, or alone."""
        if interaction.message is not None:
            view = discord.ui.LayoutView(timeout=None)
            view.add_item(discord.ui.TextDisplay(written))
            view.stop()
            await interaction.response.edit_message(view=view)
        else:
            await self.bot.whisper(interaction, written)

    async def _arm(self, interaction: discord.Interaction, number: int, cards: Sequence[int]) -> None:
        async with self.bot.answered_with_hand(interaction, number):
            outcome = await self.bot.matches.arm(number, interaction.user.id, cards)
            locale = interaction.locale.value
            named = " ".join(self.bot.faces.text(card) for card in cards)
            note = texts.text(locale, "hand-armed", cards=named) if cards else texts.text(locale, "hand-disarmed")
            await self._hand(interaction, outcome.table, note)


def _drawn_by(event: Event, seat: int) -> tuple[int, ...]:
    return event.cards if isinstance(event, Drew | DrewHidden) and event.seat == seat else ()


def _jump(table: Table) -> Action:
    """Jumping in with the card that is followed: no other can be laid so."""
    if "jump" not in table.game.interrupts:
        raise Refused("no-jumping")
    return Action("jump", (table.view().base,))


def _card(typed: str) -> int:
    try:
        return parse(typed)
    except ValueError:
        raise Refused("bad-card", given=typed[:20]) from None


def _typed_move(table: Table, person: int, typed: str) -> Action:
    """What laying this card means: to lay it, or the other thing that this card alone may be used for."""
    named, _, words = typed.partition(" as ")
    cards = tuple(_card(word) for word in named.replace(",", " ").split()) or (_card(typed),)
    seat = table.seat_of(person)
    if seat is None:
        raise Refused("not-seated")
    moves = [move for move in table.view(seat).moves if move.cards == cards]
    ways = [move for move in moves if move.verb not in ("attack", "retaliate")]
    return ways[0] if len(ways) == 1 and not words else Action("play", cards, text=words.strip())


def _only_words(table: Table) -> str:
    """What is said with one card left, where a game has but one word for it."""
    words = declarations(table)
    return words[0].text if len(words) == 1 else ""


def _seat_named(table: Table, name: str) -> int:
    names = [known.lower() for known in plain_names(table)]
    if name.lower() not in names:
        raise Refused("bad-value")
    return names.index(name.lower())


async def setup(bot: MauMauBot) -> None:
    """Add the cog."""
    await bot.add_cog(PlayCog(bot))
