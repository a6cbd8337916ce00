"""The protocol is documented message by message, and its schema is current."""

from typing import get_args

import msgspec
import pytest

from doubloon.core.game import Seat, Setup
from doubloon.core.play import begin
from doubloon.games import GAMES
from doubloon.server import protocol
from doubloon.server.answers import Outcome, Said, SeatInfo, ServerMessage, TableInfo
from doubloon.server.http import ROUTES
from doubloon.server.requests import ClientMessage, decode
from doubloon.server.sight import shown
from doubloon.server.wire import tag
from table import TESTS, after

DOCS = TESTS.parent / "docs"
PAGE = (DOCS / "protocol.md").read_text()
MESSAGES = [*get_args(ClientMessage), *get_args(ServerMessage)]


def test_the_schema_is_current() -> None:
    """`python -m doubloon.server.protocol > docs/protocol.schema.json` makes it so."""
    assert (DOCS / "protocol.schema.json").read_text() == protocol.text()


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: tag(message.__name__))
def test_every_message_and_field_is_documented(message: type[msgspec.Struct]) -> None:
    assert f"`{tag(message.__name__)}`" in PAGE
    assert all(f"`{name}`" in PAGE for name in message.__struct_fields__)


@pytest.mark.parametrize("part", [SeatInfo, TableInfo, Outcome, Said])
def test_every_part_is_documented(part: type[msgspec.Struct]) -> None:
    assert all(f"`{name}`" in PAGE for name in part.__struct_fields__)


def test_every_route_is_documented() -> None:
    assert all(f"`{method} {path}`" in PAGE for method, path, _ in ROUTES)


def test_no_two_messages_have_the_same_name() -> None:
    names = [tag(message.__name__) for message in get_args(ClientMessage)]
    assert len({*names}) == len(names)


def test_a_message_has_its_documented_defaults() -> None:
    told = msgspec.to_builtins(decode('{"type":"create","game":"kings-gold","seats":2}'))
    row = next(line for line in PAGE.splitlines() if line.startswith("| `create`"))
    for name, value in told.items():
        if name not in ("type", "id", "game", "seats"):
            assert f"`{name}` = {msgspec.json.encode(value).decode()}" in row


def test_seats_in_a_view_are_counted_from_one() -> None:
    play = after("mille-sabords", "~ card pirate", "~ roll ksssccmp")
    view = shown(play, Seat(0))
    assert (view["seat"], view["to_act"]) == (1, 1)
    assert view["acts"]
    over = play.after("p2 resign")
    view = shown(over, Seat(0))
    assert (view["to_act"], view["acts"]) == (None, ())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_view_travels_and_has_acts(game: object) -> None:
    for one in GAMES:
        if one is game:
            view = shown(begin(one, Setup(one.seats[0])), None)
            told = msgspec.json.decode(msgspec.json.encode(view))
            assert told["acts"] == []
            assert told["to_act"] is None
