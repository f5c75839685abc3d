# SPDX-License-Identifier: MIT
"""What an action brings to the seat that takes it, in figures."""

from enum import StrEnum
from typing import NamedTuple

from powergrid.rules import State
from powergrid.rules.phases.building import ends_game, has_step2_cities
from powergrid.rules.phases.order import coming_order
from powergrid.rules.scoring import max_powered
from powergrid.rules.state import BUILDING, BUREAUCRACY


class ReasonKind(StrEnum):
    """What an action brings; each says what the figure beside it counts."""

    COSTS = "costs"
    """It costs that much money now."""
    WILL_COST = "will_cost"
    """Once others have bid too, it will probably cost that much money."""
    EARNS = "earns"
    """It brings that much money now."""
    CAPACITY = "capacity"
    """The seat's plants can power that many more cities (fewer if negative)."""
    CITIES = "cities"
    """The seat's network grows by that many cities."""
    POWERS = "powers"
    """With the fuel at hand that many cities can then be powered; only if the number changes."""
    INCOME = "income"
    """One run of all plants then pays that much more (or less); not in the last round."""
    PLACE = "place"
    """The seat's place in the next turn order; only if there is one and the place changes."""
    LEAVES_PLANT = "leaves_plant"
    """The rival `seat` gets the plant of that number."""
    BEGINS_STEP2 = "begins_step2"
    """Step 2 begins once the seat has that many cities."""
    ENDS_GAME = "ends_game"
    """The game ends once the seat has that many cities."""
    KEEPS = "keeps"
    """Nothing changes: the seat still has that much money."""


class Reason(NamedTuple):
    """One thing that an action brings: what, its figure, and a rival or -1."""

    why: ReasonKind
    figure: int
    seat: int = -1


def reasons(before: State, after: State) -> tuple[Reason, ...]:
    """Return what has changed for the seat on turn of `before`."""
    seat, game = before.seat, before.game
    states = before, after
    paid = before.money[seat] - after.money[seat]
    capacity, more_capacity = [game.need(state.plants[seat]).cities for state in states]
    cities, more_cities = [len(state.cities[seat]) for state in states]
    income = game.income(min(more_capacity, more_cities)) - game.income(min(capacity, cities))
    # Burning fuel is no loss: that is what it is for.
    powers = [max_powered(state, seat) for state in states if before.phase < BUREAUCRACY]
    places = [coming_order(state).index(seat) + 1 for state in states]
    later = [
        Reason(ReasonKind.INCOME, income),
        Reason(ReasonKind.PLACE, places[1] if places[0] != places[1] else 0),
    ]
    found = [
        Reason(ReasonKind.COSTS, max(0, paid)),
        Reason(ReasonKind.EARNS, max(0, -paid)),
        Reason(ReasonKind.CAPACITY, more_capacity - capacity),
        Reason(ReasonKind.CITIES, more_cities - cities),
        Reason(ReasonKind.POWERS, powers[-1] if len(set(powers)) > 1 else 0),
        *([] if ends_game(after) else later),
        *_thresholds(before, after),
        *_plants_left(before, after),
    ]
    return tuple(reason for reason in found if reason.figure) or (
        Reason(ReasonKind.KEEPS, before.money[seat]),
    )


def _thresholds(before: State, after: State) -> list[Reason]:
    cities = len(after.cities[before.seat])
    if ends_game(after) and not ends_game(before):
        return [Reason(ReasonKind.ENDS_GAME, cities)]
    is_step1 = before.phase == BUILDING and before.step == 1
    if is_step1 and has_step2_cities(after) and not has_step2_cities(before):
        return [Reason(ReasonKind.BEGINS_STEP2, cities)]
    return []


def _plants_left(before: State, after: State) -> list[Reason]:
    return [
        Reason(ReasonKind.LEAVES_PLANT, plant, rival)
        for rival in range(before.game.players)
        if rival != before.seat
        for plant in set(after.plants[rival]) - set(before.plants[rival])
    ]
