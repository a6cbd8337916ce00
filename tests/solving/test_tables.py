"""Value tables on disk: complete and computed for the same terms, or not used."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from doubloon.solving.tables import FOLDER, Numbers, ValueTable, Work, cache_folder

TABLE = ValueTable("sample", "everything", 4, "doubloon.games.kings_gold")
NUMBERS = np.array([0.5, 0.25, 1 / 3, 1.0])


def held(folder: Path) -> list[float]:
    """The finished numbers that are found."""
    numbers = TABLE.load(folder)
    assert numbers is not None
    return [*map(float, numbers)]


def test_a_saved_table_is_loaded(tmp_path: Path) -> None:
    assert TABLE.load(tmp_path) is None
    TABLE.save(NUMBERS, tmp_path)
    assert held(tmp_path) == [*NUMBERS]


@pytest.mark.parametrize(
    "other",
    [
        replace(TABLE, depends="everything but one reading"),
        replace(TABLE, name="simple"),
        replace(TABLE, size=5),
    ],
    ids=["stale", "another's", "another size"],
)
def test_another_table_is_never_used(other: ValueTable, tmp_path: Path) -> None:
    path = other.save(np.zeros(other.size), tmp_path)
    assert TABLE.load(tmp_path) is None
    path.rename(tmp_path / TABLE.file)
    assert TABLE.load(tmp_path) is None


def test_a_table_from_another_version_is_never_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("doubloon.solving.tables.FORMAT", 0)
    path = TABLE.save(NUMBERS, tmp_path)
    monkeypatch.undo()
    path.rename(tmp_path / TABLE.file)
    assert TABLE.load(tmp_path) is None


def test_a_damaged_table_is_never_used(tmp_path: Path) -> None:
    path = TABLE.save(NUMBERS, tmp_path)
    whole = path.read_bytes()
    for cut in range(len(whole)):
        path.write_bytes(whole[:cut])
        assert TABLE.load(tmp_path) is None, cut
    for at in range(whole.index(b"\n") + 1, len(whole)):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        assert TABLE.load(tmp_path) is None, at
    path.write_bytes(whole + b"\0")
    assert TABLE.load(tmp_path) is None
    for head in (b"[]\n", b"{}\n", b"not json\n", b"\xff\n"):
        path.write_bytes(head + whole.partition(b"\n")[2])
        assert TABLE.load(tmp_path) is None, head
    path.write_bytes(whole)
    assert TABLE.load(tmp_path) is not None


def test_a_folder_or_nothing_in_its_place_is_no_table(tmp_path: Path) -> None:
    (tmp_path / TABLE.file).mkdir()
    assert TABLE.load(tmp_path) is None


def counting(numbers: Numbers, done: int) -> Iterator[int]:
    for step in range(done, 4):
        numbers[step] += step + 1
        yield step + 1


WORK = Work(TABLE, 4, counting)


def test_a_solve_reports_progress_and_is_saved(tmp_path: Path) -> None:
    done = [progress.done for progress in WORK.compute(tmp_path)]
    assert done == [0, 1, 2, 3, 4]
    assert held(tmp_path) == [1, 2, 3, 4]
    assert [path.name for path in tmp_path.iterdir()] == [TABLE.file]


def test_an_interrupted_solve_is_resumed(tmp_path: Path) -> None:
    for progress in (half := WORK.compute(tmp_path)):
        if progress.done == 2:
            half.close()  # type: ignore[attr-defined]
    assert TABLE.load(tmp_path) is None
    assert [progress.done for progress in WORK.compute(tmp_path)] == [2, 3, 4]
    assert held(tmp_path) == [1, 2, 3, 4]


def test_a_solve_that_fails_loses_nothing(tmp_path: Path) -> None:
    def failing(numbers: Numbers, done: int) -> Iterator[int]:
        for step in counting(numbers, done):
            if step == 3:
                raise KeyboardInterrupt
            yield step

    with pytest.raises(KeyboardInterrupt):
        [*replace(WORK, fill=failing).compute(tmp_path)]
    assert TABLE.load_unfinished(tmp_path)[1] == 2


def test_an_unfinished_table_of_other_terms_is_not_resumed(tmp_path: Path) -> None:
    other = replace(TABLE, depends="something else")
    part = other.save(NUMBERS, tmp_path, done=3)
    part.rename(tmp_path / f"{TABLE.file}.part")
    assert TABLE.load_unfinished(tmp_path)[1] == 0


def test_an_unfinished_table_is_never_a_finished_one(tmp_path: Path) -> None:
    part = TABLE.save(NUMBERS, tmp_path, done=3)
    assert json.loads(part.read_bytes().partition(b"\n")[0])["done"] == 3
    part.rename(tmp_path / TABLE.file)
    assert TABLE.load(tmp_path) is None


def test_a_folder_that_cannot_be_written_does_not_stop_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv(FOLDER, str(tmp_path / "file"))
    work = replace(WORK, table=replace(TABLE, name="nowhere"))
    assert [*work.solved()] == [1, 2, 3, 4]
    with pytest.raises(OSError, match="file"):
        [*work.compute()]


@pytest.mark.parametrize(
    ("environ", "platform", "folder"),
    [
        ({"HOME": "/h"}, "linux", "/h/.cache/doubloon"),
        ({"HOME": "/h", "XDG_CACHE_HOME": "/c"}, "linux", "/c/doubloon"),
        ({"HOME": "/h", "XDG_CACHE_HOME": "here"}, "linux", "/h/.cache/doubloon"),
        ({"HOME": "/h"}, "darwin", "/h/Library/Caches/doubloon"),
        ({"USERPROFILE": "/u", "LOCALAPPDATA": "/u/l"}, "win32", "/u/l/doubloon/Cache"),
        ({"HOME": "/h", "DOUBLOON_CACHE": "/own"}, "darwin", "/own"),
    ],
)
def test_each_platform_has_its_folder(environ: dict[str, str], platform: str, folder: str) -> None:
    assert cache_folder(environ, platform) == Path(folder)
