"""Guests: a signed cookie, a name, and nothing else."""

import os
import secrets
import tempfile
import time
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from doubloon.core.errors import FileError
from doubloon.server import randomness
from doubloon.server.messages.refusals import MessageError
from doubloon.server.messages.texts import clean_line
from doubloon.server.messages.wire import NAME_LONGEST
from doubloon.server.storage.protocol import GuestRow
from doubloon.server.table.context import ERASED, Context, now

COOKIE = "doubloon"
VARIABLE = "DOUBLOON_KEY"
"""The environment variable that can hold the key that signs cookies."""

KEY_LENGTH = 32
"""The least number of characters of a key."""

DAY = 24 * 3600
"""Seconds. A cookie that is older than this is replaced by a new one."""


def find_key(database: str, given: str | None) -> str:
    """The key that signs cookies: the given one, or the one kept beside the database."""
    path = Path(f"{database}.key")
    key, where = (given, VARIABLE) if given else (_read_key(path), str(path))
    if len(key) < KEY_LENGTH:
        raise FileError("serve-key-short", where=where, least=KEY_LENGTH)
    return key


def _read_key(path: Path) -> str:
    try:
        if not path.exists():
            _make_key(path)
        return path.read_text("ascii").strip()
    except (OSError, UnicodeError) as error:
        raise FileError("serve-key", file=str(path), why=str(error)) from None


def _make_key(path: Path) -> None:
    """Write a new key, readable by the owner only, completely or not at all."""
    handle, beside = tempfile.mkstemp(prefix=".", dir=path.parent)
    try:
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_hex(KEY_LENGTH))
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):  # another server was first
            os.link(beside, path)
    finally:
        os.unlink(beside)


class Guests:
    def __init__(self, context: Context, key: str) -> None:
        self._context = context
        self._signer = URLSafeTimedSerializer(key, salt="guest-with-time")
        self._old_signer = URLSafeSerializer(key, salt="guest")
        self._longest = context.settings.cookie_days * DAY

    async def greet(self, cookies: str, *, secure: bool) -> tuple[str, str | None]:
        """The guest of a request, and the cookie to set where it has none or an old one."""
        guest, age = await self._recognise(cookies)
        if guest is not None and age <= DAY:
            return guest, None
        guest = guest or self.make_guest()
        return guest, self.make_cookie(guest, secure=secure)

    async def recognise(self, cookies: str) -> str | None:
        """The guest of a request; None for a stranger, and for a cookie that is void."""
        return (await self._recognise(cookies))[0]

    async def _recognise(self, cookies: str) -> tuple[str | None, float]:
        guest, age = self._read(cookies)
        if guest is not None:
            forgotten = await self._context.storage.guests.is_forgotten(guest)
            guest = None if forgotten or age > self._longest else guest
        return guest, age

    def _read(self, cookies: str) -> tuple[str | None, float]:
        """The guest whom a cookie names, and the seconds since it was signed.

        A clock that was set back makes nobody a stranger.
        """
        try:
            morsel = SimpleCookie(cookies).get(COOKIE)
        except CookieError:
            return None, 0.0
        if morsel is None:
            return None, 0.0
        try:
            guest, signed = self._signer.loads(morsel.value, return_timestamp=True)
            age = max(0.0, time.time() - signed.timestamp())
        except BadSignature:
            guest, age = self._read_old(morsel.value), self._longest  # so it is replaced
        return (guest if isinstance(guest, str) else None), age

    def _read_old(self, value: str) -> object:
        """The guest of a cookie from before cookies had a time."""
        try:
            return self._old_signer.loads(value)
        except BadSignature:
            return None

    def make_cookie(self, guest: str, *, secure: bool) -> str:
        """The header that makes a browser remember its guest."""
        value, seconds = self._signer.dumps(guest), round(self._longest)
        flags = "; Secure" if secure else ""
        return f"{COOKIE}={value!s}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{flags}"

    def make_guest(self) -> str:
        return randomness.make_id()

    async def name(self, guest: str) -> str:
        return await self._context.name(guest)

    async def rename(self, guest: str, name: str) -> str:
        line = clean_line(name, NAME_LONGEST)
        await self._context.storage.guests.save(GuestRow(guest, line, now()))
        return line

    async def forget(self, guest: str) -> str:
        """Erase a guest, whose cookies and tokens are void from now on."""
        await self._context.storage.guests.erase(guest)
        return ERASED

    # Tokens for bots: the owner of a token acts as its guest.

    async def make_token(self, name: str) -> tuple[str, str]:
        """A new guest of this name, and the token that speaks for it. It is shown once."""
        guest, token = self.make_guest(), randomness.make_token()
        await self.rename(guest, name)
        await self._context.storage.tokens.save(randomness.hash_token(token), guest, now())
        return guest, token

    async def of_token(self, token: str) -> str:
        if (
            guest := await self._context.storage.tokens.guest(randomness.hash_token(token))
        ) is None:
            raise MessageError("message-token")
        return guest
