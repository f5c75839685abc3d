# SPDX-License-Identifier: MIT
"""Draw a board by hand, from nothing to a finished game on it, and write a picture of each step.

packaging/draw_board_film.py FOLDER [WIDTHxHEIGHT] [light|dark]

Everything is done with the pointer and the keys of the real window.
"""

import os
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from powergrid.bots import bot_named
from powergrid.gui.kit.look import look
from powergrid.gui.kit.number_field import NumberField
from powergrid.gui.power_grid.board.board_view import BoardView
from powergrid.gui.power_grid.editor.editor_view import EditorView
from powergrid.gui.power_grid.editor.rule_forms import NumberForm
from powergrid.gui.power_grid.editor.rule_table import TableForm
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.application import application
from powergrid.gui.shell.ceremony import Ceremony
from powergrid.play.thinker import Thinker
from powergrid.tools.isolated import HOMES

Place = tuple[float, float]
Key = Qt.Key

COAST: Final = (
    *((70, 300), (110, 150), (230, 80), (370, 110), (470, 70), (620, 90), (760, 70), (880, 130)),
    *((930, 280), (900, 430), (940, 580), (890, 740), (740, 800), (600, 770), (470, 810)),
    *((320, 790), (180, 800), (90, 700), (110, 560), (60, 430)),
)
TOWNS: Final = {
    "North": {
        "Alder": (190, 190),
        "Birch": (330, 230),
        "Cedar": (470, 180),
        "Dogwood": (620, 210),
        "Elm": (770, 170),
        "Fir": (840, 290),
    },
    "South": {
        "Gale": (180, 690),
        "Hazel": (320, 650),
        "Ivy": (470, 700),
        "Juniper": (610, 650),
        "Larch": (750, 700),
        "Maple": (840, 580),
    },
    "West": {
        "Nettle": (150, 420),
        "Oak": (280, 440),
        "Pine": (400, 380),
        "Quince": (410, 520),
        "Rowan": (250, 540),
    },
    "East": {
        "Sloe": (540, 330),
        "Thorn": (560, 480),
        "Willow": (690, 400),
        "Yew": (820, 430),
    },
}
CONNECTIONS: Final = (
    *("Alder-Birch", "Birch-Cedar", "Cedar-Dogwood", "Dogwood-Elm", "Elm-Fir", "Dogwood-Fir"),
    *("Gale-Hazel", "Hazel-Ivy", "Ivy-Juniper", "Juniper-Larch", "Larch-Maple", "Juniper-Maple"),
    *("Nettle-Oak", "Oak-Pine", "Pine-Quince", "Oak-Rowan", "Quince-Rowan", "Nettle-Rowan"),
    *("Sloe-Thorn", "Sloe-Willow", "Thorn-Willow", "Willow-Yew"),
    *("Alder-Nettle", "Birch-Pine", "Cedar-Sloe", "Pine-Sloe", "Fir-Yew", "Dogwood-Willow"),
    *("Quince-Thorn", "Rowan-Gale", "Rowan-Hazel", "Quince-Ivy", "Thorn-Juniper", "Yew-Maple"),
)
_MIDDLE: Final = 7
PRESS, MOVE, RELEASE = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseMove,
    QEvent.Type.MouseButtonRelease,
)


def settled() -> None:
    """Wait until everything is laid out and painted."""
    for _ in range(12):
        QCoreApplication.processEvents()


class Hand:
    """A person at the editor, who uses the pointer and the keys."""

    def __init__(self, window: PowerGridWindow) -> None:
        self.window = window
        assert window.view is not None
        QTest.keyClick(window.view, Key.Key_D)
        settled()
        assert isinstance(window.view, EditorView)
        self.editor: EditorView = window.view

    def point(self, kind: QEvent.Type, at: Place) -> None:
        """Do something with the left button at a point of the board's plane."""
        canvas = self.editor.canvas
        point = canvas.view_point(*at)
        held = Qt.MouseButton.NoButton if kind == RELEASE else Qt.MouseButton.LeftButton
        place = QPointF(canvas.viewport().mapToGlobal(point.toPoint()))
        left, no_key = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(kind, point, place, left, held, no_key)
        QCoreApplication.sendEvent(canvas.viewport(), event)

    def drag(self, *way: Place, releases: bool = True) -> None:
        """Press, move along a path, and release unless told otherwise."""
        self.point(PRESS, way[0])
        for at in way[1:]:
            self.point(MOVE, at)
        if releases:
            self.point(RELEASE, way[-1])

    def choose(self, tool: int) -> None:
        """Click a tool."""
        click(self.editor.tools.button(tool))

    def draw_coast(self) -> None:
        """Draw the land, with the button still down at its last point."""
        self.drag(*COAST, releases=False)

    def found(self, name: str, at: Place) -> None:
        """Click where a city should be and type its name."""
        self.drag(at)
        settled()
        QTest.keyClicks(self.editor.forms.city_name, name)
        QTest.keyClick(self.editor.forms.city_name, Key.Key_Return)

    def connect(self, ends: str, releases: bool = True) -> None:
        """Drag from one city to another."""
        a, b = ends.split("-")
        towns = {city.name: (city.x, city.y) for city in self.editor.editing.sketch.cities}
        self.drag(towns[a], towns[b], releases=releases)

    def paint(self, area: str) -> None:
        """Choose an area in the list and brush over its cities."""
        rows = [row.cells[0] for row in self.editor.list_pane.list.table.rows]
        self.editor.list_pane.list.selectRow(rows.index(area))
        settled()
        for at in TOWNS[area].values():
            self.drag(at)

    def show_rule(self, key: str) -> None:
        """Choose a rule in the list, and give the board its own version."""
        rules = self.editor.rules
        rules.list.selectRow([row.ids[0] for row in rules.table.rows].index(key))
        settled()
        click(rules.switch)
        settled()

    def type_cells(self, number: int) -> None:
        """Type a number into every cell below another."""
        form = self.editor.rules.form
        assert isinstance(form, TableForm)
        for _ in range(form.table.model().rowCount()):
            for figure in str(number):
                fields = form.table.findChildren(NumberField)
                QTest.keyClicks(fields[-1] if fields else form.table, figure)
            QTest.keyClick(form.table.findChildren(NumberField)[-1], Key.Key_Return)
            settled()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            QTest.keyClick(form.table, Key.Key_Down)


