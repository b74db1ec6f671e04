"""How even the games are among equals: one file a game."""
