"""Serbian Mau Mau (SRB-1 to SRB-32): the ``cut``, aces that have to be covered (``cover``), jumping in (``jump``).

``ruleset`` is the game, ``playing`` its turns.
"""

from rules.shedding.serbian.ruleset import SERBIAN

__all__ = ["SERBIAN"]
