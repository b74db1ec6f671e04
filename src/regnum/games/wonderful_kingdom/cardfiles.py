"""Reading the card files: TOML into typed structs, and these into what the rules use.

A player's own deck file may hold any of the lists `development`, `treasure`, `duchy`, `quest`, `menace` and
`advisor`; each list that it holds takes the place of the whole built-in one. What menaces and advisors do is a rule:
their ids stay, and a file gives them other names, strengths, points and prices.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Literal, TypeVar

import msgspec

from regnum.engine.errors import BadDeck
from regnum.games.deckfiles import CardList, built_in, built_in_lists, by_id, own_lists, path_of
from regnum.games.wonderful_kingdom import specs
from regnum.games.wonderful_kingdom.cards import (
    Advisor,
    Calamity,
    Deck,
    Development,
    Duchy,
    Menace,
    Quest,
    Stage,
    Treasure,
)
from regnum.games.wonderful_kingdom.multiset import packed
from regnum.games.wonderful_kingdom.words import (
    MEDALS,
    MENACE_DECKS,
    MOST_ADVISORS,
    MOST_DEVELOPMENTS,
    MOST_SITES,
    MOST_TREASURES,
    RESOURCES,
    TYPES,
)

DUCHIES = 4
QUESTS = 2
GAME = "wonderful_kingdom"
#: The lists that a deck file may hold.
LISTS: Mapping[str, CardList] = {
    "development": CardList("developments", specs.DevelopmentSpec, MOST_DEVELOPMENTS),
    "treasure": CardList("treasures", specs.TreasureSpec, MOST_TREASURES),
    "duchy": CardList("duchies", specs.DuchySpec, DUCHIES),
    "quest": CardList("quests", specs.QuestSpec, QUESTS),
    # Rats come with plague cards, so there is a menace more than decks.
    "menace": CardList("menaces", specs.MenaceSpec, len(MENACE_DECKS) + 1),
    "advisor": CardList("advisors", specs.AdvisorSpec, MOST_ADVISORS),
}
#: What a file can't change of the cards whose ids stay.
RULED: Mapping[str, tuple[str, ...]] = {"menace": ("deck", "copies"), "advisor": ("phase", "players")}
#: The lists that are always the built-in ones.
FIXED_LISTS: Mapping[str, CardList] = {
    "medal": CardList("medals", specs.MedalSpec, len(MEDALS)),
}

#: As many treasures as the advisors that take their place (IWK-ADVISOR-06).
TREASURES = 10
#: The fewest developments and treasures: with them no game of two runs out of cards.
FEWEST_CARDS = 80
#: As many icons on a duchy card as there are theft tokens to cover them (IWK-MENACE-THIEF-05).
FEWEST_ICONS = 4
#: Cubes of a kind made in a round, and bonuses of a kind: then four rounds fit in a multiset and in a position.
MOST_CUBES = 100
MOST_BONUSES = 100
BONUSES: tuple[Literal["soldiers", "krystallium"], ...] = ("soldiers", "krystallium")


class CardSet(msgspec.Struct):
    """The cards of a game as the files tell them; texts and bots read these."""

    developments: list[specs.DevelopmentSpec]
    treasures: list[specs.TreasureSpec]
    duchies: list[specs.DuchySpec]
    quests: list[specs.QuestSpec]
    calamity: specs.CalamitySpec
    menaces: list[specs.MenaceSpec]
    advisors: list[specs.AdvisorSpec]
    medals: list[specs.MedalSpec]


@cache
def built_in_cards() -> CardSet:
    """The cards that the game comes with."""
    calamity = msgspec.convert(built_in(__package__, "calamity.toml"), specs.CalamitySpec)
    lists = built_in_lists(__package__, {**LISTS, **FIXED_LISTS})
    return msgspec.convert({**lists, "calamity": calamity}, CardSet, from_attributes=True)


def card_set(deck: str) -> CardSet:
    """The built-in cards, with the lists of a player's own (`pinned`) file in place of the built-in ones."""
    if not deck:
        return built_in_cards()
    path = path_of(deck)
    built_in = built_in_cards()
    cards = msgspec.structs.replace(built_in, **own_lists(deck, GAME, LISTS))
    cards.menaces = _in_place(path, "menace", cards.menaces, built_in.menaces)
    cards.advisors = _in_place(path, "advisor", cards.advisors, built_in.advisors)
    _check_developments(path, cards)
    _check_treasures(path, cards)
    _check_ids(path, cards)
    _check_production(path, cards)
    _check_duchies(path, cards)
    if len(cards.quests) != QUESTS:
        raise BadDeck(f"{path}: quest: {len(cards.quests)} cards are too few; the game needs {QUESTS}")
    return cards


