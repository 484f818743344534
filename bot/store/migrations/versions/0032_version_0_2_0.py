"""The schema of version 0.2.0, from which upgrades begin. A new database is made from the schema of today."""

revision = "0032"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing: databases of 0.2.0 are of this version."""
