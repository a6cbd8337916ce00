"""Rate limits, connection limits, plain text, origins and the outbox."""

import asyncio
import json
from typing import Any
from unittest.mock import Mock

import pytest

from doubloon.server.messages.answers import Gone, encode
from doubloon.server.messages.refusals import LimitError
from doubloon.server.messages.texts import clean_line
from doubloon.server.net.origin import is_own
from doubloon.server.session.limits import Bucket, Buckets, Connections, Turns
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


async def test_an_address_does_one_thing_at_a_time_and_others_do_not_wait_for_it() -> None:
    turns, done, go = Turns(each=2, most=3), list[str](), asyncio.Event()

    async def work(name: str) -> None:
        async with turns.wait(name[0]):
            done.append(name)
            await go.wait()

    async with asyncio.TaskGroup() as group:
        for name in ("a1", "a2", "b1"):
            group.create_task(work(name))
        while len(done) < 2:
            await asyncio.sleep(0)
        assert done == ["a1", "b1"]
        for address in ("a", "c"):  # too much of one address, and of all together
            with pytest.raises(LimitError, match="limit-busy"):
                await turns.wait(address).__aenter__()
        go.set()
    assert done == ["a1", "b1", "a2"]
    assert len(turns) == 0


@pytest.mark.parametrize("text", ["", " \n", "a\x00b", "\u202eabc", "x" * 41, "\u200b", "\ud800"])
def test_what_is_not_plain_text_is_refused(text: str) -> None:
    with pytest.raises(LimitError) as refused:
        clean_line(text, 40)
    assert refused.value.problem == "limit-plain-text"


def test_plain_text_is_one_line() -> None:
    assert clean_line("  Anne\n Bonny  ", 40) == "Anne Bonny"
    assert clean_line("<script>", 40) == "<script>"


@pytest.mark.parametrize(
    "text",
    [
        "Anne \U0001f3f4\u200d\u2620\ufe0f",  # a pirate flag
        "\U0001f469\U0001f3fd\u200d\U0001f680",  # an astronaut with a skin tone
        "\U0001f468\u200d\U0001f469\u200d\U0001f467",  # a family
        "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466",  # a larger one
        "\U0001f642\u200d\u2194\ufe0f",  # a head that is shaken
        "\U0001f1eb\U0001f1f7 Anne",  # the flag of France
        # of Scotland
        "Anne \U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f!",
        "\U0001f44d\U0001f3fd",  # a thumb with a skin tone
    ],
)
def test_emoji_with_joiners_are_plain_text(text: str) -> None:
    assert clean_line(text, 40) == text


@pytest.mark.parametrize(
    "text",
    [
        "\u200d",
        "An\u200dne",
        "\u200d\U0001f3f4",
        "\U0001f3f4\u200d",
        "\U0001f3f4\u200dA",
        "\U0001f3f4\u200d\u200d\u2620",
        "\ufe0f\u200d\u2620",
        "Anne\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
        "\U0001f3f4\U000e0067\U000e0062\U000e0073",
        "\U0001f3f4\U000e0020\U000e0062\U000e0073\U000e007f",
    ],
)
def test_a_joiner_or_a_hidden_letter_elsewhere_is_refused(text: str) -> None:
    with pytest.raises(LimitError):
        clean_line(text, 40)


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
def test_only_own_and_allowed_origins_are_accepted(headers: dict[str, str], own: bool) -> None:
    assert is_own(headers, ("https://friend",)) is own


class Sink:
    """A socket whose other side may not keep up."""

    def __init__(self) -> None:
        self.transport: Any = Mock(spec=asyncio.Transport)
        self.transport.is_closing.return_value = False
        self.writable = asyncio.Event()
        self.close_sent = False
        self.ended = False

    def end(self) -> None:
        self.ended = True


async def test_an_outbox_writes_in_order_and_as_fast_as_the_other_side_reads() -> None:
    outbox, sink = Outbox(frames=3, size=100_000), Sink()
    outbox.put(Gone(table="a"))
    outbox.connect(sink)
    outbox.put(Gone(table="b" * 70_000))
    await asyncio.sleep(0)
    sink.transport.write.assert_not_called()
    sink.writable.set()
    outbox.flush()
    (written,) = sink.transport.write.call_args.args
    short, long = encode(Gone(table="a")), encode(Gone(table="b" * 70_000))
    head = b"\x81\x7f" + len(long).to_bytes(8, "big")
    assert written == b"\x81" + bytes([len(short)]) + short + head + long
    outbox.close()
    outbox.put(Gone(table="c"))
    await asyncio.sleep(0)
    assert sink.ended
    assert sink.transport.write.call_count == 1
    assert outbox.pop() == []


def test_an_outbox_hands_out_at_most_what_was_asked_for() -> None:
    outbox = Outbox(frames=3, size=1_000)
    for table in ("a", "b", "c"):
        outbox.put(Gone(table=table))
    assert [json.loads(frame)["table"] for frame in outbox.pop(2)] == ["a", "b"]
    assert len(outbox) == 1


@pytest.mark.parametrize(("frames", "size"), [(2, 1_000), (10, 70)])
def test_a_full_outbox_is_closed(frames: int, size: int) -> None:
    outbox = Outbox(frames=frames, size=size)
    for _ in range(3):
        outbox.put(Gone(table="a"))
    assert outbox.overflowed
    assert outbox.closed
    assert outbox.pop() == []
