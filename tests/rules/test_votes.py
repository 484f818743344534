"""Votes of the table: who may charge whom, who may vote, when it is decided, and what becomes of it (COM-9, IME-50)."""

from __future__ import annotations

from itertools import product

import pytest

from rules.records import but
from rules.script.replay import Replay
from rules.table import NOBODY, Action, IllegalAction, Reason
from tests.support.games import happened, played, refused

PEOPLE = ["ana", "bia", "caio", "dora", "eva", "fabio", "gil"]
ANA, BIA, CAIO, DORA, EVA = range(5)
YES, NO = Action("vote", number=1), Action("vote", number=0)
HINT = Action("charge", seat=BIA, text="VOA-21")
PENALTY = 4


def table(seats: int, *acts: str, head: str = "option secret_card on") -> Replay:
    """Ana to move, with a card that ends the round; bia holds one card."""
    names = " ".join(PEOPLE[:seats])
    return played(
        f"rules voador\n{head}\nseats {names}\ndirection clockwise\ntop 5S\nhand ana 6S\nhand bia 2C\nturn ana\n"
        + "\n".join(acts)
    )


def charged(voters: int) -> Replay:
    """Ana has charged bia, and so many others may vote."""
    return table(voters + 2, "ana: charge bia VOA-21")


def open_vote(replay: Replay) -> bool:
    return replay.game.view(replay.state).vote is not None


def fined(replay: Replay) -> int:
    """The cards that bia has drawn."""
    return len(replay.state.hands[BIA]) - 1


@pytest.mark.parametrize("voters", range(1, 6))
def test_COM_9_more_than_half_of_those_who_can_vote_uphold(voters: int) -> None:
    """Every way to vote: it closes as soon as nothing can change it, a tie rejects, and only upheld it costs cards."""
    for votes in product((True, False), repeat=voters):
        replay = charged(voters)
        for place, yes in enumerate(votes):
            cast, for_it = place + 1, sum(votes[: place + 1])
            replay.game.apply(replay.state, CAIO + place, YES if yes else NO)
            upheld = 2 * for_it > voters
            rejected = 2 * (voters - cast + for_it) <= voters
            assert open_vote(replay) is not (upheld or rejected), votes
            assert fined(replay) == (PENALTY if upheld else 0), votes
            if upheld or rejected:
                break
        assert not open_vote(replay)


def test_COM_9_how_it_ended_is_told() -> None:
    """Upheld or not, to everybody, and before the cards are drawn."""
    replay = charged(1)
    voted, closed, *_, drew = replay.game.apply(replay.state, CAIO, YES)
    assert [type(event).__name__ for event in (voted, closed, drew)] == ["Voted", "VoteClosed", "Drew"]
    assert closed.seen_by(NOBODY).upheld is True
    replay = charged(1)
    voted, closed = replay.game.apply(replay.state, CAIO, NO)
    assert closed.seen_by(NOBODY).upheld is False
    assert voted.seen_by(NOBODY).yes is False


def test_COM_9_accuser_and_accused_have_no_vote() -> None:
    """Nor has anybody a second one."""
    replay = charged(3)
    for seat, reason in ((ANA, Reason.VOTED), (BIA, Reason.ABOUT_YOU)):
        for vote in (YES, NO):
            assert refused(replay, seat, vote) == (reason, "COM-9")
    for seat, vote in ((CAIO, YES), (DORA, NO)):
        replay.game.apply(replay.state, seat, vote)
        assert refused(replay, seat, YES) == (Reason.VOTED, "COM-9")
        assert refused(replay, seat, NO) == (Reason.VOTED, "COM-9")
    assert open_vote(replay)


@pytest.mark.parametrize("number", [-1, 2, 7])
def test_COM_9_a_vote_is_yes_or_no(number: int) -> None:
    assert refused(charged(3), CAIO, Action("vote", number=number)) == (Reason.NO_SUCH_CHOICE, "COM-9")


def test_COM_9_who_left_and_came_back_is_told_that_the_round_goes_on_without_them() -> None:
    replay = table(5, "dora: leave", "dora: join", "ana: charge bia VOA-21")
    assert refused(replay, DORA, YES) == (Reason.NOT_IN_ROUND, "COM-9")
    assert refused(replay, DORA, HINT) == (Reason.NOT_IN_ROUND, "COM-9")


