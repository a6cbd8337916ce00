"""The exact numbers of Mille Sabords, counted the slow and obvious way.

The rules engine is judged by the numbers in `tests/exact/mille-sabords.toml`, so they come from
here: a second writing of the rules that shares no code with `src/doubloon` and prefers being plain
to being fast. Dice are strings in face order, every roll is counted from the ordered dice, a state
is a tuple, and a step is its own text in the notation of records.

`perft` counts the sequences of exactly `depth` further steps and their total weight; `scoring` adds
up what a stop is worth over all 1,287 tables of eight dice; `turn` plays one turn to its end and
says what the score sheet shows then.

    python oracles/brute_mille_sabords.py            prints the numbers
    python oracles/brute_mille_sabords.py --write    writes them to tests/exact
    python oracles/brute_mille_sabords.py --check    exits 1 if the file differs
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations, product
from random import Random
from typing import NamedTuple

from stored import TESTS, block, main

HEADER = (
    "# Made by `python oracles/brute_mille_sabords.py --write`, which shares no code with "
    "src/doubloon."
)
SCORING_NOTE = (
    "# Every table of eight dice scored as if its player stopped there, skulls or not: a missed\n"
    "# ship costs its value, nine alike count as eight, and `full_chests` counts the tables whose\n"
    "# score holds the 500 (never a missed ship)."
)

FACES = "kscdmp"
"""Skull, sabre, coin, diamond, monkey, parrot: one face each, and the order of writing."""

DICE = 8
TARGET = 6000
COMBINATION = {3: 100, 4: 200, 5: 500, 6: 1000, 7: 2000, 8: 4000, 9: 4000}
CHEST = 500

COPIES = {
    "treasure-island": 4,
    "pirate": 4,
    "guardian": 4,
    "animals": 4,
    "coin": 4,
    "diamond": 4,
    "skull-1": 3,
    "skull-2": 2,
    "ship-2": 2,
    "ship-3": 2,
    "ship-4": 2,
}
CARDS = list(COPIES)
ALL_CARDS = tuple(COPIES.values())
CARD_SKULLS = {"skull-1": 1, "skull-2": 2}
CARD_DIE = {"coin": "c", "diamond": "d"}
SHIPS = {"ship-2": (2, 300), "ship-3": (3, 500), "ship-4": (4, 1000)}
"""The sabres a ship asks for, and its value."""

Readings = Mapping[str, str | bool]
Value = str | bool | int | Sequence[int] | Sequence[str] | Mapping[str, "Value"]

PLAIN: dict[str, str | bool] = {
    "keep-at-least-one": True,
    "skull-counts-as-kept-die": True,
    "card-counts-as-kept-die": False,
    "guardian-may-roll-alone": True,
    "guardian-rescues-third-skull": True,
    "guardian-on-island": True,
    "count-revealed-skulls": False,
    "island-roll-all": True,
    "island-forced": True,
    "island-single-die": False,
    "floor-scores-at-zero": False,
    "ship-bust-with-quota": "malus",
    "ship-swords-count-for-full-chest": True,
    "skull-card-blocks-full-chest": False,
    "magic-nine": "win",
    "magic-includes-skulls": False,
    "final-round": "trigger-must-hold",
    "trigger-replays-if-overtaken": False,
    "tie-break": "shared",
}
"""The readings of `gigamic-fr`."""

EDITIONS: dict[str, dict[str, str | bool]] = {
    "gigamic-fr": {},
    "piraten-kapern-en": {
        "keep-at-least-one": False,
        "magic-nine": "as-eight",
        "island-roll-all": False,
        "island-forced": False,
        "final-round": "any-at-target",
    },
}


class Rules(NamedTuple):
    readings: Readings
    target: int


class State(NamedTuple):
    """A play at some moment. Seats count from 1, as in the notation; 0 is nobody."""

    phase: str
    """card, roll, choose or over."""
    seat: int
    points: tuple[int, ...]
    deck: tuple[int, ...] = ALL_CARDS
    card: str = ""
    lying: str = ""
    """The dice off the card."""
    laid: str = ""
    """The dice on the treasure island."""
    lifted: str = ""
    """Those of the lying dice that were lifted since the last roll."""
    may_lift: bool = True
    may_lay: bool = True
    cup: int = 0
    first_roll: bool = True
    guardian_used: bool = False
    on_island: bool = False
    free_roll: bool = False
    """Whether the guardian rolls on the island, which is no island roll."""
    revealed: int = 0
    """Skulls the guardian took up on the island and that still count."""
    trigger: int = 0
    """The seat that began the last round."""
    replaying: bool = False
    """Whether the overtaken trigger takes one more turn."""
    sudden_death: bool = False
    tied: tuple[int, ...] = ()
    to_break: tuple[int, ...] = ()
    """The tied seats that have not finished their extra turn."""
    outcome: str = ""
    winners: tuple[int, ...] = ()
    ending: str = ""


# Dice


def spell(dice: Sequence[str]) -> str:
    return "".join(sorted(dice, key=FACES.index))


@cache
def falls(dice: int) -> list[tuple[str, int]]:
    """Every distinct roll with its number of orderings, found by throwing all ordered dice."""
    ordered = product(range(len(FACES)), repeat=dice)
    counted = Counter(tuple(sorted(roll)) for roll in ordered)
    return [("".join(FACES[face] for face in roll), n) for roll, n in sorted(counted.items())]


@cache
def parts(dice: str) -> list[str]:
    """Every different way to take one or more of these dice."""
    sizes = range(1, len(dice) + 1)
    return sorted({"".join(part) for size in sizes for part in combinations(dice, size)})


def without(dice: str, some: str) -> str:
    for die in some:
        dice = dice.replace(die, "", 1)
    return dice


def no_skulls(dice: str) -> str:
    return dice.replace("k", "")


# Scoring


def stop_score(readings: Readings, card: str, dice: str) -> tuple[int, bool]:
    """What a voluntary stop with these eight dice is worth, and whether the chest is full."""
    sabres, value = SHIPS.get(card, (0, 0))
    if dice.count("s") < sabres:  # [MS-17]
        return -value, False
    full = fills_chest(readings, card, dice)
    points = dice_score(card, dice) + CHEST * full + value
    return points * 2 if card == "pirate" else points, full


def dice_score(card: str, dice: str) -> int:
    """Combinations and treasure, the coin or diamond of the card included."""
    symbols = no_skulls(dice) + CARD_DIE.get(card, "")
    treasure = 100 * (symbols.count("c") + symbols.count("d"))  # [MS-8]
    if card == "animals":  # [MS-19]
        symbols = symbols.replace("p", "m")
    return treasure + sum(COMBINATION.get(symbols.count(face), 0) for face in FACES)  # [MS-7]


def fills_chest(readings: Readings, card: str, dice: str) -> bool:
    """Whether each of the eight dice brings something in. [MS-9]"""
    if card in CARD_SKULLS and readings["skull-card-blocks-full-chest"]:  # [M11]
        return False
    return all(earns(readings, card, dice, die) for die in dice)


def earns(readings: Readings, card: str, dice: str, die: str) -> bool:
    if die == "k":
        return False
    if die in "cd":
        return True
    if die == "s" and card in SHIPS and readings["ship-swords-count-for-full-chest"]:  # [M10]
        return True
    if die in "mp" and card == "animals":
        return dice.count("m") + dice.count("p") >= 3
    return dice.count(die) >= 3


# What may happen


def options(rules: Rules, state: State) -> list[tuple[str, int]]:
    """Every step possible now with its weight; a seat's act weighs 1."""
    if state.phase == "card":
        deck = zip(CARDS, state.deck, strict=True)
        return [(f"~ card {card}", copies) for card, copies in deck if copies]
    if state.phase == "roll":
        return [(f"~ roll {dice}", weight) for dice, weight in falls(state.cup)]
    if state.phase == "over":
        return []
    acts = island_acts(rules, state) if state.on_island else turn_acts(rules, state)
    return [(f"p{state.seat} {act}", 1) for act in acts]


