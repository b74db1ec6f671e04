"""The game put into messages."""
