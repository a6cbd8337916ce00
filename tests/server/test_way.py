"""The way of an act through the server, traced and compared with docs/server.md."""

import asyncio
import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import _lru_cache_wrapper, partial
from pathlib import Path
from types import FrameType

import doubloon
from server.serving import Client, client, serving
from table import TESTS

SOURCE = Path(doubloon.__file__).parent
PAGE = (TESTS.parent / "docs" / "server.md").read_text()
GAME = "mille-sabords"


class Trace:
    """The files of doubloon whose functions were called, in the order of the first call."""

    def __init__(self) -> None:
        self.files: dict[str, list[str]] = {}
        self.on = False

    def __call__(self, frame: FrameType, event: str, _argument: object) -> None:
        code = frame.f_code
        if self.on and event == "call" and code.co_filename.startswith(str(SOURCE)):
            file = Path(code.co_filename).relative_to(SOURCE).as_posix()
            self.files.setdefault(file, []).append(code.co_qualname)


@contextmanager
def tracing() -> Iterator[Trace]:
    """Trace this thread, and those that start meanwhile: storage writes in a thread."""
    trace, before = Trace(), sys.getprofile()
    threading.setprofile(trace)
    sys.setprofile(trace)
    try:
        yield trace
    finally:
        sys.setprofile(before)
        threading.setprofile(None)


def documented() -> list[tuple[str, str]]:
    """The files of the list in docs/server.md, and the functions it names in each."""
    section = PAGE.partition("## The way of an act")[2].partition("\n## ")[0]
    listed = re.findall(r"^\d+\. `([^`]+\.py)`: (.*)$", section, re.M)
    return [(file.replace("<game>", GAME.replace("-", "_")), text) for file, text in listed]


def has_seen(guest: Client, table: str, n: int) -> bool:
    return bool(guest.view(table)["n"] >= n)


def forget_results() -> None:
    """Clear all caches, so that no function is skipped because it was called before."""
    for name, module in [*sys.modules.items()]:
        if name.startswith("doubloon.games."):
            for value in [*vars(module).values()]:
                if isinstance(value, _lru_cache_wrapper):
                    value.cache_clear()


async def trace_an_act(database: Path) -> dict[str, list[str]]:
    """A reroll at a table of two people and a spectator, frame to frame."""
    with tracing() as trace:
        async with (
            serving(database, rate=1_000, address_rate=1_000) as served,
            client(served) as anne,
            client(served) as bert,
            client(served) as watcher,
        ):
            table = await anne.create(GAME, shuffle=False, target=100_000)
            for guest, seat in ((bert, 2), (anne, 1)):
                await guest.do("open", table=table)
                await guest.do("sit", table=table, seat=seat)
            await watcher.do("open", table=table)
            await anne.do("start", table=table)
            people = {1: anne, 2: bert}
            while True:
                await asyncio.sleep(0.05)  # until nothing of the last act is left to do
                view = anne.view(table)
                acts = people[view["to_act"]].view(table)["view"]["acts"]
                rerolls = [act for act in acts if " reroll " in act]
                forget_results()
                text, trace.on = (rerolls or acts)[0], bool(rerolls)
                answer = await people[view["to_act"]].act(table, text)
                assert answer["type"] == "done"
                await watcher.until(partial(has_seen, watcher, table, view["n"] + 1))
                trace.on = False
                if rerolls and watcher.view(table)["to_act"]:
                    return dict(trace.files)
                trace.files.clear()


async def test_an_act_goes_the_documented_way(database: Path) -> None:
    entered, way = await trace_an_act(database), documented()
    files = [file for file, _ in way]
    assert [file for file in entered if file in files] == files
    assert len({*files}) == len(files) <= 14


async def test_the_way_names_every_file_of_the_server(database: Path) -> None:
    entered, files = await trace_an_act(database), [file for file, _ in documented()]
    assert [file for file in entered if file.startswith("server/") and file not in files] == []
    helpers = [file for file in entered if file not in files]
    own = f"games/{GAME.replace('-', '_')}/"
    assert [file for file in helpers if not file.startswith(("core/", own))] == []


async def test_the_way_names_functions_that_are_called(database: Path) -> None:
    entered = await trace_an_act(database)
    for file, text in documented():
        names = re.findall(r"`([\w.]+)`", text)
        assert names, file
        assert [name for name in names if name not in entered[file]] == [], file
