"""What a roll did to each seat's chance to win."""

from dataclasses import replace
from functools import lru_cache

from doubloon.games.gold_armada.rules.scoring import points
from doubloon.games.gold_armada.rules.state import State, tokens_left
from doubloon.games.gold_armada.solve import evaluation
from doubloon.games.gold_armada.solve.odds import rate_chance
from doubloon.games.gold_armada.solve.rated_turn import turn_start


def luck(before: State, after: State) -> tuple[float, ...]:
    """The change of each seat's chance to win by a roll, as the captain estimates it.

    The value before a roll is the mean of the values after it, so luck has mean zero however good
    the estimates are. Subtracted from results as a control variate it keeps their mean and lowers
    their variance. What the seat gains, the others lose in proportion to their odds before.
    """
    rated = rate_chance(before)
    landed = replace(rated, state=after).value() if after.ended is None else rated.skull
    gain = landed - rated.value()
    return tuple(gain * share for share in _shares(turn_start(before)))


@lru_cache(maxsize=8)
def _shares(begun: State) -> tuple[float, ...]:
    """The change for each seat when the seat whose turn it is gains 1; they add up to 0."""
    seats, taken, tokens = len(begun.skulls), begun.taken, tokens_left(begun)
    if seats == 2:
        return (1.0, -1.0) if begun.seat == 0 else (-1.0, 1.0)
    next_turn = float(evaluation.turn_points(begun.terms, [taken])[0])
    finals = [float(n) for n in points(begun.doubloons, begun.skulls)]
    for place, more in enumerate(evaluation.future_points(seats, taken, tokens, next_turn)):
        finals[(begun.seat + place) % seats] += more
    odds = []
    for seat, mine in enumerate(finals):
        leads = [mine - other for n, other in enumerate(finals) if n != seat]
        odds.append(evaluation.odds(leads, taken, tokens))
    rest = sum(odds) - odds[begun.seat]
    return tuple(1.0 if seat == begun.seat else -odd / rest for seat, odd in enumerate(odds))
