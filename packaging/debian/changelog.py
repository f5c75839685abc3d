# SPDX-License-Identifier: MIT
"""Print CHANGELOG.md in Debian's format; entries without a date get SOURCE_DATE_EPOCH.

packaging/debian/changelog.py CHANGELOG.md
"""

import os
import re
import sys
import textwrap
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

MAINTAINER = "The Power Grid on the desktop authors <authors@powergrid-desktop.invalid>"
VERSION = re.compile(r"^## (\S+) \((.*)\)$", re.MULTILINE)


def entries(text: str) -> list[str]:
    """Return an entry for each version, latest first."""
    _, *parts = VERSION.split(text)
    return [
        entry(version, day, body)
        for version, day, body in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    ]


def entry(version: str, day: str, body: str) -> str:
    """Return the entry of one version."""
    points = re.findall(r"^\* (.*(?:\n  .*)*)", body, re.MULTILINE)
    lines = [
        textwrap.fill(" ".join(point.split()), 76, initial_indent="  * ", subsequent_indent="    ")
        for point in points
    ]
    head = f"powergrid-desktop ({version}) unstable; urgency=low"
    return "\n\n".join([head, "\n".join(lines), f" -- {MAINTAINER}  {format_datetime(date(day))}"])


def date(day: str) -> datetime:
    """Return the day of a release; for an unreleased version, that of the commit."""
    if re.fullmatch(r"\d{4}-\d\d-\d\d", day):
        return datetime.fromisoformat(day).replace(hour=12, tzinfo=UTC)
    return datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), UTC)


if __name__ == "__main__":
    print("\n\n".join(entries(Path(sys.argv[1]).read_text("utf-8"))))
