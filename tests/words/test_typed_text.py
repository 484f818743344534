"""What people type, as their keyboards write it: every reader takes it alike, and work is bounded for any length."""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.screens.games import our_game
from bot.words import names, texts
from cogs.people.away import named_days, read_day
from cogs.play import listening, reading
from cogs.play.listening import hear
from cogs.play.reading import held_meanings, read_cards, read_use, split_typed_cards
from cogs.workshop.parts import empty, find, parse_value
from rules.cards import CARD_CHARACTERS, CARDS, NAMES, NATURALS, RANK, RANKS, SUIT, SUIT_SYMBOLS, parse
from rules.catalogue import RULEBOOKS
from rules.options import ON_OFF, Option
from rules.plain_text import NUMBER_DIGITS, TEXT_CHARACTERS, caseless, plain, visible, whole_number
from rules.script.reading import read
from rules.shedding.definitions.card_words import cards_in
from tests.support.folding import each
from tests.support.house import House

UNSEEN = "\u200b\u200c\u200d\u200e\u200f\u2066\u2069\ufe0e\ufe0f\ufeff\u00ad"
"""What keyboards and copied texts put between letters: spaces without a width, joiners, directions, variations."""
WIDE = str.maketrans({chr(sign): chr(sign + 0xFEE0) for sign in range(0x21, 0x7F)})
EMOJI_HEARTS, KEYCAP = "\u2764\ufe0f", "\ufe0f\u20e3"


@pytest.fixture(scope="module", autouse=True)
def loaded() -> None:
    """The words are read before the first example: reading the languages takes longer than an example may."""
    listening.load()
    reading.load()


def with_unseen(draw: st.DrawFn, text: str) -> str:
    """The text with characters that nobody sees between all others."""
    some = st.text(UNSEEN, max_size=3)
    return draw(some) + "".join(sign + draw(some) for sign in text)


@st.composite
def written_cards(draw: st.DrawFn) -> tuple[int, str]:
    """A card, as some keyboard writes it."""
    which = draw(st.sampled_from(NATURALS))
    rank, suit = RANKS[RANK[which]], SUIT_SYMBOLS[SUIT[which]]
    forms = [rank + suit, f"{rank}{suit}\ufe0f", f"{rank}{suit}\ufe0e"]
    forms += [NAMES[which].translate(WIDE)] if NAMES[which] != "AH" else []  # in a message, "ah" is a word
    forms += [character for character, one in CARD_CHARACTERS.items() if one == which]
    forms += [f"{rank}{KEYCAP}{suit}"] if len(rank) == 1 and rank.isdigit() else []
    forms += [rank + EMOJI_HEARTS] if suit == "♥" else []
    forms += ["\U0001f51f" + suit] if rank == "10" else []
    return which, with_unseen(draw, draw(st.sampled_from(forms)))


@given(one=written_cards(), tongue=st.sampled_from([*texts.LANGUAGES]))
def test_a_card_is_the_same_card_to_every_reader(one: tuple[int, str], tongue: str) -> None:
    """In commands, in table scripts, in definitions and in messages."""
    which, text = one
    assert read_cards(text, tongue)[0] >= {which}
    assert parse(text) == which
    assert cards_in(text) == 1 << which
    script = read(f"rules classic\nseats ana bia\nhand ana {text}\n")
    assert script.hands["ana"] == [which]
    assert hear(text).cards == {which}


@given(data=st.data(), number=st.integers(0, 5000))
def test_a_number_is_the_same_number_to_every_reader(data: st.DataObject, number: int) -> None:
    """In options, in forms of the editor and in table scripts, also in wide digits."""
    text = with_unseen(data.draw, data.draw(st.sampled_from([str(number), str(number).translate(WIDE)])))
    assert whole_number(text) == number
    assert Option("target", "", 0, low=0, high=5000).read(text) == number
    target = find(empty("x"), "counting.target")
    assert parse_value(target, text) == number
    assert read(f"rules classic\nseats ana bia\nclock {text}\n").steps[0].words[0] == "clock"


@given(data=st.data(), name=st.sampled_from([*RULEBOOKS]), tongue=st.sampled_from([*texts.LANGUAGES]))
def test_a_game_an_option_and_a_day_are_read_through_what_nobody_sees(
    data: st.DataObject, name: str, tongue: str
) -> None:
    assert our_game(with_unseen(data.draw, name.upper())) == name
    assert our_game(with_unseen(data.draw, texts.text(tongue, f"game-{name}"))) is not None
    assert Option("jump", "", "off", ON_OFF).read(with_unseen(data.draw, "On")) == "on"
    day = data.draw(st.sampled_from(["24.12.", "24/12/2026", "12月24日", "2026-12-24", "24. 12. 2026."]))
    written = with_unseen(data.draw, day)[:40]
    if plain(written) == day:
        assert read_day(written, date(2026, 11, 26), named_days()) == date(2026, 12, 24)


