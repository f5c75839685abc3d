# SPDX-License-Identifier: MIT
"""Replay records and transcripts, and compare every consequence and snapshot with the rules.

Prints one line per file. The exit code is 1 if a file differs or cannot be read, else 0.
"""

import argparse
import json

from powergrid.play.errors import RecordError
from powergrid.records import verify
from powergrid.records.verify import Verdict, failed_verdict
from powergrid.tools.arguments import is_factory


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record, plain or gzip")
    parser.add_argument("--json", action="store_true", help="print one JSON object per file")


def run(args: argparse.Namespace) -> int:
    """Verify the files and return the exit code."""
    is_ok = True
    for file in args.files:
        verdict = (_verify_factory if is_factory(file) else verify)(file)
        is_ok = is_ok and verdict.is_ok
        print(json.dumps(verdict._asdict()) if args.json else verdict, flush=True)
    return 0 if is_ok else 1


def _verify_factory(file: str) -> Verdict:
    from powergrid.factory import records  # loaded for its own files alone

    try:
        record = records.load(file)
        records.verify(record)
    except RecordError as error:
        return failed_verdict(file, error)
    return Verdict(file, True, len(record.moves))