Ruled = TypeVar("Ruled", specs.MenaceSpec, specs.AdvisorSpec)


def _in_place(path: str, kind: str, own: list[Ruled], built_in: list[Ruled]) -> list[Ruled]:
    """Cards in the places by which the rules know them; what is a rule of each is as it was."""
    by_id = {card.id: card for card in own}
    ids = ", ".join(card.id for card in built_in)
    for card in own:
        if card.id not in ids.split(", "):
            raise BadDeck(f"{path}: {kind} {card.id}: id: the rules know only {ids}")
    for card in built_in:
        if card.id not in by_id:
            raise BadDeck(f"{path}: {kind} {card.id}: is missing; the rules need all of {ids}")
        for field in RULED[kind]:
            needed = getattr(card, field)
            if getattr(by_id[card.id], field) != needed:
                raise BadDeck(f"{path}: {kind} {card.id}: {field}: is a rule of the card, and stays {needed!r}")
    return [by_id[card.id] for card in built_in]


def _check_developments(path: str, cards: CardSet) -> None:
    """Every card can be finished, and the copies are enough for a game but no more than can be told apart."""
    for card in cards.developments:
        if not card.cost:
            raise BadDeck(f"{path}: development {card.id}: cost: a card without a cost can't be finished")
        _check_recycling(path, "development", card, 1)
        _check_points(path, "development", card)
    copies = sum(card.copies for card in cards.developments)
    if copies > MOST_SITES:
        raise BadDeck(f"{path}: development: copies: {copies} in all are too many; the most is {MOST_SITES}")
    if copies + TREASURES < FEWEST_CARDS:
        needed = FEWEST_CARDS - TREASURES
        raise BadDeck(f"{path}: development: copies: {copies} in all are too few; the game needs at least {needed}")


def _check_treasures(path: str, cards: CardSet) -> None:
    for card in cards.treasures:
        _check_recycling(path, "treasure", card, 2)
    copies = sum(card.copies for card in cards.treasures)
    if copies != TREASURES:
        raise BadDeck(f"{path}: treasure: copies: {copies} in all; the game needs exactly {TREASURES}")


def _check_recycling(path: str, kind: str, card: specs.DevelopmentSpec | specs.TreasureSpec, cubes: int) -> None:
    """A development gives 1 cube, a treasure 2 (IWK-PLAN-11, IWK-PLAN-08)."""
    given = sum(card.recycle.values())
    if given != cubes:
        raise BadDeck(f"{path}: {kind} {card.id}: recycle: gives {given} cubes; a {kind} gives exactly {cubes}")


def _check_points(path: str, kind: str, card: specs.Scoring) -> None:
    if card.vp and card.vp_per:
        raise BadDeck(f"{path}: {kind} {card.id}: vp_per: the card has vp too; it may have only one of them")


def _cards(cards: CardSet) -> Iterator[tuple[str, specs.Card]]:
    """All cards that can be in a hand or on the table; those whose ids stay come first."""
    yield "calamity", cards.calamity
    yield from (("menace", card) for card in cards.menaces)
    yield from (("advisor", card) for card in cards.advisors)
    yield from (("development", card) for card in cards.developments)
    yield from (("treasure", card) for card in cards.treasures)


def _check_ids(path: str, cards: CardSet) -> None:
    """Moves and positions name cards by id alone, so no two kinds of cards may share one."""
    kinds: dict[str, str] = {}
    for kind, card in _cards(cards):
        if card.id in kinds:
            raise BadDeck(f"{path}: {kind} {card.id}: id: given to a card of the list {kinds[card.id]} too")
        kinds[card.id] = kind


def _check_production(path: str, cards: CardSet) -> None:
    """Not even a duchy with every card makes more cubes of a kind in four rounds than a multiset can count."""
    of_type = {type: sum(card.copies for card in cards.developments if card.type == type) for type in TYPES}
    for resource in RESOURCES:
        most = max(duchy.production.get(resource, 0) for duchy in cards.duchies)
        for card in cards.developments:
            most += card.copies * card.production.get(resource, 0)
            if card.production_per and card.production_per.resource == resource:
                most += card.copies * of_type[card.production_per.type]
        if most > MOST_CUBES:
            raise BadDeck(f"{path}: development: production: {most} {resource} in all; the most is {MOST_CUBES}")
    for token in BONUSES:
        most = sum(card.copies * card.bonus.get(token, 0) for card in cards.developments)
        if most > MOST_BONUSES:
            raise BadDeck(f"{path}: development: bonus: {most} {token} in all; the most is {MOST_BONUSES}")


