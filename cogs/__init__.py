"""What Discord sees: commands, buttons and listeners, a file or a room for each feature, called as in ``bot/``."""
