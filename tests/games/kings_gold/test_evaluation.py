"""The fitted chance with three to six seats: shipped, adding up to one, compiled alike."""

import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from doubloon.core.game import offers
from doubloon.core.setup import Seat, Setup
from doubloon.games.kings_gold import GAME
from doubloon.games.kings_gold.bots import captain
from doubloon.games.kings_gold.rules import rules
from doubloon.games.kings_gold.rules.editions import terms
from doubloon.games.kings_gold.rules.state import State, TiedTurns
from doubloon.games.kings_gold.solve import advice, evaluation
from doubloon.games.kings_gold.solve.one_turn import Holdings

SEATS = range(3, 7)


pytestmark = pytest.mark.usefixtures("no_tables")


def random_holdings(chance: random.Random, seats: int, *, box: bool = True) -> Holdings:
    """Sixty coins at random between box, King and seats."""
    while True:
        cuts = sorted(chance.randrange(61) for _ in range(seats + 1))
        parts = [b - a for a, b in zip([0, *cuts], [*cuts, 60], strict=True)]
        if not box:
            parts[1] += parts[0]
            parts[0] = 0
        if bool(parts[0]) == box:
            found = [np.array([n]) for n in parts]
            return Holdings(found[0], found[1], tuple(found[2:]))


def as_array(held: Holdings) -> Any:
    return np.array([held.box[0], held.king[0], *(purse[0] for purse in held.coins)])


def fitted(seats: int) -> evaluation.Fitted:
    found = evaluation.fitted(terms(Setup(seats)), seats)
    assert found is not None
    return found


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("edition", GAME.editions)
def test_the_weights_ship_with_the_package(edition: str, seats: int, tmp_path: Any) -> None:
    assert evaluation.table(terms(Setup(seats, edition)), seats).load(tmp_path) is not None


@pytest.mark.parametrize("seats", SEATS)
def test_chances_add_up_to_one_and_grow_with_coins(seats: int) -> None:
    chance = random.Random(seats)
    for _ in range(50):
        held = random_holdings(chance, seats)
        shares = fitted(seats).after_turn(held)[0]
        assert shares.sum() == pytest.approx(1)
        assert (shares >= 0).all()
    rich, poor = (fitted(seats).after_turn(with_own(own, seats))[0] for own in (12, 2))
    assert rich[0] > 1.5 * poor[0]
    assert [*rich[1:]] == sorted(rich[1:], reverse=True), "rolling sooner is better"


def with_own(own: int, seats: int) -> Holdings:
    """Eight coins in the box, six with each of the others, the rest with the King."""
    coins = [own, *[6] * (seats - 1)]
    king = 60 - 8 - sum(coins)
    return Holdings(np.array([8]), np.array([king]), tuple(np.array([n]) for n in coins))


@pytest.mark.parametrize("seats", SEATS)
def test_with_an_empty_box_the_leaders_share_the_win(seats: int) -> None:
    coins = tuple(np.array([n]) for n in (9, 9, *[3] * (seats - 2)))
    shares = fitted(seats).after_turn(Holdings(np.array([0]), np.array([60 - 18]), coins))[0]
    assert [*shares] == [0.5, 0.5, *[0.0] * (seats - 2)]


@pytest.mark.parametrize("seats", [3, 6])
def test_the_compiled_evaluation_is_the_same(seats: int) -> None:

    from doubloon.games.kings_gold.solve.compiled.evaluation import evaluate_lead as compiled_lead
    from doubloon.games.kings_gold.solve.compiled.evaluation import fill_chances, fill_tied_chances

    chance, found = random.Random(7), fitted(seats)
    features, shares = np.empty((seats, evaluation.PLAIN)), np.empty(seats)
    for n in range(60):
        held = random_holdings(chance, seats, box=n % 3 > 0)
        fill_chances(found.weights, as_array(held), features, shares)
        assert shares == pytest.approx(found.after_turn(held)[0])
        assert compiled_lead(as_array(held)) == evaluation.evaluate_lead(held).item()
        compared = np.array([True, *(chance.random() < 0.5 for _ in range(seats - 1))])
        bits = sum(1 << place for place in range(seats) if compared[place])
        for still in range(int(compared.sum())):
            fill_tied_chances(found.weights, as_array(held), still, bits, shares)
            assert shares == pytest.approx(found.after_tied_turn(held, still, compared)[0])


