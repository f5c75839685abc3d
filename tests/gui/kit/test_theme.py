# SPDX-License-Identifier: MIT
"""Colours of a scheme: families have a colour for each name, whatever the name is."""

from typing import get_args, get_type_hints

import pytest
from PySide6.QtGui import QColor

from powergrid.gui.kit.theme import Role, Theme, contrast, luminance, theme_for


@pytest.fixture(params=["light", "dark"])
def theme(request: pytest.FixtureRequest) -> Theme:
    return theme_for(request.param)


def test_contrast_is_that_of_wcag() -> None:
    black, white = luminance(QColor("black")), luminance(QColor("white"))
    assert (black, white) == pytest.approx((0, 1))
    assert contrast(black, white) == contrast(white, black) == pytest.approx(21)
    assert luminance(QColor("#777777")) == pytest.approx(0.184, abs=0.001)


def test_every_colour_of_a_theme_has_its_name_in_the_type_of_roles() -> None:
    colours = [name for name, kind in get_type_hints(Theme).items() if kind is QColor]
    assert list(get_args(Role)) == colours


def test_a_black_line_has_a_white_rim(theme: Theme) -> None:
    assert theme.line_rim("black") == QColor("white")
    assert theme.line_rim("red") == theme.rims["red"]


def test_only_with_high_contrast_surfaces_have_an_edge(theme: Theme) -> None:
    assert theme.edge(theme.surface_2) is None
    high = theme_for(theme.name, is_high=True)
    assert high.edge(high.surface_2) == high.border
    assert high.edge(high.accent) is None
