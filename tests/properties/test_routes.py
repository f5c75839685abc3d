# SPDX-License-Identifier: MIT
"""The cost of connecting a city, against networkx on random boards."""

from itertools import combinations, pairwise

import networkx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from powergrid.box import load_board, load_edition, load_plants
from powergrid.box.route import route
from powergrid.rules import Game, apply
from powergrid.rules.actions import BuildHouse
from powergrid.rules.board import UNREACHABLE, Area, Board, City, Connection
from powergrid.rules.setup import first_state
from powergrid.rules.state import BUILDING
from tests.rules.positions import CLASSIC_MARKET, Draws, in_phase


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Return a board of up to twelve cities in up to four areas, connected or not."""
    count = draw(st.integers(2, 12))
    areas = draw(st.integers(1, 4))
    cities = tuple(
        City(f"city-{i}", f"City {i}", draw(st.integers(0, areas - 1))) for i in range(count)
    )
    pairs = draw(
        st.lists(st.sampled_from(list(combinations(range(count), 2))), max_size=24, unique=True)
    )
    links = tuple(Connection(a, b, draw(st.integers(0, 30))) for a, b in pairs)
    tints = tuple(Area(f"area-{i}", f"Area {i}", "red") for i in range(areas))
    return Board("random", "Random", tints, cities, links)


def lengths(board: Board, cities: tuple[int, ...], start: int) -> dict[int, int]:
    graph: networkx.Graph[int] = networkx.Graph()
    graph.add_nodes_from(cities)
    for link in board.connections:
        if link.a in cities and link.b in cities:
            graph.add_edge(link.a, link.b, cost=link.cost)
    found = networkx.single_source_dijkstra_path_length(graph, start, weight="cost")
    return {city: int(cost) for city, cost in found.items()}


@pytest.mark.slow
@given(boards(), st.sets(st.integers(0, 3), min_size=1))
@settings(max_examples=80)
def test_distances_are_the_cheapest_routes_within_the_areas(board: Board, areas: set[int]) -> None:
    cities = board.cities_of(areas)
    table = board.distances(cities)
    for city in range(len(board.cities)):
        if city not in cities:
            assert set(table[city]) == {UNREACHABLE}
            continue
        there = lengths(board, cities, city)
        for other, cost in enumerate(table[city]):
            assert cost == there.get(other, UNREACHABLE)


@given(boards(), st.sets(st.integers(0, 3), min_size=1), st.data())
@settings(max_examples=80)
def test_a_network_pays_the_cheapest_route_from_any_of_its_cities(
    board: Board, areas: set[int], data: st.DataObject
) -> None:
    cities = board.cities_of(areas)
    game = Game(board, load_edition("classic"), load_plants(), 2, tuple(sorted(areas)))
    state = first_state(game, CLASSIC_MARKET, (0, 1))
    state = in_phase(state, BUILDING)
    state.money = (10**6, 10**6)
    state.market = ()  # nothing in it can become obsolete
    state.pile_left = 0
    seat = state.seat
    network: list[int] = []
    ways = {city: lengths(board, cities, city) for city in cities}
    # the first house costs no connection, each later one the cheapest from any city of the network
    for city in data.draw(st.permutations(cities)):
        costs = [ways[own][city] for own in network if city in ways[own]]
        way = route(board, network, city, cities)
        if network and not costs:
            assert way == []
            continue
        before = state.money[seat]
        apply(state, BuildHouse(city), Draws())
        assert before - state.money[seat] == 10 + min(costs, default=0)
        if network:
            assert way[0] in network
            assert way[-1] == city
            assert cost_of(board, way) == min(costs)
        network.append(city)
    assert list(state.cities[seat]) == network


def cost_of(board: Board, route: list[int]) -> int:
    steps = {frozenset((link.a, link.b)): link.cost for link in board.connections}
    return sum(steps[frozenset(pair)] for pair in pairwise(route))


@pytest.mark.slow
@given(boards(), st.sets(st.integers(0, 3), min_size=1))
def test_areas_are_connected_exactly_if_networkx_says_so(board: Board, areas: set[int]) -> None:
    here = {area for area in areas if area < len(board.areas)}
    graph: networkx.Graph[int] = networkx.Graph()
    graph.add_nodes_from(here)
    for link in board.connections:
        a, b = board.cities[link.a].area, board.cities[link.b].area
        if {a, b} <= here:
            graph.add_edge(a, b)
    expected = bool(here) and networkx.is_connected(graph)
    assert board.are_areas_connected(here) == expected


def test_no_route_leads_from_or_to_a_city_out_of_play() -> None:
    board = load_board("germany", "classic")
    assert route(board, [], 0, range(5)) == []
    assert route(board, [30], 0, range(5)) == []
    assert route(board, [0], 30, range(5)) == []
