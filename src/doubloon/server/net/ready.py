"""Whether the server can do its work now, for whoever sends people to it."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from doubloon.server.net.openapi import Ready
from doubloon.server.server import Server


async def ready(server: Server, _request: Request) -> Response:
    """Can write, has workers, has room. `/health` says only that the server is alive."""
    writes = await server.context.storage.can_write()
    workers, room = server.context.bots.healthy, await server.services.budget.room.has_room()
    answer = Ready(
        ready=writes and workers and room and not server.closing,
        writes=writes,
        workers=workers,
        room=room,
    )
    status = 200 if answer.ready else 503
    return Response(msgspec.json.encode(answer), status, media_type="application/json")
