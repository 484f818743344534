"""The workshop is switched off: a table of a game that people have written plays on, nothing leads there, and what was
written is there when it is on again.
"""

from __future__ import annotations

from bot.screens.doors import GameListPress
from bot.screens.table import RulePress
from bot.words.texts import text
from cogs.workshop import setup
from cogs.workshop.commands import DraftsCog, GameCog
from rules.match import PLAYING
from tests.support.house import House
from tests.support.workshop import games_of
from tests.workshop.test_new_rule import won

OFF = text("en", "refused-not-offered-now")


async def test_a_table_plays_on_and_no_button_leads_there(house: House) -> None:
    message = await won(house)
    assert RulePress.op in house.buttons(message)
    kept = await games_of(house).all(house.guild.id)
    for cog in (GameCog, DraftsCog):
        await house.bot.remove_cog(cog.__cog_name__)
    assert "deleting old drafts" not in house.bot.chores.names

    answer = await house.press(house.ana, RulePress.op, message=message)
    assert OFF in (answer.response.content or house.said(answer.response._message))
    hand = await house.ana.slash(house.channel, "play")
    assert RulePress.op not in house.buttons(hand.response._message)
    assert "deal" in house.buttons(hand.response._message), "the winner may go on without"
    await house.press(house.ana, "deal", message=hand.response._message)
    table = await house.table()
    assert table.state is not None
    assert (table.state.phase, table.game.book.title) == (PLAYING, "Ours")
    offered = await house.services.offers.options(house.guild.id)
    assert offered == []

    await setup(house.bot)
    assert await games_of(house).all(house.guild.id) == kept
    assert len(await house.services.offers.options(house.guild.id)) == len(kept)
    answer = await house.visit(house.ana, GameListPress())
    assert "Ours" in house.said(answer.response._message)
