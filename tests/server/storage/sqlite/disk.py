"""A disk whose power is cut: what SQLite wrote and did not sync is lost, torn or kept.

SQLite reaches its files through a table of functions, its VFS. Here the usual one is copied, and
the functions that write also note what they do. The program under test uses Python's own
`sqlite3` and knows nothing of it. From the notes the disk can be made as it was after any cut.
"""

import _sqlite3
import ctypes
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, c_char_p, c_int, c_int64, c_void_p
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

SECTOR = 512
OK = 0

_Open = CFUNCTYPE(c_int, c_void_p, c_char_p, c_void_p, c_int, c_void_p)
_Delete = CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)
_Write = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
_Truncate = CFUNCTYPE(c_int, c_void_p, c_int64)
_Sync = CFUNCTYPE(c_int, c_void_p, c_int)


class _Vfs(ctypes.Structure):
    _fields_ = (
        *(("version", c_int), ("size", c_int), ("longest", c_int), ("next", c_void_p)),
        *(("name", c_char_p), ("data", c_void_p), ("open", _Open), ("delete", _Delete)),
        ("others", c_void_p * 13),
    )


class _Methods(ctypes.Structure):
    _fields_ = (
        *(("version", c_int), ("close", c_void_p), ("read", c_void_p), ("write", _Write)),
        *(("truncate", _Truncate), ("sync", _Sync), ("others", c_void_p * 13)),
    )


@dataclass(frozen=True, slots=True)
class Note:
    """Something that was done to a file, or that somebody was told."""

    kind: str
    file: str = ""
    at: int = 0
    content: bytes = b""
    told: Any = None


class Disk:
    """What SQLite does to its files in this process, while the disk is in use."""

    def __init__(self) -> None:
        self.notes: list[Note] = []
        self._library = ctypes.CDLL(_sqlite3.__file__)
        find = self._library.sqlite3_vfs_find
        find.restype, find.argtypes = POINTER(_Vfs), [c_char_p]
        self._usual = find(None)
        self._files: dict[int, str] = {}
        self._methods: dict[int, tuple[_Methods, _Methods]] = {}
        """By the address of the usual methods: those, and ours."""
        self._of: dict[int, _Methods] = {}
        self._vfs = _Vfs.from_buffer_copy(self._usual.contents)
        self._vfs.name, self._vfs.next = b"noted", None
        self._vfs.open, self._vfs.delete = _Open(self._open), _Delete(self._delete)

    @contextmanager
    def in_use(self) -> Iterator[None]:
        library, ours = self._library, ctypes.byref(self._vfs)
        assert library.sqlite3_vfs_register(ours, 1) == OK
        try:
            yield
        finally:
            assert library.sqlite3_vfs_register(self._usual, 1) == OK
            assert library.sqlite3_vfs_unregister(ours) == OK

    def tell(self, told: Any) -> None:
        """Note that somebody was told this."""
        self.notes.append(Note("told", told=told))

    def _open(self, _vfs: int, name: bytes | None, file: int, flags: int, out: int) -> int:
        usual: int = self._usual.contents.open(self._usual, name, file, flags, out)
        slot = ctypes.cast(file, POINTER(c_void_p))
        if usual == OK and name and (address := slot[0]):
            if address not in self._methods:
                self._methods[address] = self._wrap(address)
            kept, ours = self._methods[address]
            self._files[file], self._of[file] = Path(name.decode()).name, kept
            slot[0] = ctypes.addressof(ours)
        return usual

    def _wrap(self, address: int) -> tuple[_Methods, _Methods]:
        usual = _Methods.from_address(address)
        ours = _Methods.from_buffer_copy(usual)
        ours.write, ours.truncate = _Write(self._write), _Truncate(self._truncate)
        ours.sync = _Sync(self._sync)
        return usual, ours

    def _write(self, file: int, content: int, size: int, at: int) -> int:
        self.notes.append(Note("write", self._files[file], at, ctypes.string_at(content, size)))
        done: int = self._of[file].write(file, content, size, at)
        return done

    def _truncate(self, file: int, size: int) -> int:
        self.notes.append(Note("truncate", self._files[file], size))
        done: int = self._of[file].truncate(file, size)
        return done

    def _sync(self, file: int, flags: int) -> int:
        done: int = self._of[file].sync(file, flags)
        self.notes.append(Note("sync", self._files[file]))
        return done

    def _delete(self, _vfs: int, name: bytes, sync: int) -> int:
        done: int = self._usual.contents.delete(self._usual, name, sync)
        self.notes.append(Note("delete", Path(name.decode()).name))
        return done


@dataclass(slots=True)
class _File:
    durable: bytearray | None = None
    """None: the file was never synced, or is deleted."""
    unsynced: list[Note] = field(default_factory=list)

    @property
    def deleted(self) -> bool:
        return any(note.kind == "delete" for note in self.unsynced)

    def forget_if_deleted(self) -> None:
        """The folder was synced: what was deleted does not come back."""
        deleted = [at for at, note in enumerate(self.unsynced) if note.kind == "delete"]
        if deleted:
            self.durable, self.unsynced = None, self.unsynced[deleted[-1] + 1 :]


def cut(notes: Sequence[Note], dice: random.Random, *, honest: bool = True) -> dict[str, bytes]:
    """The files after a power cut behind these notes. A disk that is not honest syncs nothing."""
    files: dict[str, _File] = {}
    for note in notes:
        if note.kind == "told":
            continue
        file = files.setdefault(note.file, _File())
        if note.kind != "sync":
            file.unsynced.append(note)
        elif honest:
            if file.durable is None or file.deleted:  # SQLite syncs the folder with a new file
                for other in files.values():
                    other.forget_if_deleted()
            file.durable = _apply(file.durable or bytearray(), file.unsynced)
            file.unsynced = []
    found = {}
    for name, file in files.items():
        content = _lose(file, dice)
        if content is not None:
            found[name] = bytes(content)
    return found


def _lose(file: _File, dice: random.Random) -> bytearray | None:
    """What is left of a file: of every change that was not synced some sectors, or nothing."""
    content = None if file.durable is None else bytearray(file.durable)
    kept = dice.choice((0.0, 0.5, 0.9, 1.0))
    for note in file.unsynced:
        if note.kind == "delete":
            content = None if dice.random() < kept else content
        elif note.kind == "truncate":
            if content is not None and dice.random() < kept:
                content = _apply(content, [note])
        else:
            for sector in _sectors(note):
                if dice.random() < kept:
                    content = _apply(content or bytearray(), [_spoil(sector, dice)])
    return content


def _sectors(note: Note) -> Iterator[Note]:
    at, end = note.at, note.at + len(note.content)
    while at < end:
        until = min(end, (at // SECTOR + 1) * SECTOR)
        yield Note("write", note.file, at, note.content[at - note.at : until - note.at])
        at = until


def _spoil(sector: Note, dice: random.Random) -> Note:
    """A sector that was being written may hold anything."""
    if dice.random() < 0.02:
        return Note("write", sector.file, sector.at, dice.randbytes(len(sector.content)))
    return sector


def _apply(content: bytearray, notes: Sequence[Note]) -> bytearray:
    for note in notes:
        if note.kind == "truncate":
            del content[note.at :]
            content.extend(bytes(note.at - len(content)))
        elif note.kind == "write":
            content.extend(bytes(max(0, note.at - len(content))))
            content[note.at : note.at + len(note.content)] = note.content
    return content
