"""What Serbian Mau Mau alone has: the ``cut`` (SRB-2), jumping in with full effect (``jump``), turns (``playing``)."""

from rules.shedding.serbian import cut, jump, playing

__all__ = ["cut", "jump", "playing"]
