"""Advanced Mau & Mau (AMM-30 to AMM-56): Mau-Mau with misplays, eights together, the lock, the passing of cards."""

from rules.shedding.amm.ruleset import AMM

__all__ = ["AMM"]
