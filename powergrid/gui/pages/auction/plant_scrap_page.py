# SPDX-License-Identifier: MIT
"""Giving up a plant, one being beyond the limit."""

from typing import Self, cast

from PySide6.QtWidgets import QWidget

from powergrid.gui.desk import Desk
from powergrid.gui.pages.auction.prospect import if_scrapped
from powergrid.gui.pages.auction.prospect_facts import loss_of
from powergrid.gui.pages.fact_box import FactBox
from powergrid.gui.pages.keys import bind
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.page import Page
from powergrid.gui.pages.plant_tile import HIGH_TILE, PlantTile
from powergrid.gui.pages.tiles import Tiles
from powergrid.gui.session import Session
from powergrid.rules.actions import Action, ScrapPlant
from powergrid.rules.legal import PlantScraps


class PlantScrapPage(Page):
    """One tile for each plant that may go, and what would be lost with it."""

    def __init__(self, session: Session, desk: Desk) -> None:
        super().__init__(session, desk)
        self.plant = 0
        self.tiles = Tiles((84, 34), HIGH_TILE)
        self.facts = FactBox()
        self.left = Line(vertical=True)
        self.left.add(self.tiles)
        self.left.add_space()
        self.body.add(self.left, stretch=3, least=300)
        self.body.add(self.facts, least=180, wish=240)
        self.scrap = self.add_button("", "Enter", primary=True)
        self.scrap.tell(self.tr("Takes the plant out of the game."))
        self.scrap.clicked.connect(lambda: self.session.act(ScrapPlant(self.plant)))
        bind(self, "Left", lambda: self._go(-1), self.tr("The plant before"))
        bind(self, "Right", lambda: self._go(1), self.tr("The next plant"))

    @property
    def question(self) -> PlantScraps:
        """What is asked."""
        return cast(PlantScraps, self.session.question)

    def start(self) -> None:
        """Offer the plants; the lowest is picked."""
        tiles: list[QWidget] = []
        for index, number in enumerate(self.question.plants):
            tile = PlantTile(self.state.game.plants[number], str(index + 1))
            tile.clicked.connect(lambda _=False, plant=number: self.take_plant(plant))
            tiles.append(tile)
        self.tiles.show_tiles(tiles)
        self.plant = self.question.plants[0]

    def resume(self, before: Self) -> None:
        """Go on with what was chosen before."""
        self.plant = before.plant

    def refresh(self) -> None:
        """Show what would go."""
        self.show_at_hand()
        self.title.say(self.tr("Give up a plant"))
        self.note.say(
            self.tr(
                "You may own %n; plant {lot} was just bought.",
                "plants",
                self.state.game.plants_allowed,
            ).format(lot=self.state.lot)
        )
        for tile in self.tiles.tiles:
            if isinstance(tile, PlantTile):
                tile.show_picked(tile.plant.number == self.plant, "")
                tile.tell(self.tr("Picks the plant to give up."))
        self.scrap.set_text(self.tr("Give up {plant}").format(plant=self.plant))
        prospect = if_scrapped(self.state, self.plant)
        lost, tone = loss_of(prospect)
        before, after = prospect.capacity_before, prospect.capacity_after
        power = self.tr("{before} → %n cities", "", after).format(before=before)
        facts = [(self.tr("Can power"), power, "text"), (self.tr("Fuel lost"), lost, tone)]
        brief = self.tr("Without {plant}: {power}, fuel lost: {fuel}").format(
            plant=self.plant, power=power, fuel=lost
        )
        title = self.tr("Without {plant}").format(plant=self.plant)
        self.facts.show_facts(title, facts, brief)
        self.show_undo()

    def adapt(self) -> None:
        """Put the figures below where the panel is narrow."""
        self.body.vertical = self.is_narrow
        self.body.gap = 4 if self.is_narrow else 12
        self.facts.set_brief(self.is_narrow, self.is_low)

    def take_plant(self, plant: int) -> None:
        """Pick the plant to give up."""
        if ScrapPlant(plant) in self.question:
            self.plant = plant
            self.hush()
            self.refresh()
            self.place()
        else:
            self.refuse_action(self.state, ScrapPlant(plant))

    def take_hint(self, action: Action) -> None:
        """Pick the plant."""
        if isinstance(action, ScrapPlant):
            self.take_plant(action.plant)

    def first_focus(self) -> QWidget | None:
        """Begin with the main button."""
        return self.scrap

    def _go(self, by: int) -> None:
        plants = self.question.plants
        at = plants.index(self.plant) + by
        self.take_plant(plants[max(0, min(len(plants) - 1, at))])
