"""Games that are written down: a definition is read, checked as a whole, and played by the engine like any other.

``definition`` is the plain data, ``sections`` and ``card_words`` how it is written. ``reading`` makes it of text,
``checking`` holds it together, ``faults`` says what is wrong, ``schema`` is for editors. ``book`` makes a ruleset of
it.

What such a game is made of, beside the family's parts: ``doing`` is what cards do, ``moments`` when, ``asking`` what
people are asked. ``laying``, ``drawing``, ``interrupts``, ``course`` and ``counting`` are the play, ``kept`` is what it
keeps of a round. ``new_rule`` changes the game after each round.
"""
