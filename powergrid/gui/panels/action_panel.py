# SPDX-License-Identifier: MIT
"""The action panel: the one place for what is asked, whatever it is."""

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from powergrid.gui.desk import Desk
from powergrid.gui.look.look import look
from powergrid.gui.look.painted import paint_round
from powergrid.gui.look.tokens import RADIUS_PANEL
from powergrid.gui.pages.page import Page
from powergrid.gui.pages.waiting_page import WaitingPage
from powergrid.gui.plan import Plan
from powergrid.gui.sentences import sentence
from powergrid.gui.session import Session
from powergrid.rules import State
from powergrid.rules.events import Event, PlantBought, StepBegan
from powergrid.rules.legal import (
    BankSites,
    Bids,
    FuelPurchases,
    FuelScraps,
    Openings,
    PlantScraps,
    Runs,
    Sites,
    StartingSites,
)

if TYPE_CHECKING:
    from powergrid.bots import Advice

# Imported when first asked for: a game begins with one of them, and its first picture is waited
# for.
_PAGES: dict[type, tuple[str, str]] = {
    Openings: ("auction.opening_page", "OpeningPage"),
    Bids: ("auction.bidding_page", "BiddingPage"),
    PlantScraps: ("auction.plant_scrap_page", "PlantScrapPage"),
    FuelScraps: ("fuel.fuel_scrap_page", "FuelScrapPage"),
    FuelPurchases: ("fuel.fuel_page", "FuelPage"),
    Sites: ("building.building_page", "BuildingPage"),
    Runs: ("power.power_page", "PowerPage"),
    BankSites: ("building.city_choice_page", "CityChoicePage"),
    StartingSites: ("building.city_choice_page", "CityChoicePage"),
    Plan: ("plan.plan_page", "PlanPage"),
}


class ActionPanel(QWidget):
    """Shows the page of the question where a person is asked, else the page `idle` makes."""

    def __init__(
        self,
        session: Session,
        desk: Desk,
        parent: QWidget | None = None,
        *,
        idle: Callable[[Session, Desk], Page] = WaitingPage,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.desk = desk
        self._idle = idle
        self._pages: dict[type, Page] = {}
        self._question: object = None
        self._page: Page | None = None
        self._banner = ""
        session.happened.connect(self._tell)
        session.changed.connect(self.refresh)
        # Bound to the panel, these end with it: the session may outlive it.
        session.refused.connect(self._refuse)
        session.hinted.connect(self._show_hint)
        desk.draft_changed.connect(self.refresh)
        desk.planning_changed.connect(self._begin_anew)
        desk.plant_chosen.connect(lambda plant: self.page.take_plant(plant))
        desk.city_chosen.connect(lambda city: self.page.take_city(city))
        desk.city_confirmed.connect(lambda city: self.page.confirm_city(city))
        desk.fuel_chosen.connect(lambda fuel, amount: self.page.take_fuel(fuel, amount))
        desk.city_pointed.connect(lambda city: self.page.point(city))
        look().changed.connect(self._follow_look)
        self.refresh()

    def _refuse(self, code: str, facts: dict[str, object]) -> None:
        self.page.refuse(code, facts)

    def _show_hint(self, state: State, advice: "list[Advice]") -> None:
        self.page.show_hint(state, advice)

    @property
    def page(self) -> Page:
        """The page that is shown."""
        assert self._page is not None
        return self._page

    def refresh(self) -> None:
        """Show the page of what is asked now, and on it what has changed."""
        is_new = self._question is not self.session.question
        self._question = self.session.question
        page = self._wanted_page()
        if page is not self._page:
            before, self._page = self._page, page
            page.setGeometry(self.rect())
            page.show()
            if before is not None:
                self._hand_keyboard(before, page)
                before.hide()
        if is_new:
            page.hush()
            page.forget_hint()
            page.start()
        page.forget_old_hint()
        page.refresh()
        page.place()
        if is_new:
            self._lead_keyboard(page)
            if self._banner:
                self.announce(self._banner)
                self._banner = ""

    def _begin_anew(self) -> None:
        """Begin with another page of the same question."""
        self._question = None
        self.refresh()

    def resume(self, before: "ActionPanel") -> None:
        """Go on with what was chosen on the same page of another panel."""
        if type(self.page) is type(before.page):
            self.page.resume(before.page)
            self.refresh()

    def _hand_keyboard(self, before: Page, page: Page) -> None:
        """Keep the keyboard in the panel: Qt would lead it on to whatever follows."""
        focus = QApplication.focusWidget()
        if focus is not None and before.isAncestorOf(focus):
            page.setFocus()

    def take_keyboard(self) -> None:
        """Let the keyboard begin on the page that is shown."""
        self._lead_keyboard(self.page)

    def announce(self, text: str) -> None:
        """Say something for a moment, beside the title."""
        self.page.announce(text)
        self._watch_keys(True)

    def minimumSizeHint(self) -> QSize:
        """Return the least room in which nothing is cut."""
        return QSize(look().ipx(455), look().ipx(180))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the page all the room."""
        self.page.setGeometry(self.rect())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, one surface above the other panels."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_round(painter, QRectF(self.rect()), look().px(RADIUS_PANEL), look().theme.surface_2)

    def _wanted_page(self) -> Page:
        kind: type = type(self.session.question) if self.session.is_person_asked else type(None)
        if self.desk.is_planning:
            kind = Plan
        page = self._pages.get(kind)
        if page is None:
            page = self._pages[kind] = self._made(kind)
            page.setParent(self)
        return page

    def _made(self, kind: type) -> Page:
        if kind not in _PAGES:
            return self._idle(self.session, self.desk)
        module, name = _PAGES[kind]
        make: Callable[[Session, Desk], Page] = getattr(
            import_module(f"powergrid.gui.pages.{module}"), name
        )
        return make(self.session, self.desk)

    def _lead_keyboard(self, page: Page) -> None:
        """Let the keyboard begin on the page, unless somebody is typing elsewhere."""
        first, typing = page.first_focus(), QApplication.focusWidget()
        if first is not None and not isinstance(typing, QLineEdit):
            first.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def _tell(self, events: list[Event]) -> None:
        told = [e for e in events if isinstance(e, (StepBegan, PlantBought))]
        self._banner = " ".join(sentence(event, self.session) for event in told)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let any key take a banner away."""
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            self._watch_keys(False)
            self.page.hush()
        return super().eventFilter(watched, event)

    def _watch_keys(self, watch: bool) -> None:
        # Not at the application, which would hand over widgets that were not made in Python: at the
        # first of them PySide sets up every kind of widget there is.
        window = self.window()
        window.removeEventFilter(self)
        if watch:
            window.installEventFilter(self)

    def _follow_look(self) -> None:
        self.page.refresh()
        self.page.place()
        self.update()
