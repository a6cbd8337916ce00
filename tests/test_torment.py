"""The referee of `bench/torment.py` finds what is wrong, and a short campaign finds nothing."""

import itertools
import json
import random
from pathlib import Path

import pytest

from campaign import report
from campaign.diary import Act, Diary, Told
from campaign.fuzz import make_broken_frame, make_frame
from campaign.gang import GROUPS, choose
from campaign.referee import agree, judge
from campaign.run import ONLY, Plan, plan_events, torment
from campaign.server import Event
from campaign.strangers import bombs

STEPS = ("~ roll 12kcx", "p1 reroll 1", "~ roll k", "p1 stop", "p2 stop")


def told(steps: tuple[str, ...] = STEPS, since: int = 1, seat: int | None = 1) -> Told:
    return Told("play", seat, since, since + len(steps) - 1, steps)


def act(n: int, text: str) -> Act:
    return Act("play", 1, n, text, 0.0, 0.01)


def anne(*views: Told, acts: tuple[Act, ...] | None = None) -> Diary:
    done = (act(2, "p1 reroll 1"), act(4, "p1 stop")) if acts is None else acts
    return Diary("Anne", told=[*views], acts=[*done], played={"play": 1})


def found(*diaries: Diary, record: tuple[str, ...] = STEPS) -> list[tuple[str, int | None]]:
    records = {(diary.who, "play"): record for diary in diaries}
    return [(fault.kind, fault.n) for fault in judge(diaries, records)]


def test_a_true_history_has_no_fault() -> None:
    spectator = Diary("Bo", told=[told(seat=None)])
    assert found(anne(told(STEPS[:2]), told(STEPS[2:], since=3)), spectator) == []


def test_a_lost_step_is_found() -> None:
    assert found(anne(told()), record=STEPS[:4]) == [("lost", 5)]


def test_a_play_without_a_record_is_found() -> None:
    faults = judge([anne(told())], {})
    assert [fault.kind for fault in faults] == ["no-record"]


def test_an_act_that_is_stored_twice_is_found() -> None:
    doubled = (*STEPS, "p1 stop")
    assert found(anne(told(doubled)), record=doubled) == [("act-doubled", 6)]


def test_two_acts_that_are_answered_with_one_number_are_found() -> None:
    acts = (act(2, "p1 reroll 1"), act(4, "p1 stop"), act(4, "p1 stop"))
    assert found(anne(told(), acts=acts)) == [("act-twice", 4)]


def test_an_answered_act_that_is_missing_is_found() -> None:
    without = tuple(text for text in STEPS if text != "p1 stop")
    assert ("act-missing", 4) in found(anne(), record=without)


def test_an_answered_act_beyond_the_end_of_the_record_is_found() -> None:
    assert found(anne(told(STEPS[:3])), record=STEPS[:3]) == [("act-missing", 4)]


def test_a_step_that_is_told_again_differently_is_found() -> None:
    other = told(("~ roll x",), since=3)
    assert found(anne(told(), other)) == [("told-differently", 3)]


def test_a_step_that_is_told_differently_to_another_is_found() -> None:
    bo = Diary("Bo", told=[told((*STEPS[:2], "~ roll x", *STEPS[3:]))])
    assert found(anne(told()), bo) == [("told-differently", 3), ("stored-differently", 3)]


def test_a_step_that_is_stored_differently_is_found() -> None:
    record = (*STEPS[:4], "p2 reroll 1")
    assert found(anne(told()), record=record) == [("stored-differently", 5)]


def test_a_gap_between_two_views_is_found() -> None:
    assert found(anne(told(STEPS[:2]), told(STEPS[3:], since=4))) == [("gap", 3)]


