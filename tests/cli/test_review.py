"""`doubloon review`: the JSON contract, people's words, a page, folders, refusals."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from doubloon.cli import main

RECORD = """record = 1
game = "kings-gold"
seats = ["Anne", "<captain>"]
steps = [
  "~ roll 12kcx",
  "# hm",
  "p1 stop",
  "p1 undo",
  "p1 reroll 2",
  "~ roll 1",
  "p1 stop",
  "p1 pair 1k p2",
  "p1 pair 1c",
  "~ roll 12ccx",
  "p2 reroll 1",
]
[start]
box = 20
king = 10
coins = [12, 18]
seat = 1
"""

FIELDS = ["game", "edition", "seats", "goal", "exact", "over", "players", "steps"]
FIGURES = "start luck errors gifts model result decisions loss accuracy grade".split()
OF_STEP = ["n", "text", "seat", "values", "luck", "loss", "error", "mark", "best"]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "play.dbl"
    path.write_text(RECORD)
    return path


def asked(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    assert main(["review", *arguments, "--json"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_the_contract(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (answer,) = asked(capsys, str(record))
    assert [*answer] == FIELDS
    assert [answer[name] for name in FIELDS[:6]] == [
        "kings-gold",
        "blue-orange-us",
        2,
        "win",
        True,
        False,
    ]
    for seat in answer["players"]:
        assert [*seat] == FIGURES
        parts = [seat[name] for name in FIGURES[:5]]
        assert sum(parts) == pytest.approx(seat["result"], abs=1e-9)
    assert [step["n"] for step in answer["steps"]] == [1, 5, 6, 7, 8, 9, 10, 11]
    assert all([*step] == OF_STEP for step in answer["steps"])
    roll, reroll, *_ = answer["steps"]
    assert (roll["seat"], roll["loss"], roll["best"]) == (None, None, [])
    assert roll["luck"][0] == pytest.approx(-roll["luck"][1])
    assert (reroll["seat"], reroll["text"], reroll["luck"]) == (1, "p1 reroll 2", None)
    assert len(reroll["best"]) == 3
    lost = reroll["best"][0]["value"] - reroll["values"][0]
    assert reroll["loss"] == pytest.approx(lost)
    assert reroll["mark"] in ("doubtful", "bad", "very-bad")


def test_values_are_those_of_best(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (answer,) = asked(capsys, str(record))
    for step in answer["steps"]:
        assert main(["best", str(record), "--step", str(step["n"]), "--json"]) == 0
        best = json.loads(capsys.readouterr().out)
        assert step["values"] == pytest.approx(best["values"], abs=1e-9)


def test_one_play_in_words(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record)]) == 0
    out = capsys.readouterr().out.replace("\N{NO-BREAK SPACE}", " ")
    assert re.search(r"Luck +│ +[+-]\d", out)
    assert re.search(r"Model +│ +0\.0 │ +0\.0", out)
    assert "p2 <captain>" in out
    assert re.search("[▁▂▃▄▅▆▇█]{5,} p1 Anne", out)
    assert re.search(r"Step 5, p1 Anne: reroll 2 lost \d+\.\d percentage points", out)
    assert re.search(r"Better: \w+.*, \d+\.\d % instead of \d+\.\d %", out)
    assert re.search(r"Chance of the penalty: \d+\.\d % instead of \d+\.\d %", out)
    assert "These values are exact." in out
    assert "The play is not over." in out


def test_in_french(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "fr", "review", str(record)]) == 0
    out = capsys.readouterr().out
    assert "points de pourcentage" in out
    assert "Ces valeurs sont exactes." in out


def test_a_folder_has_a_summary_for_each_player(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (record.parent / "more").mkdir()
    (record.parent / "more" / "again.dbl").write_text(RECORD.replace("<captain>", "Bo"))
    (record.parent / "notes.txt").write_text("no record")
    assert main(["review", str(record.parent)]) == 0
    out = capsys.readouterr().out
    assert [out.count(name) for name in ("again.dbl", "play.dbl", "notes.txt")] == [1, 1, 0]
    (row,) = re.findall(r"^ *Anne +(\d+) ", out, flags=re.MULTILINE)
    assert row == "2"
    lines = asked(capsys, str(record.parent))
    assert len(lines) == 2


def test_a_refusal_stands_in_its_files_place(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hidden = tmp_path / "hidden.dbl"
    hidden.write_text(
        'record = 1\ngame = "gold-up"\nseats = ["a", "b"]\nsteps = ["~ key p1 w", "~ key p2 ?"]\n'
    )
    assert main(["review", str(hidden), str(record), "missing.dbl", "--json"]) == 1
    first, second, third = map(json.loads, capsys.readouterr().out.splitlines())
    assert (first["error"], first["step"]) == ("notation", 2)
    assert "players" in second
    assert third["error"] == "file"
    assert main(["review", str(hidden)]) == 1
    assert "?" in capsys.readouterr().err


@pytest.mark.parametrize("goal", ["points", "luck"])
def test_there_is_no_such_goal(goal: str, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["review", str(record), "--goal", goal])
    assert left.value.code == 2
    assert capsys.readouterr().err


def test_a_goal_that_the_game_does_not_have(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(record), "--goal", "margin"]) == 1
    assert "cannot be reviewed for “margin”" in capsys.readouterr().err


def test_the_page_is_self_contained(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = record.parent / "review.html"
    assert main(["review", str(record), "--html", str(page)]) == 0
    text = page.read_text("utf-8")
    assert "<captain>" not in text
    assert "&lt;captain&gt;" in text
    assert text.count("<polyline") == 2
    assert not re.search(r"<script|https?:|src=|url\(|<link", text)
    assert "Step 5, p1 Anne: reroll 2 lost" in text
    assert text.count("<tr>") == 1 + 11 + 1 + 8
    capsys.readouterr()
    assert main(["review", str(record), "--html", str(record.parent)]) == 1
    assert "cannot be written" in capsys.readouterr().err


def test_playouts_and_their_errors_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    golden = Path(__file__).parent.parent / "golden" / "gold-up" / "joker-theft.dbl"
    (answer,) = asked(capsys, str(golden), "--playouts", "50")
    assert answer["playouts"] == 50
    assert answer["exact"] is False
    assert all({"luck_error", "errors_error"} <= {*seat} for seat in answer["players"])
    assert all(step["error"] is not None for step in answer["steps"])
    assert main(["review", str(golden), "--playouts", "50"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "played out 50 times" in out
    assert "never by hidden cards" in out
    assert "The standard error of the luck is" in out


def test_a_corrected_box_is_said_to_be_approximate(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deck = Path(__file__).parents[2] / "src/doubloon/games/mille_sabords/rules/deck.toml"
    record = tmp_path / "play.dbl"
    record.write_text(
        'record = 1\ngame = "mille-sabords"\nseats = ["a", "b"]\n'
        'steps = ["~ card pirate", "~ roll ksssccmp", "p1 stop"]\n'
    )
    assert main(["review", str(record), "--deck", str(deck)]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "with this corrected one it is approximate" in out
    assert "as if from a full deck" in out
