"""What people look up: docstrings and signatures in both builds, and a reference that is made from the sources."""

import inspect

import pytest
from tools.docstrings import with_docstrings
from tools.reference import PAGE, page

import regnum
from regnum.engine.rng import seeded


def test_the_reference_is_that_of_the_sources() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "write it anew: python -m tools.reference"


@pytest.mark.parametrize(
    ("documented", "words"),
    [
        (regnum.Game, "One game: its state"),
        (regnum.Game.play, "Play a move, by number or notation"),
        (regnum.Game.determinize, "A game that looks the same to a seat"),
        (regnum.Game.over, "Whether the game has ended"),
        (regnum.Decision, "What one seat must decide now"),
        (regnum.Scores.leads, "How far each seat is ahead"),
        (seeded, "The generator that a seed stands for"),
    ],
)
def test_help_says_what_things_are_for(documented: object, words: str) -> None:
    assert words in (inspect.getdoc(documented) or "")


def test_help_tells_how_things_are_called() -> None:
    assert list(inspect.signature(regnum.Game.play).parameters) == ["self", "move", "seat"]
    types = inspect.getdoc(regnum.Game.play) if regnum.compiled() else str(inspect.signature(regnum.Game.play))
    assert "seat: object" in (types or "")


def test_docstrings_are_written_into_the_code_of_the_compiler() -> None:
    code = """
    {"over",
     (getter)some___Game_get_over,
    NULL, NULL, NULL},
    {"play",
     (PyCFunction)CPyPy_some___Game___play,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("play($self, move)\\n--\\n\\n")},
    static PyTypeObject CPyType_some___Game_template_ = {
    .tp_doc = PyDoc_STR(NULL),
    };
    """
    source = '''
class Game:
    """A "game"?"""
    @property
    def over(self) -> bool:
        """Whether it has ended."""
    def play(self, move: "Move") -> None:
        """Żółw."""
    '''
    told = with_docstrings(code, "some", source)
    assert '    NULL, "bool: Whether it has ended.", NULL},' in told
    assert r'PyDoc_STR("play($self, move)\n--\n\nplay(move: Move) -> None\012\012\305\273\303\263\305\202w.")' in told
    assert r'.tp_doc = PyDoc_STR("A \042game\042\077"),' in told
