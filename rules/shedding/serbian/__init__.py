"""Serbian Mau Mau (SRB-1 to SRB-32): the cut, aces that have to be covered, jumping in with full effect."""

from rules.shedding.serbian.ruleset import SERBIAN

__all__ = ["SERBIAN"]
