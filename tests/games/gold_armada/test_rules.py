"""The clauses of Gold Armada: legal acts, and the clause that refuses the others."""

from collections.abc import Callable

import pytest

from doubloon.core.dice import Roll
from doubloon.core.errors import IllegalAct, ImpossibleFate, RecordError
from doubloon.core.play import Play, turns
from doubloon.core.setup import Setup
from doubloon.games.gold_armada import GAME
from doubloon.games.gold_armada.rules.state import Take

rule = pytest.mark.rule
After = Callable[..., Play]

BASIC = ("barrel", "parrot", "rum", "cannon", "hook", "compass")
NOTHING = "bprch"
"""Five different symbols, which win nothing on any pier."""

SECOND = {"taken": {"full-house": 1}, "doubloons": [[3], []], "skulls": [0, 0], "seat": 1}
"""A position in which `full-house` asks for rum, cannon, hook or compass."""

LAST_TOKEN = {"taken": {}, "doubloons": [[], []], "skulls": [3, 2], "seat": 1}


def takes(play: Play) -> set[str]:
    """The piers that the seat to act can choose."""
    seat = play.to_act
    acts = [GAME.write(seat, act) for act in GAME.acts(play.state)]
    return {act.removeprefix("p1 take ") for act in acts if " take " in act}


@pytest.mark.parametrize(
    ("clause", "steps", "act"),
    [
        ("ga.roll-first", (), "p1 stop"),
        ("ga.roll-first", (), "p1 reroll b"),
        ("ga.roll-first", ("~ roll bbprc", "p1 reroll b"), "p1 take barrel"),
        ("ga.reroll-some", ("~ roll bbprc",), "p1 reroll"),
        ("ga.reroll-on-table", ("~ roll bbprc",), "p1 reroll bbb"),
        ("ga.reroll-on-table", ("~ roll bbprc",), "p1 reroll h"),
        ("ga.stop-first", ("~ roll bbprc",), "p1 take barrel"),
        ("ga.stop-first", ("~ roll bbprc",), "p1 decline"),
        ("ga.stop", ("~ roll bbprc", "p1 stop"), "p1 reroll prc"),
        ("ga.stop", ("~ roll bbprc", "p1 stop"), "p1 stop"),
        (
            "ga.three-rolls",
            ("~ roll bbprc", "p1 reroll c", "~ roll h", "p1 reroll h", "~ roll o"),
            "p1 reroll o",
        ),
        (
            "ga.three-rolls",
            ("~ roll bbprc", "p1 reroll c", "~ roll h", "p1 reroll h", "~ roll o"),
            "p1 stop",
        ),
        ("ga.basic-pier", ("~ roll bbprc", "p1 stop"), "p1 take parrot"),
        ("ga.alike", ("~ roll bbprc", "p1 stop"), "p1 take three"),
        ("ga.alike", ("~ roll bbbpp", "p1 stop"), "p1 take four"),
        ("ga.alike", ("~ roll bbbbp", "p1 stop"), "p1 take five"),
        ("ga.full-house", ("~ roll bbppc", "p1 stop"), "p1 take full-house"),
        ("ga.full-house", ("~ roll bbbpc", "p1 stop"), "p1 take full-house"),
        ("ga.full-house", ("~ roll bbbbc", "p1 stop"), "p1 take full-house"),
        ("ga.five-equal", ("~ roll bbbbb", "p1 stop"), "p1 take full-house"),
        ("ga.must-take", ("~ roll bbprc", "p1 stop"), "p1 decline"),
    ],
)
def test_forbidden(clause: str, steps: tuple[str, ...], act: str, after: After) -> None:
    with pytest.raises(IllegalAct) as refused:
        after(*steps, act)
    assert refused.value.clause == clause


@rule("ga.set-up", "ga.ten-piers", "ga.skull-tokens")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_space_has_its_doubloon_at_the_start(seats: int, after: After) -> None:
    view = GAME.view(after(seats=seats).state, None)
    assert [pier.left for pier in view.piers] == [3] * 10
    assert view.doubloons == ((),) * seats
    assert view.skulls == (0,) * seats
    assert (view.tokens_left, view.cup, view.rolls_left) == (6, 5, 3)


@rule("ga.set-up")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_seats_play(seats: int, after: After) -> None:
    with pytest.raises(RecordError) as refused:
        after(seats=seats)
    assert refused.value.problem == "ga.set-up"


