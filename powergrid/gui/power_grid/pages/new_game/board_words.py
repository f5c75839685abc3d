# SPDX-License-Identifier: MIT
"""A board in words: what is special about it, which editions have it, how reliable its data are."""

from statistics import fmean
from typing import Final

from powergrid.box import board_doubts, board_editions, load_board, load_edition
from powergrid.gui.kit.translation import Texts, translate
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.words.names import edition_name
from powergrid.gui.power_grid.words.terms import kind_name
from powergrid.rules.board import Board
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

SHORT: Final = 9.95
"""On boards with a lower mean cost of connections, bots need about nine rounds instead of ten."""
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
    found += _fuel_words(changed, edition)
    mean = _mean_cost(board)
    if mean < _CHEAP:
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
        (rules.side_pile, translate("BoardWords", "Spaces for one house each.")),
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
            any(city.house_prices for city in board.cities),
            translate("BoardWords", "Cities with other prices."),
        ),
        (
            any(city.entry_cost for city in board.cities),
            translate("BoardWords", "Connecting some cities costs extra."),
        ),
        (
            rules.uranium_phase_out_plant is not None,
            translate("BoardWords", "Uranium may run out for good."),
        ),
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


def is_short(board_id: str, edition_id: str) -> bool:
    """Return whether games on a board are among the shorter ones."""
    return _mean_cost(load_board(board_id, edition_id)) < SHORT


def has_areas_for(board_id: str, edition_id: str, players: int) -> bool:
    """Return whether a board has enough areas for a number of players."""
    board = load_board(board_id, edition_id)
    areas = board.rules.on(load_edition(edition_id)).areas.get(players)
    return areas is None or bool(board.choices(areas))


def _fuel_words(changed: Edition, edition: Edition) -> list[str]:
    """Return sentences about fuels of which there is much more or less than usual at the start."""
    now, usual = changed.starting_fuel, edition.starting_fuel
    return [
        *(_PLENTY[fuel] for fuel in FUELS if now[fuel] >= max(1, usual[fuel]) * _MUCH),
        *(_LITTLE[fuel] for fuel in FUELS if now[fuel] * _MUCH <= usual[fuel]),
    ]


def _mean_cost(board: Board) -> float:
    return fmean(connection.cost for connection in board.connections)
