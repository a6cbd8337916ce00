"""What a table agreed on before its play: the game, its readings, how it is played here."""

from dataclasses import dataclass, field

from doubloon.bots import LEVELS, levels
from doubloon.core.errors import RecordError
from doubloon.core.game import AnyGame, Setup
from doubloon.core.play import Play, begin
from doubloon.core.record import TABLE_DICE
from doubloon.games import GAMES
from doubloon.server.messages.refusals import TableError
from doubloon.server.messages.requests import Create
from doubloon.server.messages.wire import DiceSource

SHUFFLED = frozenset({"gold-up"})
"""Games whose first seat begins, so that a server deals the seats out."""

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
        return game(self.game)

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
    rules = game(wish.game)
    if wish.dice == TABLE_DICE and rules.conceal is not None:
        raise TableError("table-hidden-cards", game=rules.key)
    shuffle = rules.key in SHUFFLED if wish.shuffle is None else wish.shuffle
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


def game(key: str) -> AnyGame:
    if (found := next((game for game in GAMES if game.key == key), None)) is None:
        raise RecordError("unknown-game", game=key, known=", ".join(game.key for game in GAMES))
    return found


def level(name: str, rules: AnyGame) -> str:
    """A level of bot there is in a game."""
    if name not in (known := levels(rules)):
        raise TableError("table-level", level=name, known=", ".join(known))
    return name
