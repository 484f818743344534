"""Table scripts: a game written down in plain text, read, replayed and checked (``docs/table-scripts.md``).

A script is read into a setting and steps; a step is an action or an expectation. Speech is judged by whoever replays
the script, who hands in an ear: ``ear(text)`` gives what was said and the cards that were named.
"""

from rules.script.layout import lay_out
from rules.script.reading import ScriptError, read
from rules.script.replay import Replay

__all__ = ["Replay", "ScriptError", "lay_out", "read"]
