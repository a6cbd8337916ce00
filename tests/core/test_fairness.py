"""Dice that can be proved: fixed vectors, whole plays, and all that can be tampered with."""

import json
import random
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import pairwise, permutations, product
from typing import Any
from unittest.mock import patch

import pytest

from doubloon.bots import cabin_boy
from doubloon.core import record as records
from doubloon.core.dice import pick, throw
from doubloon.core.errors import DoubloonError, FairnessError
from doubloon.core.fairness import BY_STEP, BY_TURN, Dice, commitment, promised, verify
from doubloon.core.game import offers
from doubloon.core.play import begin
from doubloon.core.record import Record
from doubloon.core.setup import Setup
from table import GAME, SETUPS, TESTS

STORED = json.loads((TESTS / "vectors" / "fairness.json").read_text())
VECTORS = STORED["plays"]
"""Of version 1; those of version 2 have lists of their own."""
PAGE = (TESTS.parent / "docs" / "fairness.md").read_text()
SECRET = bytes(range(32))
TEXTS = (*(f"{seat:032x}" for seat in range(5)), "-")


def dice_of(vector: dict[str, Any], version: int = BY_STEP) -> Dice:
    return Dice(bytes.fromhex(vector["secret"]), vector["play"], tuple(vector["texts"]), version)


def cases(section: str) -> list[Any]:
    return [
        pytest.param(dice_of(vector), case, id=f"{vector['play'][:9]} {case['n']} {number}")
        for vector in VECTORS
        for number, case in enumerate(vector[section])
    ]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["play"][:9])
def test_a_promise(vector: dict[str, Any]) -> None:
    assert commitment(bytes.fromhex(vector["secret"])) == vector["commitment"]


@pytest.mark.parametrize(("dice", "case"), cases("blocks"))
def test_a_block_is_eight_words(dice: Dice, case: dict[str, Any]) -> None:
    uniform = dice.uniform(case["n"])
    words = [uniform(2**32) for _ in range(8 * case["c"] + 8)]
    assert "".join(f"{word:08x}" for word in words[-8:]) == case["block"]


@pytest.mark.parametrize(("dice", "case"), cases("numbers"))
def test_numbers(dice: Dice, case: dict[str, Any]) -> None:
    assert [*map(dice.uniform(case["n"]), case["below"])] == case["values"]


@pytest.mark.parametrize(("dice", "case"), cases("rolls"))
def test_a_roll(dice: Dice, case: dict[str, Any]) -> None:
    sides = case["sides"]
    fell = throw(case["dice"], (1,) * len(sides), dice.uniform(case["n"]))
    assert "".join(side * n for side, n in zip(sides, fell, strict=True)) == case["fell"]


@pytest.mark.parametrize(("dice", "case"), cases("cards"))
def test_a_card(dice: Dice, case: dict[str, Any]) -> None:
    names, copies = zip(*case["left"], strict=True)
    assert names[pick(copies, dice.uniform(case["n"]))] == case["card"]


def test_the_vectors_visit_the_corners() -> None:
    numbers = [case for vector in VECTORS for case in vector["numbers"]]
    assert sum(case["skipped"] for case in numbers) > 100
    assert any("last that counts" in case["name"] for case in numbers)
    assert {roll["dice"] for vector in VECTORS for roll in vector["rolls"]} == {1, 5, 8}


@pytest.mark.parametrize("case", STORED["version-2"])
def test_numbers_of_a_turn_and_a_fate(case: dict[str, Any]) -> None:
    dice, number = dice_of(case, BY_TURN), (case["turn"], case["fate"])
    assert [*map(dice.uniform(*number), case["bounds"])] == case["numbers"]
    uniform = dice.uniform(*number)
    assert "".join(f"{uniform(2**32):08x}" for _ in range(8)) == case["first"]


@pytest.mark.parametrize("case", STORED["seatings"], ids=lambda case: case["play"][:9])
def test_a_seating(case: dict[str, Any]) -> None:
    assert [*dice_of(case, BY_TURN).seat()] == case["seating"]


