"""Several processes on one database: who holds a table, who is at work, and what bots are asked."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("holder", sa.String(24), nullable=False, server_default=""))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("address", sa.String(80), nullable=False),
        sa.Column("beat", sa.Float, nullable=False),
    )
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("question", sa.Text, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("taken", sa.Float, nullable=False),
    )
