"""Processes of this program that answer questions, a line each, one at a time.

What may take long or much memory is computed there: no table waits for it, and it can be killed.
A worker never outlives the server: it stops at once when its input ends.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

Tell = Callable[[bytes], None]
"""Takes one line."""

LONGEST = 1 << 26
"""The most bytes in an answer."""


class WorkerDied(Exception):
    """The process ended without an answer."""


async def start_worker(module: str, *words: str) -> Process:
    """A new process that runs this module; it imports what this process can import."""
    here = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", module, *words),
        stdin=PIPE,
        stdout=PIPE,
        env={**os.environ, **here},
        limit=LONGEST,
        start_new_session=True,  # Ctrl-C in a terminal is for the server alone
    )


async def exchange(process: Process, question: bytes) -> bytes:
    """The answer to a question; neither has a line feed."""
    await send(process, question)
    return await receive(process)


async def send(process: Process, question: bytes) -> None:
    assert process.stdin is not None
    with suppress(ConnectionError):  # then there is no answer either
        process.stdin.write(question + b"\n")
        await process.stdin.drain()


async def receive(process: Process) -> bytes:
    """The next line of an answer."""
    assert process.stdout is not None
    try:
        line = await process.stdout.readline()
    except (ConnectionError, ValueError):
        line = b""
    if not line.endswith(b"\n"):
        raise WorkerDied
    return line[:-1]


async def kill(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    if process.stdin is not None:
        process.stdin.close()
    await process.wait()


def lower_priority(by: int) -> None:
    """Let this process yield to the server; the scale is that of `nice`.

    Linux weighs sessions against each other before it looks at processes, and a worker has a
    session of its own. So the session's weight is lowered too.
    """
    if sys.platform != "win32":
        os.nice(by)
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(by))


def answer_lines(prepare: Callable[[], Callable[[bytes], bytes]]) -> None:
    """Answer questions until the input ends, in the process that `start_worker` made.

    `prepare` returns the function that answers.
    """

    def begin(tell: Tell) -> Tell:
        answer = prepare()
        return lambda line: tell(answer(line))

    tell_lines(begin)


def tell_lines(prepare: Callable[[Tell], Tell]) -> None:
    """As `answer_lines`, where an answer has several lines.

    `prepare` gets the function that tells one, and returns the function that takes a question.
    """
    answers = os.dup(1)
    os.dup2(2, 1)  # what anybody prints must not look like an answer
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(lines,), daemon=True).start()
    with os.fdopen(answers, "wb") as out:

        def tell(line: bytes) -> None:
            out.write(line + b"\n")
            out.flush()

        take = prepare(tell)
        while True:
            take(lines.get())


def _listen(lines: SimpleQueue[bytes]) -> None:
    for line in sys.stdin.buffer:
        if line.endswith(b"\n"):  # otherwise the server was killed while it asked
            lines.put(line)
    os._exit(0)
