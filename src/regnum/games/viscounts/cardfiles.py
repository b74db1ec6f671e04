"""Reading the card files: TOML into typed structs, and these into what the rules use.

A player's own deck file may hold any of the lists `starting`, `townsfolk`, `hero` and `manuscript`; each list that it
holds takes the place of the whole printed one.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from regnum.engine.errors import BadDeck
from regnum.games.deckfiles import CardList, built_in, built_in_lists, by_id, convert, own_lists, path_of, plain
from regnum.games.viscounts import abilities, specs
from regnum.games.viscounts.cards import (
    AiBoard,
    Castle,
    Deck,
    Exchange,
    Favour,
    Kingdom,
    Manuscript,
    PlayerBoard,
    PlayerCard,
    Powers,
    Printed,
    Scheme,
    Segment,
    Slot,
    Spot,
    Townsfolk,
)
from regnum.games.viscounts.compiling import compiled
from regnum.games.viscounts.words import (
    ACTIONS,
    BLACK_BACKED,
    BUILDINGS,
    FLIP,
    GOODS,
    GREY_BACKED,
    ICONS,
    LEFT,
    MANUSCRIPTS,
    MOST_HEROES,
    MOST_TOWNSFOLK,
    RIBBONS,
    RIGHT,
    STARTING,
)

GAME = "viscounts"
#: The lists that a deck file may hold.
LISTS: Mapping[str, CardList] = {
    "starting": CardList("starting", specs.StartingSpec, STARTING),
    "townsfolk": CardList("townsfolk", specs.TownsfolkSpec, MOST_TOWNSFOLK),
    "hero": CardList("heroes", specs.HeroSpec, MOST_HEROES),
    "manuscript": CardList("manuscripts", specs.ManuscriptSpec, MANUSCRIPTS),
}
#: Five piles of eight, and a Hero for each pair that four players may see (VIS-SETUP-03, VIS-SETUP-10).
FEWEST_TOWNSFOLK = 40
FEWEST_HEROES = 5


class CardSet(msgspec.Struct):
    """The cards of a game as the files tell them; texts and bots read these."""

    starting: list[specs.StartingSpec]
    townsfolk: list[specs.TownsfolkSpec]
    heroes: list[specs.HeroSpec]
    manuscripts: list[specs.ManuscriptSpec]


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
    _check_ids(path, cards)
    return cards


def _check_sizes(path: str, cards: CardSet) -> None:
    """A deck must be big enough for four players' set-up, and have as many Manuscripts as the piles."""
    needed = {
        "starting": (len(cards.starting), STARTING),
        "townsfolk": (len(cards.townsfolk), FEWEST_TOWNSFOLK),
        "heroes": (len([hero for hero in cards.heroes if not hero.extra]), FEWEST_HEROES),
    }
    for name, (have, number) in needed.items():
        if have < number:
            raise BadDeck(f"{path}: {name}: {have} cards are too few; the game needs at least {number}")
    grey = len([tile for tile in cards.manuscripts if tile.back == "grey"])
    if (grey, len(cards.manuscripts)) != (GREY_BACKED, MANUSCRIPTS):
        found = f"{grey} with a grey back and {len(cards.manuscripts) - grey} with a black one"
        raise BadDeck(f"{path}: manuscripts: {found}; the game needs {GREY_BACKED} and {BLACK_BACKED}")


def _check_ids(path: str, cards: CardSet) -> None:
    """A card must be told from those of other lists too: all Townsfolk share piles and hands."""
    ids = [card.id for card in _townsfolk(cards)]
    for id in ids:
        if ids.count(id) > 1:
            raise BadDeck(f"{path}: {id}: id: given to cards of two lists")


def _townsfolk(cards: CardSet) -> Sequence[specs.StartingSpec | specs.TownsfolkSpec | specs.HeroSpec]:
    """All Townsfolk, in the order of their numbers."""
    return [*cards.starting, *cards.townsfolk, *cards.heroes]


@cache
def main_board() -> specs.MainBoardSpec:
    """The Main Board as its file tells it."""
    return convert(built_in(__package__, "main_board.toml"), specs.MainBoardSpec)