def test_every_seating_is_equally_likely() -> None:
    """Each run of numbers below k = n, n - 1, … 2 leads to another order, and none is missing."""
    for seats in range(2, 6):
        orders = set()
        for numbers in product(*map(range, range(seats, 1, -1))):
            dice = Dice(SECRET, "a", ("-",) * seats)
            with patch.object(Dice, "uniform", _answering(numbers)):
                orders.add(dice.seat())
        assert orders == {*permutations(range(1, seats + 1))}


def _answering(numbers: tuple[int, ...]) -> Callable[..., Callable[[int], int]]:
    left = iter(numbers)
    return lambda _dice, *_number: lambda _k: next(left)


def test_each_fate_begins_anew_and_goes_on() -> None:
    dice = Dice(SECRET, "tortuga-1", TEXTS)
    one, again, other = dice.uniform(1, 1), dice.uniform(1, 1), dice.uniform(1, 2)
    first = [one(2**32) for _ in range(40)]
    assert len({*first}) == 40
    assert [again(2**32) for _ in range(40)] == first
    assert not {*first} & {other(2**32) for _ in range(40)}


@pytest.mark.parametrize("k", [0, -6, 2**32 + 1])
def test_a_word_chooses_among_at_least_one_and_at_most_all_words(k: int) -> None:
    with pytest.raises(AssertionError):
        Dice(SECRET, "tortuga-1", TEXTS).uniform(1, 1)(k)


def test_a_secret_does_not_print() -> None:
    assert SECRET.hex() not in (shown := repr(Dice(SECRET, "tortuga-1", TEXTS)))
    assert repr(SECRET) not in shown


@pytest.mark.parametrize(
    ("problem", "secret", "play", "texts"),
    [
        ("fairness-secret", b"", "a", ("-", "-")),
        ("fairness-secret", SECRET[1:], "a", ("-", "-")),
        ("fairness-secret", SECRET * 2, "a", ("-", "-")),
        ("fairness-play", SECRET, "", ("-", "-")),
        ("fairness-play", SECRET, "a" * 65, ("-", "-")),
        ("fairness-play", SECRET, "a\nb", ("-", "-")),
        ("fairness-play", SECRET, "a\n", ("-", "-")),
        ("fairness-play", SECRET, "ä", ("-", "-")),
        ("fairness-text", SECRET, "a", ("-", "")),
        ("fairness-text", SECRET, "a", ("-", "--")),
        ("fairness-text", SECRET, "a", ("-", "-,-")),
        ("fairness-text", SECRET, "a", ("-", "-\n")),
        ("fairness-text", SECRET, "a", ("-", "0" * 31)),
        ("fairness-text", SECRET, "a", ("-", "0" * 33)),
        ("fairness-text", SECRET, "a", ("-", "A" * 32)),
        ("fairness-text", SECRET, "a", ("-", "g" * 32)),
        ("fairness-text", SECRET, "a", ("-", "٣" * 32)),
    ],
)
def test_no_dice_from_malformed_parts(
    problem: str, secret: bytes, play: str, texts: tuple[str, ...]
) -> None:
    with pytest.raises(FairnessError) as refused:
        Dice(secret, play, texts)
    assert refused.value.problem == problem
    if problem == "fairness-text":
        assert refused.value.facts["number"] == 2


# Whole plays


@cache
def played(
    key: str,
    edition: str | None = None,
    seats: int = 2,
    most: int = 100_000,
    version: int = BY_TURN,
) -> Record:
    """A play by the random policy with dice that can be proved, remarks and second thoughts."""
    game, chance = GAME[key], random.Random(f"{key} {edition} {seats}")
    dice = Dice(SECRET, "tortuga-1", TEXTS[-seats:], version)
    if version == BY_TURN and game.shuffles_seats:
        dice = replace(dice, seating=dice.seat())
    play, steps = begin(game, Setup(seats, edition)), list[str]()
    while play.result is None and len(steps) < most:
        if chance.random() < 0.05:
            steps.append("# and a bottle of rum")
        if (seat := play.to_act) is None:
            steps.append(game.write(None, dice.draw(play, len(steps) + 1)))
            play = play.after(steps[-1])
            continue
        act = cabin_boy(None, offers(game, play.state), chance.randrange)
        steps.append(game.write(seat, act))
        after = play.after(steps[-1])
        if after.undoable_by == seat and after.result is None and chance.random() < 0.2:
            steps.append(f"p{seat + 1} undo")
            after = after.after(steps[-1])
        play = after
    fairness: dict[str, object] = {
        **({} if version == BY_STEP else {"version": version}),
        "play": dice.play,
        "commitment": commitment(SECRET),
        "texts": [*dice.texts],
        **({} if dice.seating is None else {"seating": [*dice.seating]}),
        "secret": SECRET.hex(),
    }
    return Record(
        game=key,
        edition=edition,
        seats=("A", "B", "C", "D", "E", "F")[:seats],
        fairness=fairness,
        steps=tuple(steps),
        points=game.points(play.state),
    )


