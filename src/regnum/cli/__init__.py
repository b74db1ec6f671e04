"""The `regnum` command."""

from importlib import import_module


def run() -> None:
    """Run the command, which is read only now: processes in which bots think begin by reading the same script."""
    import_module("regnum.cli.main").main()
