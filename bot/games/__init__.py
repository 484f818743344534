"""Games that people of a server have written: kept (``service``), written with buttons, and checked.

``parts`` says what can be set, and how it is called; ``editor`` and ``screens`` show it. ``check`` plays a game in a
process of its own.
"""
