"""Table scripts that cannot be read, or do not hold: which line is told, and why."""

from __future__ import annotations

import pytest

from cogs.archive.logs import classify_speech
from rules.cards import JOKERS, parse
from rules.families import FAMILIES
from rules.script.reading import LAYOUT, STATEMENTS, read
from rules.script.replay import Replay
from rules.script.setting import EXPECTATIONS, ScriptError
from rules.script.wording import format_action, understood
from rules.table import Action
from tests.support.folding import each

HEAD = "rules classic\nseats ana bia"
UNREADABLE = [
    ("rules clasic\nseats ana bia", 1, "no game 'clasic'; do you mean 'classic'?"),
    ("rules xyzzy\nseats ana bia", 1, "no game 'xyzzy'"),
    ("seats ana bia\nana: draw", 1, "a script needs a line `rules GAME`"),
    ("rules classic", 1, "a script needs a line `seats ana bia`"),
    ("option target 5\nrules classic", 1, "`rules GAME` has to stand above `option`"),
    ("rules pesten joker_debt=7", 1, "an option stands on a line of its own: write `option joker_debt 7`"),
    ("rules pesten target 7 x", 1, "of its own: write `option target 7` and `option x VALUE`"),
    ("rules pesten\noption target=7", 2, "cannot read 'option target=7': write `option target 7`"),
    ("rules pesten\noption target", 2, "cannot read 'option target': write `option target VALUE`"),
    ("rules pesten\noption =", 2, "cannot read 'option =': write `option NAME VALUE`"),
    ("rules pesten\noption xyz 1", 2, "no option 'xyz'; there are hand_size, "),
    ("rules classic\nhand ana 5S", 2, "no seat 'ana'; `seats` has to stand above this line"),
    ("rules classic\nseats ana bia ana", 2, "two seats are called 'ana'"),
    (f"{HEAD}\noption targt 5", 3, "no option 'targt'; do you mean 'target'?"),
    (f"{HEAD}\noption target 0", 3, "target"),
    (f"{HEAD}\nhnd ana 5S", 3, "no statement 'hnd'; do you mean 'hand'?"),
    (f"{HEAD}\nxyzzy", 3, "no statement 'xyzzy'"),
    (f"{HEAD}\ntop", 3, "cannot read 'top': write `top CARD`"),
    (f"{HEAD}\nopening yes", 3, "cannot read 'opening yes': write `opening`"),
    (f"{HEAD}\nscores ana", 3, "cannot read 'scores ana': write `scores SEAT NUMBER SEAT NUMBER …`"),
    (f"{HEAD}\nhand ana 5S,6S", 3, "no card '5S,6S'; a card is rank and suit, as 7S or 10H"),
    (f"{HEAD}\nana draw", 3, "write `ana: draw`"),
    (f"{HEAD}\nana : draw", 3, "write `ana: draw`"),
    (f"{HEAD}\nplay 5S", 3, "nobody does that: write `ana: play 5S`"),
    (f"{HEAD}\n=turn bia", 3, "a space stands behind `=`: write `= turn bia`"),
    (f"{HEAD}\ndismiss", 3, "cannot read 'dismiss': write `dismiss SEAT`"),
    (f"{HEAD}\nhand anna 5S", 3, "no seat 'anna'; do you mean 'ana'?"),
    (f"{HEAD}\nhand ana 5X", 3, "no card '5X'"),
    (f"{HEAD}\nundeclared caio", 3, "no seat 'caio'"),
    (f"{HEAD}\ncomputers ana cai", 3, "no seat 'cai'"),
    (f"{HEAD}\nteam ana cai", 3, "no seat 'cai'"),
    (f"{HEAD}\n\n# nothing\nana: drw", 5, "no action 'drw'; do you mean 'draw'?"),
    (f"{HEAD}\nana:", 3, "no action ''; there are play, draw, "),
    (f"{HEAD}\ncaio: draw", 3, "no seat 'caio'"),
    (f"{HEAD}\ncaio: join robot", 3, "write `caio: join` or `caio: join computer`"),
    (f"{HEAD}\nana: draw\nhand ana 5S", 4, "'hand' belongs to the setting: move it above line 3"),
    (f"{HEAD}\n= tpo 5S", 3, "no expectation 'tpo'; do you mean 'top'?"),
    (f"{HEAD}\n=", 3, "no expectation ''"),
    (f"{HEAD}\nclock noon", 3, "no number 'noon'"),
    (f"{HEAD}\nclock", 3, "cannot read 'clock': write `clock SECONDS`"),
    (f"{HEAD}\ntime caio", 3, "no seat 'caio'"),
]
CANNOT_BE_LAID = [
    (f"{HEAD}\nscores ana ten", 3, "no number 'ten'; write it in digits, as 90"),
    (f"{HEAD}\nscores caio 5", 3, "no seat 'caio'; there are ana, bia"),
    (f"{HEAD}\ntop 5S\ndirection left", 4, "no direction 'left'; there are clockwise, counter-clockwise"),
    (f"{HEAD}\ntop 5S\ncall hearts", 4, "cannot read 'call hearts': write `call SUIT by SEAT`"),
    ("rules classic\n\nseats ana", 3, "classic with these options has 2 to 12 seats, not 1"),
    (f"{HEAD}\ntop 5S\ndirection clockwize", 4, "no direction 'clockwize'; do you mean 'clockwise'?"),
    (f"{HEAD}\ntop 5S\ncall stars by ana", 4, "no suit 'stars'; do you mean 'spades'?"),
    (f"{HEAD}\ntop 5S\ncall hearts by caio", 4, "no seat 'caio'; there are ana, bia"),
    (f"{HEAD}\ntop 5S\nturn caio", 4, "no seat 'caio'; there are ana, bia"),
    (f"{HEAD}\ndealer caio", 3, "no seat 'caio'; there are ana, bia"),
    (f"{HEAD}\ntop RJ", 3, "there is no RJ in the packs of classic: name another card"),
    (f"{HEAD}\nhand ana 7S 7S\nhand bia 7S", 4, "more copies of 7S than the packs hold, which is 2"),
    (f"{HEAD}\nteam ana bia", 3, "there is no team in classic; zheng has teams"),
    (
        f"{HEAD}\nplaced ana bia",
        3,
        "there is no placed in classic; it has dealer, turn, scores, top, pile, stock, direction, secret, call",
    ),
    (
        "rules voador\noption secret_card on\nseats ana bia\ntop 5S\nsecret RJ",
        5,
        "a joker cannot be the secret card: name another card",
    ),
    ("rules zheng\nseats a b c d\ntop 5S", 3, "there is no top in zheng; it has dealer, turn, scores, placed"),
    ("rules zheng\nseats a b c d\nplaced a b b d", 3, "a seat has one place: write each name once"),
    ("rules zheng\nseats a b c d\nteam a c", 3, "teams need a line `option teams on`"),
    ("rules zheng\noption teams on\nseats a b c d\nteam a b", 4, "a team is every other seat: write `team a c`"),
    (
        "rules zheng\noption teams on\noption partners chosen\nseats a b c d\nteam a b\nteam a c",
        6,
        "the first team leaves the other one: write `team c d`",
    ),
    ("rules zheng\noption teams on\nseats a b c d\nteam a", 4, "a team is half of the seats: write 2 names"),
]
LAID = f"{HEAD} caio\ntop 5S\nhand ana 6S 5D KH\nhand bia 6D 2C\nhand caio 9D\nturn ana"
CANNOT_BE_DONE = [
    ("ana: play", "cannot read 'play': write `play CARD …`"),
    ("ana: play 5X", "no card '5X'; do you mean '5"),
    ("ana: call", "cannot read 'call': write `call SUIT`"),
    ("ana: call stars", "no suit 'stars'"),
    ("ana: accuse dora", "no seat 'dora'; there are ana, bia, caio"),
    ("ana: draw 5S", "cannot read 'draw 5S': write `draw`"),
    ("ana: vote perhaps", "cannot read 'vote perhaps': write `vote yes` or `vote no`"),
    ("ana: lay 5D face up", "cannot read 'lay 5D face up': write `lay CARD face down`"),
    ("ana: attack 5D at dora", "no seat 'dora'; there are ana, bia, caio"),
    ("ana: attack 5D bia", "cannot read 'attack 5D bia': write `attack CARD at SEAT`"),
    ("ana: choose xyz", "cannot read 'choose xyz': write `choose CARD, SEAT, SUIT or NUMBER`"),
]
DOES_NOT_HOLD = [
    ("= turn bia", "it is ana"),
    ("= top 6S", "it is 5S"),
    ("= count ana 4", "it is 3"),
    ("= hand bia 2C", "it is 2C 6D"),
    ("= direction counter-clockwise", "it is clockwise"),
    ("= scores ana 0 bia 5", "it is {'ana': '0', 'bia': '0'}"),
    ("= scores dora 5", "it is {'dora': 'nobody'}"),
    ("= round over", "it is on"),
    ("= match over", "it is on"),
    ("= winner bia", "it is nobody"),
    ("= debt 2", "it is 0"),
    ("= stock 3", "it is 97"),
    ("= pending ana turn, bia turn", "it is ana turn"),
    ("= legal ana draw", "it is play 5D, play 6S"),
    ("= legal bia play 6D", "it is nothing"),
    ("= silent yes", "it is no"),
    ("= locked yes", "it is no"),
    ("= call hearts", "it is none"),
    ("= seats ana caio bia", "it is ana bia caio"),
    ("= out ana", "it is nobody"),
    ("= out ana bia", "it is nobody"),
    ("= view ana hides ana", "it is shown"),
    ("= says ana free", "it is nothing"),
    ("ana: play 6S !", "was accepted, and should be refused"),
    ("ana: play KH", "was refused: does-not-follow (AMM-3)"),
    ("time bia", "was refused: not-your-turn (AMM-30)"),
    ("ana: play 6S ?", "was no misplay"),
]
HOLDS = [
    *("= turn ana", "= top 5S", "= top 5♠", "= count ana 3", "= hand bia 2C 6D", "= direction clockwise", "= stock 97"),
    *("= scores ana 0 caio 0", "= round on", "= match on", "= winner nobody", "= debt 0", "= pending ana turn"),
    *("= legal ana play 5D, play 6S", "= legal bia -", "= silent no", "= locked no", "= call none", "= out nobody"),
    *("= seats bia caio ana", "= view ana hides bia", "ana: play KH !", "time bia !", "time ana"),
]
CANNOT_BE_EXPECTED = [
    ("= hand dora 5S", "no seat 'dora'; there are ana, bia, caio"),
    ("= hand ana 5X", "no card '5X'; do you mean '5S'?"),
    ("= count dora 3", "no seat 'dora'; there are ana, bia, caio"),
    ("= count ana", "cannot read '= count ana': write `= count SEAT NUMBER`"),
    ("= legal dora draw", "no seat 'dora'; there are ana, bia, caio"),
    ("= legal ana drw", "no action 'drw'; do you mean 'draw'?"),
    ("= legal ana play 5X", "no card '5X'; do you mean '5S'?"),
    ("= view dora hides ana", "no seat 'dora'; there are ana, bia, caio"),
    ("= view ana hides dora", "no seat 'dora'; there are ana, bia, caio"),
    ("= view ana sees bia", "cannot read '= view ana sees bia': write `= view SEAT hides SEAT`"),
    ("= top 5X", "no card '5X'; do you mean '5S'?"),
    ("= call stars", "no suit 'stars'; do you mean 'spades'?"),
    ("= round", "cannot read '= round': write `= round over`"),
    ("dora: draw", "no seat 'dora'; there are ana, bia, caio"),
    ("time dora", "no seat 'dora'; there are ana, bia, caio"),
]
SPADES, HEARTS = 3, 2
WRITTEN = [
    ("play 8C 8H", [Action("play", (parse("8C"), parse("8H")))]),
    ("play JD call hearts", [Action("play", (parse("JD"),)), Action("call", suit=HEARTS)]),
    ("play 9C declare mau mau", [Action("play", (parse("9C"),)), Action("declare", text="mau mau")]),
    ("play 7S 2D as set 7", [Action("play", (parse("7S"), parse("2D")), text="set 7")]),
    ("attack 7S", [Action("attack", (parse("7S"),))]),
    ("attack 7S at bia", [Action("attack", (parse("7S"),)), Action("choose", seat=1)]),
    ("retaliate 7S at ana", [Action("retaliate", (parse("7S"),)), Action("choose", seat=0)]),
    ("lay RJ face down", [Action("roulette", (parse("RJ"),))]),
    ("jump in 8S", [Action("jump", (parse("8S"),))]),
    ("call spades", [Action("call", suit=SPADES)]),
    ("choose bia", [Action("choose", seat=1)]),
    ("choose 2", [Action("choose", number=2)]),
    ("choose hearts", [Action("choose", suit=HEARTS)]),
    ("choose 7S", [Action("choose", (parse("7S"),))]),
    ("accuse caio", [Action("accuse", seat=2)]),
    ("charge ana VOA-21", [Action("charge", seat=0, text="VOA-21")]),
    ("propose IME-50", [Action("propose", text="IME-50")]),
    ("vote yes", [Action("vote", number=1)]),
    ("vote no", [Action("vote", number=0)]),
    ("says well then", [Action("says", text="well then")]),
    ("stop eating", [Action("stop")]),
    ("join computer", [Action("join", text="computer")]),
    ("give 3C", [Action("give", (parse("3C"),))]),
    ("declare", [Action("declare")]),
]