def turn_acts(rules: Rules, state: State) -> list[str]:
    acts = ["stop"]
    acts += [f"reroll {dice}" for dice in parts(state.lying) if may_reroll(rules, state, dice)]
    if state.card == "treasure-island":  # [MS-13]
        if state.may_lift:
            acts += [f"lift {dice}" for dice in parts(state.laid)]
        if state.may_lay:
            acts += [f"lay {dice}" for dice in parts(no_skulls(without(state.lying, state.lifted)))]
    return acts


def may_reroll(rules: Rules, state: State, dice: str) -> bool:
    """Whether these dice may be rolled again off the island."""
    readings = rules.readings
    guardian = state.card == "guardian" and not state.guardian_used
    if dice.count("k") > (1 if guardian else 0):  # [MS-5c] [MS-16]
        return False
    if skulls(state) == 3 and "k" not in dice:  # [M4]
        return False
    if len(dice) == 1 and not (dice == "k" and readings["guardian-may-roll-alone"]):  # [MS-5b] [M3]
        return False
    return keeps_one(readings, state, without(state.lying, dice))


def keeps_one(readings: Readings, state: State, kept: str) -> bool:
    """Whether a die stays, as far as one must. [MS-5a] [M1] [M2] [M23] [M25]"""
    if not readings["keep-at-least-one"]:
        return True
    if readings["card-counts-as-kept-die"]:
        if state.card in CARD_DIE:
            return True
        if state.card in CARD_SKULLS and readings["skull-counts-as-kept-die"]:
            return True
    if not readings["skull-counts-as-kept-die"]:
        kept = no_skulls(kept)
    return bool(kept or state.laid)


def skulls(state: State) -> int:
    """Skulls on the dice and on the card."""
    return state.lying.count("k") + CARD_SKULLS.get(state.card, 0)


def island_acts(rules: Rules, state: State) -> list[str]:
    free = no_skulls(state.lying)
    enough = enough_to_roll(rules, free)
    acts = []
    if guardian_waits(rules, state):
        acts += ["reroll k"]
    if enough and rules.readings["island-roll-all"]:
        acts += [f"reroll {free}"]
    elif enough:
        acts += [f"reroll {dice}" for dice in parts(free) if enough_to_roll(rules, dice)]
    if not enough or not rules.readings["island-forced"]:
        acts += ["stop"]
    return acts


def enough_to_roll(rules: Rules, dice: str) -> bool:  # [M7]
    return len(dice) >= (1 if rules.readings["island-single-die"] else 2)


def guardian_waits(rules: Rules, state: State) -> bool:  # [M5]
    unused = state.card == "guardian" and not state.guardian_used
    return unused and bool(rules.readings["guardian-on-island"])


# What happens


def after(rules: Rules, state: State, step: str) -> State:
    """The state after one step, given in notation."""
    _, verb, *rest = step.split()
    if verb == "card":
        deck = zip(CARDS, state.deck, strict=True)
        left = tuple(copies - (card == rest[0]) for card, copies in deck)
        return state._replace(phase="roll", card=rest[0], deck=left, cup=DICE)
    if verb == "roll":
        return after_roll(rules, state, rest[0])
    if verb == "reroll":
        return after_reroll(rules, state, rest[0])
    if verb == "lift":
        lying, laid = spell(state.lying + rest[0]), without(state.laid, rest[0])
        return state._replace(lying=lying, laid=laid, lifted=rest[0], may_lift=False)
    if verb == "lay":
        lying, laid = without(state.lying, rest[0]), spell(state.laid + rest[0])
        return state._replace(lying=lying, laid=laid, may_lift=False, may_lay=False)
    return after_stop(rules, state)


def after_reroll(rules: Rules, state: State, dice: str) -> State:
    takes_skull = "k" in dice
    counts_again = state.on_island and takes_skull and rules.readings["count-revealed-skulls"]
    return state._replace(
        phase="roll",
        lying=without(state.lying, dice),
        cup=len(dice),
        guardian_used=state.guardian_used or takes_skull,
        free_roll=state.on_island and takes_skull,
        revealed=state.revealed + (1 if counts_again else 0),
    )


def after_stop(rules: Rules, state: State) -> State:
    if state.on_island:
        return leave_island(rules, state)
    if skulls(state) >= 3:  # the guardian is not asked for help
        return bust(rules, state)
    points, _ = stop_score(rules.readings, state.card, spell(state.lying + state.laid))
    lost = state.card in SHIPS and points < 0
    return end_turn(rules, state, {state.seat: points}, "ship-lost" if lost else "scored")