def chance_steps(record: Record) -> tuple[int, ...]:
    return tuple(n for n, step in enumerate(record.steps, start=1) if step.startswith("~"))


def refusal(record: Record) -> DoubloonError:
    with pytest.raises(DoubloonError) as refused:
        verify(GAME[record.game], record)
    return refused.value


def with_steps(record: Record, *steps: str) -> Record:
    return replace(record, steps=steps, points=None)


def with_fairness(record: Record, **fields: object) -> Record:
    """The record with these fields in its fairness table; None leaves one out."""
    table = {**(record.fairness or {}), **fields}
    kept = {name: value for name, value in table.items() if value is not None}
    return replace(record, fairness=kept)


@pytest.mark.parametrize("version", [BY_STEP, BY_TURN])
@pytest.mark.parametrize(
    ("key", "edition", "seats"), [(game.key, edition, seats) for game, edition, seats in SETUPS]
)
def test_whole_plays_are_proved(key: str, edition: str, seats: int, version: int) -> None:
    record = played(key, edition, seats, version=version)
    checked = verify(GAME[key], record)
    assert checked == chance_steps(record)
    assert len(checked) > 2
    read = records.read(records.write(record))
    assert verify(GAME[key], read) == checked


@pytest.mark.parametrize("key", GAME)
def test_the_plays_have_remarks_and_acts_taken_back(key: str) -> None:
    steps = played(key).steps
    assert any(step.endswith(" undo") for step in steps)
    assert any(step.startswith("#") for step in steps)


@pytest.mark.parametrize("key", GAME)
def test_a_changed_fate_is_found_where_it_stands(key: str) -> None:
    """At every step of chance, some of the other things that chance could have done there."""
    game, record = GAME[key], played(key, most=40)
    play = begin(game, record.setup)
    for at, step in enumerate(record.steps):
        if step.startswith("~"):
            others = {game.write(None, fate) for fate, _ in game.fates(play.state)} - {step}
            for other in random.Random(at).sample(sorted(others), min(5, len(others))):
                changed = (*record.steps[:at], other, *record.steps[at + 1 :])
                error = refusal(with_steps(record, *changed))
                assert (error.problem, error.step) == ("fairness-differs", at + 1)
                assert error.facts == {"found": other, "drawn": step}
        if not step.startswith("#"):
            play = play.after(step)


@pytest.mark.parametrize("key", GAME)
def test_a_secret_text_or_play_id_changed_in_one_digit_is_found(key: str) -> None:
    record = played(key)
    first = chance_steps(record)
    texts = [*promised(record).texts]
    other = bytes([SECRET[0] ^ 1]) + SECRET[1:]
    shuffled = {"seating"} & {*(record.fairness or {})}
    for fields in (
        {"play": "tortuga-2"},
        {"play": "Tortuga-1"},
        {"texts": texts[::-1]},
        {"texts": [texts[0][:-1] + "f", *texts[1:]]},
        {"texts": ["-", *texts[1:]]},
        {"secret": other.hex(), "commitment": commitment(other)},
    ):
        error = refusal(with_fairness(record, **fields))
        if shuffled and error.problem == "fairness-seating":
            continue
        assert error.problem == "fairness-differs"
        assert error.step in first[:5], fields
    error = refusal(with_fairness(record, secret=other.hex()))
    assert (error.problem, error.step) == ("fairness-commitment", None)
    assert error.facts == {"commitment": commitment(SECRET), "found": commitment(other)}