@each(("text", "line", "why"), UNREADABLE)
def test_a_script_that_cannot_be_read(text: str, line: int, why: str) -> None:
    with pytest.raises(ScriptError) as told:
        read(text)
    assert told.value.line == line
    assert why in told.value.why
    assert str(told.value) == f"line {line}: {told.value.why}"


@each(("text", "line", "why"), CANNOT_BE_LAID)
def test_a_table_that_cannot_be_laid_out(text: str, line: int, why: str) -> None:
    with pytest.raises(ScriptError) as told:
        Replay(read(text), classify_speech)
    assert (told.value.line, told.value.why) == (line, why)


@each(("action", "why"), CANNOT_BE_DONE)
def test_an_action_that_cannot_be_understood(action: str, why: str) -> None:
    with pytest.raises(ScriptError) as told:
        list(Replay(read(f"{LAID}\n{action}"), classify_speech).run())
    assert told.value.line == 8
    assert why in told.value.why


@each(("step", "why"), DOES_NOT_HOLD)
def test_a_step_that_does_not_hold(step: str, why: str) -> None:
    """It says what stands there instead."""
    ((_, failure),) = Replay(read(f"{LAID}\n{step}"), classify_speech).run()
    assert failure == why


def test_whatever_a_script_may_say_has_a_form_that_can_be_told() -> None:
    assert {*LAYOUT} <= STATEMENTS.keys()
    assert {word for family in FAMILIES for word in family.layout.expectations} <= EXPECTATIONS.keys()
    for told, words in (*STATEMENTS.items(), *EXPECTATIONS.items()):
        assert words.split()[0] == told


