"""What may be pending in a position: frames in an order that occurs, with fields that the table allows."""

import re
from typing import Final

from regnum.engine.errors import BadPosition
from regnum.engine.state import Choice, Frame
from regnum.games.wonderful_kingdom import multiset
from regnum.games.wonderful_kingdom.abilities import CAPTAIN, GREY_EMINENCE, CompleteSite, Oversee, PointAtCard
from regnum.games.wonderful_kingdom.advisors import LastAdvice, has_basic_space
from regnum.games.wonderful_kingdom.cards import is_recyclable
from regnum.games.wonderful_kingdom.choice import (
    OFFERED,
    OfferSecond,
    OfferTurn,
    SelectTurn,
    is_selection,
    seat_of_turn,
)
from regnum.games.wonderful_kingdom.dealing import has_card
from regnum.games.wonderful_kingdom.facing import face_down_slots
from regnum.games.wonderful_kingdom.fight import UncoverIcon
from regnum.games.wonderful_kingdom.menaces import ChooseMenace, ShadowDiscard, Strike
from regnum.games.wonderful_kingdom.production import Production
from regnum.games.wonderful_kingdom.quests import GiveCubes, PayStage, stages_of
from regnum.games.wonderful_kingdom.solo import SELECTIONS, AreaChoice, SearchDiscard, SoloRefill, searchable
from regnum.games.wonderful_kingdom.state import NO_STEP, Player, Table
from regnum.games.wonderful_kingdom.words import BASIC, EXPLORATION, NOBODY, ROUNDS, TRANSMUTED

#: What an action of a window may ask further, in turns and in lanes.
ASKED: Final = "( (pay-stage|give-cubes|complete-site|point-at-card|chart))?"
PAID: Final = "pay-stage|give-cubes|complete-site"
#: The stack from the bottom up: set-up, phase A for two and for one, and the stack while nobody is in a lane.
SET_UP: Final = "round shuffle-deck(( choose-menace){1,2}| shuffle-advisors( keep-one)?)?"
DUEL: Final = f"choice-turn( (offer|select){ASKED}| offer-second)?"
SOLO: Final = f"solo-select{ASKED}|solo-take|solo-refill( search-pick( search-look( search-discard){{0,2}})?)?"
PLANNED: Final = "end-round production open-planning"
STRUCK: Final = f"{PLANNED}( strike)*"
CHOICE: Final = f"{PLANNED} reveal( leftovers( ({DUEL}|{SOLO}))?)?"
END: Final = "(last-advice( last-advice)?)?"
IN_ROUND: Final = f"round|end-round( open-fight| production)?|{STRUCK}( shadows-fed)?|{CHOICE}"
#: By the frame with which lanes are opened: the stack below them, and a lane.
BELOW: Final[dict[str, str]] = {
    "keep-advisor": "round shuffle-deck shuffle-advisors",
    "shadow-discard": f"{STRUCK} shadows-fed",
    "place-giant": STRUCK,
    "cover-icon": STRUCK,
    "planning": "end-round production",
    "placing": "end-round production",
    "fight": "end-round",
}
LANES: Final[dict[str, str]] = {
    "planning": f"planning( ({PAID}))?",
    "placing": f"placing( ({PAID}|oversee))?",
    "fight": "fight( uncover-icon)?",
}
#: The frames that belong to one module.
OWN_FRAMES: Final[dict[str, tuple[str, ...]]] = {
    "quest": ("pay-stage", "give-cubes"),
    "menace": (
        *("choose-menace", "strike", "shadow-discard", "shadows-fed", "place-giant", "cover-icon"),
        *("open-fight", "fight", "uncover-icon"),
    ),
    "advisors": (
        *("shuffle-advisors", "keep-one", "keep-advisor", "last-advice"),
        *("chart", "point-at-card", "complete-site", "oversee"),
    ),
}
#: The frames of phase A for two.
DUEL_FRAMES: Final = ("choice-turn", "offer", "offer-second", "select")


def check_pending(table: Table) -> None:
    """Raise BadPosition with the first frame that can't be."""
    _check_stack(table)
    _check_lanes(table)
    for path, frame in frames_by_path(table):
        _check_family(table, path, frame)
        _check_fields(table, path, frame)
    _check_strikes(table)
    _check_step(table)
    _check_turn(table)


def names_of(frames: list[Frame]) -> str:
    """The names of frames from the bottom up."""
    return " ".join([frame.NAME for frame in frames])


def opening_of(table: Table) -> str:
    """The name of the frame with which the open lanes began; empty when there are none."""
    return table.openings[0].NAME if table.openings else ""


def pends(table: Table, name: str) -> bool:
    """Whether a frame waits on the stack."""
    return name in [frame.NAME for frame in table.stack]


