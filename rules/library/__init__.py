"""The games that the project ships as definitions: a TOML file each, read by ``rules.catalogue``."""
