"""Letters on cards and amounts of gold, in every language."""

import re

import pytest

from doubloon.core.setup import Setup
from doubloon.games.gold_up import GAME
from doubloon.games.gold_up.rules.editions import terms
from doubloon.locales import LANGUAGES, add_catalogues, plain, say

add_catalogues(GAME.messages)
KINDS = "wrbgpyjKC"
COLOURS = "wrbgpy"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_letters(language: str) -> None:
    letters = [say(f"web-gu-letter-{kind}", language=language) for kind in KINDS]
    assert len({*letters}) == len(KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_a_colour_begin_its_name(language: str) -> None:
    for kind in COLOURS:
        letter = say(f"web-gu-letter-{kind}", language=language)[0].lower()
        words = say(f"piece-gu-chest-{kind}", {"n": 2}, language).split()
        assert any(word.startswith(letter) for word in words[1:] if word not in ("coffres",))


@pytest.mark.parametrize(
    ("n", "said"), [(0, "0 pièce d'or"), (1, "1 pièce d'or"), (12, "12 pièces d'or")]
)
def test_gold_is_counted_in_french(n: int, said: str) -> None:
    robbed = "volée" if n < 2 else "volées"
    assert say("turn-gu-gold-robbed", {"n": n}, "fr") == f"{said} {robbed} aux autres"
    assert say("web-gu-points", {"n": n}, "fr") == said
    assert said in say("turn-gu-best", {"n": n}, "fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_gold_is_a_bare_number(language: str) -> None:
    lines = plain.text(language).splitlines()
    assert [line for line in lines if "-gu-" in line and re.search(r"\} d'or", line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_in_short_have_the_numbers_of_the_box(language: str) -> None:
    box = terms(Setup(2)).box
    shown = [say(f"short-gu-value-{kind}", language=language) for kind in COLOURS]
    assert shown == [str(value) for value in box.values]
    assert f" {box.target} " in say("short-gu-goal", language=language)
