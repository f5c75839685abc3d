# SPDX-License-Identifier: MIT
"""The page for planning a round: a plant, fuel and cities, and the outcome."""

from functools import partial

from powergrid.gui.kit.choices import Chip
from powergrid.gui.kit.fact_box import FactBox
from powergrid.gui.kit.keys import bind
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.now_after import Change, NowAfter
from powergrid.gui.kit.stepper import Stepper
from powergrid.gui.kit.text import caption
from powergrid.gui.power_grid.game.plan import NO_PLAN, Plan
from powergrid.gui.power_grid.game.rehearsal import Rehearsal, fuelling_action
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.building.next_cities import next_cities
from powergrid.gui.power_grid.pages.page import AnyPage
from powergrid.gui.power_grid.pages.plan.fuel_counter import FuelCounter
from powergrid.gui.power_grid.pages.plan.plan_facts import plan_facts
from powergrid.gui.power_grid.pages.plant_tile import PlantTiles
from powergrid.gui.power_grid.words.names import city_name
from powergrid.gui.power_grid.words.refusals import refusal
from powergrid.gui.power_grid.words.terms import card_name
from powergrid.rules.actions import OpenAuction
from powergrid.rules.fuel import FUELS, add_fuel

_LOW, _FLAT, _HIGH = (144, 36), (144, 62), (144, 106)
_MAX_PLANTS = 6
_MIN_AHEAD = 60
_TWO_LINES = 35
_TIGHT, _TALL = 760, 330
"""Below this width the figures are under the choices; below this height, without a box."""


