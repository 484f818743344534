"""One card left: declaring it in time, knocking under silence, accusing whoever has not (COM-14, COM-15, COM-17)."""

from __future__ import annotations

import pytest

from rules.cards import parse
from rules.script.replay import Replay
from rules.shedding.declaring import Declared
from rules.table import NOBODY, Action, Reason
from tests.support.games import happened, played, refused

GAMES = {"classic": "AMM-10", "amm": "AMM-10", "voador": "VOA-3", "ime": "IME-12", "serbian": "SRB-4"}
"""The games in which one accuses, and the rule of declaring."""
ACCUSED = {**GAMES, "amm": "AMM-31"}
PENALTY = {"classic": 5, "amm": 5, "voador": 7, "ime": 3, "serbian": 2}
SEATS = {"ana": 0, "bia": 1, "caio": 2}


def words(game: str) -> str:
    return "declare last card" if game == "serbian" else "declare"


def table(game: str, *options: str) -> str:
    """Ana is about to have one card, a ten, undeclared when bia lays another."""
    options = (*options, "mau_check accuse") if game == "ime" else options
    chosen = "".join(f"option {option}\n" for option in options)
    return f"""
    rules {game}
    {chosen}
    seats ana bia caio
    direction clockwise
    top 5S
    hand ana 6S 10D
    hand bia 10S 6C 9D
    hand caio 10H 6H QD
    turn ana
    stock 5C 5D 6D KC KD 8C QC 3C 4C
    """


def late(game: str, *options: str) -> str:
    return table(game, *options) + "ana: play 6S\nbia: play 10S\n"


def declaration(game: str) -> Action:
    return Action("declare", text="last card" if game == "serbian" else "")


# accusing


@pytest.mark.parametrize("game", GAMES)
def test_COM_14_an_offence_that_costs_nothing_is_settled_too(game: str) -> None:
    """With a penalty of none the accused still holds one card: the next who accuses is wrong, and pays."""
    replay = played(f"""{late(game, "false_accusation 2", "mau_penalty 0")}
        caio: accuse ana
        = count ana 1
        = count caio 3
        bia: accuse ana
        = count ana 1
        = count bia 4
        """)
    assert happened(replay)[0] == "Accused"
    assert [event.seen_by(NOBODY) for event in replay.events][:1] == replay.events[:1], "everybody hears it"


@pytest.mark.parametrize("game", GAMES)
def test_COM_14_accusing_is_always_possible(game: str) -> None:
    """Of anybody else at the table, whoever is to move, right or wrong: what is offered says nothing."""
    for text in (table(game), late(game)):
        replay = played(text)
        for seat in SEATS.values():
            offered = [action for action in replay.game.legal(replay.state, seat) if action.verb == "accuse"]
            assert offered == [Action("accuse", seat=other) for other in SEATS.values() if other != seat]
        assert refused(replay, 0, Action("accuse", seat=0)) == (Reason.NOT_YOURSELF, ACCUSED[game])
        assert refused(replay, 0, Action("accuse", seat=7)) == (Reason.NO_SUCH_CHOICE, ACCUSED[game])
        assert refused(replay, 0, Action("accuse")) == (Reason.NO_SUCH_CHOICE, ACCUSED[game])
        assert refused(replay, 7, Action("accuse", seat=0))[0] == Reason.NOT_SEATED


@pytest.mark.parametrize("game", ["voador", "ime", "serbian"])
def test_VOA_3_IME_12_SRB_4_the_offence_lasts_until_the_offender_lays_again(game: str) -> None:
    """Also when more cards have been drawn meanwhile; then it has lapsed."""
    offence = (
        late(game, "false_accusation 1")
        .replace("stock", "stock 3H")
        .replace("hand caio 10H", "hand caio 10H 3S")
        .replace("hand ana 6S 10D", "hand ana 6S 2H")
        + "caio: play 3S\nana: draw\n"
    )
    played(offence + f"caio: accuse ana\n= count ana {2 + PENALTY[game]}")
    played(offence + "ana: play 3H\ncaio: accuse ana\n= count ana 1\n= count caio 4")


