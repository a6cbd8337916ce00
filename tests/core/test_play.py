"""Order at the table: turns, taking back, resigning; the same in every game."""

from dataclasses import replace

import pytest

from doubloon.core import record
from doubloon.core.errors import IllegalAct, ImpossibleFate, NotationError, RecordError
from doubloon.core.play import Play, position, replay, turns
from table import GAME, after, refusal

rule = pytest.mark.rule
START = {"box": 40, "king": 0, "coins": [10, 10], "seat": 1}
THREE = {"box": 40, "king": 0, "coins": [10, 10, 0], "seat": 1}


def kings_gold(*steps: str, table_dice: bool = False) -> Play:
    return after("kings-gold", *steps, start=START, table_dice=table_dice)


def lines(play: Play) -> list[str]:
    return [here.line for here in play.way() if here.before][::-1]


@rule("play.out-of-turn", "play.no-such-seat", "play.waits-for-seat", "play.over")
def test_who_may_step() -> None:
    rolled = kings_gold("~ roll 13kcx")
    over = kings_gold("~ roll ccccc", "p1 stop")
    cases = [
        (rolled, "p2 stop", IllegalAct, "play.out-of-turn"),
        (rolled, "p9 stop", IllegalAct, "play.out-of-turn"),
        (kings_gold(), "p9 stop", IllegalAct, "play.no-such-seat"),
        (rolled, "p9 resign", IllegalAct, "play.no-such-seat"),
        (rolled, "~ roll 13kcx", ImpossibleFate, "play.waits-for-seat"),
        (over, "p1 stop", IllegalAct, "play.over"),
        (over, "~ roll 13kcx", ImpossibleFate, "play.over"),
        (over, "p1 resign", IllegalAct, "play.over"),
    ]
    for play, step, kind, clause in cases:
        error = refusal(play, step)
        assert (type(error), error.clause) == (kind, clause)


@rule("play.undo-own-act", "play.undo-nothing")
def test_a_seat_takes_back_its_own_last_act() -> None:
    stopped = kings_gold("~ roll 13kcx", "p1 stop")
    paired = stopped.after("p1 pair 3c")
    back = paired.after("p1 undo")
    assert back is stopped
    assert back.after("p1 undo").after("p1 reroll 13").line == "p1 reroll 13"
    assert refusal(paired, "p2 undo").clause == "play.undo-own-act"
    assert refusal(kings_gold("~ roll 13kcx"), "p1 undo").clause == "play.undo-own-act"
    fallen = kings_gold("~ roll 13kcx", "p1 reroll 13", "~ roll 22")
    assert refusal(fallen, "p1 undo").clause == "play.undo-own-act"
    assert refusal(kings_gold(), "p1 undo").clause == "play.undo-nothing"


@rule("play.undo-own-act")
def test_the_act_that_ended_the_play_can_be_taken_back() -> None:
    over = kings_gold("~ roll ccccc", "p1 stop")
    assert over.after("p1 undo").to_act == 0


@rule("play.undo-table-dice", "play.undo-nothing")
def test_with_real_dice_any_step_can_be_taken_back() -> None:
    play = kings_gold("~ roll 13kcx", "p1 reroll 13", "~ roll 22", table_dice=True)
    assert lines(play.after("~ undo")) == ["~ roll 13kcx", "p1 reroll 13"]
    assert lines(play.after("~ undo").after("~ undo").after("~ undo")) == []
    assert refusal(kings_gold(table_dice=True), "~ undo").clause == "play.undo-nothing"
    error = refusal(kings_gold("~ roll 13kcx"), "~ undo")
    assert (type(error), error.clause) == (ImpossibleFate, "play.undo-table-dice")


@rule("play.resign", "play.resign-once")
def test_resigning_ends_a_play_of_two() -> None:
    play = kings_gold("~ roll 13kcx").after("p2 resign")
    assert play.result is not None
    assert (play.result.winners, play.result.ending) == ((0,), "resigned")
    assert play.to_act is None
    assert refusal(play, "p1 stop").clause == "play.over"
    assert refusal(play, "p2 undo").clause == "play.undo-own-act"
    assert position(play)["turn"] == ["~ roll 13kcx", "p2 resign"]


@rule("play.resign", "play.resign-once")
def test_with_more_seats_the_play_goes_on() -> None:
    play = after("kings-gold", "p2 resign", "~ roll 13kcx", seats=3, start=THREE)
    assert play.result is None
    assert play.resigned == {1}
    assert refusal(play, "p2 resign").clause == "play.resign-once"
    assert play.after("p1 stop").to_act == 0


@rule("play.undo-table-dice")
def test_a_resignation_at_a_real_table_can_be_taken_back() -> None:
    play = kings_gold("~ roll 13kcx", "p2 resign", table_dice=True)
    assert play.after("~ undo").to_act == 0


