"""What Mau Mau Voador alone has: stealing the turn and the dobradinha (``twins``), the ``secret`` card.

The king's silence is in ``rules.shedding.talk``, because other games may have it.
"""

from rules.shedding.voador import secret, twins

__all__ = ["secret", "twins"]
