"""The protocol is documented message by message, and its schema is current."""

import json
import re
from typing import Any, get_args

import msgspec
import pytest

from doubloon.core.play import Play, begin
from doubloon.core.setup import Seat, Setup
from doubloon.games import BUILT_IN
from doubloon.server.messages import schema
from doubloon.server.messages.answers import (
    Outcome,
    Said,
    SeatInfo,
    ServerMessage,
    Step,
    TableInfo,
    Turn,
    View,
)
from doubloon.server.messages.game_types import GameInfo
from doubloon.server.messages.requests import ClientMessage, decode
from doubloon.server.messages.story import ListFact, PiecesFact, SeatFact, Sentence, WordsFact
from doubloon.server.messages.wire import PROTOCOL
from doubloon.server.net.api import ROUTES
from doubloon.server.table.history import take_step
from doubloon.server.table.views import describe_step, log_of, make_view
from table import TESTS, after

DOCS = TESTS.parent / "docs"
PAGE = (DOCS / "protocol.md").read_text()
MESSAGES = [*get_args(ClientMessage), *get_args(ServerMessage)]


def seen(play: Play, seat: Seat | None) -> dict[str, Any]:
    """A view as it travels."""
    view: dict[str, Any] = msgspec.json.decode(
        msgspec.json.encode(make_view(play, log_of(play), seat))
    )
    return view


def texts(steps: list[dict[str, Any]]) -> list[tuple[int, str]]:
    return [(step["seat"], step["text"]) for step in steps]


def name_of(message: type[msgspec.Struct]) -> str:
    return str(message.__struct_config__.tag)


def test_the_schema_is_current() -> None:
    """`python -m doubloon.server.messages.schema > docs/protocol.schema.json` makes it so."""
    assert (DOCS / "protocol.schema.json").read_text() == schema.text()


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: name_of(message))
def test_every_message_and_field_is_documented(message: type[msgspec.Struct]) -> None:
    assert f"`{name_of(message)}`" in PAGE
    assert all(f"`{name}`" in PAGE for name in message.__struct_fields__)


@pytest.mark.parametrize(
    "part",
    [
        SeatInfo,
        TableInfo,
        Outcome,
        Said,
        Step,
        Turn,
        Sentence,
        SeatFact,
        PiecesFact,
        WordsFact,
        ListFact,
        GameInfo,
    ],
)
def test_every_part_is_documented(part: type[msgspec.Struct]) -> None:
    assert all(f"`{name}`" in PAGE for name in part.__struct_fields__)


def test_every_route_is_documented() -> None:
    assert all(f"`{method} {path}`" in PAGE for method, path, _ in ROUTES)


def test_the_worked_example_is_a_view() -> None:
    (block,) = re.findall(r"^```json\n(.*?)^```", PAGE, re.S | re.M)
    view = msgspec.json.decode(block, type=View)
    assert view.since == view.n + 1 - len(view.steps)
    assert {*json.loads(block)} == {"type", *View.__struct_fields__}
    start = {"box": 30, "king": 5, "coins": [10, 15], "seat": 1}
    play = after("kings-gold", "~ roll 12kcx", start=start)
    for step in view.steps:
        taken = take_step(play, step.text)
        assert describe_step(taken, None) == step
        play = taken.after


@pytest.mark.parametrize("kind", [SeatFact, PiecesFact, WordsFact, ListFact], ids=name_of)
def test_every_kind_of_fact_is_documented(kind: type[msgspec.Struct]) -> None:
    assert f"| `{name_of(kind)}` | " in PAGE


def test_the_page_says_its_version() -> None:
    assert PAGE.startswith(f"# The protocol, version {PROTOCOL}\n")
    assert f"`protocol` ({PROTOCOL})" in PAGE


def test_no_two_messages_have_the_same_name() -> None:
    names = [name_of(message) for message in get_args(ClientMessage)]
    assert len({*names}) == len(names)


def test_a_message_has_its_documented_defaults() -> None:
    told = msgspec.to_builtins(decode('{"type":"create","game":"kings-gold","seats":2}'))
    row = next(line for line in PAGE.splitlines() if line.startswith("| `create`"))
    for name, value in told.items():
        if name not in ("type", "id", "game", "seats"):
            assert f"`{name}` = {msgspec.json.encode(value).decode()}" in row


def test_seats_in_a_view_are_counted_from_one() -> None:
    play = after("mille-sabords", "~ card pirate", "~ roll ksssccmp")
    view = seen(play, Seat(0))
    assert (view["seat"], view["to_act"]) == (1, 1)
    assert view["acts"]
    over = play.after("p2 resign")
    view = seen(over, Seat(0))
    assert (view["to_act"], view["acts"]) == (None, [])


def test_a_view_has_this_turn_and_the_last_ones() -> None:
    start = {"box": 30, "king": 5, "coins": [10, 15], "seat": 1}
    begun = after("kings-gold", "~ roll 3cxxx", start=start)
    view = seen(begun, None)
    assert view["this_turn"] == []
    (penalty,) = view["last_turns"]
    assert (penalty["seat"], penalty["outcome"], penalty["delta"]) == (1, "penalty", [-3, 0])
    assert texts(penalty["steps"]) == [(1, "~ roll 3cxxx")]
    assert penalty["details"]["coins"] == [-3, 0]
    assert penalty["story"]
    assert penalty["steps"][0]["summary"] == penalty["story"]
    running = seen(begun.after("~ roll 12kcx").after("p2 reroll 1"), None)
    assert running["last_turns"] == [penalty]
    assert texts(running["this_turn"]) == [(2, "~ roll 12kcx"), (2, "p2 reroll 1")]
    assert [step["by"] for step in running["this_turn"]] == [None, 2]
    assert running["this_turn"][1]["words"] == ["reroll", "1"]
    assert running["this_turn"][1]["summary"] is None


def test_a_view_has_one_finished_turn_for_each_seat() -> None:
    start = {"box": 30, "king": 5, "coins": [10, 15], "seat": 1}
    steps = ("~ roll 3cxxx", "~ roll 1cxxk", "p2 stop", "p2 pair 1c", "~ roll xxxkk")
    turns = seen(after("kings-gold", *steps, start=start), None)["last_turns"]
    assert [(turn["seat"], turn["outcome"], turn["delta"]) for turn in turns] == [
        (2, "pairs", [0, 1]),
        (1, "penalty", [-3, 0]),
    ]


def test_before_the_first_turn_the_steps_have_the_seat_they_belong_to() -> None:
    view = seen(after("kings-gold", "~ opening 1kkcx", "~ opening 1123k"), None)
    assert view["last_turns"] == []
    assert texts(view["this_turn"]) == [(1, "~ opening 1kkcx"), (2, "~ opening 1123k")]


def test_the_steps_of_a_turn_hide_what_not_everybody_saw() -> None:
    view = seen(after("gold-up", "~ key p1 w", "~ key p2 r"), Seat(0))
    assert texts(view["this_turn"]) == [(1, "~ key p1 ?"), (1, "~ key p2 ?")]


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.key)
def test_every_view_travels_and_has_acts(game: object) -> None:
    for one in BUILT_IN:
        if one is game:
            view = seen(begin(one, Setup(one.seats[0])), None)
            assert view["acts"] == []
            assert view["to_act"] is None