@pytest.mark.parametrize(
    "text",
    ["", "p1", "p1  stop", "p1 stop ", " p1 stop", "p0 stop", "P1 stop", "p1 roll 13kcx", "~ stop",
     "p1 reroll 1 3", "~ resign", "~ roll", "p1\tstop", "p1 pair 3", "p1 pair 333", "p1 dance"],
)  # fmt: skip
def test_texts_that_are_not_steps(text: str) -> None:
    assert isinstance(refusal(kings_gold("~ roll 13kcx"), text), NotationError)


def test_turns_leave_out_steps_that_were_taken_back() -> None:
    play = kings_gold(
        *("~ roll 13kcx", "p1 stop", "p1 pair 1c", "p1 undo", "p1 pair 3c", "p1 pair 1k p2"),
        *("~ roll 3cxxx",),
    )
    assert turns(play) == [
        {"seat": 1, "outcome": "pairs", "box": -6, "king": 3, "coins": [4, -1], "delta": [4, -1]},
        {"seat": 2, "outcome": "penalty", "box": 0, "king": 3, "coins": [0, -3], "delta": [0, -3]},
    ]


def test_before_the_first_turn_the_position_is_the_steps_alone() -> None:
    play = after("kings-gold", "~ opening 1kkcx")
    assert position(play) == {"turn": ["~ opening 1kkcx"]}
    begun = play.after("~ opening 13kcx")
    assert position(begun) == {"box": 60, "king": 0, "coins": [0, 0], "seat": 1, "turn": []}


def test_a_finished_start_is_its_own_position() -> None:
    start = {"box": 0, "king": 10, "coins": [30, 20], "seat": 1}
    assert position(after("kings-gold", start=start), start) == {**start, "turn": []}


def test_replay_names_the_step_and_checks_the_claim() -> None:
    steps = ("# a remark", "~ roll 13kcx", "p1 stop", "p1 pair 2c")
    record_ = record.Record(game="kings-gold", seats=("A", "B"), steps=steps, start=START)
    with pytest.raises(IllegalAct) as refused:
        replay(GAME["kings-gold"], record_)
    assert (refused.value.step, refused.value.clause) == (4, "kg.pair-on-table")
    assert refused.value.__notes__ == ["at step 4 of the record: 'p1 pair 2c'"]
    claim = record.Record(game="kings-gold", seats=("A", "B"), steps=(), start=START, points=(1, 2))
    with pytest.raises(RecordError, match="points-claim"):
        replay(GAME["kings-gold"], claim)


def test_plays_are_compared_by_identity() -> None:
    one, two = kings_gold("~ roll 13kcx"), kings_gold("~ roll 13kcx")
    assert one.state == two.state
    assert one != two
    assert len({one, two, one}) == 2
    assert repr(one) == "<play of kings-gold after '~ roll 13kcx'>"


def test_a_fate_can_follow_without_notation() -> None:
    play = kings_gold()
    assert play.awaits_chance
    _, fate = play.game.read("~ roll 13kcx")
    rolled = play.after_fate(fate)
    assert not rolled.awaits_chance
    assert rolled.line == "~ roll 13kcx"
    with pytest.raises(ImpossibleFate):
        rolled.after_fate(fate)


TIED = (
    *("~ roll 3ccxx", "p2 stop", "p2 pair 3c"),
    *("~ roll kkccx", "p3 stop", "~ roll 1kkxx", "p2 stop", "p2 pair 1k p1"),
)
"""The second and third of three seats tie, and they alone roll once more."""


def test_a_record_older_than_a_ruling_is_refused_with_the_reading_to_add() -> None:
    start = {"box": 6, "king": 15, "coins": [12, 12, 15], "seat": 2}
    old = record.Record(
        game="kings-gold",
        edition="blue-orange-us",
        seats=("A", "B", "C"),
        start=start,
        steps=TIED,
        points=(11, 16, 12),
    )
    with pytest.raises(RecordError) as refused:
        replay(GAME["kings-gold"], old)
    assert refused.value.problem == "earlier-reading"
    assert refused.value.facts == {"readings": 'tie-break = "tied-one-turn"'}
    assert refused.value.step == 7
    added = replace(old, readings={"tie-break": "tied-one-turn"})
    result = replay(GAME["kings-gold"], added).result
    assert result is not None
    assert result.winners == (1,)


def test_a_record_that_no_ruling_explains_is_refused_as_it_is() -> None:
    wrong = record.Record(game="kings-gold", seats=("A", "B"), steps=("~ roll 1",), start=START)
    with pytest.raises(ImpossibleFate, match=r"kg\.cup"):
        replay(GAME["kings-gold"], wrong)
