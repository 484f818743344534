"""Sends hands in direct messages: to whom, and when."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from zlib import crc32

import discord
from discord.ui import LayoutView

from bot.discord.access import TRUSTED_TO_MOVE_S
from bot.discord.context import ANSWER_EDITED_S
from bot.discord.live import LIVE_S, LiveHand, LiveHands, TableSeat
from bot.discord.painting import EVERYBODY, Paintings, is_among
from bot.discord.public import Materials
from bot.discord.sender import PASSING, TOO_OLD, Picture, is_permanent, nonce
from bot.drawing.cards import large_hand
from bot.people.preferences import BY_DM, BY_MENTION
from bot.screens.components import notice_view
from bot.screens.games import board, game_name
from bot.screens.hand import (
    HAND_PICTURE,
    NO_NOTE,
    Note,
    Recap,
    closed_hand_view,
    hand_title,
    hand_view,
    is_long,
    plain_hand_view,
)
from bot.screens.page import Page, table_link
from bot.screens.prompts import stamp
from bot.screens.result import After
from bot.screens.table import makes_rule
from bot.store.database import Row
from bot.store.faults import StoreAway
from bot.tables.notes import NEVER, PostedHand
from bot.tables.peers import ShownHand
from bot.tables.schedule import RULE, steps_ahead
from bot.tables.table import Refused, Stage, Table
from bot.words.texts import Person
from rules.match import AWAY, OVER, PLAYING, WAITING, Match, from_seat
from rules.shedding.declaring import ANNOUNCING as ANNOUNCING_VERBS
from rules.shedding.state import MauMauState
from rules.table import NOBODY

log = logging.getLogger(__name__)


EDITED_WITHIN_S = 120.0
"""A hand message younger than this is edited instead of sent again, in seconds."""
PICTURE_LIMIT_S = 0.7
"""Time limit for drawing a picture of a hand, in seconds. After it the picture is left out, because a person waits."""
BEING_AWAY, PAUSED, VOTING, ANNOUNCING, REPLYING = "away", "pause", "vote", "announce", "reply"
"""Stand in the place of the phase that a hand shows while its person is away, is asked during a pause, may vote, has a
last card to announce, or was asked something out of turn.
"""
BESIDE = {BEING_AWAY, PAUSED, VOTING, ANNOUNCING, REPLYING}
CLOSED_TRIED_EVERY_S, NEVER_TRIED = 60.0, float("-inf")
"""Closed direct messages are tried again at most this often, in seconds."""
ENDED_PHASES = (WAITING, OVER)
"""The phases of a match in which a hand shows a result."""
CLOSING_LIMIT_S = 2.0
"""How long it is tried to close private hands when the bot stops, in seconds."""


class HandPainter:
    """Sends hands to the people who hold them."""

    def __init__(self, given: Materials, paintings: Paintings) -> None:
        self.paintings = paintings
        self.sender, self.tables, self.people = given.sender, given.tables, given.people
        self.membership, self.preferences, self.absences = given.membership, given.preferences, given.absences
        self.hints, self.drawing = given.hints, given.drawing
        self.result_lines, self.result_buttons = given.result_lines, given.result_buttons
        self.messages = given.messages
        self.live = LiveHands(given.sender)
        self._closed: dict[int, float] = {}
        """When it was last tried to write to people who take no direct messages."""
        self._retried: set[TableSeat] = set()
        """To whom a direct message is sent although they look at a private hand: it may arrive again."""
        self._corrected: set[TableSeat] = set()
        """Seats one of whose hands is no longer true."""
        self._closed_live: set[TableSeat] = set()
        """Seats whose private hand has just closed itself: who is still asked is written to anew."""

    @contextmanager
    def answering(self, number: int, seat: int | None) -> Iterator[None]:
        """While a press of a seat is answered with its hand, do not paint that hand here."""
        mark, painting = NOBODY if seat is None else seat, self.paintings.for_table(number)
        painting.answering.add(mark)
        try:
            yield
        finally:
            painting.answering.discard(mark)
            self.paintings.release(number)

    def has_reply_in_flight(self, number: int) -> bool:
        """Whether an answer that is under way is about a hand of this table."""
        return number in self.paintings and bool(self.paintings[number].answering)

    def renew(self, number: int, seats: Iterable[int] | None = None) -> None:
        """Mark the hands of these seats (None: all) as out of date, because an answer did not arrive."""
        self.paintings.for_table(number).stale |= {*((EVERYBODY,) if seats is None else seats)}

    def take(self, number: int) -> tuple[list[int], list[ShownHand]]:
        """Return the seats of a table of another process whose hands are out of date, and which hands were shown in
        answers. That process sees to them from now on.
        """
        painting = self.paintings.for_table(number)
        stale, shown = [*painting.stale], painting.shown_for_others
        painting.stale, painting.shown_for_others = set(), []
        return stale, shown

    def give_back(self, number: int, stale: Sequence[int], shown: Sequence[ShownHand]) -> None:
        """Keep what was taken for another process, which has not heard of it."""
        self.renew(number, stale)
        painting = self.paintings.for_table(number)
        painting.shown_for_others = [*shown, *painting.shown_for_others]

    async def renew_result(self, number: int, which: int) -> bool:
        """Have something new said below the result of a round. Gives whether hands that show it are to be painted."""
        table = await self.tables.get(number)
        shown = table.state is not None and table.state.phase != PLAYING and table.state.round == which
        if shown:
            self.renew(number)
        return shown

    async def paint(self, number: int, whose: Collection[int]) -> int:
        """Send the hands that are due, of these seats, or of ``EVERYBODY``. If one fails, the others are sent all the
        same. What a message has to do with other seats than these waits for its own time.

        Gives the version of the table that they show; 0 if one of them was left to an answer that is under way.
        """
        table = await self.tables.get(number)
        if table.game.alone:
            return table.version
        painting = self.paintings.for_table(number)
        everybody = EVERYBODY in whose
        if everybody and EVERYBODY in painting.stale:
            painting.stale |= {*table.posted.hands}
            painting.stale.discard(EVERYBODY)
        due = [seat for seat in self._list_due(table) if is_among(seat, whose)]
        ours = [seat for seat in due if seat not in painting.answering]
        left = [seat for seat, player in enumerate(table.players) if player.gone and everybody]
        painting.stale.difference_update(left)  # their last hand is retired
        if table.closed is not None and everybody:
            painting.stale.intersection_update(due)
        sent = await asyncio.gather(
            *([self._tell_next(table)] if everybody else []),
            *(self._send_due(table, seat) for seat in ours),
            *(self._retire(table, seat) for seat in left),
            return_exceptions=True,
        )
        faults = [fault for fault in sent if fault is not None]
        if faults:
            raise min(faults, key=_fault_order)
        waits = painting.owed or (not everybody and (painting.answering or painting.expected))
        return table.version if ours == due and not waits else 0

    async def _tell_next(self, table: Table) -> None:
        """Tell the person whose turn is the next one, if they want to know: once a turn. It is no hand, and not tried
        again. While a computer player is asked, the turn itself comes in a moment.
        """
        state, asked = table.state, table.awaited
        if state is None or table.stage is not Stage.PLAYING or table.ends_at is not None:
            return
        if len(asked) != 1 or asked[0] not in state.order:
            return
        told = table.posted.told_next
        # who has no cards left may still be in the round
        seat = next((one for one in from_seat(state, asked[0]) if state.hands[one]), NOBODY)
        if seat == NOBODY or self.tables.now() < table.dealing_until:
            return
        person = table.players[seat].person
        if person is None or seat == asked[0] or not table.computers.isdisjoint((seat, asked[0])):
            return
        if told.get(seat) == table.prompt or state.stack[-1].kind != "turn":
            return
        try:
            if not await self._hears_that_they_are_next(table, person):
                return
            told[seat] = table.prompt
            game = game_name(table, await self.preferences.reader(person))
            await self.messages.notify(person, "next-is-you", game=game, number=table.id, link=table_link(table))
        except PASSING as fault:
            log.info("somebody was not told that they are next: %s", fault)

    async def _hears_that_they_are_next(self, table: Table, person: int) -> bool:
        """Whether a person wants to be told, takes direct messages, and is still in the table's server."""
        if not await self.absences.wants_to_know_next(person):
            return False
        known = await self.people.get(person)
        if known is None or not known["takes_dms"]:
            return False
        return not await self.membership.make_absent_if_gone(table, person, TRUSTED_TO_MOVE_S)

    async def _send_due(self, table: Table, seat: int) -> None:
        stale = seat in self.paintings.for_table(table.id).stale
        self.paintings.for_table(table.id).stale.discard(seat)
        try:
            live, retried = self.live.find((table.id, seat)), (table.id, seat) in self._retried
            closed = (table.id, seat) in self._closed_live
            self._closed_live.discard((table.id, seat))
            self._retried.discard((table.id, seat))
            answered = not stale or retried or (table.id, seat) in self._corrected
            self._corrected.discard((table.id, seat))
            if live is not None and answered and _is_current(live.shown, table, seat):
                shown = True  # it stays as it was answered, with what it says of the press
            else:
                shown = live is not None and await self._show_live(table, seat, live)
            if table.stage in (Stage.BETWEEN, Stage.OVER):  # there is no later moment for the message below
                await self._tell_result(table, seat)
                return
            if shown and not retried:  # the message below stays true, also for the next process if this one dies
                await self.send(table, seat, in_place=True)
                return
            if seat in table.computers and await self._has_left(table, seat):
                return
            how = await self._remind(table, seat) if _needs_reminder(table, seat) else ""
            if not how or how == BY_DM or stale or self._waits(table, seat):
                in_place = self._need_not_ring(table, seat) or await self._waits_for_digest(table, seat)
                anew = closed and not in_place
                await self.send(table, seat, ring=how == BY_DM, in_place=in_place, anew=anew)
            if how:
                table.posted.rung[seat] = table.notes.ring
        except BaseException:
            if stale:
                self.paintings.for_table(table.id).stale.add(seat)
            raise

    async def _has_left(self, table: Table, seat: int) -> bool:
        """Whether the person of an absent seat has left the server. They are shown nothing more."""
        left = await self.membership.make_absent_if_gone(table, table.players[seat].person or 0, TRUSTED_TO_MOVE_S)
        if left and seat in table.posted.hands:
            table.posted.hands[seat].phase = BEING_AWAY
        return left

    def _need_not_ring(self, table: Table, seat: int) -> bool:
        """Whether what has changed on a hand is no reason to ring: nothing is asked of its person, and nothing was
        dealt; or a computer player sits in.
        """
        return seat in table.computers or (seat not in table.awaited and not self._waits(table, seat))

    async def _waits_for_digest(self, table: Table, seat: int) -> bool:
        """Whether a hand message stays where it is because its person hears of this turn with those of other tables.
        What was dealt is new to them, and a round that ends at a time is played at one sitting.
        """
        person = table.players[seat].person or 0
        stays = not self._lacks_deal(table, seat) and table.ends_at is None
        return stays and not await self.absences.is_rung_at_turns(person)

    async def _remind(self, table: Table, seat: int) -> str:
        """Find out how the person of a seat is reminded. A mention is sent here, also to a person who takes no direct
        messages.
        """
        person = table.players[seat].person or 0
        last = "remind" not in table.deadlines  # after this one the turn runs out
        how = await self.absences.reminder_channel(person, urgent=last)
        known = await self.people.get(person)
        if how == BY_DM and known is not None and not known["takes_dms"]:
            how = BY_MENTION
        if how == BY_MENTION:
            reader = await self.preferences.readers_in(table.server)
            until = table.clock_of("turn")
            view = notice_view(reader.text("remind-mention", who=f"<@{person}>", until=until))
            once = nonce(table, f"reminder of seat {seat}", table.prompt)
            await self.sender.send(table.place, view, [person], nonce=once)
        return how

    async def retire(self, number: int, person: int) -> None:
        """Remove cards and buttons from the last hand of a person who has left a table, as long as it is known where
        that hand stands. It is tried once.
        """
        try:
            table = await self.tables.get(number)
            for seat, player in enumerate(table.players):
                if player.gone and player.person == person:
                    await self._retire(table, seat)
        except (Refused, *PASSING) as fault:
            log.info("a last hand at table %s was not brought up to date: %s", number, fault)

    async def _retire(self, table: Table, seat: int) -> None:
        """Remove the buttons from the last hand of a player who has left."""
        posted, person = table.posted.hands.get(seat), table.players[seat].person
        live = self.live.find((table.id, seat))
        if posted is None and live is None:
            return
        reader = await self.preferences.reader(person) if person else Person("en")
        sent_away = person in table.notes.guests.barred
        told = reader.text("hand-sent-away" if sent_away else "hand-left")
        view = notice_view(f"{hand_title(Page(table, reader))}\n{told}")
        if live is not None:
            self.live.drop((table.id, seat))
            await self.live.replace(live, view)
        if posted is not None and not await self._edit(posted, view):
            log.info("the last hand of seat %s at table %s is gone already", seat, table.id)
        table.posted.hands.pop(seat, None)

    async def _tell_result(self, table: Table, seat: int) -> None:
        """Tell the person of a seat how a round has ended. Who may make a rule now is rung, and so told anew."""
        if seat not in table.posted.hands:
            return
        posted, person = table.posted.hands[seat], table.players[seat].person
        untold = table.state is None or posted.phase != table.state.phase
        makes = makes_rule(table) and seat == table.rule_maker and untold
        if makes and person is not None and await self.absences.reminder_channel(person, urgent=True) == BY_DM:
            await self.send(table, seat, ring=True)
        if table.posted.hands[seat] is posted:
            await self._show_result(table, seat)

    async def _show_result(self, table: Table, seat: int) -> None:
        """Turn the hand message of a round that is over into the result of its person.

        It is edited, also that of a person who is absent. One that cannot be edited is forgotten, and not sent anew:
        the result stands at the table.
        """
        posted, person = table.posted.hands[seat], table.players[seat].person
        if person is None:
            return
        view, _ = await self.view(table, seat, await self.preferences.reader(person))
        if await self._edit(posted, view):
            _note_shown(posted, table, seat)
        else:
            log.info("the hand of seat %s at table %s does not become a result", seat, table.id)
            table.posted.hands.pop(seat, None)

    async def _edit(self, posted: PostedHand, view: LayoutView, picture: Picture | None = None) -> bool:
        """Edit a hand message. Gives False if it is not there any more."""
        try:
            await self.sender.edit(posted.channel, posted.id, view, picture)
        except (discord.NotFound, discord.Forbidden):
            return False
        return True

    def _shown(self, table: Table) -> list[tuple[int, PostedHand]]:
        """What people at a table may look at, with the seat: their hands in direct messages, and the private ones in
        the channel that are kept up to date.
        """
        kept = ((seat, self.live.find((table.id, seat))) for seat in range(len(table.players)))
        return [*table.posted.hands.items(), *((seat, live.shown) for seat, live in kept if live is not None)]

    def _shown_to(self, table: Table, seat: int) -> list[PostedHand]:
        """The same of one seat."""
        posted, live = table.posted.hands.get(seat), self.live.find((table.id, seat))
        return [*([posted] if posted is not None else []), *([live.shown] if live is not None else [])]

    async def keep_live(self, table: Table, seat: int, interaction: discord.Interaction, reader: Person) -> None:
        """Keep the hand up to date with which a press in a server was answered, for a while. An earlier one closes."""
        if table.stage not in (Stage.PLAYING, Stage.BETWEEN) or table.game.alone or not self.tables.is_ours(table):
            return
        known = await self.people.get(table.players[seat].person or 0)
        reached = known is not None and known["takes_dms"] and (table.id, seat) not in self._retried
        for_s = LIVE_S if reached else ANSWER_EDITED_S
        replaced = self.live.keep((table.id, seat), interaction, reader, self.tables.now(), for_s)
        if (live := self.live.find((table.id, seat))) is not None:
            _note_shown(live.shown, table, seat)
        if replaced is not None:
            self._close_live(replaced)

    async def _show_live(self, table: Table, seat: int, live: LiveHand) -> bool:
        """Bring a private hand in a channel up to date. Gives False if that is not possible any more. Whoever has left
        the server is shown nothing more.
        """
        if await self.membership.make_absent_if_gone(table, table.players[seat].person or 0, TRUSTED_TO_MOVE_S):
            self.live.drop((table.id, seat))
            return False
        view, picture = await self.view(table, seat, live.reader, live=True)
        if not await self.live.edit(live, view, picture):
            self.live.drop((table.id, seat))
            return False
        _note_shown(live.shown, table, seat)
        table.posted.rung[seat] = table.notes.ring  # whoever looks at it needs no reminder
        if table.closed is not None:
            self.live.drop((table.id, seat))
        return True

    def close_due(self) -> list[TableSeat]:
        """Close the private hands in channels whose time is over; gives whose, to be painted."""
        due = self.live.take_due(self.tables.now()) if self.live else []
        for place, live in due:
            if live.shown.phase == OVER:  # a result of a match stays true
                continue
            self._close_live(live)
            self._closed_live.add(place)
            self.renew(place[0], [place[1]])
        return [place for place, _ in due]

    def _close_live(self, live: LiveHand) -> None:
        view = closed_hand_view(live.table, live.reader)
        self.sender.run_in_background(self.live.replace(live, view), "close a private hand", live.within)

    async def close_all(self) -> None:
        """Close all private hands in channels, because the bot stops."""
        closing = [
            self.live.edit(live, closed_hand_view(live.table, live.reader))
            for live in self.live.take_all()
            if live.shown.phase != OVER
        ]
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_LIMIT_S):
                await asyncio.gather(*closing)

    def _list_due(self, table: Table) -> list[int]:
        """Return the seats whose hand is to be sent or edited now: none while the dealer deals (SRB-32)."""
        state = table.state
        if state is None or self.tables.now() < table.dealing_until:
            return []
        stale = self.paintings.for_table(table.id).stale
        behind = (seat for seat, shown in self._shown(table) if seat in stale or _is_behind(shown, state))
        due = [*dict.fromkeys(behind)]
        due += [seat for seat in self._waiting(table) if seat not in due]
        played = state.phase == PLAYING
        due = [seat for seat in due if not (played and seat in table.computers)]
        due += [seat for seat in dict.fromkeys(self._list_changed_out_of_turn(table)) if seat not in due]
        return [seat for seat in due if not table.players[seat].gone]

    def list_untrue(self, table: Table) -> list[int]:
        """Return the seats whose hand message shows other cards than they hold, asks for what is no longer awaited,
        counts the cards of the others wrongly, or offers a round that has begun: they had to draw, or have answered
        elsewhere, or the house has played for them, or something is decided before the deal.
        """
        state = table.state
        if state is None or state.phase != PLAYING or self.tables.now() < table.dealing_until:
            return []
        return [
            seat
            for seat, posted in self._shown(table)
            if seat not in table.computers
            and (posted.phase in ENDED_PHASES or posted.cards not in ("", _checksum_cards(table, state, seat)))
        ]

    def correct(self, number: int, seats: Iterable[int]) -> None:
        """Mark the hands of these seats as out of date. One in a channel that is current stays as it was answered."""
        seats = [*seats]
        self._corrected |= {(number, seat) for seat in seats}
        self.renew(number, seats)

    def _list_changed_out_of_turn(self, table: Table) -> list[int]:
        """Return the seats for which something has begun or ended that is not their turn: being away, a pause, a vote,
        a card to announce, a question.
        """
        state = table.state
        if state is None or state.phase != PLAYING:
            return []
        due = _due_out_of_turn(table, state)
        return [
            seat
            for seat, posted in self._shown(table)
            if posted.phase != (now := _phase_in_round(table, state, seat, due)) and {posted.phase, now} & BESIDE
        ]

    def _waiting(self, table: Table) -> list[int]:
        """Return the seats with something new: all after the deal, then those who have to decide or are to be
        reminded.
        """
        state = table.state
        if state is None or state.phase != PLAYING or table.closed is not None:
            return []
        return [seat for seat in state.order if self._waits(table, seat) or _needs_reminder(table, seat)]

    def _waits(self, table: Table, seat: int) -> bool:
        """Whether a seat's hand message lacks its present question or the cards that were dealt."""
        shown = self._shown_to(table, seat)
        asked = seat in table.awaited and not self._acts_ahead(table, seat)
        lacks = not shown or not all(_shows_question(table, seat, one) for one in shown)
        return (asked and lacks) or self._lacks_deal(table, seat)

    def _acts_ahead(self, table: Table, seat: int) -> bool:
        """Whether a seat that is asked has said before what it does, so that nothing has to be asked."""
        if "ahead" not in table.deadlines:
            return False
        return any(one == seat for one, _ in steps_ahead(table, int(self.tables.now())))

    def _lacks_deal(self, table: Table, seat: int) -> bool:
        """Whether a seat's hand message lacks the cards that were dealt."""
        rounds = [one.round for one in self._shown_to(table, seat)]
        return table.state is not None and min(rounds, default=0) < _last_dealt_round(table.state)

    async def send(
        self, table: Table, seat: int, *, ring: bool = False, in_place: bool = False, anew: bool = False
    ) -> None:
        """Send a hand to its person: as a new message, which rings, or ``in_place``, by editing the old one. A recent
        message is edited unless it is to ``ring``, or to come ``anew``. In quiet hours a new message does not ring
        either. What Discord refuses for good is shown plainly.
        """
        person = table.players[seat].person
        known = await self.people.get(person) if person else None
        if person is None or known is None or not known["takes_dms"] or table.state is None:
            return
        reader = await self.preferences.reader(person)
        usual = await self.view(table, seat, reader)
        try:
            await self._bring(table, seat, known, usual, ring=ring, in_place=in_place, anew=anew)
        except discord.HTTPException as fault:
            if not is_permanent(fault):
                raise
            log.error("Discord refuses the hand of seat %s at table %s, it is shown plainly: %s", seat, table.id, fault)
            plain = plain_hand_view(Page(table, reader, seat)), None
            await self._bring(table, seat, known, plain, ring=ring, in_place=in_place, anew=anew)

    async def _bring(
        self,
        table: Table,
        seat: int,
        known: Row,
        shown: tuple[LayoutView, Picture | None],
        *,
        ring: bool,
        in_place: bool,
        anew: bool,
    ) -> None:
        (view, picture), person, now = shown, int(known["id"]), self.tables.now()
        old = table.posted.hands.get(seat)
        known_already = old is not None and old.prompt == table.prompt
        if old is not None and not ring and not anew and (in_place or known_already or now - old.at < EDITED_WITHIN_S):
            try:
                edited = await self._edit(old, view, picture)
            except discord.HTTPException as fault:
                if fault.code != TOO_OLD:
                    raise
                edited = False
            if edited:
                _note_shown(old, table, seat)
                return
            log.info("the hand of seat %s at table %s has to be sent anew", seat, table.id)
        if await self.membership.make_absent_if_gone(table, person, TRUSTED_TO_MOVE_S):
            return
        once = nonce(table, f"hand of seat {seat}", old.id if old is not None else 0)
        silent = not await self.absences.rings(person, urgent=ring or table.ends_at is not None)
        sent = await self.sender.direct(person, known, view, nonce=once, silent=silent, picture=picture)
        if sent is None:
            await self.membership.make_absent_if_gone(table, person, 0)
            return
        new = PostedHand(sent.channel.id, sent.id, now)
        _note_shown(new, table, seat)
        table.posted.hands[seat] = new
        if old is not None:
            table.posted.replaced[old.id] = old.channel

    async def view(
        self, table: Table, seat: int, reader: Person, note: Note = NO_NOTE, *, look: bool = False, live: bool = False
    ) -> tuple[LayoutView, Picture | None]:
        """Make a hand as its person sees it, and its picture.

        A hand says what happened since its last turn; with ``look``, also how the table stands. It has hints if the
        person wants them. A long hand is one large picture if the person has chosen that. After a round it is the
        person's result. One that fails to be made is shown plainly: its person plays on.
        """
        try:
            return await self._usual_view(table, seat, reader, note, look=look, live=live)
        except (Refused, StoreAway):
            raise
        except Exception:
            log.exception("the hand of seat %s at table %s is shown plainly: it could not be made", seat, table.id)
            return plain_hand_view(Page(table, reader, seat), note.text), None

    async def _usual_view(
        self, table: Table, seat: int, reader: Person, note: Note, *, look: bool, live: bool
    ) -> tuple[LayoutView, Picture | None]:
        person = table.players[seat].person or 0
        if table.stage in (Stage.BETWEEN, Stage.OVER) and not table.game.alone:
            page = Page(table, reader, seat)
            return hand_view(page, note, after=await self._after_result(page)), None
        moved = note.done and seat not in table.awaited  # what they did themselves is the news
        happened = () if moved else await self.tables.latest.since_last_turn(table, seat)
        recap = Recap(happened, self.tables.now() + table.ahead, look, live)
        hints = person > 0 and await self.hints.are_wanted(table, person)
        picture = await self._draw_large(table, seat, reader)
        reader = reader._replace(hints=hints, large=picture is not None)
        if find := board(seen := table.own_view(seat, self.tables.now())).precompute(seen):
            await asyncio.to_thread(find)
        return hand_view(Page(table, reader, seat), note, recap=recap), picture

    async def _after_result(self, page: Page) -> After:
        """What stands below one's own result of a round or match."""
        told = [await hook(page) for hook in self.result_lines] if page.table.notes.round.scored is not None else []
        buttons = [button for hook in self.result_buttons for button in await hook(page)]
        return After("\n".join(filter(None, told)), buttons)

    async def _draw_large(self, table: Table, seat: int, reader: Person) -> Picture | None:
        """Draw the large picture of a hand. None if the hand is short, the person does not want it, or drawing takes
        too long.
        """
        seen = table.views[seat]
        if self.drawing is None or not reader.large or not is_long(seen):
            return None
        cards = tuple(seen.hand)
        drawn = await self.drawing.draw_if_quick(
            PICTURE_LIMIT_S, table.server, large_hand, cards, reader.pictures.four_colour
        )
        return None if drawn is None else Picture(HAND_PICTURE, drawn)

    def note_shown(self, table: Table, seat: int, message: int) -> None:
        """Note that a press on the hand message was answered with the present hand."""
        posted = table.posted.hands.get(seat)
        if posted is not None and posted.id == message and table.state is not None:
            _note_shown(posted, table, seat)
            if not self.tables.is_ours(table):
                self.paintings.for_table(table.id).shown_for_others.append(ShownHand(table.version, seat, message))

    async def retry_closed(self, table: Table, seat: int) -> bool:
        """Have the hand sent once more to a person whose direct messages were closed, and who looks at it in the
        server: they may have allowed them meanwhile. That is done now and then. Gives whether they were closed.
        """
        person = table.players[seat].person or 0
        known = await self.people.get(person)
        if known is None or known["takes_dms"]:
            return False
        now = self.tables.now()
        if now - self._closed.get(person, NEVER_TRIED) < CLOSED_TRIED_EVERY_S:
            return True
        self._closed = {one: at for one, at in self._closed.items() if now - at < CLOSED_TRIED_EVERY_S} | {person: now}
        await self.people.save_contact(person)
        if self.tables.is_ours(table):
            self._retried.add((table.id, seat))
        self.renew(table.id, [seat])
        return True

    async def open_inbox(self, person: int) -> None:
        """Open the channel of a person's direct messages, so that an answer can link to it before the first hand is
        there. That it is open does not say that they take messages.
        """
        known = await self.people.get(person)
        if known is None or known["dm_channel"] is None:
            try:
                opened = await self.sender.client.create_dm(discord.Object(person))
            except PASSING as fault:
                log.info("the direct messages of %s could not be opened: %s", person, fault)
            else:
                await self.people.save_contact(person, dm_channel=opened.id)

    async def greet(self, table: Table, person: int, reader: Person, text: str) -> bool:
        """Write to a person who has sat down, if it is not known yet whether their direct messages are open. Gives
        whether they are, as far as is known.
        """
        try:
            known = await self.people.get(person)
            if known and known["dm_channel"] and known["takes_dms"]:
                return True
            view = notice_view(reader.text(text, link=table_link(table)))
            return await self.sender.direct(person, known, view) is not None
        except PASSING as fault:
            log.warning("a greeting did not arrive: %s", fault)
            return True


