# SPDX-License-Identifier: MIT
"""A sentence for each reason why the rules refuse an action."""

from collections.abc import Sequence
from typing import Final

from powergrid.gui.kit.translation import Texts, translate
from powergrid.gui.kit.word_lists import either, listed
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.words.names import area_name, city_name
from powergrid.gui.power_grid.words.terms import fuel_title, market_title
from powergrid.rules.fuel import FUELS
from powergrid.rules.phases.building import next_step
from powergrid.rules.plant_market import future_market
from powergrid.rules.plants import STEP3

_TEXTS: Final = Texts(
    "Sentences",
    {
        "alone_pays_minimum": "Nobody else may bid, so the plant goes at its minimum of {minimum}.",
        "already_connected": "You already have a house in {city_name}.",
        "another_market": "You buy at only one market per turn. Yours is: {market_name}.",
        "area_not_connected": "An area must touch those already chosen.",
        "bid_too_low": "The minimum bid is {minimum}.",
        "cannot_leave_fuel": "That much fuel cannot be left on plant {plant}.",
        "cannot_scrap_new_plant": "Plant {plant} was just bought; scrap another one.",
        "cannot_scrap_mine": (
            "Plant {plant} is a mine: it does not count towards the limit and stays."
        ),
        "city_closed": "{city_name} is closed in this game.",
        "city_full": "{city_name} has no open place in Step {step}.",
        "city_full_without_steps": "{city_name} has no open place.",
        "city_taken": "{city_name} is taken; choose an empty city.",
        "city_not_in_play": "{city_name} is in an area out of play.",
        "first_city_taken": "The first city must be an empty one; {city_name} is taken.",
        "fuel_can_be_stored": "{fuel_name}: discard only {maximum}; the rest can be stored.",
        "game_over": "The game is over.",
        "kept_for_a_start": "{city_name} is reserved for a network that starts there.",
        "must_buy_in_round_1": "In round 1 everybody must buy a plant.",
        "no_city_for_plant": "Plant {plant} needs a city in {areas}.",
        "no_network_begins_here": "No network may start in {city_name}.",
        "no_open_storage": "The coal storage sells nothing now.",
        "no_room_at_all": "{fuel_name}: your plants have no room for more.",
        "no_route": "No connection in play leads to {city_name}.",
        "no_second_network": "You cannot start another network now.",
        "no_such_fuel": "That much fuel is not available.",
        "not_a_starting_city": "A network starts in a marked city, and {city_name} is not one.",
        "not_beside_the_bank": "{city_name} is not next to a city of the bank.",
        "not_asked": "You can't do that now.",
        "not_enough_fuel": "{fuel_name}: the market has only {stock} left.",
        "not_enough_fuel_to_run": "You don't have enough fuel to run all of these plants.",
        "not_enough_money": "This costs {price}, and you have {money}.",
        "one_token_a_turn": "Buy one token at a time; then the others buy.",
        "plant_in_future_market": "Plant {plant} is not for sale yet: it is in the future market.",
        "plant_not_on_offer": "Plant {plant} is not for sale now; only the current market is.",
        "plant_not_owned": "That plant is not yours.",
        "record": "The game could not be saved: {what}",
        "step3_is_no_plant": (
            "The Step 3 card is not a plant: Step {next_step} begins once this phase is over."
        ),
        "too_expensive": "{fuel_name}: in Step {step}, tokens above {limit} are not for sale.",
        "wrong_card": "That card cannot be revealed now.",
    },
)
"""The texts that do not count, by code."""


def refusal(code: str, facts: dict[str, object], session: Session) -> str:
    """Return why the rules refuse an action."""
    words: dict[str, object] = dict(facts)
    fuel, city = facts.get("fuel"), facts.get("city")
    words["fuel_name"] = fuel_title(fuel) if isinstance(fuel, int) and fuel in FUELS else ""
    words["city_name"] = city_name(session.state.game.board, city) if isinstance(city, int) else ""
    market = facts.get("market")
    words["market_name"] = market_title(market) if isinstance(market, int) else ""
    words["areas"] = _areas_needed(facts.get("plant"), session)
    words["next_step"] = next_step(session.state)
    return _text(_exact(code, facts, session), facts).format(**words)


def cities_needed_text(plants: Sequence[int], session: Session) -> str:
    """Return where a buyer of these plants, which have that rule, needs a city."""
    by_areas: dict[str, list[str]] = {}
    for plant in plants:
        by_areas.setdefault(_areas_needed(plant, session), []).append(str(plant))
    return " ".join(
        translate("Sentences", "Plants {plants} need a city in {areas}.").format(
            plants=listed(alike), areas=areas
        )
        if len(alike) > 1
        else _TEXTS["no_city_for_plant"].format(plant=alike[0], areas=areas)
        for areas, alike in by_areas.items()
    )


def _exact(code: str, facts: dict[str, object], session: Session) -> str:
    """Return the code of the text, which says more than the rules' code where it can."""
    if code == "plant_not_on_offer" and facts.get("plant") == STEP3:
        return "step3_is_no_plant"
    if code == "plant_not_on_offer" and facts.get("plant") in future_market(session.state):
        return "plant_in_future_market"
    if code == "city_full" and not session.state.game.edition.has_steps:
        return "city_full_without_steps"
    if code == "no_room" and not facts.get("room"):
        return "no_room_at_all"
    return code


def _areas_needed(plant: object, session: Session) -> str:
    """Return the areas in one of which a plant's owner needs a city."""
    game = session.state.game
    if not isinstance(plant, int) or plant not in game.cities_needed:
        return ""
    areas = game.board.areas_needed(game.plants[plant].kind, game.areas)
    return either([area_name(game.board, area) for area in areas])


def _text(code: str, facts: dict[str, object]) -> str:
    match code, facts:
        case "areas_chosen", {"count": int(count)}:
            return translate("Sentences", "All %n areas are chosen.", "", count)
        case "must_power_most", {"maximum": int(maximum)}:
            return translate(
                "Sentences", "You must power as many cities as possible: %n.", "", maximum
            )
        case "no_room", {"room": int(room)}:
            return translate(
                "Sentences",
                "{fuel_name}: your plants have room for only %n more.",
                "tokens",
                room,
            )
        case "wrong_mix", {"maximum": int(maximum)}:
            return translate(
                "Sentences",
                "The hybrid plants can burn {minimum} to %n coal and the rest oil.",
                "",
                maximum,
            )
    return _TEXTS[code]
