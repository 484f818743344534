"""What is told of what people do: two actions that players tell apart never have one narration."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bot.words import texts
from bot.words.narration import tell
from bot.words.texts import Person
from rules.match import PLAYING
from rules.shedding.declaring import Accused, Declared
from rules.shedding.events import DrawShown, Drew, Reshuffled
from rules.shedding.ime.rebound import Claimed
from rules.shedding.state import MauMauState
from rules.table import NOBODY, Action, SomeEvent
from tests.support.examples import EACH_RULEBOOK
from tests.support.games import any_game, play, played, seats

ROUNDS, STEPS = 8, 60
CARD = re.compile(r"\w*[♧♢♡♤]|🃏[BR]?|\d+")
NAMES = ["x"] * 12

Did = tuple[str, str, str]
"""What somebody did: the verb, its words, and the decision in which it was done."""
SAME = ({"draw", "pass"},)
"""Verbs whose narrations are one on purpose: that a drawn card might have been laid is shown to nobody (COM-13)."""


def narration(events: list[SomeEvent], locale: str) -> tuple[str, ...]:
    """What everybody is told of an action beside who draws, all cards and numbers alike."""
    seen = [one for event in events if (one := event.seen_by(NOBODY)) is not None]
    acts = [one for one in seen if not isinstance(one, (Drew, DrawShown, Reshuffled))]
    return tuple(CARD.sub("#", line) for line in tell(acts, NAMES, Person(locale)))


def did(state: Any, action: Action) -> Did:
    asked = type(state.stack[-1]).__name__ if state.stack and action.verb in ("choose", "decline") else ""
    return action.verb, action.text if action.verb == "declare" else "", asked


def shorten(state: MauMauState) -> None:
    """Leave two cards in each hand, so that last cards are played and declared."""
    for hand in state.hands:
        while len(hand) > 2 and not state.hidden:
            state.stock.insert(0, hand.pop())


Told = dict[tuple[str, ...], set[Did]]
"""Narrations, and for each what people did of which it is told."""


def told_of(name: str, change: Callable[[SomeEvent], SomeEvent]) -> dict[str, Told]:
    """What would be told in each language of everything that may be done on the way through random rounds."""
    found: dict[str, Told] = {locale: {} for locale in texts.LANGUAGES}
    for seed in range(ROUNDS):
        chance = Random(f"{name}.{seed}")
        game = any_game(chance, name)
        state: Any = game.new(seats(game, chance))
        for _ in play(game, state, chance, STEPS):
            if seed % 2 and isinstance(state, MauMauState):
                shorten(state)
            for seat in state.order if state.phase == PLAYING else ():
                legal = game.legal(state, seat)
                said = [action for action in legal if action.verb in ("declare", "knock")]
                for action in [*said, *chance.sample(legal, min(3, len(legal)))]:
                    events = [change(event) for event in game.apply(state.copy(), seat, action)]
                    for locale, told in found.items():
                        if lines := narration(events, locale):
                            told.setdefault(lines, set()).add(did(state, action))
    return found


def confused(found: Told) -> list[tuple[tuple[str, ...], set[Did]]]:
    """Narrations that several actions have."""
    return [(lines, some) for lines, some in found.items() if len(some) > 1 and {one[0] for one in some} not in SAME]


def as_it_is(event: SomeEvent) -> SomeEvent:
    return event


@pytest.mark.parametrize("name", EACH_RULEBOOK)
def test_two_actions_never_have_one_narration(name: str) -> None:
    found = told_of(name, as_it_is)
    assert {locale: confused(told) for locale, told in found.items()} == {locale: [] for locale in texts.LANGUAGES}


def test_the_law_sees_words_that_are_lost() -> None:
    """As it was once: "Last card!" at a Serbian table was told as "Mau-Mau!"."""

    def without_words(event: SomeEvent) -> SomeEvent:
        return Declared(event.seat, event.cured, "") if isinstance(event, Declared) else event

    assert confused(told_of("serbian", without_words)["en"]) != []


TABLE = "rules {game}\n{options}\nseats ana bia\ndirection clockwise\ntop {top}\nhand ana {hand}\nturn ana\n{acts}\n"


@pytest.mark.parametrize(
    ("game", "options", "top", "hand", "acts", "heard"),
    [
        ("classic", "", "5S", "6S 10D", "ana: play 6S\nana: declare", "📣 **ana**: “Mau-Mau!”"),
        ("serbian", "", "5S", "6S 10D", "ana: play 6S\nana: declare last card", "📣 **ana**: “Last card!”"),
        ("serbian", "", "5S", "6S JD", "ana: play 6S\nana: declare mau mau", "📣 **ana**: “Mau Mau!”"),
        ("voador", "", "5S", "KS 10D", "ana: play KS\nana: knock", "✊ **ana** knocks"),
        ("voador", "", "5S", "KS 10D", "ana: play KS\nana: knock\nana: knock", "knocks twice: one card left"),
        ("ime", "option read_only on", "5S", "4S 10D", "ana: play 4S\nana: declare", "signals without a word"),
    ],
)
def test_what_is_said_is_what_was_said(game: str, options: str, top: str, hand: str, acts: str, heard: str) -> None:
    """SRB-4, VOA-18, IME-53: the words that the game declares, two knocks, or a gesture."""
    replay = played(TABLE.format(game=game, options=options, top=top, hand=hand, acts=acts))
    assert heard in "\n".join(tell(replay.events, ["ana", "bia"], Person("en")))


def test_a_declaration_of_an_earlier_version_is_told_without_words() -> None:
    """Which words they were was not kept."""
    assert tell([Declared(0, cured=True, words="unknown")], ["ana"], Person("en")) == [
        "📣 **ana** announces the last card"
    ]


def test_an_accusation_is_told_to_the_two_whom_it_is_about_as_theirs() -> None:
    accused = Accused(1, 0, rightly=True)
    told = [tell([accused], ["ana", "bia", "caio"], Person("en"), you) for you in (1, 0, 2)]
    assert told == [
        ["☝️ **You** accuse **ana**: caught!"],
        ["☝️ **bia** accuses **you**: caught!"],
        ["☝️ **bia** accuses **ana**: caught!"],
    ]


def test_IME_34_the_four_cards_of_a_rebound_are_told_to_whom_it_strikes_and_to_no_other_victim() -> None:
    claimed = Claimed(0, 1, cards=(3, 7, 11, 15))
    for locale in texts.LANGUAGES:
        for seat, told in ((1, True), (0, True), (2, False), (NOBODY, False)):
            seen = claimed.seen_by(seat)
            (line,) = tell([seen], ["Zezé", "Ana", "Bia"], Person(locale))
            assert ("♤" in line) is told, line
