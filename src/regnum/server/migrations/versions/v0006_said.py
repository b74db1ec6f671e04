"""What people say at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the list of lines."""
    op.create_table(
        "said",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("text", sa.String(160), nullable=False),
        sa.Column("phrase", sa.String(24), nullable=True),
        sa.Column("at", sa.Float, nullable=False),
    )
