# SPDX-License-Identifier: MIT
"""A sentence for each reason why the rules refuse an action."""

from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.words.names import area_name, city_name
from powergrid.gui.power_grid.words.terms import either, fuel_title, market_title
from powergrid.rules.fuel import FUELS
from powergrid.rules.plant_market import future
from powergrid.rules.plants import STEP3


def refusal(code: str, facts: dict[str, object], session: Session) -> str:
    """Return why the rules refuse an action."""
    words: dict[str, object] = dict(facts)
    fuel, city = facts.get("fuel"), facts.get("city")
    words["fuel_name"] = fuel_title(fuel) if isinstance(fuel, int) and fuel in FUELS else ""
    words["city_name"] = city_name(session.state.game.board, city) if isinstance(city, int) else ""
    market = facts.get("market")
    words["market_name"] = market_title(market) if isinstance(market, int) else ""
    words["areas"] = _areas_needed(facts.get("plant"), session)
    return _texts(facts)[_exact(code, facts, session)].format(**words)


def _exact(code: str, facts: dict[str, object], session: Session) -> str:
    """Return the code of the text, which says more than the rules' code where it can."""
    if code == "plant_not_on_offer" and facts.get("plant") == STEP3:
        return "step3_is_no_plant"
    if code == "plant_not_on_offer" and facts.get("plant") in future(session.state):
        return "plant_in_future_market"
    if code == "no_room" and not facts.get("room"):
        return "no_room_at_all"
    return code


def _areas_needed(plant: object, session: Session) -> str:
    """Return the areas in one of which a plant's owner needs a city."""
    game = session.state.game
    needed = game.cities_needed.get(plant, frozenset()) if isinstance(plant, int) else frozenset()
    areas = {game.board.cities[city].area for city in needed}
    return either([area_name(game.board, area) for area in sorted(areas)])


def _texts(facts: dict[str, object]) -> dict[str, str]:
    """Return the texts by code; those that count use the facts."""

    def count(name: str) -> int:
        value = facts.get(name)
        return value if isinstance(value, int) else 0

    return {
        "alone_pays_minimum": translate(
            "Sentences", "Nobody else may bid, so the plant goes at its minimum of {least}."
        ),
        "already_connected": translate("Sentences", "You have a house in {city_name} already."),
        "another_market": translate(
            "Sentences", "In a turn you buy at only one market. Yours is: {market_name}."
        ),
        "area_not_connected": translate("Sentences", "An area must touch those already chosen."),
        "areas_chosen": translate("Sentences", "All %n areas are chosen.", "", count("count")),
        "bid_too_low": translate("Sentences", "The minimum bid is {least}."),
        "cannot_leave_fuel": translate(
            "Sentences", "That much fuel cannot be left on plant {plant}."
        ),
        "cannot_scrap_new_plant": translate(
            "Sentences", "Plant {plant} was just bought; scrap another one."
        ),
        "cannot_scrap_mine": translate(
            "Sentences", "Plant {plant} is a mine: it does not count towards the limit and stays."
        ),
        "city_closed": translate("Sentences", "{city_name} is closed in this game."),
        "city_full": translate("Sentences", "{city_name} has no open place in Step {step}."),
        "city_taken": translate("Sentences", "{city_name} is taken; choose an empty city."),
        "city_not_in_play": translate("Sentences", "{city_name} is in an area out of play."),
        "first_city_taken": translate(
            "Sentences", "The first city must be an empty one; {city_name} is taken."
        ),
        "fuel_can_be_stored": translate(
            "Sentences", "{fuel_name}: discard only {most}; the rest can be stored."
        ),
        "game_over": translate("Sentences", "The game is over."),
        "kept_for_a_start": translate(
            "Sentences", "{city_name} is reserved for a network that starts there."
        ),
        "must_power_most": translate(
            "Sentences",
            "You must power as many cities as possible: %n.",
            "",
            count("most"),
        ),
        "must_buy_in_round_1": translate(
            "Sentences", "In the first round everybody must buy a plant."
        ),
        "no_city_for_plant": translate("Sentences", "Plant {plant} needs a city in {areas}."),
        "no_network_begins_here": translate("Sentences", "No network may start in {city_name}."),
        "no_open_storage": translate("Sentences", "The coal storage sells nothing now."),
        "no_room": translate(
            "Sentences",
            "{fuel_name}: your plants have room for %n more, not for that many.",
            "tokens",
            count("room"),
        ),
        "no_room_at_all": translate("Sentences", "{fuel_name}: your plants have no room for more."),
        "no_route": translate("Sentences", "No connection in play leads to {city_name}."),
        "no_second_network": translate("Sentences", "You cannot start another network now."),
        "no_such_fuel": translate("Sentences", "That much fuel is not available."),
        "not_a_starting_city": translate(
            "Sentences", "A network starts in a marked city, and {city_name} is not one."
        ),
        "not_beside_the_bank": translate(
            "Sentences", "{city_name} is not next to a city of the bank."
        ),
        "not_asked": translate("Sentences", "You can't do that now."),
        "not_enough_fuel": translate("Sentences", "{fuel_name}: the market has only {stock} left."),
        "not_enough_fuel_to_run": translate(
            "Sentences", "Your fuel is not enough to run all of these plants."
        ),
        "not_enough_money": translate("Sentences", "This costs {price}, and you have {money}."),
        "one_token_a_turn": translate("Sentences", "Buy one token at a time; then the others buy."),
        "plant_in_future_market": translate(
            "Sentences", "Plant {plant} is not for sale yet: it is in the future market."
        ),
        "plant_not_on_offer": translate(
            "Sentences", "Plant {plant} is not for sale now; only the current market is."
        ),
        "plant_not_owned": translate("Sentences", "That plant is not yours."),
        "record": translate("Sentences", "The game could not be saved: {what}"),
        "step3_is_no_plant": translate(
            "Sentences", "The Step 3 card is not a plant: Step 3 begins once this phase is over."
        ),
        "too_dear_in_this_step": translate(
            "Sentences", "{fuel_name}: in Step {step} no token costs more than {limit}."
        ),
        "wrong_card": translate("Sentences", "That card cannot be revealed now."),
        "wrong_mix": translate(
            "Sentences",
            "The hybrid plants can burn {least} to %n coal and the rest oil.",
            "",
            count("most"),
        ),
    }
