# SPDX-License-Identifier: MIT
"""The page for scrapping a plant over the limit."""

from typing import Self

from powergrid.gui.kit.fact_box import FactBox
from powergrid.gui.kit.keys import bind
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import caption
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.auction.prospect import loss_of, prospect_if_scrapped
from powergrid.gui.power_grid.pages.page import Page
from powergrid.gui.power_grid.pages.plan.fuel_counter import FuelCounter
from powergrid.gui.power_grid.pages.plant_tile import HIGH_TILE, PlantTiles
from powergrid.rules.actions import Action, ScrapPlant
from powergrid.rules.fuel import FUELS, NO_TOKENS, Tokens
from powergrid.rules.legal import PlantScraps


class PlantScrapPage(Page[PlantScraps]):
    """A tile for each plant that may be scrapped, and what would be lost with it.

    All fuel that fits elsewhere is kept, unless the player leaves some behind.
    """

    needs_note = True

    def __init__(self, session: Session, staging: Staging) -> None:
        super().__init__(session, staging)
        self.plant = 0
        self.left_behind = NO_TOKENS
        self.tiles = PlantTiles((84, 34), HIGH_TILE)
        self.tiles.chosen.connect(self.choose_plant)
        self.facts = FactBox()
        self.left = Line(vertical=True)
        self.left.add(self.tiles)
        self.leave = Line(gap=8)
        self.leave.add(caption(self.tr("Leave fuel behind"), shrinks=False), drop=1)
        self.counters = {fuel: FuelCounter(fuel) for fuel in FUELS}
        for counter in self.counters.values():
            counter.changed.connect(self._change)
            self.leave.add(counter)
        self.leave.add_space()
        self.left.add(self.leave, minimum=28, hint=32)
        self.left.add_space()
        self.body.add(self.left, stretch=3, minimum=300)
        self.body.add(self.facts, minimum=180, hint=240)
        does = self.tr("Removes the plant from the game.")
        self.scrap = self.foot.add_button("", "Enter", self._scrap, does, primary=True)
        bind(self, "Left", lambda: self._go(-1), self.tr("The previous plant"))
        bind(self, "Right", lambda: self._go(1), self.tr("The next plant"))

    def start(self) -> None:
        """Show the plants and choose the weakest."""
        plants = self.state.game.plants
        self.tiles.show_plants(plants[number] for number in self.question.plants)
        self.plant = min(self.question.plants, key=lambda number: (plants[number].cities, number))
        self.left_behind = NO_TOKENS

    def resume(self, before: Self) -> None:
        """Take over the choice of another page."""
        self.plant, self.left_behind = before.plant, before.left_behind

    def refresh(self) -> None:
        """Show what would be lost."""
        self.show_figures()
        self.title.say(self.tr("Scrap a plant"))
        self.note.say(
            self.tr(
                "You may own %n; plant {lot} was just bought.",
                "plants",
                self.state.game.plants_allowed,
            ).format(lot=self.state.lot)
        )
        for tile in self.tiles.plants:
            tile.show_picked(tile.plant.number == self.plant)
            tile.describe(self.tr("Chooses the plant to scrap."))
        self.scrap.set_text(self.tr("Scrap {plant}").format(plant=self.plant))
        prospect = prospect_if_scrapped(self.state, self.plant, left=self.left_behind)
        self._show_fuel(prospect.lost)
        lost, tone = loss_of(prospect)
        before, after = prospect.capacity_before, prospect.capacity_after
        power = self.tr("{before} → %n cities", "", after).format(before=before)
        facts = [(self.tr("Can power"), power, "text"), (self.tr("Fuel discarded"), lost, tone)]
        brief = self.tr("Without {plant}: {power}, fuel discarded: {fuel}").format(
            plant=self.plant, power=power, fuel=lost
        )
        title = self.tr("Without {plant}").format(plant=self.plant)
        self.facts.show_facts(title, facts, brief)
        self.show_undo()

    def adapt(self) -> None:
        """Place the figures below in a narrow panel."""
        self.body.vertical = self.is_narrow
        self.body.gap = 4 if self.is_narrow else 12
        self.facts.set_brief(self.is_narrow)

    def choose_plant(self, plant: int) -> None:
        """Choose the plant to scrap."""
        if ScrapPlant(plant) in self.question:
            self.plant, self.left_behind = plant, NO_TOKENS
            self.head.clear_message()
            self.refresh()
            self.place()
        else:
            self.explain_refusal(self.state, ScrapPlant(plant))

    def change_fuel(self, fuel: int, amount: int) -> None:
        """Leave a token behind that is taken out of a store."""
        self._change(fuel, -amount)

    def apply_hint(self, action: Action) -> None:
        """Choose the hint's plant."""
        if isinstance(action, ScrapPlant):
            self.choose_plant(action.plant)

    def _scrap(self) -> None:
        self.session.act(ScrapPlant(self.plant, self.left_behind))

    def _show_fuel(self, lost: Tokens) -> None:
        """Show the counters for the fuels that may be left behind."""
        choices = self.question.may_leave(self.plant)
        for fuel, counter in self.counters.items():
            self.leave.want(counter, any(left[fuel] for left in choices))
            counter.count.say(str(lost[fuel]))
            more, none = self._changed(fuel, 1), self.tr("No more can be left on this plant.")
            less, must = self._changed(fuel, -1), self.tr("No other plant has room for it.")
            counter.plus.describe(
                self.tr("Leaves one more token behind."), "" if more is not None else none
            )
            counter.minus.describe(
                self.tr("Keeps one more token."), "" if less is not None else must
            )
        self.left.want(self.leave, bool(choices))

    def _changed(self, fuel: int, by: int) -> Tokens | None:
        """Return what is left behind with one token more or less of a fuel, None if impossible.

        More of one fuel may force other tokens to be left behind, too.
        """
        now = prospect_if_scrapped(self.state, self.plant, left=self.left_behind).lost
        choices = self.question.may_leave(self.plant)
        if by > 0:
            more = [left for left in choices if left[fuel] > now[fuel] and _has(left, now)]
            return min(more, key=sum, default=None)
        if self.left_behind == NO_TOKENS or not now[fuel]:
            return None
        less = [left for left in choices if left[fuel] < now[fuel] and _has(now, left)]
        fewest = prospect_if_scrapped(self.state, self.plant).lost[fuel]
        return max(less, key=sum, default=NO_TOKENS if fewest < now[fuel] else None)

    def _change(self, fuel: int, by: int) -> None:
        changed = self._changed(fuel, by)
        if changed is not None:
            self.left_behind = changed
            self.head.clear_message()
            self.refresh()
            self.place()

    def _go(self, by: int) -> None:
        plants = self.question.plants
        at = plants.index(self.plant) + by
        self.choose_plant(plants[max(0, min(len(plants) - 1, at))])


def _has(tokens: Tokens, others: Tokens) -> bool:
    """Return whether `tokens` has at least as many of each fuel as `others`."""
    return all(one >= other for one, other in zip(tokens, others, strict=True))
