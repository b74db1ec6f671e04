"""Who may know what (GOG-HID)."""

from typing import Any

import regnum
from tests.rules.gates_of_gold.setting import OPTIONS, ORDER, gate, told
from tests.rules.marks import rule


@rule("GOG-HID-01")
def test_the_row_the_orders_boards_and_bonus_cards_are_public() -> None:
    game = gate({"columns": [3]}, {})
    for seat in (0, 1, None):
        view: Any = game.view(seat)
        table = view["table"]
        assert table["outsiders"] == told(game, "outsiders")
        assert table["outsider_pile"] == len(told(game, "outsider_pile"))
        assert len(table["orders"]) == 24
        assert table["players"][0]["manuscript_board"] == "board-1"
        assert table["diversified_card"] == "diversified-1"


@rule("GOG-HID-02")
def test_the_order_of_the_pile_is_nobodys_knowledge() -> None:
    game = regnum.new("viscounts", 2, 4, **OPTIONS)
    piles = {tuple(told(game.determinize(seat=0, rng=number), "outsider_pile")) for number in range(8)}
    assert len(piles) > 5
    assert {tuple(sorted(pile)) for pile in piles} == {tuple(sorted(told(game, "outsider_pile")))}


@rule("GOG-HID-02")
def test_orders_and_outsiders_in_a_hand_are_their_owners() -> None:
    game = gate({"hand": [ORDER, "protector"]}, {})
    mine: Any = game.view(0)
    theirs: Any = game.view(1)
    assert mine["table"]["players"][0]["hand"] == ["kings-order-1", "protector"]
    assert theirs["table"]["players"][0]["hand"] == 2
