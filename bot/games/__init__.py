"""Games that people of a server have written: kept (``service``), written with buttons, and checked.

``parts`` says what can be set, and how it is called; ``screens`` show it, also the one on which a game is written.
``check`` plays a game in a process of its own.
"""
