"""The chance to win with two seats: its table, the solver, and how it is used.

The solver maximises the chance to win; a shared win counts one half. Cards of later turns
are drawn as if from a complete deck. The card of the current turn, or the cards left for
it, are taken as they are. Numba is needed to compute a table, not to use one.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, replace
from functools import lru_cache
from itertools import chain
from math import log
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from doubloon.core.dice import Counts, rolls
from doubloon.core.errors import RecordError
from doubloon.games.mille_sabords.rules.editions import CARDS, Card, FinalRound, Terms
from doubloon.games.mille_sabords.rules.island import island_loss
from doubloon.games.mille_sabords.rules.scoring import (
    BUST,
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
from doubloon.games.mille_sabords.solve.arrays import Numbers, Whole
from doubloon.games.mille_sabords.solve.grid import Grid, Stage
from doubloon.games.mille_sabords.solve.one_turn import EndValues, SolvedTurn
from doubloon.games.mille_sabords.solve.reroll import RerollSolver, solve_rerolls
from doubloon.solving import tables

VERSION = 1
"""Goes up when a change of the method changes its results."""

KEPT = 64
"""For how many terms the parts of a table are kept."""

LEAST = 10_000
"""The least target of a table without a floor, so that many targets share one table."""

SPARE = 2_000
"""Points below zero that a table without a floor distinguishes at least."""

MOST = 30_000
"""The highest target that can be solved: the size of a table grows with its square."""

CLOSE = 1e-11
"""Sweeps end when the greatest change is at most this."""

REMEMBERED = 6
"""How many sweeps Anderson acceleration uses."""

STEPS = 1000
"""Steps of the progress bar."""

BLOCK = 64
"""How many positions are solved together where their order does not matter."""


def missing(terms: Terms, points: int) -> int:
    """Steps of points still missing; zero or negative at the target."""
    return -((points - terms.target) // terms.unit)


def canonical_terms(terms: Terms) -> Terms:
    """Terms under which two seats have the same chances, equal for as many terms as possible.

    Only missing points matter. So a play without a floor equals a play to a higher target
    with a floor that nobody reaches. The reading `final-round` matters only where a seat
    may roll after it was overtaken.
    """
    readings = terms.readings
    target = terms.unit * missing(terms, 0)
    if not readings.floor_scores_at_zero:
        target = max(LEAST, target + SPARE)
    final = readings.final_round
    if not readings.trigger_replays_if_overtaken:
        final = FinalRound.TRIGGER_MUST_HOLD
    plain = replace(readings, floor_scores_at_zero=True, final_round=final)
    return replace(terms, target=target, readings=plain)


def is_solvable(terms: Terms) -> bool:
    """Whether a table of these terms is small enough to be solved."""
    return canonical_terms(terms).target <= MOST


@lru_cache(maxsize=KEPT)
def grid(same: Terms) -> Grid:
    """The positions of two seats under canonical terms."""
    step = same.unit
    best = max(chain.from_iterable(scores(card, same) for card in same.cards))
    cost = max(card.value for card in same.cards)
    loss = max(island_loss(card, DICE + card.skulls + 1) for card in same.cards)
    return Grid(same.readings, same.target // step, best // step, cost // step, loss // step)


@lru_cache(maxsize=16 * KEPT)
def scores(card: Card, terms: Terms) -> list[int]:
    """The points for stopping with each roll of eight dice."""
    return [score(dice, card, terms.readings) for dice, _ in rolls(DICE, terms.die)]


@lru_cache(maxsize=KEPT)
def table(terms: Terms) -> tables.ValueTable:
    """The table of these terms: the chance to win of the seat to roll, by position."""
    same = canonical_terms(terms)
    parts = {"version": VERSION, "target": same.target, **turn_parts(same)}
    return tables.ValueTable(
        "mille-sabords-two-win", tables.canonical_text(parts), grid(same).size, __package__
    )


def turn_parts(same: Terms) -> dict[str, object]:
    """Everything that the values of turns depend on: the stamp of a table is made of it."""
    points: list[int] = []
    for card in same.cards:
        sabres = [(0, n, 0, 0, 0, 0) for n in range(DICE + 1)]
        points += scores(card, same)
        points += [score_bust(dice, NO_DICE, card, same.readings) for dice in sabres]
        points += [island_loss(card, n) for n in range(DICE + 2)]
        points += [is_magic(dice, card, same.readings) for dice, _ in rolls(DICE, same.die)]
        if card.name == "treasure-island":
            laid = (dice for n in range(1, DICE) for dice, _ in rolls(n, same.die))
            points += [score_bust(dice, dice, card, same.readings) for dice in laid]
    return {
        "die": same.die,
        "cards": [asdict(card) for card in same.cards],
        "readings": asdict(same.readings),
        "dice": (DICE, BUST, MAGIC),
        "scores": np.array(points, "<i8"),
    }


def work(terms: Terms) -> tables.Work:
    """The table of these terms and how to compute it, which takes minutes."""
    return tables.Work(table(terms), STEPS, lambda numbers, done: solve(terms, numbers, done))


def find_values(terms: Terms) -> Numbers | None:
    """The solved values of these terms, if they are known.

    A corrected deck without a table of its own uses that of the deck that ships, as an
    approximation: the same positions, reached with slightly different chances.
    """
    numbers = work(terms).known()
    if numbers is None and terms.cards != CARDS:
        numbers = work(replace(terms, cards=CARDS)).known()
    return numbers


def end_values(
    same: Terms, numbers: Numbers, stage: Stage, mine: Whole, theirs: Whole
) -> EndValues:
    """The chance to win of the seat whose turn it is, for each way its turn can end."""
    places, step = grid(same), same.unit
    gains = np.arange(-places.cost, places.gain + 1)[:, None]
    own = places.after(numbers, stage, mine - gains, theirs)
    lost = places.after(numbers, stage, mine, theirs + np.arange(places.loss + 1)[:, None])
    return EndValues(
        lambda points: own[points // step + places.cost], lambda points: lost[points // step], 1.0
    )


def values_before_card(
    same: Terms, deck: Counts, ends: EndValues, solver: RerollSolver = solve_rerolls
) -> Numbers:
    """The expected value of a turn before its card is drawn from this deck."""
    copies = {card: n for card, n in zip(same.cards, deck, strict=True) if n}
    treasure = [card for card in copies if card.name in EXTRA]
    if len(treasure) > 1 and same.die[COIN] == same.die[DIAMOND]:  # the same up to names
        copies[treasure[0]] += copies.pop(treasure[1])
    weighed = [n * SolvedTurn(same, card, ends, solver).start_values for card, n in copies.items()]
    mean: Numbers = np.sum(weighed, axis=0) / sum(copies.values())
    return mean


def solve(terms: Terms, numbers: Numbers, done: int = 0) -> Iterator[int]:
    """Fill the table, the last stage of a play first, and yield the progress."""
    try:
        from doubloon.games.mille_sabords.solve.compiled.reroll import WarmStart
    except ModuleNotFoundError:
        raise RecordError("solve-needs-numba") from None

    def sweep(jobs: list[Job], close: float, known: Known | None = None) -> float:
        """Solve these positions once, with the newest values; the greatest change."""
        change = 0.0
        for n, job in enumerate(jobs):
            ends = end_values(same, numbers, job.stage, job.mine, job.theirs)
            results = [] if known is None else known.setdefault(n, [])
            new = values_before_card(same, same.deck, ends, WarmStart(results, close / 100))
            change = max(change, float(np.abs(numbers[job.at] - new).max()))
            numbers[job.at] = np.minimum(new, 1.0)
        return change

    same = canonical_terms(terms)
    places = grid(same)
    if not done:
        numbers[:] = 0.5
    begins = 0
    for stage, part in places.parts.items():
        first, last = (STEPS * n // places.size for n in (begins, begins + part.size))
        begins += part.size
        if last <= done:
            continue
        for jobs, is_cyclic in _passes(places, stage):
            if not is_cyclic:
                sweep(jobs, CLOSE)
                continue
            for share in _iterate(numbers, jobs, sweep):
                done = max(done, first + int((last - 1 - first) * share))
                yield done
        done = last
        yield done


class Job(NamedTuple):
    """Positions of a stage that are solved together, and their places in the table."""

    stage: Stage
    mine: Whole
    theirs: Whole
    at: Whole


Known = dict[int, list[NDArray[np.float32]]]
"""By job, the values of its turns in the last sweep: the next sweep begins there."""

Sweep = Callable[[list[Job], float, Known], float]


def _passes(places: Grid, stage: Stage) -> Iterator[tuple[list[Job], bool]]:
    """A stage's positions in solving order, and whether their values depend on each other.

    Most turns bring points, or nothing. So positions are ordered by the sum of what both
    seats miss: first where the seat to roll misses less, then the same from the other side.
    In sudden death a seat past the target has not rolled since; such positions need one pass.
    Both stages of tied turns are solved together.
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


def _iterate(numbers: Numbers, jobs: list[Job], sweep: Sweep) -> Iterator[float]:
    """Sweep until the values are stable, and yield the progress as a share of 1.

    The next guess is the mixture of the latest ones that would have changed the least
    (Anderson acceleration). After a bad guess the history is dropped.
    """
    at = np.concatenate([job.at for job in jobs])
    guesses: list[Numbers] = []
    found: list[Numbers] = []
    known: Known = {}
    change = least = 1.0
    while True:
        guess = numbers[at]
        change = sweep(jobs, min(1e-2, change), known)
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
