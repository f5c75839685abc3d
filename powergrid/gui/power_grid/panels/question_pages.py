# SPDX-License-Identifier: MIT
"""What makes the page for each question, and those for watching an auction and for planning.

Each is loaded when first needed: all of them would add a tenth to the start.
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

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
    Runs,
    Sites,
    StartingSites,
)

NewPage: TypeAlias = Callable[[Session, Staging], AnyPage]


def _opening(session: Session, staging: Staging) -> AnyPage:
    from powergrid.gui.power_grid.pages.auction.opening_page import OpeningPage

    return OpeningPage(session, staging)


def _bidding(session: Session, staging: Staging) -> AnyPage:
    from powergrid.gui.power_grid.pages.auction.bidding_page import BiddingPage

    return BiddingPage(session, staging)


def _plant_scrap(session: Session, staging: Staging) -> AnyPage:
    from powergrid.gui.power_grid.pages.auction.plant_scrap_page import PlantScrapPage

    return PlantScrapPage(session, staging)


def _fuel_scrap(session: Session, staging: Staging) -> AnyPage:
    from powergrid.gui.power_grid.pages.fuel.fuel_scrap_page import FuelScrapPage

    return FuelScrapPage(session, staging)


def _fuel(session: Session, staging: Staging) -> AnyPage:
    from powergrid.gui.power_grid.pages.fuel.fuel_page import FuelPage

    return FuelPage(session, staging)


def _building(session: Session, staging: Staging) -> AnyPage:
    from powergrid.gui.power_grid.pages.building.building_page import BuildingPage

    return BuildingPage(session, staging)


def _city_choice(session: Session, staging: Staging) -> AnyPage:
    from powergrid.gui.power_grid.pages.building.city_choice_page import CityChoicePage

    return CityChoicePage(session, staging)


def _power(session: Session, staging: Staging) -> AnyPage:
    from powergrid.gui.power_grid.pages.power.power_page import PowerPage

    return PowerPage(session, staging)


PAGES: Final[Mapping[type, NewPage]] = {
    Openings: _opening,
    Bids: _bidding,
    PlantScraps: _plant_scrap,
    FuelScraps: _fuel_scrap,
    FuelPurchases: _fuel,
    Sites: _building,
    Runs: _power,
    BankSites: _city_choice,
    StartingSites: _city_choice,
}
"""By the class of a question."""


def watching_page(session: Session, staging: Staging) -> AnyPage:
    """Return the page of an auction while others choose and bid."""
    from powergrid.gui.power_grid.pages.auction.watching_page import WatchingPage

    return WatchingPage(session, staging)


def plan_page(session: Session, staging: Staging) -> AnyPage:
    """Return the page for planning a round."""
    from powergrid.gui.power_grid.pages.plan.plan_page import PlanPage

    return PlanPage(session, staging)
