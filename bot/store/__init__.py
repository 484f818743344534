"""What is stored for all features.

``schema`` declares the tables and ``database`` opens them; ``drivers`` is what differs between SQLite and PostgreSQL.
``tables`` and ``people`` are queries that all need. ``faults`` are for a database that is away or slow, ``lock``
keeps a second bot out. ``migrations`` and ``upgrade`` are for operators.
"""
