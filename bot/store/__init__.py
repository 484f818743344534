"""What is stored for all features.

``schema`` declares the tables and ``database`` opens them; ``quick`` is the short way of every press. ``tables``,
``people``, ``servers`` and ``clock`` are queries that all need, ``idempotency`` makes a press count once.

``cache`` keeps rows in memory, and ``bell`` tells other processes of a change. ``faults``, ``answering`` and ``limits``
are for a database that is away or slow. ``process_lock`` keeps a second bot out.

``migrations`` and ``upgrade`` bring an older database up to date; ``maintenance``, ``move`` and ``sqlite_file`` are for
operators.
"""
