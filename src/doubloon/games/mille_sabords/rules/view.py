"""The view of a seat: everything but the order of the deck."""

from dataclasses import dataclass

from doubloon.core.setup import Seat
from doubloon.games.mille_sabords.rules.editions import KINDS
from doubloon.games.mille_sabords.rules.island import (
    counted_skulls,
    loss_by_skull,
    loss_of_opponents,
)
from doubloon.games.mille_sabords.rules.notation import write, write_dice
from doubloon.games.mille_sabords.rules.rules import acts, cup, stop_parts, to_act
from doubloon.games.mille_sabords.rules.scoring import BUST, DICE, SKULL, Parts, add_up, laid_parts
from doubloon.games.mille_sabords.rules.state import NO_DICE, Phase, State


@dataclass(frozen=True, slots=True)
class View:
    phase: Phase
    seat: Seat
    """Whose turn it is."""
    to_act: Seat | None
    points: tuple[int, ...]
    target: int
    card: str | None
    card_skulls: int
    """Skulls on the card itself."""
    sabres: int
    """Sabres that the ship on the card needs; 0 without a ship."""
    bonus: int
    """Points that the ship brings with its sabres, and costs without them."""
    table: str
    """Dice on the table, without those on the treasure island, as letters."""
    aside: str
    """Skulls among them, set aside, as letters."""
    laid: str
    """Dice on the treasure island, as letters."""
    cup: int
    """How many dice are about to be rolled; all of them where the card is due first."""
    skulls: int
    """Skulls on the dice and on the card."""
    bust: int
    """Skulls that end a turn. [ms.third-skull]"""
    guardian: bool
    """Whether the guardian can still be used."""
    on_island: bool
    worth: int | None
    """The points of the turn if the seat stops now, in the phases `rolled` and `rescue`."""
    parts: Parts
    """What these points are made of."""
    total: int | None
    """The seat's points after such a stop."""
    saved: int
    """Points that the dice on the treasure island save at a bust."""
    saved_parts: Parts
    """What these points are made of."""
    island_loss: int
    """Points that each opponent loses if the seat leaves the skull island now."""
    island_skulls: int
    """The skulls that they pay for."""
    island_each: int
    """The points that each of these skulls costs."""
    deck: dict[str, int]
    """Cards left to draw."""
    last_round: Seat | None
    """The seat that triggered the last round."""
    sudden_death: bool
    tied: tuple[Seat, ...]
    """Leaders who take extra turns, in playing order."""
    ended: str | None
    """How the turn ended that the last step ended."""
    winners: tuple[Seat, ...]
    acts: tuple[str, ...]
    """The legal acts in notation, if this seat is to act."""


def view(state: State, seat: Seat | None) -> View:
    due, card = to_act(state), state.card
    mine = seat is not None and seat == due
    has_rolled = state.phase in ("rolled", "rescue")
    parts = stop_parts(state) if has_rolled else ()
    worth = add_up(parts)
    saved = laid_parts(state.laid, card) if card else ()
    return View(
        phase=state.phase,
        seat=state.seat,
        to_act=due,
        points=state.points,
        target=state.terms.target,
        card=card.name if card else None,
        card_skulls=card.skulls if card else 0,
        sabres=card.sabres if card else 0,
        bonus=card.value if card else 0,
        table=write_dice(state.table),
        aside=write_dice((state.table[SKULL], *NO_DICE[1:])),
        laid=write_dice(state.laid),
        cup=_cup(state),
        skulls=state.skulls,
        bust=BUST,
        guardian=state.guardian,
        on_island=state.on_island,
        worth=worth if has_rolled else None,
        parts=parts,
        total=state.terms.total(state.points[state.seat], worth) if has_rolled else None,
        saved=add_up(saved),
        saved_parts=saved,
        island_loss=loss_of_opponents(state) if state.on_island else 0,
        island_skulls=counted_skulls(state) if state.on_island else 0,
        island_each=loss_by_skull(state.drawn) if state.on_island else 0,
        deck={kind: n for kind, n in zip(KINDS, state.deck, strict=True) if n},
        last_round=state.last_round,
        sudden_death=state.sudden_death,
        tied=state.tied_turns.tied if state.tied_turns else (),
        ended=state.ended.outcome if state.ended else None,
        winners=state.result.winners if state.result else (),
        acts=tuple(write(seat, act) for act in acts(state)) if mine else (),
    )


def _cup(state: State) -> int:
    if state.phase == "card":
        return DICE
    return cup(state) if state.phase == "cup" else 0
