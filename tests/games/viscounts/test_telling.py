"""What is said at the table: moves, decisions, events and explanations, a few of them to the letter."""

import re
from typing import Any

import pytest

import regnum
from regnum.engine.events import Event
from regnum.engine.messages import Message
from regnum.games.viscounts import cardfiles
from regnum.games.viscounts.gametype import Viscounts
from regnum.games.viscounts.words import BUILDINGS, COLOURS, ICONS, RIBBONS, SLOTS, SPACES, WEDGES
from regnum.locale import LANGUAGES, texts
from tests.rules.viscounts.setting import pending, table

NARRATOR = Viscounts().narrator(Viscounts().check_options(2, {}))
SAID = {lang: texts(lang, Viscounts().texts_folder()) for lang in LANGUAGES}


def moves(game: regnum.Game, lang: str) -> list[str]:
    decision = game.decision
    return [SAID[lang].say(NARRATOR.move(game.state, decision.seat, move)) for move in decision.moves]


def asked(game: regnum.Game, lang: str) -> str:
    return SAID[lang].say(NARRATOR.decision(game.state, game.decision.seat))


def told(event: Event) -> tuple[str, str]:
    return SAID["en"].say(NARRATOR.event(event)), SAID["pl"].say(NARRATOR.event(event))


def test_everything_is_explained() -> None:
    cards = cardfiles.printed_cards()
    keys = {f"card/{card.id}" for group in (cards.starting, cards.townsfolk, cards.heroes) for card in group}
    keys |= {f"manuscript/{tile.id}" for tile in cards.manuscripts}
    keys |= {f"player-card/{number}" for number in range(1, 11)} | {f"favour/{ribbon}" for ribbon in RIBBONS}
    keys |= {f"space/{space}" for space in SPACES} | {f"section/{wedge}" for wedge in WEDGES}
    keys |= {f"slot/{slot}" for slot in SLOTS} | {f"building/{kind}" for kind in BUILDINGS}
    keys |= {f"track/{space}" for space in range(1, 8)} | {f"icon/{icon}" for icon in ICONS}
    parts = regnum.new("viscounts", 2, 1).scores.parts[0]
    keys |= {f"score/{part}" for part in (*parts, "resources")} | {f"seat/{colour}" for colour in COLOURS}
    keys |= {f"scheme/{kind}{number}" for kind in "sf" for number in range(1, 9)}
    keys |= {f"ai/{board.id}" for board in cardfiles.ai_boards().ai_board}
    explained = NARRATOR.entries()
    assert keys <= set(explained)
    groups = {"action", "good", "phase", "symbol", "spot", "printed-townsfolk", "printed-manuscript"}
    assert {key.split("/")[0] for key in set(explained) - keys} == groups
    assert len([key for key in explained if key.startswith("spot/")]) == 45


def test_where_to_move_is_told_with_its_price() -> None:
    game = table({"at": "town-1", "silver": 1}, {"at": "town-9"}, move="thief")
    assert asked(game, "en") == "Move your Viscount: at least 1 step."
    assert moves(game, "en") == [
        "Ride to town 2",
        "Ride to the inner town 1–2",
        "Ride to town 3 (for 1 Silver)",
        "Ride to the inner town 3–4 (for 1 Silver)",
    ]
    assert moves(game, "pl")[2] == "Jedź do miasteczka 3 (za 1 Srebrnik)"


