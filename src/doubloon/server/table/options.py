"""What a table agrees on before its play: the game, its readings and how it is played here."""

from dataclasses import dataclass, field
from typing import Any

from doubloon.bots import LEVELS, levels
from doubloon.core.game import AnyGame
from doubloon.core.play import Play, begin
from doubloon.core.record import TABLE_DICE
from doubloon.core.setup import Fields, Setup
from doubloon.games import get
from doubloon.server.messages.box import Box
from doubloon.server.messages.refusals import TableError
from doubloon.server.messages.requests import TermsRequest
from doubloon.server.messages.wire import DiceSource
from doubloon.server.table.boxes import agree_on, describe_box

Value = bool | int | str


@dataclass(frozen=True, slots=True, kw_only=True)
class TableOptions:
    game: str
    edition: str
    readings: dict[str, Value] = field(default_factory=dict)
    target: int | None = None
    seats: int
    public: bool = False
    timer: int | None = None
    undo: bool = True
    dice: DiceSource = "server"
    level: str = LEVELS[0]
    shuffle: bool = False
    components: dict[str, Any] | None = None
    """A corrected box; None: the one that ships."""

    @property
    def rules(self) -> AnyGame:
        return get(self.game)

    @property
    def setup(self) -> Setup:
        own = self.components
        return Setup(self.seats, self.edition, self.readings, self.target, components=own)

    @property
    def box(self) -> Box | None:
        return describe_box(self.game, self.components)

    @property
    def table_dice(self) -> bool:
        return self.dice == TABLE_DICE

    def opening(self) -> Play:
        """A new play that forgets what cannot be taken back: a server holds thousands."""
        return begin(self.rules, self.setup, table_dice=self.table_dice, forgets=True)


def agree(game: str, wish: TermsRequest, otherwise: Fields | None = None) -> TableOptions:
    """The options of a request; refused if no play can have them.

    `otherwise` is the box if the request names none; None: the one that ships.
    """
    rules = get(game)
    if wish.dice == TABLE_DICE and rules.has_secrets:
        raise TableError("table-hidden-cards", game=rules.key)
    components = agree_on(rules, wish.components, otherwise)
    shuffle = rules.shuffles_seats if wish.shuffle is None else wish.shuffle
    options = TableOptions(
        game=rules.key,
        edition=wish.edition or rules.editions[0],
        readings=wish.readings,
        target=wish.target,
        seats=wish.seats,
        public=wish.public,
        timer=wish.timer,
        undo=wish.undo,
        dice=wish.dice,
        level=find_level(wish.level, rules),
        shuffle=shuffle,
        components=None if components is None else dict(components),
    )
    options.opening()
    return options


def find_level(name: str, rules: AnyGame) -> str:
    """The level of this name; refused if the game has none."""
    if name not in (known := levels(rules)):
        raise TableError("table-level", level=name, known=", ".join(known))
    return name
