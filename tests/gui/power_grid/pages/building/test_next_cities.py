# SPDX-License-Identifier: MIT
"""The cheapest cities one after another say what they trigger, as the rules decide it."""

from powergrid.gui.power_grid.pages.building.next_cities import affordable_in_turn, next_cities
from powergrid.rules import State, legal
from powergrid.rules.legal import Sites
from powergrid.rules.state import BANK, BUILDING, FREE, with_item
from tests.expect import expect
from tests.rules.positions import connect, connect_any, fill, in_phase, own, table


def building(board: str, cities: int = 0) -> State:
    """Return a state of a board in which a seat with that many cities builds."""
    state = in_phase(table("recharged", board, 3), BUILDING)
    connect_any(state, state.seat, cities)
    state.money = (200,) * 3
    return state


def taken(state: State, places: int) -> None:
    """Let the bank take that many places of every city except the last."""
    fill(state, places)
    last = (BANK,) * (places - 1) + (FREE,) * (4 - places)
    state.houses = with_item(state.houses, state.game.cities[-1], last)


def warnings(state: State) -> list[str]:
    return [name for name, _, role in next_cities(state) if role == "warning"]


def names(state: State) -> list[str]:
    return [name for name, _, _ in next_cities(state)]


def test_the_city_that_begins_step_2_and_the_city_that_ends_the_game_say_so() -> None:
    for cities, end in ((6, ": Step 2 begins"), (16, ": the game ends")):
        (warning,) = warnings(building("germany", cities))
        assert warning.endswith(end)


def test_a_city_that_causes_an_outage_is_shown_with_the_income_that_is_left() -> None:
    state = building("india")
    own(state, state.seat, 13)
    for built, income in ((5, 22), (6, 19)):
        state.extras = state.extras._replace(built=built)
        assert next_cities(state)[0][1].endswith(f"income {income}")


def test_a_board_without_steps_announces_no_step_2() -> None:
    assert not [name for name in names(building("manhattan")) if "Step 2" in name]
    assert names(building("manhattan"))[-1].startswith("The game ends at ")


def test_a_house_in_the_last_empty_city_begins_step_2_where_that_is_the_rule() -> None:
    for board, expected in (("uk-ireland", 1), ("germany", 0)):
        state = building(board)
        taken(state, 1)
        assert len(warnings(state)) == expected


def test_a_house_on_the_last_place_ends_the_game() -> None:
    state = building("germany", 1)
    state.step = 3
    taken(state, 3)
    (warning,) = warnings(state)
    assert warning.endswith(": the game ends")


def test_a_second_network_is_the_cheapest_where_every_connection_costs_more() -> None:
    state = building("japan")
    connect(state, state.seat, "sapporo")
    question = expect(Sites, legal(state))
    cheapest = min(question.prices().values())
    assert cheapest > 10
    state.money = with_item(state.money, state.seat, 10)
    (first, spent, _), (_, missing, _), *_ = next_cities(state)
    assert first.endswith("(second network)")
    assert spent.startswith("10 of 10")
    assert missing.startswith("need")
    count, after = affordable_in_turn(state)
    assert (count, after.money[state.seat]) == (1, 0)
    state.money = with_item(state.money, state.seat, 9)
    assert next_cities(state)[0][1] == "need 1 more"
    state.extras = state.extras._replace(second_networks=((state.seat, 0),))
    assert next_cities(state)[0][1] == f"need {cheapest - 9} more"
