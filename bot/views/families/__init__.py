"""How the tables of each family of games look: what differs between the families."""
