# SPDX-License-Identifier: MIT
"""A game of the public web version, played again by our rules.

The log leaves out turns in which nothing can be done, and lets all act at once in Phase 5. So the
rules ask, and the log answers: a seat without an entry when it is asked has passed. At the end the
table must be the one that the log ends with.
"""

from collections.abc import Callable, Mapping
from itertools import product
from typing import Any, Final

from powergrid.files.messages import quoted
from powergrid.play.errors import RecordError
from powergrid.records.record import Record
from powergrid.records.recorder import Recorder
from powergrid.records.replay import why_not_allowed
from powergrid.records.web_log import LoggedMove, WebLog, read_web_log
from powergrid.records.web_start import header_of_log
from powergrid.rules import IllegalAction, State, apply
from powergrid.rules.actions import (
    Action,
    Bid,
    BuildHouse,
    BuyFuel,
    EndTurn,
    OpenAuction,
    Pass,
    RunPlants,
    ScrapFuel,
    ScrapPlant,
)
from powergrid.rules.fuel import COAL, FUEL_NAMES, OIL
from powergrid.rules.legal import FuelScraps, Sites
from powergrid.rules.options import POOLED_FUEL
from powergrid.rules.plant_market import minimum_bid
from powergrid.rules.state import (
    BIDDING,
    BUILDING_HOUSES,
    BUYING_FUEL,
    OPENING,
    RUNNING_PLANTS,
    SCRAPPING_FUEL,
    SCRAPPING_PLANT,
)

_OPTIONS: Final[tuple[dict[str, bool], ...]] = ({}, {POOLED_FUEL: True})
"""The web version also lets hybrids burn what other plants store."""


def record_of_log(data: Mapping[str, Any]) -> Record:
    """Return the record of the game in a log's JSON.

    Raises `RecordError` if it is not a finished game, or not one that our rules lead to.
    """
    log = read_web_log(data)
    errors = []
    for options, discarded in product(_OPTIONS, (COAL, OIL)):
        try:
            return _replay_log(log, options, discarded)
        except RecordError as error:
            errors.append(error)
    raise errors[0]


def _replay_log(log: WebLog, options: Mapping[str, bool], discarded: int) -> Record:
    header, cities = header_of_log(log, options)
    _, state, deal = Record(header).start()
    recorder = Recorder(header)
    answers = _Answers(log, cities, discarded)
    while not state.is_over:
        action = answers.to(state)
        try:
            events = apply(state, action, deal)
        except IllegalAction as error:
            raise RecordError(why_not_allowed(error), move=answers.number) from None
        recorder.add(action, events, state)
    _check_end(log, cities, state)
    return recorder.record()


