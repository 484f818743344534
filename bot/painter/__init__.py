"""The painter: what is sent to Discord, and when. How things look is known to the views alone."""
