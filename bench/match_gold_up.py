"""One bot against others in Gold Up, the captain with any number of playouts.

    python bench/match_gold_up.py captain bosun [--seats 2] [--plays 60] [--playouts 200] [--seed 1]

The first named sits in every seat in turn, the second in all others; the same deals come to every
seat. Prints the share of plays won, its standard error, and what no skill would give.
"""

import argparse
import random
from math import sqrt
from typing import Any

from doubloon.bots import LEVELS, bot
from doubloon.core.game import Setup, offers
from doubloon.games.gold_up import GAME
from doubloon.games.gold_up.bots import PLAYOUTS, captain


def won(setup: Setup, players: list[Any], seed: str) -> dict[int, float]:
    chance, whim = (random.Random(f"{seed} {of}").randrange for of in ("chance", "whim"))
    state = GAME.start(setup)
    while (result := GAME.result(state)) is None:
        if (seat := GAME.to_act(state)) is None:
            state = GAME.play(state, GAME.draw(state, chance))
        else:
            view = GAME.view(state, seat)
            state = GAME.play(state, players[seat](view, offers(GAME, state), whim))
    return {seat: 1 / len(result.winners) for seat in result.winners}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("one", choices=LEVELS)
    parser.add_argument("others", choices=LEVELS)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--plays", type=int, default=60)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    setup = Setup(asked.seats)
    one, others = (
        captain(setup, asked.playouts) if level == "captain" else bot(GAME, level, setup)
        for level in (asked.one, asked.others)
    )
    wins = 0.0
    for number in range(asked.plays):
        seat = number % asked.seats
        players = [one if n == seat else others for n in range(asked.seats)]
        wins += won(setup, players, f"{asked.seed} {number // asked.seats}").get(seat, 0.0)
    rate = wins / asked.plays
    error = sqrt(max(rate * (1 - rate), 1 / asked.plays) / asked.plays)
    print(
        f"{asked.one} against {asked.others}, {asked.seats} seats, {asked.plays} plays: "
        f"{rate:.3f} ± {error:.3f}, {1 / asked.seats:.3f} without skill"
    )


if __name__ == "__main__":
    main()
