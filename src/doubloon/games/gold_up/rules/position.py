"""Positions of Gold Up as `[start]` tables, read and written; what a turn came to."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from doubloon.core.dice import Counts, minus
from doubloon.core.errors import PositionError
from doubloon.core.game import OPTIONAL
from doubloon.core.notation import read_letters
from doubloon.core.pile import Pile
from doubloon.core.setup import Fields, Seat, Setup
from doubloon.core.start import Start
from doubloon.games.gold_up.rules import ending, knowledge
from doubloon.games.gold_up.rules.cards import COLOURS, KINDS
from doubloon.games.gold_up.rules.components import PLACES
from doubloon.games.gold_up.rules.editions import BottomOrder, Terms, TieBreak, terms
from doubloon.games.gold_up.rules.notation import UNKNOWN, write_chests, write_keys
from doubloon.games.gold_up.rules.scoring import gold
from doubloon.games.gold_up.rules.state import Deed, State


def start(setup: Setup) -> State:
    agreed = terms(setup)
    if setup.start is None:
        return ending.opening(agreed, setup.seats)
    return _set_up(agreed, setup.seats, setup.start)


def _set_up(agreed: Terms, seats: int, table: Fields) -> State:
    given = table.get("under-keys", "")
    fields = Start({**table, "under-keys": given if isinstance(given, str) else ""}, seats)
    laid = fields.text("table")
    on_table = _letters("table", laid, COLOURS)
    if len(laid) != len(PLACES):  # [gu.layout]
        raise PositionError("gu-start-table", found=len(laid), places=len(PLACES))
    hands = tuple(_letters("hands", hand, KINDS) for hand in fields.per_seat("hands"))
    chests = tuple(_letters("chests", held, COLOURS) for held in fields.per_seat("chests"))
    unseen = _letters("unseen-keys", fields.text("unseen-keys"), KINDS)
    chest_pile = _letters("unseen-chests", fields.text("unseen-chests"), COLOURS)
    pile = Pile(unseen, _under(fields.text("under-keys") or given, agreed))
    points, starter = fields.numbers("points"), fields.seat("starter", Seat(0))
    passes, seat = fields.number("passes", 0), fields.seat()
    rounds = fields.number("rounds", 0)
    fields.finish()
    _check_cards("gu-start-keys", (*hands, unseen, *pile.under), agreed.box.keys, KINDS)
    _check_cards("gu-start-chests", (on_table, *chests, chest_pile), agreed.box.chests, COLOURS)
    if not any(chest_pile):  # [gu.round-end]
        raise PositionError("gu-start-round-over")
    _check_passes(agreed, seats, passes, pile)
    _check_points(agreed, points)
    return State(
        terms=agreed,
        table=tuple(map(COLOURS.index, laid)),
        hands=hands,
        chests=chests,
        key_pile=pile,
        chest_pile=chest_pile,
        points=points,
        starter=starter,
        seat=seat,
        phase="turn",
        passes=passes,
        known=knowledge.beginning(hands, pile),
        rounds=rounds,
    )


def _letters(field: str, text: object, alphabet: str) -> Counts:
    if not isinstance(text, str):
        raise PositionError("start-text", field=field)
    if UNKNOWN in text:
        raise PositionError("gu-start-concealed", field=field)
    if strange := "".join(sorted(set(text) - set(alphabet))):
        raise PositionError("gu-start-letters", field=field, letters=strange, alphabet=alphabet)
    return read_letters(text, alphabet)


def _under(under: object, agreed: Terms) -> tuple[Counts, ...]:
    """The known bottom of the key pile: an ordered text, or a list of unordered groups."""
    if isinstance(under, str):
        groups: Iterable[object] = under
    elif isinstance(under, list | tuple) and all(under) and _shuffled(agreed):
        groups = under
    else:
        raise PositionError("gu-start-under")
    return tuple(_letters("under-keys", group, KINDS) for group in groups)


def _shuffled(agreed: Terms) -> bool:
    return agreed.readings.bottom_order is BottomOrder.SHUFFLED


def _check_cards(problem: str, parts: Iterable[Counts], copies: Counts, letters: str) -> None:
    """Refuse a position unless every card of the box is in it exactly once. [gu.box]"""
    for letter, n, found in zip(letters, copies, map(sum, zip(*parts, strict=True)), strict=True):
        if found != n:
            raise PositionError(problem, card=letter, found=found, copies=n)


def _check_passes(agreed: Terms, seats: int, passes: int, pile: Pile) -> None:
    if passes and pile.size:  # [gu.stalemate]
        raise PositionError("gu-start-passes", passes=passes, cards=pile.size)
    if passes >= seats and agreed.readings.stalemate_ends_round:
        raise PositionError("gu-start-stalemate", passes=passes, seats=seats)


def _check_points(agreed: Terms, points: tuple[int, ...]) -> None:
    """Refuse a position in which the play is over. [gu.target] [gu.tie]"""
    tied = points.count(max(points)) > 1
    if max(points) < agreed.box.target:
        return
    if not tied or agreed.readings.tie_break is TieBreak.SHARED:
        leader = points.index(max(points)) + 1
        raise PositionError("gu-start-target", seat=f"p{leader}", target=agreed.box.target)


def position(state: State) -> dict[str, object] | None:
    """The position in which a turn begins, as everybody may know it.

    A card that not everybody can know is a `?` in a hand, or in a group of the bottom from
    which a hidden card was drawn. `unseen-keys` holds all these cards and the unseen part of
    the pile. Without any `?`, `unseen-keys` is the unseen part alone and `start` can read the
    table; `start` refuses a table with a `?`.
    """
    if state.phase != "turn":
        return None
    pile = state.key_pile
    sure, unseen = knowledge.certain(state.known[-1], state.hands, state.terms.box.keys, pile)
    under = under_as_known(pile, sure.front)
    return {
        "table": "".join(COLOURS[kind] for kind in state.table),
        "hands": [as_known(*both) for both in zip(sure.hands, state.hands, strict=True)],
        "chests": [write_chests(held) for held in state.chests],
        "unseen-keys": write_keys(unseen),
        "unseen-chests": write_chests(state.chest_pile),
        "under-keys": [*under] if under and _shuffled(state.terms) else "".join(under),
        "points": [*state.points],
        "starter": state.starter + 1,
        "passes": state.passes,
        "rounds": state.rounds,
        "seat": state.seat + 1,
    }


def as_known(certain: Counts, cards: Counts) -> str:
    """Cards as letters, with a `?` for each that is not certain."""
    return write_keys(certain) + UNKNOWN * sum(minus(cards, certain))


def under_as_known(pile: Pile, front: Counts) -> tuple[str, ...]:
    """The groups of the known bottom, top first; only the first can have a `?`."""
    if not pile.under:
        return ()
    return as_known(front, pile.under[0]), *map(write_keys, pile.under[1:])


@dataclass(frozen=True, slots=True)
class Turn:
    """What a turn came to: chests opened or robbed, or cards drawn or robbed."""

    seat: Seat
    outcome: str
    series: int | None = field(metadata=OPTIONAL)
    victim: Seat | None = field(metadata=OPTIONAL)
    chests: str | None = field(metadata=OPTIONAL)
    cards: int | None = field(metadata=OPTIONAL)
    delta: tuple[int, ...]


def turn(_begun: State, now: State) -> Turn | None:
    """What the turn came to, if the second state has just ended it."""
    if (deed := now.ended) is None:
        return None
    took_chests = deed.outcome in ("series", "rob-chests")
    return Turn(
        deed.seat,
        deed.outcome,
        None if deed.series is None else deed.series + 1,
        deed.victim,
        write_chests(deed.chests) if took_chests else None,
        None if took_chests else deed.cards,
        _delta(deed, now),
    )


def _delta(deed: Deed, now: State) -> tuple[int, ...]:
    won = gold(deed.chests, now.terms.box.values)
    delta = [0] * len(now.hands)
    delta[deed.seat] = won
    if deed.victim is not None:
        delta[deed.victim] = -won
    return tuple(delta)
