"""How computer players choose, by name in ``by_name``; ``sensible`` is the usual one, ``thinking`` the strong.
``levels`` says how often those of a table err.

``strategy`` is what a family needs for that, ``shedding`` and ``climbing`` are the two. ``playing`` plays a table on,
``chances`` counts who wins it. ``luck`` takes a finished round apart into luck and skill, ``positions`` finds
decisions in which one move is best.
"""
