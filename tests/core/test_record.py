"""Records as text: what is read is what was written, and rubbish is refused by name."""

import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.core import record, toml
from doubloon.core.errors import RecordError
from doubloon.core.record import Record

MINIMAL = 'record = 1\ngame = "kings-gold"\nseats = ["A", "B"]\nsteps = []\n'

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
numbers = st.integers(-(2**63), 2**63 - 1)
scalars = texts | numbers | st.booleans() | st.floats(allow_nan=False)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=8,
)
records = st.builds(
    Record,
    game=texts,
    edition=st.none() | texts,
    readings=st.dictionaries(texts, texts | st.booleans() | numbers, max_size=3),
    target=st.none() | numbers,
    seats=st.lists(texts, max_size=4).map(tuple),
    dice=st.none() | st.just("table"),
    started=st.none() | texts | st.datetimes(),
    fairness=st.none() | st.dictionaries(texts, texts, max_size=3),
    start=st.none() | st.dictionaries(texts, values, max_size=3),
    steps=st.lists(texts, max_size=6).map(tuple),
    points=st.none() | st.lists(numbers, max_size=4).map(tuple),
    extra=st.dictionaries(texts.map("_".__add__), values, max_size=3),
)


@given(original=records)
def test_a_written_record_reads_the_same(original: Record) -> None:
    text = record.write(original)
    assert record.read(text) == original
    assert record.write(record.read(text)) == text


def test_the_canonical_spelling() -> None:
    original = Record(
        game="mille-sabords",
        edition="gigamic-fr",
        readings={"floor-scores-at-zero": True},
        target=6000,
        seats=("Anne", "captain"),
        steps=("~ card pirate", "# aye", "~ roll ksssccmp"),
        points=(0, 0),
        started=datetime.date(2013, 1, 17),
        start={"points": [0, 0], "seat": 1, "deck": {"pirate": 1}},
        extra={"_place": "Tortuga"},
    )
    assert record.write(original) == (
        "record = 1\n"
        'game = "mille-sabords"\n'
        'edition = "gigamic-fr"\n'
        "readings = { floor-scores-at-zero = true }\n"
        "target = 6000\n"
        'seats = ["Anne", "captain"]\n'
        "started = 2013-01-17\n"
        "steps = [\n"
        '  "~ card pirate",\n'
        '  "# aye",\n'
        '  "~ roll ksssccmp",\n'
        "]\n"
        "points = [0, 0]\n"
        '_place = "Tortuga"\n'
        "\n"
        "[start]\n"
        "points = [0, 0]\n"
        "seat = 1\n"
        "deck = { pirate = 1 }\n"
    )


@pytest.mark.parametrize(
    ("problem", "text"),
    [
        ("missing-field", ""),
        ("missing-field", MINIMAL.replace("steps = []\n", "")),
        ("missing-field", MINIMAL.replace("record = 1\n", "")),
        ("unknown-version", MINIMAL.replace("record = 1", "record = 2")),
        ("unknown-version", MINIMAL.replace("record = 1", 'record = "1"')),
        ("unknown-version", MINIMAL.replace("record = 1", "record = true")),
        ("unknown-field", MINIMAL + "rules = 1\n"),
        ("field-type", MINIMAL.replace('"kings-gold"', "7")),
        ("field-type", MINIMAL.replace('["A", "B"]', "2")),
        ("field-type", MINIMAL.replace('["A", "B"]', '["A", 2]')),
        ("field-type", MINIMAL.replace("steps = []", "steps = [1]")),
        ("field-type", MINIMAL + "points = [1.5]\n"),
        ("field-type", MINIMAL + "points = [true]\n"),
        ("field-type", MINIMAL + "target = true\n"),
        ("field-type", MINIMAL + 'readings = "none"\n'),
        ("field-type", MINIMAL + 'dice = "loaded"\n'),
        ("field-type", MINIMAL + "start = 3\n"),
        ("field-type", MINIMAL + "started = 3\n"),
        ("not-toml", MINIMAL[:-3]),
        ("not-toml", "\x00\x01\x02"),
        ("too-nested", "a = " + "[" * 100_000),
        ("not-toml", "a = " + "9" * 10_000),
        ("not-toml", MINIMAL + "game = 1\n"),
        ("record-too-long", "#" * (toml.LONGEST + 1)),
    ],
)
def test_what_is_no_record(problem: str, text: str) -> None:
    with pytest.raises(RecordError) as refused:
        record.read(text)
    assert refused.value.problem == problem


def test_what_a_record_cannot_hold() -> None:
    with pytest.raises(RecordError, match="unwritable"):
        record.write(Record(game="kings-gold", seats=(), steps=(), extra={"_x": object()}))
