"""Positions of Gold Up for tests, in which every card of the box has a place."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

from doubloon.core.dice import Uniform
from doubloon.core.play import Play, begin
from doubloon.core.setup import Fields, Setup
from doubloon.games.gold_up import GAME
from doubloon.games.gold_up.rules.cards import COLOURS, KINDS
from doubloon.games.gold_up.rules.state import Act, Fate, State

CHESTS = Counter(w=16, r=11, b=8, g=7, p=4, y=2)
KEYS = CHESTS + Counter(j=4, K=4, C=6)

MIXED = "wwrbgpwwrbw"
"""Series 1 wwr, 2 bg, 3 p, 4 ww, 5 rbw, 6 wbpww, 7 rgpwr."""

CHEAP = "wwwrrwwrwww"
"""Series 1 www, 2 rr, 3 w, 4 wr, 5 www, 6 wrwrw, 7 wrwww."""


def position(
    hands: Sequence[str],
    chests: Sequence[str] = (),
    *,
    table: str = MIXED,
    unseen: str | None = None,
    under: str | list[str] = "",
    pile: str | None = None,
    points: Sequence[int] = (),
    starter: int = 1,
    passes: int = 0,
    seat: int = 1,
) -> dict[str, object]:
    """A `[start]` table.

    Keys not named are unseen, or in the last hand if the unseen ones are named.

    Chests not named are in the pile, or in front of the last seat where it is named.
    """
    hands, fronts = [*hands], [*(chests or [""] * len(hands))]
    rest = left(KEYS, *hands, unseen or "", *under)
    if unseen is None:
        unseen = rest
    else:
        hands[-1] += rest
    rest = left(CHESTS, table, *fronts, pile or "")
    if pile is None:
        pile = rest
    else:
        fronts[-1] += rest
    return {
        "table": table,
        "hands": hands,
        "chests": fronts,
        "unseen-keys": unseen,
        "unseen-chests": pile,
        "under-keys": under,
        "points": [*(points or [0] * len(hands))],
        "starter": starter,
        "passes": passes,
        "rounds": 0,
        "seat": seat,
    }


def left(cards: Counter[str], *gone: str) -> str:
    rest = cards.copy()
    rest.subtract("".join(gone))
    assert min(rest.values()) >= 0
    return "".join(letter * rest[letter] for letter in KINDS)


def after(
    *steps: str,
    seats: int = 2,
    readings: Fields | None = None,
    start: Fields | None = None,
    components: Fields | None = None,
) -> Play:
    """The play after these steps in notation."""
    play = begin(GAME, Setup(seats, None, readings or {}, None, start, components))
    for step in steps:
        play = play.after(step)
    return play


def at(
    *steps: str,
    hands: Sequence[str],
    chests: Sequence[str] = (),
    readings: Fields | None = None,
    components: Fields | None = None,
    **where: Any,
) -> Play:
    """The play after these steps from such a position."""
    start = position(hands, chests, **where)
    agreed = {"readings": readings, "components": components}
    return after(*steps, seats=len(hands), start=start, **agreed)


def hands(play: Play) -> list[str]:
    return [spelled(hand, KINDS) for hand in play.state.hands]


def fronts(play: Play) -> list[str]:
    """The chests in front of each seat."""
    return [spelled(held, COLOURS) for held in play.state.chests]


def table(play: Play) -> str:
    return "".join("." if kind < 0 else COLOURS[kind] for kind in play.state.table)


def unseen(play: Play) -> str:
    return spelled(play.state.key_pile.unseen, KINDS)


def under(play: Play) -> list[str]:
    """The known bottom of the key pile, in groups, top first."""
    return [spelled(group, KINDS) for group in play.state.key_pile.under]


def spelled(counts: Sequence[int], letters: str) -> str:
    return "".join(letter * n for letter, n in zip(letters, counts, strict=True))


def chance(seed: int) -> Uniform:
    return random.Random(seed).randrange


def wander(seats: int, seed: int, most: int = 300, **readings: object) -> State:
    """The state after some steps of the random policy."""
    uniform = chance(seed)
    named = {name.replace("_", "-"): value for name, value in readings.items()}
    state = GAME.start(Setup(seats, readings=named))
    for _ in range(uniform(most)):
        if GAME.result(state) is not None:
            break
        state = GAME.play(state, some_step(state, uniform))
    return state


def some_step(state: State, uniform: Uniform) -> Act | Fate:
    """A fate drawn by weight, or a random act: first its kind, then the act."""
    if GAME.to_act(state) is None:
        return GAME.draw(state, uniform)
    assert GAME.offers is not None
    kinds = [*GAME.offers(state).values()]
    acts = kinds[uniform(len(kinds))]
    return acts[uniform(len(acts))]
