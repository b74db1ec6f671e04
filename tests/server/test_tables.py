"""Opening a table, sitting down and playing: what a person does first."""

import pytest

import regnum
from tests.server.setting import BOT, HERE, LINK, ME, House

GAMES = [game.name for game in regnum.games()]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_for_two_is_two_requests_from_its_first_move(house: House, game: str) -> None:
    """Opening gives an address; looking there gives legal moves in words, and any of them can be played."""
    ann = house.person()
    id = ann.open(game, ME, HERE)
    state = ann.state(id)
    assert state["mine"] == [0, 1]
    assert all(move["text"] for move in state["moves"])
    played = ann.play(id, state["seat"], state["version"], state["moves"][0]["notation"])
    assert played.status_code == 200
    assert played.json()["version"] == 1
    assert house.entries(id) == [(state["seat"], state["moves"][0]["notation"])]


def test_the_real_server_opens_a_table_and_a_bot_answers(served: House) -> None:
    """`regnum serve` on an empty database: a game for one against a bot goes on by itself to the person's turn."""
    ann = served.person()
    id = ann.open("wonderful_kingdom", ME, BOT, first="red", module="none")
    state = ann.state(id)
    seen = 0
    while 0 not in [decision["seat"] for decision in state["decisions"]]:
        seen += 1
        assert seen < 10_000
        state = ann.state(id)
    assert ann.move(id, 0)["version"] > state["version"]


def test_a_friend_takes_a_free_seat_by_link(house: House) -> None:
    """The seat is open until somebody sits down, then it is theirs alone."""
    ann, bob = house.person(), house.person()
    id = ann.open("architects", ME, LINK)
    assert [seat["open"] for seat in bob.state(id)["seats"]] == [False, True]
    assert bob.state(id)["seat"] is None
    bob.sit(id, 1, "Bob")
    state = bob.state(id)
    assert (state["seat"], state["mine"]) == (1, [1])
    assert state["seats"][1]["player"] == "Bob"
    assert not state["seats"][1]["open"]
    assert [seat["mine"] for seat in ann.state(id)["seats"]] == [True, False]
    assert bob.move(id, 1)["seat"] == 1


def test_sitting_down_again_on_ones_own_seat_changes_nothing(house: House) -> None:
    ann, bob = house.person(), house.person()
    id = ann.open("architects", ME, LINK)
    bob.sit(id, 1, "Bob")
    bob.sit(id, 1, "Bobby")
    assert bob.state(id)["seats"][1]["player"] == "Bob"


def test_my_tables_lists_mine_with_whose_turn_it_is(house: House) -> None:
    ann, bob = house.person(), house.person()
    first = ann.open("wonderful_kingdom", ME, LINK, first="blue")
    second = ann.open("architects", ME, HERE)
    lines = ann.get("/api/tables", lang="pl").json()
    assert [line["id"] for line in lines] == [second, first]
    assert [line["your_turn"] for line in lines] == [True, True]
    assert lines[1]["waiting_for"] == ["Ann"]
    assert lines[1]["title"]
    bob.sit(first, 1, "Bob")
    assert [line["id"] for line in bob.get("/api/tables").json()] == [first]
    assert not bob.get("/api/tables").json()[0]["your_turn"]
    assert house.stranger().get("/api/tables").json() == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_shelf_explains_every_game_in_the_asked_language(house: House, lang: str) -> None:
    games = house.stranger().get("/api/games", lang=lang).json()
    assert [game["name"] for game in games] == GAMES
    assert all(option["title"] and option["about"] for game in games for option in game["options"])
    assert games != house.stranger().get("/api/games", lang="pl" if lang == "en" else "en").json()


@pytest.mark.parametrize("game", GAMES)
def test_every_option_on_the_shelf_opens_a_table(house: House, game: str) -> None:
    """Whatever the shelf offers is taken: each value of each option, with the others that it needs."""
    ann = house.person()
    shelf = {one["name"]: one for one in ann.get("/api/games").json()}
    for option in shelf[game]["options"]:
        for choice in option["choices"]:
            value = [option["default"], choice["value"]] if option["by_seat"] else choice["value"]
            options = {**option["needs"], **choice["needs"], option["name"]: value}
            assert ann.state(ann.open(game, ME, HERE, **options))["options"][option["name"]] == value


@pytest.mark.parametrize("game", GAMES)
def test_what_an_option_needs_is_told_on_the_shelf(house: House, game: str) -> None:
    """Without what it needs, whatever is not the default is refused, and the answer says what is missing."""
    ann = house.person()
    shelf = {one["name"]: one for one in ann.get("/api/games").json()}
    for option in shelf[game]["options"]:
        for choice in option["choices"]:
            needs = {**option["needs"], **choice["needs"]}
            for missing in needs if choice["value"] != option["default"] else []:
                other = next(one for one in shelf[game]["options"] if one["name"] == missing)
                unmet = next(one["value"] for one in other["choices"] if one["value"] != needs[missing])
                options = {**needs, missing: unmet, option["name"]: choice["value"]}
                seats = [ME] if option["by_seat"] else [ME, HERE]
                answer = ann.post("/api/tables", {"game": game, "seats": seats, "options": options})
                assert answer.status_code == 400
                assert f"needs {missing}=" in answer.json()["detail"]


@pytest.mark.parametrize(("lang", "name", "does"), [("en", "Therese", "Marble"), ("pl", "Teresa", "Marmur")])
def test_a_board_of_a_seat_is_offered_in_words_and_lies_on_the_table(
    house: House, lang: str, name: str, does: str
) -> None:
    ann = house.person()
    shelf = ann.get("/api/games", lang=lang).json()
    board = next(option for option in shelf[0]["options"] if option["name"] == "board")
    assert board["by_seat"]
    assert board["distinct"]
    therese = next(choice for choice in board["choices"] if choice["value"] == "therese")
    assert therese["title"] == name
    assert does in therese["about"]
    id = ann.open("architects", ME, BOT, boards="advanced", board=["random", "therese"])
    state = ann.state(id)
    assert state["options"]["board"] == ["random", "therese"]
    assert state["table"]["players"][1]["board"] == "therese"


@pytest.mark.parametrize(("lang", "easy", "hard"), [("en", "easiest", "hardest"), ("pl", "łatwiejsza", "trudniejsza")])
def test_an_option_says_how_hard_a_choice_is(house: House, lang: str, easy: str, hard: str) -> None:
    viscounts = next(game for game in house.person().get("/api/games", lang=lang).json() if game["name"] == "viscounts")
    boards = next(option for option in viscounts["options"] if option["name"] == "ai")["choices"]
    about = {choice["value"]: choice["about"] for choice in boards}
    assert easy in about["card"]
    assert hard in about["noble"]
    assert all(about.values())


def test_the_components_of_a_game_are_told_in_both_languages(house: House) -> None:
    for game in GAMES:
        english, polish = (
            house.stranger().get(f"/api/games/{game}/components", lang=lang).json() for lang in ("en", "pl")
        )
        assert english["data"] == polish["data"]
        assert english["entries"].keys() == polish["entries"].keys()
        assert all(entry["name"] for entry in english["entries"].values())
        assert english["entries"] != polish["entries"]
