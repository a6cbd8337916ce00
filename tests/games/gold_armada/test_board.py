"""The board of Gold Armada: the one that ships, corrected ones, and refused ones."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from doubloon.core.dice import Uniform
from doubloon.core.editions import load
from doubloon.core.errors import FileError, ImpossibleFate
from doubloon.core.perft import perft
from doubloon.core.play import Play
from doubloon.core.setup import Seat, Setup
from doubloon.games.gold_armada import GAME
from doubloon.games.gold_armada.rules.board import FACES, PIERS, Board, Pier, read
from doubloon.games.gold_armada.rules.editions import shipped_board
from doubloon.locales import LANGUAGES, say

rule = pytest.mark.rule
After = Callable[..., Play]
Change = tuple[str, object]

REMOVED = object()


def corrected(*changes: Change) -> dict[str, Any]:
    """The shipped board with some values replaced: ("piers.four.values", [4, 5, 6])."""
    board = deepcopy(load("doubloon.games.gold_armada.rules", "board.toml"))
    for path, value in changes:
        *way, last = path.split(".")
        table = board
        for name in way:
            table = table[name]
        if value is REMOVED:
            del table[last]
        else:
            table[last] = value
    return board


@rule("ga.board", "ga.ten-piers")
def test_the_shipped_board_is_the_table_of_the_digest() -> None:
    board = shipped_board()
    assert board.symbols == ("barrel", "parrot", "rum", "cannon", "hook", "compass")
    assert board.die == (1, 1, 1, 1, 1, 1)
    found = {
        pier.name: [
            (space.need, "".join(FACES[face] for face in space.allowed), space.value)
            for space in pier.spaces
        ]
        for pier in board.piers
    }
    basic = zip(PIERS, "bprcho", strict=False)
    assert found == {
        **{pier: [(2, symbol, 1), (3, symbol, 2), (4, symbol, 3)] for pier, symbol in basic},
        "three": [(3, "bprcho", 2), (3, "bprc", 3), (3, "bp", 4)],
        "full-house": [(5, "bprcho", 3), (5, "rcho", 4), (5, "rc", 5)],
        "four": [(4, "bprcho", 3), (4, "bpho", 4), (4, "ho", 5)],
        "five": [(5, "bprcho", 4), (5, "brco", 5), (5, "bo", 6)],
    }
    assert sum(space.value for pier in board.piers for space in pier.spaces) == 84


@rule("ga.board")
def test_a_copy_of_the_shipped_board_changes_nothing(after: After) -> None:
    assert after(board=corrected()).state == after().state


@rule("ga.board")
def test_other_values_change_points_and_nothing_else(after: After) -> None:
    board = corrected(("piers.barrel.values", [2, 4, 6]))
    steps = "~ roll bbprc", "p1 stop", "p1 take barrel"
    own, plain = after(*steps, board=board), after(*steps)
    assert GAME.points(own.state) == (2, 0)
    assert GAME.points(plain.state) == (1, 0)
    assert own.state.taken == plain.state.taken
    opening = GAME.start(Setup(2, components=board))
    assert perft(GAME, opening, 2) == perft(GAME, GAME.start(Setup(2)), 2)


@rule("ga.board")
def test_other_symbols_open_other_piers(after: After) -> None:
    board = corrected(("piers.four.allowed", ["bprcho", "b", "b"]))
    start = {"taken": {"four": 1}, "doubloons": [[3], []], "skulls": [0, 0], "seat": 1}
    steps = "~ roll hhhhb", "p1 stop"
    assert "p1 take four" in GAME.view(after(*steps, start=start).state, Seat(0)).acts
    assert (
        "p1 take four" not in GAME.view(after(*steps, start=start, board=board).state, Seat(0)).acts
    )


@rule("ga.board")
def test_other_needs_open_piers_sooner(after: After) -> None:
    board = corrected(("piers.barrel.needs", [1, 2, 3]))
    play = after("~ roll bprch", "p1 stop", board=board)
    assert GAME.view(play.state, Seat(0)).acts == ("p1 take barrel",)


@rule("ga.board")
def test_a_pier_may_be_of_another_kind(after: After) -> None:
    pier = {"kind": "alike", "needs": [2, 3, 4], "allowed": ["bp", "bp", "bp"], "values": [1, 2, 3]}
    play = after("~ roll pprch", "p1 stop", board=corrected(("piers.barrel", pier)))
    assert GAME.view(play.state, Seat(0)).acts == ("p1 take barrel", "p1 take parrot")


@rule("ga.board", "ga.cup")
@pytest.mark.parametrize("letter", "bprcho")
def test_a_symbol_without_sides_never_falls(letter: str, after: After) -> None:
    other = "p" if letter == "b" else "b"
    pier = PIERS[FACES.index(letter)]
    board = corrected((f"symbols.{letter}.sides", 0), (f"piers.{pier}.symbol", other))
    readings = {"full-house-both-restricted": False}
    state = after(board=board, readings=readings).state
    weights = [weight for _, weight in GAME.fates(state)]
    assert (len(weights), sum(weights), min(weights)) == (126, 5**5, 1)
    with pytest.raises(ImpossibleFate) as refused:
        after(f"~ roll {letter * 5}", board=board, readings=readings)
    assert refused.value.clause == "ga.cup"


@rule("ga.board")
def test_more_sides_weigh_more(after: After) -> None:
    board = corrected(("symbols.b.sides", 3))
    steps = "~ roll bbprc", "p1 reroll c"
    fates = GAME.fates(after(*steps, board=board).state)
    assert {GAME.write(None, fate): weight for fate, weight in fates} == {
        **dict.fromkeys(("~ roll p", "~ roll r", "~ roll c", "~ roll h", "~ roll o"), 1),
        "~ roll b": 3,
    }
    state = after(*steps, board=board).state
    drawn = [GAME.write(None, GAME.draw(state, always(n))) for n in range(8)]
    assert drawn.count("~ roll b") == 3


def always(answer: int) -> Uniform:
    return lambda _: answer


@rule("ga.board")
def test_symbols_may_have_other_names(after: After) -> None:
    board = corrected(("symbols.h.name", "anchor"))
    assert GAME.view(after(board=board).state, None).symbols["h"] == "anchor"


def test_a_board_may_list_its_piers_and_letters_in_any_order() -> None:
    board = corrected(("piers.four.allowed", ["ohcrpb", "ohpb", "oh"]))
    board["piers"] = dict(reversed(board["piers"].items()))
    assert read(board) == shipped_board()


@rule("ga.conserved", "ga.board")
def test_a_start_is_checked_against_the_board_in_play(after: After) -> None:
    board = corrected(("piers.five.values", [7, 8, 9]))
    start = {"taken": {"five": 1}, "doubloons": [[7], []], "skulls": [0, 0], "seat": 1}
    assert GAME.position(after(start=start, board=board).state) == start
    assert GAME.points(after(start=start, board=board).state) == (7, 0)


BAD: list[tuple[str, dict[str, object], list[Change]]] = [
    ("ga-board-missing", {"field": "symbols"}, [("symbols", REMOVED)]),
    ("ga-board-missing", {"field": "piers"}, [("piers", REMOVED)]),
    ("ga-board-missing", {"field": "symbols.h"}, [("symbols.h", REMOVED)]),
    ("ga-board-missing", {"field": "symbols.h.sides"}, [("symbols.h.sides", REMOVED)]),
    ("ga-board-missing", {"field": "symbols.h.name"}, [("symbols.h.name", REMOVED)]),
    ("ga-board-missing", {"field": "piers.five"}, [("piers.five", REMOVED)]),
    ("ga-board-missing", {"field": "piers.five.kind"}, [("piers.five.kind", REMOVED)]),
    ("ga-board-missing", {"field": "piers.five.needs"}, [("piers.five.needs", REMOVED)]),
    ("ga-board-missing", {"field": "piers.five.values"}, [("piers.five.values", REMOVED)]),
    ("ga-board-missing", {"field": "piers.five.allowed"}, [("piers.five.allowed", REMOVED)]),
    ("ga-board-missing", {"field": "piers.rum.symbol"}, [("piers.rum.symbol", REMOVED)]),
    ("ga-board-unknown", {"field": "tokens", "known": "symbols, piers"}, [("tokens", 6)]),
    (
        "ga-board-unknown",
        {"field": "symbols.x", "known": "b, p, r, c, h, o"},
        [("symbols.x", {"name": "anchor", "sides": 1})],
    ),
    (
        "ga-board-unknown",
        {"field": "piers.harbour", "known": ", ".join(PIERS)},
        [("piers.harbour", {})],
    ),
    (
        "ga-board-unknown",
        {"field": "piers.full-house.needs", "known": "kind, allowed, values"},
        [("piers.full-house.needs", [5, 5, 5])],
    ),
    ("ga-board-table", {"field": "symbols"}, [("symbols", "bprcho")]),
    ("ga-board-table", {"field": "symbols.b"}, [("symbols.b", "barrel")]),
    ("ga-board-table", {"field": "piers"}, [("piers", [])]),
    ("ga-board-table", {"field": "piers.rum"}, [("piers.rum", [1, 2, 3])]),
    ("ga-board-name", {"field": "symbols.b.name"}, [("symbols.b.name", " ")]),
    ("ga-board-name", {"field": "symbols.b.name"}, [("symbols.b.name", "bar\nrel")]),
    ("ga-board-name", {"field": "symbols.b.name"}, [("symbols.b.name", 7)]),
    (
        "ga-board-name-long",
        {"field": "symbols.b.name", "most": 24},
        [("symbols.b.name", "a barrel of rum from Port")],
    ),
    (
        "ga-board-number",
        {"field": "piers.rum.values", "least": 1, "most": 999},
        [("piers.rum.values", [1, 2, 1000])],
    ),
    (
        "ga-board-name-twice",
        {"field": "symbols.p.name", "name": "barrel"},
        [("symbols.p.name", "barrel")],
    ),
    (
        "ga-board-number",
        {"field": "symbols.b.sides", "least": 0, "most": 100},
        [("symbols.b.sides", -1)],
    ),
    (
        "ga-board-number",
        {"field": "symbols.b.sides", "least": 0, "most": 100},
        [("symbols.b.sides", True)],
    ),
    (
        "ga-board-number",
        {"field": "symbols.b.sides", "least": 0, "most": 100},
        [("symbols.b.sides", 101)],
    ),
    ("ga-board-die", {"field": "symbols"}, [(f"symbols.{letter}.sides", 0) for letter in "bprcho"]),
    (
        "ga-board-kind",
        {"field": "piers.rum.kind", "known": "same, alike, full-house"},
        [("piers.rum.kind", "straight")],
    ),
    (
        "ga-board-kind",
        {"field": "piers.rum.kind", "known": "same, alike, full-house"},
        [("piers.rum.kind", ["same"])],
    ),
    ("ga-board-spaces", {"field": "piers.rum.values", "spaces": 3}, [("piers.rum.values", [1, 2])]),
    ("ga-board-spaces", {"field": "piers.rum.values", "spaces": 3}, [("piers.rum.values", 6)]),
    (
        "ga-board-spaces",
        {"field": "piers.rum.needs", "spaces": 3},
        [("piers.rum.needs", [2, 3, 4, 5])],
    ),
    (
        "ga-board-spaces",
        {"field": "piers.four.allowed", "spaces": 3},
        [("piers.four.allowed", ["bprcho", "ho"])],
    ),
    (
        "ga-board-number",
        {"field": "piers.rum.values", "least": 1, "most": 999},
        [("piers.rum.values", [0, 1, 2])],
    ),
    (
        "ga-board-number",
        {"field": "piers.rum.values", "least": 1, "most": 999},
        [("piers.rum.values", [1, 2, "3"])],
    ),
    (
        "ga-board-number",
        {"field": "piers.rum.values", "least": 1, "most": 999},
        [("piers.rum.values", [1, 2, 3.5])],
    ),
    (
        "ga-board-number",
        {"field": "piers.rum.needs", "least": 1, "most": 5},
        [("piers.rum.needs", [0, 1, 2])],
    ),
    (
        "ga-board-number",
        {"field": "piers.rum.needs", "least": 1, "most": 5},
        [("piers.rum.needs", [4, 5, 6])],
    ),
    (
        "ga-board-no-letters",
        {"field": "piers.four.allowed"},
        [("piers.four.allowed", ["bprcho", "ho", ""])],
    ),
    (
        "ga-board-no-letters",
        {"field": "piers.four.allowed"},
        [("piers.four.allowed", ["bprcho", "ho", ["o"]])],
    ),
    ("ga-board-no-letters", {"field": "piers.rum.symbol"}, [("piers.rum.symbol", "")]),
    (
        "ga-board-letter",
        {"field": "piers.four.allowed", "letter": "x", "letters": "bprcho"},
        [("piers.four.allowed", ["bprcho", "ho", "xo"])],
    ),
    (
        "ga-board-letter",
        {"field": "piers.rum.symbol", "letter": "R", "letters": "bprcho"},
        [("piers.rum.symbol", "R")],
    ),
    (
        "ga-board-letter-twice",
        {"field": "piers.four.allowed", "letter": "o"},
        [("piers.four.allowed", ["bprcho", "ho", "oo"])],
    ),
    ("ga-board-one-symbol", {"field": "piers.rum.symbol"}, [("piers.rum.symbol", "rb")]),
    ("ga-board-impossible", {"field": "piers.hook", "space": 1}, [("symbols.h.sides", 0)]),
    ("ga-board-impossible", {"field": "piers.compass", "space": 1}, [("symbols.o.sides", 0)]),
    (
        "ga-board-impossible",
        {"field": "piers.full-house", "space": 3},
        [("piers.full-house.allowed", ["bprcho", "rcho", "r"])],
    ),
]


@rule("ga.board")
@pytest.mark.parametrize(("problem", "facts", "changes"), BAD)
def test_contradictory_boards_are_refused(
    problem: str, facts: dict[str, object], changes: list[Change], after: After
) -> None:
    with pytest.raises(FileError) as refused:
        after(board=corrected(*changes))
    assert refused.value.problem == problem
    assert refused.value.facts == facts


@rule("ga.board")
def test_everything_wrong_is_told_at_once(after: After) -> None:
    changes = [
        ("symbols.b.sides", "one"),
        ("symbols.b.name", ""),
        ("symbols.o", REMOVED),
        ("piers.rum.values", [0, 1, 2]),
        ("piers.rum.needs", [2, 3]),
        ("piers.four.allowed", ["bprcho", "ho", "x"]),
    ]
    with pytest.raises(FileError) as refused:
        after(board=corrected(*changes))
    told = [refused.value, *refused.value.more]
    assert [error.facts["field"] for error in told] == [
        "symbols.o",
        "piers.rum.values",
        "piers.rum.needs",
        "piers.four.allowed",
    ]
    with pytest.raises(FileError) as refused:
        after(board=corrected(*changes[:2]))
    told = [refused.value, *refused.value.more]
    assert [error.facts["field"] for error in told] == ["symbols.b.name", "symbols.b.sides"]


@rule("ga.board")
@pytest.mark.parametrize(
    "reading", [{"full-house-both-restricted": False}, {"five-is-full-house": True}]
)
def test_readings_decide_what_is_impossible(reading: dict[str, bool], after: After) -> None:
    board = corrected(("piers.full-house.allowed", ["bprcho", "rcho", "r"]))
    assert isinstance(after(board=board, readings=reading).state.terms.board, Board)


@rule("ga.board", "ga.score")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pier", shipped_board().piers, ids=lambda pier: pier.name)
def test_the_rules_in_short_tell_the_values_of_this_board(pier: Pier, language: str) -> None:
    row = "same" if pier.kind == "same" else pier.name
    told = say(f"short-ga-row-{row}", language=language)
    assert told == " ".join(str(space.value) for space in pier.spaces)
    if pier.kind == "same":
        needs = ", ".join(str(space.need) for space in pier.spaces)
        assert needs in say("short-ga-same", language=language)
