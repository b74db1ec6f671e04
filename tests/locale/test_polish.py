"""Polish words that a native would stumble over, because they mean something else or are nobody's at a table."""

import re
from pathlib import Path

import pytest

import regnum

ROOT = Path(__file__).parents[2]
SOURCES = Path(regnum.__file__).parent
#: Where Polish is spoken: messages, lessons, the page's own words, the rules.
SPOKEN = [
    *SOURCES.rglob("pl.ftl"),
    *SOURCES.rglob("lessons/*.toml"),
    *(ROOT / "web" / "src").rglob("*pl.ts"),
    *(ROOT / "web" / "src" / "games").rglob("winning.ts"),
    *(ROOT / "docs" / "rules").glob("*.pl.md"),
]
#: What is not said, and what is said instead.
WRONG = {
    r"\bpojm(ij|uj|uje|ują|ę|ie|ą)\b": "forms of pojąć, to understand: pojmać has pojmaj, pojma, pojmają",
    r"\bprzemyć\b": "to wash: podrzuć",
    r"\bna ręce\b|\blimit\w* kart na rękę": "na ręku",
    r"\bRachunek\b": "Punktacja końcowa",
    r"produkuje 0\b": "nie produkuje",
    r"\bBudowle\b": "Budynki",
    r"żetony pułapki": "żetony pułapek",
}


@pytest.mark.parametrize("wrong", WRONG)
def test_no_word_that_means_something_else(wrong: str) -> None:
    found = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in SPOKEN
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(wrong, line, re.IGNORECASE if wrong.islower() else 0)
    ]
    assert found == [], f"{WRONG[wrong]}: {found}"


#: What somebody has done, said of a man or of a woman.
PAST = re.compile(r"^event-[\w-]+ = (?!działa\b)\w*(ał|ił|ył|ął|ała|iła|ęła)\b", re.MULTILINE)


def test_what_happens_is_told_in_the_present_so_that_it_is_right_of_anybody() -> None:
    messages = [file.read_text(encoding="utf-8") for file in SPOKEN if file.suffix == ".ftl"]
    assert PAST.search("event-placed = postawiła Robotnika")
    assert [found[0] for text in messages for found in PAST.finditer(text)] == []


def test_there_is_polish_to_be_read() -> None:
    assert {file.suffix for file in SPOKEN} == {".ftl", ".toml", ".ts", ".md"}
