"""Documents that can drift: every game and command is told of, every record shown is real."""

import re
import subprocess
from collections.abc import Iterator
from dataclasses import fields
from pathlib import PurePosixPath

from doubloon.cli.parser import COMMANDS
from doubloon.core import record
from doubloon.core.play import replay
from doubloon.core.readings import kebab
from doubloon.games import BUILT_IN
from table import GAME, TESTS

ROOT = TESTS.parent
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").glob("**/*.md")),
    *sorted((ROOT / "examples").glob("**/*.md")),
]


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
    for key, game in GAME.items():
        digest = (ROOT / "docs" / "rules" / f"{key}.md").read_text()
        for field in fields(game.readings(game.editions[0])):
            assert f"`{kebab(field.name)}`" in digest, field.name


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


def test_every_path_in_the_documents_exists() -> None:
    """What stands in backticks and looks like a file or a folder of ours is one."""
    tops = "src|web|docs|tests|bench|oracles|fit|examples"
    named = re.compile(rf"`((?:{tops})/[\w./-]+)`")
    for page in PAGES:
        if page.name == "CHANGELOG.md":
            continue
        for path in named.findall(page.read_text()):
            found = (ROOT / path).exists() or (page.parent / path).exists()
            assert found, (page.name, path)


def test_the_tree_in_the_architecture_is_the_real_one() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text()
    block = page.split("## The tree")[1].split("```")[1]
    assert {*drawn_folders(block)} == real_folders()


def drawn_folders(block: str) -> Iterator[str]:
    """The folders of a drawn tree, whole paths."""
    path: list[str] = []
    for line in block.strip("\n").splitlines():
        name = line.split()[0]
        depth = (len(line) - len(line.lstrip())) // 2
        del path[depth:]
        path.append(name.rstrip("/"))
        yield "/".join(path)


def real_folders() -> set[str]:
    """The folders of this repository as the tree draws them."""
    games = "|".join(game.key.replace("-", "_") for game in BUILT_IN)
    files = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    found = set()
    for file in files.stdout.splitlines():
        folder = re.sub(rf"(src/doubloon/games)/({games})", r"\1/<game>", file).rpartition("/")[0]
        parts = PurePosixPath(folder).parts
        if not parts or parts[0].startswith("."):
            continue
        if parts[:2] == ("src", "doubloon"):
            found.add("src/doubloon")
            found |= {"/".join(parts[:n]) for n in range(3, len(parts) + 1)}
        elif parts[0] in ("docs", "examples"):
            found |= {"/".join(parts[:n]) for n in range(1, min(len(parts), 2) + 1)}
        else:
            found.add(parts[0])
    return {folder for folder in found if not folder.startswith("src/doubloon/server/static")}
