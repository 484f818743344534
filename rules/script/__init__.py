"""Table scripts: a game written down in plain text, read, replayed and checked (``docs/table-scripts.md``).

A script is read (``reading``) into a ``setting`` and statements, which are actions or expectations. ``wording`` knows
how actions are written, ``layout`` how a table is laid out; ``replay`` plays. Speech is judged by whoever replays the
script, who hands in an ear: ``ear(text)`` gives what was said and the cards that were named.
"""