def test_COM_9_without_a_charge_there_is_no_vote() -> None:
    """Neither before nor after."""
    assert refused(table(5), CAIO, YES) == (Reason.NOT_NOW, "COM-9")
    replay = charged(1)
    replay.game.apply(replay.state, CAIO, NO)
    assert refused(replay, CAIO, YES) == (Reason.NOT_NOW, "COM-9")


def test_COM_9_who_is_not_in_the_round_has_no_vote() -> None:
    """Who has left, never sat here, joins with the next deal, or is away."""
    replay = table(5, "dora: leave", "novo: join", "eva: away", "ana: charge bia VOA-21")
    assert refused(replay, DORA, YES) == (Reason.NOT_SEATED, "COM-7")
    assert refused(replay, 11, YES) == (Reason.NOT_SEATED, "COM-7")
    assert refused(replay, NOBODY, YES) == (Reason.NOT_SEATED, "COM-7")
    assert refused(replay, 5, YES) == (Reason.NOT_IN_ROUND, "COM-9")
    assert refused(replay, EVA, YES) == (Reason.NOT_NOW, "COM-9")
    replay.game.apply(replay.state, CAIO, YES)
    assert fined(replay) == PENALTY, "caio alone could vote"


def test_COM_9_who_comes_back_has_a_vote_again() -> None:
    """As long as the vote is open."""
    replay = table(5, "eva: away", "ana: charge bia VOA-21", "eva: back", "caio: vote yes", "dora: vote no")
    assert open_vote(replay)
    replay.game.apply(replay.state, EVA, YES)
    assert fined(replay) == PENALTY


def test_COM_9_computer_players_have_no_vote() -> None:
    """They abstain, and are not counted."""
    replay = table(5)
    replay.state.computers = [DORA, EVA]
    replay.game.apply(replay.state, ANA, HINT)
    for seat in (DORA, EVA):
        assert refused(replay, seat, YES) == (Reason.NOT_NOW, "COM-9")
    replay.game.apply(replay.state, CAIO, NO)
    assert not open_vote(replay)
    assert fined(replay) == 0


@pytest.mark.parametrize(
    ("votes", "leaving", "end"),
    [
        ("caio: vote yes", "dora eva", PENALTY),
        ("caio: vote no", "dora", 0),
        ("caio: vote yes", "eva dora", PENALTY),
        ("caio: vote yes\ndora: vote no", "eva", 0),
    ],
)
@pytest.mark.parametrize("how", ["leave", "away"])
def test_COM_9_who_leaves_is_waited_for_no_more(votes: str, leaving: str, end: int, how: str) -> None:
    """As soon as those who are left decide it, it is closed."""
    *before, last = leaving.split()
    replay = table(5, "ana: charge bia VOA-21", votes, *(f"{who}: {how}" for who in before))
    assert open_vote(replay)
    replay.game.apply(replay.state, PEOPLE.index(last), Action(how))
    assert not open_vote(replay)
    assert fined(replay) == end


def test_COM_9_a_vote_that_was_cast_stays_when_its_voter_leaves() -> None:
    replay = table(5, "ana: charge bia VOA-21", "caio: vote yes", "caio: leave")
    assert open_vote(replay)
    replay.game.apply(replay.state, DORA, YES)
    assert fined(replay) == PENALTY


def test_COM_9_the_charge_goes_with_the_accused_and_stays_without_the_accuser() -> None:
    replay = table(5, "ana: charge bia VOA-21", "bia: leave")
    assert not open_vote(replay)
    assert refused(replay, CAIO, YES) == (Reason.NOT_NOW, "COM-9")
    replay = table(5, "caio: charge bia VOA-21", "caio: leave", "ana: vote yes")
    assert open_vote(replay)
    replay.game.apply(replay.state, DORA, YES)
    assert fined(replay) == PENALTY


def test_COM_9_a_vote_does_not_outlive_its_round() -> None:
    """Open when the round ends, it is gone, costs nobody anything, and the next round begins without one."""
    replay = table(5, "ana: charge bia VOA-21", "caio: vote yes", "ana: play 6S", "= round over", "= count bia 1")
    assert not open_vote(replay)
    assert refused(replay, DORA, YES) == (Reason.ROUND_OVER, "COM-9")
    replay.game.apply(replay.state, NOBODY, Action("deal", text="next"))
    assert not open_vote(replay)
    assert refused(replay, DORA, YES) == (Reason.NOT_NOW, "COM-9")
    assert refused(replay, NOBODY, Action("expire")) == (Reason.NOT_NOW, "COM-9")


