"""`doubloon bench` runs programs of the checkout, and says so where there is none."""

import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from doubloon.cli import bench, main


def test_every_comparison_has_its_program() -> None:
    assert all((bench.folder() / program).is_file() for program in bench.PROGRAMS.values())


def test_programs_run_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    run: list[str] = []

    def note(command: list[str], **_options: Any) -> SimpleNamespace:
        run.append(Path(command[1]).name)
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr(subprocess, "run", note)
    assert main(["bench", "tables", "kernels"]) == 0
    assert run == ["idle_tables.py", "kernels.py"]


def test_an_unknown_comparison_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "chess"]) == 2
    assert "kernels, arena, rules, server, tables" in capsys.readouterr().err


def test_without_sources_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(bench, "folder", lambda: tmp_path / "bench")
    assert main(["bench"]) == 1
    assert "checkout" in capsys.readouterr().err
