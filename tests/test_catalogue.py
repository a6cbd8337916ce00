"""The catalogue: every message is used somewhere, and every sentence asked for is there."""

import re

import pytest

from doubloon import locales
from doubloon.bots import LEVELS
from doubloon.core.errors import IllegalAct
from doubloon.locales import LANGUAGES, explain, keys, plain, say
from doubloon.server.messages.game_types import GameInfo
from doubloon.server.net.catalog import list_games
from table import TESTS

CODE = "\n".join(
    file.read_text() for file in sorted((TESTS.parent / "src" / "doubloon").glob("**/*.py"))
)
DIGESTS = "\n".join(file.read_text() for file in sorted((TESTS.parent / "docs").glob("rules/*.md")))
CLIENT = "\n".join(
    file.read_text("utf-8")
    for kind in ("ts", "svelte")
    for file in sorted((TESTS.parent / "web" / "src").glob(f"**/*.{kind}"))
    if not file.name.endswith((".gen.ts", ".test.ts"))
)
PATTERNS = [
    "^" + re.sub(r"(\\\$)?\\\{[^}]*\\\}", "[A-Za-z0-9-]+", re.escape(name)) + "$"
    for name in [
        *re.findall(r'f"([a-z]+-[^" ]*\{[^" ]*)"', CODE),
        *re.findall(r"`([a-z]+-[^`\s]*\$\{[^`]*)`", CLIENT),
    ]
]
"""Names that code puts together; a name that begins with a variable could be any."""

PIECES = [f"^{kind}-[A-Za-z0-9]$" for kind in {*re.findall(r'"(piece-[a-z-]+)"', CODE + CLIENT)}]
"""Names of dice and cards by letter: `core.story.Pieces` puts them together."""

OWN = [f"^web-[a-z]+-{name}$" for name in re.findall(r'messageOf\("web-([a-z-]+)"', CLIENT)]
"""Messages of the client that a game may have its own of."""


def is_used(key: str) -> bool:
    """Whether code names the message, a clause is explained by it, or a pattern makes it."""
    clause = key.replace("-", ".", 1)
    if f'"{key}"' in CODE + CLIENT or f"'{key}'" in CODE or f"`{clause}`" in DIGESTS:
        return True
    return any(re.match(pattern, key) for pattern in [*PATTERNS, *PIECES, *OWN])


def facts(language: str) -> dict[str, set[str]]:
    """The variables of every message."""
    messages = re.split(r"^(?=[a-z])", plain.text(language), flags=re.MULTILINE)
    return {
        message.partition(" =")[0]: {*re.findall(r"\$([a-z]+)", message)}
        for message in messages[1:]
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    assert len({*keys(language)}) == len(keys(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used(language: str) -> None:
    assert [key for key in keys(language) if not is_used(key)] == []


def test_a_message_nobody_uses_is_noticed() -> None:
    assert not is_used("story-kg-nobody-says-this")
    assert not is_used("web-nobody-says-this")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert {*keys(language)} == {*keys()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_uses_the_same_facts(language: str) -> None:
    theirs = facts(language)
    assert {key: used for key, used in facts("en").items() if used != theirs[key]} == {}


def test_french_keeps_its_signs_with_the_word_before() -> None:
    lines = [line for line in plain.text("fr").splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"[^ ] [!?;:»](?![\w/])|« ", line)] == []


def test_every_message_asked_for_is_there() -> None:
    asked = {*re.findall(r'say\(\s*"([a-z-]+)"', CODE + CLIENT)}
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


@pytest.mark.parametrize("game", list_games(), ids=lambda game: game.key)
def test_every_edition_and_reading_has_words(game: GameInfo) -> None:
    part = game.prefix
    wanted = {f"web-{part}-edition-{edition.name}" for edition in game.editions}
    for reading in game.readings:
        name = f"web-{part}-reading-{reading.name}"
        words = (choice for choice in reading.choices if isinstance(choice, str))
        wanted |= {name, *(f"{name}-{word}" for word in words)}
    assert {f"web-about-{game.key}", *wanted} <= {*keys()}


def test_every_level_and_every_bot_has_a_name() -> None:
    seats = {f"web-bot-{seat}" for seat in range(1, max(game.most for game in list_games()) + 1)}
    assert seats | {f"web-level-{level}" for level in LEVELS} <= {*keys()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_sentences_are_what_fluent_makes_of_them(language: str) -> None:
    ready = plain.sentences(language)
    bundle = locales._bundle(language)
    patterns = {key: bundle.get_message(key).value for key in ready}
    made = {key: bundle.format_pattern(value)[0] for key, value in patterns.items() if value}
    assert made == ready
    assert len(ready) > len(keys(language)) / 2
