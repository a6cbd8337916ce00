"""The rules of Gold Up: which steps may come next, and what each does.

Names in [brackets] are clauses of docs/rules/gold-up.md.
"""

from typing import assert_never

from doubloon.core.dice import Counts, Uniform, contains, minus, pick, plus
from doubloon.core.errors import IllegalAct, ImpossibleFate
from doubloon.core.game import PLAY_OVER, WAITS_FOR_SEAT
from doubloon.core.setup import Seat
from doubloon.games.gold_up.rules import knowledge
from doubloon.games.gold_up.rules.cards import (
    CHEST_THIEF,
    JOKER,
    KEY_THIEF,
    NO_KEYS,
    ONE_KEY,
    changed,
    put,
)
from doubloon.games.gold_up.rules.editions import BottomOrder, Readings
from doubloon.games.gold_up.rules.ending import end_round, end_turn
from doubloon.games.gold_up.rules.offers import others
from doubloon.games.gold_up.rules.scoring import EMPTY, SERIES, chests_in
from doubloon.games.gold_up.rules.state import (
    Act,
    Chest,
    Deed,
    Draw,
    Fate,
    Key,
    Lose,
    RobChests,
    RobKeys,
    State,
    Step,
    Take,
)

SEATS = range(2, 7)
"""An assumption, except for two seats. [gu.seats]"""

DRAWN = 2
"""The keys that a draw brings. [gu.draw]"""

STOLEN = 2
"""The keys that a key thief takes with two seats. [gu.key-thief-two]"""


def to_act(state: State) -> Seat | None:
    return state.seat if state.phase == "turn" else None


def receiver(state: State) -> Seat:
    """The seat that gets the next key; a deal goes round from the starter. [gu.deal]"""
    if state.phase == "deal":
        return Seat((state.starter - state.due) % len(state.hands))
    return state.seat


def _source(state: State) -> Counts:
    """The cards of which one comes next, all equally likely; empty unless chance is due."""
    match state.phase:
        case "deal" | "draw":
            return state.key_pile.top
        case "lay" | "refill":
            return state.chest_pile
        case "lose":
            return state.hands[1 - state.seat]
        case _:
            return ()


def fate_of(state: State, kind: int) -> Fate:
    """The fate that brings a card of this kind now."""
    match state.phase:
        case "deal" | "draw":
            return Key(receiver(state), kind)
        case "lose":
            return Lose(kind)
        case _:
            return Chest(kind)


def fates(state: State) -> tuple[tuple[Fate, int], ...]:
    """Every card that can come next, weighted by its copies; empty unless chance is due."""
    return tuple((fate_of(state, kind), n) for kind, n in enumerate(_source(state)) if n)


def draw(state: State, uniform: Uniform) -> Fate:
    """One fate, drawn by weight."""
    if not (source := _source(state)):
        raise ImpossibleFate(PLAY_OVER if state.phase == "over" else WAITS_FOR_SEAT)
    return fate_of(state, pick(source, uniform))


def reveals(state: State, act: Act) -> bool:
    """Whether the act shows its seat hidden cards: a whole hand, with more than two seats."""
    return isinstance(act, RobKeys) and len(state.hands) > 2


def forbids(state: State, act: Act) -> str | None:
    """The clause that forbids this act, or None if it is legal."""
    if state.phase == "over":
        return PLAY_OVER
    if state.phase != "turn":
        return "gu.cards-first"
    hand = state.hands[state.seat]
    match act:
        case Draw():
            return None
        case Take():
            if act.series not in range(len(SERIES)):
                return "gu.series"
            return _forbids_keys(chests_in(state.table, act.series), act.keys, hand)
        case RobKeys():
            if not hand[KEY_THIEF]:
                return "gu.key-thief-held"
            if act.victim not in others(state.seat, len(state.hands)):
                return "gu.victim"
            return None if any(state.hands[act.victim]) else "gu.empty-hand"
        case RobChests():
            if not hand[CHEST_THIEF]:
                return "gu.chest-thief-held"
            if act.victim not in others(state.seat, len(state.hands)):
                return "gu.victim"
            if not contains(state.chests[act.victim], act.chests):
                return "gu.chests-in-front"
            if sum(act.chests) < state.terms.readings.min_stolen_chests:
                return "gu.steal-least"
            return _forbids_keys(act.chests, act.keys, hand)
        case _:
            assert_never(act)


def _forbids_keys(chests: Counts, keys: Counts, hand: Counts) -> str | None:
    """The clause that forbids to open exactly these chests with these keys of this hand."""
    if keys[KEY_THIEF] or keys[CHEST_THIEF]:
        return "gu.keys-only"
    if not contains(hand, keys):
        return "gu.keys-in-hand"
    if any(n > m for n, m in zip(keys[:JOKER], chests, strict=True)):  # [gu.joker]
        return "gu.key-colour"
    return None if sum(keys) == sum(chests) else "gu.one-key-each"


def play(state: State, step: Step) -> State:
    """The play after this step."""
    match step:
        case Key() | Chest() | Lose():
            _check_fate(state, step)
            return _apply_fate(state, step)
        case Take() | Draw() | RobKeys() | RobChests():
            if clause := forbids(state, step):
                raise IllegalAct(clause)
            return _apply_act(state, step)
        case _:
            assert_never(step)


