"""What is left of matches.

``results`` are the places and points of a match, ``rating`` the strength of a person, ``accounts`` their sums.
``standings`` saves and reads them, and tells what people are good at; ``boards`` shows them, ``recount`` counts them
anew. ``reliability`` is who finishes matches. ``logs`` are what was done at tables, and scripts of it; ``verify``
checks that. ``podium`` is told when a month is over.
"""
