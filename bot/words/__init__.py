"""Words: the texts in five languages and who reads them (``texts``), and what is made of them.

``names`` are those of people, ``cards`` those of cards, told and typed. ``narration`` is what happened at a table,
``listening`` what people say in its channel. ``rulebook`` is the rules of a game in sentences. ``text_keys`` are keys
of texts that are made of words, as verbs.
"""
