"""`python -m tests.siege.command` is `regnum` with Siege among its games, in processes that it begins as well."""

from regnum.cli.main import main
from tests.siege.game import list_siege

list_siege()
if __name__ == "__main__":
    main()
