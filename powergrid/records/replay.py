# SPDX-License-Identifier: MIT
"""Replaying a record: from its lines back to actions, each performed by the rules."""

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from powergrid.play.errors import Difference, RecordError
from powergrid.play.game import Played
from powergrid.records.lines import CONSEQUENCES, MARKETS, Move
from powergrid.records.record import Record
from powergrid.records.refusal import in_words
from powergrid.records.runs import read_run
from powergrid.records.scraps import Scraps
from powergrid.rules import IllegalAction, State, apply
from powergrid.rules.actions import (
    Action,
    Bid,
    BuildHouse,
    BuyFuel,
    BuyStoredCoal,
    EndTurn,
    MarkStartingCity,
    OpenAuction,
    Pass,
    PlaceBankHouse,
    ScrapPlant,
)
from powergrid.rules.events import Event
from powergrid.rules.fuel import FUEL_NAMES
from powergrid.rules.state import NO_EXTRAS, RUNNING_PLANTS, SCRAPPING_FUEL


class Step(NamedTuple):
    """One action, and the state and the events it led to; no later step changes `state`.

    `moves` is the number of the record's lines up to then. `found` are the record's lines of this
    action, by index, except those of plants run and fuel discarded, which are compared while they
    are read. The step before the first action has no action.
    """

    action: Action | None
    state: State
    events: list[Event]
    moves: int
    found: list[tuple[int, Move]]


def replay(record: Record) -> Iterator[Step]:
    """Yield the state at the first question, then one step for each action.

    The consequences of an action come from the rules and are not compared with the record. Raises
    `RecordError` while iterating, `Difference` where the rules do not allow a recorded action.
    """
    replaying = _Replay(record)
    yield replaying.opening()
    while not replaying.is_done:
        try:
            yield replaying.step()
        except RecordError as error:
            raise with_location(record, error, replaying.first) from None


def states(record: Record) -> list[State]:
    """Return the state at the first question and after each action."""
    return [step.state for step in replay(record)]


def played(steps: Iterable[Step]) -> list[Played[State, Action, Event]]:
    """Return the actions of steps, each with the state before it and its events."""
    return [
        Played(before.state, after.action, after.events)
        for before, after in pairwise(steps)
        if after.action is not None
    ]


def digest(state: State) -> str:
    """Return a short hash of a state, the same in every run of the program."""
    from hashlib import sha256  # loads OpenSSL, which games do not need

    kept = [fact for fact in state.facts() if fact != NO_EXTRAS]  # only some boards use them
    facts = [sorted(fact) if isinstance(fact, frozenset) else fact for fact in kept]
    return sha256(repr(facts).encode()).hexdigest()[:16]


class _Replay:
    def __init__(self, record: Record) -> None:
        self.moves = record.moves
        self.at = 0
        self.first = 0
        self.scraps = Scraps()
        _, self.state, self.deal, self.events = record.start_with_events()

    def opening(self) -> Step:
        consequences = self._consequences() if self.events else []
        found = [(index, self.moves[index]) for index in consequences]
        return Step(None, self.state, self.events, self.at, found)

    @property
    def is_done(self) -> bool:
        return self.at == len(self.moves) and not self.scraps

    def step(self) -> Step:
        compared: list[int] = []
        if self.scraps:
            action: Action = self.scraps.choice()
        else:
            self.first = self.at
            action, compared = self._action()
        self.state = self.state.copy()
        events = self._apply(action)
        self.scraps.settle(events, self.state)
        if not self.scraps:
            compared += self._consequences()
        found = [(index, self.moves[index]) for index in compared]
        return Step(action, self.state, events, self.at, found)

    def _apply(self, action: Action) -> list[Event]:
        try:
            return apply(self.state, action, self.deal)
        except IllegalAction as error:
            move = self.moves[self.first]
            raise Difference(why_not_allowed(error), "a legal move", move) from None

    def _consequences(self) -> list[int]:
        start = self.at
        while self.at < len(self.moves) and self.moves[self.at]["type"] in CONSEQUENCES:
            self.at += 1
        return list(range(start, self.at))

    def _action(self) -> tuple[Action, list[int]]:
        """Return the action of the lines from here on, and which of them must be compared."""
        move = self.moves[self.at]
        kind = move["type"]
        self._check_is_asked(move)
        if kind == "scrap_fuel":
            self.at = self.scraps.take(self.moves, self.at, self.state.seat)
            return self.scraps.choice(), []
        if kind == "run" or (kind == "end" and move["phase"] == "bureaucracy"):
            run, end = read_run(self.moves, self.at, self.state)
            self.at = end + 1
            return run, [end]
        compared = [self.at]
        self.at += 1
        if kind == "scrap_plant":
            self.at = self.scraps.take(self.moves, self.at, self.state.seat)
            plant = move["plant"]
            return ScrapPlant(plant, self.scraps.left_on(plant, self.state)), compared
        return self._plain(move), compared

    def _check_is_asked(self, move: Move) -> None:
        kind, state = move["type"], self.state
        if state.is_over:
            raise Difference("the game is over", "no further line", move)
        if kind in CONSEQUENCES or (kind == "scrap_fuel" and state.asks != SCRAPPING_FUEL):
            raise Difference("nothing leads to this line", f"seat {state.seat} to act", move)
        if move["seat"] != state.seat:
            raise Difference("another seat is asked", f"seat {state.seat}", f"seat {move['seat']}")
        if kind == "run" and state.asks != RUNNING_PLANTS:
            raise Difference("no plants are run now", "another move", move)

    def _plain(self, move: Move) -> Action:
        choose = _CITY_ACTIONS.get(move["type"])
        if choose is None:
            if move.get("from") == "storage" and self.state.game.board.rules.is_storage_open:
                return BuyStoredCoal(move["amount"])
            return _ACTIONS[move["type"]](move)
        city = self.state.game.board.city_index.get(move["city"])
        if city is None:
            raise Difference("the board has no such city", "one of its cities", move["city"])
        if move.get("second_network"):
            return BuildHouse(city, begins_network=True)
        return choose(city)


_ACTIONS: Final[dict[str, Callable[[Move], Action]]] = {
    "open": lambda move: OpenAuction(move["plant"], move["bid"]),
    "bid": lambda move: Bid(move["amount"]),
    "pass": lambda move: Pass(),
    "buy": lambda move: BuyFuel(
        FUEL_NAMES.index(move["fuel"]),
        move["amount"],
        MARKETS.index(move.get("market", MARKETS[0])),
    ),
    "end": lambda move: EndTurn(),
}


_CITY_ACTIONS: Final[dict[str, Callable[[int], Action]]] = {
    "build": BuildHouse,
    "bank_house": PlaceBankHouse,
    "mark": MarkStartingCity,
}


def why_not_allowed(error: IllegalAction) -> str:
    """Return why the rules do not allow a recorded action."""
    return f"the rules do not allow this: {in_words(error)}"


def with_location(record: Record, error: RecordError, index: int) -> RecordError:
    """Return the error with the file and, unless it has one, the place of a move."""
    error.file = record.file
    error.move = error.move or index + 1
    if record.lines:
        past_the_end = error.move > len(record.lines)
        error.line = record.lines[-1] + 1 if past_the_end else record.lines[error.move - 1]
    return error
