"""What Serbian Mau Mau alone has: the ``cut`` (SRB-2), and turns of its own (``playing``)."""

from rules.shedding.serbian import cut, playing

__all__ = ["cut", "playing"]
