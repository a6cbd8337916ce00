"""The example game Pig, a separate package: all of Doubloon plays it, and no line knows it."""

import json
from pathlib import Path

import pytest

from cli.terminal import ESCAPE, Terminal, said
from examples.installed import PIG, environment, run

RECORD = """record = 1
game = "pig"
edition = "classic"
target = 20
seats = ["Anne", "deckhand"]
steps = [
  "p1 roll", "~ roll 6", "p1 roll", "~ roll 4", "p1 hold",
  "p2 roll", "~ roll 1",
  "p1 roll", "~ roll 6", "p1 roll", "~ roll 5", "p1 hold",
]
points = [21, 0]
"""


def python(pig: Path, source: str) -> str:
    return run(pig, "-c", source, program="-X utf8")


def test_it_is_small() -> None:
    lines = [line for file in PIG.rglob("*.py") for line in file.read_text("utf-8").splitlines()]
    assert len(lines) <= 200


def test_it_is_on_the_shelf_only_where_it_is_installed(pig: Path) -> None:
    listing = "from doubloon.games import games; print(*[game.key for game in games()])"
    built_in = "kings-gold mille-sabords gold-armada gold-up"
    assert python(pig, listing) == f"{built_in} pig\n"
    assert python(pig / "nowhere", listing) == f"{built_in}\n"


def test_it_obeys_the_laws_of_every_game(pig: Path) -> None:
    assert "Pig obeys all" in run(pig, "check-game", "pig", "--plays", "3")


def test_its_records_replay(pig: Path, tmp_path: Path) -> None:
    file = tmp_path / "pig.dbl"
    file.write_text(RECORD)
    answer = json.loads(run(pig, "replay", str(file), "--json"))
    assert answer["over"]
    assert (answer["points"], answer["winners"], answer["ending"]) == ([21, 0], [1], "target")
    assert [turn["outcome"] for turn in answer["turns"]] == ["held", "lost", "held"]
    assert answer["turns"][0] == {"seat": 1, "outcome": "held", "delta": [10, 0]}
    assert "Pig" in run(pig, "replay", str(file))


def test_refusals_name_its_clauses(pig: Path, tmp_path: Path) -> None:
    file = tmp_path / "pig.dbl"
    file.write_text(RECORD.replace('"p1 roll", "~ roll 6", "p1 roll", "~ roll 4", ', ""))
    answer = json.loads(run(pig, "replay", str(file), "--json", code=1))
    assert (answer["error"], answer["clause"]) == ("illegal-act", "pig.hold-something")
    assert answer["message"] == "Roll first: there is nothing in the pot to hold."


def test_lines_of_play_are_counted(pig: Path) -> None:
    """By hand: an act, six fates, then two acts after five of them and one after the one."""
    assert [run(pig, "perft", "pig", str(depth)) for depth in (1, 2, 3)] == [
        "lines 1, weight 1\n",
        "lines 6, weight 6\n",
        "lines 11, weight 11\n",
    ]


def test_bots_play_matches_by_the_rules(pig: Path) -> None:
    words = ("--bots", "deckhand,cabin-boy", "--plays", "200", "--seed", "3", "--workers", "1")
    answer = json.loads(run(pig, "simulate", "pig", *words, "--json"))
    assert answer["plays"] == 200
    shares = {bot["bot"]: bot["rate"] for bot in answer["bots"]}
    assert shares["deckhand"] > 0.6


def test_it_is_a_pettingzoo_environment(pig: Path) -> None:
    source = """
from pettingzoo.test import api_test
from doubloon.envs import env
table = env("pig", seats=3)
api_test(table, num_cycles=300)
print(table.action_space("seat_1").n)
"""
    assert python(pig, source).splitlines()[-1] == "2"


def test_it_is_played_in_the_terminal(pig: Path, tmp_path: Path) -> None:
    more = dict(environment(pig))
    words = ("pig", "--seats", "you,deckhand", "--target", "10", "--seed", "5")
    with Terminal(tmp_path, *words, more=more) as terminal:
        shown = terminal.wait()
        for _ in range(60):
            if "over" in shown:
                break
            shown = terminal.type("hold" if "(hold)" in shown else "roll")
    told = said(ESCAPE.sub("", terminal.raw))
    assert "You roll a" in told
    assert "in the pot" in told
    (kept,) = (tmp_path / "data").rglob("*.dbl")
    assert json.loads(run(pig, "replay", str(kept), "--json"))["over"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_its_words_are_its_own_in_every_language(pig: Path, language: str) -> None:
    source = f"""
from doubloon.games import games
from doubloon.locales import say
games()
print(say("pig", language={language!r}))
"""
    assert python(pig, source) == {"en": "Pig\n", "fr": "Cochon\n"}[language]
