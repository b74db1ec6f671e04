"""The figures on cards and boards, as one short digest.

A record that carries it is not played through with other figures than those it was made with. What cards are called and
where a fact comes from is no figure: a better translation changes nothing.
"""

import hashlib
import json
from typing import Final

#: The fields of a card that tell of it and do nothing.
TOLD: Final = ("name", "origin", "source_facts")


def digest_of(components: object) -> str:
    """A digest of what cards and boards do."""
    text = json.dumps(_figures(components), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()


def _figures(part: object) -> object:
    if isinstance(part, dict):
        return {name: _figures(value) for name, value in part.items() if name not in TOLD}
    if isinstance(part, list | tuple):
        return [_figures(value) for value in part]
    return part
