"""What a step of Gold Up did, in sentences, as one viewer may know it. [gu.hidden-hands]

A card is named only to viewers who know it; others hear of the number of cards. The many
steps of a deal, and those of a refill, are one sentence at their end.
"""

from typing import assert_never

from doubloon.core.dice import Counts, minus, plus
from doubloon.core.setup import Seat, leaders
from doubloon.core.story import Fact, Facts, Pieces, Sentence, Several, Story, Who, Words
from doubloon.games.gold_up.rules.cards import COLOURS, KEY_THIEF, KINDS, ONE_KEY
from doubloon.games.gold_up.rules.components import DEALT, PLACES
from doubloon.games.gold_up.rules.notation import write_chests, write_keys
from doubloon.games.gold_up.rules.position import Turn
from doubloon.games.gold_up.rules.scoring import SERIES, chests_in, gold, totals
from doubloon.games.gold_up.rules.state import (
    Chest,
    Draw,
    Key,
    Lose,
    RobChests,
    RobKeys,
    State,
    Step,
    Take,
)
from doubloon.games.gold_up.rules.view import can_identify


def story(before: State, step: Step, after: State, viewer: Seat | None) -> Story:
    """What a step did, as a seat (None: everybody) may know it."""
    return (*_tell(before, step, after, viewer), *_tell_round_end(before, after))


def _tell(before: State, step: Step, after: State, viewer: Seat | None) -> Story:
    who = Who(before.seat)
    match step:
        case Key(seat, kind):
            if before.phase == "deal":
                return _tell_deal(after, viewer) if after.phase == "lay" else ()
            if not can_identify(before, step, viewer):
                return ()
            return (Sentence("story-gu-key", {"who": Who(seat), "key": _keys(KINDS[kind])}),)
        case Lose(kind):
            if not can_identify(before, step, viewer):
                return ()
            robbed = Who(Seat(1 - before.seat))
            facts: Facts = {"who": who, "victim": robbed, "key": _keys(KINDS[kind])}
            return (Sentence("story-gu-lose", facts),)
        case Chest():
            return _tell_chest(before, after)
        case Draw():
            cards = after.due if after.phase == "draw" else 0
            return (Sentence("story-gu-draw", {"who": who, "n": cards}),)
        case Take(series, keys):
            loot = _loot(before, chests_in(before.table, series), keys)
            return (Sentence("story-gu-take", {"who": who, "series": series + 1, **loot}),)
        case RobKeys():
            return (_tell_key_theft(before, step, after, viewer),)
        case RobChests(victim, chests, keys):
            thieves: Facts = {"who": who, "victim": Who(victim)}
            if not any(chests):
                return (Sentence("story-gu-rob-no-chests", thieves),)
            loot = _loot(before, chests, keys)
            return (Sentence("story-gu-rob-chests", {**thieves, **loot}),)
        case _:
            assert_never(step)


def _keys(letters: str) -> Pieces:
    return Pieces("piece-gu-key", letters)


def _chests(letters: str) -> Pieces:
    return Pieces("piece-gu-chest", letters)


def _loot(state: State, chests: Counts, keys: Counts) -> dict[str, Fact]:
    return {
        "chests": _chests(write_chests(chests)),
        "gold": gold(chests, state.terms.box.values),
        "keys": _keys(write_keys(keys)),
    }


def _tell_deal(after: State, viewer: Seat | None) -> Story:
    """The last key that is dealt tells of all of them, and a viewer of its own hand."""
    dealt = Sentence("story-gu-deal", {"n": DEALT})
    if viewer is None:
        return (dealt,)
    hand: Facts = {"who": Who(viewer), "keys": _keys(write_keys(after.hands[viewer]))}
    return dealt, Sentence("story-gu-hand", hand)


def _tell_chest(before: State, after: State) -> Story:
    """The last chest that is laid out tells of all of them."""
    if after.phase != "turn":
        return ()
    if before.phase == "lay":
        return (Sentence("story-gu-lay", {"who": Who(after.seat), "n": len(PLACES)}),)
    assert before.deed is not None
    assert before.deed.series is not None
    laid = "".join(COLOURS[after.table[place]] for place in SERIES[before.deed.series])
    return (Sentence("story-gu-refill", {"chests": _chests(laid)}),)


def _tell_key_theft(before: State, act: RobKeys, after: State, viewer: Seat | None) -> Sentence:
    thief, victim = before.seat, act.victim
    facts: dict[str, Fact] = {"who": Who(thief), "victim": Who(victim)}
    if after.phase == "lose":  # [gu.key-thief-two]
        return Sentence("story-gu-rob-two", {**facts, "n": after.due})
    facts["n"] = sum(before.hands[victim])
    if viewer == victim:
        stolen = before.hands[victim]
    elif viewer == thief:
        stolen = minus(plus(after.hands[thief], ONE_KEY[KEY_THIEF]), before.hands[thief])
    else:
        return Sentence("story-gu-rob-keys", facts)
    return Sentence("story-gu-rob-keys-seen", {**facts, "keys": _keys(write_keys(stolen))})


def _tell_round_end(before: State, after: State) -> Story:
    """Why a round is over, what everybody scored, and whether the play is over too."""
    if before.phase in ("deal", "lay") or after.phase not in ("deal", "lay", "over"):
        return ()
    points = totals(before.points, before.chests, before.terms.box.values)
    scores = tuple(
        Words("story-gu-score", {"who": Who(Seat(seat)), "gold": now - then, "total": now})
        for seat, (now, then) in enumerate(zip(points, before.points, strict=True))
    )
    why = "story-gu-stalemate" if before.phase == "turn" else "story-gu-last-chest"
    told = (Sentence(why), Sentence("story-gu-scores", {"scores": Several(scores)}))
    return *told, *_tell_target(points, before.terms.box.target, after)


def _tell_target(points: tuple[int, ...], target: int, after: State) -> Story:
    """Who wins at the target, or shares the lead there. [gu.target] [gu.tie]"""
    best = leaders(points, tuple(map(Seat, range(len(points)))))
    most = points[best[0]]
    if most < target:
        return ()
    facts: dict[str, Fact] = {"gold": most, "target": target}
    if len(best) == 1:
        return (Sentence("story-gu-win", {"who": Who(best[0]), **facts}),)
    facts["leaders"] = Several(tuple(map(Who, best)))
    return (Sentence("story-gu-tie" if after.result is None else "story-gu-shared", facts),)


def sum_up(turn: Turn) -> Story:
    """What a turn came to, in one sentence that everybody may hear."""
    who = Who(turn.seat)
    if turn.outcome == "draw":
        return (Sentence("turn-gu-draw", {"who": who, "n": turn.cards or 0}),)
    if turn.outcome == "series":
        assert turn.series is not None
        taken: Facts = {"who": who, "series": turn.series, **_gain(turn)}
        return (Sentence("turn-gu-series", taken),)
    assert turn.victim is not None
    thieves: dict[str, Fact] = {"who": who, "victim": Who(turn.victim)}
    if turn.outcome == "rob-keys":
        return (Sentence("turn-gu-rob-keys", {**thieves, "n": turn.cards or 0}),)
    if not turn.chests:
        return (Sentence("turn-gu-rob-no-chests", thieves),)
    return (Sentence("turn-gu-rob-chests", {**thieves, **_gain(turn)}),)


def _gain(turn: Turn) -> dict[str, Fact]:
    return {"chests": _chests(turn.chests or ""), "gold": turn.delta[turn.seat]}
