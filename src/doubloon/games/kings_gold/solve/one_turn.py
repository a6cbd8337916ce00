"""One turn of King's Gold looked through whole: every roll, every choice, every way to end it.

What is maximised is the mean of a worth that somebody else gives to where the coins
lie after the turn, seen by the seat whose turn it is: a chance to win, or anything.
Seats count from that seat here: 0 is who rolls, 1 is next.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from doubloon.core.dice import Counts
from doubloon.games.kings_gold.rules.editions import Terms
from doubloon.games.kings_gold.rules.scoring import (
    CANNON,
    COINS,
    CROSSBONES,
    DICE,
    PENALTY,
    SKULL,
    loot,
    outcome,
    pairs,
)
from doubloon.kernels.lattice import Lattice, Values, lattice

Whole = NDArray[np.int64]

NOTHING, BOX, PURSE = 0, 1, 2
"""What a pair robs; the first for a pair that is not there."""

DONE, PAY, KING, PLUNDER, BROADSIDE = range(5)
"""How a turn ends after its pairs: as it is, with the penalty, or with five of a kind."""

_ENDS = {"king": KING, "broadside": BROADSIDE, "penalty": PAY}


@dataclass(frozen=True, slots=True)
class Plan:
    """One way to carry out the dice once rolling is over."""

    pairs: tuple[tuple[int, int, int], ...] = ()
    """Pairs in order, each a coin's value, what is robbed, and the victim."""
    end: int = DONE
    victim: int = 0


@dataclass(frozen=True)
class Lying:
    """Where the coins lie: a column for each position."""

    box: Whole
    king: Whole
    coins: tuple[Whole, ...]
    """The coins of who has the turn, then of the others in order."""


Worth = Callable[[Lying], Values]


@dataclass(frozen=True, eq=False)
class Turn:
    """What every turn under these terms has in common, compiled from the rules by enumeration."""

    terms: Terms
    seats: int
    hands: Lattice
    plans: tuple[Plan, ...]
    chosen: NDArray[np.int32]
    """The plans of every full hand, one hand after the other …"""
    starts: NDArray[np.int32]
    """… and where those of each begin."""
    over: NDArray[np.bool_]
    """The full hands that end the rolling."""
    value: Whole
    robs: Whole
    victim: Whole
    """The pairs of every plan: the first pairs in the first row, the second in the second."""
    end: Whole
    end_victim: Whole
    taken: Whole
    paid: Whole
    """What a cannon pair brings the player and the King, by coins in the box and value."""

    def search(self, lying: Lying, worth: Worth) -> "Search":
        """The worth of every choice in a turn that begins with the coins lying so."""
        ends = self.carried_out(lying)
        return Search(self, ends, worth(ends))

    def carried_out(self, before: Lying) -> Lying:
        """Where the coins lie after every plan (rows) from every position (columns)."""
        shape = (len(self.plans), len(before.box))
        box, king = (np.broadcast_to(part, shape).copy() for part in (before.box, before.king))
        coins = [np.broadcast_to(purse, shape).copy() for purse in before.coins]
        alive = np.ones(shape, bool)
        ends_at_once = self.terms.readings.end_mid_turn & (before.box > 0)
        for n in range(len(self.value)):
            value, robs = self.value[n][:, None], self.robs[n][:, None]
            alive &= ~(ends_at_once & (box == 0))
            cannon = alive & (robs == BOX)
            taken = np.where(cannon, self.taken[box, value], 0)
            paid = np.where(cannon, self.paid[box, value], 0)
            box, king = box - taken - paid, king + paid
            coins[0] = coins[0] + taken
            for other in range(1, self.seats):
                robbed = alive & (robs == PURSE) & (self.victim[n][:, None] == other)
                stolen = np.where(robbed, np.minimum(value, coins[other]), 0)
                coins[0], coins[other] = coins[0] + stolen, coins[other] - stolen
        alive &= ~(ends_at_once & (box == 0))
        end = self.end[:, None]
        fine = np.where(alive & (end == PAY), np.minimum(PENALTY, coins[0]), 0)
        ransom = np.where(end == KING, king, 0)
        rest = np.where(end == BROADSIDE, box, 0)
        coins[0] = coins[0] - fine + ransom + rest
        for other in range(1, self.seats):
            robbed = (end == PLUNDER) & (self.end_victim[:, None] == other)
            stolen = np.where(robbed, coins[other], 0)
            coins[0], coins[other] = coins[0] + stolen, coins[other] - stolen
        return Lying(box - rest, king + fine - ransom, tuple(coins))


