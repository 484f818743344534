"""The bot.

From the bottom up: ``time`` and ``made_from`` are what all use, ``settings`` what the operator says, ``shards`` the
part of Discord that this process has. ``store`` is the database. ``language``, ``pictures`` and ``rulebook`` say and
draw what a game is. ``tables`` is where everything is played; ``views`` shows it, ``painter`` sends it, ``discordpy``
is the connection, ``interactions`` the way from a press to its answer.

A package for each feature stands beside these: ``absence``, ``analysis``, ``announcements``, ``daily``, ``games``,
``lessons``, ``management``, ``preferences``, ``presets``, ``privacy``, ``reliability``, ``replays``, ``standings``. In
each, ``service`` is what the feature does, ``store`` what it stores, and ``views`` how it looks.

``services`` builds all of it and ``app`` is the client. ``process`` runs it, ``preview`` runs it without Discord;
``cli`` is the command line.
"""
