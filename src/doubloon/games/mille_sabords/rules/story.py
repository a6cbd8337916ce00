"""What a step of Mille Sabords did, and what a turn came to, in sentences.

Everybody sees everything in this game, so every viewer gets the same story.
"""

from collections.abc import Sequence

from doubloon.core.dice import Counts, Reroll, Roll, Stop, plus
from doubloon.core.setup import Seat
from doubloon.core.story import Fact, Pieces, Sentence, Several, Story, Who, Words
from doubloon.games.mille_sabords.rules.editions import CARDS, FACES, KINDS
from doubloon.games.mille_sabords.rules.island import counted_skulls
from doubloon.games.mille_sabords.rules.notation import write_dice
from doubloon.games.mille_sabords.rules.position import Turn
from doubloon.games.mille_sabords.rules.scoring import BUST, EXTRA, FULL_CHEST, SKULL, fills_chest
from doubloon.games.mille_sabords.rules.state import Draw, Lay, Lift, State, Step


def story(before: State, step: Step, after: State, _viewer: Seat | None = None) -> Story:
    """What a step did, given the states around it."""
    match step:
        case Draw(kind):
            return _describe_card(before, KINDS[kind])
        case Roll(dice):
            return _describe_roll(before, dice, after)
        case Reroll(dice):
            message = "story-ms-guardian" if dice[SKULL] else "story-ms-reroll"
            return (_sentence(message, before, dice=_pieces(dice)),)
        case Lay(dice):
            return (_sentence("story-ms-lay", before, dice=_pieces(dice)),)
        case Lift(dice):
            return (_sentence("story-ms-lift", before, dice=_pieces(dice)),)
        case Stop():
            declined = before.phase == "rescue"
            sentences = (_sentence("story-ms-guardian-declined", before),) if declined else ()
            return (*sentences, *_describe_end(before, after))


def _sentence(message: str, state: State, **facts: Fact) -> Sentence:
    """A sentence about the seat whose turn it is."""
    return Sentence(message, {"who": Who(state.seat), **facts})


def _pieces(dice: Counts) -> Pieces:
    return Pieces("piece-ms", write_dice(dice))


def _describe_card(before: State, card: str) -> Story:
    turned_up = _sentence("story-ms-card", before, card=Words(f"name-ms-card-{card}"))
    return turned_up, Sentence(f"about-ms-card-{card}")


def _describe_roll(before: State, dice: Counts, after: State) -> Story:
    landed = before._replace(table=plus(before.table, dice))
    sentences = [_sentence(_kind_of_roll(before), before, dice=_pieces(dice))]
    on_island = after.on_island or (after.ended is not None and after.ended.outcome == "island")
    if on_island and not before.on_island:
        sentences.append(_sentence("story-ms-island", before, skulls=landed.skulls))
    elif after.on_island:
        sentences.append(_sentence("story-ms-island-skulls", before, skulls=landed.skulls))
    elif after.phase == "rescue":
        sentences.append(_sentence("story-ms-rescue", before, skulls=landed.skulls))
    return (*sentences, *_describe_end(landed, after))


def _kind_of_roll(before: State) -> str:
    if before.on_island:
        return "story-ms-island-roll"
    return "story-ms-roll" if before.first else "story-ms-roll-again"


def _describe_end(last: State, after: State) -> Story:
    """How a turn ended, given the state just before its end; empty if it goes on."""
    if after.ended is None:
        return ()
    match after.ended.outcome:
        case "scored":
            sentences = _describe_score(last, after)
        case "bust":
            sentences = _describe_bust(last, after)
        case "ship-lost":
            sentences = (_describe_lost_ship(last, after),)
        case "island":
            sentences = _describe_island_end(last, after)
        case "magic":
            sentences = (_sentence("story-ms-magic", last, symbols=_nine_alike(last)),)
    return (*sentences, *_describe_play(last, after))


def _change(last: State, after: State, seat: Seat) -> int:
    return after.points[seat] - last.points[seat]


def _gain(last: State, after: State) -> dict[str, Fact]:
    seat = last.seat
    return {"points": _change(last, after, seat), "total": after.points[seat]}


def _describe_lost_ship(last: State, after: State) -> Sentence:
    facts: dict[str, Fact] = {
        "sabres": last.drawn.sabres,
        "points": -_change(last, after, last.seat),
        "total": after.points[last.seat],
    }
    if last.skulls < BUST:
        return _sentence("story-ms-ship-lost", last, **facts)
    return _sentence("story-ms-ship-bust", last, skulls=last.skulls, **facts)


