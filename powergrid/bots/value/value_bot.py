# SPDX-License-Identifier: MIT
"""A bot that does what gives it the best chance to win.

It judges the position after each option: opening for every plant at its likely price, or passing;
bidding one more, or letting the leader have the plant; building any number of houses, the cheapest
first. What the planner thinks of an option counts too, because the two err in different places.
Fuel and the plants to run are left to the planner.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from math import inf
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from powergrid.bots.beginnings import house_in, nearly_cheapest
from powergrid.bots.planner import Planner
from powergrid.bots.planner.network import Site, open_houses
from powergrid.bots.value.features import Features
from powergrid.bots.value.moments import connected, sold, turn_ended, without_plant
from powergrid.bots.value.net import Net
from powergrid.rules import Game, State
from powergrid.rules.actions import (
    Action,
    Bid,
    BuildHouse,
    BuyFuel,
    EndTurn,
    OpenAuction,
    Pass,
    ScrapPlant,
)
from powergrid.rules.legal import Bids, Openings, PlantScraps
from powergrid.rules.phases.building import ends_game
from powergrid.rules.scoring import all_powered, shares_of_win
from powergrid.rules.state import (
    AUCTION,
    BIDDING,
    BUILDING,
    BUILDING_HOUSES,
    NOTHING,
    OPENING,
    SCRAPPING_PLANT,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

TRUST: Final = 0.01
"""The chance that counts as much as a unit of the planner's worth, which is money."""
_TRUST_AMONG_SIX: Final = 0.006
"""The same in auctions among six, where more of it loses games."""
_MAX_LOSS: Final = 0.6
"""The most that the planner's worth takes off a chance."""
_PREMIUM: Final = 2
"""What others may drive a plant's price up by, for each city that it powers."""
_STARTS: Final = 6
"""First cities that are considered."""
_LATE: Final = 20
"""Games in which everybody builds end earlier."""
_UNPLANNED_FUEL: Final = 5.0
"""How much less than ending its turn fuel is worth to a planner that would not buy it."""


class Option(NamedTuple):
    """An action and the positions it may lead to, of which the best counts.

    `extra_cost`: how much more than the cheapest city a city costs that it connects.
    """

    action: Action
    positions: Sequence[State]
    extra_cost: int = 0


class Judged(NamedTuple):
    """An action and the chance to win after it, less the planner's objection."""

    action: Action
    score: float


class Estimate(NamedTuple):
    """The best of an option's positions: the chance to win there, and the net's units.

    `features` and the net's `chances`: by seat.
    """

    position: State
    chance: float
    units: "NDArray[np.float32]"
    features: "NDArray[np.float32]"
    chances: "NDArray[np.float32]"


