# SPDX-License-Identifier: MIT
"""A board in words: what is special about it, which editions have it, how reliable its data are."""

from statistics import fmean
from typing import Final

from powergrid.box import board_doubts, board_editions, load_board, load_edition
from powergrid.gui.kit.translation import Texts, translate
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.words.names import edition_name
from powergrid.gui.power_grid.words.terms import kind_name
from powergrid.rules.board import Board, City, MapRules
from powergrid.rules.edition import Edition
from powergrid.rules.fuel import COAL, FUELS, GARBAGE, OIL, URANIUM

_DOUBTS: Final = Texts(
    "BoardWords",
    {
        "costs": "costs",
        "deck": "the draw pile",
        "discount-token": "the discount token",
        "end": "when the game ends",
        "first-round": "the first round",
        "fuel-market": "the fuel market",
        "links": "single connections",
        "names": "names",
        "nuclear": "who may buy nuclear plants",
        "plants": "the power plants",
        "refill": "the refill",
        "removal": "which plants are removed",
        "scrapped-coal": "scrapped coal",
        "second-island": "the first city on another island",
        "steps": "how the Steps begin",
        "two-players": "the game for two",
    },
)
_PLENTY: Final = Texts(
    "BoardWords",
    {
        COAL: "Plenty of coal at the start.",
        OIL: "Plenty of oil at the start.",
        GARBAGE: "Plenty of garbage at the start.",
        URANIUM: "Plenty of uranium at the start.",
    },
)
_LITTLE: Final = Texts(
    "BoardWords",
    {
        COAL: "Little coal at the start.",
        OIL: "Little oil at the start.",
        GARBAGE: "Little garbage at the start.",
        URANIUM: "Little uranium at the start.",
    },
)

_NONE: Final = Texts(
    "BoardWords",
    {
        COAL: "No coal.",
        OIL: "No oil.",
        GARBAGE: "No garbage.",
        URANIUM: "No uranium.",
    },
)

ROUTE_COST: Final = 10
"""Routes are cheap on boards where connecting a neighbouring city costs less on average."""
_CHEAP: Final = 7
_EXPENSIVE: Final = 13
_MUCH: Final = 1.5


def special_line(board_id: str, edition_id: str) -> str:
    """Return the most striking feature of a board in one short line."""
    return specials(load_board(board_id, edition_id), load_edition(edition_id))[0]


def specials(board: Board, edition: Edition) -> list[str]:
    """Return what is special about a board in short sentences, the most striking first."""
    changed = board.rules.on(edition)
    found = [words for holds, words in _rule_words(board, edition, changed) if holds]
    found += _price_words(board.rules, edition) + _fuel_words(board.rules, edition)
    mean = mean_cost(board)
    if mean < _CHEAP and not board.has_free_connections:
        found.append(translate("BoardWords", "Short, cheap connections."))
    elif mean > _EXPENSIVE:
        found.append(translate("BoardWords", "Long, expensive connections."))
    if not found and changed.refill != edition.refill:
        found.append(translate("BoardWords", "Its own fuel refill."))
    if not found and changed != edition:
        found.append(translate("BoardWords", "Other plants at the start."))
    return found or [translate("BoardWords", "The standard rules.")]


