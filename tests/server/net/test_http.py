"""The HTTP API: its answers, its refusals and its OpenAPI description."""

import asyncio
import gzip
import json
import threading
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from importlib.resources import files
from pathlib import Path
from typing import Any

import httpx2
import pytest
import schemathesis
from hypothesis import settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from boxes import BOXES, CHANGES, corrected
from doubloon.bots import LEVELS
from doubloon.core import record
from doubloon.games import BUILT_IN
from doubloon.locales import LANGUAGES
from doubloon.server.net.api import ROUTES
from doubloon.server.net.openapi import document
from doubloon.server.net.origin import HEADERS
from server.serving import Served, client, cookie_of, serving


class Answer:
    def __init__(self, response: HTTPResponse) -> None:
        self.status, self.headers = response.status, response.headers
        self.text = response.read().decode()

    @property
    def json(self) -> object:
        return json.loads(self.text)


def ask(
    port: int, path: str, method: str = "GET", body: str | None = None, **headers: str
) -> Answer:
    connection = HTTPConnection("127.0.0.1", port, timeout=30)
    try:
        connection.request(method, path, body, headers)
        return Answer(connection.getresponse())
    finally:
        connection.close()


async def get(served: Served, path: str, *words: str, **headers: str) -> Answer:
    return await asyncio.to_thread(ask, served.port, path, *words, **headers)


async def test_all_games_and_levels_are_listed(database: Path) -> None:
    async with serving(database) as served:
        assert (await get(served, "/health")).json == {"status": "ok", "version": "0.1.0"}
        games = (await get(served, "/api/games")).json
        assert isinstance(games, list)
        assert [game["key"] for game in games] == [game.key for game in BUILT_IN]
        assert [game["target"] for game in games if game["key"] == "mille-sabords"] == [6000]
        for game, known in zip(games, BUILT_IN, strict=True):
            assert (game["prefix"], game["faces"]) == (known.prefix, dict(known.faces))
            assert (game["hidden"], game["asks"]) == (known.has_secrets, known.ask is not None)
            assert game["languages"] == [*LANGUAGES]
            names = {reading["name"] for reading in game["readings"]}
            assert all(set(edition["readings"]) == names for edition in game["editions"])
            assert game["levels"][0] == "cabin-boy"
            assert set(game["strengths"]) <= {*game["levels"][1:]}
            assert game["weakened"] == []
        assert (await get(served, "/api/levels")).json == [*LEVELS]


