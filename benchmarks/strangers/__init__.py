"""Plain players with one idea each, to judge bots by: whoever plays well beats all of them.

usage: python -m benchmarks.strangers [--json] [--bot B] [--players N] [--games N] [--seed S]

Each stranger plays N games against a bot (all other seats have the bot), in every seat equally often; prints how often
the stranger wins. The game is Viscounts of the West Kingdom. On all cores; use the compiled build.
"""
