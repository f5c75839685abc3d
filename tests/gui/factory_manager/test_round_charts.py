# SPDX-License-Identifier: MIT
"""The charts at the end of a game: the types of tiles can be told apart."""

import pytest
from pytestqt.qtbot import QtBot

from powergrid.factory.rules.tiles import TYPES
from powergrid.gui.factory_manager.round_charts import TypesChart
from powergrid.gui.kit.look import Scheme, look
from powergrid.gui.kit.theme import contrast, luminance


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_each_type_has_a_colour_of_its_own_under_legible_names(
    qtbot: QtBot, scheme: Scheme
) -> None:
    look().set_scheme(scheme)
    chart = TypesChart("Tiles bought")
    qtbot.addWidget(chart)
    inks = chart.part_inks(len(TYPES))
    assert len({fill.name() for fill, _ in inks}) == len(TYPES)
    for fill, ink in inks:
        assert contrast(luminance(fill), luminance(ink)) >= 4.5
