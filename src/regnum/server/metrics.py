"""What the server counts of itself, for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("regnum_moves", "Moves played", ["game", "by"])
LIVE_TABLES = Gauge("regnum_live_tables", "Tables in this worker's memory", multiprocess_mode="livesum")
LIVE_MOVES = Gauge("regnum_live_moves", "Their moves in this worker's memory", multiprocess_mode="livesum")
STORED = Gauge("regnum_stored_tables", "Tables in the database", ["kind"], multiprocess_mode="livemostrecent")
STORED_MOVES = Gauge("regnum_stored_moves", "Moves in the database", multiprocess_mode="livemostrecent")
STORED_BYTES = Gauge("regnum_database_bytes", "Size of the database", multiprocess_mode="livemostrecent")
SOCKETS = Gauge("regnum_open_sockets", "Open WebSocket connections", multiprocess_mode="livesum")
THINKING = Histogram("regnum_bot_seconds", "Time from a bot's turn to its move", ["level"])
