"""The laws that tie every kernel to the rules of its game (docs/kernels.md)."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from enum import StrEnum
from typing import Any

import numpy as np
import pytest

from boxes import BOXES
from doubloon.arena.kernels import kernel
from doubloon.bots import bot
from doubloon.core.dice import Uniform
from doubloon.core.game import AnyGame, branches, offers
from doubloon.core.perft import Count
from doubloon.core.readings import RULES_ONLY
from doubloon.core.setup import Seat, Setup
from doubloon.games import BUILT_IN
from doubloon.kernels.compiled import CHANCE, COMMON_FIELDS, NOBODY, RESULT
from doubloon.kernels.generator import seed_generators
from stepping import step_by_step

MOST_ACTS = 200
"""If a kind has more legal acts, only a sample of this size is compared."""

MOST_POSITIONS = 20_000
"""The most positions at one depth of a count by the rules."""

DEEPEST = 8
"""The greatest depth of a count by the rules."""

WHOLE = 2**64
"""Kernels count modulo this number."""


def other_readings(game: AnyGame) -> Iterator[tuple[str, object]]:
    """Every value of every reading that differs from the default."""
    for field in fields(game.readings(game.editions[0])):
        if field.metadata.get(RULES_ONLY):
            continue
        name = field.name.replace("_", "-")
        default = field.default
        if isinstance(default, bool):
            yield name, not default
        elif isinstance(default, StrEnum):
            yield from ((name, value.value) for value in type(default) if value is not default)
        elif isinstance(default, int):
            yield from ((name, value) for value in (1, default + 1))


def different_editions(game: AnyGame) -> Iterator[str]:
    """The editions, without those that begin like an earlier one."""
    seen: list[object] = []
    for edition in game.editions:
        start = game.start(Setup(2, edition))
        if start not in seen:
            seen.append(start)
            yield edition


KERNELS = [game for game in BUILT_IN if game.kernel is not None]
EDITIONS = [
    pytest.param(game, Setup(seats, edition), id=f"{game.key} {edition} {seats}")
    for game in KERNELS
    for edition in different_editions(game)
    for seats in game.seats
]
READINGS = [
    pytest.param(game, Setup(3, readings={name: value}), id=f"{game.key} {name}={value}")
    for game in KERNELS
    for name, value in other_readings(game)
]
CORRECTED = [
    pytest.param(game, Setup(3, components=BOXES[game.key]), id=f"{game.key} corrected box")
    for game in KERNELS
    if game.components is not None
]
every_setup = pytest.mark.parametrize(("game", "setup"), [*EDITIONS, *READINGS, *CORRECTED])
every_kernel = pytest.mark.parametrize("game", KERNELS, ids=lambda game: game.key)


_tables: dict[str, Any] = {}


def tables(game: AnyGame, setup: Setup) -> Any:
    """The tables of a kernel, computed once for all laws."""
    key = f"{game.key} {setup}"
    if key not in _tables:
        _tables[key] = kernel(game).tables(setup)
    return _tables[key]


class Both:
    """A play by the rules and by the kernel, side by side."""

    def __init__(self, game: AnyGame, setup: Setup) -> None:
        self.game, self.kernel, self.seats, self.setup = game, kernel(game), setup.seats, setup
        self.t = tables(game, setup)[0]
        self.state = game.start(setup)
        self.packed = self.kernel.pack(self.state)

    @property
    def s(self) -> Any:
        return self.packed[0]

    def play(self, step: Any) -> None:
        self.kernel.play(self.s, self.t, self.kernel.encode(self.state, step))
        self.state = self.game.play(self.state, step)

    def wander(self, uniform: Uniform, most: int) -> Iterator[Any]:
        """Take random steps, kinds of acts equally likely, and yield each state before its step."""
        for _ in range(most):
            yield self.state
            if self.game.result(self.state) is not None:
                return
            if self.game.to_act(self.state) is None:
                self.play(self.game.draw(self.state, uniform))
            else:
                kinds = [*offers(self.game, self.state).values()]
                acts = kinds[uniform(len(kinds))]
                self.play(acts[uniform(len(acts))])


@every_setup
def test_a_kernel_covers_every_edition_and_reading(game: AnyGame, setup: Setup) -> None:
    assert kernel(game).covers(setup) is None


def differences(found: Any, wanted: Any) -> dict[str, tuple[Any, Any]]:
    names = found.dtype.names[len(COMMON_FIELDS) :]
    pairs = {name: (found[name].tolist(), wanted[name].tolist()) for name in names}
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}


@every_setup
def test_kernel_and_rules_agree_after_every_step(game: AnyGame, setup: Setup) -> None:
    uniform = random.Random(f"{game.key} {setup}").randrange
    both = Both(game, setup)
    for _ in both.wander(uniform, 150):
        compare_positions(both)
        compare_steps(both, uniform)


@every_setup
def test_whole_plays_end_in_the_same_way(game: AnyGame, setup: Setup) -> None:
    for seed in range(3):
        both = Both(game, setup)
        for _ in both.wander(random.Random(seed).randrange, 100_000):
            pass
        assert both.game.result(both.state) is not None
        compare_positions(both)


def compare_positions(both: Both) -> None:
    game, state, k = both.game, both.state, both.kernel
    assert differences(both.packed, k.pack(state)) == {}
    points = tuple(k.points(both.s, both.t, seat) for seat in range(both.seats))
    assert points == game.points(state)
    due, result = game.to_act(state), game.result(state)
    if result is not None:
        assert k.waits_for(both.s) == NOBODY
        assert k.winners(both.s) == sum(1 << seat for seat in result.winners)
        assert game.endings[k.ending(both.s)] == result.ending
    else:
        assert k.waits_for(both.s) == (CHANCE if due is None else due)


def compare_steps(both: Both, uniform: Uniform) -> None:
    game, state, k, s, t = both.game, both.state, both.kernel, both.s, both.t
    if game.result(state) is not None:
        return
    if game.to_act(state) is None:
        found = {k.decode(state, k.fate(s, t, n)): k.weight(s, t, n) for n in range(k.fates(s, t))}
        assert found == dict(game.fates(state))
        return
    on_offer = offers(game, state)
    assert k.kinds(s, t) == len(on_offer)
    for number, (kind, acts) in enumerate(on_offer.items()):
        many = k.many(s, t, number)
        assert many == len(acts), kind
        places = range(many) if many <= MOST_ACTS else random.Random(0).sample(range(many), 200)
        codes = [k.act(s, t, number, n) for n in places]
        found_ = [k.decode(state, code) for code in codes]
        assert len({*found_}) == len(codes)
        assert [k.encode(state, act) for act in found_] == codes
        if many <= MOST_ACTS:
            assert {*found_} == {*acts}
        else:
            assert all(game.forbids(state, act) is None and type(act) is kind for act in found_)
            mine = acts[uniform(many)]
            assert k.decode(state, k.encode(state, mine)) == mine


def counted(game: AnyGame, state: Any, most: int) -> tuple[int, Count]:
    """The greatest depth with at most this many lines and not too many positions, and its count."""
    level, count = {state: (1, 1)}, (1, 1)
    for depth in range(DEEPEST):
        lines = weight = 0
        for here, (ways, mass) in level.items():
            found = branches(game, here)
            lines += ways * len(found)
            weight += mass * sum(share for _, share in found)
            if lines > most:
                return depth, count
        if not lines:
            return depth, count
        count = lines, weight
        following: dict[Any, Count] = {}
        for here, (ways, mass) in level.items():
            for step, share in branches(game, here):
                then = game.play(here, step)
                before = following.get(then, (0, 0))
                following[then] = before[0] + ways, before[1] + mass * share
                if len(following) > MOST_POSITIONS:
                    return depth + 1, count
        level = following
    return DEEPEST, count


def compare_counts(game: AnyGame, setup: Setup, seed: int, steps: int, most: int) -> None:
    """Count from the state after some random steps, to a depth with at most this many lines."""
    both = Both(game, setup)
    uniform = random.Random(seed).randrange
    for _ in both.wander(uniform, steps):
        pass
    depth, wanted = counted(game, both.state, most)
    stack = np.zeros(depth + 1, both.kernel.STATE)
    stack[depth] = both.s
    lines, weight = both.kernel.count(stack, both.t, depth)
    assert (lines, weight) == (wanted[0] % WHOLE, wanted[1] % WHOLE)


@every_setup
def test_kernel_and_rules_count_the_same_lines(game: AnyGame, setup: Setup) -> None:
    for seed, steps in enumerate((0, 9, 40, 90)):
        compare_counts(game, setup, seed, steps, 3_000)


@pytest.mark.exact
@every_setup
def test_kernel_and_rules_count_the_same_lines_at_greater_depth(
    game: AnyGame, setup: Setup
) -> None:
    for seed, steps in enumerate((0, 3, 7, 12, 25, 50, 100, 200)):
        compare_counts(game, setup, seed, steps, 20_000_000)


@every_kernel
def test_the_ways_of_chance_agree_with_the_weights(game: AnyGame) -> None:
    both, uniform = Both(game, Setup(2)), random.Random(5).randrange
    seen: set[int] = set()
    for state in both.wander(uniform, 120):
        k, s, t = both.kernel, both.s, both.t
        if game.result(state) is not None or game.to_act(state) is not None:
            continue
        ways = k.ways(s, t)
        if ways in seen or ways > 10_000:
            continue
        seen.add(ways)
        found = Counter(k.decode(state, k.fallen(s, t, way)) for way in range(ways))
        wanted = dict(game.fates(state))
        share, left = divmod(ways, sum(wanted.values()))
        assert not left
        assert found == {fate: share * weight for fate, weight in wanted.items()}
    assert seen


@every_setup
def test_compiled_bots_choose_what_bots_choose(game: AnyGame, setup: Setup) -> None:
    k = kernel(game)
    both = Both(game, setup)
    seed_generators(both.s, np.uint64(8), 1)
    for level in range(1, len(k.LEVELS)):
        for state in both.wander(random.Random(level).randrange, 150):
            seat = game.to_act(state)
            if game.result(state) is None and seat is not None:
                compare_choices(both, seat, level)


def compare_choices(both: Both, seat: Seat, level: int) -> None:
    """If a bot chooses at random, the kernel must choose each of its possible acts some time."""
    game, state, k = both.game, both.state, both.kernel
    choose = bot(game, k.LEVELS[level], both.setup)
    view, on_offer = game.view(state, seat), offers(game, state)
    asked: list[int] = []

    def answering(n: int) -> Uniform:
        def answer(below: int) -> int:
            asked.append(below)
            return n

        return answer

    wanted = {choose(view, on_offer, answering(0))}
    assert len(asked) <= 1
    for n in range(1, asked[0] if asked else 1):
        wanted.add(choose(view, on_offer, answering(n)))
    tries = range(30 * len(wanted) if len(wanted) > 1 else 1)
    assert {k.decode(state, k.decide(both.s, both.t, level)) for _ in tries} == wanted


@every_setup
def test_the_random_bot_chooses_a_kind_first(game: AnyGame, setup: Setup) -> None:
    """In a hundred choices, each of two kinds is chosen between 25 and 75 times."""
    k = kernel(game)
    both = Both(game, setup)
    seed_generators(both.s, np.uint64(9), 1)
    for state in both.wander(random.Random(4).randrange, 30):
        if game.result(state) is not None or game.to_act(state) is None:
            continue
        on_offer = offers(game, state)
        chosen = [k.decode(state, k.decide(both.s, both.t, 0)) for _ in range(100)]
        assert all(game.forbids(state, act) is None for act in chosen)
        found = Counter(map(type, chosen))
        assert found.keys() <= on_offer.keys()
        if len(on_offer) == 2:
            assert 25 <= min(found.values()) <= 50


@every_setup
def test_playing_out_equals_playing_step_by_step(game: AnyGame, setup: Setup) -> None:
    compare_playing_out(game, setup, np.arange(setup.seats) % len(kernel(game).LEVELS))


@every_setup
def test_playing_out_random_seats_equals_playing_step_by_step(game: AnyGame, setup: Setup) -> None:
    compare_playing_out(game, setup, np.zeros(setup.seats, np.int64))


def compare_playing_out(game: AnyGame, setup: Setup, levels: Any) -> None:
    k, plays, seed = kernel(game), 2 * setup.seats, np.uint64(77)
    start, t = k.pack(game.start(setup)), tables(game, setup)[0]
    results, s = np.zeros(plays, RESULT), start.copy()
    k.play_many(results, s, start, t, levels, seed, 3)
    for number, result in enumerate(results, start=3):
        s[0] = start[0]
        seed_generators(s[0], seed, number // setup.seats)
        seating = np.roll(levels, -(number % setup.seats))
        steps, acts = step_by_step(k, s[0], t, seating)
        assert (result["steps"], result["acts"], result["turns"]) == (steps, acts, s[0]["turns"])
        assert (result["winners"], result["ending"]) == (k.winners(s[0]), k.ending(s[0]))
        points = [k.points(s[0], t, seat) for seat in range(setup.seats)]
        assert [*result["points"][: setup.seats]] == points


@every_kernel
def test_the_kernel_counts_turns_as_the_rules_do(game: AnyGame) -> None:
    both = Both(game, Setup(2))
    start, turns = both.state, 0
    for state in both.wander(random.Random(3).randrange, 100_000):
        if game.turn(start, state) is not None:
            turns, start = turns + 1, state
    assert turns == both.s["turns"]
