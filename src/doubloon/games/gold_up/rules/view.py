"""What one seat may know: its hand, what it has seen, and what follows from that.

Hands are hidden. Chests, points and the cards that went under the key pile are open.
[gu.hidden-hands]
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from doubloon.core.dice import Counts, Uniform, pick
from doubloon.core.notation import CHANCE
from doubloon.core.pile import Pile
from doubloon.core.setup import Seat
from doubloon.games.gold_up.rules import knowledge
from doubloon.games.gold_up.rules.cards import COLOURS, JOKER, NO_CHESTS, changed, put
from doubloon.games.gold_up.rules.components import PLACES
from doubloon.games.gold_up.rules.knowledge import Known
from doubloon.games.gold_up.rules.notation import UNKNOWN, read, write, write_chests, write_keys
from doubloon.games.gold_up.rules.offers import lacking, offers
from doubloon.games.gold_up.rules.position import as_known, under_as_known
from doubloon.games.gold_up.rules.rules import to_act
from doubloon.games.gold_up.rules.scoring import (
    EMPTY,
    SERIES,
    break_down,
    chests_in,
    gold,
    totals,
)
from doubloon.games.gold_up.rules.state import Act, Key, Lose, Outcome, Phase, State, Take

LISTED = 1000
"""The most acts that a view lists; with more, a seat chooses word by word (`ask`)."""


@dataclass(frozen=True, slots=True)
class PartView:
    """The gold in all chests of one colour."""

    kind: str
    n: int
    each: int
    gold: int


@dataclass(frozen=True, slots=True)
class SeriesView:
    places: str
    chests: str
    """Its chests, as letters; an empty place holds none."""
    gold: int
    """The gold in its chests."""
    parts: tuple[PartView, ...]
    """What the gold is made of, colour by colour."""
    lacks: str
    """The keys for it that the viewer does not hold, as letters; jokers are not counted."""
    short: int
    """How many keys the viewer lacks even with all its jokers; 0 for a spectator."""
    acts: tuple[str, ...]
    """Every way the viewer can take it now, in notation; empty unless it is to act."""


@dataclass(frozen=True, slots=True)
class View:
    phase: Phase
    seat: Seat
    """The seat whose turn it is, or will be after the deal."""
    to_act: Seat | None
    starter: Seat
    viewer: Seat | None
    """The seat whose view this is; None: a spectator."""
    table: str
    """The chests in places a to k; a dot: none."""
    series: tuple[SeriesView, ...]
    """Series 1 to 7."""
    hand: str
    """The viewer's own cards, as letters."""
    hands: tuple[str, ...]
    """All hands as letters; a `?` for each card the viewer is not certain of."""
    chests: tuple[str, ...]
    """The chests in front of each seat, as letters."""
    points: tuple[int, ...]
    """Gold of finished rounds and of the chests held."""
    finished: tuple[int, ...]
    """Gold of finished rounds alone."""
    fronts: tuple[tuple[PartView, ...], ...]
    """What the gold in front of each seat is made of, colour by colour."""
    rounds: int
    """Finished rounds."""
    target: int
    """Gold that ends the play after a round."""
    values: dict[str, int]
    """Gold in a chest of each colour."""
    key_pile: int
    """Cards in the key pile."""
    under: tuple[str, ...]
    """The known bottom of the key pile, top first, in groups of unknown order."""
    unseen: str
    """The cards the viewer cannot locate: they are the `?`s, or in the unseen part of the pile."""
    chest_pile: str
    """The chests in their pile; everybody can infer them."""
    due: int
    """Cards still to be dealt, drawn or lost."""
    passes: int
    ended: Outcome | None
    """The outcome of the turn that the last step ended."""
    winners: tuple[Seat, ...]
    kinds: dict[str, int]
    """How many legal acts of each kind the viewer has; empty unless it is to act."""
    acts: tuple[str, ...] | None
    """The viewer's legal acts in notation; None: too many to list."""


def view(state: State, seat: Seat | None) -> View:
    due, values = to_act(state), state.terms.box.values
    pile = state.key_pile
    sure, unseen = certain(state, seat)
    mine = offers(state) if seat is not None and seat == due else {}
    kinds = {kind: len(acts) for kind, acts in mine.items()}
    listed = sum(kinds.values()) <= LISTED
    return View(
        phase=state.phase,
        seat=state.seat,
        to_act=due,
        starter=state.starter,
        viewer=seat,
        table="".join("." if kind == EMPTY else COLOURS[kind] for kind in state.table),
        series=_series(state, seat, mine),
        hand="" if seat is None else write_keys(state.hands[seat]),
        hands=tuple(map(as_known, sure.hands, state.hands)),
        chests=tuple(map(write_chests, state.chests)),
        points=totals(state.points, state.chests, values),
        finished=state.points,
        fronts=tuple(_parts(held, values) for held in state.chests),
        rounds=state.rounds,
        target=state.terms.box.target,
        values=dict(zip(COLOURS, values, strict=True)),
        key_pile=pile.size,
        under=under_as_known(pile, sure.front),
        unseen=write_keys(unseen),
        chest_pile=write_chests(state.chest_pile),
        due=state.due,
        passes=state.passes,
        ended=state.ended.outcome if state.ended else None,
        winners=state.result.winners if state.result else (),
        kinds={_name(mine[kind][0]): n for kind, n in kinds.items()},
        acts=tuple(write(seat, act) for acts in mine.values() for act in acts) if listed else None,
    )


