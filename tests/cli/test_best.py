"""`doubloon best` and `doubloon solve`: the JSON contract, people's words, refusals."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from doubloon.cli import main
from doubloon.games.gold_up.solve import advice as gold_up_advice
from doubloon.games.kings_gold.solve import evaluation, two_seats

RECORD = """record = 1
game = "kings-gold"
seats = ["Anne", "captain"]
steps = [
  "~ roll 12kcx",
  "# hm",
  "p1 reroll 1c",
  "~ roll 3c",
]
[start]
box = 20
king = 10
coins = [12, 18]
seat = 1
"""


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "play.dbl"
    path.write_text(RECORD)
    return str(path)


def asked(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["best", *arguments, "--json"]) == 0
    answer: dict[str, object] = json.loads(capsys.readouterr().out)
    return answer


def test_the_contract(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    answer = asked(capsys, record, "--step", "1")
    assert [*answer] == ["to_act", "goal", "exact", "error", "values", "acts", "reasons"]
    assert (answer["to_act"], answer["goal"], answer["exact"]) == (1, "win", True)
    acts = answer["acts"]
    assert isinstance(acts, list)
    assert len(acts) == 16
    assert acts == sorted(acts, key=lambda act: -act["value"])
    assert {act["text"] for act in acts} >= {"p1 stop", "p1 reroll 12kc"}
    assert answer["values"] == [acts[0]["value"], 1 - acts[0]["value"]]


def test_a_chance_step_has_no_acts(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    answer = asked(capsys, record, "--step", "3")
    assert (answer["to_act"], answer["acts"], answer["error"]) == (None, [], None)
    chosen = asked(capsys, record, "--step", "1")["values"]
    assert answer["values"] == pytest.approx(chosen)


def test_where_the_record_stops_and_for_points(
    record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert asked(capsys, record)["goal"] == "win"
    answer = asked(capsys, record, "--goal", "points")
    assert answer["goal"] == "points"
    assert answer["values"] == [answer["acts"][0]["value"], 0.0]  # type: ignore[index]


SABORDS = """record = 1
game = "mille-sabords"
seats = ["Anne", "captain"]
steps = ["~ card coin", "~ roll kssscdmp"]
[start]
points = [2600, 5100]
seat = 1
"""


def test_mille_sabords_is_answered_as_a_chance_to_win(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "play.dbl"
    path.write_text(SABORDS)
    answer: Any = asked(capsys, str(path))
    assert (answer["to_act"], answer["goal"], answer["exact"]) == (1, "win", False)
    assert answer["values"] == [answer["acts"][0]["value"], 1 - answer["acts"][0]["value"]]
    assert [*answer["reasons"]] == ["stop", "bust", "points", "best-points"]
    assert main(["best", str(path)]) == 0
    shown = capsys.readouterr().out
    assert "Chance to win" in shown
    assert "Most points expected of this turn" in shown
    assert "estimates" in shown


def test_mille_sabords_with_more_seats(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "play.dbl"
    three = SABORDS.replace('"captain"', '"captain", "bosun"').replace("5100]", "5100, 4000]")
    path.write_text(three)
    answer: Any = asked(capsys, str(path))
    assert (answer["goal"], answer["exact"]) == ("win", False)
    assert sum(answer["values"]) == pytest.approx(1)


def test_for_people(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["best", record, "--step", "1"]) == 0
    shown = capsys.readouterr().out
    assert "p1 Anne: 40.95 %" in shown
    assert "p1 reroll 1c: 40.95 %" in shown
    assert "6 more acts" in shown
    assert "penalty" in shown


def test_several_files_each_in_its_place(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["best", record, "no such file", record, "--json"]) == 1
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line.get("error") for line in lines] == [None, "file", None]


@pytest.mark.parametrize(
    ("change", "arguments", "said"),
    [
        (("", ""), ["--step", "5"], "only 4 steps"),
        (("", ""), ["--goal", "margin"], "has no goal"),
    ],
)
def test_refusals(
    change: tuple[str, str],
    arguments: list[str],
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = RECORD.replace(*change)
    path = tmp_path / "play.dbl"
    path.write_text(text)
    assert main(["best", str(path), *arguments]) == 1
    assert said in capsys.readouterr().err


def test_an_unknown_goal_is_wrong_usage(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["best", record, "--goal", "glory"])
    assert left.value.code == 2
    assert "glory" in capsys.readouterr().err


def test_a_finished_play_is_worth_its_result(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "play.dbl"
    path.write_text(RECORD.replace("p1 reroll 1c", "p2 resign").replace('  "~ roll 3c",\n', ""))
    answer = asked(capsys, str(path))
    assert (answer["to_act"], answer["values"]) == (None, [1.0, 0.0])


def test_values_for_three_seats_are_marked_as_estimates(
    no_tables: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = no_tables / "play.dbl"
    path.write_text(RECORD.replace("Anne", 'Bob", "Anne').replace("[12, 18]", "[12, 9, 9]"))
    answer = asked(capsys, str(path), "--step", "1")
    assert (answer["exact"], answer["error"]) == (False, None)
    shares = answer["values"]
    assert isinstance(shares, list)
    assert sum(shares) == pytest.approx(1)
    assert main(["best", str(path)]) == 0
    shown = capsys.readouterr().out
    assert "estimates" in shown
    assert "plays of the captain" in shown


HANDS = """record = 1
game = "gold-up"
seats = ["Anne", "Bob"]
steps = []
[start]
table = "wwrbgpwwrbw"
hands = ["wrbgp", "THEIRS"]
chests = ["", ""]
unseen-keys = "wwwwwwwwwwwwwrrrrrrrrrbbbbbbbggggggpppyjjjjKKKCCCCREST"
unseen-chests = "wwwwwwwwwwwrrrrrrrrrbbbbbbggggggpppyy"
under-keys = ""
points = [200, 240]
seat = 1
"""


def test_gold_up_is_judged_by_what_the_seat_may_know(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other hand and the unseen keys change places; nothing that is shown may change."""
    monkeypatch.setattr(gold_up_advice, "PLAYOUTS", 200)
    shown = []
    for theirs, rest in (("wwrKC", "yC"), ("yCrKC", "ww")):
        path = tmp_path / "play.dbl"
        path.write_text(HANDS.replace("THEIRS", theirs).replace("REST", rest))
        shown.append(asked(capsys, str(path)))
    answer = shown[0]
    assert shown[1] == answer
    assert (answer["to_act"], answer["goal"], answer["exact"]) == (1, "win", False)
    assert isinstance(answer["error"], float)
    assert 0 < answer["error"] < 0.2
    acts = answer["acts"]
    assert isinstance(acts, list)
    texts = {act["text"] for act in acts}
    assert texts == {"p1 draw", "p1 take 2 with bg", "p1 take 3 with p", "p1 take 5 with wrb"}
    assert answer["values"][0] == acts[0]["value"]  # type: ignore[index]
    assert answer["reasons"].keys() == {"gold"}  # type: ignore[attr-defined]


