"""Scripts for those who work on Regnum."""
