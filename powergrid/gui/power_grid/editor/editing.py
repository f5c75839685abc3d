# SPDX-License-Identifier: MIT
"""A board in the editor: the sketch and its undo history, the selection, and the findings."""

from collections.abc import Sized
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QUndoStack

from powergrid.box import FileError, board_ids, load_edition
from powergrid.box.board_file import MAX_AREAS, MAX_CITIES, MAX_CONNECTIONS, MAX_RINGS
from powergrid.box.drawing import Line
from powergrid.files.checks import in_one_line
from powergrid.files.messages import reason_of
from powergrid.files.places import edition_ids
from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.undoable_change import UndoableChange
from powergrid.gui.power_grid.editor import sketch_file
from powergrid.gui.power_grid.editor.board_on_disk import BoardOnDisk
from powergrid.gui.power_grid.editor.costs import suggested_cost
from powergrid.gui.power_grid.editor.findings import Finding, box_refusal, findings
from powergrid.gui.power_grid.editor.placing import with_cities_spread, with_labels_placed
from powergrid.gui.power_grid.editor.sketch import (
    Connection,
    Sketch,
    coloured,
    connected,
    disconnected,
    free_id,
    free_spot,
    moved,
    painted,
    renamed,
    renamed_area,
    with_area,
    with_city,
    with_entry_cost,
    with_house_prices,
    with_land,
    with_open_places,
    with_rule,
    without_area,
    without_city,
    without_land,
)
from powergrid.rules.board import Area
from powergrid.rules.edition import Edition

LAND, CITIES, CONNECTIONS, AREAS, CHECK = range(5)
"""The tools, in the order of work."""
_REST_MS: Final = 150
"""The delay between a change and saving and checking the board."""

Selected = tuple[str, ...]
"""Nothing; the id of a city; the ids of two cities, for their connection."""


