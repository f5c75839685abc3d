# SPDX-License-Identifier: MIT
"""Advice for the seat on turn: the best things to do, the chance to win after each, and why."""

from random import Random
from typing import Final, NamedTuple

from powergrid.rules import State
from powergrid.rules.actions import Action
from powergrid.rules.state import BUILDING

COSTS: Final = "costs"
"""It costs that much money now."""
CAPACITY: Final = "capacity"
"""The own plants can power that many cities more (or, below 0, fewer)."""
CITIES: Final = "cities"
"""The own network grows by that many cities."""
INCOME: Final = "income"
"""One run, all plants fuelled, then pays that much more (or less)."""
LEAVES_PLANT: Final = "leaves_plant"
"""The rival `seat` gets the plant of that number."""
BEGINS_STEP2: Final = "begins_step2"
"""That many cities begin Step 2."""
ENDS_GAME: Final = "ends_game"
"""That many cities end the game."""


class Reason(NamedTuple):
    """One thing that an action brings: a code of this module, its figure, a rival or -1."""

    code: str
    figure: int
    seat: int = -1


class Advice(NamedTuple):
    """An action, the chance to win after it (0 to 1), and what it brings."""

    action: Action
    chance: float
    reasons: tuple[Reason, ...]


def advise(view: State, most: int = 3) -> list[Advice]:
    """Return up to `most` things to do, what the strongest level would do first.

    Where nothing is compared (fuel, runs, the set-up), it is a single one, with the chance as it
    stands. The view is left as it is; the same view gets the same advice.
    """
    # numpy takes a tenth of a second to load, and a window has no use for it before a hint.
    from powergrid.bots.value.bot import ValueBot
    from powergrid.bots.value.shipped import shipped_net

    bot = ValueBot(shipped_net())
    seat = view.seat
    chosen = bot.decide(view, Random(0))
    found = []
    for option in bot.options(view, Random(0)):
        positions = option.positions or [view]
        chances = [bot.chance(position, seat) for position in positions]
        best = max(range(len(positions)), key=chances.__getitem__)
        reasons = _reasons(view, positions[best])
        found.append(Advice(option.action, chances[best], reasons))
    found.sort(key=lambda one: (one.action == chosen, one.chance), reverse=True)
    return found[:most]


def _reasons(before: State, after: State) -> tuple[Reason, ...]:
    """Return what has changed for the seat on turn of `before`, the figures that are not 0."""
    seat, game = before.seat, before.game
    cities = len(after.cities[seat])
    capacities = [game.need(state.plants[seat]).cities for state in (before, after)]
    powered = [
        min(capacity, len(state.cities[seat]))
        for capacity, state in zip(capacities, (before, after), strict=True)
    ]
    reasons = [
        Reason(COSTS, before.money[seat] - after.money[seat]),
        Reason(CAPACITY, capacities[1] - capacities[0]),
        Reason(CITIES, cities - len(before.cities[seat])),
        Reason(INCOME, game.income(powered[1]) - game.income(powered[0])),
    ]
    if after.phase == BUILDING and cities > len(before.cities[seat]):
        most = max(map(len, before.cities))
        if most < game.end_at <= cities:
            reasons.append(Reason(ENDS_GAME, cities))
        elif after.step == 1 and most < game.step2_at <= cities:
            reasons.append(Reason(BEGINS_STEP2, cities))
    reasons += [
        Reason(LEAVES_PLANT, plant, rival)
        for rival in range(game.players)
        if rival != seat
        for plant in set(after.plants[rival]) - set(before.plants[rival])
    ]
    return tuple(reason for reason in reasons if reason.figure)
