# SPDX-License-Identifier: MIT
"""Writes into docs/accessibility.md what a screen reader is told: a tree, and one round's news."""

import os
import re
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
DOCUMENT: Final = ROOT / "docs/accessibility.md"
RECORD: Final = ROOT / "tests/data/transcripts/human-germany-recharged-4p.json.gz"
VIEW: Final = "building"
ROUND: Final = 3
SIZE: Final = (1280, 800)


def tree() -> list[str]:
    """Return what is found in the window while houses are built."""
    from powergrid.app.views_of_record import opened
    from powergrid.gui.access.tree import nodes
    from powergrid.records import load

    window = opened(VIEW, load(RECORD), None, SIZE)
    return [str(node) for node in nodes(window)]


def news() -> list[str]:
    """Return what is announced in one round to the first seat, the others being bots."""
    from powergrid.gui.access.announcer import announcer
    from powergrid.gui.access.news import News
    from powergrid.gui.session import session_of
    from powergrid.records import PERSON, load, replay

    told: list[str] = []

    def note(text: str, is_urgent: bool) -> None:
        told.append(f"! {text}" if is_urgent else f"  {text}")

    record = load(RECORD)
    steps = [step for step in replay(record) if step.state.round in (ROUND, ROUND + 1)]
    first = next(step.moves for step in steps)
    last = next(step.moves for step in steps if step.state.round == ROUND + 1)
    seats = tuple(
        seat._replace(player=PERSON if at == 0 else "regular")
        for at, seat in enumerate(record.header.seats)
    )
    header = record.header._replace(seats=seats, rounds=ROUND)
    session = session_of(record._replace(header=header, moves=record.moves[:first]))
    announcer().announced.connect(note)
    News(session, session).ask()
    for step in steps:
        if first < step.moves <= last and step.action is not None:
            session.act(step.action)
    announcer().announced.disconnect(note)
    return told


def filled(text: str, name: str, lines: list[str]) -> str:
    """Return a document with the block after the mark of that name holding these lines."""
    block = re.compile(rf"(<!-- {name} -->\n```\n).*?(```\n)", re.DOTALL)
    body = "".join(f"{line}\n" for line in lines)
    return block.sub(lambda found: found[1] + body + found[2], text)


def main() -> int:
    """Write both blocks anew."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    sys.path.insert(0, str(ROOT))
    with tempfile.TemporaryDirectory() as home:
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
            os.environ[name] = home  # nothing of the player's own is read or written
        from powergrid.gui.access import screen_reader
        from powergrid.gui.application import application

        application()
        screen_reader.serve()
        text = filled(DOCUMENT.read_text("utf-8"), "tree", tree())
        DOCUMENT.write_text(filled(text, "news", news()), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
