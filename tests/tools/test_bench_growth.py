# SPDX-License-Identifier: MIT
"""The growth of a game's cost is measured at every point and plotted."""

from itertools import count
from xml.etree import ElementTree

import pytest

from powergrid.tools.bench_growth import AREAS, measure, panels
from powergrid.tools.plot import svg


@pytest.mark.slow
def test_every_point_is_measured_and_drawn() -> None:
    ticks = count()
    growth = measure(games=1, clock=lambda: float(next(ticks)))
    assert [point["players"] for point in growth["players"]["classic"]] == [2, 3, 4, 5, 6]
    assert [point["players"] for point in growth["players"]["recharged"]] == [3, 4, 5, 6]
    for points in growth["cities"].values():
        assert [point["cities"] for point in points] == [7 * areas for areas in AREAS]
        assert all(point["ms"] == 1000 for point in points)  # one game a tick
    assert all(len(games) == 1 for games in growth["length"].values())
    picture = ElementTree.fromstring(svg(panels(growth)))
    texts = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert texts.count("Classic") == texts.count("Recharged") == 3
    assert {"players", "cities in play", "moves", "ms per game", "µs per move"} <= set(texts)
