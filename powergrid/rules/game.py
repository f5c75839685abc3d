# SPDX-License-Identifier: MIT
"""One game's fixed tables: board, edition, plants, the number of players and the areas in play."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from itertools import zip_longest
from typing import Final

from powergrid.rules.board import Board, MapRules
from powergrid.rules.edition import Edition
from powergrid.rules.fuel import Tokens, worth
from powergrid.rules.options import NO_OPTIONS, Options
from powergrid.rules.plants import BOUNDLESS, MINE, Need, Plant, need_of

_NO_PLANTS: Final[frozenset[int]] = frozenset()


class Game:
    """What stays the same from setup to the end. `areas` are indexes into the board's areas.

    What every move needs is a plain attribute: a property would take longer than the move itself.
    """

    # Slots: an instance with more than thirty attributes is slower to read without them.
    __slots__ = (
        "_distances",
        "_needs",
        "_storages",
        "_together",
        "_worths",
        "areas",
        "begin_in",
        "board",
        "buys_one_by_one",
        "carbon_tax",
        "cities",
        "cities_needed",
        "current_market",
        "early_plants",
        "edition",
        "end_at",
        "fuel_discounts",
        "glut_fuel",
        "has_printed_prices",
        "has_second_network",
        "has_variants",
        "house_prices",
        "is_building_plain",
        "is_buying_plain",
        "is_fuel_pooled",
        "is_step2_by_cities",
        "mines",
        "no_start_in",
        "north",
        "open_places",
        "open_places_in",
        "options",
        "place_prices",
        "plants",
        "plants_allowed",
        "plants_not_in_step1",
        "players",
        "powers_most",
        "price_limits",
        "printed",
        "refill",
        "side_pile",
        "spaces",
        "step2_at",
        "worth",
    )

    def __init__(
        self,
        board: Board,
        edition: Edition,
        plants: Mapping[int, Plant],
        players: int,
        areas: tuple[int, ...],
        options: Options = NO_OPTIONS,
    ) -> None:
        board = board.plain if options.without_board_rules else board
        edition = board.rules.on(edition)
        printed = _with_mines(board, _plants_here(board, edition, plants, players, areas))
        plants = _with_fuel_burnt(board, printed)
        self.board: Final = board
        self.edition: Final = edition
        # The plants with the fuel they burn here; their storage follows `printed`.
        self.plants: Final = plants
        self.printed: Final = printed
        self.players: Final = players
        self.areas: Final = areas
        self.options: Final = options

        # Whether any variant is in play, chosen by the players or required by the board.
        self.has_variants: Final = (
            options.has_variants or board.rules.has_variants or edition.planned_row is not None
        )
        # Whether it makes no difference which plant a token is on.
        self.is_fuel_pooled: Final = options.pooled_fuel
        # The cities in play, ascending.
        self.cities: Final = board.cities_of(areas)
        # How many plants a player may own.
        self.plants_allowed: Final = edition.plants_allowed[players]
        # How many connected cities start Step 2: more than the board has if there are no steps,
        # 0 if the draw pile starts it.
        self.step2_at: Final = _step2_at(board, edition, players)
        # Whether a number of connected cities starts Step 2.
        self.is_step2_by_cities: Final = edition.has_steps and not edition.does_step2_by_deck
        # How many plants, the lowest of the market, are for sale in Steps 1 and 2.
        self.current_market: Final = edition.current_market
        # How many of the highest plants are set aside in Phase 5.
        self.side_pile: Final = board.rules.side_pile
        # Plants that are for sale even as the lowest of the future market.
        self.early_plants: Final = _of_kinds(plants, edition.early_kinds)
        # The plants that may not be for sale in Step 1.
        self.plants_not_in_step1: Final = _of_kinds(plants, edition.not_in_step1)
        # What the places of a city cost, and how many of them are open in Steps 1, 2 and 3.
        self.house_prices: Final = edition.house_prices
        # By city, what its places cost, in rows of one length; None for a place it does not have.
        rows = [city.house_prices or edition.house_prices for city in board.cities]
        self.place_prices: Final[tuple[tuple[int | None, ...], ...]] = tuple(
            zip(*zip_longest(*rows), strict=True)
        )
        # How many connected cities end the game.
        self.end_at: Final = cities_to_end(board, edition, players, areas)
        # Rules of the board that every move needs.
        self.has_second_network: Final = board.rules.has_second_network
        self.buys_one_by_one: Final = board.rules.buys_one_by_one
        self.powers_most: Final = board.rules.powers_most
        # Plants that power nothing and sell uranium; they do not count for the limit.
        self.mines: Final = _of_kinds(plants, (MINE,) * bool(board.rules.uranium_leaves))
        # The only cities in which networks may begin; empty: any city.
        self.begin_in: Final = frozenset(board.city_index[c] for c in board.rules.begin_in)
        # The cities in which no network may begin.
        self.no_start_in: Final = frozenset(board.city_index[c] for c in board.rules.no_start_in)
        # Whether no variant and no rule of the board changes where houses may stand.
        self.is_building_plain: Final = not options.has_variants and _is_building_plain(board)
        self.open_places: Final = edition.open_places
        # By city, how many of its places are open in Steps 1, 2 and 3.
        self.open_places_in: Final[tuple[tuple[int, ...], ...]] = tuple(
            city.open_places or edition.open_places for city in board.cities
        )
        # By fuel, the price of every space of the market; what its n most expensive tokens cost.
        self.spaces: Final = edition.spaces
        self.worth: Final = tuple([worth(prices) for prices in edition.spaces])
        # By fuel, the tokens added in Steps 1, 2 and 3.
        self.refill: Final = edition.refill[players]
        # The second fuel market, and the fuel that a glut makes cheaper.
        self.north: Final = board.rules.north_market
        # Whether there is one fuel market, at which any number of tokens is bought at once.
        self.is_buying_plain: Final = self.north is None and not self.buys_one_by_one
        self.glut_fuel: Final = board.rules.glut_fuel
        # By plant: the cities of which a bidder needs one; plants that anyone may buy are missing.
        self.cities_needed: Final = _cities_needed(board, plants)
        # Whether there is one fuel market, and all its tokens are for sale at the printed price.
        self.has_printed_prices: Final = _has_printed_prices(board.rules)
        # In Steps 1, 2 and 3: the surcharge on coal, oil and garbage; the highest price for sale.
        self.carbon_tax: Final = board.rules.carbon_tax
        self.price_limits: Final = board.rules.price_limits
        # Discounts for owners of a house in a city: (fuel, city, amount).
        self.fuel_discounts: Final = tuple(
            (discount.fuel, board.city_index[discount.city], discount.amount)
            for discount in board.rules.fuel_discounts
        )
        self._together: Game | None = None
        self._distances: tuple[tuple[int, ...], ...] = ()
        self._worths: Final[dict[tuple[tuple[int, ...], int], tuple[int, ...]]] = {}
        self._needs: Final[dict[tuple[int, ...], Need]] = {}
        self._storages: Final[dict[tuple[int, ...], Need]] = {}

    def _tables(self) -> tuple[object, ...]:
        return self.board, self.edition, self.printed, self.players, self.areas, self.options

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._tables() == other._tables()

    __hash__ = None  # type: ignore[assignment]  # the plants are a mapping

    def __reduce__(self) -> tuple[type["Game"], tuple[object, ...]]:
        """Send only the tables to another process, which computes the rest."""
        return Game, self._tables()

    @property
    def distances(self) -> tuple[tuple[int, ...], ...]:
        """The cost of the cheapest route between any two cities in play."""
        if not self._distances:  # only once somebody builds
            self._distances = self.board.distances(self.cities)
        return self._distances

    def need(self, plants: tuple[int, ...]) -> Need:
        """Return what one run of these plants burns and powers."""
        try:
            return self._needs[plants]
        except KeyError:
            found = self._needs[plants] = need_of([self.plants[n] for n in self.limited(plants)])
            return found

    @property
    def bought_together(self) -> "Game":
        """The same game with fuel bought all at once, for trying out a plan of several turns."""
        if not self.buys_one_by_one:
            return self
        if self._together is None:
            board = self.board.with_rules(self.board.rules._replace(buys_one_by_one=False))
            plants, options = self.printed, self.options
            self._together = Game(board, self.edition, plants, self.players, self.areas, options)
        return self._together

    def is_start_barred(self, city: int) -> bool:
        """Return whether the board forbids networks to begin in a city."""
        return city in self.no_start_in or bool(self.begin_in and city not in self.begin_in)

    def limited(self, plants: tuple[int, ...]) -> tuple[int, ...]:
        """Return the plants that count towards a player's limit and can run: all except mines."""
        return tuple([n for n in plants if n not in self.mines]) if self.mines else plants

    def storage(self, plants: tuple[int, ...]) -> Need:
        """Return what these plants can store together."""
        try:
            return self._storages[plants]
        except KeyError:
            need = self.need(plants)
            if self.printed is not self.plants:
                need = need_of([self.printed[n] for n in self.limited(plants)])
            found = self._storages[plants] = need.storage(self.edition.stored_runs)
            return found

    def worth_of(self, spaces: tuple[int, ...], discount: int) -> tuple[int, ...]:
        """Return what the n most expensive tokens on these spaces cost, with a discount on each.

        No price falls below 0; a negative discount is a surcharge.
        """
        found = self._worths.get((spaces, discount))
        if found is None:
            prices = [max(0, price - discount) for price in spaces]
            found = self._worths[spaces, discount] = worth(prices)
        return found

    def coal_range(self, running: tuple[int, ...], owned: tuple[int, ...], tokens: Tokens) -> range:
        """Return how much coal the hybrids among the running plants may burn; the rest is oil.

        `owned` are all plants of the owner, whose `tokens` are enough for this run.
        """
        storage = BOUNDLESS if self.is_fuel_pooled else self.storage(owned)
        return self.need(running).coal_range(tokens, storage)

    def income(self, powered: int) -> int:
        """Return what powering that many cities pays; the table's last entry is the maximum."""
        payments = self.edition.payments
        return payments[powered] if powered < len(payments) else payments[-1]


