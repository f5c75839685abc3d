# SPDX-License-Identifier: MIT
"""What the tool makes, as a list, with the buttons that add to it and remove from it."""

from PySide6.QtCore import Signal

from powergrid.gui.kit.button import keyed_button
from powergrid.gui.kit.line import Line
from powergrid.gui.power_grid.board.outlines import outline_of
from powergrid.gui.power_grid.editor.coast import coast_around
from powergrid.gui.power_grid.editor.editing import AREAS, CHECK, LAND, Editing
from powergrid.gui.power_grid.editor.lists import BoardList
from powergrid.gui.power_grid.editor.placing import board_of, drawing_of


class ListPane(Line):
    """Adds where there is room, and removes what is selected."""

    area_added = Signal()
    city_added = Signal()

    def __init__(self, editing: Editing) -> None:
        super().__init__(vertical=True, gap=8, pad=10, ground="surface_1")
        self._editing = editing
        self.list = BoardList(editing)
        self.add_button = keyed_button("", "A", self.add_thing)
        self.remove_button = keyed_button(self.tr("Remove"), "Del", self.remove_thing)
        row = Line(gap=8)
        row.add(self.add_button)
        row.add(self.remove_button)
        row.add_space()
        self.add(self.list, stretch=1, minimum=90, hint=200)
        self.add(row)

    def add_thing(self) -> None:
        """Add what the tool makes, where there is room."""
        editing = self._editing
        if editing.tool == LAND:
            self._lay_land()
        elif editing.tool == AREAS:
            if editing.add_area():
                self.area_added.emit()
        elif editing.tool == CHECK:
            editing.tidy()
        elif editing.add_city_somewhere():
            self.city_added.emit()

    def remove_thing(self) -> None:
        """Remove what is selected."""
        if self._editing.tool == LAND and self.list.ids:
            self._editing.remove_land(int(self.list.ids[0]))
        elif self._editing.tool == AREAS:
            self._editing.remove_area()
        else:
            self._editing.remove_selected()

    def show_tool(self) -> None:
        """Say what the buttons do with the tool chosen."""
        tool = self._editing.tool
        text, does = {
            LAND: (
                self.tr("Land around the cities"),
                self.tr("Draws a coast around all cities."),
            ),
            AREAS: (self.tr("Add an area"), self.tr("Adds an area in a new colour.")),
            CHECK: (
                self.tr("Move cities apart"),
                self.tr("Moves cities apart until names and costs fit."),
            ),
        }.get(tool, (self.tr("Add a city"), self.tr("Adds a city where there is room.")))
        has_cities = bool(self._editing.sketch.cities)
        needs = "" if has_cities or tool != LAND else self.tr("There is no city yet.")
        self.add_button.set_text(text)
        self.add_button.describe(does, needs)
        needed = self.tr("A board needs at least one area.")
        why = needed if tool == AREAS else self.tr("Nothing is selected.")
        self.remove_button.describe(
            self.tr("Removes the selection."), "" if self._can_remove() else why
        )
        self.want(self.list, tool != CHECK)

    def _can_remove(self) -> bool:
        if self._editing.tool == LAND:
            return bool(self._editing.sketch.land)
        if self._editing.tool == AREAS:
            return len(self._editing.sketch.areas) > 1
        return bool(self._editing.selected)

    def _lay_land(self) -> None:
        """Draw a coast around all cities."""
        sketch = self._editing.sketch._replace(land=())
        drawing = drawing_of(sketch, self._editing.edition.house_prices)
        outline = outline_of(board_of(sketch), drawing)
        ring = coast_around(tuple(ring for shapes in outline.areas for ring in shapes))
        if len(ring) >= 6:
            self._editing.add_land(ring)