def _fault_order(fault: BaseException) -> tuple[bool, bool]:
    """Sort faults: mistakes of ours first, then what may be gone at the next try, then what is refused for good."""
    return isinstance(fault, PASSING), is_permanent(fault)


def names_time(table: Table) -> bool:
    """Whether hands of a table name a time: the end of a pause, or of the time in which a rule may be made."""
    return bool(table.notes.pause.span) or RULE in table.deadlines


def _checksum_offers(table: Table, seat: int) -> str:
    """A checksum of what a seat may do now, also announce beside its turn: that may have been done at the table."""
    seen = table.views[seat]
    return stamp((*seen.moves, *seen.offered, *(action for action in seen.legal if action.verb in ANNOUNCING_VERBS)))


def _checksum_cards(table: Table, state: Match, seat: int) -> str:
    """A checksum of the cards that a hand shows: those of its seat; none for a newcomer, to whom nothing was dealt yet.
    While the seat is asked, also how many the others hold, as far as it may know, and who has announced the last one.
    It is made at each painting for all hands, so without a view of the others.
    """
    asked = seat in table.awaited
    counts = table.views[seat].counts if asked else ()
    announced = state.declared if asked and isinstance(state, MauMauState) else ()
    held = sorted(state.hands[seat]) if seat < len(state.hands) else ()
    return f"{crc32(repr((held, counts, announced)).encode()):08x}"


