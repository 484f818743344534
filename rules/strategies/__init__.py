"""How computer players choose, by name in ``players``; ``sensible`` is the usual one, ``thinking`` the strong."""
