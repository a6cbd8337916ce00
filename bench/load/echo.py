"""The same network stack with nothing behind it: the upper bound of what the server can reach.

    python bench/load/echo.py

Speaks enough of the protocol for the clients of peer/ours.js. Every act is answered with
frames as long as those of a play, without rules, chance, views or storage.
"""

import asyncio
from itertools import count

import uvicorn
import uvloop
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from doubloon.server.messages.answers import encode
from doubloon.server.messages.requests import Act, Create, Hello, Start, TableRequest, decode
from doubloon.server.net.socket import Socket, socket_of
from doubloon.server.session.limits import Bucket, Buckets, Meter
from doubloon.server.session.outbox import Outbox

_numbers = count(1)
_tables: dict[str, list["Echo"]] = {}
_FILLER = "x" * 500
"""About as much as a view of King's Gold says beside what is in it here."""


class Echo:
    """One connection that is told what it would be told of a play."""

    def __init__(self) -> None:
        self.outbox = Outbox(frames=512, size=1_000_000)
        self.meter = Meter(Bucket(0, 0), Buckets(0, 0), "", share=4_096, patience=5.0)
        self.seat = 0

    async def receive(self, frame: str | bytes) -> None:
        message = decode(frame if isinstance(frame, str) else frame.decode())
        match message:
            case Hello():
                self._send(type="welcome")
            case Create():
                table = f"table-{next(_numbers)}"
                _tables[table] = [self]
                self.seat = 1
                self._send(type="done", id=message.id, table=table)
            case Act():
                self._send(type="done", id=message.id, table=message.table, n=message.n)
                _show(message.table, message.n)
            case Start():
                _show(message.table, 0)
            case TableRequest():
                if self not in _tables[message.table]:
                    _tables[message.table].append(self)
                    self.seat = 2
                self._send(type="done", id=message.id, table=message.table)

    def say_goodbye(self, reason: str) -> None:
        raise AssertionError(f"there are no limits: {reason}")

    def _send(self, **message: object) -> None:
        self.outbox.put(encode(message))


def _show(table: str, n: int) -> None:
    due = n % 2 + 1
    for echo in _tables[table]:
        acts = [f"p{due} stop"] if echo.seat == due else []
        view = {"acts": acts, "filler": _FILLER}
        head = {"type": "view", "table": table, "n": n, "seat": echo.seat, "to_act": due}
        echo.outbox.put(encode({**head, "result": None, "view": view}))
        if echo.seat == due:
            echo.outbox.put(encode({"type": "your-turn", "table": table, "n": n + 1}))


async def talk(websocket: WebSocket) -> None:
    await websocket.accept()
    await socket_of(websocket).serve(Echo())


async def main() -> None:
    app = Starlette(routes=[WebSocketRoute("/ws", talk)])
    config = uvicorn.Config(app, port=0, ws=Socket, log_config=None, ws_per_message_deflate=False)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    print(f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}", flush=True)
    await serving


if __name__ == "__main__":
    uvloop.run(main())
