"""What happened is told of a seat, of a rival, or of nobody, to each as far as they may know it."""

from regnum.engine.events import Event


def test_what_a_rival_did_is_told_of_it_to_everybody() -> None:
    drawn = Event("drew", "SIE-RAID", -1, {"n": 1}, {"card": "ram"}, (1,), "horde")
    assert [drawn.told_to(seat).rival for seat in (0, 1, None)] == ["horde"] * 3
    assert [drawn.told_to(seat).args for seat in (0, 1)] == [{"n": 1}, {"n": 1, "card": "ram"}]
    assert drawn.told_to(None).data() == {
        "kind": "drew",
        "rule": "SIE-RAID",
        "seat": -1,
        "rival": "horde",
        "args": {"n": 1},
    }
    assert Event("gained", "R", 2, {}).data()["rival"] == ""
