"""Finished matches, seen again move by move.

``access`` says who may look at one. ``log`` folds the saved steps, ``service`` gives any ``moment``, ``scripts`` writes
a match as a table script, and ``verify`` checks that it was dealt from its seeds and played by the rules.
"""
