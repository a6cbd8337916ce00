"""The language of the command: from `--language`, or from the environment."""

import argparse
from collections.abc import Mapping, Sequence

from doubloon.locales import LANGUAGES, say

OPTION = "--language"
_ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that POSIX uses for messages. The first one that is set decides."""


def choose(argv: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language to use. It is found before parsing, because the parser complains in it.

    >>> choose(["--language", "fr", "play"], {}), choose(["play"], {"LANG": "fr_BE.UTF-8"})
    ('fr', 'fr')
    >>> choose([], {"LC_ALL": "C", "LANG": "fr_FR.UTF-8"})
    'en'
    """
    found = next((environment[name] for name in _ENVIRONMENT if environment.get(name)), "")
    language = _find_option(argv) or found[:2].lower()
    return language if language in LANGUAGES else LANGUAGES[0]


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(OPTION, metavar="L", type=check, help=say("cli-language"))


def check(language: str) -> str:
    if language not in LANGUAGES:
        facts = {"language": language, "known": ", ".join(LANGUAGES)}
        raise argparse.ArgumentTypeError(say("cli-no-language", facts))
    return language


def _find_option(argv: Sequence[str]) -> str | None:
    for place, word in enumerate(argv):
        if word == OPTION:
            return argv[place + 1] if place + 1 < len(argv) else None
        if word.startswith(f"{OPTION}="):
            return word.partition("=")[2]
        if not word.startswith("-"):
            break  # the command: what follows are its own arguments
    return None
