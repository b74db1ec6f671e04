"""The frames that can wait on the stack, written in a position by name and fields."""

from typing import Any, Final

from regnum.engine.errors import BadPosition
from regnum.engine.moves import Catalogue
from regnum.engine.reading import Reader
from regnum.engine.state import Frame
from regnum.games.architects import (
    boards,
    captures,
    construction,
    effects,
    extra_boards,
    hiring,
    modules,
    payment,
    reset,
    scoring,
    setup,
    turn,
    virtue,
)
from regnum.games.architects.places import black_market, guardhouse, storehouse
from regnum.games.architects.state import Table
from regnum.games.architects.words import COLOURS, GAINS, GOODS, PLACES

#: Every kind of frame that can wait on the stack.
KINDS: Final[list[Any]] = [
    boards.AvoidDebt,
    boards.Waive,
    captures.Capture,
    captures.Captures,
    construction.BuildingDone,
    construction.BuildingEffect,
    construction.BuildingVirtue,
    construction.CathedralBonus,
    construction.CathedralStep,
    construction.DiscardForCathedral,
    construction.GuildhallWork,
    effects.DiscardForGain,
    effects.DismissOne,
    effects.FreeOrCapture,
    effects.PickGain,
    extra_boards.DiscardForResource,
    extra_boards.PreventLoss,
    extra_boards.ReplaceGood,
    hiring.Hire,
    hiring.MakeRoom,
    hiring.Refill,
    modules.NeutralOutline,
    modules.FirstApprentice,
    modules.RefillDisplay,
    payment.PayGoods,
    payment.PayMix,
    payment.PayTax,
    black_market.KeepOne,
    black_market.LookAtBuildings,
    black_market.MarketExtras,
    black_market.MarketGoods,
    guardhouse.GuardActions,
    guardhouse.PayOffDebt,
    guardhouse.ReleaseFromBoards,
    storehouse.TradeGain,
    storehouse.Trades,
    reset.Reactions,
    reset.ReleaseSome,
    reset.Reset,
    reset.ResetDebts,
    reset.ResetVirtue,
    scoring.EndEffects,
    scoring.EndGame,
    setup.BeforeDraft,
    setup.ChooseFirst,
    setup.DraftPass,
    setup.DraftPick,
    setup.DraftRound,
    setup.FirstTurn,
    turn.DiscardToLimit,
    turn.EndTurn,
    turn.HandLimit,
    turn.LastResort,
    turn.NextTurn,
    turn.PlaceWorker,
    turn.Recall,
    turn.Turn,
    virtue.ChangeVirtue,
    virtue.DestroyDebts,
    virtue.TakeDebt,
]
FRAMES: Final[dict[str, Any]] = {kind.NAME: kind for kind in KINDS}
SEAT_FIELDS: Final = ("seat", "colour")


def describe_frame(frame: Frame, table: Table, catalogue: Catalogue) -> dict[str, object]:
    """A frame by its name and its fields, in words."""
    told: dict[str, object] = {"frame": frame.NAME}
    for field in frame.FIELDS:
        value = getattr(frame, field)
        if field in SEAT_FIELDS:
            value = COLOURS[value]
        elif field == "place":
            value = PLACES[value]
        elif field == "building":
            value = table.deck.buildings[value].id
        elif field == "move":
            value = catalogue.notations[value]
        elif field in ("goods", "gains"):
            value = _amounts(value)
        elif field == "options":
            value = [_amounts(option) for option in value]
        told[field] = value
    return told


def _amounts(values: list[int]) -> dict[str, int]:
    return {word: amount for word, amount in zip(GAINS, values, strict=False) if amount}


def read_frame(entry: Reader, seats: int, names: dict[str, int], catalogue: Catalogue) -> Frame:
    """The frame that an entry of the stack describes."""
    kind = FRAMES[entry.word("frame", "", list(FRAMES))]
    arguments: dict[str, Any] = {}
    for field in kind.FIELDS:
        value = entry.get(field)
        if field in SEAT_FIELDS:
            value = COLOURS.index(entry.word(field, "", list(COLOURS[:seats])))
        elif field == "place":
            value = PLACES.index(entry.word(field, "", list(PLACES)))
        elif field == "building":
            value = entry.card(field, value, names)
        elif field == "move":
            value = catalogue.parse(entry.word(field, "", catalogue.notations))
        elif field == "goods":
            value = entry.amounts(field, value, GOODS)
        elif field == "gains":
            value = entry.amounts(field, value, GAINS)
        elif field == "options":
            if not isinstance(value, list):
                raise BadPosition(f"{entry.path}.options", "must be a list")
            value = [entry.amounts(field, option, GAINS) for option in value]
        elif field == "rule":
            value = str(value)
        elif field in ("free", "optional", "clay_too", "advanced", "by_virtue"):
            value = entry.flag(field)
        else:
            value = entry.whole(field, None, -100)
        arguments[field] = value
    entry.done()
    frame: Frame = kind(**arguments)
    return frame
