"""`python -m doubloon` is the `doubloon` command."""

import sys

from doubloon.cli import main

sys.exit(main())
