"""Reviews of plays: the accounts add up, and mistakes, luck and results are what they should be."""

import random
from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean
from typing import Any

import numpy as np
import pytest

from doubloon.analysis import marks
from doubloon.analysis.review import Review, number_steps, review
from doubloon.core import record
from doubloon.core.advice import Effort
from doubloon.core.errors import RecordError
from doubloon.core.game import offers
from doubloon.core.parts import Adviser
from doubloon.core.play import Play, replay
from doubloon.core.setup import Setup
from doubloon.games import BUILT_IN
from judged import play_out
from table import GAME, SETUPS, TESTS, after

FEW = Effort(40)
"""Few playouts, for games judged by them."""

GOLDEN = sorted((TESTS / "golden").glob("*/*.dbl"))
START = {"box": 6, "king": 18, "coins": [18, 18], "seat": 1}
UNSOLVED = {"tie-break": "shared", "short-box": "player-first"}


def check_accounts(found: Review) -> None:
    """For every seat `result = start + luck + errors + gifts + model`."""
    for number, seat in enumerate(found.players):
        parts = (seat.start, seat.luck, seat.errors, seat.gifts, seat.model)
        assert sum(parts) == pytest.approx(seat.result, abs=1e-9)
        losses = [
            step.loss for step in found.steps if step.seat == number and step.loss is not None
        ]
        assert seat.errors == pytest.approx(-sum(losses), abs=1e-12)
        assert seat.decisions == len(losses)
        assert min(losses, default=0.0) >= 0
        if losses:
            assert seat.loss == pytest.approx(fmean(losses))
        lucks = [step.luck[number] for step in found.steps if step.luck is not None]
        assert seat.luck == pytest.approx(sum(lucks), abs=1e-9)
        if found.steps:
            assert found.steps[-1].values[number] == seat.result
        if found.is_exact:
            assert seat.model == 0
    total = sum(seat.start for seat in found.players)
    for part in ("luck", "model"):
        assert sum(getattr(seat, part) for seat in found.players) == pytest.approx(0, abs=1e-9)
    assert sum(seat.result for seat in found.players) == pytest.approx(total, abs=1e-9)


def stop(game: str, edition: str, seats: int) -> tuple[Play, Setup]:
    """A play of deckhands that is cut short."""
    setup = Setup(seats, edition)
    way = [*play_out(GAME[game], ["deckhand"] * seats, setup, seed=7).way()][::-1]
    return way[min(len(way) - 1, 45)], setup


@pytest.mark.parametrize(
    ("game", "edition", "seats"), [(game.key, edition, seats) for game, edition, seats in SETUPS]
)
def test_accounts_add_up_in_every_edition_with_any_number_of_seats(
    game: str, edition: str, seats: int
) -> None:
    play, setup = stop(game, edition, seats)
    found = review(play, setup, effort=FEW)
    check_accounts(found)
    assert (found.game, found.edition, len(found.players)) == (game, edition, seats)
    assert found.is_over is (play.result is not None)
    assert found.is_exact is (game == "kings-gold" and seats == 2)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_accounts_add_up_in_golden_plays(path: Any) -> None:
    text = record.read(path.read_text("utf-8"))
    play = replay(GAME[text.game], text)
    found = review(play, text.setup, effort=FEW, numbers=number_steps(text.steps))
    check_accounts(found)
    for step in found.steps:
        given = text.steps[step.number - 1]
        assert play.game.read(given) == play.game.read(step.text) if "resign" not in given else True
    if play.result is not None:
        shares = [
            (seat in play.result.winners) / len(play.result.winners)
            for seat in range(len(found.players))
        ]
        assert [seat.result for seat in found.players] == shares


def losses(reviews: Sequence[Review]) -> float:
    found = [step.loss for one in reviews for step in one.steps if step.loss is not None]
    return fmean(found)


@pytest.mark.parametrize(
    ("game", "target"), [("kings-gold", None), ("mille-sabords", 3000), ("gold-armada", None)]
)
def test_better_levels_lose_less(game: str, target: int | None) -> None:
    setup = Setup(2, target=target)
    found = {}
    for level in ("captain", "bosun", "deckhand", "cabin-boy"):
        plays = [play_out(GAME[game], [level] * 2, setup, seed) for seed in range(3)]
        found[level] = losses([review(play, setup) for play in plays])
    assert found["captain"] == pytest.approx(0, abs=1e-4)
    assert found["captain"] < found["bosun"] < found["deckhand"] < found["cabin-boy"]


def test_a_captain_makes_no_error_in_an_exact_game() -> None:
    setup = Setup(2)
    found = review(play_out(GAME["kings-gold"], ["captain"] * 2, setup, seed=3), setup)
    assert found.is_exact
    assert [seat.errors for seat in found.players] == pytest.approx([0, 0], abs=1e-9)
    assert {seat.grade for seat in found.players} == {"admiral"}
    assert [seat.accuracy for seat in found.players] == pytest.approx([100, 100])
    assert found.mistakes(5) == []