@cache
def player_board() -> specs.PlayerBoardSpec:
    """A Player Board as its file tells it."""
    return convert(built_in(__package__, "player_board.toml"), specs.PlayerBoardSpec)


@cache
def kingdom() -> specs.KingdomSpec:
    """Debts, Deeds and single cards as their file tells them."""
    return convert(built_in(__package__, "kingdom.toml"), specs.KingdomSpec)


@cache
def player_cards() -> list[specs.PlayerCardSpec]:
    """The Player cards as their file tells them."""
    return convert(built_in(__package__, "player_cards.toml")["player_card"], list[specs.PlayerCardSpec])


@cache
def schemes() -> list[specs.SchemeSpec]:
    """The Schemes as their file tells them."""
    return convert(built_in(__package__, "schemes.toml")["scheme"], list[specs.SchemeSpec])


@cache
def ai_boards() -> specs.AiSpec:
    """The AI boards as their file tells them."""
    return convert(built_in(__package__, "ai_boards.toml"), specs.AiSpec)


def components(deck: str) -> dict[str, object]:
    """The cards and boards as plain data; `deck` is empty or `pinned`."""
    cards, main, board, ai = cards_of(deck), main_board(), player_board(), ai_boards()
    return {
        "starting": by_id(cards.starting),
        "townsfolk": by_id(cards.townsfolk),
        "hero": by_id(cards.heroes),
        "manuscript": by_id(cards.manuscripts),
        "player_card": by_id(player_cards()),
        "segment": by_id(main.segment),
        "castle": plain(main.castle),
        "slot": by_id(board.slot),
        "building": by_id(board.building),
        "track": plain(board.track),
        "row": plain(board.row),
        "stacks": plain(kingdom().stacks),
        "points": plain(kingdom().points),
        "leader": plain(kingdom().leader),
        "favour": by_id(kingdom().favour),
        "scheme": by_id(schemes()),
        "ai_board": by_id(ai.ai_board),
        "ai_track": plain(ai.ai_track),
    }


@cache
def deck_of(deck: str) -> Deck:
    """What the rules use of the cards; `deck` is empty or `pinned`."""
    cards, main = cards_of(deck), main_board()
    tiles = sorted(cards.manuscripts, key=lambda tile: tile.back != "grey")
    return Deck(
        townsfolk=[_card(card) for card in _townsfolk(cards)],
        first_hero=len(cards.starting) + len(cards.townsfolk),
        manuscripts=[_manuscript(tile) for tile in tiles],
        player_cards=[_player_card(card) for card in player_cards()],
        segments=[_segment(segment) for segment in main.segment],
        castle=_castle(main.castle),
        board=_board(player_board()),
        favours=[_favour(ribbon) for ribbon in RIBBONS],
        kingdom=_kingdom(kingdom()),
        schemes=[_scheme(scheme) for scheme in schemes()],
        ai_boards=[_ai_board(board) for board in ai_boards().ai_board],
    )


def _icons(icons: Sequence[str]) -> list[int]:
    return [list(icons).count(icon) for icon in ICONS]


def _card(spec: specs.StartingSpec | specs.TownsfolkSpec | specs.HeroSpec) -> Townsfolk:
    card = Townsfolk(spec.id, spec.silver, _icons(spec.icons), isinstance(spec, specs.HeroSpec) and spec.extra)
    if isinstance(spec, specs.TownsfolkSpec):
        card.effect = abilities.effect_of(spec.effect.tree)
    if spec.ability is not None:
        abilities.add_ability(card, spec.ability.tree)
    return card


def _manuscript(spec: specs.ManuscriptSpec) -> Manuscript:
    tile = Manuscript(spec.id, spec.cost, RIBBONS.index(spec.ribbon), spec.back == "grey")
    abilities.add_manuscript(tile, spec.effect.tree)
    return tile


def _player_card(spec: specs.PlayerCardSpec) -> PlayerCard:
    given, extra = abilities.gift_of(spec.gives.tree), abilities.effect_of(spec.effect.tree)
    return PlayerCard(spec.no, given, extra, spec.only == "own-town", spec.only == "own-deck")


