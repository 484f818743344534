"""Playing by buttons and selects: those of the table's message, and those of the hand."""

from __future__ import annotations

import discord
from discord.ext import commands
from discord.ui import TextDisplay

from bot.discord.access import seen_by_one
from bot.discord.context import context
from bot.discord.router import on_press, value, values
from bot.people.preferences import reader_of
from bot.screens.ahead import AheadAddPress, AheadPress
from bot.screens.components import GREY, DecisionPress, TablePress, framed_view, number, own_button, rows, select
from bot.screens.more import (
    CardsPress,
    ProposePress,
    StoryPress,
    cards_view,
    hand_more_view,
    proposals_view,
    story_view,
    table_more_view,
)
from bot.screens.page import (
    HAND_BESIDE,
    OUT_OF_TURN_BUTTONS,
    SHOWN_CARD_S,
    AsidePress,
    HandPress,
    LookPress,
    MauPress,
    MorePress,
    Page,
    SeePress,
    VotePress,
    declaration_words,
    plain_names,
)
from bot.screens.prompts import CardPress, DrawPress, MovePress, PassPress, chosen_move, make_round_argument
from bot.screens.shedding import AccusedPress, AccusePress, AskPress, JumpPress, LaughPress
from bot.screens.table import BackPress, DealPress, secret_view
from bot.services import Services
from bot.tables.table import Refused
from bot.words import text_keys
from cogs.play.ahead import (
    AheadChangePress,
    move_ahead,
    parse_choice_ahead,
    resolve_cards,
    with_added,
    with_changed,
    with_switched,
)
from cogs.play.screens import parse_round_argument, pressed_move
from cogs.play.session import Session, Sessions, jump
from rules.ahead import ONLY
from rules.shedding.declaring import Accuse
from rules.table import NOBODY, Action


