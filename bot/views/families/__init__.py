"""How the tables of each family of games look.

``board`` is what may differ; ``shedding`` and ``climbing`` are the two families, ``of_game`` finds the one of a game.
"""
