"""A random player for a server (docs/protocol.md): `python bot.py HOST:PORT CODE SEAT`."""

import json
import secrets
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect

host, code, seat = sys.argv[1:]
request = Request(f"http://{host}/api/tokens", json.dumps({"name": "Polly"}).encode())
token = json.load(urlopen(request))["token"]
with connect(f"ws://{host}/ws") as socket:
    socket.send(json.dumps({"type": "hello", "token": token}))
    socket.send(json.dumps({"type": "open", "table": code}))
    sit = {"type": "sit", "table": code, "seat": int(seat), "text": secrets.token_hex(16)}
    socket.send(json.dumps(sit))
    for message in map(json.loads, socket):
        match message:
            case {"type": "view", "result": None, "view": view}:
                acts = view["acts"]
            case {"type": "view"}:
                break
            case {"type": "your-turn", "n": n}:
                act = {"type": "act", "table": code, "n": n, "id": str(n)}
                socket.send(json.dumps(act | {"text": secrets.choice(acts)}))
