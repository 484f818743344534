"""Tables: what they are, and all that changes them. Nothing here knows Discord.

From the bottom up: ``saved rests notes posted table`` are the table and its saved form; ``memory schedule steps`` say
what a change leads to; ``door`` makes it a transaction; ``computers`` choose; ``lobbies matches breaks deadlines
company`` are what people and time do.
"""