@pytest.mark.parametrize(
    ("game", "others"), [("voador", "bia: play 3S\ncaio: play 4S\n"), ("ime", ""), ("serbian", "")]
)
def test_VOA_3_IME_12_SRB_4_who_has_laid_another_card_is_accused_no_more(game: str, others: str) -> None:
    """Also when several cards are left: the offence has lapsed with the card."""
    offence = (
        late(game, "false_accusation 1")
        .replace("hand bia 10S 6C 9D", "hand bia 10S 3S 9D")
        .replace("hand caio 10H 6H QD", "hand caio 7S 4S 8D")
        .replace("stock", "stock 10S 4H 6H")
        + f"caio: play 7S\nana: draw\n= count ana 4\n{others}= turn ana\n"
    )
    played(offence + f"bia: accuse ana\n= count ana {4 + PENALTY[game]}")
    played(offence + "ana: play 10S\nbia: accuse ana\n= count ana 3")


@pytest.mark.parametrize("game", ["classic", "amm"])
def test_AMM_10_AMM_31_the_offence_lasts_while_one_card_is_held(game: str) -> None:
    """Who has drawn another, and shown it, can be accused no more."""
    offence = late(game, "false_accusation 1").replace("10D", "4H").replace("stock", "stock 8D")
    played(offence + f"caio: accuse ana\n= count ana {1 + PENALTY[game]}")
    played(offence + "caio: play 10H\nana: play 4H\n= round over")
    drawn = offence.replace("4H", "4C") + "caio: play 10H\nana: draw\n= count ana 2\n"
    played(drawn + "caio: accuse ana\n= count ana 2\n= count caio 3")


def test_IME_12_automatic_nobody_accuses() -> None:
    """The three cards come by themselves, once, as soon as the next card is laid; a pass costs nothing."""
    replay = played(f"""{late("ime").replace("option mau_check accuse", "")}
        = count ana 4
        caio: play 10H
        = count ana 4
        """)
    assert refused(replay, 2, Action("accuse", seat=0))
    assert "accuse" not in {action.verb for seat in range(3) for action in replay.game.legal(replay.state, seat)}
    played(f"""{table("ime").replace("option mau_check accuse", "")}
        ana: play 6S
        bia: draw
        = count ana 1
        ana: declare
        bia: play 10S
        = count ana 1
        """)


# declaring


@pytest.mark.parametrize("game", GAMES)
def test_COM_15_not_before_one_card_is_left(game: str) -> None:
    """It is said to that player alone, and changes nothing: neither with two cards nor with more."""
    replay = played(table(game))
    for seat in SEATS.values():
        assert refused(replay, seat, declaration(game)) == (Reason.NOT_ONE_CARD, GAMES[game])
        assert "declare" not in {action.verb for action in replay.game.legal(replay.state, seat)}
    played(
        table(game)
        + f"ana: {words(game)} !\nana: play 6S\nbia: play 10S\ncaio: accuse ana\n= count ana {1 + PENALTY[game]}"
    )


@pytest.mark.parametrize("game", GAMES)
def test_COM_15_any_time_before_the_next_card(game: str) -> None:
    """After the card, as long as nobody has laid another; and it is offered as long as it is not said."""
    replay = played(table(game) + "ana: play 6S")
    assert declaration(game) in replay.game.legal(replay.state, 0)
    assert "declare" not in {action.verb for action in replay.game.legal(replay.state, 1)}
    played(table(game) + f"ana: play 6S\nana: {words(game)}\nbia: play 10S\ncaio: accuse ana\n= count ana 1")


@pytest.mark.parametrize("game", GAMES)
def test_COM_15_once_is_enough(game: str) -> None:
    """A second time is refused, and takes nothing back."""
    replay = played(table(game) + f"ana: play 6S {words(game)}")
    assert refused(replay, 0, declaration(game)) == (Reason.ALREADY_DECLARED, GAMES[game])
    assert "declare" not in {action.verb for action in replay.game.legal(replay.state, 0)}
    played(
        table(game)
        + f"ana: play 6S {words(game)}\nana: {words(game)} !\nbia: play 10S\ncaio: accuse ana\n= count ana 1"
    )


