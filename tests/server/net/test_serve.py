"""`doubloon serve` as people and scripts run it."""

import asyncio
import json
import os
import re
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
from websockets.asyncio.client import connect

from boxes import corrected
from doubloon.cli import main
from doubloon.cli.hosting import addresses
from doubloon.server.storage.sqlite.storage import open_storage
from server.serving import Client


@asynccontextmanager
async def served(database: Path, *words: str) -> AsyncIterator[tuple[Process, str]]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = (sys.executable, "-m", "doubloon", "serve", "--port", "0", "--db", str(database))
    process = await asyncio.create_subprocess_exec(
        *command, *words, stdout=PIPE, stderr=PIPE, env=environment
    )
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    found = re.search(r"127\.0\.0\.1:\d+", line)
    assert found, line
    try:
        yield process, found[0]
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def test_a_play_against_bots_then_goodbye(tmp_path: Path) -> None:
    database = tmp_path / "doubloon.sqlite"
    async with served(database) as (process, address):
        async with connect(f"ws://{address}/ws") as talk:
            anne = Client(talk)
            await anne.hello()
            table = await anne.create("gold-armada")
            for seat in (1, 2):
                await anne.do("fill", table=table, seat=seat, level="deckhand")
            await anne.do("start", table=table)
            await anne.until(lambda: anne.tables[table]["state"] == "over")
            process.send_signal(signal.SIGTERM)
            assert await anne.closed() == 1001
            assert anne.heard[-1] == {"type": "goodbye", "reason": "shutdown"}
        _, logged = await process.communicate()
        assert process.returncode == 0
        events = [json.loads(line)["event"] for line in logged.decode().splitlines()]
        assert events == ["table-opened", "play-started", "play-over", "closed"]
        info = anne.tables[table]
        assert info["secret"] not in logged.decode()
    storage = open_storage(database)
    kept = await storage.plays.export(info["play"])
    await storage.close()
    assert kept is not None
    assert len(kept.steps) == anne.view(table)["n"]


async def test_a_server_stopped_as_soon_as_it_speaks_stops(tmp_path: Path) -> None:
    async with served(tmp_path / "x.sqlite") as (process, _address):
        process.terminate()
        assert await asyncio.wait_for(process.wait(), 30) == 0


async def test_only_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}
    for number, words in enumerate((["--trusted-proxy", "127.0.0.1"], [])):
        async with (
            served(tmp_path / f"{number}.sqlite", *words) as (_, address),
            connect(f"ws://{address}/ws", additional_headers=forwarded) as talk,
        ):
            assert talk.response is not None
            assert ("Secure" in talk.response.headers["Set-Cookie"]) == bool(words)


async def test_it_answers_without_loading_what_it_does_not_need(tmp_path: Path) -> None:
    code = "import sys, doubloon.server.net.application; print(*sys.modules)"
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", code, stdout=PIPE)
    loaded = (await process.communicate())[0].decode().split()
    assert "doubloon.server.net.application" in loaded
    assert not {"numpy", "numba", "fluent", "doubloon.cli"} & {*loaded}
    async with served(tmp_path / "doubloon.sqlite") as (_, address):
        answer = await asyncio.to_thread(fetched, f"http://{address}/health")
        assert json.loads(answer)["status"] == "ok"


def fetched(url: str) -> bytes:
    with urlopen(url) as answer:
        body: bytes = answer.read()
        return body


def test_an_address_in_use_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert main(["serve", "--port", port, "--db", str(tmp_path / "x.sqlite")]) == 1
    assert port in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--port", "99999999"], ["--host", "nowhere.invalid"]])
def test_an_impossible_address_is_reported(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *words, "--db", str(tmp_path / "x.sqlite")]) == 1
    assert "cannot listen" in capsys.readouterr().err


def test_a_file_that_is_not_a_database_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = tmp_path / "x.sqlite"
    wrong.write_text("ahoy" * 1_000)
    assert main(["serve", "--port", "0", "--db", str(wrong)]) == 1
    assert str(wrong) in capsys.readouterr().err


@pytest.mark.parametrize("key", ["", "short", "\xff" * 40])
def test_an_unreadable_key_is_reported(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "x.sqlite.key").write_text(key, encoding="latin-1")
    assert main(["serve", "--port", "0", "--db", str(tmp_path / "x.sqlite")]) == 1
    assert "x.sqlite.key" in capsys.readouterr().err


@pytest.mark.parametrize("where", ["environment", "file"])
def test_a_short_key_is_reported(
    where: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    database = tmp_path / "doubloon.sqlite"
    if where == "environment":
        monkeypatch.setenv("DOUBLOON_KEY", "ahoy")
    else:
        Path(f"{database}.key").write_text("ahoy")
    assert main(["serve", "--port", "0", "--db", str(database)]) == 1
    assert "at least 32 characters" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("host", "own", "network"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000", None),
        ("192.0.2.7", "http://192.0.2.7:8000", "http://192.0.2.7:8000"),
        ("::1", "http://[::1]:8000", None),
        ("2001:db8::7", "http://[2001:db8::7]:8000", "http://[2001:db8::7]:8000"),
    ],
)
def test_a_server_is_found_where_it_listens(host: str, own: str, network: str | None) -> None:
    assert addresses.own(host, 8000) == own
    assert addresses.network(host, 8000) == network


def test_a_server_for_everybody_is_found_on_this_machine(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert addresses.own("0.0.0.0", 8000) == "http://127.0.0.1:8000"
    addresses.tell("http://127.0.0.1:8000", "http://192.0.2.7:8000")
    own, network, *picture = capsys.readouterr().out.splitlines()
    assert "http://127.0.0.1:8000" in own
    assert "http://192.0.2.7:8000" in network
    assert {*"".join(picture)} <= {*" █▀▄"}
    assert len(picture) > 10


async def test_a_house_box_is_the_default_of_its_game(tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    cards = "\n".join(f"{kind} = 3" for kind in corrected("mille-sabords")["cards"])
    deck.write_text(f"[cards]\n{cards}\n")
    async with served(tmp_path / "x.sqlite", "--deck", str(deck)) as (_, address):
        with urlopen(f"http://{address}/api/games") as answer:
            boxes = {game["key"]: game["box"] for game in json.load(answer)}
    assert boxes["mille-sabords"]["house"]
    assert {*boxes["mille-sabords"]["components"]["cards"].values()} == {3}
    assert not boxes["gold-up"]["house"]


def test_a_wrong_house_box_is_refused_at_the_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text("[cards]\npirate = -1\n")
    assert main(["serve", "--port", "0", "--deck", str(deck)]) == 1
    told = capsys.readouterr().err
    assert f"{deck}: “cards.treasure-island”: This is missing" in told
    assert "“cards.pirate”: Enter a whole number from 0 to 99." in told
    assert main(["serve", "--port", "0", "--chests", str(tmp_path / "none.toml")]) == 1
    assert "There is no file" in capsys.readouterr().err
