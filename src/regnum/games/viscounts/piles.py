"""A player's own cards: drawing, shuffling, and what everybody learns of a hand when cards move (VIS-DRAW)."""

from regnum.engine.lists import without
from regnum.games.viscounts.state import NO_CARDS, NO_HINTS, Hint, Player, Table
from regnum.games.viscounts.track import check_criminals


def shuffle_in(table: Table, seat: int) -> None:
    """Shuffle the discard pile into the draw pile; every shuffle has its check (VIS-ICON-14, VIS-R-13)."""
    player = table.players[seat]
    _note_hand(player)
    pile = player.draw + player.discard
    table.rng.shuffle(pile)
    player.draw = pile
    player.discard = NO_CARDS
    if table.log is not None:
        table.tell("shuffled", "VIS-DRAW-04", seat, {"cards": len(pile)})
    check_criminals(table, seat)
    for module in table.modules:
        module.shuffled(table, seat)


def can_draw(player: Player) -> bool:
    """Whether there is a card to draw, or will be once the discard pile is shuffled."""
    return bool(player.draw) or bool(player.discard)


def draw_top(table: Table, seat: int) -> int:
    """The top card of the draw pile; an empty one is made anew from the discard pile first (VIS-DRAW-04)."""
    player = table.players[seat]
    if not player.draw:
        shuffle_in(table, seat)
    card = player.draw[-1]
    player.draw = player.draw[:-1]
    return card


def stands_behind(table: Table, player: Player, card: int) -> bool:
    """Whether a card in hand is just like one before it: only the first of them is offered."""
    series = table.deck.townsfolk[card].series if table.deck.has_series else 0
    if series:
        for other in player.hand:
            if other == card:
                return False
            if table.deck.townsfolk[other].series == series:
                return True
    return False


def leave_hand(player: Player, card: int) -> None:
    """A card leaves the hand and is seen by everybody."""
    player.hand = without(player.hand, card)
    if player.hints:
        _reveal(player, card, 1)


def seen(player: Player, card: int) -> None:
    """A card leaves the draw pile and is seen by everybody (VIS-HID-03)."""
    if player.hints:
        _reveal(player, card, 0)


def _note_hand(player: Player) -> None:
    """Before a shuffle everybody knows: the hand is of the cards that are not on the discard pile.

    With an empty draw pile that is all that was known before and more: the hand is these cards.
    """
    if not player.hand:
        player.hints = NO_HINTS
    elif player.draw:
        hidden = player.hand + player.draw
        hidden.sort()
        player.hints = [*player.hints, Hint(len(player.hand), hidden)]
    else:
        player.hints = [Hint(len(player.hand), player.hand)]


def _reveal(player: Player, card: int, from_hand: int) -> None:
    """Once seen, a card is no longer among the hidden ones; it may be that it was one of those that were known."""
    hints: list[Hint] = []
    for hint in player.hints:
        if card not in hint.cards:
            hints.append(hint)
        elif hint.least > from_hand:
            hints.append(Hint(hint.least - from_hand, without(hint.cards, card)))
    player.hints = hints