def after_roll(rules: Rules, state: State, dice: str) -> State:
    was_first, was_free = state.first_roll, state.free_roll
    state = state._replace(
        phase="choose",
        lying=spell(state.lying + dice),
        cup=0,
        lifted="",
        may_lift=True,
        may_lay=True,
        first_roll=False,
        free_roll=False,
    )
    if is_magic(rules, state):
        return over(refilled(state._replace(outcome="magic")), (state.seat,), "magic")
    if state.on_island:
        if "k" not in dice and not was_free:
            return leave_island(rules, state)
        return go_on_island(rules, state)
    if was_first and skulls(state) >= 4 and state.card not in SHIPS:  # [MS-10]
        return go_on_island(rules, state._replace(on_island=True))
    if skulls(state) < 3:
        return state
    rescue = state.card == "guardian" and not state.guardian_used
    if skulls(state) == 3 and rescue and rules.readings["guardian-rescues-third-skull"]:
        return state
    return bust(rules, state)


def is_magic(rules: Rules, state: State) -> bool:
    """Whether nine symbols are alike, which wins the play. [MS-22] [M13] [M14]"""
    if rules.readings["magic-nine"] != "win":
        return False
    if rules.readings["magic-includes-skulls"] and skulls(state) >= 9:
        return True
    symbols = no_skulls(state.lying + state.laid) + CARD_DIE.get(state.card, "")
    return any(symbols.count(face) == 9 for face in FACES)


def bust(rules: Rules, state: State) -> State:
    """The third skull: nothing, but for ships and for the dice on the treasure island."""
    if state.card == "treasure-island":
        return end_turn(rules, state, {state.seat: dice_score(state.card, state.laid)}, "bust")
    if state.card in SHIPS:
        sabres, value = SHIPS[state.card]
        reading = rules.readings["ship-bust-with-quota"]  # [M9]
        if state.lying.count("s") < sabres or reading == "malus":
            return end_turn(rules, state, {state.seat: -value}, "ship-lost")
        return end_turn(rules, state, {state.seat: value if reading == "bonus" else 0}, "bust")
    return end_turn(rules, state, {}, "bust")


def go_on_island(rules: Rules, state: State) -> State:
    """The island waits for the player, rolls by itself, or is left. [M6] [M7] [M22]"""
    free = no_skulls(state.lying)
    if guardian_waits(rules, state):
        return state
    if not enough_to_roll(rules, free):
        return leave_island(rules, state)
    if rules.readings["island-roll-all"] and rules.readings["island-forced"]:
        return state._replace(phase="roll", lying=without(state.lying, free), cup=len(free))
    return state


def leave_island(rules: Rules, state: State) -> State:
    loss = (skulls(state) + state.revealed) * (200 if state.card == "pirate" else 100)
    losses = {seat: -loss for seat in every_seat(state) if seat != state.seat}
    return end_turn(rules, state, losses, "island")


def every_seat(state: State) -> list[int]:
    return list(range(1, len(state.points) + 1))


# How a turn and a play end


def end_turn(rules: Rules, state: State, gains: Mapping[int, int], outcome: str) -> State:
    points = tuple(state.points[seat - 1] + gains.get(seat, 0) for seat in every_seat(state))
    if rules.readings["floor-scores-at-zero"]:  # [M8]
        points = tuple(max(0, own) for own in points)
    state = refilled(state._replace(points=points, outcome=outcome))
    following = state.seat % len(points) + 1
    at_target = points[state.seat - 1] >= rules.target
    if state.to_break:
        return end_extra_turn(state)
    if state.sudden_death:
        return over(state, (state.seat,), "sudden-death") if at_target else begin(state, following)
    if not state.trigger:
        return begin(state._replace(trigger=state.seat if at_target else 0), following)
    if not state.replaying and following != state.trigger:
        return begin(state, following)
    overtaken = max(points) > points[state.trigger - 1]
    if rules.readings["trigger-replays-if-overtaken"] and overtaken and not state.replaying:
        return begin(state._replace(replaying=True), state.trigger)  # [M17]
    return end_last_round(rules, state)


def refilled(state: State) -> State:
    return state if any(state.deck) else state._replace(deck=ALL_CARDS)  # [MS-20]


def begin(state: State, seat: int) -> State:
    """The same score sheet and deck, and a new turn."""
    return State(
        "card",
        seat,
        state.points,
        state.deck,
        trigger=state.trigger,
        replaying=state.replaying,
        sudden_death=state.sudden_death,
        tied=state.tied,
        to_break=state.to_break,
        outcome=state.outcome,
    )


def end_last_round(rules: Rules, state: State) -> State:
    """The most points win, if they who must stand at the target do. [MS-21] [M16] [M18]"""
    judged = [state.points[state.trigger - 1]]
    if rules.readings["final-round"] == "any-at-target":
        judged = list(state.points)
    if max(judged) < rules.target:
        trigger = state.trigger
        state = state._replace(trigger=0, replaying=False, sudden_death=True)
        return begin(state, trigger)
    leaders = ahead(state, every_seat(state))
    if len(leaders) == 1 or rules.readings["tie-break"] == "shared":
        return over(state, leaders, "target")
    order = [seat for seat in leaders if seat > state.trigger]
    order += [seat for seat in leaders if seat <= state.trigger]
    return begin(state._replace(tied=leaders, to_break=tuple(order)), order[0])


def ahead(state: State, seats: Sequence[int]) -> tuple[int, ...]:
    most = max(state.points[seat - 1] for seat in seats)
    return tuple(seat for seat in seats if state.points[seat - 1] == most)


def end_extra_turn(state: State) -> State:
    left = state.to_break[1:]
    if left:
        return begin(state._replace(to_break=left), left[0])
    leaders = ahead(state, state.tied)
    if len(leaders) == 1:
        return over(state, leaders, "target")
    order = [seat for seat in leaders if seat > state.trigger]
    order += [seat for seat in leaders if seat <= state.trigger]
    return begin(state._replace(tied=leaders, to_break=tuple(order)), order[0])


def over(state: State, winners: tuple[int, ...], ending: str) -> State:
    return state._replace(phase="over", winners=winners, ending=ending)


# Where a case begins


class Start(NamedTuple):
    points: tuple[int, ...]
    seat: int
    deck: Mapping[str, int]
    last_round: int
    sudden_death: bool


class Case(NamedTuple):
    name: str
    steps: tuple[str, ...]
    seats: int
    start: Start | None
    edition: str
    readings: Readings
    target: int


