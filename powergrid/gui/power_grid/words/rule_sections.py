# SPDX-License-Identifier: MIT
"""The section of the rules about each question and about each refusal."""

from typing import Final

from powergrid.rules.state import (
    BIDDING,
    BUILDING_HOUSES,
    BUYING_FUEL,
    MARKING_CITY,
    OPENING,
    PLACING_BANK_HOUSE,
    RUNNING_PLANTS,
    SCRAPPING_FUEL,
    SCRAPPING_PLANT,
    State,
)

_ASKED: Final = {
    OPENING: "auction",
    BIDDING: "auction",
    SCRAPPING_PLANT: "plant-limit",
    SCRAPPING_FUEL: "plant-limit",
    BUYING_FUEL: "buying-fuel",
    BUILDING_HOUSES: "network",
    RUNNING_PLANTS: "running",
    PLACING_BANK_HOUSE: "bank",
    MARKING_CITY: "starting-cities",
}

REFUSED: Final = {
    "alone_pays_minimum": "last-buyer",
    "already_connected": "network",
    "another_market": "two-markets",
    "area_not_connected": "areas",
    "areas_chosen": "areas",
    "bid_too_low": "bids",
    "cannot_scrap_new_plant": "plant-limit",
    "city_full": "places",
    "city_not_in_play": "areas",
    "first_city_taken": "first-house",
    "cannot_scrap_mine": "board-rules",
    "city_closed": "board-rules",
    "must_power_most": "board-rules",
    "no_second_network": "board-rules",
    "one_token_a_turn": "board-rules",
    "too_expensive": "board-rules",
    "cannot_leave_fuel": "plant-limit",
    "fuel_can_be_stored": "plant-limit",
    "game_over": "end",
    "kept_for_a_start": "starting-cities",
    "must_buy_in_round_1": "first-round",
    "no_city_for_plant": "plants-need-city",
    "no_network_begins_here": "board-rules",
    "no_open_storage": "fuel-market",
    "no_room": "storage",
    "no_route": "network",
    "no_such_fuel": "fuel-market",
    "not_a_starting_city": "starting-cities",
    "not_asked": "round",
    "not_beside_the_bank": "bank",
    "not_enough_fuel": "fuel-market",
    "not_enough_fuel_to_run": "running",
    "not_enough_money": "money",
    "plant_not_on_offer": "plant-market",
    "plant_not_owned": "running",
    "wrong_card": "plant-market",
    "wrong_mix": "hybrids",
}
"""The section with the rule for each code of a refusal."""


def section_asked(state: State) -> str:
    """Return the section about the question in a state, about the end if there is none."""
    return _ASKED.get(state.asks, "end")


def section_refused(code: str, state: State) -> str:
    """Return the section about a refusal, empty if no rule is the reason."""
    if code == "city_taken":  # by both kinds of choices before the first round
        return section_asked(state)
    return REFUSED.get(code, "")
