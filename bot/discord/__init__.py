"""The connection to Discord: from a press or a command to its answer, and what is sent without one.

``router`` finds the operation of a press, and says how much may be fed; ``responder`` answers in time, and says who
waits under load; ``offers`` are the games that people can choose. ``access`` says whether a press counts where it
stands, who may do what, and who is still in a server; ``errors`` tells why something was refused. ``context`` is what
is remembered of an interaction.

``painter`` learns of changes and paints, ``painting`` is what is painted of one table. ``public`` is what everybody
sees, and says what is painted with; ``hands`` are what one player sees, and ``live`` those of them that stand in a
channel. ``sender`` sends, ``client`` connects.
"""