def test_an_action_is_told_with_what_it_is_about() -> None:
    piles: dict[str, Any] = {"townsfolk": {"d": ["mason"]}, "manuscripts": {"d": ["lives-of-the-saints"]}}
    row = {"row": ["thief", "trader", "abbot"], "ink": 9, "silver": 9}
    outer = table({"at": "town-7", **row}, {}, phase="action", **piles)
    assert moves(outer, "en")[0] == "Trade: 2 Merchant icons: gain 1 Gold"
    inner = table({"at": "inner-d", **row}, {}, phase="action", **piles)
    assert moves(inner, "pl") == [
        "Umieszczenie Robotników przy miasteczkach 7–8; po wspięciu się tam: zatrudnij za darmo dowolnego widocznego "
        "Mieszczanina albo zniszcz 1 kartę",
        "Przepisanie Manuskryptu: Żywoty świętych: koszt 4; czarna wstęga; od razu: otrzymaj 2 punkty Cnót",
        "Pas: bez akcji głównej",
    ]
    outer.play("trade")
    assert asked(outer, "pl") == "Handel: czy odsyłasz Mieszczanina obok Wicehrabiego dla jego Symboli i efektu?"
    dismiss, nobody = sorted(moves(outer, "en"))
    assert dismiss.startswith("Dismiss for 1 Silver: Mason: 1 Silver; 1 Merchant icon and 1 Builder icon; hired or ")
    assert nobody == "Dismiss nobody"


def test_exchanges_and_workers_are_told_with_what_is_paid() -> None:
    bare: dict[str, list[str]] = {segment: [] for segment in "abcde"}
    row = {"row": ["trader", "jeweller", "squire"], "silver": 3, "gold": 2}
    game = table({"at": "town-7", **row}, {}, phase="action", townsfolk=bare)
    game.play("trade")
    assert moves(game, "en") == [
        "Make 1 exchange (for 2 Merchant icons)",
        "Make 2 exchanges (for 4 Merchant icons; you pay 1 Silver)",
        "Make 3 exchanges (for 6 Merchant icons; you pay 3 Silver)",
    ]
    assert moves(game, "pl")[2] == "Wykonaj 3 wymiany (za 6 Symboli Kupca; płacisz 3 Srebrniki)"
    game = table({"at": "inner-d", **row}, {}, phase="action", townsfolk=bare)
    game.play("castle")
    assert moves(game, "pl") == [
        "Umieść 1 Robotnika (za 1 Symbol Szlachcica)",
        "Umieść 2 Robotników (za 3 Symbole Szlachcica; płacisz 2 Złota)",
    ]
    row["row"] = ["trader", "diplomat", "squire"]  # the Diplomat's Silver counts too: what is paid is asked
    game = table({"at": "inner-d", **row}, {}, phase="action", townsfolk=bare)
    game.play("castle")
    assert moves(game, "en")[1] == "Place 2 Workers (for 3 Noble icons)"


def test_several_resources_are_asked_for_in_their_order() -> None:
    """Ink Wells come last: whoever begins with them takes nothing else, and is told so."""
    game = table({}, {}, effect="gain 2 resources")
    assert asked(game, "en") == "Take 2 resources in the order Stone, Gold, Ink Wells: which comes first?"
    assert moves(game, "en") == ["Take 1 Stone", "Take 1 Gold", "Take 2 Ink Wells"]
    game.play("take gold")
    assert asked(game, "pl") == "Który zasób bierzesz?"
    assert moves(game, "pl") == ["Weź 1 Złoto", "Weź 1 Kałamarz"]


def test_the_second_card_of_the_kingdom_is_told_without_another_round() -> None:
    game = table({}, {}, effect="gain 1 resource then gain 1 debt", debt_stack=1, deed_stack=0, closing="last-round")
    game.listen()
    game.play("take ink")
    assert "revealed-too" in [event.kind for event in game.events(0)]


def test_whose_worker_is_removed_is_told_by_colour() -> None:
    game = table({"first_tier": {"k2": 1}}, {"first_tier": {"k2": 2}}, effect="place 1 worker")
    assert asked(game, "en") == "Place 1 Worker for free: in which section?"
    assert moves(game, "en")[1] == "In the section at towns 3–4; who climbs there: flip 1 Debt or Deed"
    game.play("place k2")
    assert asked(game, "pl") == "Za dużo Robotników na pierwszym poziomie przy miasteczkach 3–4: kogo wypychasz?"
    assert moves(game, "en") == [
        "Remove a Worker of yours from the first tier at towns 3–4",
        "Remove a Worker of Blue's from the first tier at towns 3–4",
    ]
    assert moves(game, "pl")[1] == "Wypchnij Robotnika Niebieskiego z pierwszego poziomu przy miasteczkach 3–4"


