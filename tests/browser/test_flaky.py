"""A whole play against bots over a network that breaks at two acts of three."""

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.browsing import People
from browser.finished import record_of
from doubloon.core import record


class Flaky:
    """A connection that is cut before an act arrives, after it, or not at all, in turn."""

    def __init__(self, page: Page) -> None:
        self.acts: list[str] = []
        """The acts of the page by their ids, each once."""
        self.cuts = 0
        page.route_web_socket("**/ws", self._between)

    def _between(self, client: WebSocketRoute) -> None:
        server = client.connect_to_server()
        deaf = False

        def from_client(frame: str | bytes) -> None:
            nonlocal deaf
            message = json.loads(frame)
            if message["type"] == "act" and message["id"] not in self.acts:
                self.acts.append(message["id"])
                if len(self.acts) % 3 == 0:
                    self.cuts += 1
                    client.close()
                    return
                deaf = len(self.acts) % 3 == 1
            server.send(frame)

        def from_server(frame: str | bytes) -> None:
            if not deaf:
                client.send(frame)
            elif json.loads(frame)["type"] == "done":
                self.cuts += 1
                client.close()

        client.on_message(from_client)
        server.on_message(from_server)


def test_a_play_against_a_bot_survives_a_flaky_network(people: People) -> None:
    page = people.page("phone")
    network = Flaky(page)
    page.goto("/")
    page.get_by_role("button", name="Play now: Gold Armada").click()
    page.wait_for_url("**/t/*")
    edge = page.get_by_role("group", name="What you can do now")
    choice = edge.get_by_role("button", name=re.compile("^(Stop|Take|Choose)")).first
    won = page.get_by_role("dialog").get_by_role("button", name=re.compile("take [1-9]", re.I))
    end = page.get_by_role("link", name="Watch it again")
    while True:
        expect(choice.or_(end).first).to_be_enabled()
        if end.is_visible():
            break
        (won.first if won.count() else choice).click()
        expect(page.get_by_text("No connection")).to_have_count(0)
    assert network.cuts >= 3
    info = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    read = record.read(record_of(page, info["play"]))
    (mine,) = (seat["seat"] for seat in info["seats"] if seat["guest"])
    assert sum(step.startswith(f"p{mine} ") for step in read.steps) == len(network.acts)