@pytest.mark.parametrize(
    ("game", "seats", "most"),
    [("kings-gold", 3, 0.4), ("mille-sabords", 2, 0.1), ("gold-armada", 2, 0.2)],
)
def test_the_model_is_bounded(game: str, seats: int, most: float) -> None:
    """What only the estimates changed in whole plays, as the root of the mean square."""
    setup = Setup(seats, target=3000 if game == "mille-sabords" else None)
    plays = [play_out(GAME[game], ["bosun"] * seats, setup, seed) for seed in range(4)]
    model = [seat.model for play in plays for seat in review(play, setup).players]
    assert 0 < np.sqrt(np.mean(np.square(model))) < most


# What is not an ordinary step


def test_what_was_taken_back_does_not_count() -> None:
    steps = ("~ roll 12kcc", "# hm", "p1 stop", "p1 undo", "p1 reroll k", "~ roll c")
    plain = ("~ roll 12kcc", "p1 reroll k", "~ roll c")
    setup = Setup(2, start=START)
    played = [step for step in steps if not step.startswith("#")]
    numbers = number_steps(steps)
    again = review(after("kings-gold", *played, start=START), setup, numbers=numbers)
    once = review(after("kings-gold", *plain, start=START), setup)
    assert again.players == once.players
    assert [step.number for step in again.steps] == [1, 5, 6]
    assert [step.text for step in again.steps] == [step.text for step in once.steps]


def test_who_resigns_loses_what_it_had() -> None:
    setup = Setup(2, start=START)
    play = after("kings-gold", "~ roll 12kcc", start=START)
    before = review(play, setup)
    found = review(play.after("p1 resign"), setup)
    check_accounts(found)
    assert not before.is_over
    assert found.is_over
    lost = before.players[0].result
    assert lost > 0.3
    assert found.players[0].errors == pytest.approx(-lost)
    assert found.players[1].gifts == pytest.approx(lost)
    assert (found.steps[-1].seat, found.steps[-1].mark) == (0, "very-bad")


def test_with_more_seats_a_resignation_costs_nothing_by_itself() -> None:
    start = {"box": 20, "king": 6, "coins": [12, 10, 12], "seat": 1}
    steps = ("p1 resign", "~ roll 12kcc", "p3 resign", "p1 stop")
    found = review(after("kings-gold", *steps, seats=3, start=start), Setup(3, start=start))
    check_accounts(found)
    resigned = [step for step in found.steps if step.text.endswith("resign")]
    assert [(step.seat, step.loss) for step in resigned] == [(0, None), (2, None)]


def test_the_margin_of_a_resigned_play_is_that_of_its_last_position() -> None:
    taken = dict.fromkeys(("barrel", "parrot", "rum", "cannon", "hook", "compass"), 3)
    start = {
        "taken": {**taken, "three": 3, "full-house": 3, "four": 2, "five": 1},
        "doubloons": [[1, 2, 3] * 3 + [2, 3, 4, 3, 4], [1, 2, 3] * 3 + [3, 4, 5, 4]],
        "skulls": [3, 2],
        "seat": 1,
    }
    setup = Setup(2, start=start)
    play = after("gold-armada", "~ roll hhbpr", start=start)
    assert (
        review(play.after("p1 resign"), setup, "margin").players
        == review(play, setup, "margin").players
    )


def test_a_play_without_a_step_is_worth_its_start() -> None:
    (mine, theirs) = review(after("kings-gold", start=START), Setup(2, start=START)).players
    assert (mine.luck, mine.errors, mine.decisions) == (0, 0, 0)
    assert (mine.start, mine.accuracy, mine.grade) == (mine.result, None, None)
    assert mine.start + theirs.start == pytest.approx(1)


def test_a_finished_position_has_nothing_to_review() -> None:
    start = {"box": 0, "king": 20, "coins": [25, 15], "seat": 1}
    with pytest.raises(RecordError, match="review-nothing"):
        review(after("kings-gold", start=start), Setup(2, start=start))


# Terms


@pytest.mark.usefixtures("no_tables")
def test_an_unsolved_target_is_estimated_by_a_race() -> None:
    setup = Setup(2, target=12_000, start={"points": [11_000, 10_500], "seat": 1})
    *_, play = [*play_out(GAME["mille-sabords"], ["deckhand"] * 2, setup, seed=1).way()][-9:-1][
        ::-1
    ]
    found = review(play, setup)
    check_accounts(found)
    assert (found.is_exact, found.how) == (False, "race")


def test_readings_that_only_the_rules_know_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "doubloon.analysis.review.find_rules_only_reading", lambda _game, _setup: "tie-break"
    )
    with pytest.raises(RecordError, match="best-reading"):
        review(after("kings-gold", start=START), Setup(2, start=START))


def test_a_game_without_a_judge_and_an_unknown_goal_are_refused() -> None:
    play = after("kings-gold", start=START)
    silent = replace(play.game, advice=lambda: Adviser(("win",), lambda *_: None))  # type: ignore[arg-type]
    with pytest.raises(RecordError, match="review-no-judge"):
        review(play._replace(game=silent), Setup(2, start=START))
    with pytest.raises(RecordError, match="review-no-goal"):
        review(play, Setup(2, start=START), "points")


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    play = after("kings-gold", "~ roll 12kcc", "p1 stop", start=START)
    review(play, Setup(2, start=START), watch=lambda done, whole: told.append((done, whole)))
    assert told == [(0, 2), (1, 2)]