def _check_fate(state: State, fate: Fate) -> None:
    if not (source := _source(state)):
        raise ImpossibleFate(PLAY_OVER if state.phase == "over" else WAITS_FOR_SEAT)
    if not 0 <= fate.kind < len(source) or fate != fate_of(state, fate.kind):
        raise ImpossibleFate("gu.card-due")
    if not source[fate.kind]:
        raise ImpossibleFate("gu.card-left")


def _apply_fate(state: State, fate: Fate) -> State:
    match fate:
        case Key(seat, kind):
            return _receive(state, seat, kind)
        case Chest(kind):
            return _fill(state, kind)
        case Lose(kind):
            return _lose(state, kind)
        case _:
            assert_never(fate)


def _receive(state: State, seat: Seat, kind: int) -> State:
    dealing, due = state.phase == "deal", state.due - 1
    state = state._replace(
        hands=put(state.hands, seat, changed(state.hands[seat], kind, 1)),
        known=knowledge.after_drawing(state.known, seat, kind, state.key_pile),
        key_pile=state.key_pile.after_drawing(kind),
        due=due,
        ended=None,
    )
    if due:
        return state
    return state._replace(phase="lay") if dealing else end_turn(state)


def _fill(state: State, kind: int) -> State:
    """The first empty place gets a chest. [gu.refill]"""
    place = state.table.index(EMPTY)
    left = changed(state.chest_pile, kind, -1)
    table = (*state.table[:place], kind, *state.table[place + 1 :])
    state = state._replace(table=table, chest_pile=left, ended=None)
    if not any(left):  # [gu.round-end]
        return end_round(state)
    if EMPTY in table:
        return state
    return end_turn(state) if state.phase == "refill" else state._replace(phase="turn")


def _lose(state: State, kind: int) -> State:
    thief, victim = state.seat, Seat(1 - state.seat)
    hand = state.hands[victim]
    hands = put(state.hands, victim, changed(hand, kind, -1))
    state = state._replace(
        hands=put(hands, thief, changed(hands[thief], kind, 1)),
        known=knowledge.after_losing(state.known, thief, victim, kind, sum(hand)),
        due=state.due - 1,
    )
    return state if state.due else end_turn(state)


def _apply_act(state: State, act: Act) -> State:
    state = state._replace(ended=None, passes=state.passes if isinstance(act, Draw) else 0)
    match act:
        case Draw():
            return _draw(state)
        case Take():
            return _take(state, act)
        case RobKeys(victim):
            return _rob_keys(state, victim)
        case RobChests():
            return _rob_chests(state, act)
        case _:
            assert_never(act)


def _draw(state: State) -> State:
    cards = min(DRAWN, state.key_pile.size)  # [gu.draw]
    deed = Deed(state.seat, "draw", cards=cards)
    if cards:
        return state._replace(phase="draw", due=cards, passes=0, deed=deed)
    state = state._replace(passes=state.passes + 1, deed=deed)
    stuck = state.passes >= len(state.hands) and state.terms.readings.stalemate_ends_round
    return end_round(state) if stuck else end_turn(state)  # [gu.stalemate]


def _take(state: State, act: Take) -> State:
    """The seat gets the chests of a series, and its places wait for new ones. [gu.take]"""
    won = chests_in(state.table, act.series)
    places = SERIES[act.series]
    state = _pay(state, act.keys)
    return state._replace(
        phase="refill",
        table=tuple(EMPTY if n in places else kind for n, kind in enumerate(state.table)),
        chests=put(state.chests, state.seat, plus(state.chests[state.seat], won)),
        deed=Deed(state.seat, "series", series=act.series, chests=won),
    )


def _rob_keys(state: State, victim: Seat) -> State:
    thief = state.seat
    state = _pay(state, ONE_KEY[KEY_THIEF])
    loot = state.hands[victim]
    deed = Deed(thief, "rob-keys", victim=victim, cards=sum(loot))
    if len(state.hands) == 2:  # [gu.key-thief-two]
        cards = min(STOLEN, sum(loot))
        return state._replace(phase="lose", due=cards, deed=deed._replace(cards=cards))
    hands = put(state.hands, victim, NO_KEYS)  # [gu.key-thief]
    state = state._replace(
        hands=put(hands, thief, plus(hands[thief], loot)),
        known=knowledge.after_robbing(state.known, thief, victim, loot),
        deed=deed,
    )
    return end_turn(state)


def _rob_chests(state: State, act: RobChests) -> State:
    """The thief gets chests of the victim. [gu.chest-thief]"""
    thief, victim = state.seat, act.victim
    state = _pay(state, changed(act.keys, CHEST_THIEF, 1))
    chests = put(state.chests, victim, minus(state.chests[victim], act.chests))
    state = state._replace(
        chests=put(chests, thief, plus(chests[thief], act.chests)),
        deed=Deed(thief, "rob-chests", victim=victim, chests=act.chests),
    )
    return end_turn(state)


def _pay(state: State, cards: Counts) -> State:
    """Put played cards openly under the key pile. [gu.keys-under]"""
    pile = state.key_pile.after_returning(*_groups(cards, state.terms.readings))
    return state._replace(
        hands=put(state.hands, state.seat, minus(state.hands[state.seat], cards)),
        known=knowledge.after_playing(state.known, state.seat, cards, state.key_pile, pile),
        key_pile=pile,
    )


def _groups(cards: Counts, readings: Readings) -> tuple[Counts, ...]:
    """The played cards as groups of known order. [gu.keys-under]"""
    if readings.bottom_order is BottomOrder.SHUFFLED:
        return (cards,)
    return tuple(ONE_KEY[kind] for kind, n in enumerate(cards) for _ in range(n))
