# SPDX-License-Identifier: MIT
"""Figures from whole games add up to the final state."""

from random import Random

import pytest

from powergrid.box import (
    board_editions,
    built_in_board_ids,
    load_board,
    load_edition,
    load_plants,
)
from powergrid.rules import Game, State, apply, begin, legal
from powergrid.rules.events import (
    Event,
    HouseBuilt,
    PlantBought,
    RoundBegan,
    StepBegan,
)
from powergrid.rules.setup import (
    first_state,
    random_areas,
    random_closed,
    random_order,
    shuffle_cards,
)
from powergrid.stats.game_figures import rounds_by_seat, total_of
from powergrid.stats.highlights import highlights


def random_game(
    seed: int, players: int, map_id: str = "usa"
) -> tuple[State, list[Event], list[State]]:
    """Return the end of a game, all events, and the state after each round but the last."""
    rng = Random(seed)
    edition = board_editions(map_id)[0]
    board, tables = load_board(map_id, edition), load_edition(edition)
    areas = random_areas(board, board.rules.on(tables).areas[players], rng)
    game = Game(board, tables, load_plants(), players, areas)
    cards = shuffle_cards(game.edition, game.plants, players, rng)
    order = random_order(players, rng)
    state = first_state(game, cards.market, order, random_closed(game, rng))
    events = begin(state, cards.pile)
    ends = []
    while not state.is_over:
        happened = apply(state, legal(state).sample(rng), cards.pile)
        events += happened
        if any(isinstance(event, RoundBegan) for event in happened):
            ends.append(state.copy())
    return state, events, ends


def beginning(state: State) -> State:
    return first_state(state.game, (), range(state.game.players))


@pytest.mark.parametrize("seed", range(4))
def test_every_elektro_is_accounted_for(seed: int) -> None:
    check_figures(*random_game(seed, 3 + seed % 3)[:2])


@pytest.mark.parametrize("board", built_in_board_ids())
def test_every_elektro_is_accounted_for_on_every_board(board: str) -> None:
    check_figures(*random_game(1, 3, board)[:2])


def check_figures(state: State, events: list[Event]) -> None:
    """Check that the figures of a game end with its last state."""
    found = rounds_by_seat(events, beginning(state))
    for seat, rounds in enumerate(found):
        last, total = rounds[-1], total_of(rounds)
        assert last.money == state.money[seat]
        assert state.game.edition.starting_money + total.income - total.paid == last.money
        assert last.cities == len(state.cities[seat])
        assert last.powered == state.powered[seat]
        assert last.capacity == state.game.need(state.plants[seat]).cities
        assert len(rounds) == state.round


@pytest.mark.parametrize("board", ["usa", "australia"])
def test_the_figures_of_a_round_are_those_at_its_end(board: str) -> None:
    """Compared with the states of the game, whenever a round begins; Australia sells uranium."""
    state, events, ends = random_game(2, 4, board)
    found = rounds_by_seat(events, beginning(state))
    assert len(ends) == state.round - 1
    for number, end in enumerate(ends):
        for seat in range(4):
            part = found[seat][number]
            assert part.money == end.money[seat]
            assert part.cities == len(end.cities[seat])
            assert part.capacity == end.game.need(end.plants[seat]).cities


def test_highlights_are_in_order_and_listed_once() -> None:
    _, events, _ = random_game(1, 4)
    told = highlights(events, 1)
    assert [number for number, _ in told] == sorted(number for number, _ in told)
    assert len({id(event) for _, event in told}) == len(told)
    ways = [event.connection for event in events if isinstance(event, HouseBuilt)]
    longest = [e.connection for _, e in told if isinstance(e, HouseBuilt)]
    assert max(ways) in longest
    prices = [event.price for event in events if isinstance(event, PlantBought)]
    assert [e.price for _, e in told if isinstance(e, PlantBought)] == [max(prices)]
    steps = [event for event in events if isinstance(event, StepBegan)]
    assert all(any(event is step for _, event in told) for step in steps)


def test_a_game_without_events_has_no_figures() -> None:
    state, _, _ = random_game(1, 2)
    assert rounds_by_seat([], beginning(state)) == ([], [])
    assert highlights([], 1) == []


def test_the_rounds_of_a_game_begun_in_the_middle_keep_their_numbers() -> None:
    state, events, _ = random_game(1, 4)
    starts = [at for at, event in enumerate(events) if isinstance(event, RoundBegan)]
    later, start = events[starts[0] + 1 : starts[2] + 1], beginning(state)
    start.round = 2
    assert [part.number for part in rounds_by_seat(later, start)[0]] == [2, 3, 4]
    assert {number for number, _ in highlights(later, start.round)} == {2, 3}
