"""Definitions: a game that is written down is read, checked as a whole, and played by the engine like any other.

``definition`` is the plain data, ``sections`` and ``card_words`` how it is written. ``reading`` makes it of text,
``checking`` holds it together, ``without_effect`` finds what is set in vain, ``faults`` says what is wrong, ``schema``
is for editors. ``book`` makes a ruleset of it; ``new_rule`` changes the game after each round.
"""
