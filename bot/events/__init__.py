"""Leagues, knock-outs and Swiss tournaments of a server, over weeks.

``pairing`` says who meets whom, ``event`` is an event as plain data with its rules; neither knows Discord or a
database. ``store`` saves it, ``service`` moves it on: opens its tables, reads how they ended, tells it; ``screens``
shows it.
"""
