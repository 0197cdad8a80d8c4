"""Results of finished tables, the rematch after a table, tables open to all, and links for all of one's games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("results", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("next_table", sa.String(24), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "devices",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("expires", sa.String(32), nullable=False),
    )