def test_COM_9_only_the_house_says_that_the_time_is_up() -> None:
    """Then the charge is rejected, however many were for it; without one there is nothing to expire."""
    replay = charged(4)
    replay.game.apply(replay.state, CAIO, YES)
    replay.game.apply(replay.state, DORA, YES)
    for seat in (ANA, BIA, CAIO, EVA):
        assert refused(replay, seat, Action("expire")) == (Reason.NOT_NOW, "COM-9")
    (closed,) = replay.game.apply(replay.state, NOBODY, Action("expire"))
    assert (type(closed).__name__, closed.seen_by(NOBODY).upheld) == ("VoteClosed", False)
    assert not open_vote(replay)
    assert fined(replay) == 0
    assert refused(replay, NOBODY, Action("expire")) == (Reason.NOT_NOW, "COM-9")


def test_COM_9_what_cannot_be_charged() -> None:
    """Not oneself, nobody who is not in the round, no rule that is not watched by the table, one charge at a time."""
    replay = table(5, "eva: leave")
    assert refused(replay, BIA, HINT) == (Reason.NOT_YOURSELF, "COM-9")
    for wrong in (but(HINT, seat=EVA), but(HINT, seat=NOBODY), but(HINT, seat=9), but(HINT, text="VOA-5")):
        assert refused(replay, ANA, wrong) == (Reason.NO_SUCH_CHOICE, "COM-9")
    assert refused(replay, EVA, HINT) == (Reason.NOT_SEATED, "COM-7")
    assert refused(replay, NOBODY, HINT) == (Reason.NOT_SEATED, "COM-7")
    replay.game.apply(replay.state, ANA, HINT)
    assert refused(replay, CAIO, but(HINT, seat=DORA)) == (Reason.NOT_NOW, "COM-9")
    replay.game.apply(replay.state, NOBODY, Action("expire"))
    replay.game.apply(replay.state, CAIO, but(HINT, seat=DORA))


def test_COM_9_somebody_must_be_able_to_vote() -> None:
    """With two at the table, or with computer players and absent ones alone beside them, nothing can be charged."""
    assert refused(table(2), ANA, HINT) == (Reason.NOBODY_TO_VOTE, "COM-9")
    replay = table(4, "dora: away")
    replay.state.computers = [CAIO]
    assert refused(replay, ANA, HINT) == (Reason.NOBODY_TO_VOTE, "COM-9")


def test_COM_9_between_rounds_and_after_the_match_nothing_is_charged() -> None:
    replay = table(3, "ana: play 6S")
    assert refused(replay, ANA, HINT) == (Reason.ROUND_OVER, "COM-9")
    replay = table(3, "ana: play 6S", "= match over", head="option secret_card on\noption target 1")
    assert refused(replay, ANA, HINT) == (Reason.MATCH_OVER, "AMM-21")
    assert refused(replay, CAIO, YES) == (Reason.MATCH_OVER, "AMM-21")


CHARGES = [
    ("voador", "secret_card on", "VOA-21", 4),
    ("voador", "silence_penalty 3", "VOA-15", 3),
    ("amm", "silence_penalty 6", "AMM-55", 6),
    ("ime", "shown_card_penalty 2", "IME-40", 2),
    ("ime", "shown_card_penalty 5", "IME-41", 5),
]


@pytest.mark.parametrize(("game", "option", "rule", "cards"), CHARGES)
def test_COM_9_what_an_upheld_charge_costs(game: str, option: str, rule: str, cards: int) -> None:
    """VOA-21, VOA-15, AMM-55, IME-40, IME-41: the rule's own penalty."""
    played(f"""
        rules {game}
        option {option}
        seats ana bia caio
        top 5S
        hand bia 9C 10D
        ana: charge bia {rule}
        caio: vote yes
        = count bia {2 + cards}
        """)


@pytest.mark.parametrize(
    ("game", "options", "rule"),
    [
        ("voador", "", "VOA-21"),
        ("amm", "option silence off", "AMM-55"),
        ("classic", "", "VOA-15"),
        ("serbian", "", "SRB-4"),
        ("ime", "", "VOA-15"),
    ],
)
def test_COM_9_only_rules_in_force_are_charged(game: str, options: str, rule: str) -> None:
    replay = played(f"rules {game}\n{options}\nseats ana bia caio\ntop 5S\n")
    assert refused(replay, 0, Action("charge", seat=1, text=rule)) == (Reason.NO_SUCH_CHOICE, "COM-9")


