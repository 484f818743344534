"""What a running program needs. ``run`` starts and stops the bot.

``loop`` is the event loop, which neither hangs nor waits for the garbage collector. ``jobs`` are processes for slow
work. ``logs`` and ``metrics`` are what an operator sees, ``build`` is what runs here, and ``asking`` asks it how it is.
"""
