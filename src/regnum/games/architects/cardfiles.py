"""Reading the card files: TOML into typed structs, and these into what the rules use.

A player's own deck file may hold any of the lists `apprentice`, `building`, `market` and `reward`;
each list that it holds takes the place of the whole printed one.
"""

from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

from regnum.engine.errors import BadDeck
from regnum.games.architects import effects, specs
from regnum.games.architects.boards import AvoidsDebt, CheaperConstruction, SameResource
from regnum.games.architects.cards import (
    Apprentice,
    Building,
    CardEffect,
    Cost,
    Deck,
    Level,
    MainBoard,
    MarketCard,
    Name,
)
from regnum.games.architects.extra_boards import (
    DiscardsForResource,
    DiscardsForVirtue,
    GainsOnDebt,
    GainsOnVirtue,
)
from regnum.games.architects.state import Board
from regnum.games.architects.words import GAINS, GOODS, MOST_CARDS, OCCASIONS, SKILLS
from regnum.games.deckfiles import CardList, built_in, built_in_lists, by_id, own_lists, path_of
from regnum.games.deckfiles import pinned as pinned

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
    return msgspec.convert(built_in_lists(__package__, LISTS), CardSet, from_attributes=True)


def cards_of(deck: str) -> CardSet:
    """The printed cards, with the lists of a player's own (`pinned`) file in place of the printed ones."""
    if not deck:
        return printed_cards()
    path = path_of(deck)
    cards = msgspec.structs.replace(printed_cards(), **own_lists(path, LISTS))
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
    return msgspec.convert(built_in(__package__, "main_board.toml"), specs.MainBoardSpec)


@cache
def printed_goods() -> specs.PrintedSpec:
    """The goods printed on the Main Board's market spaces (ARC-BLACKMARKET-05)."""
    return msgspec.convert(built_in(__package__, "market.toml")["printed"], specs.PrintedSpec)


def components(deck: str) -> dict[str, object]:
    """The cards and boards as plain data; `deck` is empty or `pinned`."""
    cards = cards_of(deck)
    main: dict[str, object] = msgspec.to_builtins(main_board())
    return {
        "building": by_id(cards.buildings),
        "apprentice": by_id(cards.apprentices),
        "board": by_id(board_specs()),
        "reward": by_id(cards.rewards),
        "market": by_id(cards.market),
        "printed": msgspec.to_builtins(printed_goods()),
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
        [MarketCard(_gains(card.small), _gains(card.large)) for card in cards.market],
        [_gains(card.gain) for card in cards.rewards],
        MainBoard(
            levels=[_level(level) for level in main.cathedral.levels],
            start_virtue=main.virtue.start,
            virtue_vp=main.virtue.vp,
            tax_ignored=main.virtue.tax_ignored,
            workers=main.constants.workers,
            tax_stand=main.constants.tax_stand,
            printed=MarketCard(_gains(printed.small), _gains(printed.large)),
        ),
    )


def _gains(gains: Mapping[specs.Gain, int]) -> list[int]:
    return [gains.get(gain, 0) for gain in GAINS]


def _cost(cost: Mapping[str, int]) -> Cost:
    return Cost([cost.get(good, 0) for good in GOODS], cost.get("stone_or_wood", 0))


def _level(level: specs.LevelSpec) -> Level:
    return Level(_cost({str(good): amount for good, amount in level.cost.items()}), level.vp, level.spots)


def _skills(skills: Sequence[str]) -> int:
    return sum(1 << SKILLS.index(skill) for skill in set(skills))


def _occasion(at: str) -> int:
    return OCCASIONS.index(at.replace("_", "-"))


def _name(name: specs.Name) -> Name:
    return Name(name.en, name.pl)


def _apprentice(spec: specs.ApprenticeSpec) -> Apprentice:
    card = Apprentice(spec.id, _name(spec.name), _skills(spec.skills), spec.virtue, spec.promo)
    match spec.ability:
        case specs.Bonus(at=at, gain=gain):
            card.bonus_at, card.bonus = _occasion(at), _gains(gain)
        case specs.Trade(pay=pay, gain=gain):
            card.trade, card.trade_gain = _cost({str(good): n for good, n in pay.items()}), _gains(gain)
        case specs.Discount(at=at, silver=silver):
            card.saving_at, card.saving = _occasion(at), silver
        case specs.SpareVirtue(at=at, virtue=virtue):
            card.spared_at, card.spared = _occasion(at), virtue
        case specs.ResetRelease(workers=workers):
            card.reset_release = workers
        case specs.ResetGain(gain=gain, prison_empty=prison_empty):
            card.reset_gain, card.reset_needs_empty_prison = _gains(gain), prison_empty
        case specs.ExtraWorker(at=at, workers=workers):
            card.extra_at, card.extra_workers = _occasion(at), workers
        case None:
            pass
    return card


