"""One play at one terminal: chance, bots and people take their steps, and each is kept and told."""

import shlex
from dataclasses import dataclass, field, replace
from itertools import dropwhile, pairwise

from doubloon.bots import Bot, bot, cabin_boy
from doubloon.cli.terminal import seating
from doubloon.cli.terminal.generic import board_of
from doubloon.cli.terminal.keeper import Keeper
from doubloon.cli.terminal.screen import Screen
from doubloon.core.dice import Uniform
from doubloon.core.errors import FileError
from doubloon.core.game import AnyGame, Result, offers
from doubloon.core.notation import write_seat
from doubloon.core.play import RESIGN, UNDO, Play
from doubloon.core.record import Record
from doubloon.core.setup import Seat
from doubloon.core.stories import tell_step
from doubloon.drawing.pictures import Row, ledger
from doubloon.drawing.words import known_as, listed, part, tell
from doubloon.locales import explain, say
from doubloon.locales.telling import Teller


class Leave(Exception):
    """Somebody wants to stop here and go on another day."""


@dataclass
class Table:
    """The play as it stands, who sits there, and how it is shown and kept."""

    game: AnyGame
    play: Play
    record: Record
    """Everything so far, steps taken back included."""
    keeper: Keeper
    screen: Screen
    dice: Uniform
    wits: Uniform
    """Chance for the bots, so that their thinking does not change the dice."""
    watching: Seat | None = None
    """Whose view is shown: who alone looks at the screen; None for what everybody may see."""
    seen: dict[Seat | None, int] = field(default_factory=dict)
    """How far the play has been told to each of them."""
    hinted: bool = False
    """Whether it has been said what may be typed."""

    def __post_init__(self) -> None:
        self.board = board_of(self.game)
        self.names = known_as(self.record.seats)
        self.bots = seating.bots(self.game, self.record.seats, self.record.setup)
        for seat in self.play.resigned:
            self.bots[seat] = bot(self.game, seating.STAND_IN, self.record.setup)
        seats = map(Seat, range(len(self.names)))
        self.people = [seat for seat in seats if seat not in self.bots]
        self.hides = self.game.conceal is not None and len(self.people) > 1
        if len(self.people) == 1:
            self.watching = self.people[0]
        self.seen = dict.fromkeys([None, *self.people], self._begun())

    def _begun(self) -> int:
        """How many steps lie before the current turn."""
        begun = dropwhile(lambda here: here.begun is not None, self.play.way())
        return sum(1 for _ in begun) - 1

    def view(self, play: Play | None = None) -> object:
        return self.game.view((play or self.play).state, self.watching)

    def step(self, text: str) -> None:
        """Take one step; what is refused changes nothing. It is kept before it is told."""
        self.play = self.play.after(text)
        line = self.play.line
        if text.split()[-1] == UNDO:
            line, way = text, sum(1 for _ in self.play.way())
            self.seen = {viewer: min(seen, way - 1) for viewer, seen in self.seen.items()}
        steps = (*self.record.steps, line)
        self.record = replace(self.record, steps=steps, points=None)
        if (result := self.play.result) is not None:
            self.record = replace(self.record, points=result.points)
        if text.split()[-1] == RESIGN and (seat := self._actor(text)) is not None:
            self.bots[seat] = bot(self.game, seating.STAND_IN, self.record.setup)
            self.people.remove(seat)
        self._is_kept()

    def _is_kept(self) -> bool:
        """Keep the play; a disk that fails is told, and does not end it."""
        try:
            self.keeper.keep(self.record)
        except FileError as error:
            self.screen.say(explain(error), style="bold red")
            return False
        return True

    def _actor(self, text: str) -> Seat | None:
        return next((seat for seat in self.people if text.startswith(f"{write_seat(seat)} ")), None)

    def go_on(self) -> bool:
        """Let chance or a bot take the next step; False where a person must, or at the end."""
        if self.play.result is not None:
            return False
        state, seat = self.play.state, self.play.to_act
        if seat is None:
            self.step(self.game.write(None, self.game.draw(state, self.dice)))
        elif seat in self.bots:
            self.step(self.game.write(seat, self._bots_act(seat)))
        else:
            return False
        if not (self.hides and self.watching is None):
            self.catch_up()
        return True

    def _bots_act(self, seat: Seat) -> object:
        """What a bot answers; one that fails or cheats is played on by the simplest bot."""
        state = self.play.state
        for level in (self.bots[seat], cabin_boy):
            act = self._asked(level, seat)
            if act is not None and self.game.forbids(state, act) is None:
                return act
        return next(iter(self.game.acts(state)))

    def _asked(self, level: Bot, seat: Seat) -> object:
        state = self.play.state
        try:
            return level(self.game.view(state, seat), offers(self.game, state), self.wits)
        except Exception:  # a bot is foreign code: whatever it raises, the play goes on
            return None

    def catch_up(self) -> None:
        """Tell whoever looks at the screen what has happened since they last did."""
        way = [*self.play.way()][::-1]
        for before, here in pairwise(way[self.seen[self.watching] :]):
            self.screen.say(*self.told(before, here), bold=self.names)
        self.seen[self.watching] = len(way) - 1

    def told(self, before: Play, here: Play) -> list[str]:
        """A step in sentences, as the viewer may know it."""
        story = tell_step(before, here.line, here, self.watching)
        return Teller(self.names, self._you()).tell_all(story)

    def _you(self) -> Seat | None:
        """The seat of a person who gave no name and is called `you`."""
        you = seating.you()
        return next((seat for seat in self.people if self.names[seat] == you), None)

    def hand_over(self, seat: Seat) -> None:
        """Make sure that only this seat looks at the screen, where hands are hidden."""
        if not self.hides or self.watching == seat:
            return
        if self.watching is not None:
            self.screen.ask(part("pass-done", who=self.names[self.watching]))
        self.watching = None
        self.screen.hide()
        self.screen.headline(say(self.game.key))
        self.screen.say(tell("pass-to", who=self.names[seat]))
        self.screen.ask(part("pass-ready", who=self.names[seat]))
        self.screen.hide()
        self.watching = seat

    def finish(self, result: Result) -> None:
        """Who won, with how many points, and where it is written."""
        if self.hides:
            self.watching = None
            self.screen.hide()
            self.seen[None] = self._begun()
        self.catch_up()
        self.screen.headline(part("head-over", game=say(self.game.key)))
        most = max(1, *result.points)
        rows = [
            Row(
                self.names[seat],
                result.points[seat],
                result.points[seat] / most,
                seat in result.winners,
            )
            for seat in sorted(range(len(self.names)), key=lambda seat: -result.points[seat])
        ]
        self.screen.show(ledger(rows, self.screen.pen))
        winners = listed(self.names[seat] for seat in result.winners)
        how = say(f"ending-{result.ending}")
        key = "over-shared" if len(result.winners) > 1 else "over-won"
        self.screen.say(tell(key, winners=winners, how=how), style="bold green")
        if self._is_kept():
            self.screen.say(tell("kept-in"))
            self.screen.whole(f"  {self.keeper.path}")

    def leave(self) -> int:
        """Save once more, and say how to go on another day."""
        if self.hides:
            self.screen.hide()
        if not self._is_kept():
            return 1
        path = shlex.quote(str(self.keeper.path))
        self.screen.say("", tell("left"))
        self.screen.whole(f"  doubloon play {path}")
        return 0
