"""Determinization: states that fit a view, each with the right probability."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import comb, factorial, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.core.dice import Counts
from doubloon.core.play import Play
from doubloon.core.setup import Seat, Setup
from doubloon.games.gold_up import GAME
from doubloon.games.gold_up.rules.editions import terms
from doubloon.games.gold_up.rules.state import State
from doubloon.games.gold_up.rules.view import view
from doubloon.games.gold_up.solve.determinize import determinize
from games.gold_up.tables import KEYS, at, chance, left, wander

P1 = Seat(0)


def hidden(state: State) -> tuple[Counts, ...]:
    """Everything that a deal decides."""
    return (*state.hands, *state.key_pile.under, state.key_pile.unseen)


FEW = "wwrbK"


def almost_all_seen(*steps: str, hands: tuple[str, ...], **where: object) -> Play:
    """A position in which p1 holds or has seen all but a few cards."""
    rest = left(KEYS, *hands, *str(where.get("unseen", "")))
    return at(*steps, hands=(hands[0] + rest, *hands[1:]), **where)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("hands", "unseen"), [(("C", "wr", "K"), "wb"), (("C", "wwr", "bK"), ""), (("C", ""), FEW)]
)
def test_every_deal_is_as_likely_as_drawing_its_cards_blindly(
    hands: tuple[str, ...], unseen: str
) -> None:
    """All orders of the unseen cards, compared with hands drawn one after the other."""
    shown = view(almost_all_seen(hands=hands, unseen=unseen).state, P1)
    assert Counter(shown.unseen) == Counter(FEW)
    agreed = terms(Setup(len(hands)))
    orders = [*permutations(shown.unseen)]
    found = Counter(hidden(determinize(shown, agreed, order)) for order in orders)
    for deal, times in found.items():
        assert Fraction(times, len(orders)) == chance_of(shown.hands, shown.unseen, deal)
    assert sum(found.values()) == factorial(len(shown.unseen))


def chance_of(shown: tuple[str, ...], unseen: str, deal: tuple[Counts, ...]) -> Fraction:
    """The probability that hands of these sizes, filled one after the other, become these."""
    pool, share = Counter(unseen), Fraction(1)
    for letters, hand in zip(shown, deal, strict=False):
        if "?" in letters:
            drawn = {letter: hand["wrbgpyjKC".index(letter)] for letter in pool}
            ways = prod(comb(pool[letter], n) for letter, n in drawn.items())
            share *= Fraction(ways, comb(pool.total(), letters.count("?")))
            pool.subtract(drawn)
    return share


@given(st.integers(2, 6), st.integers(0, 2**32), st.booleans())
def test_a_determinization_has_the_same_view(seats: int, seed: int, shuffled: bool) -> None:
    order = "shuffled" if shuffled else "canonical"
    state = wander(seats, seed, bottom_order=order)
    mix = chance(seed)
    for seat in (*map(Seat, range(seats)), None):
        shown = view(state, seat)
        cards = [*shown.unseen]
        mixed = [cards.pop(mix(len(cards))) for _ in shown.unseen]
        again = determinize(shown, state.terms, mixed)
        assert again.known[-1 if seat is None else seat].hands
        seen = view(again._replace(ended=state.ended, result=state.result), seat)
        assert seen == shown


def test_cards_that_were_seen_stay_in_their_place() -> None:
    play = at("p1 rob-keys p2", "p2 draw", "~ key p2 w", "~ key p2 r", hands=("K", "bb", "y"))
    shown = view(play.state, Seat(1))
    assert shown.hands[0] == "bb"
    for seed in range(20):
        mix, cards = chance(seed), [*shown.unseen]
        mixed = [cards.pop(mix(len(cards))) for _ in shown.unseen]
        state = determinize(shown, play.state.terms, mixed)
        assert GAME.view(state, Seat(1)).hands[:2] == ("bb", "wr")
        assert state.key_pile.under == play.state.key_pile.under
