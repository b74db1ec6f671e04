"""Whoever starts a server wrongly is told so in one sentence, before any address is printed."""

import json
import os
import re
import socket
import sqlite3
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from regnum.cli import serve as serving
from regnum.cli.main import app
from regnum.engine.errors import BadOption
from regnum.server import run
from regnum.server.app import create
from regnum.server.database import migrate
from regnum.server.run import prepare
from regnum.server.settings import Settings, sqlite_url
from tests.server.setting import SOURCES, free_port


def refusal(tmp_path: Path, host: str = "127.0.0.1", port: int | None = None, **settings: object) -> str:
    """The sentence with which a set-up is refused."""
    chosen = Settings(**{"database": str(tmp_path / "tables.sqlite"), **settings})  # type: ignore[arg-type]
    with pytest.raises(BadOption) as refused:
        prepare(chosen, host, free_port() if port is None else port)
    sentence = str(refused.value)
    assert "\n" not in sentence
    return sentence


@pytest.mark.parametrize("port", [0, -1, 65536, 99999])
def test_a_port_out_of_range(tmp_path: Path, port: int) -> None:
    assert refusal(tmp_path, port=port) == f"there is no port {port}; ports are 1 to 65535"


def test_an_address_in_use(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert f"port {port} of 127.0.0.1 is in use" in refusal(tmp_path, port=port)


def test_an_address_of_another_machine(tmp_path: Path) -> None:
    assert "nobody can listen at 192.0.2.1" in refusal(tmp_path, host="192.0.2.1")


@pytest.mark.parametrize(
    ("origin", "sentence"),
    [
        ("games.example.org", "give it with its scheme"),
        ("ftp://games.example.org", "give it with its scheme"),
        ("https://games.example.org/", "browsers send 'https://games.example.org'"),
        ("https://games.example.org/regnum", "browsers send 'https://games.example.org'"),
        ("https://Games.example.org", "browsers send 'https://games.example.org'"),
        ("https://games.example.org:443", "browsers send 'https://games.example.org'"),
        ("https://[x", "is no address"),
    ],
)
def test_an_origin_that_can_never_match(tmp_path: Path, origin: str, sentence: str) -> None:
    assert sentence in refusal(tmp_path, origins=(origin,))


def test_origins_that_match_are_taken(tmp_path: Path) -> None:
    origins = ("https://games.example.org", "http://127.0.0.1:8080", "https://[::1]:8443")
    prepare(Settings(database=str(tmp_path / "tables.sqlite"), origins=origins), "127.0.0.1", free_port())


def test_a_folder_in_place_of_a_file(tmp_path: Path) -> None:
    assert "is a folder; name a file in it" in refusal(tmp_path, database=str(tmp_path))


def test_a_folder_that_can_not_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    assert "can't be made" in refusal(tmp_path, database=str(tmp_path / "file" / "folder" / "tables.sqlite"))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("not a database at all, but long enough to be looked at " * 20)
    assert "can't be used: file is not a database" in refusal(tmp_path, database=str(tmp_path / "notes.txt"))


def test_a_database_that_can_only_be_read(tmp_path: Path) -> None:
    """Root can write to any file, so another reason stands for a file that belongs to somebody else."""
    migrate(sqlite_url(str(tmp_path / "tables.sqlite")))
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("CREATE TRIGGER shut BEFORE UPDATE ON pulse BEGIN SELECT RAISE(ABORT, 'shut'); END")
    assert refusal(tmp_path).endswith("tables.sqlite can't be used: shut")


def test_a_database_server_that_is_down(tmp_path: Path) -> None:
    sentence = refusal(tmp_path, database=f"postgresql://regnum:owl@127.0.0.1:{free_port()}/regnum")
    assert "can't be used" in sentence
    assert "owl" not in sentence


@pytest.mark.parametrize(
    ("rest", "sentence"),
    [
        ("db:five/regnum", "use postgresql://USER:WORD@HOST:PORT/NAME"),
        ("[::1/regnum", "use postgresql://USER:WORD@HOST:PORT/NAME"),
        ("db:99999/regnum", "there is no port 99999"),
        ("db/regnum?sslmode=require&connect_timeout=5", "nobody here knows its connect_timeout"),
    ],
)
def test_a_database_address_that_nobody_can_read(tmp_path: Path, rest: str, sentence: str) -> None:
    told = refusal(tmp_path, database=f"postgresql://regnum:owl@{rest}")
    assert told.startswith("no database is reached by postgresql://regnum:***@")
    assert sentence in told
    assert "owl" not in told


@pytest.mark.parametrize("where", ["database", "broker"])
def test_a_password_that_cuts_its_address_in_two_is_not_printed(tmp_path: Path, where: str) -> None:
    scheme = {"database": "postgresql", "broker": "redis"}[where]
    address: dict[str, Any] = {where: f"{scheme}://regnum:night@owl/bird@127.0.0.1:1/regnum"}
    sentence = refusal(tmp_path, **address)
    assert sentence.startswith(f"in the address {scheme}://regnum:***@127.0.0.1:1/regnum write an @")
    assert not {"night", "owl", "bird"} & set(re.findall(r"[a-z]+", sentence))


@pytest.mark.parametrize(
    ("broker", "sentence"), [("http://x", "use redis://HOST:6379"), ("redis://127.0.0.1:1", "does not answer")]
)
def test_a_bad_broker(tmp_path: Path, broker: str, sentence: str) -> None:
    assert sentence in refusal(tmp_path, broker=broker)


@pytest.mark.parametrize("base", ["regnum", "/regnum", "regnum/", "//", "/a b/"])
def test_a_path_without_its_slashes(tmp_path: Path, base: str) -> None:
    assert "with a slash at both ends" in refusal(tmp_path, base=base)


def test_the_command_ends_with_code_2_and_prints_no_address(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "regnum", "serve", "--database", str(tmp_path), "--port", str(free_port())]
    environment = os.environ | {"PYTHONPATH": str(SOURCES)}
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=environment)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"error: {tmp_path} is a folder; name a file in it, such as {tmp_path}/tables.sqlite\n"