@dataclass(frozen=True)
class Search:
    """The worth of everything in one turn."""

    turn: Turn
    ends: Lying
    """Where the coins lie after every plan."""
    worth: Values
    """What every plan is worth."""

    @cached_property
    def stopped(self) -> Values:
        """What each full hand is worth once rolling is over."""
        rated: Values = self.worth[self.turn.chosen]
        best: Values = np.maximum.reduceat(rated, self.turn.starts, axis=0)
        return best

    def rolling(self, rolls: int) -> Values:
        """What keeping each hand is worth with so many rolls still to come, at least one."""
        hands, full = self.turn.hands, self.stopped
        for _ in range(rolls - 1):
            best = hands.keep(hands.fall(full))[hands.full]
            full = np.where(self.turn.over[:, None], self.stopped, best)
        return hands.fall(full)

    def begun(self, rolls: int) -> Values:
        """What a turn of so many rolls is worth before the first."""
        worth: Values = self.rolling(rolls)[0]
        return worth

    @cached_property
    def planned(self) -> NDArray[np.intp]:
        """The best plan of each full hand."""
        bounds = [*self.turn.starts, len(self.turn.chosen)]
        ways = [self.turn.chosen[a:b] for a, b in pairwise(bounds)]
        return np.array([way[self.worth[way].argmax(axis=0)] for way in ways])

    def followed(self, rolls: int, also: Values) -> Values:
        """The mean of something else that plans bring, for each kept hand, if the best is done.

        With no roll to come only the full hands have one.
        """
        hands = self.turn.hands
        first, stopped = self.stopped, np.take_along_axis(also, self.planned, axis=0)
        second = stopped
        for roll in range(rolls):
            fallen, other = hands.fall(first), hands.fall(second)
            if roll == rolls - 1:
                return other
            fallen[hands.full], other[hands.full] = self.stopped, stopped
            kept = hands.kept(fallen)[hands.full]
            over = self.turn.over[:, None]
            first = np.where(over, self.stopped, np.take_along_axis(fallen, kept, axis=0))
            second = np.where(over, stopped, np.take_along_axis(other, kept, axis=0))
        return np.concatenate([np.zeros((hands.full.start, stopped.shape[1])), second])


@cache
def turn(terms: Terms, seats: int) -> Turn:
    hands = lattice(DICE, terms.die, frozenset({CROSSBONES}))
    full = hands.hands[hands.full]
    cancels = terms.readings.three_crossbones_cancels
    ways = [[*dict.fromkeys(_plans(hand, seats, cancels=cancels))] for hand in full]
    plans = tuple(dict.fromkeys(plan for plans in ways for plan in plans))
    number = {plan: n for n, plan in enumerate(plans)}
    chosen = [number[plan] for plans in ways for plan in plans]
    starts = np.cumsum([0, *map(len, ways)])[:-1]
    early = terms.readings.stop_at_third_crossbones
    over = [hand[CROSSBONES] >= (3 if early else DICE) for hand in full]
    most = max(len(plan.pairs) for plan in plans)
    padded = [[*plan.pairs, *[(0, NOTHING, 0)] * (most - len(plan.pairs))] for plan in plans]
    value, robs, victim = np.array(padded, np.int64).transpose(2, 1, 0)
    values = range(len(COINS) + 1)
    looted = [
        [loot(box, value, terms.readings.short_box) for value in values]
        for box in range(terms.coins + 1)
    ]
    loots = np.array(looted, np.int64)
    return Turn(
        terms,
        seats,
        hands,
        plans,
        np.array(chosen, np.int32),
        starts.astype(np.int32),
        np.array(over),
        value,
        robs,
        victim,
        np.array([plan.end for plan in plans], np.int64),
        np.array([plan.victim for plan in plans], np.int64),
        loots[..., 0].copy(),
        loots[..., 1].copy(),
    )


def _plans(hand: Counts, seats: int, *, cancels: bool) -> Iterator[Plan]:
    """Every way to carry out these dice."""
    match outcome(hand, cancels=cancels):
        case "pairs":
            for made in _pairings(hand, seats):
                yield Plan(made, PAY if hand[CROSSBONES] >= 3 else DONE)
        case "plunder":
            for victim in range(1, seats):
                yield Plan((), PLUNDER, victim)
        case result:
            yield Plan((), _ENDS[result])


def _pairings(hand: Counts, seats: int) -> Iterator[tuple[tuple[int, int, int], ...]]:
    if not pairs(hand):
        yield ()
        return
    for coin in COINS:
        for partner in (SKULL, CANNON):
            if hand[coin] and hand[partner]:
                left = [*hand]
                left[coin] -= 1
                left[partner] -= 1
                victims = range(1, seats) if partner == SKULL else (0,)
                for victim in victims:
                    first = (coin + 1, PURSE if partner == SKULL else BOX, victim)
                    for rest in _pairings(tuple(left), seats):
                        yield (first, *rest)
