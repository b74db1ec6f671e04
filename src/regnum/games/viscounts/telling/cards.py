"""What the cards, boards and spaces say, made from their specs."""

from collections.abc import Sequence
from typing import Any, Final

from regnum.engine.messages import Message
from regnum.games.expressions import Deed, On
from regnum.games.sentences import Sentences, fold, name
from regnum.games.viscounts import cardfiles
from regnum.games.viscounts.card_words import ALL_WORDS, OPTIONAL
from regnum.games.viscounts.words import ICONS

#: Here a card never adds to what happens anyway.
SENTENCES: Final = Sentences(ALL_WORDS, ALL_WORDS.occasions, OPTIONAL)


class CardTexts:
    """The messages of all cards of one deck, by the cards' ids."""

    def __init__(self, deck: str) -> None:
        cards = cardfiles.cards_of(deck)
        self.townsfolk: dict[str, Any] = {
            card.id: card for group in (cards.starting, cards.townsfolk, cards.heroes) for card in group
        }
        self.manuscripts: dict[str, Any] = {tile.id: tile for tile in cards.manuscripts}
        self.schemes: dict[str, Any] = {scheme.id: scheme for scheme in cardfiles.schemes()}
        self.ai_boards: dict[str, Any] = {board.id: board for board in cardfiles.ai_boards().ai_board}
        self.slots: dict[str, Any] = {slot.id: slot for slot in cardfiles.player_board().slot}
        #: What is told of cards that are no Townsfolk in place of their effect and ability.
        self.others: dict[str, Message] = {}

    def townsfolk_name(self, id: str) -> Message:
        """The name of a Townsfolk card."""
        return name(self.townsfolk[id])

    def townsfolk_facts(self, id: str) -> Message:
        """All that stands on a Townsfolk card but its name, in a line."""
        card = self.townsfolk[id]
        return Message("townsfolk-facts", n=card.silver, icons=icons(card.icons), worth=self.worth(id))

    def worth(self, id: str) -> Message:
        """What a Townsfolk card does when hired or dismissed, and its ability."""
        if id in self.others:
            return self.others[id]
        effect = getattr(self.townsfolk[id], "effect", None)
        if effect is None:
            return self.ability(id)
        hired = Message("townsfolk-hired", what=SENTENCES.deed(effect.tree))
        return Message("townsfolk-worth", hired=hired, ability=self.ability(id))

    def ability(self, id: str) -> Message:
        """What a Townsfolk card does when played, while it lies there, or when it drops off."""
        if id in self.others:
            return self.others[id]
        spec = self.townsfolk[id].ability
        if spec is None:
            return Message("ability-none")
        told = SENTENCES.ability(spec.tree)
        lasts = isinstance(spec.tree, Deed) and spec.tree.verb == "raise"
        return told if ";" in spec.text or lasts or isinstance(spec.tree, On) else Message("ability-played", what=told)

    def whole_townsfolk(self, id: str) -> Message:
        """All that stands on a Townsfolk card, in a line."""
        return Message("townsfolk-line", name=name(self.townsfolk[id]), facts=self.townsfolk_facts(id))

    def manuscript_name(self, id: str) -> Message:
        """The title of a Manuscript."""
        return name(self.manuscripts[id])

    def manuscript_facts(self, id: str) -> Message:
        """All that stands on a Manuscript but its title, in a line."""
        tile = self.manuscripts[id]
        ribbon = Message(f"ribbon-{tile.ribbon}")
        what = Message("ability-none") if tile.effect is None else SENTENCES.effect(tile.effect.tree)
        return Message("manuscript-facts", n=tile.cost, ribbon=ribbon, what=what)

    def whole_manuscript(self, id: str) -> Message:
        """All that stands on a Manuscript, in a line."""
        return Message("manuscript-line", name=name(self.manuscripts[id]), facts=self.manuscript_facts(id))

    def slot(self, id: str) -> Message:
        """What an uncovered slot of a Player Board shows."""
        return slot(self.slots[id])

    def scheme_name(self, id: str) -> Message:
        """A Scheme by its header."""
        scheme = self.schemes[id]
        return Message(f"scheme-{scheme.header}", icons=[Message(f"icon-{icon}") for icon in scheme.icons])

    def scheme_facts(self, id: str) -> Message:
        """What a Scheme makes an AI do, row by row."""
        scheme = self.schemes[id]
        rows = fold("clauses", "clauses", [SENTENCES.deed(row.tree) for row in scheme.rows])
        options = fold("scheme-else", "scheme-else", [SENTENCES.deed(option.tree) for option in scheme.options])
        return Message("scheme-facts", rows=rows, move=Message("scheme-move", n=scheme.move), options=options)

    def ai_board_name(self, id: str) -> Message:
        """An AI by its board."""
        return name(self.ai_boards[id])

    def pools_resources(self, id: str) -> bool:
        """Whether all resources are one kind to an AI, so that none is told by its own name (VIS-R-64)."""
        return not self.ai_boards[id].priority

    def ai_board_facts(self, id: str) -> Message:
        """What an AI is after, and what it begins with."""
        board = self.ai_boards[id]
        assert isinstance(board.gives.tree, Deed)
        gives = [*SENTENCES.amounts(board.gives.tree), Message(f"amount-{board.building}s", n=1)]
        return Message("ai-board-facts", focus=Message(f"action-{board.focus}"), priority=priority(board), gives=gives)


