"""What every card, place and word of the game is called and does, and the rule that says so."""

from typing import Final

from regnum.engine.messages import Entry, Message
from regnum.games.sentences import name
from regnum.games.viscounts import cardfiles
from regnum.games.viscounts.telling import cards
from regnum.games.viscounts.telling.cards import CardTexts
from regnum.games.viscounts.telling.places import spot_title
from regnum.games.viscounts.words import (
    COLOURS,
    ICONS,
    PLAYER_CARDS,
    RIBBONS,
    SEGMENTS,
    SLOTS,
    TRACK,
    WEDGES,
)

ACTIONS: Final = {
    "trade": "VIS-TRADE-01",
    "construct": "VIS-BUILD-01",
    "castle": "VIS-CASTLE-01",
    "transcribe": "VIS-SCRIBE-01",
}
GOODS: Final = {
    "silver": "VIS-ACT-03",
    "stone": "VIS-BUILD-01",
    "gold": "VIS-CASTLE-01",
    "ink": "VIS-SCRIBE-01",
    "resources": "VIS-ICON-03",
    "deeds": "VIS-DEBT-09",
    "debts": "VIS-DEBT-08",
    "corruption": "VIS-TRACK-01",
    "virtue": "VIS-TRACK-01",
}
PHASES: Final = {
    "cards": "VIS-CARDS-01",
    "movement": "VIS-MOVE-01",
    "action": "VIS-ACT-01",
    "recruit": "VIS-RECRUIT-01",
    "collision": "VIS-COLLISION-01",
    "draw": "VIS-DRAW-01",
}
SYMBOLS: Final = {
    "worker": "VIS-COMP-03",
    "viscount": "VIS-MOVE-01",
    "castle-leader": "VIS-CASTLE-13",
    "poverty": "VIS-SCORE-10",
    "prosperity": "VIS-SCORE-13",
    "link": "VIS-BUILD-08",
    "rearrange": "VIS-ICON-11",
    "discard": "VIS-ICON-12",
    "destroy": "VIS-ICON-13",
    "shuffle": "VIS-ICON-14",
    "hire": "VIS-ICON-08",
    "dismiss": "VIS-DISMISS-01",
    "vp": "VIS-GOAL-01",
}
SCORE: Final = {
    "buildings": "VIS-SCORE-01",
    "workers": "VIS-SCORE-02",
    "sets": "VIS-SCORE-03",
    "manuscripts": "VIS-SCORE-04",
    "leader": "VIS-SCORE-05",
    "favours": "VIS-SCORE-05",
    "debts": "VIS-SCORE-07",
    "deeds": "VIS-SCORE-09",
    "poverty": "VIS-SCORE-10",
    "prosperity": "VIS-SCORE-13",
    "resources": "VIS-SOLO-39",
}


def entries(texts: CardTexts) -> dict[str, Entry]:
    """All of them, by keys such as `card/abbot` or `space/town-1`."""
    told: dict[str, Entry] = {}
    tell_cards(told, texts)
    tell_board(told)
    tell_player_board(told, texts)
    for group, words in (
        ("action", ACTIONS),
        ("good", GOODS),
        ("phase", PHASES),
        ("symbol", SYMBOLS),
        ("score", SCORE),
    ):
        for word, rule in words.items():
            told[f"{group}/{word}"] = Entry(Message(f"{group}-{word}"), Message(f"about-{group}-{word}"), rule)
    for icon in ICONS:
        rule = "VIS-CRIM-01" if icon == "criminal" else "VIS-ACT-03"
        told[f"icon/{icon}"] = Entry(Message(f"icon-{icon}"), Message(f"about-icon-{icon}"), rule)
    for colour in COLOURS:
        told[f"seat/{colour}"] = Entry(Message(f"colour-{colour}"), Message("about-seat"), "VIS-SETUP-07")
    return told


def tell_cards(told: dict[str, Entry], texts: CardTexts) -> None:
    """The cards of the deck."""
    for id, card in texts.townsfolk.items():
        told[f"card/{id}"] = Entry(name(card), texts.townsfolk_facts(id), "VIS-ANAT-01")
    for id, tile in texts.manuscripts.items():
        told[f"manuscript/{id}"] = Entry(name(tile), texts.manuscript_facts(id), "VIS-SCRIBE-02")
    for number in range(1, PLAYER_CARDS + 1):
        title = Message("player-card", n=number)
        told[f"player-card/{number}"] = Entry(title, cards.player_card(number), "VIS-SETUP-13")
    for number, ribbon in enumerate(RIBBONS):
        told[f"favour/{ribbon}"] = Entry(Message(f"favour-{ribbon}"), cards.favour(number), "VIS-SCRIBE-07")
    for id in texts.schemes:
        told[f"scheme/{id}"] = Entry(texts.scheme_name(id), texts.scheme_facts(id), "VIS-SOLO-23")
    for id, board in texts.ai_boards.items():
        told[f"ai/{id}"] = Entry(name(board), texts.ai_board_facts(id), "VIS-SOLO-01")


def tell_board(told: dict[str, Entry]) -> None:
    """The Main Board and the Castle."""
    for number, segment in enumerate(cardfiles.main_board().segment):
        for town in (2 * number + 1, 2 * number + 2):
            told[f"space/town-{town}"] = Entry(Message(f"space-town-{town}"), cards.exchange(town), "VIS-TRADE-02")
        inner = Message(f"space-inner-{segment.id}")
        told[f"space/inner-{segment.id}"] = Entry(inner, Message("about-inner"), "VIS-ACT-02")
        for side, spots in (("small", segment.small), ("large", segment.large)):
            for place, spec in enumerate(spots, 1):
                title = spot_title(f"{segment.id}{place}")
                told[f"spot/{side}/{segment.id}{place}"] = Entry(title, cards.spot(spec), "VIS-BUILD-07")
        below = Entry(Message("printed-townsfolk"), cards.printed_townsfolk(number), "VIS-DISMISS-09")
        told[f"printed-townsfolk/{SEGMENTS[number]}"] = below
        below = Entry(Message("printed-manuscript"), cards.printed_manuscript(number), "VIS-SCRIBE-11")
        told[f"printed-manuscript/{SEGMENTS[number]}"] = below
    for number, wedge in enumerate(WEDGES):
        text = Message("about-section", what=cards.entering(number))
        told[f"section/{wedge}"] = Entry(Message("section-name", n=number + 1), text, "VIS-CASTLE-06")


def tell_player_board(told: dict[str, Entry], texts: CardTexts) -> None:
    """Slots, Buildings and the track."""
    for slot in SLOTS:
        told[f"slot/{slot}"] = Entry(Message(f"slot-{slot}"), texts.slot(slot), "VIS-BUILD-11")
    for kind in cardfiles.player_board().building:
        cost = Message("amount-builders", n=kind.cost)
        worth = Message("about-building", cost=cost, first=kind.vp[0], second=kind.vp[1], third=kind.vp[2])
        told[f"building/{kind.id}"] = Entry(Message(f"building-{kind.id}"), worth, "VIS-BUILD-04")
    for space in range(1, TRACK + 1):
        told[f"track/{space}"] = Entry(Message("track-space", n=space), cards.track(space), "VIS-COLLISION-05")
