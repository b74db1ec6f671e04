"""The solo game: an AI board plays against one player (VIS-SOLO)."""