def _shows_question(table: Table, seat: int, posted: PostedHand | None) -> bool:
    """Whether a hand message already shows what its seat is asked. After a hidden draw the question is the same, but
    other cards are offered.
    """
    known = posted is not None and posted.prompt >= table.prompt
    return posted is not None and known and posted.offers in ("", _checksum_offers(table, seat))


def _note_shown(posted: PostedHand, table: Table, seat: int) -> None:
    """Note that a hand message shows the present table."""
    posted.prompt, posted.offers = table.prompt, _checksum_offers(table, seat)
    if table.state is not None:
        posted.round, posted.phase = _last_dealt_round(table.state), _phase(table, seat)
        posted.cards = _checksum_cards(table, table.state, seat)


def _is_current(posted: PostedHand, table: Table, seat: int) -> bool:
    """Whether a hand message shows the present table already."""
    present = PostedHand(posted.channel, posted.id, posted.at)
    _note_shown(present, table, seat)
    return posted == present


def _phase(table: Table, seat: int) -> str:
    """What a hand shows besides its question: the phase of the match; during a round also that its person is away, is
    asked during a pause, may vote, has a last card to announce, or was asked something.
    """
    state = table.state
    if state is None or state.phase != PLAYING:
        return "" if state is None else state.phase
    return _phase_in_round(table, state, seat, _due_out_of_turn(table, state))


