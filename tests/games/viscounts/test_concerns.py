"""What a player is told of the others' moves before the own next one."""

import pytest

import regnum
from regnum.engine.events import Event
from regnum.locale import texts


def told(seat: int, *events: Event, lang: str = "en") -> list[tuple[int, str, list[str]]]:
    game = regnum.new("viscounts", 3, 1)
    say = texts(lang, *game.type.texts_folders()).say
    concerns = game.type.narrator(game.options).concerns(seat, events)
    return [(one.seat, say(one.message), one.targets) for one in concerns]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "removes your Worker from the second tier at"),
        ("pl", "wypycha twojego Robotnika z drugiego poziomu przy"),
    ],
)
def test_a_worker_removed_from_the_castle_concerns_its_owner_alone(lang: str, sentence: str) -> None:
    args: dict[str, int | str] = {"whose": "red", "tier": "second", "wedge": "k1", "segment": "a"}
    event = Event("bumped", "VIS-CASTLE-09", 1, args)
    ((seat, text, targets),) = told(0, event, lang=lang)
    assert (seat, text.startswith(sentence), targets) == (1, True, ["second/k1"])
    assert told(2, event, lang=lang) == []


def test_what_links_give_on_another_turn_and_the_end_in_sight_concern_a_player() -> None:
    gained = Event("gained", "VIS-BUILD-08", 0, {"good": "silver", "amount": 2})
    others = Event("gained", "VIS-BUILD-08", 1, {"good": "silver", "amount": 2})
    leads = Event("leads-castle", "VIS-CASTLE-13", 2, {})
    last = Event("last-round", "VIS-END-01", 1, {})
    assert [(seat, text) for seat, text, _ in told(0, gained, others, leads, last)] == [
        (-1, "you gain 2 Silver"),
        (2, "becomes Castle Leader"),
        (1, "begins the last round"),
    ]


def test_the_card_that_drops_off_as_the_own_turn_begins_is_no_news() -> None:
    assert told(0, Event("dropped-off", "VIS-CARDS-02", 0, {"card": "abbot"})) == []


def test_the_end_in_sight_and_losses_stand_out() -> None:
    game = regnum.new("viscounts", 2, 1)
    narrator = game.type.narrator(game.options)
    kinds = ["revealed", "last-round", "bumped", "gained"]
    marks = [narrator.standing_out(Event(kind, "", 0, {})) for kind in kinds]
    assert marks == ["milestone", "milestone", "notable", ""]
