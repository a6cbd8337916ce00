"""Ten minutes of kills, floods, slow sockets, fuzz and honest plays on a real server.

    python bench/torment.py [--minutes N] [--seed N] [--db PATH] [--only kills,floods] [--json FILE]

Starts a server with its default limits and lets twelve honest people play all four games, from
addresses of their own, while two gangs of villains misbehave in every way and the server is
killed, stopped and paused. At the end everything that people were told and did is compared with
the records, and each promise is judged. Exits with 1 if one is broken. All traffic is loopback.
"""

import argparse
import asyncio
import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from campaign import report
from campaign.run import ONLY, Plan, torment


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--db", type=Path, help="a database that is kept; default: none is")
    parser.add_argument("--only", default=",".join(ONLY), help=f"some of {','.join(ONLY)}")
    parser.add_argument("--json", type=Path, help="where every figure is written")
    parser.add_argument("--log", type=Path, help="where the log of the server is copied")
    asked = parser.parse_args()
    only = tuple(filter(None, asked.only.split(",")))
    if unknown := {*only} - {*ONLY}:
        parser.error(f"unknown: {', '.join(sorted(unknown))}; known: {', '.join(ONLY)}")
    with TemporaryDirectory() as name:
        folder = Path(name)
        plan = Plan(
            seconds=60 * min(asked.minutes, 60.0),
            seed=asked.seed,
            database=asked.db or folder / "torment.sqlite",
            folder=folder,
            only=only,
        )
        try:
            outcome = asyncio.run(torment(plan))
        except (KeyboardInterrupt, asyncio.CancelledError):
            sys.exit("given up")
        promises = report.judge(outcome)
        for line in report.describe(outcome, promises):
            print(line)
        if asked.json:
            told = json.dumps(report.to_json(outcome, promises), indent=1)
            asked.json.write_text(told + "\n", "utf-8")
        if asked.log:
            asked.log.write_bytes(outcome.log.read_bytes())
    sys.exit(any(promise.kept is False for promise in promises))


if __name__ == "__main__":
    main()
