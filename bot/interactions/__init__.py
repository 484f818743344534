"""From a press or a command to its answer.

``router`` finds the operation of a press, ``responder`` answers in time, ``admission`` says who waits under load.
``access`` says whether the press counts where it stands. ``errors`` tells why something was refused.
"""