def test_what_holds_says_nothing() -> None:
    steps = "\n".join(HOLDS)
    told = [(step.text, failure) for step, failure in Replay(read(f"{LAID}\n{steps}"), classify_speech).run()]
    assert told == [(step, "") for step in HOLDS]


@each(("step", "why"), CANNOT_BE_EXPECTED)
def test_what_cannot_be_expected(step: str, why: str) -> None:
    with pytest.raises(ScriptError) as told:
        list(Replay(read(f"{LAID}\n{step}"), classify_speech).run())
    assert (told.value.line, told.value.why) == (8, why)


@each(("words", "actions"), WRITTEN)
def test_actions_are_read_and_written(words: str, actions: list[Action]) -> None:
    """What follows upon a play is written on a line of its own, or left out where it says nothing."""
    names = ["ana", "bia", "caio"]
    assert understood(1, words.split(), names) == actions
    assert [understood(1, format_action(action, names).split(), names) for action in actions] == [
        [one] for one in actions
    ]
    assert " ".join(format_action(actions[0], names).split()[:2]) == " ".join(words.split()[:2])
    if len(actions) == 1:
        assert format_action(actions[0], names) == words


def test_time_goes_on_by_a_minute_a_line_unless_a_clock_says_otherwise() -> None:
    """A second knock happens at once; whoever knocks after somebody else does so a minute later."""
    replay = Replay(read(f"{LAID}\nana: play 6S\nbia: play 6D\nclock 300\ncaio: play 9D"), classify_speech)
    assert [replay.clock for _ in replay.run()] == [60, 120, 300, 300]
    silent = "rules voador\nseats ana bia\ntop 5S\nhand ana KS 5D 4S\nhand bia 6S 2C\nturn ana"
    script = f"{silent}\nana: play KS\nbia: play 6S\nbia: knock\nbia: knock\nana: play 4S\nbia: knock"
    replay = Replay(read(script), classify_speech)
    assert [(replay.clock, failure) for _, failure in replay.run()] == [
        *((60, ""), (120, ""), (180, ""), (180, ""), (240, "")),
        (300, "was refused: already-declared (VOA-3)"),
    ]


