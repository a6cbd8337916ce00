"""`doubloon verify`: the JSON contract, what people read, and every way it says no."""

import io
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from doubloon.cli import main
from doubloon.core.fairness import Dice, commitment
from doubloon.core.play import begin
from doubloon.core.record import Record, write
from doubloon.core.setup import Setup
from table import GAME, TESTS

PAGE = (TESTS.parent / "docs" / "fairness.md").read_text()
NEW, PROVED = re.findall(r"^```toml\n(record = .*?)^```", PAGE, re.DOTALL | re.MULTILINE)
"""Of version 2, and of version 1, which stays as it was."""
SECRET = re.findall(r', secret = "[0-9a-f]{64}"', PROVED)[0]


@pytest.fixture
def verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    """The exit code, output and complaints of `verify` with these texts as files."""

    def run(*texts: str | bytes, json: bool = False) -> tuple[int, list[str], list[str]]:
        paths = []
        for number, text in enumerate(texts):
            path = tmp_path / f"{number}.dbl"
            path.write_bytes(text if isinstance(text, bytes) else text.encode())
            paths.append(str(path))
        code = main(["verify", *(["--json"] if json else []), *paths])
        out, err = capsys.readouterr()
        return code, out.splitlines(), err.splitlines()

    return run


def test_the_contract(verified: Any) -> None:
    code, out, err = verified(NEW, PROVED, json=True)
    assert (code, err) == (0, [])
    proved = {"proved": True, "steps": 4, "people": 1, "alone": False}
    assert [json.loads(line) for line in out] == [
        {**proved, "version": 2, "seating": [1, 2]},
        {**proved, "version": 1, "seating": None},
    ]


def test_the_text_says_what_to_compare(verified: Any) -> None:
    code, (proved, compare), err = verified(PROVED)
    assert (code, err) == (0, [])
    assert proved.endswith(
        "0.dbl: proved. All 4 steps of chance follow from the secret and the client seeds."
    )
    assert "The commitment of play tortuga-2 is 630dcd29" in compare
    assert "00112233445566778899aabbccddeeff, -." in compare


def test_a_seating_is_told(verified: Any) -> None:
    code, (_, seated, compare), err = verified(NEW)
    assert (code, err) == (0, [])
    assert seated == "The seats were shuffled by the same dice. Their numbers before were 1, 2."
    assert "The commitment of play tortuga-4 is 630dcd29" in compare


@pytest.mark.parametrize("version", [1, 2])
def test_a_play_to_which_nobody_contributed_is_proved_by_the_server_alone(
    verified: Any, version: int
) -> None:
    dice = Dice(bytes(32), "alone", ("-", "-"), version)
    game, steps = GAME["mille-sabords"], list[str]()
    play = begin(game, Setup(2))
    for n in (1, 2):
        steps.append(game.write(None, dice.draw(play, n)))
        play = play.after(steps[-1])
    promise = {
        **({} if version == 1 else {"version": 2}),
        "play": "alone",
        "commitment": commitment(dice.secret),
        "texts": ["-", "-"],
        "secret": dice.secret.hex(),
    }
    text = write(
        Record(game=game.key, seats=("a", "b"), steps=(*steps, "p1 resign"), fairness=promise)
    )
    code, (line,), err = verified(text, json=True)
    assert (code, err) == (0, [])
    told = {"proved": True, "steps": 2, "people": 0, "alone": True}
    assert json.loads(line) == {**told, "version": version, "seating": None}
    code, (proved, _), err = verified(text)
    assert (code, err) == (0, [])
    assert "0.dbl: proved by the server alone. All 2 steps of chance follow" in proved
    assert "No player contributed a client seed" in proved


@pytest.mark.parametrize(
    ("step", "shown", "text"),
    [
        (7, "~ roll kp", NEW.replace("~ roll kp", "~ roll mp")),
        (9, "~ card skull-1", NEW.replace("skull-1", "coin")),
        (None, "the seats were shuffled to 2, 1", NEW.replace("[1, 2]", "[2, 1]")),
        (None, "every seat from 1 to 2 once", NEW.replace("[1, 2]", "[1, 3]")),
        (None, "Known are 1, 2", NEW.replace("version = 2", "version = 3")),
        (None, "`seating` is not a field", NEW.replace("version = 2, ", "")),
    ],
)
def test_what_version_2_refuses(verified: Any, step: int | None, shown: str, text: str) -> None:
    assert text != NEW
    answer = refusal(verified, text)
    assert (answer["error"], answer["step"]) == ("fairness", step)
    assert shown in answer["message"]


