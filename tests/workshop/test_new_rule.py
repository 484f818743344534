"""The winner of a round makes a rule with buttons, at the table or in direct messages; everybody sees the change."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.drawing.emojis import Faces
from bot.screens.page import Page
from bot.screens.table import RulePress, difference, table_view
from bot.tables.schedule import RULE
from bot.tables.table import Refused
from bot.words import texts
from bot.words.texts import Person
from cogs.workshop.parts import empty, read_tree, to_toml
from cogs.workshop.screens import DraftDropPress, DraftSavePress, DraftUndoPress
from cogs.workshop.service import Draft
from rules.catalogue import make
from rules.match import WAITING
from rules.strategies import sensible
from tests.support.examples import EACH_LANGUAGE
from tests.support.house import House
from tests.support.limits import within_limits
from tests.support.workshop import games_of, rules_of
from tests.workshop.test_game_editor import go, put

OURS = to_toml({**empty("Ours"), "deal": {"hand": 3}, "counting": {"target": 400}})


async def won(house: House, hands: set[int] | None = None) -> Any:
    """The table's message after a round that ana has won against bia. ``hands`` gets the ids of ana's hand messages
    until then.
    """
    services = house.services
    games_of(house).checker.rounds = 3
    await services.store.servers.meet(house.guild.id, "en")
    await games_of(house).take(house.guild.id, house.ana.id, OURS)
    (game,) = await games_of(house).all(house.guild.id)
    await house.begun("ana", "bia", rules=f"#{game.id}", winner_rules="on", turn_clock="off")
    async with services.tables.changing(house.number) as table:
        assert table.state is not None
        table.set_state(table.state.copy())
        table.state.hands[0], spare = table.state.hands[0][:1], table.state.hands[0][1:]
        table.state.stock[:0] = spare
        table.state.pile.append(table.state.stock.pop(0))
        await services.tables.save(table)
    lot = Random(7)
    for _ in range(500):
        table = await house.table()
        assert table.state is not None
        if table.state.phase == WAITING and table.state.won[-1] == 0:
            await services.painter.finish()
            return await house.table_message()
        if table.state.phase == WAITING:
            await services.matches.deal(house.number, house.bia.id)
            continue
        if hands is not None and 0 in table.posted.hands:
            hands.add(table.posted.hands[0].id)
        seat = table.awaited[0]
        person = table.players[seat].person
        await services.matches.act(house.number, person, [sensible.choose(table.views[seat], lot.choice)])
    raise AssertionError("ana does not win")


async def made(house: House, who: Any, screen: Any) -> str:
    """What somebody is told who saves their rule."""
    answer = await house.press(who, DraftSavePress.op, message=screen)
    return answer.response.content or house.said(answer.response._message)


async def test_the_winner_makes_a_rule_at_the_table(house: House) -> None:
    table = await won(house)
    assert "ana" in house.said(table)
    assert (await house.press(house.bia, RulePress.op)).response.content == texts.text("en", "refused-no-rule-now")
    screen = (await house.press(house.ana, RulePress.op)).response._message
    assert texts.text("en", "rule-begin") in house.said(screen)
    assert texts.text("en", "refused-rule-one-change", count=0) in await made(house, house.ana, screen)
    screen = await put(house, house.ana, await go(house, house.ana, screen, "deal"), "deal.hand", "6")
    screen = await put(house, house.ana, screen, "deal.hand_of_two", "4")
    assert texts.text("en", "refused-rule-one-change", count=2) in await made(house, house.ana, screen)
    screen = (await house.press(house.ana, DraftUndoPress.op, message=screen)).response._message
    await house.restart()
    games_of(house).checker.rounds = 3
    await made(house, house.ana, screen)
    after = await house.table()
    assert read_tree(after.game.source)["deal"] == {"hand": 6}
    assert RULE not in after.deadlines
    await house.services.painter.finish()
    said = house.said(await house.table_message())
    assert texts.text("en", "told-RulesChanged", seat="ana") in said
    assert "− ~~" in said
    assert "**+** " in said
    within_limits(table_view(Page(after, Person("en", Faces.plain()))))
    with pytest.raises(Refused, match="no-rule-now"):
        await rules_of(house).begin(house.number, house.ana.id)
    await house.press(house.bia, "deal")
    assert len(await house.hand_cards("ana")) == 6


async def test_the_winner_is_asked_by_a_new_direct_message_that_rings(house: House) -> None:
    """It is the result, sent anew, and said once; whoever wants no reminders finds it in the old message."""
    for wanted in ("dm", "off"):
        if wanted == "off":
            await house.services.preferences.choose("person", house.ana.id, "reminders", "off")
        hands: set[int] = set()
        await won(house, hands)
        asked = house.hand(house.ana)
        assert texts.text("en", "hand-rule", until=(await house.table()).clock_of(RULE)) in house.said(asked)
        assert RulePress.op in house.buttons(asked)
        assert RulePress.op not in house.buttons(house.hand(house.bia))
        sent = [len(house.messages(house.dm(who))) for who in (house.ana, house.bia)]
        house.services.painter.hands.renew(house.number)
        house.services.painter.wake(house.number)
        await house.services.painter.finish()
        assert [len(house.messages(house.dm(who))) for who in (house.ana, house.bia)] == sent
        assert hands
        assert (asked.id in hands) == (wanted == "off")


async def test_another_draft_is_not_lost_without_a_question(house: House) -> None:
    await won(house)
    games, server = games_of(house), house.guild.id
    await games.begin(house.ana.id, server, OURS)
    asked = (await house.press(house.ana, RulePress.op)).response._message
    assert texts.text("en", "game-draft-open", game="Ours") in house.said(asked)
    draft = await games.draft(house.ana.id, server)
    assert draft.table_id is None
    screen = (await house.press(house.ana, "gnew", message=asked)).response._message
    assert texts.text("en", "rule-begin") in house.said(screen)
    dropped = (await house.press(house.ana, DraftDropPress.op, message=screen)).response._message
    said = (await house.press(house.ana, DraftDropPress.op, message=dropped)).response._message
    assert house.said(said).strip() == texts.text("en", "rule-dropped")
    assert RULE in (await house.table()).deadlines


async def test_in_direct_messages_it_is_the_draft_of_the_table(house: House) -> None:
    """There is no server there: the newest draft of a rule is meant."""
    await won(house)
    rules, games = rules_of(house), games_of(house)
    draft = await rules.begin(house.number, house.ana.id)
    assert (await games.draft(house.ana.id, None)) == draft
    assert (await rules.begin(house.number, house.ana.id)) == draft


@pytest.mark.parametrize("tongue", EACH_LANGUAGE)
def test_a_difference_is_told_by_what_is_gone_and_what_is_new(tongue: str) -> None:
    before = make(OURS)
    after = make(to_toml({**read_tree(OURS), "cards": [{"which": "8", "skip": True}]}))
    assert difference(before, before, Person(tongue)) == []
    told = difference(before, after, Person(tongue))
    assert told
    assert "8" in "\n".join(told)


def test_a_draft_of_a_game_belongs_to_no_table() -> None:
    assert Draft(1, 1, None, 0, [OURS], 1, 0.0).table_id is None


@pytest.mark.gate
async def test_a_rule_by_which_rounds_never_end_is_not_made(house: House) -> None:
    """Else who is losing the match and has won a round ends it so. The draft stays, and another rule may be made."""
    await won(house)
    games_of(house).checker.rounds = 20
    making, before = rules_of(house), await house.table()
    draft = await making.begin(house.number, house.ana.id)
    unending = {**read_tree(before.game.source), "cards": [{"which": "all", "others_draw": 1, "play_again": True}]}
    draft = await games_of(house).change(draft, to_toml(unending))
    assert (await making.make(draft)).ends
    table = await house.table()
    assert (table.closed, table.game.source, RULE in table.deadlines) == (None, before.game.source, True)
    assert (await making.begin(house.number, house.ana.id)).text == draft.text
