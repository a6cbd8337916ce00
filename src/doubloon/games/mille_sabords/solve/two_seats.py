"""The chance to win Mille Sabords with two seats: its table, the way to solve it, its use.

What is maximised is the chance to win; a shared win is worth one half. Cards to come
are drawn as if from a whole deck; whoever asks about a turn knows its card, or weighs
the cards that are left. Numba is not needed to use the table, only to compute one.
"""

from collections.abc import Iterable, Iterator
from dataclasses import asdict, replace
from functools import cache
from importlib import import_module
from itertools import chain
from math import gcd, log
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from doubloon.core.dice import Counts, rolls
from doubloon.core.errors import RecordError
from doubloon.games.mille_sabords.rules.editions import Card, FinalRound, Terms
from doubloon.games.mille_sabords.rules.island import island_loss
from doubloon.games.mille_sabords.rules.rules import BUST
from doubloon.games.mille_sabords.rules.scoring import (
    COIN,
    DIAMOND,
    DICE,
    EXTRA,
    MAGIC,
    is_magic,
    score,
    score_bust,
)
from doubloon.games.mille_sabords.rules.state import NO_DICE
from doubloon.games.mille_sabords.solve.grid import Grid, Stage
from doubloon.games.mille_sabords.solve.one_turn import Ends, Turn
from doubloon.games.mille_sabords.solve.reroll import Settles, settle
from doubloon.solving import tables

VERSION = 1
"""Counts changes of the method that change its numbers."""

LEAST = 10_000
"""Points that may be missing in any table without a floor."""

SPARE = 2_000
"""Points below nothing that a table without a floor tells apart at the least."""

MOST = 30_000
"""Points that may be missing where a table can still be had: its size is their square."""

CLOSE = 1e-11
"""The change below which a sweep is the last."""

REMEMBERED = 6
"""Sweeps from which the next guess is made."""

STEPS = 1000
"""Steps of progress in a solve."""

BLOCK = 64
"""Positions looked at together where their order makes no difference."""

Numbers = NDArray[np.float64]
Whole = NDArray[np.int64]


def unit(terms: Terms) -> int:
    """What all points are multiples of."""
    return gcd(100, *(card.value for card in terms.cards))


