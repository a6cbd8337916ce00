"""Every clause of the rules digests is pinned by a test; every citation is real."""

import re
from pathlib import Path

from doubloon.core.errors import DoubloonError
from doubloon.locales import keys
from table import TESTS

ROOT = TESTS.parent
CLAUSE = r"(?:play|kg|ms|ga|gu)\.(?!dbl\b)[a-z][a-z-]+"

SOURCE = r"(Printed|Not printed|French rulebook|English rulebook|Not in|Open in|Our own|Follows)\b"
"""How the line below a clause says where the clause comes from (docs/rules/README.md)."""


def named(pattern: str, files: list[Path]) -> set[str]:
    return {name for file in files for name in re.findall(pattern, file.read_text(), re.MULTILINE)}


CODE = sorted((ROOT / "src" / "doubloon").glob("**/*.py"))
STATED = named(rf"^### `({CLAUSE})`", sorted((ROOT / "docs" / "rules").glob("*.md")))
CITED = named(rf'"({CLAUSE})"', sorted(TESTS.glob("**/test_*.py")))
IMPLEMENTED = named(rf'"({CLAUSE})"', CODE) | named(rf"\[({CLAUSE})\]", CODE)


def test_every_stated_clause_is_tested() -> None:
    assert STATED - CITED == set()


def test_every_cited_clause_is_stated() -> None:
    assert CITED - STATED == set()


def test_every_clause_in_the_code_is_stated() -> None:
    assert IMPLEMENTED - STATED == set()


def test_every_clause_has_a_sentence() -> None:
    assert {clause.replace(".", "-") for clause in STATED} - {*keys()} == set()


def test_every_heading_says_where_it_comes_from() -> None:
    for digest in sorted((ROOT / "docs" / "rules").glob("*-*.md")):
        sections = re.split(r"^### ", digest.read_text(), flags=re.MULTILINE)[1:]
        for section in sections:
            if section.startswith("`play."):
                continue
            source = section.splitlines()[1]
            assert re.match(SOURCE, source), section


def test_every_problem_has_a_sentence() -> None:
    kinds = "|".join(kind.__name__ for kind in DoubloonError.__subclasses__())
    problems = named(rf"(?:{kinds})\(\s*\"([a-z-]+)\"", CODE)
    assert len(problems) > 20
    assert problems - {*keys()} == set()
