"""The table of two seats: complete, stamped, optimal, and borne out by plays."""

import random
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest

from doubloon.bots import bot
from doubloon.core.dice import Stop
from doubloon.core.setup import Seat, Setup
from doubloon.games.kings_gold import GAME
from doubloon.games.kings_gold.rules import rules
from doubloon.games.kings_gold.rules.editions import terms
from doubloon.games.kings_gold.rules.state import State
from doubloon.games.kings_gold.solve import advice, two_seats
from doubloon.games.kings_gold.solve.one_turn import Holdings, model_turn
from table import after


def test_positions_are_numbered_without_gaps() -> None:
    positions = two_seats.Positions(60)
    assert positions.size == 39_711
    numbers = [positions.number(positions.holdings(box)) for box in range(61)]
    assert (np.concatenate(numbers) == np.arange(39_711)).all()
    assert [positions.of_box(box).start for box in (0, 1, 60)] == [0, 1891, 39_710]


@pytest.mark.parametrize("edition", GAME.editions)
def test_every_edition_ships_its_table(edition: str, tmp_path: Any) -> None:
    assert two_seats.table(terms(Setup(2, edition))).load(tmp_path) is not None


def test_readings_that_matter_have_tables_of_their_own() -> None:
    def stamp(**readings: object) -> str:
        given = {name.replace("_", "-"): value for name, value in readings.items()}
        return two_seats.table(terms(Setup(2, None, given))).stamp

    plain = stamp()
    assert stamp(tie_break="extra-round-all") == plain
    assert stamp(stop_at_third_crossbones=False) == plain
    assert stamp(tie_break="shared") == stamp(tie_break="new-game")
    others = [
        stamp(tie_break="shared"),
        stamp(short_box="player-first"),
        stamp(end_mid_turn=True),
        stamp(three_crossbones_cancels=False),
        stamp(three_crossbones_cancels=False, stop_at_third_crossbones=False),
    ]
    assert len({plain, *others}) == 6


