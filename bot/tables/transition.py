"""What a change leads to: its steps, who sits where afterwards, and what the table notes about it.

Nothing here is saved or awaited. No game is named here: events declare what has to be noted.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import NamedTuple

from bot.store.tables import TableStore
from bot.tables.notes import NO_CARD, RoundAccount
from bot.tables.table import Going, Player, Table, Why, steps_to_stop
from bot.time import snowflake
from rules import upcasting
from rules.ahead import MoveAhead, jump, still_possible
from rules.catalogue import game_after_change
from rules.chance import Lot
from rules.match import AWAY, GONE, IN, JOINING, OVER, PLAYING, WAITING, Joined, Match, RoundEnded, Scored, from_seat
from rules.records import SeatCards
from rules.strategies import sensible
from rules.table import NOBODY, Action, Awaited, Settled, SomeEvent
from rules.verbs import AMEND, VERBS

STEPS_LOOKED_THROUGH = 60
"""Upper bound on steps of a table that are searched. Two turns of a person seldom lie further apart."""
KEPT_TABLES, KEPT_STEPS = 256, 24
"""Upper bounds on tables whose latest steps are kept in memory, and on kept steps of each."""
RECENT_EVENTS = 24
"""How many of the last events that everybody saw a table keeps, for hands and for the painter."""
ENDS_A_TURN = ("play", "pass")
"""Verbs with which one ends a turn of one's own. What is answered beside it (a card that is passed on) ends none."""
MADE_LIMIT = 6
"""Upper bound on moves ahead of a seat that are told as made."""


class LatestStep(NamedTuple):
    """An accepted action, without what it was: the seat that acted, the verb, and all events that followed."""

    seat: int
    verb: str
    events: Sequence[SomeEvent]
    ahead: bool = False
    """Whether it was a move ahead: its person has not seen it yet."""


class LatestSteps:
    """The latest steps of the tables that were changed a short while ago; of all others they are read."""

    def __init__(self, store: TableStore) -> None:
        self._store = store
        self._kept: OrderedDict[int, tuple[int, list[LatestStep]]] = OrderedDict()

    def add(self, number: int, loaded: int, version: int, steps: Sequence[LatestStep]) -> None:
        """Note the steps, in order, by which a table that was loaded at a version came to another."""
        before, kept = self._kept.get(number, (None, []))
        if before == loaded:
            self._keep(number, version, [*reversed(steps), *kept])

    async def since_last_turn(self, table: Table, seat: int) -> list[SomeEvent]:
        """Give what happened since a seat's last turn, as that seat saw it."""
        if table.game.alone:
            return []
        version, steps = self._kept.get(table.id, (None, []))
        if version == table.version and (found := _find_news(table, seat, steps)) is not None:
            return found
        rows = await self._store.latest_steps(table.id, table.version, STEPS_LOOKED_THROUGH)
        steps = [
            LatestStep(row["seat"], row["action"][0], upcasting.all_events(row["events"]), row["ahead"]) for row in rows
        ]
        self._keep(table.id, table.version, steps)
        found = _find_news(table, seat, steps)
        return found if found is not None else events_as_seen(steps, seat)

    def _keep(self, number: int, version: int, steps: Sequence[LatestStep]) -> None:
        self._kept[number] = version, list(steps[:KEPT_STEPS])
        self._kept.move_to_end(number)
        while len(self._kept) > KEPT_TABLES:
            self._kept.popitem(last=False)


def _find_news(table: Table, seat: int, steps: Sequence[LatestStep]) -> list[SomeEvent] | None:
    """What has happened since a seat's last turn, for who is asked; otherwise what has since its last move. None if the
    steps do not go back that far.
    """
    idle = table.players[seat].idle
    if seat in table.awaited:
        return events_since_turn(steps, seat, idle, fresh=_fresh(table, seat))
    return _find_since_move([], steps, seat, idle)