@pytest.mark.parametrize("seats", [2, 4])
def test_a_compiled_turn_chooses_as_the_captain_does(seats: int) -> None:
    """The same dice, step by step by the rules and in one compiled turn."""
    from doubloon.games.kings_gold.kernel import layout
    from doubloon.games.kings_gold.solve.compiled.matches import weights
    from doubloon.games.kings_gold.solve.compiled.one_turn import prepare
    from doubloon.games.kings_gold.solve.compiled.self_play import FITTED, play_turn
    from doubloon.games.kings_gold.solve.one_turn import model_turn
    from doubloon.kernels.generator import chance_below, seed_generators
    from doubloon.kernels.hands import NUMBER

    setup, chance = Setup(seats), random.Random(3)
    agreed, t = terms(setup), layout.tables(setup)
    plans, dice = prepare(model_turn(agreed, seats))
    for deal in range(400):
        box, king, *coins = map(int, as_array(random_holdings(chance, seats)))
        if box < 10 or max(coins) - min(coins) > 10:
            continue  # when the play is nearly decided, many acts have the same value
        state = State(agreed, box, king, tuple(coins), Seat(0), "cup")
        s = layout.pack(state)
        seed_generators(s[0], np.uint64(1), deal)
        again = s.copy()
        play_turn(s[0], t[0], plans, dice, FITTED, weights(agreed, seats))
        while state.ended is None:
            if rules.to_act(state) is None:
                ways = int(t[0]["power"][NUMBER[state.table]])
                sum_ = t[0]["way_sum"][chance_below(again[0], ways)]
                state = rules.play(state, layout.decode(state, layout.ROLL + int(sum_)))
            else:
                view = GAME.view(state, Seat(0))
                state = rules.play(state, captain(setup)(view, offers(GAME, state), int))
        assert (s[0]["box"], s[0]["king"]) == (state.box, state.king)
        assert [*s[0]["coins"][:seats]] == [*state.coins]


@pytest.mark.parametrize("seats", SEATS)
def test_advice_is_marked_as_an_estimate_and_adds_up_to_one(seats: int) -> None:
    chance = random.Random(seats)
    agreed = terms(Setup(seats))
    for _ in range(5):
        box, king, *coins = map(int, as_array(random_holdings(chance, seats)))
        seat = Seat(chance.randrange(seats))
        state = State(agreed, box, king, tuple(coins), seat, "cup")
        for _ in range(6):
            found = advice.advise(state)
            assert (found.exact, found.how) == (False, "fitted")
            assert sum(found.values) == pytest.approx(1)
            if rules.to_act(state) is None:
                state = rules.play(state, rules.draw(state, chance.randrange))
            else:
                assert found.values[seat] == pytest.approx(found.acts[0][1])
                state = rules.play(state, chance.choice([*rules.acts(state)]))
            if state.ended is not None:
                break


def test_in_tied_turns_other_seats_have_no_chance() -> None:
    """Only the tied leaders can still win where they alone roll."""
    agreed = terms(Setup(4, "blue-orange-nl"))
    coins, order = (12, 5, 12, 11), (Seat(0), Seat(2))
    round_ = TiedTurns(order, order, 1, 1)
    state = State(agreed, 0, 20, coins, Seat(2), "cup", tied_turns=round_)
    found = advice.advise(state)
    assert found.values[1] == found.values[3] == 0
    assert sum(found.values) == pytest.approx(1)


def test_before_the_first_turn_all_have_the_same_chance_until_one_rolls() -> None:
    from table import after

    assert advice.advise(after("kings-gold", seats=4).state).values == pytest.approx((0.25,) * 4)
    rolled = advice.advise(after("kings-gold", "~ opening kkkkk", seats=4).state)
    assert sum(rolled.values) == pytest.approx(1)
    assert len({round(value, 6) for value in rolled.values}) > 1


def test_a_captain_with_six_seats_does_not_load_numba() -> None:
    """Loading Numba would keep a person waiting for seconds."""
    code = (
        "import sys\n"
        "from doubloon.bots import bot\n"
        "from doubloon.core.game import Setup, Seat, offers\n"
        "from doubloon.core.play import begin\n"
        "from doubloon.games.kings_gold import GAME\n"
        "setup = Setup(6, start={'box': 40, 'king': 8, 'coins': [2] * 6, 'seat': 1})\n"
        "state = begin(GAME, setup).after('~ roll 12kcx').state\n"
        "bot(GAME, 'captain', setup)(GAME.view(state, Seat(0)), offers(GAME, state), int)\n"
        "assert 'numpy' in sys.modules and 'numba' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.exact
def test_fitting_reproduces_the_shipped_weights() -> None:
    """Chances are compared, because plays may differ if another machine rounds differently."""
    shipped = fitted(3)
    weights = np.zeros(evaluation.size(3))
    for _ in evaluation.fit(terms(Setup(3)), 3, weights):
        pass
    chance = random.Random(9)
    for _ in range(200):
        held = random_holdings(chance, 3)
        again = evaluation.Fitted(weights, 3).after_turn(held)
        assert again == pytest.approx(shipped.after_turn(held), abs=0.05)
