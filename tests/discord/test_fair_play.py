"""What gives nobody an advantage that the rules do not give: luck that is rated, a refusal that tells of a hand.

Much of fair play is tested where it belongs: how matches end in ``test_endings``, pings and laughter in ``test_noise``,
what messages declare in ``test_words``, the time zones of holidays in ``tests/features/test_holidays``, and the rest of
looking too early (SRB-32) in ``test_games``.
"""

from __future__ import annotations

from typing import Any

from bot.tables.table import Ended, Ending, Why
from bot.words import texts
from cogs.workshop.parts import empty, to_toml
from tests.discord.test_endings import account, to_the_end
from tests.discord.test_games import NAMED, cut
from tests.support.house import House, cards
from tests.support.workshop import games_of


async def test_a_match_of_a_game_of_luck_counts_for_nobody(house: House) -> None:
    """It was checked, and the check says that no decision matters."""
    games, server = games_of(house), house.guild.id
    games.checker.rounds = 20
    await house.services.store.servers.meet(server, "en")
    saved = await games.take(server, house.ana.id, to_toml({**empty("Lot"), "deal": {"hand": 1}}))
    found = await games.check(server, saved.definition)
    assert (found.ends, found.decides) == (True, False)
    await house.begun("ana", "bia", rules=f"#{saved.id}")
    await to_the_end(house, house.ana)
    assert (await house.table()).ended == Ended(Ending.PLAYED, Why.RULES, left_out=True)
    for name in ("ana", "bia"):
        assert await account(house, name) == (0, 0, 0, 1)
    house.services.background.stop()


async def test_SRB_32_who_holds_both_cards_that_a_letter_means_is_not_asked_which_while_looking_costs(
    house: House,
) -> None:
    """To a reader of Portuguese ``8C`` is an eight of clubs or of hearts. Only who holds both would be asked."""

    async def told(card: str) -> Any:
        answer = await house.bia.slash(house.channel, "play", move=card)
        return house.said(answer.response._message)

    await house.bia.slash(house.channel, "me", language="pt-BR")
    await house.begun(*NAMED, rules="serbian", early_hand_penalty="on")
    await cut(house)
    async with house.services.tables.changing(house.number) as table:
        assert house.bot.clock.now() < table.dealing_until
        table.set_state(table.begun_state().copy())
        table.state.hands[1][:2] = cards("8C 8H")
        await house.services.tables.save(table)
    held = await house.hand_cards("bia")
    assert await told("8C") == await told("7C") == texts.text("pt-BR", "refused-still-dealing")
    assert await house.hand_cards("bia") == held, "and it has cost nothing"
    await house.bia.slash(house.channel, "play")
    assert await told("8C") != await told("7C"), "who has paid is asked"
