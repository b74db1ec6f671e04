"""What a player is told of the other's moves before the own next one."""

import pytest

import regnum
from regnum.engine.events import Event
from regnum.locale import texts


def told(seat: int, *events: Event, lang: str = "en") -> list[tuple[int, str, list[str]]]:
    game = regnum.new("wonderful_kingdom", 2, 1)
    say = texts(lang, *game.type.texts_folders()).say
    concerns = game.type.narrator(game.options).concerns(seat, events)
    return [(one.seat, say(one.message), one.targets) for one in concerns]


TAKEN = Event("selected", "IWK-OFFER-07", 1, {"area": "left", "amount": 3})
SUPREMACY = Event("supremacy", "IWK-SUPREMACY-01", 1, {"resource": "gold", "home": 0})


@pytest.mark.parametrize(("lang", "word"), [("en", "takes"), ("pl", "bierze")])
def test_what_the_other_takes_concerns_a_player(lang: str, word: str) -> None:
    ((seat, text, targets),) = told(0, TAKEN, lang=lang)
    assert (seat, text.split()[0], targets) == (1, word, ["selection/1"])
    assert told(1, TAKEN, lang=lang) == []


def test_supremacy_rounds_and_what_is_suffered_concern_a_player_but_no_own_choice() -> None:
    begins = Event("round", "IWK-ROUND-01", -1, {"round": 2})
    suffered = Event("calamities", "IWK-PLAN-09", 0, {"amount": 2})
    chosen = Event("began", "IWK-PLAN-03", 0, {"card": "phoenix-nest"})
    stage = Event("stage-completed", "IWK-QUEST-05", 0, {"n": 1})
    seats = [seat for seat, _, _ in told(0, SUPREMACY, begins, suffered, chosen, stage)]
    assert seats == [1, -1, -1]


@pytest.mark.parametrize(("lang", "word"), [("en", "you"), ("pl", "masz")])
def test_own_supremacy_is_told_to_the_player(lang: str, word: str) -> None:
    ((seat, text, targets),) = told(1, SUPREMACY, lang=lang)
    assert (seat, text.split()[0], targets) == (-1, word, ["supply/1/soldiers"])


def test_rounds_stand_out_most() -> None:
    game = regnum.new("wonderful_kingdom", 2, 1)
    narrator = game.type.narrator(game.options)
    kinds = ["round", "supremacy", "placed"]
    assert [narrator.standing_out(Event(kind, "", 0, {})) for kind in kinds] == ["milestone", "notable", ""]
