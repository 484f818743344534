"""How the rules become a compiled package: part of the build, and of nothing that runs."""
