"""Write the OpenAPI document, from which the page's types are made: `python -m tools.openapi`."""

import json
from pathlib import Path

from regnum.server.app import openapi

FILE = Path(__file__).parents[1] / "web" / "openapi.json"


def document() -> str:
    """The document as text, formatted so that a change reads well."""
    return json.dumps(openapi(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(document(), encoding="utf-8")
    print(f"{FILE} is written")
