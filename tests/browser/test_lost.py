"""Whatever breaks in mid-turn, nothing is lost and nothing is played twice."""

import json

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from browser.browsing import People, Served
from browser.gathering import button, gather, logged


def plays_alone(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now: Gold Armada").click()
    expect(button(page, "Stop")).to_be_enabled()


def test_a_refresh_in_mid_turn_changes_nothing(people: People) -> None:
    host, guest = people.page(), people.page()
    gather(host, guest)
    expect(button(host, "Stop")).to_be_enabled()
    before = logged(host)
    assert before
    host.reload()
    expect(button(host, "Stop")).to_be_enabled()
    assert logged(host) == before
    button(host, "Stop").click()
    expect(host.get_by_role("region", name="What has happened")).to_contain_text("You stop")


def test_a_lost_network_is_told_and_comes_back(people: People) -> None:
    page = people.page("phone")
    plays_alone(page)
    page.context.set_offline(True)
    expect(page.get_by_text("No connection")).to_be_visible()
    expect(page.get_by_text("Your seat is kept and nothing is lost")).to_be_visible()
    expect(button(page, "Stop")).to_be_disabled()
    page.context.set_offline(False)
    expect(page.get_by_text("No connection")).to_have_count(0)
    button(page, "Roll").click()
    expect(page.get_by_role("region", name="What has happened")).to_contain_text("again")


def test_an_act_whose_answer_is_lost_is_played_once(people: People) -> None:
    page = people.page()
    sent: list[dict[str, object]] = []

    def between(client: WebSocketRoute) -> None:
        server = client.connect_to_server()
        deaf = False

        def from_client(frame: str | bytes) -> None:
            nonlocal deaf
            message = json.loads(frame)
            if message["type"] == "act":
                sent.append(message)
                deaf = len(sent) == 1
            server.send(frame)

        def from_server(frame: str | bytes) -> None:
            if not deaf:
                client.send(frame)
            elif json.loads(frame)["type"] == "done":
                client.close()

        client.on_message(from_client)
        server.on_message(from_server)

    page.route_web_socket("**/ws", between)
    plays_alone(page)
    button(page, "Stop").click()
    expect(page.get_by_role("region", name="What has happened")).to_contain_text("You stop")
    expect(button(page, "Stop|Take [1-9]")).to_be_enabled()
    assert len(sent) >= 2
    assert sent[0] == sent[1]
    play = page.get_by_role("region", name="What has happened").inner_text()
    assert play.count("You stop rolling.") == 1
    page.reload()
    expect(button(page, "Stop|Take [1-9]")).to_be_enabled()


def test_a_server_killed_in_mid_play_is_waited_for(mortal: Served, chromium: Browser) -> None:
    people = People(chromium, mortal.url)
    page = people.page()
    plays_alone(page)
    before = logged(page)
    mortal.kill()
    expect(page.get_by_text("No connection")).to_be_visible()
    mortal.start()
    expect(page.get_by_text("No connection")).to_have_count(0, timeout=20_000)
    expect(button(page, "Stop")).to_be_enabled()
    assert logged(page) == before
    button(page, "Stop").click()
    expect(page.get_by_role("region", name="What has happened")).to_contain_text("You stop")
    people.go_home()
    assert people.wrongs == []


def test_an_installed_shell_opens_without_a_server(mortal: Served, chromium: Browser) -> None:
    people = People(chromium, mortal.url)
    page = people.page(service_workers="allow")
    page.goto("/")
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    page.reload()
    expect(page.get_by_role("button", name="Play now: Gold Up")).to_be_enabled()
    mortal.kill()
    page.reload()
    expect(page.get_by_role("link", name="Doubloon")).to_be_visible()
    expect(page.get_by_role("alert").first).to_contain_text("The server cannot be reached.")
    mortal.start()
    people.go_home()
