"""What is kept of a person: what they have chosen (``preferences``, ``screens``, ``zones``), when they are away and
when something rings for them (``absence``), what they get of all tables at once (``digest``), of which new tables they
want to hear (``wishes``), how somebody is told something directly (``messages``) and
servers when a day or a month is over (``announcer``), how all of it is exported and deleted (``privacy``), and what of
a server that has removed the bot (``left_servers``). ``seating`` is who may sit down in a server, ``presets`` are
options that it has saved.
"""
