# SPDX-License-Identifier: MIT
"""Update what docs/accessibility.md quotes: an accessible tree and a round's announcements.

.venv/bin/python packaging/update_quotes.py
"""

import os
import re
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from powergrid.gui.kit import screen_reader
from powergrid.gui.kit.accessible_tree import nodes
from powergrid.gui.kit.announcer import announcer
from powergrid.gui.power_grid.game.session import session_of
from powergrid.gui.power_grid.words.announcements import new_announcer
from powergrid.gui.shell.application import application
from powergrid.records import PERSON, load, replay
from powergrid.tools.isolated import HOMES
from powergrid.tools.views_of_record import open_view

ROOT: Final = Path(__file__).parent.parent
DOCUMENT: Final = ROOT / "docs/accessibility.md"
RECORD: Final = ROOT / "tests/data/transcripts/human-germany-recharged-4p.json.gz"
VIEW: Final = "building"
ROUND: Final = 3
SIZE: Final = (1280, 800)


def tree() -> list[str]:
    """Return the accessible tree of the window while houses are built."""
    window = open_view(VIEW, load(RECORD), None, SIZE)
    return [str(node) for node in nodes(window)]


def news() -> list[str]:
    """Return the announcements of one round for the first seat, against bots."""
    lines: list[str] = []

    def note(text: str, is_urgent: bool) -> None:
        lines.append(f"! {text}" if is_urgent else f"  {text}")

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
    new_announcer(session).ask()
    for step in steps:
        if first < step.moves <= last and step.action is not None:
            session.act(step.action)
    announcer().announced.disconnect(note)
    return lines


def filled(text: str, name: str, lines: list[str]) -> str:
    """Return a document with these lines in the block after the mark of this name."""
    block = re.compile(rf"(<!-- {name} -->\n```\n).*?(```\n)", re.DOTALL)
    body = "".join(f"{line}\n" for line in lines)
    return block.sub(lambda found: found[1] + body + found[2], text)


def main() -> None:
    """Update both blocks."""
    with TemporaryDirectory() as home:
        os.environ |= dict.fromkeys(HOMES, home)  # no file of the player is read or written
        application()
        screen_reader.serve()
        text = filled(DOCUMENT.read_text("utf-8"), "tree", tree())
        DOCUMENT.write_text(filled(text, "news", news()), "utf-8")


if __name__ == "__main__":
    main()
