"""What is left of matches.

``results`` are the places and points of a match, ``rating`` the strength of a person, ``accounts`` their sums.
``standings`` saves and reads them, and tells what people are good at; ``boards`` shows them, ``recount`` counts them
anew. ``reliability`` is who finishes matches. ``replays`` shows a match again, ``verify`` checks it, ``analysis`` says
who had which chance (computed by ``analysis_worker``), ``luck`` what luck and skill did, ``piles`` how long a pile kept
PSMM. ``podium`` is told when a month is over.
"""
