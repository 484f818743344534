"""Checks that a table was dealt from its seeds and played by the rules, and that its state agrees with its log."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.store.database import Row
from bot.tables.table import Ending, Table, find_match_end, from_row
from cogs.archive.logs import CANNOT_BE, Deal, Folding, LogStore, action_of, events_of, table_and_log
from rules.cards import pretty
from rules.catalogue import make
from rules.chance import commitment
from rules.match import PLAYING, Match
from rules.options import Options
from rules.table import NOBODY, Action, SomeEvent


async def verify_table(store: LogStore, number: int) -> tuple[bool, str]:
    """Whether a table was dealt from its seeds and played by the rules; and a report.

    If the table was played by the rules of today, every action is done again. Otherwise the log is folded, and the
    deals are compared.
    """
    table, log = await table_and_log(store, number)
    then, now = table.rules_then.version, table.game.version
    report: list[str] = []
    try:
        judge = _Judge(table, log) if then == now else _JudgeOfOldRules(table, log)
    except CANNOT_BE as damage:
        return False, f"the log does not begin with a deal: {type(damage).__name__}: {damage}"
    for row in log:
        verb, text = row["action"][0], row["action"][5]
        if verb == "deal":
            report.append(f"round {judge.state.round + 1}: seed {text}, fairness code {commitment(text)}")
        try:
            why = judge.check_step(row)
        except CANNOT_BE as damage:
            why = f"does not follow from the rules: {type(damage).__name__}: {damage}"
        if why:
            return False, "\n".join([*report, f"step {row['version']} ({verb}) {why}"])
    if judge.state != table.state:
        return False, "\n".join([*report, "the table's state differs from what its log leads to"])
    if judge.game.source != table.game.source:
        return False, "\n".join([*report, "the table's game differs from what its log leads to"])
    if why := _unlike_record(table, judge, log[-1]):
        return False, "\n".join([*report, why])
    if then == now:
        return True, "\n".join([*report, "every card came from its seed, and every step follows"])
    changed = f"the rules of {table.game.name} have changed since it began (version {then} -> {now})"
    folded = "the steps were not judged by them: the log leads to the table's state, step by step"
    return True, "\n".join([*report, f"{changed}; {folded}", *judge.doubts])


async def disagreements(store: LogStore, tell: Callable[[str], None]) -> tuple[int, int]:
    """Fold every event log, and report each table that differs from its log or cannot be read. Gives the number of
    tables, and of those with a fault. A bot may run meanwhile.
    """
    seen = amiss = after = 0
    while numbers := await store.numbers(after, TABLES_A_TIME):
        for after in numbers:
            seen += 1
            if why := await _disagreement(store, after):
                amiss += 1
                tell(f"table {after}: {why}")
    return seen, amiss


TABLES_A_TIME = 500
"""How many table numbers one query reads."""


async def _disagreement(store: LogStore, number: int) -> str:
    """Say how a table differs from its log, without its cards."""
    while True:
        try:
            row, log = await store.row(number), await store.history(number)
            if row is None:
                return ""
            table = from_row(row)
        except CANNOT_BE as damage:
            return f"it cannot be read ({type(damage.__cause__ or damage).__name__})"
        if row["version"] == await store.version(number):  # otherwise the table has changed between the two queries
            break
    if table.state is None:
        return ""
    try:
        folding = Folding(table, log)
        for step in log:
            folding.fold(step)
    except CANNOT_BE as damage:
        return f"its log cannot be folded ({type(damage).__name__})"
    if folding.state != table.state:
        return "its state differs from what its log leads to"
    return _unlike_record(table, folding, log[-1])


def _unlike_record(table: Table, folded: Folding, last: Row) -> str:
    """Say how the end of a match on record differs from that of its log; empty when they are the same.

    Earlier versions have closed matches without a record, and a first round that broke off left no result.
    """
    if table.closed is not None and table.ended is None:
        return ""
    by_log = find_match_end(folded.game, folded.state, events_of(last))
    if (by_log is None) != (table.ended is None):
        return "its log ends the match, and the table does not" if by_log else "the table has ended, and its log not"
    if by_log is None or table.ended is None or by_log.rules_say == table.ended.rules_say:
        return ""
    if table.ended.ending == Ending.VOID and by_log.why == table.ended.why and len(folded.state.won) <= 1:
        return ""
    return f"it ended as {table.ended.ending} ({table.ended.why}), and its log says {by_log.ending} ({by_log.why})"


class _Judge(Folding):
    """Checks each step against the rules of today.

    It compares states, not events: earlier versions have saved events in other forms.
    """

    def __init__(self, table: Table, log: Sequence[Row]) -> None:
        super().__init__(table, log)
        self.doubts: list[str] = []

    def check_step(self, row: Row) -> str:
        """Say what is wrong with this step; empty when it is right. Raises one of ``CANNOT_BE``."""
        by_rules = self.state.copy()
        self.done(by_rules, row)
        self.fold(row)
        return "" if self.state.agrees(by_rules) else "does not follow from the rules"

    def done(self, state: Match, row: Row) -> Sequence[SomeEvent]:
        """Return the events of the action in this state, by the rules of today."""
        return self.game.apply(state, row["seat"], action_of(row), int(row["at"]))


class _JudgeOfOldRules(_Judge):
    """Checks a table that began by earlier rules: only the deals are compared with those of today."""

    def check_step(self, row: Row) -> str:
        before = self.state.copy()
        deals = Deal.among(self.fold(row))
        if not deals:
            return ""
        try:
            again = Deal.among(self.done(before, row))
        except CANNOT_BE:
            again = []
        if again == deals:
            return ""
        if [deal.shape for deal in again] == [deal.shape for deal in deals]:
            return "has dealt other cards than its seed gives"
        self.doubts.append(f"step {row['version']}: the rules of dealing have changed, and the seed says nothing of it")
        return ""


def dealt(seed: str, game: str, seats: int, dealer: int, options: Options) -> str:
    """Describe the round that a seed deals: its fingerprint, every hand, and the card turned up. ``dealer`` counts from
    1; 0 is the dealer of a first round.
    """
    made = make(game, options)
    least, most = made.seats
    if not least <= seats <= most or not 0 <= dealer <= seats:
        raise ValueError(f"{game} is for {least} to {most} seats, and the dealer is one of them")
    state = made.new(seats, dealer=dealer - 1 if dealer else None)
    events: Sequence[SomeEvent] = made.apply(state, NOBODY, Action("deal", text=seed))
    deal = next(event for event in events if hasattr(event, "hands"))
    hands = [f"seat {seat + 1}: {_cards(hand)}" for seat, hand in enumerate(deal.hands)]
    turned = [f"turned up: {_cards(deal.pile)}"] if hasattr(deal, "pile") else []
    begun = "on" if state.phase == PLAYING else "over"
    return "\n".join([f"fairness code {commitment(seed)}", *hands, *turned, f"round {begun}"])


def _cards(cards: tuple[int, ...]) -> str:
    return " ".join(pretty(card) for card in sorted(cards))
