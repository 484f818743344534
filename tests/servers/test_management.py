"""The desk of a server: what its managers see and do, and that everybody concerned can read it."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import discord
import pytest
import sqlalchemy as sa

from bot.screens.components import Press
from bot.store.schema import audit, favourites, feats, matches, places, points, rounds, scores, seasons, standings
from bot.tables.table import Ended, Ending, Why
from bot.time import DAY
from bot.words import texts
from cogs.archive.logs import LogStore
from cogs.people.announcer import Announcing
from cogs.people.privacy import PrivacyCog
from cogs.people.screens import (
    DESK_AUDIT,
    DESK_MATCHES,
    DESK_PEOPLE,
    DESK_SEASON,
    DESK_TABLES,
    ManagePress,
    PreferPress,
)
from cogs.people.seating import AUDIT_KEPT_DAYS
from cogs.servers.commands import ServerCog
from cogs.servers.screens import (
    ManageClosePress,
    ManageKeepPress,
    ManageLetInPress,
    ManageRestorePress,
    ManageSeasonPress,
    ManageTablePress,
    ManageVoidedPress,
    ManageVoidPress,
    ManageWhomPress,
)
from cogs.standings.accounts import season_of
from cogs.standings.podium import SeasonPodium
from rules.match import AWAY
from tests.support.house import House, manager
from tests.support.standings import boards_of, recounts_of, statistics_of

LAST = "top 5S\nhand ana 6S\nhand bia 2C 9C\nhand caio 7D 8D 9D\nturn ana\n"
OF_BIA = "top 5S\nhand ana 2C 9C\nhand bia 6S\nhand caio 7D 8D 9D\nturn bia\n"


async def after_a_round(house: House) -> None:
    """Ana has won the first round of a match of three."""
    await house.begun("ana", "bia", "caio", target="100", scoring="cards")
    await house.lay(LAST)
    await house.play(house.ana, "6♠")


async def played(house: House, script: str = LAST, winner: str = "ana") -> int:
    """The number of a match that ana has won against bia and caio, or who else wins by this script."""
    await house.begun("ana", "bia", "caio", target="1", scoring="cards")
    await house.lay(script)
    await house.play(house.people[winner], "6♠")
    assert (await house.table()).ended is not None
    return house.number


async def bia_drew(house: House) -> None:
    """A match in which bia drew three cards, and ana won."""
    await house.begun("ana", "bia", target="1", scoring="cards")
    await house.lay("top 5S\nhand ana 7S 6S\nhand bia 2C 9C\nturn ana\n")
    await house.play(house.ana, "7♠")
    await house.press(house.bia, "draw")
    await house.play(house.ana, "6♠")
    assert (await house.table()).ended is not None


async def ana_drew(house: House) -> None:
    """A match in which ana drew six cards, and bia won."""
    await house.begun("ana", "bia", target="1", scoring="cards")
    await house.lay("top 5S\nhand ana 7S 6S\nhand bia 7H 9H\nturn ana\n")
    await house.play(house.ana, "7♠")
    await house.play(house.bia, "7♥")
    await house.press(house.ana, "draw")
    await house.play(house.bia, "9♥")
    assert (await house.table()).ended is not None


class Management:
    """The desk as somebody sees it."""

    def __init__(self, house: House, who: Any) -> None:
        self.house, self.who = house, who
        self.screen: Any = None
        self.form = ""

    async def open(self) -> str:
        answer = await self.house.desk(self.who)
        self.screen = answer.response._message
        return self.house.said(self.screen)

    async def press(self, press: Press, *values: str) -> str:
        """What the screen says after a press; or what the person is answered with."""
        before = {message.id for message in self.house.messages(self.house.channel.id)}
        answer = await self.house.forge_at(self.who, self.screen, press.id, [*values] or None)
        if answer.modal is not None:
            self.form = answer.modal["title"]
            field = answer.modal["components"][0]["component"]
            answer = await self.who.submit_modal(answer, {field["custom_id"]: "caught cheating"})
        told = answer.response._message if answer.response is not None else None
        if told is not None and told.id != self.screen.id and told.id not in before:
            return self.house.said(told)
        return self.house.said(self.house.env.backend.get_message(self.screen.channel_id, self.screen.id))


async def desk_of(house: House, who: Any) -> Management:
    desk = Management(house, who)
    await desk.open()
    return desk


async def accounts(house: House) -> list[Any]:
    found = []
    for table in (standings, scores, seasons):
        rows = await house.services.store.database.all(sa.select(table))
        found.append(sorted(rows, key=lambda row: [str(row[column.name]) for column in table.primary_key]))
    return found


async def lines(house: House) -> list[tuple[str, int | None, int | None]]:
    rows = await house.services.store.database.all(sa.select(audit).order_by(audit.c.id))
    return [(row["what"], row["by"], row["whom"]) for row in rows]


# what is seen


async def test_the_desk_says_since_when_a_table_waits_for_whom(house: House) -> None:
    await house.begun("ana", "bia")
    asked = int(house.time())
    house.later(3 * 3600)
    said = await Management(house, manager(house)).open()
    table = await house.table()
    awaited = table.players[table.awaited[0]].name
    assert f"waiting for **{awaited}**" in said
    assert any(f"<t:{asked + late}:R>" in said for late in range(-3, 4))


async def test_who_does_not_manage_the_server_reads_only_what_concerns_them(house: House) -> None:
    await after_a_round(house)
    desk = await desk_of(house, manager(house))
    await desk.press(ManageClosePress("1"))
    for who, reads in ((house.bia, True), (house.dora, False)):
        said = await Management(house, who).open()
        assert ("#1" in said) == reads
        assert "Open tables" not in said
    other = Management(house, house.bia)
    await other.open()
    for press in (
        ManagePress(0, DESK_TABLES),
        ManageClosePress("1"),
        ManageKeepPress(f"{house.caio.id}/0"),
        ManageSeasonPress("x"),
    ):
        assert "Only server managers" in await other.press(press)


async def test_a_table_in_a_channel_that_a_manager_does_not_see_is_only_counted(house: House) -> None:
    """Who manages a server need not see all of its channels."""
    role = house.guild.create_role("desk", permissions=discord.Permissions(manage_guild=True))
    blind = house.guild.add_member(house.env.create_user("blind"), roles=[role])
    secret = house.guild.create_text_channel(
        "secret", overwrites={role: discord.PermissionOverwrite(view_channel=False)}
    )
    await house.ana.slash(secret, "open")
    house.number += 1
    await house.services.lobbies.close_by_manager(house.number, house.bia.id)
    await house.ana.slash(secret, "open")
    desk = await desk_of(house, blind)
    for page in (DESK_TABLES, DESK_AUDIT):
        said = await desk.press(ManagePress(0, page))
        assert "One more is in a channel that you can't see" in said
        assert "Mau Mau" not in said
    assert "is gone" in await desk.press(ManageTablePress(), "2")
    assert "is gone" in await desk.press(ManageClosePress("2"))
    assert (await house.services.tables.get(2)).closed is None


async def test_a_match_in_a_channel_that_a_manager_does_not_see_is_not_listed(house: House) -> None:
    role = house.guild.create_role("desk", permissions=discord.Permissions(manage_guild=True))
    blind = house.guild.add_member(house.env.create_user("blind"), roles=[role])
    everywhere, house.channel = (
        house.channel,
        house.guild.create_text_channel("secret", overwrites={role: discord.PermissionOverwrite(view_channel=False)}),
    )
    number = await played(house)
    house.channel = everywhere
    for who, sees in ((manager(house), True), (blind, False)):
        desk = await desk_of(house, who)
        assert (f"#{number}" in await desk.press(ManagePress(0, DESK_MATCHES))) == sees
        assert ("is gone" not in await desk.press(ManageVoidPress(str(number)))) == sees
    assert await LogStore(house.services.store.database).is_finished(number)


async def test_whoever_lost_the_right_presses_in_vain(house: House) -> None:
    """Each press asks anew."""
    await after_a_round(house)
    role = house.guild.create_role("referees")
    await house.services.preferences.choose("server", house.guild.id, "managers", str(role.id))
    referee = house.guild.add_member(house.env.create_user("ref"), roles=[role])
    desk = await desk_of(house, referee)
    assert "#1" in await desk.press(ManagePress(0, DESK_TABLES))
    await house.services.preferences.choose("server", house.guild.id, "managers", "none")
    assert "Only server managers" in await desk.press(ManageClosePress("1"))
    assert (await house.table()).closed is None


async def test_a_role_that_manages_does_not_say_who_manages(house: House) -> None:
    role = house.guild.create_role("referees")
    await house.services.store.servers.meet(house.guild.id, "en-US")
    await house.services.preferences.choose("server", house.guild.id, "managers", str(role.id))
    referee = house.guild.add_member(house.env.create_user("ref"), roles=[role])
    desk = await desk_of(house, referee)
    assert "Manage Server" in await desk.press(PreferPress("server.managers"), str(role.id))
    assert "Manage Server" in await desk.press(PreferPress("server.opening"), "managers")
    assert "Only server managers" not in await desk.press(PreferPress("server.pauses"), "3")
    assert (await lines(house))[-1] == ("set", referee.id, None)


# what is done to matches


async def test_a_void_match_counts_for_nothing_until_it_is_taken_back(house: House) -> None:
    await played(house)
    before = await accounts(house)
    boss = manager(house)
    desk = await desk_of(house, boss)
    said = await desk.press(ManageVoidPress("1"))
    assert "This match is void" in said
    rows = await house.services.store.database.all(sa.select(standings))
    assert rows
    assert not any(row["matches"] or row["rounds"] for row in rows)
    told = house.said(house.messages(house.channel.id)[-1])
    assert f"<@{boss.id}> has made match #1" in told
    assert "caught cheating" in told
    assert "void, by" in await desk.press(ManagePress(0, DESK_MATCHES))
    answer = await house.past_matches(house.bia)
    assert f"void, by <@{boss.id}>" in house.said(answer.response._message)
    assert "no result" in await desk.press(ManageVoidPress("1"))
    await house.restart()
    desk = await desk_of(house, boss)
    await desk.press(ManageRestorePress("1"))
    assert await accounts(house) == before
    assert "counts again" in house.said(house.messages(house.channel.id)[-1])
    assert [what for what, *_ in await lines(house)] == ["voided", "restored"]
    assert "caught cheating" in await Management(house, house.bia).open()


async def test_what_was_done_in_a_void_match_is_out_of_the_statistics_until_it_is_taken_back(house: House) -> None:
    async def counted() -> list[Any]:
        found = []
        for table in (feats, favourites):
            rows = await house.services.store.database.all(sa.select(table).order_by(*table.primary_key))
            found.append([tuple(row.values()) for row in rows])
        return found

    async def debts() -> list[int]:
        who = (house.ana, house.bia)
        return [(await statistics_of(house.services.store).feats(house.guild.id, "voador", one.id)).debt for one in who]

    await bia_drew(house)
    before = await counted()
    assert await debts() == [0, 3]
    await ana_drew(house)
    both = await counted()
    assert await debts() == [6, 3]
    desk = await desk_of(house, manager(house))
    await desk.press(ManageVoidPress("2"))
    assert await counted() == before
    await desk.press(ManageRestorePress("2"))
    assert await counted() == both
    await desk.press(ManageVoidPress("1"))
    await desk.press(ManageVoidPress("2"))
    assert await debts() == [0, 0]
    said = house.said((await house.record(house.ana, game="voador")).response._message)
    assert "favourite card" not in said
    await desk.press(ManageRestorePress("1"))
    assert await counted() == before
    await desk.press(ManageRestorePress("2"))
    assert await counted() == both


async def test_the_largest_debt_stays_where_rounds_of_earlier_versions_are_counted(house: House) -> None:
    """What was drawn in each of them is not known."""
    await bia_drew(house)
    async with house.services.store.database.writing() as connection:
        await connection.execute(sa.update(points).values(debt=None, silences=None, laid=None))
    await ana_drew(house)
    desk = await desk_of(house, manager(house))
    statistics = statistics_of(house.services.store)
    for number, laid in ((1, 1), (2, 0)):
        await desk.press(ManageVoidPress(str(number)))
        found = await statistics.feats(house.guild.id, "voador", house.bia.id)
        assert (found.debt, found.laid) == (3, laid)
        await desk.press(ManageRestorePress(str(number)))
    found = await statistics.feats(house.guild.id, "voador", house.ana.id)
    assert (found.debt, found.laid) == (6, 2)


async def test_a_match_that_is_played_is_closed_and_void(house: House) -> None:
    await after_a_round(house)
    desk = await desk_of(house, manager(house))
    await desk.press(ManageVoidPress("1"))
    assert desk.form == "Make it void"
    table = await house.table()
    assert table.ended is not None
    assert (table.ended.ending, table.ended.why) == (Ending.DECIDED, Why.CLOSED)
    assert [what for what, *_ in await lines(house)] == ["closed", "voided"]
    rows = await house.services.store.database.all(sa.select(standings))
    assert not any(row["rounds"] for row in rows)


async def test_a_manager_who_plays_in_a_match_does_not_decide_about_it(house: House) -> None:
    """Closing it is leaving it, and the others play on."""
    boss = house.people["boss"] = manager(house)
    await house.begun("boss", "bia", "caio", target="100", scoring="cards")
    await house.lay(LAST.replace("ana", "boss"))
    await house.play(boss, "6♠")
    desk = await desk_of(house, boss)
    own = texts.text("en", "manage-own")
    assert own in await desk.press(ManageTablePress(), "1")
    await house.seated("boss", "bia")
    assert own not in await desk.press(ManageTablePress(), "2"), "a lobby has no result"
    house.number = 1
    assert texts.text("en", "refused-own-match") in await desk.press(ManageVoidPress("1"))
    await desk.press(ManageClosePress("1"))
    table = await house.table()
    assert (table.closed, [player.gone for player in table.players]) == (None, [True, False, False])
    await house.services.lobbies.leave_seat(1, house.bia.id)
    table = await house.table()
    assert table.ended == Ended(Ending.DECIDED, Why.FEW)
    assert texts.text("en", "refused-own-match") in await desk.press(ManageVoidPress("1")), (
        "who has left has a part, too"
    )


async def lost_by_a_manager(house: House) -> Any:
    """A manager of the server has played a match, and ana has won it."""
    boss = house.people["boss"] = manager(house)
    await house.begun("ana", "boss", "caio", target="1", scoring="cards")
    await house.lay(LAST.replace("bia", "boss"))
    await house.play(house.ana, "6♠")
    return boss


async def test_a_manager_does_not_make_a_match_void_in_which_they_lost(house: House) -> None:
    """Somebody else does; nor do they let one count again that they have won."""
    boss = await lost_by_a_manager(house)
    desk = await desk_of(house, boss)
    said = await desk.press(ManageTablePress(), "1")
    assert texts.text("en", "refused-own-match") in said
    assert texts.text("en", "button-desk-void") not in said
    before = await accounts(house)
    assert texts.text("en", "refused-own-match") in await desk.press(ManageVoidPress("1"))
    assert await accounts(house) == before
    await (await desk_of(house, manager(house))).press(ManageVoidPress("1"))
    assert await accounts(house) != before
    assert texts.text("en", "refused-own-match") in await desk.press(ManageRestorePress("1"))


async def test_a_manager_who_is_erased_does_not_make_a_match_void_in_which_they_lost(house: House) -> None:
    """Nothing tells any more that they had a part in it, so nobody decides about it alone."""
    boss = await lost_by_a_manager(house)
    await house.cog(PrivacyCog).privacy.erase(boss.id)
    desk = await desk_of(house, boss)
    said = await desk.press(ManageTablePress(), "1")
    assert texts.text("en", "refused-erased-match") in said
    assert texts.text("en", "button-desk-void") not in said
    before = await accounts(house)
    assert texts.text("en", "refused-erased-match") in await desk.press(ManageVoidPress("1"))
    assert await accounts(house) == before


async def test_what_is_said_at_a_deleted_channel_stays_in_the_audit(house: House) -> None:
    await played(house)
    boss = manager(house)
    other = house.guild.create_text_channel("other")
    await house.cog(ServerCog).management.sender.client.get_channel(house.channel.id).delete()
    await house.env.settle()
    await house.cog(ServerCog).management.void(house.guild.id, 1, boss.id, "why not")
    answer = await house.desk(boss, where=other)
    desk = Management(house, boss)
    desk.screen = answer.response._message
    assert "1 more" in (await desk.press(ManagePress(0, DESK_AUDIT))).replace("One more", "1 more")
    assert "why not" in house.said((await house.desk(house.bia, where=other)).response._message)


# people


async def test_somebody_is_kept_out_in_the_middle_of_a_decision(house: House) -> None:
    await after_a_round(house)
    await house.services.matches.deal(house.number, house.ana.id)
    table = await house.table()
    whom = house.people[table.players[table.awaited[0]].name]
    boss = manager(house)
    desk = await desk_of(house, boss)
    assert "leave the table they're at" in await desk.press(ManageWhomPress(), str(whom.id))
    said = await desk.press(ManageKeepPress(f"{whom.id}/7"))
    assert f"<@{whom.id}> may not play here until" in said
    table = await house.table()
    assert table.seat_of(whom.id) is None
    assert table.closed is None
    assert table.begun_state().status[table.sent_away[0]] == AWAY, "their hand is played to the end of the round"
    assert [(what, by) for what, by, _ in await lines(house)] == [("kept-out", boss.id), ("sent", boss.id)]
    for command, named in (("open", {}), ("daily", {"what": "new"})):
        answer = await whom.slash(house.channel, command, **named)
        assert "You can't play in this server until" in house.said(answer.response._message), command
    assert f"<@{whom.id}> may not play here for 7 days" in await Management(house, whom).open()
    house.later(8 * DAY)
    await whom.slash(house.channel, "open")
    assert await house.services.store.tables.get(2) is not None


async def test_who_is_let_in_plays_again(house: House) -> None:
    await house.seated("ana", "bia")
    boss = manager(house)
    desk = await desk_of(house, boss)
    await desk.press(ManageKeepPress(f"{house.ana.id}/0"))
    assert (await house.table()).host == house.bia.id, "in a lobby the next one is host"
    assert "any more" in await desk.press(ManagePress(0, DESK_PEOPLE))
    await desk.press(ManageLetInPress(), str(house.ana.id))
    await house.ana.slash(house.channel, "open")
    assert await house.services.store.tables.get(2) is not None
    assert "bad" not in await desk.press(ManageWhomPress(), str(boss.id))
    assert (await lines(house))[-1][0] == "let-in"


async def test_an_erased_person_is_nobody_in_the_audit(house: House) -> None:
    await after_a_round(house)
    boss = manager(house)
    desk = await desk_of(house, boss)
    await desk.press(ManageKeepPress(f"{house.bia.id}/0"))
    await house.cog(PrivacyCog).privacy.erase(house.bia.id)
    assert await lines(house) == [("kept-out", boss.id, None), ("sent", boss.id, None)]
    assert "someone may not play here any more" in await desk.press(ManagePress(0, DESK_AUDIT))
    assert "Everybody may play here" in await desk.press(ManagePress(0, DESK_PEOPLE))
    assert "bia" not in await house.cog(PrivacyCog).privacy.export(house.bia.id)


async def test_lines_are_kept_for_ninety_days(house: House) -> None:
    await after_a_round(house)
    desk = await desk_of(house, manager(house))
    await desk.press(ManageClosePress("1"))
    assert await lines(house)
    await house.passes(AUDIT_KEPT_DAYS * DAY + 3700)
    assert await lines(house) == []


# seasons and what counts


async def test_a_season_starts_anew_and_a_recount_says_the_same(house: House) -> None:
    await played(house)
    desk = await desk_of(house, manager(house))
    assert "can't be undone" in await desk.press(ManageSeasonPress(""))
    assert await accounts(house) != [[], [], []]
    await desk.press(ManageSeasonPress(season_of(house.time())))
    season = await house.services.store.database.all(sa.select(seasons.c.season).distinct())
    assert [row["season"] for row in season] == [""], "all time stays"
    house.later(5)
    await played(house)
    before = await accounts(house)
    await recounts_of(house.services.store).run(house.guild.id)
    assert await accounts(house) == before
    this = [row for row in before[0] if row["season"]]
    assert {row["matches"] for row in this} == {1}
    assert "restarted" in await Management(house, house.dora).open()


async def test_a_season_that_starts_anew_at_the_turn_of_the_month_leaves_the_next_alone(house: House) -> None:
    await played(house)
    boss = manager(house)
    await house.cog(ServerCog).management.restart(house.guild.id, season_of(house.time()), boss.id)
    async with house.services.store.database.engine.begin() as connection:
        for table in (rounds, matches, places):  # as if all of it had ended in the next month
            await connection.execute(sa.update(table).values(ended=table.c.ended + 32 * DAY))
    await recounts_of(house.services.store).run(house.guild.id)
    rows = await house.services.store.database.all(sa.select(standings).where(standings.c.season != ""))
    assert rows
    assert all(row["matches"] == 1 for row in rows)
    assert await house.services.store.database.all(sa.select(points))


async def test_a_month_that_starts_anew_in_its_last_minute_has_only_what_came_after(house: House) -> None:
    """Its board, its podium, and a recount say so; the next month has its own."""

    async def seen() -> dict[str, list[tuple[int, int]]]:
        rows = await house.services.store.database.all(
            sa.select(standings).where(standings.c.game == "voador").order_by(standings.c.person)
        )
        months = {row["season"] for row in rows} - {""}
        return {
            month: [(row["person"], row["matches_won"]) for row in rows if row["season"] == month] for month in months
        }

    async def here(_: int) -> int:
        return house.channel.id

    month = season_of(house.time())
    house.later(32 * DAY)
    house.later(datetime.fromisoformat(f"{season_of(house.time())}-01T00:00:00+00:00").timestamp() - 60 - house.time())
    assert season_of(house.time()) == month
    await played(house)
    house.later(5)
    desk = await desk_of(house, manager(house))
    await desk.press(ManageSeasonPress(month))
    assert await seen() == {}
    house.later(5)
    await played(house, OF_BIA, "bia")
    house.later(55)
    await played(house)
    following = season_of(house.time())
    ana, bia, caio = house.ana.id, house.bia.id, house.caio.id
    wins = {month: [(ana, 0), (bia, 1), (caio, 0)], following: [(ana, 1), (bia, 0), (caio, 0)]}
    assert await seen() == wins
    await recounts_of(house.services.store).run(house.guild.id)
    assert await seen() == wins
    await SeasonPodium(boards_of(house.services.store), Announcing.by(house.services), here).tick()
    said = house.said(house.messages(house.channel.id)[-1])
    assert f"Podium: {month}" in said
    assert "🥇 **bia** — matches won: **1**" in said
    assert "ana" not in said


async def test_a_season_that_is_over_when_it_is_confirmed_stays_and_so_does_the_next(house: House) -> None:
    """Asked in the last minute of a month, and confirmed in the first one of the next."""
    await played(house)
    desk = await desk_of(house, manager(house))
    asked = await desk.press(ManageSeasonPress(""))
    season = season_of(house.time())
    assert season in asked
    sure = house.env.backend.get_message(desk.screen.channel_id, desk.screen.id)
    house.later(32 * DAY)
    await played(house)
    before = await accounts(house)
    await house.press(desk.who, "desk-season", message=sure)
    shown = house.said(house.env.backend.get_message(desk.screen.channel_id, desk.screen.id))
    assert season_of(house.time()) in shown
    assert "can't be undone" not in shown
    assert await accounts(house) == before
    assert await lines(house) == []


@pytest.mark.parametrize(
    ("name", "value", "counts"),
    [
        ("counted_rounds", "2", False),
        ("counted_people", "4", False),
        ("counted_people", "3", True),
        ("counted_computers", "off", True),
        ("counted_games", "zheng german", False),
        ("counted_games", "zheng voador", True),
    ],
)
async def test_a_server_says_what_counts(house: House, name: str, value: str, counts: bool) -> None:
    await house.services.store.servers.meet(house.guild.id, "en-US")
    await house.services.preferences.choose("server", house.guild.id, name, value)
    await played(house)
    table = await house.table()
    assert table.ended is not None
    assert table.ended.counts == counts
    await house.services.painter.finish()
    said = "\n".join(house.said(message) for message in house.messages(house.channel.id))
    assert ("This server doesn't count" in said) == (not counts)
    before = await accounts(house)
    await recounts_of(house.services.store).run(house.guild.id)
    assert await accounts(house) == before


async def test_roles_say_who_may_open_tables(house: House) -> None:
    role = house.guild.create_role("regulars")
    await house.services.store.servers.meet(house.guild.id, "en-US")
    for name, value in (("opening", "roles"), ("openers", str(role.id))):
        await house.services.preferences.choose("server", house.guild.id, name, value)
    regular = house.guild.add_member(house.env.create_user("regular"), roles=[role])
    answer = await house.ana.slash(house.channel, "open")
    assert "Only some roles" in answer.response.content
    await regular.slash(house.channel, "open")
    assert await house.services.store.tables.get(1) is not None


async def test_a_role_hosts_every_table(house: House) -> None:
    role = house.guild.create_role("directors")
    await house.seated("ana", "bia")
    await house.services.preferences.choose("server", house.guild.id, "hosts", str(role.id))
    director = house.guild.add_member(house.env.create_user("director"), roles=[role])
    await house.sure(director, director.slash(house.channel, "table close"))
    assert (await house.table()).closed is not None
    assert await lines(house) == [("closed", director.id, None)]
    assert "Open tables" not in await Management(house, director).open()


async def test_every_page_of_the_desk_can_be_opened(house: House) -> None:
    await played(house)
    await house.begun("dora", "eva")
    desk = await desk_of(house, manager(house))
    for page in (DESK_TABLES, DESK_MATCHES, DESK_AUDIT, DESK_PEOPLE, DESK_SEASON):
        assert "This server" in await desk.press(ManagePress(0, page))
    assert "#2" in await desk.press(ManageTablePress(), "2")
    assert ManageVoidedPress("1").id
