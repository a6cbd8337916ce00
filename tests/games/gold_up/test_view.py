"""What each seat may know, what its record conceals, and that nothing leaks."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.core.dice import contains
from doubloon.core.play import Play
from doubloon.core.setup import Seat
from doubloon.games.gold_up import GAME
from doubloon.games.gold_up.rules import knowledge
from doubloon.games.gold_up.rules.cards import KINDS
from doubloon.games.gold_up.rules.notation import read_keys
from doubloon.games.gold_up.rules.state import State
from doubloon.games.gold_up.rules.view import LISTED, PartView, View, certain, conceal, redeal, view
from games.gold_up.tables import KEYS, at, chance, left, some_step, wander

rule = pytest.mark.rule
seeds = st.integers(0, 2**32)

P1, P2, P3 = map(Seat, range(3))


def seen(play: Play, seat: Seat | None) -> tuple[str, ...]:
    """All hands as this seat knows them."""
    return view(play.state, seat).hands


@rule("gu.hidden-hands")
def test_a_seat_sees_its_own_hand() -> None:
    play = at(hands=("wr", "bK", "yjC"), chests=("w", "", "g"), under="pp")
    mine = view(play.state, P2)
    assert (mine.viewer, mine.hand, mine.hands) == (P2, "bK", ("??", "bK", "???"))
    assert mine.unseen == left(KEYS, "bK", "pp")
    assert (mine.under, mine.key_pile) == (("p", "p"), 62 - 7)
    assert (mine.chests, mine.points, mine.finished) == (("w", "", "g"), (5, 0, 12), (0, 0, 0))
    public = view(play.state, None)
    assert (public.viewer, public.hand, public.hands) == (None, "", ("??", "??", "???"))
    assert public.unseen == left(KEYS, "pp")


def test_a_view_lists_the_acts_of_its_own_seat_only() -> None:
    play = at(hands=("wK", "r"))
    mine = view(play.state, P1)
    assert mine.acts == ("p1 draw", "p1 rob-keys p2")
    assert mine.kinds == {"draw": 1, "rob-keys": 1}
    for seat in (P2, None):
        assert (view(play.state, seat).acts, view(play.state, seat).kinds) == ((), {})


def test_a_view_counts_acts_that_are_too_many_to_list() -> None:
    play = at(hands=("wwwwwrrrrbbbggpyjjjC", ""), chests=("", "wwwwwrrrrbbbggp"))
    mine = view(play.state, P1)
    assert mine.acts is None
    assert mine.kinds["rob-chests"] > LISTED


@rule("gu.series", "gu.values")
def test_a_view_shows_the_series_and_how_its_seat_can_take_them() -> None:
    play = at(table="wwrbgpwwrbw", hands=("wwrjC", "wwr"), chests=("", "wwwwwrrrrbbbggp"))
    mine = view(play.state, P1)
    assert [series.places for series in mine.series] == "abc de f gh ijk adfhk cefgi".split()
    assert [series.gold for series in mine.series] == [18, 22, 20, 10, 23, 45, 53]
    assert {*mine.series[0].acts} == {f"p1 take 1 with {keys}" for keys in ("wwr", "wwj", "wrj")}
    assert mine.series[2].acts == ("p1 take 3 with j",)
    assert mine.series[6].acts == ()
    for seat in (P2, None):
        series = view(play.state, seat).series
        assert [part.gold for part in series] == [18, 22, 20, 10, 23, 45, 53]
        assert not any(part.acts for part in series)


@rule("gu.take", "gu.joker")
def test_a_view_says_which_keys_its_seat_lacks_for_a_series() -> None:
    play = at(table="wwrbgpwwrbw", hands=("wwrjC", "bjj"))
    mine = view(play.state, P1).series
    assert [series.lacks for series in mine] == ["", "bg", "p", "", "b", "wbp", "rgp"]
    assert [series.short for series in mine] == [0, 1, 0, 0, 0, 2, 2]
    assert [bool(series.acts) for series in mine] == [series.short == 0 for series in mine]
    theirs = view(play.state, P2).series[1]
    assert (theirs.lacks, theirs.short) == ("g", 0)
    public = view(play.state, None).series[1]
    assert (public.lacks, public.short) == ("", 0)


@rule("gu.values", "gu.round-score")
@given(st.integers(2, 6), seeds)
def test_gold_is_the_sum_of_its_parts(seats: int, seed: int) -> None:
    uniform, state = chance(seed), wander(seats, seed, 300)
    for _ in range(20):
        shown = view(state, P1)
        for series in shown.series:
            check_parts(shown, series.parts, series.chests)
            assert series.gold == sum(part.gold for part in series.parts)
        for points, finished, parts, front in zip(
            shown.points, shown.finished, shown.fronts, shown.chests, strict=True
        ):
            check_parts(shown, parts, front)
            assert points == finished + sum(part.gold for part in parts)
        if GAME.result(state) is not None:
            break
        state = GAME.play(state, some_step(state, uniform))


def check_parts(shown: View, parts: tuple[PartView, ...], chests: str) -> None:
    """Every chest is in exactly one part, with the value of its colour."""
    assert "".join(part.kind * part.n for part in parts) == chests
    assert all(part.each == shown.values[part.kind] for part in parts)
    assert all(part.gold == part.n * part.each for part in parts)


@rule("gu.next-round")
def test_a_view_counts_the_rounds() -> None:
    play = at(hands=("w", ""), unseen="", passes=1)
    assert view(play.state, P1).rounds == 0
    play = play.after("p1 draw")
    assert (play.state.phase, view(play.state, P1).rounds) == ("deal", 1)


@rule("gu.series", "gu.refill")
def test_an_empty_place_holds_no_gold() -> None:
    play = at("p1 take 3 with p", table="wwrbgpwwrbw", hands=("p", "w"))
    assert view(play.state, P1).series[2].gold == 0
    assert view(play.state, P1).series[5].gold == 45 - 20


def test_series_list_their_acts_where_all_acts_are_too_many() -> None:
    play = at(hands=("wwwwwrrrrbbbggpyjjjC", ""), chests=("", "wwwwwrrrrbbbggp"))
    mine = view(play.state, P1)
    assert sum(len(series.acts) for series in mine.series) == mine.kinds["take"] > 0


@rule("gu.hidden-hands", "gu.keys-under")
def test_everybody_knows_a_card_drawn_from_the_known_bottom() -> None:
    play = at("p1 draw", "~ key p1 b", "~ key p1 y", hands=("w", "", ""), unseen="b", under="yr")
    assert seen(play, None)[0] == seen(play, P2)[0] == "y??"
    assert view(play.state, P2).under == ("r",)


@rule("gu.hidden-hands")
def test_a_known_card_may_be_the_one_that_is_played() -> None:
    play = at("p1 draw", hands=("wwr", "", ""), unseen="r", under="wbb")
    for step in ("~ key p1 r", "~ key p1 w"):
        play = play.after(step)
    assert seen(play, P2)[0] == "w????"
    for step in ("p2 draw", "~ key p2 b", "~ key p2 b", "p3 draw", "p1 take 4 with ww"):
        play = play.after(step)
    assert seen(play, P2)[0] == "???"
    assert view(play.state, P2).under == ("w", "w")


@rule("gu.hidden-hands", "gu.key-thief")
def test_the_robbed_seat_knows_what_the_thief_has() -> None:
    play = at("p1 rob-keys p2", hands=("wK", "yr", "b"))
    assert seen(play, P1) == ("wry", "", "?")
    assert seen(play, P2) == ("ry?", "", "?")
    assert seen(play, P3) == ("???", "", "b")
    assert seen(play, None) == ("???", "", "?")


@rule("gu.hidden-hands", "gu.key-thief")
def test_knowledge_goes_with_the_cards() -> None:
    play = at("p1 rob-keys p2", "p2 draw", "~ key p2 w", "~ key p2 w", hands=("wK", "yr", "bK"))
    play = play.after("p3 rob-keys p1")
    assert seen(play, P2) == ("", "ww", "ry??")
    assert seen(play, P1) == ("", "??", "wry?")


@rule("gu.hidden-hands", "gu.key-thief-two")
def test_both_seats_see_a_card_lost_and_nobody_else_does() -> None:
    play = at("p1 rob-keys p2", "~ lose y", "~ lose r", hands=("wK", "yrbg"))
    assert seen(play, P1) == ("wry", "??")
    assert seen(play, P2) == ("ry?", "bg")
    assert seen(play, None) == ("???", "??")


@rule("gu.hidden-hands", "gu.key-thief-two")
@pytest.mark.parametrize(
    ("known", "size", "gained", "kept"),
    [
        ("", 3, "", ""),
        ("y", 1, "y", ""),
        ("y", 2, "", ""),
        ("yb", 2, "", ""),
        ("ww", 2, "w", "w"),
        ("ww", 3, "", "w"),
        ("wwwbb", 9, "", "wwb"),
    ],
)
def test_what_is_certain_after_a_card_left_unseen(
    known: str, size: int, gained: str, kept: str
) -> None:
    before = knowledge.Known((read_keys("r"), read_keys(known)))
    thief, _, spectator = knowledge.after_losing((before,) * 3, P1, P2, 0, size)
    assert spectator.hands == (read_keys("r" + gained), read_keys(kept))
    assert thief.hands[0] == read_keys("rw")


@rule("gu.hidden-hands", "gu.keys-under")
def test_a_shuffled_bottom_is_known_to_whoever_drew_from_it() -> None:
    readings: dict[str, object] = {"bottom-order": "shuffled"}
    where: dict[str, Any] = {"hands": ("", "wwwww", ""), "unseen": "", "readings": readings}
    play = at("p1 draw", "~ key p1 y", under=["wwy", "b"], **where)
    assert view(play.state, P1).under == ("ww", "b")
    assert view(play.state, P2).under == ("w?", "b")
    play = play.after("~ key p1 w")
    assert view(play.state, P1).under == ("w", "b")
    assert view(play.state, None).under == ("?", "b")
    assert view(play.state, None).hands[0] == "??"


# A seat's own record.


@rule("gu.hidden-hands")
@pytest.mark.parametrize(
    ("where", "steps", "fate", "seen"),
    [
        ({"hands": ("w", "r")}, ("p1 draw",), "~ key p1 w", ("w", "?", "?")),
        ({"hands": ("K", "rwb")}, ("p1 rob-keys p2",), "~ lose w", ("w", "w", "?")),
        ({"hands": ("", ""), "unseen": "", "under": "y"}, ("p1 draw",), "~ key p1 y", "yyy"),
        ({"hands": ("p", "")}, ("p1 take 3 with p",), "~ chest y", "yyy"),
    ],
)
def test_cards_a_seat_cannot_know_are_concealed(
    where: dict[str, Any], steps: tuple[str, ...], fate: str, seen: tuple[str, ...]
) -> None:
    state = at(*steps, **where).state
    for seat, card in zip((P1, P2, None), seen, strict=True):
        assert conceal(state, fate, seat) == fate[:-1] + card


@pytest.mark.parametrize(
    "text", ["p1 draw", "p1 rob-chests p2 w with w", "# ~ key p1 w", "p1 undo", "~ undo"]
)
def test_other_steps_are_not_concealed(text: str) -> None:
    assert conceal(at("p1 draw", hands=("w", "r")).state, text, None) == text


# The leak law.


def observers(state: State) -> list[Seat | None]:
    return [*map(Seat, range(len(state.hands))), None]


readings = st.fixed_dictionaries(
    {},
    optional={"bottom_order": st.just("shuffled"), "keep_hands": st.just(True)},
)


@rule("gu.hidden-hands")
@given(st.integers(2, 6), seeds, readings)
def test_a_view_does_not_change_when_the_unseen_is_redealt(
    seats: int, seed: int, readings: dict[str, object]
) -> None:
    state = wander(seats, seed, 400, **readings)
    for seat in observers(state):
        before = view(state, seat)
        for again in range(3):
            other = redeal(state, seat, chance(seed + again))
            assert view(other, seat) == before
            check_knowledge(other)


@given(st.integers(2, 6), seeds, readings)
def test_a_redealt_state_can_be_played(seats: int, seed: int, readings: dict[str, object]) -> None:
    uniform = chance(seed)
    state = wander(seats, seed, 300, **readings)
    state = redeal(state, observers(state)[uniform(seats + 1)], uniform)
    for _ in range(40):
        if GAME.result(state) is not None:
            break
        state = GAME.play(state, some_step(state, uniform))
        check_knowledge(state)


@given(st.integers(2, 6), seeds, readings)
def test_what_a_seat_is_certain_of_is_true(
    seats: int, seed: int, readings: dict[str, object]
) -> None:
    uniform, state = chance(seed), wander(seats, seed, 200, **readings)
    for _ in range(60):
        if GAME.result(state) is not None:
            break
        check_knowledge(state)
        state = GAME.play(state, some_step(state, uniform))


def check_knowledge(state: State) -> None:
    """Whatever a seat is certain of is true, and includes what everybody is certain of."""
    *seats, public = state.known
    front = state.key_pile.under[0] if state.key_pile.under else (0,) * len(KINDS)
    for number, mine in enumerate(seats):
        assert mine.hands[number] == state.hands[number]
        assert all(map(contains, mine.hands, public.hands))
        assert contains(mine.front, public.front)
    for seat in observers(state):
        sure, unseen = certain(state, seat)
        assert all(map(contains, state.hands, sure.hands))
        assert contains(front, sure.front)
        gaps = sum(map(sum, state.hands)) - sum(map(sum, sure.hands))
        gaps += sum(front) - sum(sure.front) + sum(state.key_pile.unseen)
        assert sum(unseen) == gaps
        assert min(unseen) >= 0
