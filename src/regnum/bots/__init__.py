"""Opponents."""
