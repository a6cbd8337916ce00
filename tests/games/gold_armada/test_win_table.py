"""The table of the chance to win with two seats, against independent and slow solvers.

The whole table takes minutes, so its last layers are solved here: they are the same in any table.
`oracles/win_gold_armada.py` shares no code with the package.
"""

import json
import random
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from doubloon.bots import bot
from doubloon.cli import main
from doubloon.core.advice import Effort
from doubloon.core.errors import RecordError
from doubloon.core.game import offers
from doubloon.core.setup import Seat, Setup
from doubloon.games.gold_armada import GAME
from doubloon.games.gold_armada.rules.board import Board
from doubloon.games.gold_armada.rules.editions import Terms, shipped_board, terms
from doubloon.games.gold_armada.rules.state import State
from doubloon.games.gold_armada.solve import advice, endgame, odds, win_table
from doubloon.games.gold_armada.solve.board_index import boards
from doubloon.games.gold_armada.solve.rated_turn import rate_win
from doubloon.games.gold_armada.solve.win_index import Layer, layer_sizes, win_index
from doubloon.solving.layers import PARTS, LayeredWork, Packed
from table import exact, reached
from twin import Twin

FewFaces = Callable[..., Terms]
Won = Callable[[State], Fraction | None]


def solve_last(agreed: Terms, gone: int, tokens: int, folder: Path | None = None) -> list[Layer]:
    """Solve and store the layers with at least so many doubloons gone and at most these tokens."""
    index, table, done = win_index(agreed), win_table.table(agreed), list[Layer]()

    def load(name: str, size: int) -> Packed | None:
        return table.load(name, size, folder)

    for layer in index.layers():
        if layer.gone >= gone and layer.tokens <= tokens:
            found = np.zeros(index.runs(layer).size, np.uint32)
            for _ in win_table.solve_layer(agreed, layer, found, load):
                pass
            table.save(win_table.name_layer(layer), found, folder)
            done.append(layer)
    return done


def positions(agreed: Terms, layer: Layer) -> Iterator[tuple[State, float]]:
    """Every position of a stored layer with the chance of the seat whose turn it is."""
    index, every = win_index(agreed), boards(agreed.board).list_boards()
    runs = index.runs(layer)
    found = win_table.table(agreed).load(win_table.name_layer(layer), runs.size)
    assert found is not None
    taken_tokens = agreed.readings.skull_tokens - layer.tokens
    seat = index.mover(layer)
    order = -1 if seat else 1
    for at, number in enumerate(runs.boards.tolist()):
        for skulls in range(taken_tokens + 1):
            for n in range(int(runs.count[at, skulls])):
                mine = int(runs.low[at, skulls]) + n * index.step
                theirs = int(index.total[number]) - mine
                state = State(
                    agreed,
                    tuple(every[number].tolist()),
                    ((mine,), (theirs,))[::order],
                    (skulls, taken_tokens - skulls)[::order],
                    seat,
                )
                yield state, float(found[int(runs.start[at, skulls]) + n]) / PARTS


@pytest.mark.parametrize(
    ("readings", "gone"),
    [
        ({}, 29),
        pytest.param({}, 28, marks=pytest.mark.exact),
        ({"tie_break": "shared"}, 29),
        ({"finish_round": True}, 29),
        ({"may_decline": True}, 29),
        ({"skull_tokens": 3, "finish_round": True, "tie_break": "shared"}, 29),
    ],
)
@pytest.mark.usefixtures("no_tables")
def test_every_position_of_a_small_board_in_fractions(
    readings: dict[str, object], gone: int, few_faces: FewFaces, won: Won
) -> None:
    agreed = few_faces(**readings)
    layers = solve_last(agreed, gone, agreed.readings.skull_tokens)
    stored = [row for layer in layers for row in positions(agreed, layer)]
    slow = Twin(GAME, [state for state, _ in stored], won)
    error = win_table.error_bound(agreed)
    assert len(stored) > 100
    for state, chance in stored:
        exactly = slow[state] if state.seat == 0 else 1 - slow[state]
        assert abs(Fraction(chance) - exactly) <= error


