# SPDX-License-Identifier: MIT
"""What each rule of a board says, in words, with an example of how it is written."""

import re
from functools import cache

from powergrid.files.places import maps_dir
from powergrid.gui.kit.translation import translate

_ROW = re.compile(r"^\| (`[^|]+`) \|(.*)\|$", re.MULTILINE)
_NAMES = re.compile(r"`(\w+)`")
_EXAMPLE = re.compile(r"`([^`]+)`")


def about(key: str) -> str:
    """Return what a rule says; one without words of its own as `maps/README.md` explains it."""
    return _words().get(key) or _explained(key)[0]


def example(key: str) -> str:
    """Return an example of how a rule is written, empty if there is none."""
    return _explained(key)[1]


@cache
def _explained(key: str) -> tuple[str, str]:
    """Return explanation and example of a rule out of `maps/README.md`."""
    try:
        text = (maps_dir() / "README.md").read_text("utf-8")
    except OSError:
        return "", ""
    for names, rest in _ROW.findall(text.partition("### Rules of the map")[2]):
        if key not in _NAMES.findall(names):
            continue
        *cells, words = (cell.strip() for cell in rest.split("|"))
        found = _EXAMPLE.search(cells[0] if cells else words)
        return words.replace("`", ""), found[1].replace("…", "") if found else ""
    return "", ""


def _words() -> dict[str, str]:
    return {
        "opening_market": translate("BoardRules", "Plants that are always in the opening market."),
        "first_cards": translate(
            "BoardRules",
            "The top of the draw pile: plant numbers, or plug or other for a random card.",
        ),
        "next_cards": translate("BoardRules", "The cards below those, shuffled."),
        "plants_out": translate("BoardRules", "Plants that are not used, by number of players."),
        "removed": translate(
            "BoardRules", "Plug cards and others removed unseen, by number of players."
        ),
        "never_removed": translate("BoardRules", "Plants that are never removed unseen."),
        "aside_until_step2": translate(
            "BoardRules", "Plants set aside; they go on top of the draw pile when Step 2 begins."
        ),
        "cards_below_step3": translate("BoardRules", "How many cards are below the Step 3 card."),
        "actual_market": translate("BoardRules", "How many plants are for sale."),
        "future_market": translate("BoardRules", "How many plants are in the future market."),
        "early_kinds": translate(
            "BoardRules",
            "Kinds of plants that are for sale even as the lowest of the future market.",
        ),
        "kept_kinds": translate("BoardRules", "Kinds of plants that never go under the draw pile."),
        "removed_when_unsold": translate(
            "BoardRules", "How many of the lowest plants are removed in a round without a sale."
        ),
        "removes_lowest_at_first_pass": translate(
            "BoardRules",
            "Whether the lowest plant is removed when the first player in a round declines to "
            "open.",
        ),
        "removes_lowest_each_round": translate(
            "BoardRules", "Whether the lowest plant is removed in Phase 5 of Steps 1 and 2."
        ),
        "replaces_in_step2": translate(
            "BoardRules", "Whether the plant removed by Step 2 is replaced."
        ),
        "has_discount_token": translate(
            "BoardRules", "Whether the discount token is used: the lowest plant may go for 1."
        ),
        "has_obsolete_plants": translate(
            "BoardRules", "Whether plants too small for the leader are removed."
        ),
        "has_order_after_auctions": translate(
            "BoardRules", "Whether the turn order is set after the auctions instead of before."
        ),
        "step2_at": translate("BoardRules", "Cities that start Step 2, by number of players."),
        "end_at": translate("BoardRules", "Cities that end the game, by number of players."),
        "does_step2_when_full": translate(
            "BoardRules", "Whether Step 2 also begins when every city in play has a house."
        ),
        "spaces": translate("BoardRules", "The spaces of the fuel market."),
        "tokens": translate("BoardRules", "How many tokens of each fuel there are."),
        "starting_fuel": translate("BoardRules", "Tokens in the fuel market at the start."),
        "refill": translate(
            "BoardRules", "Tokens added in Steps 1, 2 and 3, for each number of players."
        ),
        "house_prices": translate("BoardRules", "What the places in every city cost."),
        "open_places": translate("BoardRules", "How many places of a city are open in each Step."),
        "starting_money": translate("BoardRules", "Money each player starts with."),
        "payments": translate("BoardRules", "What is paid for 0, 1, 2 and more powered cities."),
        "plants_allowed": translate("BoardRules", "How many plants a player may have."),
        "stored_runs": translate("BoardRules", "For how many runs a plant stores fuel."),
        "does_step2_before_step3": translate(
            "BoardRules", "Whether Step 2 is carried out first if Step 3 comes before it."
        ),
        "tie_break": translate("BoardRules", "What breaks a tie: money or cities."),
        "options": translate("BoardRules", "Options the players may choose."),
        "other_plants": translate(
            "BoardRules",
            "Plants that replace those of the same number, by the area in play that brings them.",
        ),
        "coal_storage_price": translate(
            "BoardRules", "Burnt coal goes to a storage that sells it at this price."
        ),
        "is_storage_open": translate("BoardRules", "Whether the storage sells at any time."),
        "uranium_phase_out_plant": translate(
            "BoardRules", "Once this plant has been bought, uranium is never refilled."
        ),
        "plants_need_city_in": translate(
            "BoardRules", "For a kind of plant: areas, in one of which its buyer needs a city."
        ),
        "fuel_discounts": translate(
            "BoardRules", "Cities that make a fuel cheaper for anyone with a house there."
        ),
        "second_network_cost": translate(
            "BoardRules", "What it costs to start in a city that no connection reaches."
        ),
        "no_start_in": translate("BoardRules", "Cities in which no network may start."),
        "may_lie_apart": translate("BoardRules", "Whether the areas in play may lie apart."),
        "are_optional": translate("BoardRules", "Whether players may switch these rules off."),
    }
