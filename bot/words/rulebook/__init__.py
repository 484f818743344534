"""The rules of a game in sentences, made from what the game declares.

``sentence`` is what a sentence knows of itself; ``shedding`` and ``climbing`` make those of the two families.
"""
