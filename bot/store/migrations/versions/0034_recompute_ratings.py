"""Compute the ratings of all servers again

Who shared a place was rated below those behind. The bot computes ratings again at its next start, and the next podium
says so.
"""

from alembic import op

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute(
        "INSERT INTO recounts (server, noted) SELECT DISTINCT server, 1 FROM matches WHERE true"
        " ON CONFLICT (server) DO UPDATE SET noted = recounts.noted + 1"
    )
    op.execute(
        "INSERT INTO podiums (server, season) SELECT DISTINCT server, 'ratings' FROM matches WHERE true"
        " ON CONFLICT (server, season) DO NOTHING"
    )
