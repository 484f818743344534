"""Table scripts that cannot be read, or do not hold: which line is told, and why."""

from __future__ import annotations

import pytest

from bot.scripts import ear
from rules.script.reading import read
from rules.script.replay import Replay
from rules.script.setting import ScriptError

HEAD = "rules classic\nseats ana bia"
UNREADABLE = [
    ("rules clasic\nseats ana bia", 1, "no game 'clasic'; do you mean 'classic'?"),
    ("rules xyzzy\nseats ana bia", 1, "no game 'xyzzy'"),
    ("seats ana bia\nana: draw", 1, "a script needs `rules` and `seats`"),
    ("rules classic", 1, "a script needs `rules` and `seats`"),
    ("option target 5\nrules classic", 1, "too little for 'option'"),
    (f"{HEAD}\noption targt 5", 3, "no option 'targt'; do you mean 'target'?"),
    (f"{HEAD}\noption target 0", 3, "target"),
    (f"{HEAD}\nhnd ana 5S", 3, "no statement 'hnd'; do you mean 'hand'?"),
    (f"{HEAD}\nxyzzy", 3, "no statement 'xyzzy'"),
    (f"{HEAD}\ntop", 3, "too little for 'top'"),
    (f"{HEAD}\nhand anna 5S", 3, "no seat 'anna'; do you mean 'ana'?"),
    (f"{HEAD}\nhand ana 5X", 3, "no card '5X'"),
    (f"{HEAD}\nundeclared caio", 3, "no seat 'caio'"),
    (f"{HEAD}\ncomputers ana cai", 3, "no seat 'cai'"),
    (f"{HEAD}\nteam ana cai", 3, "no seat 'cai'"),
    (f"{HEAD}\n\n# nothing\nana: drw", 5, "no action 'drw'; do you mean 'draw'?"),
    (f"{HEAD}\nana:", 3, "no action ''"),
    (f"{HEAD}\ncaio: draw", 3, "no seat 'caio'"),
    (f"{HEAD}\ncaio: join robot", 3, "who joins is a person, or `computer`, not 'robot'"),
    (f"{HEAD}\nana: draw\nhand ana 5S", 4, "a setting after the game has begun: 'hand'"),
    (f"{HEAD}\n= tpo 5S", 3, "no expectation 'tpo'; do you mean 'top'?"),
    (f"{HEAD}\n=", 3, "no expectation ''"),
    (f"{HEAD}\nclock noon", 3, "a clock shows seconds"),
    (f"{HEAD}\nclock", 3, "a clock shows seconds"),
    (f"{HEAD}\ntime caio", 3, "no seat 'caio'"),
]
CANNOT_BE_LAID = [
    (f"{HEAD}\nscores ana ten", 3, "no score 'ten'"),
    (f"{HEAD}\nscores ana", 3, "no score ''"),
    (f"{HEAD}\nscores caio 5", 3, "no seat 'caio'"),
    (f"{HEAD}\ntop 5S\ndirection left", 4, "no direction 'left'"),
    (f"{HEAD}\ntop 5S\ndirection clockwize", 4, "no direction 'clockwize'; do you mean 'clockwise'?"),
    (f"{HEAD}\ntop 5S\ncall stars by ana", 4, "no suit 'stars'; do you mean 'spades'?"),
    (f"{HEAD}\ntop 5S\ncall hearts by caio", 4, "no seat 'caio'"),
    (f"{HEAD}\ntop 5S\nturn caio", 4, "no seat 'caio'"),
    (f"{HEAD}\ndealer caio", 3, "no seat 'caio'"),
    (f"{HEAD}\ntop RJ", 3, "there is no RJ in the packs of classic"),
    (f"{HEAD}\nhand ana 7S 7S\nhand bia 7S", 4, "more copies of 7S than the packs hold"),
    (f"{HEAD}\nteam ana bia", 3, "there is no team in classic"),
    (f"{HEAD}\nplaced ana bia", 3, "there is no placed in classic"),
    ("rules voador\noption secret_card on\nseats ana bia\ntop 5S\nsecret RJ", 5, "a joker cannot be the secret card"),
    ("rules zheng\nseats a b c d\ntop 5S", 3, "there is no top in zheng"),
    ("rules zheng\nseats a b c d\nplaced a b b d", 3, "a seat has one place"),
    ("rules zheng\nseats a b c d\nteam a c", 3, "teams need `option teams on`"),
    ("rules zheng\noption teams on\nseats a b c d\nteam a b", 4, "a team is every other seat"),
    ("rules zheng\noption teams on\nseats a b c d\nteam a", 4, "a team is half of the seats"),
]
LAID = f"{HEAD} caio\ntop 5S\nhand ana 6S 5D KH\nhand bia 6D 2C\nhand caio 9D\nturn ana"
CANNOT_BE_DONE = [
    ("ana: play", "too little"),
    ("ana: play 5X", "no card '5X'; do you mean '5"),
    ("ana: call", "too little for 'call {suit}'"),
    ("ana: call stars", "no suit 'stars'"),
    ("ana: accuse dora", "no seat 'dora'"),
    ("ana: draw 5S", "cannot read 'draw 5S'"),
    ("ana: vote perhaps", "yes is expected, not 'perhaps'"),
    ("ana: lay 5D face up", "down is expected, not 'up'"),
    ("ana: attack 5D at dora", "no seat 'dora'"),
]
DOES_NOT_HOLD = [
    ("= turn bia", "ana"),
    ("= top 6S", "5S"),
    ("= count ana 4", "3"),
    ("= hand bia 2C", "6D"),
    ("= direction counter-clockwise", "clockwise"),
    ("= scores ana 5", "0"),
    ("= round over", "on"),
    ("= match over", "on"),
    ("= debt 2", "0"),
    ("= pending bia turn", "ana turn"),
    ("= legal ana draw", "play 6S"),
    ("= silent yes", "no"),
    ("ana: play 6S !", "was accepted, and should be refused"),
    ("ana: play KH", "was refused: does-not-follow"),
    ("ana: play 6S ?", "was no misplay"),
]


@pytest.mark.parametrize(("text", "line", "why"), UNREADABLE)
def test_a_script_that_cannot_be_read(text: str, line: int, why: str) -> None:
    with pytest.raises(ScriptError) as told:
        read(text)
    assert told.value.line == line
    assert why in told.value.why
    assert str(told.value) == f"line {line}: {told.value.why}"


@pytest.mark.parametrize(("text", "line", "why"), CANNOT_BE_LAID)
def test_a_table_that_cannot_be_laid_out(text: str, line: int, why: str) -> None:
    with pytest.raises(ScriptError) as told:
        Replay(read(text), ear)
    assert (told.value.line, told.value.why) == (line, why)


@pytest.mark.parametrize(("action", "why"), CANNOT_BE_DONE)
def test_an_action_that_cannot_be_understood(action: str, why: str) -> None:
    with pytest.raises(ScriptError) as told:
        list(Replay(read(f"{LAID}\n{action}"), ear).run())
    assert told.value.line == 8
    assert why in told.value.why


@pytest.mark.parametrize(("step", "why"), DOES_NOT_HOLD)
def test_a_step_that_does_not_hold(step: str, why: str) -> None:
    """It says what stands there instead."""
    ((_, failure),) = Replay(read(f"{LAID}\n{step}"), ear).run()
    assert why in failure
