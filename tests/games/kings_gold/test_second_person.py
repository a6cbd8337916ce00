"""King's Gold speaks to whoever reads: a seat's own player is "you", never a name."""

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from doubloon.core import record
from doubloon.core.play import Play, replay
from doubloon.core.setup import Seat
from doubloon.core.stories import tell_step
from doubloon.core.story import Fact, Sentence, Several, Story, Who, Words
from doubloon.games import get
from doubloon.locales import LANGUAGES
from doubloon.locales.telling import Teller
from table import TESTS, after

GAME = get("kings-gold")
NAMES = ["Xanthe", "Ysolde", "Zebulon", "Quentin", "Wilfred", "Vivienne"]
FILES = sorted((TESTS / "golden" / GAME.key).glob("*.dbl"))
YOU = {"en": r"\b(you|your)\b", "fr": r"\b(tu|te|toi|ton|ta|tes)\b|\bt'"}
TIED = {"box": 6, "king": 0, "coins": [22, 25, 7], "seat": 1}
MOMENTS: dict[str, tuple[dict[str, object], tuple[str, ...]]] = {
    "roll-off": ({}, ("~ opening 11kcx", "~ opening 11kcx", "~ opening 11ccx")),
    "lot": (
        {"readings": {"first-player-tie": "random"}},
        ("~ opening 11kcx", "~ opening 11kcx", "~ opening 11ccx", "~ first p2"),
    ),
    "tie": ({"start": TIED}, ("~ roll 3cxkk", "p1 stop", "p1 pair 3c")),
    "tie of the tied": (
        {"start": TIED, "edition": "blue-orange-nl"},
        ("~ roll 3cxkk", "p1 stop", "p1 pair 3c"),
    ),
    "shared": (
        {"start": TIED, "readings": {"tie-break": "shared"}},
        ("~ roll 3cxkk", "p1 stop", "p1 pair 3c"),
    ),
    "new game": (
        {"start": TIED, "readings": {"tie-break": "new-game"}},
        ("~ roll 3cxkk", "p1 stop", "p1 pair 3c"),
    ),
    "pair and penalty": (
        {"start": TIED, "readings": {"three-crossbones-cancels": False}},
        ("~ roll 1cxxx", "p1 pair 1c"),
    ),
    "robbed": ({"start": TIED}, ("~ roll 2kxxk", "p1 stop", "p1 pair 2k p3")),
}


def seats_in(facts: Iterable[Fact]) -> Iterator[Seat]:
    """Everybody these facts are about."""
    for fact in facts:
        match fact:
            case Who(seat):
                yield seat
            case Several(several):
                yield from seats_in(several)
            case Words(_, inner):
                yield from seats_in(inner.values())


def stories(play: Play) -> Iterator[Story]:
    for before, here in pairwise([*play.way()][::-1]):
        yield tell_step(before, here.line, here, None)
        if here.turn is not None:
            yield GAME.sum_up(here.turn)


def judge(sentence: Sentence, language: str, reader: Seat) -> None:
    """A sentence about the reader says "you"; any other does not. Nobody reads their own name."""
    (text,) = Teller(NAMES, reader, language).tell_all((sentence,))
    about = reader in [*seats_in(sentence.facts.values())]
    assert bool(re.search(YOU[language], text, re.IGNORECASE)) == about, text
    assert NAMES[reader] not in text
    (named,) = Teller(NAMES, None, language).tell_all((sentence,))
    assert (NAMES[reader] in named) == about, named
    assert not re.search(YOU[language], named, re.IGNORECASE), named


def judge_all(play: Play, language: str) -> None:
    seats = range(len(play.state.coins))
    told = [sentence for story in stories(play) for sentence in story]
    assert told
    for sentence in told:
        for reader in map(Seat, seats):
            judge(sentence, language, reader)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden_records_speak_to_every_seat(file: Path, language: str) -> None:
    judge_all(replay(GAME, record.read(file.read_text("utf-8"))), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_rare_moments_speak_to_every_seat(moment: str, language: str) -> None:
    setup, steps = MOMENTS[moment]
    judge_all(after(GAME.key, *steps, seats=3, **setup), language)  # type: ignore[arg-type]  # keywords of `after`, handed on
