# SPDX-License-Identifier: MIT
"""Phase 4, bureaucracy: what runs in each factory, and the energy price."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

from powergrid.factory.rules.actions import Action, RunFactory
from powergrid.factory.rules.deal import Deal
from powergrid.factory.rules.errors import IllegalAction
from powergrid.factory.rules.events import EnergyPriceMoved, Event, FactoryRun
from powergrid.factory.rules.question import Question, not_asked
from powergrid.factory.rules.state import SWITCHING, Kinds, State, with_item
from powergrid.factory.rules.tiles import MACHINE
from powergrid.factory.rules.tracks import Tracks, tracks_of


class Runs(Question):
    """Run the factory with any of `switches` off, as long as workers and machines suffice."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.factory = state.factory[self.seat]
        self.max_canteen = state.workers(self.seat) - 1  # one worker stays available

    @property
    def switches(self) -> Kinds:
        """All machines and robots of the factory."""
        can_be_off = self.state.game.can_be_off
        return tuple([kind for kind in self.factory if can_be_off[kind]])

    def tracks(self, off: Kinds) -> Tracks:
        """Return the tracks with these tiles switched off."""
        return tracks_of(self.state.game, active(self.factory, off))

    def check(self, action: object) -> None:
        """Raise IllegalAction if the action is no legal answer."""
        if not isinstance(action, RunFactory):
            raise not_asked(action)
        off = action.off
        switches = self.switches
        if off and (list(off) != sorted(off) or Counter(off) - Counter(switches)):
            raise IllegalAction("cannot_be_switched_off", off=off)
        running = active(switches, off)
        tiles = self.state.game.tiles
        machines = sum(tiles[kind].type == MACHINE for kind in running)
        robots = len(running) - machines
        if robots > machines:
            raise IllegalAction("too_many_robots", robots=robots, machines=machines)
        needed = self.tracks(off).canteen
        if needed > self.max_canteen:
            raise IllegalAction("too_few_workers", needed=needed, maximum=self.max_canteen)

    def __iter__(self) -> Iterator[Action]:
        counts = Counter(self.switches)
        for numbers in product(*(range(count + 1) for count in counts.values())):
            off = tuple(
                kind for kind, number in zip(counts, numbers, strict=True) for _ in range(number)
            )
            run = RunFactory(off)
            if run in self:
                yield run

    def sample(self, rng: Random) -> Action:
        """Return a random run: the tiles in random order, and a random number of them off."""
        tiles = list(self.switches)
        rng.shuffle(tiles)
        runs = [RunFactory(tuple(sorted(tiles[:count]))) for count in range(len(tiles) + 1)]
        return rng.choice([run for run in runs if run in self])


def active(factory: Kinds, off: Kinds) -> Kinds:
    """Return the tiles that are left when some are switched off."""
    rest = list(factory)
    for kind in off:
        rest.remove(kind)
    return tuple(rest)


def begin(state: State, deal: Deal, events: list[Event]) -> bool:
    """Ask the lowest order tile first; return whether a seat is asked."""
    state.waiting = state.by_order()
    return _ask(state)


def _ask(state: State) -> bool:
    if not state.waiting:
        return False
    state.asks, state.seat = SWITCHING, state.waiting[0]
    return True


def act(state: State, action: Action, events: list[Event]) -> bool:
    """Set a seat's tracks and canteen; return whether the phase continues."""
    assert isinstance(action, RunFactory)
    seat = state.seat
    tracks = Runs(state).tracks(action.off)
    state.off = with_item(state.off, seat, action.off)
    state.production = with_item(state.production, seat, tracks.production)
    state.storage = with_item(state.storage, seat, tracks.storage)
    state.energy = with_item(state.energy, seat, tracks.energy)
    state.canteen = with_item(state.canteen, seat, tracks.canteen)
    events.append(FactoryRun(seat, action.off, *tracks))
    state.waiting = state.waiting[1:]
    return _ask(state)


def close(state: State, deal: Deal, events: list[Event]) -> None:
    """Turn the next energy tile over."""
    change = deal.energy_tiles[state.round - 1]
    state.changes = (*state.changes, change)
    state.price = state.game.figures.energy_prices[sum(state.changes)]
    events.append(EnergyPriceMoved(change, state.price))
