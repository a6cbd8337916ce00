"""The exact numbers of King's Gold, counted the slow and obvious way.

The rules engine is judged by the numbers in `tests/exact/kings-gold.toml`, so they come from here:
a second implementation of the rules that shares no code with `src/doubloon` and is simple rather
than fast. Dice are strings in face order, every roll is counted from the ordered dice, a state is
a tuple, and a step is its own text in the notation of records.

`perft` counts the sequences of exactly `depth` further steps and their total weight; `turn` plays
one turn to its end and gives the coins in every place then.

    python oracles/brute_kings_gold.py            prints the numbers
    python oracles/brute_kings_gold.py --write    writes them to tests/exact
    python oracles/brute_kings_gold.py --check    exits 1 if the file differs
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations, product
from random import Random
from typing import NamedTuple

from stored import TESTS, block, main

HEADER = "# Made by `python oracles/brute_kings_gold.py --write`, which shares no code with src."

FACES = "123kcx"
"""Coins of 1, 2 and 3, skull, cannon, crossbones: one face each, and the order of writing."""

COIN_FACES = "123"
DICE = 5
ALL_COINS = 60
LAST_REPEAT = 10
"""Tie-break rounds are numbered 1 to 10; seats still tied after the tenth share the win."""

Rules = Mapping[str, str | bool]
Value = str | bool | int | Sequence[int] | Sequence[str] | Mapping[str, "Value"]

PLAIN: dict[str, str | bool] = {
    "short-box": "share",
    "tie-break": "extra-round-all",
    "first-player-tie": "reroll",
    "end-mid-turn": False,
    "stop-at-third-crossbones": True,
    "three-crossbones-cancels": True,
}
"""The readings of `blue-orange-us`."""

EDITIONS: dict[str, dict[str, str | bool]] = {
    "blue-orange-us": {},
    "blue-orange-fr": {"tie-break": "new-game"},
    "blue-orange-en": {"short-box": "player-first"},
    "blue-orange-de": {"short-box": "player-first"},
    "blue-orange-it": {"short-box": "player-first"},
    "blue-orange-es": {"short-box": "player-first"},
    "blue-orange-pt": {"short-box": "player-first"},
    "blue-orange-nl": {
        "short-box": "player-first",
        "stop-at-third-crossbones": False,
        "tie-break": "tied-one-turn",
    },
}


class State(NamedTuple):
    """A play at some moment. Seats count from 1, as in the notation."""

    phase: str
    """opening, first, roll, choose, pair, plunder or over."""
    seat: int
    box: int
    king: int
    coins: tuple[int, ...]
    lying: str = ""
    cup: int = DICE
    rolls: int = 0
    to_open: tuple[int, ...] = ()
    """The seats that still make an opening roll, in order."""
    opened: tuple[tuple[int, int], ...] = ()
    """Who has made it, as (skulls, seat)."""
    rollers: tuple[int, ...] = ()
    """The rolling order of a tie-break round."""
    to_break: tuple[int, ...] = ()
    """The rollers who have not finished their turn of this round."""
    tied: tuple[int, ...] = ()
    repeat: int = 0
    outcome: str = ""
    winners: tuple[int, ...] = ()
    ending: str = ""


# Dice


def spell(dice: Sequence[str]) -> str:
    return "".join(sorted(dice, key=FACES.index))


@cache
def falls(dice: int) -> list[tuple[str, int]]:
    """Every distinct roll with its number of orderings, found by throwing all ordered dice."""
    return sorted(Counter(spell(roll) for roll in product(FACES, repeat=dice)).items())


@cache
def parts(dice: str) -> list[str]:
    """Every different way to take one or more of these dice."""
    sizes = range(1, len(dice) + 1)
    return sorted({"".join(part) for size in sizes for part in combinations(dice, size)})


def without(dice: str, some: str) -> str:
    for die in some:
        dice = dice.replace(die, "", 1)
    return dice


# What may happen


def options(state: State) -> list[tuple[str, int]]:
    """Every step possible now with its weight; a seat's act weighs 1."""
    if state.phase == "opening":
        return [(f"~ opening {dice}", weight) for dice, weight in falls(DICE)]
    if state.phase == "first":
        return [(f"~ first p{seat}", 1) for seat in state.to_open]
    if state.phase == "roll":
        return [(f"~ roll {dice}", weight) for dice, weight in falls(state.cup)]
    me = f"p{state.seat}"
    others = [seat for seat in every_seat(state) if seat != state.seat]
    if state.phase == "choose":
        free = parts(state.lying.replace("x", ""))
        return [(f"{me} stop", 1), *((f"{me} reroll {dice}", 1) for dice in free)]
    if state.phase == "plunder":
        return [(f"{me} plunder p{victim}", 1) for victim in others]
    if state.phase == "pair":
        pairs = []
        for coin in COIN_FACES:
            if coin in state.lying and "k" in state.lying:
                pairs += [(f"{me} pair {coin}k p{victim}", 1) for victim in others]
            if coin in state.lying and "c" in state.lying:
                pairs += [(f"{me} pair {coin}c", 1)]
        return pairs
    return []


