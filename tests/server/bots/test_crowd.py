"""Who is next among waiting questions, and which level can answer in time."""

from dataclasses import dataclass

import pytest

from doubloon.core.setup import Seat
from doubloon.server.bots.crowd import LONGEST, SHARE, Crowd
from doubloon.server.bots.levels import (
    CALM,
    CHEAPER,
    FIRST,
    UNKNOWN,
    WEIGHT,
    Levels,
    Pace,
    split_patience,
)

WHO = "table", Seat(0)
LIMITS = [1.0, 2.0, 3.0]


def always(_steps: int) -> bool:
    return True


@dataclass(eq=False, slots=True)
class Entry:
    name: str
    host: str
    people: bool = True
    cost: float = 1.0


def served(crowd: Crowd[Entry]) -> list[str]:
    found = []
    while (entry := crowd.take()) is not None:
        found.append(entry.name)
    return found


def test_hosts_take_turns_however_many_tables_they_have() -> None:
    crowd: Crowd[Entry] = Crowd()
    for n in range(4):
        crowd.add(Entry(f"many {n}", "many"))
    crowd.add(Entry("single", "bo"))
    assert crowd.work_before("bo", people=True) == 3  # one turn more of bo, two of many
    assert crowd.work_before("cleo", people=True) == 2
    assert crowd.work_before("many", people=True) == 5
    assert (len(crowd), [entry.name for entry in crowd][-1]) == (5, "single")
    assert served(crowd) == ["many 0", "single", "many 1", "many 2", "many 3"]
    assert crowd.take() is None


def test_tables_with_people_leave_a_fifth_to_the_others() -> None:
    crowd: Crowd[Entry] = Crowd()
    for n in range(100):
        crowd.add(Entry("people", f"host {n % 7}", cost=0.1))
        crowd.add(Entry("bots", "crowd", people=False, cost=0.005))
    assert crowd.work_before("new", people=False) > crowd.work_before("new", people=True)
    order = served(crowd)
    first = order[: order.index("people", 60)]
    assert order[0] == "people"
    bots, people = first.count("bots"), first.count("people")
    assert bots * 0.005 == pytest.approx(SHARE * people * 0.1, abs=LONGEST)
    assert bots > people


def test_people_do_not_wait_for_a_dear_question_of_bots() -> None:
    crowd: Crowd[Entry] = Crowd()
    crowd.add(Entry("bots", "crowd", people=False, cost=2 * LONGEST))
    for _ in range(50):
        crowd.add(Entry("people", "bo", cost=1.0))
    assert served(crowd)[-1] == "bots"


def test_a_question_that_nobody_asks_any_more_is_forgotten() -> None:
    crowd: Crowd[Entry] = Crowd()
    gone, stays = Entry("gone", "bo"), Entry("stays", "bo")
    for entry in (gone, stays):
        crowd.add(entry)
    crowd.remove(gone)
    crowd.remove(gone)
    assert served(crowd) == ["stays"]
    crowd.add(gone)
    crowd.remove(gone)
    assert len(crowd) == 0


def test_the_pace_is_a_mean_of_warm_workers() -> None:
    pace = Pace()
    assert pace.expect("game", "captain") == UNKNOWN
    pace.learn("game", "captain", 5.0, cold=True)
    assert pace.expect("game", "captain") == 5.0
    pace.learn("game", "captain", 1.0)
    assert pace.expect("game", "captain") == pytest.approx(5.0 - 4.0 * WEIGHT)
    pace.learn("game", "captain", 100.0, cold=True)
    assert pace.expect("game", "captain") == pytest.approx(5.0 - 4.0 * WEIGHT)
    assert pace.expect("game", "bosun") == UNKNOWN


def test_every_level_may_use_more_of_the_patience_than_the_one_above() -> None:
    limits = split_patience(8.0, 4)
    assert limits == sorted({*limits})
    assert (limits[0], limits[-1]) == (8.0 * FIRST, 8.0)
    assert split_patience(8.0, 1) == [8.0 * FIRST]


def test_levels_go_down_until_one_is_in_time_and_never_below_the_last() -> None:
    levels = Levels(calm=10)
    assert levels.pick(WHO, LIMITS, lambda _steps: 0.9, always, 0) == 0
    assert levels.pick(WHO, LIMITS, lambda _steps: 1.1, always, 0) == 1
    assert levels.pick(WHO, LIMITS, lambda _steps: 99.0, always, 0) == 2
    assert levels.pick(("other", Seat(0)), LIMITS, lambda _steps: 0.9, always, 0) == 0


def test_a_level_comes_back_when_it_is_calm_and_has_been_for_a_while() -> None:
    levels = Levels(calm=10)
    levels.note(WHO, 2, 0)
    assert levels.pick(WHO, LIMITS, lambda _steps: 0.0, always, 9) == 2
    assert (
        levels.pick(WHO, LIMITS, lambda _steps: CALM * 2.0 + 0.1, always, 10) == 2
    )  # not calm enough
    assert levels.pick(WHO, LIMITS, lambda _steps: CALM * 2.0, always, 10) == 1
    assert levels.pick(WHO, LIMITS, lambda _steps: 0.0, always, 19) == 1  # one level at a time
    assert levels.pick(WHO, LIMITS, lambda _steps: 0.0, always, 20) == 0
    assert levels.pick(WHO, LIMITS, lambda _steps: 0.9, always, 20) == 0


def test_a_level_is_kept_where_no_weaker_one_saves_time() -> None:
    levels, pace = Levels(calm=10), Pace()
    assert levels.pick(WHO, LIMITS, lambda _steps: 99.0, lambda steps: steps < 1, 0) == 1
    pace.learn("game", "captain", 1.0)
    assert pace.is_worth_lowering("game", "captain", ["bosun", "deckhand"])  # not known yet
    pace.learn("game", "bosun", 0.9)
    pace.learn("game", "deckhand", CHEAPER)
    assert pace.is_worth_lowering("game", "captain", ["bosun", "deckhand"])
    assert not pace.is_worth_lowering("game", "captain", ["bosun"])
    assert not pace.is_worth_lowering("game", "captain", [])
