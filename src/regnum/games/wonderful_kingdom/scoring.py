"""Points (section 9 of the rules)."""

from regnum.engine.scores import Scores
from regnum.games.wonderful_kingdom.production import types_built
from regnum.games.wonderful_kingdom.state import Table
from regnum.games.wonderful_kingdom.words import MEDALS


def score_parts(table: Table, seat: int) -> dict[str, int]:
    """A player's points by part: flat (IWK-END-02), multiplied (IWK-END-03), and lost to calamities (IWK-END-04).

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
    parts = {"cards": flat, "multipliers": multiplied}
    if player.calamities:
        parts["calamities"] = table.deck.calamity.vp * player.calamities
    table.module.score(table, seat, parts)
    return parts


def score(table: Table) -> Scores:
    """The score as it stands."""
    parts = [score_parts(table, seat) for seat in range(table.seats)]
    totals = [sum(part.values()) for part in parts]
    winners = table.mode.winners(table, totals)
    return Scores(parts, winners, medal(table, totals[0]) if table.seats == 1 and winners else "")


def medal(table: Table, total: int) -> str:
    """The medal for a solo total; none below the least (IWK-SOLO-16).

    The limits are the same for all modules (IWK-MENACE-SOLO-02, IWK-ADVISOR-SOLO-03, IWK-QUEST-SOLO-02).
    """
    won = ""
    for name, least in zip(MEDALS, table.deck.medals, strict=True):
        if total >= least:
            won = name
    return won
