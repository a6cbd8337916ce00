"""`doubloon replay`: the JSON contract, and every way a record can be bad."""

import json
from pathlib import Path
from typing import Any

import pytest

from doubloon.cli import main
from table import TESTS

GOLDEN = TESTS / "golden"
MINIMAL = 'record = 1\ngame = "{game}"\nseats = ["A", "B"]\nsteps = [{steps}]\n'


def record(game: str, *steps: str, more: str = "") -> str:
    listed = ", ".join(f'"{step}"' for step in steps)
    return MINIMAL.format(game=game, steps=listed) + more


@pytest.fixture
def replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    """The exit code and the JSON that `replay --json` gives for these texts."""

    def run(*texts: str | bytes) -> tuple[int, list[dict[str, Any]]]:
        paths = []
        for number, text in enumerate(texts):
            path = tmp_path / f"{number}.dbl"
            path.write_bytes(text if isinstance(text, bytes) else text.encode())
            paths.append(str(path))
        code = main(["replay", "--json", *paths])
        out, err = capsys.readouterr()
        assert not err
        return code, [json.loads(line) for line in out.splitlines()]

    return run


def test_the_contract(replayed: Any) -> None:
    text = (GOLDEN / "mille-sabords" / "worked-turn.dbl").read_text()
    code, (answer,) = replayed(text)
    assert code == 0
    assert [*answer] == [
        "game", "edition", "seats", "steps", "over", "to_act", "points", "winners", "ending",
        "turns", "acts", "position",
    ]  # fmt: skip
    deck = answer["position"].pop("deck")
    assert (sum(deck.values()), deck["pirate"]) == (34, 3)
    assert answer == {
        "game": "mille-sabords",
        "edition": "gigamic-fr",
        "seats": 2,
        "steps": 8,
        "over": False,
        "to_act": None,
        "points": [1400, 0],
        "winners": [],
        "ending": None,
        "turns": [{"seat": 1, "card": "pirate", "outcome": "scored", "delta": [1400, 0]}],
        "acts": [],
        "position": {"points": [1400, 0], "seat": 2, "turn": []},
    }


def test_acts_and_the_turn_so_far(replayed: Any) -> None:
    start = "[start]\nbox = 40\nking = 0\ncoins = [10, 10]\nseat = 2\n"
    steps = ("~ roll 2kcxx", "# now", "p2 stop", "p2 undo", "p2 stop")
    _, (answer,) = replayed(record("kings-gold", *steps, more=start))
    assert answer["to_act"] == 2
    assert answer["acts"] == ["p2 pair 2c", "p2 pair 2k p1"]
    assert answer["position"]["turn"] == ["~ roll 2kcxx", "p2 stop"]
    assert answer["steps"] == 5


def test_a_finished_play(replayed: Any) -> None:
    _, (answer,) = replayed((GOLDEN / "kings-gold" / "k08-five-cannons.dbl").read_text())
    assert (answer["over"], answer["winners"], answer["ending"]) == (True, [1], "box-empty")
    assert answer["turns"][0]["outcome"] == "broadside"
    assert (answer["turns"][0]["box"], answer["turns"][0]["coins"]) == (-23, [23, 0])


def test_a_resignation(replayed: Any) -> None:
    _, (answer,) = replayed(record("mille-sabords", "~ card coin", "p1 resign"))
    assert (answer["over"], answer["winners"], answer["ending"]) == (True, [2], "resigned")


def test_each_refusal_stands_in_its_files_place(replayed: Any) -> None:
    good, bad = record("kings-gold"), record("kings-gold", "p1 stop")
    code, answers = replayed(good, bad, good)
    assert code == 1
    assert [answer.get("error") for answer in answers] == [None, "illegal-act", None]