def every_seat(state: State) -> list[int]:
    return list(range(1, len(state.coins) + 1))


# What happens


def after(rules: Rules, state: State, step: str) -> State:
    """The state after one step, given in notation."""
    _, verb, *rest = step.split()
    if verb == "opening":
        return after_opening(rules, state, rest[0])
    if verb == "first":
        return begin_turn(state, int(rest[0][1:]))
    if verb == "roll":
        return after_roll(rules, state, rest[0])
    if verb == "reroll":
        return state._replace(phase="roll", lying=without(state.lying, rest[0]), cup=len(rest[0]))
    if verb == "stop":
        return resolve(rules, state)
    if verb == "plunder":
        loot = state.coins[int(rest[0][1:]) - 1]
        state = moved(state, {state.seat: loot, int(rest[0][1:]): -loot})
        return end_turn(rules, state._replace(outcome="plunder"))
    return after_pair(rules, state, rest)


def after_opening(rules: Rules, state: State, dice: str) -> State:
    """The most skulls begin; tied seats roll again, or a lot decides. [kg.first-player-tie]"""
    opened = (*state.opened, (dice.count("k"), state.to_open[0]))
    left = state.to_open[1:]
    if left:
        return state._replace(opened=opened, to_open=left, seat=left[0])
    most = max(skulls for skulls, _ in opened)
    leaders = tuple(seat for skulls, seat in opened if skulls == most)
    if len(leaders) == 1:
        return begin_turn(state, leaders[0])
    phase = "first" if rules["first-player-tie"] == "random" else "opening"
    return state._replace(phase=phase, to_open=leaders, opened=(), seat=leaders[0])


def begin_turn(state: State, seat: int) -> State:
    return state._replace(
        phase="roll", seat=seat, lying="", cup=DICE, rolls=0, to_open=(), opened=()
    )


def after_roll(rules: Rules, state: State, dice: str) -> State:
    """Rolling ends by itself after the third roll, at the third crossbones, when all are locked."""
    state = state._replace(lying=spell(state.lying + dice), cup=0, rolls=state.rolls + 1)
    locked = state.lying.count("x")
    if state.rolls == 3 or locked == DICE or (locked >= 3 and rules["stop-at-third-crossbones"]):
        return resolve(rules, state)
    return state._replace(phase="choose")


def resolve(rules: Rules, state: State) -> State:
    """The dice are final: pairs and plunder wait for the player, the rest happens by itself."""
    state = state._replace(outcome="")
    if state.lying.count("x") >= 3 and rules["three-crossbones-cancels"]:  # [kg.crossbones-cancel]
        return end_turn(rules, penalty(state))
    if all(die in COIN_FACES for die in state.lying):  # [kg.five-coins]
        state = moved(state, {state.seat: state.king})._replace(king=0, outcome="king")
        return end_turn(rules, state)
    if state.lying == "kkkkk":  # [kg.five-skulls]
        return state._replace(phase="plunder")
    if state.lying == "ccccc":  # [kg.five-cannons]
        state = moved(state, {state.seat: state.box})._replace(box=0, outcome="broadside")
        return end_turn(rules, state)
    if can_pair(state.lying):
        return state._replace(phase="pair")
    return end_turn(rules, penalty(state))  # [kg.penalty]


def can_pair(dice: str) -> bool:
    return any(die in COIN_FACES for die in dice) and any(die in "kc" for die in dice)


def penalty(state: State) -> State:
    """Three coins to the King, or all there are."""
    paid = min(3, state.coins[state.seat - 1])
    state = moved(state, {state.seat: -paid})._replace(king=state.king + paid)
    return state._replace(outcome=state.outcome or "penalty")


def after_pair(rules: Rules, state: State, words: list[str]) -> State:
    """One pair carried out; more follow while a coin and a partner are left. [kg.pairing-free]"""
    pair = words[0]
    value = int(pair[0])
    state = state._replace(lying=without(state.lying, pair), outcome="pairs")
    if pair[1] == "k":
        victim = int(words[1][1:])
        loot = min(value, state.coins[victim - 1])
        state = moved(state, {state.seat: loot, victim: -loot})
    else:
        mine, kings = shares(rules, state.box, value)
        state = moved(state, {state.seat: mine})
        state = state._replace(box=state.box - mine - kings, king=state.king + kings)
        if rules["end-mid-turn"] and state.box == 0 and not state.repeat:  # [kg.end-mid-turn]
            return end_turn(rules, state)
    if can_pair(state.lying):
        return state
    if state.lying.count("x") >= 3:
        state = penalty(state)
    return end_turn(rules, state)


