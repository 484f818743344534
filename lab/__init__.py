"""The laboratory: rounds played by the thousand, what they show in figures, and the games as agents see them.

It stands on ``rules`` alone, and the bot does not need it.
"""
