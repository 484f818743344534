"""A decision that the bot has never heard of: what it has no words for is left out, and everything is painted."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from bot.drawing.emojis import Faces
from bot.screens.games import current_topics
from bot.screens.hand import hand_view
from bot.screens.page import Page
from bot.screens.table import table_view
from bot.tables.table import Table
from bot.words import texts
from bot.words.texts import Person
from cogs.play.screens import RulesOf, example_table, now_view
from rules.catalogue import make
from rules.records import Seat, record
from rules.table import NOBODY, Action, Decision, OfOneSeat
from tests.support.examples import EACH_LANGUAGE
from tests.support.house import parts


@record
class Wonder(OfOneSeat[Any, Any]):
    """A seat says whether it keeps what it has."""

    kind: ClassVar[str] = "wonder"
    about: ClassVar[tuple[str, ...]] = ("wonders",)
    seat: Seat

    def moves(self, game: Any, state: Any, seat: Seat) -> list[Action]:
        return [Action("keep"), Action("decline")]


@record
class WonderAbout(Wonder):
    """The same with a card, which is offered for every card alike."""

    def moves(self, game: Any, state: Any, seat: Seat) -> list[Action]:
        return [Action("give", (card,)) for card in sorted(set(state.hands[seat]))]


@record
class WonderInSilence(Wonder):
    """The same, about nothing."""

    about: ClassVar[tuple[str, ...]] = ()


def asked(game: str, kind: type[Wonder]) -> tuple[Table, int]:
    """The table of a game's example, where a seat is asked this."""
    table, seat = example_table(make(game))
    assert table.state is not None
    decision: Decision[Any, Any] = kind(seat)
    table.state.stack = [decision]
    return table, seat


def shown(view: Any) -> str:
    """All the text of a message, and of its buttons."""
    return "\n".join(str(part.get("content") or part.get("label") or "") for part in parts(view.to_components()))


@pytest.mark.parametrize("tongue", EACH_LANGUAGE)
@pytest.mark.parametrize("kind", [Wonder, WonderAbout, WonderInSilence])
@pytest.mark.parametrize("game", ["classic", "zheng"])
async def test_a_decision_without_a_row_in_the_bot_is_painted(game: str, kind: type[Wonder], tongue: str) -> None:
    table, seat = asked(game, kind)
    hand = shown(hand_view(Page(table, Person(tongue, Faces.plain(), hints=True), seat)))
    assert texts.text(tongue, "hand-decide") in hand
    if kind is not WonderAbout:
        assert texts.text(tongue, "button-keep") in hand
    assert table.players[seat].name in shown(table_view(Page(table, Person(tongue, Faces.plain()))))


def test_what_nothing_explains_has_nothing_to_be_told() -> None:
    table, seat = asked("classic", Wonder)
    assert current_topics(table.views[seat]) == {"wonders"}
    assert texts.text("en", "rules-nothing") in shown(now_view(RulesOf(table.game, 0, Person("en")), table.views[seat]))
    assert current_topics(table.views[NOBODY]) == set()
    table, seat = asked("classic", WonderInSilence)
    assert current_topics(table.views[seat]) == set()
