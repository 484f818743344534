"""What a running program needs. ``run`` starts and stops the bot.

``loop`` is the event loop, ``garbage`` keeps the garbage collector from delaying answers. ``worker`` is a process for
slow work, ``fair_queue`` who is next there. ``logs``, ``metrics`` and ``health`` are what an operator sees.
"""
