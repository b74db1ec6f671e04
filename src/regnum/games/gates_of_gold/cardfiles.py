"""Reading the expansion's card files, and the deck of a game with it: the base game's cards with those added."""

from collections.abc import Sequence
from functools import cache

import msgspec

from regnum.games.deckfiles import NameSpec, built_in, by_id, convert, plain
from regnum.games.gates_of_gold import abilities, specs
from regnum.games.gates_of_gold.cards import Bonus, GateDeck, Gift, Outsider
from regnum.games.gates_of_gold.words import BONUSES, NEEDS
from regnum.games.viscounts import cardfiles
from regnum.games.viscounts.abilities import effect_of
from regnum.games.viscounts.cards import NO_RIBBON, Deck, Kingdom, Manuscript, Townsfolk
from regnum.games.viscounts.words import ICONS, RIBBONS

ANY: str = "any"


@cache
def townsfolk() -> list[specs.TownsfolkSpec]:
    """The ordinary Townsfolk as their file tells them (GOG-SETUP-02)."""
    return convert(built_in(__package__, "townsfolk.toml")["townsfolk"], list[specs.TownsfolkSpec])


@cache
def heroes() -> list[specs.HeroSpec]:
    """The Heroes as their file tells them (GOG-SETUP-02)."""
    return convert(built_in(__package__, "heroes.toml")["hero"], list[specs.HeroSpec])


@cache
def manuscripts() -> list[specs.ManuscriptSpec]:
    """The Manuscripts that lie in piles as their file tells them (GOG-SETUP-03)."""
    return convert(built_in(__package__, "manuscripts.toml")["manuscript"], list[specs.ManuscriptSpec])


@cache
def outsiders() -> list[specs.OutsiderSpec]:
    """The Outsiders as their file tells them (GOG-SETUP-06)."""
    return convert(built_in(__package__, "outsiders.toml")["outsider"], list[specs.OutsiderSpec])


@cache
def gate() -> specs.GateSpec:
    """King's Orders, boards, bonus cards and Castle Leader cards as their file tells them."""
    return convert(built_in(__package__, "gate.toml"), specs.GateSpec)


def bonuses(kind: int) -> list[specs.BonusSpec]:
    """The cards of one of BONUSES."""
    return (gate().diversified, gate().specialized, gate().leader)[kind]


def order_ids() -> list[str]:
    """The King's Orders, which are all alike; each has a number of its own (GOG-SETUP-07)."""
    return [f"kings-order-{number + 1}" for number in range(gate().order.number)]


@cache
def loose_tiles() -> list[specs.ManuscriptSpec]:
    """Manuscripts that lie in no pile: those printed on boards, then the Blank Roll once its ribbon is chosen."""
    blank = manuscripts()[0]
    printed = [
        specs.ManuscriptSpec(0, f"{board.id}-manuscript", board.origin, PRINTED, 0, board.columns[0])
        for board in gate().board
    ]
    return [*printed, *[msgspec.structs.replace(blank, id=f"{blank.id}-{r}", ribbon=r) for r in RIBBONS]]


PRINTED = NameSpec("First Manuscript", "Pierwszy Manuskrypt", "house", "house")


@cache
def deck_of(deck: str) -> tuple[Deck, GateDeck]:
    """The base game's deck with the expansion's cards; `deck` is empty or `pinned`."""
    base = cardfiles.deck_of(deck)
    gifts: list[Gift | None] = []
    ordinary = [_card(spec, gifts) for spec in townsfolk()]
    famous = [_card(spec, gifts) for spec in heroes()]
    orders = [_plain_card(id, gate().order) for id in order_ids()]
    strangers = [_plain_card(spec.id, spec) for spec in outsiders()]
    cards = [*base.townsfolk[: base.first_hero], *ordinary, *base.townsfolk[base.first_hero :], *famous]
    tiles = [*base.manuscripts, *[_manuscript(spec) for spec in manuscripts()]]
    whole = Deck(
        townsfolk=[*cards, *orders, *strangers],
        first_hero=base.first_hero + len(ordinary),
        manuscripts=[*tiles, *[_manuscript(spec) for spec in loose_tiles()]],
        player_cards=base.player_cards,
        segments=base.segments,
        castle=base.castle,
        board=base.board,
        favours=base.favours,
        kingdom=_kingdom(base.kingdom),
        schemes=base.schemes,
        ai_boards=base.ai_boards,
    )
    whole.after_heroes = len(cards)
    whole.has_series = True
    whole.after_piles = len(tiles)
    by_card = dict(zip([card.id for card in (*ordinary, *famous)], gifts, strict=True))
    return whole, _gate_deck(whole, [by_card.get(card.id) for card in whole.townsfolk])


