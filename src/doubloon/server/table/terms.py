"""What a table agreed on before its play: the game, its readings, how it is played here."""

from dataclasses import dataclass, field

from doubloon.bots import LEVELS, levels
from doubloon.core.game import AnyGame
from doubloon.core.play import Play, begin
from doubloon.core.record import TABLE_DICE
from doubloon.core.setup import Setup
from doubloon.games import get
from doubloon.server.messages.refusals import TableError
from doubloon.server.messages.requests import Create
from doubloon.server.messages.wire import DiceSource

Value = bool | int | str


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
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

    @property
    def rules(self) -> AnyGame:
        return get(self.game)

    @property
    def setup(self) -> Setup:
        return Setup(self.seats, self.edition, self.readings, self.target)

    @property
    def table_dice(self) -> bool:
        return self.dice == TABLE_DICE

    def opening(self) -> Play:
        """A play that remembers no more than it needs: there are thousands."""
        return begin(self.rules, self.setup, table_dice=self.table_dice, forgets=True)


def agree(wish: Create) -> Terms:
    """The terms somebody wishes for, refused here and now if no play could follow them."""
    rules = get(wish.game)
    if wish.dice == TABLE_DICE and rules.has_secrets:
        raise TableError("table-hidden-cards", game=rules.key)
    shuffle = rules.shuffles_seats if wish.shuffle is None else wish.shuffle
    terms = Terms(
        game=rules.key,
        edition=wish.edition or rules.editions[0],
        readings=wish.readings,
        target=wish.target,
        seats=wish.seats,
        public=wish.public,
        timer=wish.timer,
        undo=wish.undo,
        dice=wish.dice,
        level=level(wish.level, rules),
        shuffle=shuffle,
    )
    terms.opening()
    return terms


def level(name: str, rules: AnyGame) -> str:
    """A level of bot there is in a game."""
    if name not in (known := levels(rules)):
        raise TableError("table-level", level=name, known=", ".join(known))
    return name
