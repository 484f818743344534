"""The laboratory: simulate thousands of rounds, analyse them, and let agents learn the games.

It needs ``rules`` alone. The bot does not need the laboratory. ``commands`` is the command line.

``simulate`` plays a run of ``rounds``, with cards that people shuffle by ``shuffling``; ``tournament`` lets strategies
compete. They play on a ``pool`` of processes or a ``cluster``. ``runs`` keeps a run on disk, and ``versions`` says what
has played it. ``analysis`` and ``comparison`` read runs, by ``sums``, ``totals`` and ``figures``; ``summary`` and
``report`` show them.

For agents: ``environment`` is a game, ``observation`` what they see, ``coding`` their moves, ``training`` a small one.
"""
