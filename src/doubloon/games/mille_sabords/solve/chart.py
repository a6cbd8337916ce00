"""The chart of Mille Sabords: when to stop, by the points of the turn."""

from collections.abc import Iterator

import numpy as np

from doubloon.core.parts import Charts
from doubloon.core.setup import Setup
from doubloon.core.story import Sentence
from doubloon.games.mille_sabords.pocket import pocket
from doubloon.games.mille_sabords.rules.editions import Card, Terms, terms
from doubloon.games.mille_sabords.solve.arrays import Numbers, Whole
from doubloon.games.mille_sabords.solve.hands import scores, weights
from doubloon.games.mille_sabords.solve.one_turn import SolvedTurn, for_points
from doubloon.solving.charts import Chart, StopMap, StopRow

STEP, MOST = 100, 2500
"""The width of a step of points, and where the last one begins."""

SAME = 1e-9


def draw(edition: str) -> Chart:
    agreed = terms(Setup(2, edition))
    return Chart(
        "mille-sabords", edition, "points", maps=tuple(_map(agreed, card) for card in agreed.cards)
    )


def _map(agreed: Terms, card: Card) -> StopMap:
    points = range(0, MOST + 1, STEP)
    turn = for_points(agreed, card)
    rows = (row for skulls in range(turn.limit) for row in _rows(agreed, card, turn, skulls))
    return StopMap(Sentence(f"name-ms-card-{card.name}"), tuple(points), tuple(rows))


def _rows(agreed: Terms, card: Card, turn: SolvedTurn, skulls: int) -> Iterator[StopRow]:
    """A row for each number of dice that it is best to roll, if the seat rolls."""
    going, rolled = turn.go_on(skulls)
    stopping = turn.stop_values(skulls)[:, 0]
    points, shares = scores(card, agreed, skulls), weights(card, agreed.die, skulls)
    for dice in sorted({*rolled.tolist()}):
        some = rolled == dice
        gain = (stopping - going)[some]
        facts = {"skulls": skulls + card.skulls, "dice": dice}
        yield StopRow(
            Sentence("chart-ms-row", facts),
            _limit(points[some], gain, shares[some]),
            _shares(points[some], gain, shares[some]),
        )


def _limit(points: Whole, gain: Numbers, shares: Numbers) -> int | None:
    """The points from which to stop, so that the mean loss is least; None: never."""
    limits = sorted({*points.tolist()})
    least, best = float((shares * np.maximum(gain, 0)).sum()), None
    for limit in reversed(limits):
        stops = points >= limit
        lost = float((shares * np.where(stops, np.maximum(-gain, 0), np.maximum(gain, 0))).sum())
        if lost < least - SAME:
            least, best = lost, limit
    return best


def _shares(points: Whole, gain: Numbers, shares: Numbers) -> tuple[float | None, ...]:
    """For each step of points, the share of hands with which stopping is best."""
    found: list[float | None] = []
    for step in range(0, MOST + 1, STEP):
        here = (points >= step) if step == MOST else (points >= step) & (points < step + STEP)
        if step == 0:
            here |= points < 0
        weight = float(shares[here].sum())
        stops = float(shares[here & (gain >= -SAME)].sum())
        found.append(round(stops / weight, 3) if weight else None)
    return tuple(found)


CHARTS = Charts(draw, pocket, lines=8, goals=("points",))
