"""What is kept of a person: what they have chosen (``preferences``, ``screens``, ``zones``), when they are away
(``absence``), and how all of it is exported and deleted (``privacy``).
"""
