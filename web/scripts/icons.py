"""Draws the icons of the client from icon.svg: `python web/scripts/icons.py`."""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from browser.browsing import launched  # noqa: E402

PUBLIC = ROOT / "web" / "public"


def draw(size: int) -> None:
    with sync_playwright() as playwright:
        browser = launched(playwright)
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content((PUBLIC / "icon.svg").read_text("utf-8"))
        page.add_style_tag(content="body{margin:0}svg{display:block}")
        page.screenshot(path=PUBLIC / f"icon-{size}.png")
        browser.close()


if __name__ == "__main__":
    for size in (192, 512):
        draw(size)
