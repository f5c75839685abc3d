# SPDX-License-Identifier: MIT
"""The fields of what is selected: the board, a city, a connection, an area."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from powergrid.box.board_file import MAX_COST
from powergrid.box.drawing import COLOURS
from powergrid.files.messages import MAX_SHORT_TEXT
from powergrid.gui.kit.chip_set import ChipSet
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.stepper import Stepper
from powergrid.gui.kit.text import Text, caption
from powergrid.gui.kit.text_field import TextField
from powergrid.gui.kit.tokens import SEMIBOLD, TITLE
from powergrid.gui.kit.translation import Texts, translate
from powergrid.gui.power_grid.editor.city_fields import CityFields
from powergrid.gui.power_grid.editor.costs import suggested_cost
from powergrid.gui.power_grid.editor.editing import AREAS, CHECK, CITIES, CONNECTIONS, LAND, Editing

_HINTS: Final = Texts(
    "Editor",
    {
        LAND: "Draw the coast with the pointer, or add land around the cities.",
        CITIES: "Click where a city should be and type its name. Drag to move it.",
        CONNECTIONS: "Click two cities to connect them, or drag from one to the other.",
        AREAS: "Brush over cities: the border follows them.",
        CHECK: "Choose a line to see what it refers to.",
    },
)
_COLOUR_NAMES: Final = Texts(
    "Editor",
    {
        "green": "green",
        "brown": "brown",
        "red": "red",
        "yellow": "yellow",
        "blue": "blue",
        "purple": "purple",
        "teal": "teal",
    },
    "colour of an area",
)


class Forms(Line):
    """Shows the fields of what is selected; `left` is emitted when the keyboard leaves a field."""

    left = Signal()

    def __init__(self, editing: Editing) -> None:
        super().__init__(vertical=True, gap=8, pad=14, ground="surface_1")
        self.editing = editing
        self.title = Text(size=TITLE, weight=SEMIBOLD)
        self.hint = caption(wraps=True)
        self.board_name = self._field(translate("Editor", "Name of the board"), editing.rename)
        self.city_name = self._field(translate("Editor", "Name of the city"), editing.rename_city)
        self.area_name = self._field(translate("Editor", "Name of the area"), editing.rename_area)
        self.city_area = ChipSet(translate("Editor", "Area of the city"), 3)
        self.city_area.picked.connect(self._pick_area)
        self.colour = ChipSet(translate("Editor", "Colour of the area"), 4)
        self.colour.picked.connect(self._pick_colour)
        self._place = self._new_place()
        self.city_fields = CityFields(editing)
        self.city_fields.left.connect(self.left)
        self._cost_row = self._new_cost()
        self._parts: list[QWidget] = [
            self.board_name,
            self.city_name,
            self.city_area,
            self._place,
            self.city_fields,
            self._cost_row,
            self.area_name,
            self.colour,
        ]
        self.add(self.title)
        for part in self._parts:
            self.add(part)
        self.add(self.hint, drop=1)
        editing.changed.connect(self.refresh)
        editing.selected_changed.connect(self.refresh)
        self.refresh()

    def _new_place(self) -> Line:
        left, top = translate("Editor", "Left"), translate("Editor", "Top")
        self.across = Stepper(0, 10_000, name=left, height=30)
        self.down = Stepper(0, 10_000, name=top, height=30)
        self.across.changed.connect(lambda x: self._move(x=x))
        self.down.changed.connect(lambda y: self._move(y=y))
        row = Line(gap=8)
        for name, stepper in ((left, self.across), (top, self.down)):
            row.add(caption(name, shrinks=False))
            row.add(stepper)
        return row

    def _new_cost(self) -> Line:
        self.cost = Stepper(0, MAX_COST, name=translate("Editor", "Cost"))
        self.cost.changed.connect(self.editing.set_cost)
        self.suggested = caption(wraps=True)
        row = Line(gap=12)
        row.add(self.cost)
        row.add(self.suggested, stretch=1)
        return row

    def refresh(self) -> None:
        """Show what is selected now."""
        editing, sketch = self.editing, self.editing.sketch
        wanted: list[QWidget] = [self.board_name]
        title = ""
        self.board_name.show_text(sketch.name)
        if editing.tool == AREAS:
            area = sketch.area(editing.area)
            wanted = [self.area_name, self.colour]
            self.area_name.show_text(area.name)
            does = translate("Editor", "Gives the area this colour.")
            self.colour.offer([*map(area_colour_name, COLOURS)], [COLOURS.index(area.colour)], does)
        elif editing.city and editing.tool in (CITIES, CHECK):
            city = sketch.city(editing.city)
            wanted = [self.city_name, self.city_area, self._place, self.city_fields]
            self.city_fields.refresh()
            self.city_name.show_text(city.name)
            does = translate("Editor", "Puts the city into this area.")
            names = [area.name for area in sketch.areas]
            self.city_area.offer(names, [sketch.areas.index(sketch.area(city.area))], does)
            self.across.set_value(round(city.x))
            self.down.set_value(round(city.y))
        elif len(editing.selected) == 2:
            self._show_connection()
            wanted, title = [self._cost_row], _connection_title(editing)
        elif editing.city:
            wanted, title = [], sketch.city(editing.city).name
        self.title.say(title)
        self.want(self.title, bool(title))
        self.hint.say(_HINTS[editing.tool])
        for part in self._parts:
            self.want(part, part in wanted)
        self.place()

    def _show_connection(self) -> None:
        connection = self.editing.connection
        if connection is not None:
            self.cost.set_value(connection.cost)
            text = translate("Editor", "By length, like other connections: {cost}")
            cost = suggested_cost(self.editing.sketch, *connection.ends)
            self.suggested.say(text.format(cost=cost))

    def _pick_area(self, at: int) -> None:
        self.editing.put_city(self.editing.sketch.areas[at].id)
        self.refresh()

    def _pick_colour(self, at: int) -> None:
        self.editing.colour_area(COLOURS[at])
        self.refresh()

    def _move(self, x: int | None = None, y: int | None = None) -> None:
        city = self.editing.sketch.city(self.editing.city)
        self.editing.move_city(city.x if x is None else x, city.y if y is None else y, is_step=True)

    def _field(self, name: str, rename: Callable[[str], None]) -> TextField:
        field = TextField(name, MAX_SHORT_TEXT)
        field.finished.connect(rename)
        field.finished.connect(self.refresh)  # an empty name is not taken
        field.left.connect(self.left)
        return field


def _connection_title(editing: Editing) -> str:
    a, b = (editing.sketch.city(city).name for city in editing.selected)
    return translate("Editor", "{a} to {b}").format(a=a, b=b)


def area_colour_name(colour: str) -> str:
    """Return the name of an area's colour."""
    return _COLOUR_NAMES[colour]
