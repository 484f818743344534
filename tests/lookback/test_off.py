"""Looking back is switched off: results come without its buttons, and old ones have an answer; then it is on again."""

from __future__ import annotations

from typing import Any

from bot.words.texts import text
from cogs.lookback import setup
from cogs.lookback.analyse import AnalyseCog
from cogs.lookback.history import HistoryCog
from tests.discord.test_results import after_a_round
from tests.lookback.test_analysis import told
from tests.support.house import House

OFF = text("en", "refused-not-offered-now")


def latest_result(house: House) -> Any:
    """The result at the table that was posted last."""
    return next(one for one in reversed(house.messages(house.channel.id)) if " round " in house.said(one))


async def test_results_come_without_its_buttons_and_with_them_again(house: House) -> None:
    await after_a_round(house)
    shown = house.buttons(latest_result(house))
    assert "analyse" in shown
    message = latest_result(house)
    for cog in (AnalyseCog, HistoryCog):
        await house.bot.remove_cog(cog.__cog_name__)
    for op in ("analyse", "fair", "film"):
        answer = await house.forge_at(house.bia, message, f"mm1:{op}:0:1:{house.number}")
        assert OFF in (answer.response.content or house.said(told(answer)))

    await after_a_round(house)
    assert "analyse" not in house.buttons(latest_result(house))
    assert "Second in round" in house.said(house.hand(house.bia)), "one's own result is told all the same"

    await setup(house.bot)
    answer = await house.press(house.bia, "analyse", message=message)
    assert OFF not in (answer.response.content or house.said(told(answer)))
    await after_a_round(house)
    assert "analyse" in house.buttons(latest_result(house))
