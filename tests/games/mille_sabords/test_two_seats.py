"""The table of two seats: it ships, has its own stamp, is optimal, and predicts plays."""

import random
import subprocess
import sys
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from doubloon.bots import LEVELS, bot
from doubloon.core.advice import Effort, Judge
from doubloon.core.setup import Seat, Setup
from doubloon.games.mille_sabords import GAME
from doubloon.games.mille_sabords.rules import rules
from doubloon.games.mille_sabords.rules.editions import CARDS, terms
from doubloon.games.mille_sabords.rules.state import Draw, State
from doubloon.games.mille_sabords.solve import advice, evaluation, two_seats
from doubloon.games.mille_sabords.solve.grid import Stage
from doubloon.games.mille_sabords.solve.rated_position import RatedPosition
from doubloon.solving import tables
from table import after

FLOOR = {"floor-scores-at-zero": True}


@pytest.mark.parametrize("edition", GAME.editions)
def test_every_edition_ships_with_its_table(edition: str, tmp_path: Path) -> None:
    assert two_seats.table(terms(Setup(2, edition))).load(tmp_path) is not None


def test_readings_that_matter_change_the_stamp() -> None:
    def stamp(target: int | None = None, **readings: object) -> str:
        given = {name.replace("_", "-"): value for name, value in readings.items()}
        return two_seats.table(terms(Setup(2, None, given, target))).stamp

    plain = stamp()
    assert stamp(final_round="any-at-target") == plain
    assert stamp(10_000, floor_scores_at_zero=True) == plain
    others = [
        stamp(floor_scores_at_zero=True),
        stamp(5000, floor_scores_at_zero=True),
        stamp(tie_break="extra-turns"),
        stamp(trigger_replays_if_overtaken=True),
        stamp(trigger_replays_if_overtaken=True, final_round="any-at-target"),
        stamp(keep_at_least_one=False),
        stamp(magic_nine="as-eight"),
        stamp(guardian_on_island=False),
        stamp(ship_bust_with_quota="zero"),
    ]
    assert len({plain, *others}) == 10


def test_the_stamp_depends_on_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """When a rule changes, every table is stale."""
    agreed = terms(Setup(2))
    stamps = {two_seats.table(agreed).stamp}
    changes: list[tuple[str, Any]] = [
        ("VERSION", 0),
        ("BUST", 4),
        ("score_bust", lambda *_: 0),
        ("island_loss", lambda _card, n: 200 * n),
        ("is_magic", lambda *_: False),
    ]
    for name, other in changes:
        with monkeypatch.context() as patch:
            patch.setattr(two_seats, name, other)
            stamps.add(two_seats.table.__wrapped__(agreed).stamp)
    stamps.add(two_seats.table(replace(agreed, die=(1, 1, 1, 1, 1, 2))).stamp)
    assert len(stamps) == 7


def test_a_damaged_table_or_one_of_other_terms_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(tables.FOLDER, str(tmp_path))
    monkeypatch.setattr(tables, "_KNOWN", {})
    floored = terms(Setup(2, None, FLOOR, 300))
    other = terms(Setup(2, None, FLOOR, 400))
    table = two_seats.table(floored)
    assert not evaluation.is_known(floored, 2)
    path = table.save(np.full(table.size, 0.25))
    assert evaluation.is_known(floored, 2)
    assert not evaluation.is_known(other, 2)
    (tmp_path / two_seats.table(other).file).write_bytes(path.read_bytes())
    assert not evaluation.is_known(other, 2)
    monkeypatch.setattr(tables, "_KNOWN", {})
    path.write_bytes(path.read_bytes()[:-8])
    assert not evaluation.is_known(floored, 2)


def test_an_interrupted_solve_is_resumed(tmp_path: Path) -> None:
    cards = tuple(replace(card, copies=int(card.name == "coin")) for card in CARDS)
    short = replace(terms(Setup(2, None, FLOOR, 100)), cards=cards, die=(1, 0, 1, 0, 0, 0))
    work = two_seats.work(short)
    solving = work.compute(tmp_path)
    assert isinstance(solving, Generator)
    while (done := next(solving).done) == 0:
        pass
    solving.close()
    _, kept = work.table.load_unfinished(tmp_path)
    assert kept == done
    assert work.table.load(tmp_path) is None
    begun, *_ = work.compute(tmp_path)
    assert begun.done == done
    resumed = work.table.load(tmp_path)
    assert resumed is not None
    numbers = np.zeros(work.table.size)
    for _ in work.fill(numbers, 0):
        pass
    assert np.abs(numbers - resumed).max() < 1e-10


def test_without_a_table_advice_is_in_points_and_a_win_chance_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from doubloon.analysis.worth import advise
    from doubloon.core.errors import RecordError

    monkeypatch.setenv(tables.FOLDER, str(tmp_path))
    play = after("mille-sabords", "~ card coin", readings=FLOOR, target=1234)
    setup = Setup(2, readings=FLOOR, target=1234)
    assert advise(play, setup).goal == "points"
    with pytest.raises(RecordError, match="best-unsolved"):
        advise(play, setup, "win")
    assert advise(after("mille-sabords", "~ card coin"), Setup(2)).goal == "win"