def shares(rules: Rules, box: int, value: int) -> tuple[int, int]:
    """What a cannon pair gives the player and the King. [kg.short-box]"""
    if box >= 2 * value:
        return value, value
    if rules["short-box"] == "share":
        return box // 2, box - box // 2
    mine = min(value, box)
    return mine, min(value, box - mine)


def moved(state: State, gains: Mapping[int, int]) -> State:
    coins = tuple(coins + gains.get(seat, 0) for seat, coins in enumerate(state.coins, start=1))
    return state._replace(coins=coins)


# How it ends


def end_turn(rules: Rules, state: State) -> State:
    if state.repeat:
        return end_tie_break_turn(rules, state)
    if state.box == 0:
        return box_empty(rules, state)
    return begin_turn(state, state.seat % len(state.coins) + 1)


def box_empty(rules: Rules, state: State) -> State:
    """The most coins win; a tie is broken as the reading says. [kg.tie]"""
    leaders = richest(state, every_seat(state))
    if len(leaders) == 1 or rules["tie-break"] == "shared":
        return over(state, leaders)
    if rules["tie-break"] == "new-game":
        return over(state, leaders, "tie-new-game")
    round_table = starting_after(every_seat(state), state.seat)
    first = next(seat for seat in round_table if seat in leaders)
    if rules["tie-break"] == "tied-one-turn":
        rollers = tuple(seat for seat in round_table if seat in leaders)
    else:
        rollers = tuple(starting_after(every_seat(state), first - 1))
    state = state._replace(rollers=rollers, to_break=rollers, tied=leaders, repeat=1)
    return begin_turn(state, first)


def starting_after(seats: list[int], seat: int) -> list[int]:
    """The seats in playing order, this one last."""
    return [other for other in seats if other > seat] + [other for other in seats if other <= seat]


def richest(state: State, seats: Sequence[int]) -> tuple[int, ...]:
    most = max(state.coins[seat - 1] for seat in seats)
    return tuple(seat for seat in seats if state.coins[seat - 1] == most)


def end_tie_break_turn(rules: Rules, state: State) -> State:
    left = state.to_break[1:]
    if left:
        return begin_turn(state._replace(to_break=left), left[0])
    only_tied = rules["tie-break"] == "tied-one-turn"
    leaders = richest(state, sorted(state.tied) if only_tied else every_seat(state))
    if len(leaders) == 1 or state.repeat == LAST_REPEAT:
        return over(state, leaders)
    rollers = tuple(seat for seat in state.rollers if seat in leaders or not only_tied)
    state = state._replace(rollers=rollers, to_break=rollers, tied=leaders, repeat=state.repeat + 1)
    return begin_turn(state, rollers[0])


def over(state: State, winners: tuple[int, ...], ending: str = "box-empty") -> State:
    return state._replace(phase="over", winners=winners, ending=ending)


# Where a case begins


class Start(NamedTuple):
    box: int
    king: int
    coins: tuple[int, ...]
    seat: int
    to_break: tuple[int, ...] = ()
    tied: tuple[int, ...] = ()
    repeat: int = 0


class Case(NamedTuple):
    name: str
    steps: tuple[str, ...]
    seats: int
    start: Start | None
    edition: str
    readings: Rules


def cases(table: str) -> list[tuple[str, Case]]:
    """The cases of a table, each with its first field: what is asked, or what is expected.

    The other fields are name, steps and settings; an indented line goes on with the one above.
    """
    return [case(*row.split("|")) for row in table.strip().replace("\n    ", " ").splitlines()]


def case(asked: str, name: str, steps: str = "", settings: str = "") -> tuple[str, Case]:
    words = dict(word.split("=") for word in settings.split())
    seats, edition = int(words.pop("seats", 2)), words.pop("edition", "blue-orange-us")
    start = None
    if "box" in words:
        start = Start(
            int(words.pop("box")),
            int(words.pop("king")),
            numbers(words.pop("coins")),
            int(words.pop("seat")),
            numbers(words.pop("to-break", "")),
            numbers(words.pop("tied", "")),
            int(words.pop("repeat", 0)),
        )
        seats = len(start.coins)
    truth = {"true": True, "false": False}
    readings = {key: truth.get(value, value) for key, value in words.items()}
    assert readings.keys() <= PLAIN.keys(), name
    taken = tuple(step.strip() for step in steps.split(";") if step.strip())
    return asked.strip(), Case(name.strip(), taken, seats, start, edition, readings)


def numbers(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in text.split(",") if number)


def rules_of(case: Case) -> Rules:
    return {**PLAIN, **EDITIONS[case.edition], **case.readings}


