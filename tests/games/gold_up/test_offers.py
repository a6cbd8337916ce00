"""Legal acts by kind, and acts chosen word by word, counted without being listed."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from doubloon.core.errors import NotationError
from doubloon.core.game import Asked
from doubloon.core.play import Play
from doubloon.core.setup import Seat
from doubloon.games.gold_up import GAME
from doubloon.games.gold_up.rules.ask import ask
from doubloon.games.gold_up.rules.offers import offers
from doubloon.games.gold_up.rules.state import Draw, RobChests, RobKeys, State, Take
from games.gold_up.tables import after, at, wander
from table import offered

rule = pytest.mark.rule
seeds = st.integers(0, 2**32)
seats = st.integers(2, 6)

LATE: dict[str, Any] = {
    "hands": ("wwwwwrrrrbbbggpyjjjKC", "wrb"),
    "chests": ("", "wwwwwrrrrbbbggp"),
}


def walk(state: State, text: str = "") -> Iterator[str]:
    """Every act that `ask` leads to."""
    asked = ask(state, text)
    assert asked.clause is None
    assert asked.more or asked.whole
    if asked.whole:
        yield text
    for longer in asked.more:
        assert longer.startswith(text)
        assert len(longer) > len(text)
        yield from walk(state, longer)


def texts(state: State) -> list[str]:
    return [GAME.write(Seat(0), act).partition(" ")[2] for act in GAME.acts(state)]


@given(seats, seeds)
def test_offers_are_the_acts(seats: int, seed: int) -> None:
    state = wander(seats, seed)
    kinds = offers(state)
    assume(sum(map(len, kinds.values())) <= 2000)
    listed = [*GAME.acts(state)]
    assert len({*listed}) == len(listed) == sum(map(len, kinds.values()))
    for kind, acts in kinds.items():
        indexed = [acts[n] for n in range(len(acts))]
        assert indexed == [*acts] == [act for act in listed if type(act) is kind]
        assert all(act in acts for act in indexed)
        assert acts[-1] == indexed[-1]
        assert [*acts[1:3]] == indexed[1:3]
        for beyond in (len(acts), -len(acts) - 1):
            with pytest.raises(IndexError):
                acts[beyond]


@given(seats, seeds)
def test_asking_leads_to_exactly_the_acts(seats: int, seed: int) -> None:
    state = wander(seats, seed)
    assume(GAME.to_act(state) is not None)
    assume(sum(map(len, offers(state).values())) <= 200)
    walked = [*walk(state)]
    assert len({*walked}) == len(walked)
    assert sorted(walked) == sorted(texts(state))


@pytest.mark.parametrize("least", [1, 2, 5])
def test_ask_respects_the_least_number_of_stolen_chests(least: int) -> None:
    where: dict[str, Any] = {"hands": ("wwrbjC", "", ""), "chests": ("", "wwrr", "bb")}
    play = at(readings={"min-stolen-chests": least}, **where)
    assert sorted(walk(play.state)) == sorted(offered(play))


def test_asking_when_thefts_may_be_of_nothing() -> None:
    where: dict[str, Any] = {"hands": ("wjC", "", ""), "chests": ("", "wr", "")}
    play = at(readings={"min-stolen-chests": 0}, **where)
    assert sorted(walk(play.state)) == sorted(offered(play))
    assert ask(play.state, "rob-chests p2") == Asked(
        ("rob-chests p2 w", "rob-chests p2 r"), whole=True
    )


@rule("gu.chest-thief", "gu.joker")
def test_thousands_of_thefts_are_counted_and_indexed() -> None:
    state = at(**LATE).state
    thefts = offers(state)[RobChests]
    assert len(thefts) > 10_000
    assert len({thefts[n] for n in range(0, len(thefts), 997)}) == len(range(0, len(thefts), 997))
    for act in (thefts[0], thefts[len(thefts) // 2], thefts[-1]):
        assert act in thefts
        assert GAME.forbids(state, act) is None
    assert len([*thefts]) == len({*thefts}) == len(thefts)


def test_forbids_and_offers_agree_about_every_theft() -> None:
    state = at(hands=("wwrjjC", ""), chests=("", "wwr")).state
    thefts = offers(state)[RobChests]
    every = [
        RobChests(Seat(victim), (w, r, b, 0, 0, 0), (kw, kr, kb, 0, 0, 0, j, 0, thief))
        for victim in (0, 1, 2)
        for w in range(4)
        for r in range(3)
        for b in range(2)
        for kw in range(4)
        for kr in range(3)
        for kb in range(2)
        for j in range(4)
        for thief in range(2)
    ]
    legal = [act for act in every if GAME.forbids(state, act) is None]
    assert sorted(legal, key=repr) == sorted(thefts, key=repr)
    assert all((act in thefts) == (act in legal) for act in every)


def test_only_acts_of_its_kind_are_in_an_offer() -> None:
    kinds = offers(at(**LATE).state)
    assert set(kinds) == {Draw, Take, RobKeys, RobChests}
    assert Draw() not in kinds[Take]
    assert Draw() not in kinds[RobChests]
    assert offers(after().state) == {}


@pytest.mark.parametrize(
    ("text", "more", "whole"),
    [
        ("", "draw / take / rob-keys / rob-chests", False),
        ("draw", "", True),
        ("take", "take 1 with / take 3 with / take 4 with / take 5 with", False),
        ("take 4", "take 4 with", False),
        ("take 4 with", "take 4 with w", False),
        ("take 4 with w", "take 4 with ww / take 4 with wj", False),
        ("take 4 with wj", "", True),
        ("take 4 with jw", "", True),
        ("rob-keys", "rob-keys p2 / rob-keys p3", False),
        ("rob-keys p3", "", True),
        ("rob-chests", "rob-chests p2", False),
        ("rob-chests p2", "rob-chests p2 w / rob-chests p2 r / rob-chests p2 g", False),
        (
            "rob-chests p2 w",
            "rob-chests p2 wr / rob-chests p2 wg / rob-chests p2 w with",
            False,
        ),
        ("rob-chests p2 wg", "rob-chests p2 wg with", False),
        ("rob-chests p2 wg with", "rob-chests p2 wg with w", False),
        ("rob-chests p2 wg with w", "rob-chests p2 wg with wj", False),
        ("rob-chests p2 wg with wj", "", True),
    ],
)
def test_what_may_follow(text: str, more: str, whole: bool) -> None:
    play = at(hands=("wwrjKC", "w", "b"), chests=("", "wrg", ""))
    assert ask(play.state, text) == Asked(tuple(more.split(" / ")) if more else (), whole)


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("take 8", "gu.series"),
        ("take 2", "gu.keys-in-hand"),
        ("take 2 with", "gu.keys-in-hand"),
        ("take 6 with w", "gu.keys-in-hand"),
        ("take 1 with r", "gu.keys-in-hand"),
        ("take 4 with r", "gu.key-colour"),
        ("take 4 with K", "gu.keys-only"),
        ("take 3 with jj", "gu.keys-in-hand"),
        ("take 4 with www", "gu.keys-in-hand"),
        ("rob-keys", "gu.key-thief-held"),
        ("rob-keys p2", "gu.key-thief-held"),
        ("rob-chests p1", "gu.victim"),
        ("rob-chests p9 w", "gu.victim"),
        ("rob-chests p3", "gu.chests-in-front"),
        ("rob-chests p2 ww", "gu.chests-in-front"),
        ("rob-chests p2 yy", "gu.keys-in-hand"),
        ("rob-chests p2 w with r", "gu.key-colour"),
        ("rob-chests p2 w with wj", "gu.one-key-each"),
        ("rob-chests p2 wry with ry", "gu.keys-in-hand"),
        ("rob-chests p2 wry with r", "gu.keys-in-hand"),
        ("rob-chests p2 w with ww", "gu.key-colour"),
        ("rob-chests p2 with w", "gu.steal-least"),
    ],
)
def test_why_nothing_can_follow(text: str, clause: str) -> None:
    play = at(hands=("wwrjC", "w", "b"), chests=("", "wryy", ""))
    assert ask(play.state, text) == Asked((), whole=False, clause=clause)


@pytest.mark.parametrize(
    ("text", "clause", "where"),
    [
        ("take", "gu.keys-in-hand", {"hands": ("y", "w")}),
        ("rob-keys", "gu.empty-hand", {"hands": ("K", "", "")}),
        ("rob-chests", "gu.chest-thief-held", {"hands": ("K", "")}),
        ("rob-chests", "gu.chests-in-front", {"hands": ("wC", "")}),
        ("rob-chests", "gu.keys-in-hand", {"hands": ("wC", "", ""), "chests": ("", "", "y")}),
        (
            "rob-chests",
            "gu.steal-least",
            {"hands": ("wC", ""), "chests": ("", "w"), "readings": {"min-stolen-chests": 2}},
        ),
        (
            "rob-chests p2 w",
            "gu.steal-least",
            {"hands": ("wC", ""), "chests": ("", "w"), "readings": {"min-stolen-chests": 2}},
        ),
    ],
)
def test_why_a_kind_is_not_on_offer(text: str, clause: str, where: dict[str, Any]) -> None:
    play = at(**where)
    assert ask(play.state, text).clause == clause
    assert text.split()[0] not in ask(play.state, "").more


def test_nothing_can_be_asked_while_cards_are_due() -> None:
    assert ask(after().state, "").clause == "gu.cards-first"


@pytest.mark.parametrize(
    "text",
    ["pass", "take 4 with w w", "rob-keys p2 w", "take  4", "draw 2", "rob-chests p2 w with w w"],
)
def test_what_cannot_begin_an_act(text: str) -> None:
    play: Play = at(hands=("w", "r"))
    with pytest.raises(NotationError):
        ask(play.state, text)
