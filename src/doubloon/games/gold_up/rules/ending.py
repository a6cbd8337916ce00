"""How turns, rounds and plays of Gold Up end. [gu.round-score] [gu.target] [gu.tie]"""

from doubloon.core.dice import minus
from doubloon.core.game import Result
from doubloon.core.pile import Pile
from doubloon.core.setup import Seat, leaders
from doubloon.games.gold_up.rules import knowledge
from doubloon.games.gold_up.rules.cards import NO_CHESTS, NO_KEYS
from doubloon.games.gold_up.rules.components import DEALT, PLACES
from doubloon.games.gold_up.rules.editions import Terms, TieBreak
from doubloon.games.gold_up.rules.scoring import EMPTY, totals
from doubloon.games.gold_up.rules.state import State


def opening(terms: Terms, seats: int) -> State:
    """The state before the first round, which the first seat starts. [gu.turn-order]"""
    return _deal(terms, (0,) * seats, Seat(0))


def _deal(terms: Terms, points: tuple[int, ...], starter: Seat) -> State:
    """The state before a deal: all cards are in the piles. [gu.deal] [gu.layout]"""
    seats = len(points)
    hands, pile = (NO_KEYS,) * seats, Pile(terms.box.keys)
    return State(
        terms=terms,
        table=(EMPTY,) * len(PLACES),
        hands=hands,
        chests=(NO_CHESTS,) * seats,
        key_pile=pile,
        chest_pile=terms.box.chests,
        points=points,
        starter=starter,
        seat=starter,
        phase="deal",
        due=DEALT * seats,
        known=knowledge.beginning(hands, pile),
    )


def end_turn(state: State) -> State:
    """The next seat is to act, after one act. [gu.one-act] [gu.turn-order]"""
    follower = Seat((state.seat + 1) % len(state.hands))
    return state._replace(seat=follower, phase="turn", due=0, deed=None, ended=state.deed)


def end_round(state: State) -> State:
    """Score the chests in front of the seats, not those on the table. [gu.round-score]"""
    points = totals(state.points, state.chests, state.terms.box.values)
    best = leaders(points, tuple(map(Seat, range(len(points)))))
    if points[best[0]] >= state.terms.box.target:  # [gu.target]
        if len(best) == 1 or state.terms.readings.tie_break is TieBreak.SHARED:  # [gu.tie]
            result = Result(points, best, "target")
            return state._replace(phase="over", due=0, deed=None, result=result, ended=state.deed)
    return _next_round(state, points)


def _next_round(state: State, points: tuple[int, ...]) -> State:
    """Everything goes back into the piles; hands may be kept. [gu.next-round]"""
    starter = Seat((state.starter + 1) % len(points))
    fresh = _deal(state.terms, points, starter)._replace(ended=state.deed, rounds=state.rounds + 1)
    if not state.terms.readings.keep_hands:
        return fresh
    keys = state.terms.box.keys
    for hand in state.hands:
        keys = minus(keys, hand)
    return fresh._replace(
        hands=state.hands,
        key_pile=Pile(keys),
        phase="lay",
        due=0,
        known=knowledge.after_reshuffling(state.known),
    )