def beginning(case: Case) -> State:
    if case.start is None:
        everybody = tuple(range(1, case.seats + 1))
        return State("opening", 1, ALL_COINS, 0, (0,) * case.seats, to_open=everybody)
    box, king, coins, seat, to_break, tied, repeat = case.start
    assert box + king + sum(coins) == ALL_COINS, case
    state = State("roll", seat, box, king, coins)
    if not repeat:
        return state
    rolling = tied if rules_of(case)["tie-break"] == "tied-one-turn" else every_seat(state)
    rollers = tuple(starting_after(sorted(rolling), to_break[-1]))
    return state._replace(rollers=rollers, to_break=to_break, tied=tied, repeat=repeat)


def reached(case: Case) -> State:
    """The state after the steps of a case; an impossible step is a mistake in this file."""
    rules, state = rules_of(case), beginning(case)
    for step in case.steps:
        if step not in dict(options(state)):
            raise ValueError(f"{case.name}: {step!r} is not possible, only {options(state)}")
        state = after(rules, state, step)
        assert state.box + state.king + sum(state.coins) == ALL_COINS  # [kg.coins-conserved]
        assert min(state.box, state.king, *state.coins) >= 0
    return state


# Counting lines


def perft(rules: Rules, state: State, depth: int) -> tuple[int, int]:
    """How many lines of exactly `depth` steps there are, and their total weight."""
    if depth == 0:
        return 1, 1
    possible = options(state)
    if depth == 1:
        return len(possible), sum(weight for _, weight in possible)
    lines = total = 0
    for step, weight in possible:
        below, mass = perft(rules, after(rules, state, step), depth - 1)
        lines += below
        total += weight * mass
    return lines, total


