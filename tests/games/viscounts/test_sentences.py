"""What the cards say in both languages."""

import re
from importlib import resources

import pytest

from regnum.engine.messages import Message
from regnum.games.expressions import LEAST, NO, As, Deed, Either, If, May, On, Per, Repeatedly, Then
from regnum.games.viscounts import cardfiles
from regnum.games.viscounts.card_words import OPTIONAL, VOCABULARY
from regnum.games.viscounts.telling import cards as telling
from regnum.games.viscounts.telling.cards import SENTENCES, CardTexts
from regnum.games.viscounts.words import BUILDINGS, ICONS, RIBBONS, SEGMENTS, SLOTS, SPACES, WEDGES
from regnum.locale import LANGUAGES, Texts, texts

TEXTS = CardTexts("")
SAID = {lang: texts(lang, resources.files(cardfiles.__package__).joinpath("messages")) for lang in LANGUAGES}


@pytest.fixture(params=LANGUAGES)
def said(request: pytest.FixtureRequest) -> Texts:
    return SAID[request.param]


def everything() -> list[Message]:
    """What stands on every card, board and space."""
    main = cardfiles.main_board()
    spots = [spot for segment in main.segment for spot in (*segment.small, *segment.large)]
    return [
        *[TEXTS.whole_townsfolk(id) for id in TEXTS.townsfolk],
        *[TEXTS.whole_manuscript(id) for id in TEXTS.manuscripts],
        *[told(id) for id in TEXTS.schemes for told in (TEXTS.scheme_name, TEXTS.scheme_facts)],
        *[TEXTS.ai_board_facts(id) for id in TEXTS.ai_boards],
        *[telling.slot(slot) for board in TEXTS.ai_boards.values() for slot in board.slots],
        *[TEXTS.slot(id) for id in SLOTS],
        *[told(number) for number in range(1, 11) for told in (telling.player_card, telling.exchange)],
        *[telling.spot(spot) for spot in spots],
        *[told(n) for n in range(5) for told in (telling.printed_townsfolk, telling.printed_manuscript)],
        *[telling.entering(wedge) for wedge in range(len(WEDGES))],
        *[telling.favour(ribbon) for ribbon in range(len(RIBBONS))],
        *[telling.track(space) for space in range(1, 8)],
    ]


def test_every_card_board_and_space_can_be_said(said: Texts) -> None:
    sayings = [said.say(message) for message in everything()]
    assert len(sayings) > 250
    assert not [saying for saying in sayings if not saying or re.search(r"[{}]|  | [,;:]", saying)]


def test_every_word_of_the_card_files_can_be_said(said: Texts) -> None:
    sayings: list[str] = []
    for verb, nouns in VOCABULARY.verbs.items():
        for deed in [Deed(verb, {noun: number}) for noun in nouns for number in (1, 2, 5)] or [Deed(verb, {})]:
            for node in (deed, May(deed), Repeatedly(deed), Either([deed, Deed("hire", {})]), Then([deed, deed])):
                sayings.append(said.say(SENTENCES.effect(node)))
                sayings += [said.say(SENTENCES.effect(On(at, node))) for at in VOCABULARY.occasions]
    for noun in VOCABULARY.verbs["use"]:
        shown = As(Deed("use", {noun: 2}), 1, noun)
        sayings += [said.say(SENTENCES.ability(On("castle", node(shown)))) for node in (May, Repeatedly)]
    for thing in VOCABULARY.things:
        per = Per(Deed("gain", {"vp": 1}), 2, thing)
        sayings += [said.say(SENTENCES.effect(node)) for node in (per, On("end", per))]
    for test in (If(Deed("hire", {}), NO, "criminals", 0), If(Deed("hire", {}), LEAST, "criminals", 2)):
        sayings += [said.say(SENTENCES.effect(node)) for node in (test, On("collision", test))]
    assert all(sayings)
    assert not [saying for saying in sayings if "{" in saying or "  " in saying]


def test_every_thing_has_a_name(said: Texts) -> None:
    names = [
        *[f"icon-{icon}" for icon in ICONS],
        *[f"building-{building}" for building in BUILDINGS],
        *[f"slot-{slot}" for slot in SLOTS],
        *[f"segment-{segment}" for segment in SEGMENTS],
        *[f"towns-{segment}" for segment in SEGMENTS],
        *[f"{where}-{space}" for where in ("space", "at", "to") for space in SPACES],
        *[f"{what}-{ribbon}" for what in ("ribbon", "favour") for ribbon in RIBBONS],
    ]
    assert len({said.say(Message(name)) for name in names}) == len(names)


