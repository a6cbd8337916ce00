"""What the points for stopping are made of: the items always add up to the points scored."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.core.dice import Stop, rolls
from doubloon.core.setup import Setup
from doubloon.games.mille_sabords import GAME
from doubloon.games.mille_sabords.rules.editions import CARDS, FACES, KINDS, Card, terms
from doubloon.games.mille_sabords.rules.notation import write_dice
from doubloon.games.mille_sabords.rules.rules import forbids, play
from doubloon.games.mille_sabords.rules.scoring import EXTRA, Part, score_parts
from doubloon.games.mille_sabords.rules.view import View, view
from games.mille_sabords.turns import turn
from table import wander

rule = pytest.mark.rule


def shown(card: str, *steps: str, **setup: object) -> View:
    return view(turn(card, *steps, **setup).state, None)


def scoring(parts: tuple[Part, ...]) -> list[tuple[str, int]]:
    """The items that score or cost something, by their symbols or their kind."""
    return [(part.symbols or part.kind, part.points) for part in parts if part.points]


@rule("ms.score-combination", "ms.score-treasure")
def test_three_diamonds_are_a_group_and_three_treasures() -> None:
    seen = shown("guardian", "roll kkdddsmp")
    (diamonds,) = (part for part in seen.parts if part.points)
    assert diamonds == Part("symbols", 400, "ddd", on_card=0, alike=100, treasure=300)
    assert [part.symbols for part in seen.parts if not part.points] == ["kk", "s", "m", "p"]


@pytest.mark.parametrize(
    ("card", "dice", "items"),
    [
        ("coin", "kkccsmmp", [("ccc", 400)]),
        ("diamond", "kkccdsmp", [("cc", 200), ("dd", 200)]),
        ("animals", "kkmmpssc", [("c", 100), ("mmp", 100)]),
        ("pirate", "kkccccds", [("cccc", 600), ("d", 100), ("pirate", 700)]),
        ("skull-1", "ksssccmp", [("sss", 100), ("cc", 200)]),
        ("skull-2", "sssccccd", [("sss", 100), ("cccc", 600), ("d", 100), ("full-chest", 500)]),
        ("ship-2", "kssccdmp", [("cc", 200), ("d", 100), ("ship", 300)]),
        ("ship-3", "kssccdmp", [("ship-lost", -500)]),
        ("ship-4", "ssssmmmm", [("ssss", 200), ("mmmm", 200), ("full-chest", 500), ("ship", 1000)]),
        ("treasure-island", "kkssmmpp", []),
        ("guardian", "kkkcccss", []),
    ],
)
def test_what_each_card_does_to_the_points(
    card: str, dice: str, items: list[tuple[str, int]]
) -> None:
    seen = shown(card, f"roll {dice}")
    assert scoring(seen.parts) == items
    assert seen.worth == seen.total == sum(points for _, points in items)


def test_symbols_on_the_card_are_counted_apart() -> None:
    coins = shown("coin", "roll kkccsmmp").parts
    assert [part.on_card for part in coins if part.symbols == "ccc"] == [1]
    skulls = shown("skull-1", "roll ksssccmp").parts[0]
    assert (skulls.symbols, skulls.on_card, skulls.points) == ("kk", 1, 0)


@rule("ms.treasure-island-bust")
def test_dice_on_the_treasure_island_and_what_they_save() -> None:
    seen = shown("treasure-island", "roll kksdddmp", "lay ddd")
    assert scoring(seen.parts) == scoring(seen.saved_parts) == [("ddd", 400)]
    assert (seen.worth, seen.saved) == (400, 400)
    assert shown("treasure-island", "roll kksdddmp").saved_parts == ()


@rule("ms.negative")
def test_the_total_after_a_loss() -> None:
    start = {"points": [300, 0], "seat": 1}
    lost = shown("ship-3", "roll kssccdmp", start=start)
    assert (lost.worth, lost.total) == (-500, -200)
    floor = {"floor-scores-at-zero": True}
    lost = shown("ship-3", "roll kssccdmp", start=start, readings=floor)
    assert (lost.worth, lost.total) == (-500, 0)


@rule("ms.pirate")
def test_what_the_skull_island_costs_is_skulls_times_points() -> None:
    seen = shown("pirate", "roll kkkkssss", edition="piraten-kapern-en")
    assert (seen.island_skulls, seen.island_each, seen.island_loss) == (4, 200, 800)
    assert (seen.parts, seen.total) == ((), None)


READINGS = [
    {"ship-swords-count-for-full-chest": swords, "skull-card-blocks-full-chest": blocks}
    for swords, blocks in product((True, False), repeat=2)
]


@pytest.mark.parametrize("card", CARDS, ids=KINDS)
@pytest.mark.parametrize("readings", READINGS)
def test_every_die_and_the_card_stand_in_one_item(card: Card, readings: dict[str, bool]) -> None:
    agreed = terms(Setup(2, readings=readings))
    own = "k" * card.skulls + (FACES[EXTRA[card.name]] if card.name in EXTRA else "")
    for dice, _ in rolls(8, agreed.die):
        parts = score_parts(dice, card, agreed.readings)
        symbols = [part for part in parts if part.kind == "symbols"]
        assert all(part.points == part.alike + part.treasure for part in symbols)
        assert sum(part.on_card for part in symbols) == (len(own) if symbols else 0)
        if symbols:
            there = sorted("".join(part.symbols for part in symbols))
            assert there == sorted(write_dice(dice) + own)
        else:
            assert [part.kind for part in parts] == ["ship-lost"]


@given(data=st.data(), seats=st.integers(2, 5), floor=st.booleans())
def test_a_stop_scores_what_the_items_add_up_to(
    data: st.DataObject, seats: int, floor: bool
) -> None:
    opening = GAME.start(Setup(seats, readings={"floor-scores-at-zero": floor}))
    for _, state in wander(GAME, data, opening):
        seen = view(state, None)
        assert seen.saved == sum(part.points for part in seen.saved_parts)
        assert seen.island_loss == seen.island_skulls * seen.island_each
        if seen.worth is None:
            assert seen.parts == ()
        else:
            assert forbids(state, Stop()) is None
            assert seen.worth == sum(part.points for part in seen.parts)
            assert play(state, Stop()).points[state.seat] == seen.total