def _building(spec: specs.BuildingSpec) -> Building:
    cost = _cost({str(good): amount for good, amount in spec.cost.items()})
    effect = _effect(spec.effect)
    return Building(spec.id, _name(spec.name), _skills(spec.skills), cost, spec.virtue, spec.vp, spec.promo, effect)


def _of(counted: str) -> int:
    return effects.MEASURES.index(counted)


def _effect(spec: specs.BuildingEffect) -> CardEffect:
    match spec:
        case specs.GainNow():
            return effects.Gain(_gains(spec.gain))
        case specs.GainPer():
            return effects.GainPer(_gains(spec.gain), _of(spec.per), spec.each)
        case specs.ChooseOne():
            return effects.ChooseGain([_gains(option) for option in spec.options])
        case specs.HireAny():
            return effects.HireAny()
        case specs.CaptureGroups():
            return effects.CaptureGroups(spec.groups)
        case specs.ReleaseOrCapture():
            return effects.ReleaseOrCapture()
        case specs.TakeDebt():
            return effects.TakeDebts(spec.debts)
        case specs.DrawBuildings():
            return effects.Draw(spec.buildings)
        case specs.ReleasePrison():
            return effects.ReleasePrison()
        case specs.MayDestroyDebt():
            return effects.MayDestroyDebt(spec.debts)
        case specs.MayDiscardBuilding():
            return effects.MayDiscardBuilding(_gains(spec.gain))
        case specs.EveryoneVirtue():
            return effects.EveryoneVirtue(spec.virtue, spec.prison_at_least)
        case specs.DiscardApprentice():
            return effects.DiscardApprentices(spec.apprentices)
        case specs.BuildAgain():
            return effects.BuildAgain()
        case specs.EndVpMost():
            return effects.EndVpMost(_of(spec.of), spec.vp)
        case specs.EndVpPer():
            return effects.EndVpPer(_of(spec.of), spec.each, spec.vp)
        case specs.EndVpNoDebt():
            return effects.EndVpNoDebt(spec.vp)
        case specs.EndVirtue():
            return effects.EndVirtue(spec.virtue)
        case specs.EndVirtuePer():
            return effects.EndVirtuePer(_of(spec.of), spec.each, spec.virtue)
        case specs.EndVirtueMost():
            return effects.EndVirtueMost(_of(spec.of), spec.virtue)
        case specs.DebtVp():
            return effects.DebtVp(spec.vp)


@cache
def board_specs() -> list[specs.BoardSpec]:
    """The advanced player boards as their file tells them."""
    return msgspec.convert(built_in(__package__, "player_boards.toml")["board"], list[specs.BoardSpec])


def standard_board() -> Board:
    """The standard side (ARC-SETUP-09)."""
    return Board("standard", Name("Standard board", "Plansza standardowa"))


@cache
def advanced_boards() -> list[Board]:
    """Every advanced board, as the rules use it (ARC-ADV-01)."""
    return [_board(spec) for spec in board_specs()]


def _board(spec: specs.BoardSpec) -> Board:
    board = _board_with_ability(spec.ability, spec.id, _name(spec.name))
    board.prison = spec.prison
    board.silver = spec.silver
    board.virtue = spec.virtue
    board.goods = [spec.goods.get(good, 0) for good in GOODS]
    board.debts = spec.debts
    board.extra_buildings = spec.buildings
    return board


def _board_with_ability(ability: specs.BoardAbility, id: str, name: Name) -> Board:
    board = Board(id, name)
    match ability:
        case specs.CheaperConstruction():
            return CheaperConstruction(id, name)
        case specs.SameResource():
            return SameResource(id, name)
        case specs.AvoidDebt():
            return AvoidsDebt(id, name)
        case specs.DrawOn(at="black_market"):
            board.market_draws = ability.buildings
        case specs.DrawOn():
            board.construction_draws = ability.buildings
        case specs.IgnoreTax():
            board.tax_ignored = ability.tax
        case specs.NoCathedralDiscard():
            board.discards_for_cathedral = False
        case specs.CheaperHire():
            board.hire_saving, board.apprentice_limit = ability.discount, ability.limit
        case specs.PrisonBonus():
            board.prison_silver = ability.gain["silver"]
        case specs.ResetRelease():
            board.reset_release = ability.workers
        case specs.OnDebt():
            return GainsOnDebt(id, name, _gains(ability.gain))
        case specs.OnVirtue():
            return GainsOnVirtue(id, name, ability.gain["silver"])
        case specs.DiscardForResource():
            return DiscardsForResource(id, name)
        case specs.DiscardForVirtue():
            board = DiscardsForVirtue(id, name)
            board.hand_limit = ability.hand_limit
    return board