@each("tongue", texts.LANGUAGES)
def test_every_game_is_found_by_its_name_in_every_language(tongue: str) -> None:
    for name in RULEBOOKS:
        found = our_game(texts.text(tongue, f"game-{name}"))
        assert found == name, (tongue, name, found)


NO_NUMBERS = (
    "",
    "x",
    "1.5",
    "1e3",
    "½",
    "+",
    "--1",
    "1 000",
    "9" * (NUMBER_DIGITS + 1),
    "9" * 5000,
    "1" + " " * 99,
)


@each("text", NO_NUMBERS)
def test_what_is_no_number_is_none(text: str) -> None:
    with pytest.raises(ValueError, match=r"^.{0,40}$"):
        whole_number(text)


def test_what_is_refused_is_shown_so_that_one_sees_what_stands_in_it() -> None:
    assert visible("7\u200bx", 20) == "7[U+200B]x"
    assert names.quote("7\u200bx\ufeff*") == r"7\[U\+200B\]x\[U\+FEFF\]\*"
    assert names.quote("  ") == "?"
    assert visible("e\u0301" * 3, 20) == "é" * 3, "an accent is seen, however it is written"
    assert visible("x" * 50, 20) == "x" * 19 + "…"


async def test_a_refused_card_shows_what_nobody_sees(house: House) -> None:
    await house.begun("ana", "bia", rules="classic")
    answer = await house.ana.slash(house.channel, "play", move="7\u200bx")
    assert r"7\[U\+200B\]x" in answer.response.content + house.said(answer.response._message)


@pytest.mark.parametrize("card", ["7\u2665\ufe0f", "7\u2665\ufe0e", "\u200e7\u2665", "7\u200b\u2665", "\U0001f0b7"])
async def test_a_typed_card_is_played(house: House, card: str) -> None:
    await house.begun("ana", "bia", rules="classic")
    await house.lay("top 5H\nhand ana 7H 5D KH\nhand bia 7C 2D 9C\nturn ana\n")
    await house.ana.slash(house.channel, "play", move=card)
    assert len(await house.hand_cards("ana")) == 2


# any length

GROWING = [
    *("\ufdfa", "\ufdfa ", " ".join(["\ufdfa" * 49] * 119) + " ", "č", "c\u030c\u0323", "\u0301\u0323\u05ae", "\u200b"),
    *("7C ", "7K ", "7C", "7 de esp ", "as ", "als ", "当", "黑", "🂷 ", "7️⃣", "ﬃ", "𝔸", "ΐ", "7 and ", "k"),
    *("hahahe", "mau ", "[", "<a:", "7♠ and ", "9", "1.", "/", "月", "m a "),
]  # fmt: skip
HAND = sorted([*CARDS] * 3)


def ask_everything(heard: str) -> None:
    message = hear(heard)
    assert (message.speech, message.cards, message.says("Mau!", "Stop makao!"), message.says("最后一张")) is not None


READERS: dict[str, Callable[[str], object]] = {
    "message": ask_everything,
    "cards": lambda text: held_meanings(read_cards(text, "sr-Latn"), HAND),
    "use": lambda text: read_use(text, "sr-Latn"),
    "begun": lambda text: split_typed_cards(text, "sr-Latn", HAND),
    "card": parse,
    "number": whole_number,
    "name": caseless,
    "shown": lambda text: names.quote(text, 100),
    "day": lambda text: read_day(text, date(2026, 11, 26), named_days()),
    "option": Option("jump", "", "off", ON_OFF).read,
    "game": our_game,
}


def work(read: Callable[[str], object], text: str) -> int:
    """How many functions, ours and Python's, are called to read this text."""
    calls = 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        read(text)
    except ValueError:
        pass
    finally:
        sys.setprofile(None)
    return calls


@each("reader", READERS)
@each("piece", GROWING)
def test_the_work_to_read_a_text_is_bounded_whatever_its_length(reader: str, piece: str) -> None:
    """Also of a text that is longer than anything that Discord lets through."""
    for size in (500, 2000, TEXT_CHARACTERS, 10 * TEXT_CHARACTERS):
        calls = work(READERS[reader], (piece * (size // len(piece) + 1))[:size])
        assert calls < CALLS_LIMIT[reader], size


CALLS_LIMIT = dict.fromkeys(READERS, 12_000) | {"message": 60_000}
"""Upper bounds on calls: a call takes a tenth of a microsecond to two, so all stay far below 20 ms."""
