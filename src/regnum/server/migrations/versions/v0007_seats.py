"""Seats that change hands, clocks, who opened a table, who has given it up, and the table to which all go on."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; tables of old have no clock, and nobody who may hand their free seats over."""
    op.add_column("tables", sa.Column("opener", sa.String(64), nullable=True))
    op.add_column("tables", sa.Column("clock", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("due", sa.Float, nullable=True))
    op.add_column("tables", sa.Column("conceded", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("sequel", sa.String(24), nullable=True))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("seats", sa.Column("shut", sa.Boolean, nullable=False, server_default=sa.false()))
