"""The grammar of card effects, with the words of a game that is not there: it knows none."""

import pytest

from regnum.games.expressions import walk
from regnum.games.vocabulary import BadExpression, Vocabulary

#: Words of Viscounts, Paladins and co-op games, as their cards need them.
WORDS = Vocabulary(
    {
        "gain": ("silver", "stone", "provisions", "nobles", "virtue", "corruption", "debts", "vp"),
        "pay": ("silver", "gold"),
        "lose": ("virtue", "honour"),
        "flip": ("debts", "deeds"),
        "discard": ("cards", "silver"),
        "destroy": ("cards",),
        "save": ("provisions", "silver"),
        "use": ("merchants", "nobles", "silver", "gold"),
        "build": ("workshop", "guildhall"),
        "rearrange": (),
        "hire": (),
    },
    ("resources", "guildhalls", "suspicions", "paid-debts", "manuscripts"),
    ("trade", "castle", "hire", "collision", "inquisition", "fortify", "drop-off"),
)

#: What a card says, and the same as it is written down again.
CARDS = (
    ("gain 1 silver + 2 stone", "gain 1 silver + 2 stone"),
    ("flip 1 debts then gain 1 virtues", "flip 1 debt then gain 1 virtue"),
    ("gain 1 debt then flip 1 deed or flip 1 debt", "gain 1 debt then flip 1 deed or flip 1 debt"),
    ("hire: discard 1 card", "hire: discard 1 card"),
    ("castle: may pay 1 gold -> gain 2 noble", "castle: may pay 1 gold -> gain 2 nobles"),
    ("drop-off: destroy 1 card or rearrange or hire", "drop-off: destroy 1 card or rearrange or hire"),
    ("end: gain 1 vp per 2 resource", "end: gain 1 vp per 2 resources"),
    ("end: gain 1 vp per 1 manuscript", "end: gain 1 vp per manuscript"),
    ("end: gain 5 vp if 3+ guildhalls", "end: gain 5 vp if 3+ guildhalls"),
    ("inquisition: gain 2 provisions if no suspicion", "inquisition: gain 2 provisions if no suspicions"),
    ("fortify: save 1 provision; gain 1 virtue", "fortify: save 1 provision; gain 1 virtue"),
    ("everyone (lose 1 honour or discard 1 silver)", "everyone (lose 1 honour or discard 1 silver)"),
    ("end: gain 2 vp if most paid-debts", "end: gain 2 vp if most paid-debts"),
    ("(may pay 1 gold -> hire) then rearrange", "(may pay 1 gold -> hire) then rearrange"),
    ("may pay 1 gold -> hire then rearrange", "may pay 1 gold -> hire then rearrange"),
    ("may (hire or (rearrange then hire) if no suspicion)", "may (hire or (rearrange then hire) if no suspicions)"),
    ("everyone may hire if most resources", "everyone may hire if most resources"),
    ("build 1 workshop + 1 guildhall", "build 1 workshop + 1 guildhall"),
    ("castle: may use 1 gold as 2 noble", "castle: may use 1 gold as 2 nobles"),
    ("castle: may repeatedly use 2 merchant as 1 nobles", "castle: may repeatedly use 2 merchants as 1 noble"),
    ("(may repeatedly pay 1 gold -> hire) then rearrange", "(may repeatedly pay 1 gold -> hire) then rearrange"),
    ("everyone may repeatedly (hire or rearrange)", "everyone may repeatedly (hire or rearrange)"),
    ("use 2 silver as 1 noble if no resources", "use 2 silver as 1 noble if no resources"),
)


@pytest.mark.parametrize(("written", "again"), CARDS, ids=[again for _, again in CARDS])
def test_an_expression_can_be_written_down_again(written: str, again: str) -> None:
    tree = WORDS.parse(written)
    assert tree.text() == again
    assert WORDS.parse(again).data() == tree.data()
    assert [WORDS.parse(part.text()).data() for part in walk(tree)] == [part.data() for part in walk(tree)]


def data(text: str) -> object:
    return WORDS.parse(text).data()


def do(verb: str, **amounts: int) -> dict[str, object]:
    return {"kind": "do", "verb": verb, "amounts": amounts}


def test_then_holds_closer_than_or_and_an_arrow_reaches_to_the_next_or() -> None:
    hire, arrange, pay = do("hire"), do("rearrange"), do("pay", gold=1)
    both = {"kind": "then", "steps": [hire, arrange]}
    assert data("hire then rearrange or hire") == {"kind": "or", "options": [both, hire]}
    trade = {"kind": "trade", "cost": pay, "result": both}
    assert data("may pay 1 gold -> hire then rearrange or hire") == {
        "kind": "or",
        "options": [{"kind": "may", "what": trade}, hire],
    }


