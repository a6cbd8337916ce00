"""`doubloon simulate`: answers, refusals, and what is loaded for it."""

import json
import os
import signal
import subprocess
import sys
import time
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest

from doubloon.cli import main
from doubloon.games import BUILT_IN

QUICK = ["--plays", "60", "--seed", "4"]


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["simulate", *arguments, "--json"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.parametrize("game", [game.key for game in BUILT_IN])
def test_every_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, game, "--bots", "deckhand,cabin-boy", *QUICK, "--workers", "1")
    assert (found["plays"], found["engine"]) == (60, "kernel")


def test_the_same_seed_gives_the_same_answer(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["kings-gold", "--bots", "deckhand,cabin-boy,deckhand", *QUICK]
    assert answer(capsys, *command, "--workers", "1") == answer(capsys, *command, "--workers", "2")


def test_a_random_seed_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["gold-armada", "--bots", "deckhand,deckhand", "--plays", "40", "--workers", "1"]
    first = answer(capsys, *command)
    assert answer(capsys, *command, "--seed", str(first["seed"])) == first


def test_a_person_reads_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "gold-armada", "--bots", "deckhand,cabin-boy", *QUICK]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Gold Armada (tactic-fr), 2 seats, 60 plays, seed 4")
    assert "deckhand" in shown
    assert "first turn" in shown


def test_a_board_no_kernel_knows_is_played_by_the_rules(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    board = files("doubloon.games.gold_armada.rules").joinpath("board.toml").read_text("utf-8")
    own = tmp_path / "board.toml"
    own.write_text(board.replace('name = "rum", sides = 1', 'name = "rum", sides = 2'))
    command = ["gold-armada", "--bots", "deckhand,cabin-boy", "--plays", "4", "--workers", "1"]
    found = answer(capsys, *command, "--board", str(own))
    assert (found["engine"], found["uncovered"]) == ("rules", "ga.board")


def test_a_picture_is_a_picture(tmp_path: Path) -> None:
    path = tmp_path / "match.svg"
    bots = "deckhand,cabin-boy,cabin-boy,deckhand,deckhand,cabin-boy"
    assert main(["simulate", "kings-gold", "--bots", bots, *QUICK, "--plot", str(path)]) == 0
    texts = {text.text for text in ElementTree.parse(path).iter("{http://www.w3.org/2000/svg}text")}
    assert {"deckhand", "cabin-boy", "p6", "0 %"} <= texts


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["chess", "--bots", "deckhand,deckhand"], 2, "chess"),
        (["kings-gold", "--bots", "deckhand,admiral"], 2, "There is no bot admiral"),
        (["kings-gold", "--bots", "deckhand"], 1, "two to six"),
        (["kings-gold", "--bots", "deckhand,deckhand", "--workers", "0"], 2, "at least 1"),
        (["kings-gold", "--bots", "deckhand,deckhand", "--plot", "match.png"], 2, "SVG"),
        (["kings-gold", "--bots", "deckhand,deckhand", "--plot", "/nowhere/a.svg"], 1, "written"),
        (["kings-gold", "--bots", "deckhand,deckhand", "--edition", "none"], 1, "edition"),
        (["kings-gold", "--bots", "deckhand,deckhand", "--target", "9"], 1, "target"),
    ],
)
def test_refusals(
    arguments: list[str], code: int, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments, "--plays", "10"]) == code
    assert words in capsys.readouterr().err


def test_ctrl_c_prints_what_is_finished() -> None:
    command = [sys.executable, "-m", "doubloon", "simulate", "gold-up", "--json"]
    bots = ["--bots", "deckhand,deckhand", "--plays", "90000000", "--workers", "2"]
    with subprocess.Popen([*command, *bots], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as it:
        children = Path(f"/proc/{it.pid}/task/{it.pid}/children")
        while not children.read_text():
            time.sleep(0.1)
        time.sleep(1)
        it.send_signal(signal.SIGINT)
        out, err = it.communicate(timeout=120)
    assert it.returncode == 130
    found = json.loads(out)
    assert found["plays"] < found["asked"] == 90_000_000
    assert b"Interrupted" in err
    assert b"Traceback" not in err


def test_without_numba_it_says_what_is_missing(tmp_path: Path) -> None:
    """A package that cannot be found, as without the extra."""
    program = (
        "import sys; import importlib.util as util; found = util.find_spec\n"
        "util.find_spec = lambda name, *rest: None if name == 'numba' else found(name, *rest)\n"
        "from doubloon.cli import main\n"
        "sys.exit(main(['simulate', 'gold-up', '--bots', 'deckhand,deckhand', '--plays', '2']))"
    )
    it = subprocess.run([sys.executable, "-c", program], capture_output=True, cwd=tmp_path)
    assert it.returncode == 1
    assert b"doubloon[fast]" in it.stderr


@pytest.mark.parametrize("command", [["--help"], ["--version"], ["simulate", "--help"]])
def test_nothing_heavy_is_loaded_for_help(command: list[str]) -> None:
    program = (
        "import sys\nfrom doubloon.cli import main\n"
        f"try:\n    main({command!r})\nexcept SystemExit:\n    pass\n"
        "heavy = {'numpy', 'numba', 'rich', 'ray', 'starlette'} & sys.modules.keys()\n"
        "sys.exit(' '.join(sorted(heavy)) or 0)"
    )
    it = subprocess.run([sys.executable, "-c", program], capture_output=True, env={**os.environ})
    assert (it.returncode, it.stderr) == (0, b"")


def test_importing_the_games_loads_nothing_heavy() -> None:
    program = (
        "import sys, doubloon, doubloon.games, doubloon.bots\n"
        "sys.exit(' '.join({'numpy', 'numba'} & sys.modules.keys()) or 0)"
    )
    it = subprocess.run([sys.executable, "-c", program], capture_output=True)
    assert (it.returncode, it.stderr) == (0, b"")
