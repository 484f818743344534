"""How everything looks that the painter sends, and what several features show. Screens send nothing, and know no
rules.

A screen is only rendered. It is stopped at once, so that discord.py does not keep it. ``components`` makes buttons
and selects, and says what a press of one means: read it first. ``page`` is what a message is made from, and what
several have.

``lobby``, ``table`` and ``result`` are what everybody sees, ``ending`` says how a match ended; ``hand`` with its
``prompts`` is what one player sees, and ``ahead`` what they say there of their next turns; ``more`` is what one seldom
wants of either. ``board`` is what differs between the families of games, ``shedding`` and ``climbing``. ``games`` finds
the board of a game, and has the words for games and options.
``doors`` are presses that lead from one screen to the first page of another.
"""
