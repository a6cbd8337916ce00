"""How rounds and plays of Gold Up end."""

from typing import Any

import pytest

from doubloon.core.errors import ImpossibleFate
from doubloon.core.game import as_fields
from doubloon.core.play import turns
from doubloon.games.gold_up import GAME
from doubloon.games.gold_up.rules.state import Draw
from games.gold_up.tables import CHEAP, at, hands, table, under, unseen
from table import refusal

rule = pytest.mark.rule

STUCK: dict[str, Any] = {"hands": ("", ""), "chests": ("r", ""), "unseen": ""}
LATE: dict[str, Any] = {"hands": ("wwwrrj", "b"), "chests": ("ppppyy", ""), "table": CHEAP}


@rule("gu.round-end", "gu.round-score", "gu.next-round", "gu.turn-order")
@pytest.mark.parametrize(("pile", "refills"), [("bg", "bg"), ("bgr", "bgr"), ("b", "b")])
def test_the_round_ends_with_the_last_chest(pile: str, refills: str) -> None:
    play = at("p1 take 1 with www", pile=pile, **LATE)
    for chest in refills:
        assert play.turn is None
        play = play.after(f"~ chest {chest}")
    expected = {"seat": 1, "outcome": "series", "series": 1, "chests": "www", "delta": [15, 0]}
    assert as_fields(play.turn) == expected
    assert play.state.points[0] == 15 + 160
    assert play.state.points == GAME.points(play.state)
    assert (play.to_act, play.state.phase, play.state.starter) == (None, "deal", 1)
    assert table(play) == "." * 11
    assert [GAME.write(None, fate)[:8] for fate, _ in GAME.fates(play.state)] == ["~ key p2"] * 9
    assert len(unseen(play)) == 62
    assert sum(play.state.chest_pile) == 48


@rule("gu.round-end")
def test_the_round_goes_on_while_a_chest_is_left() -> None:
    steps = ("p1 take 1 with www", "~ chest b", "~ chest g", "~ chest r")
    play = at(*steps, pile="bgrr", **LATE)
    assert (play.to_act, play.state.points) == (1, (0, 0))


@rule("gu.round-score")
def test_chests_on_the_table_count_for_nobody() -> None:
    play = at("p1 draw", "p2 draw", hands=("", ""), chests=("yr", "w"), unseen="")
    assert play.state.points == (48, 5)


@rule("gu.turn-order", "gu.next-round")
def test_the_next_seat_begins_the_next_round() -> None:
    play = at("p1 draw", "p2 draw", **STUCK)
    assert play.state.starter == 1
    for number in range(10):
        play = play.after(f"~ key p{(1, 2)[(number + 1) % 2]} {'wrbgp'[number % 5]}")
    for chest in "wwrbgpwwrbw":
        play = play.after(f"~ chest {chest}")
    assert play.to_act == 1
    play = play.after("p2 draw").after("~ key p2 w").after("~ key p2 w")
    assert turns(play)[-1]["seat"] == 2
    assert play.to_act == 0


@rule("gu.next-round")
def test_hands_may_be_kept() -> None:
    play = at("p1 take 1 with www", "~ chest b", pile="b", readings={"keep-hands": True}, **LATE)
    assert hands(play) == ["rrj", "b"]
    assert (len(unseen(play)), under(play), play.state.phase) == (58, [], "lay")
    for chest in "wwrbgpwwrbw":
        play = play.after(f"~ chest {chest}")
    assert play.to_act == 1


@rule("gu.stalemate")
def test_everybody_stuck_ends_the_round() -> None:
    where: dict[str, Any] = {"hands": ("", "", ""), "unseen": ""}
    assert at("p1 draw", "p2 draw", **where).state.phase == "turn"
    assert at("p1 draw", "p2 draw", "p3 draw", **where).state.phase == "deal"
    free = at("p1 draw", "p2 draw", "p3 draw", readings={"stalemate-ends-round": False}, **where)
    assert (free.state.passes, free.to_act) == (3, 0)


@rule("gu.stalemate")
def test_any_other_act_starts_the_count_anew() -> None:
    play = at("p1 draw", "p2 rob-keys p3", hands=("", "K", ""), unseen="")
    assert play.state.passes == 0
    assert play.after("p3 draw").after("~ key p3 K").state.passes == 0


# The end of a play.


@rule("gu.target")
@pytest.mark.parametrize(("before", "over"), [(124, False), (125, True), (299, True)])
def test_three_hundred_end_the_play(before: int, over: bool) -> None:
    play = at("p1 take 1 with www", "~ chest b", pile="b", points=(before, 0), **LATE)
    result = play.result
    assert (result is not None) == over
    if result is not None:
        assert (result.points[0], result.winners, result.ending) == (before + 175, (0,), "target")
        assert GAME.points(play.state) == result.points


@rule("gu.target")
def test_three_hundred_are_counted_after_the_round_only() -> None:
    steps = ("p1 take 1 with www", "~ chest b", "~ chest g", "~ chest r")
    play = at(*steps, pile="bgrr", points=(299, 0), **LATE)
    assert GAME.points(play.state)[0] > 300
    assert play.result is None


@rule("gu.target")
def test_the_highest_total_wins_whoever_passed_first() -> None:
    play = at(
        "p1 draw", "p2 draw", hands=("", ""), chests=("r", "yy"), unseen="", points=(295, 250)
    )
    assert play.result is not None
    assert (play.result.points, play.result.winners) == ((303, 330), (1,))


EVEN: dict[str, Any] = {
    "hands": ("", "", ""), "chests": ("r", "w", ""), "unseen": "", "points": (292, 295, 299)
}  # fmt: skip
PASSES = ("p1 draw", "p2 draw", "p3 draw")


@rule("gu.tie")
def test_a_tie_means_another_round_for_all() -> None:
    play = at(*PASSES, **EVEN)
    assert (play.result, play.state.phase, play.state.starter) == (None, "deal", 1)
    assert play.state.points == (300, 300, 299)


@rule("gu.tie")
def test_a_tie_may_be_shared() -> None:
    play = at(*PASSES, readings={"tie-break": "shared"}, **EVEN)
    assert play.result is not None
    assert play.result.winners == (0, 1)


@rule("gu.tie")
def test_an_extra_round_can_be_won_by_anybody() -> None:
    where: dict[str, Any] = {**EVEN, "points": (300, 300, 299)}
    assert at(*PASSES, **where).state.result.winners == (0,)
    assert at(*PASSES, **{**where, "chests": ("", "", "w")}).state.result.winners == (2,)
    tied = at(*PASSES, **{**where, "chests": ("r", "r", "")})
    assert (tied.result, tied.state.points) == (None, (308, 308, 299))


def test_nothing_follows_the_end() -> None:
    play = at("p1 draw", "p2 draw", **STUCK, points=(299, 0))
    assert play.result is not None
    assert refusal(play, "p1 draw").clause == "play.over"
    assert GAME.forbids(play.state, Draw()) == "play.over"
    with pytest.raises(ImpossibleFate, match=r"play\.over"):
        GAME.play(play.state, GAME.read("~ chest w")[1])
    with pytest.raises(ImpossibleFate, match=r"play\.over"):
        GAME.draw(play.state, lambda _: 0)
    assert not [*GAME.acts(play.state)]
    assert not [*GAME.fates(play.state)]
