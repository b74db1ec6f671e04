"""Points (section 9 of the rules)."""

from regnum.engine.scores import Parts, Scores, Tally
from regnum.games.wonderful_kingdom.production import types_built
from regnum.games.wonderful_kingdom.state import Table
from regnum.games.wonderful_kingdom.words import MEDALS


def count(table: Table, seat: int, tally: Tally) -> None:
    """Count a player's points: flat (IWK-END-02), multiplied (IWK-END-03), and lost to calamities (IWK-END-04).

    Krystallium, soldiers (IWK-END-05, IWK-KRYSTAL-06), cards under construction (IWK-END-06) and advisors
    (IWK-ADVISOR-14) give none.
    """
    player = table.players[seat]
    flat = 0
    multiplied = player.duchy.vp * types_built(table.deck, player, player.duchy.vp_type)
    for number in player.built:
        card = table.deck.developments[number]
        if card.vp_type < 0:
            flat += card.vp
        else:
            multiplied += card.vp * types_built(table.deck, player, card.vp_type)
    tally.add("cards", flat)
    tally.add("multipliers", multiplied)
    if player.calamities:
        tally.add("calamities", table.deck.calamity.vp * player.calamities)
    table.module.score(table, seat, tally)


def points(table: Table, seat: int) -> int:
    """A player's points, without their parts."""
    tally = Tally()
    count(table, seat, tally)
    return tally.total


def score(table: Table) -> Scores:
    """The score as it stands."""
    tallies = [Parts() for _ in table.players]
    for seat, tally in enumerate(tallies):
        count(table, seat, tally)
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
