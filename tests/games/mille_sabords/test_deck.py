"""The deck as a file: what an owner may correct, what is refused, and what bots make of it."""

import pytest

from boxes import BOXES, corrected
from doubloon.bots import bot
from doubloon.core.errors import FileError
from doubloon.core.play import begin
from doubloon.core.setup import Seat, Setup
from doubloon.games.mille_sabords import GAME
from doubloon.games.mille_sabords.rules import rules
from doubloon.games.mille_sabords.rules.deck import MOST_CARDS, read_deck
from doubloon.games.mille_sabords.rules.editions import DECK, KINDS, terms
from doubloon.games.mille_sabords.solve import evaluation, points_race, two_seats
from table import after, refusal

rule = pytest.mark.rule
OWN = BOXES["mille-sabords"]


@rule("ms.deck")
def test_the_deck_that_ships_has_35_cards() -> None:
    assert dict(zip(KINDS, DECK, strict=True)) == {
        **dict.fromkeys(("treasure-island", "pirate", "guardian", "animals"), 4),
        **dict.fromkeys(("coin", "diamond"), 4),
        **{"skull-1": 3, "skull-2": 2, "ship-2": 2, "ship-3": 2, "ship-4": 2},
    }
    assert sum(DECK) == 35
    assert GAME.start(Setup(2, components=corrected("mille-sabords", {}))) == GAME.start(Setup(2))


@rule("ms.deck", "ms.reshuffle")
def test_a_corrected_deck_is_dealt_and_shuffled_again() -> None:
    only = corrected("mille-sabords", {f"cards.{kind}": 0 for kind in KINDS if kind != "coin"})
    only["cards"]["coin"] = 1
    play = after("mille-sabords", components=only)
    assert [GAME.write(None, fate) for fate, _ in GAME.fates(play.state)] == ["~ card coin"]
    assert refusal(play, "~ card pirate").problem == "ms.deck"
    later = after("mille-sabords", "~ card coin", "~ roll kkkccdmp", components=only)
    assert later.state.deck == tuple(int(kind == "coin") for kind in KINDS)


@rule("ms.deck")
def test_a_kind_may_be_missing_from_the_deck() -> None:
    play = after("mille-sabords", components=OWN)
    assert refusal(play, "~ card skull-2").problem == "ms.deck"
    assert sum(weight for _, weight in GAME.fates(play.state)) == 35 - 1 - 2 + 3
    assert "skull-2" not in GAME.view(play.state, None).deck


BAD = [
    ({"cards": None}, "ms-deck-missing", {"field": "cards"}),
    ({"cards": 35}, "ms-deck-table", {"field": "cards"}),
    ({"ships": 3}, "ms-deck-unknown", {"field": "ships", "known": "cards"}),
    ({"cards.pirate": None}, "ms-deck-missing", {"field": "cards.pirate"}),
    (
        {"cards.peace": 1},
        "ms-deck-unknown",
        {"field": "cards.peace", "known": ", ".join(KINDS)},
    ),
    ({"cards.pirate": -1}, "ms-deck-copies", {"field": "cards.pirate", "most": 99}),
    ({"cards.pirate": 100}, "ms-deck-copies", {"field": "cards.pirate", "most": 99}),
    ({"cards.pirate": True}, "ms-deck-copies", {"field": "cards.pirate", "most": 99}),
    ({"cards.pirate": "4"}, "ms-deck-copies", {"field": "cards.pirate", "most": 99}),
    ({"cards.pirate": 4.0}, "ms-deck-copies", {"field": "cards.pirate", "most": 99}),
    ({"cards": dict.fromkeys(KINDS, 0)}, "ms-deck-empty", {"field": "cards"}),
    (
        {"cards.coin": MOST_CARDS},
        "ms-deck-many",
        {"field": "cards", "found": MOST_CARDS + 31, "most": MOST_CARDS},
    ),
]


@rule("ms.deck")
@pytest.mark.parametrize(("changes", "problem", "facts"), BAD)
def test_a_wrong_deck_is_refused(
    changes: dict[str, object], problem: str, facts: dict[str, object]
) -> None:
    with pytest.raises(FileError) as refused:
        GAME.start(Setup(2, components=corrected("mille-sabords", changes)))
    assert refused.value.problem == problem
    assert refused.value.facts == facts


def test_everything_wrong_is_told_at_once() -> None:
    changes = {"cards.pirate": -1, "cards.peace": 1, "cards.coin": "four", "cards.diamond": None}
    with pytest.raises(FileError) as refused:
        read_deck(corrected("mille-sabords", changes), KINDS)
    told = [refused.value, *refused.value.more]
    fields = ["cards.diamond", "cards.peace", "cards.pirate", "cards.coin"]
    assert [error.facts["field"] for error in told] == fields


def test_a_corrected_deck_never_finds_the_table_of_the_usual_one() -> None:
    own, usual = terms(Setup(2, components=OWN)), terms(Setup(2))
    assert two_seats.table(own).stamp != two_seats.table(usual).stamp
    assert two_seats.work(usual).known() is not None
    assert two_seats.work(own).known() is None


def test_the_chance_to_win_of_a_corrected_deck_is_approximated() -> None:
    """The table of the usual deck rates what follows; the cards of this turn are the real ones."""
    own, usual = (GAME.start(Setup(2, components=box)) for box in (OWN, None))
    assert two_seats.grid(two_seats.canonical_terms(own.terms)) == two_seats.grid(
        two_seats.canonical_terms(usual.terms)
    )
    assert evaluation.is_known(own.terms, 2)
    assert 0 < abs(evaluation.before_card(own) - evaluation.before_card(usual)) < 0.02


def test_a_race_draws_from_the_corrected_deck() -> None:
    def mean(deck: dict[str, int] | None) -> float:
        box = None if deck is None else {"cards": {**dict.fromkeys(KINDS, 0), **deck}}
        gains, losses = points_race.outcomes(terms(Setup(3, components=box)))
        assert sum(gains.values()) + sum(losses.values()) == pytest.approx(1)
        return sum(n * p for n, p in gains.items())

    assert mean({"skull-2": 1}) < mean(None) < mean({"pirate": 1})
    both = (mean({"pirate": 1}) + 3 * mean({"coin": 1})) / 4
    assert mean({"pirate": 5, "coin": 15}) == pytest.approx(both)


@pytest.mark.parametrize("level", ["deckhand", "bosun", "captain"])
@pytest.mark.parametrize("seats", [2, 3])
def test_bots_play_a_corrected_deck(level: str, seats: int) -> None:
    setup = Setup(seats, components=OWN)
    player = bot(GAME, level, setup)
    play = begin(GAME, setup)
    for fate in ("~ card ship-4", "~ roll sssccdmp"):
        play = play.after(fate)
    act = player(GAME.view(play.state, Seat(0)), rules.offers(play.state), lambda _: 0)
    assert rules.forbids(play.state, act) is None