def seat_of(frame: Frame) -> int:
    """Whom a frame concerns; NOBODY when it is nobody's own."""
    return frame.seat if isinstance(frame, Choice | SoloRefill) else NOBODY


def frames_by_path(table: Table) -> list[tuple[str, Frame]]:
    """All frames, with the fields of the position that they stand in."""
    found = [(f"table.stack[{n}]", frame) for n, frame in enumerate(table.stack)]
    for seat, lane in enumerate(table.lanes):
        found += [(f"table.lanes[{seat}][{n}]", frame) for n, frame in enumerate(lane)]
    return found + [(f"table.openings[{seat}]", frame) for seat, frame in enumerate(table.openings)]


def _check_stack(table: Table) -> None:
    """The order of the frames fits the round and the open lanes (IWK-ROUND-01)."""
    opening = opening_of(table)
    names = names_of(table.stack)
    if opening:
        pattern = BELOW.get(opening, "")
        if opening not in BELOW:
            raise BadPosition("table.openings[0]", f"{opening} opens no lanes")
    else:
        pattern = f"{SET_UP}|{END}|{IN_ROUND}"
    if not re.fullmatch(pattern, names):
        raise BadPosition("table.stack", f"there is never a stack of: {names or 'nothing'}; {opening or 'no'} lanes")
    if (table.round == 0) != (re.fullmatch(SET_UP, names) is not None):
        raise BadPosition("table.round", f"round {table.round} with a stack of: {names or 'nothing'}")
    last = opening == "" and re.fullmatch(END, names) is not None
    if (last and table.round < ROUNDS) or (names == "round" and table.round == ROUNDS):
        raise BadPosition("table.round", f"round {table.round} with a stack of: {names or 'nothing'}")


def _check_lanes(table: Table) -> None:
    """A lane is its seat's own, and goes on from its opening."""
    opening = opening_of(table)
    for seat, lane in enumerate(table.lanes):
        if opening != table.openings[seat].NAME:
            raise BadPosition(f"table.openings[{seat}]", f"all lanes begin alike, with {opening}")
        for number, frame in enumerate([table.openings[seat], *lane]):
            if seat_of(frame) != seat:
                path = f"table.lanes[{seat}][{number - 1}]" if number else f"table.openings[{seat}]"
                raise BadPosition(path, "must be of the lane's own seat")
        if lane and not re.fullmatch(LANES.get(opening, opening), names_of(lane)):
            raise BadPosition(f"table.lanes[{seat}]", f"there is never a lane of: {names_of(lane)}")


def _check_family(table: Table, path: str, frame: Frame) -> None:
    """A frame belongs to the module and to the number of players."""
    for module, names in OWN_FRAMES.items():
        if frame.NAME in names and module != table.module.name:
            raise BadPosition(path, f"{frame.NAME} is of the module {module}")
    solo = frame.NAME.startswith(("solo-", "search-"))
    if (solo and table.seats == 2) or (frame.NAME in DUEL_FRAMES and table.seats == 1):
        raise BadPosition(path, f"{frame.NAME} is not for {table.seats}")


def _check_fields(table: Table, path: str, frame: Frame) -> None:
    """What a frame is about must be there."""
    if isinstance(frame, OfferTurn | OfferSecond):
        least = OFFERED if isinstance(frame, OfferTurn) else 1
        if len(table.players[frame.seat].hand) < least:
            raise BadPosition(f"table.players[{frame.seat}].hand", "too few cards for the offer that is to be made")
    elif isinstance(frame, PayStage):
        _check_payment(table, path, frame)
    elif isinstance(frame, GiveCubes):
        if not 1 <= frame.left <= min(TRANSMUTED, multiset.size(table.players[frame.seat].alchemy)):
            raise BadPosition(f"{path}.left", "more cubes than there are")
    elif isinstance(frame, ShadowDiscard):
        _check_shadow(path, frame, table.players[frame.seat])
    elif isinstance(frame, CompleteSite):
        if not table.players[frame.seat].sites:
            raise BadPosition(path, "no card is under construction")
    elif isinstance(frame, UncoverIcon):
        if not table.players[frame.seat].theft:
            raise BadPosition(path, "no icon is covered")
    elif isinstance(frame, PointAtCard):
        _check_pointing(table, path, frame)
    elif isinstance(frame, Oversee):
        _check_overseeing(table, path, frame)
    elif isinstance(frame, AreaChoice | SoloRefill):
        _check_search(table, path)


def _check_payment(table: Table, path: str, frame: PayStage) -> None:
    """Cubes of the cost, that lie in the alchemy area (IWK-QUEST-13)."""
    player = table.players[frame.seat]
    if player.stages >> frame.stage & 1:
        raise BadPosition(f"{path}.stage", "the stage is completed")
    cost = stages_of(table)[frame.stage].cost
    for resource in range(BASIC):
        most = min(multiset.count(cost, resource), multiset.count(player.alchemy, resource))
        if multiset.count(frame.cubes, resource) > most:
            raise BadPosition(f"{path}.cubes", "more than the stage costs, or than the alchemy area holds")