async def test_the_games_are_packed_for_whoever_accepts_it(database: Path) -> None:
    async with serving(database) as served, httpx2.AsyncClient() as browser:
        address = f"http://{served.url}/api/games"
        plain = await browser.get(address, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        async with browser.stream("GET", address, headers={"Accept-Encoding": "gzip"}) as packed:
            assert packed.headers["content-encoding"] == "gzip"
            assert packed.headers["vary"] == "Accept-Encoding"
            raw = b"".join([chunk async for chunk in packed.aiter_raw()])
        assert gzip.decompress(raw) == plain.content
        assert len(raw) < len(plain.content) / 2


async def test_the_messages_of_a_game_come_as_fluent_text(database: Path) -> None:
    async with serving(database) as served:
        for game in BUILT_IN:
            for language, file in (("en", "en"), ("fr", "fr"), ("xx", "en"), ("..", "en")):
                path = f"/api/messages/{game.key}/{language.replace('..', '%2e%2e')}"
                answer = await get(served, path)
                own = files(game.messages).joinpath(f"{file}.ftl").read_text("utf-8")
                assert (answer.status, answer.text) == (200, own)
                assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        refused = await get(served, "/api/messages/chess/en")
        assert (refused.status, json.loads(refused.text)["problem"]) == (404, "table-no-game")


async def test_public_tables_are_listed_and_others_found_by_code(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        public = await anne.create("kings-gold", public=True)
        hidden = await anne.create("gold-armada")
        playing = await anne.create("kings-gold", public=True)
        for seat in (1, 2):
            await anne.do("fill", table=playing, seat=seat, level="cabin-boy")
        served.bots.held.clear()
        await anne.do("start", table=playing)
        listed = (await get(served, "/api/tables")).json
        assert isinstance(listed, list)
        assert [table["id"] for table in listed] == [public, playing]
        code = anne.tables[hidden]["code"]
        for typed in (code, code.lower(), f"{code[:3]}%20{code[3:].lower()}", f"%20{code}%20"):
            assert (await get(served, f"/api/tables/{typed}")).json == anne.tables[hidden]
        mine = (await get(served, "/api/mine", Cookie=cookie_of(anne))).json
        assert isinstance(mine, list)
        assert {table["id"] for table in mine} == {public, hidden, playing}
        assert (await get(served, "/api/mine", Cookie=cookie_of(bert))).json == []


async def test_a_record_can_be_downloaded(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await anne.create("kings-gold")
        await anne.do("sit", table=table, seat=1)
        await anne.do("fill", table=table, seat=2, level="cabin-boy")
        await anne.do("name", name="Anne")
        served.bots.held.clear()
        await anne.do("start", table=table)
        await anne.act(table, "p1 resign")
        await anne.until(lambda: anne.tables[table]["state"] == "over")
        answer = await get(served, f"/api/plays/{anne.tables[table]['play']}/record")
        assert answer.headers["Content-Disposition"].endswith('.dbl"')
        kept = record.read(answer.text)
        assert kept.seats == ("Anne", "cabin-boy")
        assert kept.steps[-1] == "p1 resign"


@pytest.mark.parametrize(
    ("method", "path", "body", "headers", "status", "problem"),
    [
        ("GET", "/api/tables/none", None, {}, 404, "table-unknown"),
        ("GET", "/api/plays/none/record", None, {}, 404, "table-no-play"),
        ("GET", "/nowhere", None, {}, 404, "message-no-page"),
        ("DELETE", "/health", None, {}, 405, "message-method"),
        ("POST", "/api/tokens", "nonsense", {}, 400, "message-field"),
        ("POST", "/api/tokens", '{"name":"\t"}', {}, 400, "message-field"),
        ("POST", "/api/tokens", '{"name":" "}', {}, 400, "message-field"),
        ("POST", "/api/tokens", "x" * 5_000, {}, 413, "limit-body"),
        ("POST", "/api/tokens", '{"name":"x"}', {"Origin": "http://evil"}, 403, "message-origin"),
    ],
)
async def test_a_refusal_says_what_is_wrong(
    method: str,
    path: str,
    body: str | None,
    headers: dict[str, str],
    status: int,
    problem: str,
    database: Path,
) -> None:
    async with serving(database) as served:
        answer = await asyncio.to_thread(ask, served.port, path, method, body, **headers)
        assert answer.status == status
        assert isinstance(answer.json, dict)
        assert answer.json["problem"] == problem


async def test_every_response_has_the_security_headers(database: Path) -> None:
    async with serving(database) as served:
        for path in ("/health", "/nowhere", "/api/games"):
            answer = await get(served, path)
            assert all(answer.headers[name] == value for name, value in HEADERS.items())
            assert answer.headers["Cache-Control"] == "no-store"


async def test_the_cookie_is_for_the_server_alone_and_secure_under_https(database: Path) -> None:
    async with serving(database) as served:
        plain = (await get(served, "/api/mine")).headers["Set-Cookie"]
        assert "; HttpOnly; SameSite=Lax" in plain
        assert "Secure" not in plain
        assert "Secure" in served.server.guests.make_cookie("x", secure=True)
        assert database.with_name(f"{database.name}.key").stat().st_mode & 0o777 == 0o600


async def test_requests_are_limited_by_address(database: Path) -> None:
    async with serving(database, address_rate=1.0, burst=3.0) as served:
        answers = [await get(served, "/health") for _ in range(8)]
        assert {answer.status for answer in answers} == {200, 429}


async def test_figures_for_prometheus(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await anne.create("kings-gold")
        for seat in (1, 2):
            await anne.do("fill", table=table, seat=seat, level="cabin-boy")
        await anne.do("start", table=table)
        await anne.until(lambda: anne.tables[table]["state"] == "over")
        await anne.refused("open", table="none")
        text = (await get(served, "/metrics")).text
        assert "doubloon_connections 1.0" in text
        assert "doubloon_tables 1.0" in text
        assert f'doubloon_steps_total{{game="kings-gold"}} {anne.view(table)["n"]}.0' in text
        assert 'doubloon_refusals_total{error="table"} 1.0' in text


def test_the_description_has_every_route() -> None:
    told = {(way.upper(), path) for path, ways in document()["paths"].items() for way in ways}
    assert told == {(method, path) for method, path, _ in ROUTES}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own, with a table and a play."""
    database = tmp_path_factory.mktemp("http") / "doubloon.sqlite"
    ready, done, told = threading.Event(), threading.Event(), []

    async def serve() -> None:
        async with serving(database) as served, client(served) as anne:
            table = await anne.create("gold-up", public=True)
            told.append((served.url, anne.tables[table]))
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    ready.wait()
    yield f"http://{told[0][0]}"
    done.set()
    thread.join()


api = schemathesis.openapi.from_dict(document())


@api.parametrize()
@settings(max_examples=20)
def test_the_api_is_as_described(case: Any, address: str) -> None:
    # A text is not a record yet: that one is refused does not contradict the description.
    records = ("/api/replay", "/api/review", "/api/draws")
    loose = [positive_data_acceptance] if case.path in records else []
    case.call_and_validate(base_url=address, excluded_checks=loose)


@pytest.mark.parametrize("game", BOXES)
async def test_games_tell_their_box(game: str, tmp_path: Path) -> None:
    async with serving(tmp_path / "x.sqlite", boxes={game: BOXES[game]}) as served:
        listed: Any = (await get(served, "/api/games")).json
        boxes = {info["key"]: info["box"] for info in listed}
    assert boxes["kings-gold"] is None
    assert boxes.pop(game).items() >= {"house": True, "components": BOXES[game]}.items()
    for other in {*BOXES} - {game}:
        assert boxes[other]["components"] == corrected(other, {})
        assert (boxes[other]["house"], boxes[other]["changes"]) == (False, [])
        assert "captain" in boxes[other]["fitted"]


async def check(served: Served, game: str, box: object) -> Answer:
    body = box if isinstance(box, str) else json.dumps(box)
    return await asyncio.to_thread(ask, served.port, f"/api/games/{game}/components", "POST", body)


async def test_a_box_is_checked_field_by_field(tmp_path: Path) -> None:
    async with serving(tmp_path / "x.sqlite") as served:
        for game, box in BOXES.items():
            answer: Any = (await check(served, game, box)).json
            assert (answer["problems"], len(answer["changes"])) == ([], len(CHANGES[game]))
        wrong = corrected("mille-sabords", {"cards.pirate": -1, "cards.coin": "four"})
        answer = (await check(served, "mille-sabords", wrong)).json
        assert answer["changes"] == []
        assert answer["problems"] == [
            {"field": field, "problem": "ms-deck-copies", "facts": {"most": 99}}
            for field in ("cards.pirate", "cards.coin")
        ]


@pytest.mark.parametrize(
    ("game", "body", "status", "problem"),
    [
        ("no-such", {}, 404, "table-no-game"),
        ("kings-gold", {}, 400, "no-components"),
        ("gold-up", [1], 400, "message-field"),
        ("gold-up", "{", 400, "message-field"),
        ("gold-up", '{"a":' * 3_000, 400, "message-json"),
        ("gold-up", {"a": [0] * 400}, 413, "limit-box"),
        ("gold-up", json.dumps({"a": "x" * 16_384}), 413, "limit-body"),
    ],
)
async def test_what_is_no_box_is_refused(
    game: str, body: object, status: int, problem: str, tmp_path: Path
) -> None:
    async with serving(tmp_path / "x.sqlite") as served:
        answer = await check(served, game, body)
        found: Any = answer.json
        assert (answer.status, found["problem"]) == (status, problem)
