"""The house itself: who may name a game, how large things are, what is tracked, what repeats."""

import io
import keyword
import re
import subprocess
import tokenize
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from doubloon.games import BUILT_IN
from table import TESTS

ROOT = TESTS.parent
SRC = ROOT / "src" / "doubloon"

LONGEST_MODULE = 350
MOST_MODULES = 20
REPEATED = 15
LARGEST = 400_000
"""Bytes of a tracked file that is no shipped table."""


def tracked(*patterns: str) -> list[str]:
    """The files git knows, and those it would be told of."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *patterns]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in found.stdout.splitlines() if (ROOT / name).is_file()]


def names_of_games() -> re.Pattern[str]:
    """Keys and package names, also in the spellings of classes and file names."""
    words = [game.key.split("-") for game in BUILT_IN]
    return re.compile("|".join("[-_ ]?".join(parts) for parts in words), re.IGNORECASE)


def own_folders() -> re.Pattern[str]:
    """Where a game may be named: its own folders, and the shelf that lists the built-in ones."""
    packages = "|".join(game.key.replace("-", "_") for game in BUILT_IN)
    return re.compile(
        rf"src/doubloon/games/({packages})/|web/src/games/({packages})/"
        r"|src/doubloon/games/__init__\.py|.*\.ftl$|.*\.gen\.ts$|.*\.test\.ts$"
    )


def test_nobody_outside_a_games_own_folders_writes_its_name() -> None:
    named, allowed = names_of_games(), own_folders()
    found = []
    for file in tracked("src", "web", "Makefile", "pyproject.toml", "hatch_build.py", ".ci"):
        if allowed.match(file) or file.endswith((".lock", "package-lock.json", ".png", ".json")):
            continue
        for number, line in enumerate((ROOT / file).read_text("utf-8").splitlines(), start=1):
            if named.search(line):
                found.append(f"{file}:{number}: {line.strip()}")
    assert found == []


def test_no_module_is_found_by_a_computed_name() -> None:
    computed = re.compile(r"import_module\(\s*(f\"|f'|[a-z_]+ ?[+%])|__import__\(")
    found = [
        f"{file}: {line.strip()}"
        for file in tracked("src/*.py")
        for line in (ROOT / file).read_text("utf-8").splitlines()
        if computed.search(line)
    ]
    assert found == []


def modules() -> list[str]:
    kinds = ("src/*.py", "web/src/*.ts", "web/src/*.svelte", "web/scripts/*")
    return [file for file in tracked(*kinds) if ".gen." not in file]


def test_no_module_is_longer_than_a_reader_can_hold() -> None:
    lengths = {file: len((ROOT / file).read_text("utf-8").splitlines()) for file in modules()}
    assert {file: n for file, n in lengths.items() if n > LONGEST_MODULE} == {}


def test_no_folder_is_a_crowd() -> None:
    folders = Counter(str(Path(file).parent) for file in tracked("src/*.py"))
    assert {folder: n for folder, n in folders.items() if n > MOST_MODULES} == {}


def test_no_databases_keys_or_large_files_are_tracked() -> None:
    kinds = r"\.(sqlite|db|key|pem|log|pyc|so)(-wal|-shm)?$|(^|/)tmp[a-z0-9_]{6,}"
    files = tracked()
    assert [file for file in files if re.search(kinds, file)] == []
    large = [file for file in files if (ROOT / file).stat().st_size > LARGEST]
    assert [file for file in large if not file.endswith((".dbt", "lock.json"))] == []


# Repeated code: lines are compared with names and values left out.


def shapes(file: Path) -> Iterator[tuple[int, str, str]]:
    """The lines of a module that do something: number, text, and text without names and values."""
    rows: dict[int, list[str]] = defaultdict(list)
    forms: dict[int, list[str]] = defaultdict(list)
    source = file.read_text("utf-8")
    skipped = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in skipped or token.type == tokenize.ENDMARKER:
            continue
        row = token.start[0]
        rows[row].append(token.string)
        known = token.type == tokenize.OP or keyword.iskeyword(token.string)
        forms[row].append(token.string if known else tokenize.tok_name[token.type])
    for row, words in rows.items():
        is_import = words[0] in ("from", "import")
        is_text = forms[row] == ["STRING"]
        if not is_import and not is_text and len(words) > 1:
            yield row, " ".join(words), " ".join(forms[row])


def runs(files: list[Path], form: int) -> dict[tuple[str, ...], list[str]]:
    """Every run of so many lines, and where it stands."""
    found: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for file in files:
        lines = [*shapes(file)]
        for n in range(len(lines) - REPEATED + 1):
            run = tuple(str(line[form]) for line in lines[n : n + REPEATED])
            found[run].append(f"{file.relative_to(ROOT)}:{lines[n][0]}")
    return found


@pytest.mark.parametrize("form", [1, 2], ids=["to the letter", "with other names"])
def test_nothing_is_written_twice(form: int) -> None:
    """Between rules and kernel it is: those are twins, and tied together by laws."""
    files = [ROOT / name for name in tracked("src/*.py")]
    repeated = {
        " ~ ".join(places)
        for run, places in runs(files, form).items()
        if len({*places}) > 1 and (form == 1 or len({*run}) > REPEATED // 2)
        if not _are_twins(places)
    }
    assert sorted(repeated)[:20] == []


def _are_twins(places: list[str]) -> bool:
    """Whether these are a game's rules and its kernel."""
    layers = {tuple(place.split("/")[3:5]) for place in places}
    return len({game for game, _ in layers}) == 1 and {layer for _, layer in layers} == {
        "rules",
        "kernel",
    }
