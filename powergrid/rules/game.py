# SPDX-License-Identifier: MIT
"""One game's fixed tables: board, edition, plants, the number of players and the areas in play."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, partial

from powergrid.rules.board import Board
from powergrid.rules.edition import Edition
from powergrid.rules.options import NO_OPTIONS, Options
from powergrid.rules.plants import Need, Plant, need_of
from powergrid.rules.variants.chosen import variants_of
from powergrid.rules.variants.variant import Variant


@dataclass(frozen=True)
class Game:
    """What stays the same from set-up to the end. `areas` are indexes into the board's areas.

    Worked out from these: `variants`, what the options add to the phases; `cities_needed`, by plant
    that not everybody may have the cities one of which its bidders need; `fuel_discounts`, cities
    that make a fuel cheaper for those who have a house there, as (fuel, city, by).
    """

    board: Board
    edition: Edition
    plants: Mapping[int, Plant]
    players: int
    areas: tuple[int, ...]
    options: Options = NO_OPTIONS
    # Read at every action: a field costs a third of what a cached property does.
    variants: tuple[Variant, ...] = field(init=False, repr=False, compare=False)
    cities_needed: dict[int, frozenset[int]] = field(init=False, repr=False, compare=False)
    fuel_discounts: tuple[tuple[int, int, int], ...] = field(init=False, repr=False, compare=False)
    _needs: dict[tuple[int, ...], Need] = field(init=False, repr=False, compare=False)
    _storages: dict[tuple[int, ...], Need] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        make = partial(object.__setattr__, self)
        make("variants", variants_of(self.options))
        make("cities_needed", self._cities_needed())
        make("fuel_discounts", self._fuel_discounts())
        make("_needs", {})
        make("_storages", {})

    @cached_property
    def cities(self) -> tuple[int, ...]:
        """The cities in play, ascending."""
        return self.board.cities_of(self.areas)

    @cached_property
    def distances(self) -> tuple[tuple[int, ...], ...]:
        """The cheapest way between any two cities in play."""
        return self.board.distances(self.cities)

    @cached_property
    def plants_allowed(self) -> int:
        """How many plants a player may own."""
        return self.edition.plants_allowed[self.players]

    @cached_property
    def step2_at(self) -> int:
        """The number of connected cities that brings Step 2."""
        return self.edition.step2_at[self.players]

    @cached_property
    def end_at(self) -> int:
        """The number of connected cities that ends the game; all, where fewer are in play."""
        return min(self.edition.end_at[self.players], len(self.cities))

    @cached_property
    def refill(self) -> tuple[tuple[int, int, int], ...]:
        """By fuel, the tokens added in Steps 1, 2 and 3."""
        return (self.board.rules.refill or self.edition.refill)[self.players]

    def _cities_needed(self) -> dict[int, frozenset[int]]:
        board = self.board
        needed = {
            kind: frozenset(board.cities_of([board.area_index[area] for area in areas]))
            for kind, areas in board.rules.plants_need_city_in.items()
        }
        return {n: needed[plant.kind] for n, plant in self.plants.items() if plant.kind in needed}

    def _fuel_discounts(self) -> tuple[tuple[int, int, int], ...]:
        index = self.board.city_index
        return tuple((d.fuel, index[d.city], d.amount) for d in self.board.rules.fuel_discounts)

    def need(self, plants: tuple[int, ...]) -> Need:
        """Return what one run of these plants burns and powers."""
        found = self._needs.get(plants)
        if found is None:
            found = self._needs[plants] = need_of(tuple(self.plants[n] for n in plants))
        return found

    def storage(self, plants: tuple[int, ...]) -> Need:
        """Return what these plants can store together."""
        found = self._storages.get(plants)
        if found is None:
            found = self._storages[plants] = self.need(plants).storage()
        return found

    def income(self, powered: int) -> int:
        """Return what powering that many cities pays; the table's last entry is the most."""
        return self.edition.payments[min(powered, len(self.edition.payments) - 1)]
