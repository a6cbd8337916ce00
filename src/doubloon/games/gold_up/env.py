"""Gold Up as numbers, for research environments: views, and acts chosen word by word.

There are too many acts to list. A seat chooses a kind, then a series or a victim, then cards
one by one in the order of the notation, as in `ask`. Each choice is one action.
"""

from typing import get_args

from doubloon.core.encoding import Numbers, Part, away, counted, from_seat, marked
from doubloon.core.notation import read_seat
from doubloon.core.parts import Encoder
from doubloon.core.setup import Seat
from doubloon.games.gold_up.rules.ask import ask
from doubloon.games.gold_up.rules.cards import COLOURS, JOKER, KINDS
from doubloon.games.gold_up.rules.components import DEALT, PLACES
from doubloon.games.gold_up.rules.notation import UNKNOWN
from doubloon.games.gold_up.rules.scoring import SERIES
from doubloon.games.gold_up.rules.state import Phase, State
from doubloon.games.gold_up.rules.view import View

PHASES = get_args(Phase)
ACTS = ("draw", "take", "rob-keys", "rob-chests")
LETTERS = KINDS[: JOKER + 1]
GOLD = 1_000_000
PASSES = 1_000

KIND, FROM_SERIES = 0, len(ACTS)
LETTER = FROM_SERIES + len(SERIES)
WITH = LETTER + len(LETTERS)
DONE = WITH + 1
VICTIM = DONE + 1


def parts(state: State) -> list[Part]:
    seats, box = len(state.hands), state.terms.box
    keys, chests = sum(box.keys), sum(box.chests)
    return [
        Part("phase", len(PHASES), 1),
        Part("turn", seats, 1),
        Part("starter", seats, 1),
        Part("table", len(PLACES) * len(COLOURS), 1),
        Part("hands", seats * (len(KINDS) + 1), keys),
        Part("chests", seats * len(COLOURS), chests),
        Part("points", seats, GOLD),
        Part("finished", seats, GOLD),
        Part("target", 1, GOLD),
        Part("values", len(COLOURS), GOLD),
        Part("key-pile", 1, keys),
        Part("under", keys, len(KINDS) + 1),
        Part("group-ends", keys, 1),
        Part("unseen", len(KINDS), keys),
        Part("chest-pile", len(COLOURS), chests),
        Part("due", 1, DEALT * seats),
        Part("passes", 1, PASSES),
        Part("kind", len(ACTS), 1),
        Part("series", len(SERIES), 1),
        Part("victim", seats, 1),
        Part("stolen", len(COLOURS), chests),
        Part("with", 1, 1),
        Part("keys", len(LETTERS), keys),
    ]


def numbers(view: View, seat: Seat, written: str = "") -> Numbers:
    """A view as numbers, for the seat that has written the beginning of an act.

    Cards that the seat cannot know count as unknown.
    """
    seats = len(view.hands)
    keys = view.key_pile + sum(map(len, view.hands))
    under, ends = _under(view, keys)
    return {
        "phase": marked(PHASES.index(view.phase), len(PHASES)),
        "turn": away(view.seat, seat, seats),
        "starter": away(view.starter, seat, seats),
        "table": [int(colour == chest) for chest in view.table for colour in COLOURS],
        "hands": _letters(view.hands, seat, KINDS + UNKNOWN),
        "chests": _letters(view.chests, seat, COLOURS),
        "points": from_seat(view.points, seat),
        "finished": from_seat(view.finished, seat),
        "target": [view.target],
        "values": [view.values[colour] for colour in COLOURS],
        "key-pile": [view.key_pile],
        "under": under,
        "group-ends": ends,
        "unseen": counted(view.unseen, KINDS),
        "chest-pile": counted(view.chest_pile, COLOURS),
        "due": [view.due],
        "passes": [view.passes],
        **_begun(written, seat, seats),
    }


def _letters(texts: tuple[str, ...], seat: Seat, alphabet: str) -> list[int]:
    return [n for text in (*texts[seat:], *texts[:seat]) for n in counted(text, alphabet)]


def _under(view: View, keys: int) -> tuple[list[int], list[int]]:
    """The known bottom of the key pile, top first: kinds counted from 1; 0: no card."""
    kinds = [1 + (KINDS + UNKNOWN).index(letter) for group in view.under for letter in group]
    ends = [int(n == len(group)) for group in view.under for n in range(1, len(group) + 1)]
    rest = [0] * (keys - len(kinds))
    return kinds + rest, ends + rest


def _begun(written: str, seat: Seat, seats: int) -> Numbers:
    """The act as far as it is written."""
    words = written.split(" ")
    kind = ACTS.index(words[0]) if written else None
    named = words[1] if len(words) > 1 else None
    series = victim = None
    if named is not None:
        series, victim = (int(named) - 1, None) if words[0] == "take" else (None, read_seat(named))
    before, with_, after = " ".join(words[2:]).partition("with")
    return {
        "kind": marked(kind, len(ACTS)),
        "series": marked(series, len(SERIES)),
        "victim": away(victim, seat, seats),
        "stolen": counted(before, COLOURS),
        "with": [int(bool(with_))],
        "keys": counted(after, LETTERS),
    }


def actions(seats: int) -> int:
    """How many actions there are: kinds of acts, series, letters, `with`, the end, victims."""
    return VICTIM + seats - 1


def ways(state: State, seat: Seat, written: str) -> dict[int, str]:
    """The actions that continue a half-written act, and the text after each."""
    asked = ask(state, written)
    seats = len(state.hands)
    found = {_action(longer, seat, seats): longer for longer in asked.more}
    if asked.whole:
        found[DONE] = written
    return found


def is_whole(state: State, written: str) -> bool:
    """Whether an act is complete and cannot be longer."""
    asked = ask(state, written)
    return asked.whole and not asked.more


def _action(longer: str, seat: Seat, seats: int) -> int:
    """The action that added the last word or letter."""
    match longer.split(" "):
        case [kind]:
            return KIND + ACTS.index(kind)
        case ["take", series, "with"]:
            return FROM_SERIES + int(series) - 1
        case [_, victim]:
            return VICTIM + (read_seat(victim) - seat) % seats - 1
        case [*_, "with"]:
            return WITH
        case [*_, letters]:
            return LETTER + LETTERS.index(letters[-1])
    raise ValueError(longer)


ENCODER = Encoder(parts, numbers, actions, ways=ways, is_whole=is_whole)
