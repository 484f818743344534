"""Mau-Mau Imesco (IME-1 to IME-61), its variants, and Solitaire: hostile cards, their defences, and unseen cards.

``ruleset`` is the game, ``solitaire`` the one for one person. ``cards`` is what cards do, ``rebound`` what a joker may
bring back; ``laying``, ``drawing``, ``interrupts`` and ``course`` are the play, ``imesco_state`` what it keeps of a
round.
"""

from rules.shedding.ime.ruleset import IME
from rules.shedding.ime.solitaire import SOLITAIRE

__all__ = ["IME", "SOLITAIRE"]
