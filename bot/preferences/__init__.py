"""What a person (``/me``) and a server (``/settings``) may choose. All of it is declared in ``declared``.

``service`` says what is chosen, ``hints`` who gets hints in matches.
"""
