# SPDX-License-Identifier: MIT
"""Whether everything on the table fits: panels, what is painted on them, and texts."""

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.table.table import Table
from powergrid.records import PERSON, Seat
from powergrid.records.header import COLOURS
from powergrid.rules import State
from powergrid.rules.state import BIDDING, BUILDING_HOUSES, BUYING_FUEL, OPENING, RUNNING_PLANTS
from tests.gui.patience import settle
from tests.gui.power_grid.pages.moments import faults, played
from tests.gui.power_grid.panels.layouts import rects

NAMES = ("Maximiliane", "Bartholomew", "Konstantina", "Alexandrina", "Wilhelmina", "Christopher")
BOARDS = (("germany", "recharged"), ("usa", "recharged"), ("central-europe", "classic"))
_RING = 6
ASKED = (OPENING, BIDDING, BUYING_FUEL, BUILDING_HOUSES, RUNNING_PLANTS)


def moments(board: str, edition: str, players: int) -> Iterator[Session]:
    """Yield the first and the last time that each question is put to seat 0 in a game."""
    past, _, pile = played(board, edition, players, 1)
    seats = tuple(Seat(NAMES[i], COLOURS[i], PERSON) for i in range(players))
    for asks in ASKED:
        there = [i for i, step in enumerate(past) if is_asked(step.before, asks)]
        for index in {there[0], there[-1]} if there else ():
            yield Session(past[index].before.copy(), seats, pile, past=past[:index])


def is_asked(state: State, asks: int) -> bool:
    return state.asks == asks and state.seat == 0


def assert_apart(parent: QWidget, children: list[QWidget]) -> None:
    """Assert that widgets stay in their parent and apart, except for focus rings."""
    ground = parent.rect().adjusted(-1, -1, 1, 1)
    assert all(ground.contains(child.geometry()) for child in children)
    for one, other in combinations(children, 2):
        both = one.geometry().intersected(other.geometry())
        assert both.width() <= _RING or both.height() <= _RING, (one.accessibleName(), both)


def assert_clear(panel: QWidget, rects: list[QRectF]) -> None:
    """Assert that the painted parts of a panel are inside it and do not overlap."""
    scale = look().scale
    ground = QRectF(0, 0, panel.width() / scale, panel.height() / scale).adjusted(-1, -1, 1, 1)
    for rect in rects:
        assert ground.contains(rect), (type(panel).__name__, rect)
    for one, other in combinations(rects, 2):
        both = one.intersected(other)
        # Rows of text may share the line between them.
        assert both.width() < 0.6 or both.height() < 0.6, (type(panel).__name__, one, other)


def assert_room(table: Table, elided: list[str]) -> None:
    found = faults(table.action)
    assert not found, (table.action.size(), found)
    for panel in table.parts():
        children = [c for c in panel.children() if isinstance(c, QWidget) and c.isVisible()]
        if panel is not table.board.view:
            assert_apart(panel, children)
    assert_apart(table, list(table.parts()))
    assert_clear(table.top_bar, rects(table.top_bar.parts()))
    assert_clear(table.own, rects(table.own.parts()))
    for row in table.rivals.parts():
        assert_clear(table.rivals, rects(row))
    fuel = table.fuel.parts()
    assert_clear(table.fuel, [fuel.title, fuel.about, fuel.stock, *fuel.rows])
    elided.clear()
    table.setUpdatesEnabled(True)
    table.grab()
    assert elided == []


def opened(qtbot: QtBot, session: Session, size: tuple[int, int]) -> Table:
    """Return a table whose figures have their last values at once: some would count up to them."""
    look().set_reduced_motion(True)
    table = Table(session)
    qtbot.addWidget(table)
    table.setUpdatesEnabled(False)  # it is painted once, when it is grabbed
    table.resize(*size)
    table.show()
    return table


def assert_room_in_every_phase(
    qtbot: QtBot, elided: list[str], board: str, edition: str, players: int, size: tuple[int, int]
) -> None:
    """Assert that nothing is cut whenever seat 0 is asked something new."""
    for session in moments(board, edition, players):
        table = opened(qtbot, session, size)
        settle()  # figures that the first paint does not wait for
        assert_room(table, elided)
        table.close()
