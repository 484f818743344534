"""The painter: what is sent to Discord, and when. How things look is known to the renderers alone."""

from bot.painter.hands import QUICK
from bot.painter.painter import Painter

__all__ = ["QUICK", "Painter"]
