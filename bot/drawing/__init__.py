"""What people see besides text and buttons.

``cards`` draws the faces of the cards, ``emojis`` uploads them. ``charts`` are lines over rounds and matches,
and ``letters`` the fonts of their words.
``worker`` draws in a process of its own.
"""
