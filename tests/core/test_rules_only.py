"""A reading that only the rules know: kernels, solvers and searching bots step back from it."""

from dataclasses import dataclass, field, replace

import pytest

from doubloon.analysis import worth
from doubloon.arena.match import Match
from doubloon.bots import bot
from doubloon.core.errors import RecordError
from doubloon.core.game import AnyGame, find_rules_only_reading
from doubloon.core.play import begin
from doubloon.core.readings import LEAST, RULES_ONLY, find_rules_only
from doubloon.core.setup import Setup
from doubloon.games.gold_armada import GAME
from doubloon.games.gold_armada.bots import deckhand


@dataclass(frozen=True, slots=True)
class Readings:
    known: bool = False
    new: bool = field(default=False, metadata={RULES_ONLY: True})
    number: int = field(default=3, metadata={RULES_ONLY: True, LEAST: 1})


NEW = Setup(2, readings={"new": True})


@pytest.fixture
def game() -> AnyGame:
    """A game whose kernel and solver know nothing of two of its readings."""
    return replace(GAME, readings=lambda _edition: Readings())


def test_only_a_changed_reading_counts() -> None:
    assert find_rules_only(Readings()) is None
    assert find_rules_only(Readings(known=True)) is None
    assert find_rules_only(Readings(new=True)) == "new"
    assert find_rules_only(Readings(number=4)) == "number"


def test_it_is_found_in_what_a_table_agreed_on(game: AnyGame) -> None:
    assert find_rules_only_reading(game, Setup(2)) is None
    assert find_rules_only_reading(game, Setup(2, readings={"known": True})) is None
    assert find_rules_only_reading(game, NEW) == "new"


def test_the_rules_play_its_matches(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doubloon.arena.match.get", lambda _key: game)
    assert Match("gold-armada", Setup(2), ("cabin-boy", "cabin-boy"), 1).uncovered is None
    assert Match("gold-armada", NEW, ("cabin-boy", "cabin-boy"), 1).uncovered == "new"


def test_no_values_are_given_and_none_computed(game: AnyGame) -> None:
    play = begin(GAME, Setup(2))
    with pytest.raises(RecordError, match="best-reading"):
        worth.advise(play._replace(game=game), NEW)
    assert worth.works(game, Setup(2))
    assert worth.works(game, NEW) == ()
    assert worth.wanted(game, NEW) == ()


def test_bots_that_search_play_as_the_deckhand_does(game: AnyGame) -> None:
    assert bot(game, "captain", NEW) is deckhand
    assert bot(game, "bosun", NEW) is deckhand
    assert bot(game, "captain", Setup(2)) is not deckhand
