# SPDX-License-Identifier: MIT
"""The player's factory as a picture, with its tiles as buttons."""

from collections.abc import Iterator

from PySide6.QtCore import QRect, QRectF, Signal
from PySide6.QtGui import (
    QAccessible,
    QDragEnterEvent,
    QDropEvent,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from powergrid.factory.rules.tiles import CONTROL, OPTIMISATION
from powergrid.gui.factory_manager.building import paint_building, paint_yard
from powergrid.gui.factory_manager.building_parts import BuildingParts
from powergrid.gui.factory_manager.order_words import order_sentence
from powergrid.gui.factory_manager.shown_factory import ShownFactory
from powergrid.gui.factory_manager.tile_button import MIME, TileButton
from powergrid.gui.factory_manager.words import tile_name, tile_text, type_name
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import smooth_painter
from powergrid.gui.kit.translation import translate


class FactoryScene(QWidget):
    """`spaces` are the two floors' spaces, and those for control and optimisation.

    `tile_clicked` carries a tile in the factory and whether it is on, `beside_clicked` one that
    lies beside it, `dropped` one of the market that was dragged here, and `pointed` one that the
    pointer or the focus enters.
    """

    accessible_role = QAccessible.Role.Grouping

    tile_clicked = Signal(int, bool)
    beside_clicked = Signal(int)
    dropped = Signal(int)
    pointed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAcceptDrops(True)
        self.setAccessibleName(translate("Factory", "Your factory"))
        self.shown: ShownFactory | None = None
        self.spaces = [self._new_button() for _ in range(14)]
        self.beside: list[TileButton] = []
        look().changed.connect(self._lay_out)

    def _new_button(self) -> TileButton:
        button = TileButton(self)
        button.clicked.connect(lambda: self._click(button))
        button.pointed.connect(self.pointed)
        return button

    def _click(self, button: TileButton) -> None:
        if button.kind is None:
            return
        if button in self.beside:
            self.beside_clicked.emit(button.kind)
        else:
            self.tile_clicked.emit(button.kind, not button.is_off)

    @property
    def switches(self) -> list[TileButton]:
        """The buttons of tiles that can be switched off."""
        assert self.shown is not None
        can_be_off = self.shown.state.game.can_be_off
        return [space for space in self.spaces if space.kind is not None and can_be_off[space.kind]]

    def show_factory(self, shown: ShownFactory) -> None:
        """Show a seat's factory."""
        self.shown = shown
        name = translate("Factory", "Your factory") if shown.player.is_person else shown.player.name
        self.setAccessibleName(name)
        self.setAccessibleDescription(self._summary(shown))
        self._fill(shown)
        self._lay_out()

    def _summary(self, shown: ShownFactory) -> str:
        text = translate(
            "Factory",
            "Order tile {tile}, {money} Elektro, production {production}, storage {storage},"
            " energy {energy}, in the canteen {canteen}, available workers {free}.",
        )
        state, seat = shown.state, shown.seat
        production, storage, energy = shown.tracks
        text = text.format(
            tile=state.order_tile(seat),
            money=state.money[seat],
            production=production,
            storage=storage,
            energy=energy,
            canteen=shown.canteen,
            free=shown.free_workers,
        )
        bidding = order_sentence(state, seat, shown.player.name)
        return f"{text} {bidding}" if bidding else text

    def _fill(self, shown: ShownFactory) -> None:
        state, seat = shown.state, shown.seat
        tiles, figures = state.game.tiles, state.game.figures
        factory = state.factory[seat]
        general = sorted(kind for kind in factory if not tiles[kind].is_special)
        off, new = list(shown.off), list(shown.new)
        digit = iter("123456789")
        paid = figures.spaces + state.outer[seat]
        # The edge space of each floor is its last one; it is filled after all others.
        order = [*range(5), *range(6, 11), 5, 11]
        for at, space in enumerate(order):
            button = self.spaces[space]
            if at < len(general):
                self._show_tile(button, general[at], off, new, digit, shown)
            elif at < paid:
                button.show_space("", is_open=True)
                self._name_space(button, translate("Factory", "Free space"))
            else:
                text = translate("Factory", "{price} Elektro").format(price=figures.outer_price)
                button.show_space(text, is_open=False)
                self._name_space(
                    button, translate("Factory", "Edge space: {text}").format(text=text)
                )
        for button, type_ in zip(self.spaces[12:], (CONTROL, OPTIMISATION), strict=True):
            there = [placed for placed in factory if tiles[placed].type == type_]
            if there:
                self._show_tile(button, there[0], off, new, digit, shown)
            else:
                button.show_space(type_name(type_), is_open=True)
                name = translate("Factory", "Empty: {room}").format(room=type_name(type_))
                self._name_space(button, name)
        self._fill_beside(shown)

    def _name_space(self, button: TileButton, name: str) -> None:
        button.setAccessibleName(name)
        button.describe("", name)

    def _show_tile(
        self,
        button: TileButton,
        kind: int,
        off: list[int],
        new: list[int],
        digits: Iterator[str],
        shown: ShownFactory,
    ) -> None:
        state = shown.state
        tile = state.game.tiles[kind]
        is_off, is_new = kind in off, kind in new
        if is_off:
            off.remove(kind)
        if is_new:
            new.remove(kind)
        can_be_off = state.game.can_be_off[kind]
        digit = next(digits, "") if shown.has_keys and can_be_off else ""
        button.show_placed(kind, tile, is_off=is_off, is_new=is_new, digit=digit)
        name = tile_name(state, kind)
        if is_off:
            name = translate("Factory", "{tile}, switched off").format(tile=name)
        button.setAccessibleName(name)
        button.describe(tile_text(shown.state, kind))

    def _fill_beside(self, shown: ShownFactory) -> None:
        kinds = shown.state.beside[shown.seat]
        while len(self.beside) < len(kinds):
            self.beside.append(self._new_button())
        for button in self.beside[len(kinds) :]:
            button.kind = None
            button.hide()
        new = list(shown.new)
        for button, kind in zip(self.beside, kinds, strict=False):
            tile = shown.state.game.tiles[kind]
            button.show_placed(kind, tile, is_new=kind in new)
            name = translate("Factory", "Beside your factory: {tile}")
            button.setAccessibleName(name.format(tile=tile_name(shown.state, kind)))
            button.describe(tile_text(shown.state, kind))

    # Layout and painting

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the tiles."""
        self._lay_out()

    def parts(self) -> BuildingParts:
        """Return the rectangles of all parts."""
        return BuildingParts(QRectF(self.rect()))

    def _lay_out(self) -> None:
        if self.shown is None:
            return
        parts = self.parts()
        for at, button in enumerate(self.spaces):
            space = parts.space(at)
            # All have exactly the same size, so that their figures have, too.
            button.setGeometry(QRect(space.topLeft().toPoint(), space.size().toSize()))
        shown = sum(not button.isHidden() for button in self.beside)
        for at, button in enumerate(self.beside):
            button.setGeometry(parts.beside(at, max(shown, 1)).toRect())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the building; the tiles are widgets above it."""
        if self.shown is None:
            return
        painter = smooth_painter(self)
        parts = self.parts()
        lit = [
            at
            for at, space in enumerate(self.spaces)
            if space.tile is not None and not space.is_off
        ]
        paint_building(painter, parts, self.shown, lit)
        paint_yard(painter, parts, self.shown)

    # Dragging

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept tiles of the market."""
        if event.mimeData().hasFormat(MIME):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Emit `dropped`."""
        event.acceptProposedAction()
        self.dropped.emit(int(bytes(event.mimeData().data(MIME).data())))
