"""Imports and reads all that the bot does at its start: once for the processes that are forked from one that has."""

from __future__ import annotations

from importlib import import_module

import bot.cli
import bot.process.loop
import bot.process.run  # noqa: F401
from bot.app import LOADED_AT_START
from bot.extensions import rooms
from cogs.play import listening, reading

for room in rooms():
    import_module(f"cogs.{room}")
for load in (*LOADED_AT_START, reading.load, listening.load):
    load()
