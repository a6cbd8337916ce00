"""One play in the terminal: chance, bots and people take steps; each is saved and described."""

import shlex
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import dropwhile, pairwise
from typing import Any

from doubloon.bots import Bot, bot, cabin_boy
from doubloon.cli.terminal import generic, seating
from doubloon.cli.terminal.keeper import Keeper
from doubloon.cli.terminal.screen import Screen
from doubloon.core.dice import Uniform
from doubloon.core.errors import FileError
from doubloon.core.game import AnyGame, Result, offers
from doubloon.core.notation import split
from doubloon.core.play import RESIGN, UNDO, Play
from doubloon.core.record import Record
from doubloon.core.setup import Seat
from doubloon.core.stories import tell_step
from doubloon.core.story import Sentence, Several, Story, Who, Words
from doubloon.drawing.pictures import Row, ledger
from doubloon.drawing.words import display_names, part, tell
from doubloon.locales import explain, say
from doubloon.locales.telling import YOU, Teller


class Leave(Exception):
    """A person wants to stop now and resume the play later."""


@dataclass
class TerminalPlay:
    """The play so far, its players, and how it is shown and saved."""

    game: AnyGame
    play: Play
    record: Record
    """All steps so far, including those taken back."""
    keeper: Keeper
    screen: Screen
    dice: Uniform
    wits: Uniform
    """Chance for the bots, apart from the dice, so that bots do not change the dice."""
    watching: Seat | None = None
    """The only seat that looks at the screen; None if several people share it."""
    seen: dict[Seat | None, int] = field(default_factory=dict)
    """How many steps have been described to each reader."""
    hinted: bool = False
    """Whether the screen has listed the commands."""

    def __post_init__(self) -> None:
        self.board = generic.board_of(self.game)
        self.names = display_names(self.record.seats)
        self.bots = seating.make_bots(self.game, self.record.seats, self.record.setup)
        for seat in self.play.resigned:
            self.bots[seat] = self._stand_in()
        seats = [*map(Seat, range(len(self.names)))]
        self.people = [seat for seat in seats if seat not in self.bots]
        self.hides = self.game.has_secrets and len(self.people) > 1
        if len(self.people) == 1:
            self.watching = self.people[0]
        self._named_you = next((s for s in self.people if self.names[s] == seating.you()), None)
        self.seen = dict.fromkeys([None, *self.people], self._steps_before_turn())

    def _stand_in(self) -> Bot:
        return bot(self.game, seating.stand_in(self.game), self.record.setup)

    def _steps_before_turn(self) -> int:
        """The number of steps before the current turn."""
        earlier = dropwhile(lambda here: here.begun is not None, self.play.way())
        return sum(1 for _ in earlier) - 1

    @property
    def reader(self) -> Seat | None:
        """The seat that sentences address as `you`, if there is one."""
        return self._named_you if self.watching is None else self.watching

    def view(self, seat: Seat) -> Any:
        """What a seat may know, for the board to draw."""
        return generic.view_of(self.game, self.play.state, seat)

    def address(self, seat: Seat) -> str:
        """A seat as messages expect it: `you` for the reader, otherwise its name."""
        return YOU if seat == self.reader else self.names[seat]

    def step(self, text: str) -> None:
        """Take one step and save it. A refused step changes nothing."""
        before, self.play = self.play, self.play.after(text)
        seat, words = split(text)
        line = self.play.line
        if words == (UNDO,):
            line, length = text, sum(1 for _ in self.play.way())
            self.seen = {viewer: min(seen, length - 1) for viewer, seen in self.seen.items()}
            self.say(tell_step(before, text, self.play, self.watching))
        self.record = replace(self.record, steps=(*self.record.steps, line), points=None)
        if (result := self.play.result) is not None:
            self.record = replace(self.record, points=result.points)
        if words == (RESIGN,) and seat is not None:
            self.bots[seat] = self._stand_in()
            self.people.remove(seat)
        self._save()

    def _save(self) -> bool:
        """Save the play. A failing disk is reported and does not end the play."""
        try:
            self.keeper.keep(self.record)
        except FileError as error:
            self.screen.say(explain(error), style="bold red")
            return False
        return True

    def advance(self) -> bool:
        """Let chance or a bot take the next step; False if a person must, or at the end."""
        if self.play.result is not None:
            return False
        state, seat = self.play.state, self.play.to_act
        if seat is None:
            self.step(self.game.write(None, self.game.draw(state, self.dice)))
        elif seat in self.bots:
            self.step(self.game.write(seat, self._choose_act(seat)))
        else:
            return False
        if not (self.hides and self.watching is None):
            self.catch_up()
        return True

    def _choose_act(self, seat: Seat) -> object:
        """A bot's act. If the bot fails or cheats, the simplest bot chooses instead."""
        state = self.play.state
        for level in (self.bots[seat], cabin_boy):
            act = self._ask_bot(level, seat)
            if act is not None and self.game.forbids(state, act) is None:
                return act
        return next(iter(self.game.acts(state)))

    def _ask_bot(self, level: Bot, seat: Seat) -> object:
        state = self.play.state
        try:
            return level(self.game.view(state, seat), offers(self.game, state), self.wits)
        except Exception:  # a bot is other people's code: whatever it raises, the play goes on
            return None

    def catch_up(self) -> None:
        """Describe the steps that the people at the screen have not seen yet."""
        way = [*self.play.way()][::-1]
        for before, here in pairwise(way[self.seen[self.watching] :]):
            self.say(tell_step(before, here.line, here, self.watching))
        self.seen[self.watching] = len(way) - 1

    def say(self, story: Story, *, indent: str = "") -> None:
        """Print sentences, players' names in bold."""
        self.screen.say(*self.describe(story), indent=indent, bold=self.names)

    def describe(self, story: Iterable[Sentence]) -> list[str]:
        """Sentences in words, for the people at the screen."""
        return Teller(self.names, self.reader).tell_all(story)

    def hand_over(self, seat: Seat) -> None:
        """Where hands are secret, make sure that only this seat looks at the screen."""
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
        """Show the winners, the points and the file of the record."""
        if self.hides:
            self.watching = None
            self.screen.hide()
            self.seen[None] = self._steps_before_turn()
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
        self.screen.say(*self.describe([_describe_result(result)]), style="bold green")
        if self._save():
            self.screen.say(tell("kept-in"))
            self.screen.print_line(f"  {self.keeper.path}")

    def leave(self) -> int:
        """Save once more, and say how to resume the play."""
        if self.hides:
            self.screen.hide()
        if not self._save():
            return 1
        path = shlex.quote(str(self.keeper.path))
        self.screen.say("", tell("left"))
        self.screen.print_line(f"  doubloon play {path}")
        return 0


def _describe_result(result: Result) -> Sentence:
    """Who won, and how the play ended."""
    how = Words(f"ending-{result.ending}")
    if len(result.winners) == 1:
        return Sentence("terminal-over-won", {"who": Who(result.winners[0]), "how": how})
    winners = Several(tuple(map(Who, result.winners)))
    return Sentence("terminal-over-shared", {"winners": winners, "how": how})
