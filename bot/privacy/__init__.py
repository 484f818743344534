"""What is stored about people: exported, deleted, and compacted after some time.

``service`` does it for a person, ``left_servers`` for a server. ``anonymise`` removes a person from the data of a
table, ``compaction`` what nobody needs any more.
"""
