# SPDX-License-Identifier: MIT
"""Planning the round: a plant, fuel and cities picked without committing, and what it comes to."""

from functools import partial

from PySide6.QtWidgets import QWidget

from powergrid.gui.desk import Desk
from powergrid.gui.look.look import look
from powergrid.gui.look.widgets import Chip, Stepper
from powergrid.gui.pages.fact_box import FactBox
from powergrid.gui.pages.keys import bind
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.page import Page
from powergrid.gui.pages.plan.fuel_counter import FuelCounter
from powergrid.gui.pages.plan.plan_facts import plan_brief, plan_facts
from powergrid.gui.pages.plant_tile import PlantTile
from powergrid.gui.pages.text import caption
from powergrid.gui.pages.tiles import Tiles
from powergrid.gui.place_names import city_name
from powergrid.gui.plan import NO_PLAN, Plan
from powergrid.gui.refusals import refusal
from powergrid.gui.rehearsal import Rehearsal, thirsty
from powergrid.gui.session import Session
from powergrid.gui.words import card_name
from powergrid.rules.actions import OpenAuction
from powergrid.rules.events import HouseBuilt
from powergrid.rules.fuel import FUELS, added

_FLAT, _HIGH = (144, 62), (144, 106)
_MOST_PLANTS = 6
_TIGHT, _TALL = 760, 330
"""Below this width the figures stand under the choices, below this height on one line."""