def _segment(spec: specs.SegmentSpec) -> Segment:
    townsfolk, manuscript = spec.townsfolk, spec.manuscript
    return Segment(
        [Exchange(exchange.merchants, abilities.effect_of(exchange.effect.tree)) for exchange in spec.exchanges],
        [[_spot(spot) for spot in side] for side in (spec.small, spec.large)],
        Printed(
            townsfolk.silver,
            _icons(townsfolk.icons),
            abilities.effect_of(townsfolk.effect.tree),
            manuscript.cost,
            abilities.effect_of(manuscript.effect.tree),
        ),
    )


def _spot(spec: specs.SpotSpec) -> Spot:
    link = None if spec.link is None else abilities.effect_of(spec.link.tree)
    return Spot(LEFT if spec.bank == "left" else RIGHT, abilities.effect_of(spec.effect.tree), link)


def _castle(spec: specs.CastleSpec) -> Castle:
    return Castle(
        [abilities.effect_of(effect.tree) for effect in spec.entering],
        abilities.effect_of(spec.centre.tree),
        spec.icons,
        [abilities.effect_of(effect.tree) for effect in spec.bumped],
        spec.vp,
    )


def _board(spec: specs.PlayerBoardSpec) -> PlayerBoard:
    return PlayerBoard(
        slots=[_slot(slot, number) for number, slot in enumerate(spec.slot)],
        cost=[kind.cost for kind in spec.building],
        vp=[[0, *kind.vp] for kind in spec.building],
        above=[abilities.effect_of(effect.tree) for effect in spec.track.above],
        below=[abilities.effect_of(effect.tree) for effect in spec.track.below],
        printed=[_icons(icons) for icons in spec.row.icons],
    )


def _slot(spec: specs.SlotSpec, number: int) -> Slot:
    powers = Powers() if spec.ability is None else abilities.slot_powers(spec.ability.tree)
    return Slot(number // len(BUILDINGS), _icons(spec.icons), powers)


def _favour(ribbon: str) -> Favour:
    spec = next(favour for favour in kingdom().favour if favour.id == ribbon)
    return Favour(spec.vp, _icons(spec.icons))


def _kingdom(spec: specs.KingdomSpec) -> Kingdom:
    return Kingdom(
        debts=spec.stacks.debts,
        deeds=spec.stacks.deeds,
        prizes=spec.stacks.prizes,
        unpaid_vp=spec.points.unpaid_debt,
        acquired_vp=spec.points.acquired_deed,
        approved_vp=spec.points.approved_deed,
        leader_vp=spec.leader.vp,
        leader_hand=spec.leader.hand_limit,
        set_vp=[0, *spec.points.set],
    )


def _scheme(spec: specs.SchemeSpec) -> Scheme:
    rows, options = ([compiled(text.tree) for text in texts] for texts in (spec.rows, spec.options))
    return Scheme(spec.id, spec.header == "black", _icons(spec.icons), rows, spec.move, options)


def _ai_board(spec: specs.AiBoardSpec) -> AiBoard:
    ids = [scheme.id for scheme in schemes()]
    return AiBoard(
        id=spec.id,
        focus=FLIP if spec.focus == "flip" else ACTIONS.index(spec.focus),
        priority=[GOODS.index(good) for good in spec.priority],
        until=spec.until,
        given=abilities.gift_of(spec.gives.tree),
        start=BUILDINGS.index(spec.building),
        removed=[ids.index(id) for id in spec.removed],
        slots=[_ai_slot(slot) for slot in spec.slots],
        above=[compiled(text.tree) for text in ai_boards().ai_track.above],
        printed=[_icons(icons) for icons in spec.row],
    )


def _ai_slot(spec: specs.AiSlotSpec) -> Slot:
    powers = Powers() if spec.ability is None else abilities.ai_powers(spec.ability.tree)
    return Slot(BUILDINGS.index(spec.building), _icons(spec.icons), powers)
