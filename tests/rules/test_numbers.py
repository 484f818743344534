"""Every number that a table may choose: what it costs, holds or ends is taken from the option."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from rules.cards import NAMES
from rules.catalogue import RULEBOOKS
from rules.options import Option
from rules.script.replay import Replay
from rules.table import NOBODY, Action, Reason
from tests.support.games import DOCUMENTED, played, refused

SEATED = "seats ana bia caio\ndirection clockwise\nturn ana\n"
PLAIN = "top 5S\nhand ana 6S 10D\nhand bia 10S 6C 9D\nhand caio 10H 6H\n"
ENDING = "top 5S\nhand ana 6S\nhand bia {bia}\nhand caio {caio}\n"
ACTS = "ana: play 6S\nbia: play 10S\n"

Case = tuple[str, Callable[[int], str]]
"""The options beside, and what follows them in the script, for a number."""


def accusing(number: int) -> str:
    return f"{SEATED}{PLAIN}{ACTS}caio: accuse ana\n= count ana {1 + number}"


def accusing_wrongly(number: int) -> str:
    return f"{SEATED}{PLAIN}caio: accuse bia\n= count caio {2 + number}\n= count bia 3"


def forgetting(number: int) -> str:
    return f"{SEATED}{PLAIN}ana: play 6S\n= count ana 1\nbia: play 10S\n= count ana {1 + number}"


def talking_under_silence(number: int) -> str:
    laid = PLAIN.replace("6S 10D", "KS 10D")
    return f"{SEATED}{laid}ana: play KS\ncaio: says hello there\n= count caio {2 + number}"


def talking(number: int) -> str:
    return f"{SEATED}{PLAIN}caio: says hello there\n= count caio {2 + number}"


def showing(number: int) -> str:
    return f"{SEATED}{PLAIN}caio: show 6H\n= count caio {2 + number}"


def misplaying(number: int) -> str:
    return f"{SEATED}{PLAIN}ana: play 10D ?\n= count ana {2 + number}"


def points(bia: str, caio: str, worth: int, over: int = 0) -> Callable[[int], str]:
    """Bia comes to the target with the hand that is left, and the match is over; a point less, and it goes on.

    ``over``: so many points more than the target are needed.
    """

    def script(number: int) -> str:
        return (
            f"scores ana 0 bia {number - worth + over} caio -100\n{SEATED}{ENDING.format(bia=bia, caio=caio)}"
            "ana: play 6S\n= round over\n= match over"
        )

    return script


def short_of(bia: str, caio: str, worth: int, over: int = 0) -> Callable[[int], str]:
    def script(number: int) -> str:
        return points(bia, caio, worth, over)(number - 1).replace("= match over", "= match on")

    return script


def winning(number: int) -> str:
    return f"scores ana {number - 1}\n{SEATED}{ENDING.format(bia='2C', caio='2C')}ana: play 6S\n= match over"


def not_yet_winning(number: int) -> str:
    return winning(number - 1).replace("= match over", "= round over\n= match on")


TRICK = "turn ana\nhand ana 3C\nhand bia 4C\nhand caio 5C 6C\nana: play 3C\ncaio: pass\nbia: play 4C\n= round over\n"


def placing(number: int) -> str:
    return f"seats ana bia caio\nscores ana {number - 2} bia -9 caio -9\n{TRICK}= match over"


def not_yet_placed(number: int) -> str:
    return placing(number - 1).replace("= match over", "= match on")


def cards_of_packs(pack: int) -> Callable[[int], str]:
    def script(number: int) -> str:
        return f"{SEATED}{PLAIN}= stock {number * pack - 8}"

    return script


def packs_alone(number: int) -> str:
    return f"seats ana\nturn ana\ntop 5S\nhand ana 6S 10D\n= stock {number * 54 - 3}"


def dealt(number: int) -> str:
    return f"seats ana bia caio\n= count ana {number}\n= count bia {number}\n= count caio {number}"


def dealt_alone(number: int) -> str:
    return f"seats ana\n= count ana {number}"


NOT_FITTING = "2H 3C 4H 6D 7H 9C "


def drawing(number: int) -> str:
    stock = " ".join((NOT_FITTING * 4).split()[:number])
    return (
        f"{SEATED}top 5S\nhand ana 10H\nhand bia 10D 9D\nhand caio 10C QC\nstock {stock} 8S 7S\n"
        f"ana: draw\n= count ana {1 + number}\n= turn bia"
    )


def not_yet_drawn(number: int) -> str:
    return drawing(number - 1).replace("= turn bia", "").replace(f"= count ana {number}", f"= count ana {number + 1}")


def drawing_alone(number: int) -> str:
    stock = " ".join((NOT_FITTING * 4).split()[:number])
    return f"seats ana\nturn ana\ntop 5S\nhand ana 10H\nstock {stock} 8S\nana: draw\n= count ana {1 + number}"


def pile_of(number: int) -> str:
    """Ana makes it so many cards."""
    names = [name for name in NAMES[:52] if name not in ("5S", "6S")] * 4
    pile = " ".join([*names[: number - 2], "5S"])
    return f"{SEATED}pile {pile}\nhand ana 6S 5S\nhand bia 5S 5S\nhand caio 6S\nana: play 6S\n"


def full(number: int) -> str:
    return f"{pile_of(number)}= stock {216 - 1 - 4}"


def not_yet_full(number: int) -> str:
    return f"{pile_of(number - 1)}= stock {216 - (number - 1) - 4}"


def with_skat_cards(script: Callable[[int], str]) -> Callable[[int], str]:
    """The same with kings and queens for the fives and sixes, which a pack of 32 has not."""

    def translated(number: int) -> str:
        return re.sub(r"\b6([CDHS])\b", r"K\1", re.sub(r"\b5([CDHS])\b", r"Q\1", script(number)))

    return translated


CASES: dict[tuple[str, str], list[Case]] = {
    ("voador", "mau_penalty"): [("", accusing)],
    ("classic", "mau_penalty"): [("", accusing)],
    ("amm", "mau_penalty"): [("", accusing)],
    ("ime", "mau_penalty"): [("option mau_check accuse", accusing), ("", forgetting)],
    ("serbian", "mau_penalty"): [("", accusing)],
    ("voador", "false_accusation"): [("", accusing_wrongly)],
    ("classic", "false_accusation"): [("", accusing_wrongly)],
    ("amm", "false_accusation"): [("", accusing_wrongly)],
    ("ime", "false_accusation"): [("option mau_check accuse", accusing_wrongly)],
    ("serbian", "false_accusation"): [("", accusing_wrongly)],
    ("german", "mau_penalty"): [("", with_skat_cards(accusing))],
    ("german", "false_accusation"): [("", with_skat_cards(accusing_wrongly))],
    ("german", "target"): [
        ("", with_skat_cards(points("8C 8D", "7C", 16))),
        ("", with_skat_cards(short_of("8C 8D", "7C", 16))),
    ],
    ("german", "packs"): [("", with_skat_cards(cards_of_packs(32)))],
    ("german", "hand_size"): [("", dealt)],
    ("voador", "silence_penalty"): [("", talking_under_silence)],
    ("amm", "silence_penalty"): [("", talking_under_silence)],
    ("amm", "misplay_penalty"): [("", misplaying)],
    ("ime", "talk_penalty"): [("option read_only on", talking)],
    ("ime", "shown_card_penalty"): [("", showing)],
    ("voador", "target"): [
        ("", points("4C 4D", "4C", 2)),
        ("", short_of("4C 4D", "4C", 2)),
        ("option scoring amm_points", points("4C", "4C", 4)),
        ("option scoring wins", winning),
        ("option scoring wins", not_yet_winning),
    ],
    ("classic", "target"): [("", points("4C", "4C", 4)), ("", short_of("4C", "4C", 4))],
    ("amm", "target"): [("", points("4C", "4C", 4)), ("", short_of("4C", "4C", 4))],
    ("ime", "target"): [
        ("", winning),
        ("", not_yet_winning),
        ("option scoring cards", points("4C 4D", "4C", 2)),
        ("option scoring amm_points", short_of("4C", "4C", 4)),
    ],
    ("serbian", "target"): [("", points("4C", "4C", 4, 1)), ("", short_of("4C", "4C", 4, 1))],
    ("zheng", "target"): [("", placing), ("", not_yet_placed)],
    ("ime", "packs"): [("", cards_of_packs(54))],
    ("serbian", "packs"): [("option jump_in off", cards_of_packs(52))],
    ("solitaire", "packs"): [("", packs_alone)],
    ("ime", "hand_size"): [("", dealt)],
    ("solitaire", "hand_size"): [("", dealt_alone)],
    ("ime", "draw_limit"): [("", drawing), ("", not_yet_drawn)],
    ("solitaire", "draw_limit"): [("option packs 4", drawing_alone)],
    ("ime", "reshuffle_when_full"): [("", full), ("", not_yet_full)],
}
"""For each option scripts that hold with any number that it may be."""
BELOW = {(game, option) for game in ("ime", "solitaire") for option in ("max_reshuffles", "time_limit")}
"""Those with a test of their own below."""


def numeric() -> list[tuple[str, Option]]:
    return [(game, option) for game in DOCUMENTED for option in RULEBOOKS[game].options if option.numbers]


def some(option: Option) -> list[int]:
    """The ends of a range, what lies next to them, and a number between."""
    low, high = option.low, option.high
    return sorted({low, min(low + 1, high), (low + high) // 2, max(high - 1, low), high})


def test_every_number_of_every_game_is_tried() -> None:
    assert {(game, option.name) for game, option in numeric()} == CASES.keys() | BELOW


@pytest.mark.parametrize(
    ("game", "option"),
    [one for one in numeric() if (one[0], one[1].name) not in BELOW],
    ids=lambda value: value if isinstance(value, str) else value.name,
)
def test_a_number_is_what_the_table_chose(game: str, option: Option) -> None:
    for beside, script in CASES[game, option.name]:
        for number in some(option):
            played(f"rules {game}\noption {option.name} {number}\n{beside}\n{script(number)}\n")


@pytest.mark.parametrize("minutes", [1, 2, 60, 10080])
def test_IME_51_time_limit(minutes: int) -> None:
    """So many minutes after the deal the round ends, at once; not a second before."""
    replay = played(f"rules ime\noption time_limit {minutes}\n{SEATED}{PLAIN}")
    house = Action("time")
    assert refused(replay, NOBODY, house, 60 * minutes - 1) == (Reason.NOT_NOW, "IME-51")
    assert refused(replay, 0, house, 60 * minutes) == (Reason.NOT_NOW, "IME-51")
    assert replay.game.alarms(replay.state) == {"limit": 60 * minutes}
    events = replay.game.apply(replay.state, NOBODY, house, 60 * minutes)
    assert [type(event).__name__ for event in events][:2] == ["LimitOfRound", "RoundEnded"]
    assert replay.game.view(replay.state).won == (0,), "the fewest cards win; of two the next to move"


@pytest.mark.parametrize("limit", [1, 2, 3, 20])
def test_IME_51_max_reshuffles(limit: int) -> None:
    """With the shuffle of that number the round ends; not with one before."""
    replay = played(f"rules ime\noption max_reshuffles {limit}\n{SEATED}{PLAIN}")
    for shuffles in range(1, limit + 1):
        assert replay.game.view(replay.state).phase == "playing"
        shuffle(replay)
        assert (replay.game.view(replay.state).phase != "playing") is (shuffles == limit)


ALONE = "seats ana\nturn ana\ntop 5S\nhand ana 6S 10D\n"


@pytest.mark.parametrize("minutes", [1, 2, 60, 10080])
def test_IME_51_IME_54_alone_the_deal_is_lost_when_the_time_is_up(minutes: int) -> None:
    """The aim is an empty hand: whoever holds the fewest cards is no winner where nobody else plays."""
    replay = played(f"rules solitaire\noption time_limit {minutes}\n{ALONE}")
    assert refused(replay, NOBODY, Action("time"), 60 * minutes - 1) == (Reason.NOT_NOW, "IME-51")
    replay.game.apply(replay.state, NOBODY, Action("time"), 60 * minutes)
    assert (replay.state.won, replay.state.totals) == ([NOBODY], [0])


@pytest.mark.parametrize("limit", [1, 2, 20])
def test_IME_51_IME_54_alone_the_deal_is_lost_with_the_last_shuffle(limit: int) -> None:
    replay = played(f"rules solitaire\noption max_reshuffles {limit}\n{ALONE}")
    for _ in range(limit):
        assert replay.state.won == []
        shuffle(replay)
    assert (replay.state.won, replay.state.totals) == ([NOBODY], [0])


def shuffle(replay: Replay) -> None:
    """Whoever is to move has nothing that fits, draws the whole pile after a shuffle, and passes."""
    state = replay.state
    (seat,) = replay.game.view(state).awaits.seats
    top = NAMES.index("5S")
    state.stock, state.pile, state.hands[seat] = [], [NAMES.index("9H"), NAMES.index("10D"), top], [NAMES.index("KD")]
    state.base, state.covered = top, 0
    replay.game.apply(state, seat, Action("draw"))
