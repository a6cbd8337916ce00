"""The laws of every game. Each looks at one place of a play and says what is wrong there.

A law is a function that is handed a `Play` and yields a sentence for everything that breaks it.
`check.py` runs all of them along random plays; tests/conformance runs them on the built-in games.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from itertools import islice
from typing import Any

from doubloon.conformance.chance import DRAWN_MASS, count_draws, mass_of, source
from doubloon.core.errors import DoubloonError, IllegalAct, ImpossibleFate
from doubloon.core.game import AnyGame, offers
from doubloon.core.play import Play, begin, position
from doubloon.core.setup import Seat, Setup

MOST_ACTS = 300
"""Acts that are looked at in one state."""

Check = Callable[[Play, Setup], Iterator[str]]


@dataclass(frozen=True, slots=True)
class Law:
    """A law: its name, what it demands in one sentence, and the function that checks it."""

    name: str
    demands: str
    check: Check


LAWS: list[Law] = []


def law(demands: str) -> Callable[[Check], Check]:
    """Declare a law; its name is the function's, with hyphens."""

    def declare(check: Check) -> Check:
        LAWS.append(Law(check.__name__.replace("_", "-"), demands, check))
        return check

    return declare


def steps_of(game: AnyGame, state: Any) -> list[tuple[Seat | None, Any]]:
    """The next steps with who takes them; of very many acts, the first."""
    seat = game.to_act(state)
    acts = [(seat, act) for act in islice(game.acts(state), MOST_ACTS)]
    return [*acts, *((None, fate) for fate, _ in game.fates(state))]


@law("A state waits for a seat, waits for chance, or is over: exactly one of the three.")
def one_thing_is_due(play: Play, _setup: Setup) -> Iterator[str]:
    game, state = play.game, play.state
    due = {
        "to_act names a seat": game.to_act(state) is not None,
        "fates lists what chance can do": any(True for _ in game.fates(state)),
        "result says that the play is over": game.result(state) is not None,
    }
    if [*due.values()].count(True) != 1:
        true = [what for what, holds in due.items() if holds]
        yield " and ".join(true) if true else "none of " + ", ".join(due) + " holds"
    if (game.to_act(state) is not None) != any(True for _ in game.acts(state)):
        yield "acts must list something exactly where to_act names a seat"


@law("Reading a written step gives the same step and the same seat.")
def steps_survive_notation(play: Play, _setup: Setup) -> Iterator[str]:
    game = play.game
    for seat, step in steps_of(game, play.state):
        text = game.write(seat, step)
        if game.read(text) != (seat, step):
            yield f"{text!r} was written for {step!r} and is read as {game.read(text)!r}"
        if "?" in text:
            yield f"{text!r} holds `?`, which stands for a card that cannot be seen"


@law("Replaying the lines of a play leads to an equal state with an equal hash.")
def lines_replay_to_the_same_state(play: Play, setup: Setup) -> Iterator[str]:
    again = begin(play.game, setup)
    for line in [here.line for here in play.way() if here.before][::-1]:
        again = again.after(line)
        if again.line != line:
            yield f"{line!r} is written {again.line!r} when it is replayed"
    if again.state != play.state:
        yield "the state after replaying is another"
    elif hash(again.state) != hash(play.state):
        yield "equal states have different hashes"


@law("Acts on offer are legal and distinct, and `offers` groups the same acts by their kind.")
def offered_acts_are_legal(play: Play, _setup: Setup) -> Iterator[str]:
    game, state = play.game, play.state
    acts = [*islice(game.acts(state), MOST_ACTS)]
    for act, times in Counter(acts).items():
        if times > 1:
            yield f"{act!r} is offered {times} times"
    for act in acts:
        if (clause := game.forbids(state, act)) is not None:
            yield f"{act!r} is offered, but {clause} forbids it"
    kinds = offers(game, state)
    for kind, some in kinds.items():
        for act in islice(some, 50):
            if type(act) is not kind:
                yield f"{act!r} stands among the acts of kind {kind.__name__}"
    if len(acts) < MOST_ACTS and Counter(act for some in kinds.values() for act in some) != Counter(
        acts
    ):
        yield "`offers` and `acts` do not list the same acts"


@law("Fates are distinct and have positive integer weights.")
def weights_are_positive_integers(play: Play, _setup: Setup) -> Iterator[str]:
    fates = [*play.game.fates(play.state)]
    for fate, weight in fates:
        if type(weight) is not int or weight <= 0:
            yield f"{fate!r} has the weight {weight!r}"
    if len({fate for fate, _ in fates}) != len(fates):
        yield "the same fate is listed twice"


@law("A fate is refused while a seat is due, and an act while chance is due.")
def out_of_order_is_refused(play: Play, _setup: Setup) -> Iterator[str]:
    seen = [here.line for here in play.way() if here.before is not None]
    if play.result is not None:
        return
    sign, refusal = ("~", ImpossibleFate) if play.to_act is not None else ("p", IllegalAct)
    for line in [line for line in seen if line.startswith(sign)][:20]:
        error = _refusal(play, line)
        if not isinstance(error, refusal):
            yield f"{line!r} must be refused with {refusal.__name__}, and gives {error!r}"


@law("A refusal names a clause, and leaves the state as it was.")
def refusals_name_a_clause(play: Play, _setup: Setup) -> Iterator[str]:
    state = play.state
    for here in islice(play.way(), 60):
        error = _refusal(play, here.line or "~ undo")
        if error is not None and not error.clause:
            yield f"{here.line!r} is refused without a clause: {error!r}"
    if play.state != state:
        yield "a refused step has changed the state"


