# SPDX-License-Identifier: MIT
"""How a game of the public web version began, as far as its log says.

It names neither the opening market nor the areas: a plant that is seen before it is drawn was on
sale from the beginning, and the areas are those of the cities in play.
"""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final
from unicodedata import normalize

from powergrid.box import FileError, load_board, load_edition, load_plants
from powergrid.files.messages import quoted
from powergrid.files.places import built_in_board_ids
from powergrid.play.errors import RecordError
from powergrid.play.seats import Seat
from powergrid.records.header import COLOURS, TRANSCRIPT, Header, legible
from powergrid.records.web_log import LoggedEvent, LoggedMove, WebLog
from powergrid.rules.board import Board
from powergrid.rules.edition import Edition
from powergrid.rules.plants import STEP3
from powergrid.rules.setup import cards_in_pile

_SOURCE: Final = "a game of the public web version"
_ALIKE: Final = 0.7
"""How similar a city's name there and here must be; some are abbreviated or misspelt there."""
_BOARDS_ALIKE: Final = 0.95
"""The same for boards, of which one umlaut is spelt differently."""


def header_of_log(log: WebLog, options: Mapping[str, bool]) -> tuple[Header, dict[str, int]]:
    """Return the game's header, and the index of each city by its name in the log.

    Raises `RecordError` if there is no such board or city.
    """
    try:
        edition = load_edition(log.edition)
        board = load_board(_board_id(log), log.edition)
        plants = load_plants()
    except FileError as error:
        raise RecordError(str(error)) from None
    cities = _cities(log, board)
    areas = {board.cities[city].area for city in cities.values()}
    market, draws = _cards(log, edition, set(plants))
    above_step3 = cards_in_pile(edition, plants, len(log.players)) - 1 - edition.cards_below_step3
    draws.insert(above_step3, STEP3)
    first = next((entry.seat for entry in log.entries if isinstance(entry, LoggedMove)), 0)
    count = len(log.players)
    header = Header(
        board=board.id,
        edition=edition.id,
        seats=tuple(
            Seat(legible(player.name), COLOURS[place]) for place, player in enumerate(log.players)
        ),
        first_order=tuple((first + place) % count for place in range(count)),
        market=tuple(sorted(market)),
        areas=tuple(area.id for index, area in enumerate(board.areas) if index in areas),
        cities=tuple(city.id for city in board.cities if city.area in areas),
        draws=tuple(draws),
        removed_unknown=sum(edition.removed.get(count, ())),
        options=dict(options),
        format=TRANSCRIPT,
        source=_SOURCE,
    )
    return header, cities


def _board_id(log: WebLog) -> str:
    ids = {_plain(board): board for board in built_in_board_ids()}
    matches = get_close_matches(_plain(log.board), ids, n=1, cutoff=_BOARDS_ALIKE)
    if not matches:
        raise RecordError(
            f"there is no board like {quoted(log.board)}, on which this game was played."
        )
    return ids[matches[0]]


def _cities(log: WebLog, board: Board) -> dict[str, int]:
    """Return the index of each city by its name in the log."""
    ours = {_plain(city.name): index for index, city in enumerate(board.cities)}
    found: dict[str, int] = {}
    for name in sorted(log.cities, key=lambda name: _plain(name) not in ours):  # same names first
        matches = get_close_matches(_plain(name), ours, n=1, cutoff=_ALIKE)
        if not matches:
            raise RecordError(
                f"the board {board.id} has no city like {quoted(name)}, which is in the log."
            )
        found[name] = ours.pop(matches[0])
    return found


def _plain(name: str) -> str:
    """Return the letters of a name, in lower case and without accents."""
    letters = normalize("NFKD", name).encode("ascii", "ignore").decode()
    return "".join(filter(str.isalpha, letters)).casefold()


def _cards(log: WebLog, edition: Edition, plants: set[int]) -> tuple[set[int], list[int]]:
    """Return the opening market, and the plants drawn since."""
    market = set(edition.opening_market)
    draws: list[int] = []
    for entry in log.entries:
        if isinstance(entry, LoggedEvent):
            plant = entry.plant
            if entry.is_draw:
                draws.append(plant)
                continue
        else:
            plant = entry.data if entry.name == "ChoosePowerPlant" else 0
        if plant in plants and plant not in draws:
            market.add(plant)
    return market | {plant for plant in log.market & plants if plant not in draws}, draws
