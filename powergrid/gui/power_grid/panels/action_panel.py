# SPDX-License-Identifier: MIT
"""The action panel, which shows the page of the current question."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_round, smooth_painter
from powergrid.gui.kit.saved_focus import SavedFocus
from powergrid.gui.kit.tokens import RADIUS_PANEL
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.auction.bidding_page import BiddingPage
from powergrid.gui.power_grid.pages.auction.opening_page import OpeningPage
from powergrid.gui.power_grid.pages.auction.plant_scrap_page import PlantScrapPage
from powergrid.gui.power_grid.pages.auction.watching_page import WatchingPage
from powergrid.gui.power_grid.pages.building.building_page import BuildingPage
from powergrid.gui.power_grid.pages.building.city_choice_page import CityChoicePage
from powergrid.gui.power_grid.pages.fuel.fuel_page import FuelPage
from powergrid.gui.power_grid.pages.fuel.fuel_scrap_page import FuelScrapPage
from powergrid.gui.power_grid.pages.game_over_page import GameOverPage
from powergrid.gui.power_grid.pages.page import AnyPage
from powergrid.gui.power_grid.pages.plan.plan_page import PlanPage
from powergrid.gui.power_grid.pages.power.power_page import PowerPage
from powergrid.gui.power_grid.pages.waiting_page import WaitingPage
from powergrid.gui.power_grid.words.events import brief_sentence
from powergrid.gui.power_grid.words.notice import NO_NOTICE, notice
from powergrid.rules import State
from powergrid.rules.events import Event, OrderSet, PlantBought
from powergrid.rules.legal import (
    BankSites,
    Bids,
    FuelPurchases,
    FuelScraps,
    Openings,
    PlantScraps,
    Question,
    Runs,
    Sites,
    StartingSites,
)
from powergrid.rules.plant_market import future_market
from powergrid.rules.plants import STEP3
from powergrid.rules.state import AUCTION

if TYPE_CHECKING:
    from powergrid.analysis import Advice

NewPage: TypeAlias = Callable[[Session, Staging], AnyPage]

_PAGES: Final[dict[type[Question], NewPage]] = {
    Openings: OpeningPage,
    Bids: BiddingPage,
    PlantScraps: PlantScrapPage,
    FuelPurchases: FuelPage,
    FuelScraps: FuelScrapPage,
    Sites: BuildingPage,
    BankSites: CityChoicePage,
    StartingSites: CityChoicePage,
    Runs: PowerPage,
}
"""The page for each question."""


class ActionPanel(QWidget):
    """Shows the page of the question if a person is asked, else the page that `idle` makes.

    Without `idle` that is a page about the seat on turn.
    """

    accessible_role = QAccessible.Role.Grouping

    def __init__(
        self,
        session: Session,
        staging: Staging,
        parent: QWidget | None = None,
        *,
        idle: NewPage | None = None,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.staging = staging
        self._idle = idle
        self._pages: dict[NewPage, AnyPage] = {}
        self._question: object = None
        self._page: AnyPage | None = None
        self._banner = ""
        self._notice = NO_NOTICE
        self._asked_before_planning: object = None
        self._focus_before_planning = SavedFocus(None)
        session.happened.connect(self._note_banner)
        # Connections to methods, unlike lambdas, end with the panel; the session may outlive it.
        session.refused.connect(self._refuse)
        session.hints.given.connect(self._show_hint)
        staging.draft_changed.connect(self.refresh)
        staging.planning_changed.connect(self._follow_planning)
        staging.plant_chosen.connect(self._choose_plant)
        staging.city_chosen.connect(lambda city: self.page.choose_city(city))
        staging.city_confirmed.connect(lambda city: self.page.confirm_city(city))
        staging.fuel_chosen.connect(lambda fuel, amount: self.page.change_fuel(fuel, amount))
        staging.stored_coal_chosen.connect(lambda amount: self.page.change_stored_coal(amount))
        staging.city_pointed.connect(lambda city: self.page.point(city))
        look().changed.connect(self._follow_look)
        self.refresh()

    def _choose_plant(self, plant: int) -> None:
        """Pass a plant to the page, unless it is the Step 3 card or in the future market."""
        if plant == STEP3 or plant in future_market(self.session.state):
            self.page.refuse("plant_not_on_offer", {"plant": plant})
        else:
            self.page.choose_plant(plant)

    def _refuse(self, code: str, facts: dict[str, object]) -> None:
        self.page.refuse(code, facts)

    def _show_hint(self, state: State, advice: "list[Advice]") -> None:
        self.page.hints.show(state, advice)

    @property
    def page(self) -> AnyPage:
        """The page that is shown."""
        assert self._page is not None
        return self._page

    def refresh(self) -> None:
        """Show and update the page of the current question."""
        is_new = self._question is not self.session.question
        self._question = self.session.question
        page = self._page_for_question()
        if page is not self._page:
            before, self._page = self._page, page
            page.setGeometry(self.rect())
            page.show()
            if before is not None:
                self._keep_focus(before, page)
                before.hide()
        if is_new:
            page.head.clear_message()
            page.hints.forget()
            page.start()
            page.follow_plan()
        page.hints.forget_old()
        self._show_notice(page)
        if not page.is_staged:
            self.staging.show_lot(0)
        self.staging.mark_plant(0)
        page.refresh()
        page.place()
        if is_new:
            self._focus_page(page)
            if self._banner:
                self.announce(self._banner)
                self._banner = ""

    def _show_notice(self, page: AnyPage) -> None:
        """Show the notice, and announce it if it is new."""
        before, self._notice = self._notice, notice(self.session)
        page.notice = self._notice
        if self._notice.is_coming and self._notice.brief != before.brief:
            announcer().say(self._notice.text)

    def _follow_planning(self) -> None:
        """Show the plan, or go back to what was chosen before, with what has been planned since."""
        if self.staging.is_planning:
            self._asked_before_planning = self._question
            self._focus_before_planning = SavedFocus.now()
            self._question = None
            self.refresh()
            return
        if self._asked_before_planning is self._question:
            self.page.head.clear_message()
            self.page.follow_plan()
        else:
            self._question = None
        self.refresh()
        self._focus_before_planning.restore()

    def resume(self, before: "ActionPanel") -> None:
        """Take over the choices made on the same page of another panel."""
        if type(self.page) is type(before.page):
            self.page.resume(before.page)
            self.refresh()

    def _keep_focus(self, before: AnyPage, page: AnyPage) -> None:
        """Keep the focus in the panel: Qt would move it to the next widget."""
        focus = QApplication.focusWidget()
        if focus is not None and before.isAncestorOf(focus):
            (page.first_focus() or page).setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def focus_first(self) -> None:
        """Focus the first control of the page."""
        self._focus_page(self.page)

    def announce(self, text: str) -> None:
        """Show a text beside the title for a moment, or until a key is pressed."""
        self.page.head.announce(text)
        self._watch_keys(True)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size at which nothing is cut."""
        return QSize(look().ipx(455), look().ipx(180))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the page fill the panel."""
        self.page.setGeometry(self.rect())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background, one surface brighter than the other panels."""
        painter = smooth_painter(self)
        paint_round(painter, QRectF(self.rect()), look().px(RADIUS_PANEL), look().theme.surface_2)

    def _page_for_question(self) -> AnyPage:
        new_page = self._new_page()
        page = self._pages.get(new_page)
        if page is None:
            page = self._pages[new_page] = new_page(self.session, self.staging)
            page.setParent(self)
        return page

    def _new_page(self) -> NewPage:
        """Return what makes the page to show."""
        session = self.session
        if self.staging.is_planning:
            return PlanPage
        if session.is_person_asked:
            return _PAGES[type(session.question)]
        if self._idle is not None:
            return self._idle
        if session.state.is_over:
            return GameOverPage
        return WatchingPage if session.state.phase == AUCTION else WaitingPage

    def _focus_page(self, page: AnyPage) -> None:
        """Focus the first control of the page, unless somebody is typing elsewhere."""
        first, typing = page.first_focus(), QApplication.focusWidget()
        if first is not None and not isinstance(typing, QLineEdit):
            first.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def _note_banner(self, events: list[Event]) -> None:
        """Note what the next page announces; a Step that begins has a notice, which stays."""
        shown = [event for event in events if isinstance(event, (OrderSet, PlantBought))]
        self._banner = " ".join(brief_sentence(event, self.session) for event in shown)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Remove a banner when a key is pressed."""
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            self._watch_keys(False)
            self.page.head.clear_message()
        return super().eventFilter(watched, event)

    def _watch_keys(self, watch: bool) -> None:
        # On the window, not the application: for events of widgets that Qt creates, PySide would
        # initialise every widget class.
        window = self.window()
        window.removeEventFilter(self)
        if watch:
            window.installEventFilter(self)

    def _follow_look(self) -> None:
        self.page.refresh()
        self.page.place()
        self.update()