class PlanPage(Page):
    """Every choice is tried at once on a copy of the game; what is kept fills in what is asked."""

    def __init__(self, session: Session, desk: Desk) -> None:
        super().__init__(session, desk)
        self.tried = Rehearsal(self.state, desk.planner, NO_PLAN)
        self.title.say(self.tr("Plan your round"))
        self.tiles = Tiles((84, 34), _FLAT)
        self.picked = caption()
        self.price = Stepper(name=self.tr("At most"), height=30)
        self.price.changed.connect(lambda price: self._take(self.plan._replace(price=price)))
        self.price_row = Line(gap=8)
        self.price_row.add(caption(self.tr("at most"), shrinks=False), drop=1)
        self.price_row.add(self.price)
        self.plants, self.fuels, self.cities = _rows(
            self.tr("Plant"), self.tr("Fuel"), self.tr("Cities")
        )
        self.plants.add(self.tiles, stretch=1, least=4 * 84 + 18)
        self.plants.add(self.picked, stretch=1)
        self.plants.add(self.price_row)
        self.counters = [FuelCounter(fuel) for fuel in FUELS]
        for counter in self.counters:
            counter.changed.connect(self.take_fuel)
        self.fuels.gap = 4
        for counter in self.counters:
            self.fuels.add(counter, stretch=1)
        self.chips = Line(gap=6)
        self.cities.add(self.chips, stretch=1, least=80)
        self.refused = caption(role="warning")
        self.left = Line(vertical=True, gap=6)
        self.left.add(self.plants)
        self.left.add(self.fuels, least=28, wish=36)
        self.left.add(self.cities, drop=2, least=26, wish=32)
        self.left.add(self.refused, drop=1)
        self.left.add_space()
        self.facts = FactBox()
        self.body.add(self.left, stretch=3, least=300)
        self.body.add(self.facts, stretch=1, least=200, wish=310)
        self.foot.want(self.hint, False)
        self.foot.want(self.planning, False)
        self.clearing = self.add_button(self.tr("Clear"), "Del")
        self.clearing.clicked.connect(lambda: self._take(NO_PLAN))
        self.keeping = self.add_button(self.tr("Keep the plan"), "Enter", primary=True)
        self.keeping.tell(self.tr("Goes back; what is planned is filled in when you are asked."))
        self.keeping.clicked.connect(lambda: self.desk.plan(False))
        for index in range(_MOST_PLANTS):
            does = self.tr("Plan to buy plant {place} of the market").format(place=index + 1)
            bind(self, str(index + 1), partial(self._take_offered, index), does)
        bind(self, "Esc", self.keeping.click, self.keeping)

    def start(self) -> None:
        """Try what was planned before."""
        self._take(self.plan)

    def refresh(self) -> None:
        """Show the plan and what it comes to."""
        tried = self.tried
        self._show_plants()
        self._show_fuel()
        self._show_cities()
        self.refused.say("")
        if tried.refusals:
            error = tried.refusals[0].error
            self.refused.say(refusal(error.code, error.facts, self.session))
        self.left.want(self.refused, bool(tried.refusals))
        self.note.say(self.tr("Nothing is done yet: pick a plant, fuel and cities."))
        worse = Rehearsal(self.state, tried.seat, self.plan, thirsty)
        facts = plan_facts(self.session, tried, worse)
        self.facts.show_facts(self.tr("If you do that"), facts, plan_brief(tried))
        nothing = self.tr("Nothing is planned yet.")
        none = self.tr("No city is planned yet.")
        self.clearing.tell(self.tr("Empties the plan."), "" if self.plan != NO_PLAN else nothing)
        self.undo.tell(
            self.tr("Takes the city planned last back."), "" if self.plan.cities else none
        )

    def adapt(self) -> None:
        """Put the figures below where there is little room; then the market has the cards."""
        is_tight = self.width() < look().px(_TIGHT)
        self.body.vertical = is_tight
        self.body.gap = 4 if is_tight else 12
        self.facts.set_brief(is_tight and self.height() < look().px(_TALL), self.is_low)
        self.left.gap = 3 if self.is_low else 8
        is_high = not is_tight and self.tiles.rows == 1
        self.tiles.wish = _HIGH if is_high else _FLAT
        self.plants.want(self.tiles, not self.is_narrow)
        self.plants.want(self.picked, self.is_narrow)

    def take_plant(self, plant: int) -> None:
        """Plan for a plant, or no longer for it."""
        if plant == self.plan.plant:
            self._take(self.plan._replace(plant=0, price=0))
        elif self.tried.openings is not None:
            least = self.tried.openings.minimum(plant)
            self._take(self.plan._replace(plant=plant, price=least))

    def take_city(self, city: int) -> None:
        """Plan for a city, or no longer for it."""
        cities = self.plan.cities
        if city in cities:
            cities = tuple(other for other in cities if other != city)
        else:
            cities = (*cities, city)
        self._take(self.plan._replace(cities=cities))

    def take_fuel(self, fuel: int, amount: int) -> None:
        """Plan to buy more, or less."""
        if self.plan.fuel[fuel] + amount >= 0:
            self._take(self.plan._replace(fuel=added(self.plan.fuel, fuel, amount)))

    def first_focus(self) -> QWidget | None:
        """Begin with the main button."""
        return self.keeping

    def _take(self, plan: Plan) -> None:
        """Try a plan and keep it."""
        seat = self.desk.planner
        self.desk.plans.keep(seat, plan)
        self.tried = Rehearsal(self.state, seat, plan)
        if self.tried.building is not None:
            self.desk.show_draft(self.tried.building)
        else:
            self.desk.draft_changed.emit()

    def _plan(self) -> None:
        """Be done with planning: the key that led here leads back."""
        self.keeping.click()

    def _undo(self) -> None:
        """Take the city planned last back."""
        self.take_city(self.plan.cities[-1])

    def _show_plants(self) -> None:
        openings, plan = self.tried.openings, self.plan
        self.left.want(self.plants, openings is not None)
        if openings is None:
            return
        numbers = [tile.plant.number for tile in self._plant_tiles()]
        if numbers != list(openings.plants):
            self.tiles.show_tiles([self._tile(number) for number in openings.plants])
        for tile in self._plant_tiles():
            tile.show_picked(tile.plant.number == plan.plant, "")
            number = tile.plant.number
            opening = OpenAuction(number, openings.minimum(number))
            does = self.tr("Plans to buy this plant, or no longer.")
            self.offer(tile, does, openings.state, opening)
        self.picked.say(card_name(plan.plant) if plan.plant else self.tr("click one in the market"))
        self.plants.want(self.price_row, bool(plan.plant))
        bids = openings.bids(plan.plant) if plan.plant in openings.plants else range(0)
        if bids:
            self.price.set_range(bids[0], bids[-1])
        self.price.set_value(plan.price)

    def _take_offered(self, index: int) -> None:
        openings = self.tried.openings
        if openings is not None and index < len(openings.plants):
            self.take_plant(openings.plants[index])

    def _tile(self, number: int) -> PlantTile:
        tile = PlantTile(self.state.game.plants[number])
        tile.clicked.connect(lambda: self.take_plant(number))
        return tile

    def _plant_tiles(self) -> list[PlantTile]:
        return [tile for tile in self.tiles.tiles if isinstance(tile, PlantTile)]

    def _show_fuel(self) -> None:
        buying = self.tried.buying
        self.left.want(self.fuels, buying is not None)
        if buying is not None:
            for fuel, counter in enumerate(self.counters):
                counter.show_count(self.plan.fuel[fuel], more=buying.most(fuel) > 0)

    def _show_cities(self) -> None:
        building = self.tried.building
        self.left.want(self.cities, building is not None)
        self.chips.clear()
        if building is None:
            return
        board = self.state.game.board
        built = [e for events in building.events for e in events if isinstance(e, HouseBuilt)]
        for at, event in enumerate(built):
            text = self.tr("{city} {price} ×").format(
                city=city_name(board, event.city), price=event.house + event.connection
            )
            chip = Chip(text)
            chip.tell(self.tr("Takes this city out of the plan."))
            chip.setAccessibleName(
                self.tr("Take {city} back").format(city=city_name(board, event.city))
            )
            chip.clicked.connect(lambda _=False, city=event.city: self.take_city(city))
            # Those planned last stay in sight.
            self.chips.add(chip, drop=len(built) - at)
        if not built:
            self.chips.add(caption(self.tr("click them on the map")), stretch=1)
        self.chips.add_space()


def _rows(*names: str) -> list[Line]:
    """Return a row for each name, all of which go on where the longest name ends."""
    labels = [caption(name) for name in names]
    wide = max(label.width_of_text() for label in labels) / look().scale
    rows = [Line(gap=8) for _ in labels]
    for row, label in zip(rows, labels, strict=True):
        row.add(label, drop=1, least=wide, wish=wide)
    return rows
