"""Tables in layers on disk: each layer is complete and of the same table, or it is not used."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from doubloon.core.errors import FileError, RecordError
from doubloon.solving import layers
from doubloon.solving.layers import LINE, LayeredTable, LayeredWork, Packed

TABLE = LayeredTable("sample", "everything")
NUMBERS = np.array([0, 1, layers.PARTS // 2, layers.PARTS], np.uint32)


def held(folder: Path, size: int = 4) -> list[int] | None:
    numbers = TABLE.load("1", size, folder)
    return None if numbers is None else numbers.tolist()


def test_a_saved_layer_is_loaded(tmp_path: Path) -> None:
    assert held(tmp_path) is None
    TABLE.save("1", NUMBERS, tmp_path)
    assert held(tmp_path) == NUMBERS.tolist()
    assert TABLE.path("1", tmp_path).stat().st_size == LINE + 16
    TABLE.save("1", NUMBERS[:0], tmp_path)
    assert held(tmp_path, 0) == []


def test_one_half_is_stored_exactly() -> None:
    assert layers.PARTS % 2 == 0
    assert layers.PARTS <= np.iinfo(np.uint32).max


@pytest.mark.parametrize(
    "other", [replace(TABLE, depends="less"), replace(TABLE, name="simple")], ids=["stale", "other"]
)
def test_a_layer_of_another_table_is_never_used(other: LayeredTable, tmp_path: Path) -> None:
    assert other.file != TABLE.file
    other.save("1", NUMBERS, tmp_path)
    assert held(tmp_path) is None
    path = TABLE.path("1", tmp_path)
    path.parent.mkdir()
    other.path("1", tmp_path).rename(path)
    assert held(tmp_path) is None


def test_another_layer_and_another_size_are_never_used(tmp_path: Path) -> None:
    TABLE.save("2", NUMBERS, tmp_path)
    TABLE.path("2", tmp_path).rename(TABLE.path("1", tmp_path))
    assert held(tmp_path) is None
    TABLE.save("1", NUMBERS, tmp_path)
    assert held(tmp_path, 3) is None
    assert held(tmp_path, 0) is None


def test_a_damaged_layer_is_never_used(tmp_path: Path) -> None:
    TABLE.save("1", NUMBERS, tmp_path)
    path = TABLE.path("1", tmp_path)
    whole = path.read_bytes()
    for at in (0, 40, LINE, LINE + 9):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        assert held(tmp_path) is None
    for cut in (0, 1, LINE - 1, LINE, len(whole) - 1):
        path.write_bytes(whole[:cut])
        assert held(tmp_path) is None
    path.write_bytes(whole)
    assert held(tmp_path) == NUMBERS.tolist()


def counting(solved: list[str]) -> LayeredWork:
    """Each layer has the number of the layer before plus one, twice as often."""

    def fill(layer: str, found: Packed, load: Callable[[str, int], Packed | None]) -> Iterator[int]:
        solved.append(layer)
        before = load(str(int(layer) - 1), 2 ** (int(layer) - 1))
        found[:] = 1 if before is None else before[0] + 1
        yield len(found) // 2
        yield len(found)

    sizes = [(str(n), 2**n) for n in range(4)]
    return LayeredWork(TABLE, "win", lambda: sizes, fill, 1e-9)


def test_a_solve_goes_on_after_its_last_finished_layer(tmp_path: Path) -> None:
    solved = list[str]()
    work = counting(solved)
    running = work.compute(tmp_path)
    for report in running:
        if report.layer == 3:
            break
    del running
    assert solved == ["0", "1", "2"]
    assert (work.positions, work.numbers, work.bytes) == (15, 15, 60 + 4 * LINE)
    assert work.room(tmp_path) == 4 * (4 + 8) + 2 * LINE
    TABLE.path("0", tmp_path).write_bytes(b"damaged")
    solved.clear()
    assert [*work.compute(tmp_path)][-1].done == 15
    assert solved == ["0", "2", "3"]
    last = TABLE.load("3", 8, tmp_path)
    assert last is not None
    assert last.tolist() == [4] * 8
    assert work.is_solved(tmp_path)
    assert work.opening(tmp_path) == pytest.approx((4 / layers.PARTS, 1))
    TABLE.forget(tmp_path)
    assert not work.is_solved(tmp_path)
    assert work.opening(tmp_path) is None


def test_no_room_and_too_many_positions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Usage:
        free = 10**6

    monkeypatch.setattr("doubloon.solving.layers.shutil.disk_usage", lambda _place: Usage)
    with pytest.raises(FileError) as full:
        [*counting([]).compute(tmp_path / "not yet")]
    assert full.value.problem == "solve-no-room"
    monkeypatch.undo()
    monkeypatch.setattr(layers, "MOST_POSITIONS", 14)
    with pytest.raises(RecordError) as large:
        [*counting([]).compute(tmp_path)]
    assert large.value.problem == "solve-too-large"
