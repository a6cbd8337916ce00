"""Luck is measured in a process of its own; what takes too long or fails is not known."""

import asyncio

import pytest

from doubloon.core import record
from doubloon.core.record import Record
from doubloon.server.bots.luck import KEPT, LuckMeter

GIVEN_UP = """record = 1
game = "kings-gold"
seats = ["Anne", "Bert"]
start = { box = 6, king = 18, coins = [18, 18], seat = 1 }
steps = ["~ roll 12kcc", "p1 stop", "p2 resign"]
"""


@pytest.fixture
def played() -> Record:
    return record.read(GIVEN_UP)


async def test_the_luck_of_a_record_is_measured_once(played: Record) -> None:
    meter = LuckMeter()
    first, second = await asyncio.gather(meter.measure("one", played), meter.measure("one", played))
    assert first == second
    assert first is not None
    assert sum(first) == pytest.approx(0)
    assert first[0] != 0
    meter.close()
    broken = LuckMeter(module="doubloon.nowhere")
    broken._keep("one", first)
    assert await broken.measure("one", played) == first


async def test_a_process_that_fails_knows_no_luck(played: Record) -> None:
    assert await LuckMeter(module="doubloon.nowhere").measure("one", played) is None


async def test_what_takes_too_long_is_ended_and_can_be_asked_again(played: Record) -> None:
    meter = LuckMeter(seconds=0.05)
    assert await meter.measure("one", played) is None
    assert meter._running is None
    meter._seconds = 60
    assert await meter.measure("one", played) is not None


async def test_a_server_that_stops_does_not_wait(played: Record) -> None:
    meter = LuckMeter(seconds=60)
    asking = asyncio.create_task(meter.measure("one", played))
    while meter._running is None:
        await asyncio.sleep(0.01)
    meter.close()
    assert await asking is None


async def test_only_the_last_answers_are_kept(played: Record) -> None:
    meter = LuckMeter()
    for n in range(KEPT + 1):
        meter._keep(str(n), None)
    assert "0" not in meter._kept
    assert await meter.measure("1", played) is None