def test_a_script_ends_with_the_first_action_that_fails() -> None:
    script = read(f"{LAID}\n= turn bia\nana: play 6S\nana: play KH\n= turn bia")
    assert [bool(failure) for _, failure in Replay(script, classify_speech).run()] == [True, False, True]


@each("rules", ["classic", "zheng"])
def test_what_a_script_does_not_name_lies_by_its_seed(rules: str) -> None:
    """The same each time, and otherwise with another seed."""

    def hands(seed: str) -> list[list[int]]:
        replay = Replay(
            read(f"rules {rules}\nseed {seed}\nseats ana bia caio dora\nhand ana 5S\nturn ana"), classify_speech
        )
        return replay.state.hands

    assert hands("1") == hands("1")
    assert hands("1") != hands("2")
    assert hands("1")[0] == hands("2")[0] == [parse("5S")]


def test_the_statements_of_a_script() -> None:
    """Each with its line, who acts, and the mark behind it, which is none of its words."""
    steps = ["ana: draw", "ana: play 6S !", "ana: play KH ?", "= turn ana", "deal", "deal a seed !", "time ana !"]
    steps += ["time limit", "clock 5", "dora: join computer", "dora: says # 1!", "# nobody says it", "bia: draw # 2"]
    found = [
        (one.line, one.text, one.seat, " ".join(one.words), one.mark) for one in read("\n".join([HEAD, *steps])).steps
    ]
    assert found == [
        (3, "ana: draw", "ana", "draw", ""),
        (4, "ana: play 6S !", "ana", "play 6S", "!"),
        (5, "ana: play KH ?", "ana", "play KH", "?"),
        (6, "= turn ana", "", "turn ana", "="),
        (7, "deal", "", "deal", ""),
        (8, "deal a seed !", "", "deal a seed", "!"),
        (9, "time ana !", "", "time ana", "!"),
        (10, "time limit", "", "time limit", ""),
        (11, "clock 5", "", "clock 5", ""),
        (12, "dora: join computer", "dora", "join computer", ""),
        (13, "dora: says # 1!", "dora", "says # 1!", ""),
        (15, "bia: draw", "bia", "draw", ""),
    ]


