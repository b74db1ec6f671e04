"""Reading TOML into structs, with errors that name file and field."""

import tomllib
from typing import TypeVar

import msgspec

from regnum.lessons.errors import BadLesson

File = TypeVar("File")


def convert(where: str, text: str, form: type[File]) -> File:
    """A file's content in its form."""
    try:
        return msgspec.convert(tomllib.loads(text), form)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"{where}: is not TOML: {error}") from None
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `$")
        field = path.rstrip("`").lstrip(".") or "the lesson"
        raise BadLesson(f"{where}: {field}: {message}") from None
