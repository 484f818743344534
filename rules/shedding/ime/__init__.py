"""What Mau-Mau Imesco alone has (IME-1 to IME-61), and ``solitaire``: hostile cards, their defences, unseen cards.

``cards`` is what cards do, ``rebound`` what a joker may bring back; ``laying``, ``drawing``, ``interrupts`` and
``course`` are the play, ``imesco_state`` what it keeps of a round.
"""

from rules.shedding.ime import cards, course, drawing, interrupts, laying, rebound, solitaire

__all__ = ["cards", "course", "drawing", "interrupts", "laying", "rebound", "solitaire"]
