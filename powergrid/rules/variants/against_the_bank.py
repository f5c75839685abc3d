# SPDX-License-Identifier: MIT
"""Against the bank: two players, and a bank that takes plants, fuel and places.

The bank is always second in the order, has no money and makes no decisions. Its cities trigger
neither Step 2 nor the end of the game, and it cannot win.
"""

from collections.abc import Sequence
from typing import Final

from powergrid.rules import fuel_market
from powergrid.rules.actions import Action, MarkStartingCity, PlaceBankHouse
from powergrid.rules.errors import IllegalAction
from powergrid.rules.events import (
    BankBoughtFuel,
    BankBuiltHouse,
    BankBurntFuel,
    BankHousePlaced,
    BankPassedOnPlant,
    BankTookPlant,
    Event,
)
from powergrid.rules.fuel import COAL, GARBAGE, NO_TOKENS, OIL, URANIUM, Tokens, subtract_tokens
from powergrid.rules.game import Game
from powergrid.rules.plant_market import hand_over, on_offer, replace, sell
from powergrid.rules.question import not_asked
from powergrid.rules.state import (
    BANK,
    BUREAUCRACY,
    FREE,
    FUEL,
    PLACING_BANK_HOUSE,
    Deal,
    State,
    has_no_house,
    with_item,
)
from powergrid.rules.variants.city_choice import CityChoice, why_not_empty
from powergrid.rules.variants.variant import Variant

HOUSES: Final = 16
PLANTS_ALLOWED: Final = 3
PLACERS: Final = (0, 1, 1, 0, 0, 1)
"""Who places the six houses of the setup: the first in the order, twice the second, …"""


# --- setup ----------------------------------------------------------------------------------


def bank_house_sites(state: State) -> tuple[int, ...]:
    """Return where a house of the bank may be placed: first anywhere, then beside its houses.

    A player's own board may have no free city beside them: then in any free city.
    """
    free = tuple(city for city in state.game.cities if state.houses[city][0] == FREE)
    standing = {city for city in state.game.cities if state.houses[city][0] == BANK}
    near = {to for city in standing for to, _ in state.game.board.neighbours[city]}
    return tuple(city for city in free if city in near) or free


def bank_cities(state: State) -> tuple[int, ...]:
    """Return the cities in which the bank has a house."""
    return tuple([city for city in state.game.cities if BANK in state.houses[city]])


def with_bank(game: Game, order: tuple[int, ...]) -> tuple[int, ...]:
    """Return a turn order with the bank, which is always second, if it plays."""
    return (*order[:1], BANK, *order[1:]) if game.options.against_the_bank else order


class BankSites(CityChoice):
    """Place a house of the bank in one of `cities`."""

    def __init__(self, state: State) -> None:
        super().__init__(state, bank_house_sites(state))

    def check(self, action: object) -> None:
        """Raise IllegalAction if the action is no legal answer."""
        if not isinstance(action, PlaceBankHouse):
            raise not_asked(action)
        state, city = self.state, action.city
        if city not in state.game.cities:
            raise IllegalAction("city_not_in_play", city=city)
        if state.houses[city][0] != FREE:
            raise IllegalAction(why_not_empty(state, city), city=city, step=state.step)
        if city not in self.cities:
            raise IllegalAction("not_beside_the_bank", city=city)

    def action(self, city: int) -> Action:
        """Return the action that places a house in a city."""
        return PlaceBankHouse(city)


