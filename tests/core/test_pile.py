"""Piles: chance above, what everybody saw below."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.core.dice import Counts
from doubloon.core.pile import Pile

few = st.tuples(*[st.integers(0, 3)] * 3)
piles = st.builds(Pile, few, st.lists(few.filter(any), max_size=4).map(tuple))


def test_unseen_cards_weigh_their_copies() -> None:
    assert Pile((2, 0, 1), ((0, 5, 0),)).draws() == ((0, 2), (2, 1))


def test_the_known_bottom_comes_in_order() -> None:
    pile = Pile((0, 0, 0), ((0, 1, 0), (1, 0, 0)))
    assert pile.draws() == ((1, 1),)
    assert pile.after_drawing(1).draws() == ((0, 1),)
    assert pile.after_drawing(1).after_drawing(0).draws() == ()


def test_a_group_is_drawn_from_until_it_is_empty() -> None:
    pile = Pile((0, 0, 0), ((2, 0, 1), (0, 1, 0)))
    assert pile.draws() == ((0, 2), (2, 1))
    assert pile.after_drawing(0).draws() == ((0, 1), (2, 1))
    assert pile.after_drawing(0).after_drawing(2).after_drawing(0).draws() == ((1, 1),)


def test_cards_returned_lie_lowest() -> None:
    pile = Pile((1, 0, 0)).after_returning((0, 1, 0), (0, 0, 0), (0, 0, 1))
    assert pile == Pile((1, 0, 0), ((0, 1, 0), (0, 0, 1)))
    assert pile.after_drawing(0).draws() == ((1, 1),)


def test_an_empty_pile_has_nothing_to_draw() -> None:
    assert Pile((0, 0)).draws() == ()
    assert Pile((0, 0)).size == 0


@given(piles, few)
def test_drawing_and_returning_keep_the_number_of_cards(pile: Pile, group: Counts) -> None:
    assert pile.after_returning(group).size == pile.size + sum(group)
    for kind, _ in pile.draws():
        assert pile.after_drawing(kind).size == pile.size - 1


@given(piles)
def test_only_what_can_lie_on_top_is_drawn(pile: Pile) -> None:
    kinds = {kind for kind, _ in pile.draws()}
    assert sum(weight for _, weight in pile.draws()) == sum(pile.top)
    for kind in {0, 1, 2} - kinds:
        with pytest.raises(AssertionError):
            pile.after_drawing(kind)
