"""Tables: what they are, and everything that changes them. Nothing here knows Discord.

``table`` is a table, ``notes`` what is kept of it beside its state. ``schedule`` and ``transition`` compute what a
change leads to, ``repository`` makes a change a transaction. ``lobby`` and ``play`` are what people do, ``computers``
chooses for computer players; ``deadlines`` are what happens when a time has passed. ``kinds`` are tables at which an
extension says who sits, ``availability`` is when people are there. ``peers`` is for what other
processes change.
"""
