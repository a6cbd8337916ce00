"""Colours, widths and letters of the terminal, the menu, and commands that are refused."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from cli.terminal import Terminal, environment, said
from doubloon.cli import main
from doubloon.cli.terminal import menu
from doubloon.cli.terminal.screen import Screen
from doubloon.core import record
from doubloon.core.record import COMPONENTS
from doubloon.games import BUILT_IN, get

KEYS = [game.key for game in BUILT_IN]


def test_a_terminal_gets_colours(tmp_path: Path) -> None:
    with Terminal(tmp_path, "kings-gold", "--seed", "4") as terminal:
        terminal.wait()
        assert "\x1b[33m" in terminal.escapes


@pytest.mark.parametrize(
    ("options", "more"),
    [((), {"NO_COLOR": "1"}), (("--no-color",), {}), ((), {"TERM": "dumb"})],
)
def test_no_colour_means_no_escape_codes(
    options: tuple[str, ...], more: dict[str, str], tmp_path: Path
) -> None:
    with Terminal(tmp_path, "kings-gold", "--seed", "4", *options, more=more) as terminal:
        assert "╭───────╮" in terminal.wait()
        for typed in ("", "reroll x", "1", "1", "quit"):
            terminal.type(typed)
        assert terminal.leave() == 0
        assert "\x1b" not in terminal.raw


@pytest.mark.parametrize("game", KEYS)
def test_a_terminal_without_unicode_gets_ascii(game: str, tmp_path: Path) -> None:
    more = {"PYTHONIOENCODING": "ascii", "NO_COLOR": "1"}
    with Terminal(tmp_path, game, "--seed", "4", "--seats", "Zoë,deckhand", more=more) as terminal:
        shown = terminal.wait() + terminal.type("help") + terminal.type("1")
    assert "Zo?" in shown
    assert shown.isascii()
    assert "+---" in shown


@pytest.mark.parametrize("game", KEYS)
def test_a_resized_window_is_drawn_anew(game: str, tmp_path: Path) -> None:
    # Without colours there is no line editor, which would draw its prompt anew as well.
    with Terminal(tmp_path, game, "--seed", "4", "--no-color", columns=100) as terminal:
        assert max(map(len, terminal.wait().split("\n"))) == 100
        terminal.resize(40)
        shown = terminal.type("look")
        assert max(map(len, shown.split("\n"))) == 40
        terminal.resize(12)
        assert terminal.type("look").endswith("you> ")


def test_answers_may_come_from_a_pipe(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "doubloon", "play", "kings-gold", "--seed", "4"],
        input="1\n1\n\xff\x00\n",
        capture_output=True,
        encoding="latin-1",
        env=environment(tmp_path),
        timeout=30,
        check=False,
    )
    assert run.returncode == 0
    assert run.stderr == ""
    assert "\x1b" not in run.stdout
    assert "doubloon play" in run.stdout


def test_the_menu_starts_and_resumes_a_play(tmp_path: Path) -> None:
    with Terminal(tmp_path) as terminal:
        assert "Mille Sabords!" in terminal.wait()
        assert "from 1 to" in said(terminal.type("77"))
        assert "seat 1 [you]" in terminal.type("2")
        assert "cannot be a player's name" in said(terminal.type("Anne,Bob"))
        assert "seat 2 [deckhand]" in terminal.type("Anne")
        assert "seat 3 [nobody else]" in terminal.type("")
        assert "Which edition?" in terminal.type("")
        assert "points to play to" in terminal.type("piraten-kapern-en")
        assert "whole number" in said(terminal.type("many"))
        assert "What will you do?" in terminal.type("500")
        terminal.type("quit")
    (file,) = (tmp_path / "data" / "doubloon" / "plays").glob("*.dbl")
    read = record.read(file.read_text("utf-8"))
    assert (read.game, read.seats) == ("mille-sabords", ("Anne", "deckhand"))
    assert (read.edition, read.target) == ("piraten-kapern-en", 500)
    with Terminal(tmp_path) as terminal:
        assert "resume: Mille Sabords! with Anne and deckhand" in said(terminal.wait())
        assert "What will you do?" in terminal.type(str(len(BUILT_IN) + 1))


class Paper(Screen):
    """A screen that keeps what it is told, on which everybody is asked in vain."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def say(self, *sentences: str, **_looks: object) -> None:
        self.lines += sentences

    def ask(self, prompt: str) -> str:
        self.lines.append(prompt)
        return ""