def _check_shadow(path: str, frame: ShadowDiscard, player: Player) -> None:
    """No more than the selection area has (IWK-MENACE-SHADOW-06); an opening counts what was there before."""
    there = len([laid for laid in player.selection if is_recyclable(laid.card)])
    if path.startswith("table.openings"):
        there += len(player.fed)
    if frame.left > there:
        raise BadPosition(f"{path}.left", "more cards than the selection area has")


def _check_pointing(table: Table, path: str, frame: PointAtCard) -> None:
    """Only three advisors point at cards, and there must be one to point at (IWK-ADVISOR-16)."""
    if not GREY_EMINENCE <= frame.advisor <= CAPTAIN + 1:
        raise BadPosition(f"{path}.advisor", "this advisor points at no card")
    there = face_down_slots(table) if frame.advisor == GREY_EMINENCE else table.areas[0] + table.areas[1]
    if not there:
        raise BadPosition(path, "there is no card to point at")


def _check_overseeing(table: Table, path: str, frame: Oversee) -> None:
    """At the end of phase C, with an empty space of a basic resource (IWK-ADVISOR-ABIL-06, IWK-ADVISOR-16)."""
    if not has_basic_space(table.players[frame.seat]):
        raise BadPosition(path, "no card under construction has room for a basic cube")
    if table.step != EXPLORATION:
        raise BadPosition(path, "only while exploration cubes are placed")


def _check_search(table: Table, path: str) -> None:
    """A search is about one area, with cards to discard, to look at and to pick (IWK-SOLO-11)."""
    search = [frame for frame in table.stack if isinstance(frame, AreaChoice | SoloRefill)]
    area = search[0].area
    for frame in search:
        if frame.area != area:
            raise BadPosition(f"{path}.area", "a search is about one area")
    owed = len([frame for frame in search if isinstance(frame, SearchDiscard)])
    if owed > len([laid for laid in table.areas[area] if searchable(laid)]):
        raise BadPosition(path, "too few cards to discard")
    if pends(table, "search-look") and not owed and not has_card(table):
        raise BadPosition(path, "no card is left to look at")


def _check_strikes(table: Table) -> None:
    """Each deck in play strikes once, the last at the bottom (IWK-MENACE-09)."""
    decks = [frame.deck for frame in table.stack if isinstance(frame, Strike)]
    in_play = [player.menace_deck for player in table.players]
    if decks != sorted(set(decks), reverse=True) or not set(decks) <= set(in_play):
        raise BadPosition("table.stack", "menace decks strike once each, in their order")
    choosing = [frame.seat for frame in table.stack if isinstance(frame, ChooseMenace)]
    last = [frame.seat for frame in table.stack if isinstance(frame, LastAdvice)]
    if len(choosing) != len(set(choosing)) or last != list(range(len(last))):
        raise BadPosition("table.stack", "every seat is asked once, in its turn")


def _check_step(table: Table) -> None:
    """The step of production that goes on is the one before that which is to come (IWK-PROD-01)."""
    for number, frame in enumerate(table.stack):
        if isinstance(frame, Production):
            on_top = number == len(table.stack) - 1
            placing = opening_of(table) == "placing"
            if frame.step and not (on_top and (placing or not table.lanes)):
                raise BadPosition(f"table.stack[{number}].step", "production begins with materials")
            if placing and table.step != frame.step - 1:
                raise BadPosition("table.step", "must be the step before the one to come")
    if table.step != NO_STEP and opening_of(table) != "placing" and names_of(table.stack) != "end-round production":
        raise BadPosition("table.step", "only in the production phase")
    if opening_of(table) == "planning" and table.step != NO_STEP:
        raise BadPosition("table.step", "only in the production phase")


def _check_turn(table: Table) -> None:
    """The turn of phase A is the one of the frame that waits (IWK-OFFER-02, IWK-SOLO-08)."""
    waiting = NOBODY
    for number, frame in enumerate(table.stack):
        if isinstance(frame, OfferTurn | OfferSecond | SelectTurn):
            turn = table.turn - 1
            selecting = isinstance(frame, SelectTurn)
            if turn < 0 or is_selection(turn) != selecting or seat_of_turn(table, turn) != frame.seat:
                raise BadPosition("table.turn", f"{frame.NAME} of seat {frame.seat} is not in turn {table.turn}")
            waiting = frame.seat
        elif waiting != NOBODY and seat_of(frame) != waiting:
            raise BadPosition(f"table.stack[{number}].seat", "must be the seat whose turn it is")
        elif frame.NAME.startswith("solo-") and table.turn >= SELECTIONS:
            raise BadPosition("table.turn", f"there are {SELECTIONS} selections a round")