def _plants_here(
    board: Board,
    edition: Edition,
    plants: Mapping[int, Plant],
    players: int,
    areas: tuple[int, ...],
) -> Mapping[int, Plant]:
    """Return the plants of this game: some take no part, areas in play may replace others."""
    out = edition.plants_out.get(players, ())
    others = {
        plant.number: plant
        for area, replacements in board.rules.other_plants.items()
        if board.area_index[area] in areas
        for plant in replacements
    }
    if not out and not others:
        return plants
    return {n: others.get(n, plant) for n, plant in plants.items() if n not in out}


def _of_kinds(plants: Mapping[int, Plant], kinds: tuple[str, ...]) -> frozenset[int]:
    """Return the numbers of the plants of these kinds; usually there are none."""
    return (
        frozenset(n for n, plant in plants.items() if plant.kind in kinds) if kinds else _NO_PLANTS
    )


def _with_mines(board: Board, plants: Mapping[int, Plant]) -> Mapping[int, Plant]:
    """Return the plants, with nuclear plants turned into mines where uranium is sold."""
    if not board.rules.uranium_leaves:
        return plants
    return {
        n: replace(plant, kind=MINE, fuel=0) if plant.kind == "uranium" else plant
        for n, plant in plants.items()
    }


def _with_fuel_burnt(board: Board, plants: Mapping[int, Plant]) -> Mapping[int, Plant]:
    """Return the plants with the fuel they burn on this board."""
    more = board.rules.burns_more
    if not more:
        return plants
    return {
        n: replace(plant, fuel=plant.fuel + more[plant.kind]) if plant.kind in more else plant
        for n, plant in plants.items()
    }