def cases(table: str) -> list[tuple[str, Case]]:
    """The cases of a table, each with its first field: what is asked, or what is expected.

    The other fields are name, steps and settings; an indented line goes on with the one above.
    """
    return [case(*row.split("|")) for row in table.strip().replace("\n    ", " ").splitlines()]


def case(asked: str, name: str, steps: str = "", settings: str = "") -> tuple[str, Case]:
    words = dict(word.split("=") for word in settings.split())
    seats = int(words.pop("seats", 2))
    edition, target = words.pop("edition", "gigamic-fr"), int(words.pop("target", TARGET))
    start = None
    if "points" in words:
        start = Start(
            tuple(int(points) for points in words.pop("points").split(",")),
            int(words.pop("seat")),
            deck_of(words.pop("deck", "")),
            int(words.pop("last-round", 0)),
            words.pop("sudden-death", "") == "true",
        )
        seats = len(start.points)
    truth = {"true": True, "false": False}
    readings = {key: truth.get(value, value) for key, value in words.items()}
    assert readings.keys() <= PLAIN.keys(), name
    taken = tuple(step.strip() for step in steps.split(";") if step.strip())
    return asked.strip(), Case(name.strip(), taken, seats, start, edition, readings, target)


def deck_of(text: str) -> dict[str, int]:
    kinds = [kind.split(":") for kind in text.split(",") if kind]
    return {card: int(copies) for card, copies in kinds}


def rules_of(case: Case) -> Rules:
    return Rules({**PLAIN, **EDITIONS[case.edition], **case.readings}, case.target)


def beginning(case: Case) -> State:
    if case.start is None:
        return State("card", 1, (0,) * case.seats)
    deck = case.start.deck or COPIES
    return State(
        "card",
        case.start.seat,
        case.start.points,
        tuple(deck.get(card, 0) for card in CARDS),
        trigger=case.start.last_round,
        sudden_death=case.start.sudden_death,
    )


def reached(case: Case) -> State:
    """The state after the steps of a case; an impossible step is a mistake in this file."""
    rules, state = rules_of(case), beginning(case)
    for step in case.steps:
        if step not in dict(options(rules, state)):
            raise ValueError(f"{case.name}: {step!r} is not possible in {state}")
        state = after(rules, state, step)
        assert not state.card or len(state.lying + state.laid) + state.cup == DICE, state
    return state


# Counting lines


def perft(rules: Rules, state: State, depth: int) -> tuple[int, int]:
    """How many lines of exactly `depth` steps there are, and their total weight."""
    if depth == 0:
        return 1, 1
    possible = options(rules, state)
    if depth == 1:
        return len(possible), sum(weight for _, weight in possible)
    lines = total = 0
    for step, weight in possible:
        below, mass = perft(rules, after(rules, state, step), depth - 1)
        lines += below
        total += weight * mass
    return lines, total