# Gold Up: by playouts


def test_gold_up_judges_by_what_the_seat_knew() -> None:
    """Other hidden cards give the same verdicts, as long as the seat sees the same."""
    game = GAME["gold-up"]
    assert game.advice is not None
    assert game.redeal is not None
    judge = game.advice().judge
    assert judge is not None
    setup = Setup(3)
    way = [*play_out(game, ["deckhand"] * 3, setup, seed=2).way()][::-1]
    here = next(at for at in way[60:] if sum(map(len, offers(game, at.state).values())) > 1)
    act = next(iter(game.acts(here.state)))
    other = game.redeal(here.state, here.to_act, random.Random(3).randrange)
    assert other != here.state
    (first,), (second,) = judge([here.state], "win", FEW), judge([other], "win", FEW)
    assert first.rate(here.state, act) == second.rate(other, act)
    assert first.value(here.state) != second.value(other)


def test_gold_up_says_how_sure_it_is() -> None:
    play, setup = stop("gold-up", "pink-monkey-fr", 2)
    found = review(play, setup, effort=FEW)
    assert (found.is_exact, found.how, found.playouts) == (False, "playouts", 40)
    for step in found.steps:
        assert step.error is not None
        if step.loss:
            assert step.loss > 2 * step.error
        if step.mark is not None and step.luck is not None:
            assert max(map(abs, step.luck)) > 2 * step.error
    assert all(seat.luck_error is not None for seat in found.players)
    with pytest.raises(RecordError, match="gu-review-playouts"):
        review(play, setup, effort=Effort(3))


def test_gold_up_luck_is_zero_on_average() -> None:
    """At some chance steps, over all cards, within four standard errors."""
    game = GAME["gold-up"]
    assert game.advice is not None
    ask = game.advice().judge
    assert ask is not None
    way = [*play_out(game, ["deckhand"] * 2, Setup(2), seed=5).way()][::-1]
    chance = [here for here in way[:-1] if here.to_act is None][30:60:6]
    (judge,) = ask([way[0].state], "win", Effort(600))
    for here in chance:
        fates = [*game.fates(here.state)]
        whole = sum(weight for _, weight in fates)
        mean = sum(
            weight * np.array(judge.value(game.play(here.state, fate))) for fate, weight in fates
        )
        error = judge.error(here.state)
        assert error is not None
        assert mean / whole == pytest.approx(judge.value(here.state), abs=4 * np.sqrt(2) * error)


def test_better_levels_choose_better_in_the_same_positions_of_gold_up() -> None:
    """All levels are asked in every position, because their own plays are of different kinds."""
    from doubloon.bots import bot

    game, setup = GAME["gold-up"], Setup(2)
    assert game.advice is not None
    ask = game.advice().judge
    assert ask is not None
    levels = ("captain:200", "bosun", "deckhand")
    players = {level: bot(game, level, setup) for level in levels}
    lost = dict.fromkeys(levels, 0.0)
    way = [*play_out(game, ["bosun", "deckhand"], setup, seed=0).way()]
    (judge,) = ask([way[-1].state], "win", Effort(100))
    for here in way:
        acts = {} if here.to_act is None else offers(game, here.state)
        if here.to_act is not None and sum(map(len, acts.values())) > 1:
            view = game.view(here.state, here.to_act)
            chosen = {
                level: choose(view, acts, random.Random(1).randrange)
                for level, choose in players.items()
            }
            values = dict(judge.rate(here.state, chosen["deckhand"]).acts)
            for level, act in chosen.items():
                lost[level] += max(values.values()) - values[act]
    assert lost["captain:200"] < lost["bosun"] < lost["deckhand"]


# Marks


def test_marks_accuracy_and_grades() -> None:
    assert [marks.mark_loss(loss, "win") for loss in (0.0099, 0.01, 0.03, 0.08, 0.9)] == [
        None,
        "doubtful",
        "bad",
        "very-bad",
        "very-bad",
    ]
    assert [marks.mark_luck(luck, "win") for luck in (0.05, 0.06, 0.15, -0.06, -0.15)] == [
        None,
        "lucky",
        "very-lucky",
        "unlucky",
        "very-unlucky",
    ]
    assert marks.mark_loss(0.5, "margin") == "doubtful"
    assert marks.accuracy_of([0.0, 0.1], "win") == pytest.approx(50 * (1 + np.exp(-1)))
    grades = [marks.grade_of([loss], "win") for loss in (0.0, 0.001, 0.005, 0.02, 0.1)]
    assert grades == ["admiral", "captain", "bosun", "deckhand", "cabin-boy"]
    assert (marks.grade_of([], "win"), marks.accuracy_of([], "win")) == (None, None)


def test_every_game_can_be_reviewed() -> None:
    assert all(game.advice is not None and game.advice().judge is not None for game in BUILT_IN)
