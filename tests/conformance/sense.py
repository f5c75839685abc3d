# SPDX-License-Identifier: MIT
"""Count what a person would call nonsense, level by level.

python -m tests.conformance.sense --games 100 [--seed 1] [--levels beginner,learner] [--map india]

Each level plays against others of its kind, four at the table. Weak play is no nonsense: plants
bought too high, late cities, money kept. Nonsense is what anybody at the table sees is wrong,
whatever the plan.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import inf
from random import Random
from typing import Final

from powergrid.bots import LEVELS, Bot, bot_named
from powergrid.bots.fuel_plan import for_one_run, missing, price_of
from powergrid.bots.planner.lesser_plants import outdoes
from powergrid.rules import State
from powergrid.rules.actions import (
    Action,
    Bid,
    BuildHouse,
    EndTurn,
    OpenAuction,
    RunPlants,
    ScrapPlant,
)
from powergrid.rules.fuel import NO_TOKENS
from powergrid.rules.legal import PlantScraps, legal
from powergrid.rules.scoring import max_powered, runnable_sets
from powergrid.rules.state import BUILDING_HOUSES, BUYING_FUEL, with_item
from powergrid.tools import interrupt
from powergrid.tools.arguments import add_processes
from powergrid.tools.progress_line import ProgressLine
from powergrid.training.processes import Map, parallel_map
from tests.bots.setups import GERMANY, Setup, play_one

KINDS: Final = (
    "bids over 30 more than the number",
    "opens for a plant worse than all it has",
    "scraps the better of two plants",
    "leaves the fuel that would pay for itself",
    "builds nothing with 150 and power to spare",
    "leaves cities dark that earn twice their fuel",
)
_MUCH: Final = 30
_RICH: Final = 150


class Watched:
    """A bot whose nonsense is counted by kind."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.found: Counter[str] = Counter()

    def decide(self, state: State, rng: Random) -> Action:
        action = self.bot.decide(state, rng)
        self.found.update(nonsense(state, action))
        return action


def nonsense(state: State, action: Action) -> Iterator[str]:
    """Return the kinds of nonsense in an action."""
    dear, worse, scrapped, unfuelled, idle, dark = KINDS
    seat, game = state.seat, state.game
    owned = [game.plants[number] for number in state.plants[seat]]
    match action:
        case OpenAuction(plant=plant, bid=bid):
            if bid > plant + _MUCH:
                yield dear
            is_full = len(owned) == game.plants_allowed
            if is_full and all(outdoes(card, game.plants[plant]) for card in owned):
                yield worse
        case Bid(amount=amount) if amount > state.lot + _MUCH:
            yield dear
        case ScrapPlant(plant=plant):
            given_up = game.plants[plant]
            others = (game.plants[number] for number in PlantScraps(state).plants)
            if any(card.kind == given_up.kind and outdoes(given_up, card) for card in others):
                yield scrapped
        case EndTurn() if state.asks == BUYING_FUEL and _gains_by_fuel(state):
            yield unfuelled
        case EndTurn() if state.asks == BUILDING_HOUSES and _is_idle(state):
            yield idle
        case RunPlants(plants=plants) if _gains_by_running(state, plants):
            yield dark


def _gains_by_fuel(state: State) -> bool:
    """Return whether fuel for the seat's cities costs less than they earn, with money to spare."""
    seat, game = state.seat, state.game
    plants, tokens = for_one_run(state, seat)
    price = price_of(state, tokens)
    lit = min(game.need(plants).cities, len(state.cities[seat]))
    gain = game.income(lit) - game.income(max_powered(state, seat))
    return gain > price and state.money[seat] - price >= 50


def _gains_by_running(state: State, plants: tuple[int, ...]) -> bool:
    """Return whether other plants would earn twice the price of the fuel they burn in addition."""
    seat, game = state.seat, state.game
    empty = state.copy()
    empty.fuel = with_item(empty.fuel, seat, NO_TOKENS)

    def income(some: tuple[int, ...]) -> int:
        return game.income(min(game.need(some).cities, len(state.cities[seat])))

    def burnt(some: tuple[int, ...]) -> float:
        tokens = missing(empty, seat, some)
        return inf if tokens is None else price_of(empty, tokens)

    return any(
        income(others) - income(plants) > 2 * (burnt(others) - burnt(plants))
        for others in runnable_sets(state, seat)
        if income(others) > income(plants)
    )


def _is_idle(state: State) -> bool:
    """Return whether a rich seat could connect and power a city without ending the game."""
    seat, game = state.seat, state.game
    cities = len(state.cities[seat])
    return (
        state.money[seat] >= _RICH
        and cities < game.need(for_one_run(state, seat)[0]).cities
        and cities + 1 < game.end_at
        and any(isinstance(action, BuildHouse) for action in legal(state))
    )


def counted(
    level: str,
    games: int,
    seed: int,
    setup: Setup = GERMANY,
    in_processes: Map = map,
    step: Callable[[], None] = lambda: None,
) -> Counter[str]:
    """Return how often four bots of a level played nonsense in that many games."""
    found: Counter[str] = Counter()
    for one in in_processes(partial(counted_in, level, setup), range(seed, seed + games)):
        found += one
        step()
    return found


def counted_in(level: str, setup: Setup, seed: int) -> Counter[str]:
    """Return the same for one game."""
    bots = [Watched(bot_named(level)) for _ in range(4)]
    play_one(setup, bots, seed)
    return sum((bot.found for bot in bots), Counter[str]())


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the games and print how often each kind was seen in a game of four."""
    parser = argparse.ArgumentParser(prog="tests.conformance.sense", description=__doc__)
    parser.add_argument("--games", type=int, default=20, metavar="N", help="of each level (20)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the first (1)")
    parser.add_argument("--levels", default=",".join(LEVELS), metavar="A,B", help="which (all)")
    parser.add_argument("--map", default="germany", metavar="ID", help="the board (germany)")
    parser.add_argument("--edition", default="recharged", help="classic or recharged (recharged)")
    add_processes(parser)
    args = parser.parse_args(arguments)
    levels = args.levels.split(",")
    try:
        _ = [bot_named(level) for level in levels]
    except ValueError as error:
        parser.error(str(error))
    setup = Setup(args.map, args.edition, 4)
    step = ProgressLine("games", args.games * len(levels)).step
    with interrupt.unwinding(), parallel_map(args.jobs, args.cluster) as in_processes:
        found = [
            counted(level, args.games, args.seed, setup, in_processes, step) for level in levels
        ]
    print(f"{'in a game of four':<46}" + "".join(f"{level:>10}" for level in levels))
    for kind in KINDS:
        print(f"{kind:<46}" + "".join(f"{counts[kind] / args.games:>10.2f}" for counts in found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
