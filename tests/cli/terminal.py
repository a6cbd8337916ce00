"""A real pseudo-terminal with `doubloon` running in it, and somebody typing."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType, TracebackType

PATIENCE = 30
"""Seconds until a silent program is given up."""

DOUBLOON = """
import fcntl, runpy, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
runpy.run_module("doubloon", run_name="__main__", alter_sys=True)
"""
"""`python -m doubloon`, with this terminal as the one whose Ctrl-C counts."""

EARLESS = 0.3
"""Seconds after a prompt in which Ctrl-C may only be noticed at the next key."""

PROMPT = re.compile(r"(?:^|\n)[\w ,.?\[\]-]+> $|press Enter [\w ]+\. $")
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def environment(home: Path, **more: str) -> dict[str, str]:
    return {
        "PATH": os.environ["PATH"],
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "TERM": "xterm-256color",
        "LC_ALL": "C.UTF-8",
        "DOUBLOON_BACKGROUND": "off",
        **more,
    }


class Terminal:
    """Used in a `with`; what the program prints is kept whole in `raw`."""

    def __init__(
        self,
        home: Path,
        *arguments: str,
        columns: int = 80,
        more: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.raw = ""
        self._read = 0
        """How much of it `wait` has returned."""
        self._mine, theirs = pty.openpty()
        self.resize(columns)
        self._process = subprocess.Popen(
            [sys.executable, "-c", DOUBLOON, "play", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(home, **more),
            start_new_session=True,
        )
        os.close(theirs)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        os.close(self._mine)

    def resize(self, columns: int, rows: int = 40) -> None:
        fcntl.ioctl(self._mine, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def wait(self) -> str:
        """What is printed until the next prompt, or until the program ends; without colours."""
        end = time.monotonic() + PATIENCE
        while not PROMPT.search(_plain(self.raw[self._read :])):
            assert time.monotonic() < end, f"no prompt in:\n{self.raw[self._read :]}"
            if not self._hear():
                break
        shown, self._read = self.raw[self._read :], len(self.raw)
        return _plain(shown)

    def type(self, line: str) -> str:
        """Type a line and wait for the answer."""
        os.write(self._mine, f"{line}\r".encode())
        return self.wait()

    def press(self, key: str) -> str:
        """Press one key, after the moment in which a line editor has no ears for signals."""
        time.sleep(EARLESS)
        os.write(self._mine, key.encode())
        return self.wait()

    def leave(self) -> int:
        """The exit code, once the program has ended by itself."""
        end = time.monotonic() + PATIENCE
        while self._hear():
            assert time.monotonic() < end, f"it goes on after:\n{self.raw}"
        return self._process.wait(PATIENCE)

    def signal(self, number: int) -> None:
        time.sleep(EARLESS)
        self._process.send_signal(number)

    @property
    def escapes(self) -> list[str]:
        return ESCAPE.findall(self.raw)

    def _hear(self) -> bool:
        """Read a little more; False at the end."""
        ready, _, _ = select.select([self._mine], [], [], 0.2)
        if not ready:
            return True
        try:
            heard = os.read(self._mine, 1 << 16)
        except OSError:  # Linux says so when the other side is closed
            return False
        self.raw += heard.decode("utf-8", "replace")
        return bool(heard)


def _plain(raw: str) -> str:
    return ESCAPE.sub("", raw).replace("\r", "")


def said(shown: str) -> str:
    """A screen without its line breaks and frames."""
    return re.sub(r"[\s│╭╮╰╯─]+", " ", shown)