def test_per_and_if_belong_to_the_deed_before_them() -> None:
    points = {"kind": "per", "each": 2, "of": "resources", "what": do("gain", vp=1)}
    provided = {"kind": "if", "test": "least", "of": "suspicions", "least": 3, "what": points}
    assert data("hire then gain 1 vp per 2 resources if 3+ suspicions") == {
        "kind": "then",
        "steps": [do("hire"), provided],
    }
    assert data("everyone hire if no resource") == {
        "kind": "everyone",
        "what": {"kind": "if", "test": "no", "of": "resources", "what": do("hire")},
    }


def test_something_can_stand_for_something_else_any_number_of_times() -> None:
    pair = {"kind": "as", "what": do("use", merchants=2), "number": 1, "noun": "nobles"}
    assert data("may repeatedly use 2 merchants as 1 noble") == {"kind": "repeatedly", "what": pair}
    assert data("may use 2 merchants as 1 noble") == {"kind": "may", "what": pair}
    trade = {"kind": "trade", "cost": do("pay", gold=1), "result": do("hire")}
    assert data("may repeatedly pay 1 gold -> hire or hire") == {
        "kind": "or",
        "options": [{"kind": "repeatedly", "what": trade}, do("hire")],
    }


def test_clauses_stand_each_for_itself() -> None:
    assert data("hire; end: gain 1 vp") == {
        "kind": "clauses",
        "clauses": [do("hire"), {"kind": "on", "occasion": "end", "what": do("gain", vp=1)}],
    }


#: What is written, and what the message must name: the word that is wrong, where it stands, what would be possible.
WRONG = (
    ("", ("missing", "at the beginning", "gain, pay", "may", "end:, trade:")),
    ("gain", ("missing", "after 'gain'", "a number from 1 to 20")),
    ("gain 2", ("missing", "after 'gain 2'", "silver, stone")),
    ("gain two silver", ("'two'", "after 'gain'", "a number")),
    ("gain 0 silver", ("'0'", "after 'gain'")),
    ("gain 99999999999999999999999 silver", ("'99999999999999999999999'",)),
    ("gain 2 bronze", ("'bronze'", "after 'gain 2'", "silver, stone")),
    ("gain 1 silver + 1 silver", ("'silver'", "after 'silver + 1'", "stone, prov")),
    ("pray 1 silver", ("'pray'", "at the beginning", "gain, pay")),
    ("Hire", ("'Hire'", "at the beginning", "hire")),
    ("church: hire", ("'church'", "at the beginning", "end, trade, castle")),
    ("hire then", ("missing", "after 'hire then'", "everyone, may")),
    ("hire hire", ("'hire'", "after 'hire'", "then, or")),
    ("hire per 2 resources", ("'per'", "after 'hire'", "then, or")),
    ("gain 1 silver silver", ("'silver'", "after 'gain 1 silver'", "+, per, as, ->")),
    ("gain 1 vp per 2 sheep", ("'sheep'", "after 'vp per 2'", "resources, guildhalls")),
    ("hire if resources", ("'resources'", "after 'hire if'", "most, no, a number with a plus")),
    ("hire if 3 resources", ("'3'", "after 'hire if'", "3+")),
    ("hire if + resources", ("'+'", "after 'hire if'", "3+")),
    ("hire as 1 noble", ("'as'", "after 'hire'", "then, or")),
    ("use 2 silver as noble", ("'noble'", "after '2 silver as'", "a number")),
    ("use 2 silver as 1 stone", ("'stone'", "after 'silver as 1'", "merchants, nobles")),
    ("use 2 silver as 1 noble per 2 resources", ("'per'", "after 'as 1 noble'")),
    ("repeatedly hire", ("'repeatedly'", "at the beginning", "may")),
    ("may", ("missing", "after 'may'", "repeatedly")),
    ("(hire or rearrange", ("missing", "after 'hire or rearrange'", ")")),
    ("hire)", ("')'", "after 'hire'")),
    ("trade: castle: hire", ("'castle'", "after 'trade :'", "hire")),
    ("gain 1 silver, hire", ("','", "after 'gain 1 silver'", "then")),
    ("(" * 400, ("400", "100")),
)


@pytest.mark.parametrize(("written", "named"), WRONG, ids=[written[:40] for written, _ in WRONG])
def test_a_mistake_is_named_with_what_would_be_possible(written: str, named: tuple[str, ...]) -> None:
    with pytest.raises(BadExpression) as caught:
        WORDS.parse(written)
    for words in named:
        assert words in str(caught.value)
