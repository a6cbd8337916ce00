"""The steps of Gold Up as text."""

import pytest

from doubloon.core.errors import NotationError
from doubloon.games.gold_up import GAME

STEPS = (
    *("~ key p1 w", "~ key p6 C", "~ chest y", "~ lose K"),
    *("p1 draw", "p2 take 6 with wrbgj", "p3 take 1", "p1 rob-keys p2"),
    *("p1 rob-chests p2 wwr with wwj", "p1 rob-chests p2", "p1 rob-chests p2 w"),
    *("p1 rob-chests p2 with j", "p1 take 9 with K"),
)


@pytest.mark.parametrize("text", STEPS)
def test_written_as_it_was_read(text: str) -> None:
    assert GAME.write(*GAME.read(text)) == text


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("p1 take 6 with jgbrw", "p1 take 6 with wrbgj"),
        ("p1 rob-chests p2 rww with jww", "p1 rob-chests p2 wwr with wwj"),
    ],
)
def test_letters_may_come_in_any_order(text: str, canonical: str) -> None:
    assert GAME.write(*GAME.read(text)) == canonical


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("p1", "not-a-step"),
        ("p1 pass", "not-a-step"),
        ("~ draw", "not-a-step"),
        ("p1 key p1 w", "not-a-step"),
        ("p1 take", "not-a-step"),
        ("p1 take 6 wr", "not-a-step"),
        ("p1 take 6 with", "not-a-step"),
        ("p1 rob-keys", "not-a-step"),
        ("p1 rob-chests p2 w r", "not-a-step"),
        ("p1 take 0 with w", "gu-not-a-series"),
        ("p1 take a with w", "gu-not-a-series"),
        ("p1 take 12 with w", "gu-not-a-series"),
        ("p1 take 3 with x", "not-a-letter"),
        ("p1 rob-chests p2 j with j", "not-a-letter"),
        ("p1 rob-keys 2", "not-a-seat"),
        ("~ key w p1", "not-a-seat"),
        ("~ key p1 wr", "gu-one-card"),
        ("~ chest K", "not-a-letter"),
        ("~ chest ww", "gu-one-card"),
        ("~ lose x", "not-a-letter"),
        ("~ key p2 ?", "concealed"),
        ("~ lose ?", "concealed"),
    ],
)
def test_what_cannot_be_read(text: str, problem: str) -> None:
    with pytest.raises(NotationError) as refused:
        GAME.read(text)
    assert refused.value.problem == problem
