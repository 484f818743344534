"""Table scripts: a game written down in plain text, read, replayed and checked (``docs/table-scripts.md``).

A script is read into a setting and statements, which are actions or expectations. Speech is judged by whoever replays
the script, who hands in an ear: ``ear(text)`` gives what was said and the cards that were named.
"""
