"""Presets: options that a server saves under a name."""
