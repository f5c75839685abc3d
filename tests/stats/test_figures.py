# SPDX-License-Identifier: MIT
"""Figures out of whole games add up to what the state says."""

from random import Random

import pytest

from powergrid.box import load_board, load_edition, load_plants
from powergrid.rules import Game, State, apply, begin, legal
from powergrid.rules.events import Event, HouseBuilt, StepBegan
from powergrid.rules.setup import first_state, random_areas, random_order, shuffle_cards
from powergrid.stats.figures import figures
from powergrid.stats.highlights import highlights


def random_game(seed: int, players: int) -> tuple[State, list[Event]]:
    rng = Random(seed)
    board, edition = load_board("usa", "recharged"), load_edition("recharged")
    areas = random_areas(board, edition.areas[players], rng)
    game = Game(board, edition, load_plants(), players, areas)
    cards = shuffle_cards(edition, game.plants, players, rng)
    state = first_state(game, cards.market, random_order(players, rng))
    events = begin(state, cards.pile)
    while not state.is_over:
        events += apply(state, legal(state).sample(rng), cards.pile)
    return state, events


@pytest.mark.parametrize("seed", range(4))
def test_every_elektro_is_accounted_for(seed: int) -> None:
    state, events = random_game(seed, 3 + seed % 3)
    found = figures(events, state.game.players)
    start = state.game.edition.starting_money
    for seat, spent in enumerate(found.spent):
        assert start + spent.earned - spent.total == state.money[seat]
        assert found.cities[seat][-1] == len(state.cities[seat])
        assert found.powered[seat][-1] == state.powered[seat]
        assert len(found.cities[seat]) == state.round == len(found.powered[seat])


def test_what_stands_out_comes_in_order_and_once() -> None:
    _, events = random_game(1, 4)
    told = highlights(events)
    assert [number for number, _ in told] == sorted(number for number, _ in told)
    assert len({id(event) for _, event in told}) == len(told)
    ways = [event.connection for event in events if isinstance(event, HouseBuilt)]
    dearest = [e.connection for _, e in told if isinstance(e, HouseBuilt)]
    assert max(ways) in dearest
    steps = [event for event in events if isinstance(event, StepBegan)]
    assert all(any(event is step for _, event in told) for step in steps)


def test_a_game_without_events_has_no_figures() -> None:
    assert figures([], 2).cities == ([], [])
    assert highlights([]) == []
