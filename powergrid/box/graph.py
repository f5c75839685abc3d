# SPDX-License-Identifier: MIT
"""A board as a networkx graph, and routes on it.

The rules need only distances, which they compute themselves, without loading networkx.
"""

from collections.abc import Collection
from typing import TYPE_CHECKING

from powergrid.rules.board import Board

if TYPE_CHECKING:
    import networkx


def graph_of(board: Board) -> "networkx.Graph[int]":
    """Return a board's graph of city indexes, with `cost` on its edges."""
    import networkx  # importing it takes longer than showing the table, which does not need it

    graph: networkx.Graph[int] = networkx.Graph()
    for index, city in enumerate(board.cities):
        graph.add_node(index, id=city.id, name=city.name, area=city.area)
    for link in board.connections:
        graph.add_edge(link.a, link.b, cost=link.cost)
    return graph


def route(board: Board, network: Collection[int], city: int, cities: Collection[int]) -> list[int]:
    """Return the cheapest route from any city of `network` to `city`, both ends included.

    It stays within `cities`, and is empty if there is none.
    """
    import networkx

    # Every route includes the cost of passing through one city too many, so none is favoured.
    passing = board.rules.passing_cost
    graph: networkx.DiGraph[int] = networkx.DiGraph()
    graph.add_nodes_from(cities)
    for start in cities:
        ways = [(start, to, cost + passing) for to, cost in board.neighbours[start]]
        graph.add_weighted_edges_from([way for way in ways if way[1] in graph], weight="cost")
    starts = {start for start in network if start in graph}
    if not starts or city not in graph:
        return []
    try:
        _, path = networkx.multi_source_dijkstra(graph, starts, city, weight="cost")
    except networkx.NetworkXNoPath:
        return []
    return list(path)
