"""Advanced Mau & Mau (AMM-30 to AMM-56): Mau-Mau with misplays, eights together, the lock, poker.

``ruleset`` is the game. What its cards do: ``eights``, ``jokers``, ``last_cards``, ``lock``, ``poker``
(with ``poker_hands``), ``twins``. ``amm_state`` is what it keeps of a round.
"""

from rules.shedding.amm.ruleset import AMM

__all__ = ["AMM"]
