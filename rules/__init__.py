"""The games. Nothing here knows Discord, a database or a clock.

From the bottom up: ``plain_text`` makes plain what people write, ``cards``, ``chance`` and ``records`` are what all is
made of, ``verbs`` what can be done at a table, ``options`` what can be chosen. ``table`` is the contract of every game,
``match`` the state that every game has, ``view`` what a seat sees of it. ``saving`` saves states, and ``upcasting``
reads those of earlier versions. ``game`` works out an action and what a table votes on, and makes rounds a match.

``shedding`` and ``climbing`` are the two families, and ``library`` has games as files; ``families`` knows what belongs
to each, ``catalogue`` makes a game by its name. ``script`` writes games as text, ``strategies`` plays them. ``ahead``
is what a seat has said of its next turns.
"""