@pytest.mark.parametrize("there", [True, False])
def test_the_menu_says_which_levels_are_weaker(
    there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not there:
        monkeypatch.setattr("doubloon.bots.find_spec", lambda _name: None)
    paper = Paper()
    menu._ask_seats(paper, get("gold-up"))
    told = " ".join(paper.lines)
    assert "cabin-boy (easy), deckhand (medium), bosun (hard) and captain (expert)" in told
    assert ("captain wins" in told, "plays weaker than it can: captain." in told) == (
        there,
        not there,
    )


def test_the_menu_can_be_left(tmp_path: Path) -> None:
    with Terminal(tmp_path) as terminal:
        terminal.wait()
        assert "No play was started" in terminal.type("quit")
        assert terminal.leave() == 0
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("arguments", "code", "complaint"),
    [
        (["kings-gold", "--seats", "you,,deckhand"], 2, "cannot be a player's name"),
        (["kings-gold", "--seats", f"you,{'x' * 25}"], 2, "cannot be a player's name"),
        (["kings-gold", "--seats", "you"], 1, "is for two to six"),
        (["kings-gold", "--edition", "moon"], 1, "no edition “moon”"),
        (["kings-gold", "--reading", "moon=true"], 1, "no reading “moon”"),
        (["kings-gold", "--reading", "tie-break=moon"], 1, "cannot be 'moon'"),
        (["kings-gold", "--reading", "moon"], 2, "NAME=VALUE"),
        (["kings-gold", "--target", "100"], 1, "not played to a target"),
        (["kings-gold", "--target", "many"], 2, "not a whole number"),
        (["kings-gold", "--seed", "-1"], 2, "not a whole number"),
        (["kings-gold", "--board", "x.toml"], 2, "--board is for Gold Armada only"),
        (["mille-sabords", "--chests", "x.toml"], 2, "--chests is for Gold Up only"),
        (["chess"], 1, "neither a game nor a file"),
        (["-"], 1, "neither a game nor a file"),
        (["."], 1, "is a folder"),
        (["x.dbl", "--edition", "moon"], 2, "A saved play has its own"),
        (["--edition", "moon"], 2, "Name the game to play"),
        (["kings-gold", "--record", "."], 1, "is a folder"),
        (["kings-gold", "--record", "/dev/null/x"], 1, "cannot be saved"),
        (["kings-gold", "--record", "~nobody-here/x"], 1, "cannot be the name of a file"),
    ],
)
def test_wrong_arguments_are_refused(
    arguments: list[str],
    code: int,
    complaint: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if code == 2 and complaint in ("NAME=VALUE", "not a whole number"):
        with pytest.raises(SystemExit, match="2"):
            main(["play", *arguments])
    else:
        assert main(["play", *arguments]) == code
    assert complaint in capsys.readouterr().err


@pytest.mark.parametrize(
    ("game", "option", "file", "differs"),
    [
        ("gold-armada", "--board", "board.toml", "worth 4, 5, 96 instead of 4, 5, 6"),
        ("gold-up", "--chests", "chests.toml", "A white chest holds 96 gold instead of 5"),
        ("mille-sabords", "--deck", "deck.toml", "Ship: 4 sabres: 0 instead of 2"),
    ],
)
def test_replaced_components_are_saved_in_the_record(
    game: str,
    option: str,
    file: str,
    differs: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    own, kept = tmp_path / file, tmp_path / "play.dbl"
    package = Path(sys.modules["doubloon"].__path__[0]) / "games" / game.replace("-", "_") / "rules"
    text = (package / file).read_text("utf-8")
    text = text.replace("[4, 5, 6]", "[4, 5, 96]").replace("value = 5 ", "value = 96 ")
    own.write_text(text.replace("ship-4 = 2", "ship-4 = 0"))
    asked = ("--seats", "you,captain", option, str(own), "--record", str(kept))
    with Terminal(tmp_path, game, *asked) as terminal:
        shown = terminal.wait()
        assert differs in shown
        assert "approximate" in shown
        terminal.type("1")
    assert record.read(kept.read_text("utf-8")).extra[COMPONENTS] == tomllib.loads(own.read_text())
    with Terminal(tmp_path, str(kept)) as terminal:
        assert terminal.wait().endswith("you> ")
    assert main(["play", game, option, str(tmp_path / "none.toml")]) == 1
    assert "There is no file" in capsys.readouterr().err
    own.write_text("x = ")
    assert main(["play", game, option, str(own)]) == 1
    assert "not TOML" in capsys.readouterr().err
    own.write_text("x = 1")
    assert main(["play", game, option, str(own)]) == 1
