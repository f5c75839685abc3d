# SPDX-License-Identifier: MIT
"""What the player on turn points at and has staged, shared by the board and every panel."""

from PySide6.QtCore import QObject, Signal

from powergrid.gui.draft import Draft
from powergrid.gui.plan import Plans
from powergrid.gui.session import Session
from powergrid.rules.actions import Action
from powergrid.rules.state import AUCTION, BUILDING

NOWHERE = -1


class Desk(QObject):
    """The pointer and the draft of one table.

    Views call `point_at_city`, `choose_city`, ... and listen to the signals; the page of the
    action panel that is open decides what choosing something means.
    """

    city_pointed = Signal(int)
    city_chosen = Signal(int)
    city_confirmed = Signal(int)
    cities_lit = Signal(list)
    plant_chosen = Signal(int)
    fuel_chosen = Signal(int, int)
    draft_changed = Signal()
    planning_changed = Signal()
    rule_asked = Signal(str)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.pointed = NOWHERE
        self.draft = Draft(session.state)
        self.plans = Plans()
        self.is_planning = False
        session.happened.connect(self.plans.follow)
        session.changed.connect(self.restart)

    @property
    def planner(self) -> int:
        """The seat that plans: whoever is asked, else whoever sits at the screen and waits."""
        session = self.session
        return session.state.seat if session.is_person_asked else session.viewer

    @property
    def can_plan(self) -> bool:
        """Whether a person has anything to plan in this round."""
        state = self.session.state
        is_person = self.session.seats[self.planner].is_person
        return is_person and AUCTION <= state.phase <= BUILDING and not state.is_over

    def restart(self) -> None:
        """Begin an empty draft from the state as it is now, with nothing lit.

        Whoever plans while others act goes on with it until they are asked.
        """
        self.is_planning = self.is_planning and self.can_plan and not self.session.is_person_asked
        self.light([])
        self.draft = Draft(self.session.state)
        self.point_at_city(NOWHERE)
        self.draft_changed.emit()

    def point_at_city(self, city: int) -> None:
        """Point at a city, wherever it was pointed at; `NOWHERE` for none."""
        if city != self.pointed:
            self.pointed = city
            self.city_pointed.emit(city)

    def choose_city(self, city: int) -> None:
        """Choose a city, by a click on the map or a row of a list."""
        self.city_chosen.emit(city)

    def confirm_city(self, city: int) -> None:
        """Do at once what choosing a city has staged, by a double click on the map."""
        self.city_confirmed.emit(city)

    def choose_plant(self, plant: int) -> None:
        """Choose a plant of the market or an own one."""
        self.plant_chosen.emit(plant)

    def choose_fuel(self, fuel: int, amount: int) -> None:
        """Put that many tokens into the cart, or back (below zero)."""
        self.fuel_chosen.emit(fuel, amount)

    def ask_for_rule(self, section: str) -> None:
        """Ask to see a section of the rules."""
        self.rule_asked.emit(section)

    def plan(self, is_planning: bool) -> None:
        """Begin to plan the round, or go back to what is asked."""
        if is_planning != self.is_planning:
            self.is_planning = False
            self.restart()
            self.is_planning = is_planning
            self.planning_changed.emit()

    def take_plans(self, plans: Plans) -> None:
        """Go on with plans made before, what is asked being filled in anew."""
        if plans.all():
            self.plans.take_over(plans)
            self.planning_changed.emit()

    def resume(self, before: "Desk") -> None:
        """Go on with what was staged and planned at another table of the same game."""
        self.plans.take_over(before.plans)
        self.plan(before.is_planning)
        if not self.is_planning:
            self.clear()
            for action in before.draft.actions:
                self.stage(action)

    def show_draft(self, draft: Draft) -> None:
        """Show what is planned instead of what is staged."""
        self.draft = draft
        self.draft_changed.emit()

    def light(self, cities: list[int]) -> None:
        """Light cities on the board, none for an empty list."""
        self.cities_lit.emit(cities)

    def stage(self, action: Action) -> bool:
        """Add an action to the draft; return whether it is legal there."""
        is_legal = self.draft.add(action)
        if is_legal:
            self.draft_changed.emit()
        return is_legal

    def take_back(self, index: int) -> None:
        """Take one action of the draft back."""
        self.draft.remove(index)
        self.draft_changed.emit()

    def clear(self) -> None:
        """Take the whole draft back."""
        self.draft.clear()
        self.draft_changed.emit()

    def commit(self) -> None:
        """Do all that is staged."""
        for action in list(self.draft.actions):
            self.session.act(action)
