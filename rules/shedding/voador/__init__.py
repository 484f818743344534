"""Mau Mau Voador (VOA-1 to VOA-25): stealing the turn and the dobradinha (``twins``), the ``secret`` card.

``ruleset`` is the game. The king's silence is in ``rules.shedding.talk``, because other games may have it.
"""

from rules.shedding.voador.ruleset import VOADOR

__all__ = ["VOADOR"]