def icons(of: Sequence[str]) -> list[Message]:
    """So many icons of each kind."""
    return [Message(f"amount-{icon}s", n=of.count(icon)) for icon in ICONS if icon in of]


def slot(spec: Any) -> Message:
    """What an uncovered slot of any board shows."""
    return Message("slot-icons", icons=icons(spec.icons)) if spec.icons else SENTENCES.ability(spec.ability.tree)


def priority(board: Any) -> Message:
    """In which order an AI gathers resources (VIS-SOLO-11)."""
    if not board.priority:
        return Message("ai-priority-none")
    first, second, third = [Message(f"good-{good}") for good in board.priority]
    return Message("ai-priority", first=first, n=board.until[0], second=second, m=board.until[1], third=third)


def player_card(number: int) -> Message:
    """What a Player card gives: its town, what a player begins with, the extra step."""
    card = cardfiles.player_cards()[number - 1]
    extra = SENTENCES.deed(card.effect.tree)
    if card.only is not None:
        extra = Message(f"player-card-{card.only}", what=extra)
    gives = SENTENCES.deed(card.gives.tree)
    return Message("player-card-facts", town=Message(f"space-town-{number}"), gives=gives, extra=extra)


def exchange(town: int) -> Message:
    """What Trade brings in a town, 1 to 10."""
    spec = cardfiles.main_board().segment[(town - 1) // 2].exchanges[(town - 1) % 2]
    icons = Message("amount-merchants", n=spec.merchants)
    return Message("exchange-facts", icons=icons, what=SENTENCES.deed(spec.effect.tree))


def spot(spec: Any) -> Message:
    """What a Building Spot does, and its Link to the next one clockwise."""
    effect = SENTENCES.deed(spec.effect.tree)
    if spec.link is None:
        return Message("spot-alone", effect=effect)
    return Message("spot-facts", effect=effect, link=SENTENCES.deed(spec.link.tree))


def printed_townsfolk(segment: int) -> Message:
    """The Townsfolk printed on a segment (VIS-DISMISS-09)."""
    spec = cardfiles.main_board().segment[segment].townsfolk
    what = SENTENCES.deed(spec.effect.tree)
    return Message("townsfolk-printed", n=spec.silver, icons=icons(spec.icons), what=what)


def printed_manuscript(segment: int) -> Message:
    """The Manuscript printed on a segment (VIS-SCRIBE-11)."""
    spec = cardfiles.main_board().segment[segment].manuscript
    return Message("manuscript-printed", n=spec.cost, what=SENTENCES.effect(spec.effect.tree))


def entering(wedge: int) -> Message:
    """What a Worker does that enters the second tier of a wedge (VIS-CASTLE-06)."""
    return SENTENCES.deed(cardfiles.main_board().castle.entering[wedge].tree)


def favour(ribbon: int) -> Message:
    """What a Church Favour card is good for (VIS-SCRIBE-07)."""
    spec = cardfiles.kingdom().favour[ribbon]
    return Message("favour-facts", points=Message("points", n=spec.vp), icons=icons(spec.icons))


def track(space: int) -> Message:
    """What a Collision on a space of the track gives, 1 to 7."""
    spec = cardfiles.player_board().track
    above, below = SENTENCES.deed(spec.above[space - 1].tree), SENTENCES.deed(spec.below[space - 1].tree)
    return Message("track-facts", above=above, below=below)
