"""The report of a match: rates with intervals, margins, lengths, distributions."""

from collections import Counter
from math import sqrt
from typing import Any

from doubloon.arena.match import Match
from doubloon.arena.tally import WHOLE, Tally

Z = 1.959963984540054
"""The two-sided 95 % quantile of the normal distribution."""

Interval = tuple[float, float]


def wilson(wins: float, plays: int) -> Interval:
    """The 95 % interval of a rate (Wilson 1927), if plays are independent.

    >>> [round(bound, 4) for bound in wilson(8, 10)]
    [0.4902, 0.9433]
    """
    if not plays:
        return 0.0, 1.0
    rate, z2 = wins / plays, Z * Z / plays
    middle = (rate + z2 / 2) / (1 + z2)
    spread = Z * sqrt((rate * (1 - rate) + z2 / 4) / plays) / (1 + z2)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def report(match: Match, found: Tally, asked: int) -> dict[str, Any]:
    """The whole report as plain data, equal for equal seeds."""
    seats = match.setup.seats
    return {
        "game": match.key,
        "edition": match.setup.edition or match.game.editions[0],
        "readings": dict(match.setup.readings),
        "target": match.setup.target,
        "seats": seats,
        "seed": match.seed,
        "asked": asked,
        "plays": found.plays,
        "engine": "kernel" if match.uncovered is None else "rules",
        "uncovered": match.uncovered,
        "bots": [_bot(found, place, bot, seats) for place, bot in enumerate(match.bots)],
        "by_seat": [
            {"seat": seat + 1, **_rate(found.seat_shares[seat], found.plays)}
            for seat in range(seats if found.plays else 0)
        ],
        "first": {**_rate(found.first_shares, found.plays), "fair": 1 / seats},
        "length": {
            "turns": distribution(found.turns),
            "steps": _mean(found.steps, found.plays),
            "acts": _mean(found.acts, found.plays),
        },
        "endings": {name: found.endings[n] for n, name in enumerate(match.game.endings)},
    }


def _bot(found: Tally, place: int, bot: str, seats: int) -> dict[str, Any]:
    if not found.plays:
        return {"bot": bot, **_rate(0, 0), "alone": 0, "margin": None, "points": None}
    return {
        "bot": bot,
        **_rate(found.shares[place], found.plays),
        "alone": found.alone[place],
        "margin": _margin(found, place, seats),
        "points": distribution(found.points[place]),
    }


def _rate(shares: int, plays: int) -> dict[str, Any]:
    wins = shares / WHOLE
    return {"wins": wins, "rate": _mean(wins, plays), "interval": list(wilson(wins, plays))}


def _margin(found: Tally, place: int, seats: int) -> dict[str, Any] | None:
    """Own points minus the mean of the others', with an interval from whole deals."""
    if found.deals < 2:
        return None
    scale = seats * (seats - 1)
    mean = found.margins[place] / found.deals
    # Whole numbers until the last division, so that no digits cancel out.
    total = found.squares[place] * found.deals - found.margins[place] ** 2
    error = sqrt(total / (found.deals**2 * (found.deals - 1)))
    return {
        "mean": mean / scale,
        "interval": [(mean - Z * error) / scale, (mean + Z * error) / scale],
    }


def _mean(total: float, count: int) -> float | None:
    return total / count if count else None


def distribution(counts: Counter[int]) -> dict[str, Any] | None:
    """Mean, standard deviation, quartiles, and how often each number occurred."""
    number = counts.total()
    if not number:
        return None
    total = sum(value * n for value, n in counts.items())
    squares = sum(value * value * n for value, n in counts.items())
    ordered = sorted(counts.items())
    return {
        "mean": total / number,
        "deviation": sqrt(squares * number - total * total) / number,
        "least": ordered[0][0],
        "quarters": [_quantile(ordered, number * part / 4) for part in (1, 2, 3)],
        "most": ordered[-1][0],
        "counts": {str(value): n for value, n in ordered},
    }


def _quantile(ordered: list[tuple[int, int]], below: float) -> int:
    """The least number with at least `below` values up to it."""
    seen = 0
    for value, n in ordered:
        seen += n
        if seen >= below:
            return value
    return ordered[-1][0]
