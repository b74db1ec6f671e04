"""`python -m regnum` is the `regnum` command."""

from regnum.cli.main import main

main()