def random_position(chance: random.Random, seats: int = 2, edition: str | None = None) -> State:
    """A random state in which a seat is to act, at any stage of a play."""
    edition = edition or chance.choice(GAME.editions)
    while True:
        target = chance.choice((5000, 6000, 8000))
        agreed = terms(Setup(seats, edition, {}, target))
        seat = Seat(chance.randrange(seats))
        points = [chance.randrange(-1000, target, 100) for _ in range(seats)]
        more: dict[str, Any] = chance.choice(({}, {}, {"sudden_death": True}, {"last": True}))
        if more.pop("last", False):
            trigger = Seat((seat + chance.randrange(1, seats)) % seats)
            points[trigger] = target + chance.randrange(0, 2000, 100)
            more["last_round"] = trigger
        state = State(agreed, tuple(points), agreed.deck, seat, **more)
        for _ in range(chance.randrange(2, 8)):
            if rules.to_act(state) is None:
                state = rules.play(state, rules.draw(state, chance.randrange))
            else:
                state = rules.play(state, chance.choice([*rules.acts(state)]))
            if state.ended is not None or state.result is not None:
                break
        if rules.to_act(state) is not None:
            return state


def check_optimality(state: State) -> None:
    """The value of each act is the mean over what follows, and none exceeds the position's."""
    here = advice.advise(state, "win")
    me = state.seat
    position = RatedPosition(state, evaluation.solved_turn(state))
    assert here.values[me] == pytest.approx(position.value(), abs=1e-10)
    assert position.rate(position.best_act()) == pytest.approx(here.values[me], abs=1e-10)
    for act, value in here.acts[:: max(1, len(here.acts) // 8)]:
        assert value <= here.values[me] + 1e-12
        then = rules.play(state, act)
        if rules.to_act(then) is not None or then.phase in ("card", "over"):
            assert value_of(then, me) == pytest.approx(value, abs=1e-10)
        elif rules.cup(then) <= 3:
            found = [(value_of(rules.play(then, fate), me), n) for fate, n in rules.fates(then)]
            mean = sum(chance * n for chance, n in found) / sum(n for _, n in found)
            assert mean == pytest.approx(value, abs=1e-10)


def value_of(state: State, seat: Seat) -> float:
    """The chance to win; between turns that of the table, which assumes a complete deck."""
    if state.result is not None:
        return (seat in state.result.winners) / len(state.result.winners)
    if state.phase != "card":
        return RatedPosition(state, evaluation.solved_turn(state)).value()
    numbers = two_seats.work(state.terms).known()
    assert numbers is not None
    places = two_seats.grid(two_seats.canonical_terms(state.terms))
    value = numbers[places.number(*evaluation.stage_of(state))].item()
    return float(value if state.seat == seat else 1 - value)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_chances_lie_between_zero_and_one_and_sum_to_one(seats: int) -> None:
    """Also with the race of three seats and more."""
    chance = random.Random(seats)
    for _ in range(6):
        found = advice.advise(random_position(chance, seats), "win")
        assert all(0 <= value <= 1 for value in (*found.values, *dict(found.acts).values()))
        assert sum(found.values) == pytest.approx(1)


def test_the_first_seat_has_a_small_advantage() -> None:
    for seats in range(3, 6):
        found = advice.advise(after("mille-sabords", seats=seats).state, "win").values
        assert 1 / seats < found[0] < 1 / seats + 0.08


@pytest.mark.parametrize("seed", range(4))
def test_no_deviation_improves(seed: int) -> None:
    check_optimality(random_position(random.Random(seed)))


@pytest.mark.exact
@pytest.mark.parametrize("seed", range(4, 1004))
def test_no_deviation_improves_anywhere(seed: int) -> None:
    check_optimality(random_position(random.Random(seed)))


@pytest.mark.parametrize(
    ("stage", "mine", "theirs"),
    [(Stage.NORMAL, 60, 60), (Stage.NORMAL, 3, 25), (Stage.LAST, 12, -4), (Stage.SUDDEN, 6, 80)],
)
def test_the_table_is_the_mean_over_the_deck(stage: Stage, mine: int, theirs: int) -> None:
    same = two_seats.canonical_terms(terms(Setup(2)))
    numbers = two_seats.work(same).known()
    assert numbers is not None
    here = stage, np.array([mine]), np.array([theirs])
    found = two_seats.values_before_card(
        same, same.deck, two_seats.end_values(same, numbers, *here)
    )
    assert found == pytest.approx(numbers[two_seats.grid(same).number(*here)], abs=1e-10)


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("kind", range(len(CARDS)), ids=[card.name for card in CARDS])
def test_luck_averages_to_zero(kind: int, seats: int) -> None:
    """At the draw of a card, then at every roll of a turn under this card."""
    start = {"points": [1500, 4000, 0, 5800, 3000][:seats], "seat": 1}
    chance, state = random.Random(kind), after("mille-sabords", start=start, seats=seats).state
    (judge,) = advice.judge([state], "win", Effort())
    check_luck(judge, state)
    deckhand = bot(GAME, "deckhand", Setup(seats))
    state = rules.play(state, Draw(kind))
    while state.ended is None:
        if (seat := rules.to_act(state)) is None:
            check_luck(judge, state)
            state = rules.play(state, rules.draw(state, chance.randrange))
        else:
            act = deckhand(GAME.view(state, seat), rules.offers(state), chance.randrange)
            state = rules.play(state, act)


def check_luck(judge: Judge, state: State) -> None:
    before, lucks = judge.value(state), []
    for fate, weight in rules.fates(state):
        after = rules.play(state, fate)
        then = judge.value(after) if after.ended is None else judge.value_end(after)
        lucks.append((np.subtract(then, before), weight))
    everything = sum(weight for _, weight in lucks)
    for seat in range(len(state.points)):
        found = sum(weight * luck[seat] for luck, weight in lucks) / everything
        assert found == pytest.approx(0, abs=1e-9)
    assert all(sum(luck) == pytest.approx(0, abs=1e-9) for luck, _ in lucks)
    assert any(luck[0] > 0 for luck, _ in lucks)
    assert any(luck[0] < 0 for luck, _ in lucks)


def share_won(plays: int, start: dict[str, object], seed: int) -> tuple[float, float]:
    """The share of wins of the first of two captains, with a complete deck in every turn, and
    its chance by the table.
    """
    chance = random.Random(seed)
    captain = bot(GAME, "captain", Setup(2))
    total = 0.0
    begun = after("mille-sabords", start=start).state
    for _ in range(plays):
        state = begun
        while state.result is None:
            if state.phase == "card":
                state = state._replace(deck=state.terms.deck)
            if (seat := rules.to_act(state)) is None:
                state = rules.play(state, rules.draw(state, chance.randrange))
            else:
                act = captain(GAME.view(state, seat), rules.offers(state), chance.randrange)
                state = rules.play(state, act)
        total += (0 in state.result.winners) / len(state.result.winners)
    return total / plays, value_of(begun, Seat(0))


def test_captains_win_as_often_as_the_table_says() -> None:
    plays, start = 30, {"points": [5500, 5300], "seat": 1}
    share, value = share_won(plays, start, seed=1)
    assert abs(share - value) < 3 * np.sqrt(value * (1 - value) / plays)


@pytest.mark.exact
@pytest.mark.parametrize(
    "start",
    [
        {"points": [0, 0], "seat": 1},
        {"points": [4000, 4800], "seat": 1},
        {"points": [5900, 5700], "seat": 2},
        {"points": [5100, 6300], "seat": 1, "last-round": 2},
        {"points": [5600, 4900], "seat": 1, "sudden-death": True},
    ],
)
def test_captains_win_as_often_as_the_table_says_in_long_matches(start: dict[str, object]) -> None:
    plays = 300
    share, value = share_won(plays, start, seed=2)
    assert abs(share - value) < 3 * np.sqrt(value * (1 - value) / plays)


@pytest.mark.exact
@pytest.mark.parametrize("edition", GAME.editions)
def test_the_solver_reproduces_the_shipped_tables(edition: str, tmp_path: Path) -> None:
    agreed = terms(Setup(2, edition))
    shipped = two_seats.table(agreed).load(tmp_path)
    numbers = np.zeros(two_seats.table(agreed).size)
    for _ in two_seats.solve(agreed, numbers):
        pass
    assert shipped is not None
    assert np.abs(numbers - shipped).max() < 1e-10


def test_the_captain_does_not_load_numba() -> None:
    """Loading Numba would make a person wait for seconds."""
    code = (
        "import sys\n"
        "from doubloon.bots import bot\n"
        "from doubloon.core.game import Setup, Seat, offers\n"
        "from doubloon.core.play import begin\n"
        "from doubloon.games.mille_sabords import GAME\n"
        "state = begin(GAME, Setup(2)).after('~ card coin').after('~ roll ksscddmp').state\n"
        "bot(GAME, 'captain', Setup(2))(GAME.view(state, Seat(0)), offers(GAME, state), int)\n"
        "assert 'numpy' in sys.modules and 'numba' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("edition", GAME.editions)
def test_every_level_finds_a_legal_act(level: str, seats: int, edition: str) -> None:
    chance = random.Random(f"{level} {seats}")
    for _ in range(3):
        state = random_position(chance, seats, edition)
        choose = bot(GAME, level, Setup(seats, edition, {}, state.terms.target))
        act = choose(GAME.view(state, state.seat), rules.offers(state), chance.randrange)
        assert rules.forbids(state, act) is None
