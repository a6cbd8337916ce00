"""How long bosun and captain of Gold Up think about a turn, here.

    python bench/captain_gold_up.py [--plays 2] [--playouts 4000] [--seats 2,6]

Plays between deckhands; at every turn the others are asked too, and their answers are thrown
away. Seconds are those of the processor, so other work on the machine counts little.
"""

import argparse
import random
import time
from statistics import mean, quantiles
from typing import Any

from doubloon.bots import bot
from doubloon.core.game import Setup, offers
from doubloon.games.gold_up import GAME
from doubloon.games.gold_up.bots import PLAYOUTS, bosun, captain


def times(seats: int, plays: int, playouts: int) -> dict[str, list[float]]:
    setup = Setup(seats)
    asked: dict[str, Any] = {"bosun": bosun(setup), "captain": captain(setup, playouts)}
    found: dict[str, list[float]] = {name: [] for name in asked}
    deckhand = bot(GAME, "deckhand", setup)
    for number in range(plays):
        chance, state = random.Random(number).randrange, GAME.start(setup)
        while GAME.result(state) is None:
            if (seat := GAME.to_act(state)) is None:
                state = GAME.play(state, GAME.draw(state, chance))
                continue
            view, on_offer = GAME.view(state, seat), offers(GAME, state)
            for name, choose in asked.items():
                begun = time.process_time()
                choose(view, on_offer, chance)
                found[name].append(time.process_time() - begun)
            state = GAME.play(state, deckhand(view, on_offer, chance))
    return {name: sorted(found[name])[:-1] for name in asked}  # the slowest loads the kernel


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--plays", type=int, default=2)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--seats", default="2,6")
    asked = parser.parse_args()
    print(f"captain: {asked.playouts} playouts a turn; seconds of the processor")
    for seats in map(int, asked.seats.split(",")):
        for name, taken in times(seats, asked.plays, asked.playouts).items():
            late = quantiles(taken, n=20)[-1]
            print(
                f"{seats} seats, {name}: mean {mean(taken):.3f}, 95 % {late:.3f}, "
                f"most {taken[-1]:.3f} s in {len(taken)} turns"
            )


if __name__ == "__main__":
    main()