def test_what_is_always_optional_says_so() -> None:
    english = SAID["en"]
    for verb in [verb for verb in OPTIONAL if verb in VOCABULARY.verbs]:
        deed = Deed(verb, dict.fromkeys(VOCABULARY.verbs[verb], 1))
        alone = english.say(SENTENCES.deed(deed))
        assert alone.startswith("may ")
        assert english.say(SENTENCES.deed(May(deed))) == alone
        assert " may " not in english.say(SENTENCES.deed(Either([Deed("hire", {}), deed])))
        assert english.say(SENTENCES.deed(Either([deed, deed]))).count("may ") == 1


#: A few cards to the letter.
SAMPLES = {
    "journeyman": (
        "Journeyman: 2 Silver; 2 Merchant icons; dropping off: hire any visible Townsfolk for free, then gain 1 Virtue",
        "Czeladnik: 2 Srebrniki; 2 Symbole Kupca; po wyrzuceniu z planszy: zatrudnij za darmo dowolnego widocznego "
        "Mieszczanina, potem otrzymaj 1 punkt Cnót",
    ),
    "antagonist": (
        "Antagonist: 3 Silver; 2 Criminal icons; hired or dismissed: gain 1 Corruption; played: gain 1 Debt",
        "Antagonistka: 3 Srebrniki; 2 Symbole Złoczyńcy; przy zatrudnieniu lub odesłaniu: otrzymaj 1 punkt Korupcji; "
        "po zagraniu: otrzymaj 1 Dług",
    ),
    "traveller": (
        "Traveller: 2 Silver; 2 Merchant icons; hired or dismissed: gain 1 Virtue; transcribing a Manuscript: "
        "may use 2 Merchant icons as 1 Cleric icon, any number of times",
        "Podróżnik: 2 Srebrniki; 2 Symbole Kupca; przy zatrudnieniu lub odesłaniu: otrzymaj 1 punkt Cnót; "
        "przy Przepisywaniu Manuskryptu: możesz dowolną liczbę razy policzyć 2 Symbole Kupca jako 1 Symbol Kapłana",
    ),
    "artist": (
        "Artist: 3 Silver; 1 Noble icon; hired or dismissed: may discard 1 card; placing Workers: may use 1 Gold as "
        "2 Noble icons",
        "Artysta: 3 Srebrniki; 1 Symbol Szlachcica; przy zatrudnieniu lub odesłaniu: możesz odrzucić 1 kartę; "
        "przy Umieszczaniu Robotników: możesz wydać 1 Złoto jako 2 Symbole Szlachcica",
    ),
    "courier": (
        "Courier: 1 Silver; 3 Merchant icons; hired or dismissed: shuffle the discard pile into the draw pile; "
        "played: may destroy 1 card, or discard up to 2 cards",
        "Kurier: 1 Srebrnik; 3 Symbole Kupca; przy zatrudnieniu lub odesłaniu: wtasuj stos kart odrzuconych do talii; "
        "po zagraniu: możesz zniszczyć 1 kartę albo odrzucić do 2 kart",
    ),
    "peddler-ink": (
        "Peddler: 2 Silver; 3 Merchant icons; hired or dismissed: gain 1 Virtue; in any player's Collision: "
        "gain 1 Ink Well",
        "Domokrążca: 2 Srebrniki; 3 Symbole Kupca; przy zatrudnieniu lub odesłaniu: otrzymaj 1 punkt Cnót; "
        "podczas Kolizji dowolnego gracza: otrzymaj 1 Kałamarz",
    ),
    "guntram": (
        "Guntram: 2 Silver; 1 Merchant icon and 1 Cleric icon; dropping off: gain 1 Debt, then flip 1 Deed, or "
        "gain 1 Deed, then flip 1 Debt",
        "Guntram: 2 Srebrniki; 1 Symbol Kupca i 1 Symbol Kapłana; po wyrzuceniu z planszy: otrzymaj 1 Dług, potem "
        "odwróć 1 Lenno, albo otrzymaj 1 Lenno, potem odwróć 1 Dług",
    ),
    "larena": (
        "Larena: 2 Silver; 2 Merchant icons; hiring: pay 1 Silver less; dismissing: pay 1 Silver less",
        "Larena: 2 Srebrniki; 2 Symbole Kupca; przy zatrudnianiu: zapłać o 1 Srebrnik mniej; przy odsyłaniu: "
        "zapłać o 1 Srebrnik mniej",
    ),
}


@pytest.mark.parametrize("card", SAMPLES)
def test_a_townsfolk_card_in_a_line(card: str) -> None:
    assert tuple(SAID[lang].say(TEXTS.whole_townsfolk(card)) for lang in ("en", "pl")) == SAMPLES[card]