PERFT = """
1 2 | the start, two seats
1 2 | the start, five seats | | seats=5
1 2 | the start in English | | seats=3 edition=piraten-kapern-en
1 2 3 | three cards left | | points=0,0 seat=1 deck=pirate:1,guardian:2,skull-2:1
1 2 | first roll under treasure-island | ~ card treasure-island
1 2 | first roll under pirate | ~ card pirate
1 2 | first roll under guardian | ~ card guardian
1 2 | first roll under animals | ~ card animals
1 2 | first roll under coin | ~ card coin
1 2 | first roll under diamond | ~ card diamond
1 2 | first roll under skull-1 | ~ card skull-1
1 2 | first roll under skull-2 | ~ card skull-2
1 2 | first roll under ship-2 | ~ card ship-2
1 2 | first roll under ship-3 | ~ card ship-3
1 2 | first roll under ship-4 | ~ card ship-4
1 2 | first roll in English | ~ card pirate | edition=piraten-kapern-en
1 2 | first roll, guardian never alone | ~ card guardian | guardian-may-roll-alone=false
1 2 | first roll, guardian rescues nobody | ~ card guardian | guardian-rescues-third-skull=false
1 2 | first roll, guardian not on the island | ~ card guardian | guardian-on-island=false
1 2 | first roll, a skull is no kept die | ~ card guardian | skull-counts-as-kept-die=false
1 2 3 | two skulls lie under pirate | ~ card pirate; ~ roll kkssscdm
1 2 3 | two skulls lie under animals | ~ card animals; ~ roll kkssscdm
1 2 3 | two skulls lie under coin | ~ card coin; ~ roll kkssscdm
1 2 3 | two skulls lie under diamond | ~ card diamond; ~ roll kkssscdm
1 2 3 | two skulls lie under ship-2 | ~ card ship-2; ~ roll kkssscdm
1 2 3 | two skulls lie under ship-3 | ~ card ship-3; ~ roll kkssscdm
1 2 3 | two skulls lie under ship-4 | ~ card ship-4; ~ roll kkssscdm
1 2 | two skulls lie under guardian | ~ card guardian; ~ roll kkssscdm
1 2 | two skulls lie under treasure-island | ~ card treasure-island; ~ roll kkssscdm
1 2 3 | one skull lies under skull-1 | ~ card skull-1; ~ roll kssscccd
1 2 | no skull lies under skull-2 | ~ card skull-2; ~ roll sssscccc
1 2 | a skull card is a kept die | ~ card skull-2; ~ roll sssscccc | card-counts-as-kept-die=true
1 2 | a skull card is no kept die | ~ card skull-2; ~ roll sssscccc | card-counts-as-kept-die=true
    skull-counts-as-kept-die=false
1 2 | a coin card is a kept die | ~ card coin; ~ roll ssssdddd | card-counts-as-kept-die=true
    skull-counts-as-kept-die=false
1 2 | a coin card is no kept die | ~ card coin; ~ roll ssssdddd
1 2 | all eight may roll | ~ card pirate; ~ roll sssscccc | keep-at-least-one=false
1 2 | one of eight stays | ~ card pirate; ~ roll sssscccc
1 2 3 | a skull is no kept die | ~ card pirate; ~ roll kkssscdm | skull-counts-as-kept-die=false
1 2 | guardian, one skull | ~ card guardian; ~ roll ksssdddd
1 2 | guardian in English, one skull | ~ card guardian; ~ roll ksssdddd | edition=piraten-kapern-en
1 2 | guardian never alone | ~ card guardian; ~ roll kkssscdm | guardian-may-roll-alone=false
1 2 | guardian used | ~ card guardian; ~ roll kkssscdm; p1 reroll k; ~ roll c
1 2 3 | guardian rescue | ~ card guardian; ~ roll kkksscdm
1 2 | guardian rescue never alone | ~ card guardian; ~ roll kkksscdm | guardian-may-roll-alone=false
1 2 | guardian rescue, a die must be kept | ~ card guardian; ~ roll kkksscdm |
    skull-counts-as-kept-die=false
1 2 3 | after the rescue | ~ card guardian; ~ roll kkksscdm; p1 reroll ks; ~ roll cc
1 2 3 | guardian in a later roll | ~ card guardian; ~ roll kkssscdm; p1 reroll dm
1 2 3 | no rescue in a later roll | ~ card guardian; ~ roll kkssscdm; p1 reroll dm |
    guardian-rescues-third-skull=false
1 2 3 | guardian on the island | ~ card guardian; ~ roll kkkksscd
1 2 | no guardian on the island | ~ card guardian; ~ roll kkkksscd | guardian-on-island=false
1 2 3 | guardian and seven skulls | ~ card guardian; ~ roll kkkkkkks
1 2 3 | guardian and eight skulls | ~ card guardian; ~ roll kkkkkkkk
1 2 3 | guardian, seven skulls, one die rolls | ~ card guardian; ~ roll kkkkkkks |
    island-single-die=true
1 2 3 | the guardian's free roll | ~ card guardian; ~ roll kkkksscd; p1 reroll k
1 2 3 | guardian and choice | ~ card guardian; ~ roll kkkksscd | island-roll-all=false
    island-forced=false
1 2 3 | guardian's free roll and choice | ~ card guardian; ~ roll kkkksscd; p1 reroll k |
    island-roll-all=false island-forced=false
2 3 | lying skulls count | ~ card guardian; ~ roll kkkksscd; p2 reroll k | points=6300,0 seat=2
    last-round=1
2 3 | revealed skulls count | ~ card guardian; ~ roll kkkksscd; p2 reroll k | points=6300,0 seat=2
    last-round=1 count-revealed-skulls=true
1 2 | forced island | ~ card pirate; ~ roll kkkksscd
1 2 | forced island, five seats | ~ card animals; ~ roll kkkksscd | seats=5
1 2 | island with a skull card | ~ card skull-2; ~ roll kksscdmp
1 2 3 | island in English | ~ card pirate; ~ roll kkkksscd | edition=piraten-kapern-en
1 2 3 | all dice or stop | ~ card pirate; ~ roll kkkksscd | island-forced=false
1 2 3 | any dice, no stop | ~ card pirate; ~ roll kkkksscd | island-roll-all=false
1 2 | a single die rolls | ~ card pirate; ~ roll kkkkkkcd | island-single-die=true
1 2 | a single die stays | ~ card pirate; ~ roll kkkkkkcd
1 2 3 | a single die by choice | ~ card pirate; ~ roll kkkkkcdm | island-roll-all=false
    island-forced=false island-single-die=true
1 2 | nine skulls are no magic | ~ card skull-2; ~ roll kkkkkscd
1 2 | nine skulls are magic | ~ card skull-2; ~ roll kkkkkscd | magic-includes-skulls=true
1 2 3 | nine coins within reach | ~ card coin; ~ roll sccccccm; p1 reroll sm
1 2 3 | nine coins are eight | ~ card coin; ~ roll sccccccm; p1 reroll sm | magic-nine=as-eight
1 2 | lay or not | ~ card treasure-island; ~ roll ksccddmp
1 2 | three skulls off the card end it | ~ card treasure-island; ~ roll kssccdmp; p1 lay cc;
    p1 reroll sm; ~ roll cd; p1 reroll cd
1 2 3 | lift and lay | ~ card treasure-island; ~ roll kssccdmp; p1 lay cc; p1 reroll sm; ~ roll cd
1 2 | lifted dice are not laid again | ~ card treasure-island; ~ roll kssccdmp; p1 lay cc;
    p1 reroll sm; ~ roll cd; p1 lift c
1 2 | all lifted | ~ card treasure-island; ~ roll kssccdmp; p1 lay cc; p1 reroll sm; ~ roll cd;
    p1 lift cc
1 2 3 | no lift after a lay | ~ card treasure-island; ~ roll kssccdmp; p1 lay cc; p1 reroll sm;
    ~ roll cd; p1 lay cd
1 2 | one on the card, seven may roll | ~ card treasure-island; ~ roll sssscccc; p1 lay c
1 2 | all eight on the card | ~ card treasure-island; ~ roll ssccddmm; p1 lay ssccddmm
1 2 | laid dice are kept dice | ~ card treasure-island; ~ roll ksssdddd; p1 lay d |
    skull-counts-as-kept-die=false
1 2 | laid dice miss the target after a bust | ~ card treasure-island; ~ roll kksccddm; p1 lay ccdd;
    p1 reroll sm | points=5500,0 seat=1 sudden-death=true
1 2 | laid dice reach it after a bust | ~ card treasure-island; ~ roll kksccddm; p1 lay ccdd;
    p1 reroll sm | points=5600,0 seat=1 sudden-death=true
1 2 | ship bust, malus | ~ card ship-2; ~ roll kkssscdm; p2 reroll dm | points=5600,6000,0 seat=2
    sudden-death=true
1 2 | ship bust, zero | ~ card ship-2; ~ roll kkssscdm; p2 reroll dm | points=5600,6000,0 seat=2
    sudden-death=true ship-bust-with-quota=zero
1 2 | ship bust, zero, below | ~ card ship-2; ~ roll kkssscdm; p1 reroll dm | points=5700,0 seat=1
    sudden-death=true ship-bust-with-quota=zero
1 2 | ship bust, bonus | ~ card ship-2; ~ roll kkssscdm; p1 reroll dm | points=5700,0 seat=1
    sudden-death=true ship-bust-with-quota=bonus
1 2 | ship bust, no quota | ~ card ship-4; ~ roll kkssscdm; p2 reroll dm | points=5600,6000,0 seat=2
    sudden-death=true ship-bust-with-quota=bonus
1 | sabres fill the chest | ~ card ship-2; ~ roll ssccccdd; p1 stop | points=4700,0 seat=1
    sudden-death=true
1 | sabres do not fill the chest | ~ card ship-2; ~ roll ssccccdd; p1 stop | points=4700,0 seat=1
    sudden-death=true ship-swords-count-for-full-chest=false
1 | skull card and full chest | ~ card skull-1; ~ roll sssccccd; p1 stop | points=5000,0 seat=1
    sudden-death=true
1 | skull card, no full chest | ~ card skull-1; ~ roll sssccccd; p1 stop | points=5000,0 seat=1
    sudden-death=true skull-card-blocks-full-chest=true
1 2 | no floor | ~ card coin; ~ roll kkkksscd; ~ roll sscd; ~ card pirate; ~ roll cmmmmmmm |
    points=0,0 seat=1 sudden-death=true target=5000
1 2 | scores stop at zero | ~ card coin; ~ roll kkkksscd; ~ roll sscd; ~ card pirate;
    ~ roll cmmmmmmm | points=0,0 seat=1 sudden-death=true target=5000 floor-scores-at-zero=true
1 2 | the target begins the last round | ~ card skull-1; ~ roll ksssddmp; p1 stop; ~ card coin;
    ~ roll kkcccmpp | points=5700,0 seat=1
1 2 | a target of 8000 | ~ card skull-1; ~ roll ksssddmp; p1 stop; ~ card coin; ~ roll kkcccmpp |
    points=5700,0 seat=1 target=8000
1 2 | last turn of the last round | ~ card skull-1; ~ roll ksssddmp | points=5600,6000 seat=1
    last-round=2
1 2 | a tie is shared | ~ card skull-1; ~ roll ksssddmp; p1 stop | points=5700,6000 seat=1
    last-round=2
1 2 | a tie, extra turns | ~ card skull-1; ~ roll ksssddmp; p1 stop | points=5700,6000 seat=1
    last-round=2 tie-break=extra-turns
1 2 | the second extra turn may tie again | ~ card skull-1; ~ roll ksssddmp; p1 stop; ~ card coin;
    ~ roll kkkssscd; ~ card skull-1; ~ roll ksssddmp | points=5700,6000 seat=1 last-round=2
    tie-break=extra-turns
1 2 | the trigger must hold | ~ card animals; ~ roll kkkksscd | points=6000,6500,0 seat=3
    last-round=1
1 2 | anybody may hold | ~ card animals; ~ roll kkkksscd | points=6000,6500,0 seat=3 last-round=1
    final-round=any-at-target
1 2 | nobody holds | ~ card animals; ~ roll kkkksscd | points=6000,6300,0 seat=3 last-round=1
    final-round=any-at-target
1 2 | overtaken | ~ card skull-1; ~ roll ksssddmp | points=6000,5900 seat=2 last-round=1
1 2 | overtaken, one more turn | ~ card skull-1; ~ roll ksssddmp | points=6000,5900 seat=2
    last-round=1 trigger-replays-if-overtaken=true
1 2 | the one more turn ends the play | ~ card skull-1; ~ roll ksssddmp; p2 stop; ~ card coin;
    ~ roll kksscdmm; p1 reroll ss | points=6000,5900 seat=2 last-round=1
    trigger-replays-if-overtaken=true
1 2 | sudden death | ~ card skull-1; ~ roll ksssddmp | points=5700,5000 seat=1 sudden-death=true
1 2 | sudden death, not enough | ~ card skull-1; ~ roll ksssddmp | points=5600,5000 seat=1
    sudden-death=true
1 2 3 | sudden death, standing there | ~ card coin; ~ roll kkssscdm; p2 reroll dm |
    points=5600,6000,0 seat=2 sudden-death=true
1 2 | the last card of the deck | ~ card pirate; ~ roll kkssscdm; p1 stop | points=0,0 seat=1
    deck=pirate:1
1 2 | two cards left | | points=100,-300,0 seat=3 deck=pirate:1,ship-3:1
"""


