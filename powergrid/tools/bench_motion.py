# SPDX-License-Identifier: MIT
"""How long the frames of animated moves take, over one round of a game of four."""

from collections.abc import Iterable
from time import perf_counter
from typing import Final

from PySide6.QtWidgets import QApplication

from powergrid import bots
from powergrid.gui.kit.look import look
from powergrid.gui.kit.tokens import DESIGN_HEIGHT, DESIGN_WIDTH
from powergrid.gui.power_grid.game.session import Session, session_of
from powergrid.gui.power_grid.motion.journeys import Journeys
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.shell.motion.motion import MAX_MS, Motion
from powergrid.records import Seat, new_record
from powergrid.rules.events import Event
from powergrid.tools.bench_board import COLOURS, SIZES

ROUND: Final = 5
FRAMES: Final = 12
_SETTLES: Final = 4
_LEVEL: Final = "sensible"


def measure(sizes: Iterable[tuple[int, int]] = SIZES) -> dict[str, dict[str, float]]:
    """Return, by size, the slowest frame and the slowest start of a move, in milliseconds."""
    found: dict[str, dict[str, float]] = {}
    was_reduced = look().reduced_motion
    look().set_reduced_motion(False)
    for width, height in sizes:
        look().fit(width, height)  # in a larger window lines and text are larger, too
        session = _game()
        table = Table(session)
        table.resize(width, height)
        table.show()
        QApplication.processEvents()
        found[f"{width}x{height}"] = _round(session, table)
        table.hide()
        table.deleteLater()
    look().fit(DESIGN_WIDTH, DESIGN_HEIGHT)
    look().set_reduced_motion(was_reduced)
    return found


def _game() -> Session:
    seats = [Seat(colour.title(), colour) for colour in COLOURS]
    session = session_of(new_record("germany", "recharged", seats, seed=1))
    while session.state.round < ROUND:
        session.act(bots.decide(_LEVEL, session.state, 1))
    return session


def _round(session: Session, table: Table) -> dict[str, float]:
    motion = Motion(table, Journeys(table))
    departures: list[float] = []

    def depart(events: list[Event]) -> None:
        begin = perf_counter()
        motion.depart(events, MAX_MS)
        departures.append(perf_counter() - begin)

    session.happened.connect(depart)
    begins, frames, moves = [0.0], [0.0], 0
    while session.state.round == ROUND:
        action = bots.decide(_LEVEL, session.state, 1)
        session.act(action)
        for _ in range(_SETTLES):  # the table is laid out and repainted in any case
            QApplication.processEvents()
        moves += 1
        begin = perf_counter()
        motion.arrive()
        QApplication.processEvents()
        begins.append(departures[-1] + perf_counter() - begin)
        frames += _film(motion)
    return {
        "moves": moves,
        "begin_ms": round(1000 * max(begins), 2),
        "slowest_frame_ms": round(1000 * max(frames), 2),
    }


def _film(motion: Motion) -> list[float]:
    frames = []
    for frame in range(FRAMES if motion.is_moving else 0):
        begin = perf_counter()
        motion.show_share((frame + 1) / (FRAMES + 1))
        QApplication.processEvents()
        frames.append(perf_counter() - begin)
    motion.finish()
    return frames