def _find_since_move(
    found: list[LatestStep], steps: Iterable[LatestStep], seat: int, idle: int
) -> list[SomeEvent] | None:
    """What a seat saw of the steps ``found``, and of those before them back to its person's last move or to the deal.
    None if the steps do not go back that far.
    """
    for step in steps:
        if step.seat == seat and not idle and not step.ahead and _settles(step):
            return events_as_seen(found, seat)
        found.append(step)
        if step.verb == "deal":
            return events_as_seen(found, seat)
    return None


def _fresh(table: Table, seat: int) -> bool:
    """Whether a new turn is asked for, and not a part of one that goes on."""
    awaits = table.views[seat].awaits
    return awaits is not None and awaits.kind == "turn"


def _movers(event: SomeEvent) -> set[int]:
    """The seats that lay or draw cards with an event."""
    return {seat for seat, _ in (*event.cards_laid(), *event.cards_drawn())}


def _consequences(steps: Sequence[LatestStep], seat: int) -> list[LatestStep] | None:
    """What a seat's own move has led to, without the cards that it has moved itself. None if the newest steps ended no
    turn of it.
    """
    back = [*takewhile(lambda step: step.seat == seat, steps)]
    if not any(step.verb in ENDS_A_TURN for step in back) or any(step.ahead for step in back):
        return None
    own = [event for step in back for event in step.events if seat in _movers(event)]
    if any(event.cards_drawn() for event in own):
        return None
    return [LatestStep(seat, step.verb, [event for event in step.events if event not in own]) for step in back]


def events_since_turn(
    steps: Sequence[LatestStep], seat: int, idle: int, *, fresh: bool = False
) -> list[SomeEvent] | None:
    """Give what this seat saw of these steps since its person's last turn in this round. The newest step comes first.

    For an ``idle`` seat the house played the last turns: their events are included, as are those of moves ahead. Where
    the turn has come straight back, as ``fresh``, it is what the own move has led to. None if the steps do not go back
    that far.
    """
    if fresh and not idle and (caused := _consequences(steps, seat)) is not None:
        return events_as_seen(caused, seat)
    # what the seat did last belongs to the turn that the present question continues: a drawn card, a suit to call
    turn = [*takewhile(lambda step: step.seat == seat, steps)]
    found = [step for step in turn if idle or step.ahead or not _settles(step)]
    return _find_since_move(found, steps[len(turn) :], seat, idle)


def _settles(step: LatestStep) -> bool:
    """Whether a step has answered a question."""
    return any(isinstance(event, Settled) for event in step.events)


def events_as_seen(steps: Sequence[LatestStep], seat: int) -> list[SomeEvent]:
    """Give the events of these steps as a seat saw them. The newest step comes first, the oldest event too."""
    return [seen for step in reversed(steps) for event in step.events if (seen := event.seen_by(seat)) is not None]


class Step(NamedTuple):
    """An action that was accepted: the seat that did it, the events that followed, and whether it was a move ahead."""

    seat: int
    action: Action
    events: Sequence[SomeEvent]
    ahead: bool = False


class Occasion(NamedTuple):
    """How actions are applied: when, in seconds; by which ``lot`` computer players forget to declare; whether somebody
    is ``joining``; and whether the actions were made ``ahead``.
    """

    now: int
    lot: Lot
    joining: bool = False
    ahead: bool = False


def apply_all(table: Table, state: Match, todo: Sequence[tuple[int, Action]], occasion: Occasion) -> list[Step]:
    """Apply these actions to the state, and everything that follows at once: what computer players declare, unless they
    forget it, and jumps that were made ahead.

    What would follow the end of the match is left out. Raises ``IllegalAction``; the state must then be thrown away.
    """
    done, now = list[Step](), occasion.now
    for seat, action in todo:
        if state.phase == OVER:
            break
        happened = [event for step in done if step.action.cards for event in step.events]
        if happened and VERBS[action.verb].along and not table.game.still_matters(state, seat, action, happened):
            continue
        done.append(_step(table, state, seat, action, now, ahead=occasion.ahead))
        computer = not occasion.joining and 0 <= seat < len(table.players) and seat in table.computers
        if computer and occasion.lot.random() >= table.errs(seat):
            done += [_step(table, state, seat, said, now) for said in sensible.speeches(table.game, state, seat)]
    while found := _find_planned_jump(table, state):
        seat, action = found
        done.append(_step(table, state, seat, action, now, ahead=True))
        done += [
            _step(table, state, seat, said, now, ahead=True) for said in sensible.speeches(table.game, state, seat)
        ]
    for seat in table.sent_away:
        if state.phase == WAITING and state.status[seat] != GONE:
            done.append(_step(table, state, NOBODY, send_away(table, state, seat), now))
    return done


