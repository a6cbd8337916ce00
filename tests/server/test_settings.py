"""The limits of the server stand in the documents with their numbers."""

import re
from dataclasses import fields

from doubloon.server.net.http_socket import PIPELINED
from doubloon.server.settings import Settings
from table import TESTS

HOSTING = (TESTS.parent / "docs" / "hosting.md").read_text()
PROTOCOL = (TESTS.parent / "docs" / "protocol.md").read_text()
USUAL = Settings(database="")


def test_every_number_of_the_settings_is_documented() -> None:
    told: dict[str, float] = {}
    for names, numbers in re.findall(r"^\| (`\w+`(?:, `\w+`)*) \| ([\d., ]+) \|", HOSTING, re.M):
        found = zip(re.findall(r"`(\w+)`", names), numbers.split(","), strict=True)
        told |= {name: float(number) for name, number in found}
    values = {field.name: getattr(USUAL, field.name) for field in fields(USUAL)}
    numbers = {name: value for name, value in values.items() if isinstance(value, int | float)}
    assert told == numbers


def test_the_protocol_tells_the_same_numbers() -> None:
    sentences = (
        f"A frame of a client has at most {USUAL.frame:,} bytes.",
        f"may send {USUAL.rate:g} frames a second on average and"
        f" {USUAL.rate * USUAL.burst:g} at once",
        f"once more for each {USUAL.share:,} bytes",
        f"goes on sending for {USUAL.flood:g} seconds",
        f"has not said `hello` after {USUAL.hello:g} seconds",
        f"at most {USUAL.head:,} bytes (otherwise status 431) and {USUAL.head_time:g} seconds",
        f"its body {USUAL.body_time:g} seconds",
        f"closed after {USUAL.keep_alive:g} seconds",
        f"At most {PIPELINED} requests",
        f"{USUAL.address_rate:g} requests a second",
        f"{USUAL.sockets} sockets, {USUAL.connections} of them WebSockets",
    )
    assert [sentence for sentence in sentences if sentence not in PROTOCOL] == []
    assert USUAL.address_rate == 5 * USUAL.rate
    assert "five times as many" in PROTOCOL


def test_another_rate_changes_what_depends_on_it() -> None:
    assert (USUAL.with_rate(40).rate, USUAL.with_rate(40).address_rate) == (40, 200)
    free = USUAL.with_rate(0)
    assert (free.rate, free.address_rate, free.connections, free.sockets) == (0, 0, 0, 0)
    assert free.all_sockets == USUAL.all_sockets


def test_the_limits_of_the_protocol_are_those_of_the_settings() -> None:
    text = PROTOCOL.partition("### Limits\n")[2]
    told = re.findall(r"^\| [^|]+ \| `(\w+)` \| (\d+) \|", text, re.M)
    assert len(told) >= 15
    assert {name: float(number) for name, number in told} == {
        name: getattr(USUAL, name) for name, _ in told
    }
