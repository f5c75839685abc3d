# SPDX-License-Identifier: MIT
"""The choice of the areas in play: how they are chosen, a chip for each, and a small map."""

from itertools import pairwise

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.choices import Chip
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.segments import Segments
from powergrid.gui.kit.text import caption
from powergrid.gui.kit.tiles import Tiles
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.board.miniature_landscape import area_at
from powergrid.gui.power_grid.board.miniature_view import MiniatureView
from powergrid.gui.power_grid.board.snapshot import Snapshot
from powergrid.gui.power_grid.game.game_setup import GameSetup
from powergrid.gui.power_grid.pages.new_game.new_game_areas import area_mode, draft_of
from powergrid.gui.power_grid.words.names import area_name
from powergrid.rules.board import Board
from powergrid.rules.edition import Edition
from powergrid.rules.options import areas_in_play

_MAX_IN_A_ROW = 8


class AreaChoice(Line):
    """`mode_chosen` carries `RANDOM`, `PICKED` or `IN_TURN`, `area_toggled` an area."""

    mode_chosen = Signal(int)
    area_toggled = Signal(int)

    def __init__(self) -> None:
        super().__init__(vertical=True, gap=10)
        self.caption = caption(wraps=True)
        self.modes = Segments(
            [
                translate("NewGameView", "Random", "how areas are chosen"),
                translate("NewGameView", "By hand", "how areas are chosen: by hand"),
                translate("NewGameView", "In turn", "how areas are chosen: by the players"),
            ]
        )
        self.modes.describe(translate("NewGameView", "Sets how the areas are chosen."))
        self.modes.setAccessibleName(translate("NewGameView", "How the areas are chosen"))
        self.modes.chosen.connect(self.mode_chosen)
        self.chips = Tiles((84, 26), (320, 30))
        self.chips.setAccessibleName(translate("NewGameView", "Areas in play"))
        row = Line()
        row.add(self.modes)
        row.add_space()
        self.add(self.caption)
        self.add(row)
        self.add(self.chips)

    def show_setup(self, setup: GameSetup, board: Board, edition: Edition) -> None:
        """Show which areas are in play and which may still be chosen."""
        names = [area_name(board, area) for area in range(len(board.areas))]
        if [chip.text() for chip in self.chips.tiles if isinstance(chip, Chip)] != names:
            self.chips.show_tiles(self._new_chips(names))
            self._set_tab_order()
        self.modes.set_index(area_mode(setup))
        picked = setup.areas or ()
        can_pick = {*range(len(names))}
        if setup.is_drafted:
            can_pick = {*draft_of(setup, board, edition).choices(), *picked}
        does = translate("NewGameView", "Adds or removes this area.")
        apart = translate(
            "NewGameView", "This area does not touch the chosen ones, or you have chosen enough."
        )
        for area, chip in enumerate(self.chips.tiles):
            if isinstance(chip, Chip):
                chip.setChecked(area in picked)
                chip.describe(does, "" if area in can_pick else apart)
        if len(setup.seats) in edition.players:
            self.caption.say(_caption(setup, board, edition))

    def _set_tab_order(self) -> None:
        """Let Tab go from the modes to the chips."""
        stops = [*self.modes.buttons(), *self.chips.tiles]
        for before, after in pairwise(stops):
            self.setTabOrder(before, after)

    def fit(self, width: int) -> None:
        """Place as many chips in a row of that width as the longest name allows."""
        longest = max((chip.sizeHint().width() for chip in self.chips.tiles), default=1)
        between = look().ipx(self.chips.column_gap)
        in_a_row = (width + between) // (longest + between)
        self.chips.in_a_row = max(1, min(in_a_row, _MAX_IN_A_ROW))
        self.chips.place()

    def _new_chips(self, names: list[str]) -> list[QWidget]:
        chips: list[QWidget] = []
        for area, name in enumerate(names):
            chip = Chip(name, checkable=True)
            chip.clicked.connect(lambda _=False, area=area: self.area_toggled.emit(area))
            chips.append(chip)
        return chips


def _caption(setup: GameSetup, board: Board, edition: Edition) -> str:
    text = (
        translate("NewGameView", "Areas in play, {count} of {all}, chosen at random."),
        translate("NewGameView", "Areas in play, {count} of {all}. Click them here or on the map."),
        translate(
            "NewGameView", "Areas in play, {count} of {all}. Players choose in a random order."
        ),
    )[area_mode(setup)]
    needed = areas_in_play(edition, board, len(setup.seats), setup.options)
    return text.format(count=needed, all=len(board.areas))


class AreaMap(MiniatureView):
    """`area_clicked` carries an area; keyboard users have a chip for each area instead."""

    area_clicked = Signal(int)

    def __init__(self, snapshot: Snapshot) -> None:
        super().__init__(snapshot)
        self.side = 0
        """Its width in pixels, and its height if there is room."""

    def sizeHint(self) -> QSize:
        """Return a square."""
        return QSize(self.side, self.side)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the area under the pointer."""
        area = area_at(QRectF(self.rect()), self.snapshot, event.position())
        if area >= 0:
            self.area_clicked.emit(area)
