"""A worker answers whole questions: what a killed server had half written is none."""

import io
import os
import sys
from queue import SimpleQueue
from types import SimpleNamespace

import pytest

from doubloon.server import workers


def test_half_a_question_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int] = []
    heard: SimpleQueue[bytes] = SimpleQueue()
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(b'{"a": 1}\n{"a": ')))
    monkeypatch.setattr(os, "_exit", ended.append)
    workers._listen(heard)
    assert heard.get() == b'{"a": 1}\n'
    assert heard.empty()
    assert ended == [0]