@pytest.mark.parametrize("game", GAMES)
def test_COM_17_too_late_cures_nothing(game: str) -> None:
    """After the next card; nobody can tell it from one in time, and the offender can still be accused."""
    said, in_time = (
        played(late(game) + f"ana: {words(game)}"),
        played(table(game) + f"ana: play 6S\nana: {words(game)}"),
    )
    assert happened(said) == happened(in_time) == ["Declared"]
    (too_late,), (early,) = said.events, in_time.events
    for seat in (0, 1, 2, NOBODY):
        assert too_late.seen_by(seat) == early.seen_by(seat)
    assert refused(said, 0, declaration(game)) == (Reason.ALREADY_DECLARED, GAMES[game])
    played(late(game) + f"ana: {words(game)}\ncaio: accuse ana\n= count ana {1 + PENALTY[game]}")


# knocking under silence


def silent(game: str, *options: str) -> Replay:
    """A king has been laid; ana has one card left."""
    return played(
        table(game, *options)
        .replace("hand ana 6S 10D", "hand ana KS 10D")
        .replace("hand bia 10S", "hand bia 10S KD")
        .replace("hand caio", "hand caio KC")
        + "ana: play KS\n"
    )


def knocks(replay: Replay, *times: int, seat: int = 0) -> list[str]:
    """What each knock at these seconds is."""
    knock = Action("knock")
    return [type(replay.game.apply(replay.state, seat, knock, at)[0]).__name__ for at in times]


@pytest.mark.parametrize("game", ["voador", "amm"])
@pytest.mark.parametrize(
    ("times", "said"),
    [
        ((100, 100), ["Knocked", "Declared"]),
        ((100, 105), ["Knocked", "Declared"]),
        ((100, 110), ["Knocked", "Declared"]),
        ((100, 111), ["Knocked", "Knocked"]),
        ((100, 111, 121), ["Knocked", "Knocked", "Declared"]),
        ((100, 111, 122), ["Knocked", "Knocked", "Knocked"]),
        ((0, 10), ["Knocked", "Declared"]),
    ],
)
def test_VOA_18_AMM_55_two_knocks_within_ten_seconds_declare(
    game: str, times: tuple[int, ...], said: list[str]
) -> None:
    """A second that comes later is a first one again; what counts is the one before."""
    replay = silent(game)
    assert knocks(replay, *times) == said
    assert (Action("knock") in replay.game.legal(replay.state, 0)) is (said[-1] == "Knocked")


@pytest.mark.parametrize("game", ["voador", "amm"])
def test_VOA_18_AMM_55_one_knock_declares_nothing(game: str) -> None:
    """Nor do two people's."""
    head = table(game).replace("hand ana 6S", "hand ana KS").replace("10S 6C 9D", "10S 6S") + "ana: play KS\n"
    pays = 1 + PENALTY[game]
    end = "bia: play 10S\ncaio: accuse ana\n= count ana"
    played(head + f"ana: knock\n{end} {pays}")
    played(head + f"ana: knock\nbia: knock !\n{end} {pays}")
    played(head + f"ana: knock\nana: knock\n{end} 1")


@pytest.mark.parametrize(("game", "rule", "silence"), [("voador", "VOA-3", "VOA-18"), ("amm", "AMM-55", "AMM-55")])
def test_VOA_18_AMM_55_who_may_knock(game: str, rule: str, silence: str) -> None:
    """Who has one card left and has not declared it, under silence; words are refused then, and knocks else."""
    replay = silent(game)
    assert refused(replay, 1, Action("knock")) == (Reason.NOT_ONE_CARD, rule)
    assert refused(replay, 0, Action("declare")) == (Reason.KNOCK_INSTEAD, silence)
    offered = {action.verb for action in replay.game.legal(replay.state, 0)}
    assert "knock" in offered
    assert "declare" not in offered
    assert knocks(replay, 1, 2) == ["Knocked", "Declared"]
    assert refused(replay, 0, Action("knock"), 3) == (Reason.ALREADY_DECLARED, rule)
    free = played(table(game) + "ana: play 6S")
    assert refused(free, 0, Action("knock")) == (Reason.DECLARE_INSTEAD, rule)
    assert "knock" not in {action.verb for action in free.game.legal(free.state, 0)}