@pytest.fixture
def few_coins(monkeypatch: pytest.MonkeyPatch, no_tables: Path) -> Path:
    """A box so small that it is solved at once, and a cache of its own."""
    box = {"coins": 2, "die": {face: 1 for face in "123kcx"}}
    editions = {"box": box, "editions": {"blue-orange-us": {}}}
    monkeypatch.setattr("doubloon.core.editions.load", lambda *_: editions)
    return no_tables


def test_a_solved_table_is_saved_and_found_again(
    few_coins: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    reading = ["--reading", "end-mid-turn=true", "--reading", "tie-break=shared"]
    assert main(["solve", "kings-gold", *reading, "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert (shown["positions"], shown["computed"]) == (10, True)
    assert [path.name for path in few_coins.iterdir()] == [shown["file"]]
    assert main(["solve", "kings-gold", *reading]) == 0
    assert "already saved" in capsys.readouterr().out
    assert main(["solve", "kings-gold", *reading, "--again"]) == 0
    assert "saved as" in capsys.readouterr().out


def test_best_shows_how_far_a_table_is(
    few_coins: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a terminal, where the answer needs a table that must be computed first."""
    text = RECORD.replace("box = 20", "box = 2").replace("king = 10", "king = 0")
    text = text.replace("[12, 18]", "[0, 0]").replace('"~ roll 12kcx",', '"~ roll 12kcx"]\n_ = [')
    head, _, rest = text.partition("_ = [")
    text = head + "[readings]\ntie-break = 'shared'\nend-mid-turn = true\n" + rest.partition("]")[2]
    path = few_coins / "play.dbl"
    path.write_text(text)
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert main(["best", str(path)]) == 0
    assert "kings-gold-two-win" in capsys.readouterr().err
    assert main(["best", str(path)]) == 0
    assert capsys.readouterr().err == ""


def test_solving_three_seats_prints_what_each_can_secure(
    few_coins: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evaluation, "GENERATIONS", ())
    reading = ["--seats", "3", "--reading", "tie-break=shared"]
    assert main(["solve", "kings-gold", *reading, "--json"]) == 0
    shown = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [table["positions"] for table in shown[1:]] == [15, 15]
    sure, hoped = shown[1]["begins"], shown[2]["begins"]
    assert sum(hoped) == pytest.approx(1)
    assert sum(sure) < 1
    assert main(["solve", "kings-gold", *reading]) == 0
    assert f"{sure[0]:.6f} / {sure[1]:.6f}" in capsys.readouterr().out
    assert {path.suffix for path in few_coins.iterdir()} == {".dbt"}


def test_an_interrupted_solve_goes_on(
    few_coins: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    solve, reading = two_seats.solve, ["--reading", "tie-break=shared"]

    def interrupted(*arguments: object) -> object:
        for done in solve(*arguments):  # type: ignore[arg-type]
            if done == 2:
                raise KeyboardInterrupt
            yield done

    monkeypatch.setattr(two_seats, "solve", interrupted)
    assert main(["solve", "kings-gold", *reading]) == 130
    assert [path.suffix for path in few_coins.iterdir()] == [".part"]
    begun = []

    def resumed(*arguments: object) -> object:
        begun.append(arguments[2])
        return solve(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(two_seats, "solve", resumed)
    assert main(["solve", "kings-gold", *reading]) == 0
    assert begun == [1]
    assert [path.suffix for path in few_coins.iterdir()] == [".dbt"]
    capsys.readouterr()


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["chess"], 2, "chess"),
        (["kings-gold", "--seats", "7"], 1, "two to six"),
        (["kings-gold", "--edition", "blue-orange-hu"], 1, "blue-orange-hu"),
        (["kings-gold", "--target", "3000"], 1, "target"),
        (["kings-gold", "--board", "b.toml"], 2, "--board"),
        (["gold-up"], 1, "nothing to solve"),
        (["mille-sabords", "--seats", "3"], 1, "nothing to solve"),
        (["mille-sabords", "--target", "1000000"], 1, "nothing to solve"),
    ],
)
def test_what_cannot_be_solved_is_refused(
    arguments: list[str], code: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", *arguments]) == code
    assert said in capsys.readouterr().err


def test_an_unwritable_folder_is_reported(
    few_coins: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (few_coins / "file").write_text("in the way")
    wanted = ["--reading", "tie-break=shared", "--folder", str(few_coins / "file")]
    assert main(["solve", "kings-gold", *wanted]) == 1
    assert "cannot be saved" in capsys.readouterr().err


def test_without_numba_solving_is_refused(
    few_coins: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "doubloon.games.kings_gold.solve.compiled.two_seats", None)
    assert main(["solve", "kings-gold", "--reading", "tie-break=shared"]) == 1
    assert "Numba" in capsys.readouterr().err
    assert not [*few_coins.iterdir()]


def test_the_command_starts_without_numpy() -> None:
    code = (
        "import sys\n"
        "from doubloon.cli.parser import parser\n"
        "parser(['best', '--help'])\n"
        "assert not {'numpy', 'numba'} & {*sys.modules}\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


ARMADA = """
record = 1
game = "gold-armada"
seats = ["Anne", "captain"]
steps = ["~ roll hhhhb"]

[start]
taken = { barrel = 3, parrot = 3, rum = 3, cannon = 3, hook = 3, compass = 3, three = 3, \
full-house = 3, four = 2, five = 2 }
doubloons = [[1, 1, 1, 2, 2, 2, 3, 3, 3, 2, 3, 4, 5, 5], [1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 3, 4, 4]]
skulls = [3, 2]
seat = 1
"""


def test_the_chance_to_win_of_gold_armada_near_its_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "play.dbl"
    path.write_text(ARMADA.replace("\\\n", ""))
    assert main(["best", str(path), "--goal", "win", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert (shown["goal"], shown["exact"], shown["to_act"]) == ("win", True, 1)
    assert sum(shown["values"]) == pytest.approx(1)
    assert shown["acts"][0]["text"] == "p1 stop"


def test_far_from_its_end_it_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "play.dbl"
    path.write_text(ARMADA.split("[start]")[0])
    assert main(["best", str(path), "--goal", "win"]) == 1
    assert "only near the end of the board" in capsys.readouterr().err
