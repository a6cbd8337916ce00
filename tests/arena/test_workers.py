"""The result of a match does not depend on the workers that play it."""

import os
from collections.abc import Iterable

import pytest

from doubloon.arena import workers
from doubloon.arena.chunks import Chunk, play_chunk, split
from doubloon.arena.match import Match
from doubloon.arena.tally import Tally
from doubloon.core.setup import Setup

COMPILED = Match("kings-gold", Setup(3), ("deckhand", "cabin-boy", "deckhand"), 11)
SHARED = {"tie-break": "shared"}


def total(parts: Iterable[Tally]) -> Tally:
    return sum(parts, Tally())


@pytest.mark.parametrize("plays", [1, 5, 1_000, 1_001])
def test_chunks_are_whole_deals_and_cover_everything(plays: int) -> None:
    for number in (1, 2, 7):
        found = [*split(COMPILED, plays, number)]
        assert [n for chunk in found for n in range(chunk.first, sum(chunk))] == [*range(plays)]
        assert all(chunk.first % 3 == 0 for chunk in found)


def test_the_number_of_workers_changes_nothing() -> None:
    alone = total(workers.run(COMPILED, 3_001, 1))
    assert alone.plays == 3_001
    assert total(workers.run(COMPILED, 3_001, 2)) == alone
    assert total(workers.run(COMPILED, 3_001, 3)) == alone


def test_another_seed_gives_another_match() -> None:
    other = Match(COMPILED.key, COMPILED.setup, COMPILED.bots, COMPILED.seed + 1)
    assert total(workers.run(other, 300, 1)) != total(workers.run(COMPILED, 300, 1))


def test_in_one_deal_every_bot_sits_everywhere_with_the_same_dice() -> None:
    """With equal bots, all plays of a deal are the same play."""
    equal = Match("gold-armada", Setup(2), ("deckhand", "deckhand"), 3)
    results = equal.plays(0, 20)
    assert (results[0::2] == results[1::2]).all()
    assert len({*map(bytes, results)}) > 5


def test_rules_and_kernel_agree_on_average(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their dice differ, so only the means are compared."""
    match = Match("gold-armada", Setup(2), ("deckhand", "cabin-boy"), 2)
    compiled = total(workers.run(match, 4_000, 1))
    slow = Match("gold-armada", Setup(2), ("deckhand", "cabin-boy"), 2)
    monkeypatch.setitem(vars(slow), "uncovered", "test")
    by_rules = total(workers.run(slow, 200, 1))
    for place in range(2):
        rates = [found.shares[place] / found.plays / 60 for found in (compiled, by_rules)]
        assert abs(rates[0] - rates[1]) < 0.15
    turns = [
        sum(n * k for n, k in found.turns.items()) / found.plays for found in (compiled, by_rules)
    ]
    assert abs(turns[0] - turns[1]) < 1.5


def lost_once(chunk: Chunk, folder: str) -> None:
    """End the process, but only once."""
    try:
        os.close(os.open(f"{folder}/lost", os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return
    if chunk.first:
        os._exit(1)
    os.unlink(f"{folder}/lost")


def test_no_play_is_lost_or_counted_twice_when_a_worker_dies(
    monkeypatch: pytest.MonkeyPatch, tmp_path: os.PathLike[str]
) -> None:
    played = play_chunk

    def play(match: Match, chunk: Chunk) -> Tally:
        lost_once(chunk, os.fspath(tmp_path))
        return played(match, chunk)

    alone = total(workers.run(COMPILED, 3_000, 1))
    monkeypatch.setattr(workers, "play_chunk", play)
    assert total(workers.run(COMPILED, 3_000, 2)) == alone
    assert (tmp_path / "lost").exists()  # type: ignore[operator]
