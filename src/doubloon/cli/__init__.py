"""The `doubloon` command: everything a person or a script does goes through it.

Exit codes: 0 success, 1 refused by rules or data, 2 wrong usage, 130 interrupted.
"""

import os
import sys
from collections.abc import Sequence

from doubloon.cli import language
from doubloon.cli.parser import parser
from doubloon.locales import say, speak


def main(argv: Sequence[str] | None = None) -> int:
    argv = sys.argv[1:] if argv is None else argv
    speak(language.choose(argv, os.environ))
    arguments = parser(argv).parse_args(argv)
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        print(say("cli-interrupted"), file=sys.stderr)
        return 130
    except BrokenPipeError:
        # The reader closed the pipe: discard the rest, also what Python flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