def test_a_view_with_fewer_steps_than_it_says_is_found() -> None:
    short = Told("play", 1, 1, 5, STEPS[:4])
    assert found(anne(short)) == [("gap", 5)]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("~ key p1 ?", "~ key p1 w", True),
        ("~ key p1 w", "~ key p1 ?", True),
        ("~ key p1 ?", "~ key p2 w", False),
        ("~ key p1 ?", "~ key p1 wr", False),
        ("~ key p1 w", "~ key p1 r", False),
        ("p1 take 6 with w.", "p1 take 6 with wj", False),
    ],
)
def test_a_hidden_card_agrees_with_any_card_and_with_nothing_else(
    one: str, other: str, same: bool
) -> None:
    assert agree(one, other) is same


# The report.


def test_waits_during_an_event_are_left_out_and_all_others_count() -> None:
    events = [Event("kill", 10.0, 10.0, 12.0)]
    assert report.overlaps(9.9, 10.1, events)
    assert report.overlaps(11.9, 13.0, events)
    assert not report.overlaps(9.0, 9.9, events)
    assert not report.overlaps(12.1, 40.0, events)


def test_a_server_that_does_not_come_back_excuses_ten_seconds() -> None:
    event = Event("stop", 10.0, 14.0, 70.0)
    assert event.excused == 24.0


def test_quantiles_are_waits_that_occurred() -> None:
    waits = [0.001 * n for n in range(1, 101)]
    assert report.quantile(waits, 0.5) == pytest.approx(0.051)
    assert report.quantile(waits, 0.99) == pytest.approx(0.1)


def test_memory_that_doubles_is_not_flat() -> None:
    assert not report.flat(*report.thirds([60.0 + n for n in range(90)]))
    assert report.flat(*report.thirds([80.0 + n % 7 for n in range(90)]))


def test_errors_and_tracebacks_are_found_in_a_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    fine = {"event": "closed", "level": "info"}
    wrong = {"event": "request-failed", "level": "error", "exception": "Traceback\nValueError: 1"}
    other = {"event": "library", "level": "error", "message": "no <Outbox at 0x7f1>\nhere"}
    lines = (*map(json.dumps, (fine, wrong, wrong, other)), "Traceback (most recent)")
    log.write_text("\n".join(lines))
    assert report.failures(log) == [
        "2 times error: request-failed ValueError: 1",
        "1 times error: library no <Outbox at 0x…>",
        "1 times Traceback (most recent)",
    ]


# The plan and the villains.


def test_events_leave_one_process_alone_for_half_of_the_time() -> None:
    events = plan_events(600, 1)
    restarts = [at for at, kind in events if kind != "stop"]
    lives = [later - earlier for earlier, later in itertools.pairwise(restarts)]
    assert len(restarts) > 10
    assert max(lives) > 300
    assert {kind for _, kind in events} == {"kill", "term", "stop"}


def test_a_short_campaign_has_a_kill() -> None:
    assert plan_events(10, 1)[0] == (2.5, "kill")


def test_every_group_of_villains_can_be_chosen_alone() -> None:
    assert all(choose([group]) for group in GROUPS)
    assert len(choose(ONLY)) == sum(map(len, GROUPS.values()))


def test_what_is_sent_follows_from_the_seed() -> None:
    def sent(seed: int) -> list[bytes]:
        dice = random.Random(seed)
        frames = [make_frame(dice, "tortuga", 7) for _ in range(100)]
        return [*frames, *(make_broken_frame(dice) for _ in range(20))]

    assert sent(1) == sent(1)
    assert sent(1) != sent(2)


def test_bombs_are_as_large_as_a_record_may_be() -> None:
    assert all(len(bomb) < 400_000 for bomb in bombs())


async def test_a_short_campaign_with_a_kill_loses_nothing(tmp_path: Path) -> None:
    plan = Plan(
        seconds=8,
        seed=3,
        database=tmp_path / "torment.sqlite",
        folder=tmp_path,
        only=("kills", "fuzz", "doors"),
    )
    outcome = await torment(plan)
    assert outcome.faults == []
    assert outcome.refused == []
    assert outcome.records >= 4
    assert outcome.replayed > 0
    assert [event.kind for event in outcome.events][:1] == ["kill"]
    assert sum(len(diary.acts) for diary in outcome.diaries) > 0
    assert outcome.villainy
