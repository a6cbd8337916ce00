"""A review that never ends, as a program: it tells how far it is, and no more."""

from doubloon.server.workers import tell_lines

if __name__ == "__main__":
    tell_lines(lambda tell: lambda _line: tell(b".[3,7]"))