def _describe_score(last: State, after: State) -> Story:
    card, points = last.drawn, _change(last, after, last.seat)
    sentences = []
    if card.sabres:
        sentences.append(_sentence("story-ms-ship-won", last, sabres=card.sabres, bonus=card.value))
    if fills_chest(plus(last.table, last.laid), card, last.terms.readings):
        sentences.append(_sentence("story-ms-full-chest", last, bonus=FULL_CHEST))
    if card.name == "pirate" and points:
        sentences.append(_sentence("story-ms-pirate", last, points=points // 2))
    if not points:
        return *sentences, _sentence("story-ms-scored-nothing", last)
    return *sentences, _sentence("story-ms-scored", last, **_gain(last, after))


def _describe_bust(last: State, after: State) -> Story:
    if not _change(last, after, last.seat):
        return (_sentence("story-ms-bust", last, skulls=last.skulls),)
    saved = "story-ms-bust-ship" if last.drawn.sabres else "story-ms-bust-saved"
    return (_sentence(saved, last, skulls=last.skulls, **_gain(last, after)),)


def _describe_island_end(last: State, after: State) -> Story:
    pirate = last.drawn.name == "pirate"
    end = "story-ms-island-end-pirate" if pirate else "story-ms-island-end"
    sentences = [_sentence(end, last, skulls=counted_skulls(last))]
    victims_of: dict[int, list[Seat]] = {}
    for seat in _others(last, last.seat):
        victims_of.setdefault(-_change(last, after, seat), []).append(seat)
    for points, victims in victims_of.items():
        if points and len(victims) > 1:
            facts: dict[str, Fact] = {"victims": _several(victims), "points": points}
            sentences.append(Sentence("story-ms-island-losses", facts))
        else:
            sentences += (
                _describe_loss(victim, points, after.points[victim]) for victim in victims
            )
    return tuple(sentences)


def _describe_loss(victim: Seat, points: int, total: int) -> Sentence:
    if not points:  # [ms.negative]
        return Sentence("story-ms-island-no-loss", {"victim": Who(victim)})
    facts: dict[str, Fact] = {"victim": Who(victim), "points": points, "total": total}
    return Sentence("story-ms-island-loss", facts)


def _nine_alike(last: State) -> Pieces:
    """The symbols that won by magic, the card's included."""
    card, dice = last.drawn, plus(last.table, last.laid)
    face = EXTRA.get(card.name, SKULL)
    symbols = dice[face] + (card.skulls or 1)
    return Pieces("piece-ms", FACES[face] * symbols)


def _others(state: State, seat: Seat) -> list[Seat]:
    """All other seats, in playing order."""
    seats = len(state.points)
    return [Seat((seat + n) % seats) for n in range(1, seats)]


def _several(seats: Sequence[Seat]) -> Several:
    return Several(tuple(map(Who, seats)))


def _describe_play(last: State, after: State) -> Story:
    """What the end of a turn means for the play: the last round, sudden death, tied turns."""
    if after.result is not None:
        return ()
    sentences = []
    trigger, target = after.last_round, after.terms.target
    if trigger is not None and last.last_round is None:
        others = _several(_others(after, trigger))
        sentences.append(_sentence("story-ms-last-round", last, target=target, others=others))
    elif trigger is not None and after.seat == trigger:
        sentences.append(_sentence("story-ms-last-raid", after))
    if last.last_round is not None and after.sudden_death:
        facts: dict[str, Fact] = {"who": Who(last.last_round), "target": target}
        sentences.append(Sentence("story-ms-sudden-death", facts))
    if after.tied_turns is not None and not after.tied_turns.rolled:
        leaders = _several(after.tied_turns.tied)
        sentences.append(Sentence("story-ms-tie", {"leaders": leaders}))
    if not any(last.deck):
        sentences.append(Sentence("story-ms-reshuffle"))
    return tuple(sentences)


def sum_up(turn: Turn) -> Story:
    """What a turn came to, in one sentence."""
    own = turn.delta[turn.seat]
    ship = CARDS[KINDS.index(turn.card)].sabres > 0
    facts: dict[str, Fact] = {"who": Who(turn.seat)}
    match turn.outcome:
        case "scored" if not own:
            message = "turn-ms-nothing"
        case "scored":
            message = "turn-ms-ship-won" if ship else "turn-ms-scored"
            facts["points"] = own
        case "bust" if own:
            message = "turn-ms-ship-kept" if ship else "turn-ms-saved"
            facts["points"] = own
        case "bust":
            message = "turn-ms-bust"
        case "ship-lost":
            message = "turn-ms-ship-lost"
            facts["points"] = -own
        case "island":
            return (_sum_up_island(turn),)
        case _:
            message = "turn-ms-magic"
    return (Sentence(message, facts),)


def _sum_up_island(turn: Turn) -> Sentence:
    facts: dict[str, Fact] = {"who": Who(turn.seat)}
    losses = {Seat(seat): -change for seat, change in enumerate(turn.delta) if change}
    if not losses:
        return Sentence("turn-ms-island-nothing", facts)
    if len({*losses.values()}) == 1:
        facts |= {"victims": _several([*losses]), "points": max(losses.values())}
        return Sentence("turn-ms-island", facts)
    each = [
        Words("name-ms-loss", {"victim": Who(seat), "points": points})
        for seat, points in losses.items()
    ]
    return Sentence("turn-ms-island-uneven", facts | {"losses": Several(tuple(each))})
