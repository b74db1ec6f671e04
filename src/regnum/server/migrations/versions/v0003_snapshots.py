"""The position of every table, so that it can go on when the rules have changed."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what a table needs to go on."""
    op.add_column("tables", sa.Column("first_ply", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("snapshot", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("earlier", sa.Text, nullable=True))
