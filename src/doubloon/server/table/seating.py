"""What guests ask of a table besides acts: seats, links to move them, and chat."""

from doubloon.core.setup import Seat
from doubloon.server import randomness
from doubloon.server.messages import answers, requests
from doubloon.server.messages.requests import TableRequest
from doubloon.server.messages.texts import clean_line
from doubloon.server.messages.wire import NAME_LONGEST
from doubloon.server.table import lobby
from doubloon.server.table.context import Watcher
from doubloon.server.table.lobby import Lobby
from doubloon.server.table.options import TableOptions, find_level
from doubloon.server.table.table import Table


async def change_seats(table: Table, who: Watcher, wish: TableRequest) -> None:
    """Change who sits where."""
    new = _apply(wish, table.lobby, who.guest, table.options)
    removed, leaving = wish.guest if isinstance(wish, requests.Remove) else None, list[Watcher]()

    def move() -> None:
        if new.seats_of(who.guest):
            table.names[who.guest] = who.name
        leaving.extend(one for one in table.presence.watchers if one.guest == removed)
        for watcher in leaving:
            table.presence.leave(watcher)

    await table.change(new, move)
    for watcher in leaving:
        watcher.send(answers.Gone(table=table.id))
        watcher.drop_table(table.id)


async def leave_seats(table: Table, guest: str) -> None:
    """Leave every seat of a guest who will not come back."""
    await table.change(lobby.leave(table.lobby, guest))


def _apply(request: TableRequest, seats: Lobby, guest: str, options: TableOptions) -> Lobby:
    """The lobby after a guest's request, or a refusal."""
    match request:
        case requests.Sit(seat=seat, text=text):
            name = clean_line(request.name, NAME_LONGEST) if request.name else request.name
            return lobby.sit(seats, guest, Seat(seat - 1), text, name)
        case requests.Stand(seat=seat):
            return lobby.stand(seats, guest, Seat(seat - 1))
        case requests.Fill(seat=seat, level=level):
            bot = None if level is None else find_level(level, options.rules)
            return lobby.fill(seats, guest, Seat(seat - 1), bot)
        case requests.Leave():
            return lobby.leave(seats, guest)
        case requests.Return():
            return lobby.come_back(seats, guest)
        case requests.Mute(guest=other, muted=muted):
            return lobby.mute(seats, guest, other, muted=muted)
        case requests.Remove(guest=other):
            return lobby.remove(seats, guest, other, options.level)
        case _:
            raise AssertionError(request)


async def make_link(table: Table, who: Watcher, wish: requests.Link) -> answers.Linked:
    """A link that moves the guest's seats to another device."""
    token = randomness.make_token()
    await table.change(lobby.link(table.lobby, who.guest, randomness.hash_token(token)))
    return answers.Linked(id=wish.id, table=table.id, link=f"{table.id}.{token}")


async def claim_seats(table: Table, who: Watcher, token: str) -> None:
    """Use such a link."""
    new = lobby.claim(table.lobby, who.guest, randomness.hash_token(token))

    def move() -> None:
        table.names[who.guest] = who.name
        if who.by_hand:  # so that a roll which is due waits until this connection watches
            table.presence.by_hand.add(who.guest)

    await table.change(new, move)


async def chat(table: Table, who: Watcher, wish: requests.Chat) -> None:
    lobby.check_chat(table.lobby, who.guest)
    said = await table.chat.add(who, wish.text)
    table.send_all(answers.encode(answers.Chats(table=table.id, said=[said])))
