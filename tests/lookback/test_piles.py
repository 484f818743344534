"""PSMM and PSMMe of a round's pile: as the document has them, in every language, and only once the round is over."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from bot.drawing.emojis import Faces
from bot.screens.page import Page
from bot.words.texts import LANGUAGES, Person
from cogs.archive.logs import LogStore
from cogs.lookback.analyse import AnalyseCog
from cogs.lookback.analysis import analysis_view
from cogs.lookback.history import HistoryCog, film_legend
from cogs.lookback.piles import PROPERTIES, KeptCards, Lying, count_kept, describe_pile, pile_of_round
from cogs.lookback.replays import Moment, Replays
from cogs.lookback.worker import Analysis
from rules.cards import CARDS, NAMES, RANK, SUIT, parse
from rules.match import PLAYING
from rules.shedding.laying import keeps_psmm, keeps_psmme
from rules.table import NOBODY, Action
from tests.lookback.test_analysis import Here, over, results, told
from tests.support.examples import EACH_RULEBOOK
from tests.support.games import any_game, play, played, seats
from tests.support.house import House, as_typed
from tests.support.limits import shown, within_limits
from tests.support.repository import process
from tests.support.town import match


def as_written(previous: int, card: int) -> tuple[bool, bool]:
    """What the document says of two neighbours: v is the value, C a joker; n the suit, which a joker lacks."""
    v0, v1 = ("C" if RANK[one] == 13 else "A234567890JQK"[RANK[one]] for one in (previous, card))
    n0, n1 = (SUIT[one] for one in (previous, card))
    psmm = v0 == v1 or n0 == n1
    agrees = psmm or v0 == "C"  # IME-60: a joker's suit agrees with all
    psmme = (v1 != "C" and agrees) or (v1 != "C" and v0 == "J") or (v1 == "C" and v0 != "J") or v0 == "8"
    return psmm, psmme or v1 == "J"  # IME-60: what the document's formula forgets


def test_IME_60_both_properties_are_those_of_the_document() -> None:
    for previous, card in product(CARDS, repeat=2):
        assert (keeps_psmm(previous, card), keeps_psmme(previous, card)) == as_written(previous, card), (
            NAMES[previous],
            NAMES[card],
        )


@pytest.mark.parametrize(
    ("below", "card", "psmm", "psmme"),
    [
        ("7S", "7D", True, True),
        ("7S", "KS", True, True),
        ("7S", "KD", False, False),
        ("JS", "KD", False, True),
        ("8S", "KD", False, True),
        ("7S", "JD", False, True),
        ("7S", "RJ", False, True),
        ("JS", "RJ", False, False),
        ("8S", "RJ", False, True),
        ("RJ", "KD", False, True),
    ],
)
def test_IME_60_what_a_jack_an_eight_and_a_joker_change(below: str, card: str, *, psmm: bool, psmme: bool) -> None:
    pair = parse(below), parse(card)
    assert (keeps_psmm(*pair), keeps_psmme(*pair)) == (psmm, psmme)


def lying(cards: str) -> list[Lying]:
    return [Lying(parse(card), place % 2, place) for place, card in enumerate(cards.split())]


def test_it_is_told_how_long_the_pile_kept_them_and_what_broke_them() -> None:
    pile = lying("5C 5D JD 2H 9S")
    assert count_kept(pile, keeps_psmm) == KeptCards(3, 5, (pile[2], pile[3]))
    assert count_kept(pile, keeps_psmme) == KeptCards(4, 5, (pile[3], pile[4]))
    said = describe_pile(pile, ["ana", "bia"], Person("en")).splitlines()
    assert said[1] == "**PSMM**: the first 3 of 5 cards; then 2♡ on J♢ · move 3 · bia"
    assert said[2] == "**PSMMe**: the first 4 of 5 cards; then 9♤ on 2♡ · move 4 · ana"
    assert "**PSMM**: all 3 cards" in describe_pile(pile[:3], ["ana", "bia"], Person("en"))
    assert "only the first of 2 cards" in describe_pile(lying("5C 6D"), ["ana", "bia"], Person("en"))
    turned = [*pile[:1], Lying(parse("9D"), NOBODY, 4)]
    assert describe_pile(turned, ["ana", "bia"], Person("en")).splitlines()[1].endswith("9♢ on 5♧ · move 4")
    assert describe_pile(pile[:1], ["ana"], Person("en")) == describe_pile([], ["ana"], Person("en")) == ""


def moments_of(game: Any, state: Any, chance: Random, steps: int) -> list[Moment]:
    """The moments of a round that is played by lot."""
    whole: Any = None
    found = []
    for seat, _, events in play(game, state, chance, steps):
        found.append(Moment(whole, state.copy(), len(found), 0, (), seat, False, list(events)))
        if state.phase != PLAYING:
            break
    return found


@pytest.mark.parametrize("name", EACH_RULEBOOK)
def test_the_cards_found_end_with_the_pile_as_it_lies(name: str) -> None:
    """Whatever is shuffled, set aside, laid under the top or turned up meanwhile."""
    for seed in range(12):
        chance = Random(seed)
        game = any_game(chance, name)
        state: Any = game.new(seats(game, chance))
        moments = moments_of(game, state, chance, 250)
        found = [one.card for one in pile_of_round(moments)]
        if name == "zheng":
            assert found == []
            continue
        assert found[len(found) - len(state.pile) :] == state.pile
        shuffles = sum(type(event).__name__ in ("Reshuffled", "PutUnder") for one in moments for event in one.events)
        assert (len(found) > len(state.pile)) is (shuffles > 0)


def test_who_laid_a_card_and_when() -> None:
    replay = played("rules german\nseats ana bia\ntop 9C\nhand ana 9D KH QH\nhand bia 10D KD QC\nturn ana\n")
    state: Any = replay.state
    whole: Any = None
    moments = [Moment(whole, state.copy(), 0, 0, (), NOBODY, False, [])]
    for seat, card in ((0, "9D"), (1, "10D")):
        events = replay.game.apply(state, seat, Action("play", (parse(card),)))
        moments.append(Moment(whole, state.copy(), len(moments), 0, (), seat, False, list(events)))
    laid = [(NAMES[one.card], one.seat, one.move) for one in pile_of_round(moments)][-3:]
    assert laid == [("9C", NOBODY, 0), ("9D", 0, 1), ("10D", 1, 2)]


# what people see


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_it_stands_with_the_chances_and_the_film_and_fits(tmp_path: Path, locale: str) -> None:
    async with process(tmp_path / "m.db") as here:
        number = await match(here, "voador")
        moments = await Replays(LogStore(here.store.database)).round(1, number, 1)
        table = moments[0].table
        for player in table.players:
            player.name = "_*" * 16
        page, pile = Page(table, Person(locale, Faces.plain())), pile_of_round(moments)
        said = describe_pile(pile, page.names, Person(locale))
        assert said.count("PSMM") == 4
        assert str(count_kept(pile, PROPERTIES[0][1]).first) in said
        view = analysis_view(page, 1, Analysis([[0], [1]], [0, 1], [[50, 50]] * 2, []), drawn=False, pile=pile)
        within_limits(view)
        assert as_typed(said) in shown(view)
        legend = film_legend(moments, Person(locale))
        assert legend.endswith(said)
        assert len(legend) <= 2000


async def test_it_is_told_of_a_round_that_is_over_and_of_no_other(house: House) -> None:
    """What lay there during a round that is on is its players' alone to see."""
    house.cog(AnalyseCog).analyses.worker = Here(house.env)
    await over(house)
    answer = told(await house.press(house.caio, "analyse", message=results(house)[-1]))
    assert "**PSMM**: " in house.said(answer)
    table = await house.begun("ana", "bia")
    running = await house.analyse(house.ana, table.id)
    assert "still on" in running.response.content
    assert "PSMM" not in "".join(house.said(one._message) for one in (running.response, *running.followups) if one)


async def test_chances_that_are_kept_longer_than_the_log_are_shown_without_it(house: House) -> None:
    house.cog(AnalyseCog).analyses.worker = Here(house.env)
    number = await over(house)
    shown_at = results(house)[-1]
    assert "**PSMM**: " in house.said(told(await house.press(house.caio, "analyse", message=shown_at)))
    await LogStore(house.services.store.database).compact(number, "a script")
    async with house.services.store.database.engine.begin() as connection:
        await connection.execute(sa.text("UPDATE scripts SET log = NULL"))
    house.cog(HistoryCog).replays._rounds.clear()
    said = house.said(told(await house.analyse(house.ana, number, 1)))
    assert "Who could have won" in said
    assert "PSMM" not in said
