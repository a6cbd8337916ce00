"""`doubloon check-game`: every law is named when a game breaks it, with where and how."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from doubloon.cli import main
from doubloon.conformance import check
from doubloon.conformance.check import LAWS, Fault
from doubloon.core.game import AnyGame, Result
from doubloon.core.setup import Seat, Setup
from doubloon.core.story import Sentence
from doubloon.games import get
from doubloon.games.gold_armada import GAME as OPEN
from doubloon.games.gold_up import GAME as SECRET

PLAYS = 2


def broken(game: AnyGame, **changes: Any) -> AnyGame:
    return replace(game, **changes)


def with_view(**changes: Any) -> AnyGame:
    def view(state: Any, seat: Seat | None) -> Any:
        return replace(OPEN.view(state, seat), **changes)

    return broken(OPEN, view=view)


def doubled(state: Any) -> Any:
    acts = [*OPEN.acts(state)]
    return [*acts, *acts]


def heavier(state: Any) -> Any:
    """The first fate weighs one more than it should."""
    fates = [*OPEN.fates(state)]
    return [(fate, weight + (n == 0)) for n, (fate, weight) in enumerate(fates)]


def other_result(state: Any) -> Result | None:
    result = OPEN.result(state)
    return None if result is None else replace(result, ending="mutiny")


def shifted_read(text: str) -> Any:
    seat, step = OPEN.read(text)
    return (None if seat is None else Seat(seat + 1)), step


def leaking_view(state: Any, seat: Seat | None) -> Any:
    view = SECRET.view(state, seat)
    return replace(view, passes=hash(state.hands))


BREAKS: dict[str, AnyGame] = {
    "one-thing-is-due": broken(OPEN, to_act=lambda _state: Seat(0)),
    "steps-survive-notation": broken(OPEN, read=shifted_read),
    "offered-acts-are-legal": broken(OPEN, acts=doubled),
    "weights-are-positive-integers": broken(
        OPEN, fates=lambda state: [(fate, float(n)) for fate, n in OPEN.fates(state)]
    ),
    "draws-follow-the-weights": broken(OPEN, fates=heavier),
    "result-agrees-with-points": broken(OPEN, result=other_result),
    "position-leads-back": broken(
        OPEN,
        position=lambda state: (
            None if (found := OPEN.position(state)) is None else {**found, "seat": 1}
        ),
    ),
    "only-first-rolls-are-made-by-hand": broken(OPEN, begins_turn=lambda _state: True),
    "only-the-seat-to-act-is-offered-acts": with_view(acts=("p1 stop",)),
    "open-games-show-all-alike": broken(
        OPEN, view=lambda state, seat: replace(OPEN.view(state, seat), cup=0 if seat else 1)
    ),
    "secrets-do-not-leak": broken(SECRET, view=leaking_view),
    "stories-can-be-told": broken(OPEN, story=lambda *_: (Sentence("story-nobody-wrote"),)),
    "turns-can-be-summed-up": broken(OPEN, sum_up=lambda _: ()),
    "the-game-has-its-names": broken(OPEN, key="golden-armada"),
}


@pytest.mark.parametrize("law", BREAKS)
def test_a_broken_law_is_named_with_its_place(law: str) -> None:
    game = BREAKS[law]
    setup = Setup(2, game.editions[0])
    faults = [
        fault
        for n in range(PLAYS)
        for fault in check.check_play(game, setup, str(n))
        if fault.law.name == law
    ]
    assert faults
    assert faults[0].problem
    assert faults[0].setup == setup


def test_whatever_a_game_raises_is_a_fault_and_not_a_crash() -> None:
    def crash(*_: Any) -> Any:
        raise ZeroDivisionError("a bug in the game")

    setup = Setup(2, OPEN.editions[0])
    for part in ("start", "play", "view", "story", "draw"):
        change: dict[str, Callable[..., Any]] = {part: crash}
        faults = [*check.check_play(broken(OPEN, **change), setup, "0")]
        assert any("ZeroDivisionError" in fault.problem for fault in faults), part


def test_a_play_without_end_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "LONGEST", 10)
    faults = [*check.check_play(OPEN, Setup(2, OPEN.editions[0]), "0")]
    assert [fault.law.name for fault in faults] == ["plays-end"]


def test_the_command_says_that_all_laws_are_kept(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-game", "gold-armada", "--plays", "1"]) == 0
    assert capsys.readouterr().out == f"Gold Armada obeys all {len(LAWS)} laws, in 8 setups.\n"
    assert main(["check-game", "gold-armada", "--plays", "1", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer == {"game": "gold-armada", "laws": len(LAWS), "setups": 8, "faults": []}


def test_the_command_tells_a_broken_law_in_plain_words(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("doubloon.cli.check_game.find", lambda _: BREAKS["offered-acts-are-legal"])
    assert main(["check-game", "gold-armada", "--plays", "1"]) == 1
    told = capsys.readouterr().out
    assert "offered-acts-are-legal: Acts on offer are legal and distinct" in told
    assert "is offered 2 times" in told
    assert "With 2 seats, edition tactic-fr, after these steps:\n    ~ roll" in told
    assert "gold-armada breaks " in told
    assert main(["check-game", "gold-armada", "--plays", "1", "--json"]) == 1
    (fault, *_) = json.loads(capsys.readouterr().out)["faults"]
    assert {*fault} == {"law", "demands", "problem", "edition", "seats", "steps"}


def test_wrong_usage_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-game", "chess"]) == 2
    assert "chess" in capsys.readouterr().err
    assert main(["check-game", "gold-up", "--plays", "0"]) == 2
    assert "at least one play" in capsys.readouterr().err


def test_faults_of_the_built_in_games_would_be_found_in_every_setup() -> None:
    found = [*check.check(get("gold-armada"), 1, 0)]
    assert not [one for one in found if isinstance(one, Fault)]
    assert len(found) == 8
