"""Tables over HTTP and WebSocket: who sits where, what each may see, and where the moves are kept."""
