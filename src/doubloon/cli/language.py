"""Which language the command speaks: the one asked for, else that of the environment."""

import argparse
from collections.abc import Mapping, Sequence

from doubloon.locales import LANGUAGES, say

OPTION = "--language"
_ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where POSIX looks for the language of messages, in this order; the first one set decides."""


def chosen(argv: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language to speak, found before anything is parsed: complaints are said in it too.

    >>> chosen(["--language", "fr", "play"], {}), chosen(["play"], {"LANG": "fr_BE.UTF-8"})
    ('fr', 'fr')
    >>> chosen([], {"LC_ALL": "C", "LANG": "fr_FR.UTF-8"})
    'en'
    """
    spoken = next((environment[name] for name in _ENVIRONMENT if environment.get(name)), "")
    wished = _asked_for(argv) or spoken[:2].lower()
    return wished if wished in LANGUAGES else LANGUAGES[0]


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(OPTION, metavar="L", type=known, help=say("cli-language"))


def known(language: str) -> str:
    if language not in LANGUAGES:
        facts = {"language": language, "known": ", ".join(LANGUAGES)}
        raise argparse.ArgumentTypeError(say("cli-no-language", facts))
    return language


def _asked_for(argv: Sequence[str]) -> str | None:
    for place, word in enumerate(argv):
        if word == OPTION:
            return argv[place + 1] if place + 1 < len(argv) else None
        if word.startswith(f"{OPTION}="):
            return word.partition("=")[2]
        if not word.startswith("-"):
            break  # the command: what follows is its own
    return None
