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
        "opening_market": translate("BoardRules", "Plants that always lie in the first market."),
        "first_cards": translate(
            "BoardRules", "The top of the draw pile: numbers, plug or other for a random card."
        ),
        "next_cards": translate("BoardRules", "The cards below those, shuffled."),
        "plants_out": translate("BoardRules", "Plants that take no part, by number of players."),
        "removed": translate(
            "BoardRules", "By number of players: plug cards and others that leave unseen."
        ),
        "never_removed": translate("BoardRules", "Plants that never leave unseen."),
        "aside_until_step2": translate(
            "BoardRules", "Plants that lie aside, and on top of the draw pile once Step 2 begins."
        ),
        "cards_below_step3": translate("BoardRules", "Cards that lie below the Step 3 card."),
        "actual_market": translate("BoardRules", "Plants that are for sale."),
        "future_market": translate("BoardRules", "Plants that lie in the future market."),
        "early_kinds": translate(
            "BoardRules", "Kinds of plants for sale as the lowest of the future market too."
        ),
        "kept_kinds": translate("BoardRules", "Kinds of plants that never go under the draw pile."),
        "removed_when_unsold": translate(
            "BoardRules", "How many of the lowest plants leave in a round without a sale."
        ),
        "removes_lowest_at_first_pass": translate(
            "BoardRules", "The lowest plant leaves when the first in a round passes an opening."
        ),
        "removes_lowest_each_round": translate(
            "BoardRules", "The lowest plant leaves in Phase 5 of Steps 1 and 2."
        ),
        "replaces_in_step2": translate(
            "BoardRules", "Whether the plant that Step 2 removes is replaced."
        ),
        "has_discount_token": translate(
            "BoardRules", "Whether the discount token is used: the smallest plant may go for 1."
        ),
        "has_obsolete_plants": translate(
            "BoardRules", "Whether plants leave that are too small for the leader."
        ),
        "has_order_after_auctions": translate(
            "BoardRules", "The turn order is set after the auctions and not before."
        ),
        "step2_at": translate("BoardRules", "Cities that bring Step 2, by number of players."),
        "end_at": translate("BoardRules", "Cities that end the game, by number of players."),
        "does_step2_when_full": translate(
            "BoardRules", "Step 2 begins too when every city in play has a house."
        ),
        "spaces": translate("BoardRules", "The spaces of the fuel market."),
        "tokens": translate("BoardRules", "All tokens of each fuel that there are."),
        "starting_fuel": translate("BoardRules", "Tokens in the fuel market at the start."),
        "refill": translate(
            "BoardRules", "Tokens added in Steps 1, 2 and 3, for each number of players."
        ),
        "house_prices": translate("BoardRules", "What the places of every city cost."),
        "open_places": translate("BoardRules", "Places of a city that are open in each Step."),
        "starting_money": translate("BoardRules", "Money with which everybody begins."),
        "payments": translate("BoardRules", "What is paid for 0, 1, 2 and more lit cities."),
        "plants_allowed": translate("BoardRules", "How many plants a player may have."),
        "stored_runs": translate("BoardRules", "For how many runs a plant stores fuel."),
        "does_step2_before_step3": translate(
            "BoardRules", "If Step 3 comes first, what Step 2 asks is done before it."
        ),
        "tie_break": translate("BoardRules", "What decides between equals: money or cities."),
        "options": translate("BoardRules", "The options that players may choose."),
        "other_plants": translate(
            "BoardRules", "By area: plants that replace those of their number while it is in play."
        ),
        "coal_storage_price": translate(
            "BoardRules", "Burnt coal goes to a storage, which sells it at this price."
        ),
        "is_storage_open": translate("BoardRules", "The storage sells at any time."),
        "uranium_phase_out_plant": translate(
            "BoardRules", "Once this plant has been bought, uranium is never refilled."
        ),
        "plants_need_city_in": translate(
            "BoardRules", "For a kind of plant, areas in one of which its buyer needs a city."
        ),
        "fuel_discounts": translate(
            "BoardRules", "Cities that make a fuel cheaper for whoever has a house there."
        ),
        "second_network_cost": translate(
            "BoardRules", "What it costs to begin a network where no way leads to."
        ),
        "no_start_in": translate("BoardRules", "Cities in which no network may begin."),
        "may_lie_apart": translate("BoardRules", "The areas in play need not touch."),
        "are_optional": translate("BoardRules", "Players may do without these rules."),
    }
