"""The game put into messages: moves, decisions, events, cards and the table at a glance."""
