"""How everything looks: tables, lobbies, hands, results. Nothing here sends, and nothing knows a rule.

A view is made to be rendered only: it is stopped at once, so that discord.py keeps nothing of it.
"""
