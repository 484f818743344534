"""What is left of matches: ``results`` are the places and points of rounds and matches, and what is added up of them is
a hook there.
"""