def _step(table: Table, state: Match, seat: int, action: Action, now: int, *, ahead: bool = False) -> Step:
    events = table.game.apply(state, seat, action, now)
    if ahead:
        _note_made(table.players[seat], action)
    if action.verb == AMEND:
        table.game, table.began_by = game_after_change(table.game, events), None
    return Step(seat, action, events, ahead)


def _find_planned_jump(table: Table, state: Match) -> tuple[int, Action] | None:
    """Find a jump that was made ahead and is legal now. Of several, the next one in playing order comes first."""
    if state.phase != PLAYING or not table.plans:
        return None
    for seat in from_seat(state, state.after) if state.after in state.order else state.order:
        ahead = table.players[seat].ahead if state.status[seat] == IN else ()
        action = jump(table.game, state, seat, ahead)
        if action is not None:
            return seat, action
    return None


def _keep_ahead(table: Table, state: Match, done: Sequence[Step]) -> None:
    """Leave of the moves ahead of each seat what still makes sense after these steps.

    What goes because the hand has changed is noted for its person, but not what the seat has laid itself. After a
    round, and for who is not there, all go.
    """
    for seat, player in enumerate(table.players) if table.plans else ():
        if not player.ahead and not player.dropped and not player.made:
            continue
        if state.phase != PLAYING or state.status[seat] in (GONE, AWAY) or seat not in state.order:
            player.ahead, player.dropped, player.made = [], [], []
            continue
        own = [step for step in done if step.seat == seat]
        leads = seat in question(state)[1] and table.game.view(state, seat).leads
        left = still_possible(player.ahead, state.hands[seat], leads=leads)
        laid = {card for step in own for event in step.events for card in cards_of(event.cards_laid(), seat)}
        gone = [one for one in player.ahead if one not in left and one.action.cards]
        player.dropped = [*player.dropped, *(one for one in gone if laid.isdisjoint(one.action.cards))]
        player.ahead = left


def _note_made(player: Player, action: Action) -> None:
    """Note that a move ahead was made: with cards it was for once, also where the hand has the same again."""
    if action.cards or action.verb in ENDS_A_TURN or action.verb == "draw":
        player.made = [*player.made, MoveAhead(action)][-MADE_LIMIT:]
    place = next((at for at, one in enumerate(player.ahead) if one.action.cards and one.action == action), None)
    if place is not None:
        player.ahead = [one for at, one in enumerate(player.ahead) if at != place]


def cards_of(cards: SeatCards, seat: int) -> list[int]:
    """Those of the cards that are this seat's."""
    return [card for owner, some in cards if owner == seat for card in some]


def question(state: Match) -> tuple[str, tuple[int, ...]]:
    """Give the kind of the awaited decision and its seats, as everybody sees them."""
    return (state.stack[-1].kind, state.stack[-1].seats) if state.stack else ("", ())


def is_seen_by_all(before: tuple[str, tuple[int, ...]], state: Match, events: Sequence[SomeEvent]) -> bool:
    """Whether everybody sees that something has happened: any of these events, or another question than ``before``.

    If not, nothing that others can see may move (COM-22): a draw was hidden, a move was made ahead.
    """
    return question(state) != before or any(event.seen_by(NOBODY) is not None for event in events)


