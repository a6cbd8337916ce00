"""What dice do in King's Gold once rolling is over: coins change hands, and the turn ends."""

from typing import assert_never

from doubloon.core.dice import minus, plus
from doubloon.core.setup import Seat
from doubloon.games.kings_gold.rules.ending import end_turn
from doubloon.games.kings_gold.rules.scoring import CROSSBONES, PENALTY, loot, outcome, pairs
from doubloon.games.kings_gold.rules.state import Pair, State


def settle(state: State) -> State:
    """Carry out what the dice show once rolling is over. [kg.results-compulsory]"""
    result = outcome(state.table, cancels=state.terms.readings.three_crossbones_cancels)
    match result:
        case "pairs":
            return state.in_turn("pairing", state.table, state.rolls)
        case "plunder":
            return state.in_turn("plunder", state.table, state.rolls)
        case "king":
            coins = _credit(state.coins, state.seat, state.king)
            return end_turn(state.with_coins(state.box, 0, coins), result)
        case "broadside":
            coins = _credit(state.coins, state.seat, state.box)
            return end_turn(state.with_coins(0, state.king, coins), result)
        case "penalty":
            return end_turn(pay_penalty(state), result)
        case _:
            assert_never(result)


def pay_penalty(state: State) -> State:
    paid = min(PENALTY, state.coins[state.seat])  # [kg.penalty]
    coins = _credit(state.coins, state.seat, -paid)
    return state.with_coins(state.box, state.king + paid, coins)


def pair_up(state: State, act: Pair) -> State:
    """Carry out one pair; the turn ends with the last one that the dice form."""
    state = use_pair(state, act)
    if _ends_mid_turn(state, act):
        return end_turn(state, "pairs")._replace(ended_by="kg.end-mid-turn")
    if pairs(state.table):
        return state
    if owes_penalty(state, act):
        state = pay_penalty(state)
    return end_turn(state, "pairs")


def use_pair(state: State, act: Pair) -> State:
    """What one pair does to coins and dice, while the turn goes on."""
    dice = [0] * len(state.table)
    dice[act.coin] = dice[act.partner] = 1
    used = tuple(dice)
    table = minus(state.table, used)
    value = act.coin + 1
    if act.victim is not None:  # [kg.skull-pair] [kg.victim-short]
        amount = min(value, state.coins[act.victim])
        coins = moved(state.coins, act.victim, state.seat, amount)
        box, king = state.box, state.king
    else:
        taken, paid = loot(state.box, value, state.terms.readings.short_box)
        coins = _credit(state.coins, state.seat, taken)
        box, king = state.box - taken - paid, state.king + paid
    return state.with_coins(box, king, coins, table, plus(state.used, used))


def owes_penalty(state: State, last: Pair) -> bool:
    """Whether the penalty follows this pair, which was just used. [kg.crossbones-cancel]"""
    table = state.table
    return table[CROSSBONES] >= 3 and not pairs(table) and not _ends_mid_turn(state, last)


def _ends_mid_turn(state: State, last: Pair) -> bool:
    """Whether this pair, just used, ends the play before the next pair. [kg.end-mid-turn]"""
    if state.box or last.victim is not None:
        return False
    return state.terms.readings.end_mid_turn and not state.tied_turns


def moved(coins: tuple[int, ...], giver: Seat, taker: Seat, amount: int) -> tuple[int, ...]:
    return _credit(_credit(coins, giver, -amount), taker, amount)


def _credit(coins: tuple[int, ...], seat: Seat, amount: int) -> tuple[int, ...]:
    return (*coins[:seat], coins[seat] + amount, *coins[seat + 1 :])
