"""The games. Nothing here knows Discord, a database or a clock.

From the bottom up: ``cards``, ``chance`` and ``records`` are what all is made of. ``table`` is the contract of every
game, ``match`` the state that every game has. ``game`` works out an action, ``votes`` what a table votes on, ``rounds``
how rounds become a match. ``shedding`` and ``climbing`` are the two families; ``catalogue`` makes a game by its name.
"""
