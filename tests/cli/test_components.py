"""Other boxes: a corrected board or chest file, by option or kept in the record."""

import json
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from doubloon.cli import main
from doubloon.core import record
from doubloon.core.record import Record

BOARD = files("doubloon.games.gold_armada.rules").joinpath("board.toml").read_text("utf-8")
DEARER = BOARD.replace(
    "needs = [2, 3, 4], values = [1, 2, 3]", "needs = [2, 3, 4], values = [7, 8, 9]"
)
STEPS = ("~ roll bbprc", "p1 stop", "p1 take barrel")


@pytest.fixture
def files_of(tmp_path: Path) -> dict[str, str]:
    plain = Record(game="gold-armada", seats=("A", "B"), steps=STEPS)
    kept = Record(
        game="gold-armada",
        seats=("A", "B"),
        steps=STEPS,
        extra={record.COMPONENTS: tomllib.loads(DEARER)},
    )
    texts = {
        "plain": record.write(plain),
        "kept": record.write(kept),
        "board": DEARER,
        "broken": BOARD.replace('symbol = "b"', 'symbol = "z"'),
        "cut": BOARD[:-3],
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, "utf-8")
    return {name: str(tmp_path / name) for name in texts}


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, dict[str, Any]]:
    code = main([*arguments, "--json"])
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return code, found


def test_a_corrected_board_changes_the_points(
    files_of: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    replay = ("replay", files_of["plain"])
    assert answer(capsys, *replay)[1]["points"] == [1, 0]
    assert answer(capsys, *replay, "--board", files_of["board"])[1]["points"] == [7, 0]
    assert answer(capsys, "replay", files_of["kept"])[1]["points"] == [7, 0]


def test_counting_on_a_corrected_die(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A die with a second barrel has seven sides, so five of them weigh 7 ** 5."""
    board = tmp_path / "board.toml"
    board.write_text(BOARD.replace('name = "barrel", sides = 1', 'name = "barrel", sides = 2'))
    plain = answer(capsys, "perft", "gold-armada", "1")[1]
    other = answer(capsys, "perft", "gold-armada", "1", "--board", str(board))[1]
    assert (plain["lines"], plain["weight"]) == (252, 6**5)
    assert (other["lines"], other["weight"]) == (252, 7**5)


@pytest.mark.parametrize(
    ("file", "says"), [("broken", "“z”"), ("cut", "TOML"), ("gone", "no file")]
)
def test_a_bad_board_is_refused(
    files_of: dict[str, str], capsys: pytest.CaptureFixture[str], file: str, says: str
) -> None:
    board = files_of.get(file, "/no/such/board.toml")
    for command in (("perft", "gold-armada", "1"), ("replay", files_of["plain"])):
        code, refused = answer(capsys, *command, "--board", board)
        assert (code, refused["error"]) == (1, "file")
        assert says in refused["message"]


def test_components_of_another_game(
    files_of: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["perft", "gold-up", "1", "--board", files_of["board"]]) == 2
    assert "--board is for Gold Armada only." in capsys.readouterr().err
    both = ("--board", files_of["board"], "--chests", files_of["board"])
    assert main(["replay", files_of["plain"], *both]) == 2
    capsys.readouterr()


def test_games_without_exchangeable_components(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = Record(
        game="kings-gold", seats=("A", "B"), steps=(), extra={record.COMPONENTS: {"x": 1}}
    )
    path = tmp_path / "x.dbl"
    path.write_text(record.write(plain), "utf-8")
    code, refused = answer(capsys, "replay", str(path))
    assert (code, refused["error"]) == (1, "record")