@pytest.mark.parametrize("key", GAME)
def test_remarks_and_acts_taken_back_can_be_left_out_and_put_in(key: str) -> None:
    record, live = played(key), list[str]()
    for step in record.steps:
        if step.endswith(" undo"):
            live.pop()
        elif not step.startswith("#"):
            live.append(step)
    assert len(live) < len(record.steps)
    fates = len(chance_steps(record))
    assert len(verify(GAME[key], replace(record, steps=tuple(live)))) == fates
    talkative = [line for step in live for line in ("# ahoy", step)]
    assert len(verify(GAME[key], replace(record, steps=tuple(talkative)))) == fates


@pytest.mark.parametrize("key", GAME)
@pytest.mark.parametrize("change", ["insert a remark", "leave out a step", "say a step twice"])
def test_steps_cannot_move_in_version_1(key: str, change: str) -> None:
    """What comes after is drawn for another number, or may not follow at all."""
    record = played(key, version=BY_STEP)
    for at in range(0, 20):
        head, (step, *tail) = record.steps[:at], record.steps[at:]
        middle = {"insert a remark": ["#", step], "leave out a step": []}.get(change, [step, step])
        error = refusal(with_steps(record, *head, *middle, *tail))
        assert error.step is not None
        assert error.step > at


@pytest.mark.parametrize("key", GAME)
def test_chance_cannot_change_places(key: str) -> None:
    steps = played(key).steps
    for at, (one, two) in enumerate(pairwise(steps[:40])):
        if one != two and "#" not in one + two and "~" in one + two:
            error = refusal(with_steps(played(key), *steps[:at], two, one, *steps[at + 2 :]))
            assert error.step in (at + 1, at + 2)


def test_a_shuffled_seating_is_drawn_again() -> None:
    record = played("gold-up", seats=3)
    drawn = promised(record).seating
    assert drawn is not None
    for other in {*permutations((1, 2, 3))} - {drawn}:
        error = refusal(with_fairness(record, seating=[*other]))
        assert (error.problem, error.step) == ("fairness-seating", None)
        assert error.facts["drawn"] == ", ".join(map(str, drawn))
    error = refusal(with_fairness(record, seating=None))
    assert (error.problem, error.step) == ("fairness-differs", 1), "the deal is fate 2 no more"


def test_letters_may_come_in_any_order() -> None:
    record = played("kings-gold")
    who, verb, dice = record.steps[0].split()
    respelled = f"{who} {verb} {dice[::-1]}"
    assert respelled != record.steps[0]
    verify(GAME["kings-gold"], replace(record, steps=(respelled, *record.steps[1:])))


def test_a_play_that_began_elsewhere_and_was_given_up() -> None:
    start = {"box": 40, "king": 0, "coins": [10, 10], "seat": 2}
    game, dice = GAME["kings-gold"], promised(played("kings-gold"))
    play = begin(game, Setup(2, start=start))
    roll = game.write(None, game.draw(play.state, dice.uniform(1, 1)))
    record = replace(played("kings-gold"), start=start, steps=(roll, "p1 resign"), points=None)
    assert verify(game, record) == (1,)


def test_acts_and_claims_are_checked_as_well() -> None:
    record = played("kings-gold")
    error = refusal(replace(record, points=(60, 0)))
    assert (error.kind, error.problem) == ("record", "points-claim")
    error = refusal(with_steps(record, *record.steps, "p1 stop"))
    assert (error.kind, error.step) == ("illegal-act", len(record.steps) + 1)
    error = refusal(with_steps(record, record.steps[0], "~ undo"))
    assert (error.problem, error.step) == ("play.undo-table-dice", 2)
    error = refusal(with_steps(record, "~ opening 1234z"))
    assert (error.kind, error.step) == ("notation", 1)
    error = refusal(with_steps(record, "~ opening 123k"))
    assert (error.kind, error.step) == ("impossible-fate", 1)


