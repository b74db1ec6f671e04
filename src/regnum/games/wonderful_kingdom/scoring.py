"""Points (section 9 of the rules)."""

from mypy_extensions import i64

from regnum.engine.scores import Parts, Scores, Tally
from regnum.games.wonderful_kingdom.cards import Deck
from regnum.games.wonderful_kingdom.multiset import count
from regnum.games.wonderful_kingdom.production import types_built
from regnum.games.wonderful_kingdom.state import Player, Table
from regnum.games.wonderful_kingdom.words import MEDALS


def flat_points(deck: Deck, player: Player) -> i64:
    """Points that stand on the duchy card and on constructed cards (IWK-END-02)."""
    points: i64 = player.duchy.vp if player.duchy.vp_type < 0 else 0
    for number in player.built:
        card = deck.developments[number]
        if card.vp_type < 0:
            points += card.vp
    return points


def multiplied_points(deck: Deck, player: Player) -> i64:
    """Points for each constructed card of a type, by the duchy card and by constructed cards (IWK-END-03)."""
    types = types_built(deck, player)
    points: i64 = 0
    if player.duchy.vp_type >= 0:
        points = player.duchy.vp * count(types, player.duchy.vp_type)
    for number in player.built:
        card = deck.developments[number]
        if card.vp_type >= 0:
            points += card.vp * count(types, card.vp_type)
    return points


def calamity_points(deck: Deck, player: Player) -> i64:
    """Points lost to calamities (IWK-END-04)."""
    return deck.calamity.vp * player.calamities


def count_points(table: Table, seat: int, tally: Tally) -> None:
    """Count a player's points.

    Krystallium, soldiers (IWK-END-05, IWK-KRYSTAL-06), cards under construction (IWK-END-06) and advisors
    (IWK-ADVISOR-14) give none.
    """
    player = table.players[seat]
    tally.add("cards", flat_points(table.deck, player))
    tally.add("multipliers", multiplied_points(table.deck, player))
    if player.calamities:
        tally.add("calamities", calamity_points(table.deck, player))
    table.module.score(table, seat, tally)


def built_points(deck: Deck, player: Player) -> i64:
    """What the constructed cards bring."""
    return flat_points(deck, player) + multiplied_points(deck, player)


def other_points(table: Table, player: Player) -> i64:
    """All that a player's score has beside that."""
    return calamity_points(table.deck, player) + table.module.points(table, player)


def score(table: Table) -> Scores:
    """The score as it stands."""
    tallies = [Parts() for _ in table.players]
    for seat, tally in enumerate(tallies):
        count_points(table, seat, tally)
    totals = [tally.total for tally in tallies]
    winners = table.mode.winners(table, totals)
    return Scores(
        [tally.parts for tally in tallies], winners, medal(table, totals[0]) if table.seats == 1 and winners else ""
    )


def medal(table: Table, total: int) -> str:
    """The medal for a solo total; none below the least (IWK-SOLO-16).

    The limits are the same for all modules (IWK-MENACE-SOLO-02, IWK-ADVISOR-SOLO-03, IWK-QUEST-SOLO-02).
    """
    won = ""
    for name, least in zip(MEDALS, table.deck.medals, strict=True):
        if total >= least:
            won = name
    return won
