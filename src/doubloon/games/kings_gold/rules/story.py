"""What a step of King's Gold did, and what a turn came to, as sentences.

Every amount is what really changed hands: a box or a victim may be short of coins.
"""

from typing import assert_never

from doubloon.core.dice import Counts, Reroll, Roll, Stop, plus
from doubloon.core.setup import Seat
from doubloon.core.story import Fact, Pieces, Sentence, Several, Story, Who, Words
from doubloon.games.kings_gold.rules.editions import TieBreak
from doubloon.games.kings_gold.rules.notation import write_dice
from doubloon.games.kings_gold.rules.position import Turn
from doubloon.games.kings_gold.rules.rules import ROLLS
from doubloon.games.kings_gold.rules.scoring import CROSSBONES, DICE, SKULL, loot, pairs
from doubloon.games.kings_gold.rules.state import First, Opening, Pair, Plunder, State, Step


def story(before: State, step: Step, after: State, _viewer: Seat | None) -> Story:
    """What a step did, given the states around it; nothing is hidden from any viewer."""
    who = Who(before.seat)
    match step:
        case Opening(dice):
            return _opening(before, dice, after)
        case First(seat):
            return (Sentence("story-kg-lot", {"who": Who(seat)}),)
        case Roll(dice):
            rolled = "story-kg-roll-again" if before.rolls else "story-kg-roll"
            first = (
                Sentence(rolled, {"who": who, "dice": _pieces(dice)}),
                *_end_of_rolling(before, dice, after),
            )
            table = plus(before.table, dice)
        case Reroll(dice):
            return (Sentence("story-kg-reroll", {"who": who, "dice": _pieces(dice)}),)
        case Stop():
            first = (Sentence("story-kg-stop", {"who": who}),)
            table = before.table
        case Pair():
            return (*_pair(before, step, after), *_ending(before, after))
        case Plunder(victim):
            taken = before.coins[victim]
            facts: dict[str, Fact] = {"who": who, "victim": Who(victim), "n": taken}
            return (Sentence("story-kg-plunder", facts), *_ending(before, after))
        case _:
            assert_never(step)
    return (*first, *_settled(before, table, after), *_ending(before, after))


def _pieces(dice: Counts) -> Pieces:
    return Pieces("piece-kg", write_dice(dice))


def _names(seats: tuple[Seat, ...]) -> Several:
    return Several(tuple(map(Who, sorted(seats))))


def _opening(before: State, dice: Counts, after: State) -> Story:
    """A roll for the first turn, and what it decides if it is the last of its round."""
    facts: dict[str, Fact] = {"who": Who(before.seat), "dice": _pieces(dice), "n": dice[SKULL]}
    first = Sentence("story-kg-opening", facts)
    if after.roll_off is None:
        return (first, Sentence("story-kg-first", {"who": Who(after.seat)}))
    if after.roll_off.skulls:
        return (first,)
    tied = "story-kg-opening-tie-lot" if after.phase == "lot" else "story-kg-opening-tie"
    return (first, Sentence(tied, {"names": _names(after.roll_off.seats)}))


def _end_of_rolling(before: State, dice: Counts, after: State) -> Story:
    """Why no more dice may be rolled, if this roll has ended the rolling by itself."""
    locked = before.table[CROSSBONES] + dice[CROSSBONES]
    if after.phase == "rolled":
        return ()
    if locked == DICE:
        return (Sentence("story-kg-all-locked"),)
    if before.rolls + 1 == ROLLS:
        return (Sentence("story-kg-third-roll"),)
    return (Sentence("story-kg-third-crossbones"),)


def _settled(before: State, table: Counts, after: State) -> Story:
    """What the dice brought at once; pairs and plunder are still to be chosen."""
    who = Who(before.seat)
    change = after.coins[before.seat] - before.coins[before.seat]
    match after.ended:
        case "king":
            return (Sentence("story-kg-king", {"who": who, "n": change}),)
        case "broadside":
            return (Sentence("story-kg-broadside", {"who": who, "n": change}),)
        case "penalty":
            return (_penalty(before.seat, table, -change),)
        case _:
            return ()


def _penalty(seat: Seat, table: Counts, paid: int) -> Sentence:
    for_crossbones = table[CROSSBONES] >= 3
    why = "story-kg-penalty-crossbones" if for_crossbones else "story-kg-penalty-nothing"
    return Sentence(why, {"who": Who(seat), "n": paid})


