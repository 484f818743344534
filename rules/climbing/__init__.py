"""The climbing family: Zheng Shangyou.

``combinations`` is what cards can be read as and what beats what, ``plays`` all plays of a hand. ``state``, ``events``,
``decisions`` and ``view`` are the table; ``zheng`` is the game, ``scoring`` what a round counts.
"""
