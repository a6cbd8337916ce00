"""What one seat may know in Mille Sabords: everything but the order of the deck."""

from dataclasses import dataclass

from doubloon.core.setup import Seat
from doubloon.games.mille_sabords.rules.editions import KINDS
from doubloon.games.mille_sabords.rules.island import counted_skulls, island_loss
from doubloon.games.mille_sabords.rules.notation import write, write_dice
from doubloon.games.mille_sabords.rules.rules import BUST, acts, cup, stop_value, to_act
from doubloon.games.mille_sabords.rules.scoring import SKULL, score_dice
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
    """Sabres the ship on the card asks for; 0 where there is no ship."""
    bonus: int
    """What the ship brings with them, and costs without."""
    table: str
    """Dice lying off the card, as letters."""
    aside: str
    """Skulls among them, set apart, as letters."""
    laid: str
    """Dice on the treasure island, as letters."""
    cup: int
    skulls: int
    """On the dice and on the card."""
    bust: int
    """Skulls that end a turn. [ms.third-skull]"""
    guardian: bool
    """Whether the guardian can still be used."""
    on_island: bool
    worth: int | None
    """What stopping now would bring the seat, while it may stop or is bust without a rescue."""
    saved: int
    """What the dice on the treasure island bring after the third skull."""
    island_loss: int
    """What each opponent loses if the seat leaves the skull island now."""
    deck: dict[str, int]
    """Cards left to draw."""
    last_round: Seat | None
    sudden_death: bool
    tied: tuple[Seat, ...]
    ended: str | None
    """What the turn came to that the last step ended."""
    winners: tuple[Seat, ...]
    acts: tuple[str, ...]
    """What this seat may do now, in notation; empty for everybody else."""


def view(state: State, seat: Seat | None) -> View:
    due, card = to_act(state), state.card
    mine = seat is not None and seat == due
    landed = state.phase in ("rolled", "rescue")
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
        cup=cup(state) if state.phase == "cup" else 0,
        skulls=state.skulls,
        bust=BUST,
        guardian=state.guardian,
        on_island=state.on_island,
        worth=stop_value(state) if landed else None,
        saved=score_dice(state.laid, card) if card and any(state.laid) else 0,
        island_loss=island_loss(card, counted_skulls(state)) if card and state.on_island else 0,
        deck={kind: n for kind, n in zip(KINDS, state.deck, strict=True) if n},
        last_round=state.last_round,
        sudden_death=state.sudden_death,
        tied=state.tied_turns.tied if state.tied_turns else (),
        ended=state.ended.outcome if state.ended else None,
        winners=state.result.winners if state.result else (),
        acts=tuple(write(seat, act) for act in acts(state)) if mine else (),
    )
