"""What is kept of a person: what they have chosen (``preferences``, ``zones``), when they are away, and when something
rings for them (``absence``). How somebody is told something directly (``messages``), and servers when a day or a month
is over (``announcer``). ``seating`` is who may sit down in a server, ``presets`` are options that it has saved.
"""
