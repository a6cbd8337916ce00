"""A slow and simple solver for small versions of games, in exact fractions.

It uses only the contract of a game with two seats. Turns begin in states that have a
position. Its values are proved optimal in fractions, so a fast solver that agrees is right.
"""

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from doubloon.core.game import AnyGame, branches

CLOSE = 1e-13


class Node(NamedTuple):
    """A point of a turn: what may follow, as numbers of later points or of whole turns."""

    chooses: int | None
    """The seat that chooses, or None for chance."""
    follows: list[tuple[Fraction, int, bool]]
    """Chance, number, and whether the number is that of a turn."""


class Twin:
    def __init__(
        self,
        game: AnyGame,
        starts: Iterable[Any],
        worth: Callable[[Any], Fraction | None],
        *,
        points_apart: bool = False,
    ) -> None:
        """`worth` is what an end is worth to the first seat, None for what is no end.

        With `points_apart` every point of a turn may come again, as in games where one
        may roll as often as one likes.
        """
        self.game, self.worth, self.points_apart = game, worth, points_apart
        self.number: dict[Any, int] = {}
        self.turns: list[list[Node] | Fraction] = []
        """The points of each turn, the last first to be known; or what the end is worth."""
        self._todo: list[Any] = []
        for state in starts:
            self._turn(state)
        while self._todo:
            state = self._todo.pop()
            self.turns[self.number[state]] = self._points(state)
        self.values = self._solved()

    def __getitem__(self, state: Any) -> Fraction:
        return self.values[self.number[without_history(state)]]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.number)

    def _turn(self, state: Any) -> int:
        state = without_history(state)
        if state not in self.number:
            self.number[state] = len(self.turns)
            worth = self.worth(state)
            self.turns.append([] if worth is None else worth)
            if worth is None:
                self._todo.append(state)
        return self.number[state]

    def _points(self, begun: Any) -> list[Node]:
        points: list[Node] = []
        seen: dict[Any, int] = {}

        def visit(state: Any) -> int:
            state = without_history(state)
            if state not in seen:
                ways = branches(self.game, state)
                total = sum(weight for _, weight in ways)
                follows = []
                for step, weight in ways:
                    after = self.game.play(state, step)
                    whole = self._begins(after)
                    number = self._turn(after) if whole else visit(after)
                    follows.append((Fraction(weight, total), number, whole))
                points.append(Node(self.game.to_act(state), follows))
                seen[state] = len(points) - 1
            return seen[state]

        visit(begun)
        return points

    def _begins(self, state: Any) -> bool:
        ended = self.game.result(state) is not None or self.game.position(state) is not None
        return ended or self.points_apart

    def _solved(self) -> list[Fraction]:
        rough = [float(turn) if isinstance(turn, Fraction) else 0.5 for turn in self.turns]
        change = 1.0
        while change > CLOSE:
            change = 0.0
            for n, turn in enumerate(self.turns):
                if not isinstance(turn, Fraction):
                    new = _value(turn, rough)
                    change, rough[n] = max(change, abs(new - rough[n])), new
        policies = [_policy(turn, rough) for turn in self.turns]
        while True:
            values = _followed(self.turns, policies)
            both = zip(self.turns, policies, strict=True)
            better = [_policy(turn, values, policy) for turn, policy in both]
            if better == policies:
                return values
            policies = better


def without_history(state: Any) -> Any:
    """The state without the outcome of the last turn, which only stories need."""
    return state._replace(ended=None)


def _rated(point: Node, known: list[Any], values: list[Any]) -> list[Any]:
    return [values[number] if whole else known[number] for _, number, whole in point.follows]


def _value(turn: list[Node], values: list[float]) -> float:
    known: list[float] = []
    for point in turn:
        rated = _rated(point, known, values)
        if point.chooses is None:
            known.append(
                sum(float(p) * v for (p, _, _), v in zip(point.follows, rated, strict=True))
            )
        else:
            known.append(min(rated) if point.chooses else max(rated))
    return known[-1]


Policy = list[int]


def _policy(turn: list[Node] | Fraction, values: list[Any], old: Policy | None = None) -> Policy:
    """The best act at every point, the old one where none is better."""
    if isinstance(turn, Fraction):
        return []
    known: list[Any] = []
    policy = []
    for n, point in enumerate(turn):
        rated = _rated(point, known, values)
        if point.chooses is None:
            shares = [p if old else float(p) for p, _, _ in point.follows]
            known.append(sum(p * v for p, v in zip(shares, rated, strict=True)))
            policy.append(-1)
            continue
        best = min(rated) if point.chooses else max(rated)
        keeps = old is not None and rated[old[n]] == best
        policy.append(old[n] if keeps and old is not None else rated.index(best))
        known.append(best)
    return policy


def _followed(turns: list[list[Node] | Fraction], policies: list[Policy]) -> list[Fraction]:
    """What every turn is worth if both seats follow these policies: linear equations, solved."""
    rows: list[dict[int, Fraction]] = []
    fixed: list[Fraction] = []
    for turn, policy in zip(turns, policies, strict=True):
        if isinstance(turn, Fraction):
            rows.append({})
            fixed.append(turn)
            continue
        reach = [Fraction(0)] * len(turn)
        reach[-1] = Fraction(1)
        row: dict[int, Fraction] = {}
        for n in range(len(turn) - 1, -1, -1):
            if not reach[n]:
                continue
            point = turn[n]
            ways = point.follows if point.chooses is None else [point.follows[policy[n]]]
            for p, number, whole in ways:
                share = reach[n] * (p if point.chooses is None else 1)
                if whole:
                    row[number] = row.get(number, Fraction(0)) + share
                else:
                    reach[number] += share
        rows.append(row)
        fixed.append(Fraction(0))
    return _eliminated(rows, fixed)


def _eliminated(rows: list[dict[int, Fraction]], fixed: list[Fraction]) -> list[Fraction]:
    """The solution of `v[n] = fixed[n] + sum(rows[n][m] * v[m])`."""
    for n, row in enumerate(rows):
        own = row.pop(n, Fraction(0))
        if own:
            rows[n] = row = {m: p / (1 - own) for m, p in row.items()}
            fixed[n] /= 1 - own
        for other in range(n + 1, len(rows)):
            if share := rows[other].pop(n, None):
                fixed[other] += share * fixed[n]
                for m, p in row.items():
                    rows[other][m] = rows[other].get(m, Fraction(0)) + share * p
    values = fixed
    for n in range(len(rows) - 1, -1, -1):
        values[n] = fixed[n] + sum(p * values[m] for m, p in rows[n].items())
    return values
