"""What an Outsider before the gate waits for: the answer to "why not now?"."""

import regnum
from regnum.locale import texts
from tests.rules.gates_of_gold.setting import OPTIONS, ROW, gate
from tests.rules.marks import rule


@rule("GOG-ORDER-03")
def test_an_outsider_comes_with_a_kings_order() -> None:
    type = next(game for game in regnum.games() if game.name == "viscounts")
    game = gate({}, {})
    narrator, say = type.narrator(type.check_options(2, OPTIONS)), texts("en", *type.texts_folders()).say
    found = narrator.prospect(game.state, 0, f"outsider/{ROW[0]}")
    assert found is not None
    assert say(found.text).startswith("A King's Order brings it")
    assert found.rule == "GOG-ORDER-03"
    assert narrator.prospect(game.state, 0, "outsider/nobody") is None
