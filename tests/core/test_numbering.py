"""How fates are numbered: by the turn and within it, whatever people do between two rolls."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.bots import cabin_boy
from doubloon.core import record as records
from doubloon.core.fairness import Dice
from doubloon.core.game import AnyGame, offers
from doubloon.core.play import Play, begin
from doubloon.core.record import REMARK, Record
from doubloon.core.setup import Setup
from table import GAME, SETUPS, TESTS, after

SECRET = bytes(range(32))
DICE = Dice(SECRET, "tortuga", ("ab" * 16, "-"))
GOLDEN = sorted((TESTS / "golden").rglob("*.dbl"))
GAMES = [pytest.param(game, id=key) for key, game in GAME.items()]

Numbered = tuple[int, int]


def number(play: Play) -> Numbered:
    return play.turn_number, play.fates


def act(play: Play, chance: random.Random) -> str:
    """An act by the random policy."""
    chosen = cabin_boy(None, offers(play.game, play.state), chance.randrange)
    return play.game.write(play.to_act, chosen)


def play_on(
    game: AnyGame, seats: int, chance: random.Random, doubts: random.Random | None, most: int = 25
) -> Iterator[tuple[Numbered, str]]:
    """The fates of a play, each with its number; who doubts takes back acts and resigns.

    What is chosen in the end does not depend on the doubts.
    """
    play, drawn = begin(game, Setup(seats)), 0
    while play.result is None and drawn < most:
        if play.to_act is None:
            where = DICE.number(play, 0)
            assert len(where) == 2
            play = play.after(game.write(None, DICE.draw(play, 0)))
            yield (where[0], where[1]), play.line
            drawn += 1
            continue
        if doubts is not None:
            play = _doubt(play, seats, doubts)
        play = play.after(act(play, chance))


def _doubt(play: Play, seats: int, doubts: random.Random) -> Play:
    """The same position after acts that were taken back, and perhaps a resignation."""
    before = number(play)
    for _ in range(doubts.randrange(3)):
        seat = play.to_act
        tried = play.after(act(play, doubts))
        if tried.undoable_by == seat and seat is not None:
            play = tried.after(f"p{seat + 1} undo")
            assert number(play) == before
    others = [seat for seat in range(seats) if seat not in play.resigned]
    if seats > 2 and len(others) > 1 and doubts.random() < 0.1:
        play = play.after(f"p{doubts.choice(others) + 1} resign")
    assert number(play) == before
    return play


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 2**32), shuffled=st.booleans())
def test_doubts_and_resignations_move_no_fate(game: AnyGame, seed: int, shuffled: bool) -> None:
    for seats in (game.seats[0], game.seats[-1]):
        calm = [*play_on(game, seats, random.Random(seed), None)]
        doubting = [*play_on(game, seats, random.Random(seed), random.Random(seed + shuffled))]
        assert doubting == calm
        assert [numbered for numbered, _ in calm] == sorted({numbered for numbered, _ in calm})


@pytest.mark.parametrize(("game", "edition", "seats"), SETUPS)
def test_fates_are_counted_from_one_in_every_turn(game: AnyGame, edition: str, seats: int) -> None:
    chance = random.Random(f"{game.key} {edition} {seats}")
    play = begin(game, Setup(seats, edition))
    turn, fates = int(game.position(play.state) is not None), 0
    while play.result is None:
        assert DICE.number(play, 0) == (turn, fates + 1)
        if play.to_act is None:
            play = play.after(game.write(None, DICE.draw(play, 0)))
            fates += 1
        else:
            play = play.after(act(play, chance))
        if game.position(play.state) is not None:
            turn, fates = turn + 1, 0
        assert number(play) == (turn, fates)


OPENING = ("~ opening kkkkk", "~ opening 12xcc")


def test_an_opening_roll_off_comes_before_the_first_turn() -> None:
    assert number(after("kings-gold")) == (0, 0)
    assert number(after("kings-gold", OPENING[0])) == (0, 1)
    assert number(first := after("kings-gold", *OPENING)) == (1, 0)
    assert number(rolled := first.after("~ roll 12xcc")) == (1, 1)
    assert number(rolled.after("p1 reroll 1")) == (1, 1)
    assert number(rolled.after("p1 reroll 1").after("~ roll 2")) == (1, 2)
    assert number(finish_turn(rolled)) == (2, 0)


def finish_turn(play: Play) -> Play:
    """The play when the next turn begins, after a stop."""
    play = play.after("p1 stop")
    while play.begun is not None:
        play = play.after(sorted(act(play, random.Random(n)) for n in range(9))[0])
    return play


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_fates_of_golden_plays(path: Path) -> None:
    """No two have the same number, and a play that starts where a turn begins starts with one."""
    record, seen = records.read(path.read_text()), list[tuple[int, ...]]()
    play = begin(GAME[record.game], record.setup, table_dice=record.dice is not None)
    if record.start is not None:
        assert number(play) == (1, 0)
    for text in record.steps:
        if text.startswith(REMARK):
            continue
        if text.startswith("~") and not text.endswith(" undo"):
            seen.append(DICE.number(play, 0))
        play = play.after(text)
    if record.dice is None:
        assert seen == sorted({*seen})


def test_golden_plays_begin_in_the_middle_of_every_game() -> None:
    assert {record.game for record in map(_read, GOLDEN) if record.start} == {*GAME}


def test_turns_that_break_a_tie_are_turns() -> None:
    start = {"box": 0, "king": 10, "coins": [25, 25], "seat": 1, "tied": [1, 2]}
    play = after("kings-gold", start=start | {"tie-break": [1, 2]})
    assert number(play) == (1, 0)
    play = finish_turn(play.after("~ roll 12xcc"))
    assert (number(play), play.game.turn_of(play.state)) == ((2, 0), 1)


def _read(path: Path) -> Record:
    return records.read(path.read_text())


def test_cards_and_rolls_of_a_turn_are_counted_together() -> None:
    steps = ("~ card coin", "~ roll kscddmmp", "p1 reroll dd", "~ roll mm", "p1 stop")
    play = after("mille-sabords")
    seen = [number(play)]
    for step in steps:
        play = play.after(step)
        seen.append(number(play))
    assert seen == [(1, 0), (1, 1), (1, 2), (1, 2), (1, 3), (2, 0)]


def test_a_deal_between_two_rounds_continues_the_turn_before_it() -> None:
    """In golden plays of Gold Up: the fates that deal a new round come after those of the turn."""
    found = 0
    for record in map(_read, GOLDEN):
        if record.game != "gold-up":
            continue
        play = begin(GAME["gold-up"], record.setup)
        for text in record.steps:
            if text.startswith(REMARK):
                continue
            before, play = play, play.after(text)
            if text.startswith("~") and before.turn is not None and before.result is None:
                found += 1
                assert before.turn_number > 0
                assert DICE.number(before, 0) == (before.turn_number, before.fates + 1)
    assert found


def test_seating_is_the_first_fate_before_the_first_turn_and_moves_no_other_turn() -> None:
    seated = Dice(SECRET, "tortuga", ("ab" * 16, "-"), seating=(2, 1))
    opening, later = after("kings-gold"), after("kings-gold", *OPENING)
    assert DICE.number(opening, 0) == (0, 1)
    assert seated.number(opening, 0) == (0, 2)
    assert seated.number(later, 0) == DICE.number(later, 0) == (1, 1)


def test_two_plays_of_the_same_dice_roll_the_same_in_the_same_turn() -> None:
    """Whatever else was chosen and rolled in the turn before."""
    rolled = after("kings-gold", *OPENING, "~ roll 12xcc")
    short, long = finish_turn(rolled), finish_turn(rolled.after("p1 reroll 1").after("~ roll 2"))
    assert DICE.draw(short, 5) == DICE.draw(long, 7)
    apart = Dice(SECRET, "tortuga", ("cd" * 16, "-"))
    assert apart.draw(short, 5) != DICE.draw(short, 5), "another text gives other dice"