def test_sections_are_told_by_the_towns_before_them_however_the_castle_lies() -> None:
    ring = ["c", "b", "a", "d", "e"]
    game = table({"first_tier": {"k3": 2}}, {}, effect="place 1 worker", ring=ring, castle="k2")
    told = [move.split(";")[0] for move in moves(game, "en")]
    assert told == [f"In the section at towns {towns}" for towns in ("9–10", "5–6", "3–4", "1–2", "7–8")]
    sheet = next(sheet for sheet in NARRATOR.sections(game.view(0)) if sheet.title.id == "section-castle")
    rows = [[SAID["en"].say(cell) if isinstance(cell, Message) else cell for cell in row] for row in sheet.rows]
    assert [row[0] for row in rows] == ["Towns 5–6", "Towns 3–4", "Towns 1–2", "Towns 7–8", "Towns 9–10", "Third tier"]
    assert rows[1] == [
        "Towns 3–4",
        "gain 1 Gold, or move 1 Worker to an adjacent section of the first tier",
        "2 / 0",
        "·",
    ]


def test_links_are_told_with_what_they_give() -> None:
    blue = {"built": ["workshop-1", "workshop-2"]}
    built = {"b1": "blue workshop", "b3": "blue workshop"}
    game = table({"at": "town-3"}, blue, {}, effect="build 1 workshop", buildings=built)
    assert moves(game, "en")[2] == "Workshop, third slot; uncovers: hand limit +1"  # free: no cost is told
    game.play("build workshop-1")
    told = moves(game, "en")
    assert told[4] == "Building Spot 5 at towns 1–2: may destroy 1 card; Link: gain 1 Virtue"
    assert told[5] == "Building Spot 2 at towns 3–4: gain 1 Stone; Link: gain 2 Silver; Link: gain 1 Debt"
    game.play("build on b2")
    assert moves(game, "en") == [
        "First the Link to Building Spot 1 at towns 3–4: gain 2 Silver",
        "First the Link to Building Spot 3 at towns 3–4: gain 1 Debt",
    ]


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (
            Event("hired", "VIS-RECRUIT-01", 0, {"card": "mason", "price": 1}),
            ("hires Mason for 1 Silver", "zatrudnia za 1 Srebrnik: Murarz"),
        ),
        (
            Event("hired", "VIS-ICON-08", 0, {"card": "mason", "price": 0}),
            ("hires Mason for free", "zatrudnia za darmo: Murarz"),
        ),
        (
            Event("moved", "VIS-MOVE-01", 0, {"space": "inner-a", "price": 2}),
            ("rides to the inner town 1–2 for 2 Silver", "jedzie do miasteczka wewnętrznego 1–2 za 2 Srebrniki"),
        ),
        (Event("drew-card", "VIS-DRAW-01", 1, {}), ("draws a card", "dobiera kartę")),
        (Event("drew-card", "VIS-DRAW-01", 1, {"card": "thief"}), ("draws Thief", "dobiera kartę: Złodziejka")),
        (
            Event("built", "VIS-BUILD-07", 0, {"slot": "guildhall-2", "spot": "b1"}),
            (
                "builds a Guildhall on Building Spot 1 at towns 3–4",
                "buduje Dom Gildii (pole Budowy nr 1 przy miasteczkach 3–4)",
            ),
        ),
        (
            Event("bumped", "VIS-CASTLE-09", 0, {"whose": "blue", "wedge": "k1", "segment": "a", "tier": "first"}),
            (
                "removes a Worker of Blue's from the first tier at towns 1–2",
                "wypycha Robotnika Niebieskiego z pierwszego poziomu przy miasteczkach 1–2",
            ),
        ),
        (
            Event("bumped", "VIS-CASTLE-09", 0, {"whose": "red", "wedge": "k1", "segment": "a", "tier": "first"}),
            (
                "removes an own Worker from the first tier at towns 1–2",
                "wypycha własnego Robotnika z pierwszego poziomu przy miasteczkach 1–2",
            ),
        ),
        (
            Event("bumped", "VIS-CASTLE-09", 0, {"whose": "ai", "wedge": "k1", "segment": "a", "tier": "second"}),
            (
                "removes a Worker of the AI's from the second tier at towns 1–2",
                "wypycha Robotnika SI z drugiego poziomu przy miasteczkach 1–2",
            ),
        ),
        (
            Event("resolved-row", "VIS-SOLO-23", -1, {"effect": "gain 1 corruption per criminal"}, rival="ai"),
            (
                "resolves a row: gain 1 Corruption for every Criminal icon",
                "rozpatruje wiersz: otrzymaj 1 punkt Korupcji za każdy Symbol Złoczyńcy",
            ),
        ),
        (
            Event("revealed-scheme", "VIS-SOLO-22", -1, {"scheme": "s1"}, rival="ai"),
            (
                "reveals a Scheme (Starting Scheme: Builder and Noble)",
                "odkrywa Schemat (Początkowy Schemat: Budowniczy i Szlachcic)",
            ),
        ),
        (
            Event("revealed", "VIS-DEBT-02", 2, {"card": "poverty"}),
            (
                "reveals Poverty: the game ends after the next round",
                "odsłania kartę: Ubóstwo; po następnej rundzie gra się skończy",
            ),
        ),
        (
            Event("revealed-too", "VIS-DEBT-02", 2, {"card": "prosperity"}),
            (
                "reveals Prosperity too: it is a Divided Kingdom now",
                "odsłania także kartę: Dobrobyt; nastaje Rozdarte Królestwo",
            ),
        ),
        (
            Event("gained-corruption", "VIS-CARDS-05", 0, {"points": 3, "space": 4}),
            ("gains 3 Corruption (marker on 4)", "otrzymuje 3 punkty Korupcji (znacznik na polu 4)"),
        ),
    ],
    ids=lambda value: value.kind if isinstance(value, Event) else "",
)
def test_an_event_in_words(event: Event, words: tuple[str, str]) -> None:
    assert told(event) == words


