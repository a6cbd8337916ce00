"""The losses and the luck behind the marks, grades and accuracy of reviews.

    python fit/fit_review.py [--games A,B] [--plays 20] [--playouts 500] [--seed 1]

In each play all seats have the same level. The thresholds in `analysis/marks.py` are chosen from
these tables by hand: they are round numbers, the same for all games.
"""

import argparse
from random import Random

import numpy as np

from doubloon.analysis.marks import accuracy_of, grade_of, mark_loss, mark_luck
from doubloon.analysis.review import Review, review
from doubloon.bots import LEVELS, bot
from doubloon.core.advice import Effort
from doubloon.core.game import AnyGame, offers
from doubloon.core.play import Play, begin
from doubloon.core.setup import Setup
from doubloon.games import BUILT_IN

SHARES = (0.5, 0.75, 0.9, 0.95, 0.99)


def play_out(game: AnyGame, level: str, setup: Setup, seed: str) -> Play:
    chance, play = Random(seed), begin(game, setup)
    player = bot(game, level, setup)
    while play.result is None:
        if (seat := play.to_act) is None:
            play = play.after_fate(game.draw(play.state, chance.randrange))
        else:
            act = player(game.view(play.state, seat), offers(game, play.state), chance.randrange)
            play = play.after(game.write(seat, act))
    return play


def describe(reviews: list[Review], where: str) -> None:
    steps = [step for found in reviews for step in found.steps]
    losses = [step.loss for step in steps if step.loss is not None]
    lost = [loss for loss in losses if loss > 1e-9]
    means = [seat.loss for found in reviews for seat in found.players if seat.decisions]
    marks = [mark_loss(loss, "win") for loss in losses]
    shares = " ".join(f"{n:.3f}" for n in np.quantile(lost or [0.0], SHARES))
    counted = " ".join(
        f"{marks.count(m) / len(losses):.1%}" for m in ("doubtful", "bad", "very-bad")
    )
    accuracy, grade = accuracy_of(losses, "win"), grade_of(losses, "win")
    print(
        f"| {where} | {np.mean(losses):.4f} | {np.quantile(means, 0.1):.4f}-"
        f"{np.quantile(means, 0.9):.4f} | {shares} | {counted} | {accuracy:.1f} | {grade} |",
        flush=True,
    )


def describe_luck(reviews: list[Review], where: str) -> None:
    lucks = [max(map(abs, step.luck)) for found in reviews for step in found.steps if step.luck]
    marks = [mark_luck(luck, "win") for luck in lucks]
    shares = " ".join(f"{n:.3f}" for n in np.quantile(lucks, SHARES))
    counted = " ".join(f"{marks.count(m) / len(lucks):.1%}" for m in ("lucky", "very-lucky"))
    models = [seat.model for found in reviews for seat in found.players]
    print(
        f"| {where} | luck {shares} | {counted} | model {np.sqrt(np.mean(np.square(models))):.3f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", default=",".join(game.key for game in BUILT_IN))
    parser.add_argument("--plays", type=int, default=20)
    parser.add_argument("--playouts", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(
        "| level | mean loss | of 80 % of seats | losses at 50 75 90 95 99 % | marks | accuracy |"
    )
    print("|---|---|---|---|---|---|")
    for game in BUILT_IN:
        if game.key not in asked.games.split(","):
            continue
        for seats in (2, 4):
            setup = Setup(seats)
            for level in LEVELS:
                where = f"{game.key} {seats} {level}"
                found = []
                for number in range(asked.plays):
                    play = play_out(game, level, setup, f"{asked.seed} {number}")
                    found.append(review(play, setup, "win", Effort(asked.playouts)))
                describe(found, where)
                describe_luck(found, where)


if __name__ == "__main__":
    main()
