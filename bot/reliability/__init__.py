"""Who finishes the matches that they begin, and how soon people answer (``answers``)."""
