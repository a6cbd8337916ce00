"""A person's decision: the question, what was typed, and how it is answered."""

from collections.abc import Callable

from doubloon.cli.terminal.clauses import clauses, describe_clause
from doubloon.cli.terminal.keeper import Keeper, new_file
from doubloon.cli.terminal.terminal_play import Leave, TerminalPlay
from doubloon.core.errors import DoubloonError
from doubloon.core.notation import write_seat
from doubloon.core.parts import Choice
from doubloon.core.play import RESIGN, UNDO
from doubloon.core.setup import Seat
from doubloon.core.stories import TurnSteps, group_by_turn, tell_step
from doubloon.drawing.words import join_words, part, tell
from doubloon.locales import explain, say


class Decision:
    """One question to one seat. It stays open until a step is taken."""

    def __init__(self, terminal: TerminalPlay, seat: Seat) -> None:
        self.terminal, self.screen, self.seat = terminal, terminal.screen, seat
        self.view = terminal.view(seat)
        self.half = ""
        """The beginning of an act that is chosen word by word."""
        self.choices: list[Choice] = []
        self.refused: DoubloonError | None = None

    def ask(self) -> None:
        """Show the question, and read lines until one of them takes a step."""
        self.look("")
        steps = len(self.terminal.record.steps)
        name = self.terminal.names[self.seat]
        while len(self.terminal.record.steps) == steps:
            half = f" {self.half} ..." if self.half else ""
            typed = self.screen.ask(f"{name}{half}> ").split()
            self._obey([word.casefold() for word in typed], typed)

    def _obey(self, words: list[str], typed: list[str]) -> None:
        word = SHORT.get(words[0], words[0]) if words else "help"
        if word in COMMANDS:
            COMMANDS[word](self, " ".join(typed[1:]))
        elif len(words) == 1 and word.isdecimal() and 0 < int(word) <= len(self.choices):
            self._act(self.choices[int(word) - 1][0])
        elif words == ["0"] and self.half:
            self._list_choices("")
        elif len(words) == 1 and word.isdecimal():
            self.screen.say(tell("no-such-choice", number=word), style="red")
        else:
            self._act(self._spell(words))

    def _spell(self, words: list[str]) -> str:
        if words[0] == write_seat(self.seat) and len(words) > 1:
            words = words[1:]
        return self.terminal.board.spell(words, self.view, self.terminal.names)

    def _act(self, text: str) -> None:
        """Take the step, ask for the rest of a half-written act, or say what forbids it."""
        ask = self.terminal.game.ask
        try:
            if ask is not None:
                asked = ask(self.terminal.play.state, text)
                if asked.more and not asked.whole:
                    return self._list_choices(text)
            self.terminal.step(f"{write_seat(self.seat)} {text}")
        except DoubloonError as error:
            if "text" in error.facts:  # as it was typed, without the seat
                error.facts["text"] = text
            self.refuse(error)

    def refuse(self, error: DoubloonError) -> None:
        """Say what was refused and why, with the clause."""
        self.refused = error
        clause = [f"[{error.clause}]"] if error.clause else []
        hint = [] if error.clause else [tell("try-help")]
        self.screen.framed([" ".join([explain(error), *clause]), *hint], "red")

    def _list_choices(self, half: str) -> None:
        """Show the choices with a number each."""
        board, game, names = self.terminal.board, self.terminal.game, self.terminal.names
        self.half = half
        if half and game.ask is not None:
            asked = game.ask(self.terminal.play.state, half)
            assert board.go_on is not None, game.key
            self.choices = board.go_on(half, asked.more, self.view, names)
        else:
            self.choices = board.choices(self.view, names)
        rows = [
            (str(n), what, "" if what == act else f"({act})")
            for n, (act, what) in enumerate(self.choices, start=1)
        ]
        if half:
            rows.append(("0", part("choice-back"), ""))
        self.screen.listing(rows)

    def look(self, _: str) -> None:
        """Draw the board again, as wide as the terminal is now."""
        screen, terminal = self.screen, self.terminal
        who = terminal.address(self.seat)
        screen.headline(part("head-turn", game=say(terminal.game.key), who=who))
        screen.show(terminal.board.draw(self.view, terminal.names, screen.pen))
        screen.say("", tell("question", who=who), style="bold")
        self._list_choices(self.half)
        if not terminal.hinted:
            screen.say(tell("question-words"), style="dim")
            terminal.hinted = True

    def help(self, _: str) -> None:
        """Explain the decision, its choices and the commands."""
        screen, terminal = self.screen, self.terminal
        screen.headline(part("head-help"))
        screen.say(*terminal.board.explain(self.view, terminal.names))
        screen.say("", tell("help-choices"))
        self._list_choices(self.half)
        screen.say("", tell("help-words"))
        screen.listing((word, part(f"help-{word}"), "") for word in COMMANDS)

    def log(self, _: str) -> None:
        """Describe the play so far, turn by turn, and what each turn came to."""
        terminal = self.terminal
        self.screen.headline(part("head-log"))
        number = 0
        for group in group_by_turn(terminal.play):
            number += group.seat is not None
            self.screen.say(self._head(group, number), style="bold cyan")
            for before, after in group.steps:
                terminal.say(tell_step(before, after.line, after, terminal.watching), indent="  ")

    def _head(self, group: TurnSteps, number: int) -> str:
        """What a turn came to, or whose it is while it is not over."""
        if group.seat is None:
            return tell("log-opening")
        if group.turn is not None and (story := self.terminal.game.sum_up(group.turn)):
            return tell("log-summary", number=number, what=" ".join(self.terminal.describe(story)))
        return tell("log-turn", number=number, who=self.terminal.address(group.seat))

    def rules(self, clause: str) -> None:
        """Show one clause, or all of this game."""
        known = clauses(self.terminal.game)
        if not clause:
            self.screen.headline(part("head-rules", game=say(self.terminal.game.key)))
            self.screen.listing((name, describe_clause(name), "") for name in known)
        elif (name := clause.casefold()) in known:
            self.screen.framed([f"{describe_clause(name)} [{name}]"], "cyan")
        else:
            near = [name for name in known if clause.casefold() in name][:5]
            key = "rules-near" if near else "rules-unknown"
            self.screen.say(tell(key, clause=clause, near=join_words(near)))

    def why(self, _: str) -> None:
        """Repeat the last refusal and explain the decision."""
        if self.refused is None:
            self.screen.say(tell("why-nothing"))
        else:
            self.refuse(self.refused)
            self.screen.say(*self.terminal.board.explain(self.view, self.terminal.names))

    def undo(self, _: str) -> None:
        """Take back the last act, also that of the person who acted before this one."""
        last = self.terminal.play.undoable_by
        seat = last if last in self.terminal.people else self.seat
        try:
            self.terminal.step(f"{write_seat(seat)} {UNDO}")
        except DoubloonError as error:
            self.refuse(error)

    def resign(self, _: str) -> None:
        """Resign, after a confirmation."""
        if self.screen.ask(part("resign-sure")).casefold() != part("yes"):
            self.screen.say(tell("resign-not"))
            return
        try:
            self.terminal.step(f"{write_seat(self.seat)} {RESIGN}")
        except DoubloonError as error:
            self.refuse(error)

    def save(self, path: str) -> None:
        """Save the play, also as a copy if a file is named."""
        try:
            keeper = Keeper(new_file(path)) if path else self.terminal.keeper
            keeper.keep(self.terminal.record)
        except DoubloonError as error:
            return self.refuse(error)
        self.screen.say(tell("kept-in"))
        self.screen.print_line(f"  {keeper.path}")

    def quit(self, _: str) -> None:
        """Leave the play; it is saved."""
        raise Leave


COMMANDS: dict[str, Callable[[Decision, str], None]] = {
    "help": Decision.help,
    "look": Decision.look,
    "log": Decision.log,
    "rules": Decision.rules,
    "why": Decision.why,
    "undo": Decision.undo,
    "save": Decision.save,
    "resign": Decision.resign,
    "quit": Decision.quit,
}
"""What a person may type at any time beside the acts of the game."""

SHORT = {"h": "help", "?": "help", "u": "undo", "q": "quit", "exit": "quit"}


def run(terminal: TerminalPlay) -> int:
    """Run the play to its end, or until a person leaves; it is saved in both cases."""
    try:
        while (result := terminal.play.result) is None:
            if not terminal.advance() and (seat := terminal.play.to_act) is not None:
                terminal.hand_over(seat)
                terminal.catch_up()
                Decision(terminal, seat).ask()
                terminal.catch_up()
        terminal.finish(result)
    except (Leave, EOFError, KeyboardInterrupt):
        return terminal.leave()
    return 0