TILES = {
    "plans-of-the-workshop": (
        "Plans of the Workshop: cost 4; grey ribbon; at once: construct 1 Workshop for free on any empty Building Spot",
        "Plany warsztatu: koszt 4; szara wstęga; od razu: zbuduj za darmo 1 Warsztat na dowolnym wolnym polu Budowy",
    ),
    "chronicle-of-the-castle": (
        "Chronicle of the Castle: cost 6; yellow ribbon; at the end: 1 VP for every 2 Workers of yours in the Castle",
        "Kronika zamku: koszt 6; żółta wstęga; na koniec: 1 PZ za każdych 2 własnych Robotników w Zamku",
    ),
    "inventory-of-stores": (
        "Inventory of Stores: cost 5; grey ribbon; at the end: 1 VP for every 2 resources left",
        "Spis zapasów: koszt 5; szara wstęga; na koniec: 1 PZ za każde 2 pozostałe zasoby",
    ),
}


@pytest.mark.parametrize("tile", TILES)
def test_a_manuscript_in_a_line(tile: str) -> None:
    assert tuple(SAID[lang].say(TEXTS.whole_manuscript(tile)) for lang in ("en", "pl")) == TILES[tile]


def test_boards_in_lines() -> None:
    english, polish = SAID["en"], SAID["pl"]
    slots = {slot: polish.say(TEXTS.slot(slot)) for slot in SLOTS}
    assert slots["trading-post-1"] == "podczas Ruchu: możesz przejść za darmo 1 dodatkowe pole"
    assert slots["trading-post-2"] == "przy odsyłaniu: każdy Mieszczanin kosztuje dokładnie 1 Srebrnik"
    assert slots["trading-post-3"] == "2 Symbole Kupca"
    assert slots["workshop-2"].endswith("dowolnego gracza, gdy nie masz Symboli Złoczyńcy: otrzymaj 1 punkt Cnót")
    assert slots["workshop-3"] == "limit kart na ręku +1"
    assert english.say(telling.track(7)) == (
        "active player: gain 4 Silver and 3 Debts; others: gain 1 Deed if you have no Criminal icon"
    )
    assert polish.say(telling.exchange(8)) == "3 Symbole Kupca: możesz zniszczyć 1 kartę"
    assert english.say(telling.player_card(8)).startswith("Town 8: gain 1 Silver, any 1 resource, 1 Deed and 1 Debt; ")


def test_a_scheme_row_by_row() -> None:
    assert SAID["en"].say(TEXTS.scheme_facts("s3")) == (
        "gain 1 Corruption for every Criminal icon; gain 1 future Scheme; move 1 town; follow the focus, or else "
        "gain 1 Deed, then flip 1 Debt"
    )
    assert SAID["pl"].say(TEXTS.scheme_facts("f2")) == (
        "otrzymaj 2 dowolne zasoby; ruch o 2 miasteczka; zbuduj Budynek, a jeśli to niemożliwe, zrealizuj Główny Cel, "
        "a jeśli to niemożliwe, otrzymaj 1 Dług, potem odwróć 1 Lenno"
    )
    assert SAID["pl"].say(TEXTS.scheme_name("f2")) == "Przyszły Schemat: Kapłan i Budowniczy"


def test_polish_counts_as_polish_does() -> None:
    def amount(what: str, *numbers: int) -> list[str]:
        return [SAID["pl"].say(Message(f"amount-{what}", n=number)) for number in numbers]

    assert amount("deeds", 1, 2, 5, 22) == ["1 Lenno", "2 Lenna", "5 Lenn", "22 Lenna"]
    assert amount("debts", 1, 3, 12) == ["1 Dług", "3 Długi", "12 Długów"]
    assert amount("ink", 1, 4, 5) == ["1 Kałamarz", "4 Kałamarze", "5 Kałamarzy"]
    assert amount("resources", 1, 2, 5) == ["1 dowolny zasób", "2 dowolne zasoby", "5 dowolnych zasobów"]
    assert amount("virtue", 1, 2, 5) == ["1 punkt Cnót", "2 punkty Cnót", "5 punktów Cnót"]
    assert amount("trading-posts", 1, 2, 5) == ["1 Faktorię", "2 Faktorie", "5 Faktorii"]
    assert amount("workers", 1, 2, 5) == ["1 Robotnika", "2 Robotników", "5 Robotników"]
    assert amount("any", 1, 2, 5) == ["1 Dług lub Lenno", "2 Długi lub Lenna", "5 Długów lub Lenn"]
