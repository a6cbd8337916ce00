"""One HTTP connection with bounds: of its head, its body, its time and the number of sockets.

uvicorn reads whatever a client sends, for as long as it likes. This is its protocol with limits.
"""

import asyncio
from dataclasses import dataclass
from functools import partial
from http import HTTPStatus
from typing import Any, NoReturn

import httptools
import msgspec
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from doubloon.core.errors import DoubloonError
from doubloon.server.messages.refusals import LimitError, MessageError
from doubloon.server.metrics import Metrics
from doubloon.server.net.door import Door, Place
from doubloon.server.net.socket import Socket
from doubloon.server.session.limits import network_of
from doubloon.server.settings import Settings
from doubloon.server.table.replay import describe_problem

HEALTH = b"/health"
"""What a spare socket is answered."""

PIPELINED = 8
"""Requests of one connection that may wait for their answers."""

_PIECE = 4_096
"""Bytes that are parsed before the limits are checked again."""


@dataclass(frozen=True, slots=True)
class Gate:
    """What all connections of a server share."""

    settings: Settings
    door: Door
    metrics: Metrics
    proxies: _TrustedHosts | None
    """The proxies that are trusted to say whose request it is."""


class _Stopped(Exception):
    """Nothing more of this connection is parsed."""


class HttpSocket(HttpToolsProtocol):
    """An HTTP connection of uvicorn's that lasts only as long as it is used well."""

    _place: Place

    def __init__(self, *args: Any, gate: Gate, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._gate, self._settings = gate, gate.settings
        self._alarm: asyncio.TimerHandle | None = None
        self._proxied = False
        self._idle = False
        self._in_body = False
        self._answering = False
        self._early = False
        """Whether the answer was sent before the body was complete."""
        self._bytes = 0
        """Bytes of this request so far."""
        self._unanswered: list[RequestResponseCycle] = []
        """Requests whose answers are not sent completely, the first of which is being answered."""
        self._ended = False
        """Whether the last answer was sent: whatever else comes is dropped."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        gate, host = self._gate, self.client[0] if self.client else ""
        self._proxied = gate.proxies is not None and host in gate.proxies
        self._place = gate.door.enter(None if self._proxied else network_of(host), self._abort)
        self._allow(self._settings.head_time)

    def connection_lost(self, exc: Exception | None) -> None:
        self._disarm()
        self._place.leave()
        self._give_up()
        super().connection_lost(exc)

    # Time.

    def _allow(self, seconds: float) -> None:
        """Cut the connection after so many seconds, unless something happens before."""
        if self._place.refused is not None:
            if self._alarm is not None:
                return
            seconds = self._settings.spare
        self._disarm()
        self._alarm = self.loop.call_later(seconds, self._cut)

    def _disarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()

    def _cut(self) -> None:
        if not self._idle:
            self._gate.metrics.dropped.labels("late").inc()
        self._abort()

    def _abort(self) -> None:
        self._give_up()
        self.transport.abort()

    def _give_up(self) -> None:
        """Let no answer be written any more. uvicorn knows only the newest of several requests."""
        for cycle in self._unanswered:
            cycle.disconnected = True
            cycle.message_event.set()

    # Reading.

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if self._idle:
            self._idle = False
            self._allow(self._settings.head_time)
        if self._ended:
            self._bytes += len(data)
            if self._bytes > self._settings.body:
                self._abort()
            return
        for start in range(0, len(data), _PIECE):
            if self.transport.is_closing() or not self._parse(data[start : start + _PIECE]):
                return

    def _parse(self, piece: bytes) -> bool:
        """Parse a piece of what was received; whether the next one is to be parsed too."""
        self._bytes += len(piece)
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                return False
        except httptools.HttpParserError:
            if not self._ended:
                self._refuse(400, MessageError("message-http"))
            return False
        longest = self._settings.head
        if not self._in_body and self._bytes > longest:
            self._refuse(431, LimitError("limit-head", longest=longest))
        elif self._bytes > longest + self._settings.body and self._early:
            self._end()
        elif self._bytes > longest + self._settings.body:
            self._refuse(413, LimitError("limit-body", longest=self._settings.body))
        return not self._ended

    def on_headers_complete(self) -> None:
        self._in_body = True
        if (why := self._place.refused) is not None and self.url.partition(b"?")[0] != HEALTH:
            self._stop(503 if why == "limit-full" else 429, LimitError(why))
        if self._proxied and not self._place.move(self._find_client()):
            self._stop(429, LimitError("limit-connections"))
        if len(self.pipeline) >= PIPELINED:
            self._stop(429, LimitError("limit-rate"))
        self._allow(self._settings.body_time)
        super().on_headers_complete()
        self._unanswered.append(self.cycle)
        self._answering = True
        if why is not None:
            self.cycle.keep_alive = False

    def on_message_complete(self) -> None:
        self._in_body, self._bytes = False, 0
        self._idle, self._early = self._early, False
        self._allow(self._settings.keep_alive if self._idle else self._settings.answer_time)
        super().on_message_complete()

    def _find_client(self) -> str:
        """The address that a trusted proxy reports; empty if it reports none."""
        assert self._gate.proxies is not None
        told = b", ".join(value for name, value in self.headers if name == b"x-forwarded-for")
        return network_of(self._gate.proxies.get_trusted_client_address(told.decode("latin1"))[0])

    # Answering.

    def on_response_complete(self) -> None:
        unread, waiting = self.cycle.more_body, bool(self.pipeline)
        self._unanswered = [cycle for cycle in self._unanswered if not cycle.response_complete]
        super().on_response_complete()
        if waiting:
            return
        self._answering = False
        if self._proxied:
            self._place.move("")
        self._early, self._idle = unread, not unread
        if unread:
            self._allow(self._settings.spare)  # the rest of the body is read and dropped
        elif not self.transport.get_write_buffer_size():
            self._allow(self._settings.keep_alive)  # otherwise the answer still has to be read

    def _stop(self, status: int, error: DoubloonError) -> NoReturn:
        self._refuse(status, error)
        raise _Stopped

    def _refuse(self, status: int, error: DoubloonError) -> None:
        """Answer before the application is asked, and end the connection."""
        self._gate.metrics.refusals.labels(error.kind).inc()
        if self._answering:
            self._ended = True
            self._abort()  # an answer is being sent, so this one cannot be
            return
        body = msgspec.json.encode(describe_problem(error))
        head = (
            f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
            "cache-control: no-store\r\nconnection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        self._end()

    def _end(self) -> None:
        """Send nothing more. Some of what comes is still dropped, so that the answer is read."""
        self._ended, self._bytes = True, 0
        if not self.transport.is_closing():
            self.transport.write_eof()
        self._allow(self._settings.spare)

    def handle_websocket_upgrade(self) -> None:
        self._disarm()
        self.ws_protocol_class = partial(Socket, place=self._place)  # type: ignore[assignment]
        super().handle_websocket_upgrade()
