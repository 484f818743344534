"""What a change leads to: its steps, who sits where afterwards, and what the table notes about it.

Nothing here is saved or awaited. No game is named here: events declare what has to be noted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bot.tables.endings import Going, Why, steps_to_stop
from bot.tables.latest import add_recent
from bot.tables.notes import NO_CARD, RoundAccount
from bot.tables.table import Player, Table
from bot.time import snowflake
from rules.catalogue import after_change
from rules.match import GONE, JOINING, OVER, PLAYING, WAITING, Joined, Match, RoundEnded, Scored, from_seat
from rules.strategies import sensible
from rules.strategies.playing import SPEECHES_LIMIT
from rules.table import NOBODY, Action, Awaited, SomeEvent
from rules.verbs import AMEND, VERBS


class Step(NamedTuple):
    """An action that was accepted: the seat that did it, and the events that followed."""

    seat: int
    action: Action
    events: Sequence[SomeEvent]


def apply_all(table: Table, state: Match, todo: Sequence[tuple[int, Action]], now: int, *, joining: bool) -> list[Step]:
    """Apply these actions to the state, and everything that follows at once: what computer players declare, and armed
    jumps.

    What would follow the end of the match is left out. Raises ``IllegalAction``; the state must then be thrown away.
    """
    done: list[Step] = []
    for seat, action in todo:
        if state.phase == OVER:
            break
        happened = [event for step in done if step.action.cards for event in step.events]
        if happened and VERBS[action.verb].along and not table.game.still_matters(state, seat, action, happened):
            continue
        done.append(_step(table, state, seat, action, now))
        if not joining and 0 <= seat < len(table.players) and table.by_computer(seat):
            done += [_step(table, state, seat, said, now) for said in _computer_says(table, state, seat)]
    while jump := _armed_jump(table, state):
        seat, action = jump
        player = table.players[seat]
        player.armed, player.idle = [card for card in player.armed if card != action.cards[0]], 0
        done.append(_step(table, state, seat, action, now))
    for seat in table.sent_away:
        if state.phase == WAITING and state.status[seat] != GONE:
            done.append(_step(table, state, NOBODY, send_away(table, state, seat), now))
    return done


def _step(table: Table, state: Match, seat: int, action: Action, now: int) -> Step:
    events = table.game.apply(state, seat, action, now)
    if action.verb == AMEND:
        table.game, table.began_by = after_change(table.game, events), None
    return Step(seat, action, events)


def _computer_says(table: Table, state: Match, seat: int) -> Iterator[Action]:
    """What a computer player says before it moves on: that it has one card left, by a word or two, or by two knocks
    under silence. Each is done before the next one is asked for.
    """
    for _ in range(SPEECHES_LIMIT):
        said = sensible.speaks(table.game.view(state, seat))
        if said is None:
            return
        yield said


def _armed_jump(table: Table, state: Match) -> tuple[int, Action] | None:
    """Find an armed jump that is legal now. Of several, the next one in playing order comes first."""
    if state.phase != PLAYING or not any(player.armed for player in table.players):
        return None
    for seat in from_seat(state, state.after) if state.after in state.order else state.order:
        for action in table.game.legal(state, seat) if table.players[seat].armed else ():
            if action.verb == "jump" and action.cards[0] in table.players[seat].armed:
                return seat, action
    return None


def question(state: Match) -> tuple[str, tuple[int, ...]]:
    """Give the kind of the awaited decision and its seats, as everybody sees them."""
    return (state.stack[-1].kind, state.stack[-1].seats) if state.stack else ("", ())


def seen_by_all(before: tuple[str, tuple[int, ...]], state: Match, events: Sequence[SomeEvent]) -> bool:
    """Whether everybody sees that something has happened: any of these events, or another question than ``before``.

    If not, nothing that others can see may move (COM-22): a draw was hidden, a jump was armed.
    """
    return question(state) != before or any(event.seen_by(NOBODY) is not None for event in events)


def ends_decision(events: Sequence[SomeEvent]) -> bool:
    """Whether these events ended a decision, so that something else is asked, or nothing."""
    return any(isinstance(event, RoundEnded) or (isinstance(event, Awaited) and not event.same) for event in events)


def reseat(table: Table, events: Sequence[SomeEvent], newcomer: Player | None) -> None:
    """Seat the newcomer who joined, mark the players who left as gone, and disarm jumps after a round."""
    for event in events:
        if isinstance(event, Joined) and newcomer is not None:
            if event.seat == len(table.players):
                table.players.append(newcomer)
            else:
                table.players[event.seat] = newcomer
    ended = any(isinstance(event, RoundEnded) for event in events)
    for seat, player in enumerate(table.players):
        player.gone = table.state is not None and table.state.status[seat] == GONE
        player.armed = [] if ended else player.armed


def hand_over(table: Table, now: float, but: int | None = None) -> None:
    """Make the next person host when the host has left: one who is there, before those who are absent. Close the table
    when no person is left. ``but`` is a person who has left the server, and keeps the seat.
    """
    seats = {player.person: seat for seat, player in table.seated()}
    if not seats:
        table.closed = table.closed or now
    there = [person for person in seats if person != but]
    if there and table.host not in there:
        table.host = min(there, key=lambda person: table.by_computer(seats[person]))


SILENCE, HEARD, VOTE, SECRET, DECLARE = "silence", "heard", "vote", "secret", "declare"
"""Keys of noted messages: the one that began a silence, the last one that has cost cards or points, the one that
opened the last vote, the one by which a secret card was shown, and, with a seat, the one since which it may declare.
"""
CLOCKS_APART_S = 30.0
"""How far this clock may be ahead of Discord's, by which messages are numbered, in seconds."""


