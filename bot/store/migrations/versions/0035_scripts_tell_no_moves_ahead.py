"""Scripts of compacted tables tell no moves ahead

Which of its moves somebody has planned was only ever theirs to see.
"""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None


def upgrade() -> None:
    scripts = sa.table("scripts", sa.column("script", sa.Text()))
    told = "  # a move ahead\n"
    op.execute(
        scripts.update()
        .values(script=sa.func.replace(scripts.c.script, told, "\n"))
        .where(scripts.c.script.contains(told, autoescape=True))
    )
