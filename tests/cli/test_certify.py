"""`doubloon certify`: tables that are right are proven to be, and one wrong number is found."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from doubloon.cli import main
from doubloon.core.setup import Setup
from doubloon.games.gold_armada.rules import editions as armada
from doubloon.games.gold_armada.solve import check as armada_check
from doubloon.games.gold_armada.solve import two_seats as armada_margin
from doubloon.games.gold_armada.solve import win_table
from doubloon.games.gold_armada.solve.board_index import boards
from doubloon.games.gold_armada.solve.compiled.two_seats import solve_boards
from doubloon.games.gold_armada.solve.one_turn import model_turn
from doubloon.games.gold_armada.solve.win_index import Layer, layer_sizes
from doubloon.games.kings_gold.rules import editions as kings
from doubloon.games.kings_gold.solve import check as kings_check
from doubloon.games.kings_gold.solve import two_seats as kings_two
from doubloon.games.mille_sabords.rules import editions as mille
from doubloon.games.mille_sabords.solve import check as mille_check
from doubloon.games.mille_sabords.solve import two_seats as mille_two
from doubloon.kernels.lattice import lattice
from doubloon.kernels.listed_rolls import listed_rolls
from doubloon.solving.checking import Check, Checked, choose

Answer = Callable[..., tuple[int, dict[str, Any], str]]


@pytest.fixture
def certify(capsys: pytest.CaptureFixture[str]) -> Answer:
    def run(*words: str) -> tuple[int, dict[str, Any], str]:
        code = main(["certify", *words, "--json"])
        out, err = capsys.readouterr()
        return code, json.loads(out), err

    return run


def swept(check: Check, folder: Path | None = None, sample: int | None = None) -> Checked:
    return [*check.sweep(folder, sample)][-1]


def bound(check: Check, folder: Path) -> float:
    found = swept(check, folder).bound
    assert found is not None
    return found


def test_listed_rolls_and_the_lattice_agree() -> None:
    hands = lattice(4, (1, 2, 0, 3), frozenset({1}))
    full = hands.hands[hands.full]
    listed = listed_rolls(full, (1, 2, 0, 3), 1)
    stopped = np.random.default_rng(1).random((len(full), 21))
    over = np.arange(len(full)) % 7 == 0
    later = stopped
    for _ in range(2):
        best = hands.keep(hands.fall(later))[hands.full]
        later = np.where(over[:, None], stopped, np.maximum(stopped, best))
    assert listed.begin(stopped, over, 3) == pytest.approx(hands.fall(later)[0], abs=1e-14)


@pytest.fixture
def few_coins(tmp_path: Path) -> tuple[kings.Terms, np.ndarray[Any, Any], Path]:
    """King's Gold with nine coins, solved."""
    agreed = replace(kings.terms(Setup(2)), coins=9)
    numbers = np.zeros(kings_two.table(agreed).size)
    for _ in kings_two.solve(agreed, numbers):
        pass
    kings_two.table(agreed).save(numbers, tmp_path)
    return agreed, numbers, tmp_path


