"""Tables: what they are, and everything that changes them. Nothing here knows Discord.

From the bottom up: ``saved``, ``notes``, ``posted`` and ``table`` are the table and its saved form. ``endings`` says
how matches end, ``audit`` what an audit keeps, ``latest`` what happened lately. ``bank``, ``schedule`` and
``transition`` compute what a change leads to. ``repository`` makes a change a transaction. ``overtaken`` and
``neighbours`` are for what other processes change. ``computers`` and ``thinker`` choose for computer players.
``lobby``, ``play``, ``guests`` and ``pauses`` are what people do, ``talk`` what they say. ``deadlines`` and ``timer``
are what happens when a time has passed.
"""