def click(widget: QWidget) -> None:
    """Click a widget in its middle."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    settled()


def draw(hand: Hand, picture: Callable[[str], None]) -> None:
    """Draw the board, with a picture of each step."""
    editor = hand.editor
    picture("empty")
    hand.draw_coast()
    picture("coast")
    hand.point(RELEASE, COAST[-1])
    hand.choose(1)
    towns = [town for area in TOWNS.values() for town in area.items()]
    hand.found(*towns[0])
    hand.drag(towns[1][1])
    settled()
    QTest.keyClicks(editor.forms.city_name, towns[1][0])
    picture("city")
    QTest.keyClick(editor.forms.city_name, Key.Key_Return)
    for name, at in towns[2:]:
        hand.found(name, at)
    hand.choose(2)
    for ends in CONNECTIONS[:9]:
        hand.connect(ends)
    editor.editing.settle()
    hand.connect(CONNECTIONS[9], releases=False)
    picture("connection")
    hand.connect(CONNECTIONS[9])
    for ends in CONNECTIONS[10:]:
        hand.connect(ends)
    hand.choose(3)
    for area in TOWNS:
        hand.paint(area)
    editor.editing.settle()
    picture("areas")
    hand.choose(4)
    click(editor.check.players.button(2))
    picture("check")
    click(editor.change_rules)
    hand.show_rule("passing_cost")
    form = editor.rules.form
    assert isinstance(form, NumberForm)
    QTest.keyClick(form.stepper.field, Key.Key_Up)
    hand.show_rule("end_at")
    hand.type_cells(13)
    picture("rules")
    click(editor.change_rules)
    QTest.keyClick(editor.forms.board_name, Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(editor.forms.board_name, "Isle of Trees")
    QTest.keyClick(editor.forms.board_name, Key.Key_Return)
    editor.editing.settle()


def play(window: PowerGridWindow, picture: Callable[[str], None]) -> None:
    """Play a game on it to its end, with the reference bot in every seat."""
    session = window.session
    assert session is not None
    rng, bot = Random(3), bot_named("reference")
    picture("game")
    while session.state.round < _MIDDLE:
        session.act(bot.decide(session.state, rng))
    picture("middle")
    while not session.state.is_over:
        session.act(bot.decide(session.state, rng))
    settled()
    for ceremony in window.findChildren(Ceremony):  # gives way to the standings
        QTest.keyClick(ceremony, Key.Key_Space)
    picture("end")


def main(folder: str, size: str = "1280x800", theme: str = "light") -> None:
    """Write the pictures."""
    width, height = map(int, size.split("x"))
    to = Path(folder)
    to.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as home:
        os.environ |= dict.fromkeys(HOMES, home)  # no file of the player is read or written
        application("en")
        look().set_scheme(theme)  # type: ignore[arg-type]
        settings = Settings()
        settings.pace, settings.shows_worth = "instant", False
        window = PowerGridWindow(Thinker(OPPONENTS), settings)
        window.resize(width, height)
        window.show_new_game()
        window.show()
        settled()
        numbers = count(1)

        def picture(name: str) -> None:
            settled()
            for board in window.findChildren(BoardView):
                board.finish_landscape()
            settled()
            window.grab().save(str(to / f"{next(numbers):02}-{name}.webp"), quality=90)

        hand = Hand(window)
        draw(hand, picture)
        click(hand.editor.play_button)
        play(window, picture)
        window.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