def test_one_wrong_number_of_kings_gold_is_found(
    few_coins: tuple[kings.Terms, np.ndarray[Any, Any], Path],
) -> None:
    agreed, numbers, folder = few_coins
    check = kings_check.check(agreed)
    right = swept(check, folder)
    assert right.done == right.steps == len(numbers)
    assert right.residual <= check.tolerance
    assert right.residual <= bound(check, folder) < 1e-8
    for at in (3, len(numbers) // 2, len(numbers) - 1):
        wrong = numbers.copy()
        wrong[at] += 1e-9
        kings_two.table(agreed).save(wrong, folder)
        found = swept(check, folder)
        assert found.residual > check.tolerance
        assert bound(check, folder) > 1e-9
    assert found.worst == "box 9, king 0, 0 : 0"
    wrong[-1] = np.nan
    kings_two.table(agreed).save(wrong, folder)
    assert swept(check, folder).residual == np.inf


def test_the_bound_of_kings_gold_holds(
    few_coins: tuple[kings.Terms, np.ndarray[Any, Any], Path],
) -> None:
    """A table that is wrong everywhere is at most as wrong as the bound says."""
    agreed, numbers, folder = few_coins
    wrong = numbers + np.random.default_rng(2).normal(0, 1e-4, len(numbers))
    kings_two.table(agreed).save(wrong, folder)
    assert np.abs(wrong - numbers).max() <= bound(kings_check.check(agreed), folder)


@pytest.mark.exact
@pytest.mark.parametrize("edition", ["blue-orange-us", "blue-orange-en", "blue-orange-fr"])
def test_the_shipped_tables_of_kings_gold_are_proven(edition: str, certify: Answer) -> None:
    code, found, _ = certify("kings-gold", "--edition", edition)
    assert code == 0
    assert found["checked"] == found["positions"] == 39_711
    assert found["bound"] < 2e-9


def test_a_sample_proves_nothing(certify: Answer, capsys: pytest.CaptureFixture[str]) -> None:
    code, found, _ = certify("kings-gold", "--sample", "20")
    assert (code, found["checked"], found["good"]) == (0, 20, True)
    assert found["bound"] is None
    assert main(["certify", "kings-gold", "--sample", "5"]) == 0
    assert "proves nothing" in capsys.readouterr().out


RAIDS = {"tie-break": "extra-turns", "trigger-replays-if-overtaken": True}


@pytest.mark.parametrize("readings", [{}, pytest.param(RAIDS, marks=pytest.mark.exact)])
def test_one_wrong_number_of_mille_sabords_is_found(
    readings: dict[str, object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    agreed = mille.terms(Setup(2, None, {"floor-scores-at-zero": True, **readings}, 300))
    numbers = np.zeros(mille_two.table(agreed).size)
    for _ in mille_two.solve(agreed, numbers):
        pass
    mille_two.table(agreed).save(numbers, tmp_path)
    check = mille_check.check(agreed)
    sampled = swept(check, tmp_path, 200)
    assert sampled.done == sampled.steps == 200
    assert sampled.residual < check.tolerance
    assert sampled.bound is not None
    assert sampled.bound < 5e-9
    wrong = numbers.copy()
    wrong[-1] = numbers[-1] - 1e-6  # both seats still miss all
    mille_two.table(agreed).save(wrong, tmp_path)
    last = np.arange(len(numbers))[-40:]
    monkeypatch.setattr(mille_check, "choose", lambda _count, _sample: last)
    found = swept(check, tmp_path)
    assert found.residual > check.tolerance
    assert found.bound is None


@pytest.mark.parametrize("finishes", [False, True])
def test_one_wrong_margin_is_found(
    finishes: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    agreed = armada.terms(Setup(2, None, {"finish-round": finishes, "skull-tokens": 2}))
    numbers = np.zeros(armada_margin.table(agreed).size)
    every = boards(agreed.board).list_boards()
    few = np.flatnonzero((every[:, :6] == 3).all(axis=1) & (every[:, 6:].sum(axis=1) >= 9))
    gone = every[few].sum(axis=1)
    for tokens in range(3):
        for layer in range(30, 26, -1):
            for seat in (1, 0) if finishes else (0,):
                if seat or (tokens and layer < 30):
                    which = few[gone == layer]
                    solve_boards(model_turn(agreed), which, tokens, seat, numbers)
    monkeypatch.setattr(armada_check, "choose", lambda _count, _sample: few)
    check = armada_check.check_margin(agreed)
    armada_margin.table(agreed).save(numbers, tmp_path)
    assert swept(check, tmp_path).residual < 1e-13
    assert bound(check, tmp_path) < 1e-9
    numbers[boards(agreed.board).count + few[len(few) // 2]] += 1e-6
    armada_margin.table(agreed).save(numbers, tmp_path)
    found = swept(check, tmp_path)
    assert found.residual > check.tolerance
    assert "tokens 2" in found.worst


@pytest.fixture
def last_layers(no_tables: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The last layers of the win chance, taken for the whole table."""
    agreed = armada.terms(Setup(2))
    few = [row for row in layer_sizes(agreed) if row[0].gone >= 27 and row[0].tokens <= 2]
    monkeypatch.setattr(win_table, "layer_sizes", lambda _terms: few)
    monkeypatch.setattr(armada_check, "layer_sizes", lambda _terms: few)
    assert main(["solve", "gold-armada", "--goal", "win"]) == 0
    return no_tables


@pytest.mark.usefixtures("last_layers")
def test_one_wrong_chance_is_found(certify: Answer, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    code, found, _ = certify("gold-armada", "--goal", "win")
    assert code == 0
    assert found["good"]
    assert found["checked"] == found["positions"] > 10_000
    assert found["residual"] < 1.17e-10
    assert 0 < found["bound"] < 5e-9
    table = win_table.table(armada.terms(Setup(2)))
    size = dict(layer_sizes(armada.terms(Setup(2))))[Layer(2, 27)]
    numbers = table.load("02-27", size)
    assert numbers is not None
    wrong = numbers.copy()
    wrong[size // 2] ^= 2
    table.save("02-27", wrong)
    code, found, _ = certify("gold-armada", "--goal", "win")
    assert (code, found["good"], found["bound"]) == (1, False, None)
    assert found["worst"] == f"layer 02-27, number {size // 2}"
    assert main(["certify", "gold-armada", "--goal", "win"]) == 1
    assert "The table is wrong" in capsys.readouterr().out


@pytest.mark.usefixtures("last_layers")
def test_a_sample_of_layers(certify: Answer, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    code, found, _ = certify("gold-armada", "--goal", "win", "--sample", "900")
    assert (code, found["good"], found["bound"]) == (0, True, None)
    assert 300 < found["checked"] <= 900


def test_only_solved_tables_are_checked(certify: Answer, no_tables: Path) -> None:
    for words in (["--goal", "win"], ["--goal", "margin"]):
        code, found, _ = certify("gold-armada", *words)
        assert code == 1
        assert "is not solved here" in found["message"]
    code, found, _ = certify("kings-gold", "--folder", str(no_tables))
    assert code == 1
    assert "is not solved here" in found["message"]


def test_estimates_cannot_be_certified(certify: Answer) -> None:
    code, found, _ = certify("kings-gold", "--seats", "4")
    assert code == 1
    assert "no check" in found["message"]


def test_an_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["certify", "chess"]) == 2
    assert "doubloon certify:" in capsys.readouterr().err


def test_a_sample_is_always_the_same() -> None:
    assert choose(100, None).tolist() == [*range(100)]
    assert choose(100, 200).tolist() == [*range(100)]
    assert choose(100, 7).tolist() == sorted({*choose(100, 7).tolist()})
    assert len(choose(100, 7)) == 7
