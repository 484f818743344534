"""The application: everything that makes a game of Mau-Mau a bot on Discord. It knows no commands: they are cogs.

``app`` is the bot, ``services`` what it works with, ``settings`` its settings, ``cli`` the command line, ``terminal``
what its commands share. ``time`` is time that passes while people can play, ``shards`` which servers are this process's
own, ``chores`` what is done again and again without being asked, ``extensions`` which rooms of cogs may be switched off
or taken away.

From below: ``process`` runs it, ``store`` keeps it. ``tables`` are tables and all that changes them. ``words`` and
``drawing`` say and show, ``screens`` are what the painter sends. ``people`` and ``matches`` are what is kept of people,
and of what was played. ``discord`` answers presses and commands, and paints.

It knows no feature: those are cogs, and what they need of it are hooks (``services``).
"""