def _cities_needed(board: Board, plants: Mapping[int, Plant]) -> dict[int, frozenset[int]]:
    needed = {
        kind: frozenset(board.cities_of([board.area_index[area] for area in areas]))
        for kind, areas in board.rules.plants_need_city_in.items()
    }
    return {n: needed[plant.kind] for n, plant in plants.items() if plant.kind in needed}


def _step2_at(board: Board, edition: Edition, players: int) -> int:
    if edition.does_step2_by_deck:
        return 0
    return edition.step2_at[players] if edition.has_steps else len(board.cities) + 1


def cities_to_end(board: Board, edition: Edition, players: int, areas: Collection[int]) -> int:
    """Return how many cities end the game: as many as the edition says, if there are enough.

    If not, all of them do; those with a single place count as an equal share. `edition` is the
    board's (`MapRules.on`).
    """
    cities = [board.cities[city] for city in board.cities_of(areas)]
    single = sum((city.house_prices or edition.house_prices).count(None) > 1 for city in cities)
    shared = len(cities) - single
    return min(edition.end_at[players], shared - -single // players if shared else single)


def _is_building_plain(board: Board) -> bool:
    """Return whether no rule of the board changes where houses may stand."""
    rules = board.rules
    return not (
        rules.no_start_in
        or rules.begin_in
        or rules.closed
        or rules.second_network_cost is not None
        or board.has_special_cities
    )


def _has_printed_prices(rules: MapRules) -> bool:
    """Return whether all tokens of one fuel market are for sale at the printed price."""
    return not (
        rules.fuel_discounts
        or rules.north_market is not None
        or rules.glut_fuel is not None
        or any(rules.carbon_tax)
        or any(limit is not None for limit in rules.price_limits)
    )
