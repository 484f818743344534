"""Lessons: positions of a game that a person plays to learn it. Only ``screens`` knows Discord.

A lesson is a table script in a folder named after its game, with texts. The lines of the first seat are what the
learner has to do; those of the others happen without them. A line that ends in ``!`` is a wrong answer, which tests
try. A script without lines is a round that is played to its end.

``courses`` are the lessons of each game, also those that nobody has written. ``table`` is the table of a lesson,
and how far people are.
"""