def test_an_ai_to_which_resources_are_one_kind_is_told_of_resources() -> None:
    narrator = Viscounts().narrator(Viscounts().check_options(1, {"ai": "card"}))
    paid = narrator.event(Event("paid", "VIS-SOLO-16", -1, {"good": "ink", "amount": 2}, rival="ai"))
    assert (SAID["en"].say(paid), SAID["pl"].say(paid)) == ("pays 2 resources", "płaci 2 zasoby")
    own = narrator.event(Event("paid", "VIS-ACT-03", 0, {"good": "ink", "amount": 2}))
    assert SAID["en"].say(own) == "pays 2 Ink Wells"
    of_cleric = NARRATOR.event(Event("paid", "VIS-SOLO-16", -1, {"good": "ink", "amount": 2}, rival="ai"))
    assert SAID["pl"].say(of_cleric) == "płaci 2 Kałamarze"


def test_no_sentence_of_the_message_files_has_a_double_space_or_a_stray_sign() -> None:
    for lang in LANGUAGES:
        text = Viscounts().texts_folder().joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
        for line in text.splitlines():
            assert not re.search(r"\S  \S|\s[,;]|\.\.$", line), line


def test_the_frames_of_a_phase_can_be_asked_about() -> None:
    """The setting of the rule tests has all phases; the first decision of each is asked in words."""
    for phase in ("turn", "play", "action", "recruit"):
        assert pending(phase, "red")
        game = table({"silver": 5}, {}, phase=phase)
        assert asked(game, "en")[-1] in ".?"
        assert asked(game, "pl")[-1] in ".?"