class _Answers:
    """Answers what the rules ask with the entries of the log, in their order.

    `discarded`: the fuel that goes first where a hybrid's owner has the choice, which the log does
    not say. `number`: the place in the log of the entry that was last looked at.
    """

    def __init__(self, log: WebLog, cities: Mapping[str, int], discarded: int) -> None:
        self._entries = log.entries
        self._cities = cities
        self._discarded = discarded
        self._at = 0
        self.number = 0
        self._runs: dict[int, list[LoggedMove]] = {}
        self._runs_of = 0

    def to(self, state: State) -> Action:
        """Return what the seat on turn did."""
        return _ANSWERS[state.asks](self, state)

    def _next(self) -> LoggedMove | None:
        while self._at < len(self._entries):
            entry = self._entries[self._at]
            if isinstance(entry, LoggedMove):
                self.number = entry.number
                return entry
            self._at += 1
        return None

    def _take(self, state: State, *names: str) -> LoggedMove | None:
        """Return the next move if the seat on turn made it and it is one of these; move past it."""
        entry = self._next()
        if entry is None:
            raise RecordError("the log ends before the game does.")
        if entry.seat != state.seat or entry.name not in names:
            return None
        self._at += 1
        return entry

    def opening(self, state: State) -> Action:
        entry = self._take(state, "ChoosePowerPlant", "Pass")
        if entry is None or entry.name == "Pass":
            return Pass()
        bid = self._take(state, "Bid")
        amount = minimum_bid(state, entry.data) if bid is None else bid.data
        return OpenAuction(entry.data, amount)

    def bidding(self, state: State) -> Action:
        entry = self._take(state, "Bid", "Pass")
        return Pass() if entry is None or entry.name == "Pass" else Bid(entry.data)

    def scrapping_plant(self, state: State) -> Action:
        entry = self._take(state, "DiscardPowerPlant")
        if entry is None:
            raise RecordError("the log does not say which plant is scrapped.", move=self.number)
        return ScrapPlant(entry.data)

    def scrapping_fuel(self, state: State) -> Action:
        """Discard as much of one fuel as possible."""
        maximum = FuelScraps(state).max_amount
        fuel = self._discarded if maximum(self._discarded) else COAL + OIL - self._discarded
        return ScrapFuel(fuel, maximum(fuel))

    def buying(self, state: State) -> Action:
        entry = self._take(state, "BuyResource", "Pass")
        if entry is None or entry.name == "Pass":
            return EndTurn()
        return BuyFuel(FUEL_NAMES.index(entry.data["resource"]), 1)

    def building(self, state: State) -> Action:
        entry = self._take(state, "Build", "Pass")
        if entry is None or entry.name == "Pass":
            return EndTurn()
        name, price = entry.data["name"], entry.data["price"]
        city = self._cities.get(name)
        if city is None:
            raise RecordError(f"{quoted(name)} is not in play.", move=self.number)
        ours = Sites(state).affordable().get(city)
        if ours is not None and ours != price:
            what = f"{quoted(name)} costs {price} in the log; by the rules it costs {ours}."
            raise RecordError(what, move=self.number)
        return BuildHouse(city)

    def running(self, state: State) -> Action:
        if self._runs_of != state.round:
            self._runs_of, self._runs = state.round, self._phase5()
        made = [entry.data for entry in self._runs.get(state.seat, ())]
        kinds = state.game.plants
        coal = sum(
            run["resourcesSpent"].count("coal")
            for run in made
            if run["powerPlant"] in kinds and kinds[run["powerPlant"]].kind == "hybrid"
        )
        return RunPlants(tuple(sorted(run["powerPlant"] for run in made)), coal)

    def _phase5(self) -> dict[int, list[LoggedMove]]:
        """Return the plants run by each seat, up to the refill of the markets."""
        runs: dict[int, list[LoggedMove]] = {}
        while self._at < len(self._entries):
            entry = self._entries[self._at]
            self._at += 1
            if isinstance(entry, LoggedMove):
                self.number = entry.number
                if entry.name == "UsePowerPlant":
                    runs.setdefault(entry.seat, []).append(entry)
            elif entry.is_resupply:
                break
        return runs


_ANSWERS: Final[dict[int, Callable[[_Answers, State], Action]]] = {
    OPENING: _Answers.opening,
    BIDDING: _Answers.bidding,
    SCRAPPING_PLANT: _Answers.scrapping_plant,
    SCRAPPING_FUEL: _Answers.scrapping_fuel,
    BUYING_FUEL: _Answers.buying,
    BUILDING_HOUSES: _Answers.building,
    RUNNING_PLANTS: _Answers.running,
}


def _check_end(log: WebLog, cities: Mapping[str, int], state: State) -> None:
    """Raise `RecordError` unless everybody has what the log says at the end."""
    for seat, player in enumerate(log.players):
        for what, theirs, ours in (
            ("money", player.money, state.money[seat]),
            ("fuel", player.fuel, state.fuel[seat]),
            ("plants", player.plants, set(state.plants[seat])),
            ("cities", {cities.get(city) for city in player.cities}, set(state.cities[seat])),
            ("powered cities", player.powered, state.powered[seat]),
        ):
            if theirs != ours:
                raise RecordError(
                    f"in the end {quoted(player.name)} has other {what} than the rules lead to."
                )
