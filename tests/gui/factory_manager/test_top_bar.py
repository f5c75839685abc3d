# SPDX-License-Identifier: MIT
"""The bar above the table."""

from pytestqt.qtbot import QtBot

from powergrid.gui.factory_manager.top_bar import Phases
from powergrid.gui.kit.look import look
from tests.gui.factory_manager.conftest import OpenTable


def test_a_phase_that_is_over_is_ticked(qtbot: QtBot) -> None:
    phases = Phases()
    qtbot.addWidget(phases)
    phases.resize(phases.sizeHint())
    assert not _is_ticked(phases, 1)
    assert _is_ticked(phases, 2)


def test_the_phases_have_the_players_text_size_where_all_names_fit(
    qtbot: QtBot, open_table: OpenTable
) -> None:
    look().set_text_size("larger")
    bar = open_table().bar
    assert bar.phases.text_size == look().text
    assert bar.energy.isVisible(), "the price needs its room first"
    phases = Phases()
    qtbot.addWidget(phases)
    phases.resize(phases.base_size_hint())
    assert phases.text_size == 1


def _is_ticked(phases: Phases, phase: int) -> bool:
    """Return whether anything is painted before the name of the first phase."""
    phases.show_phase(phase)
    image = phases.grab().toImage()
    ink = look().theme.text_second.rgb()
    before = range(round(look().px(13) * image.devicePixelRatio()))
    return any(image.pixel(x, y) == ink for x in before for y in range(image.height()))
