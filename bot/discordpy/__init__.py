"""The connection to Discord.

``client`` connects, ``repairs`` makes discord.py faster. ``sender`` sends messages, ``context`` is what is remembered
of an interaction. ``membership`` knows who is still in a server, ``visibility`` who may see a channel.
"""
