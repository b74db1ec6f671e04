"""What a player is told of the others' moves before the own next one."""

import pytest

import regnum
from regnum.engine.events import Event
from regnum.locale import texts


def told(seat: int, *events: Event, lang: str = "en") -> list[tuple[int, str, list[str]]]:
    game = regnum.new("architects", 3, 1)
    say = texts(lang, *game.type.texts_folders()).say
    concerns = game.type.narrator(game.options).concerns(seat, events)
    return [(one.seat, say(one.message), one.targets) for one in concerns]


def captured(seat: int, colour: str, amount: int, place: str = "silversmith") -> Event:
    return Event("captured", "ARC-TOWN-01", seat, {"colour": colour, "place": place, "amount": amount})


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "captures 11 of your Workers at the Silversmith"),
        ("pl", "dokonuje pojmania 11 twoich Robotników u Mincierza"),
    ],
)
def test_a_capture_of_own_workers_concerns_their_owner_alone(lang: str, sentence: str) -> None:
    event = captured(1, "blue", 11)
    assert told(0, event, lang=lang) == [(1, sentence, ["place/silversmith"])]
    assert told(2, event, lang=lang) == []


def test_captures_at_one_place_are_summed_up_and_come_first() -> None:
    reset = Event("reset", "ARC-RESET-01", 2, {})
    events = [reset, captured(1, "blue", 2), captured(2, "blue", 1, "quarry"), captured(1, "blue", 3)]
    assert [(seat, text) for seat, text, _ in told(0, *events)] == [
        (1, "captures 5 of your Workers at the Silversmith"),
        (2, "captures 1 of your Workers in the Quarry"),
        (-1, "The Black Market has been reset"),
    ]


def test_what_befell_a_player_is_told_to_them() -> None:
    lost = Event("lost-virtue", "ARC-RESET-06", 0, {"amount": 1, "virtue": 4})
    other = Event("gained", "ARC-QUARRY-01", 1, {"good": "stone", "amount": 2})
    assert told(0, lost, other) == [(-1, "you lose 1 Virtue (now 4)", [])]
    assert told(0, lost, other, lang="pl") == [(-1, "tracisz 1 punkt Cnót (poziom 4)", [])]


def test_what_has_no_words_to_the_player_is_told_as_in_the_chronicle() -> None:
    released = Event("released", "ARC-GUARD-03", 0, {"amount": 2})
    assert told(0, released) == [(0, "releases 2 of their own Workers from Prison", [])]


def test_what_one_keeps_in_the_draft_is_ones_own_deed_though_it_is_told_when_all_have_chosen() -> None:
    kept = Event("kept-building", "ARC-SETUP-11", 0, {"building": "well"})
    assert told(0, kept, Event("begins", "ARC-SETUP-12", 0, {})) == []


def test_resets_captures_and_the_end_stand_out() -> None:
    narrator = regnum.new("architects", 2, 1)
    told_by = narrator.type.narrator(narrator.options)
    kinds = ["reset", "captured", "end-triggered", "constructed", "gained"]
    marks = [told_by.standing_out(Event(kind, "", 0, {})) for kind in kinds]
    assert marks == ["milestone", "notable", "milestone", "notable", ""]