def test_acts_taken_back_and_remarks_do_not_matter(verified: Any) -> None:
    """With and without them the same dice fall."""
    for left_out in ('  "p1 stop",\n  "p1 undo",\n', '  "# Anne: the sea smiles",\n'):
        assert left_out in NEW
        code, (line,), _ = verified(NEW.replace(left_out, ""), json=True)
        assert (code, json.loads(line)["steps"]) == (0, 4)


@pytest.mark.parametrize(
    ("steps", "shown"),
    [('"~ card coin"', "The one step of chance"), ("", "This play has no step of chance yet")],
)
def test_few_steps(verified: Any, steps: str, shown: str) -> None:
    text = re.sub(r"steps = \[.*", f"steps = [{steps}]\n", PROVED, flags=re.DOTALL)
    code, (proved, _), _ = verified(text)
    assert code == 0
    assert shown in proved


def test_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(PROVED.encode())))
    assert main(["verify", "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["proved"] is True


def test_each_answer_stands_in_its_files_place(verified: Any) -> None:
    code, out, err = verified(PROVED, PROVED.replace(SECRET, ""), PROVED, json=True)
    assert (code, err) == (1, [])
    assert [json.loads(line).get("proved") for line in out] == [True, None, True]


def test_a_complaint_names_file_and_step(verified: Any) -> None:
    code, out, (complaint,) = verified(PROVED.replace("~ roll kmp", "~ roll mpp"))
    assert (code, out) == (1, [])
    assert "0.dbl, step 5: " in complaint
    assert (
        "The record says “~ roll mpp” here, but the secret and the client seeds give “~ roll kmp”"
        in complaint
    )


@pytest.mark.parametrize(
    ("step", "shown", "text"),
    [
        (2, "~ roll sccccdmm", PROVED.replace("sccccdmm", "scccccmm")),
        (7, "~ card treasure-island", PROVED.replace("treasure-island", "coin")),
        (1, "~ card pirate", PROVED.replace("tortuga-2", "tortuga-10")),
        (4, "~ roll", PROVED.replace('  "# Anne: the sea smiles",\n', "")),
        (None, "not published yet", PROVED.replace(SECRET, "")),
        (None, "does not match the commitment", PROVED.replace("630dcd", "530dcd")),
        (None, "64 digits", PROVED.replace('secret = "00', 'secret = "0')),
        (None, "64 digits", PROVED.replace('commitment = "63', 'commitment = "6x')),
        (None, "Client seed number 1", PROVED.replace('["001122', '["1122')),
        (None, "2 client seeds", PROVED.replace(', "-"]', "]")),
        (None, "id of the play", PROVED.replace("tortuga-2", "tortuga 2")),
        (None, "has no field `play`", PROVED.replace("{ play =", "{ _play =")),
        (None, "`salt` is not a field", PROVED.replace("{ play", "{ salt = 1, play")),
        (None, "no `fairness` table", re.sub("fairness.*", "", PROVED)),
        (None, "real", PROVED.replace("fairness =", 'dice = "table"\nfairness =')),
    ],
)
def test_what_cannot_be_proved(verified: Any, step: int | None, shown: str, text: str) -> None:
    answer = refusal(verified, text)
    assert (answer["error"], answer["clause"], answer["step"]) == ("fairness", None, step)
    assert shown in answer["message"]


@pytest.mark.parametrize(
    ("error", "clause", "step", "text"),
    [
        ("illegal-act", "ms.roll-first", 3, PROVED.replace('  "~ roll sccccdmm",\n', "")),
        ("impossible-fate", "ms.cup", 5, PROVED.replace("roll kmp", "roll kmpp")),
        ("impossible-fate", "play.undo-table-dice", 2, PROVED.replace("~ roll sccccdmm", "~ undo")),
        ("notation", None, 5, PROVED.replace("roll kmp", "roll kmz")),
        ("record", None, None, PROVED.replace("points = [1100", "points = [1200")),
        ("record", None, None, PROVED.replace("mille-sabords", "chess")),
        ("file", None, None, bytes(range(128, 256))),
    ],
)
def test_what_would_not_even_replay(
    verified: Any, error: str, clause: str | None, step: int | None, text: str | bytes
) -> None:
    answer = refusal(verified, text)
    assert (answer["error"], answer["clause"], answer["step"]) == (error, clause, step)


def refusal(verified: Any, text: str | bytes) -> Any:
    assert text != PROVED
    code, (line,), err = verified(text, json=True)
    answer = json.loads(line)
    assert (code, err) == (1, [])
    assert [*answer] == ["error", "clause", "step", "message"]
    return answer


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--json", "/nowhere/at/all.dbl"]) == 1
    assert json.loads(capsys.readouterr().out)["error"] == "file"


def test_without_a_file_there_is_nothing_to_verify() -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["verify"])
    assert stopped.value.code == 2
