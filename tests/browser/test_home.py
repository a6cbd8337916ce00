"""The first page."""

from playwright.sync_api import Page, expect


def test_the_four_games_are_offered(page: Page) -> None:
    page.goto("/")
    for name in ("King's Gold", "Mille Sabords!", "Gold Armada", "Gold Up"):
        expect(page.get_by_role("heading", name=name)).to_be_visible()
