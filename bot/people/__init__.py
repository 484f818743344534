"""What is kept of a person: what they have chosen (``preferences``), when they are away, and when something rings for
them (``absence``). How somebody is told something directly (``messages``).
"""
