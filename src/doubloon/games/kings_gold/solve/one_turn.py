"""One turn of King's Gold, searched whole: every roll, every choice, every way to end it.

The search maximises the mean of an evaluation of the coins after the turn: a chance to win, a
lead, anything. Seats are counted from the seat whose turn it is: 0 rolls, 1 is next.

The rules carry out every plan. Only the look-ahead over rolls is written here.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from doubloon.core.dice import Counts, Stop
from doubloon.core.setup import Seat
from doubloon.games.kings_gold.rules import rules, scoring
from doubloon.games.kings_gold.rules.editions import Terms
from doubloon.games.kings_gold.rules.scoring import COINS, CROSSBONES, DICE
from doubloon.games.kings_gold.rules.state import Act, Pair, Plunder, State, TiedTurns
from doubloon.kernels.lattice import Lattice, Values, lattice

Whole = NDArray[np.int64]

DONE, PENALTY, KING, PLUNDER, BROADSIDE = range(5)
"""How a plan ends: after its pairs, with the penalty, or with five of a kind."""

_ENDS = {"penalty": PENALTY, "king": KING, "plunder": PLUNDER, "broadside": BROADSIDE}

_MOST_MOVED = DICE // 2 * len(COINS)
"""The most coins that the pairs of one turn move to one place."""


@dataclass(frozen=True, slots=True)
class Plan:
    """One way to use the dice once rolling is over."""

    acts: tuple[Act, ...]
    """The pairs in order, or the plunder; victims are counted from the seat that rolls."""
    end: int


@dataclass(frozen=True)
class Holdings:
    """Who holds how many coins, one column for each position."""

    box: Whole
    king: Whole
    coins: tuple[Whole, ...]
    """The coins of the seat whose turn it is, then of the others in order."""


Evaluate = Callable[[Holdings], Values]
"""What holdings at the end of a turn are worth to one seat."""


class Branch(NamedTuple):
    """An act of some plans, and the branch it follows; None right after a full hand."""

    follows: int | None
    hand: Counts
    act: Act


@dataclass(frozen=True, eq=False)
class TurnModel:
    """What all turns under these terms have in common, enumerated by the rules."""

    terms: Terms
    seats: int
    hands: Lattice
    plans: tuple[Plan, ...]
    hand_of_plan: tuple[Counts, ...]
    """A full hand that allows each plan."""
    chosen: NDArray[np.int32]
    """The plans of every full hand, one hand after the other …"""
    starts: NDArray[np.int32]
    """… and where those of each hand begin."""
    over: NDArray[np.bool_]
    """The full hands that end the rolling."""
    branches: tuple[Branch, ...]
    """The plans as a tree, so that plans share the acts they begin with."""
    last_branch: tuple[int, ...]
    """The last branch of each plan."""

    @cached_property
    def five_of_a_kind(self) -> tuple[int, ...]:
        """The plans that take a whole pile."""
        piles = (KING, PLUNDER, BROADSIDE)
        return tuple(n for n, plan in enumerate(self.plans) if plan.end in piles)

    def search(self, before: Holdings, evaluate: Evaluate) -> "TurnSearch":
        """The values of every choice in a turn that begins with these holdings."""
        return TurnSearch(self, evaluate(self.carry_out(before)))

    def carry_out(self, before: Holdings) -> Holdings:
        """The holdings after every plan (rows) from every position (columns)."""
        positions = np.stack([before.box, before.king, *before.coins], axis=-1).tolist()
        ends = np.stack([_ends(self, tuple(position)) for position in positions], axis=-1)
        box, king, *coins = ends
        return Holdings(box, king, tuple(coins))


def _ends(model: TurnModel, position: tuple[int, ...]) -> Whole:
    """Box, King and coins (rows) after every plan (columns).

    Pairs move few coins, so most positions share what they move. Five of a kind move whole piles.
    """
    box, _, own, *others = position
    few = (
        min(box, 2 * _MOST_MOVED + 1),
        0,
        min(own, scoring.PENALTY),
        *(min(coins, _MOST_MOVED) for coins in others),
    )
    ends: Whole = np.array(position, np.int64)[:, None] + _moved(model, few)
    for plan in model.five_of_a_kind:
        state = rules.play(_begin(model, position, model.hand_of_plan[plan]), Stop())
        for act in model.plans[plan].acts:
            state = rules.play(state, act)
        ends[:, plan] = (state.box, state.king, *state.coins)
    return ends


@lru_cache(maxsize=1_000)
def _moved(model: TurnModel, position: tuple[int, ...]) -> NDArray[np.int16]:
    """How box, King and coins (rows) change by every plan (columns), played by the rules."""
    reached: list[State] = []
    for follows, hand, act in model.branches:
        state = _begin(model, position, hand) if follows is None else reached[follows]
        reached.append(state if state.ended else rules.play(state, act))
    ends = [reached[branch] for branch in model.last_branch]
    after = np.array([(end.box, end.king, *end.coins) for end in ends], np.int16)
    moved: NDArray[np.int16] = (after - np.array(position, np.int16)).T
    return moved


def _begin(model: TurnModel, position: tuple[int, ...], hand: Counts) -> State:
    """The state after a roll of these dice; with an empty box the turn is one of a tie-break."""
    box, king, *coins = position
    both = (Seat(0), Seat(1))
    tied = None if box else TiedTurns(both, both)
    seat, rolled = Seat(0), 1
    return State(
        model.terms, box, king, tuple(coins), seat, "rolled", hand, rolled, tied_turns=tied
    )


@dataclass(frozen=True)
class TurnSearch:
    """The values of everything in one turn, given those of its plans."""

    model: TurnModel
    plan_values: Values

    @cached_property
    def stop_values(self) -> Values:
        """The value of each full hand once rolling is over."""
        values: Values = self.plan_values[self.model.chosen]
        best: Values = np.maximum.reduceat(values, self.model.starts, axis=0)
        return best

    def keep_values(self, rolls: int) -> Values:
        """The value of keeping each hand with so many rolls to come, at least one."""
        hands, full = self.model.hands, self.stop_values
        for _ in range(rolls - 1):
            best = hands.keep(hands.fall(full))[hands.full]
            full = np.where(self.model.over[:, None], self.stop_values, best)
        return hands.fall(full)

    def value(self, rolls: int) -> Values:
        """The value of a turn of so many rolls before the first one."""
        found: Values = self.keep_values(rolls)[0]
        return found

    @cached_property
    def best_plans(self) -> NDArray[np.intp]:
        """The best plan of each full hand."""
        bounds = [*self.model.starts, len(self.model.chosen)]
        plans = [self.model.chosen[a:b] for a, b in pairwise(bounds)]
        return np.array([some[self.plan_values[some].argmax(axis=0)] for some in plans])

    def follow(self, rolls: int, other_values: Values) -> Values:
        """The mean of another value of the plans under best play, for each kept hand.

        With no roll to come only full hands have one.
        """
        hands = self.model.hands
        stopped = np.take_along_axis(other_values, self.best_plans, axis=0)
        first, second = self.stop_values, stopped
        for roll in range(rolls):
            best, other = hands.fall(first), hands.fall(second)
            if roll == rolls - 1:
                return other
            best[hands.full], other[hands.full] = self.stop_values, stopped
            kept = hands.kept(best)[hands.full]
            over = self.model.over[:, None]
            first = np.where(over, self.stop_values, np.take_along_axis(best, kept, axis=0))
            second = np.where(over, stopped, np.take_along_axis(other, kept, axis=0))
        return np.concatenate([np.zeros((hands.full.start, stopped.shape[1])), second])


@cache
def model_turn(terms: Terms, seats: int) -> TurnModel:
    hands = lattice(DICE, terms.die, frozenset({CROSSBONES}))
    full = hands.hands[hands.full]
    of_hand = [[*_plans(terms, seats, hand)] for hand in full]
    hand_of_plan = dict[Plan, Counts]()
    for hand, plans in zip(full, of_hand, strict=True):
        for plan in plans:
            hand_of_plan.setdefault(plan, hand)
    number = {plan: n for n, plan in enumerate(hand_of_plan)}
    early = terms.readings.stop_at_third_crossbones
    over = [hand[CROSSBONES] >= (3 if early else DICE) for hand in full]
    branches, last = _grow(hand_of_plan)
    return TurnModel(
        terms,
        seats,
        hands,
        tuple(hand_of_plan),
        tuple(hand_of_plan.values()),
        np.array([number[plan] for plans in of_hand for plan in plans], np.int32),
        np.cumsum([0, *map(len, of_hand)])[:-1].astype(np.int32),
        np.array(over),
        branches,
        last,
    )


def _plans(terms: Terms, seats: int, hand: Counts) -> Iterator[Plan]:
    """Every way to use these dice, in a fixed order that the stamps of tables depend on."""
    state = State(terms, 2 * _MOST_MOVED + 1, 0, (0,) * seats, Seat(0), "rolled", hand, 1)
    for acts, ended in _ways(rules.play(state, Stop())):
        paid = PENALTY if hand[CROSSBONES] >= 3 else DONE
        yield Plan(acts, paid if ended == "pairs" else _ENDS[ended])


def _ways(state: State) -> Iterator[tuple[tuple[Act, ...], str]]:
    if state.ended is not None:
        yield (), state.ended
        return
    for act in sorted(rules.acts(state), key=_order):
        for rest, ended in _ways(rules.play(state, act)):
            yield (act, *rest), ended


def _order(act: Act) -> tuple[int, int, int]:
    match act:
        case Pair(coin, partner, victim):
            return coin, partner, victim or 0
        case Plunder(victim):
            return 0, 0, victim
        case _:
            raise TypeError(act)


def _grow(hand_of_plan: dict[Plan, Counts]) -> tuple[tuple[Branch, ...], tuple[int, ...]]:
    """The tree of all plans, and where each plan ends in it."""
    number = dict[Branch, int]()
    last = []
    for plan, hand in hand_of_plan.items():
        at = number.setdefault(Branch(None, hand, Stop()), len(number))
        for act in plan.acts:
            at = number.setdefault(Branch(at, hand, act), len(number))
        last.append(at)
    return tuple(number), tuple(last)
