"""What a person (``/me``) and a server (``/settings``) may choose. All of it is declared in ``declared``."""
