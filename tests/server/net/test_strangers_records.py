"""Records from strangers: read and replayed in processes with bounded time and memory."""

import asyncio
import os
import resource
import signal
from pathlib import Path

import msgspec
import pytest

from doubloon.core.errors import RecordError
from doubloon.server.messages.replay_types import Stretch
from doubloon.server.net.replay_worker import KEPT, MEMORY, Question, Replayer
from doubloon.server.net.replays import Replays
from server.asking import post
from server.serving import client, serving

HEAD = 'record = 1\ngame = "gold-armada"\nseats = ["A", "B"]\n'
DOTTED = "a." * 150_000 + "a = 1"
"""The standard library needs 24 GB for this."""

MANY_PARTS = "[" + "a." * 990 + "a]\n" + "\n".join(f"k{n} = 1" for n in range(30_000))

SLOW = "import time\nfrom doubloon.server.workers import answer_lines\n"
SLOW += "answer_lines(lambda: lambda line: time.sleep(60))\n"
DYING = "import os\nfrom doubloon.server.workers import answer_lines\n"
DYING += "answer_lines(lambda: lambda line: os._exit(1))\n"


def ask(text: str, wanted: str = "stretch") -> bytes:
    return msgspec.json.encode({"wanted": wanted, "text": text})


@pytest.mark.parametrize("address", ["/api/replay", "/api/draws"])
@pytest.mark.parametrize("text", [DOTTED, MANY_PARTS])
async def test_a_text_that_would_cost_much_is_refused(
    database: Path, address: str, text: str
) -> None:
    async with serving(database) as served, client(served) as anne:
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        status, told = await post(served, address, text)
        assert (status, told["problem"]) == (400, "toml-long-name")
        assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 50_000
        assert (await anne.ask("name", name="Anne"))["type"] == "done"


async def test_records_are_not_replayed_in_the_servers_process(database: Path) -> None:
    async with serving(database) as served:
        assert served.server.replays.processes == []
        status, _ = await post(served, "/api/replay", f"{HEAD}steps = []\n")
        assert status == 200
        (worker,) = served.server.replays.processes
        limits = Path(f"/proc/{worker}/limits").read_text()
        assert f"Max address space         {MEMORY}" in limits
    assert not Path(f"/proc/{worker}").exists()


@pytest.mark.parametrize("program", [SLOW, DYING], ids=["slow", "dying"])
async def test_a_worker_that_does_not_answer_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    (tmp_path / "odd_worker.py").write_text(program)
    monkeypatch.syspath_prepend(str(tmp_path))
    replays = Replays(seconds=2.0, worker="odd_worker")
    with pytest.raises(RecordError, match="record-too-costly"):
        await replays.uploaded(b"", Stretch(), packed=False)
    assert replays.processes == []
    await replays.close()


async def test_costly_records_of_one_address_leave_a_process_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: Path
) -> None:
    (tmp_path / "odd_worker.py").write_text(SLOW)
    monkeypatch.syspath_prepend(str(tmp_path))
    async with serving(database, replays_each=2) as served:
        served.server.replays = Replays(worker="odd_worker")
        waiting = [asyncio.create_task(post(served, "/api/replay", HEAD)) for _ in range(4)]
        while sum(task.done() for task in waiting) < 2:
            await asyncio.sleep(0.01)
        refused = [task.result() for task in waiting if task.done()]
        assert [told["problem"] for _, told in refused] == ["limit-busy"] * 2
        assert len(served.server.replays.processes) == 1
        while not all(task.done() for task in waiting):
            await served.server.replays.close()
            await asyncio.sleep(0.01)


async def test_a_worker_that_died_unasked_is_replaced(database: Path) -> None:
    async with serving(database) as served:
        text = f"{HEAD}steps = []\n"
        assert (await post(served, "/api/replay", text))[0] == 200
        (worker,) = served.server.replays.processes
        os.kill(worker, signal.SIGKILL)
        while Path(f"/proc/{worker}").exists():
            await asyncio.sleep(0.01)
        assert (await post(served, "/api/replay", text))[0] == 200
        assert worker not in served.server.replays.processes


async def test_whoever_waits_at_the_end_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "odd_worker.py").write_text(SLOW)
    monkeypatch.syspath_prepend(str(tmp_path))
    replays = Replays(worker="odd_worker")
    waiting = asyncio.create_task(replays.uploaded(b"", Stretch(), packed=False))
    while not replays.processes:
        await asyncio.sleep(0.01)
    await replays.close()
    with pytest.raises(RecordError, match="record-too-costly"):
        await waiting
    assert replays.processes == []


def test_a_record_too_large_for_the_memory_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_text: str) -> None:
        raise MemoryError

    replayer = Replayer()
    assert replayer.answer(ask(f"{HEAD}steps = []\n")).startswith(b"+")
    monkeypatch.setattr("doubloon.core.record.read", fail)
    told = replayer.answer(ask("other"))
    assert told.startswith(b"-")
    assert msgspec.json.decode(told[1:])["problem"] == "record-too-costly"
    assert len(replayer) == 0


def test_only_the_last_plays_are_kept() -> None:
    replayer = Replayer()
    for n in range(2 * KEPT):
        replayer.answer(ask(f'record = 1\ngame = "gold-armada"\nseats = ["A{n}", "B"]\nsteps = []'))
    assert len(replayer) == KEPT


def test_a_question_has_known_fields_only() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(ask("", "everything"), type=Question)
