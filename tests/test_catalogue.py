"""The catalogue: every message is used somewhere, and every sentence asked for is there."""

import re

import pytest

from doubloon import locales
from doubloon.core.errors import IllegalAct
from doubloon.locales import LANGUAGES, explain, keys, plain, say
from table import TESTS

CODE = "\n".join(
    file.read_text() for file in sorted((TESTS.parent / "src" / "doubloon").glob("**/*.py"))
)
DIGESTS = "\n".join(file.read_text() for file in sorted((TESTS.parent / "docs").glob("rules/*.md")))
PATTERNS = [
    "^" + re.sub(r"\\{[^}]*\\}", "[A-Za-z0-9-]+", re.escape(name)) + "$"
    for name in re.findall(r'f"([a-z{][^" ]*\{[^" ]*)"', CODE)
]


def is_used(key: str) -> bool:
    """Whether code names the message, a clause is explained by it, or a pattern makes it."""
    clause = key.replace("-", ".", 1)
    if f'"{key}"' in CODE or f"'{key}'" in CODE or f"`{clause}`" in DIGESTS:
        return True
    return any(re.match(pattern, key) for pattern in PATTERNS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    assert len({*keys(language)}) == len(keys(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used(language: str) -> None:
    assert [key for key in keys(language) if not is_used(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert {*keys(language)} == {*keys()}


def test_every_message_asked_for_is_there() -> None:
    asked = {*re.findall(r'say\(\s*"([a-z-]+)"', CODE)}
    assert asked
    assert not asked - {*keys()}


def test_a_refusal_is_explained_by_its_clause() -> None:
    error = IllegalAct("play.out-of-turn", seat="p2", due="p1")
    assert explain(error) == "It is not p2's turn to act but p1's."


def test_numbers_are_written_as_in_the_notation() -> None:
    assert "6000" in say("target-positive", {"target": 6000})


def test_a_message_nobody_wrote_is_a_bug() -> None:
    with pytest.raises(LookupError):
        say("no-such-message")


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_sentences_are_what_fluent_makes_of_them(language: str) -> None:
    ready = plain.sentences(language)
    bundle = locales._bundle(language)
    patterns = {key: bundle.get_message(key).value for key in ready}
    made = {key: bundle.format_pattern(value)[0] for key, value in patterns.items() if value}
    assert made == ready
    assert len(ready) > len(keys(language)) / 2
