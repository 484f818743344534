"""From a press or a command to its answer.

``router`` finds the operation of a press, ``responder`` answers in time, ``admission`` says who waits under load,
``entrances`` how much may be fed. ``access`` says whether the press counts where it stands, ``rights`` what a person
may do in a server, ``meeting`` saves who they are. ``answers`` are common answers; ``errors`` tells why something was
refused.
"""
