"""The exact numbers of Mille Sabords, by a slow and simple program.

Tests compare the rules with the numbers in `tests/exact/mille-sabords.toml`, which come from here.
This program and its parts (`mille_sabords_state.py`, `mille_sabords_steps.py`) share no code with
`src/doubloon`, and every roll is counted from the ordered dice.

`perft` counts the sequences of exactly `depth` further steps and their total weight. `scoring` adds
up the points for stopping over all 1,287 sets of eight dice. `turn` plays one turn to its end and
gives the points after it.

    python oracles/brute_mille_sabords.py            prints the numbers
    python oracles/brute_mille_sabords.py --write    writes them to tests/exact
    python oracles/brute_mille_sabords.py --check    exits 1 if the file differs
"""

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from mille_sabords_cases import ACCEPTED, PERFT
from mille_sabords_state import (
    CARDS,
    COPIES,
    DICE,
    EDITIONS,
    FACES,
    PLAIN,
    TARGET,
    Readings,
    Rules,
    State,
    Value,
    falls,
    options,
    spell,
    stop_score,
)
from mille_sabords_steps import (
    after,
)
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

    The other fields are name, steps and settings. An indented line continues the one above.
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


def random_turns() -> list[Case]:
    """Random turns with a fixed seed under every card, of two to five seats, some near the end."""
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
    """The points and the deck after the turn, and whose turn is next."""
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
