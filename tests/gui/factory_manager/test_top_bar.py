# SPDX-License-Identifier: MIT
"""The bar above the table."""

from pytestqt.qtbot import QtBot

from powergrid.gui.factory_manager.top_bar import Phases
from powergrid.gui.kit.look import look


def test_a_phase_that_is_over_is_ticked(qtbot: QtBot) -> None:
    phases = Phases()
    qtbot.addWidget(phases)
    phases.resize(phases.sizeHint())
    assert not _is_ticked(phases, 1)
    assert _is_ticked(phases, 2)


def _is_ticked(phases: Phases, phase: int) -> bool:
    """Return whether anything is painted before the name of the first phase."""
    phases.show_phase(phase)
    image = phases.grab().toImage()
    ink = look().theme.text_second.rgb()
    before = range(round(look().px(13) * image.devicePixelRatio()))
    return any(image.pixel(x, y) == ink for x in before for y in range(image.height()))
