# SPDX-License-Identifier: MIT
"""The areas in play: how they come about, and a chip for each of them."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from powergrid.gui.look.look import look
from powergrid.gui.look.widgets import Chip, Segments
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.new_game.new_game import NewGame
from powergrid.gui.pages.new_game.new_game_areas import draft_of, way_of
from powergrid.gui.pages.text import caption
from powergrid.gui.pages.tiles import Tiles
from powergrid.gui.place_names import area_name
from powergrid.rules.board import Board
from powergrid.rules.edition import Edition
from powergrid.rules.options import areas_in_play

translate = QCoreApplication.translate

_MOST_IN_A_ROW = 8


class AreaChoice(Line):
    """`way_chosen` carries `BY_LOT`, `PICKED` or `IN_TURN`, `area_toggled` an area."""

    way_chosen = Signal(int)
    area_toggled = Signal(int)

    def __init__(self) -> None:
        super().__init__(vertical=True, gap=10)
        self.told = caption()
        self.ways = Segments(
            [
                translate("NewGameView", "By lot", "how areas are chosen"),
                translate("NewGameView", "Picked", "how areas are chosen: by hand"),
                translate("NewGameView", "In turn", "how areas are chosen: by the players"),
            ]
        )
        self.ways.tell(translate("NewGameView", "Chooses who decides about the areas."))
        self.ways.setAccessibleName(translate("NewGameView", "How the areas are chosen"))
        self.ways.chosen.connect(self.way_chosen)
        self.chips = Tiles((84, 26), (320, 30))
        self.chips.setAccessibleName(translate("NewGameView", "Areas in play"))
        row = Line(gap=10)
        row.add(self.told, stretch=1)
        row.add(self.ways)
        self.add(row)
        self.add(self.chips)

    def show_wish(self, wish: NewGame, board: Board, edition: Edition) -> None:
        """Show which areas are in play, and which may still be chosen."""
        names = [area_name(board, area) for area in range(len(board.areas))]
        if [chip.text() for chip in self.chips.tiles if isinstance(chip, Chip)] != names:
            self.chips.show_tiles(self._made_chips(names))
        self.ways.set_index(way_of(wish))
        picked = wish.areas or ()
        can_pick = {*range(len(names))}
        if wish.is_drafted:
            can_pick = {*draft_of(wish, board, edition).choices(), *picked}
        does = translate("NewGameView", "Puts the area into play, or takes it out.")
        apart = translate(
            "NewGameView", "This area does not lie beside those chosen, or all are chosen."
        )
        for area, chip in enumerate(self.chips.tiles):
            if isinstance(chip, Chip):
                chip.setChecked(area in picked)
                chip.tell(does, "" if area in can_pick else apart)
        if len(wish.seats) in edition.players:
            self.told.say(_told(wish, board, edition))

    def fit(self, width: int) -> None:
        """Set as many in a row of that width as have room for the longest name."""
        longest = max((chip.sizeHint().width() for chip in self.chips.tiles), default=1)
        between = look().ipx(self.chips.column_gap)
        in_a_row = (width + between) // (longest + between)
        self.chips.in_a_row = max(2, min(in_a_row, _MOST_IN_A_ROW))
        self.chips.place()

    def _made_chips(self, names: list[str]) -> list[QWidget]:
        chips: list[QWidget] = []
        for area, name in enumerate(names):
            chip = Chip(name, checkable=True)
            chip.clicked.connect(lambda _=False, area=area: self.area_toggled.emit(area))
            chips.append(chip)
        return chips


def _told(wish: NewGame, board: Board, edition: Edition) -> str:
    text = (
        translate(
            "NewGameView", "Areas in play, {count} of {all}. Seats choose in turn, clockwise."
        )
        if wish.is_drafted
        else translate(
            "NewGameView", "Areas in play, {count} of {all}. Click them here or on the map."
        )
    )
    needed = areas_in_play(edition, len(wish.seats), wish.options)
    return text.format(count=needed, all=len(board.areas))
