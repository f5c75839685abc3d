# SPDX-License-Identifier: MIT
"""Each rule of a board in a sentence."""

from powergrid.gui.kit.translation import translate


def about(key: str) -> str:
    """Return a rule as a sentence; a dot in its key names a part of it."""
    return _words()[key]


def _words() -> dict[str, str]:
    return {
        "opening_market": translate("BoardRules", "Plants that are always in the opening market."),
        "first_cards": translate(
            "BoardRules",
            "The top of the draw pile: plants, or a random card of a kind.",
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
        "areas": translate("BoardRules", "How many areas are in play, by number of players."),
        "has_steps": translate(
            "BoardRules", "Whether there are three Steps; without them the game stays in Step 1."
        ),
        "not_in_step1": translate(
            "BoardRules",
            "Kinds of plants that are not for sale in Step 1; they go under the draw pile.",
        ),
        "leave_in_step1": translate(
            "BoardRules", "Plants of those kinds that are removed from the game instead."
        ),
        "does_step2_by_deck": translate(
            "BoardRules",
            "Whether the Step 3 card brings Step 2 first, and then goes under the draw pile again.",
        ),
        "under_in_step2": translate(
            "BoardRules", "How many plants go under the draw pile in Phase 5 of Step 2."
        ),
        "planned_row": translate(
            "BoardRules", "A market of one row, all for sale, filled in Phase 5 alone."
        ),
        "side_pile": translate(
            "BoardRules",
            "How many of the highest plants are set aside in Phase 5, as a later draw pile.",
        ),
        "buys_after_discount": translate(
            "BoardRules",
            "Whether a player who buys the plant with the discount token may buy another.",
        ),
        "burns_more": translate(
            "BoardRules", "Kinds of plants that burn more tokens than printed, and how many more."
        ),
        "north_market": translate(
            "BoardRules",
            "A second fuel market in the north; each turn a player buys at one of the two.",
        ),
        "north_market.spaces": translate("BoardRules", "Northern fuel market: its spaces."),
        "north_market.starting_fuel": translate(
            "BoardRules", "Northern fuel market: tokens at the start."
        ),
        "north_market.refill": translate(
            "BoardRules", "Northern fuel market: tokens added in Steps 1, 2 and 3."
        ),
        "glut_fuel": translate(
            "BoardRules", "A fuel that gets cheaper when its supply is too small for the refill."
        ),
        "uranium_leaves": translate(
            "BoardRules",
            "Nuclear plants are mines that sell uranium; tokens that then leave the market.",
        ),
        "carbon_tax": translate(
            "BoardRules", "How much more a token of coal, oil or garbage costs in each Step."
        ),
        "price_limits": translate("BoardRules", "The most expensive token sold in each Step."),
        "buys_one_by_one": translate(
            "BoardRules", "Whether players buy one token a turn, round after round."
        ),
        "begin_in": translate("BoardRules", "The only cities in which networks may start."),
        "has_second_network": translate(
            "BoardRules",
            "Whether each player may once start a second network in one of these cities.",
        ),
        "longest_way": translate(
            "BoardRules",
            "The most a connection can cost, and the price of reaching a city without one.",
        ),
        "passing_cost": translate(
            "BoardRules", "What each city costs that a connection passes through."
        ),
        "closed": translate(
            "BoardRules",
            "Closed cities, drawn at random: by number of players and price of the first place.",
        ),
        "powers_most": translate(
            "BoardRules", "Whether players must power as many cities as they can."
        ),
        "outage_above": translate(
            "BoardRules", "An outage comes when more cities per player are connected in a round."
        ),
        "outage_cut": translate("BoardRules", "What an outage takes off the income for each city."),
    }
