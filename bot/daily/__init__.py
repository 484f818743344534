"""The daily deal of Solitaire: its seed, who has tried it, and its board. ``day`` says when a day begins."""
