"""The browser client as the server sends it."""

import gzip
import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx2
import pytest

from doubloon.server.net import pages
from server.serving import serving


@pytest.fixture
async def browser(tmp_path: Path) -> AsyncIterator[httpx2.AsyncClient]:
    async with (
        serving(tmp_path / "doubloon.sqlite", unbuilt="Build it first.") as served,
        httpx2.AsyncClient(base_url=f"http://{served.url}") as client,
    ):
        yield client


@pytest.mark.parametrize(
    "address", ["/", "/t/ABCDEF", "/c/x-y_z", "/r/play-1", "/verify", "/companion"]
)
async def test_every_address_of_the_client_is_its_one_page(
    browser: httpx2.AsyncClient, address: str
) -> None:
    answer = await browser.get(address)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert '<div id="app">' in answer.text


@pytest.mark.parametrize("address", ["/t", "/t/A/B", "/index.html", "/assets/", "/../app.py", "/x"])
async def test_everything_else_is_refused(browser: httpx2.AsyncClient, address: str) -> None:
    answer = await browser.get(address)
    assert answer.status_code == 404
    assert answer.json()["problem"] == "message-no-page"


BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize("address", ["/t", "/t/A/B", "/x", "/no/such/page"])
async def test_a_browser_gets_the_page_that_says_so(
    browser: httpx2.AsyncClient, address: str
) -> None:
    answer = await browser.get(address, headers=BROWSER)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert '<div id="app">' in answer.text
    again = await browser.get(address, headers={**BROWSER, "If-None-Match": answer.headers["etag"]})
    assert again.status_code == 404


async def test_programs_get_json_and_so_does_everybody_under_api(
    browser: httpx2.AsyncClient,
) -> None:
    for answer in (
        await browser.get("/x", headers={"Accept": "application/json"}),
        await browser.get("/api/x", headers=BROWSER),
        await browser.post("/x", headers=BROWSER),
    ):
        assert answer.status_code == 404
        assert answer.json()["problem"] == "message-no-page"
    wrong = await browser.post("/api/games", headers=BROWSER)
    assert (wrong.status_code, wrong.json()["problem"]) == (405, "message-method")


async def test_files_named_after_their_content_are_kept_for_good(
    browser: httpx2.AsyncClient,
) -> None:
    page = (await browser.get("/")).text
    assets = re.findall(r'"(/assets/[^"]+)"', page)
    assert assets
    for asset in assets:
        answer = await browser.get(asset)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]


async def test_text_is_compressed_for_browsers_that_accept_it(browser: httpx2.AsyncClient) -> None:
    plain = await browser.get("/", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    async with browser.stream("GET", "/", headers={"Accept-Encoding": "gzip"}) as packed:
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["vary"] == "Accept-Encoding"
        raw = b"".join([chunk async for chunk in packed.aiter_raw()])
    assert gzip.decompress(raw) == plain.content


async def test_cached_files_are_not_sent_again(browser: httpx2.AsyncClient) -> None:
    mark = (await browser.get("/")).headers["etag"]
    again = await browser.get("/", headers={"If-None-Match": mark})
    assert (again.status_code, again.content) == (304, b"")


async def test_no_script_and_no_style_may_be_written_into_a_page(
    browser: httpx2.AsyncClient,
) -> None:
    policy = (await browser.get("/")).headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy


async def test_without_a_build_the_first_page_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "_folder", lambda: tmp_path)
    async with (
        serving(tmp_path / "doubloon.sqlite", unbuilt="Build it first.") as served,
        httpx2.AsyncClient(base_url=f"http://{served.url}") as client,
    ):
        answer = await client.get("/")
        assert (answer.status_code, answer.text) == (503, "Build it first.")
        assert (await client.get("/health")).status_code == 200


async def test_the_network_address_is_shown_to_this_machine_only(tmp_path: Path) -> None:
    network = "http://192.0.2.7:8000"
    async with (
        serving(tmp_path / "doubloon.sqlite", network=network) as served,
        httpx2.AsyncClient(base_url=f"http://{served.url}") as client,
    ):
        assert (await client.get("/api/address")).json() == {"network": network}
