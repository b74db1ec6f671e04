"""Nothing of the expansion stays unsaid: both languages have every message, with the same gaps."""

import re
from pathlib import Path

import pytest

import regnum
from regnum.engine.messages import Message
from regnum.games.expressions import LEAST, Deed, Either, If, May, On, Per, Then
from regnum.games.gates_of_gold import cardfiles
from regnum.games.gates_of_gold.card_words import OCCASIONS, OPTIONAL, VERBS, VOCABULARY
from regnum.games.gates_of_gold.words import THINGS
from regnum.games.viscounts.telling.cards import SENTENCES
from regnum.locale import LANGUAGES, Texts, texts
from tests.locale.test_texts import SOURCES, choices, gaps, patterns, told

FOLDER = SOURCES / "games" / "gates_of_gold"
GAME = next(game for game in regnum.games() if game.name == "viscounts")
SAID = {lang: texts(lang, *GAME.texts_folders()) for lang in LANGUAGES}
NARRATOR = GAME.narrator(GAME.check_options(2, {"gates_of_gold": True}))


@pytest.fixture(params=LANGUAGES)
def said(request: pytest.FixtureRequest) -> Texts:
    return SAID[request.param]


def sources() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*.py")))


def test_both_languages_say_the_same() -> None:
    english, polish = (gaps(FOLDER / "messages" / f"{lang}.ftl") for lang in ("en", "pl"))
    assert list(english) == list(polish)
    for id, names in english.items():
        assert told(polish[id], id) == told(names, id), id


def test_it_speaks_over_neither_the_shell_nor_the_base_game() -> None:
    own = set(gaps(FOLDER / "messages" / "en.ftl"))
    for other in (SOURCES / "locale", SOURCES / "games" / "viscounts" / "messages"):
        assert not own & set(gaps(other / "en.ftl"))


def test_every_message_is_said_somewhere() -> None:
    files = [*FOLDER.glob("*.py"), SOURCES / "games" / "sentences.py", SOURCES / "engine" / "messages.py"]
    files += [*(SOURCES / "games" / "viscounts" / "telling").glob("*.py"), *(SOURCES / "cli").glob("*.py")]
    found: set[str] = set()
    for file in files:
        found |= set(patterns(file.read_text(encoding="utf-8")))
    anything = re.compile("|".join(sorted(pattern for pattern in found if pattern.strip(".+"))))
    assert not [id for id in gaps(FOLDER / "messages" / "en.ftl") if not anything.fullmatch(id)]


def test_refusals_events_and_decisions_can_be_said(said: Texts) -> None:
    from regnum.engine.state import Choice

    refusals = set(re.findall(r'Refusal\([^\n]*, "([a-z-]+)"\)', sources()))
    events = set(re.findall(r'tell(?:_secret)?\(\s*"([a-z-]+)"', sources()))
    kinds = {choice.split(":")[1] for choice in choices(Choice) if choice.startswith("regnum.games.gates_of_gold.")}
    assert len(refusals) > 10
    assert len(events) > 8
    assert len(kinds) == 9
    known = set(gaps(FOLDER / "messages" / f"{said.lang}.ftl"))
    known |= set(gaps(SOURCES / "games" / "viscounts" / "messages" / f"{said.lang}.ftl"))
    assert {f"refusal-{reason}" for reason in refusals} <= known
    assert {f"event-{kind}" for kind in events} <= known
    assert {f"{word}-{kind}" for kind in kinds for word in ("decide", "deciding")} <= known
    for kind in kinds:
        clause = said.say(NARRATOR.deciding(kind))
        assert clause[0].islower()
        assert clause[-1] not in ".?!"


def test_every_word_of_the_card_files_can_be_said(said: Texts) -> None:
    sayings: list[str] = []
    for verb, nouns in VERBS.items():
        for deed in [Deed(verb, {noun: number}) for noun in nouns for number in (1, 2, 5)] or [Deed(verb, {})]:
            for node in (deed, May(deed), Either([deed, Deed("hire", {})]), Then([deed, deed])):
                sayings.append(said.say(SENTENCES.effect(node)))
                sayings += [said.say(SENTENCES.effect(On(at, node))) for at in (*OCCASIONS, "end")]
    for thing in THINGS:
        per = Per(Deed("gain", {"vp": 1}), 2, thing)
        sayings += [said.say(SENTENCES.effect(node)) for node in (per, On("end", per))]
    for thing in THINGS[-3:]:
        test = On("end", If(Deed("gain", {"vp": 5}), LEAST, thing, 3))
        sayings.append(said.say(SENTENCES.effect(test)))
    assert not [saying for saying in sayings if not saying or "{" in saying or "  " in saying]


def test_what_is_always_optional_says_so() -> None:
    for verb in OPTIONAL:
        assert SAID["en"].say(SENTENCES.deed(Deed(verb, {}))).startswith("may ")