@rule("ga.ten-piers")
@pytest.mark.parametrize("pier", [-1, 10])
def test_there_is_no_eleventh_pier(pier: int, after: After) -> None:
    play = after("~ roll bbprc", "p1 stop")
    assert GAME.forbids(play.state, Take(pier)) == "ga.ten-piers"


def test_nobody_plays_to_a_target() -> None:
    with pytest.raises(RecordError) as refused:
        GAME.start(Setup(2, target=20))
    assert refused.value.problem == "no-target"


@rule("ga.skull-tokens")
@pytest.mark.parametrize("tokens", [1, 3, 6, 10])
def test_the_table_may_agree_on_another_number_of_tokens(tokens: int, after: After) -> None:
    steps = [(f"~ roll {NOTHING}", f"p{1 + n % 2} stop") for n in range(tokens)]
    play = after(*(step for turn in steps for step in turn), readings={"skull-tokens": tokens})
    assert play.result is not None
    assert sum(play.state.skulls) == tokens
    assert play.before is not None
    assert play.before.result is None


@rule("ga.skull-tokens")
@pytest.mark.parametrize("tokens", [0, -1, True, "6"])
def test_a_number_of_tokens_is_a_whole_number_from_one(tokens: object, after: After) -> None:
    with pytest.raises(RecordError) as refused:
        after(readings={"skull-tokens": tokens})
    assert refused.value.problem == "reading-number"


@rule("ga.turn-order")
def test_turns_follow_in_ascending_order(after: After) -> None:
    steps = [(f"~ roll {NOTHING}", f"p{seat} stop") for seat in (1, 2, 3, 1)]
    play = after(*(step for turn in steps for step in turn), seats=3)
    assert [turn["seat"] for turn in turns(play)] == [1, 2, 3, 1]
    assert play.state.seat == 1


@rule("ga.turn-order")
def test_nobody_acts_out_of_turn(after: After) -> None:
    with pytest.raises(IllegalAct) as refused:
        after("~ roll bbprc", "p2 stop")
    assert refused.value.clause == "play.out-of-turn"


@rule("ga.cup")
@pytest.mark.parametrize(
    "steps",
    [
        ("~ roll bbpr",),
        ("~ roll bbprcc",),
        ("~ roll bbprc", "p1 reroll rc", "~ roll b"),
        ("~ roll bbprc", "p1 reroll rc", "~ roll bbb"),
    ],
)
def test_exactly_the_dice_in_the_cup_fall(steps: tuple[str, ...], after: After) -> None:
    with pytest.raises(ImpossibleFate) as refused:
        after(*steps)
    assert refused.value.clause == "ga.cup"


def test_no_dice_fall_while_a_seat_chooses(after: After) -> None:
    state = after("~ roll bbprc").state
    with pytest.raises(ImpossibleFate) as refused:
        GAME.play(state, Roll((5, 0, 0, 0, 0, 0)))
    assert refused.value.problem == "play.waits-for-seat"
    with pytest.raises(ImpossibleFate):
        GAME.draw(state, lambda _: 0)


def test_nothing_follows_the_end(after: After) -> None:
    over = after(f"~ roll {NOTHING}", "p1 stop", start=LAST_TOKEN)
    with pytest.raises(ImpossibleFate) as refused:
        GAME.play(over.state, Roll((5, 0, 0, 0, 0, 0)))
    assert refused.value.problem == "play.over"
    assert GAME.forbids(over.state, Take(0)) == "play.over"
    assert not [*GAME.acts(over.state), *GAME.fates(over.state)]


@rule("ga.stop", "ga.three-rolls")
@pytest.mark.parametrize(
    "steps",
    [
        ("~ roll bbprc", "p1 stop"),
        ("~ roll bbprc", "p1 reroll c", "~ roll h", "p1 stop"),
        ("~ roll bbprc", "p1 reroll c", "~ roll h", "p1 reroll h", "~ roll o"),
    ],
)
def test_rolling_ends_at_a_stop_or_after_the_third_roll(
    steps: tuple[str, ...], after: After
) -> None:
    assert takes(after(*steps)) == {"barrel"}


@rule("ga.reroll-on-table", "ga.reroll-some")
def test_dice_kept_before_may_be_rolled_again(after: After) -> None:
    play = after("~ roll bbprc", "p1 reroll prc", "~ roll hho", "p1 reroll bb")
    assert play.state.table == (0, 0, 0, 0, 2, 1)