# Scoring totals

SCORING: list[tuple[str, Readings]] = [
    *((card, {}) for card in CARDS),
    ("ship-2", {"ship-swords-count-for-full-chest": False}),
    ("ship-3", {"ship-swords-count-for-full-chest": False}),
    ("ship-4", {"ship-swords-count-for-full-chest": False}),
    ("skull-1", {"skull-card-blocks-full-chest": True}),
    ("skull-2", {"skull-card-blocks-full-chest": True}),
    ("coin", {"magic-nine": "as-eight"}),
    ("diamond", {"magic-nine": "as-eight"}),
]


def totals(card: str, flipped: Readings) -> dict[str, Value]:
    readings = {**PLAIN, **flipped}
    scored = [(stop_score(readings, card, dice), weight) for dice, weight in falls(DICE)]
    fields: dict[str, Value] = {"card": card}
    if flipped:
        fields["readings"] = flipped
    return fields | {
        "tables": len(scored),
        "total": sum(points for (points, _), _ in scored),
        "weighted": sum(points * weight for (points, _), weight in scored),
        "full_chests": sum(full for (_, full), _ in scored),
    }


# Whole turns

ACCEPTED = """
1400 0 | the worked example of the book | ~ card pirate; ~ roll ksssccmp; p1 reroll mp; ~ roll cc;
    p1 reroll sss; ~ roll kdm; p1 stop
0 0 | three skulls on the first roll | ~ card coin; ~ roll kkksscdm
0 0 | four skulls in a later roll are no island | ~ card animals; ~ roll kksscdmp; p1 reroll sscd;
    ~ roll kkdm
0 0 | a skull card and two skulls | ~ card skull-1; ~ roll kkcccccc
0 0 | two skulls on the card and one die | ~ card skull-2; ~ roll kccccccc
0 0 | a stop without points | ~ card pirate; ~ roll kkssmmpp; p1 stop
0 -1000 | pirate island | ~ card pirate; ~ roll kkkksscd; ~ roll kscd; ~ roll scd
0 -400 -400 | island, three seats | ~ card animals; ~ roll kkkksscd; ~ roll sscd | seats=3
300 0 | island with a floor | ~ card animals; ~ roll kkkksscd; ~ roll sscd | points=300,300 seat=1
    floor-scores-at-zero=true
300 -100 | island without a floor | ~ card animals; ~ roll kkkksscd; ~ roll sscd | points=300,300
    seat=1
0 -400 | island by card | ~ card skull-2; ~ roll kksscdmp; ~ roll sscdmp
0 -700 | seven skulls | ~ card diamond; ~ roll kkkkkkks
0 -1600 | eight skulls, pirate | ~ card pirate; ~ roll kkkkkkkk
0 -800 | seven skulls, one die rolls | ~ card diamond; ~ roll kkkkkkks; ~ roll k |
    island-single-die=true
0 -1000 | island by choice | ~ card pirate; ~ roll kkkksscd; p1 reroll ss; ~ roll ks; p1 stop |
    edition=piraten-kapern-en
0 -800 | island left at once | ~ card pirate; ~ roll kkkksscd; p1 stop | edition=piraten-kapern-en
9000 0 | all eight rolled again | ~ card pirate; ~ roll sscdmmpp; p1 reroll sscdmmpp;
    ~ roll ssssssss; p1 stop | edition=piraten-kapern-en
1600 0 | two sabres win and fill the chest | ~ card ship-2; ~ roll ssccccdd; p1 stop
1100 0 | two sabres do not fill the chest | ~ card ship-2; ~ roll ssccccdd; p1 stop |
    ship-swords-count-for-full-chest=false
-500 0 | a ship lost by stopping | ~ card ship-3; ~ roll ssccccdd; p1 stop
-1000 0 | a ship bust, no island | ~ card ship-4; ~ roll kkkkssss
0 0 | a ship bust with the sabres, zero | ~ card ship-4; ~ roll kkkkssss | ship-bust-with-quota=zero
1000 0 | a ship bust with the sabres, bonus | ~ card ship-4; ~ roll kkkkssss |
    ship-bust-with-quota=bonus
-300 0 | a ship bust without the sabres | ~ card ship-2; ~ roll kkkkkscd |
    ship-bust-with-quota=bonus
0 0 | a ship lost with a floor | ~ card ship-2; ~ roll kkkkkscd | floor-scores-at-zero=true
1100 0 | animals fill the chest | ~ card animals; ~ roll sssmmmpp; p1 stop
600 0 | a coin more | ~ card coin; ~ roll kcccmmpp; p1 stop
1900 0 | a diamond more | ~ card diamond; ~ roll ssssssdd; p1 stop
4500 0 | skull card, full chest | ~ card skull-1; ~ roll mmmmmmmm; p1 stop
4000 0 | skull card, no full chest | ~ card skull-1; ~ roll mmmmmmmm; p1 stop |
    skull-card-blocks-full-chest=true
200 5900 over | nine coins | ~ card coin; ~ roll cccccccc | points=200,5900 seat=1
0 6000 over | nine diamonds, last round | ~ card diamond; ~ roll sddddddd; p1 reroll sd; ~ roll dd |
    points=0,6000 seat=1 last-round=2
5400 0 | nine coins as eight | ~ card coin; ~ roll cccccccc; p1 stop | edition=piraten-kapern-en
0 -900 | nine skulls | ~ card skull-2; ~ roll kkkkkscd; ~ roll kkd
0 0 over | nine skulls, magic | ~ card skull-2; ~ roll kkkkkscd; ~ roll kkd |
    magic-includes-skulls=true
400 0 | treasure after a bust | ~ card treasure-island; ~ roll ksccddmp; p1 lay ccdd; p1 reroll mp;
    ~ roll kk
400 0 | treasure, all dice score | ~ card treasure-island; ~ roll ksccddmp; p1 lay cc; p1 stop
500 0 | lift, lay, bust | ~ card treasure-island; ~ roll ksccddmp; p1 lay ccdd; p1 reroll sm;
    ~ roll cd; p1 lift dd; p1 lay cd; p1 reroll ddp; ~ roll kkd
0 0 | treasure, nothing laid | ~ card treasure-island; ~ roll kkkccccc
0 -400 | treasure and the skull island | ~ card treasure-island; ~ roll kkkkcccc; ~ roll ssss
300 0 | guardian rescue | ~ card guardian; ~ roll kkksscdm; p1 reroll k; ~ roll s; p1 stop
0 0 | guardian declined | ~ card guardian; ~ roll kkksscdm; p1 stop
0 0 | guardian in vain | ~ card guardian; ~ roll kkksscdm; p1 reroll kss; ~ roll kcc
0 0 | four skulls, no rescue | ~ card guardian; ~ roll kksscdmp; p1 reroll ss; ~ roll kk
0 0 | no rescue | ~ card guardian; ~ roll kkksscdm | guardian-rescues-third-skull=false
300 0 | guardian early | ~ card guardian; ~ roll kksscdmp; p1 reroll ks; ~ roll ss; p1 stop
0 -300 | guardian's free roll | ~ card guardian; ~ roll kkkksscd; p1 reroll k; ~ roll s;
    ~ roll ssscd
0 -400 | guardian's free roll, revealed | ~ card guardian; ~ roll kkkksscd; p1 reroll k; ~ roll s;
    ~ roll ssscd | count-revealed-skulls=true
0 -500 | guardian not used | ~ card guardian; ~ roll kkkksscd; p1 reroll sscd; ~ roll kscd;
    p1 reroll scd; ~ roll scd
0 -400 | no guardian on the island | ~ card guardian; ~ roll kkkksscd; ~ roll sscd |
    guardian-on-island=false
0 -700 | guardian and eight skulls | ~ card guardian; ~ roll kkkkkkkk; p1 reroll k; ~ roll s
0 -800 | guardian, eight skulls, stop | ~ card guardian; ~ roll kkkkkkkk; p1 stop
6200 0 | the target reached | ~ card skull-1; ~ roll ksssddmp; p1 stop | points=5900,0 seat=1
5000 0 | a target of 5000 | ~ card skull-1; ~ roll ksssddmp; p1 stop | points=4700,0 seat=1
    target=5000
6000 6000 over | a shared win | ~ card skull-1; ~ roll ksssddmp; p1 stop | points=5700,6000 seat=1
    last-round=2
6000 6000 | a tie | ~ card skull-1; ~ roll ksssddmp; p1 stop | points=5700,6000 seat=1 last-round=2
    tie-break=extra-turns
6300 6000 over | one leads after the extra turns | ~ card skull-1; ~ roll ksssddmp; p1 stop;
    ~ card skull-1; ~ roll ksssddmp; p1 stop; ~ card coin; ~ roll kkksscdm | points=5700,6000 seat=1
    last-round=2 tie-break=extra-turns
6000 0 6000 | two of three still tied | ~ card coin; ~ roll kkksscdm; ~ card coin; ~ roll kkksscdm;
    ~ card coin; ~ roll kkksscdm | points=6000,0,6000 seat=2 last-round=3 tie-break=extra-turns
6300 0 6000 over | extra turns begin after the trigger | ~ card skull-1; ~ roll ksssddmp; p3 stop;
    ~ card coin; ~ roll kkksscdm; ~ card skull-1; ~ roll ksssddmp; p1 stop | points=6000,0,5700
    seat=3 last-round=1 tie-break=extra-turns
5800 6300 over | the last round ends | ~ card coin; ~ roll kkksscdm | points=5800,6300 seat=1
    last-round=2
5600 0 | sudden death begins | ~ card animals; ~ roll kkkksscd; ~ roll sscd | points=6000,0 seat=2
    last-round=1
5600 6100 0 | the trigger fell | ~ card animals; ~ roll kkkksscd; ~ roll sscd | points=6000,6500,0
    seat=3 last-round=1
5600 6100 0 over | another holds | ~ card animals; ~ roll kkkksscd; p3 stop | points=6000,6500,0
    seat=3 last-round=1 edition=piraten-kapern-en
6000 5000 over | sudden death won | ~ card skull-1; ~ roll ksssddmp; p1 stop | points=5700,5000
    seat=1 sudden-death=true
5600 6100 0 over | won by standing there | ~ card coin; ~ roll kkksscdm | points=5600,6100,0 seat=2
    sudden-death=true
5600 6100 0 | not by standing there in another's turn | ~ card coin; ~ roll kkksscdm |
    points=5600,6100,0 seat=1 sudden-death=true
6000 6200 | overtaken | ~ card skull-1; ~ roll ksssddmp; p2 stop | points=6000,5900 seat=2
    last-round=1 trigger-replays-if-overtaken=true
6300 6200 over | overtaken and back in front | ~ card skull-1; ~ roll ksssddmp; p2 stop;
    ~ card skull-1; ~ roll ksssddmp; p1 stop | points=6000,5900 seat=2 last-round=1
    trigger-replays-if-overtaken=true
6000 6000 over | level is not overtaken | ~ card skull-1; ~ roll ksssddmp; p2 stop |
    points=6000,5700 seat=2 last-round=1 trigger-replays-if-overtaken=true
0 0 | the last card | ~ card coin; ~ roll kkksscdm | points=0,0 seat=1 deck=coin:1
"""


