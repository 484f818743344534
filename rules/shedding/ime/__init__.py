"""Mau-Mau Imesco (IME-1 to IME-61), its variants, and Solitaire: hostile cards, their defences, and unseen cards."""

from rules.shedding.ime.ruleset import IME
from rules.shedding.ime.solitaire import SOLITAIRE

__all__ = ["IME", "SOLITAIRE"]
