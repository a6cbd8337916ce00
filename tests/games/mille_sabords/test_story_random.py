"""The story of Mille Sabords along random plays, in every language."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from doubloon.core.game import offers
from doubloon.core.setup import Seat, Setup
from doubloon.core.story import Several, Story, Who
from doubloon.games import get
from doubloon.games.mille_sabords.rules.state import State
from doubloon.games.mille_sabords.rules.story import story, sum_up
from doubloon.locales import LANGUAGES, keys
from doubloon.locales.telling import Teller

GAME = get("mille-sabords")
NAMES = ["Anne", "Bo", "Cleo", "Dora", "Ed"]

READINGS: dict[str, dict[str, object]] = {
    "edition": {},
    "house": {
        "floor-scores-at-zero": True,
        "tie-break": "extra-turns",
        "trigger-replays-if-overtaken": True,
        "ship-bust-with-quota": "bonus",
        "magic-includes-skulls": True,
        "count-revealed-skulls": True,
    },
}


def random_play(
    seats: int, edition: str, readings: str, seed: int
) -> Iterator[tuple[State, Any, State]]:
    """The steps of a play by chance, each between the states around it."""
    chance = Random(seed)
    setup = Setup(seats, edition, READINGS[readings], target=1500)
    state = GAME.start(setup)
    while GAME.result(state) is None:
        if GAME.to_act(state) is None:
            step = GAME.draw(state, chance.randrange)
        else:
            step = chance.choice(chance.choice([*offers(GAME, state).values()]))
        here = GAME.play(state, step)
        yield state, step, here
        state = here


def losses(sentences: Story) -> dict[Seat, int]:
    """What each seat loses by these sentences on the skull island."""
    found: dict[Seat, int] = {}
    for one in sentences:
        points = one.facts.get("points", 0)
        assert isinstance(points, int)
        match one.facts:
            case {"victim": Who(seat)}:
                found[seat] = points
            case {"victims": Several(seats)}:
                found |= {who.seat: points for who in seats if isinstance(who, Who)}
    return found


def check_amounts(before: State, sentences: Story, here: State) -> None:
    """The amounts in a step's story are the change of points."""
    change = [b - a for a, b in zip(before.points, here.points, strict=True)]
    own = change[before.seat]
    amounts = {one.id: one.facts.get("points") for one in sentences}
    gains = ("scored", "bust-saved", "bust-ship")
    gained = [amounts[f"story-ms-{id_}"] for id_ in gains if f"story-ms-{id_}" in amounts]
    lost = [amounts[id_] for id_ in ("story-ms-ship-lost", "story-ms-ship-bust") if id_ in amounts]
    assert gained == ([own] if own > 0 else [])
    assert lost == ([-own] if own < 0 or lost else [])
    by_island = {seat: n for seat, n in losses(sentences).items() if n}
    assert by_island == {seat: -n for seat, n in enumerate(change) if n and seat != before.seat}


@pytest.mark.parametrize("readings", READINGS)
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("edition", GAME.editions)
def test_every_step_is_told_in_every_language(edition: str, seats: int, readings: str) -> None:
    tellers = [Teller(NAMES, you, language) for language in LANGUAGES for you in (None, Seat(0))]
    for before, step, here in random_play(seats, edition, readings, seats):
        sentences = story(before, step, here, None)
        assert sentences
        check_amounts(before, sentences, here)
        turn = GAME.turn(before, here)
        summary = () if turn is None else sum_up(turn)
        assert (turn is None) == (not summary)
        for teller in tellers:
            assert all(teller.tell(one) for one in (*sentences, *summary))


def test_every_sentence_of_the_catalogue_is_told() -> None:
    """No message is left over: plays by chance and the tests above reach all that matter."""
    reached: set[str] = set()
    for seed in range(60):
        edition = GAME.editions[seed % 2]
        for before, step, here in random_play(
            2 + seed % 4, edition, [*READINGS][seed // 2 % 2], seed
        ):
            sentences = story(before, step, here, None)
            turn = GAME.turn(before, here)
            reached |= {one.id for one in sentences} | {
                one.id for one in (() if turn is None else sum_up(turn))
            }
    of_plays = {"turn-ms-best", "turn-ms-busts", "turn-ms-islands", "turn-ms-ships-lost"}
    """What is said of a whole play (`rules/highlights.py`), not of a turn."""
    written = {key for key in keys() if key.startswith(("story-ms-", "turn-ms-", "about-ms-"))}
    assert of_plays <= written
    written -= of_plays
    assert reached <= written
    assert written - reached <= {
        "story-ms-magic", "turn-ms-magic", "story-ms-tie", "story-ms-last-raid",
        "story-ms-sudden-death", "story-ms-reshuffle",
    }  # fmt: skip