PERFT = """
1 2 | the opening, two seats
1 2 | the opening, three seats | | seats=3
1 2 | the opening, six seats | | seats=6
1 2 | two seats tie in the opening | ~ opening 123kc; ~ opening 12kcx
2 | they tie again | ~ opening 123kc; ~ opening 12kcx; ~ opening 11111; ~ opening xxxxx
2 | after the second opening a turn begins | ~ opening 123kc; ~ opening 12kcx; ~ opening 12kkc
1 2 | three of six tie | ~ opening 123kk; ~ opening 1123c; ~ opening 23kkx; ~ opening kkccx;
    ~ opening 1kccx; ~ opening 12333 | seats=6
2 | two of the three rolled again | ~ opening 123kk; ~ opening 1123c; ~ opening 23kkx;
    ~ opening kkccx; ~ opening 1kccx; ~ opening 12333; ~ opening 1kccc | seats=6
1 2 3 | chance picks one of two | ~ opening 123kc; ~ opening 12kcx | first-player-tie=random
1 2 | chance picks one of three | ~ opening 123kk; ~ opening 1123c; ~ opening 23kkx;
    ~ opening kkccx; ~ opening 1kccx; ~ opening 12333 | seats=6 first-player-tie=random
1 2 3 | a whole turn, two seats | | box=40 king=6 coins=8,6 seat=1
1 2 | a whole turn, three seats | | box=30 king=9 coins=10,4,7 seat=2
1 2 3 | a whole turn, Dutch | | box=40 king=6 coins=8,6 seat=1 edition=blue-orange-nl
1 2 3 | five different faces | ~ roll 123kc | box=40 king=6 coins=8,6 seat=1
1 2 3 | three seats, five different faces | ~ roll 12kcx | box=30 king=9 coins=10,4,7 seat=2
1 2 3 | two locked | ~ roll 1kcxx; p1 reroll c; ~ roll 3 | box=40 king=6 coins=8,6 seat=1
1 2 3 | third roll | ~ roll 13kcx; p1 reroll 1; ~ roll 2; p1 reroll 2k | box=40 king=6 coins=8,6
    seat=1
1 2 3 | third roll, four seats | ~ roll 13kcx; p3 reroll 1; ~ roll 2; p3 reroll 2k | box=30 king=6
    coins=8,6,10,0 seat=3
1 2 3 | one coin, cannon or skull | ~ roll 3kcxx; p1 stop | box=40 king=6 coins=8,6 seat=1
1 2 3 | two coins, cannon and skull | ~ roll 13kcx; p2 stop | box=30 king=9 coins=10,4,7 seat=2
1 2 3 | two coins, two cannons | ~ roll 23ccx; p1 stop | box=40 king=6 coins=8,6 seat=1
1 2 3 | two coins alike, cannon and skull | ~ roll 22kcx; p2 stop | box=30 king=9 coins=10,4,7
    seat=2
1 2 3 | two coins, two cannons and a skull | ~ roll 13kcc; p2 stop | box=30 king=9 coins=10,4,7
    seat=2
1 2 3 | three coins, cannon and skull | ~ roll 123kc; p2 stop | box=30 king=9 coins=10,4,7 seat=2
1 2 | one skull, coins of three values | ~ roll 1233k; p2 stop | box=30 king=9 coins=10,4,7 seat=2
1 2 3 4 | two skull pairs | ~ roll 12kkx; p2 stop | box=30 king=9 coins=10,4,7 seat=2
1 2 3 | two skull pairs, six seats | ~ roll 12kkk; p6 stop | box=24 king=6 coins=5,5,5,5,5,5 seat=6
1 2 3 | five skulls, three seats | ~ roll kkkkk; p2 stop | box=30 king=9 coins=10,4,7 seat=2
1 2 3 | five skulls may be rolled again | ~ roll kkkkk | box=40 king=6 coins=8,6 seat=1
1 2 | five coins | ~ roll 11233; p1 stop | box=40 king=6 coins=8,6 seat=1
1 2 3 | five cannons may be rolled again | ~ roll ccccc | box=40 king=6 coins=8,6 seat=1
1 2 3 | short box shared | ~ roll 33ccx; p1 stop | box=5 king=15 coins=20,20 seat=1
1 2 3 | short box, player first | ~ roll 33ccx; p1 stop | box=5 king=15 coins=20,20 seat=1
    short-box=player-first
1 2 3 | short box shared makes a tie | ~ roll 3ccxx; p1 stop | box=4 king=18 coins=18,20 seat=1
1 2 3 | player first makes no tie | ~ roll 3ccxx; p1 stop | box=4 king=18 coins=18,20 seat=1
    edition=blue-orange-de
1 2 3 4 | short box inside a turn, player first | ~ roll 23kcc; p3 reroll c; ~ roll x; p3 reroll k |
    box=3 king=23 coins=12,11,11 seat=3 short-box=player-first
1 2 3 4 | short box inside a turn, shared | ~ roll 23kcc; p3 reroll c; ~ roll x; p3 reroll k | box=3
    king=23 coins=12,11,11 seat=3
1 2 3 | the box empties, then a steal | ~ roll 13kcx; p1 stop | box=2 king=20 coins=18,20 seat=1
1 2 3 | the box empties at once | ~ roll 13kcx; p1 stop | box=2 king=20 coins=18,20 seat=1
    end-mid-turn=true
1 2 3 4 | the box may empty in the middle, three seats | ~ roll 23kcc; p3 reroll c; ~ roll x;
    p3 reroll k | box=3 king=23 coins=12,11,11 seat=3 end-mid-turn=true short-box=player-first
1 2 3 | a tie, one turn each | ~ roll 12ccx; p1 stop | box=4 king=18 coins=18,20 seat=1
1 2 3 | a tie or not, by choice | ~ roll 12kcx; p1 stop | box=4 king=18 coins=18,20 seat=1
1 2 3 | a tie is shared | ~ roll 12ccx; p1 stop | box=4 king=18 coins=18,20 seat=1 tie-break=shared
1 2 3 | a tie is a new game | ~ roll 12ccx; p1 stop | box=4 king=18 coins=18,20 seat=1
    edition=blue-orange-fr
1 2 | first roll of a tie-break | | box=0 king=28 coins=16,16 seat=1 to-break=1,2 tied=1,2 repeat=1
1 2 3 4 | last pairs of a tie-break round | ~ roll 13kcx; p2 stop | box=0 king=30 coins=18,12 seat=2
    to-break=2 tied=1,2 repeat=1
1 2 3 | may tie again | ~ roll 1kccx; p2 reroll kc | box=0 king=31 coins=13,16 seat=2 to-break=2
    tied=1,2 repeat=1
1 2 3 | ninth repeat | ~ roll kkccx | box=0 king=31 coins=13,16 seat=2 to-break=2 tied=1,2 repeat=9
1 2 3 | tenth repeat | ~ roll kkccx | box=0 king=31 coins=13,16 seat=2 to-break=2 tied=1,2 repeat=10
1 2 3 | tenth repeat, rolling | ~ roll 1kccx; p2 reroll kc | box=0 king=31 coins=13,16 seat=2
    to-break=2 tied=1,2 repeat=10
1 2 3 | two of three tied, first to roll | ~ roll 12kkx; p3 stop | box=0 king=20 coins=15,10,15
    seat=3 to-break=3,1 tied=1,3 repeat=2 tie-break=tied-one-turn
1 2 3 4 | two of three tied, second to roll | ~ roll 12kkx; p1 stop | box=0 king=20 coins=12,10,18
    seat=1 to-break=1 tied=1,3 repeat=2 tie-break=tied-one-turn
1 2 3 | two of three tied, tenth repeat | ~ roll 12kkx; p1 stop | box=0 king=20 coins=12,10,18
    seat=1 to-break=1 tied=1,3 repeat=10 tie-break=tied-one-turn
1 2 | an extra round of everybody | ~ roll 3ccxx; p2 stop; p2 pair 3c | box=6 king=15 coins=12,12,15
    seat=2
1 2 | everybody rolls after the tied | ~ roll 3ccxx; p2 stop; p2 pair 3c; ~ roll 1kkxx; p3 stop;
    p3 pair 1k p1 | box=6 king=15 coins=12,12,15 seat=2
1 2 | only the tied roll | ~ roll 3ccxx; p2 stop; p2 pair 3c; ~ roll 1kkxx; p3 stop; p3 pair 1k p1 |
    box=6 king=15 coins=12,12,15 seat=2 edition=blue-orange-nl
1 2 3 | last of everybody | ~ roll 12kkx; p1 stop | box=0 king=20 coins=12,13,15 seat=1 to-break=1
    tied=2,3 repeat=1
1 2 3 | last of everybody, tenth repeat | ~ roll 12kkx; p1 stop | box=0 king=20 coins=12,13,15
    seat=1 to-break=1 tied=2,3 repeat=10
1 2 3 | third crossbones | ~ roll 13kcx; p1 reroll 13k | box=40 king=6 coins=8,6 seat=1
1 2 3 | they do not cancel | ~ roll 13kcx; p1 reroll 13k | box=40 king=6 coins=8,6 seat=1
    three-crossbones-cancels=false
1 2 3 | they do not end the rolling | ~ roll 13kcx; p1 reroll 13k | box=40 king=6 coins=8,6 seat=1
    stop-at-third-crossbones=false
1 2 3 4 | they do neither | ~ roll 3kxxx | box=30 king=9 coins=10,4,7 seat=2
    stop-at-third-crossbones=false three-crossbones-cancels=false
1 2 | empty box, no penalty | ~ roll 3cxxx | box=2 king=20 coins=18,20 seat=1
    three-crossbones-cancels=false end-mid-turn=true
1 2 | empty box, penalty, a tie | ~ roll 3cxxx | box=2 king=16 coins=22,20 seat=1
    three-crossbones-cancels=false
"""


