"""Time zones, found by a city or a country as people of any of the bot's languages write it.

Babel has the cities, which are those that give the zones their names, and the countries. Reading them takes half a
second the first time, so who searches does it in a thread.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from babel import Locale
from babel.core import get_global
from babel.dates import get_timezone_location

from bot.people.preferences import ALL_ZONES, COUNTRIES_OF_ZONES
from bot.words import texts
from rules.plain_text import caseless


class _Words(NamedTuple):
    """What a zone is found by, for comparing."""

    cities: frozenset[str]
    countries: frozenset[str]


def zone_name(zone: str, locale: str) -> str:
    """Return the city and the country of a zone, as *São Paulo, Brazil*."""
    there = _locale(locale)
    country = there.territories.get(COUNTRIES_OF_ZONES.get(zone, ""), "")
    return ", ".join(filter(None, (get_timezone_location(zone, locale=there, return_city=True), country)))


def find_zones(typed: str) -> list[str]:
    """Return the zones that may be meant, the best first: those of a city or country that is called so, then of one
    that begins so, then all that contain what was typed.
    """
    return [zone for _, zone in _ranked(typed)]


def the_zone(typed: str) -> str | None:
    """Return the zone that is meant, if there is no doubt: the only one of a city or country called so, or that was
    found at all.
    """
    found = _ranked(typed)
    best = [zone for rank, zone in found if rank == found[0][0]]
    sure = len(found) == 1 or (len(best) == 1 and found[0][0] <= _CALLED_SO)
    return best[0] if sure else None


_CALLED_SO, _NOT_FOUND = 1, 5


def _ranked(typed: str) -> list[tuple[int, str]]:
    said = caseless(typed)
    ranked = ((_rank(words, said), zone) for zone, words in _words().items())
    return sorted((rank, zone) for rank, zone in ranked if said and rank < _NOT_FOUND)


def _rank(words: _Words, said: str) -> int:
    if said in words.cities:
        return 0
    if said in words.countries:
        return 1
    if any(word.startswith(said) for word in words.cities):
        return 2
    if any(word.startswith(said) for word in words.countries):
        return 3
    return 4 if any(said in word for word in words.cities | words.countries) else _NOT_FOUND


@cache
def _words() -> dict[str, _Words]:
    """What each zone is found by. Its former names count, too."""
    names: dict[str, list[str]] = {zone: [zone] for zone in ALL_ZONES}
    for former, zone in get_global("zone_aliases").items():
        names.get(zone, []).append(former)
    locales = [_locale(tongue) for tongue in texts.LANGUAGES]
    found = {}
    for zone, called in names.items():
        cities = [name.rpartition("/")[2].replace("_", " ") for name in called] + called
        cities += [get_timezone_location(zone, locale=there, return_city=True) for there in locales]
        countries = [there.territories.get(COUNTRIES_OF_ZONES[zone], "") for there in locales]
        found[zone] = _Words(frozenset(map(caseless, cities)), frozenset(map(caseless, filter(None, countries))))
    return found


def _locale(locale: str) -> Locale:
    return Locale.parse(texts.language(locale), sep="-")
