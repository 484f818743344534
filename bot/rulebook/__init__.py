"""The rules of a game in sentences, made from what the game declares, and the rule behind a refusal.

``sentence`` is what a sentence knows of itself; ``shedding`` and ``climbing`` make those of the two families, ``pages``
makes pages of them. ``why`` finds those that answer a *why?*, ``example`` shows a position to a rule.
"""
