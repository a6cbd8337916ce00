"""Gold Armada counted by brute force: lines of play, turns and piers.

This is a second implementation of the rules, over plain strings and tuples. It shares no code with
the package. Its output is the authority for tests/exact:

* `perft`: the number of lines of a given depth from a position, and their total weight;
* `turn`: the position after one or a few given turns;
* `piers`: how many of the 252 multisets of five dice satisfy each pier, and their orderings.

Without an option it prints the numbers, with `--write` it stores them, with `--check` it compares
them. Names in [brackets] are clauses of docs/rules/gold-armada.md.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

from stored import TESTS, block, main

SYMBOLS = "bprcho"
"""Barrel, parrot, rum, cannon, hook, compass: the order in which dice are written."""

BASIC = {"barrel": "b", "parrot": "p", "rum": "r", "cannon": "c", "hook": "h", "compass": "o"}
ALIKE = {"three": 3, "four": 4, "five": 5}

ALLOWED = {
    "three": ("bprcho", "bprc", "bp"),
    "full-house": ("bprcho", "rcho", "rc"),
    "four": ("bprcho", "bpho", "ho"),
    "five": ("bprcho", "brco", "bo"),
}
"""The symbols shown on each special pier's first, second and third space. [ga.symbols-shown]"""

VALUES = {
    **{pier: (1, 2, 3) for pier in BASIC},
    "three": (2, 3, 4),
    "full-house": (3, 4, 5),
    "four": (3, 4, 5),
    "five": (4, 5, 6),
}
PIERS = tuple(VALUES)

Reading = bool | int | str
Readings = Mapping[str, Reading]

NO_READINGS: Readings = {}

DEFAULTS: Readings = {
    "may-decline": False,
    "five-is-full-house": False,
    "full-house-both-restricted": True,
    "tie-break": "fewer-skulls",
    "finish-round": False,
    "skull-tokens": 6,
}


class Position(NamedTuple):
    """The board, what each seat holds, and the state of the turn.

    `stage` is "roll" (chance rolls `cup` dice), "choose" (stop or roll again), "take" or "over".
    """

    taken: tuple[int, ...]
    doubloons: tuple[tuple[int, ...], ...]
    skulls: tuple[int, ...]
    seat: int
    stage: str = "roll"
    dice: str = ""
    cup: int = 5
    rolls: int = 0


class Start(NamedTuple):
    taken: dict[str, int]
    doubloons: tuple[tuple[int, ...], ...]
    skulls: tuple[int, ...]
    seat: int = 1


class Case(NamedTuple):
    """A position to count from, or turns to play if `depth` is 0."""

    name: str
    seats: int
    steps: tuple[str, ...] = ()
    depth: int = 0
    start: Start | None = None
    readings: Readings = NO_READINGS
    edition: str = "tactic-fr"


# The rules.


def sort_dice(dice: Sequence[str]) -> str:
    return "".join(sorted(dice, key=SYMBOLS.index))


@cache
def rolls(dice: int) -> tuple[tuple[str, int], ...]:
    """Every multiset that many dice can show, counted over all ordered rolls."""
    return tuple(Counter(sort_dice(faces) for faces in product(SYMBOLS, repeat=dice)).items())


def satisfied(pier: str, taken: int, dice: str, readings: Readings) -> bool:
    """Whether these five dice win the next doubloon of a pier from which `taken` are gone."""
    if taken == 3:
        return False
    if pier in BASIC:  # [ga.basic-pier]
        return dice.count(BASIC[pier]) >= 2 + taken
    allowed = ALLOWED[pier][taken]
    if pier in ALIKE:  # [ga.alike]
        return any(dice.count(symbol) >= ALIKE[pier] for symbol in allowed)
    if len(set(dice)) == 1:  # [ga.five-equal]
        return bool(readings["five-is-full-house"]) and dice[0] in allowed
    for three in SYMBOLS:
        for two in SYMBOLS:
            if dice.count(three) == 3 and dice.count(two) == 2:
                both = (
                    two in allowed or not readings["full-house-both-restricted"]
                )  # [ga.full-house-symbols]
                return three in allowed and both
    return False


def open_piers(position: Position, readings: Readings) -> list[str]:
    return [
        pier
        for pier, taken in zip(PIERS, position.taken, strict=True)
        if satisfied(pier, taken, position.dice, readings)
    ]