def _series(
    state: State, seat: Seat | None, mine: Mapping[type, Sequence[Act]]
) -> tuple[SeriesView, ...]:
    takes: list[list[str]] = [[] for _ in SERIES]
    for act in mine.get(Take, ()):
        assert isinstance(act, Take)
        takes[act.series].append(write(seat, act))
    values = state.terms.box.values
    hand = None if seat is None else state.hands[seat]

    def show(series: int) -> SeriesView:
        chests = chests_in(state.table, series)
        lacks = NO_CHESTS if hand is None else lacking(chests, hand)
        return SeriesView(
            places="".join(PLACES[place] for place in SERIES[series]),
            chests=write_chests(chests),
            gold=gold(chests, values),
            parts=_parts(chests, values),
            lacks=write_chests(lacks),
            short=0 if hand is None else max(0, sum(lacks) - hand[JOKER]),
            acts=tuple(takes[series]),
        )

    return tuple(map(show, range(len(SERIES))))


def _parts(chests: Counts, values: Counts) -> tuple[PartView, ...]:
    return tuple(
        PartView(COLOURS[part.colour], part.chests, part.each, part.gold)
        for part in break_down(chests, values)
    )


def certain(state: State, seat: Seat | None) -> tuple[Known, Counts]:
    """What a seat (None: a spectator) is certain of, and the cards it cannot locate."""
    known = state.known[-1 if seat is None else seat]
    return knowledge.certain(known, state.hands, state.terms.box.keys, state.key_pile)


def conceal(state: State, text: str, seat: Seat | None) -> str:
    """A step of this state as a seat may write it down: a card it cannot know is a `?`."""
    if not text.startswith((f"{CHANCE} key ", f"{CHANCE} lose ")):
        return text
    _, fate = read(text)
    assert isinstance(fate, Key | Lose)
    return text if can_identify(state, fate, seat) else text[:-1] + UNKNOWN


def can_identify(state: State, fate: Key | Lose, seat: Seat | None) -> bool:
    """Whether a seat (None: everybody) sees the card that this fate moves, or can infer it.

    A drawn card is seen by its receiver, a lost one by the two seats of its play.
    """
    sees = seat is not None and (isinstance(fate, Lose) or fate.seat == seat)
    return sees or _next_card(state, seat) is not None


def _next_card(state: State, seat: Seat | None) -> int | None:
    """The kind of the card that moves next, if a seat that will not see it can infer it."""
    sure, unseen = certain(state, seat)
    if state.phase == "lose":
        source, size = sure.hands[1 - state.seat], sum(state.hands[1 - state.seat])
    elif any(state.key_pile.unseen):
        source, size = unseen, sum(unseen)
    else:
        source, size = sure.front, sum(state.key_pile.under[0])
    return knowledge.known_kind(source, size)


def redeal(state: State, seat: Seat | None, uniform: Uniform) -> State:
    """Another state with the same view for this seat: all cards it is not certain of redealt.

    What other seats know about each other beyond what everybody knows is dropped: it is
    hidden from this seat too.
    """
    pile, public = state.key_pile, state.known[-1]
    mine = public if seat is None else state.known[seat]
    rest = knowledge.pool(mine, state.terms.box.keys, pile)

    def fill(certain: Counts, whole: Counts) -> Counts:
        nonlocal rest
        for _ in range(sum(whole) - sum(certain)):
            kind = pick(rest, uniform)
            rest = changed(rest, kind, -1)
            certain = changed(certain, kind, 1)
        return certain

    seats = tuple(map(Seat, range(len(state.hands))))
    hands = tuple(map(fill, mine.hands, state.hands))
    front = tuple(map(fill, (mine.front,), pile.under[:1]))
    pile = Pile(rest, (*front, *pile.under[1:]))
    known = [public._replace(hands=put(public.hands, other, hands[other])) for other in seats]
    if seat is not None:
        known[seat] = mine
    return state._replace(hands=hands, key_pile=pile, known=(*known, public))


def _name(act: Act) -> str:
    return write(Seat(0), act).split(" ")[1]