class Editing(QObject):
    """`changed`: the sketch; `selected_changed`: selection, tool or area; `checked`: findings.

    Every change is saved among the player's own boards a moment later; `unsaved` carries why that
    failed. A new board is saved under its name until the editor is left.
    `changed_elsewhere`: another program has changed the board's file, and the sketch here becomes
    another board.

    `has_file`: whether the sketch is that of a file. A copy gets one with its first change.
    """

    changed = Signal()
    selected_changed = Signal()
    checked = Signal()
    unsaved = Signal(str)
    changed_elsewhere = Signal()
    full = Signal(int)
    """The board already has the maximum number of what was to be added."""

    def __init__(
        self,
        sketch: Sketch | None = None,
        players: int = 4,
        parent: QObject | None = None,
        *,
        has_file: bool = True,
    ) -> None:
        super().__init__(parent)
        self._is_new = sketch is None
        self._disk = BoardOnDisk(sketch if has_file else None)
        self._is_kept = False
        self.sketch = sketch or new_sketch()
        self.players = players
        printed_in = self.sketch.more.get("printed_in") or edition_ids()
        self.edition_id = max(printed_in, key=edition_ids().index)
        self.stack = QUndoStack(self)
        self.tool = LAND if sketch is None else CITIES
        self.selected: Selected = ()
        self.area = self.sketch.areas[0].id
        self.findings: list[Finding] = []
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.settle)

    # What is shown

    def choose_tool(self, tool: int) -> None:
        """Choose another tool; those for land and areas clear the selection."""
        if tool != self.tool:
            self.tool = tool
            if tool in (LAND, AREAS):
                self.selected = ()
            self.selected_changed.emit()

    def select(self, *ids: str) -> None:
        """Select a city by its id, a connection by those of its ends, or nothing."""
        if ids != self.selected:
            self.selected = ids
            self.selected_changed.emit()

    def choose_area(self, area_id: str) -> None:
        """Choose the area to paint with, in which new cities are placed too."""
        if area_id != self.area:
            self.area = area_id
            self.selected_changed.emit()

    @property
    def city(self) -> str:
        """The id of the selected city, empty if none is."""
        return self.selected[0] if len(self.selected) == 1 else ""

    @property
    def connection(self) -> Connection | None:
        """The selected connection, if one is."""
        return self.sketch.connection(*self.selected) if len(self.selected) == 2 else None

    @property
    def problem(self) -> Finding | None:
        """The finding that prevents play, if there is one."""
        return next((finding for finding in self.findings if finding.weight == "fault"), None)

    @property
    def has_file(self) -> bool:
        """Whether the board has a file, maybe an older one."""
        return self._disk.exists

    @property
    def is_saved(self) -> bool:
        """Whether the board is saved in its current state."""
        return self._disk.holds(self.sketch)

    @property
    def edition(self) -> Edition:
        """The edition with the board's rules, or without them while they cannot be read."""
        edition = load_edition(self.edition_id)
        try:
            return sketch_file.own_rules(self.sketch, self.edition_id).on(edition)
        except FileError:
            return edition

    def set_players(self, players: int) -> None:
        """Check for another number of players."""
        self.players = players
        self.settle()

    # Changes

    def rename(self, name: str) -> None:
        """Give the board a name; a new one is saved under it."""
        name = _readable(name)
        if not name or name == self.sketch.name:
            return
        sketch = self.sketch._replace(name=name)
        if self._is_new:
            taken = {*board_ids()} - {self.sketch.id}
            sketch = sketch._replace(id=free_id(name, taken, "board"))
        self._change(sketch)

    def add_city(self, x: float, y: float) -> bool:
        """Add a city at a point and select it; return whether that was done."""
        if not self._has_room(self.sketch.cities, MAX_CITIES):
            return False
        name = translate("Editor", "City {n}").format(n=len(self.sketch.cities) + 1)
        sketch, city = with_city(self.sketch, name, self.area, x, y)
        self._change(with_labels_placed(sketch))
        self.select(city)
        return True

    def add_city_somewhere(self) -> bool:
        """Add a city where there is room, near the selected one; return whether that was done."""
        near = self.sketch.plane[0] / 2, self.sketch.plane[1] / 2
        if self.city:
            near = self.sketch.city(self.city)[3:5]
        return self.add_city(*free_spot(self.sketch, near))

    def rename_city(self, name: str) -> None:
        """Give the selected city a name."""
        name = _readable(name)
        if self.city and name and name != self.sketch.city(self.city).name:
            sketch, city = renamed(self.sketch, self.city, name)
            self.selected = (city,)
            self._change(with_labels_placed(sketch))

    def move_city(self, x: float, y: float, *, is_step: bool = False) -> None:
        """Move the selected city; consecutive moves are undone together."""
        if self.city:
            sketch = with_labels_placed(moved(self.sketch, self.city, x, y))
            self._change(sketch, f"move {self.city}" if is_step else "")

    def put_city(self, area_id: str) -> None:
        """Put the selected city into an area."""
        if self.city:
            self._change(painted(self.sketch, [self.city], area_id))

    def set_house_prices(self, prices: tuple[int | None, ...]) -> None:
        """Give the selected city prices of its own, or those of the board: an empty tuple."""
        if self.city:
            self._change(with_house_prices(self.sketch, self.city, prices))

    def set_open_places(self, places: tuple[int, ...]) -> None:
        """Open other numbers of places in the selected city, or the board's: an empty tuple."""
        if self.city:
            self._change(with_open_places(self.sketch, self.city, places))

    def set_entry_cost(self, cost: int) -> None:
        """Give the selected city an entry cost; consecutive changes are undone together."""
        if self.city:
            sketch = with_labels_placed(with_entry_cost(self.sketch, self.city, cost))
            self._change(sketch, f"entry {self.city}")

    def add_connection(self, a: str, b: str) -> None:
        """Connect two cities at the suggested cost, unless they are, and select that."""
        if a == b:
            return
        if self.sketch.connection(a, b) is None:
            if not self._has_room(self.sketch.connections, MAX_CONNECTIONS):
                return
            cost = suggested_cost(self.sketch, a, b)
            self._change(with_labels_placed(connected(self.sketch, a, b, cost)))
        self.select(a, b)

    def set_cost(self, cost: int) -> None:
        """Give the selected connection a cost; consecutive changes are undone together."""
        if len(self.selected) == 2:
            a, b = self.selected
            self._change(connected(self.sketch, a, b, cost), f"cost {a} {b}")

    def add_area(self) -> bool:
        """Add an area and choose it; return whether that was done."""
        if not self._has_room(self.sketch.areas, MAX_AREAS):
            return False
        name = translate("Editor", "Area {n}").format(n=len(self.sketch.areas) + 1)
        sketch, self.area = with_area(self.sketch, name)
        self._change(sketch)
        self.selected_changed.emit()
        return True

    def rename_area(self, name: str) -> None:
        """Give the chosen area a name."""
        name = _readable(name)
        if name and name != self.sketch.area(self.area).name:
            sketch, self.area = renamed_area(self.sketch, self.area, name)
            self._change(sketch)

    def colour_area(self, colour: str) -> None:
        """Give the chosen area a colour."""
        self._change(coloured(self.sketch, self.area, colour))

    def paint(self, city_ids: list[str], stroke: str) -> None:
        """Put cities into the chosen area; a stroke is undone as a whole."""
        wrong = [city for city in city_ids if self.sketch.city(city).area != self.area]
        if wrong:
            self._change(painted(self.sketch, wrong, self.area), stroke)

    def remove_area(self) -> None:
        """Remove the chosen area, unless it is the only one."""
        if len(self.sketch.areas) > 1:
            gone = self.area
            self.area = next(area.id for area in self.sketch.areas if area.id != gone)
            self._change(without_area(self.sketch, gone))

    def add_land(self, ring: Line) -> None:
        """Add a piece of land."""
        if self._has_room(self.sketch.land, MAX_RINGS):
            self._change(with_land(self.sketch, ring))

    def remove_land(self, index: int) -> None:
        """Remove a piece of land."""
        self._change(without_land(self.sketch, index))

    def set_rule(self, key: str, value: object) -> None:
        """Set the board's own value of a rule; None restores the edition's."""
        self._change(with_rule(self.sketch, key, value))

    def remove_selected(self) -> None:
        """Remove the selected city or connection."""
        if self.city:
            city = self.city
            self.select()
            self._change(without_city(self.sketch, city))
        elif len(self.selected) == 2:
            a, b = self.selected
            self.select(a)
            self._change(disconnected(self.sketch, a, b))

    def tidy(self) -> None:
        """Move the cities apart until names and costs have room."""
        self._change(with_cities_spread(self.sketch))

    def _has_room(self, rows: Sized, maximum: int) -> bool:
        """Return whether a file may have one more of these, and say so if it may not."""
        if len(rows) < maximum:
            return True
        self.full.emit(maximum)
        return False

    def _change(self, sketch: Sketch, merges: str = "") -> None:
        if sketch != self.sketch:
            self.stack.push(UndoableChange(self._show, self.sketch, sketch, merges))

    def _show(self, sketch: Sketch) -> None:
        self.sketch = sketch
        known = {city.id for city in sketch.cities}
        if not known.issuperset(self.selected):
            self.selected = ()
        if all(area.id != self.area for area in sketch.areas):
            self.area = sketch.areas[0].id
        self._timer.start(_REST_MS)
        self.changed.emit()
        self.selected_changed.emit()

    # Saving and checking

    def keep(self) -> None:
        """Save the board even if it is an unchanged copy, and check it."""
        self._is_kept = True
        self.settle()

    def settle(self) -> None:
        """Save the board if it has changed, and check it."""
        self._timer.stop()
        has_changed = (self._is_kept or self.stack.count()) and not self.is_saved
        if has_changed and self._disk.is_changed_elsewhere():
            self._disk.leave()
            self.changed_elsewhere.emit()
        self.sketch = self._disk.with_free_id(self.sketch)
        if has_changed:
            self._save()
        found = findings(self.sketch, self.players, self.edition_id)
        if self.is_saved and all(finding.weight != "fault" for finding in found):
            try:
                sketch_file.check(sketch_file.own_file(self.sketch.id))
            except FileError as error:
                found.insert(0, box_refusal(error, self.sketch))
        self.findings = found
        self.checked.emit()

    def _save(self) -> None:
        try:
            self._disk.save(self.sketch)
        except OSError as error:
            self.unsaved.emit(reason_of(error))


def _readable(name: str) -> str:
    """Return a name without the characters for which its file would be refused."""
    return " ".join(in_one_line(name).split())


def new_sketch() -> Sketch:
    """Return an empty board with four areas."""
    name = translate("Editor", "My board")
    names = [
        translate("Editor", "North"),
        translate("Editor", "East"),
        translate("Editor", "South"),
        translate("Editor", "West"),
    ]
    colours = ("blue", "yellow", "purple", "green")
    ids = ("north", "east", "south", "west")
    areas = tuple(Area(*area) for area in zip(ids, names, colours, strict=True))
    return Sketch(free_id(name, board_ids(), "board"), name, areas)
