# SPDX-License-Identifier: MIT
"""The table of Factory Manager: the player's factory, the others, storage, market and turn."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Self

from PySide6.QtWidgets import QWidget

from powergrid.factory.prospects import gain
from powergrid.factory.rules.phases.bureaucracy import Runs
from powergrid.factory.rules.phases.buying import price_for
from powergrid.factory.rules.state import (
    BIDDING,
    BUYING_TILES,
    MOVING_TILES,
    OPENING,
    SWITCHING,
)
from powergrid.gui.factory_manager.action_panel import ActionPanel
from powergrid.gui.factory_manager.figures import after
from powergrid.gui.factory_manager.log_panel import LogPanel
from powergrid.gui.factory_manager.order_row import OrderTile
from powergrid.gui.factory_manager.prospect_words import tile_prospect
from powergrid.gui.factory_manager.rivals import Rivals
from powergrid.gui.factory_manager.scene import FactoryScene
from powergrid.gui.factory_manager.session import FactorySession
from powergrid.gui.factory_manager.shown_factory import ShownFactory, shown_at
from powergrid.gui.factory_manager.staging import Staging
from powergrid.gui.factory_manager.tile_button import TileButton
from powergrid.gui.factory_manager.tile_supply import TileSupply
from powergrid.gui.factory_manager.top_bar import TopBar
from powergrid.gui.factory_manager.words import question_text, section_of
from powergrid.gui.kit.keys import bind, first_focus, set_first_focus
from powergrid.gui.kit.look import look
from powergrid.gui.kit.saved_focus import SavedFocus
from powergrid.gui.kit.translation import translate
from powergrid.gui.shell.game_pages import GameTable

_BAR: Final = 48
_GAP: Final = 8
_SCENE_SHARE: Final = 0.53
_RIVALS: Final = (72, 116, 150, 160)
"""The height of all other factories, by their number, in a window as high as `_LOW`."""
_LOW: Final = 800
_MAX_GROWTH: Final = 1.3
_SUPPLY_SHARE: Final = 0.5
_BIDDING_SUPPLY_SHARE: Final = 0.32
"""The share of the remaining height for storage and market, smaller during an auction."""
_PANEL: Final = 254
_HINT: Final = 40
"""The height of a question with its figures and planned steps, and that of a hint below."""
_MIN_SUPPLY: Final = 240
"""The height that storage and market need for readable cards."""
_MAX_PANEL: Final = 360
_MAX_BIDDING_PANEL: Final = 420
"""Any height above this would stay empty in the panel, so storage and market get it."""


class FactoryTable(GameTable):
    """A game at which people and bots play."""

    def __init__(
        self,
        session: FactorySession,
        parent: QWidget | None = None,
        new_panel: Callable[[FactorySession, Staging], ActionPanel] = ActionPanel,
    ) -> None:
        super().__init__(session, parent)
        self.session = session
        self.setAccessibleName(translate("Factory", "Factory Manager, the table"))
        self.staging = Staging(session, self)
        self.bar = TopBar(self.staging.state, self)
        self.bar.menu_asked.connect(self.menu_asked)
        self.bar.log_asked.connect(self.toggle_log)
        self.bar.rules_asked.connect(lambda: self.rule_asked.emit(self.rules_section))
        self.scene = FactoryScene(self)
        self.rivals = Rivals(session, self)
        self.supply = TileSupply(self.staging.state, self)
        self.panel = new_panel(session, self.staging)
        self.panel.setParent(self)
        self.log = LogPanel(session, self)
        self.log.moment_asked.connect(self.moment_asked)
        self.log.close_asked.connect(self.toggle_log)
        self.log.hide()
        self._focus_before = SavedFocus(None)
        self._is_auction = self.staging.state.phase == BIDDING
        self._connect()
        self.refresh()
        set_first_focus(self, self.panel)  # its main button may be disabled

    def _connect(self) -> None:
        self.scene.tile_clicked.connect(self._switch_or_remove)
        self.scene.beside_clicked.connect(self.staging.place)
        self.scene.dropped.connect(self.staging.buy)
        self.supply.moved.connect(self.staging.move)
        self.supply.bought.connect(self.staging.buy)
        self.supply.pointed.connect(self._point)
        self.staging.changed.connect(self.refresh)
        look().changed.connect(self.lay_out)
        does = translate("Factory", "The tile with this number")
        for at in range(9):
            bind(self, str(at + 1), partial(self._press, at), does)
        bind(self, "L", self.toggle_log, translate("Factory", "Log"))

    # Showing

    def refresh(self) -> None:
        """Show the state, with what is staged."""
        state, staging = self.staging.state, self.staging
        is_asked = self.session.is_person_asked and not staging.is_turn_over
        viewer = self.session.viewer
        self.bar.show_state(self.session.state)
        self.rivals.refresh(viewer)
        self.supply.show_state(state, viewer, is_asked=is_asked)
        self.scene.show_factory(self._shown(viewer))
        self.panel.refresh()
        if self._is_auction != (state.phase == BIDDING):
            self.lay_out()
        if not self.log.isHidden():
            self.log.refresh()

    def _shown(self, seat: int) -> ShownFactory:
        before, state, question = self.session.state, self.staging.state, self.session.question
        old = Counter(before.factory[seat] + before.beside[seat])
        new = Counter(state.factory[seat] + state.beside[seat]) - old
        shown = shown_at(state, seat, self.session.seats[seat])._replace(
            new=tuple(new.elements()),
            after=None if before.is_over else after(self.staging, seat).tracks[:3],
        )
        if not self.session.is_person_asked or not isinstance(question, Runs):
            return shown
        off = self.staging.plan.off
        tracks = question.tracks(off)
        return shown._replace(
            off=off,
            tracks=tracks[:3],
            canteen=tracks.canteen,
            free_workers=state.workers(seat) - tracks.canteen,
            has_keys=True,
        )

    def question(self) -> str:
        """Return in a few words what the seat that is asked has to decide."""
        return question_text(self.session.state)

    def resume(self, before: Self) -> None:
        """Take over what is staged at another table of the same game, and its open log."""
        self.staging.resume(before.staging)
        if not before.log.isHidden():
            self.toggle_log()

    # Acting

    @property
    def targets(self) -> Sequence[OrderTile | TileButton]:
        """The buttons pressed by the keys 1 to 9, in order."""
        asks = self.session.state.asks
        if not self.session.is_person_asked:
            return []
        if asks == OPENING:
            return [tile for tile in self.panel.order.tiles if tile.isEnabled()]
        if asks == MOVING_TILES:
            return [column for column in self.supply.columns if not column.isHidden()]
        if asks == BUYING_TILES:
            return [card for card in self.supply.market if not card.isHidden()]
        return [*self.scene.switches] if asks == SWITCHING else []

    def _press(self, at: int) -> None:
        targets = self.targets
        if at < len(targets):
            targets[at].click()

    def _switch_or_remove(self, kind: int, is_on: bool) -> None:
        """Switch a tile in Phase 4, remove it in Phase 3."""
        if not self.session.is_person_asked:
            return
        if self.session.state.asks == SWITCHING:
            if self.session.state.game.can_be_off[kind]:
                self.staging.switch(kind, not is_on)
            else:
                self.staging.refused.emit("cannot_be_switched_off", {})
        else:
            self.staging.remove(kind)

    def _point(self, kind: int | None) -> None:
        """Say what the tile on sale under the pointer or the focus costs and earns."""
        state, seat = self.staging.state, self.session.viewer
        if kind is None or state.is_over:
            return
        price = price_for(state, seat, kind)
        self.panel.describe_tile(tile_prospect(state, seat, kind, price, gain(state, seat, kind)))

    def undo(self) -> None:
        """Undo the last planned step, or else the last action."""
        self.panel.undo_step()

    def undo_turn(self) -> None:
        """Undo everything staged, or else the whole last turn."""
        if self.staging.is_staged:
            self.staging.clear()
        else:
            self.session.undo_turn()

    @property
    def rules_section(self) -> str:
        """The section of the rules about this phase."""
        return section_of(max(1, self.session.state.phase))

    # Log

    def toggle_log(self) -> None:
        """Show or hide the log; what it covers is disabled."""
        is_opening = self.log.isHidden()
        if is_opening:
            self._focus_before = SavedFocus.now()
            self.log.refresh()
        self.log.setVisible(is_opening)
        if is_opening:
            self.log.raise_()
            self.log.setFocus()
        for covered in (self.rivals, self.supply):
            covered.setEnabled(not is_opening)
        if not is_opening and not self._focus_before.restore():
            first_focus(self).setFocus()

    # Layout

    def lay_out(self) -> None:
        """Place everything in the current size."""
        ipx = look().ipx
        gap, top = ipx(_GAP), ipx(_BAR)
        width, height = self.width(), self.height()
        self.bar.setGeometry(gap, 0, width - 2 * gap, top)
        self.bar.place()
        left = int((width - 3 * gap) * _SCENE_SHARE)
        self.scene.setGeometry(gap, top, left, height - top - gap)
        x, room = left + 2 * gap, width - left - 3 * gap
        growth = min(max(1, height / ipx(_LOW)), _MAX_GROWTH)
        rivals = ipx(_RIVALS[len(self.rivals.rows) - 1] * growth)
        self.rivals.setGeometry(x, top, room, rivals)
        self.rivals.place()
        below = top + rivals + gap
        supply = self._supply_height(height - below - gap)
        self.supply.setGeometry(x, below, room, supply)
        action = below + supply + gap
        self.panel.setGeometry(x, action, room, height - action - gap)
        self.panel.place()
        self.log.setGeometry(x, top, room, action - top - gap)
        self.log.place()

    def _supply_height(self, room: int) -> int:
        """Return the height of storage and market; the question is below them."""
        ipx = look().ipx
        self._is_auction = self.staging.state.phase == BIDDING
        share = _BIDDING_SUPPLY_SHARE if self._is_auction else _SUPPLY_SHARE
        panel = _MAX_BIDDING_PANEL if self._is_auction else _MAX_PANEL
        wanted = max(int(room * share), room - ipx(_GAP) - look().text_px(panel))
        maximum = room - ipx(_GAP + _PANEL) - look().text_px(_HINT)
        return min(wanted, max(maximum, ipx(_MIN_SUPPLY)))