@rule("ga.basic-pier")
@pytest.mark.parametrize("pier", BASIC)
def test_a_basic_pier_asks_for_two_then_three_then_four(pier: str, after: After) -> None:
    letter = "bprcho"[BASIC.index(pier)]
    other = "p" if letter == "b" else "b"
    for taken in range(3):
        start = {
            "taken": {pier: taken},
            "doubloons": [[1, 2][:taken], []],
            "skulls": [0, 0],
            "seat": 1,
        }
        for n in range(6):
            dice = letter * n + other * (5 - n)
            assert (pier in takes(after(f"~ roll {dice}", "p1 stop", start=start))) == (
                n >= 2 + taken
            )


@rule("ga.alike", "ga.full-house")
@pytest.mark.parametrize(
    ("dice", "open_"),
    [
        ("bbprc", set()),
        ("bbppr", set()),
        ("bbbpr", {"three"}),
        ("bbbpp", {"three", "full-house"}),
        ("bbppp", {"three", "full-house"}),
        ("bbbbp", {"three", "four"}),
        ("hhhhh", {"three", "four", "five"}),
    ],
)
def test_special_piers_at_the_start(dice: str, open_: set[str], after: After) -> None:
    assert takes(after(f"~ roll {dice}", "p1 stop")) - {*BASIC} == open_


@rule("ga.symbols-shown")
@pytest.mark.parametrize(
    ("pier", "values", "shape", "shown"),
    [
        ("three", [], "xxxyz", "bprcho"),
        ("three", [2], "xxxyz", "bprc"),
        ("three", [2, 3], "xxxyz", "bp"),
        ("four", [], "xxxxy", "bprcho"),
        ("four", [3], "xxxxy", "bpho"),
        ("four", [3, 4], "xxxxy", "ho"),
        ("five", [], "xxxxx", "bprcho"),
        ("five", [4], "xxxxx", "brco"),
        ("five", [4, 5], "xxxxx", "bo"),
    ],
)
def test_only_the_symbols_shown_count(
    pier: str, values: list[int], shape: str, shown: str, after: After
) -> None:
    start = {
        "taken": {pier: len(values)},
        "doubloons": [values, []],
        "skulls": [0, 0],
        "seat": 1,
    }
    for letter in "bprcho":
        y, z = [other for other in "bprcho" if other != letter][:2]
        dice = shape.replace("x", letter).replace("y", y).replace("z", z)
        play = after(f"~ roll {dice}", "p1 stop", start=start)
        assert (pier in takes(play)) == (letter in shown)
        if letter not in shown:
            with pytest.raises(IllegalAct) as refused:
                play.after(f"p1 take {pier}")
            assert refused.value.clause == "ga.symbols-shown"


@pytest.mark.parametrize(
    ("dice", "readings", "clause"),
    [
        ("rrrhh", {}, None),
        ("bbbhh", {}, "ga.symbols-shown"),
        ("bbbpp", {}, "ga.symbols-shown"),
        ("hhhbb", {}, "ga.full-house-symbols"),
        ("hhhbb", {"full-house-both-restricted": False}, None),
        ("bbbhh", {"full-house-both-restricted": False}, "ga.symbols-shown"),
        ("hhhhh", {}, "ga.five-equal"),
        ("hhhhh", {"five-is-full-house": True}, None),
        ("bbbbb", {"five-is-full-house": True}, "ga.symbols-shown"),
        ("hhhhb", {"five-is-full-house": True}, "ga.full-house"),
    ],
)
def test_a_restricted_full_house(
    dice: str, readings: dict[str, bool], clause: str | None, after: After
) -> None:
    play = after(f"~ roll {dice}", "p1 stop", start=SECOND, readings=readings)
    assert play.state.phase == "taking"
    assert GAME.forbids(play.state, Take(7)) == clause


@rule("ga.five-equal")
def test_a_reading_makes_five_equal_dice_a_full_house(after: After) -> None:
    steps = "~ roll bbbbb", "p1 stop"
    assert "full-house" not in takes(after(*steps))
    assert "full-house" in takes(after(*steps, readings={"five-is-full-house": True}))


