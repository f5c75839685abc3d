# SPDX-License-Identifier: MIT
"""Plots as SVG."""

import pytest

from powergrid.tools.plot import Bar, bars_svg, ticks


@pytest.mark.parametrize(
    ("maximum", "expected"),
    [
        (3.4, [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5]),
        (6, [0, 1, 2, 3, 4, 5, 6]),
        (42, [0, 10, 20, 30, 40, 50]),
        (0.9, [0, 0.2, 0.4, 0.6, 0.8, 1]),
        (1, [0, 0.2, 0.4, 0.6, 0.8, 1]),
    ],
)
def test_axes_have_round_steps(maximum: float, expected: list[float]) -> None:
    assert ticks(maximum) == expected


def test_bars_have_their_whole_names() -> None:
    names = ("West of the Weser", "Hokkaido and northern Honshu", "1st")
    picture = bars_svg([("Areas", [Bar(name, 20, 10, 30) for name in names], 25)])
    assert all(f">{name}<" in picture for name in names)
