"""Reading the card files: TOML into typed structs, and these into what the rules use.

A player's own deck file may hold any of the lists `apprentice`, `building`, `market` and `reward`;
each list that it holds takes the place of the whole printed one.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from regnum.engine.errors import BadDeck
from regnum.games.architects import abilities, specs
from regnum.games.architects.cards import (
    Apprentice,
    Building,
    Cost,
    Deck,
    Level,
    MainBoard,
    MarketCard,
)
from regnum.games.architects.compiling import compiled
from regnum.games.architects.state import Board
from regnum.games.architects.words import GOODS, MOST_CARDS, SKILLS
from regnum.games.deckfiles import (
    CardList,
    built_in,
    built_in_lists,
    by_id,
    convert,
    own_lists,
    path_of,
    plain,
)

GAME = "architects"
#: The lists that a deck file may hold.
LISTS: Mapping[str, CardList] = {
    "apprentice": CardList("apprentices", specs.ApprenticeSpec, MOST_CARDS),
    "building": CardList("buildings", specs.BuildingSpec, MOST_CARDS),
    "market": CardList("market", specs.MarketSpec, MOST_CARDS),
    "reward": CardList("rewards", specs.RewardSpec, MOST_CARDS),
}


class CardSet(msgspec.Struct):
    """The cards of a game as the files tell them; texts and bots read these."""

    apprentices: list[specs.ApprenticeSpec]
    buildings: list[specs.BuildingSpec]
    market: list[specs.MarketSpec]
    rewards: list[specs.RewardSpec]


@cache
def printed_cards() -> CardSet:
    """The printed cards."""
    lists: dict[str, Any] = {**built_in_lists(__package__, LISTS)}
    return CardSet(**lists)


def cards_of(deck: str) -> CardSet:
    """The printed cards, with the lists of a player's own (`pinned`) file in place of the printed ones."""
    if not deck:
        return printed_cards()
    path = path_of(deck)
    cards = msgspec.structs.replace(printed_cards(), **own_lists(deck, GAME, LISTS))
    _check_sizes(path, cards)
    return cards


def _check_sizes(path: str, cards: CardSet) -> None:
    """A deck must be big enough for five players' set-up."""
    needed = {"apprentices": 40, "buildings": 40, "rewards": 11}
    for name, number in needed.items():
        have = len([card for card in getattr(cards, name) if not getattr(card, "promo", False)])
        if have < number:
            raise BadDeck(f"{path}: {name}: {have} cards are too few; the game needs at least {number}")


@cache
def main_board() -> specs.MainBoardSpec:
    """The Main Board as its file tells it."""
    return convert(built_in(__package__, "main_board.toml"), specs.MainBoardSpec)


@cache
def printed_goods() -> specs.PrintedSpec:
    """The goods printed on the Main Board's market spaces (ARC-BLACKMARKET-05)."""
    return convert(built_in(__package__, "market.toml")["printed"], specs.PrintedSpec)


def components(deck: str) -> dict[str, object]:
    """The cards and boards as plain data; `deck` is empty or `pinned`."""
    cards = cards_of(deck)
    main: dict[str, object] = plain(main_board())
    return {
        "building": by_id(cards.buildings),
        "apprentice": by_id(cards.apprentices),
        "board": by_id(board_specs()),
        "reward": by_id(cards.rewards),
        "market": by_id(cards.market),
        "printed": plain(printed_goods()),
        **main,
    }


@cache
def deck_of(deck: str) -> Deck:
    """What the rules use of the cards; `deck` is empty or `pinned`."""
    cards = cards_of(deck)
    printed, main = printed_goods(), main_board()
    return Deck(
        [_apprentice(card) for card in cards.apprentices],
        [_building(card) for card in cards.buildings],
        [_market_card(card.small, card.large) for card in cards.market],
        [compiled(card.effect.tree) for card in cards.rewards],
        MainBoard(
            levels=[_level(level) for level in main.cathedral.levels],
            start_virtue=main.virtue.start,
            virtue_vp=main.virtue.vp,
            tax_ignored=main.virtue.tax_ignored,
            workers=main.constants.workers,
            tax_stand=main.constants.tax_stand,
            printed=_market_card(printed.small, printed.large),
        ),
    )


def _market_card(small: specs.Goods, large: specs.Goods) -> MarketCard:
    return MarketCard(abilities.plain_gain(small.tree), abilities.plain_gain(large.tree))


def _cost(cost: Mapping[str, int]) -> Cost:
    return Cost([cost.get(good, 0) for good in GOODS], cost.get("stone_or_wood", 0))


def _level(level: specs.LevelSpec) -> Level:
    return Level(_cost({str(good): amount for good, amount in level.cost.items()}), level.vp, level.spots)


def _skills(skills: Sequence[str]) -> int:
    return sum(1 << SKILLS.index(skill) for skill in set(skills))


def _apprentice(spec: specs.ApprenticeSpec) -> Apprentice:
    card = Apprentice(spec.id, _skills(spec.skills), spec.virtue, spec.promo)
    if spec.ability is not None:
        abilities.add_ability(card, spec.ability.tree)
    return card


def _building(spec: specs.BuildingSpec) -> Building:
    cost = _cost({str(good): amount for good, amount in spec.cost.items()})
    effect = abilities.BuildingEffect(spec.effect.tree)
    return Building(spec.id, _skills(spec.skills), cost, spec.virtue, spec.vp, spec.promo, effect)


@cache
def board_specs() -> list[specs.BoardSpec]:
    """The advanced player boards as their file tells them."""
    return convert(built_in(__package__, "player_boards.toml")["board"], list[specs.BoardSpec])


def standard_board() -> Board:
    """The standard side (ARC-SETUP-09)."""
    return Board("standard")


@cache
def advanced_boards() -> list[Board]:
    """Every advanced board, as the rules use it (ARC-ADV-01)."""
    return [_board(spec) for spec in board_specs()]


def _board(spec: specs.BoardSpec) -> Board:
    board = abilities.board_of(spec.ability.tree, spec.id)
    board.prison = spec.prison
    board.silver = spec.silver
    board.virtue = spec.virtue
    board.goods = [spec.goods.get(good, 0) for good in GOODS]
    board.debts = spec.debts
    board.extra_buildings = spec.buildings
    return board
