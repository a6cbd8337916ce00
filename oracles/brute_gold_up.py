"""An independent oracle for Gold Up: it counts lines of play, and plays given turns.

The rules are written here a second time, from the rulebook, over plain strings and tuples. This
program shares no code with the package. `tests/exact` holds what it prints:

* `perft`: the number of lines of a given length from a position, and their total weight;
* `turn`: the position after one or a few given turns.

Without options it prints the numbers; `--write` stores them, `--check` compares them.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from stored import TESTS, block, main

COLOURS = "wrbgpy"
KINDS = "wrbgpyjKC"
"""White, red, blue, green, purple, yellow, joker, key thief, chest thief: as in the notation."""

ALL_CHESTS = "w" * 16 + "r" * 11 + "b" * 8 + "g" * 7 + "p" * 4 + "y" * 2
ALL_KEYS = ALL_CHESTS + "j" * 4 + "K" * 4 + "C" * 6
GOLD = {"w": 5, "r": 8, "b": 10, "g": 12, "p": 20, "y": 40}
TARGET = 300

PLACES = "abcdefghijk"
SERIES = ("abc", "de", "f", "gh", "ijk", "adfhk", "cefgi")

Reading = bool | int | str
Readings = Mapping[str, Reading]

NO_READINGS: Readings = {}

DEFAULTS: Readings = {
    "stalemate-ends-round": True,
    "bottom-order": "canonical",
    "min-stolen-chests": 1,
    "tie-break": "extra-round",
    "keep-hands": False,
}


class Position(NamedTuple):
    """Where every card is, and which fates are still to come.

    `under` is the known bottom of the key pile, top first, in groups of unknown order. `owed`
    lists the fates to come, each with its seat or place; when it is empty, `seat` acts. A dot in
    `table` is an empty place.
    """

    table: str
    hands: tuple[str, ...]
    chests: tuple[str, ...]
    unseen_keys: str
    unseen_chests: str
    under: tuple[str, ...]
    points: tuple[int, ...]
    starter: int
    passes: int
    seat: int
    owed: tuple[tuple[str, int], ...] = ()
    over: bool = False


class Case(NamedTuple):
    """A position to count from, or turns to play if `depth` is 0."""

    name: str
    seats: int
    steps: tuple[str, ...] = ()
    depth: int = 0
    start: Position | None = None
    readings: Readings = NO_READINGS


# Multisets are strings in the order of the notation.


def ordered(cards: Sequence[str]) -> str:
    return "".join(sorted(cards, key=KINDS.index))


def minus(cards: str, some: str) -> str:
    for card in some:
        if card not in cards:
            raise ValueError(f"no {card} in {cards}")
        cards = cards.replace(card, "", 1)
    return cards


def contains(cards: str, some: str) -> bool:
    return all(cards.count(card) >= some.count(card) for card in set(some))


def picks(cards: str) -> Iterator[str]:
    """Every distinct way to pick some, all or none of these cards."""
    for numbers in product(*(range(cards.count(kind) + 1) for kind in KINDS)):
        yield "".join(kind * n for kind, n in zip(KINDS, numbers, strict=True))


def put_at(values: tuple[str, ...], index: int, value: str) -> tuple[str, ...]:
    return (*values[:index], value, *values[index + 1 :])


# The rules.


def payments(chests: str, hand: str) -> list[str]:
    """Every multiset of keys in this hand that opens exactly these chests. [gu.joker]"""
    jokers = hand.count("j")
    short = sum(max(0, chests.count(colour) - hand.count(colour)) for colour in COLOURS)
    if short > jokers:
        return []
    return [
        keys
        for left in picks(chests)
        if len(left) <= jokers
        and contains(hand, keys := ordered(minus(chests, left) + "j" * len(left)))
    ]


def choices(position: Position, readings: Readings) -> list[tuple[str, int]]:
    """Every step that may come next, with its weight."""
    if position.over:
        return []
    if position.owed:
        return fates(position)
    return [(act, 1) for act in acts(position, readings)]


def fates(position: Position) -> list[tuple[str, int]]:
    kind, number = position.owed[0]
    if kind == "chest":
        cards, text = position.unseen_chests, "~ chest"
    elif kind == "key":
        cards, text = top_of_keys(position), f"~ key p{number + 1}"
    else:  # the one who loses is the other of two
        cards, text = position.hands[1 - number], "~ lose"
    return [(f"{text} {card}", cards.count(card)) for card in KINDS if card in cards]


def top_of_keys(position: Position) -> str:
    """The cards among which the top one is: the unseen part, then the known bottom."""
    return position.unseen_keys or position.under[0]


def keys_left(position: Position) -> int:
    return len(position.unseen_keys) + sum(map(len, position.under))


def acts(position: Position, readings: Readings) -> list[str]:
    seat = position.seat
    hand = position.hands[seat]
    others = [other for other in range(len(position.hands)) if other != seat]
    found = ["draw"]  # [gu.draw]
    for number, places in enumerate(SERIES, 1):
        chests = ordered([position.table[PLACES.index(place)] for place in places])
        found += [f"take {number} with {keys}" for keys in payments(chests, hand)]
    if "K" in hand:  # [gu.empty-hand]
        found += [f"rob-keys p{other + 1}" for other in others if position.hands[other]]
    if "C" in hand:  # [gu.steal-least]
        for other in others:
            for chests in picks(position.chests[other]):
                if len(chests) >= int(readings["min-stolen-chests"]):
                    found += [write_theft(other, chests, keys) for keys in payments(chests, hand)]
    return [f"p{seat + 1} {act}" for act in found]


def write_theft(victim: int, chests: str, keys: str) -> str:
    if not chests:
        return f"rob-chests p{victim + 1}"
    return f"rob-chests p{victim + 1} {chests} with {keys}"


def after(position: Position, step: str, readings: Readings) -> Position:
    """The position after this step, which is one of the choices."""
    who, kind, *rest = step.split()
    if who == "~":
        return apply_fate(position, rest[-1], readings)
    position = position._replace(passes=position.passes if kind == "draw" else 0)
    if kind == "draw":
        return play_draw(position, readings)
    if kind == "take":
        return play_take(position, int(rest[0]), rest[2], readings)
    victim = int(rest[0][1:]) - 1
    if kind == "rob-keys":
        return play_rob_keys(position, victim, readings)
    chests, keys = (rest[1], rest[3]) if len(rest) > 1 else ("", "")
    return play_rob_chests(position, victim, chests, keys, readings)


def apply_fate(position: Position, card: str, readings: Readings) -> Position:
    """The position after a fate has shown this card."""
    (kind, number), *later = position.owed
    position = position._replace(owed=tuple(later))
    if kind == "lose":
        hands = put_at(position.hands, 1 - number, minus(position.hands[1 - number], card))
        hands = put_at(hands, number, ordered(hands[number] + card))
        return position._replace(hands=hands)
    if kind == "key":
        if position.unseen_keys:
            position = position._replace(unseen_keys=minus(position.unseen_keys, card))
        else:
            first = minus(position.under[0], card)
            under = ((first,) if first else ()) + position.under[1:]
            position = position._replace(under=under)
        hand = ordered(position.hands[number] + card)
        return position._replace(hands=put_at(position.hands, number, hand))
    table = position.table[:number] + card + position.table[number + 1 :]
    unseen = minus(position.unseen_chests, card)
    position = position._replace(table=table, unseen_chests=unseen)
    return position if unseen else round_over(position, readings)  # [gu.round-end]


def next_seat(position: Position) -> Position:
    return position._replace(seat=(position.seat + 1) % len(position.hands))


def put_under(position: Position, keys: str, thief: str, readings: Readings) -> Position:
    """The played cards leave the hand and go under the pile. [gu.keys-under]"""
    played = ordered(keys) + thief
    hand = minus(position.hands[position.seat], played)
    groups = (played,) if readings["bottom-order"] == "shuffled" else tuple(played)
    hands = put_at(position.hands, position.seat, hand)
    return position._replace(hands=hands, under=position.under + groups)


def play_draw(position: Position, readings: Readings) -> Position:
    cards = min(2, keys_left(position))
    if cards:
        owed = (("key", position.seat),) * cards
        return next_seat(position._replace(owed=owed, passes=0))
    position = position._replace(passes=position.passes + 1)
    stuck = position.passes >= len(position.hands)
    if stuck and readings["stalemate-ends-round"]:  # [gu.stalemate]
        return round_over(position, readings)
    return next_seat(position)


def play_take(position: Position, series: int, keys: str, readings: Readings) -> Position:
    numbers = [PLACES.index(place) for place in SERIES[series - 1]]
    won = "".join(position.table[number] for number in numbers)
    table = "".join("." if n in numbers else chest for n, chest in enumerate(position.table))
    chests = put_at(position.chests, position.seat, ordered(position.chests[position.seat] + won))
    owed = tuple(("chest", number) for number in numbers)  # [gu.refill]
    position = put_under(position, keys, "", readings)
    return next_seat(position._replace(table=table, chests=chests, owed=owed))


def play_rob_keys(position: Position, victim: int, readings: Readings) -> Position:
    seat = position.seat
    position = put_under(position, "", "K", readings)
    loot = position.hands[victim]
    if len(position.hands) == 2:  # [gu.key-thief-two]
        return next_seat(position._replace(owed=(("lose", seat),) * min(2, len(loot))))
    hands = put_at(position.hands, victim, "")
    return next_seat(position._replace(hands=put_at(hands, seat, ordered(hands[seat] + loot))))


def play_rob_chests(
    position: Position, victim: int, chests: str, keys: str, readings: Readings
) -> Position:
    position = put_under(position, keys, "C", readings)
    held = put_at(position.chests, victim, minus(position.chests[victim], chests))
    held = put_at(held, position.seat, ordered(held[position.seat] + chests))
    return next_seat(position._replace(chests=held))


def gold(chests: str) -> int:
    return sum(GOLD[chest] for chest in chests)


def round_over(position: Position, readings: Readings) -> Position:
    """The round is scored; then the play is over, or the next round is dealt. [gu.round-score]"""
    pairs = zip(position.points, position.chests, strict=True)
    points = tuple(total + gold(chests) for total, chests in pairs)
    if max(points) >= TARGET:
        alone = points.count(max(points)) == 1
        if alone or readings["tie-break"] == "shared":
            return position._replace(points=points, over=True, owed=())
    starter = (position.starter + 1) % len(points)  # [gu.turn-order]
    return deal(points, starter, position.hands if readings["keep-hands"] else None)


def deal(points: tuple[int, ...], starter: int, kept: tuple[str, ...] | None = None) -> Position:
    """A new round: five keys each unless hands are kept, and eleven chests. [gu.next-round]"""
    seats = len(points)
    keys = [("key", (starter + n) % seats) for n in range(5 * seats)]
    return Position(
        table="." * len(PLACES),
        hands=kept or ("",) * seats,
        chests=("",) * seats,
        unseen_keys=minus(ALL_KEYS, "".join(kept or ())),
        unseen_chests=ALL_CHESTS,
        under=(),
        points=points,
        starter=starter,
        passes=0,
        seat=starter,
        owed=(*(() if kept else keys), *(("chest", n) for n in range(len(PLACES)))),
    )


def points_now(position: Position) -> list[int]:
    """Gold of finished rounds and of the chests held now."""
    if position.over:
        return list(position.points)
    pairs = zip(position.points, position.chests, strict=True)
    return [total + gold(chests) for total, chests in pairs]


def winners(position: Position) -> list[int]:
    """The winning seats, counted from 1; none before the end."""
    if not position.over:
        return []
    return [n for n, total in enumerate(position.points, 1) if total == max(position.points)]


# Counting lines and playing turns.


def perft(position: Position, depth: int, readings: Readings) -> tuple[int, int]:
    """Lines of exactly `depth` further steps, and their total weight."""
    if depth == 0:
        return 1, 1
    steps = choices(position, readings)
    if depth == 1:
        return len(steps), sum(weight for _, weight in steps)
    lines = total = 0
    for step, weight in steps:
        below, mass = perft(after(position, step, readings), depth - 1, readings)
        lines += below
        total += weight * mass
    return lines, total


def play_steps(case: Case) -> Position:
    """The position after a case's steps, each of which must be legal."""
    readings = {**DEFAULTS, **case.readings}
    position = case.start or deal((0,) * case.seats, 0)
    for step in case.steps:
        if step not in dict(choices(position, readings)):
            raise ValueError(f"{case.name}: {step} is not possible")
        position = after(position, step, readings)
    return position