@pytest.mark.parametrize("game", ["voador", "amm"])
def test_VOA_18_a_knock_is_forgotten_with_the_silence(game: str) -> None:
    """The next king ends it, and nobody knocks any more; another silence wants two knocks again."""
    replay = silent(game)
    assert knocks(replay, 100) == ["Knocked"]
    replay.game.apply(replay.state, 1, Action("play", (parse("KD"),)), 101)
    assert refused(replay, 0, Action("knock"), 102)[0] == Reason.DECLARE_INSTEAD
    replay.game.apply(replay.state, 2, Action("play", (parse("KC"),)), 103)
    assert knocks(replay, 104) == ["Knocked"]
    assert knocks(replay, 105) == ["Declared"]


@pytest.mark.parametrize("game", ["voador", "amm"])
def test_COM_15_other_words_declare_nothing(game: str) -> None:
    """Talking is free, and only "mau mau" in it declares."""
    end = "bia: play 10S\ncaio: accuse ana\n= count ana"
    played(table(game) + f"ana: play 6S\nana: says good luck everybody\n= says ana free\n{end} {1 + PENALTY[game]}")
    played(table(game) + f"ana: play 6S\nana: says mau mau everybody\n= says ana free\n{end} 1")


@pytest.mark.parametrize("game", ["voador", "amm"])
def test_VOA_18_words_under_silence_are_speech_and_declare_nothing(game: str) -> None:
    """They cost two cards; where talking is free they declare."""
    head = table(game).replace("hand ana 6S 10D", "hand ana KS 10D") + "ana: play KS\n"
    played(head + "ana: says mau mau\n= says ana silence\n= count ana 3")
    played(
        table(game) + "ana: play 6S\nana: says mau mau\nana: declare !\nbia: play 10S\ncaio: accuse ana\n= count ana 1"
    )
    played(
        table(game)
        + "ana: says mau mau\nana: play 6S\nbia: play 10S\ncaio: accuse ana\n= count ana "
        + str(1 + PENALTY[game])
    )


# the words of the Serbian game


@pytest.mark.parametrize(("card", "right", "wrong"), [("10D", "last card", "mau mau"), ("JD", "mau mau", "last card")])
def test_SRB_4_the_wrong_words_are_worth_nothing(card: str, right: str, wrong: str) -> None:
    """ "Last card", or "Mau Mau" for a jack; nobody is told which was due, and the right one may follow in time."""
    head = table("serbian").replace("10D", card) + "ana: play 6S\n"
    accuse = "bia: play 10S\ncaio: accuse ana\n= count ana "
    played(head + f"ana: declare {right}\n{accuse}1")
    played(head + f"ana: declare {wrong}\n{accuse}3")
    played(head + f"ana: declare {wrong}\nana: declare {right}\n{accuse}1")
    played(head + f"ana: declare {right}\nana: declare {wrong} !\n{accuse}1")
    one, other = played(head + f"ana: declare {right}").events, played(head + f"ana: declare {wrong}").events
    for seat in (0, 1):
        heard, misheard = one[0].seen_by(seat), other[0].seen_by(seat)
        assert isinstance(heard, Declared)
        assert isinstance(misheard, Declared)
        assert (heard.words, misheard.words) == (right, wrong)
        assert heard.cured == misheard.cured


def test_SRB_4_no_other_words() -> None:
    """Both are offered, always; anything else is refused."""
    replay = played(table("serbian") + "ana: play 6S")
    offered = [action.text for action in replay.game.legal(replay.state, 0) if action.verb == "declare"]
    assert offered == ["last card", "mau mau"]
    for text in ("", "mau", "Last Card", "uno"):
        assert refused(replay, 0, Action("declare", text=text)) == (Reason.NO_SUCH_CHOICE, "SRB-4")
    free = played(table("voador") + "ana: play 6S")
    assert refused(free, 0, Action("declare", text="last card")) == (Reason.NO_SUCH_CHOICE, "VOA-3")


@pytest.mark.parametrize(("act", "paid"), [("bia: draw", 3), ("caio: accuse bia", 1), ("ana: accuse caio", 1)])
def test_SRB_4_any_act_of_the_next_ends_the_time(act: str, paid: int) -> None:
    """Drawing and passing too; talk does not."""
    head = table("serbian").replace("stock", "stock 8C").replace("10S 6C", "4D 4C") + "ana: play 6S\n"
    replay = played(head + act + f"\ncaio: accuse ana\n= count ana {paid}")
    assert happened(replay)[0] == "Accused"