def _gate_deck(deck: Deck, gifts: list[Gift | None]) -> GateDeck:
    spec = gate()
    found = GateDeck(
        first_order=deck.after_heroes,
        outsiders=[_outsider(card) for card in outsiders()],
        gifts=gifts,
        boards=[[RIBBONS.index(ribbon) for ribbon in board.columns] for board in spec.board],
        blank=next(number for number, tile in enumerate(deck.manuscripts) if tile.ribbon == NO_RIBBON),
        bonuses=[[_bonus(card) for card in bonuses(kind)] for kind in range(len(BONUSES))],
        gained=effect_of(spec.order.gained.tree),
        prices=[spec.order.price, spec.columns.draw, spec.columns.rearrange],
    )
    found.first_printed = deck.after_piles
    found.first_coloured = deck.after_piles + len(spec.board)
    return found


def _icons(icons: Sequence[str]) -> list[int]:
    return [list(icons).count(icon) for icon in ICONS]


def _card(spec: specs.TownsfolkSpec | specs.HeroSpec, gifts: list[Gift | None]) -> Townsfolk:
    card = Townsfolk(spec.id, spec.silver, _icons(spec.icons), False)
    if isinstance(spec, specs.TownsfolkSpec):
        card.effect = effect_of(spec.effect.tree)
    gifts.append(abilities.add_ability(card, spec.ability.tree))
    return card


def _plain_card(id: str, spec: specs.OrderSpec | specs.OutsiderSpec) -> Townsfolk:
    """A card of a deck without an ability during play (GOG-ORDER-04, GOG-WELCOME-03); orders are alike (GOG-R-35)."""
    card = Townsfolk(id, spec.silver, _icons(spec.icons), False)
    if isinstance(spec, specs.OrderSpec):
        card.series = 1
    return card


def _manuscript(spec: specs.ManuscriptSpec) -> Manuscript:
    ribbon = NO_RIBBON if spec.ribbon == ANY else RIBBONS.index(spec.ribbon)
    tile = Manuscript(spec.id, spec.cost, ribbon, False)
    if spec.effect is not None:
        abilities.add_scribed(tile, spec.effect.tree)
    return tile


def _outsider(spec: specs.OutsiderSpec) -> Outsider:
    outsider = Outsider(spec.id, effect_of(spec.refused.tree))
    abilities.add_end(outsider, spec.end.tree)
    return outsider


def _bonus(spec: specs.BonusSpec) -> Bonus:
    bonus = Bonus(spec.id, spec.rule, spec.vp, NEEDS.index(spec.needs), _icons(spec.icons))
    if spec.ability is not None:
        abilities.add_bonus(bonus, spec.ability.tree)
    return bonus


def _kingdom(base: Kingdom) -> Kingdom:
    """The Castle Leader card is another one: the hand limit of the base game's is not in use (GOG-SETUP-04)."""
    return Kingdom(
        debts=base.debts,
        deeds=base.deeds,
        prizes=base.prizes,
        unpaid_vp=base.unpaid_vp,
        acquired_vp=base.acquired_vp,
        approved_vp=base.approved_vp,
        leader_vp=base.leader_vp,
        leader_hand=0,
        set_vp=base.set_vp,
    )


def components() -> dict[str, dict[str, object]]:
    """The expansion's cards and boards as plain data, by kind; lists of the base game are gone on with."""
    spec = gate()
    return {
        "townsfolk": by_id(townsfolk()),
        "hero": by_id(heroes()),
        "manuscript": by_id([*manuscripts(), *loose_tiles()]),
        "outsider": by_id(outsiders()),
        "order": dict.fromkeys(order_ids(), plain(spec.order)),
        "manuscript_board": by_id(spec.board),
        "columns": plain(spec.columns),
        "diversified": by_id(spec.diversified),
        "specialized": by_id(spec.specialized),
        "leader_card": by_id(spec.leader),
    }
