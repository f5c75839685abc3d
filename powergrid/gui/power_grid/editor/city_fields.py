# SPDX-License-Identifier: MIT
"""The fields of what a city may have of its own: house prices, open places, an entry cost."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from powergrid.box.board_file import MAX_COST, PLACES
from powergrid.files.messages import MAX_SHORT_TEXT
from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.stepper import Stepper
from powergrid.gui.kit.text import Text, caption
from powergrid.gui.kit.text_field import TextField
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.editor.editing import Editing

_MISSING: Final = "–"
_PRICES: Final[Mapping[str, int | None]] = {
    **{str(price): price for price in range(MAX_COST + 1)},
    **dict.fromkeys((_MISSING, "-", "—")),
}
_COUNTS: Final[Mapping[str, int]] = {str(count): count for count in range(PLACES + 1)}

T = TypeVar("T")


class CityFields(Line):
    """Shows and changes what the selected city has of its own; empty fields are as on the board.

    `left` is emitted when the keyboard leaves a text.
    """

    left = Signal()

    def __init__(self, editing: Editing) -> None:
        super().__init__(vertical=True, gap=4)
        self._editing = editing
        prices, places, entry = (
            translate("Editor", "House prices"),
            translate("Editor", "Open places"),
            translate("Editor", "Entry cost"),
        )
        self.prices = TextField(prices, MAX_SHORT_TEXT)
        self.prices.setToolTip(
            translate("Editor", "What the three places cost; – is a place that is missing.")
        )
        self.prices.finished.connect(self._take_prices)
        self.places = TextField(places, MAX_SHORT_TEXT)
        self.places.setToolTip(translate("Editor", "How many places are open in Steps 1, 2 and 3."))
        self.places.finished.connect(self._take_places)
        self.entry = Stepper(0, MAX_COST, name=entry)
        self.entry.field.setToolTip(
            translate("Editor", "What every route into the city costs besides its connection.")
        )
        self.entry.changed.connect(editing.set_entry_cost)
        row = Line(gap=10)
        for name, field, stretch in (
            (prices, self.prices, 1),
            (places, self.places, 1),
            (entry, self.entry, 0),
        ):
            row.add(_column(name, field), stretch=stretch)
        self.problem = Text(role="bad", is_paragraph=True)
        self.add(row)
        self.add(self.problem)
        self.want(self.problem, False)
        for text in (self.prices, self.places):
            text.left.connect(self.left)

    def refresh(self) -> None:
        """Show what the selected city has of its own, and what the board has."""
        editing, city = self._editing, self._editing.sketch.city(self._editing.city)
        edition = editing.edition
        for field, own, usual in (
            (self.prices, city.house_prices, edition.house_prices),
            (self.places, city.open_places, edition.open_places),
        ):
            field.show_text(_text_of(own))
            field.setPlaceholderText(_text_of(usual))
        self.entry.set_value(city.entry_cost)
        self._say("")

    def _take_prices(self, text: str) -> None:
        prices = _figures_in(text, _PRICES)
        if prices is not None:
            self._editing.set_house_prices(prices)
        self.refresh()
        if prices is None:
            wanted = translate(
                "Editor", "Write three prices from 0 to {maximum}, or – for no place."
            )
            self._say(wanted.format(maximum=MAX_COST))

    def _take_places(self, text: str) -> None:
        counts = _figures_in(text, _COUNTS)
        if counts is not None:
            self._editing.set_open_places(counts)
        self.refresh()
        if counts is None:
            wanted = translate(
                "Editor", "Write three numbers from 0 to {maximum}, one for each Step."
            )
            self._say(wanted.format(maximum=PLACES))

    def _say(self, problem: str) -> None:
        """Say why a text is refused."""
        self.problem.say(problem)
        self.want(self.problem, bool(problem))
        if problem:
            announcer().say(problem)


def _column(name: str, field: QWidget) -> Line:
    column = Line(vertical=True, gap=2)
    column.add(caption(name))
    column.add(field)
    return column


def _text_of(figures: Sequence[int | None]) -> str:
    return " ".join(_MISSING if figure is None else str(figure) for figure in figures)


def _figures_in(text: str, known: Mapping[str, T]) -> tuple[T, ...] | None:
    """Return the three figures of a text, none for an empty one, None if it is neither."""
    words = text.split()
    if len(words) not in (0, PLACES) or not known.keys() >= set(words):
        return None
    return tuple(known[word] for word in words)
