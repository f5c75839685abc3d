# SPDX-License-Identifier: MIT
"""The cheapest route on a board.

The rules need only distances, which they compute themselves, without loading networkx.
"""

from collections.abc import Collection
from functools import lru_cache
from typing import TYPE_CHECKING

from powergrid.rules.board import Board

if TYPE_CHECKING:
    from networkx import DiGraph


def route(board: Board, network: Collection[int], city: int, cities: Collection[int]) -> list[int]:
    """Return the cheapest route from any city of `network` to `city`, both ends included.

    It stays within `cities`, and is empty if there is none.
    """
    import networkx  # importing it takes longer than showing the table, which does not need it

    graph = _graph(board.neighbours, board.rules.passing_cost, tuple(cities))
    starts = {start for start in network if start in graph}
    if not starts or city not in graph:
        return []
    try:
        _, path = networkx.multi_source_dijkstra(graph, starts, city, weight="cost")
    except networkx.NetworkXNoPath:
        return []
    return list(path)


@lru_cache(maxsize=8)
def _graph(
    neighbours: tuple[tuple[tuple[int, int], ...], ...], passing: int, cities: tuple[int, ...]
) -> "DiGraph[int]":
    """Return the connections between cities, each way with its cost.

    Every route includes the cost of passing through one city too many, so none is favoured.
    """
    import networkx

    graph: DiGraph[int] = networkx.DiGraph()
    graph.add_nodes_from(cities)
    graph.add_weighted_edges_from(
        (
            (start, to, cost + passing)
            for start in cities
            for to, cost in neighbours[start]
            if to in graph
        ),
        weight="cost",
    )
    return graph