@law("Points and result agree: a number for each seat, winners in order, a declared ending.")
def result_agrees_with_points(play: Play, setup: Setup) -> Iterator[str]:
    game, points = play.game, play.game.points(play.state)
    if len(points) != setup.seats:
        yield f"points has {len(points)} numbers for {setup.seats} seats"
    if (result := game.result(play.state)) is None:
        return
    if result.points != points:
        yield f"result says {result.points}, points says {points}"
    if not result.winners or [*result.winners] != sorted({*result.winners}):
        yield f"winners must be seats in ascending order, each once: {result.winners}"
    if any(not 0 <= seat < setup.seats for seat in result.winners):
        yield f"winners name a seat that is not there: {result.winners}"
    if result.ending not in game.endings:
        yield f"the ending {result.ending!r} is not among the declared ones, {game.endings}"


@law("Without secrets, the position of the turn and its steps lead back to the same play.")
def position_leads_back(play: Play, setup: Setup) -> Iterator[str]:
    game = play.game
    if game.has_secrets:
        return
    start = position(play)
    turn = start.pop("turn")
    assert isinstance(turn, list)
    agreed = replace(setup, start=start or None)
    again = begin(game, agreed)
    for line in turn:
        again = again.after(line)
    if (again.to_act, again.result) != (play.to_act, play.result):
        yield f"position {start} and {turn} lead to another seat or result"
    elif position(again) != {**start, "turn": turn}:
        yield f"the position of {start} is written as {position(again)}"
    elif {*steps_of(game, again.state)} != {*steps_of(game, play.state)}:
        yield f"other steps may follow position {start} and {turn}"


@law("The chance that people can make by hand is that with which a turn begins.")
def only_first_rolls_are_made_by_hand(play: Play, _setup: Setup) -> Iterator[str]:
    game = play.game
    if play.awaits_chance and game.begins_turn(play.state) and game.position(play.state) is None:
        yield "`begins_turn` holds, but `position` says that no turn begins here"


@law("A view has `to_act` and `acts`; only the seat to act is offered acts.")
def only_the_seat_to_act_is_offered_acts(play: Play, setup: Setup) -> Iterator[str]:
    game, due = play.game, play.game.to_act(play.state)
    for seat in _viewers(setup):
        view: Any = game.view(play.state, seat)
        names = {one.name for one in fields(view)} if is_dataclass(view) else {*()}
        if not {"to_act", "acts"} <= names:
            yield f"a view must be a dataclass with `to_act` and `acts`, not {view!r}"
            return
        offered = view.acts is None or bool(view.acts)  # None: too many to list
        if offered != (seat is not None and seat == due):
            yield f"the view of {_name(seat)} offers {view.acts!r} while {_name(due)} is to act"
        if view.to_act != due:
            yield f"the view of {_name(seat)} says that {_name(view.to_act)} is to act"


@law("Without secrets, whoever is not to act sees what everybody sees.")
def open_games_show_all_alike(play: Play, setup: Setup) -> Iterator[str]:
    game, state = play.game, play.state
    if game.has_secrets:
        return
    for seat in map(Seat, range(setup.seats)):
        if seat != game.to_act(state) and game.view(state, seat) != game.view(state, None):
            yield f"{_name(seat)} sees another view than a spectator"


@law("With secrets, dealing again what a seat cannot see does not change its view.")
def secrets_do_not_leak(play: Play, setup: Setup) -> Iterator[str]:
    game = play.game
    if not game.has_secrets:
        return
    if game.redeal is None:
        yield "a game with `conceal` needs `redeal`"
        return
    uniform = source(f"redeal {play.line}")
    for seat in _viewers(setup):
        other = game.redeal(play.state, seat, uniform)
        if game.view(other, seat) != game.view(play.state, seat):
            yield f"the view of {_name(seat)} depends on what it cannot see"


@law("A play that keeps only what can be taken back allows and refuses the same.")
def forgetful_plays_behave_alike(play: Play, setup: Setup) -> Iterator[str]:
    way = [*play.way()][-2::-1]
    forgetful = begin(play.game, setup, forgets=True)
    for here in way[:60]:
        forgetful = forgetful.after(here.line)
        for seat in range(1, setup.seats + 1):
            undo = f"p{seat} undo"
            kept, forgotten = _refusal(here, undo), _refusal(forgetful, undo)
            if str(kept) != str(forgotten):
                yield f"after {here.line!r}, {undo!r} gives {forgotten!r} instead of {kept!r}"
    if len(way) <= 60 and forgetful.state != play.state:
        yield "the states differ"


@law("`draw` turns uniform integers into fates exactly as often as `fates` weighs them.")
def draws_follow_the_weights(play: Play, _setup: Setup) -> Iterator[str]:
    game, state = play.game, play.state
    if not 0 < (mass := mass_of(game, state)) <= DRAWN_MASS:
        return
    total, drawn = count_draws(game, state)
    for fate, weight in game.fates(state):
        if drawn.pop(fate, 0) * mass != weight * total:
            yield f"{fate!r} weighs {weight} of {mass}, but is drawn otherwise"
    for fate in drawn:
        yield f"{fate!r} can be drawn, but is not among the fates"


def _refusal(play: Play, line: str) -> DoubloonError | None:
    try:
        play.after(line)
    except DoubloonError as error:
        return error
    return None


def _viewers(setup: Setup) -> list[Seat | None]:
    return [None, *map(Seat, range(setup.seats))]


def _name(seat: Seat | None) -> str:
    return "nobody" if seat is None else f"p{seat + 1}"
