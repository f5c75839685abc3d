# SPDX-License-Identifier: MIT
"""Each rule of a board in a sentence."""

from typing import Final

from powergrid.gui.kit.translation import Texts

RULE_WORDS: Final = Texts(
    "BoardRules",
    {
        "opening_market": "Plants that are always in the opening market.",
        "first_cards": "The top of the draw pile: plants, or a random card of a kind.",
        "next_cards": "The cards below those, shuffled.",
        "plants_out": "Plants that are not used, by number of players.",
        "removed": "Plug cards and others removed unseen, by number of players.",
        "never_removed": "Plants that are never removed unseen.",
        "aside_until_step2": (
            "Plants set aside; they go on top of the draw pile when Step 2 begins."
        ),
        "cards_below_step3": "How many cards are below the Step 3 card.",
        "actual_market": "How many plants are for sale.",
        "future_market": "How many plants are in the future market.",
        "early_kinds": "Kinds of plants that are for sale even as the lowest of the future market.",
        "kept_kinds": "Kinds of plants that never go under the draw pile.",
        "removed_when_unsold": (
            "How many of the lowest plants are removed in a round without a sale."
        ),
        "removes_lowest_at_first_pass": (
            "Whether the lowest plant is removed when the first player in a round declines to open."
        ),
        "removes_lowest_each_round": (
            "Whether the lowest plant is removed in Phase 5 of Steps 1 and 2."
        ),
        "replaces_in_step2": "Whether the plant removed by Step 2 is replaced.",
        "has_discount_token": "Whether the discount token is used: the lowest plant may go for 1.",
        "has_obsolete_plants": "Whether plants too small for the leader are removed.",
        "has_order_after_auctions": (
            "Whether the turn order is set after the auctions instead of before."
        ),
        "step2_at": "Cities that start Step 2, by number of players.",
        "end_at": "Cities that end the game, by number of players.",
        "does_step2_when_full": "Whether Step 2 also begins when every city in play has a house.",
        "spaces": "The spaces of the fuel market.",
        "tokens": "How many tokens of each fuel there are.",
        "starting_fuel": "Tokens in the fuel market at the start.",
        "refill": "Tokens added in Steps 1, 2 and 3, for each number of players.",
        "house_prices": "What the places in every city cost.",
        "open_places": "How many places of a city are open in each Step.",
        "starting_money": "Money each player starts with.",
        "payments": "What is paid for 0, 1, 2 and more powered cities.",
        "plants_allowed": "How many plants a player may have.",
        "stored_runs": "How many runs' worth of fuel a plant can store.",
        "does_step2_before_step3": "Whether Step 2 is carried out first if Step 3 comes before it.",
        "tie_break": "What breaks a tie: money or cities.",
        "options": "Options the players may choose.",
        "other_plants": (
            "Plants that replace those of the same number, by the area in play that brings them."
        ),
        "coal_storage_price": "Burnt coal goes to a storage that sells it at this price.",
        "is_storage_open": "Whether the storage sells at any time.",
        "uranium_phase_out_plant": "Once this plant has been bought, uranium is never refilled.",
        "plants_need_city_in": (
            "Kinds of plants that only players with a city in one of these areas may buy."
        ),
        "fuel_discounts": "Cities that make a fuel cheaper for anyone with a house there.",
        "second_network_cost": "What it costs to start in a city that no connection reaches.",
        "no_start_in": "Cities in which no network may start.",
        "may_lie_apart": "Whether areas in play may be unconnected.",
        "are_optional": "Whether players may switch these rules off.",
        "areas": "How many areas are in play, by number of players.",
        "has_steps": "Whether there are three Steps; without them the game stays in Step 1.",
        "not_in_step1": (
            "Kinds of plants that are not for sale in Step 1; they go under the draw pile."
        ),
        "leave_in_step1": "Plants of those kinds that are removed from the game instead.",
        "does_step2_by_deck": (
            "Whether the Step 3 card brings Step 2 first, and then goes under the draw pile again."
        ),
        "under_in_step2": "How many plants go under the draw pile in Phase 5 of Step 2.",
        "planned_row": "A plant market of one row, all for sale, filled only in Phase 5.",
        "side_pile": (
            "How many of the highest plants are set aside in Phase 5, as a later draw pile."
        ),
        "buys_after_discount": (
            "Whether a player who buys the plant with the discount token may buy another."
        ),
        "burns_more": "Kinds of plants that burn more tokens than printed, and how many more.",
        "north_market": (
            "A second fuel market in the north; each turn a player buys at one of the two."
        ),
        "north_market.spaces": "Northern fuel market: its spaces.",
        "north_market.starting_fuel": "Northern fuel market: tokens at the start.",
        "north_market.refill": "Northern fuel market: tokens added in Steps 1, 2 and 3.",
        "glut_fuel": "A fuel that gets cheaper when its supply is too small for the refill.",
        "uranium_leaves": (
            "Nuclear plants are mines that sell uranium; tokens that then leave the market."
        ),
        "carbon_tax": "How much more a token of coal, oil or garbage costs in each Step.",
        "price_limits": "The most expensive token sold in each Step.",
        "buys_one_by_one": "Whether players buy one token a turn, round after round.",
        "begin_in": "The only cities in which networks may start.",
        "has_second_network": (
            "Whether each player may once start a second network in one of these cities."
        ),
        "longest_way": (
            "The most a connection can cost, and the price of reaching a city without one."
        ),
        "passing_cost": "What passing through a city costs.",
        "closed": (
            "Closed cities, drawn at random: by number of players and price of the first place."
        ),
        "powers_most": "Whether players must power as many cities as they can.",
        "outage_above": (
            "An outage occurs when more cities than this per player are connected in one round."
        ),
        "outage_cut": "How much an outage cuts the income for each city.",
    },
)
"""By the rule's key; a dot in it names a part of the rule."""