def remember(table: Table, before: Match, events: Sequence[SomeEvent], message: int | None, now: float) -> None:
    """Note what later changes and the painter need to know of these events. ``message`` is the id of the message that
    asked for the action. ``before`` is the state before it.
    """
    notes = table.notes
    _begin_round(table, events)
    public = [seen for event in events if not event.untold and (seen := event.seen_by(NOBODY)) is not None]
    add_recent(notes.round, public)
    for event in events:
        if event.since:
            notes.round.since[event.since] = max(message or snowflake(now), notes.round.since.get(event.since, 0))
        if event.card_shown() >= 0:
            notes.round.shown, notes.round.looked = event.card_shown(), []
        if isinstance(event, RoundEnded):
            notes.round.shown = NO_CARD
            notes.guests.stopping = []
        if isinstance(event, Scored):
            notes.round.scored = RoundAccount(table.state.round if table.state else 0, list(event.lines))
    state, game, declare = table.state, table.game, table.game.interrupts.get("declare")
    if declare is not None and state is not None and state.phase == PLAYING:
        for seat in state.order:  # nobody is told: it may be known from hidden counts
            if declare.offers(game, state, seat) and not (
                before.phase == PLAYING and declare.offers(game, before, seat)
            ):
                notes.round.since[f"{DECLARE} {seat}"] = message or snowflake(now - CLOCKS_APART_S)


def _begin_round(table: Table, events: Sequence[SomeEvent]) -> None:
    """At the start of a round, forget the recent events and note the totals."""
    notes, state = table.notes, table.state
    if state is None or state.round == notes.round.number:
        return
    notes.round.number, notes.round.recent = state.round, []
    counted = [line for event in events for line in event.account_lines()]
    notes.round.began = [
        total - sum(points for scorer, _, _, points in counted if scorer == seat)
        for seat, total in enumerate(state.totals)
    ]


def broke_silence(events: Iterable[SomeEvent]) -> bool:
    """Whether a message broke a rule about speaking."""
    return any(event.since == HEARD for event in events)


def silent_since(table: Table) -> int:
    """Give the id of the message after which nobody may speak; 0 when there is none."""
    return table.notes.round.since.get(SILENCE, 0)


def declarable_since(table: Table, seat: int) -> int:
    """Give the id of the message since which a seat may declare its last cards; 0 when it is not known."""
    return table.notes.round.since.get(f"{DECLARE} {seat}", 0)


def secret_since(table: Table) -> int:
    """Give the id of the message by which the secret card was shown; 0 when it is not known."""
    return table.notes.round.since.get(SECRET, 0)


def vote_opened(table: Table) -> int:
    """Give the id of the command that opened the last vote. It tells this vote from others; 0 when it is not known."""
    return table.notes.round.since.get(VOTE, 0)


def heard_until(table: Table) -> int:
    """Give the id up to which messages need no judging any more; 0 when it is not known."""
    return max(silent_since(table), table.notes.round.since.get(HEARD, 0))


def steps_to_go(table: Table, seats: Sequence[int], how: Going, why: Why | None = None) -> list[tuple[int, Action]]:
    """Give the steps with which people go from a match. ``why`` is set if it ends then.

    It ends in any case when no other person is left: a match among computer players is nobody's. It also ends when
    somebody leaves whom alone the others, who have all asked to stop, have waited for. Who is absent has not agreed,
    nor has who is sent away.
    """
    if not {*table.people} - {table.players[seat].person for seat in seats}:
        how, why = Going.LEFT if how == Going.AWAY else how, why or Why.FEW
    elif how == Going.LEFT and not table.stands and table.all_ask_to_stop(but=seats):
        why = why or Why.CONSENT
    if how == Going.SENT:
        steps = [(NOBODY, send_away(table, table.begun_state(), seat)) for seat in seats]
    else:
        steps = [(seat, Action(how)) for seat in seats]
    return [*steps, *(steps_to_stop(why) if why else [])]


def finishes_round(table: Table, seat: int) -> bool:
    """Whether the hand of a seat is played to the end of the round before its person's place is known."""
    state = table.begun_state()
    return state.phase == PLAYING and state.status[seat] != JOINING and seat in state.dealt


def send_away(table: Table, state: Match, seat: int) -> Action:
    """Note the place of a seat at this moment, and the best one left to those who have sent it away. Give the action by
    which the house takes it out of the match.

    Where all others are of one side, the match is decided: they keep the places of this moment, too.
    """
    player, guests = table.players[seat], table.notes.guests
    playing = [other for other in state.dealt if state.status[other] != GONE]
    has_place = seat in playing and bool(state.won)
    player.placed = max(player.at_best, 1 + table.game.sides_ahead(state, seat, playing)) if has_place else 0
    asked = guests.unwanted.get(str(player.person), [])
    guests.unwanted = {whom: some for whom, some in guests.unwanted.items() if whom != str(player.person)}
    others = {other for other in playing if table.players[other].person in table.people and other != seat}
    last = len({table.game.side_of(state, other) for other in others}) == 1
    for other in others if player.placed else ():
        mine = table.players[other]
        place = 1 + table.game.sides_ahead(state, other, playing)
        if mine.person in asked:
            level = {table.game.side_of(state, one) for one in playing if state.totals[one] == state.totals[other]}
            place = 2 if place == 1 and len(level) > 1 else place  # of two who are ahead of all others none is first
        if last or mine.person in asked:
            mine.at_best = max(mine.at_best, place)
    for mine in table.players if player.placed else ():
        if mine.gone and mine.person in asked:  # who comes back is not first for it
            mine.at_best = max(mine.at_best, 2)
    return Action(Going.SENT, seat=seat)
