"""Mau Mau Voador (VOA-1 to VOA-25): stealing the turn, the dobradinha, the king of silence and the secret card."""

from rules.shedding.voador.ruleset import VOADOR

__all__ = ["VOADOR"]