def _pair(before: State, act: Pair, after: State) -> Story:
    seat, readings = before.seat, before.terms.readings
    facts: dict[str, Fact] = {"who": Who(seat), "coin": act.coin + 1}
    if act.victim is not None:
        gained = before.coins[act.victim] - after.coins[act.victim]
        first = Sentence("story-kg-skull", {**facts, "victim": Who(act.victim), "n": gained})
    else:
        gained, paid = loot(before.box, act.coin + 1, readings.short_box)
        first = Sentence("story-kg-cannon", {**facts, "n": gained, "king": paid})
    if after.ended is None:
        return (first,)
    unused = pairs(before.table) - 1
    if unused:  # [kg.end-mid-turn]
        return (first, Sentence("story-kg-cut-short", {"n": unused}))
    penalty = gained - (after.coins[seat] - before.coins[seat])
    if penalty or _pays_after_pairs(before, after):
        return (first, _penalty(seat, before.table, penalty))
    return (first,)


def _pays_after_pairs(before: State, after: State) -> bool:
    """Whether the penalty is due after the last pair, even from an empty purse."""
    mid_turn = before.terms.readings.end_mid_turn and not before.tied_turns
    emptied = before.box > 0 and not after.box
    return before.table[CROSSBONES] >= 3 and not (mid_turn and emptied)  # [kg.crossbones-cancel]


def _ending(before: State, after: State) -> Story:
    """How the play ended, or how a tie goes on, if the step has ended a turn after which it may."""
    if after.result is not None:
        return _over(before, after)
    round_ = after.tied_turns
    if round_ is None or round_.rolled or after.ended is None:
        return ()
    facts: dict[str, Fact] = {
        "names": _names(round_.tied),
        "n": max(after.coins[seat] for seat in round_.tied),
    }
    if before.tied_turns is not None:
        return (Sentence("story-kg-tie-again", {**facts, "round": round_.repeat}),)
    everybody = after.terms.readings.tie_break is TieBreak.EXTRA_ROUND_ALL
    return (Sentence("story-kg-tie-everybody" if everybody else "story-kg-tie", facts),)


def _over(before: State, after: State) -> Story:
    assert after.result is not None
    winners = after.result.winners
    facts: dict[str, Fact] = {"names": _names(winners), "n": after.coins[winners[0]]}
    if after.result.ending == "tie-new-game":
        return (Sentence("story-kg-tie-new-game", facts),)
    if len(winners) > 1:
        return (Sentence("story-kg-tie-shared", facts),)
    facts = {"who": Who(winners[0]), "n": after.coins[winners[0]]}
    broken = before.tied_turns is not None
    return (Sentence("story-kg-tie-broken" if broken else "story-kg-box-empty", facts),)


def sum_up(turn: Turn) -> Story:
    """What a turn came to, in one sentence."""
    who, own = Who(turn.seat), turn.coins[turn.seat]
    match turn.outcome:
        case "pairs":
            return (_sum_up_pairs(turn),)
        case "plunder":
            return (_sum_up_plunder(turn),)
        case "penalty":
            return (Sentence("turn-kg-penalty", {"who": who, "n": -own}),)
        case "king":
            return (Sentence("turn-kg-king", {"who": who, "n": own}),)
        case _:
            return (Sentence("turn-kg-broadside", {"who": who, "n": own}),)


def _sum_up_plunder(turn: Turn) -> Sentence:
    facts = {"who": Who(turn.seat)}
    for victim, stolen in _stolen(turn):
        return Sentence("turn-kg-plunder", {**facts, "victim": Who(victim), "n": stolen})
    return Sentence("turn-kg-plunder-nothing", facts)


def _sum_up_pairs(turn: Turn) -> Sentence:
    """What pairs brought, and from where.

    A penalty after a pair takes at least what the pair brought, so a gain is never mixed with one.
    """
    who, own = Who(turn.seat), turn.coins[turn.seat]
    if own < 0:
        return Sentence("turn-kg-pairs-penalty", {"who": who, "n": -own})
    if own == 0:
        king = turn.king
        return Sentence("turn-kg-pairs-nothing", {"who": who, "king": king})
    stolen = _stolen(turn)
    fired = own - sum(n for _, n in stolen)
    parts = [Words("turn-kg-part-stolen", {"victim": Who(victim), "n": n}) for victim, n in stolen]
    if turn.box:
        parts.insert(0, Words("turn-kg-part-box", {"n": fired, "king": turn.king}))
    return Sentence("turn-kg-pairs", {"who": who, "n": own, "parts": Several(tuple(parts))})


def _stolen(turn: Turn) -> list[tuple[Seat, int]]:
    """The seats that lost coins to the seat whose turn it was, and how many."""
    return [
        (Seat(seat), -change)
        for seat, change in enumerate(turn.coins)
        if change < 0 and seat != turn.seat
    ]