def test_a_suit_and_a_choice_are_expected_in_any_form() -> None:
    """A suit by its name, letter or symbol; an action by all its words, or where it is to be chosen by its first."""
    steps = ["ana: play JS", "= legal ana call hearts, call spades, call clubs, call diamonds", "= pending ana call"]
    steps += ["ana: call h", "= call hearts", "= call H", "= call ♥", "= turn bia"]
    head = "rules classic\nseats ana bia\ntop 5S\nhand ana JS 9C 4C\nhand bia 6D 2C\nturn ana"
    told = [(step.text, failure) for step, failure in Replay(read("\n".join([head, *steps])), classify_speech).run()]
    assert told == [(step, "") for step in steps]


def test_what_is_dealt_again_has_a_seed_of_its_own() -> None:
    """The script's with the number of the deal, or the one that the line names; whoever plays it gets the same."""
    head = (
        "rules classic\noption target 100\nseed s\nseats ana bia\ntop 5S\nhand ana 6S\nhand bia 6D\nturn ana\n"
        "ana: play 6S"
    )

    def dealt(*steps: str) -> list[int]:
        replay = Replay(read("\n".join([head, *steps])), classify_speech)
        assert [failure for _, failure in replay.run()] == [""] * (1 + len(steps))
        return replay.state.hands[0]

    assert dealt("deal") == dealt("deal s/2") != dealt("deal s/3")
    assert dealt("deal a seed") != dealt("deal a") != dealt("deal")


def test_what_was_said_earlier_breaks_no_silence() -> None:
    """VOA-17: who had spoken before the king was laid is not fined for it, whenever it is read."""
    head = "rules voador\nseats ana bia caio\ntop 5S\nhand ana KS 9C\nhand bia 6D 2C\nhand caio 6H 2D\nturn ana"
    steps = ["ana: play KS", "= silent yes", "caio: said hello", "= count caio 2", "bia: says hello"]
    replay = Replay(read("\n".join([head, *steps])), classify_speech)
    assert [(step.text, failure) for step, failure in replay.run()] == [(step, "") for step in steps]
    assert [len(hand) for hand in replay.state.hands] == [1, 2 + replay.game.options["silence_penalty"], 2]


def test_below_jokers_lies_the_first_card_that_is_none() -> None:
    """VOA-2: something has to be followed, whatever the seed puts first: in one of fifty a joker."""
    for seed in range(300):
        replay = Replay(read(f"rules voador\nseed {seed}\nseats ana bia\npile RJ BJ\nturn ana\n"), classify_speech)
        assert len(replay.state.pile) == 3
        assert not JOKERS >> replay.state.pile[0] & 1
