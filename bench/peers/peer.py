"""A game of another library on one core: complete plays by uniformly random players.

    python peer.py NAME SECONDS

Runs in its own environment, which bench/kernels.py makes, and does not import Doubloon. Prints
plays, decisions and seconds. A decision is a choice of a player; chance is not counted. Set-up
and compiling happen before the clock starts.
"""

import random
import sys
import time
from collections.abc import Callable

Counted = tuple[int, int]
"""Plays and decisions."""


def open_spiel(name: str) -> Callable[[], Counted]:
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> Counted:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, weights)[0])
            else:
                decisions += 1
                state.apply_action(random.choice(state.legal_actions()))
        return 1, decisions

    return play


def pgx(name: str) -> Callable[[], Counted]:
    """Many plays in one batch, as Pgx is meant to be used; finished plays restart."""
    import jax
    import jax.numpy as jnp
    from pgx import make
    from pgx.experimental import auto_reset

    env, batch, steps = make(name), 512, 64
    step = jax.vmap(auto_reset(env.step, env.init))

    def advance(carry, _):
        state, key = carry
        key, chosen, rolled = jax.random.split(key, 3)
        action = jax.random.categorical(chosen, jnp.log(state.legal_action_mask), axis=-1)
        state = step(state, action, jax.random.split(rolled, batch))
        return (state, key), state.terminated.sum()

    @jax.jit
    def many(state, key):
        (state, key), ended = jax.lax.scan(advance, (state, key), None, steps)
        return state, key, ended.sum()

    key = jax.random.PRNGKey(0)
    at = [jax.vmap(env.init)(jax.random.split(key, batch)), key]

    def play() -> Counted:
        at[0], at[1], ended = many(*at)
        return int(ended), batch * steps

    return play


def rlcard(name: str) -> Callable[[], Counted]:
    import rlcard as peer

    env = peer.make(name)

    def play() -> Counted:
        state, _player = env.reset()
        decisions = 0
        while not env.is_over():
            decisions += 1
            state, _player = env.step(random.choice(list(state["legal_actions"])))
        return 1, decisions

    return play


def pettingzoo(name: str) -> Callable[[], Counted]:
    from importlib import import_module

    env = import_module(f"pettingzoo.classic.{name}").env()

    def play() -> Counted:
        env.reset()
        decisions = 0
        for _agent in env.agent_iter():
            seen, _reward, ended, cut, _info = env.last()
            if ended or cut:
                env.step(None)
            else:
                decisions += 1
                mask = seen["action_mask"]
                env.step(random.choice([n for n, legal in enumerate(mask) if legal]))
        return 1, decisions

    return play


PEERS = {"open-spiel": open_spiel, "pgx": pgx, "rlcard": rlcard, "pettingzoo": pettingzoo}


def main(name: str, seconds: float) -> None:
    library, _, game = name.partition("/")
    play = PEERS[library](game)
    play()
    plays = decisions = 0
    started = time.perf_counter()
    while (passed := time.perf_counter() - started) < seconds:
        more, chosen = play()
        plays += more
        decisions += chosen
    print(plays, decisions, passed)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