# proposals

END = Action("propose", text="IME-50")


def cyclic(seats: int, *acts: str, target: int = 10) -> Replay:
    names = " ".join(PEOPLE[:seats])
    return played(
        f"rules ime\noption cyclic on\noption target {target}\nseats {names}\ntop 5S\nhand ana 6S 9H\nturn ana\n"
        + "\n".join(acts)
    )


@pytest.mark.parametrize("seats", range(2, 7))
def test_IME_50_the_table_ends_the_match_by_consent(seats: int) -> None:
    """Whoever proposes it is for it, and all the others must be: else those who are ahead would end it. Nobody has won
    the round then.
    """
    for votes in product((True, False), repeat=seats - 1):
        replay = cyclic(seats, "ana: propose IME-50")
        for place, yes in enumerate(votes):
            replay.game.apply(replay.state, 1 + place, YES if yes else NO)
            accepted = yes and place == seats - 2
            rejected = not yes
            assert (replay.game.view(replay.state).phase == "over") is accepted, votes
            assert open_vote(replay) is not (accepted or rejected), votes
            if accepted or rejected:
                break


def test_IME_50_a_proposer_who_leaves_is_for_it_no_longer() -> None:
    """Somebody else may propose it."""
    replay = cyclic(4, "ana: propose IME-50", "bia: vote yes", "ana: leave")
    assert not open_vote(replay)
    assert replay.game.view(replay.state).phase == "playing"


def test_IME_50_who_is_alone_among_computer_players_has_nobody_to_agree_with() -> None:
    """Else a match against them would be over as soon as one is ahead."""
    replay = cyclic(3)
    replay.state.computers = [1, 2]
    assert refused(replay, 0, END) == (Reason.NOBODY_TO_VOTE, "COM-9")
    assert replay.game.view(replay.state).phase == "playing"


def test_IME_50_who_is_absent_has_not_agreed() -> None:
    """Else whoever is ahead of somebody who misses their turns would end the match."""
    replay = cyclic(3, "bia: away", "caio: away", "ana: propose IME-50")
    for seat in (BIA, CAIO):
        assert open_vote(replay)
        replay.game.apply(replay.state, seat, Action("back"))
        replay.game.apply(replay.state, seat, YES)
    assert replay.game.view(replay.state).phase == "over"


def test_IME_50_who_has_proposed_it_takes_it_back() -> None:
    """While it waits for who is absent, nothing else could be put to the vote."""
    replay = cyclic(3, "caio: away", "ana: propose IME-50", "bia: vote yes")
    assert open_vote(replay)
    with pytest.raises(IllegalAction):
        replay.game.apply(replay.state, ANA, YES)
    replay.game.apply(replay.state, ANA, NO)
    assert not open_vote(replay)
    assert replay.game.view(replay.state).phase == "playing"
    with pytest.raises(IllegalAction):
        replay.game.apply(replay.state, ANA, NO)


def test_IME_50_what_cannot_be_proposed() -> None:
    """What the game does not leave to the table; a second thing at a time; anything by who does not play."""
    replay = cyclic(3)
    assert refused(replay, 0, but(END, text="IME-51")) == (Reason.NO_SUCH_CHOICE, "COM-9")
    assert refused(replay, 0, but(END, text="")) == (Reason.NO_SUCH_CHOICE, "COM-9")
    assert refused(replay, 5, END) == (Reason.NOT_SEATED, "COM-7")
    replay.game.apply(replay.state, 0, END)
    assert refused(replay, 0, YES) == (Reason.VOTED, "COM-9"), "who proposed has spoken"
    assert refused(replay, 1, END) == (Reason.NOT_NOW, "COM-9")
    assert refused(replay, 1, Action("charge", seat=2, text="IME-41")) == (Reason.NOT_NOW, "COM-9")
    (closed,) = replay.game.apply(replay.state, NOBODY, Action("expire"))
    assert (type(closed).__name__, closed.accepted) == ("ProposalClosed", False)
    assert replay.game.view(replay.state).phase == "playing"
    not_cyclic = played("rules ime\nseats ana bia caio\ntop 5S\n")
    assert refused(not_cyclic, 0, END) == (Reason.NO_SUCH_CHOICE, "COM-9")
    assert happened(not_cyclic) == []