# Whole turns

ACCEPTED = """
54 3 3 0 | K1 | ~ roll 3kcxx; p1 stop; p1 pair 3c | box=60 king=0 coins=0,0 seat=1
58 0 2 0 | K2 | ~ roll 3kcxx; p1 stop; p1 pair 3k p2 | box=58 king=0 coins=0,2 seat=1
50 5 5 0 | K3 | ~ roll 23ccx; p1 stop; p1 pair 2c; p1 pair 3c | box=60 king=0 coins=0,0 seat=1
14 28 14 4 | K4 | ~ roll 13kcx; p1 stop; p1 pair 3c; p1 pair 1k p2 | box=20 king=25 coins=10,5
    seat=1
30 0 23 7 | K5 | ~ roll 11223; p1 stop | box=30 king=17 coins=6,7 seat=1
40 0 9 11 | K6 | ~ roll 12333; p1 stop | box=40 king=0 coins=9,11 seat=1
30 12 18 0 | K7 | ~ roll kkkkk; p1 stop; p1 plunder p2 | box=30 king=12 coins=7,11 seat=1
0 17 32 11 over | K8 | ~ roll ccccc; p1 stop | box=23 king=17 coins=9,11 seat=1
30 18 2 10 | K9 | ~ roll 3cxxx | box=30 king=15 coins=5,10 seat=1
30 20 0 10 | K10 | ~ roll 1233x; p1 stop | box=30 king=18 coins=2,10 seat=1
30 16 4 10 | K11 | ~ roll kkccc; p1 stop | box=30 king=13 coins=7,10 seat=1
0 18 22 20 over | K12 | ~ roll 3ccxx; p1 stop; p1 pair 3c | box=5 king=15 coins=20,20 seat=1
0 17 23 20 over | K13 | ~ roll 3ccxx; p1 stop; p1 pair 3c | box=5 king=15 coins=20,20 seat=1
    short-box=player-first
0 19 21 20 over | K14 share | ~ roll 3ccxx; p1 stop; p1 pair 3c | box=2 king=18 coins=20,20 seat=1
0 18 22 20 over | K14 player first | ~ roll 3ccxx; p1 stop; p1 pair 3c | box=2 king=18 coins=20,20
    seat=1 edition=blue-orange-es
0 16 24 20 over | K15 | ~ roll 33ccx; p1 stop; p1 pair 3c; p1 pair 3c | box=8 king=12 coins=20,20
    seat=1
30 11 12 7 | K16 | ~ roll 2kkkk; p1 stop; p1 pair 2k p2 | box=30 king=11 coins=10,9 seat=1
8 21 16 15 | K17 | ~ roll 1cccc; p1 stop; p1 pair 1c | box=10 king=20 coins=15,15 seat=1
30 11 11 8 | K18 takes 1 | ~ roll 1233k; p1 stop; p1 pair 1k p2 | box=30 king=11 coins=10,9 seat=1
30 11 12 7 | K18 takes 2 | ~ roll 1233k; p1 stop; p1 pair 2k p2 | box=30 king=11 coins=10,9 seat=1
30 11 13 6 | K18 takes 3 | ~ roll 1233k; p1 stop; p1 pair 3k p2 | box=30 king=11 coins=10,9 seat=1
24 21 5 10 | a pair, then 3 paid | ~ roll 3cxxx; p1 pair 3c | box=30 king=15 coins=5,10 seat=1
    three-crossbones-cancels=false
30 18 2 10 | no pair, 3 paid once | ~ roll 12xxx | box=30 king=15 coins=5,10 seat=1
    three-crossbones-cancels=false
0 21 19 20 over | the pair empties the box, 3 not paid | ~ roll 3cxxx; p1 pair 3c | box=2 king=20
    coins=18,20 seat=1 three-crossbones-cancels=false end-mid-turn=true
0 21 19 20 over | the steal is lost | ~ roll 13kcx; p1 stop; p1 pair 1c | box=2 king=20 coins=18,20
    seat=1 end-mid-turn=true
0 21 22 17 over | the steal still counts | ~ roll 13kcx; p1 stop; p1 pair 1c; p1 pair 3k p2 | box=2
    king=20 coins=18,20 seat=1
30 14 7 9 | five crossbones, paid once | ~ roll xxxxx | box=30 king=11 coins=10,9 seat=1
30 14 7 9 | all dice locked | ~ roll 1xxxx; p1 reroll 1; ~ roll x | box=30 king=11 coins=10,9 seat=1
    edition=blue-orange-nl
0 20 20 20 | a tie waits for the tied | ~ roll 2ccxx; p1 stop; p1 pair 2c | box=4 king=18
    coins=18,20 seat=1
0 20 20 20 over | a tie is shared | ~ roll 2ccxx; p1 stop; p1 pair 2c | box=4 king=18 coins=18,20
    seat=1 tie-break=shared
0 20 20 20 over | a tie is a new game | ~ roll 2ccxx; p1 stop; p1 pair 2c | box=4 king=18
    coins=18,20 seat=1 edition=blue-orange-fr
0 28 16 16 | five cannons in a tie-break give 0 | ~ roll ccccc; p2 stop | box=0 king=28 coins=16,16
    seat=2 to-break=2 tied=1,2 repeat=3
0 28 16 16 over | a cannon pair in a tie-break gives 0; tied after ten | ~ roll 3ccxx; p2 stop;
    p2 pair 3c | box=0 king=28 coins=16,16 seat=2 to-break=2 tied=1,2 repeat=10
0 28 13 19 over | end-mid-turn is nothing to a tie-break | ~ roll 13kcx; p2 stop; p2 pair 1c;
    p2 pair 3k p1 | box=0 king=28 coins=16,16 seat=2 to-break=2 tied=1,2 repeat=1 end-mid-turn=true
0 15 16 16 13 over | only the tied are compared | ~ roll kkccx; p3 stop | box=0 king=12
    coins=16,16,16 seat=3 to-break=3 tied=2,3 repeat=1 edition=blue-orange-nl
0 15 13 16 16 | all are compared after a round of everybody | ~ roll kkccx; p1 stop | box=0 king=12
    coins=16,16,16 seat=1 to-break=1 tied=2,3 repeat=1
0 11 18 14 17 over | a seat that was not tied wins with the most coins of all | ~ roll 3kkxx;
    p1 stop; p1 pair 3k p2 | box=0 king=11 coins=15,17,17 seat=1 to-break=1 tied=2,3 repeat=1
0 11 18 17 14 over | the same seat has no turn in Dutch | ~ roll kkccx; p3 stop | box=0 king=8
    coins=18,17,17 seat=3 to-break=3 tied=2,3 repeat=2 edition=blue-orange-nl
60 0 0 0 0 | the third seat wins the second opening | ~ opening 123kk; ~ opening 1123c;
    ~ opening 23kkx; ~ opening 11kcc; ~ opening 1kkcc; ~ roll xxxxx | seats=3
58 1 0 0 0 1 0 0 | three tie, then two of them, then the fourth seat leads | ~ opening 123kk;
    ~ opening 1123c; ~ opening 23kkx; ~ opening kkccx; ~ opening 1kccx; ~ opening 12333;
    ~ opening 1kccc; ~ opening kkxxx; ~ opening 12kkc; ~ opening 12xxx; ~ opening kkkkk;
    ~ roll 1ccxx; p4 stop; p4 pair 1c | seats=6
58 1 0 0 1 0 0 0 | chance picks the third seat | ~ opening 123kk; ~ opening 1123c; ~ opening 23kkx;
    ~ opening kkccx; ~ opening 1kccx; ~ opening 12333; ~ first p3; ~ roll 1ccxx; p3 stop;
    p3 pair 1c | seats=6 first-player-tie=random
56 2 0 2 | the opening and a turn of the second seat | ~ opening 123kc; ~ opening 12kkx;
    ~ roll 12333; p2 reroll 1; ~ roll x; p2 reroll 33; ~ roll kc; p2 pair 3k p1; p2 pair 2c
30 11 13 6 | a die kept at first is rolled later | ~ roll 12kcx; p1 reroll 1; ~ roll 3;
    p1 reroll 2k; ~ roll kk; p1 pair 3k p2 | box=30 king=11 coins=10,9 seat=1
"""


