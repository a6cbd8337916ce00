"""How a play of Mille Sabords ends: the last round, sudden death, ties, pirate magic."""

from typing import Any

import pytest

from doubloon.core.errors import DoubloonError
from doubloon.core.play import Play
from games.mille_sabords.turns import delta, turn
from table import after

rule = pytest.mark.rule


@rule("ms.magic", "ms.magic-skulls")
def test_pirate_magic() -> None:
    won = turn("coin", "roll cccccccc", start={"points": [0, 5900], "seat": 1})
    assert won.result is not None
    assert (won.result.winners, won.result.ending) == ((0,), "magic")
    assert delta(won) == ("magic", [0, 0])
    late = turn("diamond", "roll ddddddss", "reroll ss", "roll dd")
    assert late.result is not None
    eight = turn("coin", "roll cccccccc", "stop", edition="piraten-kapern-en")
    assert delta(eight) == ("scored", [5400, 0])
    assert turn("skull-1", "roll kkkkkkkk").result is None
    skulls = turn("skull-2", "roll kkkkkkks", readings={"magic-includes-skulls": True})
    assert skulls.result is not None


def endgame(*steps: str, points: list[int], seat: int = 1, **fields: Any) -> Play:
    readings = fields.pop("readings", {})
    edition = fields.pop("edition", None)
    start = {"points": points, "seat": seat, **fields}
    return after(
        "mille-sabords",
        *steps,
        seats=len(points),
        start=start,
        readings=readings,
        edition=edition,
    )


def scores(seat: int, dice: str = "kssssmmp", card: str = "guardian") -> tuple[str, ...]:
    """A turn that stops at once: 200 points, unless told otherwise."""
    return (f"~ card {card}", f"~ roll {dice}", f"p{seat} stop")


ISLAND = ("~ card coin", "~ roll kkkkssss", "~ roll ssss")
"""A turn that costs everybody else 400."""


@rule("ms.last-round")
def test_the_last_round() -> None:
    play = endgame(*scores(2), points=[0, 5800, 5700], seat=2)
    assert (play.state.last_round, play.state.seat) == (1, 2)
    over = play.after("~ card coin").after("~ roll kkkssmmp").after("~ card coin")
    over = over.after("~ roll kkkssmmp")
    assert over.result is not None
    assert (over.result.winners, over.result.ending) == ((1,), "target")


@rule("ms.last-round", "ms.sudden-death")
def test_the_trigger_must_hold_or_anybody() -> None:
    points, trigger = [6000, 6400, 0], {"last-round": 1}
    play = endgame(*ISLAND, points=points, seat=3, **trigger)
    assert play.result is None
    assert (play.state.sudden_death, play.state.seat) == (True, 0)
    left = (*ISLAND[:2], "p3 stop")
    english = endgame(*left, points=points, seat=3, edition="piraten-kapern-en", **trigger)
    assert english.state.points == (5600, 6000, 0)
    assert english.result is not None
    assert english.result.winners == (1,)


@rule("ms.sudden-death")
def test_sudden_death() -> None:
    fields = {"sudden-death": True}
    play = endgame(*scores(1), points=[5600, 6000, 0], **fields)
    assert play.result is None
    over = play.after("~ card coin").after("~ roll kkkssmmp")
    assert over.result is not None
    assert (over.result.winners, over.result.ending) == ((1,), "sudden-death")


@rule("ms.last-raid")
def test_the_last_raid() -> None:
    readings = {"trigger-replays-if-overtaken": True}
    points = [6000, 5900]
    play = endgame(*scores(2), points=points, seat=2, readings=readings, **{"last-round": 1})
    assert (play.result, play.state.seat) == (None, 0)
    for step in scores(1):
        play = play.after(step)
    assert play.result is not None
    assert play.result.winners == (0,)
    plain = endgame(*scores(2), points=points, seat=2, **{"last-round": 1})
    assert plain.result is not None
    assert plain.result.winners == (1,)


@rule("ms.tie")
def test_ties() -> None:
    fields = {"last-round": 1}
    shared = endgame(*scores(2), points=[6000, 5800], seat=2, **fields)
    assert shared.result is not None
    assert shared.result.winners == (0, 1)
    readings = {"tie-break": "extra-turns"}
    play = endgame(*scores(2), points=[6000, 5800], seat=2, readings=readings, **fields)
    assert (play.result, play.state.seat) == (None, 1)
    again = play
    for step in (*scores(2), *scores(1)):
        again = again.after(step)
    assert (again.result, again.state.seat) == (None, 1)
    for step in (*scores(2, "kkssmmpp"), *scores(1, card="treasure-island")):
        again = again.after(step)
    assert again.result is not None
    assert again.result.winners == (0,)


@rule("ms.last-round")
@pytest.mark.parametrize("target", [5000, 6000, 8000, 1500])
def test_targets(target: int) -> None:
    start = {"points": [target - 200, 0], "seat": 1}
    play = after("mille-sabords", *scores(1), target=target, start=start)
    assert play.state.last_round == 0


@pytest.mark.parametrize("target", [0, -100])
def test_no_target_below_one(target: int) -> None:
    with pytest.raises(DoubloonError, match="target-positive"):
        after("mille-sabords", target=target)
