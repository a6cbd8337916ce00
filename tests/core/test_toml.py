"""TOML from strangers is bounded before it is read, and otherwise read as TOML is."""

import tomllib
import tracemalloc

import pytest

from doubloon.core import toml
from doubloon.core.errors import FileError, RecordError
from table import TESTS

KEYS = "\n".join(f"k{n} = 1" for n in range(1_000))


@pytest.mark.parametrize(
    ("problem", "text"),
    [
        ("toml-long-name", "a." * 12_000 + "a = 1"),
        ("toml-long-name", "b = { " + "a." * 12_000 + "a = 1 }"),
        ("toml-long-name", "[" + "a." * 990 + "a]\n" + KEYS),
        ("toml-long-name", "[[" + "'a'." * 990 + "a]]\n" + KEYS),
        ("toml-long-name", '"a"' + ' . "a"' * 16 + " = 1"),
        ("too-nested", "a = " + "[" * 33 + "]" * 33),
        ("too-nested", "a = " + "{ a = " * 33 + "1" + "}" * 33),
        ("toml-many-names", "\n".join(f"k{n} = 1" for n in range(toml.NAMES + 1))),
        ("toml-many-names", "[[a]]\n" * (toml.NAMES + 1)),
        ("toml-many-names", "a = [" + "{ b = 1 }," * (toml.NAMES + 1) + "]"),
        ("record-too-long", "#" * (toml.LONGEST + 1)),
        ("not-toml", "a = "),
        ("not-toml", 'a = "' + '\\"' * 100_000),
        ("not-toml", "a = '''" + "''\n" * 100_000),
    ],
)
def test_what_would_cost_much_is_refused_before_it_is_read(problem: str, text: str) -> None:
    tracemalloc.start()
    try:
        with pytest.raises(RecordError) as refused:
            toml.parse(text)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert refused.value.problem == problem
    assert most < 20 * len(text) + 1_000_000


@pytest.mark.parametrize(
    "text",
    [
        "a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p = 1",
        "a = " + "[" * 32 + "]" * 32,
        'a = "' + "." * 100 + '"\n# ' + "." * 100 + "\nb = '" + "[" * 100 + "'",
        'a = """\n' + '[[[[ " "" \\""" ' * 50 + '"""\nb = 1.5',
        "a = '''\n" + "{{{{ ' '' " * 50 + "'''\nb = 1.5",
        "a = [" + "1.5, " * 30_000 + "]",
        "steps = [\n" + '  "~ roll 12kcx",\n' * 30_000 + "]",
    ],
)
def test_what_looks_costly_but_is_not_is_read(text: str) -> None:
    assert toml.parse(text) == tomllib.loads(text)


def test_records_are_read_as_toml() -> None:
    records = [*TESTS.glob("golden/**/*.dbl")]
    assert records
    for file in records:
        text = file.read_text("utf-8")
        assert toml.parse(text) == tomllib.loads(text)


def test_a_file_is_refused_as_a_file() -> None:
    with pytest.raises(FileError, match="toml-long-name"):
        toml.parse("a." * 100 + "a = 1", FileError)