@pytest.mark.parametrize(
    ("error", "clause", "step", "text"),
    [
        ("illegal-act", "kg.roll-first", 3, record(
            "kings-gold", "~ opening 1kkcx", "~ opening 13kcx", "p1 stop")),
        ("illegal-act", "ms.reroll-two", 3, record(
            "mille-sabords", "~ card coin", "~ roll ksssccmp", "p1 reroll m")),
        ("illegal-act", "play.out-of-turn", 4, record(
            "mille-sabords", "~ card coin", "# hm", "~ roll ksssccmp", "p2 stop")),
        ("impossible-fate", "ms.cup", 2, record(
            "mille-sabords", "~ card coin", "~ roll ksssccmpp")),
        ("impossible-fate", "ms.deck", 1, record(
            "mille-sabords", "~ card coin",
            more="[start]\npoints = [0, 0]\nseat = 1\ndeck = { pirate = 1 }\n")),
        ("impossible-fate", "play.undo-table-dice", 2, record(
            "mille-sabords", "~ card coin", "~ undo")),
        ("notation", None, 1, record("mille-sabords", "~ card parrot")),
        ("notation", None, 1, record("kings-gold", "~ opening 12kcz")),
        ("notation", None, 2, record("kings-gold", "~ opening 12kcx", "walk the plank")),
        ("position", None, None, record(
            "kings-gold", more="[start]\nbox = 1\nking = 0\ncoins = [0, 0]\nseat = 1\n")),
        ("position", None, None, record(
            "mille-sabords", more="[start]\npoints = [6000, 0]\nseat = 1\n")),
        ("record", None, None, record("kings-gold").replace("record = 1", "record = 2")),
        ("record", None, None, record("kings-gold", more="readings = { rum = true }\n")),
        ("record", None, None, record("kings-gold", more='readings = { tie-break = "rum" }\n')),
        ("record", None, None, record("kings-gold", more='edition = "tortuga"\n')),
        ("record", None, None, record("kings-gold", more="target = 6000\n")),
        ("record", None, None, record("kings-gold", more="points = [1, 0]\n")),
        ("record", None, None, record("kings-gold", more="points = [0]\n")),
        ("record", None, None, record("chess")),
        ("record", "kg.players", None, record("kings-gold").replace('["A", "B"]', '["A"]')),
        ("record", None, None, record("kings-gold")[:-4]),
        ("record", None, None, "\x00" * 10),
        ("record", None, None, "ahoy " * 2_000_000),
        ("record", None, None, "[" * 3_000_000),
        ("file", None, None, bytes(range(128, 256))),
        ("file", None, None, "#" * 17_000_000),
    ],
)  # fmt: skip
def test_bad_records(
    replayed: Any, error: str, clause: str | None, step: int | None, text: str | bytes
) -> None:
    code, (answer,) = replayed(text)
    assert code == 1
    assert [*answer] == ["error", "clause", "step", "message"]
    assert (answer["error"], answer["clause"], answer["step"]) == (error, clause, step)
    assert answer["message"]


def test_refusals_name_the_valid_values(replayed: Any) -> None:
    _, (answer,) = replayed(record("kings-gold", more="readings = { rum = true }\n"))
    assert "rum" in answer["message"]
    assert "tie-break" in answer["message"]


@pytest.mark.parametrize("path", ["/no/such/file.dbl", "/", "a\x00b"])
def test_no_file(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--json", path]) == 1
    assert json.loads(capsys.readouterr().out)["error"] == "file"


def test_the_text_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(GOLDEN / "kings-gold" / "k08-five-cannons.dbl")]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "King's Gold, edition blue-orange-us",
        "1. p1: Five cannons! A takes all that is left in the box: 23 coins. (+23, +0)",
        "p1 A: 23",
        "p2 B: 0",
        "The play is over, the box is empty. p1 wins.",
    ]


TIE = """
record = 1
game = "kings-gold"
seats = ["A", "B", "C"]
steps = [
  "~ roll 1ccxx", "p1 stop", "p1 pair 1c",
  "~ roll kkccx", "p2 stop", "~ roll 3kkxx", "p3 stop", "p3 pair 3k p1", "~ roll ccccc", "p1 stop",
]

[start]
box = 2
king = 3
coins = [18, 19, 18]
seat = 1
"""


def test_the_text_output_says_that_a_tie_was_played_off(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tie.dbl"
    path.write_text(TIE)
    assert main(["replay", str(path)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[2] == (
        "The box is empty, and A and B are tied for the most coins, 19 each:"
        " everybody takes one more turn."
    )
    assert told[6] == "The tie is broken: C has the most coins, 21."
    assert told[-1] == "The play is over, the box is empty. p3 wins."
    assert main(["replay", "--json", str(path)]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["ending"], answer["winners"]) == ("box-empty", [3])


def test_refusals_as_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.dbl"
    path.write_text(record("mille-sabords", "p1 stop"))
    assert main(["replay", str(path)]) == 1
    out, err = capsys.readouterr()
    assert not out
    assert err == (
        f"doubloon: {path}, step 1: A turn begins with a card, before anything else happens."
        " [ms.card-first]\n"
    )
