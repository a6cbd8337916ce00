"""Progress bars: how far a solve is, and for tables in layers the layer and the rate."""

import pytest

from doubloon.cli.bars import bars
from doubloon.solving.layers import LayeredTable, LayeredWork
from doubloon.solving.tables import Progress

WORK = LayeredWork(LayeredTable("sample", ""), "win", lambda: [("1", 100)], lambda *_: iter(()), 0)


def shown(capsys: pytest.CaptureFixture[str], *reports: Progress) -> str:
    with bars() as report:
        for done in reports:
            report(WORK, done)
    return capsys.readouterr().err


def test_a_table_in_layers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "160")
    text = shown(capsys, Progress(10, 100, 1, 4), Progress(50, 100, 2, 4))
    assert "layer 2 of 4" in text
    assert "positions/s" in text
    text = shown(capsys, Progress(10, 100))
    assert "sample" in text
    assert "layer" not in text


def test_nothing_is_shown_without_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert "layer" not in shown(capsys, Progress(50, 100, 2, 4))
