"""The laboratory: simulate thousands of rounds, analyse them, and let agents learn the games.

It needs ``rules`` alone. The bot does not need the laboratory.
"""