def _rule_words(board: Board, edition: Edition, changed: Edition) -> list[tuple[object, str]]:
    """Return whether a board has each rule, and its sentence; `changed` is the edition on it."""
    rules = board.rules
    kinds = [kind_name(kind) for kind in rules.plants_need_city_in]
    return [
        (rules.uranium_leaves, translate("BoardWords", "Uranium mines sell to the market.")),
        (rules.outage_cut, translate("BoardWords", "Fuel token by token, and power outages.")),
        (rules.has_second_network, translate("BoardWords", "Everybody may start two networks.")),
        (
            all(_places(city, changed) == 1 for city in board.cities),
            translate("BoardWords", "Spaces for one house each."),
        ),
        (not changed.has_steps, translate("BoardWords", "The game stays in Step 1.")),
        (
            rules.buys_after_discount,
            translate("BoardWords", "After the discounted plant you may buy another."),
        ),
        (rules.north_market is not None, translate("BoardWords", "Two fuel markets.")),
        (
            changed.planned_row is not None,
            translate("BoardWords", "A plant market planned ahead."),
        ),
        (
            changed.does_step2_by_deck,
            translate("BoardWords", "The draw pile triggers the Steps."),
        ),
        (rules.second_network_cost is not None, translate("BoardWords", "More than one island.")),
        (rules.other_plants, translate("BoardWords", "Areas bring their own plants.")),
        (
            rules.coal_storage_price is not None,
            translate("BoardWords", "Burnt coal is sold again."),
        ),
        (
            changed.has_order_after_auctions,
            translate("BoardWords", "The order is set after the auctions."),
        ),
        (
            changed.current_market < edition.current_market,
            translate("BoardWords", "A smaller plant market."),
        ),
        (
            changed.future_market > edition.future_market,
            translate("BoardWords", "A larger plant market."),
        ),
        (
            changed.kept_kinds,
            translate("BoardWords", "Wind and sun never go under the pile."),
        ),
        (changed.early_kinds, translate("BoardWords", "Wind and sun are for sale early.")),
        (
            changed.aside_until_step2,
            translate("BoardWords", "Some plants arrive only in Step 2."),
        ),
        (
            kinds,
            translate("BoardWords", "Plants for {kinds} are not for everybody.").format(
                kinds=listed(kinds)
            ),
        ),
        (
            rules.max_route_cost is not None,
            translate("BoardWords", "Any city can be connected for at most {maximum}.").format(
                maximum=rules.max_route_cost
            ),
        ),
        (any(rules.carbon_tax), translate("BoardWords", "A tax on coal, oil and garbage.")),
        (rules.no_start_in, translate("BoardWords", "Cities in which nobody may start.")),
        (
            all(city.entry_cost for city in board.cities),
            translate("BoardWords", "Every city has an entry cost."),
        ),
        (
            any(city.entry_cost for city in board.cities)
            and not all(city.entry_cost for city in board.cities),
            translate("BoardWords", "Some cities have an entry cost."),
        ),
        (
            any(city.house_prices for city in board.cities),
            translate("BoardWords", "Cities with other prices."),
        ),
        (
            rules.passing_cost,
            translate("BoardWords", "Passing through a city costs {cost}.").format(
                cost=rules.passing_cost
            ),
        ),
        (
            rules.uranium_phase_out_plant is not None,
            translate("BoardWords", "Uranium may run out for good."),
        ),
        (
            edition.has_discount_token and not changed.has_discount_token,
            translate("BoardWords", "No discount token."),
        ),
        (changed.never_removed, translate("BoardWords", "Some plants are in every game.")),
    ]


def editions_line(board_id: str) -> str:
    """Return the editions that have a board."""
    return listed([edition_name(edition) for edition in board_editions(board_id)])


def small_print(board_id: str) -> tuple[str, str]:
    """Return how many sources a board's data have, and what is uncertain; empty without any."""
    transcriptions, uncertain = board_doubts(board_id)
    if not transcriptions:
        return "", ""
    sources = translate(
        "BoardWords",
        "Based on %n public transcriptions of the printed board.",
        "",
        transcriptions,
    )
    doubts = translate("BoardWords", "Uncertain: {doubts}.")
    return sources, doubts.format(doubts=listed([_DOUBTS[doubt] for doubt in uncertain]))


def has_cheap_routes(board_id: str, edition_id: str) -> bool:
    """Return whether connecting a city of a board costs little on average."""
    return mean_cost(load_board(board_id, edition_id)) < ROUTE_COST


def has_areas_for(board_id: str, edition_id: str, players: int) -> bool:
    """Return whether a board has enough areas for a number of players."""
    board = load_board(board_id, edition_id)
    areas = board.rules.on(load_edition(edition_id)).areas.get(players)
    return areas is None or bool(board.choices(areas))


def _fuel_words(rules: MapRules, edition: Edition) -> list[str]:
    """Return sentences about fuels of which there is much more or less than usual, or none."""
    changed, now, usual = rules.on(edition), rules.starting_fuel(edition), edition.starting_fuel
    sold = _sold(rules, changed)
    return [
        *(_PLENTY[fuel] for fuel in sold if now[fuel] >= max(1, usual[fuel]) * _MUCH),
        *(_LITTLE[fuel] for fuel in sold if now[fuel] * _MUCH <= usual[fuel]),
        *(_NONE[fuel] for fuel in FUELS if not changed.tokens[fuel]),
    ]


def _price_words(rules: MapRules, edition: Edition) -> list[str]:
    """Return a sentence if all fuels stay cheaper than usual."""
    changed = rules.on(edition)
    sold = _sold(rules, changed)
    now, usual = (
        max((price for fuel in sold for price in market.spaces[fuel]), default=0)
        for market in (changed, edition)
    )
    words = translate("BoardWords", "No fuel costs more than {maximum}.")
    return [words.format(maximum=now)] if now < usual else []


def _sold(rules: MapRules, changed: Edition) -> list[int]:
    """Return the fuels that players can buy: no uranium where mines sell it."""
    mined = URANIUM if rules.uranium_leaves else None
    return [fuel for fuel in FUELS if changed.tokens[fuel] and fuel != mined]


def _places(city: City, edition: Edition) -> int:
    """Return how many places a city has."""
    return sum(price is not None for price in city.house_prices or edition.house_prices)


def mean_cost(board: Board) -> float:
    """Return the mean cost of a connection, with the cost of entering and of passing cities."""
    costs = [cost for row in board.neighbours for _, cost in row]
    return fmean(costs or [0]) + board.rules.passing_cost