def test_the_stamp_follows_from_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that changes makes every table stale."""
    agreed = terms(Setup(2))
    stamps = {two_seats.table(agreed).stamp}
    for name, other in (("VERSION", 0), ("ROLLS", 2), ("REPEATS", 9)):
        with monkeypatch.context() as patch:
            patch.setattr(two_seats, name, other)
            stamps.add(two_seats.table.__wrapped__(agreed).stamp)
    with monkeypatch.context() as patch:
        patch.setattr("doubloon.games.kings_gold.solve.stamp.loot", lambda *_: (0, 1))
        stamps.add(two_seats.table.__wrapped__(agreed).stamp)
    stamps.add(two_seats.table(replace(agreed, die=(1, 1, 1, 1, 1, 2))).stamp)
    assert len(stamps) == 6


def test_values_before_the_first_turn() -> None:
    """Both seats have the same chance until one has rolled; a tie rolls again."""
    assert advice.advise(after("kings-gold").state).values == (0.5, 0.5)
    first = advice.advise(after("kings-gold", start={**EMPTY, "seat": 1}).state).values[0]
    five = advice.advise(after("kings-gold", "~ opening kkkkk").state).values[0]
    none = advice.advise(after("kings-gold", "~ opening 12333").state).values[0]
    leads = 1 - 0.5 / 6**5
    assert five == pytest.approx(leads * first + (1 - leads) * (1 - first))
    leads = 0.5 * (5 / 6) ** 5
    assert none == pytest.approx(leads * first + (1 - leads) * (1 - first))
    by_lot = after("kings-gold", "~ opening 123kk", "~ opening 123kk", readings=LOT)
    assert advice.advise(by_lot.state).values == (0.5, 0.5)


EMPTY = {"box": 60, "king": 0, "coins": [0, 0]}
LOT = {"first-player-tie": "random"}


def test_the_value_of_a_finished_play_is_its_result() -> None:
    over = after("kings-gold", start={"box": 0, "king": 20, "coins": [25, 15]})
    assert advice.advise(over.state).values == (1.0, 0.0)


def test_the_goal_points_counts_the_coins_of_the_turn() -> None:
    """A single pair brings its coins; what the King gets does not count."""
    start = {"box": 40, "king": 6, "coins": [8, 6], "seat": 1}
    play = after("kings-gold", "~ roll 3ccxx", "p1 stop", start=start)
    found = advice.advise(play.state, "points")
    assert found.values == (3.0, 0.0)
    assert [value for _, value in found.acts] == [3.0]


def random_position(chance: random.Random) -> State:
    """A random position in which a seat must choose."""
    while True:
        cuts = sorted(chance.randrange(60) for _ in range(3))
        coins = (cuts[1] - cuts[0], cuts[2] - cuts[1])
        agreed = terms(Setup(2, chance.choice(GAME.editions)))
        state = State(agreed, 60 - cuts[2], cuts[0], coins, Seat(chance.randrange(2)), "cup")
        for _ in range(chance.randrange(1, 7)):
            if rules.to_act(state) is None:
                state = rules.play(state, rules.draw(state, chance.randrange))
            else:
                state = rules.play(state, chance.choice([*rules.acts(state)]))
            if state.ended is not None:
                break
        if rules.to_act(state) is not None:
            return state


def no_deviation_improves(state: State) -> None:
    """The value of each act is the mean of what follows; none exceeds that of the position."""
    values = cache(lambda state: advice.advise(state).values)
    here = advice.advise(state)
    me = state.seat
    for act, value in here.acts:
        then = rules.play(state, act)
        if rules.to_act(then) is None and then.result is None:
            total = sum(weight for _, weight in rules.fates(then))
            mean = sum(
                weight * values(rules.play(then, fate))[me] for fate, weight in rules.fates(then)
            )
            assert mean / total == pytest.approx(value, abs=1e-10)
        else:
            assert values(then)[me] == pytest.approx(value, abs=1e-10)
        assert value <= here.values[me] + 1e-12


@pytest.mark.parametrize("seed", range(10))
def test_no_deviation_improves(seed: int) -> None:
    no_deviation_improves(random_position(random.Random(seed)))


@pytest.mark.exact
@pytest.mark.parametrize("seed", range(10, 1010))
def test_no_deviation_improves_anywhere(seed: int) -> None:
    no_deviation_improves(random_position(random.Random(seed)))


def share_and_value(plays: int, start: dict[str, object], seed: int) -> tuple[float, float]:
    """The share of wins of the first of two captains, and its chance by the table."""
    chance = random.Random(seed)
    captain = bot(GAME, "captain", Setup(2))
    total = 0.0
    for _ in range(plays):
        play = after("kings-gold", start=start)
        state = play.state
        while state.result is None:
            if (seat := rules.to_act(state)) is None:
                state = rules.play(state, rules.draw(state, chance.randrange))
            else:
                act = captain(GAME.view(state, seat), rules.offers(state), chance.randrange)
                state = rules.play(state, act)
        total += (0 in state.result.winners) / len(state.result.winners)
    return total / plays, advice.advise(after("kings-gold", start=start).state).values[0]


@pytest.mark.parametrize(
    "start",
    [
        {"box": 6, "king": 18, "coins": [18, 18], "seat": 1},
        {"box": 3, "king": 21, "coins": [16, 20], "seat": 2},
    ],
)
def test_plays_from_a_position_confirm_its_value(start: dict[str, object]) -> None:
    plays = 400
    share, value = share_and_value(plays, start, seed=1)
    assert abs(share - value) < 3 * np.sqrt(value * (1 - value) / plays)


@pytest.mark.exact
def test_whole_plays_confirm_the_value_of_the_start() -> None:
    plays = 5_000
    share, value = share_and_value(plays, {**EMPTY, "seat": 1}, seed=2)
    assert abs(share - value) < 3 * np.sqrt(value * (1 - value) / plays)


@pytest.mark.exact
@pytest.mark.parametrize("edition", ["blue-orange-us", "blue-orange-en", "blue-orange-fr"])
def test_the_solver_reproduces_the_shipped_tables(edition: str, tmp_path: Any) -> None:
    agreed = terms(Setup(2, edition))
    shipped = two_seats.table(agreed).load(tmp_path)
    numbers = np.zeros(two_seats.table(agreed).size)
    for _ in two_seats.solve(agreed, numbers):
        pass
    assert shipped is not None
    assert np.abs(numbers - shipped).max() < 1e-11


def test_a_captain_does_not_load_numba() -> None:
    """Loading Numba would keep a person waiting for seconds."""
    import subprocess
    import sys

    code = (
        "import sys\n"
        "from doubloon.bots import bot\n"
        "from doubloon.core.game import Setup, Seat, offers\n"
        "from doubloon.core.play import begin\n"
        "from doubloon.games.kings_gold import GAME\n"
        "setup = Setup(2, start={'box': 6, 'king': 18, 'coins': [18, 18], 'seat': 1})\n"
        "state = begin(GAME, setup).after('~ roll 12kcx').state\n"
        "bot(GAME, 'captain', setup)(GAME.view(state, Seat(0)), offers(GAME, state), int)\n"
        "assert 'numpy' in sys.modules and 'numba' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_plans_end_where_the_rules_end() -> None:
    """The plans of a hand are all ways to play it by the rules, at the true holdings."""
    chance = random.Random(5)
    for _ in range(200):
        state = random_position(chance)
        if state.phase != "rolled":
            continue
        model = model_turn(state.terms, 2)
        ends = model.carry_out(advice.holdings_seen_by(state, state.seat))
        hand = model.hands.index[state.table] - model.hands.full.start
        bounds = [*model.starts, len(model.chosen)]
        plans = model.chosen[bounds[hand] : bounds[hand + 1]]
        found = {_coins(ends, int(plan)) for plan in plans}
        assert found == {*_ended(rules.play(state, Stop()), state.seat)}


def _coins(held: Holdings, row: int) -> tuple[int, ...]:
    return tuple(int(part[row, 0]) for part in (held.box, held.king, *held.coins))


def _ended(state: State, seat: Seat) -> list[tuple[int, ...]]:
    if state.ended is not None:
        return [(state.box, state.king, state.coins[seat], state.coins[1 - seat])]
    return [end for act in rules.acts(state) for end in _ended(rules.play(state, act), seat)]