def choices(position: Position, readings: Readings) -> list[tuple[str, int]]:
    """Every possible next step with its weight."""
    seat = f"p{position.seat + 1}"
    if position.stage == "roll":
        return [(f"~ roll {dice}", weight) for dice, weight in rolls(position.cup)]
    if position.stage == "choose":  # [ga.stop]
        picked = {
            "".join(dice) for size in range(1, 6) for dice in combinations(position.dice, size)
        }
        return [(f"{seat} stop", 1), *((f"{seat} reroll {dice}", 1) for dice in sorted(picked))]
    if position.stage == "take":
        takes = [(f"{seat} take {pier}", 1) for pier in open_piers(position, readings)]
        if readings["may-decline"]:  # [ga.must-take]
            takes.append((f"{seat} decline", 1))
        return takes
    return []


def after(position: Position, step: str, readings: Readings) -> Position:
    """The position after this step, which must be one of the choices."""
    _, kind, *rest = step.split()
    if kind == "roll":
        dice = sort_dice(position.dice + rest[0])
        count = position.rolls + 1
        rolled = position._replace(dice=dice, cup=0, rolls=count, stage="choose")
        return rolled if count < 3 else settle(rolled, readings)
    if kind == "reroll":
        left = position.dice
        for die in rest[0]:
            left = left.replace(die, "", 1)
        return position._replace(dice=left, cup=len(rest[0]), stage="roll")
    if kind == "stop":
        return settle(position, readings)
    if kind == "take":
        return end_turn(take_doubloon(position, rest[0]), readings)
    return end_turn(take_skull(position, readings), readings)


def settle(position: Position, readings: Readings) -> Position:
    """Rolling has ended: a pier is open, or the seat takes a skull token. [ga.skull]"""
    if open_piers(position, readings):
        return position._replace(stage="take")
    return end_turn(take_skull(position, readings), readings)


def take_doubloon(position: Position, pier: str) -> Position:
    number = PIERS.index(pier)
    taken = list(position.taken)
    doubloons = [list(held) for held in position.doubloons]
    doubloons[position.seat].append(VALUES[pier][taken[number]])
    taken[number] += 1
    held = tuple(tuple(sorted(values)) for values in doubloons)
    return position._replace(taken=tuple(taken), doubloons=held)


def take_skull(position: Position, readings: Readings) -> Position:
    """The seat takes a token; if none is left, the turn costs nothing. [ga.finish-round]"""
    skulls = list(position.skulls)
    if sum(skulls) < int(readings["skull-tokens"]):
        skulls[position.seat] += 1
    return position._replace(skulls=tuple(skulls))


def ran_out(position: Position, readings: Readings) -> bool:
    tokens = int(readings["skull-tokens"])
    return sum(position.skulls) == tokens or sum(position.taken) == 3 * len(PIERS)


def end_turn(position: Position, readings: Readings) -> Position:
    seats = len(position.skulls)
    waits = bool(readings["finish-round"]) and position.seat + 1 < seats
    stage = "over" if ran_out(position, readings) and not waits else "roll"
    left = (position.seat + 1) % seats
    return position._replace(seat=left, stage=stage, dice="", cup=5, rolls=0)


def points(position: Position) -> list[int]:
    held = zip(position.doubloons, position.skulls, strict=True)
    return [sum(doubloons) - skulls for doubloons, skulls in held]


def winners(position: Position, readings: Readings) -> list[int]:
    """The seats that win, counted from 1; empty until the play is over. [ga.score] [ga.tie]"""
    if position.stage != "over":
        return []
    total = points(position)
    leaders = [seat for seat, gold in enumerate(total) if gold == max(total)]
    if readings["tie-break"] == "fewer-skulls":
        fewest = min(position.skulls[seat] for seat in leaders)
        leaders = [seat for seat in leaders if position.skulls[seat] == fewest]
    return [seat + 1 for seat in leaders]


# Counting and playing.


def perft(position: Position, depth: int, readings: Readings) -> tuple[int, int]:
    """The number of lines of `depth` further steps, and their total weight."""
    if depth == 0:
        return 1, 1
    steps = choices(position, readings)
    if depth == 1:
        return len(steps), sum(weight for _, weight in steps)
    lines = total = 0
    for step, weight in steps:
        below, mass = perft(after(position, step, readings), depth - 1, readings)
        lines += below
        total += weight * mass
    return lines, total


def opening(seats: int) -> Position:
    return Position((0,) * len(PIERS), ((),) * seats, (0,) * seats, 0)


