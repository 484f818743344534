"""Actions as table scripts write them, and back: both by the one list of verbs."""

from __future__ import annotations

from collections.abc import Sequence

from rules.cards import NAMES, SUIT_NAMES
from rules.records import but
from rules.script.setting import ScriptError, card_of, cards_of, nearest, number_of, one_of, suit_of, unread
from rules.table import Action
from rules.verbs import VERBS, Verb

LIMIT = "limit"
"""Says which time is up where a vote is open too."""
EARLIER = "said"
"""A message of before a silence that is judged only now: it breaks none."""
FIRST_WORDS = {verb.written.split()[0]: verb for verb in VERBS.values() if not verb.house} | {EARLIER: VERBS["says"]}
"""Each verb by the word with which a line begins."""
PLACES = {
    "{cards}": "CARD …",
    "{yes}": "yes",
    "{choice}": "CARD, SEAT, SUIT or NUMBER",
    "{words}": "WORDS",
}
"""What stands for the parts of a verb's form where people are told of it; for others it is their name in capitals."""
ALSO = {"attack": " at SEAT", "retaliate": " at SEAT", "vote": "` or `vote no"}
"""What may stand behind the form of a verb, or in its place."""


def form(verb: Verb) -> str:
    """The form of a verb for people."""
    parts = [PLACES.get(part, part.strip("{}").upper() if "{" in part else part) for part in verb.written.split()]
    return " ".join(parts) + ALSO.get(verb.name, "")


def format_action(action: Action, names: Sequence[str]) -> str:
    """An action as a script writes it; ``names`` are those of the seats."""
    cards = " ".join(NAMES[card] for card in action.cards)
    seat = names[action.seat] if action.seat >= 0 else ""
    suit = SUIT_NAMES[action.suit] if action.suit >= 0 else ""
    number = str(action.number) if action.number >= 0 else ""
    parts = {
        "{cards}": cards,
        "{card}": cards,
        "{seat}": seat,
        "{suit}": suit,
        "{rule}": action.text,
        "{words}": action.text,
        "{yes}": "yes" if action.number == 1 else "no",
        "{choice}": cards or seat or suit or number,
    }
    written = [parts.get(word, word) for word in VERBS[action.verb].written.split()]
    if action.verb == "play" and action.text:
        written += ["as", action.text]
    return " ".join(word for word in written if word)


def understood(line: int, words: Sequence[str], names: Sequence[str]) -> list[Action]:
    """The actions that the words of a line stand for; one after the other where it names a choice too.

    Raises ``ScriptError``.
    """
    verb = FIRST_WORDS.get(words[0])
    if verb is None:
        raise ScriptError(line, f"no action {nearest(words[0], FIRST_WORDS)}")
    if verb.name == "play" and "as" in words:
        place = words.index("as")
        laid = Action("play", tuple(cards_of(line, words[1:place])), text=" ".join(words[place + 1 :]))
        return [laid]
    for then in ("call", "declare"):
        if verb.name == "play" and then in words[1:]:
            place = words.index(then, 1)
            return [_one(line, verb, words[:place], names), *understood(line, words[place:], names)]
    if verb.name in ("attack", "retaliate") and len(words) == 4 and words[2] == "at":
        victim = names.index(one_of(line, words[3], names))
        return [_one(line, verb, words[:2], names), Action("choose", seat=victim)]
    return [_one(line, verb, words, names)]


def _one(line: int, verb: Verb, words: Sequence[str], names: Sequence[str]) -> Action:
    """One action, its words held against the form of its verb."""
    action, rest = Action(verb.name), list(words)
    for part in verb.written.split():
        if part == "{words}":
            return but(action, text=" ".join(rest))
        if not rest:
            raise unread(line, " ".join(words), form(verb))
        if part == "{cards}":
            return but(action, cards=tuple(cards_of(line, rest)))
        if part[0] != "{" and part != rest[0]:
            raise unread(line, " ".join(words), form(verb))
        action = _with(line, action, part, rest.pop(0), names)
    if rest:
        raise unread(line, " ".join(words), form(verb))
    return action


def _with(line: int, action: Action, part: str, word: str, names: Sequence[str]) -> Action:
    """An action with one word more."""
    match part:
        case "{card}":
            return but(action, cards=(card_of(line, word),))
        case "{seat}":
            return but(action, seat=names.index(one_of(line, word, names)))
        case "{suit}":
            return but(action, suit=suit_of(line, word))
        case "{rule}":
            return but(action, text=word)
        case "{yes}" if word in ("yes", "no"):
            return but(action, number=1 if word == "yes" else 0)
        case "{yes}":
            raise unread(line, f"vote {word}", form(VERBS["vote"]))
        case "{choice}":
            return _choice(line, action, word, names)
    return action


def _choice(line: int, action: Action, word: str, names: Sequence[str]) -> Action:
    if word in names:
        return but(action, seat=names.index(word))
    if word.isdigit():
        return but(action, number=number_of(line, word))
    if word.lower() in SUIT_NAMES:
        return but(action, suit=suit_of(line, word))
    try:
        return but(action, cards=(card_of(line, word),))
    except ScriptError:
        raise unread(line, f"choose {word}", form(VERBS["choose"])) from None