CASES = exact("gold-armada-table", "turn")


@pytest.fixture(scope="module")
def last_layers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache with the last layers of every table that the cases need."""
    folder = tmp_path_factory.mktemp("layers")
    for readings in {json.dumps(case.values[0].get("readings", {})) for case in CASES}:
        solve_last(terms(Setup(2, None, json.loads(readings))), 26, 3, folder)
    return folder


@pytest.fixture
def with_layers(last_layers: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DOUBLOON_CACHE", str(last_layers))
    return last_layers


def test_there_are_enough_cases() -> None:
    assert len(CASES) == 60
    assert {case.values[0]["edition"] for case in CASES} == {"tactic-fr", "tactic-nl"}


@pytest.mark.parametrize("case", CASES)
@pytest.mark.usefixtures("with_layers")
def test_chance_to_win(case: dict[str, Any]) -> None:
    state = reached("gold-armada", {"seats": 2, **case}).state
    found = advice.advise(state, "win")
    assert found.exact
    assert found.error == win_table.error_bound(state.terms)
    assert 0 < found.error < 5e-9
    assert found.values[state.seat] == pytest.approx(case["value"], abs=6e-9)
    assert sum(found.values) == pytest.approx(1)


@pytest.mark.usefixtures("with_layers")
def test_the_layers_agree_with_the_search_near_the_end() -> None:
    agreed = terms(Setup(2))
    chance = random.Random(5)
    some = [*positions(agreed, Layer(2, 27))]
    for state, stored in chance.sample(some, 40):
        chances = endgame.chances(state, 10**6)
        assert chances is not None
        found = rate_win(state, chances).value()
        assert stored == pytest.approx(found, abs=win_table.error_bound(agreed))


def near(agreed: Terms) -> State:
    """A close position that a play can reach, with the first seat to roll."""
    case = {"edition": "tactic-fr", "start": START, "steps": ["~ roll bbhho"]}
    state: State = reached("gold-armada", {"seats": 2, **case}).state
    return state._replace(terms=agreed)


START = {
    "taken": {p: 3 for p in ("barrel", "parrot", "rum", "cannon", "hook", "compass", "three")}
    | {"full-house": 2, "four": 2, "five": 3},
    "doubloons": [
        [1, 1, 1, 2, 2, 2, 3, 3, 3, 2, 3, 4, 4, 5],
        [1] * 3 + [2] * 3 + [3] * 4 + [4, 3, 4, 6],
    ],
    "skulls": [2, 2],
    "seat": 1,
}


@pytest.mark.usefixtures("with_layers")
def test_every_act_is_rated_by_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    state = near(terms(Setup(2)))
    found = advice.advise(state, "win")
    monkeypatch.setattr(win_table, "rate_solved", lambda _state: None)
    searched = advice.advise(state, "win")
    assert found.error is not None
    assert searched.error is None
    assert [act for act, _ in found.acts[:3]] == [act for act, _ in searched.acts[:3]]
    assert dict(found.acts) == pytest.approx(dict(searched.acts), abs=found.error)


def no_search(*_arguments: object) -> None:
    raise AssertionError("searched without need")


@pytest.mark.usefixtures("with_layers")
def test_captain_and_luck_use_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    state = near(terms(Setup(2)))
    monkeypatch.setattr(odds, "chances_soon", no_search)
    monkeypatch.setattr(odds, "rate_odds", no_search)
    seat = state.seat
    chosen = bot(GAME, "captain", Setup(2))(
        GAME.view(state, seat), offers(GAME, state), random.Random(1).randrange
    )
    best = advice.advise(state, "win")
    assert dict(best.acts)[chosen] == best.values[seat]
    before = state._replace(phase="cup", table=(0,) * 6, rolls=0)
    gain = best.values[0] - advice.advise(before, "win").values[0]
    (judge,) = advice.judge([before], "win", Effort())
    assert judge.is_exact
    change = np.subtract(judge.value(state), judge.value(before))
    assert change == pytest.approx((gain, -gain))


@pytest.mark.usefixtures("with_layers")
def test_a_position_that_no_play_reaches_is_searched() -> None:
    """The table has only positions with as many doubloons for each seat as it had turns."""
    state = near(terms(Setup(2)))
    (first, *rest), theirs = state.doubloons
    moved = state._replace(doubloons=((*rest,), (first, *theirs)))
    assert win_table.rate_solved(state) is not None
    assert win_table.rate_solved(moved) is None
    assert win_table.rate_solved(state._replace(seat=Seat(1))) is None
    assert advice.advise(moved, "win").error is None


@pytest.mark.usefixtures("no_tables")
def test_without_layers_nothing_changes() -> None:
    state = near(terms(Setup(2)))
    assert win_table.rate_solved(state) is None
    assert win_table.rate_solved(GAME.start(Setup(3))) is None
    assert advice.advise(state, "win").error is None
    with pytest.raises(RecordError) as refused:
        advice.advise(GAME.start(Setup(2)), "win")
    assert refused.value.problem == "best-win-far"


@pytest.mark.parametrize("damage", ["one bit", "a shorter file"])
@pytest.mark.usefixtures("no_tables")
def test_a_damaged_layer_is_not_used(damage: str) -> None:
    agreed = terms(Setup(2))
    solve_last(agreed, 28, 2)
    state = near(agreed)
    assert win_table.rate_solved(state) is not None
    path = win_table.table(agreed).path("01-28")
    raw = bytearray(path.read_bytes())
    raw[700] ^= 1
    path.write_bytes(raw if damage == "one bit" else raw[:-4])
    assert win_table.rate_solved(state) is None
    assert advice.advise(state, "win").error is None


def test_numbers_of_positions() -> None:
    """The default board; every position has a number, and no number has two."""
    sizes = dict(layer_sizes(terms(Setup(2))))
    assert len(sizes) == 180
    assert sum(sizes.values()) == 169_092_021
    assert sizes[Layer(6, 0)] == 1
    index = win_index(terms(Setup(2)))
    runs = index.runs(Layer(3, 9))
    ends = (runs.start + runs.count).ravel()
    assert ends[-1] == runs.size
    assert (runs.start.ravel()[1:] == ends[:-1]).all()


def test_every_reached_position_has_a_number() -> None:
    """Random plays, on the printed board and on one with other values: the sums fit the runs."""
    piers = tuple(
        pier._replace(spaces=tuple(space._replace(value=4 * space.value) for space in pier.spaces))
        for pier in shipped_board().piers
    )
    for board in (shipped_board(), shipped_board()._replace(piers=piers)):
        for seed in range(12):
            follow_play(random.Random(seed), board)


def follow_play(chance: random.Random, board: Board) -> None:
    agreed = Terms(terms(Setup(2, None, {"finish-round": chance.random() < 0.5})).readings, board)
    state = State(agreed, (0,) * 10, ((), ()), (0, 0), Seat(0))
    index = win_index(agreed)
    while state.result is None:
        if state.phase == "cup" and not state.rolls:
            layer = Layer(6 - sum(state.skulls), sum(state.taken))
            seat = state.seat
            assert index.mover(layer) == seat
            assert index.own(layer, state.skulls[seat]) == len(state.doubloons[seat])
            runs, skulls = index.runs(layer), state.skulls[seat]
            at = int(index.rank[boards(board).find(state.taken)])
            place = sum(state.doubloons[seat]) - int(runs.low[at, skulls])
            chances = endgame.Chances(agreed, seat)
            if abs(endgame.lead_of(state)) <= chances.bound(state.taken, layer.tokens):
                assert place % index.step == 0
                assert 0 <= place // index.step < runs.count[at, skulls]
        acts = [*GAME.acts(state)]
        state = GAME.play(
            state, chance.choice(acts) if acts else GAME.draw(state, chance.randrange)
        )


def test_terms_that_change_the_chance_have_their_own_tables() -> None:
    plain = win_table.table(terms(Setup(2))).stamp
    assert win_table.table(terms(Setup(2, "tactic-nl"))).stamp == plain
    others: Sequence[dict[str, object]] = [
        {"may-decline": True},
        {"five-is-full-house": True},
        {"skull-tokens": 5},
        {"finish-round": True},
        {"tie-break": "shared"},
    ]
    stamps = {win_table.table(terms(Setup(2, None, readings))).stamp for readings in others}
    assert len(stamps | {plain}) == 6


@pytest.fixture
def few_layers(monkeypatch: pytest.MonkeyPatch) -> Sequence[tuple[Layer, int]]:
    """Let a solve stop where two doubloons are left, as if the board began there."""
    agreed = terms(Setup(2))
    few = [row for row in layer_sizes(agreed) if row[0].gone >= 28 and row[0].tokens <= 2]
    monkeypatch.setattr(win_table, "layer_sizes", lambda _terms: few)
    return few


@pytest.mark.usefixtures("no_tables")
def test_a_killed_solve_goes_on(
    few_layers: Sequence[tuple[Layer, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    work = win_table.work(terms(Setup(2)))
    solved = list[Layer]()
    fill = win_table.solve_layer

    def noted(agreed: Terms, layer: Layer, *rest: Any) -> Iterator[int]:
        solved.append(layer)
        return fill(agreed, layer, *rest)

    monkeypatch.setattr(win_table, "solve_layer", noted)
    running = work.compute()
    while next(running).layer < 3:
        pass
    del running
    assert solved == [layer for layer, _ in few_layers[:3]]
    assert not work.is_solved()
    solved.clear()
    reports = [*work.compute()]
    assert solved == [layer for layer, _ in few_layers[2:]]
    assert reports[-1].done == reports[-1].steps == work.positions
    assert (reports[-1].layer, reports[-1].layers) == (4, 4)
    assert work.is_solved()


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main([*words])
    return (code, *capsys.readouterr())


def test_solve_says_what_it_needs_and_what_it_has(
    few_layers: Sequence[tuple[Layer, int]], no_tables: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    size = sum(size for _, size in few_layers)
    code, out, err = answer(capsys, "solve", "gold-armada", "--goal", "win", "--json")
    found = json.loads(out)
    assert code == 0
    assert f"{size} positions, 1 MB still to be saved in {no_tables}" in err
    assert (found["table"], found["positions"]) == ("gold-armada-two-win", size)
    assert found["bytes"] == 4 * size + 512 * len(few_layers)
    assert found["computed"]
    assert 0 < found["error"] < 5e-9
    assert sum(found["begins"]) == 1
    code, out, err = answer(capsys, "solve", "gold-armada", "--goal", "win")
    assert code == 0
    assert "already saved" in out
    assert "The error of every number is at most 4.2e-09." in out
    assert not err
    code, out, err = answer(capsys, "solve", "gold-armada", "--goal", "win", "--again", "--json")
    assert json.loads(out)["computed"]


def test_solve_has_no_table_for_other_seats(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = answer(capsys, "solve", "gold-armada", "--goal", "win", "--seats", "3")
    assert code == 1
    assert "nothing to solve" in err


def test_a_full_disk_is_refused_before_the_first_layer(
    no_tables: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Usage:
        free = 100 * 10**6

    monkeypatch.setattr("doubloon.solving.layers.shutil.disk_usage", lambda _place: Usage)
    code, _, err = answer(capsys, "solve", "gold-armada", "--goal", "win")
    assert code == 1
    assert "needs 744 MB, and 100 MB are free" in err
    assert [*no_tables.iterdir()] == []


@pytest.mark.usefixtures("no_tables")
def test_a_table_that_is_too_large_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("doubloon.solving.layers.MOST_POSITIONS", 10**8)
    code, _, err = answer(capsys, "solve", "gold-armada", "--goal", "win")
    assert code == 1
    assert "would have 169092021 positions" in err.replace(",", "").replace("\u202f", "")


def test_the_table_is_not_built_unasked() -> None:
    assert [work.goal for work in advice.wanted(Setup(2))] == ["margin"]
    assert [work.goal for work in advice.works(Setup(2))] == ["margin", "win"]
    assert isinstance(advice.works(Setup(2))[1], LayeredWork)
    assert advice.works(Setup(3)) == ()
