"""Saves of every released version: loaded, shown, played on, and their logs folded and judged."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import pytest

from rules import upcasting
from rules.catalogue import RULEBOOKS, make
from rules.game import SomeGame
from rules.match import PLAYING, SCHEMA, Vote
from rules.records import Json, Record, but
from rules.strategies.sensible import choose
from rules.table import NOBODY, Action
from tests.support import golden
from tests.support.examples import RICHEST, rest_in_gate
from tests.support.folding import each
from tests.support.games import packs_of
from tests.support.golden import SAVES

UNRELEASED = {"Imesco", "Alone", "Advanced", "Dealing", "Beside", "Beside@2"}
"""Older forms of records that no release has saved."""
MEANINGS = Path(__file__).with_name("saves.txt")
VERSIONS = sorted(folder.name for folder in SAVES.iterdir())


@cache
def tables(version: str) -> list[dict[str, Any]]:
    """The tables that a version has saved."""
    found: list[dict[str, Any]] = json.loads(gzip.decompress((SAVES / version / "tables.json.gz").read_bytes()))
    return found


def of_today(table: dict[str, Any]) -> SomeGame:
    """The game of a saved table, with the options as they are called now."""
    book = RULEBOOKS[table["game"]]
    return make(book.name, book.renewed(table["options"], table["rules_version"]))


def saved_games() -> list[tuple[str, str]]:
    """Each version with the games that it had; a game that came later is in the saves of later versions."""
    return [(version, name) for version in VERSIONS for name in sorted({table["game"] for table in tables(version)})]


def test_no_game_of_a_released_version_is_gone() -> None:
    assert {name for _, name in saved_games()} <= RULEBOOKS.keys()
    assert len(saved_games()) >= 7 * len(VERSIONS)


OF_RICHEST = [(version, name) for version, name in saved_games() if name in RICHEST]


@pytest.mark.parametrize("saved", rest_in_gate(saved_games(), OF_RICHEST), ids="-".join)
def test_a_table_of_a_released_version_is_loaded_shown_and_played_on(saved: tuple[str, str]) -> None:
    """Every one can be seen from every seat, saved and loaded again, and played to the end of its round."""
    version, name = saved
    mine = [table for table in tables(version) if table["game"] == name]
    assert mine
    for table in mine:
        game, chance = of_today(table), Random(1)
        state = game.load(table["state"])
        assert game.load(json.loads(json.dumps(state.save()))).save() == state.save()
        assert sorted(state.cards()) in packs_of(game) or not state.round
        for seat in (NOBODY, *state.order):
            game.view(state, seat)
        for _ in range(400):
            if state.phase != PLAYING or not state.stack:
                break
            seat = state.stack[-1].seats[0]
            game.apply(state, seat, choose(game.view(state, seat), chance.choice), 10**6)
        assert sorted(state.cards()) in packs_of(game) or not state.round


@pytest.mark.parametrize("version", VERSIONS)
def test_the_log_of_a_released_version_folds_to_its_state_and_follows_from_the_rules(version: str) -> None:
    """What follows is asked where the rules are those of then; that the log leads to the state, everywhere."""
    told = [table for table in tables(version) if "log" in table]
    assert len(told) > 40
    for table in told:
        game = of_today(table)
        same_rules = game.version == table["rules_version"]
        folded, replayed = game.load(table["begun"]), game.load(table["begun"])
        for at, seat, (verb, cards, other, suit, number, text), coded in table["log"]:
            for one in coded:
                for event in upcasting.events(one):
                    event.change(folded)
            if same_rules:
                game.apply(replayed, seat, Action(verb, tuple(cards), other, suit, number, text), at)
                assert folded.save() == replayed.save(), (table["special"], verb)
        assert folded.save() == game.load(table["state"]).save(), table["special"]


def meaning(version: str, name: str) -> str:
    """The line of a version and a game: how many tables it has saved, and sums over what they and their logs mean."""
    mine = [table for table in tables(version) if table["game"] == name]
    states = [of_today(table).load(table["state"]).save() for table in mine]
    logs = [[upcasting.events(one) for *_, coded in table.get("log", ()) for one in coded] for table in mine]
    sums = [crc32(text.encode()) for text in (json.dumps(states), repr(logs))]
    return f"{version} {name}: {len(mine)} {' '.join(map(str, sums))}"


@pytest.mark.parametrize(("version", "name"), saved_games())
def test_what_a_released_version_has_saved_means_what_it_always_meant(version: str, name: str) -> None:
    """After a wanted change of what is saved it is written anew by ``uv run python -m tests.rules.test_saves``."""
    assert meaning(version, name) in MEANINGS.read_text("utf-8").splitlines()


def samples_of(version: str) -> Any:
    """Events of every kind that a version has saved."""
    return json.loads(gzip.decompress((SAVES / version / "events.json.gz").read_bytes()))


def understood(version: str) -> str:
    """The line of the events of a version: how many kinds there are, and a sum over what they mean."""
    samples = samples_of(version)
    led = [upcasting.events(coded) for some in samples.values() for coded in some]
    return f"{version} events: {len(samples)} {crc32(repr(led).encode())}"


@pytest.mark.parametrize("version", VERSIONS)
def test_every_event_of_a_released_version_is_still_understood(version: str) -> None:
    assert understood(version) in MEANINGS.read_text("utf-8").splitlines()
    samples = samples_of(version)
    assert len(samples) > 80
    for some in samples.values():
        for coded in some:
            for event in upcasting.events(coded):
                assert upcasting.events(json.loads(json.dumps(event.code()))) == [event]


def test_the_saves_of_a_version_are_never_written_again() -> None:
    """They are what people have: a later version must not take the place of its own examples."""
    for version in VERSIONS:
        with pytest.raises(FileExistsError):
            golden.write(version)


def damaged() -> list[tuple[str, Any]]:
    """A save, damaged in one way after the other."""
    whole = make("voador").new(3).save()
    found: list[tuple[str, Any]] = [("nothing", None), ("a list", []), ("no schema", {**whole, "schema": None})]
    found += [("a newer schema", {**whole, "schema": 99}), ("an older one that never was", {**whole, "schema": 1})]
    found += [("one that was in no release", {**whole, "schema": 5})]
    found += [(f"without {name}", {key: value for key, value in whole.items() if key != name}) for name in whole]
    found += [(f"{name} is an object", {**whole, name: {}}) for name in whole]
    found += [("something unknown", {**whole, "surprise": 1})]
    found += [("an unknown decision", {**whole, "stack": [["Nap", 1]]})]
    found += [("a decision too short", {**whole, "stack": [["Turn@2"]]}), ("a wrong seat", {**whole, "status": ["x"]})]
    found += [("an old one, damaged", {"schema": 2}), ("an old one without marks", {**whole, "schema": 2})]
    return found


@each(("what", "saved"), damaged(), ids=[what for what, _ in damaged()])
def test_a_damaged_save_is_refused_with_what_is_wrong(what: str, saved: Any) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        make("voador").load(saved)


def test_a_state_reads_its_own_form_alone() -> None:
    """A game leads older forms up to it; a state by itself takes none of them for its own."""
    state = make("voador").new(3)
    kind, whole = type(state), state.save()
    assert kind.load(whole) == state
    others: list[Json] = [{**whole, "schema": SCHEMA - 1}, [], None]
    for other in others:
        with pytest.raises(ValueError, match=f"no state of schema {SCHEMA}"):
            kind.load(other)


def test_only_fields_that_there_are_can_be_changed() -> None:
    vote = Vote(accused=1, rule="COM-9", by=0)
    assert but(vote, by=2) == Vote(1, "COM-9", 2)
    with pytest.raises(TypeError, match=r"Vote has no \['accuser'\]"):
        but(vote, accuser=2)


@each("coded", [None, [], ["Nap"], ["Drew", 1], ["Drew", "x", []], ["Called", 1, 2], 7, [["Drew"]]])
def test_a_damaged_event_is_refused(coded: Any) -> None:
    """``Called`` is understood in its old form, with two values and no more."""
    if coded == ["Called", 1, 2]:
        assert [event.code() for event in upcasting.events(coded)] == [["Settled"], ["Called@2", 1, 2]]
        return
    with pytest.raises(ValueError, match=r"\w"):
        upcasting.events(coded)


def test_every_older_form_is_led_to_one_that_there_is() -> None:
    tags = {kind.tag() for kind in Record.named.values()}
    older = upcasting.EVENTS.keys() | upcasting.DECISIONS.keys() | upcasting.KEPT.keys()
    assert not tags & older
    for kind in Record.named.values():
        for version in range(1, kind.version):
            old = kind.__name__ if version == 1 else f"{kind.__name__}@{version}"
            assert (old in older) != (old in UNRELEASED), f"nothing leads {old} to {kind.tag()}"


if __name__ == "__main__":
    lines = [*(meaning(*one) for one in saved_games()), *map(understood, VERSIONS)]
    MEANINGS.write_text("\n".join(lines) + "\n", encoding="utf-8")