def place(start: Start, readings: Readings) -> Position:
    taken = tuple(start.taken.get(pier, 0) for pier in PIERS)
    gone = [value for pier, n in start.taken.items() for value in VALUES[pier][:n]]
    held = [value for values in start.doubloons for value in values]
    if sorted(gone) != sorted(held):
        raise ValueError(f"{sorted(gone)} taken, {sorted(held)} held")
    if sum(start.skulls) > int(readings["skull-tokens"]):
        raise ValueError(f"too many skulls: {start.skulls}")
    return Position(taken, start.doubloons, start.skulls, start.seat - 1)


def reach(case: Case) -> Position:
    """The position after the steps of a case, each of which must be legal."""
    readings = {**DEFAULTS, **case.readings}
    position = place(case.start, readings) if case.start else opening(case.seats)
    for step in case.steps:
        if step not in dict(choices(position, readings)):
            raise ValueError(f"{case.name}: {step} is not possible")
        position = after(position, step, readings)
    return position


# The cases. A third roll of all five dice covers every multiset of dice at once.

ANEW = ("~ roll bbprc", "{p} reroll bbprc", "~ roll bhhoo", "{p} reroll bhhoo")


def third_roll(seat: int) -> tuple[str, ...]:
    return tuple(step.format(p=f"p{seat}") for step in ANEW)


def deal(taken: dict[str, int], skulls: tuple[int, ...], seat: int = 1) -> Start:
    """A start that deals the doubloons taken to the seats in turn."""
    gone = [value for pier in PIERS for value in VALUES[pier][: taken.get(pier, 0)]]
    seats = len(skulls)
    held = tuple(tuple(sorted(gone[number::seats])) for number in range(seats))
    return Start(taken, held, skulls, seat)


HALF = {
    **{"barrel": 2, "parrot": 1, "rum": 3, "cannon": 1, "compass": 2},
    **{"three": 1, "full-house": 2, "five": 1},
}
FULL = dict.fromkeys(BASIC, 3)
ALL = dict.fromkeys(PIERS, 3)


def special(taken: int) -> dict[str, int]:
    """Doubloons are left only on the special piers, on each from the same space on."""
    return {**FULL, **{pier: taken for pier in ALLOWED if taken}}


def only(pier: str, taken: int) -> dict[str, int]:
    """Doubloons are left only on this pier."""
    return {name: n for name, n in {**ALL, pier: taken}.items() if n}


