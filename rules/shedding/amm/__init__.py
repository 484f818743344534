"""What Advanced Mau & Mau alone has (AMM-30 to AMM-56): ``eights`` together, ``jokers``, ``last_cards``, the ``lock``,
``poker`` (with ``poker_hands``), ``twins``. ``amm_state`` is what it keeps of a round.
"""

from rules.shedding.amm import eights, jokers, last_cards, lock, poker, twins

__all__ = ["eights", "jokers", "last_cards", "lock", "poker", "twins"]