def _check_duchies(path: str, cards: CardSet) -> None:
    """Two duchies with both sides, in the order in which the rules expect them."""
    sides = [duchy.side for duchy in cards.duchies]
    if sides != ["a", "a", "b", "b"]:
        raise BadDeck(f"{path}: duchy: side: must be a, a, b, b in this order, not {', '.join(sides)}")
    for duchy in cards.duchies:
        icons = sum(duchy.production.values())
        if icons < FEWEST_ICONS:
            raise BadDeck(
                f"{path}: duchy {duchy.id}: production: {icons} icons are too few; a duchy needs {FEWEST_ICONS}"
            )
        _check_points(path, "duchy", duchy)


def components(deck: str) -> dict[str, object]:
    """All cards as plain data; `deck` is empty or `pinned`."""
    cards = card_set(deck)
    return {
        "development": by_id(cards.developments),
        "treasure": by_id(cards.treasures),
        "calamity": by_id([cards.calamity]),
        "menace": by_id(cards.menaces),
        "advisor": by_id(cards.advisors),
        "duchy": by_id(cards.duchies),
        "quest": by_id(cards.quests),
        "medal": by_id(cards.medals),
    }


@cache
def deck_of(deck: str) -> Deck:
    """What the rules use of the cards; `deck` is empty or `pinned`."""
    cards = card_set(deck)
    calamity = cards.calamity
    return Deck(
        developments=[_development(card) for card in cards.developments],
        treasures=[Treasure(card.id, card.copies, _cubes(card.recycle)) for card in cards.treasures],
        calamity=Calamity(calamity.id, calamity.copies, calamity.vp),
        menaces=[Menace(card.id, card.copies, card.fight, card.vp) for card in cards.menaces],
        advisors=[Advisor(card.id, card.price, 1 in card.players) for card in cards.advisors],
        duchies=[_duchy(duchy) for duchy in cards.duchies],
        quests=[_quest(quest) for quest in cards.quests],
        medals=[medal.vp for medal in cards.medals],
    )


def _cubes(cubes: Mapping[specs.Resource, int]) -> int:
    return packed([cubes.get(resource, 0) for resource in RESOURCES])


def _cost(cost: Mapping[specs.Space, int]) -> int:
    basic = [cost.get(resource, 0) for resource in RESOURCES]
    return packed([*basic, cost.get("krystallium", 0), cost.get("soldiers", 0)])


def _points(card: specs.Scoring) -> tuple[int, int]:
    """The points, and the type of card for each of which they are given; -1 for flat points."""
    if card.vp_per:
        return card.vp_per.points, TYPES.index(card.vp_per.type)
    return card.vp, -1


def _development(spec: specs.DevelopmentSpec) -> Development:
    per = spec.production_per
    vp, vp_type = _points(spec)
    return Development(
        spec.id,
        type=TYPES.index(spec.type),
        copies=spec.copies,
        cost=_cost(spec.cost),
        recycle=_cubes(spec.recycle),
        production=_cubes(spec.production),
        scaled_resource=RESOURCES.index(per.resource) if per else -1,
        scaled_type=TYPES.index(per.type) if per else -1,
        soldiers=spec.bonus.get("soldiers", 0),
        krystallium=spec.bonus.get("krystallium", 0),
        vp=vp,
        vp_type=vp_type,
    )


def _duchy(spec: specs.DuchySpec) -> Duchy:
    vp, vp_type = _points(spec)
    return Duchy(spec.id, _cubes(spec.production), vp, vp_type)


def _quest(spec: specs.QuestSpec) -> Quest:
    stages = [_stage(stage) for stage in spec.stages]
    return Quest(spec.id, stages, [_stage(stage) for stage in spec.solo_stages])


def _stage(spec: specs.StageSpec) -> Stage:
    reward = spec.reward
    gains = (reward.get("soldiers", 0), reward.get("krystallium", 0), reward.get("vp", 0))
    return Stage(_cost(spec.cost), *gains)