def _due_out_of_turn(table: Table, state: Match) -> dict[int, str]:
    """What seats can do that is not their turn: announce a last card, or reply to a question."""
    replying, announcing = table.game.to_reply(state), table.game.to_announce(state)
    return dict.fromkeys(replying, REPLYING) | dict.fromkeys(announcing, ANNOUNCING)


def _phase_in_round(table: Table, state: Match, seat: int, due: Mapping[int, str]) -> str:
    """The same during a round, where this is due beside the turn."""
    if state.status[seat] == AWAY:
        return BEING_AWAY
    if table.notes.pause.span and seat in table.awaited:
        return PAUSED
    if state.vote is not None and table.may_vote(seat):
        return VOTING
    return due.get(seat, PLAYING)


def _is_behind(posted: PostedHand, state: Match) -> bool:
    """Whether a hand message does not show yet that its round or the match is over."""
    return state.phase != PLAYING and (posted.phase != state.phase or posted.round < _last_dealt_round(state))


def _last_dealt_round(state: Match) -> int:
    """The last round whose hands have been dealt. During a decision before the deal (SRB-2) that is the round
    before.
    """
    return state.round - (1 if state.stack and state.stack[-1].alone else 0)


def _needs_reminder(table: Table, seat: int) -> bool:
    """Whether a seat is to be reminded of the awaited decision, and has not been reminded yet."""
    if seat not in table.awaited or table.notes.ring < table.prompt:
        return False
    return table.posted.rung.get(seat, NEVER) < table.notes.ring
