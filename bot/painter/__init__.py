"""Decides what is sent to Discord, and when. How messages look is the business of the views.

``painter`` learns of changes and paints, with ``materials``; ``public`` is what everybody sees, ``hands`` what one
player sees. ``slots`` limits how much is painted at the same time.
"""
