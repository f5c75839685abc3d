# SPDX-License-Identifier: MIT
"""A game of the public web version, played again by our rules.

The log has no opening market, leaves out turns in which nothing can be done, and lets all act at
once in Phase 5. So the rules ask, and the log answers: a plant that is seen before it is drawn was
on sale from the beginning, and a seat without an entry when it is asked has passed. In the end the
table must be the one that the log ends with.
"""

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from itertools import product
from typing import Any, Final
from unicodedata import normalize

from powergrid.box import BoxError, load_board, load_edition, load_plants
from powergrid.files.places import built_in_board_ids
from powergrid.play.errors import RecordError
from powergrid.play.seats import Seat
from powergrid.records.header import COLOURS, TRANSCRIPT, Header, legible
from powergrid.records.record import Record
from powergrid.records.recorder import Recorder
from powergrid.records.replay import not_allowed
from powergrid.records.web_log import Made, Told, WebLog, read_web_log
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
from powergrid.rules.board import Board
from powergrid.rules.edition import Edition
from powergrid.rules.fuel import COAL, FUEL_NAMES, OIL
from powergrid.rules.legal import FuelScraps, Sites
from powergrid.rules.options import POOLED_FUEL
from powergrid.rules.plant_market import minimum_bid
from powergrid.rules.plants import STEP3
from powergrid.rules.setup import cards_in_pile
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
_SOURCE: Final = "a game of the public web version"
_ALIKE: Final = 0.7
"""How similar a city's name there and here must be; some are abbreviated or misspelt there."""
_BOARDS_ALIKE: Final = 0.95
"""The same for boards, of which one umlaut is spelt differently."""


def record_of_log(data: Mapping[str, Any]) -> Record:
    """Return the record of the game in a log's JSON.

    Raises `RecordError` if it is not a finished game, or not one that our rules lead to.
    """
    log = read_web_log(data)
    first: RecordError | None = None
    for options, discarded in product(_OPTIONS, (COAL, OIL)):
        try:
            return _played(log, options, discarded)
        except RecordError as error:
            first = first or error
    assert first is not None  # one way was tried, and failed
    raise first


def _played(log: WebLog, options: Mapping[str, bool], discarded: int) -> Record:
    header, cities = _header(log, options)
    _, state, deal = Record(header).start()
    recorder = Recorder(header)
    answers = _Answers(log, cities, discarded)
    while not state.is_over:
        action = answers.to(state)
        try:
            events = apply(state, action, deal)
        except IllegalAction as error:
            raise RecordError(not_allowed(error), move=answers.number) from None
        recorder.add(action, events, state)
    _check_end(log, cities, state)
    return recorder.record()


def _header(log: WebLog, options: Mapping[str, bool]) -> tuple[Header, dict[str, int]]:
    """Return the game's header, and the index of each city by its name in the log."""
    try:
        edition = load_edition(log.edition)
        board = load_board(_board_id(log), log.edition)
        plants = load_plants()
    except BoxError as error:
        raise RecordError(error.what) from None
    cities = _cities(log, board)
    areas = {board.cities[city].area for city in cities.values()}
    market, draws = _cards(log, edition, set(plants))
    above_step3 = cards_in_pile(edition, plants, len(log.players)) - 1 - edition.cards_below_step3
    draws.insert(above_step3, STEP3)
    first = next((entry.seat for entry in log.entries if isinstance(entry, Made)), 0)
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
    alike = get_close_matches(_plain(log.board), ids, n=1, cutoff=_BOARDS_ALIKE)
    if not alike:
        raise RecordError(f"there is no board like {log.board}, on which this game was played.")
    return ids[alike[0]]


def _cities(log: WebLog, board: Board) -> dict[str, int]:
    """Return the index of each city by its name in the log."""
    ours = {_plain(city.name): index for index, city in enumerate(board.cities)}
    found: dict[str, int] = {}
    for name in sorted(log.cities, key=lambda name: _plain(name) not in ours):  # same names first
        alike = get_close_matches(_plain(name), ours, n=1, cutoff=_ALIKE)
        if not alike:
            raise RecordError(f"the board {board.id} has no city like {name}, which is in the log.")
        found[name] = ours.pop(alike[0])
    return found


def _plain(name: str) -> str:
    """Return the letters of a name, small and without accents."""
    letters = normalize("NFKD", name).encode("ascii", "ignore").decode()
    return "".join(filter(str.isalpha, letters)).casefold()


def _cards(log: WebLog, edition: Edition, plants: set[int]) -> tuple[set[int], list[int]]:
    """Return the opening market, and the plants drawn since."""
    market = set(edition.opening_market)
    draws: list[int] = []
    for entry in log.entries:
        if isinstance(entry, Told):
            plant = entry.plant
            if entry.is_draw:
                draws.append(plant)
                continue
        else:
            plant = entry.data if entry.name == "ChoosePowerPlant" else 0
        if plant in plants and plant not in draws:
            market.add(plant)
    return market | {plant for plant in log.market & plants if plant not in draws}, draws


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
        self._runs: dict[int, list[Made]] = {}
        self._runs_of = 0

    def to(self, state: State) -> Action:
        """Return what the seat on turn did."""
        return _ANSWERS[state.asks](self, state)

    def _next(self) -> Made | None:
        while self._at < len(self._entries):
            entry = self._entries[self._at]
            if isinstance(entry, Made):
                self.number = entry.number
                return entry
            self._at += 1
        return None

    def _take(self, state: State, *names: str) -> Made | None:
        """Return the next move if the seat on turn made it and it is one of these, and go on."""
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
        most = FuelScraps(state).max_amount
        fuel = self._discarded if most(self._discarded) else COAL + OIL - self._discarded
        return ScrapFuel(fuel, most(fuel))

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
            raise RecordError(f"{name} is not in play.", move=self.number)
        ours = Sites(state).affordable().get(city)
        if ours is not None and ours != price:
            what = f"{name} costs {price} in the log; by the rules it costs {ours}."
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

    def _phase5(self) -> dict[int, list[Made]]:
        """Return the plants run by each seat, up to the refill of the markets."""
        runs: dict[int, list[Made]] = {}
        while self._at < len(self._entries):
            entry = self._entries[self._at]
            self._at += 1
            if isinstance(entry, Made):
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
                    f"in the end {player.name} has other {what} than the rules lead to."
                )
