"""What seats are certain of, compared with all possible worlds of a small box."""

from copy import deepcopy
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doubloon.core import editions
from doubloon.core.dice import Counts, Uniform, contains, minus, picks, plus
from doubloon.core.setup import Seat, Setup
from doubloon.games.gold_up import GAME
from doubloon.games.gold_up.rules import knowledge
from doubloon.games.gold_up.rules.state import State
from doubloon.games.gold_up.rules.view import certain, conceal, redeal, view
from games.gold_up.tables import chance, some_step

rule = pytest.mark.rule
seeds = st.integers(0, 2**32)

P1, P2, P3 = map(Seat, range(3))


def observers(state: State) -> list[Seat | None]:
    return [*map(Seat, range(len(state.hands))), None]


def small_box() -> dict[str, Any]:
    """A box with eighteen keys, and enough chests that the round does not end."""
    box = deepcopy(editions.load("doubloon.games.gold_up.rules", "chests.toml"))
    for colour, copies in zip(box["colours"].values(), (4, 3, 2, 1, 1, 1), strict=True):
        colour["keys"] = copies
    for special, copies in zip(box["specials"].values(), (1, 3, 2), strict=True):
        special["copies"] = copies
    return box


BOX = small_box()
ALL = "wwwwrrrbbgpyjKKKCC"


def small_table(seats: int, uniform: Uniform, readings: dict[str, object]) -> State:
    """A position with few cards in hands, few unseen, and the rest at the known bottom."""
    left = [*ALL]
    drawn = "".join(left.pop(uniform(len(left))) for _ in ALL)
    sizes = [1 + uniform(3) for _ in range(seats)]
    ends = [sum(sizes[:n]) for n in range(seats + 1)]
    unseen = ends[-1] + uniform(3)
    bottom = [drawn[n : n + 3] for n in range(unseen, len(drawn), 3)]
    chests = "w" * (9 - seats) + "r" * (7 - seats) + "b" * (8 - seats)
    start = {
        "table": "wwrwrwwrwrw",
        "hands": [drawn[a:b] for a, b in pairwise(ends)],
        "chests": ["wrb"] * seats,
        "unseen-keys": drawn[ends[-1] : unseen],
        "unseen-chests": chests + "gggggggppppyy",
        "under-keys": bottom if readings else "".join(bottom),
        "points": [0] * seats,
        "seat": 1,
    }
    setup = Setup(seats, start=start, components=BOX, readings=readings)
    return GAME.start(setup)


def worlds(state: State, seat: Seat | None) -> list[State]:
    """Every state that fits what this seat knows at the start."""
    mine = state.known[-1 if seat is None else seat]
    pool = knowledge.pool(mine, state.terms.box.keys, state.key_pile)
    found: list[tuple[tuple[Counts, ...], Counts]] = [((), pool)]
    for hand, own in zip(state.hands, mine.hands, strict=True):
        found = [
            ((*hands, plus(own, dealt)), minus(rest, dealt))
            for hands, rest in found
            for dealt in picks(rest)
            if sum(dealt) == sum(hand) - sum(own)
        ]
    return [
        state._replace(
            hands=hands,
            key_pile=state.key_pile._replace(unseen=rest),
            known=knowledge.beginning(hands, state.key_pile),
        )
        for hands, rest in found
    ]


def follow(world: State, text: str, seat: Seat | None) -> list[State]:
    """Every state after a step that this seat would write down like this."""
    if (due := GAME.to_act(world)) is not None:
        same = [act for act in GAME.acts(world) if GAME.write(due, act) == text]
        return [GAME.play(world, act) for act in same]
    return [
        GAME.play(world, fate)
        for fate, _ in GAME.fates(world)
        if conceal(world, GAME.write(None, fate), seat) == text
    ]


@rule("gu.hidden-hands")
@settings(max_examples=60)
@given(st.integers(2, 3), seeds, st.booleans())
def test_a_seat_is_certain_of_exactly_what_follows_from_all_it_saw(
    seats: int, seed: int, shuffled: bool
) -> None:
    """Worlds in which the seat would have seen other steps or another hand are dropped.

    After blind thefts and draws from shuffled groups less is certain than could be inferred.
    """
    uniform = chance(seed)
    readings: dict[str, object] = {"bottom-order": "shuffled"} if shuffled else {}
    state = small_table(seats, uniform, readings)
    seat = observers(state)[uniform(seats + 1)]
    exact = not shuffled and (seats > 2 or seat is not None)
    possible = worlds(state, seat)
    for _ in range(14):
        step = some_step(state, uniform)
        concealed = conceal(state, GAME.write(GAME.to_act(state), step), seat)
        state = GAME.play(state, step)
        next_ = [later for world in possible for later in follow(world, concealed, seat)]
        after = {
            (world.hands, world.key_pile): world
            for world in next_
            if seat is None or world.hands[seat] == state.hands[seat]
        }
        possible = [*after.values()]
        assert (state.hands, state.key_pile) in after
        assert all(view(world, seat) == view(state, seat) for world in possible)
        sure = certain(state, seat)[0].hands
        for number in range(seats):
            least = tuple(map(min, zip(*(world.hands[number] for world in possible), strict=True)))
            assert sure[number] == least if exact else contains(least, sure[number])
        other = redeal(state, seat, uniform)
        assert not exact or (other.hands, other.key_pile) in after
