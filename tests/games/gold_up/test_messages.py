"""Letters on cards and amounts of gold, in every language."""

import pytest

from doubloon.games.gold_up import GAME
from doubloon.locales import LANGUAGES, add_catalogues, say

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
    assert say("web-gu-points", {"n": n}, "fr") == said
    assert said in say("web-gu-round", {"n": n}, "fr")
