# SPDX-License-Identifier: MIT
"""The page for each question, and those for watching an auction, planning and the end.

Each is loaded when first needed: all of them would add a tenth to the start.
"""

from collections.abc import Callable
from typing import TypeAlias

from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.page import AnyPage
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

NewPage: TypeAlias = Callable[[Session, Staging], AnyPage]


def page_for(question: Question) -> NewPage:
    """Return the page on which a question is answered."""
    match question:
        case Openings():
            from powergrid.gui.power_grid.pages.auction.opening_page import OpeningPage

            return OpeningPage
        case Bids():
            from powergrid.gui.power_grid.pages.auction.bidding_page import BiddingPage

            return BiddingPage
        case PlantScraps():
            from powergrid.gui.power_grid.pages.auction.plant_scrap_page import PlantScrapPage

            return PlantScrapPage
        case FuelPurchases():
            from powergrid.gui.power_grid.pages.fuel.fuel_page import FuelPage

            return FuelPage
        case FuelScraps():
            from powergrid.gui.power_grid.pages.fuel.fuel_scrap_page import FuelScrapPage

            return FuelScrapPage
        case Sites():
            from powergrid.gui.power_grid.pages.building.building_page import BuildingPage

            return BuildingPage
        case BankSites() | StartingSites():
            from powergrid.gui.power_grid.pages.building.city_choice_page import CityChoicePage

            return CityChoicePage
        case Runs():
            from powergrid.gui.power_grid.pages.power.power_page import PowerPage

            return PowerPage
    raise TypeError(question)


def watching_page() -> NewPage:
    """Return the page of an auction while others choose and bid."""
    from powergrid.gui.power_grid.pages.auction.watching_page import WatchingPage

    return WatchingPage


def game_over_page() -> NewPage:
    """Return the page of a game that is over."""
    from powergrid.gui.power_grid.pages.game_over_page import GameOverPage

    return GameOverPage


def plan_page() -> NewPage:
    """Return the page on which a round is planned."""
    from powergrid.gui.power_grid.pages.plan.plan_page import PlanPage

    return PlanPage
