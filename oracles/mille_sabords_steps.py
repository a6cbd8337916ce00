"""Mille Sabords for the oracle `brute_mille_sabords.py`: the state after a step."""

from collections.abc import Mapping, Sequence

from mille_sabords_state import (
    ALL_CARDS,
    CARD_DIE,
    CARDS,
    DICE,
    FACES,
    SHIPS,
    Rules,
    State,
    dice_score,
    enough_to_roll,
    guardian_waits,
    no_skulls,
    skulls,
    spell,
    stop_score,
    without,
)

# What happens


def after(rules: Rules, state: State, step: str) -> State:
    """The state after one step, given in notation."""
    _, verb, *rest = step.split()
    if verb == "card":
        deck = zip(CARDS, state.deck, strict=True)
        left = tuple(copies - (card == rest[0]) for card, copies in deck)
        return state._replace(phase="roll", card=rest[0], deck=left, cup=DICE)
    if verb == "roll":
        return after_roll(rules, state, rest[0])
    if verb == "reroll":
        return after_reroll(rules, state, rest[0])
    if verb == "lift":
        lying, laid = spell(state.lying + rest[0]), without(state.laid, rest[0])
        return state._replace(lying=lying, laid=laid, lifted=rest[0], may_lift=False)
    if verb == "lay":
        lying, laid = without(state.lying, rest[0]), spell(state.laid + rest[0])
        return state._replace(lying=lying, laid=laid, may_lift=False, may_lay=False)
    return after_stop(rules, state)


def after_reroll(rules: Rules, state: State, dice: str) -> State:
    takes_skull = "k" in dice
    counts_again = state.on_island and takes_skull and rules.readings["count-revealed-skulls"]
    return state._replace(
        phase="roll",
        lying=without(state.lying, dice),
        cup=len(dice),
        guardian_used=state.guardian_used or takes_skull,
        free_roll=state.on_island and takes_skull,
        revealed=state.revealed + (1 if counts_again else 0),
    )


def after_stop(rules: Rules, state: State) -> State:
    if state.on_island:
        return leave_island(rules, state)
    if skulls(state) >= 3:  # the guardian is not asked for help
        return bust(rules, state)
    points, _ = stop_score(rules.readings, state.card, spell(state.lying + state.laid))
    lost = state.card in SHIPS and points < 0
    return end_turn(rules, state, {state.seat: points}, "ship-lost" if lost else "scored")


def after_roll(rules: Rules, state: State, dice: str) -> State:
    was_first, was_free = state.first_roll, state.free_roll
    state = state._replace(
        phase="choose",
        lying=spell(state.lying + dice),
        cup=0,
        lifted="",
        may_lift=True,
        may_lay=True,
        first_roll=False,
        free_roll=False,
    )
    if is_magic(rules, state):
        return over(refilled(state._replace(outcome="magic")), (state.seat,), "magic")
    if state.on_island:
        if "k" not in dice and not was_free:
            return leave_island(rules, state)
        return go_on_island(rules, state)
    if was_first and skulls(state) >= 4 and state.card not in SHIPS:  # [MS-10]
        return go_on_island(rules, state._replace(on_island=True))
    if skulls(state) < 3:
        return state
    rescue = state.card == "guardian" and not state.guardian_used
    if skulls(state) == 3 and rescue and rules.readings["guardian-rescues-third-skull"]:
        return state
    return bust(rules, state)


def is_magic(rules: Rules, state: State) -> bool:
    """Whether nine symbols are alike, which wins the play. [MS-22] [M13] [M14]"""
    if rules.readings["magic-nine"] != "win":
        return False
    if rules.readings["magic-includes-skulls"] and skulls(state) >= 9:
        return True
    symbols = no_skulls(state.lying + state.laid) + CARD_DIE.get(state.card, "")
    return any(symbols.count(face) == 9 for face in FACES)


def bust(rules: Rules, state: State) -> State:
    """The third skull: no points, except for ships and for dice on the treasure island."""
    if state.card == "treasure-island":
        return end_turn(rules, state, {state.seat: dice_score(state.card, state.laid)}, "bust")
    if state.card in SHIPS:
        sabres, value = SHIPS[state.card]
        reading = rules.readings["ship-bust-with-quota"]  # [M9]
        if state.lying.count("s") < sabres or reading == "malus":
            return end_turn(rules, state, {state.seat: -value}, "ship-lost")
        return end_turn(rules, state, {state.seat: value if reading == "bonus" else 0}, "bust")
    return end_turn(rules, state, {}, "bust")


