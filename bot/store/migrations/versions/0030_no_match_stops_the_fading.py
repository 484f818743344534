"""A match that weighs nothing no longer stops a rating from fading: ratings are reckoned anew"""

from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # the next podium says it in a line
    op.execute(
        "INSERT INTO podiums (server, season) SELECT DISTINCT server, 'ratings' FROM rounds"
        " WHERE server NOT IN (SELECT server FROM podiums WHERE season = 'ratings')"
    )
    op.execute(
        "INSERT INTO recounts (server, noted) SELECT DISTINCT server, 1 FROM rounds"
        " WHERE server NOT IN (SELECT server FROM recounts)"
    )


def downgrade() -> None:
    op.execute("DELETE FROM podiums WHERE season = 'ratings'")
