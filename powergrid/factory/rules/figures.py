# SPDX-License-Identifier: MIT
"""The figures of the rulebook and of the boards; none of them is written in the rules' code."""

from collections.abc import Mapping
from typing import NamedTuple


class Figures(NamedTuple):
    """Money in Elektro. By number of players: `first_order`, `order_stack`, `extra_tiles`.

    `discounts` is by order tile, from 1; `energy_prices` by space of the price track.
    """

    rounds: int
    money: int
    workers: int
    seasonal_workers: int
    seasonal_price: int
    spaces: int
    outer_spaces: int
    outer_price: int
    income: int
    last_factor: int
    least_energy: int
    x_tiles: int
    energy_prices: tuple[int, ...]
    energy_tiles: tuple[int, ...]
    discounts: tuple[int, ...]
    first_order: Mapping[int, tuple[int, ...]]
    order_stack: Mapping[int, tuple[int, ...]]
    extra_tiles: Mapping[int, int]
