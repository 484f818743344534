"""Words: the texts in five languages (``texts``), and what is made of them.

``names`` are those of people, ``cards`` those of cards, ``narration`` is what happened at a
table. Two rooms read what people write: ``card_input`` what is typed into a command, ``speech`` what is said in the
channel. The words that ``speech`` knows are in ``vocabulary``.
"""
