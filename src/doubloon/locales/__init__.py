"""Every sentence a person reads, in Project Fluent, one catalogue per language.

The messages of a game are in its own package; the shelf adds them here.

A clause is explained by the message with its ID, the dot written as a hyphen
(`ms.reroll-two` is `ms-reroll-two`). Any other problem is explained by the message of its name.
"""

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from doubloon.core.errors import DoubloonError, FileError
from doubloon.locales import plain

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES = ("en", "fr")

_language = ["en"]


def add_catalogues(package: str) -> None:
    """Add the messages of this package: a game brings its own."""
    if plain.add(package):
        _bundle.cache_clear()
        _resource.cache_clear()


def speak(language: str) -> None:
    """Set the language of this process."""
    _language[0] = language


def current_language() -> str:
    """The language of this process."""
    return _language[0]


def say(key: str, facts: Mapping[str, object] | None = None, language: str | None = None) -> str:
    """The message of this name, filled with its facts; raises LookupError if there is none.

    Without a language it is that of the process.
    """
    language = language or _language[0]
    if (ready := plain.sentences(language).get(key.replace(".", "-"))) is not None:
        return ready
    bundle = _bundle(language)
    pattern = bundle.get_message(key.replace(".", "-")).value
    assert pattern is not None, key
    text, problems = bundle.format_pattern(
        pattern, {name: _plain(value) for name, value in (facts or {}).items()}
    )
    assert not problems, (key, problems)
    return str(text)


def is_known(key: str, language: str | None = None) -> bool:
    """Whether the catalogues have a message of this name."""
    language, key = language or _language[0], key.replace(".", "-")
    return key in plain.sentences(language) or _bundle(language).has_message(key)


def explain(error: DoubloonError, language: str | None = None) -> str:
    """A sentence that says what was refused and why; first the field of a file, if there is one."""
    sentence = say(error.problem, error.facts, language)
    if isinstance(error, FileError) and "field" in error.facts:
        facts = {"field": error.facts["field"], "message": sentence}
        return say("file-field", facts, language)
    return sentence


def keys(language: str = "en") -> list[str]:
    """The names of all messages, in the order of the catalogues."""
    from fluent.syntax.ast import Message

    return [entry.id.name for entry in _resource(language).body if isinstance(entry, Message)]


def _plain(value: object) -> object:
    """Numbers are written without grouping, as in the notation: 6000, not 6,000."""
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(_resource(language))
    return bundle


@cache
def _resource(language: str) -> "Resource":
    # Loaded only for sentences that need it, so that short commands start at once.
    from fluent.runtime import FluentResource

    return FluentResource(plain.text(language))
