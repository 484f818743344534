"""What is left of matches.

``results`` are the places and points of rounds and matches, and what is added up of them is a hook there; ``rulings``
are what managers decide about them. ``reliability`` is who finishes matches. ``logs`` are what was done at tables, and
scripts of it; ``verify`` checks that, ``compactor`` packs it after some time.
"""
