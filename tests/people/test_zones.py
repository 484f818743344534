"""Time zones, found by a city or a country in each of the languages."""

from __future__ import annotations

from zoneinfo import ZoneInfo

from bot.people.preferences import ALL_ZONES
from bot.words import texts
from cogs.people.zones import find_zones, the_zone, zone_name
from tests.support.folding import each
from tests.support.house import House


@each(
    ("typed", "zone"),
    [
        ("Berlin", "Europe/Berlin"),
        ("berlim", "Europe/Berlin"),
        ("柏林", "Europe/Berlin"),
        ("São Paulo", "America/Sao_Paulo"),
        ("sao paulo", "America/Sao_Paulo"),
        ("Beograd", "Europe/Belgrade"),
        ("Belgrado", "Europe/Belgrade"),
        ("Srbija", "Europe/Belgrade"),
        ("Beč", "Europe/Vienna"),
        ("Österreich", "Europe/Vienna"),
        ("维也纳", "Europe/Vienna"),
        ("Calcutta", "Asia/Kolkata"),  # a former name
        ("India", "Asia/Kolkata"),
        ("日本", "Asia/Tokyo"),
        ("europe/lisbon", "Europe/Lisbon"),
        ("Lissab", "Europe/Lisbon"),
    ],
)
def test_a_zone_is_found_by_its_city_or_country_in_each_language(typed: str, zone: str) -> None:
    assert the_zone(typed) == zone


@each("typed", ["Brazil", "United States", "Nowhere", "", "  ", "a" * 4000])
def test_where_there_is_doubt_no_zone_is_taken(typed: str) -> None:
    assert the_zone(typed) is None


def test_each_zone_is_found_by_its_name_and_is_one() -> None:
    for zone in ALL_ZONES:
        assert zone in find_zones(zone)
        assert ZoneInfo(zone).key == zone
        for tongue in texts.LANGUAGES:
            assert 0 < len(zone_name(zone, tongue)) <= 100
    assert len(find_zones("Brasil")) > 10
    assert find_zones("London")[0] == "Europe/London"


async def test_a_zone_is_typed_and_shown(house: House) -> None:
    await house.begun("ana", "bia")
    offered = await house.ana.autocomplete(house.channel, "me", "zone", "alemanh")
    assert {one["value"] for one in offered} == {"Europe/Berlin", "Europe/Busingen"}
    assert {one["name"] for one in offered} == {"Berlin, Germany", "Büsingen, Germany"}
    assert len(await house.ana.autocomplete(house.channel, "me", "zone", "")) > 20
    answer = await house.ana.slash(house.channel, "me", zone="Beč")
    assert (await house.services.preferences.of("person", house.ana.id))["zone"] == "Europe/Vienna"
    assert "Europe/Vienna" in str(answer.response._message.components)
    refused = await house.ana.slash(house.channel, "me", zone="*Brazil*")
    assert texts.text("en", "refused-zone", written=r"\*Brazil\*") in refused.response.content
    assert (await house.services.preferences.of("person", house.ana.id))["zone"] == "Europe/Vienna"
