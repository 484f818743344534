"""The Mau-Mau family. ``game`` is the engine, which plays any ruleset of the parts in ``contract``.

A game with rules of its own has a package here; the others are definitions (``rules/library``), read in ``written``.
"""
