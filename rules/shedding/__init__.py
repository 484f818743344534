"""The Mau-Mau family: games that all play as one engine does, each by its ruleset, which a definition says.

``contract`` is what a game is made of, and ``game`` the engine. ``state``, ``events`` and ``view`` are the table;
``kept`` is what it keeps beside the cards. A turn: ``laying``, ``moves``, ``drawing``, ``misplays``. What cards do:
``effects``, ``moments``, ``decisions``, ``passing``. Out of turn: ``declaring``, ``jumping``, ``talk``. ``course`` is
how rounds run, ``partners`` who plays with whom, ``scoring`` what they count. ``parts`` is what all of it declares for
``definitions``, which make a ruleset of a text. What one document's game has alone: ``amm``, ``ime``, ``serbian``,
``voador``.
"""
