"""The legal acts by kind: counted and indexed, listed only on demand."""

from abc import abstractmethod
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import accumulate, chain
from typing import TypeVar, overload

from doubloon.core.dice import Counts
from doubloon.core.setup import Seat
from doubloon.games.gold_up.rules.cards import CHEST_THIEF, JOKER, KEY_THIEF, NO_CHESTS
from doubloon.games.gold_up.rules.payments import Payments, Way, payments
from doubloon.games.gold_up.rules.scoring import chests_in, chests_in_series
from doubloon.games.gold_up.rules.state import Act, Draw, RobChests, RobKeys, State, Take

A = TypeVar("A", Take, RobChests)


class Openings(Sequence[A]):
    """Acts that open chests: for each series or victim, all ways to pay."""

    def __init__(self, parts: Iterable[tuple[int, Payments]]) -> None:
        self._parts = [(of, ways) for of, ways in parts if ways.number]
        self._ends = [*accumulate(ways.number for _, ways in self._parts)]

    @abstractmethod
    def _act(self, of: int, way: Way) -> A: ...

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    @overload
    def __getitem__(self, index: int) -> A: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[A]: ...
    def __getitem__(self, index: int | slice) -> A | Sequence[A]:
        if isinstance(index, slice):
            return [self[n] for n in range(len(self))[index]]
        number = range(len(self))[index]
        part = bisect_right(self._ends, number)
        of, ways = self._parts[part]
        return self._act(of, ways.way(number - self._ends[part] + ways.number))

    def __iter__(self) -> Iterator[A]:
        return (self._act(of, way) for of, ways in self._parts for way in ways.ways())


class Takes(Openings[Take]):
    def _act(self, of: int, way: Way) -> Take:
        return Take(of, way[1])

    def __contains__(self, act: object) -> bool:
        return isinstance(act, Take) and any(
            of == act.series and ways.allow((ways.least_chests, act.keys))
            for of, ways in self._parts
        )


class Thefts(Openings[RobChests]):
    def _act(self, of: int, way: Way) -> RobChests:
        return RobChests(Seat(of), *way)

    def __contains__(self, act: object) -> bool:
        return isinstance(act, RobChests) and any(
            of == act.victim and ways.allow((act.chests, act.keys)) for of, ways in self._parts
        )


def offers(state: State) -> Mapping[type, Sequence[Act]]:
    """The legal acts of the seat to act, by kind; a kind without any is left out."""
    if state.phase != "turn":
        return {}
    hand = state.hands[state.seat]
    kinds: dict[type, Sequence[Act]] = {
        Draw: (Draw(),),
        Take: Takes((series, series_ways(state, series)) for series in _payable(state)),
    }
    if hand[KEY_THIEF]:
        victims = others(state.seat, len(state.hands))
        kinds[RobKeys] = tuple(RobKeys(seat) for seat in victims if any(state.hands[seat]))
    if hand[CHEST_THIEF]:
        victims = others(state.seat, len(state.hands))
        kinds[RobChests] = Thefts((seat, theft_ways(state, seat)) for seat in victims)
    return {kind: acts for kind, acts in kinds.items() if acts}


def acts(state: State) -> Iterable[Act]:
    """Every legal act of the seat to act."""
    return chain.from_iterable(offers(state).values())


def _payable(state: State) -> Iterator[int]:
    """The series that the hand can pay for; for the others nothing need be counted."""
    hand = state.hands[state.seat]
    for series, chests in enumerate(chests_in_series(state.table)):
        if jokers_for(chests, hand) <= hand[JOKER]:
            yield series


def series_ways(state: State, series: int) -> Payments:
    """All ways to pay for a series of chests."""
    chests = chests_in(state.table, series)
    return payments(chests, chests, state.hands[state.seat])


def theft_ways(state: State, victim: Seat) -> Payments:
    """All ways to rob a seat of chests."""
    least = state.terms.readings.min_stolen_chests
    return payments(NO_CHESTS, state.chests[victim], state.hands[state.seat], least)


@cache
def others(seat: Seat, seats: int) -> tuple[Seat, ...]:
    return tuple(Seat(other) for other in range(seats) if other != seat)


def fitting(chests: Counts, hand: Counts) -> Counts:
    """The keys for exactly these chests: keys as far as they are held, jokers for the rest."""
    return (*map(min, chests, hand), jokers_for(chests, hand), 0, 0)


def jokers_for(chests: Counts, hand: Counts) -> int:
    """How many of these chests the hand has no key for."""
    return sum([n - held for n, held in zip(chests, hand, strict=False) if n > held])


def lacking(chests: Counts, hand: Counts) -> Counts:
    """The chests that the hand has no key for; jokers are not counted."""
    return tuple(max(0, n - held) for n, held in zip(chests, hand, strict=False))