def ends_decision(events: Sequence[SomeEvent]) -> bool:
    """Whether these events ended a decision, so that something else is asked, or nothing."""
    return any(isinstance(event, RoundEnded) or (isinstance(event, Awaited) and not event.same) for event in events)


def reseat(table: Table, state: Match, done: Sequence[Step], newcomer: Player | None) -> None:
    """Seat the newcomer who joined, mark the players who left as gone, and leave of moves ahead what makes sense."""
    for event in [event for step in done for event in step.events]:
        if isinstance(event, Joined) and newcomer is not None:
            if event.seat == len(table.players):
                table.players.append(newcomer)
            else:
                table.players[event.seat] = newcomer
    for seat, player in enumerate(table.players):
        player.gone = state.status[seat] == GONE
    _keep_ahead(table, state, done)


def hand_over_host(table: Table, now: float, but: int | None = None) -> None:
    """Make the next person host when the host has left: one who is there, before those who are absent. Their
    challenge is over. Close the table when no person is left. ``but`` is a person who has left the server, and keeps
    the seat.
    """
    seats = {player.person: seat for seat, player in table.seated()}
    if not seats:
        table.close(table.closed or now)
    there = [person for person in seats if person != but]
    if there and table.host not in there:
        table.notes.guests.challenged = []  # who has challenged them does not play
        table.host = min(there, key=lambda person: seats[person] in table.computers)


SILENCE, HEARD, VOTE, SECRET, DECLARE = "silence", "heard", "vote", "secret", "declare"
"""Keys of noted messages: the one that began a silence, the last one that has cost cards or points, the one that
opened the last vote, the one by which a secret card was shown, and, with a seat, the one since which it may declare.
"""
CLOCKS_APART_S = 30.0
"""How far this clock may be ahead of Discord's, by which messages are numbered, in seconds."""


def remember(table: Table, before: Match, events: Sequence[SomeEvent], message: int | None, now: float) -> None:
    """Record in the notes what the painter and later changes need from these events. ``message`` is the id of the
    message that asked for the action. ``before`` is the state before it.
    """
    notes = table.notes
    _begin_round(table, events)
    public = [seen for event in events if not event.untold and (seen := event.seen_by(NOBODY)) is not None]
    table.recent = [*table.recent, *public][-RECENT_EVENTS:]
    notes.round.recent = [*notes.round.recent, *(event.code() for event in public)][-RECENT_EVENTS:]
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
    notes.round.number, notes.round.recent, table.recent = state.round, [], []
    counted = [line for event in events for line in event.account_lines()]
    notes.round.began = [
        total - sum(points for scorer, _, _, points in counted if scorer == seat)
        for seat, total in enumerate(state.totals)
    ]


def silent_since(table: Table) -> int:
    """Give the id of the message after which nobody may speak; 0 when there is none."""
    return table.notes.round.since.get(SILENCE, 0)


def vote_opened(table: Table) -> int:
    """Give the id of the command that opened the last vote. It tells this vote from others; 0 when it is not known."""
    return table.notes.round.since.get(VOTE, 0)


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


def hold_at_place(table: Table, state: Match, seat: int) -> None:
    """A seat does not come out better than it stands now. Of two who are ahead of all others none is first."""
    playing = [other for other in state.dealt if state.status[other] != GONE]
    place = 1 + table.game.sides_ahead(state, seat, playing)
    level = {table.game.side_of(state, one) for one in playing if state.totals[one] == state.totals[seat]}
    table.players[seat].at_best = max(table.players[seat].at_best, 2 if place == 1 and len(level) > 1 else place)


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
        if mine.person in asked:
            hold_at_place(table, state, other)
        elif last:
            mine.at_best = max(mine.at_best, 1 + table.game.sides_ahead(state, other, playing))
    for mine in table.players if player.placed else ():
        if mine.gone and mine.person in asked:  # who comes back is not first for it
            mine.at_best = max(mine.at_best, 2)
    return Action(Going.SENT, seat=seat)