class PlayButtonsCog(commands.Cog):
    """The buttons and selects of play."""

    def __init__(self, services: Services, sessions: Sessions) -> None:
        self.sessions, self.access, self.matches = sessions, services.access, services.matches
        self.answers, self.responder = services.answers, services.responder
        self.painter = services.painter

    # buttons of the table

    @on_press(HandPress)
    async def press_hand(self, interaction: discord.Interaction, press: HandPress) -> None:
        """*My hand*."""
        context(interaction).beside = press.argument == HAND_BESIDE
        await (await self.sessions.for_table(interaction, press.table)).hand()

    @on_press(MorePress)
    async def press_more(self, interaction: discord.Interaction, press: MorePress) -> None:
        """*More*: about the hand, on a message that only its person sees; otherwise about the table."""
        session = await self.sessions.for_table(interaction, press.table)
        table, person = session.table, interaction.user.id
        view = (
            table_more_view(Page(table, reader_of(interaction)), person)
            if press.argument
            else hand_more_view(session.page())
        )
        await self.answers.show(interaction, view)

    @on_press(StoryPress)
    async def press_story(self, interaction: discord.Interaction, press: StoryPress) -> None:
        """*The round so far*."""
        table = await self.access.get_table(interaction, press.table)
        seat = table.seat_of(interaction.user.id)
        page = Page(table, reader_of(interaction), NOBODY if seat is None else seat)
        await self.answers.show(interaction, story_view(page, table.recent, press.argument))

    @on_press(CardsPress)
    async def press_cards(self, interaction: discord.Interaction, press: CardsPress) -> None:
        """*What my cards do*."""
        session = await self.sessions.for_table(interaction, press.table)
        await self.answers.show(interaction, cards_view(session.page()))

    @on_press(ProposePress)
    async def press_propose(self, interaction: discord.Interaction, press: ProposePress) -> None:
        """*Propose …*: ask what, or put the choice to the vote."""
        session = await self.sessions.for_table(interaction, press.table)
        table, reader = session.table, reader_of(interaction)
        if values(interaction):
            await session.propose(value(interaction))
            return
        offered = [(reader.text(text_keys.PROPOSAL.key(one)), one) for one in table.game.proposals]
        await self.answers.show(interaction, proposals_view(Page(table, reader), offered, press.argument))

    @on_press(SeePress)
    async def press_see(self, interaction: discord.Interaction, press: SeePress) -> None:
        """*Look*: the table as it is now, on the hand."""
        await (await self.sessions.for_table(interaction, press.table)).look()

    @on_press(DrawPress)
    async def press_draw(self, interaction: discord.Interaction, press: DrawPress) -> None:
        """*Draw*."""
        await (await self._session(interaction, press)).act([Action("draw")], prompt=press.prompt)

    @on_press(PassPress)
    async def press_pass(self, interaction: discord.Interaction, press: PassPress) -> None:
        """*Pass*."""
        await (await self._session(interaction, press)).act([Action("pass")], prompt=press.prompt)

    @on_press(MauPress)
    async def press_mau(self, interaction: discord.Interaction, press: MauPress) -> None:
        """*Mau-Mau!*; under silence this is a knock."""
        await (await self.sessions.for_table(interaction, press.table)).declare(press.argument)

    @on_press(AccusePress)
    async def press_accuse(self, interaction: discord.Interaction, press: AccusePress) -> None:
        """*Accuse*: ask whom, or accuse the seat that the button names."""
        if press.argument:
            session = await self.sessions.for_table(interaction, press.table)
            await session.accuse(number(parse_round_argument(session.table, press.argument)))
            return
        await self._whom(interaction, press.table, AccusedPress, "accuse-title", "pick-accused")

    @on_press(AskPress)
    async def press_ask(self, interaction: discord.Interaction, press: AskPress) -> None:
        """*How many cards?*: ask whom, or ask the seat that was chosen (IME-7)."""
        if not press.argument:
            await self._whom(interaction, press.table, AskPress, "ask-title", "pick-asked")
            return
        session = await self.sessions.for_table(interaction, press.table)
        parse_round_argument(session.table, press.argument)
        await session.ask(number(value(interaction)))

    async def _whom(
        self, interaction: discord.Interaction, at: int, asks: type[TablePress], title: str, pick: str
    ) -> None:
        """Have the person choose another player of the table, in this round."""
        table = await self.access.get_table(interaction, at)
        seat, state = table.held_seat(interaction.user.id), table.begun_state()
        names = plain_names(table)
        options = [
            discord.SelectOption(label=names[other][:100], value=str(other)) for other in state.order if other != seat
        ]
        if not options:
            raise Refused("bad-value")
        reader = reader_of(interaction)
        which = select(asks(table.id, make_round_argument(table, "seat")), reader.text(pick), options)
        accuse = table.game.interrupts.get("accuse")
        penalty, cost = (accuse.penalty, accuse.false_penalty) if isinstance(accuse, Accuse) else (0, 0)
        told = reader.text(title, words=declaration_words(table.game, reader), penalty=penalty, cost=cost)
        back = rows(own_button(reader, HandPress(table.id))) if seen_by_one(interaction.message) else []
        await self.answers.show(interaction, framed_view(GREY, [TextDisplay(told), which, *back]))

    @on_press(AsidePress)
    async def press_aside(self, interaction: discord.Interaction, press: AsidePress) -> None:
        """An action out of turn that needs no choice: eating, telling how many cards one has …"""
        if press.argument not in OUT_OF_TURN_BUTTONS:
            raise Refused("moved-on")
        await (await self.sessions.for_table(interaction, press.table)).act([Action(press.argument)])

    @on_press(AccusedPress)
    async def press_accused(self, interaction: discord.Interaction, press: AccusedPress) -> None:
        """Somebody was chosen to be accused."""
        session = await self.sessions.for_table(interaction, press.table)
        parse_round_argument(session.table, press.argument)
        await session.accuse(number(value(interaction)))

    @on_press(JumpPress)
    async def press_jump(self, interaction: discord.Interaction, press: JumpPress) -> None:
        """*Jump in* with the card to follow: no other card may jump in."""
        session = await self.sessions.for_table(interaction, press.table)
        await session.act([jump(session.table)])

    @on_press(LookPress)
    async def press_look(self, interaction: discord.Interaction, press: LookPress) -> None:
        """*Secret card*: show it to this person alone for a while, once a round."""
        card = await self.matches.look(press.table, interaction.user.id)
        view = secret_view(card, reader_of(interaction))
        await self.responder.reply_for(interaction, view, SHOWN_CARD_S)

    @on_press(LaughPress)
    async def press_laugh(self, interaction: discord.Interaction, press: LaughPress) -> None:
        """*Laugh*: it is allowed, and stands at the table."""
        table = await self.access.get_table(interaction, press.table)
        seat = table.held_seat(interaction.user.id)
        if not table.game.alone:
            self.painter.laugh(table, seat)
        await self.responder.ack(interaction)

    @on_press(DealPress)
    async def press_deal(self, interaction: discord.Interaction, press: DealPress) -> None:
        """*Next round*."""
        await self.matches.deal(press.table, interaction.user.id, interaction.id)
        await self.responder.ack(interaction)

    @on_press(BackPress)
    async def press_back(self, interaction: discord.Interaction, press: BackPress) -> None:
        """*I am back*."""
        await (await self.sessions.for_table(interaction, press.table)).act([Action("back")])

    @on_press(VotePress)
    async def press_vote(self, interaction: discord.Interaction, press: VotePress) -> None:
        """A vote on a charge or proposal."""
        await (await self.sessions.for_table(interaction, press.table)).vote(press.yes, press.opened)

    # the hand

    @on_press(MovePress)
    async def press_move(self, interaction: discord.Interaction, press: MovePress) -> None:
        """A button of the hand: one of the offered moves."""
        session = await self.sessions.for_table(interaction, press.table)
        table = session.table
        if table.closed is not None:
            raise Refused("table-closed")
        seen = session.own_view()
        if seen.anytime and press.prompt is None:
            move = pressed_move(parse_round_argument(table, press.argument), seen.offered)
        else:
            move = pressed_move(press.argument, seen.moves) if press.prompt == table.prompt else None
        if move is None:
            raise Refused("moved-on")
        await session.act([move], prompt=press.prompt)

    @on_press(CardPress)
    async def press_card(self, interaction: discord.Interaction, press: CardPress) -> None:
        """A select of the hand: cards or a player, and what to do with them."""
        move = chosen_move(values(interaction))
        if move is None:
            raise Refused("moved-on")
        await (await self._session(interaction, press)).play(move, prompt=press.prompt)

    async def _session(self, interaction: discord.Interaction, press: DecisionPress) -> Session:
        """Give the session of what a hand offers: for its decision, or at any time in its round."""
        session = await self.sessions.for_table(interaction, press.table)
        if press.prompt is None:
            parse_round_argument(session.table, press.argument)
        return session

    # moves ahead

    @on_press(AheadPress)
    async def press_ahead(self, interaction: discord.Interaction, press: AheadPress) -> None:
        """*Plan ahead*: what was said; with cards chosen, when they are to be played."""
        verb, cards = parse_choice_ahead(values(interaction))
        session = await self.sessions.for_table(interaction, press.table)
        parse_round_argument(session.table, press.argument)
        if verb:
            await session.plan(lambda ahead: with_added(ahead, move_ahead(verb, ())))
        else:
            await session.plan_moves(cards)

    @on_press(AheadAddPress)
    async def press_add_ahead(self, interaction: discord.Interaction, press: AheadAddPress) -> None:
        """When the chosen cards are to be played; or what is to be done without cards."""
        session = await self.sessions.for_table(interaction, press.table)
        how, _, places = parse_round_argument(session.table, press.argument).partition(".")
        one = move_ahead(how, resolve_cards(places, session.own_view().hand), values(interaction))
        change = with_switched if how == ONLY else with_added
        await session.plan(lambda ahead: change(ahead, one))

    @on_press(AheadChangePress)
    async def press_change_ahead(self, interaction: discord.Interaction, press: AheadChangePress) -> None:
        """A move ahead is taken back, put first, or gets an answer along."""
        session = await self.sessions.for_table(interaction, press.table)
        what, _, seen = parse_round_argument(session.table, press.argument).partition(".")
        chosen, seats = values(interaction), len(session.table.players)
        await session.plan(lambda ahead: with_changed(ahead, what, chosen, seats), seen)
