"""Prints sentences of the golden records with the words Python finds for them, as TypeScript.

The client's own telling has to find the same words.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec

from doubloon.core import record
from doubloon.core.game import AnyGame
from doubloon.core.play import replay
from doubloon.core.setup import Seat
from doubloon.core.stories import tell_step
from doubloon.core.story import Sentence, Several, Story, Who, Words
from doubloon.games import BUILT_IN, games
from doubloon.locales import LANGUAGES
from doubloon.locales.telling import Teller
from doubloon.server.table.views import describe_story

GOLDEN = Path(__file__).resolve().parents[2] / "tests" / "golden"
NAMES = ("Anne", "Bob", "Cleo", "Dan", "Eve", "Finn")

MADE_UP: Story = (
    Sentence("story-resign", {"who": Who(Seat(0))}),
    Sentence("list-and", {"first": Several(()), "last": Words("list-nothing")}),
    Sentence("list-and", {"first": "a text", "last": -300}),
    Sentence(
        "list-and",
        {"first": Several((Who(Seat(0)), Who(Seat(1)), Who(Seat(2)))), "last": 6000},
    ),
)
"""What no golden record need contain: an empty list, and a list with the reader in it."""


def stories(game: AnyGame) -> Iterator[Sentence]:
    """The first sentence of each kind: of steps, and of turns."""
    seen: set[tuple[str, frozenset[str]]] = set()
    for file in sorted((GOLDEN / game.key).glob("*.dbl")):
        play = replay(game, record.read(file.read_text("utf-8")))
        for here in [*play.way()][::-1]:
            told = [] if here.turn is None else [*game.sum_up(here.turn)]
            if here.before is not None:
                told = [*tell_step(here.before, here.line, here, None), *told]
            for sentence in told:
                kind = sentence.id, frozenset(sentence.facts)
                if kind not in seen:
                    seen.add(kind)
                    yield sentence


def vector(sentence: Sentence, you: Seat | None) -> dict[str, object]:
    return {
        "sentence": msgspec.to_builtins(describe_story((sentence,))[0]),
        "you": None if you is None else you + 1,
        "said": {language: Teller(NAMES, you, language).tell(sentence) for language in LANGUAGES},
    }


def vectors() -> Iterator[dict[str, object]]:
    games()  # their catalogues are known from here on
    for story in (MADE_UP, *map(stories, BUILT_IN)):
        for sentence in story:
            yield vector(sentence, None)
            yield from (
                vector(sentence, fact.seat)
                for fact in sentence.facts.values()
                if isinstance(fact, Who)
            )
    yield vector(MADE_UP[-1], Seat(1))


def document() -> str:
    rows = "".join(f"  {json.dumps(row, ensure_ascii=False)},\n" for row in vectors())
    return f"""\
// Made by `make generate`: sentences of golden records, and the words Python finds for them.

import type {{ Sentence }} from "../net/messages.gen";

export const NAMES = {json.dumps(NAMES)};

export interface Vector {{
  sentence: Sentence;
  /** The reader's seat. */
  you: number | null;
  /** By language. */
  said: Record<string, string>;
}}

export const VECTORS: Vector[] = [
{rows}];
"""


if __name__ == "__main__":
    print(document(), end="")
