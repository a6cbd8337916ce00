"""The laws about words: every step has a story, and every sentence is in the catalogues."""

from collections.abc import Iterator
from dataclasses import fields

from doubloon.conformance.laws import law
from doubloon.core import readings
from doubloon.core.errors import DoubloonError
from doubloon.core.game import AnyGame, as_fields
from doubloon.core.play import Play
from doubloon.core.setup import Seat, Setup
from doubloon.core.stories import tell_step
from doubloon.locales import LANGUAGES, explain, keys
from doubloon.locales.telling import Teller


@law("What a step did can be told in every language to every reader.")
def stories_can_be_told(play: Play, setup: Setup) -> Iterator[str]:
    if (before := play.before) is None:
        return
    names = [f"Player {seat + 1}" for seat in range(setup.seats)]
    for viewer in (None, *map(Seat, range(setup.seats))):
        story = tell_step(before, play.line, play, viewer)
        for language in LANGUAGES:
            teller = Teller(names, viewer, language)
            for sentence in story:
                try:
                    told = teller.tell(sentence)
                except (LookupError, AssertionError) as error:
                    yield f"{sentence.id} of {play.line!r} cannot be told in {language}: {error!r}"
                else:
                    if not told.strip():
                        yield f"{sentence.id} of {play.line!r} is empty in {language}"


@law("A finished turn is of the declared type and can be summed up in every language.")
def turns_can_be_summed_up(play: Play, setup: Setup) -> Iterator[str]:
    game, turn = play.game, play.turn
    if turn is None:
        return
    if not isinstance(turn, game.turn_type):
        yield f"{turn!r} is not a {game.turn_type.__name__}"
        return
    if missing := {"seat", "outcome", "delta"} - {*as_fields(turn)}:
        yield f"a turn lacks {', '.join(sorted(missing))}"
        return
    if len(turn.delta) != setup.seats:
        yield f"`delta` has {len(turn.delta)} numbers for {setup.seats} seats"
    summary = game.sum_up(turn)
    if not summary:
        yield f"{turn!r} is not summed up"
    names = [f"Player {seat + 1}" for seat in range(setup.seats)]
    for language in LANGUAGES:
        for you in (None, turn.seat):
            for sentence in summary:
                try:
                    Teller(names, you, language).tell(sentence)
                except (LookupError, AssertionError) as error:
                    yield f"{sentence.id} cannot be told in {language}: {error!r}"


@law("Every refusal can be explained in every language.")
def refusals_can_be_explained(play: Play, _setup: Setup) -> Iterator[str]:
    for here in [*play.way()][:20]:
        try:
            play.after(here.line or "~ undo")
        except DoubloonError as error:
            for language in LANGUAGES:
                try:
                    explain(error, language)
                except (LookupError, AssertionError) as missing:
                    yield f"{error.problem} cannot be explained in {language}: {missing!r}"


@law("The catalogues name the game, its editions, readings and endings.")
def the_game_has_its_names(play: Play, _setup: Setup) -> Iterator[str]:
    if play.before is not None:
        return
    wanted = wanted_messages(play.game)
    for language in LANGUAGES:
        for missing in sorted(wanted - {*keys(language)}):
            yield f"the message {missing} is missing in {language}"


def wanted_messages(game: AnyGame) -> set[str]:
    """The messages that the terminal and the browser need of a game before a play begins."""
    found = {game.key, f"web-about-{game.key}", *(f"ending-{ending}" for ending in game.endings)}
    found |= {f"web-{game.prefix}-edition-{edition}" for edition in game.editions}
    agreed = game.readings(game.editions[0])
    for field in fields(agreed):
        name = f"web-{game.prefix}-reading-{readings.kebab(field.name)}"
        choices = readings.choices(getattr(agreed, field.name))
        found |= {name, *(f"{name}-{choice}" for choice in choices if isinstance(choice, str))}
    return found
