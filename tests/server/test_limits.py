"""Limits as values: buckets that fill again, and what is plain text."""

import json

import pytest

from doubloon.server.messages.answers import Gone
from doubloon.server.messages.refusals import LimitError
from doubloon.server.net.origin import is_own
from doubloon.server.session.limits import Bucket, Buckets, Connections, plain
from doubloon.server.session.outbox import Outbox


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_a_burst_and_then_its_rate() -> None:
    clock = Clock()
    bucket = Bucket(2.0, 3.0, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now = 1_000.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_no_rate_is_no_limit() -> None:
    bucket = Bucket(0.0, 0.0)
    assert all(bucket.take() for _ in range(1_000))


def test_every_name_has_its_own_bucket_and_the_oldest_is_forgotten() -> None:
    buckets = Buckets(1.0, 1.0, Clock(), most=2)
    assert [buckets.take(name) for name in ("a", "a", "b")] == [True, False, True]
    assert buckets.take("c")
    assert len(buckets) == 2
    assert not buckets.take("b")
    assert buckets.take("a")


def test_connections_are_counted_by_address() -> None:
    connections = Connections(1)
    assert connections.enter("a")
    assert not connections.enter("a")
    assert connections.enter("b")
    connections.leave("a")
    assert connections.enter("a")
    assert len(connections) == 2


@pytest.mark.parametrize("text", ["", " \n", "a\x00b", "\u202eabc", "x" * 41, "\u200b", "\ud800"])
def test_what_is_not_plain_text_is_refused(text: str) -> None:
    with pytest.raises(LimitError) as refused:
        plain(text, 40)
    assert refused.value.problem == "limit-plain-text"


def test_plain_text_is_one_line() -> None:
    assert plain("  Anne\n Bonny  ", 40) == "Anne Bonny"
    assert plain("<script>", 40) == "<script>"


@pytest.mark.parametrize(
    ("headers", "own"),
    [
        ({"host": "x:80"}, True),
        ({"host": "x:80", "origin": "http://x:80"}, True),
        ({"host": "x:80", "origin": "https://x:80"}, True),
        ({"host": "x:80", "origin": "http://x"}, False),
        ({"host": "x", "origin": "null"}, False),
        ({"origin": "http://"}, False),
        ({"host": "x", "origin": "http://x.evil"}, False),
        ({"host": "x", "origin": "http://[bad"}, False),
        ({"host": "x", "origin": "https://friend"}, True),
    ],
)
def test_only_own_pages_and_friends_may_talk(headers: dict[str, str], own: bool) -> None:
    assert is_own(headers, ("https://friend",)) is own


def test_an_outbox_hands_out_in_order_until_it_is_closed() -> None:
    outbox, waiting = Outbox(frames=3, size=1_000), list[int]()
    outbox.call(lambda: waiting.append(len(outbox)))
    for table in ("a", "b"):
        outbox.tell(Gone(table=table))
    outbox.close()
    outbox.tell(Gone(table="c"))
    assert waiting == [0, 1, 2, 2]
    assert [json.loads(frame)["table"] for frame in outbox.pop(5)] == ["a", "b"]
    assert outbox.pop() == []


@pytest.mark.parametrize(("frames", "size"), [(2, 1_000), (10, 70)])
def test_an_outbox_that_is_too_full_is_given_up(frames: int, size: int) -> None:
    outbox = Outbox(frames=frames, size=size)
    for _ in range(3):
        outbox.tell(Gone(table="a"))
    assert outbox.overflowed
    assert outbox.closed
    assert outbox.pop() == []
