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

DESCRIPTIVE = "Descriptive: no refusal names it."
"""The line of a clause that only says what there is or what happens."""


def named(pattern: str, files: list[Path]) -> set[str]:
    return {name for file in files for name in re.findall(pattern, file.read_text(), re.MULTILINE)}


CODE = sorted((ROOT / "src" / "doubloon").glob("**/*.py"))
STATED = named(rf"^### `({CLAUSE})`", sorted((ROOT / "docs" / "rules").glob("*.md")))
CITED = named(rf'"({CLAUSE})"', sorted(TESTS.glob("**/test_*.py")))
RAISED = named(rf'"({CLAUSE})"', CODE)
"""Clauses that the code names as a problem; `[clause]` in a comment only points at one."""
IMPLEMENTED = RAISED | named(rf"\[({CLAUSE})\]", CODE)


def test_every_stated_clause_is_tested() -> None:
    assert STATED - CITED == set()


def test_every_cited_clause_is_stated() -> None:
    assert CITED - STATED == set()


def test_every_clause_in_the_code_is_stated() -> None:
    assert IMPLEMENTED - STATED == set()


def sections() -> dict[str, str]:
    """Every clause of the digests with its text."""
    found = dict[str, str]()
    for digest in sorted((ROOT / "docs" / "rules").glob("*-*.md")):
        for section in re.split(r"^#{2,3} ", digest.read_text(), flags=re.MULTILINE):
            if stated := re.match(rf"`({CLAUSE})`", section):
                found[stated[1]] = section
    return found


def test_every_clause_is_raised_somewhere_or_marked_as_descriptive() -> None:
    marked = {clause for clause, section in sections().items() if DESCRIPTIVE in section}
    assert sections().keys() == STATED
    assert STATED - RAISED - marked == set(), "nothing refuses with it: mark it as descriptive"
    assert marked & RAISED == set(), "something refuses with it: it is not descriptive"
    for prefix in ("kg", "ms", "ga", "gu"):
        assert any(clause.startswith(f"{prefix}.") for clause in RAISED)
        assert any(clause.startswith(f"{prefix}.") for clause in marked)


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
