"""It's a Wonderful Kingdom, as the rest of the house sees it."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from regnum.engine.errors import BadOption
from regnum.engine.gametype import GameType, Option, Options, OptionValue, Scores
from regnum.engine.knowledge import ALL, COUNT, FACES, OWNER, PRIVATE, Knowledge
from regnum.engine.knowledge import NOBODY as NOBODY_KNOWS
from regnum.engine.messages import Narrator
from regnum.engine.moves import Catalogue
from regnum.engine.rng import Rng
from regnum.engine.state import Choice, State
from regnum.games.wonderful_kingdom import cardfiles, outlook, position, restoring, secrets, setup
from regnum.games.wonderful_kingdom.advisors import Advisors
from regnum.games.wonderful_kingdom.audit import audit
from regnum.games.wonderful_kingdom.cards import Deck
from regnum.games.wonderful_kingdom.choice import OfferSecond
from regnum.games.wonderful_kingdom.menaces import Menaces
from regnum.games.wonderful_kingdom.moves import catalogue_of
from regnum.games.wonderful_kingdom.production import produced
from regnum.games.wonderful_kingdom.quests import Quests
from regnum.games.wonderful_kingdom.scoring import score
from regnum.games.wonderful_kingdom.state import Module, Table
from regnum.games.wonderful_kingdom.telling.narrator import KingdomNarrator
