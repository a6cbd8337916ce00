"""Clients that send nonsense, cheat, flood and stall: they are refused, and others unaffected."""

import asyncio
import json
import socket
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from doubloon.server.net import application
from server.serving import PATIENCE, Client, Served, client, cookie_of, serving


@pytest.fixture(autouse=True)
def nothing_went_wrong_inside(capsys: pytest.CaptureFixture[str]) -> Iterator[None]:
    yield
    logged = capsys.readouterr()
    assert "Traceback" not in logged.out + logged.err
    assert "failed" not in logged.out


async def table_of_two(
    anne: Client, bert: Client, game: str = "mille-sabords", target: int | None = 100_000
) -> str:
    table = await anne.create(game, target=target, timer=None)
    await bert.do("open", table=table)
    await anne.do("sit", table=table, seat=1)
    await bert.do("sit", table=table, seat=2)
    await anne.do("start", table=table)
    await bert.until(lambda: (table, 2) in bert.views)
    return table


NONSENSE = {
    "": "message-json",
    "ahoy": "message-json",
    "{": "message-json",
    "[" * 5_000: "message-field",
    "\x00": "message-json",
    '{"type":"hello","seen":{"a":1}}{"type":"forget"}': "message-json",
    "null": "message-field",
    "[]": "message-field",
    "{}": "message-field",
    '{"type":"sail"}': "message-field",
    '{"type":["act"]}': "message-field",
    '{"type":"act"}': "message-field",
    '{"type":"forget","extra":1}': "message-field",
    '{"type":"open","table":7}': "message-field",
    '{"type":"open","table":""}': "message-field",
    '{"type":"open","table":"x","seen":-1}': "message-field",
    '{"type":"open","table":"x","seen":1e99}': "message-field",
    '{"type":"sit","table":"x","seat":1,"text":"7"}': "message-field",
    json.dumps({"type": "open", "table": "x" * 65}): "message-field",
    json.dumps({"type": "name", "name": "x" * 41}): "message-field",
    '{"type":"open","table":"' + "🏴" * 64 + '"}': "table-unknown",
    '{"type":"open","table":"\\ud800"}': "message-json",
    '{"type":"hello"}': "message-hello-twice",
}


@pytest.mark.parametrize(("frame", "problem"), NONSENSE.items(), ids=[*range(len(NONSENSE))])
async def test_invalid_frames_are_refused_and_the_connection_stays(
    frame: str, problem: str, database: Path
) -> None:
    async with serving(database) as served, client(served) as anne:
        await anne.send(frame)
        await anne.until(lambda: anne.heard[-1]["type"] == "refused")
        assert anne.heard[-1]["problem"] == problem
        assert len(json.dumps(anne.heard[-1])) < 2_000
        await anne.create("kings-gold")


