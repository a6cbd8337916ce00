"""Stories speak to the reader, in every language; where players share a device, names are used."""

import re

import pytest

from doubloon.core.setup import Seat
from doubloon.core.story import Sentence, Several, Who
from doubloon.games import get
from doubloon.games.mille_sabords.rules.story import story, sum_up
from doubloon.locales.telling import Teller
from games.mille_sabords.test_story_random import READINGS, random_play

GAME = get("mille-sabords")
NAMES = ["Quixote", "Barrow", "Zephyr"]
TO_YOU = {
    "en": r"\b(you|your)\b",
    "fr": r"\b(tu|te|toi|ton|ta|tes|tien)\b|\bt'",
}
WRONG = {
    "en": r"\byou (has|is|stops|scores|rolls|gets|loses|lands|leaves|visits|saves|lays|takes)\b",
    "fr": r"\byou\b|\b(Quixote|Barrow|Zephyr) (as|es|perds|marques|lances|gagnes)\b",
}


def told(edition: str, readings: str) -> list[Sentence]:
    """Every sentence of some plays, those about turns included."""
    found: list[Sentence] = []
    for seed in range(4):
        for before, step, here in random_play(3, edition, readings, seed):
            turn = GAME.turn(before, here)
            found += (*story(before, step, here, None), *(() if turn is None else sum_up(turn)))
    return found


def concerns(sentence: Sentence, seat: Seat) -> bool:
    """Whether the sentence names this seat."""
    facts = sentence.facts.values()
    several = (one for fact in facts if isinstance(fact, Several) for one in fact.facts)
    return Who(seat) in [*facts, *several]


@pytest.mark.parametrize("language", TO_YOU)
@pytest.mark.parametrize("readings", READINGS)
@pytest.mark.parametrize("edition", GAME.editions)
def test_you_are_spoken_to_and_others_have_names(
    edition: str, readings: str, language: str
) -> None:
    spoken = re.compile(TO_YOU[language], re.IGNORECASE)
    wrong = re.compile(WRONG[language], re.IGNORECASE)
    about_you = 0
    for sentence in told(edition, readings):
        for you in (Seat(0), Seat(2)):
            words = Teller(NAMES, you, language).tell(sentence)
            assert NAMES[you] not in words
            assert not wrong.search(words), words
            if concerns(sentence, you):
                about_you += 1
                assert spoken.search(words), words
        shared = Teller(NAMES, None, language).tell(sentence)
        assert not spoken.search(shared), shared
    assert about_you > 100