def random_turns() -> list[Case]:
    """Turns by fixed chance under every card, at two to five seats, some near the end."""
    chance = Random(20130117)

    def pick(below: int) -> int:
        return int(chance.random() * below)

    flips: list[Readings] = [
        {},
        {"floor-scores-at-zero": True},
        {"island-roll-all": False, "island-forced": False, "island-single-die": True},
        {"ship-bust-with-quota": "bonus", "skull-card-blocks-full-chest": True},
        {"guardian-may-roll-alone": False, "count-revealed-skulls": True},
    ]
    turns = []
    for count in range(66):
        card, seats = CARDS[count % 11], 2 + count % 4
        seat = 1 + pick(seats)
        near = [100 * (47 + pick(13)) for _ in range(seats)]
        early = [100 * (pick(40) - 5) for _ in range(seats)]
        trigger = 1 + (seat + pick(seats - 1)) % seats
        least = TARGET if seat == trigger % seats + 1 else 5600
        held = [*near[: trigger - 1], least + 100 * pick(12), *near[trigger:]]
        deck = {card: 1, "coin": 2, "ship-4": 1}
        starts = [
            Start(tuple(max(0, own) for own in early), seat, {}, 0, sudden_death=False),
            Start(tuple(near), seat, deck, 0, sudden_death=False),
            Start(tuple(held), seat, {}, trigger, sudden_death=False),
            Start(tuple(near), seat, {}, 0, sudden_death=True),
        ]
        edition = "piraten-kapern-en" if count % 5 == 4 else "gigamic-fr"
        readings = flips[pick(5)] if edition == "gigamic-fr" else {}
        name = f"random turn {count + 1}"
        turn = Case(name, (), seats, starts[pick(4)], edition, readings, TARGET)
        rules, state = rules_of(turn), beginning(turn)
        steps: list[str] = []
        while not steps or not is_between_turns(state):
            possible = [step for step, _ in options(rules, state)]
            if state.phase == "choose":
                verbs = sorted({step.split()[1] for step in possible})
                verb = verbs[pick(len(verbs))]
                possible = [step for step in possible if step.split()[1] == verb]
            elif state.phase == "card":
                possible = [f"~ card {card}"]
            elif not state.first_roll or pick(3):
                possible = [f"~ roll {spell([FACES[pick(6)] for _ in range(state.cup)])}"]
            steps.append(possible[pick(len(possible))])
            state = after(rules, state, steps[-1])
        turns.append(turn._replace(steps=tuple(steps)))
    return turns


