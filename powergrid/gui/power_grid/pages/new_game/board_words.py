# SPDX-License-Identifier: MIT
"""A board in words: what is special about it, which editions have it, how reliable its data are."""

from statistics import fmean
from typing import Final

from powergrid.box import board_doubts, board_editions, load_board, load_edition
from powergrid.gui.kit.translation import Texts, translate
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.words.names import edition_name
from powergrid.gui.power_grid.words.terms import kind_name
from powergrid.rules.board import PLAIN_MAP, Board, City, MapRules
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
_RULES: Final = Texts(
    "BoardWords",
    {
        "mines": "Uranium mines sell to the market.",
        "outages": "Fuel token by token, and power outages.",
        "two-networks": "Everybody may start two networks.",
        "one-place": "Spaces for one house each.",
        "no-steps": "The game stays in Step 1.",
        "buys-after-discount": "After the discounted plant you may buy another.",
        "two-markets": "Two fuel markets.",
        "planned-row": "A plant market planned ahead.",
        "step2-by-deck": "The draw pile triggers the Steps.",
        "islands": "More than one island.",
        "other-plants": "Areas bring their own plants.",
        "coal-storage": "Burnt coal is sold again.",
        "order-after-auctions": "The order is set after the auctions.",
        "smaller-market": "A smaller plant market.",
        "larger-market": "A larger plant market.",
        "kept-kinds": "Wind and sun never go under the pile.",
        "early-kinds": "Wind and sun are for sale early.",
        "aside": "Some plants arrive only in Step 2.",
        "plants-need-city": "Plants for {kinds} are not for everybody.",
        "longest-way": "Any city can be connected for at most {maximum}.",
        "carbon-tax": "A tax on coal, oil and garbage.",
        "no-start": "Cities in which nobody may start.",
        "entry-costs": "Every city has an entry cost.",
        "some-entry-costs": "Some cities have an entry cost.",
        "own-places": "Cities with other prices.",
        "passing-cost": "Passing through a city costs {cost}.",
        "uranium-phase-out": "Uranium may run out for good.",
        "no-discount": "No discount token.",
        "never-removed": "Some plants are in every game.",
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

_PLANTS_AT_START: Final = {
    "opening_market",
    "first_cards",
    "next_cards",
    "plants_out",
    "removed",
    "cards_below_step3",
}
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
    found = [
        _RULES[rule].format(
            kinds=listed([kind_name(kind) for kind in board.rules.plants_need_city_in]),
            maximum=board.rules.max_route_cost,
            cost=board.rules.passing_cost,
        )
        for rule, holds in _rules_of(board, edition, changed).items()
        if holds
    ]
    found += _price_words(board.rules, edition) + _fuel_words(board.rules, edition)
    mean = mean_cost(board)
    if mean < _CHEAP and not board.has_free_connections:
        found.append(translate("BoardWords", "Short, cheap connections."))
    elif mean > _EXPENSIVE:
        found.append(translate("BoardWords", "Long, expensive connections."))
    if not found and changed.refill != edition.refill:
        found.append(translate("BoardWords", "Its own fuel refill."))
    others = _others_of(board.rules, edition)
    if not found and others & _PLANTS_AT_START:
        found.append(translate("BoardWords", "Other plants at the start."))
    if not found and others:
        found.append(translate("EditorView", "%n custom rules", "", len(others)))
    return found or [translate("BoardWords", "The standard rules.")]


def _others_of(rules: MapRules, edition: Edition) -> set[str]:
    """Return the names of all rules that are not those of the edition or of a plain map."""
    tables = zip(Edition._fields, rules.on(edition), edition, strict=True)
    own = zip(MapRules._fields, rules._replace(edition=PLAIN_MAP.edition), PLAIN_MAP, strict=True)
    return {name for name, now, usual in (*tables, *own) if now != usual}


def _rules_of(board: Board, edition: Edition, changed: Edition) -> dict[str, object]:
    """Return whether a board has each rule of `_RULES`; `changed` is the edition on it."""
    rules, entry_costs = board.rules, [city.entry_cost for city in board.cities]
    return {
        "mines": rules.uranium_leaves,
        "outages": rules.outage_cut,
        "two-networks": rules.has_second_network,
        "one-place": all(_places(city, changed) == 1 for city in board.cities),
        "no-steps": not changed.has_steps,
        "buys-after-discount": rules.buys_after_discount,
        "two-markets": rules.north_market is not None,
        "planned-row": changed.planned_row is not None,
        "step2-by-deck": changed.does_step2_by_deck,
        "islands": rules.second_network_cost is not None,
        "other-plants": rules.other_plants,
        "coal-storage": rules.coal_storage_price is not None,
        "order-after-auctions": changed.has_order_after_auctions,
        "smaller-market": changed.current_market < edition.current_market,
        "larger-market": changed.future_market > edition.future_market,
        "kept-kinds": changed.kept_kinds,
        "early-kinds": changed.early_kinds,
        "aside": changed.aside_until_step2,
        "plants-need-city": rules.plants_need_city_in,
        "longest-way": rules.max_route_cost is not None,
        "carbon-tax": any(rules.carbon_tax),
        "no-start": rules.no_start_in,
        "entry-costs": all(entry_costs),
        "some-entry-costs": any(entry_costs) and not all(entry_costs),
        "own-places": any(city.house_prices for city in board.cities),
        "passing-cost": rules.passing_cost,
        "uranium-phase-out": rules.uranium_phase_out_plant is not None,
        "no-discount": edition.has_discount_token and not changed.has_discount_token,
        "never-removed": changed.never_removed,
    }


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
