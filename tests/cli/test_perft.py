"""`doubloon perft`, and what the command says to wrong usage.

Counts from the start are those of oracles/brute_kings_gold.py and oracles/brute_mille_sabords.py.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from doubloon.cli import main
from table import TESTS

WORKED = str(TESTS / "golden" / "mille-sabords" / "worked-turn.dbl")


@pytest.mark.parametrize(
    ("arguments", "lines", "weight"),
    [
        (["kings-gold", "0"], 1, 1),
        (["kings-gold", "1"], 252, 7_776),
        (["kings-gold", "2", "--seats", "6", "--edition", "blue-orange-fr"], 63_504, 60_466_176),
        (["mille-sabords", "1"], 11, 35),
        (["mille-sabords", "2", "--reading", "magic-nine=as-eight"], 14_157, 35 * 6**8),
        ([WORKED, "1"], 11, 34),
    ],
)
def test_counts(
    arguments: list[str], lines: int, weight: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["perft", *arguments, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["lines"], answer["weight"]) == (lines, weight)
    assert answer["depth"] == int(arguments[1])


def test_divide(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "mille-sabords", "2", "--divide", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    split = answer["divide"].values()
    assert len(split) == 11
    assert sum(part["lines"] for part in split) == answer["lines"]
    assert sum(part["weight"] for part in split) == answer["weight"]


def test_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "mille-sabords", "1", "--divide"]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown[1] == "~ card pirate: lines 1, weight 4"
    assert shown[-1] == "lines 11, weight 35"


def test_a_finished_play_goes_nowhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "over.dbl"
    path.write_text('record = 1\ngame = "kings-gold"\nseats = ["A", "B"]\nsteps = ["p1 resign"]\n')
    for divide in ([], ["--divide"]):
        assert main(["perft", str(path), "2", "--json", *divide]) == 0
        answer = json.loads(capsys.readouterr().out)
        assert (answer["lines"], answer["weight"]) == (0, 0)


@pytest.mark.parametrize(
    "arguments",
    [
        ["chess", "2"],
        ["kings-gold", "1", "--seats", "7"],
        ["kings-gold", "1", "--edition", "tortuga"],
        ["kings-gold", "1", "--reading", "rum=true"],
        ["kings-gold", "1", "--reading", "end-mid-turn=1"],
    ],
)
def test_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", *arguments, "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["message"]
    assert main(["perft", *arguments]) == 1
    assert capsys.readouterr().err.startswith("doubloon: ")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "Missing argument: COMMAND."),
        (["sail"], "There is no command 'sail'"),
        (["perft"], "Missing argument: GAME|FILE, DEPTH."),
        (["perft", "kings-gold", "deep"], "“deep” is not a whole number."),
        (["perft", "kings-gold", "-1"], "“-1” is not a whole number."),
        (["perft", "kings-gold", "1", "--reading", "rum"], "Write NAME=VALUE"),
        (["perft", "kings-gold", "1", "--edition"], "--edition needs a value."),
        (["replay"], "Missing argument: FILE."),
        (["replay", "x", "--jsn"], "Unknown argument: --jsn."),
    ],
)
def test_wrong_usage(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    err = capsys.readouterr().err
    assert says in err
    assert err.startswith("usage: doubloon")


def test_options_of_a_game_do_not_go_with_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", WORKED, "1", "--seats", "2"]) == 2
    assert "A record has its own" in capsys.readouterr().err


def test_the_command_itself() -> None:
    """As a person runs it: `--help`, and a reader that goes away."""
    run = [sys.executable, "-m", "doubloon"]
    shown = subprocess.run([*run, "--help"], capture_output=True, text=True, check=True).stdout
    assert "replay" in shown
    assert "perft" in shown
    pipe_in, pipe_out = os.pipe()
    os.close(pipe_in)
    gone = subprocess.run(
        [*run, "perft", "kings-gold", "1", "--divide"], stdout=pipe_out, stderr=subprocess.PIPE,
        check=False,
    )  # fmt: skip
    os.close(pipe_out)
    assert (gone.returncode, gone.stderr) == (1, b"")
