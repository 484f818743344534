"""Words: the texts in five languages (``texts``), names, cards and events in words.

Two rooms read what people write: ``card_input`` what is typed into a command, ``speech`` what is said in the channel.
The words that ``speech`` knows are in ``vocabulary``.
"""
