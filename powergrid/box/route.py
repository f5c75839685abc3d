# SPDX-License-Identifier: MIT
"""The cheapest route on a board.

The rules need only distances, which they compute themselves, without loading networkx.
"""

from collections.abc import Collection

from powergrid.rules.board import Board


def route(board: Board, network: Collection[int], city: int, cities: Collection[int]) -> list[int]:
    """Return the cheapest route from any city of `network` to `city`, both ends included.

    It stays within `cities`, and is empty if there is none.
    """
    import networkx  # importing it takes longer than showing the table, which does not need it

    # Every route includes the cost of passing through one city too many, so none is favoured.
    passing = board.rules.passing_cost
    graph: networkx.DiGraph[int] = networkx.DiGraph()
    graph.add_nodes_from(cities)
    for start in cities:
        connections = [(start, to, cost + passing) for to, cost in board.neighbours[start]]
        graph.add_weighted_edges_from(
            [one for one in connections if one[1] in graph], weight="cost"
        )
    starts = {start for start in network if start in graph}
    if not starts or city not in graph:
        return []
    try:
        _, path = networkx.multi_source_dijkstra(graph, starts, city, weight="cost")
    except networkx.NetworkXNoPath:
        return []
    return list(path)