@rule("ga.full-house-symbols")
def test_a_reading_frees_the_pair_of_a_full_house(after: After) -> None:
    steps = "~ roll hhhbb", "p1 stop"
    free = {"full-house-both-restricted": False}
    assert "full-house" not in takes(after(*steps, start=SECOND))
    assert "full-house" in takes(after(*steps, start=SECOND, readings=free))


@rule("ga.nearest-first")
def test_doubloons_are_taken_from_the_island_outwards(after: After) -> None:
    steps = [("~ roll bbbbb", f"p{seat} stop", f"p{seat} take five") for seat in (1, 2)]
    play = after(*steps[0], *steps[1], *steps[0])
    assert play.state.doubloons == ((4, 6), (5,))


@rule("ga.pier-empty")
def test_an_empty_pier_gives_nothing(after: After) -> None:
    start = {"taken": {"five": 3}, "doubloons": [[4, 5], [6]], "skulls": [0, 0], "seat": 1}
    play = after("~ roll bbbbb", "p1 stop", start=start)
    assert takes(play) == {"barrel", "three", "four"}
    with pytest.raises(IllegalAct) as refused:
        play.after("p1 take five")
    assert refused.value.clause == "ga.pier-empty"


@rule("ga.one-doubloon")
def test_one_doubloon_a_turn_though_several_piers_are_open(after: After) -> None:
    play = after("~ roll ppphh", "p1 stop")
    assert takes(play) == {"parrot", "hook", "three", "full-house"}
    taken = play.after("p1 take three")
    assert taken.state.doubloons == ((2,), ())
    assert taken.state.seat == 1
    for play in (taken, taken.after("~ roll bbprc")):
        with pytest.raises(IllegalAct) as refused:
            play.after("p1 take parrot")
        assert refused.value.clause == "ga.one-doubloon"
    with pytest.raises(IllegalAct) as refused:
        taken.after("p2 take parrot")
    assert refused.value.clause == "ga.roll-first"


@rule("ga.skull")
@pytest.mark.parametrize(
    "steps",
    [
        (f"~ roll {NOTHING}", "p1 stop"),
        (f"~ roll {NOTHING}", "p1 reroll h", "~ roll h", "p1 reroll h", "~ roll h"),
    ],
)
def test_an_act_after_a_skull_token(steps: tuple[str, ...], after: After) -> None:
    with pytest.raises(IllegalAct) as refused:
        after(*steps, "p1 reroll h")
    assert refused.value.clause == "ga.skull"


@rule("ga.must-take")
def test_declining_takes_a_token_if_the_table_agreed(after: After) -> None:
    play = after("~ roll bbprc", "p1 stop", "p1 decline", readings={"may-decline": True})
    assert play.state.skulls == (1, 0)
    assert play.state.taken == (0,) * 10
    assert turns(play)[0]["outcome"] == "skull"


@rule("ga.must-take", "ga.skull")
def test_there_is_nothing_to_decline_without_an_open_pier(after: After) -> None:
    play = after(f"~ roll {NOTHING}", "p1 stop", readings={"may-decline": True})
    assert play.state.skulls == (1, 0)
    assert play.to_act is None


@rule("ga.skull")
@pytest.mark.parametrize(
    "steps",
    [
        (f"~ roll {NOTHING}", "p1 stop"),
        ("~ roll bprch", "p1 reroll h", "~ roll o", "p1 reroll o", "~ roll h"),
    ],
)
def test_a_skull_token_is_taken_automatically(steps: tuple[str, ...], after: After) -> None:
    play = after(*steps)
    assert play.state.skulls == (1, 0)
    assert GAME.points(play.state) == (-1, 0)
    assert play.state.seat == 1


@rule("ga.skull")
def test_a_doubloon_costs_no_token(after: After) -> None:
    assert after("~ roll bbprc", "p1 stop", "p1 take barrel").state.skulls == (0, 0)


def test_the_outcome_of_a_turn(after: After) -> None:
    play = after("~ roll bbbpp", "p1 stop", "p1 take full-house", f"~ roll {NOTHING}", "p2 stop")
    assert turns(play) == [
        {
            "seat": 1,
            "outcome": "doubloon",
            "pier": "full-house",
            "value": 3,
            "delta": [3, 0],
            "skulls": [0, 0],
        },
        {
            "seat": 2,
            "outcome": "skull",
            "pier": None,
            "value": 0,
            "delta": [0, -1],
            "skulls": [0, 1],
        },
    ]
