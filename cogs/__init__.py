"""What Discord sees: commands, buttons and listeners, a room for each feature, called as in ``bot/``."""
