"""How everything looks: tables, lobbies, hands, results. Views send nothing, and know no rules.

A view is only rendered. It is stopped at once, so that discord.py does not keep it.
"""
