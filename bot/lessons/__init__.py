"""Lessons: positions of a game that one plays to learn it. Nothing here knows Discord.

A lesson is a table script in a folder named after its game, and its texts. The lines of the first seat are what is to
be done there, those of the others happen by themselves; a line that ends in ``!`` is a wrong answer, which tests try. A
script without lines is a round that is played to its end.
"""