class Chance:
    """A small generator, so that the cases do not depend on a library."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def below(self, limit: int) -> int:
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % limit

    def pick(self, steps: Sequence[tuple[str, int]]) -> str:
        """A step: first a kind of act with equal chances; fates by weight."""
        if not steps[0][0].startswith("~"):
            kinds = sorted({step.split()[1] for step, _ in steps})
            kind = kinds[self.below(len(kinds))]
            steps = [(step, weight) for step, weight in steps if step.split()[1] == kind]
        cards = [step for step, weight in steps for _ in range(weight)]
        return cards[self.below(len(cards))]


def play_fates(case: Case) -> Case:
    """The case with fates added until a seat acts or the play is over."""
    chance = Chance(sum(map(ord, case.name)))
    readings = {**DEFAULTS, **case.readings}
    position = play_steps(case)
    steps = list(case.steps)
    while position.owed:
        steps.append(chance.pick(choices(position, readings)))
        position = after(position, steps[-1], readings)
    return case._replace(steps=tuple(steps))


# The cases.


def begin(
    table: str,
    hands: tuple[str, ...],
    chests: tuple[str, ...] | None = None,
    *,
    keys: str | None = None,
    under: str | None = None,
    pile: str | None = None,
    points: tuple[int, ...] | None = None,
    starter: int = 1,
    passes: int = 0,
    seat: int = 1,
) -> Position:
    """A position in which every card of the box has a place.

    Keys that are not named are unseen, or lie mixed under the pile if the unseen ones are named.
    Chests that are not named are in the pile, or in front of the last seat if the pile is named.
    """
    seats = len(hands)
    front = list(chests or ("",) * seats)
    if pile is None:
        pile = minus(ALL_CHESTS, table + "".join(front))
    else:
        front[-1] = ordered(front[-1] + minus(ALL_CHESTS, table + "".join(front) + pile))
    rest = minus(ALL_KEYS, "".join(hands) + (keys or "") + (under or ""))
    if keys is None:
        keys, rest = rest, ""
    if under is None:
        under, rest = "".join(rest[n::7] for n in range(7)), ""
    if rest:
        raise ValueError(f"keys left over: {rest}")
    return Position(
        table, tuple(map(ordered, hands)), tuple(map(ordered, front)), ordered(keys), ordered(pile),
        tuple(under), points or (0,) * seats, starter - 1, passes, seat - 1,
    )  # fmt: skip


def hoard(*hands: str, spare: str = "") -> tuple[str, ...]:
    """Hands of which the last also holds every key that is nowhere else."""
    return (*hands[:-1], hands[-1] + minus(ALL_KEYS, "".join(hands) + spare))


TABLE = "wwrbgpwwrbw"
CHEAP = "wwwrrwwrwww"
RICH = "ypgpbgywprb"

DEAL_2 = tuple("wwrrbbgjKC")
DEAL_3 = tuple("wrbwrbjKCwgpwww")
DEAL_6 = tuple("wwwwwwrrrrrrbbbbbbggggggjjKKCC")


def dealt(seats: int, keys: Sequence[str], chests: str) -> tuple[str, ...]:
    return (
        *(f"~ key p{n % seats + 1} {card}" for n, card in enumerate(keys)),
        *(f"~ chest {card}" for card in chests),
    )


def perft_cases() -> list[Case]:
    return [*opening_cases(), *act_cases(), *pile_cases(), *ending_cases()]


def opening_cases() -> list[Case]:
    return [
        Case("deal, two seats", 2, depth=4),
        Case("deal, three seats", 3, depth=4),
        Case("deal, six seats", 6, depth=5),
        Case("end of the deal, two seats", 2, dealt(2, DEAL_2, TABLE[:9]), 5),
        Case("end of the deal, three seats", 3, dealt(3, DEAL_3, TABLE[:10]), 5),
        Case("end of the deal, six seats", 6, dealt(6, DEAL_6, TABLE), 4),
    ]


def act_cases() -> list[Case]:
    lean = begin(TABLE, ("wwrbj", "rK"), ("", "w"))
    return [
        Case("series with one joker", 2, (), 4, lean),
        Case("series with one joker, the refill, the answer", 2, ("p1 take 4 with wj",), 5, lean),
        Case(
            "series with four jokers, three seats", 3, (), 5,
            begin(RICH, ("wgpyjjjj", "w", "r"), starter=2),
        ),
        Case(
            "a joker for a key that is held", 2, ("p2 draw", "~ key p2 w"), 4,
            begin(CHEAP, ("wwrrj", "wj"), seat=2),
        ),
        Case(
            "a diagonal, five refills and the answer", 2, ("p1 take 6 with wwwbp",), 7,
            begin(TABLE, ("wwwwwrbbgpjj", "r")),
        ),
        Case(
            "the other diagonal, every way to pay", 4, (), 3,
            begin("bwrwgprgwww", ("", "wrrbggpyjjjC", "bb", ""), seat=2, starter=4),
        ),
        Case(
            "key thief, two seats, a big hand", 2, ("p1 rob-keys p2",), 6,
            begin(TABLE, ("wK", "wwwrrbgjjKCC")),
        ),
        Case("key thief, two seats, two alike", 2, (), 5, begin(CHEAP, ("K", "ww"), ("", "ww"))),
        Case("key thief, two seats, one card", 2, (), 5, begin(RICH, ("K", "C"), ("w", ""))),
        Case("key thief, two seats, an empty hand", 2, (), 4, begin(RICH, ("KK", ""))),
        Case(
            "key thief, three seats", 3, (), 4,
            begin(TABLE, ("rKK", "wwrbgj", "C"), ("w", "rr", "b")),
        ),
        Case(
            "key thief, five seats, empty hands are safe", 5, (), 4,
            begin(TABLE, ("", "wK", "wwj", "", "K"), seat=2),
        ),
        Case(
            "chest thief with jokers, two seats", 2, (), 3,
            begin(RICH, ("wwrbjjCC", "rrC"), ("w", "wwwrrbg")),
        ),
        Case(
            "chest thief, four seats", 4, (), 5,
            begin(RICH, ("wC", "wrrj", "wrjC", "bC"), ("ww", "wrb", "", "rrg"), seat=3),
        ),
        Case("chest thief on nobody", 3, (), 3, begin(RICH, ("CC", "", ""), ("wwr", "", ""))),
        Case(
            "chest thief may take nothing", 3, (), 3,
            begin(RICH, ("wC", "C", ""), ("wwr", "w", "")), {"min-stolen-chests": 0},
        ),
    ]  # fmt: skip


def pile_cases() -> list[Case]:
    """Draws near the end of the key pile, whose bottom everybody knows."""
    return [
        Case(
            "two cards left, both unseen", 2, (), 4,
            begin(RICH, hoard("wK", "", spare="wr"), keys="wr", under=""),
        ),
        Case(
            "two cards left, one known", 2, (), 4,
            begin(RICH, hoard("wK", "", spare="wr"), keys="w", under="r"),
        ),
        Case(
            "one card left", 2, (), 4, begin(RICH, hoard("K", "", spare="b"), keys="b", under=""),
        ),
        Case("no card left", 2, (), 4, begin(CHEAP, hoard("wwr", ""), keys="", under="")),
        Case(
            "no card left, played keys are drawn again", 2, ("p1 take 1 with www",), 5,
            begin(CHEAP, hoard("wwwr", ""), keys="", under=""),
        ),
        Case(
            "the unseen part runs out in a draw", 3, ("p1 draw",), 9,
            begin(RICH, ("wj", "rK", "bbC"), ("", "w", ""), keys="ggp"),
        ),
        Case(
            "the known bottom in order", 3, (), 9,
            begin(RICH, ("wj", "rK", "b"), ("", "w", ""), keys=""),
        ),
        Case(
            "keys and thief under the pile in their order", 2,
            ("p1 rob-chests p2 rb with bj", "p2 draw"), 6,
            begin(RICH, hoard("bjC", ""), ("", "wrb"), keys="", under=""),
        ),
        Case(
            "a shuffled bottom", 2, ("p1 rob-chests p2 wwr with wjj", "p2 draw"), 4,
            begin(RICH, hoard("wjjC", "K", spare="w"), ("", "wwr"), keys="w", under=""), SHUFFLED,
        ),
        Case("two shuffled groups", 2, TWO_GROUPS, 6, hoarded(), SHUFFLED),
        Case("the same two groups in order", 2, TWO_GROUPS, 6, hoarded()),
    ]  # fmt: skip


SHUFFLED: Readings = {"bottom-order": "shuffled"}
SHARED: Readings = {"tie-break": "shared"}
KEEP: Readings = {"keep-hands": True}
NO_STALEMATE: Readings = {"stalemate-ends-round": False}

TWO_GROUPS = (
    *("p1 take 1 with wwj", "~ chest w", "~ chest r", "~ chest y"),
    *("p2 take 4 with wr", "~ chest b", "~ chest g", "p1 draw"),
)


def hoarded() -> Position:
    return begin(CHEAP, hoard("wwjK", ""), keys="", under="")


def stuck(passes: int, seat: int, points: tuple[int, ...] = (0, 0, 0)) -> Position:
    """Every key is in a hand; p1 and p2 can do little else than draw."""
    return begin(
        RICH, hoard("gK", "", ""), ("rrb", "g", ""), keys="", under="",
        points=points, passes=passes, seat=seat,
    )  # fmt: skip


def late(pile: str, points: tuple[int, int] = (0, 0)) -> Position:
    """Few chests are left: p1 has 160 gold in front, p2 the rest."""
    return begin(CHEAP, ("wwwrrj", "b"), ("ppppyy", ""), pile=pile, points=points)


def ending_cases() -> list[Case]:
    return [
        Case("stalemate after one more pass", 3, (), 3, stuck(2, 1)),
        Case("stalemate after two more passes", 3, (), 4, stuck(1, 1)),
        Case("another act breaks the passes", 3, ("p1 take 3 with g",), 4, stuck(2, 1)),
        Case("stalemate does not end the round", 3, (), 3, stuck(2, 1), NO_STALEMATE),
        Case("stalemate ends the play", 3, (), 3, stuck(2, 1, (290, 0, 0))),
        Case("a refill with one chest left", 2, (), 4, late("b")),
        Case("a refill with two chests left", 2, (), 6, late("bg")),
        Case("a refill that uses up the pile", 2, ("p1 take 1 with wwj",), 5, late("bbr")),
        Case("a refill that leaves one chest", 2, ("p1 take 1 with wwj",), 6, late("bbrg")),
        Case("a diagonal with three chests left", 2, ("p1 take 6 with wwwrj",), 5, late("brg")),
        Case("three hundred reached", 2, (), 4, late("bg", (100, 100))),
        Case("a tie, extra round", 2, (), 4, late("bg", (200, 129))),
        Case("a tie, shared", 2, (), 4, late("bg", (200, 129)), SHARED),
        Case("hands are kept", 2, (), 5, late("b"), KEEP),
        Case("hands are kept with an empty pile", 3, ("p1 draw",), 3, stuck(2, 1), KEEP),
    ]


def made_turns() -> list[Case]:
    """Turns made by hand: each act, the pile near its end, rounds and plays that end."""
    lean = begin(TABLE, ("wwrbj", "rK"), ("", "w"))
    thieves = begin(TABLE, ("wrbjjCC", "rrC", "K"), ("w", "wwwrrbg", "by"))
    ordered = begin(
        RICH, hoard("wj", "rK", "bC", spare="gCybrjKpw"), ("", "w", ""), keys="g", under="CybrjKpw"
    )
    spare = begin(RICH, hoard("wK", "", spare="wr"), keys="", under="rw")
    leader = begin(
        CHEAP, ("wwwrr", "b", ""), ("ppppyy", "bbbbgggg", ""), pile="bg", points=(130, 220, 170),
    )  # fmt: skip
    rivals = begin(
        CHEAP, ("wwwrr", "b", ""), ("ppppyy", "bbbbgggg", ""), pile="bg", points=(140, 227, 100),
    )  # fmt: skip
    return [
        Case("a series of one", 2, ("p1 draw", "~ key p1 p", "~ key p1 C", "p2 draw",
             "~ key p2 w", "~ key p2 w", "p1 take 3 with p"), 0, lean),
        Case("a joker for a held key", 2, ("p1 take 4 with wj",), 0, lean),
        Case("a series of three", 2, ("p1 take 5 with wrb",), 0, lean),
        Case("a diagonal", 2, ("p1 take 6 with wwwbj",), 0,
             begin(TABLE, ("wwwwrbbgjj", "r"))),
        Case("the other diagonal, refilled in place order", 2,
             ("p1 take 7 with wrrgj", "~ chest y", "~ chest p", "~ chest g", "~ chest b",
              "~ chest r"), 0, begin(TABLE, ("wwrrgjj", "r"))),
        Case("draw two", 2, ("p1 draw",), 0, lean),
        Case("two cards stolen at random", 2, ("p1 rob-keys p2",), 0,
             begin(TABLE, ("wK", "wrbC"))),
        Case("the only card stolen", 2, ("p1 rob-keys p2",), 0, begin(TABLE, ("wK", "K"))),
        Case("a whole hand stolen", 3, ("p3 rob-keys p1",), 0, thieves._replace(seat=2)),
        Case("chests stolen with jokers", 3, ("p1 rob-chests p2 wrr with rjj",), 0, thieves),
        Case("a yellow chest stolen with a joker", 3, ("p1 rob-chests p3 by with jj",), 0, thieves),
        Case("keys, jokers, then the thief under the pile", 3,
             ("p1 rob-chests p2 wrb with wbj", "p2 rob-chests p1 r with r"), 0, thieves),
        Case("the unseen part runs out in a draw", 3, ("p1 draw",), 0, ordered),
        Case("the known bottom is drawn in order", 3,
             ("p1 draw", "~ key p1 g", "~ key p1 C", "p2 draw", "~ key p2 y", "~ key p2 b"), 0,
             ordered),
        Case("the last two cards are drawn", 2, ("p1 draw",), 0, spare),
        Case("the pile is drawn empty, then a pass", 2,
             ("p1 draw", "~ key p1 r", "~ key p1 w", "p2 draw"), 0, spare),
        Case("the last card is drawn alone", 2, ("p1 draw",), 0,
             begin(RICH, hoard("K", "", spare="b"), keys="b", under="")),
        Case("a thief goes under an empty pile and is drawn", 2,
             ("p1 rob-keys p2", "~ lose w", "~ lose C", "p2 draw", "~ key p2 K"), 0,
             begin(RICH, hoard("K", ""), keys="", under="")),
        Case("a pass on an empty pile", 3, ("p1 draw",), 0, stuck(1, 1)),
        Case("an act breaks the passes", 3, ("p1 rob-keys p3",), 0, stuck(2, 1)),
        Case("a stalemate ends the round", 3, ("p1 draw",), 0, stuck(2, 1)),
        Case("a stalemate ends the play", 3, ("p1 draw",), 0, stuck(2, 1, (290, 0, 0))),
        Case("a shuffled bottom, partly drawn", 2, TWO_GROUPS, 0, hoarded(), SHUFFLED),
        Case("a canonical bottom, partly drawn", 2, TWO_GROUPS, 0, hoarded()),
        Case("the round ends in the middle of a refill", 2, ("p1 take 1 with www",), 0,
             late("bg")),
        Case("the round ends with a full refill", 2, ("p1 take 1 with www",), 0, late("bgr")),
        Case("one chest is left", 2, ("p1 take 1 with wwj",), 0, late("bgrr")),
        Case("a diagonal ends the round", 2, ("p1 take 7 with wwwwr",), 0,
             begin(CHEAP, ("wwwwrr", "b"), ("ppppyy", ""), pile="bgr")),
        Case("hands are kept", 2, ("p1 take 1 with www",), 0, late("bg"), KEEP),
        Case("three hundred reached", 2, ("p1 take 1 with www",), 0, late("bg", (100, 100))),
        Case("exactly three hundred", 2, ("p1 take 1 with www",), 0, late("bg", (125, 0))),
        Case("one short of three hundred", 2, ("p1 take 1 with www",), 0, late("bg", (124, 0))),
        Case("a tie, extra round", 2, ("p1 take 1 with www",), 0, late("bg", (200, 129))),
        Case("a tie, shared", 2, ("p1 take 1 with www",), 0, late("bg", (200, 129)), SHARED),
        Case("several past three hundred", 3, ("p1 take 1 with www",), 0, leader),
        Case("two tie at the top of three", 3, ("p1 take 1 with www",), 0, rivals),
        Case("two tie at the top of three, shared", 3, ("p1 take 1 with www",), 0, rivals, SHARED),
    ]  # fmt: skip


VARIETY: tuple[Readings, ...] = (NO_READINGS, KEEP, SHARED, NO_STALEMATE, NO_READINGS)


def wandered(number: int) -> Case:
    """One turn of a random play: a theft, the end of a round, or whatever comes."""
    chance = Chance(2016 + number)
    seats = 2 + number % 5
    own = VARIETY[number // 2 % len(VARIETY)]
    readings = {**DEFAULTS, **own}
    position = deal((0,) * seats, 0)
    while position.owed:
        position = after(position, chance.pick(choices(position, readings)), readings)
    wish = ("theft", "any", "theft", "round")[number % 4]
    for turn in range(1000):
        start = position
        steps: list[str] = []
        while not steps or position.owed:
            steps.append(chance.pick(choices(position, readings)))
            position = after(position, steps[-1], readings)
        ended = position.starter != start.starter
        found = {"theft": "rob" in steps[0], "any": True, "round": ended}[wish]
        if position.over or (turn >= number * 3 and found):
            return Case(f"wandered {number + 1}", seats, tuple(steps), 0, start, own)
    raise ValueError(f"play {number} does not end")


def turn_cases() -> list[Case]:
    return [*map(play_fates, made_turns()), *map(wandered, range(24))]


# Writing it down.


def start_table(position: Position, readings: Readings) -> dict[str, object]:
    """The `[start]` table of a position in which a turn begins."""
    shuffled = readings["bottom-order"] == "shuffled" and position.under
    return {
        "table": position.table,
        "hands": position.hands,
        "chests": position.chests,
        "unseen-keys": position.unseen_keys,
        "unseen-chests": position.unseen_chests,
        "under-keys": position.under if shuffled else "".join(position.under),
        "points": position.points,
        "starter": position.starter + 1,
        "passes": position.passes,
        "seat": position.seat + 1,
    }


def heading(case: Case) -> dict[str, object]:
    entries: dict[str, object] = {"name": case.name, "edition": "pink-monkey-fr"}
    if case.readings:
        entries["readings"] = case.readings
    entries["seats"] = case.seats
    if case.start:
        entries["start"] = start_table(case.start, {**DEFAULTS, **case.readings})
    entries["steps"] = case.steps
    return entries


def perft_blocks() -> Iterator[str]:
    for case in perft_cases():
        lines, weight = perft(play_steps(case), case.depth, {**DEFAULTS, **case.readings})
        numbers = {"depth": case.depth, "lines": lines, "weight": weight}
        yield block("perft", {**heading(case), **numbers})


def turn_blocks() -> Iterator[str]:
    for case in turn_cases():
        end = play_steps(case)
        if end.owed:
            raise ValueError(f"{case.name} stops inside a turn")
        result: dict[str, object] = {}
        if not end.over:
            result["position"] = start_table(end, {**DEFAULTS, **case.readings})
        result |= {"points": points_now(end), "over": end.over, "winners": winners(end)}
        yield block("turn", {**heading(case), **result})


HEAD = """\
# Made by `python oracles/brute_gold_up.py --write`, which shares no code with src/doubloon.
# `steps` are played from `start` (the opening if there is none). `position` is what they lead to,
# written like `start` (a bottom with unordered groups as a list of groups, top first), and left out
# when the play is over; `points` are the finished rounds plus the chests held.
"""


def document() -> str:
    return "\n\n".join([HEAD.rstrip(), *perft_blocks(), *turn_blocks()]) + "\n"


if __name__ == "__main__":
    raise SystemExit(
        main("Count Gold Up the slow way.", TESTS / "exact" / "gold-up.toml", document)
    )
