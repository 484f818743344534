"""Words: the texts in five languages and who reads them (``texts``), and what is made of them.

``names`` are those of people. ``narration`` is what happened at a table, ``readings`` what laid cards are taken for,
``declaring`` what one says with the last ones. ``rulebook`` is the rules of a game in sentences. ``text_keys`` are keys
of texts that are made of words, as verbs.
"""
