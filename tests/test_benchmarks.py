"""The benchmark scripts run and report what they promise; no test asserts a time."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from benchmarks import fit, forecast
from benchmarks.balance import viscounts

import regnum
from regnum.games.architects import weights

ROOT = Path(__file__).parents[1]


def report_of(name: str, *options: str) -> Any:
    command = [sys.executable, "-m", f"benchmarks.{name}", "--json", *options]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=ROOT).stdout)


def test_peers_reports_both_engines_and_their_ratios() -> None:
    report = report_of("peers", "--seconds", "1")
    assert set(report) == {"ours", "peer", "decisions_ratio", "copy_ratio"}
    for engine in ("ours", "peer"):
        assert report[engine]["decisions_per_second"] > 0
        assert report[engine]["copy_microseconds"] > 0


def test_balance_reports_shares_cards_and_medals() -> None:
    report = report_of("balance", "wonderful_kingdom", "--games", "2", "--module", "quest")
    assert set(report["two"]) == set(report["solo"]) == {"quest a", "quest b"}
    for entry in report["two"].values():
        assert 0 <= entry["shares"]["blue"] + entry["shares"]["red"] <= 1.001
        assert entry["quartiles"] == sorted(entry["quartiles"])
    for rates in report["cards"].values():
        assert 0 <= rates["built"] <= 1
    assert set(report["multiplied"]) == {"side a", "side b"}
    assert all(0 < share < 1 for share in report["multiplied"].values())
    assert set(report["tastes"]) == {"valados-a", "teressia-a", "valados-b", "teressia-b"}
    assert all(sum(built.values()) > 0 for built in report["tastes"].values())
    assert all(entry["medals"]["bronze"] >= entry["medals"]["gold"] for entry in report["solo"].values())


def test_balance_of_viscounts_reports_places_cards_and_boards(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    options = ("viscounts", "--games", "2", "--bot", "random", "--out", str(out))
    report = report_of("balance", *options)
    assert set(report["places"]) == {f"{n} players, place {place + 1}" for n in (2, 3, 4) for place in range(n)}
    assert set(report["ai"]) == {"cleric 0", "builder 0"}
    assert sum(entry["number"] for entry in report["player_cards"].values()) == 2 * (2 + 3 + 4)
    assert len(out.read_text().splitlines()) == report["games"] == 8
    assert report_of("balance", *options) == report


def test_balance_of_viscounts_counts_what_gates_of_gold_brings(tmp_path: Path) -> None:
    options = ("--gates", "--games", "4", "--players", "4", "--bot", "random", "--out", str(tmp_path / "games.jsonl"))
    report = report_of("balance", "viscounts", *options)
    boards = {name: entry["number"] for name, entry in report["of_gates"].items() if name.startswith("board-")}
    assert boards == {f"board-{number}": 4 for number in range(1, 5)}
    refused = {name.removeprefix("refuse ") for name in report["of_gates"] if name.startswith("refuse ")}
    assert refused
    assert refused <= viscounts.of_gates()
    assert report["quartiles"]["4 players"] == sorted(report["quartiles"]["4 players"])


def test_a_manuscript_is_judged_beside_those_who_took_as_many() -> None:
    """Who wins takes more of them; so by itself a Manuscript of winners is no better than others."""
    games = [
        {"players": 2, "shares": [1.0, 0.0], "manuscripts": [["a", "b", "c"], ["d"]]},
        {"players": 2, "shares": [0.0, 1.0], "manuscripts": [["a", "b", "c"], ["d"]]},
        {"players": 3, "shares": [0.0, 0.0, 1.0], "manuscripts": [["a"], ["b"], ["c", "d", "e"]]},
    ]
    assert [viscounts.ahead(games[0], seat) for seat in range(2)] == [(2, 2), (2, -2)]
    assert viscounts.ahead(games[2], 2) == (3, 2)
    assert viscounts.shares_by_lead(games) == {(2, 2): 0.5, (2, -2): 0.5, (3, -1): 0.0, (3, 2): 1.0}


def test_tuning_goes_on_where_it_ended(tmp_path: Path) -> None:
    out = tmp_path / "tune.json"
    prices = [weights.EARLY, weights.LATE]
    out.write_text(json.dumps({"round": 6, "prices": prices, "pool": [prices]}))
    options = ("--rounds", "1", "--pairs", "1", "--players", "2", "--jobs", "1", "--out", str(out))
    command = [sys.executable, "-m", "benchmarks.tune", "architects", *options]
    told = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=ROOT).stdout
    assert "round 7:" in told
    assert '("silver", ' in told
    after = json.loads(out.read_text())
    assert after["round"] == 7
    assert after["prices"] != prices


def test_prices_are_fitted_to_games_that_are_kept(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "benchmarks.fit", "--seed", "2", "--jobs", "1", "--out", str(out), "--games"]
    told = [
        subprocess.run([*command, games], check=True, stdout=subprocess.PIPE, text=True, cwd=ROOT).stdout
        for games in ("1", "2", "2")
    ]
    assert [len(text.splitlines()) for text in told] == [len(told[0].splitlines())] * 3
    assert [text.split(" games, ")[0] for text in told] == ["1", "2", "2"]
    assert told[1] == told[2] != told[0]
    assert all('("silver", ' in text for text in told)
    assert [json.loads(line)["seed"] for line in out.read_text().splitlines()] == [2, 3]


def test_the_fit_finds_the_prices_by_which_things_were_gained() -> None:
    chance = np.random.default_rng(1)
    things = chance.standard_normal((400, 6))
    prices = np.array([2.0, -1.0, 0.5, 0.0, 1.0, 3.0])
    sums = fit.Sums(6)
    for rows in np.split(things, 4):
        sums.add(rows, rows @ prices)
    assert fit.fitted(sums, 0 * prices, 1e-6) == pytest.approx(prices, abs=1e-3)
    assert sums.error(prices) == pytest.approx(0.0, abs=1e-6)
    assert sums.error(0 * prices) == pytest.approx(float((things @ prices).std()), rel=0.02)
    drawn = fit.fitted(sums, 0 * prices, 1e9)
    assert drawn[:4] == pytest.approx(np.zeros(4), abs=1e-3)
    assert abs(drawn[5] - 3.0) < 0.5


def test_forecast_reports_errors_by_quarter() -> None:
    report = report_of("forecast", "--games", "1")
    assert {"architects for 1", "architects for 5", "wonderful_kingdom for 2"} <= set(report)
    for quarters in report.values():
        assert len(quarters) == 4
        assert all(quarter["deviation"] >= 0 for quarter in quarters)
        assert any(quarter["mean"] != 0 for quarter in quarters)


def test_forecast_adds_up_the_errors_of_games(monkeypatch: pytest.MonkeyPatch) -> None:
    def errors(name: str, players: int, seed: int) -> list[forecast.Error]:
        return [forecast.Error(quarter, 4.0 * seed + quarter + players) for quarter in range(4)]

    monkeypatch.setattr(forecast, "errors", errors)
    quarters = forecast.measured(3)["architects for 2"]
    assert quarters == [{"mean": 6.0 + quarter, "deviation": 3.3} for quarter in range(4)]


def test_a_forecast_errs_by_what_a_game_ends_with_less_the_points_foretold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(regnum.new("wonderful_kingdom", 1).type), "forecast", lambda *_: 1000.0)
    monkeypatch.setattr(forecast, "LEVEL", "random")
    found = forecast.errors("wonderful_kingdom", 1, 5)
    assert {error.quarter for error in found} == {0, 1, 2, 3}
    assert len({error.points for error in found}) == 1
    assert -1100 < found[0].points < -800


def test_envs_reports_our_faces_and_their_peers() -> None:
    report = report_of("envs", "--seconds", "1")
    rates, ratios = report["steps_per_second"], report["ratios"]
    assert rates.keys() == ratios.keys()
    assert all(rate > 0 for rate in rates.values())
    assert ratios["PettingZoo connect_four"] == 1
    for face in ("Regnum in PettingZoo", "Regnum in OpenSpiel", "Regnum vectorised", "OpenSpiel python"):
        assert any(name.startswith(face) for name in rates)
