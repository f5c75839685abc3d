# SPDX-License-Identifier: MIT
"""What the player points at, stages and plans, shared by the board and all panels."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from powergrid.gui.power_grid.game.draft import Draft
from powergrid.gui.power_grid.game.plan import Plans
from powergrid.gui.power_grid.game.session import Session
from powergrid.rules import State
from powergrid.rules.actions import Action, EndTurn
from powergrid.rules.board import NO_CITY
from powergrid.rules.fuel_market import market_at
from powergrid.rules.state import AUCTION, BUILDING, NORTH, SOUTH


class Staging(QObject):
    """The pointer, the staged turn and the plans at one table.

    `market` is the fuel market on show, where there are two. `shown_lot` is the plant in auction if
    a page shows it instead of the market.
    `ends_turns` says whether what buys or builds everything that is staged also ends the turn,
    `shows_worth` whether it shows unasked what a plant is worth. `shows_figures` is whether the
    player has unfolded the figures for looking up, None without a choice.

    Views call `point_at_city`, `choose_city`, … and listen to the signals. What a choice means is
    decided by the page that the action panel shows. A change of the session empties the draft, so
    `draft_changed` covers both for views of the draft.
    """

    city_pointed = Signal(int)
    city_chosen = Signal(int)
    city_confirmed = Signal(int)
    cities_highlighted = Signal(list)
    seat_pointed = Signal(int)
    powered_shown = Signal()
    shown_lot_changed = Signal()
    plant_marked = Signal(int)
    plant_chosen = Signal(int)
    fuel_chosen = Signal(int, int)
    stored_coal_chosen = Signal(int)
    draft_changed = Signal()
    planning_changed = Signal()
    rule_asked = Signal(str)
    end_asked = Signal()
    figures_shown = Signal(bool)

    def __init__(
        self,
        session: Session,
        parent: QObject | None = None,
        *,
        ends_turns: Callable[[], bool] = lambda: True,
        shows_worth: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.pointed = NO_CITY
        self.draft = Draft(session.state)
        self.plans = Plans()
        self.is_planning = False
        self.powered: tuple[int, ...] | None = None
        self.shown_lot = self.marked_plant = 0
        self.market = SOUTH
        self.shows_figures: bool | None = None
        self._ends_turns = ends_turns
        self._shows_worth = shows_worth
        session.happened.connect(self.plans.follow)
        session.changed.connect(self.restart)

    @property
    def ends_turns(self) -> bool:
        """Whether buying or building everything that is staged also ends the turn."""
        return self._ends_turns()

    @property
    def shows_worth(self) -> bool:
        """Whether an auction shows a plant's worth even before a hint is asked for."""
        return self._shows_worth()

    @property
    def planner(self) -> int:
        """The seat that plans: the person asked, else the one at the screen."""
        session = self.session
        return session.state.seat if session.is_person_asked else session.viewer

    @property
    def can_plan(self) -> bool:
        """Whether a person has anything to plan in this round."""
        state = self.session.state
        is_person = self.session.seats[self.planner].is_person
        return is_person and AUCTION <= state.phase <= BUILDING and not state.is_over

    def restart(self) -> None:
        """Begin an empty draft from the current state, with nothing highlighted.

        A player who plans while others act continues to plan until asked.
        """
        self.is_planning = self.is_planning and self.can_plan and not self.session.is_person_asked
        self.powered = None
        self.draft = Draft(self.session.state)
        self.point_at_city(NO_CITY)  # a page may highlight cities again in its slot
        self.highlight_cities([])
        self.draft_changed.emit()

    def select_market(self, market: int) -> None:
        """Show another fuel market; what is staged at this one is put back."""
        if market != self.market:
            self.market = market
            self.draft = Draft(self.session.state)
            self.draft_changed.emit()

    @property
    def other_market(self) -> int:
        """The fuel market that is not on show, where there are two."""
        return NORTH if self.market == SOUTH else SOUTH

    def at_market(self, state: State) -> State:
        """Return a state with the prices of the fuel market on show."""
        return market_at(state, self.market)

    def point_at_city(self, city: int) -> None:
        """Point at a city; `NO_CITY` for none."""
        if city != self.pointed:
            self.pointed = city
            self.city_pointed.emit(city)

    def point_at_seat(self, seat: int) -> None:
        """Point at a player; `NO_SEAT` for none."""
        self.seat_pointed.emit(seat)

    def choose_city(self, city: int) -> None:
        """Choose a city, by a click on the map or a row of a list."""
        self.city_chosen.emit(city)

    def confirm_city(self, city: int) -> None:
        """Commit the staged cities, after a double click on the map."""
        self.city_confirmed.emit(city)

    def choose_plant(self, plant: int) -> None:
        """Choose a plant of the market or of the player."""
        self.plant_chosen.emit(plant)

    def choose_fuel(self, fuel: int, amount: int) -> None:
        """Put tokens into the cart, or with a negative amount take them out."""
        self.fuel_chosen.emit(fuel, amount)

    def choose_stored_coal(self, amount: int) -> None:
        """Put coal from an open storage into the cart, or with a negative amount take it out."""
        self.stored_coal_chosen.emit(amount)

    def ask_for_rule(self, section: str) -> None:
        """Ask to see a section of the rules."""
        self.rule_asked.emit(section)

    def set_planning(self, is_planning: bool) -> None:
        """Begin to plan the round, with what is staged, or go back to the question."""
        if is_planning != self.is_planning:
            if is_planning and self.draft.actions:
                plan = self.plans.of(self.planner)
                self.plans.set(self.planner, plan.with_staged(self.draft.actions))
            self.is_planning = False
            self.restart()
            self.is_planning = is_planning
            self.planning_changed.emit()

    def restore_plans(self, plans: Plans) -> None:
        """Continue with plans made earlier, which fill in the current question."""
        if plans.all():
            self.plans.take_over(plans)
            self.planning_changed.emit()

    def resume(self, before: "Staging") -> None:
        """Take over what was staged and planned at another table of the same game."""
        self.plans.take_over(before.plans)
        self.shows_figures = before.shows_figures
        self.set_planning(before.is_planning)
        if not self.is_planning:
            self.select_market(before.market)
            self.clear()
            for action in before.draft.actions:
                self.stage(action)

    def show_draft(self, draft: Draft) -> None:
        """Show a plan's draft instead of the staged one."""
        self.draft = draft
        self.draft_changed.emit()

    def show_figures(self, shown: bool) -> None:
        """Unfold the figures on all pages, or fold them."""
        self.shows_figures = shown
        self.figures_shown.emit(shown)

    def highlight_cities(self, cities: list[int]) -> None:
        """Highlight these cities on the board, and no others."""
        self.cities_highlighted.emit(cities)

    def show_powered(self, cities: tuple[int, ...]) -> None:
        """Show the cities that the plants chosen to run would power."""
        self.powered = cities
        self.powered_shown.emit()

    def stage(self, action: Action) -> bool:
        """Add an action to the draft if it is legal there; return whether it is."""
        is_legal = self.draft.add(action)
        if is_legal:
            self.draft_changed.emit()
        return is_legal

    def unstage(self, index: int) -> None:
        """Remove one action from the draft."""
        self.draft.remove(index)
        self.draft_changed.emit()

    def clear(self) -> None:
        """Empty the draft."""
        self.draft.clear()
        self.draft_changed.emit()

    def commit(self) -> None:
        """Carry out everything that is staged."""
        self.do(self.draft.actions)

    def do(self, actions: Sequence[Action], *, ends_turn: bool = False) -> None:
        """Carry out some actions until one is refused, then end the turn if `ends_turn`."""
        is_done = all(self.session.act(action) for action in list(actions))
        if is_done and ends_turn and EndTurn() in self.session.question:
            self.session.act(EndTurn())

    def mark_plant(self, plant: int) -> None:
        """Mark the plant in the market that the page would open or plans; 0 for none."""
        if plant != self.marked_plant:
            self.marked_plant = plant
            self.plant_marked.emit(plant)

    def show_lot(self, plant: int) -> None:
        """Show the plant in auction on the page instead of in the market; 0 for none."""
        if plant != self.shown_lot:
            self.shown_lot = plant
            self.shown_lot_changed.emit()