class ValueBot:
    """Judges with a net; `starts` is how many first cities it considers.

    `others` is how many cities besides the cheapest it considers for a network that has begun.
    Bots of one table may share a `planner`, which remembers what it has computed.
    """

    def __init__(
        self,
        net: Net,
        starts: int = _STARTS,
        others: int = 0,
        planner: Planner | None = None,
    ) -> None:
        self._net = net
        self._starts = starts
        self._others = others
        self._planner = planner or Planner()
        self._features: Features | None = None

    def decide(self, state: State, rng: Random) -> Action:
        """Return the action after which the seat's chance is best."""
        return self.judged(state, rng)[0].action

    def judged(self, state: State, rng: Random) -> list[Judged]:
        """Return the seat's options and how good each is, the best first."""
        options = self.options(state, rng)
        if len(options) == 1:
            return [Judged(options[0].action, 0.0)]
        chances = self.chances(options, state)
        objections = self.objections(options, state)
        found = [
            Judged(option.action, chance - objection)
            for option, chance, objection in zip(options, chances, objections, strict=True)
        ]
        return sorted(found, key=lambda option: option.score, reverse=True)

    def objections(self, options: Sequence[Option], state: State) -> list[float]:
        """Return by option the chance that the planner's objection counts as."""
        trust = _trust(state)
        return [min(_MAX_LOSS, trust * loss) for loss in self._losses(options, state)]

    def _losses(self, options: Sequence[Option], state: State) -> list[float]:
        """Return how much less each option is worth to the planner than its own choice.

        The planner considers a single first city: all others are worth as much to it, less what
        they cost more if the network has begun.
        """
        planned = self._planner.options(state)
        # A purchase may begin more than one run: the best counts, which comes first.
        worths = {option.action: option.worth for option in reversed(planned)}
        build = max(
            (option.worth for option in planned if isinstance(option.action, BuildHouse)),
            default=-inf,
        )
        best = planned[0].worth
        has_begun = bool(state.cities[state.seat])
        found = []
        for option in options:
            other = -inf
            if isinstance(option.action, BuildHouse):
                other = build - (option.extra_cost if has_begun else 0)
            elif isinstance(option.action, BuyFuel):
                other = worths[EndTurn()] - _UNPLANNED_FUEL
            found.append(best - worths.get(option.action, other))
        return found

    def options(self, state: State, rng: Random) -> list[Option]:
        """Return the seat's options; a single one where the planner decides."""
        asks = state.asks
        if asks == OPENING:
            return _openings(state)
        if asks == BIDDING:
            return _bids(state)
        if asks == SCRAPPING_PLANT:
            return [
                Option(ScrapPlant(plant), [without_plant(state, plant)])
                for plant in PlantScraps(state).plants
            ]
        if asks == BUILDING_HOUSES and state.round < _LATE:
            return self._builds(state)
        return [Option(self._planner.decide(state, rng), [])]

    def chances(self, options: Sequence[Option], state: State) -> list[float]:
        """Return the chance to win of the seat on turn, by option."""
        return [estimate.chance for estimate in self.estimates(options, state)]

    def estimates(self, options: Sequence[Option], state: State) -> list[Estimate]:
        """Return what the net sees after each option, for the seat on turn."""
        positions = [position for option in options for position in option.positions]
        seen = iter(self._seen(positions, state.seat))
        return [
            max(islice(seen, len(option.positions)), key=lambda estimate: estimate.chance)
            for option in options
        ]

    def chance(self, position: State, seat: int) -> float:
        """Return a seat's chance to win from a position; its share of the win if all is over."""
        if position.asks == NOTHING:
            return shares_of_win(position)[seat]
        return self._seen([position], seat)[0].chance

    def chances_at(self, positions: Sequence[State], seat: int) -> list[float]:
        """Return a seat's chance to win from each of some positions of one game."""
        return [estimate.chance for estimate in self._seen(positions, seat)]

    def _seen(self, positions: Sequence[State], seat: int) -> list[Estimate]:
        rows = self._features_of(positions[0].game).of_all(positions)
        units = self._net.units(rows)
        chances = self._net.chances_of(units)
        own = chances[:, seat].tolist()
        return [
            Estimate(
                position,
                shares_of_win(_ended(position))[seat] if _is_last(position) else own[place],
                units[place, seat],
                rows[place],
                chances[place],
            )
            for place, position in enumerate(positions)
        ]

    def _features_of(self, game: Game) -> Features:
        if self._features is None or self._features.game is not game:
            self._features = Features(game)
        return self._features

    def _builds(self, state: State) -> list[Option]:
        """Return ending the turn, and building the first of one, two, … cities."""
        networks = self._features_of(state.game).networks
        ended = Option(EndTurn(), [turn_ended(state)])
        if state.cities[state.seat]:
            plan = networks.growth(state, state.seat)
            plans = [plan, *networks.growths_by(state, self._other_sites(state, plan[:1]))]
        else:
            starts = open_houses(state, state.seat).items()
            found = networks.growths_by(state, [Site(city, price) for city, price in starts])
            found.sort(key=lambda plan: sum([site.price for site in plan]))
            plans = found[: self._starts]
        cheapest = min((plan[0].price for plan in plans if plan), default=0)
        builds = [
            Option(house_in(state, plan[0].city), positions, plan[0].price - cheapest)
            for plan in plans
            if (positions := _grown(state, plan))
        ]
        return [ended, *builds]

    def _other_sites(self, state: State, cheapest: Sequence[Site]) -> list[Site]:
        """Return the cities after the cheapest one with which a network may go on growing."""
        if not self._others:
            return []
        known = [site.city for site in cheapest]
        others = [Site(city, price) for price, city in nearly_cheapest(state) if city not in known]
        return others[: self._others]


def _trust(state: State) -> float:
    """Return the chance that a unit of the planner's worth counts as."""
    is_among_six = state.phase == AUCTION and state.game.players == 6
    return _TRUST_AMONG_SIX if is_among_six else TRUST


def _openings(state: State) -> list[Option]:
    """Return passing, and every plant at the price it will probably go for."""
    openings = Openings(state)
    premium = 0 if openings.is_sole else _PREMIUM
    options = []
    for plant in openings.affordable():
        minimum = openings.minimum(plant)
        price = min(minimum + premium * state.game.plants[plant].cities, openings.money)
        options.append(Option(OpenAuction(plant, minimum), [*won(state, state.seat, plant, price)]))
    if openings.may_pass:
        options.append(Option(Pass(), [turn_ended(state)]))
    return options


def _bids(state: State) -> list[Option]:
    bids = Bids(state)
    lost = Option(Pass(), [next(won(state, bids.leader, bids.plant, bids.bid))])
    amount = bids.amounts.start
    if amount not in bids.amounts:
        return [lost]
    return [lost, Option(Bid(amount), [*won(state, state.seat, bids.plant, amount)])]


def won(state: State, seat: int, plant: int, price: int) -> Iterator[State]:
    """Yield the positions after a seat bought a plant, one for each plant it might scrap.

    The likeliest comes first: scrapping the smallest plant.
    """
    after, owned = sold(state, seat, plant, price), state.game.limited(state.plants[seat])
    if len(owned) < state.game.plants_allowed or plant in state.game.mines:
        yield after
    else:
        for scrapped in owned:
            yield without_plant(after, scrapped)


def _grown(state: State, plan: Sequence[Site]) -> list[State]:
    """Return the positions after one, two, … cities of a plan, as far as the money lasts."""
    positions = []
    now = state
    for site in plan:
        if site.price > now.money[now.seat]:
            break
        now = connected(now, site.city, site.price)
        positions.append(turn_ended(now))
    return positions


def _is_last(position: State) -> bool:
    """Return whether the game ends with this position."""
    return position.phase == BUILDING and not position.waiting and ends_game(position)


def _ended(position: State) -> State:
    """Return the position with every city powered that can be."""
    end = position.copy()
    end.powered = all_powered(end)
    return end