def perft_cases() -> list[Case]:
    house = deal(only("full-house", 1), (2, 0))
    house_last = deal(only("full-house", 2), (2, 0))
    five = {"five-is-full-house": True}
    loose = {"full-house-both-restricted": False}
    return [
        Case("opening, two seats, first roll", 2, depth=1),
        Case("opening, two seats, first choice", 2, depth=2),
        Case("opening, two seats, second roll", 2, depth=3),
        Case("opening, five seats", 5, depth=2, edition="tactic-nl"),
        Case(
            "five distinct and stop: a skull, the next seat's first choice",
            5, ("~ roll bprch", "p1 stop"), 2,
        ),
        Case(
            "opening, third roll of three dice and the next turn",
            3, ("~ roll bbprc", "p1 reroll prc", "~ roll bho", "p1 reroll bho"), 3,
        ),
        Case(
            "half-empty piers, first choice",
            2, ("~ roll bbprc",), 3, deal(HALF, (2, 1)),
        ),
        Case(
            "half-empty piers, third roll of all five",
            2, third_roll(2), 2, deal(HALF, (2, 1), 2),
        ),
        Case(
            "half-empty piers, third roll of two and the next choice",
            4, ("~ roll bbbbo", "p3 reroll bo", "~ roll bo", "p3 reroll bo"), 4,
            deal(HALF, (1, 0, 2, 0), 3),
        ),
        Case(
            "special piers on the first space, third roll of all five",
            2, third_roll(1), 2, deal(special(0), (0, 0)),
        ),
        Case(
            "special piers on the second space, third roll of all five",
            2, third_roll(1), 2, deal(special(1), (0, 0)),
        ),
        Case(
            "special piers on the third space, third roll of all five",
            2, third_roll(1), 2, deal(special(2), (0, 0)),
        ),
        Case(
            "three of a kind alone, last space, second roll",
            2, ("~ roll bbppr", "p1 reroll ppr"), 3, deal(only("three", 2), (4, 1)),
        ),
        Case(
            "four of a kind alone, last space, one die to come twice",
            2, ("~ roll bhhho", "p2 reroll b"), 3, deal(only("four", 2), (0, 0), 2),
        ),
        Case(
            "five of a kind alone, second space, third roll of two",
            2, ("~ roll bbbpp", "p1 reroll pp", "~ roll pr", "p1 reroll pr"), 3,
            deal(only("five", 1), (0, 2)),
        ),
        Case("full house, second space", 2, third_roll(1), 2, house),
        Case("full house, second space, five equal count", 2, third_roll(1), 2, house, five),
        Case("full house, second space, the pair is free", 2, third_roll(1), 2, house, loose),
        Case(
            "full house, last space, five equal count, the pair is free",
            2, third_roll(1), 2, house_last, {**five, **loose},
        ),
        Case(
            "full house, first space, five equal stop",
            2, ("~ roll hhhhh", "p1 stop"), 2, deal(only("full-house", 0), (0, 0)),
        ),
        Case(
            "full house, first space, five equal stop, five equal count",
            2, ("~ roll hhhhh", "p1 stop"), 2, deal(only("full-house", 0), (0, 0)), five,
        ),
        Case(
            "declining beside the takes",
            3, ("~ roll bbbpp", "p1 reroll bpp", "~ roll bpr"), 3, None, {"may-decline": True},
        ),
        Case(
            "declining needs an open pier, last token",
            3, third_roll(3), 3, deal(special(2), (2, 2, 1), 3), {"may-decline": True},
        ),
        Case(
            "last skull token",
            2, ("~ roll bbprc", "p2 reroll brc", "~ roll rch", "p2 reroll rch"), 3,
            deal(HALF, (3, 2), 2),
        ),
        Case(
            "last skull token, the round is finished",
            3, ("~ roll bprch", "p1 stop", *third_roll(2)), 2, deal(HALF, (3, 2, 0)),
            {"finish-round": True},
        ),
        Case(
            "no skull token left, the last turns of the round",
            3, ("~ roll bbprc", "p2 reroll rc", "~ roll rc", "p2 reroll rc"), 3,
            deal(HALF, (3, 2, 1), 2), {"finish-round": True},
        ),
        Case(
            "no skull token left, the last seat",
            3, third_roll(3), 2, deal(HALF, (3, 2, 1), 3), {"finish-round": True},
        ),
        Case(
            "last doubloon",
            2, third_roll(1), 2, deal(only("five", 2), (1, 0)),
        ),
        Case(
            "last doubloon, the round is finished",
            4, ("~ roll bbbbo", "p2 reroll o", "~ roll p", "p2 reroll p"), 3,
            deal(only("five", 2), (1, 0, 2, 0), 2), {"finish-round": True},
        ),
        Case(
            "three skull tokens in all, the third is the last",
            5, ("~ roll bprch", "p4 reroll h"), 3, deal(FULL, (1, 0, 0, 0, 1), 4),
            {"skull-tokens": 3},
        ),
        Case("a finished play", 2, ("~ roll bprch", "p1 stop"), 1, deal({}, (3, 2))),
    ]  # fmt: skip