def shown(*arguments: str, **variables: str) -> dict[str, str]:
    """The settings in force, as `--show-config` tells them: a value and its source."""
    result = CliRunner().invoke(app, ["serve", *arguments, "--show-config"], env=variables)
    assert result.exit_code == 0, (result.output, result.exception)
    return dict(line.split(" = ", 1) for line in result.output.splitlines())


def test_flags_go_before_variables_and_these_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "regnum.toml"
    file.write_text('port = 7001\nworkers = 3\nrate_limit = 5\ntable-limit = 6\norigin = ["https://a.example.org"]\n')
    told = shown("--config", str(file), "--workers", "4", REGNUM_PORT="7002", REGNUM_BOT="A=program:a b\nB=program:c")
    assert told["workers"] == "4  # a flag"
    assert told["port"] == "7002  # REGNUM_PORT"
    assert told["bot"] == '["A=program:a b", "B=program:c"]  # REGNUM_BOT'
    assert told["rate-limit"] == "5  # the file"
    assert told["table-limit"] == "6  # the file"
    assert told["origin"] == '["https://a.example.org"]  # the file'
    assert told["host"] == '"127.0.0.1"  # the default'
    assert shown(REGNUM_CONFIG=str(file))["port"] == "7001  # the file"


def test_every_setting_has_a_flag(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """None can be set in the program alone."""
    chosen: list[Settings] = []
    monkeypatch.setattr(serving, "prepare", lambda settings, host, port: chosen.append(settings))
    monkeypatch.setattr(serving, "run_server", lambda settings, host, port: None)
    flags = {
        "database": "x.sqlite",
        "host": "127.0.0.2",
        "network-address": "127.0.0.3",
        "broker": "redis://x",
        "bot": "Ada=program:ada",
        "origin": "https://a.example.org",
        "base": "/x/",
        "open-word": "owl",
        "metrics-token": "owl",
    }
    told = shown()
    numbers = {name: "7" for name in told if name not in flags and name not in ("host", "port", "chat")}
    words = [word for name, value in (flags | numbers).items() for word in (f"--{name}", value)]
    assert CliRunner().invoke(app, ["serve", "--no-chat", *words]).exit_code == 0
    usual = Settings()
    assert [name for name in Settings.__struct_fields__ if getattr(chosen[0], name) == getattr(usual, name)] == []


def test_a_worker_has_read_all_sentences_before_it_listens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asked while they are being read would hold everybody up, for seconds on a busy machine."""
    read: list[threading.Thread] = []
    monkeypatch.setattr(run, "read_all", lambda: read.append(threading.current_thread()))
    monkeypatch.setattr(run, "create", lambda: create(Settings(database=str(tmp_path / "tables.sqlite"))))
    monkeypatch.setattr(sys, "setswitchinterval", lambda seconds: None)
    run.served()
    assert read == [threading.current_thread()]


def test_what_is_shown_hides_secrets(tmp_path: Path) -> None:
    told = shown(
        REGNUM_DATABASE="postgresql://regnum:owl@db/regnum?sslpassword=owl",
        REGNUM_BROKER="redis://:owl@127.0.0.1:6379",
        REGNUM_OPEN_WORD="owl",
        REGNUM_METRICS_TOKEN="owl",
    )
    assert told["database"] == '"postgresql://regnum:***@db/regnum?sslpassword=***"  # REGNUM_DATABASE'
    assert told["broker"] == '"redis://:***@127.0.0.1:6379"  # REGNUM_BROKER'
    assert "owl" not in str(told)


def test_in_a_container_the_host_has_the_last_word() -> None:
    """What the image sets gives way to the variables that the container is given."""
    text = (SOURCES.parent / "Containerfile").read_text()
    command = json.loads(re.findall(r"^CMD (\[.*)", text, re.MULTILINE)[-1])
    own = dict(re.findall(r"(REGNUM_\w+)=(\S+)", text))
    assert command[0] == "serve"
    usual = shown(*command[1:], **own)
    assert usual["host"].startswith('"0.0.0.0"')
    assert usual["database"].startswith('"/data/tables.sqlite"')
    told = shown(*command[1:], **own | {"REGNUM_DATABASE": "postgresql://db/regnum"})
    assert told["database"] == '"postgresql://db/regnum"  # REGNUM_DATABASE'


def test_the_health_check_of_a_container_asks_its_own_server() -> None:
    """Whatever proxy the container is told of, and at whichever port the server listens."""
    text = (SOURCES.parent / "Containerfile").read_text()
    [told] = re.findall(r"^HEALTHCHECK CMD (\[.*)", text, re.MULTILINE)
    command = [sys.executable, *json.loads(told)[1:]]
    statuses = [200, 503]

    class Asked(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(statuses.pop(0) if self.path == "/healthz" else 404)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Asked) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        env = os.environ | {"REGNUM_PORT": str(server.server_port), "http_proxy": "http://127.0.0.1:1", "no_proxy": ""}
        codes = [subprocess.run(command, env=env, stderr=subprocess.DEVNULL, check=False).returncode for _ in range(2)]
        server.shutdown()
    assert codes == [0, 1]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("prot = 1", "there is no setting 'prot'"),
        ("[serve]\nport = 1", "there is no setting 'serve'"),
        ("x", "not TOML"),
    ],
)
def test_a_wrong_file_is_named(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "regnum.toml"
    file.write_text(text)
    result = CliRunner().invoke(app, ["serve", "--config", str(file)])
    assert isinstance(result.exception, BadOption)
    assert sentence in str(result.exception)
    assert str(file) in str(result.exception)


def test_a_worker_that_is_slow_to_begin_is_not_replaced() -> None:
    """Where reading the program takes longer than that, no worker would ever come to serve."""
    assert run.WAYS["timeout_worker_healthcheck"] >= 30


def test_proxies_give_up_idle_connections_before_the_server_does() -> None:
    """Else a move that is sent the moment the server closes one would get lost on the way."""
    caddy_seconds = 120
    assert run.WAYS["timeout_keep_alive"] > caddy_seconds
