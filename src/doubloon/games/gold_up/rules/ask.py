"""Choosing an act word by word: what may follow a half-written act.

A seat chooses a kind, then a series or a victim, then letters one by one in the order of the
notation. Whether a choice leads to a legal act is counted, never listed. If none does,
`forbids` names the clause.
"""

from dataclasses import replace

from doubloon.core.dice import Counts
from doubloon.core.game import Asked
from doubloon.core.notation import read_seat, write_seat
from doubloon.core.setup import Seat
from doubloon.games.gold_up.rules.cards import COLOURS, JOKER, NO_CHESTS, NO_KEYS, changed
from doubloon.games.gold_up.rules.notation import (
    read_act,
    read_chests,
    read_keys,
    read_series,
    write_chests,
    write_keys,
)
from doubloon.games.gold_up.rules.offers import fitting, others, series_ways
from doubloon.games.gold_up.rules.payments import Payments, payments
from doubloon.games.gold_up.rules.rules import forbids
from doubloon.games.gold_up.rules.scoring import SERIES, chests_in
from doubloon.games.gold_up.rules.state import Draw, RobChests, RobKeys, State, Take

_KINDS = ("draw", "take", "rob-keys", "rob-chests")
_SINGLE = min(range(len(SERIES)), key=lambda series: len(SERIES[series]))


def ask(state: State, text: str) -> Asked:
    """What may follow the beginning of an act, written without its seat."""
    if clause := forbids(state, Draw()):  # nobody may act at all
        return _forbidden(clause)
    match text.split(" ") if text else []:
        case []:
            return Asked(tuple(kind for kind in _KINDS if not ask(state, kind).clause), False)
        case ["take"]:
            series = [n for n in range(len(SERIES)) if series_ways(state, n).number]
            more = tuple(f"take {n + 1} with" for n in series)
            return Asked(more, False) if more else _ask_take(state, Take(_SINGLE, NO_KEYS))
        case ["take", number]:
            asked = _ask_take(state, Take(read_series(number), NO_KEYS))
            return asked if asked.clause else Asked((f"{text} with",), False)
        case ["take", number, "with", *letters] if len(letters) < 2:
            return _ask_take(state, Take(read_series(number), read_keys("".join(letters))))
        case ["rob-keys"]:
            return _ask_hand(state)
        case ["rob-chests"]:
            return _ask_victim(state)
        case ["rob-chests", victim]:
            return _ask_chests(state, read_seat(victim), NO_CHESTS)
        case ["rob-chests", victim, chests] if chests != "with":
            return _ask_chests(state, read_seat(victim), read_chests(chests))
        case ["rob-chests", victim, chests, "with", *letters] if len(letters) < 2:
            keys = read_keys("".join(letters))
            return _ask_theft(state, RobChests(read_seat(victim), read_chests(chests), keys))
        case words:
            clause = forbids(state, read_act(text, words))
            return _forbidden(clause) if clause else Asked((), True)


def _forbidden(clause: str | None) -> Asked:
    assert clause is not None
    return Asked((), False, clause)


def _ask_hand(state: State) -> Asked:
    seats = others(state.seat, len(state.hands))
    robbed = [seat for seat in seats if not forbids(state, RobKeys(seat))]
    if not robbed:
        return _forbidden(forbids(state, RobKeys(seats[0])))
    return Asked(tuple(f"rob-keys {write_seat(seat)}" for seat in robbed), False)


def _ask_take(state: State, act: Take) -> Asked:
    if act.series not in range(len(SERIES)):
        return _forbidden(forbids(state, act))
    chests = chests_in(state.table, act.series)
    return _ask_keys(state, f"take {act.series + 1} with", chests, act)


def _ask_victim(state: State) -> Asked:
    seats = others(state.seat, len(state.hands))
    asked = {seat: _ask_chests(state, seat, NO_CHESTS) for seat in seats}
    more = tuple(f"rob-chests {write_seat(seat)}" for seat in seats if not asked[seat].clause)
    if more:
        return Asked(more, False)
    return asked[max(seats, key=lambda seat: any(state.chests[seat]))]


def _ask_chests(state: State, victim: Seat, chests: Counts) -> Asked:
    """One more chest to rob, or `with` and then the keys."""
    hand = state.hands[state.seat]
    clause = forbids(state, RobChests(victim, chests, fitting(chests, hand)))
    if clause not in (None, "gu.steal-least"):
        return _forbidden(clause)
    head = f"rob-chests {write_seat(victim)}"
    most, least = state.chests[victim], state.terms.readings.min_stolen_chests
    more = [
        f"{head} {write_chests(longer)}"
        for longer in _longer(chests, len(COLOURS))
        if payments(*_beginning(longer, most), hand, least).number
    ]
    if any(chests) and clause is None:
        more.append(f"{head} {write_chests(chests)} with")
    if more or clause is None:
        return Asked(tuple(more), clause is None and not any(chests))
    if any(chests):
        return _forbidden(clause)
    single = next((n for n, held in enumerate(most) if held), 0)
    one = changed(NO_CHESTS, single, 1)
    return _forbidden(forbids(state, RobChests(victim, one, fitting(one, hand))))


def _ask_theft(state: State, act: RobChests) -> Asked:
    keys = fitting(act.chests, state.hands[state.seat])
    if clause := forbids(state, RobChests(act.victim, act.chests, keys)):
        return _forbidden(clause)
    head = f"rob-chests {write_seat(act.victim)} {write_chests(act.chests)} with"
    return _ask_keys(state, head, act.chests, act)


def _ask_keys(state: State, head: str, chests: Counts, act: Take | RobChests) -> Asked:
    """One more key for these chests."""
    ways = payments(chests, chests, state.hands[state.seat])
    more = tuple(
        f"{head} {write_keys(longer)}"
        for longer in _longer(act.keys, JOKER + 1)
        if _narrowed(ways, longer).number
    )
    clause = forbids(state, act)
    if more or clause is None:
        return Asked(more, clause is None)
    missing = sum(chests) - sum(act.keys)
    if clause == "gu.one-key-each" and missing > 0:
        clause = forbids(state, replace(act, keys=changed(act.keys, JOKER, missing)))
    return _forbidden(clause)


def _last(counts: Counts) -> int:
    """The kind written last; the first kind if nothing is written yet."""
    return max((kind for kind, n in enumerate(counts) if n), default=0)


def _longer(counts: Counts, kinds: int) -> list[Counts]:
    """One letter more, not before the letters that are written."""
    return [changed(counts, kind, 1) for kind in range(_last(counts), kinds)]


def _beginning(counts: Counts, most: Counts) -> tuple[Counts, Counts]:
    """The limits of all chests whose text begins with these."""
    last = _last(counts)
    return counts, tuple(n if kind < last else most[kind] for kind, n in enumerate(counts))


def _narrowed(ways: Payments, keys: Counts) -> Payments:
    """The ways to pay whose text begins with these keys."""
    last = _last(keys)
    colours = tuple(
        colour._replace(
            least_keys=keys[kind],
            most_keys=min(colour.most_keys, keys[kind]) if kind < last else colour.most_keys,
        )
        for kind, colour in enumerate(ways.colours)
    )
    return ways._replace(colours=colours, least_jokers=keys[JOKER])
