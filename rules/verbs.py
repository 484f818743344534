"""What can be done at a table: every verb once, with what it needs and how a table script writes it.

Moves, interrupts, decisions and the house's own handlers name their verb; whoever reads, writes or lists actions looks
here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Verb(NamedTuple):
    """A verb of actions.

    ``written`` is its form in a table script; in braces stands what the action needs: ``cards``, ``card``, ``seat``,
    ``suit``, ``rule`` and ``words`` (both its text), ``yes`` (its number), ``choice`` (a card, seat, suit or number).
    ``talk`` can be done at any time, and is not listed among what a seat may do. ``house``: only the house does it.
    ``along``: it may be said together with the card that it is about. ``own_choice``: most cards of a hand may be used
    for it, so its cards are chosen apart from those that are laid.
    """

    name: str
    written: str
    talk: bool = False
    house: bool = False
    along: bool = False
    own_choice: bool = False


AMEND = "amend"
"""The verb by which the winner of a round changes the game."""


VERBS: Mapping[str, Verb] = {
    verb.name: verb
    for verb in (
        Verb("play", "play {cards}"),
        Verb("draw", "draw"),
        Verb("pass", "pass"),
        Verb("steal", "steal {card}"),
        Verb("double", "double {card}"),
        Verb("attack", "attack {card}", own_choice=True),
        Verb("roulette", "lay {card} face down"),
        Verb("claim", "claim"),
        Verb("call", "call {suit}", along=True),
        Verb("choose", "choose {choice}"),
        Verb("retaliate", "retaliate {card}", own_choice=True),
        Verb("accept", "accept"),
        Verb("give", "give {card}"),
        Verb("poker", "poker {cards}"),
        Verb("keep", "keep"),
        Verb("decline", "decline"),
        Verb("agree", "agree"),
        Verb("resign", "resign"),
        Verb("jump", "jump in {card}"),
        Verb("declare", "declare {words}", talk=True, along=True),
        Verb("knock", "knock", talk=True),
        Verb("accuse", "accuse {seat}", talk=True),
        Verb("says", "says {words}", talk=True),
        Verb("eat", "eat", talk=True),
        Verb("stop", "stop eating", talk=True),
        Verb("ask", "ask {seat}", talk=True),
        Verb("tell", "tell", talk=True),
        Verb("show", "show {card}", talk=True),
        Verb("look", "look", talk=True),
        Verb("notice", "notice", talk=True),
        Verb("join", "join {words}"),
        Verb("leave", "leave"),
        Verb("away", "away"),
        Verb("back", "back"),
        Verb("charge", "charge {seat} {rule}"),
        Verb("propose", "propose {rule}"),
        Verb("vote", "vote {yes}"),
        Verb(AMEND, f"{AMEND} {{words}}"),
        Verb("deal", "deal {words}", house=True),
        Verb("time", "time", house=True),
        Verb("expire", "expire", house=True),
        Verb("dismiss", "dismiss {seat}", house=True),
        Verb("end", "end {words}", house=True),
    )
}
