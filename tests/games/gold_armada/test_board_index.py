"""The numbering of Gold Armada's boards."""

from doubloon.games.gold_armada.rules.board import PIERS
from doubloon.games.gold_armada.rules.editions import shipped_board
from doubloon.games.gold_armada.solve.board_index import boards


def test_equivalent_boards_share_a_number() -> None:
    found = boards(shipped_board())
    rum, cannon = PIERS.index("rum"), PIERS.index("cannon")
    for special in ((0, 0, 0, 0), (1, 2, 0, 3), (3, 3, 3, 3)):
        one, other = [0] * 6 + [*special], [0] * 6 + [*special]
        one[rum], other[cannon] = 2, 2
        assert found.find(one) == found.find(other)
        assert found.canonical(tuple(one)) == found.canonical(tuple(other))
    barrel = [1] + [0] * 9
    parrot = [0, 1] + [0] * 8
    assert found.find(barrel) != found.find(parrot)
    barrel[6:], parrot[6:] = [3, 3, 3, 3], [3, 3, 3, 3]
    assert found.find(barrel) == found.find(parrot)


def test_every_number_has_its_board() -> None:
    found = boards(shipped_board())
    every = found.list_boards()
    assert len(every) == found.count == 540_084
    for number in range(0, found.count, 997):
        assert found.find(every[number].tolist()) == number


def test_without_interchangeable_piers_every_board_has_its_own_number() -> None:
    plain = shipped_board()
    piers = [
        pier._replace(spaces=tuple(s._replace(value=s.value + 10 * n) for s in pier.spaces))
        for n, pier in enumerate(plain.piers)
    ]
    assert boards(plain._replace(piers=tuple(piers))).count == 4**10
