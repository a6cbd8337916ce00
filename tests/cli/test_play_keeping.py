"""A play is kept after every step: leaving, being killed, and going on another day."""

import signal
from pathlib import Path

import pytest

from cli.terminal import Terminal, said
from doubloon.cli import main
from doubloon.core import record
from doubloon.core.record import Record


def read(file: Path) -> Record:
    return record.read(file.read_text("utf-8"))


def test_save_quit_and_resume(tmp_path: Path) -> None:
    file, copy = tmp_path / "play.dbl", tmp_path / "copy.dbl"
    with Terminal(tmp_path, "mille-sabords", "--seed", "3", "--record", str(file)) as terminal:
        terminal.wait()
        terminal.type("1")
        assert str(file) in terminal.type("save")
        assert str(copy) in terminal.type(f"save {copy}")
        assert "exists. Choose another name" in said(terminal.type(f"save {copy}"))
        shown = terminal.type("quit")
        assert f"doubloon play {file}" in said(shown)
        assert terminal.leave() == 0
    before = read(file)
    assert read(copy) == before
    with Terminal(tmp_path, str(file), "--seed", "5") as terminal:
        shown = terminal.wait()
        assert "What will you do?" in said(shown)
        assert " 300 " in said(shown)
        terminal.type("1")
        terminal.press("\x04")
        assert terminal.leave() == 0
    after = read(file)
    assert after.steps[: len(before.steps)] == before.steps
    assert len(after.steps) > len(before.steps)
    assert (after.seats, after.started) == (before.seats, before.started)


@pytest.mark.parametrize("keys", ["\x03", "\x04"])
def test_ctrl_c_and_ctrl_d_leave_and_save(keys: str, tmp_path: Path) -> None:
    file = tmp_path / "play.dbl"
    with Terminal(tmp_path, "kings-gold", "--seed", "4", "--record", str(file)) as terminal:
        terminal.wait()
        terminal.type("stop")
        shown = terminal.press(keys)
        assert terminal.leave() == 0
        assert "Traceback" not in terminal.raw
    assert f"doubloon play {file}" in said(shown)
    assert read(file).steps[-1] == "p1 stop"


def test_ctrl_c_in_the_menu(tmp_path: Path) -> None:
    with Terminal(tmp_path) as terminal:
        terminal.wait()
        assert "No play was started" in said(terminal.press("\x03"))
        assert terminal.leave() == 0


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP])
def test_nothing_is_lost_when_the_program_is_killed(blow: signal.Signals, tmp_path: Path) -> None:
    file = tmp_path / "play.dbl"
    with Terminal(tmp_path, "kings-gold", "--seed", "4", "--record", str(file)) as terminal:
        terminal.wait()
        terminal.type("stop")
        terminal.signal(blow)
        terminal.leave()
        assert "Traceback" not in terminal.raw
    assert read(file).steps[-1] == "p1 stop"
    assert [*tmp_path.glob(".*.dbl")] == []


def test_a_finished_play_cannot_be_resumed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "play.dbl"
    with Terminal(tmp_path, "kings-gold", "--record", str(file)) as terminal:
        terminal.wait()
        terminal.type("resign")
        terminal.type("yes")
        terminal.leave()
    assert main(["play", str(file)]) == 1
    assert "This play is over" in capsys.readouterr().err


KINGS = 'record = 1\ngame = "kings-gold"\n'


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (KINGS + 'seats = ["you", "Bob"]\nsteps = ["~ card pirate"]', "step 1"),
        (
            KINGS + 'seats = ["you", "Bob"]\ndice = "table"\nsteps = []',
            "from a real table",
        ),
        (
            KINGS + 'seats = ["you", "Bob"]\nfairness = {}\nsteps = []',
            "from a real table",
        ),
        (KINGS + 'seats = ["you"]\nsteps = []', "is for two to six"),
        ("hello", "not TOML"),
        ('record = 1\ngame = "chess"\nseats = ["you", "Bob"]\nsteps = []', "no game “chess”"),
    ],
)
def test_a_record_that_cannot_be_resumed(
    text: str,
    complaint: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "play.dbl"
    file.write_text(text, "utf-8")
    assert main(["play", str(file)]) == 1
    assert complaint in capsys.readouterr().err
    assert file.read_text("utf-8") == text


def test_other_people_may_take_the_seats_of_a_saved_play(tmp_path: Path) -> None:
    file = tmp_path / "play.dbl"
    file.write_text(KINGS + 'seats = ["you", "captain"]\nsteps = []', "utf-8")
    with Terminal(tmp_path, str(file), "--seats", "Anne,Bob") as terminal:
        assert terminal.wait().rpartition("\n")[2] in ("Anne> ", "Bob> ")
    assert read(file).seats == ("Anne", "Bob")


def test_names_in_a_record_cannot_send_escape_codes(tmp_path: Path) -> None:
    file = tmp_path / "play.dbl"
    file.write_text(KINGS + 'seats = ["\\u001b[31mAnne", "[bold]"]\nsteps = []', "utf-8")
    with Terminal(tmp_path, str(file), more={"NO_COLOR": "1"}) as terminal:
        shown = terminal.wait()
        assert "?[31mAnne" in shown
        assert "[bold]" in shown
        assert terminal.escapes == []