def random_turns() -> list[Case]:
    """Forty turns by fixed chance, in every edition, at two to six seats, some near the end."""
    chance = Random(20140607)

    def pick(below: int) -> int:
        return int(chance.random() * below)

    flips: list[dict[str, str | bool]] = [
        {},
        {"three-crossbones-cancels": False},
        {"end-mid-turn": True},
        {"stop-at-third-crossbones": False, "three-crossbones-cancels": False},
        {"tie-break": "shared"},
        {"tie-break": "tied-one-turn", "end-mid-turn": True},
    ]
    turns = []
    for count in range(1, 43):
        edition = list(EDITIONS)[count % len(EDITIONS)]
        readings = flips[count % len(flips)] if count % 3 else {}
        seats = 2 + count % 5
        coins = tuple(pick(ALL_COINS // (seats + 2) + 1) for _ in range(seats))
        left = ALL_COINS - sum(coins)
        box = 1 + pick(6 if count % 4 == 0 else left)
        start = Start(box, left - box, coins, 1 + pick(seats))
        if count % 7 == 0:
            edition, readings, tied = "blue-orange-us", {}, tuple(range(1, seats + 1))
            to_break = tied[pick(seats) :]
            king, coins = ALL_COINS - 10 * seats, (10,) * seats
            start = Start(0, king, coins, to_break[0], to_break, tied, 1 + pick(10))
        turn = Case(f"random turn {count}", (), seats, start, edition, readings)
        rules, state = rules_of(turn), beginning(turn)
        steps: list[str] = []
        while not steps or not is_between_turns(state):
            possible = options(state)
            if state.phase == "choose" and pick(3):
                possible = possible[1:]
            if state.phase == "roll":
                step = f"~ roll {spell([FACES[pick(6)] for _ in range(state.cup)])}"
            else:
                step = possible[pick(len(possible))][0]
            steps.append(step)
            state = after(rules, state, step)
        turns.append(turn._replace(steps=tuple(steps)))
    return turns


def is_between_turns(state: State) -> bool:
    return state.phase == "over" or (state.phase == "roll" and state.rolls == 0)


# The document


def document() -> str:
    blocks = [HEADER]
    for depths, each in cases(PERFT):
        state = reached(each)
        for depth in map(int, depths.split()):
            lines, weight = perft(rules_of(each), state, depth)
            counted: dict[str, Value] = {"depth": depth, "lines": lines, "weight": weight}
            blocks.append(block("perft", {**given(each), **counted}))
    for expected, each in cases(ACCEPTED):
        state = reached(each)
        lies = [state.box, state.king, *state.coins, *["over"] * (state.phase == "over")]
        if " ".join(map(str, lies)) != expected:
            raise ValueError(f"{each.name}: expected {expected}, reached {state}")
        blocks.append(block("turn", {**given(each), **result(state)}))
    for each in random_turns():
        blocks.append(block("turn", {**given(each), **result(reached(each))}))
    return "\n\n".join(blocks) + "\n"


def given(case: Case) -> dict[str, Value]:
    fields: dict[str, Value] = {"name": case.name, "edition": case.edition}
    if case.readings:
        fields["readings"] = case.readings
    fields["seats"] = case.seats
    if case.start is not None:
        fields["start"] = start_table(case.start)
    fields["steps"] = case.steps
    return fields


def start_table(start: Start) -> dict[str, Value]:
    table: dict[str, Value] = {"box": start.box, "king": start.king, "coins": start.coins}
    table["seat"] = start.seat
    if start.repeat:
        table |= {"tie-break": start.to_break, "tied": start.tied, "repeat": start.repeat}
    return table


def result(state: State) -> dict[str, Value]:
    """Who holds how many coins after the turn, and whose turn begins if the play is not over."""
    assert is_between_turns(state), state
    fields: dict[str, Value] = {
        "outcome": state.outcome,
        "box": state.box,
        "king": state.king,
        "coins": state.coins,
        "over": state.phase == "over",
        "winners": state.winners,
    }
    if state.phase == "over":
        fields["ending"] = state.ending
    else:
        fields["seat"] = state.seat
    return fields


if __name__ == "__main__":
    raise SystemExit(
        main("The exact numbers of King's Gold.", TESTS / "exact" / "kings-gold.toml", document)
    )
