"""The Mau-Mau family. ``game`` is the engine, which plays any ruleset of the parts in ``contract``.

``state``, ``events``, ``decisions`` and ``view`` are the table. ``laying`` is what goes on what, ``moves`` what a turn
offers, ``drawing`` how cards are drawn, ``effects`` what cards do, ``passing`` how all pass cards on, ``scoring`` what
a round counts. ``declaring``, ``jumping``, ``talk`` and ``misplays`` are what may happen besides.

A game with rules of its own has a package here: ``ime``, ``amm``, ``voador``, ``serbian``. The others are definitions
(``rules/library``), made of ``parts`` and read in ``written``.
"""
