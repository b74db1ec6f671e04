"""When something happened at a table that everybody may know of; a row to be written when the server is asked for."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column, with what was known so far, and the row."""
    op.add_column("tables", sa.Column("told", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET told = updated")
    op.create_index("ix_tables_told", "tables", ["told"])
    pulse = op.create_table(
        "pulse", sa.Column("id", sa.Integer, primary_key=True, autoincrement=False), sa.Column("at", sa.Float)
    )
    op.bulk_insert(pulse, [{"id": 1, "at": 0.0}])
