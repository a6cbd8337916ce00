"""The captain's search replaces its default act only by one that is significantly better."""

import numpy as np
import pytest

from doubloon.core.setup import Seat, Setup
from doubloon.games.gold_up import GAME
from doubloon.games.gold_up.bots import search_for
from doubloon.games.gold_up.rules.cards import KINDS
from doubloon.games.gold_up.rules.editions import terms
from doubloon.games.gold_up.rules.state import Draw, RobKeys
from doubloon.games.gold_up.solve.dealing import deal_many
from doubloon.games.gold_up.solve.evaluation import SeatPosition, evaluate
from doubloon.games.gold_up.solve.search import Search, Trial
from games.gold_up.tables import at


def search(seats: int) -> Search:
    found = search_for(terms(Setup(seats)), seats)
    assert found is not None
    return found


def trial(*wins: float) -> Trial:
    return Trial(Draw(), np.array([[win, 1 - win] for win in wins]), np.zeros((len(wins), 2)))


def test_the_same_lead_in_every_deal_is_significant() -> None:
    assert trial(0.6, 0.2, 0.9, 0.4).is_significantly_better(trial(0.5, 0.1, 0.8, 0.3), 0)
    assert not trial(0.6, 0.2, 0.9, 0.4).is_significantly_better(trial(0.5, 0.1, 0.8, 0.3), 1)


def test_a_lead_that_luck_can_explain_is_not_significant() -> None:
    """Better on average by 0.05, with a standard error of 0.29."""
    assert not trial(1, 0, 1, 0.2).is_significantly_better(trial(0, 0, 1, 1), 0)
    assert not trial(1).is_significantly_better(trial(0), 0), "one deal shows nothing"
    assert not trial(0.5, 0.5).is_significantly_better(trial(0.5, 0.5), 0)


def test_between_equal_acts_the_default_stands() -> None:
    """Two victims with equal hands: the mean alone would give one answer for both orders."""
    state = at(hands=("K", "wrbg", "wrbg"), chests=("", "", "")).state
    view = GAME.view(state, state.seat)
    acts = [RobKeys(Seat(n)) for n in (1, 2)]
    found = search(3)
    kept = [
        found.choose(view, order, 40, seed) == order[0]
        for seed in range(10)
        for order in (acts, acts[::-1])
    ]
    assert sum(kept) > 15


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_evaluation_of_the_own_scope_ignores_the_cards_of_others(seats: int) -> None:
    box = terms(Setup(seats)).box
    hand = (2, 1, 0, 0, 0, 0, 1, 0, 1)
    position = SeatPosition(Seat(0), hand, (0,) * 11, ((0,) * 6,) * seats, (5,) * seats, 20, 30)
    more = position._replace(cards=(5, *[9] * (seats - 1)))
    assert evaluate(position, box, "own") == evaluate(more, box, "own")
    assert evaluate(position, box) != evaluate(more, box)


def test_many_deals_fit_the_view() -> None:
    """Each hand has the cards the seat is certain of and as many as everybody sees."""
    state = at(hands=("K", "wrbg", "wrbgp"), chests=("", "", "")).state
    seen, found = GAME.view(state, Seat(0)), search(3)
    deals = deal_many(seen, found, 400, seed=3)
    for seat, shown in enumerate(seen.hands):
        certain = [shown.count(letter) for letter in KINDS]
        hands = deals["hands"][:, seat]
        assert (hands >= certain).all()
        assert (hands.sum(axis=1) == len(shown)).all()
    everything = deals["hands"].sum(axis=1) + deals["unseen"]
    assert (everything == everything[0]).all()
    assert everything[0].tolist() == [*state.terms.box.keys]
    unseen = np.array([seen.unseen.count(letter) for letter in KINDS])
    gaps = seen.hands[1].count("?")
    expected = gaps * unseen / unseen.sum()
    assert deals["hands"][:, 1].mean(axis=0) == pytest.approx(expected, abs=0.25)
    assert len({deal["chance"].item() for deal in deals}) == 400
    again = deal_many(seen, found, 400, seed=3)
    assert (again == deals).all()