def is_between_turns(state: State) -> bool:
    return state.phase in ("card", "over")


# The document


def document() -> str:
    blocks = [HEADER]
    for depths, each in cases(PERFT):
        state = reached(each)
        for depth in map(int, depths.split()):
            lines, weight = perft(rules_of(each), state, depth)
            counted: dict[str, Value] = {"depth": depth, "lines": lines, "weight": weight}
            blocks.append(block("perft", {**given(each), **counted}))
    blocks.append(SCORING_NOTE)
    blocks += [block("scoring", totals(card, readings)) for card, readings in SCORING]
    for expected, each in cases(ACCEPTED):
        state = reached(each)
        sheet = [*state.points, *["over"] * (state.phase == "over")]
        if " ".join(map(str, sheet)) != expected:
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
    if case.target != TARGET:
        fields["target"] = case.target
    if case.start is not None:
        fields["start"] = start_table(case.start)
    fields["steps"] = case.steps
    return fields


def start_table(start: Start) -> dict[str, Value]:
    table: dict[str, Value] = {"points": start.points, "seat": start.seat}
    if start.deck:
        table["deck"] = start.deck
    if start.last_round:
        table["last-round"] = start.last_round
    if start.sudden_death:
        table["sudden-death"] = True
    return table


def result(state: State) -> dict[str, Value]:
    """The score sheet and the deck after the turn, and whose turn begins if there is one."""
    assert is_between_turns(state), state
    fields: dict[str, Value] = {
        "outcome": state.outcome,
        "points": state.points,
        "deck": sum(state.deck),
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
        main(
            "The exact numbers of Mille Sabords.", TESTS / "exact" / "mille-sabords.toml", document
        )
    )
