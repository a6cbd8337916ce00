"""Helpers for tests of judges: plays of levels, and what holds at every position of a turn."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from doubloon.bots import bot
from doubloon.core.advice import Effort, Goal, Judge
from doubloon.core.game import AnyGame, offers
from doubloon.core.play import Play, begin
from doubloon.core.setup import Setup


def play_out(game: AnyGame, levels: Sequence[str], setup: Setup, seed: int) -> Play:
    """A play of these levels, one for each seat."""
    chance, play = random.Random(seed), begin(game, setup)
    bots = [bot(game, level, setup) for level in levels]
    while play.result is None:
        if (seat := play.to_act) is None:
            play = play.after_fate(game.draw(play.state, chance.randrange))
        else:
            view, acts = game.view(play.state, seat), offers(game, play.state)
            play = play.after(game.write(seat, bots[seat](view, acts, chance.randrange)))
    return play


def judge_play(play: Play, goal: Goal = "win") -> Iterator[tuple[Judge, Play]]:
    """Every earlier position of a play, oldest first, with the judge of its turn."""
    game, way = play.game, [*play.way()][::-1]
    assert game.advice is not None
    ask = game.advice().judge
    assert ask is not None
    begun = [here.state for here in way if here.begun is None and not game.result(here.state)]
    judges = iter(ask(begun, goal, Effort()))
    for here in way[:-1]:
        if here.begun is None:
            judge = next(judges)
        yield judge, here


def value_after(judge: Judge, here: Play, step: Any) -> tuple[float, ...]:
    """The values after a step, which may end the turn."""
    game = here.game
    state = game.play(here.state, step)
    ended = game.position(state) is not None or game.result(state) is not None
    return judge.value_end(state) if ended else judge.value(state)


def check_fates(judge: Judge, here: Play, most: int) -> bool:
    """The value before a fate is the mean of the values after it, for every seat.

    Whether it was checked: there are at most so many fates.
    """
    fates = [*here.game.fates(here.state)]
    if len(fates) > most:
        return False
    values = judge.value(here.state)
    assert sum(values) == pytest.approx(round(sum(values)), abs=1e-9)
    everything = sum(weight for _, weight in fates)
    after = [(value_after(judge, here, fate), weight) for fate, weight in fates]
    for seat, value in enumerate(values):
        mean = sum(weight * rated[seat] for rated, weight in after) / everything
        assert mean == pytest.approx(value, abs=1e-9)
    return True


def check_decision(judge: Judge, here: Play) -> None:
    """The value before a decision is that of its best act; an act has the value after it."""
    seat, values = here.to_act, judge.value(here.state)
    assert seat is not None
    acts = [*here.game.acts(here.state)]
    for act in random.Random(len(acts)).sample(acts, min(6, len(acts))):
        verdict = judge.rate(here.state, act)
        assert verdict.best == values
        assert verdict.chosen == pytest.approx(value_after(judge, here, act), abs=1e-9)
        assert {*dict(verdict.acts)} == {*acts}
        assert verdict.acts[0][1] == pytest.approx(values[seat], abs=1e-9)
        assert dict(verdict.acts)[act] == pytest.approx(verdict.chosen[seat], abs=1e-12)
