"""Which dice win a doubloon, how many points a seat has, and who wins."""

from doubloon.core.dice import Counts
from doubloon.core.setup import Seat, leaders
from doubloon.games.gold_armada.rules.board import DICE, Space
from doubloon.games.gold_armada.rules.editions import Readings, TieBreak


def lacks(space: Space, dice: Counts, readings: Readings) -> str | None:
    """The clause by which these five dice do not win the doubloon of a space; None if they do."""
    if space.kind == "full-house":
        return _lacks_full_house(space, dice, readings)
    if max(dice[face] for face in space.allowed) >= space.need:  # [ga.alike]
        return None
    if space.kind == "same":
        return "ga.basic-pier"
    return "ga.alike" if max(dice) < space.need else "ga.symbols-shown"


def _lacks_full_house(space: Space, dice: Counts, readings: Readings) -> str | None:
    if max(dice) == DICE:
        if not readings.five_is_full_house:
            return "ga.five-equal"
        return None if dice.index(DICE) in space.allowed else "ga.symbols-shown"
    if 3 not in dice or 2 not in dice:
        return "ga.full-house"
    if dice.index(3) not in space.allowed:
        return "ga.symbols-shown"
    if readings.full_house_both_restricted and dice.index(2) not in space.allowed:
        return "ga.full-house-symbols"
    return None


def matches(space: Space, dice: Counts, readings: Readings) -> int:
    """The most dice that count together for the doubloon of a space; all it needs if they win it.

    >>> full_house = Space("full-house", 5, (0, 1, 2, 3, 4, 5), 3)
    >>> matches(full_house, (4, 1, 0, 0, 0, 0), Readings())
    4
    """
    if space.kind != "full-house":
        return min(space.need, max(dice[face] for face in space.allowed))
    pair = space.allowed if readings.full_house_both_restricted else range(len(dice))
    found = [
        min(dice[three], 3) + min(dice[two], 2)
        for three in space.allowed
        for two in pair
        if two != three
    ]
    if readings.five_is_full_house:
        found += [dice[face] for face in space.allowed]
    return max(found, default=max(min(dice[face], 3) for face in space.allowed))


def parts(held: tuple[int, ...], skulls: int) -> tuple[int, ...]:
    """What the points of a seat are the sum of: its doubloons, then its skull tokens. [ga.score]"""
    return (*held, *(-1,) * skulls)


def points(doubloons: tuple[tuple[int, ...], ...], skulls: tuple[int, ...]) -> tuple[int, ...]:
    """By seat: the values of its doubloons, minus one for each skull token. [ga.score]"""
    return tuple(sum(parts(held, lost)) for held, lost in zip(doubloons, skulls, strict=True))


def winners(
    totals: tuple[int, ...], skulls: tuple[int, ...], tie_break: TieBreak
) -> tuple[Seat, ...]:
    """The seats with the most points, after the tie-break."""
    best = leaders(totals, tuple(map(Seat, range(len(totals)))))  # [ga.score]
    if tie_break is TieBreak.SHARED:
        return best
    return leaders([-n for n in skulls], best)  # [ga.tie]
