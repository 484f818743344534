"""Compiles the rules when a wheel is built; nothing here runs with the bot."""