def chosen_turns() -> list[Case]:
    """Turns chosen by hand: ends of plays, ties, and edge cases of every reading."""
    tie_skulls = Start({"four": 2}, ((4,), (3,)), (0, 0), 1)
    tie_even = Start({"parrot": 1, "rum": 1}, ((1,), (1,)), (2, 3), 1)
    tie_three = Start({"rum": 3, "three": 1, "four": 1}, ((1, 3), (3,), (2, 2)), (2, 1, 2), 3)
    finish = {"finish-round": True}
    declines = {"may-decline": True}
    near = deal(only("five", 2), (1, 0))
    return [
        Case("a pair of barrels", 2, ("~ roll bbprc", "p1 stop", "p1 take barrel")),
        Case("no pair: a skull", 2, ("~ roll bprch", "p1 stop")),
        Case(
            "three rolls, the last ends by itself",
            2,
            ("~ roll bprch", "p1 reroll rch", "~ roll brh", "p1 reroll rh", "~ roll bb",
             "p1 take four"),
        ),
        Case(
            "three rolls in vain",
            2,
            ("~ roll bprch", "p1 reroll bprch", "~ roll bprco", "p1 reroll o", "~ roll h"),
        ),
        Case("five equal take the five pier", 2, ("~ roll ooooo", "p1 stop", "p1 take five")),
        Case("five equal take a basic pier", 2, ("~ roll ooooo", "p1 stop", "p1 take compass")),
        Case("a full house taken as a three", 3, ("~ roll ppphh", "p1 stop", "p1 take three")),
        Case(
            "five equal as full house", 2,
            ("~ roll rrrrr", "p1 stop", "p1 take full-house"), 0, None,
            {"five-is-full-house": True},
        ),
        Case(
            "restricted full house with a free pair", 2,
            ("~ roll bbhhh", "p2 stop", "p2 take full-house"), 0,
            deal(only("full-house", 1), (0, 0), 2), {"full-house-both-restricted": False},
        ),
        Case(
            "restricted full house with a foreign pair", 2, ("~ roll bbhhh", "p2 stop"), 0,
            deal(only("full-house", 1), (0, 0), 2),
        ),
        Case(
            "restricted full house of a foreign three", 2, ("~ roll bbbhh", "p2 stop"), 0,
            deal(only("full-house", 1), (0, 0), 2), {"full-house-both-restricted": False},
        ),
        Case("declined", 2, ("~ roll bbprc", "p1 stop", "p1 decline"), 0, None, declines),
        Case(
            "the leader declines into the last token", 2,
            ("~ roll bbprc", "p1 stop", "p1 decline"), 0,
            Start({"five": 1}, ((4,), ()), (2, 3)), declines,
        ),
        Case("last token, leader wins", 2, ("~ roll bprch", "p2 stop"), 0, deal(HALF, (4, 1), 2)),
        Case(
            "last token, tie, fewer skulls win", 2, ("~ roll bprch", "p1 stop"), 0,
            tie_skulls, {"skull-tokens": 1},
        ),
        Case(
            "last token, the same tie shared", 2, ("~ roll bprch", "p1 stop"), 0,
            tie_skulls, {"skull-tokens": 1, "tie-break": "shared"},
        ),
        Case(
            "a tie at the last doubloon, fewer skulls win", 2,
            ("~ roll ooooo", "p2 stop", "p2 take five"), 0,
            Start(
                only("five", 2),
                (
                    (1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 5, 5),
                    (1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5),
                ),
                (3, 1), 2,
            ),
        ),
        Case("last token makes an even tie: shared", 2, ("~ roll bprch", "p1 stop"), 0, tie_even),
        Case(
            "three seats, two tie, fewer skulls win", 3, ("~ roll bprch", "p3 stop"), 0, tie_three,
        ),
        Case(
            "three seats, two tie, tie shared", 3, ("~ roll bprch", "p3 stop"), 0,
            tie_three, {"tie-break": "shared"},
        ),
        Case(
            "last token, the round is finished, a failing turn costs nothing", 2,
            ("~ roll bprch", "p1 stop", "~ roll bprch", "p2 stop"), 0, deal(HALF, (3, 2)), finish,
        ),
        Case(
            "last token, the round is finished, a doubloon turns the tables", 2,
            ("~ roll bprch", "p1 stop", "~ roll bbbbb", "p2 stop", "p2 take five"), 0,
            Start({"barrel": 1, "five": 1}, ((4,), (1,)), (3, 2)), finish,
        ),
        Case(
            "last token taken by the last seat of the round", 2, ("~ roll bprch", "p2 stop"), 0,
            deal(HALF, (3, 2), 2), finish,
        ),
        Case(
            "last token taken in the middle of the round", 3, ("~ roll bprch", "p2 stop"), 0,
            deal(HALF, (3, 2, 0), 2), finish,
        ),
        Case(
            "declining without tokens left costs nothing", 2,
            ("~ roll bprch", "p1 stop", "~ roll bbprc", "p2 stop", "p2 decline"), 0,
            Start({"five": 1}, ((4,), ()), (2, 3)), {**finish, **declines},
        ),
        Case(
            "last doubloon ends the play", 2, ("~ roll bbbbb", "p1 stop", "p1 take five"), 0, near,
        ),
        Case(
            "last doubloon, the round is finished with a sure skull", 2,
            ("~ roll ooooo", "p1 stop", "p1 take five", "~ roll ooooo", "p2 stop"), 0, near, finish,
        ),
        Case(
            "five equal with a symbol not shown", 2, ("~ roll rrrrr", "p1 stop"), 0, near,
        ),
    ]  # fmt: skip


