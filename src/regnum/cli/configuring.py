"""Settings of a command from flags, `REGNUM_*` variables and a TOML file, in this order; the same for all of them."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from regnum.engine.errors import BadOption
from regnum.server.explaining import without_password

PREFIX: Final = "REGNUM_"
#: The flags that are no settings.
NO_SETTINGS: Final = frozenset({"config", "show_config", "help"})
#: Settings that nobody should read over somebody's shoulder.
SECRET: Final = frozenset({"open_word", "metrics_token"})
MASK: Final = "***"


def _read_file(path: str) -> dict[str, Any]:
    """What a configuration file says."""
    try:
        text = Path(path).read_text(encoding="utf-8")
        return tomllib.loads(text)
    except OSError as error:
        raise BadOption(f"the configuration file {path} can't be read: {error.strerror}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadOption(f"the configuration file {path} is not TOML: {error}") from None


def _listed(parameter: Any, value: object) -> object:
    """A value as the command line takes it; a variable has one entry a line, a file a list."""
    if not parameter.multiple:
        return value
    entries = [line.strip() for line in value.splitlines()] if isinstance(value, str) else value
    return [entry for entry in entries if entry] if isinstance(entries, list) else [entries]


def _defaults(context: typer.Context, told: Mapping[str, Any], path: str) -> dict[str, Any]:
    """What the file and the environment say in place of the defaults."""
    known = {parameter.name: parameter for parameter in context.command.params if parameter.name not in NO_SETTINGS}
    found: dict[str, Any] = {}
    for name, value in told.items():
        parameter = known.get(name.replace("-", "_"))
        if parameter is None and context.command.name != "serve":
            continue  # the file is the server's; another command takes what concerns it
        if parameter is None:
            names = ", ".join(sorted(str(name).replace("_", "-") for name in known))
            raise BadOption(f"{path}: there is no setting {name!r}; there are: {names}")
        if isinstance(value, dict):
            raise BadOption(f"{path}: {name!r} must be a value, not a section")
        found[str(name).replace("-", "_")] = _listed(parameter, value)
    for name, parameter in known.items():
        value = os.environ.get(f"{PREFIX}{str(name).upper()}")
        if value is not None:
            found[str(name)] = _listed(parameter, value)
    return found


def _configured(context: typer.Context, path: str) -> str:
    """Read the file and the environment before the other flags are looked at."""
    if not context.resilient_parsing:
        context.default_map = _defaults(context, _read_file(path) if path else {}, path)
    return path


ConfigFile = Annotated[
    str,
    typer.Option(
        "--config",
        metavar="FILE",
        envvar=f"{PREFIX}CONFIG",
        is_eager=True,
        callback=_configured,
        help="A TOML file with settings, named as the flags are; REGNUM_* variables and flags go before it.",
    ),
]


def masked(name: str, value: object) -> object:
    """A value with its secrets hidden."""
    if name in SECRET:
        return MASK if value else value
    if isinstance(value, str):
        return without_password(value)
    return value


def shown(context: typer.Context) -> str:
    """All settings in force as a configuration file, each with where it comes from."""
    lines = []
    for parameter in context.command.params:
        name = str(parameter.name)
        if name in NO_SETTINGS:
            continue
        value = masked(name, context.params.get(name))
        lines.append(f"{name.replace('_', '-')} = {_written(value)}  # {_source(context, name)}")
    return "\n".join(lines)


def _source(context: typer.Context, name: str) -> str:
    source = context.get_parameter_source(name)
    if source is None or source.name == "COMMANDLINE":
        return "a flag"
    if source.name == "DEFAULT_MAP":
        return f"{PREFIX}{name.upper()}" if f"{PREFIX}{name.upper()}" in os.environ else "the file"
    return "the default"


def _written(value: object) -> str:
    if value is None:
        return "[]"
    if isinstance(value, list | tuple):
        return f"[{', '.join(_written(entry) for entry in value)}]"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return str(value)
    return '"' + str(value).replace("\\", "\\\\").replace('"', '\\"') + '"'