class AgainstTheBank(Variant):
    """The two-player game of Recharged."""

    asks = PLACING_BANK_HOUSE

    def lay_out(self, state: State) -> None:
        """Give the bank its houses."""
        state.bank_houses = HOUSES

    def deciders(self, state: State) -> Sequence[int]:
        """Return who places the six houses, or fewer: each player has a city left to begin in."""
        placers = tuple(state.order[placer] for placer in PLACERS)
        return placers[: max(0, BankSites(state).count() - state.game.players)]

    def decide(self, state: State, action: Action, events: list[Event]) -> None:
        """Place a house of the bank on the 10-place of a city."""
        BankSites(state).check(action)
        assert isinstance(action, PlaceBankHouse)
        put_house(state, action.city, 0)
        events.append(BankHousePlaced(state.seat, action.city, state.bank_houses))

    def set_up_decided(self, state: State, action: Action, events: list[Event]) -> None:
        """Put a house of the bank on the 15-place of a city that has been marked to start in."""
        if isinstance(action, MarkStartingCity):
            self._build(state, action.city, "marked", events)

    # --- Phase 2 -----------------------------------------------------------------------------

    def auctions_began(self, state: State) -> None:
        """Note that the bank is to take a plant in this phase."""
        state.is_bank_due = True

    def opening_passed(self, state: State, deal: Deal, events: list[Event]) -> None:
        """Let the bank take its plant after the first in the order has passed."""
        self._take_plant(state, "first_passed", deal, events)

    def plant_sold(self, state: State, deal: Deal, events: list[Event]) -> None:
        """Let the bank take its plant after the first sale."""
        self._take_plant(state, "first_sale", deal, events)

    def _take_plant(self, state: State, why: str, deal: Deal, events: list[Event]) -> None:
        """Take the highest plant on offer, unless the bank already has three higher ones."""
        if not state.is_bank_due:
            return
        state.is_bank_due = False
        offered = on_offer(state)
        if not offered:
            return
        plant = offered[-1]
        limited = state.game.limited
        counted = limited(state.bank_plants)
        is_full = len(counted) == PLANTS_ALLOWED and bool(limited((plant,)))
        if is_full and plant < counted[0]:
            events.append(BankPassedOnPlant(plant, counted[0], why))
            return
        scrapped = counted[0] if is_full else 0
        events.append(BankTookPlant(plant, scrapped, why))
        kept = [number for number in state.bank_plants if number != scrapped]
        state.bank_plants = tuple(sorted((*kept, plant)))
        # the bank does not buy the plant: taking it does not phase out uranium
        (sell if state.game.options.bank_buys else hand_over)(state, plant)
        replace(state, deal, events)

    # --- Phases 3 and 5 ----------------------------------------------------------------------

    def turn_ended(self, state: State, events: list[Event]) -> None:
        """Take the bank's turn after the first of the two players in this phase."""
        if not _is_to_act(state):
            return
        if state.phase == FUEL:
            self._buy_fuel(state, events)
        elif state.phase == BUREAUCRACY:
            self._burn_fuel(state, events)

    def _buy_fuel(self, state: State, events: list[Event]) -> None:
        bought = fuel_wanted(state)
        needed = state.game.need(state.bank_plants)
        lacking = needed.tokens() - sum(bought)
        if not needed.tokens():
            return
        state.bank_fuel = bought
        state.fuel_market = subtract_tokens(state.fuel_market, bought)
        events.append(BankBoughtFuel(state.game.limited(state.bank_plants), bought, lacking))

    def _burn_fuel(self, state: State, events: list[Event]) -> None:
        burnt = state.bank_fuel
        if burnt == NO_TOKENS:
            return
        state.bank_fuel = NO_TOKENS
        fuel_market.give_back(state, burnt)
        events.append(BankBurntFuel(burnt))

    # --- Phase 4 -----------------------------------------------------------------------------

    def city_connected(self, state: State, seat: int, city: int, events: list[Event]) -> None:
        """Put a house of the bank on the second place, usually for 15, of a city that was empty."""
        houses = state.houses[city]
        if houses[0] == seat and has_no_house(houses[1:]):
            self._build(state, city, "connected", events)

    def _build(self, state: State, city: int, why: str, events: list[Event]) -> None:
        if state.bank_houses and state.houses[city][1:2] == (FREE,):
            put_house(state, city, 1)
            events.append(BankBuiltHouse(city, why, state.bank_houses))


AGAINST_THE_BANK: Final = AgainstTheBank()


def _is_to_act(state: State) -> bool:
    """Return whether the bank still has its turn in this phase."""
    return len(state.waiting) == len(state.order)


def fuel_to_buy(state: State) -> Tokens:
    """Return what the bank will still buy in this Phase 3 if nobody buys before it."""
    plays = state.game.options.against_the_bank and state.phase == FUEL
    return fuel_wanted(state) if plays and _is_to_act(state) else NO_TOKENS


def fuel_wanted(state: State) -> Tokens:
    """Return the tokens the bank would take now: for one run of its plants if available.

    Hybrids come last and alternate between coal and oil, beginning with coal, while both last.
    """
    need = state.game.need(state.bank_plants)
    market = state.fuel_market
    coal = min(need.coal, market[COAL])
    oil = min(need.oil, market[OIL])
    for turn in range(need.hybrid):
        has_coal, has_oil = coal < market[COAL], oil < market[OIL]
        if has_coal and (turn % 2 == 0 or not has_oil):
            coal += 1
        elif has_oil:
            oil += 1
    return (coal, oil, min(need.garbage, market[GARBAGE]), min(need.uranium, market[URANIUM]))


def put_house(state: State, city: int, place: int) -> None:
    """Put a house of the bank on a place of a city."""
    standing = with_item(state.houses[city], place, BANK)
    state.houses = with_item(state.houses, city, standing)
    state.bank_houses -= 1