class PlanPage(AnyPage):
    """Each choice is tried on a copy of the game; the plan fills in the later questions."""

    unfolds = True

    def __init__(self, session: Session, staging: Staging) -> None:
        super().__init__(session, staging)
        self.tried = Rehearsal(self.state, staging.planner, NO_PLAN)
        self.title.say(self.tr("Plan your round"))
        self.tiles = PlantTiles((84, 34), _FLAT)
        self.tiles.chosen.connect(self.choose_plant)
        self.picked = caption()
        self.price = Stepper(name=self.tr("At most"), height=30)
        self.price.changed.connect(lambda price: self._set_plan(self.plan._replace(price=price)))
        self.price_row = Line(gap=8)
        self.price_row.add(caption(self.tr("at most"), shrinks=False), drop=1)
        self.price_row.add(self.price)
        self.plants, self.fuels, self.cities = _rows(
            self.tr("Plant"), self.tr("Fuel"), self.tr("Cities")
        )
        self.plants.add(self.tiles, stretch=1, minimum=4 * 84 + 18)
        self.plants.add(self.picked, stretch=1)
        self.plants.add(self.price_row)
        self.counters = [FuelCounter(fuel) for fuel in FUELS]
        self.fuels.gap = 4
        for counter in self.counters:
            counter.changed.connect(self.change_fuel)
            self.fuels.add(counter, stretch=1)
        self.chips = Line(gap=6)
        self.cities.add(self.chips, stretch=1, minimum=80)
        self.refused = caption(role="warning")
        self.ahead = FactBox(keeps_title=True)
        self.left = Line(vertical=True, gap=6)
        self.left.add(self.plants)
        self.left.add(self.fuels, minimum=28, hint=36)
        self.left.add(self.cities, drop=2, minimum=26, hint=32)
        self.lines = NowAfter(flat=True)
        self.outcome = Line(vertical=True, gap=0)
        self.outcome.add(self.refused)
        self.outcome.add(self.lines)
        self.left.add(self.outcome, minimum=_TWO_LINES)
        self.left.add(self.ahead, drop=3, stretch=1, minimum=_MIN_AHEAD, hint=1)
        self.facts = FactBox()
        self.body.add(self.left, stretch=3, minimum=300)
        self.body.add(self.facts, stretch=1, minimum=200, hint=310)
        self.foot.want(self.hint, False)
        self.foot.want(self.planning, False)
        self._add_buttons()

    def _add_buttons(self) -> None:
        add = self.foot.add_button
        self.clearing = add(self.tr("Clear"), "Del", lambda: self._set_plan(NO_PLAN))
        does = self.tr("Back to the table; the plan is filled in on your turn.")
        self.keeping = add(self.tr("Keep the plan"), "Enter", self._keep, does, primary=True)
        for index in range(_MAX_PLANTS):
            does = self.tr("Plan to buy plant {place} of the market").format(place=index + 1)
            bind(self, str(index + 1), partial(self._choose_offered, index), does)
        bind(self, "Esc", self.keeping.click, self.keeping)

    def start(self) -> None:
        """Try the plan made so far."""
        self._set_plan(self.plan)

    def refresh(self) -> None:
        """Show the plan and its outcome."""
        tried = self.tried
        self.staging.mark_plant(self.plan.plant)
        self._show_plants()
        self._show_fuel()
        self._show_cities()
        first = next(iter(tried.refusals.values()), None)
        self.refused.say("" if first is None else refusal(first.code, first.facts, self.session))
        self.outcome.want(self.refused, bool(tried.refusals))
        self.note.say(self.tr("Nothing happens yet: pick a plant, fuel and cities."))
        self._show_ahead()
        worse = Rehearsal(self.state, tried.seat, self.plan, fuelling_action)
        facts = plan_facts(self.session, tried, worse)
        self.facts.show_facts(self.tr("If you do this"), facts, "")
        self.lines.show_changes([Change(name, "", figure, role) for name, figure, role in facts])
        nothing = self.tr("Nothing planned yet.")
        none = self.tr("No city planned yet.")
        self.clearing.describe(self.tr("Clears the plan."), "" if self.plan != NO_PLAN else nothing)
        self.undo.describe(
            self.tr("Removes the last planned city."), "" if self.plan.cities else none
        )

    @property
    def _is_small(self) -> bool:
        """Whether there is no room for the figures in a box."""
        return self.width() < look().px(_TIGHT) and self.height() < look().px(_TALL)

    def arrange(self) -> None:
        """Leave the title out where the figures need its line."""
        self.quiet_head = self._is_small
        super().arrange()

    def adapt(self) -> None:
        """Place the figures below in a narrow panel, in lines in a low one."""
        is_tight, is_small = self.width() < look().px(_TIGHT), self._is_small
        self.body.vertical = is_tight
        self.body.gap = 4 if is_tight else 12
        self.body.want(self.facts, not is_small)
        self.outcome.want(self.lines, is_small)
        self.left.want(self.outcome, is_small or bool(self.tried.refusals))
        self.left.gap = 2 if self.is_low else 8
        is_high = not is_tight and self.tiles.rows == 1
        self.tiles.hint = _LOW if is_small else _HIGH if is_high else _FLAT
        self.plants.want(self.tiles, not self.is_narrow)
        self.plants.want(self.picked, self.is_narrow)

    def least_body_height(self) -> int:
        """Return the height at which nothing is left out."""
        return self.body_height()

    def choose_plant(self, plant: int) -> None:
        """Add a plant to the plan, or remove it."""
        if plant == self.plan.plant:
            self._set_plan(self.plan._replace(plant=0, price=0))
        elif self.tried.openings is not None:
            minimum = self.tried.openings.minimum(plant)
            self._set_plan(self.plan._replace(plant=plant, price=minimum))

    def choose_city(self, city: int) -> None:
        """Add a city to the plan, or remove it."""
        cities = self.plan.cities
        if city in cities:
            cities = tuple(other for other in cities if other != city)
        else:
            cities = (*cities, city)
        self._set_plan(self.plan._replace(cities=cities))

    def change_fuel(self, fuel: int, amount: int) -> None:
        """Plan to buy more or less of a fuel."""
        if self.plan.fuel[fuel] + amount >= 0:
            self._set_plan(self.plan._replace(fuel=add_fuel(self.plan.fuel, fuel, amount)))

    def _set_plan(self, plan: Plan) -> None:
        """Set the plan and try it."""
        seat = self.staging.planner
        self.staging.plans.set(seat, plan)
        self.tried = Rehearsal(self.state, seat, plan)
        if self.tried.building is not None:
            self.staging.show_draft(self.tried.building)
        else:
            self.staging.draft_changed.emit()

    def _keep(self) -> None:
        self.staging.set_planning(False)

    def toggle_planning(self) -> None:
        """Stop planning: the key that started it also ends it."""
        self.keeping.click()

    def undo_last(self) -> None:
        """Remove the city planned last."""
        self.choose_city(self.plan.cities[-1])

    def undo_turn(self) -> None:
        """Clear the plan; the game is unchanged."""
        self._set_plan(NO_PLAN)

    def _show_plants(self) -> None:
        openings, plan = self.tried.openings, self.plan
        self.left.want(self.plants, openings is not None)
        if openings is None:
            return
        if [tile.plant.number for tile in self.tiles.plants] != list(openings.plants):
            plants = (self.state.game.plants[number] for number in openings.plants)
            self.tiles.show_plants(plants, has_keys=False)
        for tile in self.tiles.plants:
            tile.show_picked(tile.plant.number == plan.plant)
            number = tile.plant.number
            opening = OpenAuction(number, openings.minimum(number))
            does = self.tr("Adds this plant to the plan or removes it.")
            self.offer(tile, does, openings.state, opening)
        self.picked.say(card_name(plan.plant) if plan.plant else self.tr("click one in the market"))
        self.plants.want(self.price_row, bool(plan.plant))
        bids = openings.bids(plan.plant) if plan.plant in openings.plants else range(0)
        if bids:
            self.price.set_range(bids[0], bids[-1])
        self.price.set_value(plan.price)

    def _choose_offered(self, index: int) -> None:
        openings = self.tried.openings
        if openings is not None and index < len(openings.plants):
            self.choose_plant(openings.plants[index])

    def _show_fuel(self) -> None:
        buying = self.tried.buying
        self.left.want(self.fuels, buying is not None)
        if buying is not None:
            for fuel, counter in enumerate(self.counters):
                counter.show_count(self.plan.fuel[fuel], more=buying.max_amount(fuel) > 0)

    def _show_cities(self) -> None:
        building = self.tried.building
        self.left.want(self.cities, building is not None)
        self.chips.clear()
        if building is None:
            return
        board = self.state.game.board
        for at, house in enumerate(building.houses):
            name = city_name(board, house.city)
            text = self.tr("{city} {price} ×")
            chip = Chip(text.format(city=name, price=house.house + house.connection))
            chip.describe(self.tr("Removes this city from the plan."))
            chip.setAccessibleName(self.tr("Remove {city}").format(city=name))
            chip.clicked.connect(lambda _=False, city=house.city: self.choose_city(city))
            # The cities planned last stay visible.
            self.chips.add(chip, drop=len(building.houses) - at)
        if not building.houses:
            self.chips.add(caption(self.tr("click them on the map")), stretch=1)
        self.chips.add_space()

    def _show_ahead(self) -> None:
        """Show the figures after the plan, and the cheapest cities where no plant is chosen."""
        building = self.tried.building
        self.left.want(self.ahead, building is not None and self.tried.openings is None)
        if building is not None:
            title = self.tr("Cheapest one by one")
            self.ahead.show_facts(title, next_cities(building.state), "")
            self.figures.show_state(building.state)


def _rows(*names: str) -> list[Line]:
    """Return a row for each name; their contents start where the longest name ends."""
    labels = [caption(name) for name in names]
    wide = max(label.width_of_text() for label in labels) / look().scale
    rows = [Line(gap=8) for _ in labels]
    for row, label in zip(rows, labels, strict=True):
        row.add(label, drop=1, minimum=wide, hint=wide)
    return rows
