"""Where Regnum keeps what is the user's."""

from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """The folder in which the user's programs keep their data."""
    return Path(platformdirs.user_data_dir("regnum", appauthor=False))
