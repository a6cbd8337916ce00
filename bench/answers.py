"""The processor time each level needs for a decision.

    python bench/answers.py [--games A,B] [--levels captain] [--seats 2,6] [--plays 2]

Deckhands play. At every decision all levels are asked, and their answers are ignored. The first
answer of each level is not counted, because it loads tables and code. The times are processor
seconds, so other work on the machine matters little. Goals: deckhand and bosun about 0.02 s,
captain at most 1 s.
"""

import argparse
import random
import time
from collections.abc import Sequence
from statistics import mean, quantiles

from doubloon.bots import LEVELS, bot
from doubloon.core.game import AnyGame, offers
from doubloon.core.setup import Setup
from doubloon.games import BUILT_IN


def times(game: AnyGame, seats: int, plays: int, levels: Sequence[str]) -> dict[str, list[float]]:
    """The seconds of each decision by level, in ascending order."""
    setup = Setup(seats)
    asked = {level: bot(game, level, setup) for level in levels}
    found: dict[str, list[float]] = {level: [] for level in levels}
    deckhand = bot(game, "deckhand", setup)
    for number in range(plays):
        chance, state = random.Random(number).randrange, game.start(setup)
        while game.result(state) is None:
            if (seat := game.to_act(state)) is None:
                state = game.play(state, game.draw(state, chance))
                continue
            view, on_offer = game.view(state, seat), offers(game, state)
            for level, choose in asked.items():
                started = time.process_time()
                choose(view, on_offer, chance)
                found[level].append(time.process_time() - started)
            state = game.play(state, deckhand(view, on_offer, chance))
    return {level: sorted(seconds[1:]) for level, seconds in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", default=",".join(game.key for game in BUILT_IN))
    parser.add_argument("--levels", default=",".join(LEVELS[1:]))
    parser.add_argument("--seats", help="default: the fewest and the most of each game")
    parser.add_argument("--plays", type=int, default=2)
    asked = parser.parse_args()
    print("Processor seconds for a decision, by level.\n")
    print("| game | seats | level | mean | 95th percentile | max | decisions |")
    print("|---|---|---|---|---|---|---|")
    for game in BUILT_IN:
        if game.key not in asked.games.split(","):
            continue
        some = asked.seats.split(",") if asked.seats else (game.seats[0], game.seats[-1])
        for seats in map(int, some):
            found = times(game, seats, asked.plays, asked.levels.split(","))
            for level, seconds in found.items():
                late = quantiles(seconds, n=20)[-1]
                columns = f"{mean(seconds):.4f} | {late:.4f} | {seconds[-1]:.4f} | {len(seconds)}"
                print(f"| {game.key} | {seats} | {level} | {columns} |", flush=True)


if __name__ == "__main__":
    main()
