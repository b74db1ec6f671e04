"""What the server counts of itself, for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("regnum_moves", "Moves played", ["game", "by"])
LIVE_TABLES = Gauge("regnum_live_tables", "Tables in this worker's memory", multiprocess_mode="livesum")
SOCKETS = Gauge("regnum_open_sockets", "Open WebSocket connections", multiprocess_mode="livesum")
THINKING = Histogram("regnum_bot_seconds", "Time from a bot's turn to its move", ["level"])
