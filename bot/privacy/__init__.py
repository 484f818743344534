"""What is stored about people: exported, deleted, and compacted after some time."""