def go_on_island(rules: Rules, state: State) -> State:
    """Wait for the player, roll on, or leave the island. [M6] [M7] [M22]"""
    free = no_skulls(state.lying)
    if guardian_waits(rules, state):
        return state
    if not enough_to_roll(rules, free):
        return leave_island(rules, state)
    if rules.readings["island-roll-all"] and rules.readings["island-forced"]:
        return state._replace(phase="roll", lying=without(state.lying, free), cup=len(free))
    return state


def leave_island(rules: Rules, state: State) -> State:
    loss = (skulls(state) + state.revealed) * (200 if state.card == "pirate" else 100)
    losses = {seat: -loss for seat in every_seat(state) if seat != state.seat}
    return end_turn(rules, state, losses, "island")


def every_seat(state: State) -> list[int]:
    return list(range(1, len(state.points) + 1))


# How a turn and a play end


def end_turn(rules: Rules, state: State, gains: Mapping[int, int], outcome: str) -> State:
    points = tuple(state.points[seat - 1] + gains.get(seat, 0) for seat in every_seat(state))
    if rules.readings["floor-scores-at-zero"]:  # [M8]
        points = tuple(max(0, own) for own in points)
    state = refilled(state._replace(points=points, outcome=outcome))
    following = state.seat % len(points) + 1
    at_target = points[state.seat - 1] >= rules.target
    if state.to_break:
        return end_extra_turn(state)
    if state.sudden_death:
        return over(state, (state.seat,), "sudden-death") if at_target else begin(state, following)
    if not state.trigger:
        return begin(state._replace(trigger=state.seat if at_target else 0), following)
    if not state.replaying and following != state.trigger:
        return begin(state, following)
    overtaken = max(points) > points[state.trigger - 1]
    if rules.readings["trigger-replays-if-overtaken"] and overtaken and not state.replaying:
        return begin(state._replace(replaying=True), state.trigger)  # [M17]
    return end_last_round(rules, state)


def refilled(state: State) -> State:
    return state if any(state.deck) else state._replace(deck=ALL_CARDS)  # [MS-20]


def begin(state: State, seat: int) -> State:
    """A new turn with the same points and deck."""
    return State(
        "card",
        seat,
        state.points,
        state.deck,
        trigger=state.trigger,
        replaying=state.replaying,
        sudden_death=state.sudden_death,
        tied=state.tied,
        to_break=state.to_break,
        outcome=state.outcome,
    )


def end_last_round(rules: Rules, state: State) -> State:
    """The most points win, if those who must have the target do. [MS-21] [M16] [M18]"""
    judged = [state.points[state.trigger - 1]]
    if rules.readings["final-round"] == "any-at-target":
        judged = list(state.points)
    if max(judged) < rules.target:
        trigger = state.trigger
        state = state._replace(trigger=0, replaying=False, sudden_death=True)
        return begin(state, trigger)
    leaders = ahead(state, every_seat(state))
    if len(leaders) == 1 or rules.readings["tie-break"] == "shared":
        return over(state, leaders, "target")
    order = [seat for seat in leaders if seat > state.trigger]
    order += [seat for seat in leaders if seat <= state.trigger]
    return begin(state._replace(tied=leaders, to_break=tuple(order)), order[0])


def ahead(state: State, seats: Sequence[int]) -> tuple[int, ...]:
    most = max(state.points[seat - 1] for seat in seats)
    return tuple(seat for seat in seats if state.points[seat - 1] == most)


def end_extra_turn(state: State) -> State:
    left = state.to_break[1:]
    if left:
        return begin(state._replace(to_break=left), left[0])
    leaders = ahead(state, state.tied)
    if len(leaders) == 1:
        return over(state, leaders, "target")
    order = [seat for seat in leaders if seat > state.trigger]
    order += [seat for seat in leaders if seat <= state.trigger]
    return begin(state._replace(tied=leaders, to_break=tuple(order)), order[0])


def over(state: State, winners: tuple[int, ...], ending: str) -> State:
    return state._replace(phase="over", winners=winners, ending=ending)
