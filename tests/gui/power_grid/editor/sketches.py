# SPDX-License-Identifier: MIT
"""Sketches for tests of the editor."""

from powergrid.gui.power_grid.editor.sketch import City, Connection, Sketch
from powergrid.rules.board import Area

CITY_ROWS = (
    ("anna", "west", 150, 200),
    ("bert", "west", 150, 500),
    ("cora", "middle", 450, 200),
    ("dora", "middle", 450, 500),
    ("emil", "east", 750, 200),
    ("fred", "east", 750, 500),
)
PAIRS = ("anna-bert", "anna-cora", "bert-dora", "cora-dora", "cora-emil", "dora-fred", "emil-fred")
SHORT = dict.fromkeys("23456", 5)


def ends_of(connection: str) -> tuple[str, str]:
    """Return the ids of a connection's ends."""
    a, _, b = connection.partition("-")
    return a, b


def a_sketch() -> Sketch:
    """Return a small board that can be played by three: three areas of two cities."""
    areas = (
        Area("west", "West", "red"),
        Area("middle", "Middle", "blue"),
        Area("east", "East", "green"),
    )
    cities = tuple(City(name, name.title(), area, x, y) for name, area, x, y in CITY_ROWS)
    connections = tuple(Connection(a, b, 9) for a, b in map(ends_of, PAIRS))
    land = ((50, 50, 850, 50, 850, 650, 50, 650),)
    return Sketch(
        "small",
        "Small",
        areas,
        cities,
        connections,
        land,
        rules={"end_at": SHORT, "step2_at": SHORT},
    )
