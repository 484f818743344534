"""The analysis of a finished round: who had which chance. ``worker`` computes it, in a process of its own."""
