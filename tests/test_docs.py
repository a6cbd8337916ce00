"""Documents that can drift: every game and command is told of, every record shown is real."""

import re

from doubloon.cli.parser import COMMANDS
from doubloon.core import record
from doubloon.core.play import replay
from table import GAME, TESTS

ROOT = TESTS.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("**/*.md"))]


def test_every_record_in_the_documents_replays() -> None:
    shown = [
        block
        for page in PAGES
        for block in re.findall(r"^```toml\n(record = .*?)^```", page.read_text(), re.S | re.M)
    ]
    assert len(shown) > 1
    for text in shown:
        told = record.read(text)
        replay(GAME[told.game], told)


def test_every_game_has_a_digest_and_a_line_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text()
    for key, game in GAME.items():
        assert f"docs/rules/{key}.md" in readme
        digest = (ROOT / "docs" / "rules" / f"{key}.md").read_text()
        assert all(edition in digest for edition in game.editions)


def test_every_reading_is_in_its_digest() -> None:
    for key in GAME:
        module = __import__(f"doubloon.games.{key.replace('-', '_')}.editions", fromlist=["x"])
        digest = (ROOT / "docs" / "rules" / f"{key}.md").read_text()
        for name in module.Readings.__slots__:
            assert f"`{name.replace('_', '-')}`" in digest, name


def test_every_command_is_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text()
    for command in COMMANDS:
        assert f"doubloon {command}" in readme


def test_every_field_of_a_record_is_documented() -> None:
    page = (ROOT / "docs" / "notation.md").read_text()
    fields = record.Record.__slots__
    assert all(f"`{name}`" in page or f"`[{name}]`" in page for name in fields if name != "extra")


def test_links_lead_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\((?!http)([^)#]+)", page.read_text()):
            assert (page.parent / target).exists(), (page.name, target)
