"""Games that people of a server have written: kept (``service``, ``store``), written with buttons, and checked.

``parts`` says what can be set, ``wording`` how it is called, ``editor`` shows it, ``tree`` is the text in between.
``check`` plays a game in a process of its own; ``new_rule`` is the rule that the winner of a round makes.
"""
