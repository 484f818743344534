"""What is done at a table, step by step: the actions, what computer players say with them, and jumps armed before.

Nothing here is saved, and nothing waits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.standings.results import Feats, MatchResult, PlaceTaken, RoundResult, RoundScore
from bot.tables.table import Player, Table
from rules.match import GONE, OVER, PLAYING, Joined, Match, MatchEnded, RoundEnded, from_seat
from rules.rounds import SomeGame
from rules.strategies import sensible
from rules.table import NOBODY, Action, Awaited, SomeEvent
from rules.verbs import VERBS


class Step(NamedTuple):
    """An action that was accepted, whose it was, and what happened."""

    seat: int
    action: Action
    events: Sequence[SomeEvent]


def taken(table: Table, state: Match, todo: Sequence[tuple[int, Action]], now: int, *, joining: bool) -> list[Step]:
    """Do this on the state, and whatever follows at once. Raises ``IllegalAction``; the state is lost then."""
    done: list[Step] = []
    for seat, action in todo:
        happened = [event for step in done if step.action.cards for event in step.events]
        if happened and VERBS[action.verb].along and not table.game.still_matters(state, seat, action, happened):
            continue
        done.append(_step(table, state, seat, action, now))
        if not joining and 0 <= seat < len(table.players) and table.by_computer(seat):
            done += [_step(table, state, seat, said, now) for said in _computer_says(table, state, seat)]
    while jump := _armed_jump(table, state):
        seat, action = jump
        player = table.players[seat]
        player.armed = [card for card in player.armed if card != action.cards[0]]
        done.append(_step(table, state, seat, action, now))
    return done


def _step(table: Table, state: Match, seat: int, action: Action, now: int) -> Step:
    return Step(seat, action, table.game.apply(state, seat, action, now))


def _computer_says(table: Table, state: Match, seat: int) -> list[Action]:
    """A computer player with one card left says so: once, or by knocking twice under silence."""
    said = sensible.speaks(table.game.view(state, seat))
    return [] if said is None else [said] * (2 if said.verb == "knock" else 1)


def _armed_jump(table: Table, state: Match) -> tuple[int, Action] | None:
    """A jump that was armed and can be done now; of several the next in playing order comes first."""
    if state.phase != PLAYING or not any(player.armed for player in table.players):
        return None
    for seat in from_seat(state, state.after) if state.after in state.order else state.order:
        for action in table.game.legal(state, seat) if table.players[seat].armed else ():
            if action.verb == "jump" and action.cards[0] in table.players[seat].armed:
                return seat, action
    return None


def question(state: Match) -> tuple[str, tuple[int, ...]]:
    """What is awaited from whom, as far as everybody sees it."""
    return (state.stack[-1].kind, state.stack[-1].seats) if state.stack else ("", ())


def unseen(events: Sequence[SomeEvent]) -> bool:
    """Whether nobody but who acted sees anything of this: a hidden draw, a choice in secret."""
    return all(event.seen_by(NOBODY) is None for event in events)


def asks_anew(before: tuple[str, tuple[int, ...]], state: Match, events: Sequence[SomeEvent]) -> bool:
    """Whether a decision has fallen, so that another question stands than ``before`` these events.

    What is ``unseen`` asks nothing anew (COM-22).
    """
    if not any(isinstance(event, RoundEnded) or (isinstance(event, Awaited) and not event.same) for event in events):
        return False
    return question(state) != before or not unseen(events)


def reseat(table: Table, events: Sequence[SomeEvent], newcomer: Player | None) -> None:
    """Seat whoever has joined, mark whoever has left as gone, and disarm jumps after a round."""
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


def hand_over(table: Table, now: float) -> None:
    """Where the host has left the next person is host; with nobody left the table is closed."""
    people = [player.person for player in table.players if player.person is not None and not player.gone]
    if not people:
        table.closed = table.closed or now
    elif table.host not in people:
        table.host = people[0]


def results(table: Table, events: Sequence[SomeEvent], at: float, done: Mapping[int, Feats]) -> list[RoundResult]:
    """The rounds that these events finished, with everybody's points and what was ``done`` in them; ``at`` is the time
    on the wall."""
    ended = [event for event in events if isinstance(event, RoundEnded)]
    if not ended or table.state is None:
        return []
    state, began = table.state, table.notes.began
    points = {seat: state.totals[seat] - (began[seat] if seat < len(began) else 0) for seat in state.dealt}
    winners: tuple[int, ...] = ()
    if state.phase == OVER:
        standing = table.game.standing(state)
        winners = tuple(seat for seat in standing if state.totals[seat] == state.totals[standing[0]])
    scores = [
        RoundScore(seat, table.players[seat].person, points[seat], state.totals[seat], seat == ended[0].winner)
        for seat in state.dealt
        if state.status[seat] != GONE
    ]
    means = "" if table.alone else measure(table.game)
    lowest = table.game.scoring.lowest_wins
    return [RoundResult(state.round, ended[0].seed, at, means, lowest, table.version, scores, winners, done)]


def measure(game: SomeGame) -> str:
    """What the points of a game mean, as far as its options say: rounds won, cards, a team's …"""
    return str(game.options.get("scoring", "points")) + ("-shared" if game.scoring.shared else "")


def match_result(table: Table, events: Sequence[SomeEvent], at: float) -> MatchResult | None:
    """The match that these events finished, of which a round at least was played; a game alone is none.

    Who was dealt to and has left comes last, each alone: nobody escapes a lost match by leaving it.
    """
    state = table.state
    over = any(isinstance(event, MatchEnded) for event in events)
    if state is None or not over or not state.won or table.alone:
        return None
    game, totals = table.game, state.totals
    sign = 1 if game.scoring.lowest_wins else -1
    staying = [seat for seat in game.standing(state) if seat in state.dealt]
    left = [seat for seat in state.dealt if seat not in staying]
    places = [
        *(
            (seat, 1 + sum(sign * totals[other] < sign * totals[seat] for other in staying), game.side_of(state, seat))
            for seat in staying
        ),
        *((seat, 1 + len(staying), len(state.seating) + seat) for seat in left),
    ]
    placed = [PlaceTaken(seat, table.players[seat].person, place, totals[seat], side) for seat, place, side in places]
    return MatchResult(at, len(state.won), placed)
