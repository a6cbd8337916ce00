"""Plays of King's Gold for the peer's game to repeat: the same game is played on both servers.

python bench/load/same.py [PLAYS]

Prints every play as its steps, each with where the play stood after it, and who won.
"""

import json
import random
import sys
from typing import Any

from doubloon.core.play import begin
from doubloon.core.setup import Setup
from doubloon.games.kings_gold import GAME

PLAYS = 100


def plays(many: int) -> list[dict[str, Any]]:
    chance = random.Random(1)
    return [_played(chance) for _ in range(many)]


def _played(chance: random.Random) -> dict[str, Any]:
    play, steps = begin(GAME, Setup(2)), list[list[Any]]()
    while play.result is None:
        if play.awaits_chance:
            play = play.after_fate(GAME.draw(play.state, chance.randrange))
        else:
            kinds = [*GAME.offers(play.state).values()] if GAME.offers else []
            act = chance.choice(chance.choice(kinds))
            play = play.after(GAME.write(play.to_act, act))
        state = play.state
        stands = state.box, state.king, state.coins, state.phase, state.table, state.seat
        steps.append([play.line, *stands])
    return {"steps": steps, "winners": play.result.winners}


if __name__ == "__main__":
    print(json.dumps(plays(int(sys.argv[1]) if len(sys.argv) > 1 else PLAYS)))
