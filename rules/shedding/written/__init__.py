"""Games that are written down: a definition is read, checked as a whole, and played by the engine like any other."""