@pytest.mark.parametrize(
    ("problem", "change"),
    [
        ("fairness-missing", lambda record: replace(record, fairness=None)),
        ("fairness-table-dice", lambda record: replace(record, dice="table")),
        ("fairness-table-dice", lambda record: replace(record, dice="table", fairness=None)),
        ("fairness-unfinished", lambda record: with_fairness(record, secret=None)),
        ("fairness-missing-field", lambda record: replace(record, fairness={})),
        ("fairness-missing-field", lambda record: with_fairness(record, play=None)),
        ("fairness-missing-field", lambda record: with_fairness(record, commitment=None)),
        ("fairness-missing-field", lambda record: with_fairness(record, texts=None)),
        ("fairness-unknown-field", lambda record: with_fairness(record, seed=7)),
        ("fairness-play", lambda record: with_fairness(record, play=7)),
        ("fairness-play", lambda record: with_fairness(record, play="the black pearl")),
        ("fairness-secret", lambda record: with_fairness(record, secret=7)),
        ("fairness-secret", lambda record: with_fairness(record, secret="")),
        ("fairness-secret", lambda record: with_fairness(record, secret="0" * 63)),
        ("fairness-secret", lambda record: with_fairness(record, secret="0" * 65)),
        ("fairness-secret", lambda record: with_fairness(record, secret="g" * 64)),
        ("fairness-secret", lambda record: with_fairness(record, secret=SECRET.hex(" "))),
        ("fairness-secret", lambda record: with_fairness(record, secret=SECRET.hex().upper())),
        ("fairness-commitment-form", lambda record: with_fairness(record, commitment=[])),
        ("fairness-commitment-form", lambda record: with_fairness(record, commitment="0x" * 32)),
        ("fairness-commitment", lambda record: with_fairness(record, commitment="0" * 64)),
        ("fairness-texts", lambda record: with_fairness(record, texts="--")),
        ("fairness-texts", lambda record: with_fairness(record, texts={})),
        ("fairness-texts", lambda record: with_fairness(record, texts=["-"])),
        ("fairness-texts", lambda record: with_fairness(record, texts=["-", "-", "-"])),
        ("fairness-text", lambda record: with_fairness(record, texts=["-", 7])),
        ("fairness-text", lambda record: with_fairness(record, texts=["-", "ahoy"])),
        ("fairness-version", lambda record: with_fairness(record, version=3)),
        ("fairness-version", lambda record: with_fairness(record, version=0)),
        ("fairness-version", lambda record: with_fairness(record, version="2")),
        ("fairness-version", lambda record: with_fairness(record, version=True)),
        ("fairness-version", lambda record: with_fairness(record, version=16**9_999)),
        ("fairness-seating-form", lambda record: with_fairness(record, seating=[])),
        ("fairness-seating-form", lambda record: with_fairness(record, seating=[1, 1])),
        ("fairness-seating-form", lambda record: with_fairness(record, seating=[0, 1])),
        ("fairness-seating-form", lambda record: with_fairness(record, seating=[1, 2, 3])),
        ("fairness-seating-form", lambda record: with_fairness(record, seating=[True, 2])),
        ("fairness-seating-form", lambda record: with_fairness(record, seating=["p1", "p2"])),
        ("fairness-seating-form", lambda record: with_fairness(record, seating="12")),
        ("fairness-unknown-field", lambda record: with_fairness(record, version=1, seating=[1, 2])),
    ],
)
def test_what_cannot_be_proved(problem: str, change: Callable[[Record], Record]) -> None:
    error = refusal(change(played("kings-gold")))
    assert (error.kind, error.problem, error.step) == ("fairness", problem, None)


# The page for people


def test_the_records_on_the_page_are_proved() -> None:
    shown = re.findall(r"^```toml\n(record = .*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    two, one = map(records.read, shown)
    assert promised(two).version == BY_TURN
    assert verify(GAME[two.game], two) == (1, 2, 7, 9)
    assert promised(one).version == BY_STEP
    assert verify(GAME[one.game], one) == (1, 2, 5, 7)


def test_the_page_names_the_scheme_and_the_order_of_dice_and_cards() -> None:
    from doubloon.games.gold_armada.rules.board import FACES as ARMADA
    from doubloon.games.gold_up.rules.cards import COLOURS, KINDS
    from doubloon.games.kings_gold.rules.editions import FACES as KINGS
    from doubloon.games.mille_sabords.rules.editions import FACES as SABORDS
    from doubloon.games.mille_sabords.rules.editions import KINDS as CARDS

    for version in (BY_STEP, BY_TURN):
        assert f"  doubloon-{version}\n  <play>\n" in PAGE
    for order in (f"`{KINGS}`", f"`{SABORDS}`", f"`{ARMADA}`", f"`{KINDS}`", f"`{COLOURS}`"):
        assert order in PAGE
    assert " ".join(f"`{card}`" for card in CARDS) in PAGE