async def test_bytes_are_refused(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        await anne.socket.send(b'{"type":"forget"}')
        await anne.until(lambda: anne.heard[-1]["type"] == "refused")
        assert anne.heard[-1]["problem"] == "message-binary"
        await anne.create("kings-gold")


async def test_a_huge_frame_ends_only_its_own_connection(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await table_of_two(anne, bert)
        await bert.send("x" * 20_000)
        assert await bert.closed() == 1009
        await anne.until(lambda: not anne.tables[table]["seats"][1]["here"])
        await anne.do("chat", table=table, text="Still here")


async def test_hello_comes_first_and_soon(database: Path) -> None:
    async with (
        serving(database, hello=0.2) as served,
        connect(f"ws://{served.url}/ws") as hasty,
        connect(f"ws://{served.url}/ws") as silent,
    ):
        guests = Client(hasty), Client(silent)
        await guests[0].send({"type": "create", "game": "kings-gold", "seats": 2})
        assert [await guest.closed() for guest in guests] == [1008, 1008]
        goodbye = {"type": "goodbye", "reason": "idle"}
        assert guests[0].heard[0]["problem"] == "message-hello-first"
        assert [guest.heard[-1] for guest in guests] == [goodbye, goodbye]


async def test_nobody_acts_for_another_seat(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        # In this game no first roll ends a turn, so seat 2 has done nothing yet.
        table = await table_of_two(anne, bert, "gold-armada", None)
        view = anne.view(table)
        mine, other = ((anne, bert), (bert, anne))[view["to_act"] - 1]
        act = {"table": table, "n": view["n"] + 1, "id": "x"}
        theirs = {**act, "text": mine.view(table)["view"]["acts"][0]}
        assert await other.refused("act", **theirs) == "table-not-yours"
        own = {**act, "text": f"p{3 - view['to_act']} stop"}
        answer = await other.ask("act", **own)
        assert (answer["error"], answer["clause"]) == ("illegal-act", "play.out-of-turn")
        assert await other.refused("act", **{**act, "text": "~ roll bprch"}) == (
            "table-server-dice"
        )
        assert await other.refused("act", **{**act, "text": "~ undo"}) == "table-server-dice"
        assert await other.refused("act", **{**act, "text": "p9 stop"}) == "table-not-yours"
        assert await other.refused("act", **{**act, "text": "# hello"}) == "not-a-seat"
        assert await other.refused("act", **{**act, "text": "stop"}) == "not-a-step"
        async with client(served) as spectator:
            await spectator.do("open", table=table)
            assert await spectator.refused("act", **theirs) == "table-not-yours"
            assert await spectator.refused("sit", table=table, seat=1) == "table-started"
            assert await spectator.refused("start", table=table) == "table-host-only"
        assert anne.view(table)["n"] == view["n"]
        await mine.do("act", **theirs)


async def test_act_ids_of_other_guests_do_not_conflict(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await table_of_two(anne, bert)
        played: set[int] = set()
        while len(played) < 2:
            n, seat = anne.view(table)["n"], anne.view(table)["to_act"]
            guest, id = (anne, bert)[seat - 1], f"{n}" if seat in played else "same"
            text = guest.view(table)["view"]["acts"][0]
            act = {"table": table, "n": n + 1, "id": id, "text": text}
            assert (await guest.do("act", **act))["n"] == n + 1
            played.add(seat)
            await anne.until(partial(stands_after, anne, table, n))
            await bert.until(partial(stands_after, bert, table, n))


def stands_after(guest: Client, table: str, n: int) -> bool:
    return bool(guest.view(table)["n"] > n)


async def test_new_tables_have_a_limit(database: Path) -> None:
    async with serving(database, new_table_every=1_000.0) as served, client(served) as anne:
        for _ in range(20):
            await anne.create("kings-gold")
        assert await anne.refused("create", game="kings-gold", seats=2) == "limit-new-tables"


async def test_one_connection_watches_a_limited_number_of_tables(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        for _ in range(20):
            await anne.create("kings-gold")
        assert await anne.refused("create", game="kings-gold", seats=2) == "limit-tables"
        await anne.do("close", table=next(iter(anne.tables)))
        await anne.create("kings-gold")


async def test_chat_has_a_flood_limit(database: Path) -> None:
    async with serving(database, chat_every=1_000.0) as served, client(served) as anne:
        table = await anne.create("kings-gold")
        for _ in range(5):
            await anne.do("chat", table=table, text="Ahoy")
        assert await anne.refused("chat", table=table, text="Ahoy") == "limit-chat"


async def test_connections_from_one_address_are_counted(database: Path) -> None:
    async with serving(database, connections=2) as served, client(served):
        async with client(served):
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"ws://{served.url}/ws")
            assert refused.value.response.status_code == 429
        await until(lambda: len(served.server.open_connections) == 1)
        async with client(served):
            pass


async def test_a_page_of_another_site_is_refused(database: Path) -> None:
    async with serving(database, origins=("https://friend.example",)) as served:
        address = f"ws://{served.url}/ws"
        for origin, status in (("http://evil.example", 403), ("null", 403), ("http://x:1", 403)):
            with pytest.raises(InvalidStatus) as refused:
                await connect(address, additional_headers={"Origin": origin})
            assert refused.value.response.status_code == status
        for origin in (f"http://{served.url}", "https://friend.example"):
            async with connect(address, additional_headers={"Origin": origin}):
                pass


async def test_a_forged_cookie_makes_a_new_guest(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        me = anne.last("welcome")["guest"]
        cookie = cookie_of(anne)
        async with client(served, cookie=cookie) as again:
            assert again.last("welcome")["guest"] == me
        for forged in (cookie[:-2] + "xx", "doubloon=" + me, 'doubloon="', "doubloon=a.b; =;;"):
            async with client(served, cookie=forged) as stranger:
                assert stranger.last("welcome")["guest"] != me
        async with connect(f"ws://{served.url}/ws") as plain:
            guest = Client(plain)
            await guest.send({"type": "hello", "token": "nonsense"})
            await guest.until(lambda: guest.heard)
            assert guest.heard[0]["problem"] == "message-token"


async def test_a_client_that_reads_too_slowly_is_disconnected(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(application, "_GRACE", 0.05)
    async with (
        serving(database, waiting_frames=50) as served,
        client(served) as anne,
        client(served) as bert,
    ):
        table = await anne.create("kings-gold", 6)
        slow = await asyncio.to_thread(stalled, served, table)
        try:
            await anne.until(lambda: anne.tables[table]["spectators"] == 2)
            told = 0
            async with asyncio.timeout(PATIENCE):
                while len(served.server.services.clients) == 3:
                    await bert.do("open", table=table)  # everybody is told of each
                    await bert.do("close", table=table)
                    told += 2
            assert told > 50
            await until(lambda: len(served.sockets) == 2)  # and nothing waits for it any more
        finally:
            slow.close()


def stalled(served: Served, table: str) -> socket.socket:
    """A client that opens a table and then never reads again."""
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    slow.connect(("127.0.0.1", served.port))
    slow.sendall(
        b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    slow.recv(4_096)
    for message in ({"type": "hello"}, {"type": "open", "table": table}):
        frame = json.dumps(message).encode()
        slow.sendall(bytes([0x81, 0x80 | len(frame), 0, 0, 0, 0]) + frame)
    return slow


@pytest.mark.parametrize(
    "noise",
    [b"\x00" * 500, b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 20_000, b"GET /ws HTTP/1.1\r\n\r\n"],
    ids=["zeros", "headers", "no upgrade"],
)
async def test_noise_on_the_port_affects_nobody(noise: bytes, database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
        writer.write(noise)
        writer.write_eof()
        await reader.read()
        writer.close()
        await anne.create("kings-gold")


async def until(holds: object) -> None:
    async with asyncio.timeout(PATIENCE):
        while not (callable(holds) and holds()):
            await asyncio.sleep(0.005)
