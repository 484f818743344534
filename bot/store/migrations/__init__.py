"""How a database of an earlier version becomes one of this version: a file in ``versions`` for each release, and for
each step since the last one. ``env`` runs them.

To change the database, change ``bot/store/schema.py`` (where ``info`` says whose each id is) and add the next file.
While several processes are updated one after the other, the version before works on the new schema:

- A new column has a default, or may be empty. The version that adds it fills it; the next one may rely on it. Where
  rows are inserted by a ``FrequentStatement`` (``bot/store/drivers.py``), the column is given there, too.
- Nothing is taken away that the version before uses. It is removed in two steps: one version stops using it and gives
  it a default, and only the next one drops it.
- No step reads the schema of today: what it needs stands in its file, for the schema will change.

``tests/store/test_rolling_update.py`` refuses a step with which the version before could not work.
"""
