# SPDX-License-Identifier: MIT
"""A sentence for each way in which a described table breaks the rules."""

from typing import Final

from powergrid.gui.kit.translation import Texts
from powergrid.gui.power_grid.words.names import city_name
from powergrid.gui.power_grid.words.terms import fuel_title
from powergrid.records import Seat
from powergrid.rules import Game
from powergrid.rules.fuel import FUELS
from powergrid.rules.position import Fault
from powergrid.rules.state import NORTH

_WORDS: Final = Texts(
    "Position",
    {
        "seats_not_in_order": "The turn order must list everybody exactly once.",
        "no_such_plant": "There is no plant {plant} in this game.",
        "city_not_in_play": "A house is in an area out of play.",
        "no_such_moment": "The game never reaches this round, Step and phase.",
        "plant_twice": "Plant {plant} is listed in two places.",
        "city_twice": "{name} has two houses in one city.",
        "nobody_on_turn": "Everybody is done: choose the next phase.",
        "acts_before": "{name} should act before somebody who is already done.",
        "round_1_plants": "{name} must have bought a plant in round 1.",
        "bought_already": (
            "{name} already has a plant, so must be done with the auctions of round 1."
        ),
        "too_early_to_build": "{name} cannot have built before Phase 4 of round 1.",
        "sold_to_nobody": "A plant was sold in this round, so its buyer must be done.",
        "nothing_sold": (
            "Anybody done in round 1 has bought a plant, so one was sold in this round."
        ),
        "too_many_bought": "{name} has {found} plants but can have at most {maximum} by now.",
        "market_size": "The plant market has {found} plants; in Step {step} it has {needed}.",
        "plant_obsolete": "Plant {plant} cannot be for sale: somebody has as many cities.",
        "banned_in_step1": "Plant {plant} cannot be for sale in Step 1.",
        "pile_too_small": "The draw pile has {found} cards and must have at least {minimum}.",
        "pile_too_large": "The draw pile has {found} cards; only {maximum} can be left.",
        "market_spaces": "{fuel}: the market has only {maximum} spaces.",
        "too_many_tokens": "{fuel}: {found} tokens are on the table; there are only {maximum}.",
        "north_market_spaces": "{fuel}: the northern market has only {maximum} spaces.",
        "too_much_glut": "{fuel}: only {maximum} spaces can have moved.",
        "not_on_this_board": "This game has no such rule.",
        "not_before_step2": "Plant {plant} comes into play with Step 2.",
        "not_before_step3": "Plant {plant} is drawn after the Step 3 card.",
        "above_only_in_step2": "Plants lie above the Step 3 card again only in Step 2.",
        "side_pile_too_large": (
            "The side pile has {found} plants; by now it can have at most {maximum}."
        ),
        "not_under_yet": "No plant goes under the draw pile before the side pile has replaced it.",
        "all_for_sale": "Both piles have run out: no plant is left in either.",
        "closed_cities": "Closed cities at {price}: {found}; there must be {needed}.",
        "city_closed": "{city} is closed.",
        "no_second_network": "{name}'s second network cannot have started in {city}.",
        "too_many_built": "{found} cities cannot have been connected in this round.",
        "too_many_plants": "{name} may own only {maximum} plants.",
        "no_city_for_plant": "{name} has no city in the areas that plant {plant} requires.",
        "no_room": "{fuel}: {name}'s plants cannot store {over} of the tokens.",
        "too_many_houses": "{city} has {found} houses; in this Step it has room for {maximum}.",
        "bank_plants": "The bank owns {found} plants; by now it must own {needed}.",
        "bank_fuel_too_early": (
            "The bank has fuel only from its purchase in Phase 3 until it burns it in Phase 5."
        ),
        "bank_fuel": "The bank buys fuel for one run of its plants, or whatever the market has.",
        "bank_houses": "The bank has {maximum} houses; {found} are on the map.",
        "bank_first_houses": (
            "The bank starts with {needed} houses; it is alone in {found} unmarked cities."
        ),
        "bank_not_beside": "The bank's first {needed} houses must be next to each other.",
        "bank_missing": "{city}: the bank must have a house too, as it had houses left.",
        "marked_cities": (
            "{found} cities are marked; there must be {needed},"
            " one for each player without a house."
        ),
        "cannot_be_marked": "{city} cannot be a starting city.",
        "uranium_not_out": "Uranium is phased out only if plant {plant} is out of the game.",
        "no_network_begins_here": "{name}'s network cannot have started in any of its cities.",
        "game_over": "Somebody has {cities} cities: the game is over.",
        "step2_is_due": "Somebody has {cities} cities, so Step 2 has begun.",
        "step2_is_not_due": "Step 2 begins once somebody has {cities} cities; nobody has.",
        "no_steps": "This board has no Step 2 and no Step 3.",
        "wrong_order": "The turn order does not match cities and plants in this phase.",
    },
)


def fault_words(fault: Fault, game: Game, seats: tuple[Seat, ...]) -> str:
    """Return what is wrong, in a sentence."""
    code, facts = fault
    if facts.get("market") == NORTH:
        code = "north_market_spaces"
    words: dict[str, object] = dict(facts)
    seat, city, fuel = facts.get("seat"), facts.get("city"), facts.get("fuel")
    words["name"] = seats[seat].name if isinstance(seat, int) and 0 <= seat < len(seats) else ""
    is_city = isinstance(city, int) and 0 <= city < len(game.board.cities)
    words["city"] = city_name(game.board, int(str(city))) if is_city else ""
    words["fuel"] = fuel_title(fuel) if isinstance(fuel, int) and fuel in FUELS else ""
    return _WORDS[code].format(**words)
