"""One-turn look-ahead: the mean evaluation of the positions an act can lead to.

It works on what the seat knows, without a state: a draw is weighed card by card. New chests
and other hands are dealt a few times, in the same way for every act, so that acts are compared
under the same luck.
"""

from collections.abc import Iterator
from functools import cached_property
from random import Random

from doubloon.core.dice import Counts, minus, plus
from doubloon.core.notation import read_letters
from doubloon.core.setup import Seat
from doubloon.games.gold_up.rules.cards import (
    CHEST_THIEF,
    COLOURS,
    KEY_THIEF,
    KINDS,
    NO_KEYS,
    changed,
    put,
)
from doubloon.games.gold_up.rules.components import Box
from doubloon.games.gold_up.rules.notation import UNKNOWN, read_chests, read_keys
from doubloon.games.gold_up.rules.rules import DRAWN, STOLEN
from doubloon.games.gold_up.rules.scoring import EMPTY, SERIES, chests_in
from doubloon.games.gold_up.rules.state import Act, Draw, RobChests, RobKeys, Take
from doubloon.games.gold_up.rules.view import View
from doubloon.games.gold_up.solve.evaluation import Scope, SeatPosition, evaluate

DEALS = 8
"""How many times the unseen chests and hands are dealt."""


class Lookahead:
    """The acts of the seat that a view belongs to, rated by where they lead."""

    def __init__(self, view: View, box: Box, seed: int, scope: Scope = "whole") -> None:
        assert view.viewer is not None
        self.view, self.box, self.seat = view, box, view.viewer
        self._scope = scope
        self._seed = seed
        self._now = SeatPosition(
            self.seat,
            read_keys(view.hand),
            tuple(map(COLOURS.index, view.table)),
            tuple(map(read_chests, view.chests)),
            tuple(map(len, view.hands)),
            len(view.chest_pile),
            view.key_pile,
        )

    def value(self, act: Act) -> float:
        """The expected lead at the end of the round after this act."""
        ends = [*self._outcomes(act)]
        total = sum(weight for _, weight in ends)
        values = (weight * evaluate(after, self.box, self._scope) for after, weight in ends)
        return sum(values) / total

    def _outcomes(self, act: Act) -> Iterator[tuple[SeatPosition, int]]:
        match act:
            case Draw():
                return self._after_draw()
            case Take():
                return self._after_take(act)
            case RobKeys(victim):
                return self._after_key_theft(victim)
            case RobChests():
                return self._after_chest_theft(act)

    def _after_draw(self) -> Iterator[tuple[SeatPosition, int]]:
        now = self._now
        for cards, weight in self._next_cards:
            drawn = sum(cards)
            yield (
                now._replace(
                    hand=plus(now.hand, cards),
                    cards=self._cards_after(self.seat, drawn),
                    pile=now.pile - drawn,
                ),
                weight,
            )

    def _after_take(self, act: Take) -> Iterator[tuple[SeatPosition, int]]:
        now, places = self._now, SERIES[act.series]
        won, left = chests_in(now.table, act.series), now.chests_left - len(places)
        after = now._replace(
            hand=minus(now.hand, act.keys),
            chests=put(now.chests, self.seat, plus(now.chests[self.seat], won)),
            cards=self._cards_after(self.seat, -sum(act.keys)),
            chests_left=max(0, left),
            pile=now.pile + sum(act.keys),
        )
        if left <= 0:
            yield after, 1
            return
        for deal in range(DEALS):
            coming = iter(self._chests(deal))
            table = tuple(next(coming) if n in places else kind for n, kind in enumerate(now.table))
            yield after._replace(table=table), 1

    def _after_chest_theft(self, act: RobChests) -> Iterator[tuple[SeatPosition, int]]:
        now, paid = self._now, sum(act.keys) + 1
        chests = put(now.chests, act.victim, minus(now.chests[act.victim], act.chests))
        yield (
            now._replace(
                hand=changed(minus(now.hand, act.keys), CHEST_THIEF, -1),
                chests=put(chests, self.seat, plus(chests[self.seat], act.chests)),
                cards=self._cards_after(self.seat, -paid),
                pile=now.pile + paid,
            ),
            1,
        )

    def _after_key_theft(self, victim: Seat) -> Iterator[tuple[SeatPosition, int]]:
        now, held = self._now, self.view.hands[victim]
        hand = changed(now.hand, KEY_THIEF, -1)
        for deal in range(DEALS):
            chance = self._chance(deal)
            unseen = chance.sample(self.view.unseen, held.count(UNKNOWN))
            loot = [*held.replace(UNKNOWN, ""), *unseen]
            if len(now.cards) == 2:
                loot = chance.sample(loot, min(STOLEN, len(loot)))
            cards = self._cards_after(self.seat, len(loot) - 1)
            left = cards[victim] - len(loot)
            yield (
                now._replace(
                    hand=plus(hand, read_keys("".join(loot))),
                    cards=(*cards[:victim], left, *cards[victim + 1 :]),
                    pile=now.pile + 1,
                ),
                1,
            )

    def _cards_after(self, seat: Seat, more: int) -> tuple[int, ...]:
        """How many cards each hand has, once one seat has got some more."""
        cards = self._now.cards
        return (*cards[:seat], cards[seat] + more, *cards[seat + 1 :])

    def _chance(self, deal: int) -> Random:
        return Random(self._seed + deal)  # noqa: S311 - repeatable on purpose

    def _chests(self, deal: int) -> list[int]:
        """The next chests of the pile in one deal, as many as the longest series takes."""
        pile = self.view.chest_pile
        coming = self._chance(deal).sample(pile, min(len(pile), max(map(len, SERIES))))
        return [COLOURS.index(letter) for letter in coming] + [EMPTY] * len(SERIES)

    @cached_property
    def _next_cards(self) -> list[tuple[Counts, int]]:
        """The cards a draw can bring, with their weight: unseen ones, or from the known bottom."""
        view = self.view
        top = view.key_pile - sum(map(len, view.under))
        unseen = read_letters(view.unseen, KINDS)
        ways = [(NO_KEYS, unseen, 1)]
        below = [*view.under]
        for n in range(min(DRAWN, view.key_pile)):
            if n < top:
                group = None
            else:
                group, below = below[0], _without_first(below)
            ways = [
                (changed(cards, kind, 1), rest, weight * ways_)
                for cards, left, weight in ways
                for kind, ways_, rest in _next_card(group, left)
            ]
        return [(cards, weight) for cards, _, weight in ways]


def _next_card(group: str | None, unseen: Counts) -> Iterator[tuple[int, int, Counts]]:
    """One card from a group of the known bottom, or an unseen one if none of it is known."""
    known = read_keys(group.replace(UNKNOWN, "")) if group else NO_KEYS
    if group and any(known):
        for kind, n in enumerate(known):
            if n:
                yield kind, n, unseen
        return
    for kind, n in enumerate(unseen):
        if n:
            yield kind, n, changed(unseen, kind, -1)


def _without_first(groups: list[str]) -> list[str]:
    return [groups[0][1:], *groups[1:]] if len(groups[0]) > 1 else groups[1:]
