"""Gold Armada in sentences: what each step did, and what a turn came to.

Dice and piers are named after the board in play. A corrected board may have symbols of its own:
those that ship have words in every language, any other is called what the board calls it.
"""

from collections.abc import Iterator
from functools import cache

from doubloon.core.dice import Counts, Reroll, Roll, Stop, plus
from doubloon.core.setup import Seat
from doubloon.core.story import Fact, Pieces, Sentence, Several, Story, Who, Words
from doubloon.games.gold_armada.rules.board import FACES, PIERS, Board, Pier
from doubloon.games.gold_armada.rules.editions import shipped_board
from doubloon.games.gold_armada.rules.ending import ran_out
from doubloon.games.gold_armada.rules.position import Turn
from doubloon.games.gold_armada.rules.rules import ROLLS, acts
from doubloon.games.gold_armada.rules.state import Decline, State, Step, Take, tokens_left


def story(before: State, step: Step, after: State, _viewer: Seat | None) -> Story:
    """What a step did; every viewer may know everything."""
    sentences = [*_tell(before, step)]
    if after.phase == "taking":
        piers = sum(isinstance(act, Take) for act in acts(after))
        sentences.append(Sentence("story-ga-choose", {"who": Who(after.seat), "piers": piers}))
    if after.ended is not None and after.ended.outcome == "skull":
        sentences += _tell_skull(before, step, after)
    sentences += _tell_ending(before, after)
    return tuple(sentences)


def _tell(before: State, step: Step) -> Iterator[Sentence]:
    who, board = Who(before.seat), before.terms.board
    match step:
        case Roll(dice) if any(before.table):
            table = _dice(board, plus(before.table, dice))
            facts = {"who": who, "dice": _dice(board, dice), "table": table}
            yield Sentence("story-ga-roll-some", facts)
        case Roll(dice):
            yield Sentence("story-ga-roll", {"who": who, "dice": _dice(board, dice)})
        case Reroll(dice):
            yield Sentence("story-ga-reroll", {"who": who, "dice": _dice(board, dice)})
        case Stop():
            yield Sentence("story-ga-stop", {"who": who})
        case Take(number):
            pier = board.piers[number]
            value = pier.spaces[before.taken[number]].value
            facts = {"who": who, "value": value, "pier": name_pier(board, pier)}
            yield Sentence("story-ga-take", facts)
        case Decline():
            yield Sentence("story-ga-decline", {"who": who})
    if isinstance(step, Roll) and before.rolls + 1 == ROLLS:
        yield Sentence("story-ga-third-roll", {"who": who})


def _tell_skull(before: State, step: Step, after: State) -> Iterator[Sentence]:
    """A turn without a doubloon, and what it cost."""
    who = Who(before.seat)
    if not isinstance(step, Decline):
        yield Sentence("story-ga-no-pier", {"who": who})
    lost = after.skulls[before.seat] - before.skulls[before.seat]
    if lost:
        left = tokens_left(after)
        yield Sentence("story-ga-skull", {"who": who, "points": lost, "left": left})
    else:
        yield Sentence("story-ga-no-skull", {"who": who})


def _tell_ending(before: State, after: State) -> Iterator[Sentence]:
    """What is over because tokens or doubloons ran out. [ga.end] [ga.finish-round]"""
    what = "doubloons" if tokens_left(after) else "skulls"
    runs_out = ran_out(after) and not ran_out(before)
    if after.result is not None:
        yield Sentence(f"story-ga-over-{what}" if runs_out else "story-ga-over-round")
    elif runs_out:
        last = Several(tuple(Who(Seat(seat)) for seat in range(after.seat, len(after.skulls))))
        yield Sentence(f"story-ga-last-round-{what}", {"last": last})


def sum_up(turn: Turn) -> Story:
    """What a turn came to. A turn knows its pier by the name that every board keeps."""
    who = Who(turn.seat)
    if turn.pier is not None:
        board = shipped_board()
        pier = name_pier(board, board.piers[PIERS.index(turn.pier)])
        return (Sentence("turn-ga-doubloon", {"who": who, "value": turn.value, "pier": pier}),)
    if lost := turn.skulls[turn.seat]:
        return (Sentence("turn-ga-skull", {"who": who, "points": lost}),)
    return (Sentence("turn-ga-nothing", {"who": who}),)


def die_words(symbol: str, n: int) -> Words:
    """So many dice with this symbol, in words."""
    if (letter := _shipped_letters().get(symbol)) is not None:
        return Words(f"piece-ga-{letter}", {"n": n})
    return Words("piece-ga-own", {"n": n, "name": symbol})


def _dice(board: Board, dice: Counts) -> Fact:
    shown = [(name, n) for name, n in zip(board.symbols, dice, strict=True) if n]
    known = _shipped_letters()
    if all(name in known for name, _ in shown):
        return Pieces("piece-ga", "".join(known[name] * n for name, n in shown))
    return Several(tuple(die_words(name, n) for name, n in shown))


def name_pier(board: Board, pier: Pier) -> Words:
    """The name of a pier, after what this board asks for there."""
    first = pier.spaces[0]
    match pier.kind:
        case "same":
            return Words("name-ga-same", {"symbol": name_symbol(board.symbols[first.allowed[0]])})
        case "alike":
            return Words("name-ga-alike", {"n": first.need})
        case "full-house":
            return Words("name-ga-full-house")


def name_symbol(name: str) -> Fact:
    letter = _shipped_letters().get(name)
    return name if letter is None else Words(f"name-ga-{letter}")


@cache
def _shipped_letters() -> dict[str, str]:
    """The letter of each symbol that the catalogues have words for."""
    return dict(zip(shipped_board().symbols, FACES, strict=True))
