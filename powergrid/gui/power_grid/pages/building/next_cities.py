# SPDX-License-Identifier: MIT
"""The cheapest cities one after another: their total, their income, and what they trigger.

A city in which the second network could start is one of them.
"""

from collections.abc import Mapping
from typing import Final

from powergrid.gui.kit.fact_box import Fact
from powergrid.gui.kit.theme import Role
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.draft import Draft
from powergrid.gui.power_grid.words.names import city_name
from powergrid.rules import State, legal
from powergrid.rules.actions import BuildHouse
from powergrid.rules.ending import thresholds_ahead
from powergrid.rules.legal import Sites
from powergrid.rules.phases.building import ends_game, has_step2_cities
from powergrid.rules.phases.bureaucracy import income_of
from powergrid.rules.scoring import max_powered
from powergrid.rules.state import largest_network

_MAX_FACTS: Final = 7


def next_cities(state: State) -> list[Fact]:
    """Return a fact for each city that can be paid with those before it, and for the next one.

    Thresholds that are still ahead come last.
    """
    draft, seat = Draft(state), state.seat
    facts: list[Fact] = []
    while len(facts) < _MAX_FACTS and (prices := _prices(draft.state)):
        board = state.game.board
        house = _cheapest(draft.state, prices)
        name = city_name(board, house.city)
        if house.begins_network:
            name = translate("NextCities", "{city} (second network)").format(city=name)
        money = draft.state.money[seat]
        if prices[house] > money:
            text = translate("NextCities", "need {short} more").format(short=prices[house] - money)
            facts.append((name, text, "text_third"))
            break
        before = draft.state
        draft.add(house)
        name, role = _triggered(before, draft.state, name)
        facts.append((name, _spent(state, draft.state), role))
    return [*facts, *_thresholds(state)]


def affordable_in_turn(state: State) -> tuple[int, State]:
    """Return how many cities can be paid, taking the cheapest each time, and the state after."""
    draft, count = Draft(state), 0
    while prices := _prices(draft.state):
        if not draft.add(_cheapest(draft.state, prices)):
            break
        count += 1
    return count, draft.state


def _prices(state: State) -> Mapping[BuildHouse, int]:
    """Return what each house costs."""
    question = legal(state)
    return question.houses() if isinstance(question, Sites) else {}


def _cheapest(state: State, prices: Mapping[BuildHouse, int]) -> BuildHouse:
    """Return the cheapest house; of several, the one after which the next is cheapest.

    A second network does not start where a connection costs the same.
    """
    cheapest, board = min(prices.values()), state.game.board
    tied = sorted(
        (house for house in prices if prices[house] == cheapest),
        key=lambda house: (house.begins_network, city_name(board, house.city)),
    )
    tied = [house for house in tied if house.begins_network == tied[0].begins_network]
    return min(tied, key=lambda house: _price_after(state, house)) if len(tied) > 1 else tied[0]


def _price_after(state: State, house: BuildHouse) -> int:
    """Return the price of the cheapest house once this one is built."""
    draft = Draft(state)
    draft.add(house)
    return min(_prices(draft.state).values(), default=0)


def _spent(start: State, after: State) -> str:
    """Return what all cities up to this one cost together, and the income if it is paid."""
    seat = start.seat
    text = translate("NextCities", "{total} of {money}, income {income}")
    if ends_game(after):
        text = translate("NextCities", "{total} of {money}", "the costs, the money there is")
    return text.format(
        total=start.money[seat] - after.money[seat],
        money=start.money[seat],
        income=income_of(after, seat, max_powered(after, seat)),
    )


def _triggered(before: State, after: State, name: str) -> tuple[str, Role]:
    """Return the name of a city with what building it triggers, and the colour for both."""
    if ends_game(after) and not ends_game(before):
        return translate("NextCities", "{city}: the game ends").format(city=name), "warning"
    if before.step == 1 and has_step2_cities(after) and not has_step2_cities(before):
        return translate("NextCities", "{city}: Step 2 begins").format(city=name), "warning"
    return name, "text"


def _thresholds(state: State) -> list[Fact]:
    names = (
        translate("NextCities", "Step 2 begins at {count}"),
        translate("NextCities", "The game ends at {count}"),
    )
    text = translate("NextCities", "you {own}, leader {maximum}")
    text = text.format(own=len(state.cities[state.seat]), maximum=largest_network(state))
    ahead = zip(names, thresholds_ahead(state), strict=True)
    return [(name.format(count=count), text, "text_second") for name, count in ahead if count]