def test_everything_on_the_table_is_explained(said: Texts) -> None:
    entries = NARRATOR.entries()
    keys = {f"card/{card.id}" for group in (cardfiles.townsfolk(), cardfiles.heroes()) for card in group}
    keys |= {f"card/{card.id}" for card in cardfiles.outsiders()} | {f"card/{id}" for id in cardfiles.order_ids()}
    keys |= {f"manuscript/{tile.id}" for tile in (*cardfiles.manuscripts(), *cardfiles.loose_tiles())}
    keys |= {f"bonus/{card.id}" for kind in range(3) for card in cardfiles.bonuses(kind)}
    keys |= {f"board/{board.id}" for board in cardfiles.gate().board} | {f"column/{number}" for number in range(1, 5)}
    keys |= {"score/outsiders", "score/builders", "symbol/order", "symbol/outsider"}
    assert keys <= set(entries)
    numbers = (Path(__file__).parents[3] / "docs" / "rules" / "gates_of_gold.md").read_text(encoding="utf-8")
    for key in keys:
        name, text = said.say(entries[key].name), said.say(entries[key].text)
        assert name[0].isupper(), key
        assert len(text) > 10, key
        assert entries[key].rule.startswith("VIS-") or f"**{entries[key].rule}**" in numbers, key
    plain = GAME.narrator(GAME.check_options(2, {})).entries()
    assert not {key for key in keys & set(plain) if not key.startswith("card/")}


@pytest.mark.parametrize(
    ("id", "english", "polish"),
    [
        (
            "protector",
            "Protector: 2 Silver; 1 Criminal icon; refused: welcome 1 Outsider, then gain 1 Debt; in your deck at the "
            "end: every unpaid Debt costs 1 VP less",
            "Obrońca: 2 Srebrniki; 1 Symbol Złoczyńcy; wygnany: przyjmij 1 Wyrzutka, potem otrzymaj 1 Dług; w talii "
            "na koniec gry: każdy niespłacony Dług kosztuje o 1 PZ mniej",
        ),
        (
            "herdsman",
            "Herdsman: 3 Silver; 3 Merchant icons; hired or dismissed: may rearrange the cards on your board; hand "
            "limit +1",
            "Pasterz: 3 Srebrniki; 3 Symbole Kupca; przy zatrudnieniu lub odesłaniu: możesz zmienić kolejność kart na "
            "swojej planszy; limit kart na ręku +1",
        ),
        (
            "guardian-workshops",
            "Guardian: 1 Silver; 1 Merchant icon and 1 Noble icon; refused: gain 1 Corruption, then hire any visible "
            "Townsfolk for free, twice; in your deck at the end: 4 VP with 3 Workshops built",
            "Strażnik: 1 Srebrnik; 1 Symbol Kupca i 1 Symbol Szlachcica; wygnany: otrzymaj 1 punkt Korupcji, potem "
            "dwa razy zatrudnij za darmo dowolnego widocznego Mieszczanina; w talii na koniec gry: 4 PZ, jeśli masz co "
            "najmniej 3 zbudowane Warsztaty",
        ),
    ],
)
def test_some_cards_to_the_letter(id: str, english: str, polish: str) -> None:
    from regnum.games.viscounts.telling.narrator import ViscountsNarrator

    assert isinstance(NARRATOR, ViscountsNarrator)
    message = NARRATOR.texts.whole_townsfolk(id)
    assert (SAID["en"].say(message), SAID["pl"].say(message)) == (english, polish)


def test_some_moves_to_the_letter() -> None:
    from tests.rules.gates_of_gold.setting import gate

    red = {"hand": ["abbot"], "row": ["squire", "financier", "lender"], "columns": [3, 4], "silver": 3, "stone": 3}
    game = gate(red, {}, phase="recruit", townsfolk={"a": ["acolyte"]})
    english = [SAID["en"].say(NARRATOR.move(game.state, 0, move)) for move in game.decision.moves]
    assert english[2:] == [
        "Take a King's Order for 3 Silver instead",
        "Column 3: draw a card for 2 Silver",
        "Column 4: rearrange your cards for any 3 resources",
    ]
    polish = [SAID["pl"].say(NARRATOR.move(game.state, 0, move)) for move in game.decision.moves]
    assert polish[2] == "Weź zamiast tego Królewski Rozkaz za 3 Srebrniki"
    welcome = gate({"hand": ["abbot"]}, {}, effect="refuse 1 outsider")
    assert SAID["en"].say(NARRATOR.move(welcome.state, 0, welcome.decision.moves[0])) == "Refuse Hunter: gain 4 Silver"
    assert SAID["pl"].say(NARRATOR.decision(welcome.state, 0)) == "Którego Wyrzutka wyganiasz?"
    assert SAID["en"].say(Message("option-gates_of_gold-title")) == "Gates of Gold"


def test_the_vocabulary_of_the_base_game_does_not_know_the_words() -> None:
    from regnum.games.viscounts.card_words import VERBS as BASE
    from regnum.games.viscounts.card_words import VOCABULARY as WORDS
    from regnum.games.vocabulary import BadExpression

    assert not {"welcome", "refuse", "receive", "recruit"} & set(BASE)
    with pytest.raises(BadExpression, match="welcome"):
        WORDS.parse("welcome 1 outsider")
    assert VOCABULARY.parse("welcome 1 outsider").text() == "welcome 1 outsider"
