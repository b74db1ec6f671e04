"""The API is what its OpenAPI document says: schemathesis asks, right and wrong, and checks every answer."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    negative_data_rejection,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.schemas import BaseSchema
from tools.openapi import FILE, document

from regnum.server.app import openapi
from tests.server.setting import HERE, LINK, ME, House, in_own_process

DOCUMENT = openapi()
OPERATIONS = [(path, method) for path, methods in DOCUMENT["paths"].items() for method in methods]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
]
GOLDEN = Path(__file__).parents[1] / "golden"


class Api:
    """A server, its document, somebody who asks, and tables at which ids hit."""

    def __init__(self, house: House) -> None:
        self.schema: BaseSchema = schemathesis.openapi.from_url(f"{house.address}/api/schema/openapi.json")
        ann = house.person()
        self.headers = ann.headers
        record = (GOLDEN / "wonderful_kingdom-1-menace.record").read_text()
        replay = ann.post("/api/replays", {"record": record}).json()["id"]
        self.tables = [ann.open("architects", ME, HERE, LINK), ann.open("wonderful_kingdom", ME, HERE), str(replay)]

    def check(self, path: str, method: str, mode: GenerationMode, examples: int) -> None:
        """Ask for one operation with right or wrong data, and check the answers."""
        operation = self.schema[path][method]

        @settings(
            max_examples=examples,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode), id=st.sampled_from([*self.tables, None]))
        def ask(case: schemathesis.Case[Any], id: str | None) -> None:
            if mode.is_positive and id and "id" in case.path_parameters:
                case.path_parameters["id"] = id
            if mode.is_positive and case.path_parameters.get("game"):
                case.path_parameters["game"] = "architects"
            answer = case.call(headers=self.headers)
            # Too large is a refusal too; schemathesis does not know it as one.
            refuses = [] if mode.is_positive or answer.status_code == 413 else [negative_data_rejection]
            case.validate_response(answer, checks=[*CHECKS, *refuses])

        ask()


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    """A server of its own: the tables that are opened here have bots that play on."""
    with in_own_process(str(tmp_path_factory.mktemp("api") / "tables.sqlite")) as (_, house):
        yield Api(house)


def takes_something(path: str, method: str) -> bool:
    """Whether a request can be wrong at all."""
    operation = DOCUMENT["paths"][path][method]
    return "requestBody" in operation or bool(operation.get("parameters"))


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_right_requests_get_the_promised_answers(api: Api, path: str, method: str) -> None:
    api.check(path, method, GenerationMode.POSITIVE, 5)


@pytest.mark.parametrize(("path", "method"), [one for one in OPERATIONS if takes_something(*one)])
def test_wrong_requests_are_refused(api: Api, path: str, method: str) -> None:
    api.check(path, method, GenerationMode.NEGATIVE, 5)


@pytest.mark.slow
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
@pytest.mark.parametrize(("path", "method"), [one for one in OPERATIONS if takes_something(*one)])
def test_the_document_holds_for_many_requests(api: Api, path: str, method: str, mode: GenerationMode) -> None:
    api.check(path, method, mode, 100)


def test_the_document_in_the_tree_is_the_one_that_is_served(house: House) -> None:
    """The page's types are made from it; `python -m tools.openapi` writes it anew."""
    assert FILE.read_text(encoding="utf-8") == document()
    assert json.loads(document()) == house.client.get("/api/schema/openapi.json").json()


def test_every_problem_and_only_problems_have_their_own_media_type() -> None:
    for methods in DOCUMENT["paths"].values():
        for operation in methods.values():
            for status, answer in operation["responses"].items():
                for media_type in answer.get("content", {}):
                    assert (media_type == "application/problem+json") == (int(status) >= 400)