def missing(terms: Terms, points: int) -> int:
    """Steps of points still missing; none or fewer at the target."""
    return -((points - terms.target) // unit(terms))


def same_play(terms: Terms) -> Terms:
    """The terms that make the same play of two seats: what cannot matter is made plain.

    Only points still missing matter. So a play without a floor is the one to a higher
    target with a floor far below what anybody comes to, and many targets are one. Who
    must hold the target makes no difference where nobody rolls after being overtaken.
    """
    readings, step = terms.readings, unit(terms)
    target = step * missing(terms, 0)
    if not readings.floor_scores_at_zero:
        target = max(LEAST, target + SPARE)
    final = readings.final_round
    if not readings.trigger_replays_if_overtaken:
        final = FinalRound.TRIGGER_MUST_HOLD
    plain = replace(readings, floor_scores_at_zero=True, final_round=final)
    return replace(terms, target=target, readings=plain)


def is_solvable(terms: Terms) -> bool:
    return same_play(terms).target <= MOST


@cache
def grid(same: Terms) -> Grid:
    """The positions of two seats under such terms."""
    step = unit(same)
    best = max(chain.from_iterable(scores(card, same) for card in same.cards))
    cost = max(card.value for card in same.cards)
    loss = max(island_loss(card, DICE + card.skulls + 1) for card in same.cards)
    return Grid(same.readings, same.target // step, best // step, cost // step, loss // step)


@cache
def scores(card: Card, terms: Terms) -> list[int]:
    """What stopping brings with all dice that may lie there."""
    return [score(dice, card, terms.readings) for dice, _ in rolls(DICE, terms.die)]


@cache
def table(terms: Terms) -> tables.ValueTable:
    """The table of these terms: the chance of the seat about to roll, by position."""
    same = same_play(terms)
    parts = {"version": VERSION, "target": same.target, **turn_parts(same)}
    return tables.ValueTable(
        "mille-sabords-two-win", tables.canonical_text(parts), grid(same).size, __package__
    )


def turn_parts(same: Terms) -> dict[str, object]:
    """All that turns depend on, and the readings of the play."""
    told: list[int] = []
    for card in same.cards:
        sabres = [(0, n, 0, 0, 0, 0) for n in range(DICE + 1)]
        told += scores(card, same)
        told += [score_bust(dice, NO_DICE, card, same.readings) for dice in sabres]
        told += [island_loss(card, n) for n in range(DICE + 2)]
        told += [is_magic(dice, card, same.readings) for dice, _ in rolls(DICE, same.die)]
        if card.name == "treasure-island":
            laid = (dice for n in range(1, DICE) for dice, _ in rolls(n, same.die))
            told += [score_bust(dice, dice, card, same.readings) for dice in laid]
    return {
        "die": same.die,
        "cards": [asdict(card) for card in same.cards],
        "readings": asdict(same.readings),
        "dice": (DICE, BUST, MAGIC),
        "scores": np.array(told, "<i8"),
    }


def work(terms: Terms) -> tables.Work:
    """The table of these terms, and the way to compute it: some minutes."""
    return tables.Work(table(terms), STEPS, lambda numbers, done: solve(terms, numbers, done))


def ends(same: Terms, numbers: Numbers, stage: Stage, mine: Whole, theirs: Whole) -> Ends:
    """The chance to win of the seat whose turn it is, by how its turn ends."""
    places, step = grid(same), unit(same)
    gains = np.arange(-places.cost, places.gain + 1)[:, None]
    own = places.after(numbers, stage, mine - gains, theirs)
    lost = places.after(numbers, stage, mine, theirs + np.arange(places.loss + 1)[:, None])
    return Ends(
        lambda points: own[points // step + places.cost], lambda points: lost[points // step], 1.0
    )


def begun(same: Terms, deck: Counts, worth: Ends, settles: Settles = settle) -> Numbers:
    """The chance of the seat about to draw a card of this deck."""
    copies = {card: n for card, n in zip(same.cards, deck, strict=True) if n}
    coins = [card for card in copies if card.name in EXTRA]
    if len(coins) > 1 and same.die[COIN] == same.die[DIAMOND]:
        copies[coins[0]] += copies.pop(coins[1])
    weighed = [n * Turn(same, card, worth, settles).begun for card, n in copies.items()]
    mean: Numbers = np.sum(weighed, axis=0) / sum(copies.values())
    return mean


def solve(terms: Terms, numbers: Numbers, done: int = 0) -> Iterator[int]:
    """Fill the table stage by stage, the last first, and tell how far it is."""
    try:
        import_module("doubloon.games.mille_sabords.solve.compiled.reroll")
    except ModuleNotFoundError:
        raise RecordError("solve-needs-numba") from None

    same = same_play(terms)
    places = grid(same)
    if not done:
        numbers[:] = 0.5
    begins = 0
    for stage, part in places.parts.items():
        first, last = (STEPS * n // places.size for n in (begins, begins + part.size))
        begins += part.size
        if last <= done:
            continue
        for jobs, goes_round in _passes(places, stage):
            if not goes_round:
                _sweep(same, numbers, jobs, CLOSE)
                continue
            for share in _repeated(same, numbers, jobs):
                done = max(done, first + int((last - 1 - first) * share))
                yield done
        done = last
        yield done


class Job(NamedTuple):
    """Positions of a stage that are looked at together, and their places in the table."""

    stage: Stage
    mine: Whole
    theirs: Whole
    at: Whole


def _passes(places: Grid, stage: Stage) -> Iterator[tuple[list[Job], bool]]:
    """A stage's positions in an order in which they can be solved, and whether they go round.

    Mostly points are won, or nothing and the other rolls. So those with the same sum
    follow each other, first where the seat misses less, then the same seen by the other.
    In sudden death nobody can be past the target who has rolled: where somebody is, one
    pass is enough. The first and the second of two tied turns are solved together.
    """
    if stage is Stage.TIED_FIRST:
        return
    mine, theirs = places.positions(stage)
    start = places.parts[stage].start

    def jobs(blocks: Iterable[Whole]) -> list[Job]:
        return [Job(stage, mine[n], theirs[n], start + n) for n in blocks if len(n)]

    if stage in (Stage.NORMAL, Stage.SUDDEN):
        both = np.where((mine > 0) & (theirs > 0), mine + theirs, 0)
        halves = (
            np.flatnonzero((both == total) & half)
            for total in range(2, int(both.max()) + 1)
            for half in (mine <= theirs, mine > theirs)
        )
        yield jobs(halves), True
        past = ((mine <= 0) & (theirs > 0), (mine > 0) & (theirs <= 0), (mine <= 0) & (theirs <= 0))
        for some in map(np.flatnonzero, past):
            yield jobs(_blocks(some)), False
    elif stage is Stage.TIED_SECOND:
        nothing = np.zeros(1, np.int64)
        first = Job(Stage.TIED_FIRST, nothing, nothing, nothing + places.parts[stage].start - 1)
        yield [first, *jobs(_blocks(np.arange(len(mine))))], True
    else:
        yield jobs(_blocks(np.arange(len(mine)))), False


def _blocks(some: Whole) -> list[Whole]:
    return np.array_split(some, -(-len(some) // BLOCK)) if len(some) else []


def _repeated(same: Terms, numbers: Numbers, jobs: list[Job]) -> Iterator[float]:
    """Sweep until nothing changes any more, and tell how near that is.

    After each sweep the next guess is the mixture of the latest ones that would have
    changed the least (Anderson's method); after a bad guess it begins anew.
    """
    at = np.concatenate([job.at for job in jobs])
    guesses: list[Numbers] = []
    found: list[Numbers] = []
    met: Met = {}
    change = least = 1.0
    while True:
        guess = numbers[at]
        change = _sweep(same, numbers, jobs, min(1e-2, change), met)
        if change <= CLOSE:
            return
        yield min(1.0, log(change) / log(CLOSE))
        if change > 2 * least:
            guesses, found = [], []
        least = min(least, change)
        guesses, found = [*guesses, guess][-REMEMBERED:], [*found, numbers[at]][-REMEMBERED:]
        if len(found) > 1:
            steps = np.array(found) - np.array(guesses)
            mix = np.linalg.lstsq((steps[:-1] - steps[-1]).T, -steps[-1], rcond=None)[0]
            numbers[at] = np.clip(found[-1] + mix @ (np.array(found[:-1]) - found[-1]), 0.0, 1.0)


Met = dict[int, list[NDArray[np.float32]]]
"""What each job's turns came to in the last sweep, to begin there in the next."""


def _sweep(
    same: Terms, numbers: Numbers, jobs: list[Job], close: float, met: Met | None = None
) -> float:
    """Look once through these positions, with the newest values; the greatest change."""
    from doubloon.games.mille_sabords.solve.compiled.reroll import Settler

    change = 0.0
    for n, job in enumerate(jobs):
        worth = ends(same, numbers, job.stage, job.mine, job.theirs)
        found = [] if met is None else met.setdefault(n, [])
        new = begun(same, same.deck, worth, Settler(found, close / 100))
        change = max(change, float(np.abs(numbers[job.at] - new).max()))
        numbers[job.at] = np.minimum(new, 1.0)
    return change
