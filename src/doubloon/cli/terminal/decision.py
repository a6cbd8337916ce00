"""A person's decision: the question, what was typed, and what is done about it."""

from itertools import pairwise

from doubloon.cli.terminal.clauses import clauses, told
from doubloon.cli.terminal.keeper import Keeper, new_file
from doubloon.cli.terminal.table import Leave, Table
from doubloon.core.errors import DoubloonError
from doubloon.core.notation import write_seat
from doubloon.core.parts import Choice
from doubloon.core.play import RESIGN, UNDO
from doubloon.core.setup import Seat
from doubloon.drawing.words import listed, part, tell
from doubloon.locales import explain, say

SHORT = {"h": "help", "?": "help", "u": "undo", "q": "quit", "exit": "quit"}
WORDS = ("help", "look", "log", "rules", "why", "undo", "save", "resign", "quit")
"""What may be typed at any time, beside the acts of the game."""


class Decision:
    """One question to one seat; it stays open until a step was taken."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table, self.screen, self.seat = table, table.screen, seat
        self.name = table.names[seat]
        self.view = table.game.view(table.play.state, seat)
        self.half = ""
        """The beginning of an act that is chosen step by step."""
        self.choices: list[Choice] = []
        self.refused: DoubloonError | None = None

    def ask(self) -> None:
        self.look("")
        steps = len(self.table.record.steps)
        while len(self.table.record.steps) == steps:
            half = f" {self.half} ..." if self.half else ""
            typed = self.screen.ask(f"{self.name}{half}> ").split()
            self._obey([word.casefold() for word in typed], typed)

    def _obey(self, words: list[str], typed: list[str]) -> None:
        word = SHORT.get(words[0], words[0]) if words else "help"
        if word in WORDS:
            command = getattr(self, word)
            command(" ".join(typed[1:]))
        elif len(words) == 1 and word.isdecimal() and 0 < int(word) <= len(self.choices):
            self._act(self.choices[int(word) - 1][0])
        elif words == ["0"] and self.half:
            self._list("")
        elif len(words) == 1 and word.isdecimal():
            self.screen.say(tell("no-such-choice", number=word), style="red")
        else:
            self._act(self._spelled(words))

    def _spelled(self, words: list[str]) -> str:
        if words[0] == write_seat(self.seat) and len(words) > 1:
            words = words[1:]
        return self.table.board.spell(words, self.view, self.table.names)

    def _act(self, text: str) -> None:
        """Take the step, go on with a half-written act, or say what forbids it."""
        ask = self.table.game.ask
        try:
            if ask is not None:
                asked = ask(self.table.play.state, text)
                if asked.more and not asked.whole:
                    return self._list(text)
            self.table.step(f"{write_seat(self.seat)} {text}")
        except DoubloonError as error:
            if "text" in error.facts:  # as it was typed, without the seat
                error.facts["text"] = text
            self.refuse(error)

    def refuse(self, error: DoubloonError) -> None:
        self.refused = error
        clause = [f"[{error.clause}]"] if error.clause else []
        hint = [] if error.clause else [tell("try-help")]
        self.screen.framed([" ".join([explain(error), *clause]), *hint], "red")

    def _list(self, half: str) -> None:
        """The choices there are, with a number each."""
        board, game, names = self.table.board, self.table.game, self.table.names
        self.half = half
        if half and game.ask is not None:
            asked = game.ask(self.table.play.state, half)
            assert board.go_on is not None, game.key
            self.choices = board.go_on(half, asked.more, self.view, names)
        else:
            self.choices = board.choices(self.view, names)
        rows = [(str(n), what, f"({act})") for n, (act, what) in enumerate(self.choices, start=1)]
        if half:
            rows.append(("0", part("choice-back"), ""))
        self.screen.listing(rows)

    def look(self, _: str) -> None:
        """Draw everything anew, as wide as the terminal is now."""
        screen, table = self.screen, self.table
        screen.headline(part("head-turn", game=say(table.game.key), who=self.name))
        screen.show(table.board.draw(self.view, table.names, screen.pen))
        screen.say("", tell("question", who=self.name), style="bold")
        self._list(self.half)
        if not table.hinted:
            screen.say(tell("question-words"), style="dim")
            table.hinted = True

    def help(self, _: str) -> None:
        screen, table = self.screen, self.table
        screen.headline(part("head-help"))
        screen.say(*table.board.explain(self.view, table.names))
        screen.say("", tell("help-choices"))
        self._list(self.half)
        screen.say("", tell("help-words"))
        screen.listing((word, part(f"help-{word}"), "") for word in WORDS)

    def log(self, _: str) -> None:
        way = [*self.table.play.way()][::-1]
        self.screen.headline(part("head-log"))
        for before, here in pairwise(way):
            self.screen.say(*self.table.told(before, here), bold=self.table.names)

    def rules(self, clause: str) -> None:
        """One clause, or all of this game."""
        known = clauses(self.table.game)
        if not clause:
            self.screen.headline(part("head-rules", game=say(self.table.game.key)))
            self.screen.listing((name, told(name), "") for name in known)
        elif (name := clause.casefold()) in known:
            self.screen.framed([f"{told(name)} [{name}]"], "cyan")
        else:
            near = [name for name in known if clause.casefold() in name][:5]
            key = "rules-near" if near else "rules-unknown"
            self.screen.say(tell(key, clause=clause, near=listed(near)))

    def why(self, _: str) -> None:
        if self.refused is None:
            self.screen.say(tell("why-nothing"))
        else:
            self.refuse(self.refused)
            self.screen.say(*self.table.board.explain(self.view, self.table.names))

    def undo(self, _: str) -> None:
        """Take back the last act, also of the person who acted just before this one."""
        last = self.table.play.undoable_by
        seat = last if last in self.table.people else self.seat
        line = self.table.play.line
        try:
            self.table.step(f"{write_seat(seat)} {UNDO}")
        except DoubloonError as error:
            return self.refuse(error)
        what = line.split(" ", 1)[1]
        self.screen.say(tell("tell-undo", who=self.table.names[seat], act=what))

    def resign(self, _: str) -> None:
        if self.screen.ask(part("resign-sure")).casefold() != part("yes"):
            self.screen.say(tell("resign-not"))
            return
        try:
            self.table.step(f"{write_seat(self.seat)} {RESIGN}")
        except DoubloonError as error:
            self.refuse(error)

    def save(self, path: str) -> None:
        try:
            keeper = Keeper(new_file(path)) if path else self.table.keeper
            keeper.keep(self.table.record)
        except DoubloonError as error:
            return self.refuse(error)
        self.screen.say(tell("kept-in"))
        self.screen.whole(f"  {keeper.path}")

    def quit(self, _: str) -> None:
        raise Leave


def run(table: Table) -> int:
    """The play to its end, or until somebody leaves; both are kept."""
    try:
        while (result := table.play.result) is None:
            if not table.go_on() and (seat := table.play.to_act) is not None:
                table.hand_over(seat)
                table.catch_up()
                Decision(table, seat).ask()
                table.catch_up()
        table.finish(result)
    except (Leave, EOFError, KeyboardInterrupt):
        return table.leave()
    return 0
