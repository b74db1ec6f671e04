"""What the card files of every game have in common: reading them, checking them, naming what is wrong.

A game's own module says which lists its files have; this one reads them, so that a mistake in a player's
deck file is told the same way in every game: the file, the card and the field.
"""

import hashlib
import os
import tomllib
from collections.abc import Mapping, Sequence
from importlib import resources
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, TypeVar

import msgspec

from regnum.engine.errors import BadDeck
from regnum.games.deckfolder import ENDING, file_named, is_name
from regnum.games.vocabulary import BadExpression, Vocabulary

Origin = Literal["source", "house"]
Slug = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]


class Strict(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a card file; a field that nobody knows is an error. As data it says what a file must say, no more."""


class NameSpec(Strict):
    """A name in both languages, and whether each is the printed game's or our own."""

    en: str
    pl: str
    en_origin: Origin = "source"
    pl_origin: Origin = "house"


class Expression:
    """A field of a card file that says what a card does, in the words of its game."""

    words: ClassVar[Vocabulary]
    #: What such a field looks like.
    example: ClassVar[str]

    def __init__(self, text: str) -> None:
        self.text = text
        self.tree = self.words.parse(text)
        self.check()

    def check(self) -> None:
        """Refuse (`BadExpression`) what can't stand in this field."""


def _read_field(kind: type[Expression], value: object) -> Expression:
    """A field as its file has it; files of old have tables in place of text."""
    if not isinstance(value, str):
        raise BadExpression(f'is written as text, such as "{kind.example}"; docs/adding.md lists the words')
    return kind(value)


def _tree_of(field: Expression) -> object:
    return field.tree.data()


Card = TypeVar("Card")


def convert(entry: object, spec: type[Card]) -> Card:
    """An entry of a card file, checked against its struct."""
    return msgspec.convert(entry, spec, dec_hook=_read_field)


def plain(card: msgspec.Struct) -> Any:
    """A card as plain data: as its file has it, with the trees of its expressions."""
    return msgspec.to_builtins(card, enc_hook=_tree_of)


class CardList(NamedTuple):
    """A list of the card files."""

    #: The attribute of the game's card set that it fills; its built-in file is called the same.
    of: str
    #: The struct of each entry.
    spec: type[msgspec.Struct]
    #: The most entries.
    most: int


def built_in(package: str, name: str) -> dict[str, object]:
    """One of the files beside a game."""
    return tomllib.loads(resources.files(package).joinpath("cards", name).read_text(encoding="utf-8"))


def built_in_lists(package: str, lists: Mapping[str, CardList]) -> dict[str, list[msgspec.Struct]]:
    """The lists of the files beside a game, each by the attribute that it fills."""
    return {
        cards.of: _entries(f"{cards.of}.toml", built_in(package, f"{cards.of}.toml"), kind, cards)
        for kind, cards in lists.items()
    }


def own_lists(deck: str, game: str, lists: Mapping[str, CardList]) -> dict[str, list[msgspec.Struct]]:
    """The lists that a player's own (`pinned`) file holds, each by the attribute that it fills."""
    path = path_of(deck)
    try:
        data = tomllib.loads(_file_of(deck.rpartition("@")[0], game).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadDeck(f"{path}: can't be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadDeck(f"{path}: is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as error:
        raise BadDeck(f"{path}: is not TOML: {error}") from None
    for kind in data:
        if kind not in lists:
            raise BadDeck(f"{path}: {kind}: no such list; a deck file has: {', '.join(lists)}")
    return {lists[kind].of: _entries(path, data, kind, lists[kind]) for kind in data}


def _entries(file: str, data: Mapping[str, object], kind: str, cards: CardList) -> list[msgspec.Struct]:
    """A list of a card file, checked entry by entry so that an error can name the card and the field."""
    entries = data[kind]
    if not isinstance(entries, list) or not entries:
        raise BadDeck(f"{file}: {kind}: must be a list of [[{kind}]] blocks, at least one")
    if len(entries) > cards.most:
        raise BadDeck(f"{file}: {kind}: {len(entries)} cards are too many; the most is {cards.most}")
    checked: list[msgspec.Struct] = []
    for number, entry in enumerate(entries, 1):
        card = entry.get("id", f"number {number}") if isinstance(entry, dict) else f"number {number}"
        try:
            checked.append(convert(entry, cards.spec))
        except msgspec.ValidationError as error:
            message, _, path = str(error).replace("`key` in ", "").partition(" - at `$")
            field = path.rstrip("`").lstrip(".") or "the block"
            if field == "the block":
                message += f"; the fields of a {kind}: {', '.join(cards.spec.__struct_fields__)}"
            raise BadDeck(f"{file}: {kind} {card}: {field}: {message}") from None
    ids = [identity(entry) for entry in checked]
    for id in ids:
        if ids.count(id) > 1:
            raise BadDeck(f"{file}: {kind} {id}: id: given to more than one card")
    return checked


def by_id(cards: Sequence[msgspec.Struct]) -> dict[str, object]:
    """Cards as plain data, by id; cards without an id by their number."""
    return {identity(card): plain(card) for card in cards}


def identity(card: msgspec.Struct) -> str:
    """What tells a card from the others of its list."""
    return getattr(card, "id", None) or str(getattr(card, "no", ""))


FINGERPRINT = 8


def pinned(deck: str, game: str) -> str:
    """A deck file's path, or its name in the folder of decks, with a fingerprint of its text.

    So a record notices when the file has changed.
    """
    if not deck:
        return deck
    path, at, claimed = deck.rpartition("@")
    if not at or len(claimed) != FINGERPRINT or os.path.exists(deck):
        path, claimed = deck, ""
    try:
        found = hashlib.sha256(_file_of(path, game).read_bytes()).hexdigest()[:FINGERPRINT]
    except OSError as error:
        raise BadDeck(_why_unread(path, game, error)) from None
    except ValueError as error:
        raise BadDeck(f"{path!r}: can't be read: {error}") from None
    if claimed not in ("", found):
        told = called(path)
        raise BadDeck(f"{told}: is not the file that the game began with; its fingerprint was {claimed}, is {found}")
    return f"{path}@{found}"


def path_of(deck: str) -> str:
    """What the file of a `pinned` deck is called in sentences."""
    return called(deck.rpartition("@")[0])


def called(path: str) -> str:
    """A file in sentences: one of the folder of decks without its path, which is nobody else's business."""
    return f"{path}{ENDING}" if is_name(path) else path


def _file_of(path: str, game: str) -> Path:
    return file_named(path, game) if is_name(path) else Path(path)


def _why_unread(path: str, game: str, error: OSError) -> str:
    told = f"{called(path)}: can't be read: {error.strerror}"
    if is_name(path):
        told += f"; it must be in the folder {game} of your decks, or be named with its path, such as ./{path}"
    return told
