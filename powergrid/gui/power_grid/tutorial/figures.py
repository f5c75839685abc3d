# SPDX-License-Identifier: MIT
"""The figures and names in a chapter's texts, taken from the state they are about."""

import re
from collections.abc import Sequence
from string import Formatter
from typing import Final

from powergrid.gui.power_grid.words.names import city_name
from powergrid.records import Seat
from powergrid.rules import State
from powergrid.rules.fuel import FUEL_NAMES, FUELS
from powergrid.rules.fuel_market import prices

_PLACEHOLDER: Final = re.compile(r"[a-z0-9_]+(\[[a-z0-9-]+\])?")


def with_figures(text: str, state: State, seats: Sequence[Seat], seat: int) -> str:
    """Return a text with its figures, as the player in `seat` sees them.

    Raises ValueError, with the placeholder, where there is no such figure.
    """
    known = _figures(state, seats, seat)
    for _, name, spec, conversion in Formatter().parse(text):
        if name is None:
            continue
        if not _PLACEHOLDER.fullmatch(name) or spec or conversion:
            raise ValueError(name)
        try:
            f"{{{name}}}".format_map(known)
        except (LookupError, TypeError):
            raise ValueError(name) from None
    return text.format_map(known)


def _figures(state: State, seats: Sequence[Seat], seat: int) -> dict[str, object]:
    game = state.game
    board, reach = game.board, state.reach[seat]
    first, *others = game.house_prices
    return {
        "bid": state.bid,
        "cities": len(state.cities[seat]),
        "city": {one.id: city_name(board, city) for city, one in enumerate(board.cities)},
        "end_at": game.end_at,
        "house": first,
        **{f"house{place}": price for place, price in enumerate(others, 2)},
        "money": state.money[seat],
        "name": [player.name for player in seats],
        "owned": [len(cities) for cities in state.cities],
        "pay": game.edition.payments,
        "plants_allowed": game.plants_allowed,
        "powered": state.powered,
        "price": {FUEL_NAMES[f]: prices(state, f)[0] for f in FUELS if prices(state, f)},
        "step2_at": game.step2_at,
        "way": {board.cities[c].id: reach[c] if reach else 0 for c in game.cities},
    }
