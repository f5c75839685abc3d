# SPDX-License-Identifier: MIT
"""The positions to count from: small records, each cut off at its question."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from powergrid.bots import bot_named
from powergrid.records import Recorder, save
from powergrid.rules import State, apply
from powergrid.rules.state import (
    BIDDING,
    BUILDING_HOUSES,
    BUYING_FUEL,
    MARKING_CITY,
    OPENING,
    PLACING_BANK_HOUSE,
    RUNNING_PLANTS,
    SCRAPPING_FUEL,
    SCRAPPING_PLANT,
)
from tests.conformance.trial import decided
from tests.conformance.variants import Variant, begun

FOLDER: Final = Path(__file__).parent
MAX_SEEDS: Final = 3000


def _any(state: State) -> bool:
    return True


def _last_to_act(state: State) -> bool:
    return len(state.waiting) == 1


def _last_in_step(step: int) -> Callable[[State], bool]:
    return lambda state: _last_to_act(state) and state.step == step


def _near_the_storage(state: State) -> bool:
    return state.storage > 0 and state.fuel_market[0] < 4 and state.round > 3


def _in_wien(state: State) -> bool:
    return state.game.board.city_index["wien"] in state.cities[state.seat]


def _most_cities(state: State) -> int:
    return max(map(len, state.cities))


def _before_step_2(state: State) -> bool:
    return _most_cities(state) == state.game.step2_at - 1


def _before_the_end(state: State) -> bool:
    return _most_cities(state) == state.game.end_at - 1


def _before_obsolete(state: State) -> bool:
    return state.market[0] <= _most_cities(state) + 1


def _with_hybrids(state: State) -> bool:
    need = state.game.need(state.plants[state.seat])
    return need.hybrid > 2 and min(state.fuel[state.seat][:2]) > 1


class Position(NamedTuple):
    """Where a game among bots is cut off, and how deep it is counted from there."""

    name: str
    depth: int
    variant: Variant
    asks: int
    is_there: Callable[[State], bool] = _any
    level: str = "sensible"

    @property
    def record(self) -> Path:
        """The file of the record that leads to it."""
        return FOLDER / "positions" / f"{self.name}.json.gz"

    @property
    def golden(self) -> Path:
        """The file of the counts."""
        return FOLDER / f"{self.name}.json"


CLASSIC: Final = Variant("classic", "germany", 3, "")
RECHARGED: Final = Variant("recharged", "germany", 3, "")
USA: Final = Variant("recharged", "usa", 4, "")
TWO: Final = Variant("classic", "usa", 2, "")
BANK: Final = Variant("recharged", "germany", 2, "against the bank, starting cities")
START: Final = Variant("recharged", "germany", 3, "starting cities")
EUROPE: Final = Variant("classic", "central-europe", 3, "")

POSITIONS: Final = (
    Position("first-auction", 5, RECHARGED, OPENING),
    Position("auction-with-token", 6, USA, OPENING, lambda s: s.round == 4),
    Position("auction-by-the-last", 8, CLASSIC, OPENING, _last_to_act),
    Position("auction-in-step-3", 5, TWO, OPENING, lambda s: s.step == 3),
    Position("bids", 8, CLASSIC, BIDDING, lambda s: s.round == 2),
    Position("bids-for-a-nuclear-plant", 7, EUROPE, BIDDING, lambda s: s.lot in (11, 17)),
    Position("plant-to-scrap", 8, RECHARGED, SCRAPPING_PLANT),
    Position("fuel-to-scrap", 9, TWO, SCRAPPING_FUEL, level="random"),
    Position("first-fuel", 8, RECHARGED, BUYING_FUEL),
    Position("fuel-from-the-storage", 8, USA, BUYING_FUEL, _near_the_storage, level="random"),
    Position("fuel-in-wien", 8, EUROPE, BUYING_FUEL, _in_wien),
    Position("first-houses", 6, CLASSIC, BUILDING_HOUSES),
    Position("houses-before-step-2", 8, RECHARGED, BUILDING_HOUSES, _before_step_2),
    Position("houses-before-the-end", 6, CLASSIC, BUILDING_HOUSES, _before_the_end),
    Position("houses-that-make-plants-obsolete", 8, TWO, BUILDING_HOUSES, _before_obsolete),
    Position("runs", 6, RECHARGED, RUNNING_PLANTS, lambda s: s.round == 3),
    Position("runs-with-hybrids", 7, TWO, RUNNING_PLANTS, _with_hybrids, level="random"),
    Position("last-run-of-a-round", 6, USA, RUNNING_PLANTS, _last_in_step(2)),
    Position("last-run-in-step-3", 4, EUROPE, RUNNING_PLANTS, _last_in_step(3)),
    Position("houses-of-the-bank", 5, BANK, PLACING_BANK_HOUSE),
    Position("starting-cities", 4, START, MARKING_CITY),
    Position("auction-with-the-bank", 6, BANK, OPENING, lambda s: len(s.bank_plants) == 3),
    Position("fuel-with-the-bank", 9, BANK, BUYING_FUEL, lambda s: s.round == 3),
    Position("houses-beside-the-bank", 5, BANK, BUILDING_HOUSES, lambda s: s.round == 2),
    Position("runs-with-the-bank", 5, BANK, RUNNING_PLANTS, lambda s: s.round == 4),
    Position("first-houses-in-starting-cities", 6, START, BUILDING_HOUSES),
)


def write(position: Position) -> None:
    """Play games until one reaches the position, and save its record up to there."""
    for seed in range(MAX_SEEDS):
        recorder = _recorder(position, seed)
        if recorder is not None:
            save(recorder, position.record, is_synced=False)
            return
    raise LookupError(f"no game comes by the position {position.name}")


def _recorder(position: Position, seed: int) -> Recorder | None:
    record = begun(position.variant, seed)
    recorder = Recorder(record.header)
    bot, rng = bot_named(position.level), Random(seed)
    _, state, deal = record.start()
    while not state.is_over:
        if state.asks == position.asks and position.is_there(state):
            return recorder
        action = decided(bot, state, rng)
        recorder.add(action, apply(state, action, deal), state)
    return None
