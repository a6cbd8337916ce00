"""Guests: a signed cookie, a name, and nothing else."""

import os
import secrets
import tempfile
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer

from doubloon.core.errors import FileError
from doubloon.server import randomness
from doubloon.server.messages.refusals import MessageError
from doubloon.server.messages.wire import NAME_LONGEST
from doubloon.server.session.limits import plain
from doubloon.server.storage.ledger import GuestRow
from doubloon.server.table.context import ERASED, Hall, now

COOKIE = "doubloon"
VARIABLE = "DOUBLOON_KEY"
"""The environment variable that may hold the key cookies are signed with."""

KEY_LONG = 32
"""Characters a key must have."""

_YEARS = 5 * 365 * 24 * 3600


def key_of(database: str, given: str | None) -> str:
    """The key cookies are signed with: the one given, or one kept beside the database."""
    path = Path(f"{database}.key")
    key, where = (given, VARIABLE) if given else (_kept_key(path), str(path))
    if len(key) < KEY_LONG:
        raise FileError("serve-key-short", where=where, least=KEY_LONG)
    return key


def _kept_key(path: Path) -> str:
    try:
        if not path.exists():
            _make_key(path)
        return path.read_text("ascii").strip()
    except (OSError, UnicodeError) as error:
        raise FileError("serve-key", file=str(path), why=str(error)) from None


def _make_key(path: Path) -> None:
    """A new key, readable by the owner alone, whole or not there at all."""
    handle, beside = tempfile.mkstemp(prefix=".", dir=path.parent)
    try:
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_hex(KEY_LONG))
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):  # another server was first
            os.link(beside, path)
    finally:
        os.unlink(beside)


class Guests:
    def __init__(self, hall: Hall, key: str) -> None:
        self._hall = hall
        self._signer = URLSafeSerializer(key, salt="guest")

    def known(self, cookies: str) -> str | None:
        """The guest a request's cookies name; None for a stranger or a forger."""
        try:
            morsel = SimpleCookie(cookies).get(COOKIE)
        except CookieError:
            return None
        if morsel is None:
            return None
        try:
            guest = self._signer.loads(morsel.value)
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None

    def cookie(self, guest: str, *, secure: bool) -> str:
        """The header that makes a browser remember who it is."""
        value = self._signer.dumps(guest)
        flags = "; Secure" if secure else ""
        return f"{COOKIE}={value!s}; Path=/; Max-Age={_YEARS}; HttpOnly; SameSite=Lax{flags}"

    def new(self) -> str:
        return randomness.new_id()

    async def name(self, guest: str) -> str:
        return await self._hall.name(guest)

    async def rename(self, guest: str, name: str) -> str:
        line = plain(name, NAME_LONGEST)
        await self._hall.ledger.save_guest(GuestRow(guest, line, now()))
        return line

    async def forget(self, guest: str) -> str:
        await self._hall.ledger.erase_guest(guest)
        return ERASED

    # The doorway for bots: whoever holds a token is its guest.

    async def new_token(self, name: str) -> tuple[str, str]:
        """A new guest of this name and the token that speaks for it, which is shown once."""
        guest, token = self.new(), randomness.token()
        await self.rename(guest, name)
        await self._hall.ledger.save_token(randomness.hashed(token), guest, now())
        return guest, token

    async def of_token(self, token: str) -> str:
        if (guest := await self._hall.ledger.token(randomness.hashed(token))) is None:
            raise MessageError("message-token")
        return guest
