"""Games that are written down, for tests: one that has every part that there is."""

from __future__ import annotations

from rules.catalogue import make
from rules.game import SomeGame
from rules.shedding.parts import LAST, TURNED_UP, effects

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def every_effect() -> str:
    """A definition in which each effect hangs on some card, at a moment at which it makes sense."""
    lines = ['name = "Everything"', "[ending]", "plays_on = true", "[declare]", "left = 2"]
    words = sorted(effects())
    for place, word in enumerate(words):
        kind = effects()[word]
        at = next((moment for moment in (LAST, TURNED_UP) if kind.hangs == (moment,)), "")
        which = f"{RANKS[place % 13]}{'CDHS'[place // 13]}"
        missing = {one.name: '"all"' for one in kind.parameters if one.default is None}
        settings = ", ".join(f"{name} = {value}" for name, value in missing.items())
        value = f"{{ {settings} }}" if settings else "true"
        lines += ["[[cards]]", f'which = "{which}"', *([f'at = "{at}"'] if at else []), f"{word} = {value}"]
    return "\n".join(lines) + "\n"


SECTIONS_ON = """
name = "All sections"
[pack]
packs = 2
packs_from = { 4 = 3 }
jokers = 1
[deal]
hand_from = { 3 = 6, 5 = 5 }
hand_of_dealer = 4
dealer = "winner"
begins = "dealer"
turned_up = "plain"
put_back = "8"
[follow]
own_rank_by_colour = "J"
one_rank = "6 9"
takes_any = "Q"
[call]
cards = 2
then_another = true
[play]
together = "7"
pairs = "6"
[draw]
lay_drawn = false
[debt]
after = "single"
first_saves = true
[declare]
needed = true
misses_turn = true
disturbed = true
[jump_in]
allowed = true
never = "J"
[notice]
row = 4
wrong = 1
[talk]
delete = true
unreadable = "punish"
[misplay]
cost = 2
once = true
[ending]
not_with = "J"
too_many = 20
give_up = 30
late = true
[counting]
alone = { Q = 20 }
last = { J = -20 }
round_to = 5
to = "loser"
shuffled_twice = true
exactly = 100
rounds = 5
[[cards]]
which = "7"
draw_debt = { cards = 1, answered_by = "7 8:suit" }
[[cards]]
which = "9"
at = "own_suit"
skip_row = true
[[cards]]
which = "all"
at = "twin"
suspend = true
"""


def every_part() -> list[SomeGame]:
    """Games that together have every effect, and most of what sections can say."""
    return [make(every_effect()), make(SECTIONS_ON)]
