"""`doubloon serve`: the web server with tables for people and bots."""

import argparse
import os
import signal
import socket
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from doubloon.cli import options
from doubloon.cli.hosting import addresses
from doubloon.core.errors import DoubloonError, FileError
from doubloon.core.setup import Fields
from doubloon.locales import say

HOST, PORT = "127.0.0.1", 8000
BACKLOG = 128
"""Connections that may wait until the server is ready; then as many as it has room for."""
MOST_WORKERS = 4
"""Worker processes, unless more are asked for."""


def add(parser: argparse.ArgumentParser) -> None:
    number: dict[str, Any] = {"metavar": "N", "type": options.whole_number}
    parser.add_argument("--host", metavar="ADDRESS", default=HOST, help=say("cli-serve-host"))
    parser.add_argument("--port", **number, default=PORT, help=say("cli-serve-port"))
    parser.add_argument("--db", metavar="PATH", help=say("cli-serve-db"))
    parser.add_argument("--trusted-proxy", metavar="ADDRESS", help=say("cli-serve-proxy"))
    parser.add_argument(
        "--origin", metavar="URL", action="append", default=[], help=say("cli-serve-origin")
    )
    parser.add_argument(
        "--allow-host", metavar="NAME", action="append", default=[], help=say("cli-serve-allow")
    )
    parser.add_argument(
        "--max-db", metavar="SIZE", type=options.size, default=0, help=say("cli-serve-max-db")
    )
    parser.add_argument("--rate", **number, help=say("cli-serve-rate"))
    options.add_components(parser)
    parser.add_argument("--workers", **number, help=say("cli-serve-workers"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    database = arguments.db or str(default_database())
    if (boxes := options.load_boxes(arguments)) is None:
        return 1
    try:
        with _bind(arguments.host, arguments.port) as listening:
            _serve(arguments, database, listening, boxes)
    except DoubloonError as error:
        options.complain(database, error)
        return 1
    return 0


def _bind(host: str, port: int) -> socket.socket:
    """A bound socket. It is bound first, so that a wrong address is reported at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        why = getattr(error, "strerror", None) or str(error)
        raise FileError("serve-address", host=host, port=port, why=why) from None
    return listening


def _serve(
    arguments: argparse.Namespace,
    database: str,
    listening: socket.socket,
    boxes: Mapping[str, Fields],
) -> None:
    # Loaded only now, so that the other commands start at once.
    from doubloon.server.bots.pool import BotPool
    from doubloon.server.logs import log_to
    from doubloon.server.net.application import make_http_server
    from doubloon.server.net.door import raise_descriptors
    from doubloon.server.net.pages import is_built
    from doubloon.server.server import Server
    from doubloon.server.session.guests import VARIABLE
    from doubloon.server.settings import Settings

    listening.listen(BACKLOG)
    host, port = listening.getsockname()[:2]
    network = addresses.network(host, port)
    settings = Settings(
        database=database,
        key=os.environ.get(VARIABLE) or None,
        origins=tuple(arguments.origin),
        hosts=tuple(arguments.allow_host),
        network=network,
        boxes=boxes,
        unbuilt=say("serve-no-client"),
        misnamed=say("serve-misnamed"),
        max_database=arguments.max_db,
    )
    raise_descriptors(settings.descriptors)
    if arguments.rate is not None:
        settings = settings.with_rate(arguments.rate)
    pool = BotPool(
        arguments.workers or _count_workers(),
        settings.thinking,
        patience=settings.patience,
        bots_patience=settings.bots_patience,
        calm=settings.calm,
    )
    server = Server(settings, pool)
    proxy = arguments.trusted_proxy
    serving = make_http_server(server, host=arguments.host, port=0, trusted_proxy=proxy)

    def stop(_signal: int, _frame: object) -> None:
        """Exit without an error; a running server stops first and then raises the signal again."""
        if not serving.started:
            raise SystemExit(0)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    log_to(sys.stderr)
    addresses.tell(addresses.own(host, port), network)
    if not is_built():
        print(say("serve-no-client"), flush=True)
    serving.run(sockets=[listening])


def _count_workers() -> int:
    """One processor is for the server; each worker needs some hundred megabytes."""
    return min(MOST_WORKERS, max(1, (os.cpu_count() or 1) - 1))


def default_database() -> Path:
    """The database in the user's data folder."""
    data = os.environ.get("XDG_DATA_HOME", "")
    base = Path(data) if data.startswith("/") else Path.home() / ".local" / "share"
    folder = base / "doubloon"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "doubloon.sqlite"