class Chance:
    """Our own random generator, so that the cases do not depend on the version of a library."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def below(self, limit: int) -> int:
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % limit

    def pick(self, things: Sequence[str]) -> str:
        return things[self.below(len(things))]


VARIETY: tuple[Readings, ...] = (
    {},
    {"may-decline": True},
    {"five-is-full-house": True},
    {"full-house-both-restricted": False},
    {"tie-break": "shared"},
    {"finish-round": True},
    {"skull-tokens": 4},
)


def wander(number: int, chance: Chance) -> Case:
    """A random board and one random turn on it."""
    seats = 2 + number % 4
    own = VARIETY[number % len(VARIETY)]
    readings = {**DEFAULTS, **own}
    taken = {pier: n for pier in PIERS if (n := chance.below(4 if number % 3 else 3))}
    held: list[list[int]] = [[] for _ in range(seats)]
    for pier, n in taken.items():
        for value in VALUES[pier][:n]:
            held[chance.below(seats)].append(value)
    skulls = [0] * seats
    for _ in range(chance.below(int(readings["skull-tokens"]))):
        skulls[chance.below(seats)] += 1
    seat = 1 + chance.below(seats)
    start = Start(taken, tuple(tuple(sorted(values)) for values in held), tuple(skulls), seat)
    position = place(start, readings)
    steps: list[str] = []
    while position.stage != "over" and position.seat == seat - 1:
        offered = [step for step, _ in choices(position, readings)]
        kinds = sorted({step.split()[1] for step in offered})
        kind = chance.pick(kinds)
        steps.append(chance.pick([step for step in offered if step.split()[1] == kind]))
        position = after(position, steps[-1], readings)
    return Case(f"wandered {number + 1}", seats, tuple(steps), 0, start, own)


def turn_cases() -> list[Case]:
    chance = Chance(1717)
    return [*chosen_turns(), *(wander(number, chance) for number in range(32))]


# Output.


def heading(case: Case) -> dict[str, object]:
    entries: dict[str, object] = {"name": case.name, "edition": case.edition}
    if case.readings:
        entries["readings"] = case.readings
    entries["seats"] = case.seats
    if case.start:
        entries["start"] = case.start._asdict()
    entries["steps"] = case.steps
    return entries


def perft_blocks() -> Iterator[str]:
    for case in perft_cases():
        lines, weight = perft(reach(case), case.depth, {**DEFAULTS, **case.readings})
        numbers = {"depth": case.depth, "lines": lines, "weight": weight}
        yield block("perft", {**heading(case), **numbers})


def turn_blocks() -> Iterator[str]:
    for case in turn_cases():
        end = reach(case)
        over = end.stage == "over"
        if end.stage != "over" and (end.stage, end.rolls) != ("roll", 0):
            raise ValueError(f"{case.name} stops inside a turn")
        position: dict[str, object] = {
            "taken": {pier: n for pier, n in zip(PIERS, end.taken, strict=True) if n},
            "doubloons": end.doubloons,
            "skulls": end.skulls,
        }
        if not over:
            position["seat"] = end.seat + 1
        result = {
            "position": position,
            "points": points(end),
            "over": over,
            "winners": winners(end, {**DEFAULTS, **case.readings}),
        }
        yield block("turn", {**heading(case), **result})


def pier_blocks() -> Iterator[str]:
    five: Readings = {"five-is-full-house": True}
    loose: Readings = {"full-house-both-restricted": False}
    for pier in PIERS:
        variants: list[Readings] = [{}]
        if pier == "full-house":
            variants += [five, loose, {**five, **loose}]
        for own, taken in product(variants, range(3)):
            readings = {**DEFAULTS, **own}
            fits = [n for dice, n in rolls(5) if satisfied(pier, taken, dice, readings)]
            entries: dict[str, object] = {"pier": pier, "taken": taken}
            if own:
                entries["readings"] = own
            yield block("piers", {**entries, "multisets": len(fits), "weighted": sum(fits)})


HEAD = """\
# Made by `python oracles/brute_gold_armada.py --write`, which shares no code with src/doubloon.
# `steps` are played from `start` (the opening if there is none). `position` is what they lead to,
# written like `start`, each seat's doubloons in ascending order; `seat` begins a turn there.
"""


def document() -> str:
    return "\n\n".join([HEAD.rstrip(), *perft_blocks(), *turn_blocks(), *pier_blocks()]) + "\n"


if __name__ == "__main__":
    raise SystemExit(
        main("Count Gold Armada the slow way.", TESTS / "exact" / "gold-armada.toml", document)
    )
